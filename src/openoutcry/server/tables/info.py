"""A table as its sheet alone tells it."""

from typing import Any

from openoutcry.games import games, load_game
from openoutcry.kernel.chance import seed_hash
from openoutcry.server import store
from openoutcry.server.model import BOT, Sheet
from openoutcry.server.people import person_of, stand_in_for


def sheet_info(sheet: Sheet, guest: str | None) -> dict[str, Any]:
    """A table as its sheet alone tells it."""
    own = sheet.seats_of(guest)
    inside = bool(own) or (guest is not None and guest == sheet.host)
    return {
        "id": sheet.id,
        "game": sheet.game,
        "state": sheet.state,
        "public": sheet.public,
        "players": sheet.players,
        "options": sheet.options,
        "numbers": sheet.numbers,
        "hints": sheet.hints,
        "undo": sheet.undo,
        "clock": sheet.clock,
        "seats": [
            {
                "seat": s.seat,
                "kind": s.kind,
                "name": s.name,
                "person": person_of(s.name) if s.kind == BOT else None,
                "level": s.level if s.kind == BOT else None,
                "guest": s.guest,
                "you": s.seat in own,
                "online": False,
                "stand_in": s.stand_in,
                "stand_in_person": person_of(stand_in_for(sheet, s)),
                "stand_in_at": None,
            }
            for s in sheet.seats
        ],
        "trouble": rules_trouble(sheet),
        "pending": [],
        "host": sheet.host,
        "you": {"host": guest is not None and guest == sheet.host, "seats": own},
        "invite": sheet.invite if inside else None,
        "clocks": None,
        "undo_ask": None,
        "watching": 0,
        "seed_hash": seed_hash(sheet.seed) if sheet.seed and sheet.started_at else None,
        "result": sheet.result,
        "may_change": [],
        "changed_by": sheet.changed_by,
        "rematch": sheet.rematch,
        "rematch_of": sheet.rematch_of,
        "at": store.now_ms(),
        "created_at": sheet.created_at,
        "started_at": sheet.started_at,
        "finished_at": sheet.finished_at,
    }


def rules_trouble(sheet: Sheet) -> str | None:
    """Was it dealt by other rules than there are today?"""
    if sheet.rules is None:
        return None
    if sheet.game not in games() or sheet.rules["version"] != load_game(sheet.game).edition.rules_version:
        return "rules"
    return None
