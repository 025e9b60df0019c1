"""What was costly to make and is asked for again: kept until there is no room, made once however many ask."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable


class Kept:
    """Answers as bytes, those least asked for forgotten first."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer that was kept, or the one that is being made."""
        if key in self._answers:
            self._answers.move_to_end(key)
            return self._answers[key]
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.ensure_future(self._make(key, make))
            making.add_done_callback(lambda ended: None if ended.cancelled() else ended.exception())
        return await asyncio.shield(making)

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            answer = await make()
        finally:
            del self._making[key]
        self._answers[key] = answer
        self._bytes += len(answer)
        while self._bytes > self._most_bytes:
            self._bytes -= len(self._answers.popitem(last=False)[1])
        return answer
