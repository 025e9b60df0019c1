"""What a player may say in Stockpile: action codes, named moves, short text.

Stockpiles, pairs and the cards in stockpiles are counted from 1 in what people read and write, seats from 0.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from openoutcry.errors import BadMove
from openoutcry.games.stockpile.rules.codes import (
    BID,
    DECLARE,
    DONE,
    KEEP,
    LOOK_PAIR,
    LOOK_PILE,
    LOWER,
    MOVE,
    PLAY_BOOM,
    PLAY_BUST,
    PUT,
    RAISE,
    SELL,
    SELL_HALF,
    SHOW,
    SHOW_SPLIT,
)
from openoutcry.games.stockpile.rules.state import (
    ASKS,
    BID_TRACK,
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
    PILES,
    SHARES_EACH,
    SPACES,
    TABLE_CARDS,
    UNKNOWN,
)

# Frequent ones first: random play looks for the n-th that is allowed.

DOWN, UP = 0, 1
FACES = ("down", "up")
PORTFOLIOS = ("ordinary", "split", "half")
_BY_COMPANY = {
    **{PLAY_BOOM + c: ("boom", c) for c in range(COMPANIES)},
    **{PLAY_BUST + c: ("bust", c) for c in range(COMPANIES)},
    **{RAISE + c: ("raise", c) for c in range(COMPANIES)},
    **{LOWER + c: ("lower", c) for c in range(COMPANIES)},
    **{DECLARE + c: ("declare", c) for c in range(COMPANIES)},
}
_FIRST_BY_COMPANY = {"boom": PLAY_BOOM, "bust": PLAY_BUST, "raise": RAISE, "lower": LOWER, "declare": DECLARE}

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


def name_action(action: int) -> dict[str, Any]:
    """An action code as a named move."""
    if action == DONE:
        return {"move": "done"}
    if action < SHOW:
        portfolio, company = divmod(action - SELL, COMPANIES)
        return {"move": "sell", "company": COMPANY_NAMES[company], "from": PORTFOLIOS[portfolio]}
    if action < BID:
        if action < SHOW_SPLIT:
            return {"move": "show", "count": action - SHOW}
        return {"move": "show", "split": action - SHOW_SPLIT}
    if action < PLAY_BOOM:
        pile, space = divmod(action - BID, SPACES)
        return {"move": "bid", "pile": pile + 1, "amount": int(BID_TRACK[space])}
    if action < PUT:
        verb, company = _BY_COMPANY[action]
        return {"move": verb, "company": COMPANY_NAMES[company]}
    if action < KEEP:
        rest, pile = divmod(action - PUT, PILES)
        return {"move": "put", "card": KIND_NAMES[rest // 2], "face": FACES[rest % 2], "pile": pile + 1}
    if action < LOOK_PAIR:
        return {"move": "keep", "investor": INVESTOR_NAMES[action - KEEP]}
    if action < LOOK_PILE:
        return {"move": "look", "pair": action - LOOK_PAIR + 1}
    if action < MOVE:
        return {"move": "look", "pile": action - LOOK_PILE + 1}
    card, pile = divmod(action - MOVE, PILES)
    return {"move": "move", "card": card + 1, "pile": pile + 1}


# --- JSON -> codes ---------------------------------------------------------------------------------


def _whole(said: Any, least: int, most: int, what: str) -> int:
    if isinstance(said, bool) or not isinstance(said, int) or not least <= said <= most:
        raise BadMove("stockpile-error-number", what=what, value=said, least=least, most=most)
    return said


def _company(said: Any) -> int:
    if isinstance(said, str):
        for word in said.lower().split():
            if word in _COMPANY_WORDS:
                return _COMPANY_WORDS[word]
    raise BadMove("stockpile-error-company", "STK-1.1", company=said, known=", ".join(COMPANY_NAMES))


def _investor(said: Any) -> int:
    if isinstance(said, str):
        for word in said.lower().split():
            if word in INVESTOR_NAMES:
                return INVESTOR_NAMES.index(word)
    raise BadMove("stockpile-error-investor", "STK-12.1", investor=said, known=", ".join(INVESTOR_NAMES))


def _kind(h: Any, seat: int, said: Any) -> int:
    """A market card by its name; 'share' and 'fee' if the hand settles which."""
    if not isinstance(said, str):
        raise BadMove("stockpile-error-card", "STK-4.2", card=said)
    word = said.lower().strip().replace(" ", "").replace("$", "").replace(",", "")
    if word in KIND_NAMES:
        return KIND_NAMES.index(word)
    groups = {"share": range(COMPANIES), "fee": range(FEE, KINDS)}
    if word in groups:
        own = {int(k) for k in h.hand[seat][: h.n_hand[seat]] if k in groups[word]}
        if len(own) == 1:
            return own.pop()
        raise BadMove("stockpile-error-which-card" if own else "stockpile-error-card", "STK-4.2", card=said)
    return _company(said)


def _put(h: Any, seat: int, said: Mapping[str, Any]) -> int:
    face = said.get("face")
    if face not in FACES:
        raise BadMove("stockpile-error-face", "STK-4.2", face=face)
    pile = _whole(said.get("pile"), 1, PILES, "pile")
    return PUT + (_kind(h, seat, said.get("card")) * 2 + FACES.index(face)) * PILES + pile - 1


def _sell(h: Any, seat: int, move: Mapping[str, Any]) -> list[int]:
    """One sale, or a list of them with how many each; `done` ends the turn."""
    sales = move.get("shares")
    if sales is None:
        sales = [{"company": move.get("company"), "from": move.get("from", "ordinary"), "count": move.get("count", 1)}]
    if not isinstance(sales, list | tuple) or not sales:
        raise BadMove("stockpile-error-sale", "STK-7.1")
    codes: list[int] = []
    for sale in sales:
        if not isinstance(sale, Mapping) or sale.get("from", "ordinary") not in PORTFOLIOS:
            raise BadMove("stockpile-error-sale", "STK-7.1")
        first = SELL + PORTFOLIOS.index(sale.get("from", "ordinary")) * COMPANIES
        count = _whole(sale.get("count", 1), 1, 2 * SHARES_EACH, "count")
        codes += [first + _company(sale.get("company"))] * count
    gone = sum(code < SELL_HALF for code in codes)
    if move.get("done") and gone < int(h.n_held[seat]) + int(h.split[seat].sum()):
        codes.append(DONE)  # a seat that has sold everything is not asked again
    return codes


def _show(h: Any, seat: int, move: Mapping[str, Any]) -> list[int]:
    codes = []
    if "count" in move:
        codes.append(SHOW + _whole(move["count"], 0, SHARES_EACH, "count"))
    if "split" in move:
        codes.append(SHOW_SPLIT + _whole(move["split"], 0, SHARES_EACH, "split"))
    if not codes:
        raise BadMove("stockpile-error-show", "STK-8.2")
    return codes


def _look(h: Any, move: Mapping[str, Any]) -> int:
    if "pile" in move:
        return LOOK_PILE + _whole(move["pile"], 1, PILES, "pile") - 1
    if "pair" in move:
        return LOOK_PAIR + _whole(move["pair"], 1, PAIRS, "pair") - 1
    other = _whole(move.get("seat"), 0, int(h.players) - 1, "seat")
    if h.players == 2:
        raise BadMove("stockpile-error-which-pair", "STK-12.11")
    return LOOK_PAIR + (other - int(h.first)) % int(h.players)


def action_codes(h: Any, seat: int, move: Mapping[str, Any]) -> list[int]:
    """The actions a named move stands for; `supply`, `sell`, `show` and `keep` may name several."""
    verb = move.get("move")
    if verb == "done":
        return [DONE]
    if verb == "sell":
        return _sell(h, seat, move)
    if verb == "show":
        return _show(h, seat, move)
    if verb == "bid":
        amount, track = move.get("amount"), BID_TRACK.tolist()
        if isinstance(amount, bool) or amount not in track:
            raise BadMove("stockpile-error-bid", "STK-1.4", amount=amount, known=", ".join(map(str, track)))
        return [BID + (_whole(move.get("pile"), 1, PILES, "pile") - 1) * SPACES + track.index(amount)]
    if verb in _FIRST_BY_COMPANY:
        return [_FIRST_BY_COMPANY[verb] + _company(move.get("company"))]
    if verb == "put":
        return [_put(h, seat, move)]
    if verb == "supply":
        cards = move.get("cards")
        if not isinstance(cards, list | tuple) or not cards or not all(isinstance(c, Mapping) for c in cards):
            raise BadMove("stockpile-error-supply", "STK-4.2")
        return [_put(h, seat, card) for card in cards]
    if verb == "keep":
        names = move.get("investors", [move.get("investor")])
        if not isinstance(names, list | tuple) or not names:
            raise BadMove("stockpile-error-investor", "STK-12.1", investor=names, known=", ".join(INVESTOR_NAMES))
        return [KEEP + _investor(name) for name in names]
    if verb == "look":
        return [_look(h, move)]
    if verb == "move":
        card = _whole(move.get("card"), 1, TABLE_CARDS, "card")
        return [MOVE + (card - 1) * PILES + _whole(move.get("pile"), 1, PILES, "pile") - 1]
    raise BadMove("stockpile-error-verb", verb=verb)


# --- text <-> JSON ---------------------------------------------------------------------------------

_PUT = re.compile(r"(?:put )?(?P<card>.+?) (?P<face>up|down)(?: (?:→|->|to|on))?(?: pile)? (?P<pile>\d+)")
_BID = re.compile(r"bid \$?(?P<amount>\d+)(?P<k>k?)(?: (?:on|for|→|->))?(?: pile)? (?P<pile>\d+)")
_SALE = re.compile(r"(?:(?P<count>\d+) )?(?:(?P<from>split|half|ordinary) )?(?P<company>[a-z ]+)")
_SHOW = re.compile(r"show(?: (?P<count>\d+))?,?(?: (?:and )?split (?P<split>\d+))?")
_LOOK = re.compile(r"look(?: at)? (?P<what>pile|pair|seat) (?P<number>\d+)")
_MOVE = re.compile(r"move(?: card)? (?P<card>\d+)(?: (?:→|->|to))?(?: pile)? (?P<pile>\d+)")
_THOUSANDS = re.compile(r"(?<=\d)[,. ](?=\d{3}\b)")


def parse_move(said: str) -> dict[str, Any]:
    """'bid 10000 on 2', 'boom up → pile 2, epic down → pile 4', 'sell 2 epic, 1 split steel, done', 'show 2'…"""
    plain = " ".join(said.lower().split())
    verb, _, rest = plain.partition(" ")
    if plain in ("done", "pass"):
        return {"move": "done"}
    if verb == "sell":
        return _parse_sale(rest, said)
    if verb in _FIRST_BY_COMPANY and rest and not _PUT.fullmatch(plain.split(",")[0]):
        return {"move": verb, "company": rest}
    if verb == "keep":
        names = [name.strip() for name in rest.replace(" and ", ",").split(",") if name.strip()]
        if len(names) == 1:
            return {"move": "keep", "investor": names[0]}
        return {"move": "keep", "investors": names}
    plain = _THOUSANDS.sub("", plain)
    if found := _BID.fullmatch(plain):
        amount = int(found["amount"]) * (1000 if found["k"] else 1)
        return {"move": "bid", "pile": int(found["pile"]), "amount": amount}
    if (found := _SHOW.fullmatch(plain)) and (found["count"] or found["split"]):
        return {"move": "show", **{key: int(found[key]) for key in ("count", "split") if found[key]}}
    if found := _LOOK.fullmatch(plain):
        return {"move": "look", found["what"]: int(found["number"])}
    if found := _MOVE.fullmatch(plain):
        return {"move": "move", "card": int(found["card"]), "pile": int(found["pile"])}
    puts = [_PUT.fullmatch(part.strip()) for part in plain.removeprefix("supply ").split(",")]
    cards = [{"card": p["card"], "face": p["face"], "pile": int(p["pile"])} for p in puts if p]
    if puts and len(cards) == len(puts):
        return {"move": "put", **cards[0]} if len(cards) == 1 else {"move": "supply", "cards": cards}
    raise BadMove("stockpile-error-verb", verb=said)


def _parse_sale(rest: str, said: str) -> dict[str, Any]:
    sales = []
    done = False
    for part in rest.replace(" and ", ",").split(","):
        if part.strip() == "done":
            done = True
            continue
        found = _SALE.fullmatch(part.strip())
        if not found:
            raise BadMove("stockpile-error-verb", verb=said)
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


def _write_put(card: Mapping[str, Any]) -> str:
    return f"{card['card']} {card['face']} → pile {card['pile']}"


def _write_sale(sale: Mapping[str, Any], counted: bool) -> str:
    portfolio = sale.get("from", "ordinary")
    words = [str(sale.get("count", 1))] if counted else []
    if portfolio != "ordinary":
        words.append(portfolio)
    return " ".join([*words, str(sale["company"])])


def write_move(move: Mapping[str, Any]) -> str:
    """The short text of a named move; parse_move reads it back."""
    verb = move["move"]
    if verb == "sell":
        if "shares" in move:
            parts = [_write_sale(sale, counted=True) for sale in move["shares"]]
            return "sell " + ", ".join([*parts, "done"] if move.get("done") else parts)
        return f"sell {_write_sale(move, counted='count' in move)}"
    if verb == "show":
        parts = [str(move["count"])] if "count" in move else []
        return "show " + ", ".join(parts + ([f"split {move['split']}"] if "split" in move else []))
    if verb == "bid":
        return f"bid {move['amount']} on {move['pile']}"
    if verb in _FIRST_BY_COMPANY:
        return f"{verb} {move['company']}"
    if verb == "put":
        return _write_put(move)
    if verb == "supply":
        return ", ".join(_write_put(card) for card in move["cards"])
    if verb == "keep":
        return "keep " + ", ".join(move.get("investors", [move.get("investor")]))
    if verb == "look":
        what = next(key for key in ("pile", "pair", "seat") if key in move)
        return f"look {what} {move[what]}"
    if verb == "move":
        return f"move {move['card']} to {move['pile']}"
    return str(verb)


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
