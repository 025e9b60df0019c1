"""Where bots think: worker processes (or threads), never the event loop."""

import asyncio
import contextlib
import multiprocessing
import os
import threading
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from openoutcry.bots import choose
from openoutcry.games import load_game


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
                # Forked children would inherit sockets and the store; spawned ones start clean.
                self._pool = ProcessPoolExecutor(
                    self._processes,
                    multiprocessing.get_context("spawn"),
                    initializer=_follow_parent,
                    initargs=(os.getpid(),),
                )
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


def _follow_parent(parent: int) -> None:
    """A worker whose server was killed ends too; Ctrl-C is the server's to handle."""
    import signal

    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
