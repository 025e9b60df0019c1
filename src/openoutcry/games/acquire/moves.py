"""What a player may say in Acquire: action codes, named moves, short text."""

from collections.abc import Mapping
from typing import Any

from openoutcry.errors import BadMove, IllegalMove
from openoutcry.games.acquire.rules.allowed import PURCHASE_BITS, REASONS
from openoutcry.games.acquire.rules.codes import (
    ABSORB,
    BUY_SHARE,
    DONE,
    FOUND_CHAIN,
    PLAY_TILE,
    SELL_SHARES,
    SURVIVE,
    TRADE_SHARES,
)
from openoutcry.games.acquire.rules.state import (
    BUY,
    CELL_OF_NAME,
    CHAINS,
    CORPORATIONS,
    ENDINGS,
    NAMES,
    RANKS,
    SELL,
    SHARES_MOST,
    TRADE,
    TRADES_MOST,
)

CHAIN_OF_NAME = {name: chain for line in CORPORATIONS for chain, name in enumerate(line)}
ALL = ("all", "rest")


def name_action(action: int) -> dict[str, Any]:
    """An action code as a named move, with the corporations' names of the 1999 line."""
    names = CORPORATIONS[0]
    if action >= PLAY_TILE:
        return {"move": "play", "tile": NAMES[action - PLAY_TILE]}
    if action >= SELL_SHARES:
        return {"move": "sell", "shares": action - SELL_SHARES}
    if action >= TRADE_SHARES:
        return {"move": "trade", "gets": action - TRADE_SHARES}
    if action >= ABSORB:
        return {"move": "next", "corporation": names[action - ABSORB]}
    if action >= SURVIVE:
        return {"move": "survivor", "corporation": names[action - SURVIVE]}
    if action >= FOUND_CHAIN:
        return {"move": "found", "corporation": names[action - FOUND_CHAIN]}
    if action < DONE:
        return {"move": "buy", "corporation": names[action - BUY_SHARE]}
    return {"move": ("done", "end", "leave")[action - DONE]}


def dress_move(opt: Any, move: dict[str, Any]) -> dict[str, Any]:
    """A named move as it is told where these numbers hold: the corporations' names, trades counted as given."""
    if move["move"] == "trade" and "gets" in move:
        return {"move": "trade", "shares": move["gets"] * int(opt.trade_in)}
    if "corporation" in move:
        return {**move, "corporation": CORPORATIONS[int(opt.names)][_chain(move["corporation"])]}
    return move


def _tile(said: Any) -> int:
    name = said.strip().lower() if isinstance(said, str) else said
    if not isinstance(name, str) or name not in CELL_OF_NAME:
        raise BadMove("acquire-error-tile", "ACQ-1.1", tile=said)
    return CELL_OF_NAME[name]


def _chain(said: Any, h: Any = None) -> int:
    """A corporation by its name in either line, or by the beginning of just one of the line that is played."""
    name = said.strip().lower() if isinstance(said, str) else ""
    if name in CHAIN_OF_NAME:
        return CHAIN_OF_NAME[name]
    names = CORPORATIONS[0 if h is None else int(h.opt.names)]
    found = {chain for chain, full in enumerate(names) if name and full.startswith(name)}
    if len(found) != 1:
        raise BadMove("acquire-error-corporation", "ACQ-1.2", corporation=said)
    return found.pop()


def _count(said: Any, least: int, most: int) -> int:
    if isinstance(said, bool) or not isinstance(said, int) or not least <= said <= most:
        raise BadMove("acquire-error-count", count=said, least=least, most=most)
    return said


