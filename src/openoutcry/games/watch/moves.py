"""What a player may say in Exchange Watch: action codes, named moves, short text."""

from collections.abc import Mapping, Sequence
from typing import Any

from openoutcry.errors import BadMove
from openoutcry.games.watch.rules.codes import (
    BET,
    BUY,
    COMPANY,
    DECK_CHOICE,
    OFFER,
    PASS,
    PASS_ON,
    PLAY,
    REPAY,
    SEAT,
    SECTOR_CHOICE,
    SELL,
    STATUS,
    TAKE,
)
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
    MULTIPLIERS,
    PACK,
    RESHUFFLE,
    SEATS,
    SECTORS,
    SIDES,
    STATUS_IDS,
    TRADING_IDS,
    WHYS,
)

_BY_COMPANY = {"take": TAKE, "buy": BUY, "sell": SELL, "offer": OFFER}
_TARGETS: dict[str, tuple[int, Sequence[str] | None]] = {
    "company": (COMPANY, COMPANY_IDS),
    "sector": (SECTOR_CHOICE, SECTORS),
    "deck": (DECK_CHOICE, DECK_IDS),
    "seat": (SEAT, None),
}


def name_action(action: int) -> dict[str, Any]:
    """An action code as a named move."""
    if action == PASS:
        return {"move": "pass"}
    if action == PASS_ON:
        return {"move": "pass", "until": "turn"}
    if action == REPAY:
        return {"move": "repay"}
    if action < PLAY:
        side, multiplier = divmod(action - BET, MULTIPLIERS)
        return {"move": "bet", "side": SIDES[side], "multiplier": int(MULTIPLIER[multiplier])}
    if action < SEAT:
        return {"move": "play", "card": CARD_IDS[action - PLAY]}
    if action < COMPANY:
        return {"move": "choose", "seat": action - SEAT}
    if action < OFFER:
        return {"move": "choose", "company": COMPANY_IDS[action - COMPANY]}
    if action < BUY:
        return {"move": "offer", "company": COMPANY_IDS[action - OFFER]}
    if action < SELL:
        return {"move": "buy", "company": COMPANY_IDS[action - BUY]}
    if action < STATUS:
        return {"move": "sell", "company": COMPANY_IDS[action - SELL]}
    if action < TAKE:
        return {"move": "status", "status": STATUS_IDS[action - STATUS]}
    if action < SECTOR_CHOICE:
        return {"move": "take", "company": COMPANY_IDS[action - TAKE]}
    if action < DECK_CHOICE:
        return {"move": "choose", "sector": SECTORS[action - SECTOR_CHOICE]}
    return {"move": "choose", "deck": DECK_IDS[action - DECK_CHOICE]}


def _one_of(said: Any, known: Sequence[Any], error: str, clause: str) -> int:
    word = said.strip().lower() if isinstance(said, str) else said
    if isinstance(word, bool) or word not in known:
        raise BadMove(error, clause, said=said, known=", ".join(map(str, known)))
    return known.index(word)


def _bet(move: Mapping[str, Any]) -> int:
    side = _one_of(move.get("side"), SIDES, "watch-error-side", "WAT-5.3")
    known = [int(m) for m in MULTIPLIER]
    return BET + MULTIPLIERS * side + _one_of(move.get("multiplier"), known, "watch-error-multiplier", "WAT-5.4")


def _target(name: str, said: Any) -> int:
    first, known = _TARGETS[name]
    if known is None:
        known = range(SEATS)  # type: ignore[assignment]
    return first + _one_of(said, known, f"watch-error-{name}", "WAT-6.1")  # type: ignore[arg-type]


def _play(h: Any, seat: int, move: Mapping[str, Any]) -> list[int]:
    """A card, with its targets where they are named."""
    kind = _one_of(move.get("card"), CARD_IDS, "watch-error-card", "WAT-6.1")
    codes = [PLAY + kind]
    if "seat" in move:
        codes.append(_target("seat", move["seat"]))
    if "company" in move:
        codes.append(_target("company", move["company"]))
        if CARD_EFFECT[kind] == BUY_SHARES and "shares" in move:
            codes += _more_shares(h, seat, kind, codes[-1], move["shares"])
    if "side" in move or "multiplier" in move:
        codes.append(_bet(move))
    return codes


