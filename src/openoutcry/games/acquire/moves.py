"""What a player may say in Acquire beyond the single actions: tiles with what follows, purchases, disposals."""

from collections.abc import Mapping
from typing import Any

from openoutcry.errors import BadMove, IllegalMove
from openoutcry.games.acquire.rules.allowed import PURCHASE_BITS, REASONS
from openoutcry.games.acquire.rules.codes import (
    ACTIONS,
    BUY_SHARE,
    DONE,
    FOUND_CHAIN,
    SELL_SHARES,
    SURVIVE,
    TRADE_SHARES,
)
from openoutcry.games.acquire.rules.state import (
    BUY,
    CHAINS,
    CORPORATIONS,
    ENDINGS,
    NAMES,
    RANKS,
    SELL,
    SHARES_MOST,
    TRADE,
)
from openoutcry.kernel.actions import read_count
from openoutcry.kernel.notation import whole_number

CHAIN_OF_NAME = {name: chain for line in CORPORATIONS for chain, name in enumerate(line)}
ALL = ("all", "rest")


def dress_move(opt: Any, move: dict[str, Any]) -> dict[str, Any]:
    """A named move as it is told where these numbers hold: the corporations' names, trades counted as given."""
    if move["move"] == "trade" and "gets" in move:
        return {"move": "trade", "shares": move["gets"] * int(opt.trade_in)}
    if "corporation" in move:
        return {**move, "corporation": CORPORATIONS[int(opt.names)][CHAIN_OF_NAME[move["corporation"]]]}
    return move


def read_corporation(h: Any, seat: int, given: Any) -> int:
    """A corporation by its name in either line, or by the beginning of just one of the line that is played."""
    name = given.strip().lower() if isinstance(given, str) else ""
    if name in CHAIN_OF_NAME:
        return CHAIN_OF_NAME[name]
    names = CORPORATIONS[int(h.opt.names)]
    found = {chain for chain, full in enumerate(names) if name and full.startswith(name)}
    if len(found) != 1:
        raise BadMove("acquire-error-corporation", "ACQ-1.2", said=given)
    return found.pop()


def _count(given: Any) -> int:
    """ACQ-1.2: a number of shares."""
    return read_count("shares", given, 0, SHARES_MOST)


def action_codes(h: Any, seat: int, move: Mapping[str, Any]) -> list[int] | None:
    """A whole purchase or disposal is played at once, and a tile with what is founded or survives by it."""
    verb = move.get("move")
    if verb == "play":
        more = [
            (first, read_corporation(h, seat, move[word]))
            for word, first in (("found", FOUND_CHAIN), ("survivor", SURVIVE))
            if word in move
        ]
        tile = ACTIONS.code(h, seat, move, {})
        return [tile, *(first + chain for first, chain in more)]
    if verb == "buy":
        shares = move["shares"] if "shares" in move else {move.get("corporation"): 1}
        return _purchase(h, seat, shares, bool(move.get("done")))
    if verb == "sell":
        sold = SELL_SHARES + _count(move.get("shares"))
        return [TRADE_SHARES, sold] if h.phase == TRADE else [sold]
    if verb == "trade" and "shares" in move:
        return [TRADE_SHARES + _trades(h, seat, move["shares"])]
    return _disposal(h, seat, move) if verb == "dispose" else None


def _purchase(h: Any, seat: int, shares: Any, done: bool) -> list[int]:
    """ACQ-5.1: shares bought together, all or none; `done` ends the step there, if it does not end by itself."""
    if not isinstance(shares, Mapping):
        raise BadMove("acquire-error-shares", "ACQ-5.1", shares=shares)
    wanted = [0] * CHAINS
    for name, number in shares.items():
        chain = read_corporation(h, seat, name)
        wanted[chain] = _count(wanted[chain] + _count(number))
    codes = [BUY_SHARE + chain for chain in range(CHAINS) for _ in range(wanted[chain])]
    if h.phase != BUY:
        return codes or [DONE]  # refused, with the reason
    purchase = sum(number << PURCHASE_BITS * chain for chain, number in enumerate(wanted))
    refused = REASONS[h.ask("refusal_of_purchase", seat, purchase)]
    if refused.message:
        raise IllegalMove(refused.message, refused.clause, move=str(write_move(_named(h, wanted))))
    return [*codes, DONE] if not codes or (done and h.ask("is_asked_after", purchase)) else codes


def _named(h: Any, wanted: list[int]) -> dict[str, Any]:
    names = CORPORATIONS[int(h.opt.names)]
    return {"move": "buy", "shares": {names[chain]: number for chain, number in enumerate(wanted) if number}}


def _trades(h: Any, seat: int, shares: Any) -> int:
    """ACQ-4.9: how many are got for so many given; 'all' for as many as can be."""
    if shares in ALL:
        return int(h.ask("most_trades", h.shares[seat, h.defunct])) if h.phase == TRADE else 0
    number = _count(shares)
    each = h.ask("given_for", 1)
    if number % each:
        raise BadMove("acquire-error-trade", "ACQ-4.9", shares=shares, each=each)
    return number // each


