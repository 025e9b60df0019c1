"""What a player of Acquire sees, from a hidden record only, with the sum behind every figure."""

from collections.abc import Sequence
from typing import Any, Literal

from openoutcry.games.acquire.rules.allowed import PURCHASE_BITS
from openoutcry.games.acquire.rules.questions import MARKET_ROW
from openoutcry.games.acquire.rules.state import (
    ANNOUNCED,
    ASIDE,
    BUY,
    CELLS,
    CHAIN,
    CHAINS,
    CLASS,
    CLASSES,
    COLUMNS,
    CORPORATIONS,
    DEAD,
    DIES,
    EFFECT_CLAUSES,
    EFFECTS,
    ENDINGS,
    FOUNDS,
    GROWS,
    HIDDEN,
    LONE,
    MERGES,
    NAMES,
    NONE,
    OVER,
    PHASES,
    RANK_CLAUSES,
    RANKS,
    ROWS,
)
from openoutcry.games.acquire.shapes import (
    Bonus,
    Corporation,
    HandTile,
    Merger,
    Offer,
    Plate,
    Purchase,
    Score,
    ScoreLine,
    Step,
    View,
)

MARKET: Literal["market"] = "market"


def corporations(h: Any) -> Sequence[str]:
    """The corporations' names in this game (ACQ-1.2)."""
    return CORPORATIONS[int(h.opt.names)]


def letters(h: Any) -> str:
    """One letter for each corporation: its initial."""
    return "".join(name[0].upper() for name in corporations(h))


