"""Who is at the public tables of other nodes, for the lists of open tables and of those to watch.

Every node tells once a second what has changed at its public tables, and now and then all of it again: who has just
come hears it then, and what a dead node told is forgotten after a while. Which seats are there and how many look on is
what anybody sees at the table itself; of private tables nothing is told.
"""

import time
from typing import TYPE_CHECKING, Any

from openoutcry.server.hall.news import MOST
from openoutcry.server.model import OPEN, PERSON, RUNNING
from openoutcry.server.tables.table import LiveTable

if TYPE_CHECKING:
    from openoutcry.server.hall import Hall

AGAIN_S = 10.0  # all of it
KEPT_S = 3 * AGAIN_S
Here = tuple[list[int], int]  # seats whose people are there, and how many look on
NOBODY: Here = ([], 0)


class Presence:
    """What one node tells and has heard."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._told: dict[str, Here] = {}
        self._all_told_at = 0.0
        self._heard: dict[str, tuple[float, Here]] = {}

    async def share(self) -> None:
        """Tell the others what has changed here, or everything."""
        here = {table.sheet.id: at for table in self._hall.tables.values() if (at := _at(table)) != NOBODY}
        left = {table: NOBODY for table in self._told if table not in here}
        again = time.monotonic() - self._all_told_at >= AGAIN_S
        changed = [(table, *at) for table, at in (here | left).items() if again or self._told.get(table) != at]
        for first in range(0, len(changed), MOST):
            await self._hall.store.tell(kind="present", tables=changed[first : first + MOST])
        self._told = here
        if again:
            self._all_told_at = time.monotonic()
            self._forget()

    def hear(self, tables: list[tuple[str, list[int], int]]) -> None:
        """What another node told."""
        for table, seats, watching in tables:
            self._heard[table] = (time.monotonic(), (seats, watching))

    def shown(self, said: dict[str, Any]) -> dict[str, Any]:
        """A table's description, with what was heard of who is there."""
        _, (seats, said["watching"]) = self._heard.get(said["id"], (0.0, NOBODY))
        for seat in said["seats"]:
            seat["online"] = seat["kind"] == PERSON and seat["seat"] in seats
        return said

    def _forget(self) -> None:
        horizon = time.monotonic() - KEPT_S
        self._heard = {table: one for table, one in self._heard.items() if one[0] > horizon and one[1] != NOBODY}


def _at(table: LiveTable) -> Here:
    if not table.sheet.public or table.sheet.state not in (OPEN, RUNNING):
        return NOBODY
    online, watching = table.present()
    return [seat.seat for seat in table.sheet.seats if seat.kind == PERSON and seat.guest in online], watching
