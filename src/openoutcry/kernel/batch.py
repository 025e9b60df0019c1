"""Batches: many games at once, on CPU threads or, from the same rules, on a CUDA GPU."""

import hashlib
import os
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from openoutcry.errors import BadOption, BadSeed, NotAvailable
from openoutcry.kernel.chance import CHANCE, RAW_KEY, derive_key
from openoutcry.kernel.choices import checked_name
from openoutcry.kernel.contract import Game
from openoutcry.kernel.rule import INTERPRETED

PLAYOUT = "openoutcry.kernel.generic.playout"
STRATEGIES = {"random": 0, "house": 1}
DEVICES = ("cpu", "cuda")
CHUNK = 256  # games a thread takes at a time: enough work to hide the hand-over, small enough for even shares
MOST_GAMES = 10**9
SEATS = 8  # room in the scores of a kernel; every game has fewer


@dataclass(frozen=True)
class Outcome:
    """How the games of a batch ended."""

    scores: np.ndarray  # (games, players)
    winners: np.ndarray  # (games,) bit masks of seats
    decisions: np.ndarray  # (games,)
    seconds: float

    @property
    def win_share(self) -> np.ndarray:
        """The share of wins by seat; a shared win counts in parts."""
        best = self.winners[:, None] >> np.arange(self.scores.shape[1]) & 1
        return (best / best.sum(axis=1, keepdims=True)).mean(axis=0)


class Batch:
    """`games` games of one kind, keyed by one seed. Game i is the same on every device."""

    def __init__(
        self,
        game: Game,
        players: int,
        games: int,
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        numbers: Mapping[str, Any] | None = None,
        bots: Sequence[str] = ("random",),
        device: str = "cpu",
        threads: int | None = None,
        first: int = 0,
    ) -> None:
        if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= MOST_GAMES:
            raise BadOption("games", games, f"1–{MOST_GAMES}")
        if threads is not None and (isinstance(threads, bool) or not isinstance(threads, int) or threads < 0):
            raise BadOption("threads", threads, "0–")
        checked_name("device", device, DEVICES)
        self.game, self.players, self.games, self.device, self.first = game, players, games, device, first
        self.threads = threads or os.cpu_count() or 1
        self.model = game.blank(players, options, numbers)
        self.model[0].quiet = 1
        self.master = np.frombuffer(master_key(seed), "<u4").copy()
        self.strategies = self._strategies(bots)
        self.states = np.empty(0, game.layout.dtype)
        self.chances = np.empty(0, CHANCE)

    def _strategies(self, bots: Sequence[str]) -> np.ndarray:
        if not isinstance(bots, Sequence) or isinstance(bots, str) or len(bots) not in (1, self.players):
            raise BadOption("bot", bots, f"1, {self.players}")
        named = list(bots) * self.players if len(bots) == 1 else list(bots)
        known = ["random", *(["house"] if self.game.house else [])]
        return np.array([STRATEGIES[checked_name("bot", name, known)] for name in named], np.int64)

    def seed(self, i: int) -> str:
        """The seed of game i: a table with it deals the same cards."""
        chance = np.zeros(1, CHANCE)
        derive_key(chance, self.master, self.first + i)
        return RAW_KEY + chance["key"].tobytes().hex()

    def deal(self) -> "Batch":
        """Lay out all games."""
        if self.device == "cuda":
            from openoutcry.kernel.gpu import deal

            deal(self)
            return self
        try:
            self.states = np.empty(self.games, self.game.layout.dtype)
            self.chances = np.zeros(self.games, CHANCE)
        except MemoryError as full:
            raise NotAvailable("error-memory", games=self.games) from full
        deal_some = self.game.algorithm(PLAYOUT).deal

        def work(first: int, last: int) -> None:
            states, bots = self.states[first:last], self.chances[first:last]
            deal_some(states, bots, self.master, self.first + first, last - first, self.model)

        self._share_out(work)
        return self

    def playout(self, progress: Callable[[int], None] | None = None, keep: bool = False) -> Outcome:
        """Deal, and play every game to its end. The final states are kept in `states` only if asked for."""
        if self.device == "cuda":
            from openoutcry.kernel.gpu import playout

            return playout(self)
        many = self.game.algorithm(PLAYOUT)
        started = time.perf_counter()
        decisions = np.zeros(self.games, np.int64)
        points = np.zeros((self.games, self.players), np.int64)
        won = np.zeros(self.games, np.int64)
        uniform = not self.strategies.any()
        if keep:
            self.states = np.empty(self.games, self.game.layout.dtype)
        bench = threading.local()  # each thread plays all its games in the same small piece of memory

        def work(first: int, last: int) -> None:
            if not hasattr(bench, "states"):
                bench.states, bench.bots = np.empty(CHUNK, self.game.layout.dtype), np.zeros(CHUNK, CHANCE)
                bench.mask, bench.scratch = np.zeros(self.game.n_actions, np.uint8), self.game.layout.blank()
            states, bots, count = bench.states, bench.bots, last - first
            results = decisions[first:last], points[first:last], won[first:last]
            many.deal(states, bots, self.master, self.first + first, count, self.model)
            if uniform:
                many.play_all_random(states, bots, *results, bench.mask, 0, count)
            else:
                many.play_all(states, bots, self.strategies, *results, bench.mask, bench.scratch, 0, count)
            if keep:
                self.states[first:last] = states[:count]
            if progress:
                progress(count)

        self._share_out(work)
        return finished(points, won, decisions, time.perf_counter() - started)

    def _share_out(self, work: Callable[[int, int], None]) -> None:
        parts = [(i, min(i + CHUNK, self.games)) for i in range(0, self.games, CHUNK)]
        if self.threads == 1 or len(parts) == 1 or INTERPRETED:
            for first, last in parts:
                work(first, last)
            return
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(lambda part: work(*part), parts))


def master_key(seed: int | str) -> bytes:
    """The key all keys of a batch's games come from."""
    try:
        return hashlib.sha256(f"openoutcry batch\0{seed}".encode()).digest()
    except ValueError as wrong:  # half a character, a number of thousands of digits
        raise BadSeed(seed) from wrong


def finished(points: np.ndarray, won: np.ndarray, decisions: np.ndarray, seconds: float) -> Outcome:
    """The outcome, or an error if a game went on past its longest length."""
    if (decisions < 0).any():
        raise NotAvailable("error-endless", game=int(np.argmin(decisions)))
    return Outcome(points, won, decisions, seconds)
