"""Taking a move back: at once where no person saw it, else a question to everybody at the table."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from openoutcry.server import store
from openoutcry.server.errors import UndoRefused
from openoutcry.server.match import Match
from openoutcry.server.model import BOT, PERSON, Guest, Seat, Sheet
from openoutcry.table.undo import NoUndo, Undo, prepare_undo

if TYPE_CHECKING:
    from openoutcry.server.tables.table import LiveTable

UNDO_TRIES = 20  # to work an undo out while others move


@dataclass
class Question:
    """A question to take a move back, while it is open."""

    seat: int
    waiting: set[int]
    until: float
    client: str | None
    agreed: set[int] = field(default_factory=set)

    def as_json(self) -> dict[str, Any]:
        """As the sheet keeps it over a restart, the deadline by the calendar."""
        left = self.until - time.monotonic()
        return {
            "seat": self.seat,
            "waiting": sorted(self.waiting),
            "agreed": sorted(self.agreed),
            "client": self.client,
            "until_ms": store.now_ms() + round(left * 1000),
        }


def _question_of(sheet: Sheet) -> Question | None:
    kept = sheet.asked
    if kept is None:
        return None
    until = time.monotonic() + (kept["until_ms"] - store.now_ms()) / 1000
    return Question(kept["seat"], set(kept["waiting"]), until, kept["client"], set(kept["agreed"]))


class Undoing:
    """The question that is open at a table, and what becomes of it."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.open = _question_of(table.sheet)

    async def ask(self, guest: Guest | None, seat: int, client: str) -> None:
        """Take the last move back: at once against bots or if nobody saw it, else with everybody's consent."""
        async with self._undoing(seat, partial(self._may_ask, guest, seat, client)) as undo:
            if undo is None:
                return
            owned = self.table.own_seat(guest, seat)
            key = f"{owned.guest}:{seat}:{client}"
            # Consent is the whole table's, not only theirs who saw it.
            waiting = {s.seat for s in self.table.sheet.seats if self._has_a_say(s, owned)} if undo.seen else set()
            if waiting:
                self.open = Question(seat, waiting, time.monotonic() + self.table.hall.settings.undo_wait_s, key)
                await self.keep()
                self.table.tell()
                return
            await self._take_back(undo, seat, key)

    def _may_ask(self, guest: Guest | None, seat: int, client: str) -> bool:
        """Is there anything to do for this question? The same one asked again is answered already."""
        owned = self.table.own_seat(guest, seat)
        if f"{owned.guest}:{seat}:{client}" in self.table.playing().clients:
            return False
        if not self.table.sheet.undo and any(self._has_a_say(s, owned) for s in self.table.sheet.seats):
            raise UndoRefused()
        if self.open:
            raise UndoRefused("server-error-undo-asked")
        return True

    @asynccontextmanager
    async def _undoing(self, seat: int, wanted: Callable[[], bool]) -> AsyncIterator[Undo | None]:
        """The table held, with the undo of the seat's last move worked out for the match as it stands then.

        Working it out takes long, so it is done while the table is free; if somebody moved meanwhile, once more.
        """
        undo: Undo | None = None
        worked_for: tuple[Match, int] | None = None
        for _ in range(UNDO_TRIES):
            async with self.table.changing():
                match = self.table.playing()
                if not wanted():
                    yield None
                    return
                if worked_for == (match, len(match.rows)):
                    yield undo
                    return
                worked_for = (match, len(match.rows))
                played, steps = match.table.until(len(match.live)), list(match.live)
                forgetful = frozenset(s.seat for s in self.table.sheet.seats if s.kind == BOT)
            undo = await self.table.hall.workers.do("replays", prepare_undo, played, steps, seat, forgetful)
        raise NoUndo("error-undo-others")

    def _has_a_say(self, seat: Seat, asker: Seat) -> bool:
        return seat.kind == PERSON and not seat.stand_in and seat.guest != asker.guest

    async def answer(self, guest: Guest | None, seat: int, agree: bool) -> None:
        """Consent, refusal, or the asker's own withdrawal."""
        async with self.table.changing():
            self.table.playing()
            self.table.own_seat(guest, seat)
            asked = self.open
            if asked is None or (seat != asked.seat and seat not in asked.waiting | asked.agreed):
                raise UndoRefused("server-error-undo-none-asked")
            if not agree:
                self.open = None
            elif seat in asked.waiting:
                asked.waiting.discard(seat)
                asked.agreed.add(seat)
            await self.keep()
            self.table.tell()
            if self.open is None or asked.waiting:
                return
        await self._undo_agreed(asked)

    async def _undo_agreed(self, question: Question) -> None:
        """Everybody has agreed: take it back, unless somebody's visible move has withdrawn the question."""
        try:
            async with self._undoing(question.seat, lambda: self.open is question) as undo:
                if undo is not None:
                    self.open = None
                    await self._take_back(undo, question.seat, question.client)
        except NoUndo:
            async with self.table.changing():
                self.open = None
                await self.keep()
                self.table.tell()
            raise

    async def _take_back(self, undo: Undo, seat: int, client: str | None) -> None:
        rows = self.table.playing().take_back(undo.first, undo.table, undo.told, seat, client, store.now_ms())
        await self.table.store_rows(rows)
        self.table.hall.counters["undone"] += 1
        self.table.tell()

    def note(self) -> bool:
        """Put the open question into the sheet; was there anything to change?"""
        noted = self.open.as_json() if self.open else None
        changed = noted is not None or self.table.sheet.asked is not None
        self.table.sheet.asked = noted
        return changed

    async def keep(self) -> None:
        if self.note():
            await self.table.save()
