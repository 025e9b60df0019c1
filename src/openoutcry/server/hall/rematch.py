"""Once more: a rematch of the same people, or a finished match played on from one of its moments."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, cast

from openoutcry.bots import usual
from openoutcry.kernel.chance import new_seed
from openoutcry.server.errors import BadRequest, NotAllowed, ServerError, WrongState
from openoutcry.server.hall.opening import open_table
from openoutcry.server.model import BOT, OPEN, PERSON, Fork, Guest, RuleChange, Seat, Sheet
from openoutcry.server.tables.table import LiveTable
from openoutcry.table.rematch import BadRematch, checked_change, unchanged

if TYPE_CHECKING:
    from openoutcry.server.hall import Hall


async def rematch(hall: "Hall", guest: Guest, table: LiveTable, seat: int | None, change: dict[str, Any]) -> LiveTable:
    """The same once more; it starts when every person has asked. Who may, changes one rule before."""
    sheet = table.sheet
    if not sheet.seats_of(guest.id):
        raise NotAllowed("server-error-not-seated")
    match = table.finished()
    made = None
    if change:
        if seat is not None:
            table.own_seat(guest, seat)
        made = checked_change(match.table, seat, change)
    following = await _following(hall, guest, table)
    async with following.changing():
        if made:
            _change_rule(following.sheet, made)
            await following.save()
        if guest.id not in following.sheet.ready:
            following.sheet.ready.append(guest.id)
            await following.save()
        people = {s.guest for s in following.sheet.seats if s.kind == PERSON}
        if following.sheet.state == OPEN and people <= set(following.sheet.ready):
            with contextlib.suppress(ServerError):
                await following.start()
    return following


async def _following(hall: "Hall", guest: Guest, table: LiveTable) -> LiveTable:
    """The table of a rematch: opened by the first who asks, the same for all who ask later."""
    sheet = table.sheet
    async with hall.rematching.setdefault(sheet.id, asyncio.Lock()):
        try:
            if sheet.rematch is not None:
                return await hall.bring(sheet.rematch, guest.id)
            following = await open_table(
                hall,
                guest,
                sheet.game,
                sheet.players,
                sheet.options,
                unchanged(sheet.game, sheet.numbers, sheet.changed_by),
                [Seat(s.seat, s.kind, s.name, s.guest, s.level) for s in sheet.seats],
                sheet.public,
                sheet.hints,
                sheet.undo,
                sheet.clock,
                rematch_of=sheet.id,
            )
            async with table.changing():
                sheet.rematch = following.sheet.id
                await table.save()
                table.tell()
            return following
        finally:
            hall.rematching.pop(sheet.id, None)


async def play_on(hall: "Hall", guest: Guest, table: LiveTable, number: int, seat: int) -> LiveTable:
    """From a moment of a finished match on, in one of its seats."""
    match = table.finished()
    if not 0 <= number < len(match.live):
        raise BadRequest("server-error-moment", number=number, last=len(match.live) - 1)
    return await fork(hall, guest, table, number, seat, {"table": table.sheet.id, "number": number})


async def fork(hall: "Hall", guest: Guest, table: LiveTable, number: int, seat: int, told: Fork) -> LiveTable:
    """A table that goes on from there; what the seat did not know is dealt anew.

    Bots take the other seats: those that sat there, or the usual one for a person.
    """
    sheet, match = table.sheet, table.match
    assert match is not None
    played = match.table.log
    position = await hall.workers.do("deals", lambda: match.table.until(number).supposed(seat, new_seed()))
    level = usual(match.game)
    seats = [Seat(s.seat, BOT, s.name if s.kind == BOT else None, None, s.level or level) for s in sheet.seats]
    seats[seat] = Seat(seat, PERSON, guest.name, guest.id)
    return await open_table(
        hall,
        guest,
        sheet.game,
        sheet.players,
        played.options,
        played.numbers,
        seats,
        start=True,
        position=position,
        forked=told,
    )


def _change_rule(sheet: Sheet, made: dict[str, Any]) -> None:
    """One change a rematch: with a shared win, that of the first who makes one."""
    if sheet.state != OPEN:
        raise WrongState(state=sheet.state)
    if sheet.changed_by:
        raise BadRematch("error-rematch-one", count=2)
    sheet.numbers = {**sheet.numbers, made["number"]: made["to"]}
    sheet.changed_by = [cast(RuleChange, made)]
