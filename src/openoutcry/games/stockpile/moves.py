"""What a player may say in Stockpile beyond the single actions: sales, cards put, investors kept, several at once."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from openoutcry.errors import BadMove
from openoutcry.games.stockpile.rules.codes import ACTIONS, DONE, LOOK_PAIR, SELL_HALF
from openoutcry.games.stockpile.rules.state import (
    ASKS,
    BOOM,
    BUST,
    COMPANIES,
    COMPANY_NAMES,
    FEE,
    FORECAST_NAMES,
    INVESTOR_NAMES,
    INVESTORS,
    KIND_NAMES,
    KINDS,
    PAIRS,
    PHASES,
    SHARES_EACH,
    UNKNOWN,
)
from openoutcry.kernel.actions import read_count

PORTFOLIOS = ("ordinary", "split", "half")

# Any of these words names the company.
_COMPANY_WORDS = {
    word: company
    for company, words in enumerate(
        (
            ("automotive", "american", "auto", "aa"),
            ("bank", "bottomline", "bb"),
            ("computers", "cosmic", "computer", "cc"),
            ("epic", "electric", "ee"),
            ("steel", "stanford", "ss"),
            ("laboratories", "leading", "labs", "lab", "ll"),
        )
    )
    for word in words
}


def read_company(h: Any, seat: int, given: Any) -> int:
    """A company by any of its words."""
    if isinstance(given, str):
        for word in given.lower().split():
            if word in _COMPANY_WORDS:
                return _COMPANY_WORDS[word]
    raise BadMove("stockpile-error-company", "STK-1.1", said=given, known=", ".join(COMPANY_NAMES))


def read_investor(h: Any, seat: int, given: Any) -> int:
    """An investor by first or second name."""
    if isinstance(given, str):
        for word in given.lower().split():
            if word in INVESTOR_NAMES:
                return INVESTOR_NAMES.index(word)
    raise BadMove("stockpile-error-investor", "STK-12.1", said=given, known=", ".join(INVESTOR_NAMES))


def read_kind(h: Any, seat: int, given: Any) -> int:
    """A market card by its name; 'share' and 'fee' if the hand settles which."""
    if not isinstance(given, str):
        raise BadMove("stockpile-error-card", "STK-4.2", said=given)
    word = given.lower().strip().replace(" ", "").replace("$", "").replace(",", "")
    if word in KIND_NAMES:
        return KIND_NAMES.index(word)
    groups = {"share": range(COMPANIES), "fee": range(FEE, KINDS)}
    if word in groups:
        own = {int(k) for k in h.hand[seat][: h.n_hand[seat]] if k in groups[word]}
        if len(own) == 1:
            return own.pop()
        raise BadMove("stockpile-error-which-card" if own else "stockpile-error-card", "STK-4.2", said=given)
    return read_company(h, seat, given)


READERS = {"company": read_company, "investor": read_investor, "card": read_kind}


def _code(h: Any, seat: int, verb: str, move: Any) -> int:
    """One action of a verb, with what a part of a move names."""
    return ACTIONS.code(h, seat, {**move, "move": verb}, READERS)


def _sell(h: Any, seat: int, move: Mapping[str, Any]) -> list[int]:
    """One sale, or a list of them with how many each; `done` ends the turn."""
    sales = move.get("shares", [move])
    if not isinstance(sales, list | tuple) or not sales:
        raise BadMove("stockpile-error-sale", "STK-7.1")
    codes: list[int] = []
    for sale in sales:
        if not isinstance(sale, Mapping) or sale.get("from", "ordinary") not in PORTFOLIOS:
            raise BadMove("stockpile-error-sale", "STK-7.1")
        count = read_count("count", sale.get("count", 1), 1, 2 * SHARES_EACH)
        codes += [
            _code(h, seat, "sell", {"company": sale.get("company"), "from": sale.get("from", "ordinary")})
        ] * count
    gone = sum(code < SELL_HALF for code in codes)
    return [*codes, DONE] if move.get("done") and h.ask("sells_on", seat, gone) else codes


def _look_at_seat(h: Any, other: Any) -> int:
    """The pair of another seat, where it has just one."""
    seat = read_count("seat", other, 0, int(h.players) - 1)
    pairs = [pair for pair in range(PAIRS) if h.ask("pair_owner", pair) == seat]
    if len(pairs) != 1:
        raise BadMove("stockpile-error-which-pair", "STK-12.11")
    return LOOK_PAIR + pairs[0]


def action_codes(h: Any, seat: int, move: Mapping[str, Any]) -> list[int] | None:
    """`supply`, `sell`, `show` and `keep` may name several; the pair of a seat is looked at by the seat's number."""
    verb = move.get("move")
    if verb == "sell":
        return _sell(h, seat, move)
    if verb == "show":
        parts = [name for name in ("count", "split") if name in move]
        if not parts:
            raise BadMove("stockpile-error-show", "STK-8.2")
        return [_code(h, seat, "show", {name: move[name]}) for name in parts]
    if verb == "supply":
        cards = move.get("cards")
        if not isinstance(cards, list | tuple) or not cards or not all(isinstance(c, Mapping) for c in cards):
            raise BadMove("stockpile-error-supply", "STK-4.2")
        return [_code(h, seat, "put", card) for card in cards]
    if verb == "keep" and "investors" in move:
        names = move["investors"]
        if not isinstance(names, list | tuple) or not names:
            raise BadMove("stockpile-error-investor", "STK-12.1", said=names, known=", ".join(INVESTOR_NAMES))
        return [_code(h, seat, "keep", {"investor": name}) for name in names]
    return [_look_at_seat(h, move["seat"])] if verb == "look" and "seat" in move else None