def _more_shares(h: Any, seat: int, kind: int, code: int, shares: Any) -> list[int]:
    """The shares after the first: the company again for each, a pass where more were possible."""
    most = int(CARD_ARGS[kind, 0])
    if isinstance(shares, bool) or not isinstance(shares, int) or not 1 <= shares <= most:
        raise BadMove("watch-error-shares", "WAT-6.2", said=shares, most=most)
    possible = h.ask("shares_by_card", seat, kind, code - COMPANY)
    return [code] * (shares - 1) + ([PASS] if shares < possible else [])


def action_codes(h: Any, seat: int, move: Mapping[str, Any]) -> list[int]:
    """The actions a named move stands for; `play` may name all targets of a card and is played at once."""
    verb = move.get("move")
    if verb == "pass":
        until = move.get("until")
        if until not in (None, "turn"):
            raise BadMove("watch-error-until", "WAT-6.1", said=until)
        return [PASS_ON if until else PASS]
    if verb == "repay":
        return [REPAY]
    if verb == "bet":
        return [_bet(move)]
    if verb == "play":
        return _play(h, seat, move)
    if isinstance(verb, str) and verb in _BY_COMPANY:
        return [_BY_COMPANY[verb] + _one_of(move.get("company"), COMPANY_IDS, "watch-error-company", "WAT-1.1")]
    if verb == "status":
        return [STATUS + _one_of(move.get("status"), STATUS_IDS, "watch-error-status", "WAT-4.3")]
    if verb == "choose":
        named = [name for name in _TARGETS if name in move]
        if len(named) == 1:
            return [_target(named[0], move[named[0]])]
    raise BadMove("watch-error-verb", verb=verb)


def _number(word: str) -> Any:
    return int(word) if word.isdecimal() and len(word) < 10 else word


def parse_move(said: str) -> dict[str, Any]:
    """'buy signal', 'bet rise x5', 'play raid seat 2 company signal', 'choose sector oil', 'pass until-turn', …"""
    words = said.lower().split()
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if verb in ("pass", "done") and not rest:
        return {"move": "pass"}
    if verb == "pass" and rest == ["until-turn"]:
        return {"move": "pass", "until": "turn"}
    if verb == "repay" and not rest:
        return {"move": "repay"}
    if verb in _BY_COMPANY and len(rest) == 1:
        return {"move": verb, "company": rest[0]}
    if verb == "status" and len(rest) == 1:
        return {"move": "status", "status": rest[0]}
    if verb == "bet" and len(rest) == 2:
        return {"move": "bet", "side": rest[0], "multiplier": _number(rest[1].removeprefix("x"))}
    if verb == "choose" and len(rest) == 2 and rest[0] in _TARGETS:
        return {"move": "choose", rest[0]: _number(rest[1])}
    if verb == "play" and rest:
        return {"move": "play", "card": rest[0], **_parse_targets(said, rest[1:])}
    raise BadMove("watch-error-verb", verb=said)


def _parse_targets(said: str, words: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    while words:
        if words[0] in ("seat", "company", "shares") and len(words) > 1:
            found[words[0]] = _number(words[1])
            words = words[2:]
        elif words[0] == "bet" and len(words) > 2:
            found["side"], found["multiplier"] = words[1], _number(words[2].removeprefix("x"))
            words = words[3:]
        else:
            raise BadMove("watch-error-verb", verb=said)
    return found


def write_move(move: Mapping[str, Any]) -> str:
    """The short text of a named move; parse_move reads it back."""
    verb = move["move"]
    if verb == "pass":
        return "pass until-turn" if move.get("until") else "pass"
    if verb == "bet":
        return f"bet {move['side']} x{move['multiplier']}"
    if verb == "status":
        return f"status {move['status']}"
    if verb == "choose":
        name = next(name for name in _TARGETS if name in move)
        return f"choose {name} {move[name]}"
    if verb == "play":
        parts = [f"play {move['card']}"]
        parts += [f"{name} {move[name]}" for name in ("seat", "company", "shares") if name in move]
        if "side" in move:
            parts.append(f"bet {move['side']} x{move['multiplier']}")
        return " ".join(parts)
    return f"{verb} {move['company']}" if "company" in move else str(verb)


def name_face(face: int) -> dict[str, Any]:
    """A card of a trading deck."""
    deck, card = divmod(int(face), PACK)
    return {
        "pile": TRADING_IDS[deck],
        "card": card,
        "bulls": int(BULLS[deck, card]),
        "bears": int(BEARS[deck, card]),
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
