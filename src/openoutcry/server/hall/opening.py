"""Opening a table."""

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from openoutcry.kernel.chance import new_seed
from openoutcry.server import store
from openoutcry.server.errors import ServerError, TooMany
from openoutcry.server.guests import new_id
from openoutcry.server.hall.seating import put_bot
from openoutcry.server.model import BOT, FREE, OPEN, ClockSetting, Fork, Guest, Seat, Sheet
from openoutcry.server.people import may_come
from openoutcry.server.tables.table import LiveTable

if TYPE_CHECKING:
    from openoutcry.server.hall import Hall


async def open_table(
    hall: "Hall",
    host: Guest,
    game: str,
    players: int,
    options: dict[str, Any],
    numbers: dict[str, Any],
    seats: Sequence[Seat],
    public: bool = False,
    hints: bool = True,
    undo: bool = True,
    clock: ClockSetting | None = None,
    start: bool = False,
    position: dict[str, Any] | None = None,
    rematch_of: str | None = None,
    forked: Fork | None = None,
) -> LiveTable:
    """A new table; with `start` it is dealt at once. A position starts it from there (puzzles, tests)."""
    hall.pressure.admit("tables")
    rules = await hall.games.prepared(game)
    await hall.workers.do("deals", rules.blank, players, options, numbers)  # refuses what can't be played
    if await hall.store.count_tables(host.id) >= hall.settings.tables_a_guest:
        raise TooMany(most=hall.settings.tables_a_guest)
    sheet = Sheet(
        id=new_id("t"),
        game=game,
        state=OPEN,
        public=public,
        host=host.id,
        players=players,
        options=options,
        numbers=numbers,
        hints=hints,
        undo=undo,
        clock=clock,
        invite=secrets.token_urlsafe(18),
        bot_seed=new_seed(),
        created_at=store.now_ms(),
        seats=list(seats),
        position=position,
        rematch_of=rematch_of,
        forked=forked,
    )
    for seat in sheet.seats:
        if seat.kind == BOT:
            seat.name = seat.name if may_come(sheet, seat) else None
            put_bot(rules, sheet, seat, seat.level)
    if start and any(seat.kind == FREE for seat in sheet.seats):
        raise ServerError("server-error-open-seats")
    await hall.store.add_sheet(sheet)
    table = hall.tables[sheet.id] = LiveTable(hall, sheet, None)
    hall.counters["tables_opened"] += 1
    if start:
        async with table.changing():
            await table.start()
    return table
