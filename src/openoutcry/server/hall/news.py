"""What the nodes of a site tell each other: a guest changed, a table is gone or wanted, who is at public tables, who
has used up how much; and workers tell them that a job is done.

Nothing in it is secret: ids, seats, counts, and for an address a name that only the site can tell. After a silence in
which some may have been missed, guests and tables in memory are held against the database.
"""

import asyncio
from typing import TYPE_CHECKING, Any

from openoutcry.errors import OutcryError
from openoutcry.server.limits import SHARED

if TYPE_CHECKING:
    from openoutcry.server.hall import Hall

MOST = 100  # in one piece of news, which may have 8,000 bytes
AGAIN_S = 0.5


class News:
    """One node's ear and mouth."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._missed = asyncio.Event()

    def listen(self) -> None:
        """Hear what the others tell, in the event loop."""
        loop = asyncio.get_running_loop()

        def hear(news: dict[str, Any] | None) -> None:
            loop.call_soon_threadsafe(self.heard, news)

        self._hall.store.listen(hear)

    async def share_limits(self) -> None:
        """Tell the others what visitors have used up here since this was last told."""
        spent = self._hall.limiter.spent()
        for first in range(0, len(spent), MOST):
            await self._hall.store.tell(kind="spent", spent=spent[first : first + MOST])

    async def catch_up(self) -> None:
        """After every silence: look into the database for what was missed, as soon as it can be reached."""
        while True:
            await self._missed.wait()
            self._missed.clear()
            try:
                await self._hall.catch_up()
            except OutcryError:
                await asyncio.sleep(AGAIN_S)
                self._missed.set()

    def heard(self, news: dict[str, Any] | None) -> None:
        """One piece of news; None after a silence in which some may have been missed."""
        hall = self._hall
        match news:
            case None:
                self._missed.set()
            case {"kind": "guest", "guest": guest}:
                hall.spawn(hall.look_again(guest))
            case {"kind": "revoked"}:
                hall.send_away(None)
            case {"kind": "forgotten", "guest": guest}:
                hall.send_away(guest)
                hall.start_over_with(guest)
            case {"kind": "gone", "table": table} if table in hall.tables:
                hall.tables[table].start_over()
            case {"kind": "job", "node": node} if hall.jobs is not None:
                hall.jobs.hear(node)
            case {"kind": "wanted", "table": table}:
                hall.spawn(hall.let_go(table))
            case {"kind": "present", "tables": tables}:
                hall.presence.hear(tables)
            case {"kind": "spent", "spent": spent}:
                for purpose, who, cost in spent:
                    if purpose in SHARED:
                        hall.limiter.hear(purpose, who, cost)
