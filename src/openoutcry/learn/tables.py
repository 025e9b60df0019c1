"""Tables to learn at: many games side by side, each with its own kind and its own company, on the CPU or on a GPU.

After `reset` and every `step` the tensors say, for each table: what the seat to move may know (`seen`) and do
(`masks`), both in one of the forms of `sight`; which seat that is (`seats`), who sits there (`asked`: LEARNER and up
wait for an action, the others have planned theirs), and of a game that has just ended (`done`) the rewards by rank and
the parts of the win, by seat.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import torch

from openoutcry.env.shortening import KINDS
from openoutcry.env.vector import ENVIRONMENT, sheets
from openoutcry.kernel.batch import SEATS, master_key
from openoutcry.kernel.chance import CHANCE
from openoutcry.kernel.contract import Game
from openoutcry.kernel.gpu import THREADS, cuda_module
from openoutcry.kernel.instantiate import instantiate
from openoutcry.kernel.record import quietened
from openoutcry.kernel.stream import line_up
from openoutcry.learn.sight import FULL, form_of
from openoutcry.learn.variants import Variant, models

LEAGUE = "openoutcry.learn.generic.league"
RENEWING = 512  # blocks that clear the tables of games that ended: few do in one step


class Tables:
    """On the CPU. `sitters` says who sits at each table, seat by seat; all move one seat on from game to game."""

    device = "cpu"

    def __init__(
        self,
        game: Game,
        variants: Sequence[Variant],
        tables: int,
        sitters: np.ndarray,
        seed: int | str,
        first_bot: int = 0,
        observations: str = FULL,
    ) -> None:
        self.game, self.tables, self.first_bot = game, tables, first_bot
        self.observations, self.form = observations, form_of(observations, game.n_actions)
        self.kinds = np.arange(tables) % len(variants)
        self.players = np.array([variant.players for variant in variants], np.int64)[self.kinds]
        self._models = models(game, list(variants))
        self._sitters = np.zeros((tables, SEATS), np.int64)
        self._sitters[:, : sitters.shape[1]] = sitters
        self._master = np.frombuffer(master_key(seed), "<u4").copy()
        self._restart = np.full(tables, -1, np.int64)
        self._prepare()

    def _prepare(self) -> None:
        self._compiled = self.game.algorithm(LEAGUE)
        record, count, size = self._compiled.QUIET, self.tables, self.game.observation_size
        self._threads = os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads, "openoutcry-tables")
        self._models = quietened(self._models, record)
        self._states, self._bots = np.zeros(count, record), np.zeros(count, CHANCE)
        self._raw = self._states.view(np.uint8).reshape(count, record.itemsize)
        self._numbers, self._planned = np.arange(count), np.full(count, -1, np.int64)
        short = self.observations != FULL
        seen = np.zeros((count, size), KINDS[self.observations]) if short else line_up(count, size)
        packed = np.zeros((count if short else 0, self.form.mask_size), np.uint8)
        held: dict[str, Any] = {
            "masks": np.zeros((count, self.game.n_actions), np.uint8),
            "seats": np.zeros(count, np.int64),
            "asked": np.zeros(count, np.int64),
            "rewards": np.zeros((count, SEATS), np.float32),
            "shares": np.zeros((count, SEATS), np.float32),
            "done": np.zeros(count, np.uint8),
            "points": np.zeros((count, SEATS), np.int64),
        }
        self._told = self._compiled.Told(sheets(self._compiled, seen, packed), **held)
        self.masks, self.seats, self.asked, self.rewards, self.shares, self.done, self.points = (
            torch.from_numpy(array.view(np.bool_) if name in ("masks", "done") else array)
            for name, array in held.items()
        )
        self.seen = torch.from_numpy(seen).view(self.form.seen)
        if short:
            self.masks = torch.from_numpy(packed)

    def reset(self) -> None:
        """The first game at every table."""
        self._play(self._restart)

    def step(self, actions: torch.Tensor) -> None:
        """One decision at every table: the action given where one is waited for, the planned one elsewhere."""
        self._play(actions.numpy())

    def _play(self, actions: np.ndarray) -> None:
        compiled = self._compiled
        league = compiled.League(
            states=self._states,
            raw=self._raw,
            bots=self._bots,
            master=self._master,
            models=self._models,
            variants=self.kinds,
            numbers=self._numbers,
            ahead=self.tables,
            sitters=self._sitters,
            planned=self._planned,
        )

        def work(first: int, last: int) -> None:
            scratch, row = np.zeros(1, compiled.QUIET), np.zeros(self.game.observation_size, np.float32)
            bench = compiled.Bench(scratch, scratch.view(np.uint8).reshape(1, -1), row, row.view(np.uint32), far=0)
            compiled.step_tables(league, bench, actions, self._told, first, last)

        edges = [self.tables * k // self._threads for k in range(self._threads + 1)]
        list(self._pool.map(work, edges[:-1], edges[1:]))


class DeviceTables(Tables):
    """On a CUDA GPU: nothing leaves it, and nothing waits for it."""

    device = "cuda"

    def _prepare(self) -> None:
        self._cuda = cuda_module()
        instantiate(self.game, ENVIRONMENT)
        self._shared = instantiate(self.game, "openoutcry.env.generic.cuda_environment")
        self._kernels = instantiate(self.game, "openoutcry.learn.generic.cuda_league")
        self._blocks = (self.tables + THREADS - 1) // THREADS
        self._bot_blocks = (self.tables - self.first_bot + THREADS - 1) // THREADS
        record, count = self._kernels.QUIET, self.tables
        to_device = self._cuda.to_device
        self._words = self._cuda.device_array((count, self._kernels.LONGS), np.uint64)
        self._states = self._words.reshape(self._words.size).view(record)
        words = quietened(self._models, record).view(np.uint64).reshape(len(self._models), -1)
        self._model_words, self._variants = to_device(words), to_device(self.kinds)
        self._bots, self._on_master = to_device(np.zeros(count, CHANCE)), to_device(self._master)
        self._sitters_there, self._numbers = to_device(self._sitters), to_device(np.arange(count))
        self._ended, self._n_ended = to_device(np.zeros(count, np.int32)), to_device(np.zeros(1, np.int32))
        self._restart_there = torch.from_numpy(self._restart).cuda()
        self._make_tensors(count)

    def _make_tensors(self, count: int) -> None:
        def tensor(shape: Any, kind: torch.dtype) -> torch.Tensor:
            return torch.zeros(shape, dtype=kind, device="cuda")

        size, form = self.game.observation_size, self.form
        self._mask_columns = tensor((self.game.n_actions, count), torch.uint8)
        self.seen = tensor((count, size), form.seen)
        self._rows = self.seen.view(torch.int16) if form.seen == torch.bfloat16 else self.seen  # a kind CUDA knows
        self._mask_rows = tensor((count, form.mask_size), torch.uint8)
        self.masks = self._mask_rows.view(form.masks)
        self.seats, self.asked = tensor(count, torch.int64), tensor(count, torch.int64)
        self.rewards, self.shares = tensor((count, SEATS), torch.float32), tensor((count, SEATS), torch.float32)
        self._done, self.points = tensor(count, torch.uint8), tensor((count, SEATS), torch.int64)
        self.done = self._done.view(torch.bool)
        self._plans = tensor(count, torch.int64) - 1
        names = ("_mask_columns", "_mask_rows", "_rows", "seats", "asked")
        results = ("rewards", "shares", "_done", "points", "_plans")
        self._there = {name.strip("_"): self._cuda.as_cuda_array(getattr(self, name)) for name in (*names, *results)}

    def reset(self) -> None:
        self._play(self._restart_there)

    def step(self, actions: torch.Tensor) -> None:
        self._play(actions)

    def _play(self, actions: Any) -> None:
        there, kernels = self._there, self._kernels
        stream = self._cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        single, numbers, ended = (self._blocks, THREADS, stream), self._numbers, (self._ended, self._n_ended)
        results = (there[name] for name in ("rewards", "shares", "done", "points"))
        given = self._cuda.as_cuda_array(actions, sync=False)
        kernels.play_kernel[single](self._states, given, there["plans"], numbers, self.tables, *results, *ended)
        renewing = (min(self._blocks, RENEWING), THREADS, stream)
        kernels.clear_tables_kernel[renewing](self._words, self._model_words, self._variants, *ended)
        kernels.lay_out_kernel[single](self._states, self._bots, self._on_master, numbers, *ended)
        seats, asked, masks, planned = (there[name] for name in ("seats", "asked", "mask_columns", "plans"))
        kernels.ask_kernel[single](
            self._states, masks, seats, self._sitters_there, numbers, self.tables, planned, asked, self._n_ended
        )
        if self._bot_blocks:
            planning = (self._bot_blocks, THREADS, stream)
            kernels.plan_kernel[planning](self._words, masks, seats, asked, self._bots, planned, self.first_bot)
        self._rows.zero_()
        self._shared.observe_in_rows_kernel[single](self._words, seats, there["rows"])
        if self.observations == FULL:
            grid, threads = self._shared.tiles(masks)
            self._shared.turn_kernel[grid, threads, stream](masks, there["mask_rows"])
        else:
            self._shared.pack_kernel[single](masks, there["mask_rows"])


def make_tables(device: str, *args: Any, **named: Any) -> Tables:
    """Tables on this device."""
    return (DeviceTables if device == "cuda" else Tables)(*args, **named)
