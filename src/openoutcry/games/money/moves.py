"""What a player may say in Money: action codes, named moves, short text."""

from collections.abc import Mapping
from typing import Any

from openoutcry.errors import BadMove
from openoutcry.games.money.rules.allowed import OUT_OF_ORDER
from openoutcry.games.money.rules.codes import ADD, FINISH, KEEP, SWAP_LOT, SWAP_SEAT, TAKE_BACK
from openoutcry.games.money.rules.state import BID, CARD_OF_SERIAL, CARDS, FACE, HAND, KIND, KINDS, PACK, SEATS, SERIAL
from openoutcry.games.money.shapes import Card
from openoutcry.kernel.notation import whole_number

SIDES = ("left", "right")


def name_card(card: int) -> Card:
    """A card as people tell it apart: kind, face value and serial number."""
    return {"card": int(SERIAL[card]), "kind": KINDS[KIND[card]], "face": int(FACE[card])}


def write_card(card: int) -> str:
    """A card in short text: crown20#1."""
    return f"{KINDS[KIND[card]]}{FACE[card]}#{SERIAL[card]}"


def name_action(action: int) -> dict[str, Any]:
    """An action code as a named move."""
    if action < FINISH:
        return {"move": "add", "card": int(SERIAL[action - ADD])}
    if action == FINISH:
        return {"move": "done"}
    if action < KEEP:
        return {"move": "swap", "with": SIDES[action - SWAP_LOT]}
    if action == KEEP:
        return {"move": "keep"}
    if action == TAKE_BACK:
        return {"move": "back"}
    return {"move": "swap", "with": action - SWAP_SEAT}


def _card(h: Any, seat: int, said: Any) -> int:
    """The card meant by a serial number, '#13', 'crown20#13', or 'crown20' if the hand settles which."""
    if isinstance(said, Mapping):
        said = said.get("card")
    if isinstance(said, str):
        name, mark, number = said.strip().lower().partition("#")
        if mark:
            card = CARD_OF_SERIAL.get(whole_number(number) or 0)
            if card is None or name not in ("", write_card(card).partition("#")[0]):
                raise BadMove("money-error-card", card=said)
            return card
        if whole_number(name) is None:
            own = [
                c
                for c in range(CARDS)
                if h.where[c] in (HAND + seat, BID + seat) and write_card(c).startswith(f"{name}#")
            ]
            if len(own) == 1:
                return own[0]
            raise BadMove("money-error-which-card" if own else "money-error-card", card=said)
        said = whole_number(name)
    if isinstance(said, bool) or not isinstance(said, int) or said not in CARD_OF_SERIAL:
        raise BadMove("money-error-card", card=said)
    return CARD_OF_SERIAL[said]


def _laid(h: Any, seat: int) -> list[int]:
    """The cards of the own bid."""
    return [card for card in range(CARDS) if h.where[card] == BID + seat]


def lay_just(h: Any, seat: int, cards: list[int]) -> list[int]:
    """The actions after which just these cards lie there: what was laid before counts, or is taken back."""
    laid = _laid(h, seat)
    missing = sorted(set(cards) - set(laid))
    fits = set(laid) <= set(cards) and all(h.ask("refusal", seat, ADD + card) != OUT_OF_ORDER for card in missing)
    return [ADD + card for card in missing] if fits else [TAKE_BACK, *(ADD + card for card in sorted(cards))]


def action_codes(h: Any, seat: int, move: Mapping[str, Any]) -> list[int]:
    """The actions a named move stands for; `bid` names a whole bid and is played at once."""
    verb = move.get("move")
    if verb == "bid":
        cards = move.get("cards")
        if not isinstance(cards, list | tuple) or not cards:
            raise BadMove("money-error-no-cards", clause="MON-3.1")
        named = [_card(h, seat, said) for said in cards]
        if len(set(named)) != len(named):
            raise BadMove("money-error-twice", clause="MON-3.1")
        return [*lay_just(h, seat, named), FINISH]
    if verb == "add":
        card = _card(h, seat, move.get("card"))
        if h.ask("refusal", seat, ADD + card) == OUT_OF_ORDER:
            return lay_just(h, seat, [*_laid(h, seat), card])
        return [ADD + card]
    if verb == "back":
        laid = _laid(h, seat)
        if "card" not in move:
            return [TAKE_BACK]
        card = _card(h, seat, move["card"])
        if card not in laid:
            raise BadMove("money-error-not-laid", clause="MON-3.1", card=write_card(card))
        return lay_just(h, seat, [each for each in laid if each != card])
    if verb == "done":
        return [FINISH]
    if verb == "keep":
        return [KEEP]
    if verb == "swap":
        other = move.get("with")
        if other in SIDES:
            return [SWAP_LOT + SIDES.index(other)]
        if isinstance(other, int) and not isinstance(other, bool) and 0 <= other < SEATS:
            return [SWAP_SEAT + other]
        raise BadMove("money-error-swap", clause="MON-3.4", other=other)
    raise BadMove("money-error-verb", verb=verb)


def parse_move(said: str) -> dict[str, Any]:
    """'bid crown20#1 #13', 'add #13', 'back #13', 'back', 'done', 'swap left', 'swap 2', 'keep'."""
    words = said.replace(",", " ").split()
    verb = words[0].lower() if words else ""
    if verb == "bid":
        return {"move": "bid", "cards": words[1:]}
    if verb in ("add", "back") and len(words) == 2:
        return {"move": verb, "card": words[1]}
    if verb in ("done", "keep", "back") and len(words) == 1:
        return {"move": verb}
    if verb == "swap" and len(words) == 2:
        other = words[1].lower()
        seat = whole_number(other)
        return {"move": "swap", "with": other if seat is None else seat}
    raise BadMove("money-error-verb", verb=said)


def write_move(move: Mapping[str, Any]) -> str:
    """The short text of a named move; parse_move reads it back."""
    verb = move["move"]
    if verb == "bid":
        return "bid " + " ".join(write_card(CARD_OF_SERIAL[c]) if isinstance(c, int) else str(c) for c in move["cards"])
    if verb in ("add", "back") and "card" in move:
        card = move["card"]
        return f"{verb} {write_card(CARD_OF_SERIAL[card]) if isinstance(card, int) else card}"
    if verb == "swap":
        return f"swap {move['with']}"
    return str(verb)


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
