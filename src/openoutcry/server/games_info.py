"""The games as a lobby offers them, and their rules to read."""

from typing import Any

from openoutcry.bots import levels, usual
from openoutcry.errors import UnknownGame
from openoutcry.games import load_game
from openoutcry.kernel.edition import Number
from openoutcry.language import has_text
from openoutcry.rulebook import to_read
from openoutcry.server.errors import NotFound
from openoutcry.server.people import tempers_of
from openoutcry.table.lesson import lesson_of


def game_info(name: str) -> dict[str, Any]:
    """One game: players, bots, and every option and number with its bounds."""
    game = load_game(name)
    edition = game.edition
    return {
        "name": name,
        "title": f"game-{name}",
        "about": f"{name}-about",
        "rules_version": edition.rules_version,
        "players": {"least": edition.least_players, "most": edition.most_players},
        "levels": levels(game),
        "usual": usual(game),
        "tempers": tempers_of(game),
        "lesson": lesson.minutes if (lesson := lesson_of(name)) else None,
        "options": [_setting(name, n) for n in edition.numbers.values() if n.option],
        "numbers": [_setting(name, n) for n in edition.numbers.values() if not n.option],
        "clauses": game.clauses,
    }


def _setting(game: str, number: Number) -> dict[str, Any]:
    kind = "integer"
    if number.flag:
        kind = "flag"
    elif number.choices:
        kind = "choices" if number.several else "choice"
    elif number.shape:
        kind = "integers"
    return {
        "name": number.name,
        "text": f"{game}-{'option' if number.option else 'number'}-{number.name}",
        "kind": kind,
        "default": number.default,
        "least": number.least,
        "most": number.most,
        "step": number.step,
        "among": list(number.among),
        "by_players": number.by_players,
        "length": number.shape[0] if number.shape else None,
        "choices": list(number.choices),
        "choice_texts": [_choice_text(game, number.name, choice) for choice in number.choices],
        "clause": number.clause,
        "source": number.source,
        "note": number.note,
    }


def _choice_text(game: str, name: str, choice: str) -> str:
    for wanted in (f"{game}-option-{name}-{choice}", f"{game}-{name}-{choice}", f"{game}-kind-{choice}"):
        if has_text(wanted):
            return wanted
    return ""


def rules_page(name: str, language: str) -> tuple[str, str]:
    """The language there is, and the page."""
    load_game(name)
    for code in dict.fromkeys((language, "en")):
        try:
            return code, to_read(name, code)
        except UnknownGame:
            continue
    raise NotFound()
