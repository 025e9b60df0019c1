"""Money in words: cards, moves and events as sentences of a language."""

from collections.abc import Mapping, Sequence
from typing import Any

from openoutcry.games.money.moves import name_card
from openoutcry.games.money.rules.state import CARD_OF_SERIAL
from openoutcry.language import text


def say_card(card: Any, language: str) -> str:
    """'Crown 20 №1'."""
    if isinstance(card, int):
        card = name_card(CARD_OF_SERIAL[card])
    kind = text(f"money-kind-{card['kind']}", language)
    return text("money-card", language, kind=kind, face=card["face"], serial=card["card"])


def say_argument(name: str, value: Any, language: str) -> Any:
    """An argument of an event, as its sentence takes it. Seats are named by the caller."""
    if name == "cards":
        return ", ".join(say_card(card, language) for card in value)
    if name == "card":
        return say_card(value, language)
    if name == "kind":
        return text(f"money-kind-{value}", language)
    if name == "side":
        return text(f"money-side-{value}", language)
    if name == "final":
        return "yes" if value else "no"
    return value


def say_move(move: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    """What a named move does, in a sentence."""
    verb = move["move"]
    if verb == "bid":
        return text("money-move-bid", language, cards=", ".join(say_card(c, language) for c in move["cards"]))
    if verb in ("add", "back") and "card" in move:
        said = "add" if verb == "add" else "back-card"
        return text(f"money-move-{said}", language, card=say_card(move["card"], language))
    if verb == "swap":
        other = move["with"]
        if isinstance(other, str):
            return text("money-move-swap-lot", language, side=text(f"money-side-{other}", language))
        return text("money-move-swap-seat", language, seat=names[other])
    return text(f"money-move-{verb}", language)