def _disposal(h: Any, seat: int, move: Mapping[str, Any]) -> list[int]:
    """ACQ-4.9: so many sold, so many traded, the rest kept. 'all' or 'rest' of one kind: as many as can be."""
    if h.phase not in (TRADE, SELL):
        return [SELL_SHARES]  # refused, with the reason
    held = int(h.shares[seat, h.defunct])
    given = {kind: move.get(kind, 0) for kind in ("trade", "sell", "keep")}
    fixed = sum(_count(number) for number in given.values() if number not in ALL)
    if fixed > held:
        raise BadMove("acquire-error-dispose", "ACQ-4.9", held=held, named=fixed)
    if given["trade"] in ALL:
        trades = h.ask("most_trades", held - fixed)
        fixed += h.ask("given_for", trades)
    else:
        trades = _trades(h, seat, given["trade"])
    traded = h.ask("given_for", trades)
    sold = held - fixed if given["sell"] in ALL else given["sell"]
    if "keep" in move and move["keep"] not in ALL and traded + sold + move["keep"] != held:
        raise BadMove("acquire-error-dispose", "ACQ-4.9", held=held, named=traded + sold + move["keep"])
    codes = [TRADE_SHARES + trades] if h.phase == TRADE or trades else []
    if held > traded:
        codes.append(SELL_SHARES + sold)
    return codes


def parse_move(written: str) -> dict[str, Any] | None:
    """'play 5c, found hydra', 'buy 2 hydra, 1 zeta, done', 'sell 3, trade 4, keep the rest'."""
    parts = [part.split() for part in written.lower().split(",")]
    verb = parts[0][0] if parts[0] else ""
    if verb == "play" and len(parts) > 1:
        return _parse_play(parts, written)
    if verb == "buy":
        return _parse_buy(parts, written)
    if verb in ("sell", "trade", "keep") and parts[0][1:2] != ["for"]:
        return _parse_disposal(parts, written)
    return None


def _parse_play(parts: list[list[str]], written: str) -> dict[str, Any]:
    if any(len(words) != 2 for words in parts) or any(words[0] not in ("found", "survivor") for words in parts[1:]):
        raise BadMove("acquire-error-verb", verb=written)
    return {"move": "play", "tile": parts[0][1], **dict(parts[1:])}


def _parse_buy(parts: list[list[str]], written: str) -> dict[str, Any]:
    first = parts[0][1:]
    if len(parts) == 1 and first == ["nothing"]:
        return {"move": "done"}
    done: dict[str, Any] = {}
    if len(parts) > 1 and parts[-1] == ["done"]:
        done, parts = {"done": True}, parts[:-1]
    if len(parts) == 1 and len(first) == 1 and whole_number(first[0]) is None:
        return {"move": "buy", "corporation": first[0], **done}
    shares: dict[str, int] = {}
    for words in [first, *parts[1:]]:
        if len(words) == 1 and whole_number(words[0]) is None:
            words = ["1", *words]
        if len(words) != 2 or whole_number(words[0]) is None:
            raise BadMove("acquire-error-verb", verb=written)
        shares[words[1]] = shares.get(words[1], 0) + int(words[0])
    return {"move": "buy", "shares": shares, **done}


def _parse_disposal(parts: list[list[str]], written: str) -> dict[str, Any]:
    move: dict[str, Any] = {"move": "dispose"}
    for words in parts:
        kind, rest = (words[0], [w for w in words[1:] if w != "the"]) if words else ("", [])
        if kind not in ("sell", "trade", "keep") or kind in move or len(rest) > 1:
            raise BadMove("acquire-error-verb", verb=written)
        number = rest[0] if rest else "all"
        if number not in ALL and whole_number(number) is None:
            raise BadMove("acquire-error-verb", verb=written)
        move[kind] = number if number in ALL else int(number)
    if len(parts) == 1 and "keep" not in move:
        kind, number = next((k, v) for k, v in move.items() if k != "move")
        if number not in ALL or kind == "trade":
            return {"move": kind, "shares": number}
    return move


def write_move(move: Mapping[str, Any]) -> str | None:
    """The same moves in short text."""
    verb = move["move"]
    if verb == "play":
        more = [f", {word} {move[word]}" for word in ("found", "survivor") if word in move]
        return f"play {move['tile']}" + "".join(more)
    if verb == "buy":
        done = ", done" if move.get("done") else ""
        if "shares" not in move:
            return f"buy {move['corporation']}{done}"
        bought = ", ".join(f"{n} {name}" for name, n in move["shares"].items())
        return f"buy {bought}{done}" if bought else "buy nothing"
    if verb == "trade" and "shares" in move:
        return f"trade {move['shares']}"
    if verb == "dispose":
        kinds = [kind for kind in ("trade", "sell", "keep") if kind in move]
        parts = [f"{kind} the rest" if move[kind] == "rest" else f"{kind} {move[kind]}" for kind in kinds]
        return ", ".join(parts or ["keep all"])
    return None


def name_argument(name: str, value: Any) -> Any:
    """An argument of an event as JSON."""
    if name == "tile":
        return NAMES[value]
    if name in ("corporation", "survivor"):
        return CORPORATIONS[value // CHAINS][value % CHAINS]
    if name == "rank":
        return RANKS[value]
    if name == "ending":
        return ENDINGS[value]
    if name == "safe":
        return bool(value)
    return value