def draw_board(h: Any) -> list[str]:
    """The board as rows of letters: '.' empty, 'o' unincorporated, 'x' its tile is laid aside."""
    marks = {LONE: "o", ASIDE: "x"} | {CHAIN + chain: letter for chain, letter in enumerate(letters(h))}
    cells = [marks.get(int(held), ".") for held in h.board[:CELLS]]
    return ["".join(cells[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(len(ROWS))]


def price_table(h: Any) -> list[Step]:
    """ACQ-1.3: every step of the ladder, with the prices of the three classes and both bonuses."""
    steps = [int(least) for least in h.opt.ladder]
    table: list[Step] = []
    for least, following, classes in zip(steps, [*steps[1:], None], h.ask("explain_prices"), strict=True):
        prices, majorities, minorities = (
            dict(zip(CLASSES, column, strict=True)) for column in zip(*classes, strict=True)
        )
        table.append(
            {
                "least": least,
                "most": None if following is None else following - 1,
                "price": prices,
                "majority": majorities,
                "minority": minorities,
            }
        )
    return table


def bonuses(h: Any, chain: int) -> list[Bonus]:
    """ACQ-4.5 to ACQ-4.7, ACQ-7.1: who would get which bonus of a corporation now, and how it comes about."""
    rows = sorted(enumerate(h.ask("explain_bonuses", chain)), key=lambda row: -row[1][0])
    return [
        {
            "holder": MARKET if holder == MARKET_ROW else holder,
            "shares": shares,
            "rank": RANKS[kind],
            "sum": whole,
            "parts": parts,
            "amount": amount,
            "clause": RANK_CLAUSES[kind],
        }
        for holder, (shares, kind, whole, parts, amount) in rows
        if kind != NONE
    ]


def shows(h: Any, seat: int | None, other: int) -> bool:
    """ACQ-2.4: are the other's money and shares displayed to this seat?"""
    return h.opt.holdings != HIDDEN or h.phase == OVER or seat == other


def effect(h: Any, tile: int) -> HandTile:
    """ACQ-3.2 to ACQ-3.6: what a tile would do now, and by which clause."""
    does, around, survivors, safe, size, becomes_safe = h.ask("explain_tile", tile)
    told: HandTile = {"tile": NAMES[tile], "does": EFFECTS[does], "clause": EFFECT_CLAUSES[does]}
    if does == DIES:
        told["corporations"] = name_all(h, safe)
    elif does == FOUNDS:
        told["size"], told["safe"] = size, bool(becomes_safe)
    elif does == GROWS:
        told["corporations"] = name_all(h, around)
        told["sizes"] = [int(h.tiles[chain]) for chain in chains_of(around)]
        told["size"], told["safe"] = size, bool(becomes_safe)
    elif does == MERGES:
        told["size"], told["safe"] = size, bool(becomes_safe)
        by_size = sorted(chains_of(around), key=lambda chain: -int(h.tiles[chain]))
        told["corporations"] = [corporations(h)[chain] for chain in by_size]
        told["sizes"] = [int(h.tiles[chain]) for chain in by_size]
        told["survivors"] = name_all(h, survivors)
    return told


def chains_of(mask: int) -> list[int]:
    """The corporations of a bit mask."""
    return [chain for chain in range(CHAINS) if mask >> chain & 1]


def name_all(h: Any, mask: int) -> list[str]:
    """Their names."""
    return [corporations(h)[chain] for chain in chains_of(mask)]


def view(h: Any, seat: int | None) -> View:
    """The table as a seat (None: an onlooker) may see it."""
    players = int(h.players)
    table: View = {
        "phase": PHASES[h.phase],
        "turn": int(h.turn),
        "actor": None if h.phase == OVER else h.ask("actor"),
        "rows": list(ROWS),
        "board": draw_board(h),
        "letters": dict(zip(letters(h), corporations(h), strict=True)),
        "dead": [NAMES[cell] for cell in range(CELLS) if h.board[cell] == DEAD],
        "aside": [NAMES[cell] for cell in range(CELLS) if h.board[cell] == ASIDE],
        "tile": None if h.at == NONE else NAMES[h.at],
        "bag": int(h.n_bag),
        "bought": int(h.bought),
        "buys_left": h.ask("buys_left"),
        "announced": bool(h.announced),
        "end_possible": bool(h.ask("may_announce")),
        "idle_turns": int(h.idle),
        "corporations": [_corporation(h, seat, chain) for chain in range(CHAINS)],
        "seats": [_plate(h, seat, other) for other in range(players)],
        "prices": price_table(h),
        "merger": _merger(h),
    }
    if h.phase == OVER:
        table["ending"] = ENDINGS[h.ending]
        table["end_by"] = int(h.turn) if h.ending == ANNOUNCED else None
    if seat is not None:
        table["tiles"] = [effect(h, tile) for tile in sorted(int(t) for t in h.hand[seat, : h.n_hand[seat]])]
        table["score"] = score(h, seat, seat)
        if h.phase == BUY and seat == h.turn:
            table["may_buy"] = _may_buy(h, seat)
            table["purchases"] = _purchases(h, seat)
    return table


def _corporation(h: Any, seat: int | None, chain: int) -> Corporation:
    plate: Corporation = {
        "corporation": corporations(h)[chain],
        "class": CLASSES[CLASS[chain]],
        "size": int(h.tiles[chain]),
        "active": bool(h.active >> chain & 1),
        "safe": bool(h.safe >> chain & 1),
        "price": int(h.price[chain]),
        "majority": h.ask("majority_bonus", chain),
        "minority": h.ask("minority_bonus", chain),
        "left": int(h.left[chain]),
    }
    if h.market[chain]:
        plate["market"] = int(h.market[chain])
    if h.active >> chain & 1 and all(shows(h, seat, other) for other in range(int(h.players))):
        plate["bonuses"] = bonuses(h, chain)
    return plate


def _plate(h: Any, seat: int | None, other: int) -> Plate:
    plate: Plate = {"seat": other, "tiles": int(h.n_hand[other])}
    names = corporations(h)
    if shows(h, seat, other):
        plate["money"] = int(h.cash[other])
        plate["shares"] = {names[c]: int(h.shares[other, c]) for c in range(CHAINS) if h.shares[other, c]}
        plate["score"] = score(h, seat, other)
    elif h.defunct != NONE:
        # ACQ-2.4: holdings in the defunct corporation are shown.
        plate["shares"] = {names[h.defunct]: int(h.shares[other, h.defunct])}
    return plate


def score(h: Any, seat: int | None, other: int) -> Score:
    """ACQ-6.2: the money and what the shares bring, line by line: at the end as it was paid, before as if it ended now.

    Where holdings are hidden, bonuses before the end are left out: they would tell what the others hold.
    """
    open_books = all(shows(h, seat, each) for each in range(int(h.players)))
    *rows, (before, total, *_) = h.ask("explain_standing", other, open_books)
    lines: list[ScoreLine] = [
        {
            "corporation": name,
            "shares": shares,
            "price": price,
            "sale": sale,
            "bonus": bonus,
            "rank": None if kind == NONE else RANKS[kind],
            "clause": "ACQ-6.2",
        }
        for name, (shares, price, sale, bonus, kind) in zip(corporations(h), rows, strict=True)
        if shares
    ]
    return {"before": before, "lines": lines, "total": total, "bonuses_counted": open_books}


def _merger(h: Any) -> Merger | None:
    if h.phase == OVER or (not h.joining and h.defunct == NONE and not h.absorbed):
        return None
    names = corporations(h)
    merger: Merger = {
        "survivor": None if h.survivor == NONE else names[h.survivor],
        "defunct": None if h.defunct == NONE else names[h.defunct],
        "to_come": name_all(h, h.joining),
        "done": name_all(h, h.absorbed),
    }
    if h.defunct != NONE:
        seat = h.ask("actor")
        held = int(h.shares[seat, h.defunct])
        merger["price"] = int(h.price[h.defunct])
        merger["holder"] = seat
        merger["held"] = held
        merger["trade_in"] = h.ask("given_for", 1)
        given = [h.ask("given_for", number) for number in range(h.ask("most_trades", held) + 1)]
        merger["trades"] = [{"gives": each, "gets": got, "rest": held - each} for got, each in enumerate(given)]
        merger["survivor_left"] = int(h.left[h.survivor])
    return merger


def _may_buy(h: Any, seat: int) -> list[Offer]:
    """ACQ-5.1: what may be bought, and at most how much of it."""
    most = [h.ask("most_shares", seat, chain) for chain in range(CHAINS)]
    return [
        {"corporation": corporations(h)[chain], "price": int(h.price[chain]), "most": most[chain]}
        for chain in range(CHAINS)
        if most[chain]
    ]


def _purchases(h: Any, seat: int) -> list[Purchase] | None:
    """ACQ-5.1: all that may be bought together, None where that is too much to tell."""
    (count, *_), *rows = h.ask("list_purchases", seat)
    if count < 0:
        return None
    names = corporations(h)
    return [
        {
            "shares": {names[chain]: shares_in(bought, chain) for chain in range(CHAINS) if shares_in(bought, chain)},
            "cost": cost,
            "money": money,
        }
        for bought, cost, money in rows[:count]
    ]


def shares_in(purchase: int, chain: int) -> int:
    """How many shares of a corporation a purchase in one number names."""
    return purchase >> PURCHASE_BITS * chain & (1 << PURCHASE_BITS) - 1


def cover(s: Any, seat: int | None) -> None:
    """ACQ-2.4: other money and shares, where what the others hold is not displayed to the seat."""
    for other in range(int(s.players)):
        if not shows(s, seat, other):
            s.cash[other] += 100 + other
            for chain in range(CHAINS):
                if chain != s.defunct:
                    s.shares[other, chain] += 1 + other
