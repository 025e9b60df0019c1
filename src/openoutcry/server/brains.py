"""Where bots think: worker processes (or threads), never the event loop."""

import asyncio
import os
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from openoutcry.bots import choose
from openoutcry.games import load_game
from openoutcry.workers import new_pool


class Brains:
    """The pool of thinking workers."""

    def __init__(self, processes: int) -> None:
        cores = os.cpu_count() or 1
        self._processes = max(1, min(4, cores - 1)) if processes < 0 else processes
        self._pool: Executor | None = None

    def _executor(self) -> Executor:
        if self._pool is None:
            if self._processes == 0:
                self._pool = ThreadPoolExecutor(2, thread_name_prefix="bot")
            else:
                self._pool = new_pool(self._processes)
        return self._pool

    async def choose(self, game: str, hidden: bytes, seat: int, seed: str, level: str) -> int:
        """What a bot of that level plays, from the bytes of its hidden record."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor(), think, game, hidden, seat, seed, level)
        except BrokenProcessPool:  # a worker was killed: start over with new ones
            self.close()
            return await loop.run_in_executor(self._executor(), think, game, hidden, seat, seed, level)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def think(game: str, hidden: bytes, seat: int, seed: str, level: str) -> int:
    """In the worker: the choice."""
    rules = load_game(game)
    return choose(rules, rules.layout.from_bytes(hidden), seat, seed, level)
