"""A table as its sheet alone tells it."""

from typing import Any

from openoutcry.games import games, load_game
from openoutcry.kernel.chance import seed_hash
from openoutcry.server import store
from openoutcry.server.model import BOT, Seat, Sheet, told_fields
from openoutcry.server.people import person_of, stand_in_for, temper_of

TOLD_OF_SHEET, TOLD_OF_SEAT = tuple(told_fields(Sheet)), tuple(told_fields(Seat))


def sheet_info(sheet: Sheet, guest: str | None) -> dict[str, Any]:
    """A table as its sheet alone tells it."""
    return told_to(guest, sheet, common_info(sheet))


def told_to(guest: str | None, sheet: Sheet, common: dict[str, Any]) -> dict[str, Any]:
    """What all may know, with what is this visitor's own."""
    own = sheet.seats_of(guest)
    host = guest is not None and guest == sheet.host
    return {
        **common,
        "seats": [{**seat, "you": seat["seat"] in own} for seat in common["seats"]],
        "you": {"host": host, "seats": own},
        "invite": sheet.invite if own or host else None,
    }


def common_info(sheet: Sheet) -> dict[str, Any]:
    """What everybody who may know of the table may know of it."""
    known = sheet.game in games()
    return {
        **{name: getattr(sheet, name) for name in TOLD_OF_SHEET},
        "seats": [
            {
                **{name: getattr(s, name) for name in TOLD_OF_SEAT},
                "person": person_of(s.name) if s.kind == BOT else None,
                "level": s.level if s.kind == BOT else None,
                "temper": temper_of(load_game(sheet.game), s) if known else None,
                "you": False,
                "online": False,
                "stand_in_person": person_of(stand_in_for(sheet, s)),
                "stand_in_at": None,
                "out_of_time": s.out_of_time,
            }
            for s in sheet.seats
        ],
        "trouble": rules_trouble(sheet),
        "handovers": [],
        "pending": [],
        "clocks": None,
        "undo_ask": None,
        "watching": 0,
        "seed_hash": seed_hash(sheet.seed) if sheet.seed and sheet.started_at else None,
        "may_change": [],
        "belief": False,
        "lesson": None,
        "at": store.now_ms(),
    }


def rules_trouble(sheet: Sheet) -> str | None:
    """Was it dealt by other rules than there are today?"""
    if sheet.rules is None:
        return None
    if sheet.game not in games() or sheet.rules["version"] != load_game(sheet.game).edition.rules_version:
        return "rules"
    return None
