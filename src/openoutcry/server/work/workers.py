"""Threads by kind of work: nothing slow of one kind holds up another, and the loop's own pool is left alone."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, TypeVar

T = TypeVar("T")
Kind = Literal["deals", "replays", "pages", "compiling"]
THREADS: dict[Kind, int] = {"deals": 1, "replays": 2, "pages": 1, "compiling": 1}


class Workers:
    """The server's threads."""

    def __init__(self) -> None:
        self._pools = {kind: ThreadPoolExecutor(count, thread_name_prefix=kind) for kind, count in THREADS.items()}

    async def do(self, kind: Kind, work: Callable[..., T], *given: Any) -> T:
        """Have something done by the threads for its kind."""
        return await asyncio.get_running_loop().run_in_executor(self._pools[kind], work, *given)

    async def timed(self, kind: Kind, work: Callable[..., T], *given: Any) -> tuple[T, float]:
        """The same, with the seconds of processor it took."""

        def measured() -> tuple[T, float]:
            started = time.thread_time()
            return work(*given), time.thread_time() - started

        return await self.do(kind, measured)

    def close(self) -> None:
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
