"""Where bots think: worker processes (or threads), never the event loop."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from openoutcry.bots import choose
from openoutcry.bots.review import review
from openoutcry.games import load_game
from openoutcry.table import Log
from openoutcry.workers import new_pool


class Brains:
    """The pool of thinking workers."""

    def __init__(self, processes: int) -> None:
        cores = os.cpu_count() or 1
        self._processes = max(1, min(4, cores - 1)) if processes < 0 else processes
        self._pool: Executor | None = None
        self._reviewer: Executor | None = None

    def _executor(self) -> Executor:
        if self._pool is None:
            self._pool = self._workers(self._processes)
        return self._pool

    def _workers(self, processes: int, yielding: bool = False) -> Executor:
        if self._processes == 0:
            return ThreadPoolExecutor(2, thread_name_prefix="bot")
        return new_pool(processes, yielding)

    async def choose(self, game: str, hidden: bytes, seat: int, seed: str, level: str) -> int:
        """What a bot of that level plays, from the bytes of its hidden record."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor(), think, game, hidden, seat, seed, level)
        except BrokenProcessPool:  # a worker was killed: start over with new ones
            self._pool = None
            return await loop.run_in_executor(self._executor(), think, game, hidden, seat, seed, level)

    async def review(self, log: Log, progress: Callable[[int, int], None]) -> dict[str, Any]:
        """A finished match judged decision by decision, by a worker that lets everybody's turn come first."""
        if self._reviewer is None:
            self._reviewer = self._workers(1, yielding=True)
        try:
            return await asyncio.to_thread(review, log, each=self._reviewer.map, progress=progress)
        except BrokenProcessPool:
            self._reviewer = None
            raise

    def close(self) -> None:
        # Nobody waits for the rest of a review: a server that stops is not held up by it.
        reviewing = list((getattr(self._reviewer, "_processes", None) or {}).values())
        for pool in (self._pool, self._reviewer):
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)
        for worker in reviewing:
            worker.terminate()
        self._pool = self._reviewer = None


def think(game: str, hidden: bytes, seat: int, seed: str, level: str) -> int:
    """In the worker: the choice."""
    rules = load_game(game)
    return choose(rules, rules.layout.from_bytes(hidden), seat, seed, level)
