"""What a player may say in Money beyond the single actions: whole bids, cards by many names."""

from collections.abc import Mapping
from typing import Any

from openoutcry.errors import BadMove
from openoutcry.games.money.rules.allowed import OUT_OF_ORDER
from openoutcry.games.money.rules.codes import ADD, CARD, FINISH, TAKE_BACK
from openoutcry.games.money.rules.state import (
    BID,
    CARD_NAMES,
    CARD_OF_SERIAL,
    CARDS,
    FACE,
    HAND,
    KIND,
    KINDS,
    PACK,
    SERIAL,
    SIDES,
)
from openoutcry.games.money.shapes import Card
from openoutcry.kernel.notation import whole_number


def name_card(card: int) -> Card:
    """A card as people tell it apart: kind, face value and serial number."""
    return {"card": int(SERIAL[card]), "kind": KINDS[KIND[card]], "face": int(FACE[card])}


def read_card(h: Any, seat: int, written: Any) -> int:
    """The card meant by a serial number, '#13', 'crown20#13', or 'crown20' if the hand settles which."""
    if isinstance(written, Mapping):
        written = written.get("card")
    if isinstance(written, str):
        name, mark, number = written.strip().lower().partition("#")
        if mark:
            card = CARD_OF_SERIAL.get(whole_number(number) or 0)
            if card is None or name not in ("", CARD_NAMES[card].partition("#")[0]):
                raise BadMove("money-error-card", card=written)
            return card
        if whole_number(name) is None:
            own = [
                c
                for c in range(CARDS)
                if h.where[c] in (HAND + seat, BID + seat) and CARD_NAMES[c].startswith(f"{name}#")
            ]
            if len(own) == 1:
                return own[0]
            raise BadMove("money-error-which-card" if own else "money-error-card", card=written)
        written = whole_number(name)
    if isinstance(written, bool) or not isinstance(written, int) or written not in CARD_OF_SERIAL:
        raise BadMove("money-error-card", card=written)
    return CARD_OF_SERIAL[written]


def _laid(h: Any, seat: int) -> list[int]:
    """The cards of the own bid."""
    return [card for card in range(CARDS) if h.where[card] == BID + seat]


def lay_just(h: Any, seat: int, cards: list[int]) -> list[int]:
    """The actions after which just these cards lie there: what was laid before counts, or is taken back."""
    laid = _laid(h, seat)
    missing = sorted(set(cards) - set(laid))
    fits = set(laid) <= set(cards) and all(h.ask("refusal", seat, ADD + card) != OUT_OF_ORDER for card in missing)
    return [ADD + card for card in missing] if fits else [TAKE_BACK, *(ADD + card for card in sorted(cards))]


def action_codes(h: Any, seat: int, move: Mapping[str, Any]) -> list[int] | None:
    """`bid` names a whole bid and is played at once; a card may be added, and taken back, in any order."""
    verb = move.get("move")
    if verb == "bid":
        cards = move.get("cards")
        if not isinstance(cards, list | tuple) or not cards:
            raise BadMove("money-error-no-cards", clause="MON-3.1")
        named = [read_card(h, seat, card) for card in cards]
        if len(set(named)) != len(named):
            raise BadMove("money-error-twice", clause="MON-3.1")
        return [*lay_just(h, seat, named), FINISH]
    if verb == "add":
        card = read_card(h, seat, move.get("card"))
        if h.ask("refusal", seat, ADD + card) == OUT_OF_ORDER:
            return lay_just(h, seat, [*_laid(h, seat), card])
        return [ADD + card]
    if verb == "back" and "card" in move:
        laid, card = _laid(h, seat), read_card(h, seat, move["card"])
        if card not in laid:
            raise BadMove("money-error-not-laid", clause="MON-3.1", card=CARD_NAMES[card])
        return lay_just(h, seat, [each for each in laid if each != card])
    return None


def parse_move(written: str) -> dict[str, Any] | None:
    """'bid crown20#1 #13', 'back #13'."""
    verb, *words = written.lower().replace(",", " ").split() or [""]
    if verb == "bid":
        return {"move": "bid", "cards": words}
    return {"move": "back", "card": words[0]} if verb == "back" and len(words) == 1 else None


def write_move(move: Mapping[str, Any]) -> str | None:
    """The same moves in short text."""
    if move["move"] == "bid":
        return "bid " + " ".join(map(CARD.write, move["cards"]))
    return f"back {CARD.write(move['card'])}" if move["move"] == "back" and "card" in move else None


def name_argument(name: str, value: Any) -> Any:
    """An argument of an event as JSON."""
    if name == "cards":
        return [name_card(card) for card in range(CARDS) if value[card // PACK] >> card % PACK & 1]
    if name == "card":
        return name_card(value)
    if name == "kind":
        return KINDS[value]
    if name == "side":
        return SIDES[value]
    if name == "final":
        return bool(value)
    return value