def action_codes(h: Any, seat: int, move: Mapping[str, Any]) -> list[int]:
    """The actions a named move stands for; a whole purchase or disposal is played at once."""
    verb = move.get("move")
    if verb == "play":
        codes = [PLAY_TILE + _tile(move.get("tile"))]
        if "found" in move:
            codes.append(FOUND_CHAIN + _chain(move["found"], h))
        if "survivor" in move:
            codes.append(SURVIVE + _chain(move["survivor"], h))
        return codes
    if verb == "buy":
        shares = move["shares"] if "shares" in move else {move.get("corporation"): 1}
        return _purchase(h, seat, shares, bool(move.get("done")))
    if verb == "sell":
        sold = SELL_SHARES + _count(move.get("shares"), 0, SHARES_MOST)
        return [TRADE_SHARES, sold] if h.phase == TRADE else [sold]
    if verb == "trade":
        if "shares" in move:
            return [TRADE_SHARES + _trades(h, seat, move["shares"])]
        return [TRADE_SHARES + _count(move.get("gets"), 0, TRADES_MOST)]
    if verb == "dispose":
        return _disposal(h, seat, move)
    if verb in ("found", "survivor", "next"):
        first = {"found": FOUND_CHAIN, "survivor": SURVIVE, "next": ABSORB}[verb]
        return [first + _chain(move.get("corporation"), h)]
    if verb in ("done", "end", "leave"):
        return [DONE + ("done", "end", "leave").index(verb)]
    raise BadMove("acquire-error-verb", verb=verb)


def _purchase(h: Any, seat: int, shares: Any, done: bool) -> list[int]:
    """ACQ-5.1: shares bought together, all or none; `done` ends the step there, if it does not end by itself."""
    if not isinstance(shares, Mapping):
        raise BadMove("acquire-error-shares", "ACQ-5.1", shares=shares)
    wanted = [0] * CHAINS
    for name, number in shares.items():
        chain = _chain(name, h)
        wanted[chain] = _count(wanted[chain] + _count(number, 0, SHARES_MOST), 0, SHARES_MOST)
    codes = [BUY_SHARE + chain for chain in range(CHAINS) for _ in range(wanted[chain])]
    if h.phase != BUY:
        return codes or [DONE]  # refused, with the reason
    purchase = sum(number << PURCHASE_BITS * chain for chain, number in enumerate(wanted))
    refused = REASONS[h.ask("refusal_of_purchase", seat, purchase)]
    if refused.message:
        raise IllegalMove(refused.message, refused.clause, move=write_move(_named(h, wanted)))
    return [*codes, DONE] if not codes or (done and h.ask("is_asked_after", purchase)) else codes


def _named(h: Any, wanted: list[int]) -> dict[str, Any]:
    names = CORPORATIONS[int(h.opt.names)]
    return {"move": "buy", "shares": {names[chain]: number for chain, number in enumerate(wanted) if number}}


def _trades(h: Any, seat: int, shares: Any) -> int:
    """ACQ-4.9: how many are got for so many given; 'all' for as many as can be."""
    if shares in ALL:
        return int(h.ask("most_trades", h.shares[seat, h.defunct])) if h.phase == TRADE else 0
    number = _count(shares, 0, SHARES_MOST)
    each = h.ask("given_for", 1)
    if number % each:
        raise BadMove("acquire-error-trade", "ACQ-4.9", shares=shares, each=each)
    return number // each


def _disposal(h: Any, seat: int, move: Mapping[str, Any]) -> list[int]:
    """ACQ-4.9: so many sold, so many traded, the rest kept. 'all' or 'rest' of one kind: as many as can be."""
    if h.phase not in (TRADE, SELL):
        return [SELL_SHARES]  # refused, with the reason
    held = int(h.shares[seat, h.defunct])
    said = {kind: move.get(kind, 0) for kind in ("trade", "sell", "keep")}
    fixed = sum(_count(number, 0, SHARES_MOST) for number in said.values() if number not in ALL)
    if fixed > held:
        raise BadMove("acquire-error-dispose", "ACQ-4.9", held=held, named=fixed)
    if said["trade"] in ALL:
        trades = h.ask("most_trades", held - fixed)
        fixed += h.ask("given_for", trades)
    else:
        trades = _trades(h, seat, said["trade"])
    traded = h.ask("given_for", trades)
    sold = held - fixed if said["sell"] in ALL else said["sell"]
    if "keep" in move and move["keep"] not in ALL and traded + sold + move["keep"] != held:
        raise BadMove("acquire-error-dispose", "ACQ-4.9", held=held, named=traded + sold + move["keep"])
    codes = [TRADE_SHARES + trades] if h.phase == TRADE or trades else []
    if held > traded:
        codes.append(SELL_SHARES + sold)
    return codes


