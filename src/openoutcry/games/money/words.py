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
    """An argument of an event or an action, as its sentence takes it. Seats are named by the caller."""
    if name == "cards":
        return ", ".join(say_card(card, language) for card in value)
    if name == "card":
        return say_card(value, language)
    if name == "kind":
        return text(f"money-kind-{value}", language)
    if name in ("side", "with"):
        return text(f"money-side-{value}", language)
    if name == "final":
        return "yes" if value else "no"
    return value


def say_move(move: Mapping[str, Any], names: Sequence[str], language: str) -> str | None:
    """A whole bid, or a card of it taken back, in a sentence."""
    if move["move"] == "bid":
        return text("money-move-bid", language, cards=", ".join(say_card(c, language) for c in move["cards"]))
    if move["move"] == "back" and "card" in move:
        return text("money-move-back-card", language, card=say_card(move["card"], language))
    return None
