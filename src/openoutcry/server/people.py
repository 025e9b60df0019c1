"""The people of the exchange: fourteen regulars who take the seats of bots.

A bot's seat keeps the regular's English name; the name a reader sees comes from the locale files. Who comes is drawn
from the table's own seed, so that the same table always has the same people.
"""

import random
from collections.abc import Iterable

from openoutcry.bots.declaration import BOLD, CAREFUL, COLLECTOR
from openoutcry.bots.tempers import WITHOUT_TEMPER, tempers
from openoutcry.kernel.contract import Game
from openoutcry.language import LANGUAGES, text
from openoutcry.server.errors import BadRequest
from openoutcry.server.model import BOT, PERSON, Seat, Sheet

# One initial each, in Latin and in Cyrillic.
REGULARS = (
    *("Ada", "Bruno", "Dora", "Emil", "Flora", "Greta", "Kira"),
    *("Leo", "Otto", "Prosper", "Rosa", "Ugo", "Vera", "Zeno"),
)


# What each is inclined to, where a game has that temper and the level thinks.
TEMPERS = {
    **dict.fromkeys(("Bruno", "Flora", "Greta", "Kira", "Leo"), BOLD),
    **dict.fromkeys(("Ada", "Emil", "Otto", "Vera", "Zeno"), CAREFUL),
    **dict.fromkeys(("Dora", "Prosper", "Rosa", "Ugo"), COLLECTOR),
}


def tempers_of(game: Game) -> dict[str, str]:
    """The tempers the regulars have in a game, by their ids."""
    return {name.lower(): temper for name, temper in TEMPERS.items() if temper in tempers(game)}


def temper_of(game: Game, seat: Seat) -> str | None:
    """The temper of the bot in a seat."""
    if seat.kind != BOT or seat.level in WITHOUT_TEMPER:
        return None
    return tempers_of(game).get((seat.name or "").lower())


def person_of(name: str | None) -> str | None:
    """The regular's id, None for anybody else: `Ada` is `ada`."""
    return name.lower() if name in REGULARS else None


def regular_called(person: str | None) -> str | None:
    """The regular whom somebody asked for by id; None where nobody was asked for."""
    if person is None:
        return None
    name = next((name for name in REGULARS if person_of(name) == person), None)
    if name is None:
        raise BadRequest(where="seats", why=person)
    return name


def name_in(name: str | None, language: str) -> str:
    """A regular's name as it is said in a language; other names stay as they were given."""
    person = person_of(name)
    return text(f"who-{person}", language) if person else name or ""


def names_in(sheet: Sheet, language: str) -> list[str]:
    """Who sits at a table, by seat."""
    return [name_in(s.name, language) if s.kind == BOT else s.name or "" for s in sheet.seats]


def _initials(seat: Seat) -> set[str]:
    if seat.kind != BOT:
        return {(seat.name or "")[:1].upper()}
    return {name_in(seat.name, language)[:1].upper() for language in LANGUAGES}


def _first_free(seed: str, at_table: Iterable[Seat]) -> str:
    here = list(at_table)
    taken = set().union(*map(_initials, here)) if here else set()
    order = random.Random(seed).sample(REGULARS, len(REGULARS))
    away = [name for name in order if name not in {seat.name for seat in here}]
    return next((name for name in away if not taken & _initials(Seat(0, BOT, name))), away[0])


def may_come(sheet: Sheet, seat: Seat) -> bool:
    """May the one who was asked for sit here? Not where the same one, or the same initial, sits already."""
    others = [s for s in sheet.seats if s is not seat and s.name]
    return seat.name not in {s.name for s in others} and not any(_initials(s) & _initials(seat) for s in others)


def regular_for(sheet: Sheet, seat: Seat) -> str:
    """Who takes a bot's seat: nobody whose initial is at the table already, in any language."""
    others = [s for s in sheet.seats if s is not seat and s.name]
    return _first_free(f"{sheet.bot_seed}:{seat.seat}", others)


def stand_in_for(sheet: Sheet, seat: Seat) -> str | None:
    """Who moves for a person that left; nobody while the person moves."""
    if seat.kind != PERSON or not seat.stand_in:
        return None
    before = [Seat(s.seat, BOT, stand_in_for(sheet, s)) for s in sheet.seats[: seat.seat] if s.stand_in]
    return _first_free(f"{sheet.bot_seed}:for:{seat.seat}", [*(s for s in sheet.seats if s.name), *before])
