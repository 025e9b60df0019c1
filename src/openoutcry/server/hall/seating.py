"""Who sits where: taking a seat, giving it up, bots, and the deal."""

from typing import TYPE_CHECKING

from openoutcry.bots import levels
from openoutcry.errors import BadSeat
from openoutcry.games import load_game
from openoutcry.kernel.contract import Game
from openoutcry.server.errors import NotAllowed, SeatTaken, ServerError, WrongState
from openoutcry.server.guests import clean_name
from openoutcry.server.model import BOT, CLOSED, FREE, OPEN, PERSON, RUNNING, Guest, Seat, Sheet
from openoutcry.server.names import unlike
from openoutcry.server.people import person_of, regular_for
from openoutcry.server.tables.table import LiveTable

if TYPE_CHECKING:
    from openoutcry.server.hall import Hall


async def sit(guest: Guest, table: LiveTable, number: int | None, name: str | None) -> None:
    """Take a seat: a free one, or one's own again."""
    async with table.changing():
        sheet = table.sheet
        own = sheet.seats_of(guest.id)
        if number is None and own:
            await _take_back(guest, table)
            return
        seat = _seat(sheet, number) if number is not None else next((s for s in sheet.seats if s.kind == FREE), None)
        if seat is None:
            raise SeatTaken("server-error-no-free-seat")
        if seat.seat in own:
            if name is not None and sheet.state == OPEN:
                seat.name = unlike(clean_name(name), sheet.names(but=seat.seat))
                await table.save()
            await _take_back(guest, table)
            return
        if sheet.state != OPEN:
            raise WrongState(state=sheet.state)
        if seat.kind != FREE:
            raise SeatTaken()
        if own and sheet.public and guest.id != sheet.host:
            raise NotAllowed("server-error-one-seat")  # a stranger who saw two hands would play with both
        seat.name = unlike(clean_name(name) if name else guest.name, sheet.names())
        seat.kind, seat.guest = PERSON, guest.id
        await table.save()
        table.tell()


async def _take_back(guest: Guest, table: LiveTable) -> None:
    """One's own seats from the bots that kept them, also those whose time was up."""
    kept = await table.keeping.give_back(guest.id, late=True)
    table.tell()
    table.keeping.tell(kept)


async def stand(guest: Guest, table: LiveTable, number: int) -> None:
    """Give a seat up; during a match a bot takes it over."""
    async with table.changing():
        sheet = table.sheet
        seat = _seat(sheet, number)
        own = seat.seat in sheet.seats_of(guest.id)
        if not own and not (guest.id == sheet.host and sheet.state == OPEN):
            raise NotAllowed("server-error-not-your-seat", seat=number)
        if sheet.state == OPEN:
            _free(seat)
        elif sheet.state == RUNNING:
            table.keeping.stand_in(seat)
        else:
            raise WrongState(state=sheet.state)
        await table.save()
        table.tell()


async def seat_bot(guest: Guest, table: LiveTable, number: int, level: str | None) -> None:
    """The host seats a bot, or frees its seat."""
    async with table.changing():
        sheet = table.sheet
        _host_of_open(guest, sheet)
        seat = _seat(sheet, number)
        if seat.kind == PERSON:
            raise SeatTaken()
        if level is None:
            _free(seat)
        else:
            put_bot(load_game(sheet.game), sheet, seat, level)
        await table.save()
        table.tell()


async def deal(hall: "Hall", guest: Guest, table: LiveTable) -> None:
    """The host starts the match."""
    await hall.games.prepared(table.sheet.game)
    async with table.changing():
        _host_of_open(guest, table.sheet)
        await table.start()


async def close(guest: Guest, table: LiveTable) -> None:
    """The host gives an open table up; anybody seated one that can't be played on."""
    async with table.changing():
        if not (table.trouble and table.sheet.state == RUNNING and table.sheet.seats_of(guest.id)):
            _host_of_open(guest, table.sheet)
        table.sheet.state = CLOSED
        await table.save()
        table.tell()


def put_bot(game: Game, sheet: Sheet, seat: Seat, level: str | None) -> None:
    """A bot of that level, who is one of the regulars, into a seat."""
    if level not in levels(game):
        raise ServerError("server-error-level", level=level, known=", ".join(levels(game)))
    stays = seat.kind == BOT and person_of(seat.name) is not None
    seat.kind, seat.level, seat.guest, seat.stand_in = BOT, level, None, None
    if not stays:
        seat.name = regular_for(sheet, seat)


def _seat(sheet: Sheet, number: int) -> Seat:
    if not 0 <= number < sheet.players:
        raise BadSeat(number, sheet.players)
    return sheet.seats[number]


def _host_of_open(guest: Guest, sheet: Sheet) -> None:
    if guest.id != sheet.host:
        raise NotAllowed()
    if sheet.state != OPEN:
        raise WrongState(state=sheet.state)


def _free(seat: Seat) -> None:
    seat.kind, seat.name, seat.guest, seat.level, seat.stand_in = FREE, None, None, None, None
