"""Exchange Watch in words: companies, cards, moves and events as sentences of a language."""

from collections.abc import Mapping, Sequence
from typing import Any

from openoutcry.games.watch.rules.state import CARD_NAMES, COMPANY_NAMES, EVENT_NAMES
from openoutcry.language import text


def _own_name(names: Mapping[str, Mapping[str, str]], what: str, name: str, language: str) -> str:
    """The name the edition gives, else the one of the locale files."""
    own = names.get(name, {})
    return own.get(language) or own.get("en") or text(f"watch-{what}-{name}", language)


def say_company(company: str, language: str) -> str:
    """The name of a company."""
    return _own_name(COMPANY_NAMES, "company", company, language)


def say_card(card: str, language: str) -> str:
    """The name of an Inside or Greenmail card."""
    return _own_name(CARD_NAMES, "card", card, language)


def say_event(event: str, language: str) -> str:
    """The name of an event."""
    return _own_name(EVENT_NAMES, "event-card", event, language)


def say_effect(effect: str, arguments: Mapping[str, Any], language: str) -> str:
    """What a card or an event does, from the primitive and its numbers."""
    return text(f"watch-effect-{effect}", language, **_effect_words(arguments, language))


def _effect_words(arguments: Mapping[str, Any], language: str) -> dict[str, Any]:
    said = dict(arguments)
    if "deck" in said:
        what = "deck" if said["deck"] in ("inside", "greenmail") else "pile"
        said["deck"] = text(f"watch-{what}-{said['deck']}", language)
    if "points" in said:
        said["way"] = "up" if said["points"] > 0 else "down"
        said["points"] = abs(said["points"])
    return said


def say_face(face: Mapping[str, Any], language: str) -> str:
    """'News: 2 bulls', 'Rumours: 1 bull, 1 bear, reshuffle'."""
    return text(
        "watch-face",
        language,
        pile=text(f"watch-pile-{face['pile']}", language),
        bulls=face["bulls"],
        bears=face["bears"],
        kind="both" if face["bulls"] and face["bears"] else "bulls" if face["bulls"] else "bears",
        reshuffle="yes" if face["reshuffle"] else "no",
    )


def say_argument(name: str, value: Any, language: str) -> Any:
    """An argument of an event or an action, as its sentence takes it. Seats are named by the caller."""
    if name == "company":
        return say_company(value, language)
    if name == "companies":
        return ", ".join(say_company(company, language) for company in value)
    if name == "card":
        return say_card(value, language)
    if name == "event_card":
        return say_event(value, language)
    if name == "face":
        return say_face(value, language)
    if name in ("deck", "sector", "pile", "moment", "status", "side"):
        return text(f"watch-{name}-{value}", language)
    if name == "net":
        return value.replace("-", "−")
    return value


def say_move(move: Mapping[str, Any], names: Sequence[str], language: str) -> str | None:
    """A card with its targets in a sentence."""
    if move["move"] != "play":
        return None
    parts = [text("watch-move-play", language, card=say_card(move["card"], language))]
    if "seat" in move:
        parts.append(names[move["seat"]])
    if "company" in move:
        parts.append(say_company(move["company"], language))
    if "shares" in move:
        parts.append(str(move["shares"]))
    if "side" in move:
        side = say_argument("side", move["side"], language)
        parts.append(text("watch-move-bet", language, side=side, multiplier=move["multiplier"]))
    return ", ".join(parts)
