"""One socket at a table: what still has to be sent to it, and how it ends."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from openoutcry.server.match import dumps
from openoutcry.server.model import Guest
from openoutcry.table.undo import Place


@dataclass(eq=False)
class Line:
    """One socket at a table: who, which seat it asks to look from, and what still has to be sent."""

    guest: Guest | None
    language: str
    room: int
    invite: str | None = None  # the invitation it came with
    asked: Place = None  # asked for is not given: LiveTable.place_of says what it may see
    synced: Place = None  # the place of its last sync
    greeted: bool = False
    closing: str | None = None
    table_key: str = ""
    queue: asyncio.Queue[str] = field(default_factory=asyncio.Queue)

    def send(self, message: dict[str, Any] | str) -> None:
        """Put a message into the line's queue; a line that does not keep up is closed."""
        if self.closing:
            return
        if self.queue.qsize() >= self.room:
            self.close("slow")
            return
        self.queue.put_nowait(message if isinstance(message, str) else dumps(message))

    def close(self, reason: str) -> None:
        """Say why, then end."""
        if not self.closing:
            self.queue.put_nowait(dumps({"type": "closing", "reason": reason}))
            self.closing = reason
            self.queue.put_nowait("")


def joined(**parts: str) -> str:
    """An object from values that are JSON already. A trailing underscore keeps a name from being a keyword."""
    return "{" + ",".join(f'"{name.rstrip("_")}":{value}' for name, value in parts.items()) + "}"