def parse_move(said: str) -> dict[str, Any]:
    """'play 5c, found hydra', 'buy 2 hydra, 1 zeta, done', 'sell 3, trade 4, keep the rest', 'done', 'end'…"""
    parts = [part.lower().split() for part in said.split(",")]
    words = parts[0]
    verb = words[0] if words else ""
    if verb == "play":
        return _parse_play(parts, said)
    if verb == "buy":
        return _parse_buy(parts, said)
    if verb in ("sell", "trade", "keep"):
        return _parse_disposal(parts, said)
    if len(parts) == 1 and verb in ("found", "survivor", "next") and len(words) == 2:
        return {"move": verb, "corporation": words[1]}
    if len(parts) == 1 and verb in ("done", "end", "leave") and len(words) == 1:
        return {"move": verb}
    raise BadMove("acquire-error-verb", verb=said)


def _is_number(word: str) -> bool:
    """Plain digits, no more than any count can have: int() refuses some of what str.isdigit() lets pass."""
    return word.isascii() and word.isdigit() and len(word) <= 9


def _parse_play(parts: list[list[str]], said: str) -> dict[str, Any]:
    move = {"move": "play", "tile": parts[0][1]} if len(parts[0]) == 2 else {}
    for words in parts[1:]:
        if len(words) != 2 or words[0] not in ("found", "survivor"):
            raise BadMove("acquire-error-verb", verb=said)
        move[words[0]] = words[1]
    if not move:
        raise BadMove("acquire-error-verb", verb=said)
    return move


def _parse_buy(parts: list[list[str]], said: str) -> dict[str, Any]:
    first = parts[0][1:]
    if len(parts) == 1 and first == ["nothing"]:
        return {"move": "done"}
    done: dict[str, Any] = {}
    if len(parts) > 1 and parts[-1] == ["done"]:
        done, parts = {"done": True}, parts[:-1]
    if len(parts) == 1 and len(first) == 1 and not _is_number(first[0]):
        return {"move": "buy", "corporation": first[0], **done}
    shares: dict[str, int] = {}
    for words in [first, *parts[1:]]:
        if len(words) == 1 and not _is_number(words[0]):
            words = ["1", *words]
        if len(words) != 2 or not _is_number(words[0]):
            raise BadMove("acquire-error-verb", verb=said)
        shares[words[1]] = shares.get(words[1], 0) + int(words[0])
    return {"move": "buy", "shares": shares, **done}


def _parse_disposal(parts: list[list[str]], said: str) -> dict[str, Any]:
    if len(parts) == 1 and len(parts[0]) == 3 and parts[0][:2] == ["trade", "for"] and _is_number(parts[0][2]):
        return {"move": "trade", "gets": int(parts[0][2])}
    move: dict[str, Any] = {"move": "dispose"}
    for words in parts:
        kind, rest = (words[0], [w for w in words[1:] if w != "the"]) if words else ("", [])
        if kind not in ("sell", "trade", "keep") or kind in move or len(rest) > 1:
            raise BadMove("acquire-error-verb", verb=said)
        number = rest[0] if rest else "all"
        if number not in ALL and not _is_number(number):
            raise BadMove("acquire-error-verb", verb=said)
        move[kind] = int(number) if _is_number(number) else number
    if len(parts) == 1 and "keep" not in move:
        kind, number = next((k, v) for k, v in move.items() if k != "move")
        if number not in ALL or kind == "trade":
            return {"move": kind, "shares": number}
    return move


def write_move(move: Mapping[str, Any]) -> str:
    """The short text of a named move; parse_move reads it back."""
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
    if verb == "dispose":
        kinds = [kind for kind in ("trade", "sell", "keep") if kind in move]
        parts = [f"{kind} the rest" if move[kind] == "rest" else f"{kind} {move[kind]}" for kind in kinds]
        return ", ".join(parts or ["keep all"])
    if verb == "trade" and "gets" in move:
        return f"trade for {move['gets']}"
    if verb in ("sell", "trade"):
        return f"{verb} {move['shares']}"
    if "corporation" in move:
        return f"{verb} {move['corporation']}"
    return str(verb)


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
