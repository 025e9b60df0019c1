"""Bots: players who decide from what their seat knows. One interface: think.

A bot is named by its level: `random`, `house`, a named level of search (`trader`…), or a search with its
budget, `search:200ms` or `search:1000` (playouts).
"""

import hashlib
import re
import time
from typing import NamedTuple

import numpy as np

from openoutcry.bots.search import Budget, Found
from openoutcry.bots.search import search as search_tree
from openoutcry.errors import BadOption
from openoutcry.kernel.chance import BOT_STREAM, CHANCE
from openoutcry.kernel.contract import Game

RANDOM = "random"
HOUSE = "house"
SEARCH = "search"

# The levels of search people choose from, weakest first, and what each may spend on a decision.
NAMED = {"trader": "search:20ms", "broker": "search:60ms", "tycoon": "search:200ms"}

_BUDGET = re.compile(r"search:(?P<count>[1-9][0-9]{0,6})(?P<unit>ms|s)?")
LONGEST_THOUGHT = 600.0  # seconds


class Candidate(NamedTuple):
    """A move a bot has considered: what it may bring the seat."""

    action: int
    chance: float  # to win; a shared win counts in parts
    money: float  # expected final score
    visits: int  # playouts that tried it


class Thought(NamedTuple):
    """What a bot plays, and why: its candidates, best first (none where it does not compare)."""

    action: int
    candidates: tuple[Candidate, ...] = ()
    chances: tuple[float, ...] = ()  # every seat's chance to win, as far as this seat can tell
    playouts: int = 0
    seconds: float = 0.0  # of processor time


def levels(game: Game) -> list[str]:
    """The bots this game offers people, weakest first."""
    return [RANDOM] if game.house is None else [RANDOM, HOUSE, *NAMED]


def usual(game: Game) -> str:
    """Whom people meet if they don't choose, and who takes over for those who leave."""
    return RANDOM if game.house is None else HOUSE


def strongest(game: Game) -> str:
    """Who gives hints."""
    return levels(game)[-1]


def check_level(game: Game, level: str) -> str:
    """The level, or a typed error."""
    if level not in levels(game) and (game.house is None or not _BUDGET.fullmatch(level)):
        raise BadOption("level", level, ", ".join([*levels(game), "search:200ms", "search:1000"]))
    return level


def budget_of(level: str, threads: int = 1) -> Budget | None:
    """What a level of search may spend; None for the others."""
    spec = _BUDGET.fullmatch(NAMED.get(level, level))
    if spec is None:
        return None
    count = int(spec["count"])
    if spec["unit"] is None:
        return Budget(playouts=count, threads=threads)
    return Budget(seconds=min(LONGEST_THOUGHT, count / 1000 if spec["unit"] == "ms" else count), threads=threads)


def think(game: Game, hidden: np.ndarray, seat: int, seed: str, level: str = RANDOM, threads: int = 1) -> Thought:
    """What a bot plays, given only the seat's hidden record.

    The same seed gives the same choice, unless the level counts time.
    """
    check_level(game, level)
    mask = np.zeros(game.n_actions, np.uint8)
    game.call.legal_mask(hidden, 0, seat, mask)
    allowed = np.flatnonzero(mask)
    if len(allowed) == 1:
        return Thought(int(allowed[0]))
    digest = hashlib.sha256(b"openoutcry bot\0" + seed.encode()).digest()
    if level == RANDOM:
        # 64 bits over at most a few hundred actions: no action is noticeably likelier than another.
        return Thought(int(allowed[int.from_bytes(digest[:8], "little") % len(allowed)]))
    budget = budget_of(level, threads)
    if budget is None:
        return Thought(_house(game, hidden, seat, mask, allowed, digest))
    started = time.process_time() if threads > 1 else time.thread_time()
    found = search_tree(game, hidden, seat, digest, budget)
    spent = (time.process_time() if threads > 1 else time.thread_time()) - started
    return _thought(found, spent)


def _house(game: Game, hidden: np.ndarray, seat: int, mask: np.ndarray, allowed: np.ndarray, digest: bytes) -> int:
    chances = np.zeros(1, CHANCE)
    chances["key"][0] = np.frombuffer(digest, "<u4")
    chances["stream"] = BOT_STREAM
    advised = int(game.advice.advise(hidden, 0, seat, mask, chances, 0))
    return advised if 0 <= advised < game.n_actions and mask[advised] else int(allowed[0])


def _thought(found: Found, seconds: float) -> Thought:
    candidates = tuple(
        Candidate(int(found.actions[i]), float(found.chance[i]), float(found.money[i]), int(found.visits[i]))
        for i in found.order()
        if found.visits[i]
    )
    return Thought(candidates[0].action, candidates, tuple(map(float, found.chances)), found.playouts, seconds)


def choose(game: Game, hidden: np.ndarray, seat: int, seed: str, level: str = RANDOM) -> int:
    """The action a bot plays: think, without the reasons."""
    return think(game, hidden, seat, seed, level).action
