"""What a player may say in Exchange Watch beyond the single actions: a card with its targets."""

from collections.abc import Mapping, Sequence
from typing import Any

from openoutcry.errors import BadMove
from openoutcry.games.watch.rules.codes import ACTIONS, COMPANY, PASS, PLAY
from openoutcry.games.watch.rules.effects import BUY_SHARES, MOMENTS
from openoutcry.games.watch.rules.state import (
    BEARS,
    BULLS,
    CARD_ARGS,
    CARD_EFFECT,
    CARD_IDS,
    COMPANIES,
    COMPANY_IDS,
    DECK_IDS,
    ENDINGS,
    EVENT_IDS,
    MULTIPLIER,
    PACK,
    RESHUFFLE,
    SECTORS,
    SIDES,
    STATUS_IDS,
    TRADING_IDS,
    WHYS,
)
from openoutcry.kernel.notation import whole_number


def _named(verb: str, move: Mapping[str, Any]) -> int:
    """The action of another verb with what a move names."""
    return ACTIONS.code(None, 0, {**move, "move": verb}, {})


def action_codes(h: Any, seat: int, move: Mapping[str, Any]) -> list[int] | None:
    """`play` may name all targets of a card and is played at once."""
    if move.get("move") != "play":
        return None
    codes = [_named("play", move)]
    codes += [_named("choose", {name: move[name]}) for name in ("seat", "company") if name in move]
    kind = codes[0] - PLAY
    if "company" in move and "shares" in move and CARD_EFFECT[kind] == BUY_SHARES:
        codes += _more_shares(h, seat, kind, codes[-1], move["shares"])
    if "side" in move or "multiplier" in move:
        codes.append(_named("bet", move))
    return codes


def _more_shares(h: Any, seat: int, kind: int, code: int, shares: Any) -> list[int]:
    """The shares after the first: the company again for each, a pass where more were possible."""
    most = int(CARD_ARGS[kind, 0])
    if isinstance(shares, bool) or not isinstance(shares, int) or not 1 <= shares <= most:
        raise BadMove("watch-error-shares", "WAT-6.2", said=shares, most=most)
    possible = h.ask("shares_by_card", seat, kind, code - COMPANY)
    return [code] * (shares - 1) + ([PASS] if shares < possible else [])


def parse_move(written: str) -> dict[str, Any] | None:
    """'play raid seat 2 company signal', 'play leak company signal shares 2', 'play short bet rise x5'."""
    verb, *words = written.lower().split() or [""]
    if verb != "play" or len(words) < 2:
        return None
    move: dict[str, Any] = {"move": "play", "card": words.pop(0)}
    while words:
        name, value, *rest = words if len(words) > 1 else ("", "")
        if name in ("seat", "company", "shares"):
            number = whole_number(value)
            move[name], words = (value if number is None else number), rest
        elif name == "bet" and rest:
            bet = ACTIONS.hear(" ".join(words[:3]))
            move["side"], move["multiplier"], words = bet["side"], bet["multiplier"], words[3:]
        else:
            raise BadMove("watch-error-verb", verb=written)
    return move


def write_move(move: Mapping[str, Any]) -> str | None:
    """A card with its targets in short text."""
    if move["move"] != "play":
        return None
    parts = [f"play {move['card']}"]
    parts += [f"{name} {move[name]}" for name in ("seat", "company", "shares") if name in move]
    if "side" in move:
        parts.append(ACTIONS.write({**move, "move": "bet"}))
    return " ".join(parts)


def name_face(face: int) -> dict[str, Any]:
    """A card of a trading deck as it is printed, and what it then counts for."""
    deck, card = divmod(int(face), PACK)
    bulls, bears = int(BULLS[deck, card]), int(BEARS[deck, card])
    return {
        "pile": TRADING_IDS[deck],
        "card": card,
        "bulls": bulls,
        "bears": bears,
        "net": bulls - bears,
        "reshuffle": bool(RESHUFFLE[deck, card]),
    }


_WORDS: dict[str, Sequence[str]] = {
    "company": COMPANY_IDS,
    "card": CARD_IDS,
    "deck": DECK_IDS,
    "event_card": EVENT_IDS,
    "sector": SECTORS,
    "pile": TRADING_IDS,
    "moment": MOMENTS,
    "why": WHYS,
    "status": STATUS_IDS,
    "side": SIDES,
    "ending": ENDINGS,
}


def name_argument(name: str, value: Any) -> Any:
    """An argument of an event as JSON."""
    if name in _WORDS:
        return _WORDS[name][value]
    if name == "companies":
        return [COMPANY_IDS[c] for c in range(COMPANIES) if value >> c & 1]
    if name == "face":
        return name_face(value)
    if name == "multiplier":
        return int(MULTIPLIER[value])
    return value
