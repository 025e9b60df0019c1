"""Looking back on a match that is over: its review, and its log."""

import logging
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from openoutcry.bots.review import told_in_full
from openoutcry.report.turning import summed_up
from openoutcry.server.errors import WrongState
from openoutcry.server.match import stored_log
from openoutcry.server.model import FINISHED, RUNNING
from openoutcry.server.tables.table import LiveTable
from openoutcry.server.work.judging import Judges, Making
from openoutcry.table import Log

if TYPE_CHECKING:
    from openoutcry.server.hall import Hall

log = logging.getLogger("openoutcry.server")


class Reviews:
    """The reviews that are being made; the store has those that were."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._making: dict[str, Making] = {}
        self._putting_away: set[str] = set()
        self.judges = Judges(hall.settings.bot_processes, hall.jobs)

    async def answer(self, table: LiveTable, who: str, seats: Sequence[int], had: int) -> dict[str, Any]:
        """The review of a finished match, or as much of it as there is, with the decisions from the had-th on.

        The decisions of some seats are judged first. A failed one is tried again when asked.
        """
        table_id = table.sheet.id
        if table_id not in self._making:
            found = await self._hall.store.load_review(table_id)
            if found is not None:
                return {"state": "ready", "review": summed_up(told_in_full(found))}
        making = self._making.get(table_id) or self._begin(table, who)
        if making.failed:
            del self._making[table_id]
            return {"state": "failed"}
        if making.ended.done():  # it is being put away, or could not be yet
            self._hall.spawn(self._put_away(table_id, making))
            return {"state": "ready", "review": summed_up(making.ended.result())}
        making.look(seats)
        return {"state": "computing", **self._so_far(making, had)}

    def _begin(self, table: LiveTable, who: str) -> Making:
        assert table.match is not None
        self._hall.pressure.admit("reviews")
        self._hall.limiter.take("review", who)
        making = self._making[table.sheet.id] = self.judges.review(who, table.match.table.log)
        self._hall.spawn(self._keep(table.sheet.id, making))
        return making

    def _so_far(self, making: Making, had: int) -> dict[str, Any]:
        told: dict[str, Any] = {"done": len(making.answers), "of": making.of, "beside": self.judges.beside(making)}
        left = self.judges.left_s(making)
        if left is not None:
            told["left_s"] = math.ceil(left)
        if making.review is not None and making.answers:
            new = {answer["number"] for answer in making.answers[had:]}
            so_far = summed_up(making.review.as_json())
            told["review"] = {**so_far, "decisions": [d for d in so_far["decisions"] if d["number"] in new]}
        return told

    async def _keep(self, table_id: str, making: Making) -> None:
        """Put a review away when it is whole."""
        try:
            await making.ended
        except Exception:
            log.exception("review failed", extra={"table": table_id})
            return
        self._hall.counters["reviews"] += 1
        await self._put_away(table_id, making)

    async def _put_away(self, table_id: str, making: Making) -> None:
        """Into the store. Where that is not possible now it stays here, and is tried again when somebody asks."""
        if table_id in self._putting_away or table_id not in self._making:
            return
        self._putting_away.add(table_id)
        try:
            await self._hall.store.save_review(table_id, making.ended.result())
        except Exception as away:  # the database, or a full disk
            log.warning("a review is not kept yet", extra={"table": table_id, "why": type(away).__name__})
        else:
            del self._making[table_id]
        finally:
            self._putting_away.remove(table_id)


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