# --- text <-> JSON ---------------------------------------------------------------------------------

_SALE = re.compile(r"(?:(?P<count>\d+) )?(?:(?P<from>split|half|ordinary) )?(?P<company>[a-z ]+)")
_SHOW = re.compile(r"show (?P<count>\d+),?(?: and)? split (?P<split>\d+)")
_LOOK = re.compile(r"look(?: at)? seat (?P<seat>\d+)")
_THOUSANDS = re.compile(r"(?<=\d)[,. ](?=\d{3}\b)")
_K = re.compile(r"(?<=\d)k\b")


def parse_move(written: str) -> dict[str, Any] | None:
    """'boom up → pile 2, epic down → pile 4', 'sell 2 epic, 1 split steel, done', 'show 2 split 1', 'look seat 2'…"""
    plain = " ".join(written.lower().split())
    verb, _, rest = plain.partition(" ")
    if verb == "sell":
        return _parse_sale(rest, written)
    names = [name.strip() for name in rest.replace(" and ", ",").split(",") if name.strip()]
    if verb == "keep" and len(names) != 1:
        return {"move": "keep", "investors": names}
    if verb == "bid":
        return ACTIONS.hear(_K.sub("000", _THOUSANDS.sub("", plain)))
    for pattern in (_SHOW, _LOOK):
        if found := pattern.fullmatch(plain):
            return {"move": verb, **{name: int(number) for name, number in found.groupdict().items()}}
    parts = plain.removeprefix("supply ").split(",")
    cards = [ACTIONS.hear(part) for part in parts] if len(parts) > 1 or verb == "supply" else []
    if any(card["move"] != "put" for card in cards):
        raise BadMove("stockpile-error-verb", verb=written)
    return {"move": "supply", "cards": [_without_verb(card) for card in cards]} if cards else None


def _without_verb(move: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in move.items() if name != "move"}


def _parse_sale(rest: str, written: str) -> dict[str, Any]:
    sales = []
    done = False
    for part in rest.replace(" and ", ",").split(","):
        if part.strip() == "done":
            done = True
            continue
        found = _SALE.fullmatch(part.strip())
        if not found:
            raise BadMove("stockpile-error-verb", verb=written)
        sales.append(
            {
                "company": found["company"].strip(),
                "from": found["from"] or "ordinary",
                "count": int(found["count"] or 1),
            }
        )
    if len(sales) == 1 and sales[0]["count"] == 1 and not done:
        return {"move": "sell", "company": sales[0]["company"], "from": sales[0]["from"]}
    return {"move": "sell", "shares": sales, **({"done": True} if done else {})}


def _write_sale(sale: Mapping[str, Any]) -> str:
    portfolio = sale.get("from", "ordinary")
    words = [str(sale.get("count", 1)), *([] if portfolio == "ordinary" else [portfolio]), str(sale["company"])]
    return " ".join(words)


def write_move(move: Mapping[str, Any]) -> str | None:
    """The same moves in short text."""
    verb = move["move"]
    if verb == "sell" and ("shares" in move or "count" in move):
        parts = [_write_sale(sale) for sale in move.get("shares", [move])]
        return "sell " + ", ".join([*parts, "done"] if move.get("done") else parts)
    if verb == "sell" and "from" not in move:
        return f"sell {move['company']}"
    if verb == "show" and "count" in move and "split" in move:
        return f"show {move['count']}, split {move['split']}"
    if verb == "supply":
        return ", ".join(ACTIONS.write({**card, "move": "put"}) for card in move["cards"])
    if verb == "keep" and "investors" in move:
        return "keep " + ", ".join(move["investors"])
    return f"look seat {move['seat']}" if verb == "look" and "seat" in move else None


# --- events ----------------------------------------------------------------------------------------

_BITS = 4  # bits of a count where an event packs several


def _counts(words: Sequence[int]) -> dict[str, int]:
    return {name: words[0] >> _BITS * c & 15 for c, name in enumerate(COMPANY_NAMES) if words[0] >> _BITS * c & 15}


def name_argument(name: str, value: Any) -> Any:
    """An argument of an event as JSON."""
    if name == "company":
        return COMPANY_NAMES[value]
    if name == "card":
        return KIND_NAMES[value]
    if name == "cards":
        return [KIND_NAMES[kind] for kind in value if kind != UNKNOWN]
    if name == "forecast":
        return FORECAST_NAMES[value]
    if name in ("pile", "pair", "number", "into", "space"):
        return value + 1
    if name == "investor":
        return INVESTOR_NAMES[value]
    if name == "investors":
        return [INVESTOR_NAMES[i] for i in range(INVESTORS) if value >> i & 1]
    if name == "phase":
        return PHASES[value]
    if name == "ask":
        return ASKS[value]
    if name == "shares":
        return {"ordinary": _counts(value), "split": _counts(value[1:])}
    return value


assert (KIND_NAMES.index("boom"), KIND_NAMES.index("bust")) == (BOOM, BUST)
