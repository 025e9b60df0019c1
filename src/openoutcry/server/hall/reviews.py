"""Looking back on a match that is over: its review, and its log."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from openoutcry.server.errors import WrongState
from openoutcry.server.match import stored_log
from openoutcry.server.model import FINISHED, RUNNING
from openoutcry.server.tables.table import LiveTable
from openoutcry.table import Log

if TYPE_CHECKING:
    from openoutcry.server.hall import Hall

log = logging.getLogger("openoutcry.server")


class Reviewing:
    """A review in the making: how many decisions of how many are judged."""

    task: asyncio.Task[None]
    done = 0
    of = 0

    def note(self, done: int, of: int) -> None:
        self.done, self.of = done, of


class Reviews:
    """The reviews that are being made; the store has those that were."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._making: dict[str, Reviewing] = {}

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        return [making.task for making in self._making.values()]

    async def answer(self, table: LiveTable, who: str) -> dict[str, Any]:
        """The review of a finished match, or word that it is being made. A failed one is tried again when asked."""
        table_id = table.sheet.id
        found = await self._hall.store.load_review(table_id)
        if found is not None:
            return {"state": "ready", "review": found}
        making = self._making.get(table_id)
        if making is None:
            assert table.match is not None
            self._hall.pressure.admit("reviews")
            self._hall.limiter.take("review", who)
            making = self._making[table_id] = Reviewing()
            making.task = asyncio.create_task(self.make(who, table_id, table.match.table.log, making))
        if making.task.done():
            del self._making[table_id]
            if making.task.exception() is not None:
                return {"state": "failed"}
        return {"state": "computing", "done": making.done, "of": making.of}

    async def make(self, who: str, table_id: str, played: Log, making: "Reviewing") -> None:
        try:
            made = await self._hall.brains.review(who, played, making.note)
        except Exception:
            log.exception("review failed", extra={"table": table_id})
            raise
        await self._hall.store.save_review(table_id, made)
        self._hall.counters["reviews"] += 1


async def exported(hall: "Hall", table: LiveTable) -> Log:
    """The log of a match that is over, whether or not it can still be played again.

    A running one tells its secrets to nobody, not even when today's rules can't go on with it: it is closed first.
    """
    sheet = table.sheet
    if sheet.state == FINISHED and table.match is not None:
        return table.match.table.log
    if sheet.state == RUNNING or sheet.started_at is None:
        raise WrongState(state=sheet.state)
    return stored_log(sheet, await hall.store.load_rows(sheet.id))
