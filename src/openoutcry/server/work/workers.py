"""Threads by kind of work: nothing slow of one kind holds up another, and the loop's own pool is left alone."""

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, TypeVar

T = TypeVar("T")
Kind = Literal["deals", "replays", "beliefs", "pages", "pictures", "peers", "compiling"]
COMPILERS = max(1, min(4, (os.cpu_count() or 1) - 1))  # at once; a core is left for those who play meanwhile
PEERS = 32  # calls to other nodes at once; they wait and do not work
THREADS: dict[Kind, int] = {
    "deals": 1,
    "replays": 2,
    "beliefs": 1,
    "pages": 1,
    "pictures": 1,
    "peers": PEERS,
    "compiling": COMPILERS,
}


class Threads:
    """A few threads for one kind of work, and how much of it waits for them."""

    def __init__(self, count: int, name: str) -> None:
        self._count, self._asked = count, 0
        self._counting = threading.Lock()
        self._pool = ThreadPoolExecutor(count, thread_name_prefix=name)

    @property
    def working(self) -> int:
        return min(self._asked, self._count)

    @property
    def waiting(self) -> int:
        return self._asked - self.working

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        """Have something done; it counts until it has ended, whether or not anybody still waits for it."""
        asked = self._pool.submit(work, *given)
        self._count_asked(1)
        asked.add_done_callback(lambda ended: self._count_asked(-1))
        return await asyncio.wrap_future(asked)

    def _count_asked(self, more: int) -> None:
        with self._counting:
            self._asked += more

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """The server's threads."""

    def __init__(self) -> None:
        self.threads = {kind: Threads(count, kind) for kind, count in THREADS.items()}

    async def do(self, kind: Kind, work: Callable[..., T], *given: Any) -> T:
        """Have something done by the threads for its kind."""
        return await self.threads[kind].do(work, *given)

    async def timed(self, kind: Kind, work: Callable[..., T], *given: Any) -> tuple[T, float]:
        """The same, with the seconds of processor it took."""

        def measured() -> tuple[T, float]:
            started = time.thread_time()
            return work(*given), time.thread_time() - started

        return await self.do(kind, measured)

    def close(self) -> None:
        for threads in self.threads.values():
            threads.close()
