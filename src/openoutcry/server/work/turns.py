"""Whose turn it is when there is more work than workers: owners take turns, however much each of them asks for."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, TypeVar

T = TypeVar("T")


class Turns:
    """So many places, at most `each` of them for one owner, and a line of owners before them."""

    def __init__(self, places: int, each: int) -> None:
        self._free = places
        self._each = each
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._working: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        return sum(len(line) for line in self._lines.values())

    @property
    def working(self) -> int:
        return self._working.total()

    async def run(self, owner: str, executor: Callable[[], Executor], work: Callable[..., T], *given: Any) -> T:
        """Wait for a place, then have the work done.

        Who stops waiting gives the place up; work that has begun keeps its place until it has ended.
        """
        await self._enter(owner)
        try:
            done = asyncio.get_running_loop().run_in_executor(executor(), work, *given)
        except BaseException:
            self._leave(owner)
            raise

        def ended(future: asyncio.Future[T]) -> None:
            if not future.cancelled():
                future.exception()  # heard, also when nobody waits any more
            self._leave(owner)

        done.add_done_callback(ended)
        return await asyncio.shield(done)

    async def _enter(self, owner: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(owner, deque()).append(called)
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                self._forget(owner, called)
            else:  # called and cancelled in the same breath
                self._leave(owner)
            raise

    def _leave(self, owner: str) -> None:
        self._working[owner] -= 1
        if not self._working[owner]:
            del self._working[owner]
        self._free += 1
        self._call()

    def _call(self) -> None:
        while self._free:
            owner = next((o for o in self._lines if self._working[o] < self._each), None)
            if owner is None:
                return
            line = self._lines.pop(owner)
            called = line.popleft()
            if line:  # at the end again: one turn each
                self._lines[owner] = line
            if called.cancelled():
                continue
            self._free -= 1
            self._working[owner] += 1
            called.set_result(None)

    def _forget(self, owner: str, called: asyncio.Future[None]) -> None:
        line = self._lines.get(owner)
        if line and called in line:
            line.remove(called)
            if not line:
                del self._lines[owner]
