"""What a player of Acquire sees, from a hidden record only, with the sum behind every figure."""

from collections.abc import Sequence
from typing import Any

from openoutcry.games.acquire.moves import can_announce
from openoutcry.games.acquire.rules.state import (
    ALL_CHAINS,
    ANNOUNCED,
    ASIDE,
    BUY,
    CELLS,
    CHAIN,
    CHAINS,
    CLASS,
    COLUMNS,
    CORPORATIONS,
    DEAD,
    EDGE,
    ENDINGS,
    HIDDEN,
    LONE,
    NAMES,
    NEAR,
    NONE,
    OVER,
    PHASES,
    ROWS,
    SELL,
    TRADE,
)

CLASSES = ("low", "middle", "high")
MARKET = "market"


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


def price_at(opt: Any, size: int, price_class: int) -> int:
    """ACQ-1.3: the price of a share by size and class."""
    price = 0
    for least, base in zip(opt.ladder, opt.prices, strict=True):
        if size < least:
            break
        price = int(base) + price_class * int(opt.class_step)
    return price


def price_table(opt: Any) -> list[dict[str, Any]]:
    """ACQ-1.3: every step of the ladder, with the prices of the three classes and both bonuses."""
    table = []
    for step, least in enumerate(opt.ladder):
        most = int(opt.ladder[step + 1]) - 1 if step + 1 < len(opt.ladder) else None
        prices = [int(opt.prices[step]) + rank * int(opt.class_step) for rank in range(len(CLASSES))]
        table.append(
            {
                "least": int(least),
                "most": most,
                "price": dict(zip(CLASSES, prices, strict=True)),
                "majority": dict(zip(CLASSES, [price * int(opt.majority) for price in prices], strict=True)),
                "minority": dict(zip(CLASSES, [price * int(opt.minority) for price in prices], strict=True)),
            }
        )
    return table


def bonuses(h: Any, chain: int) -> list[dict[str, Any]]:
    """ACQ-4.5 to ACQ-4.7, ACQ-7.1: who would get which bonus of a corporation now, and how it comes about."""
    held: dict[Any, int] = {seat: int(h.shares[seat, chain]) for seat in range(int(h.players)) if h.shares[seat, chain]}
    if h.market[chain]:
        held[MARKET] = int(h.market[chain])
    if not held:
        return []
    price = int(h.price[chain])
    majority, minority = price * int(h.opt.majority), price * int(h.opt.minority)
    most = max(held.values())
    first = [holder for holder, count in held.items() if count == most]
    others = {holder: count for holder, count in held.items() if count < most}
    if len(first) > 1:
        return [_part(holder, held, "split_both", majority + minority, len(first), h, "ACQ-4.6") for holder in first]
    if not others:
        return [_part(first[0], held, "both", majority + minority, 1, h, "ACQ-4.5")]
    second = [holder for holder, count in others.items() if count == max(others.values())]
    rank, clause = ("split_minority", "ACQ-4.7") if len(second) > 1 else ("minority", "ACQ-4.4")
    return [
        _part(first[0], held, "majority", majority, 1, h, "ACQ-4.4"),
        *(_part(holder, held, rank, minority, len(second), h, clause) for holder in second),
    ]


def _part(holder: Any, held: dict[Any, int], rank: str, sum_: int, parts: int, h: Any, clause: str) -> dict[str, Any]:
    step = int(h.opt.rounding)
    amount = -(-sum_ // (parts * step)) * step if parts > 1 else sum_
    return {
        "holder": holder,
        "shares": held[holder],
        "rank": rank,
        "sum": sum_,
        "parts": parts,
        "amount": amount,
        "clause": clause,
    }


def shows(h: Any, seat: int | None, other: int) -> bool:
    """ACQ-2.4: are the other's money and shares displayed to this seat?"""
    return h.opt.holdings != HIDDEN or h.phase == OVER or seat == other


def effect(h: Any, tile: int) -> dict[str, Any]:
    """ACQ-3.2 to ACQ-3.6: what a tile would do now, and by which clause."""
    around = [int(h.board[near]) for near in NEAR[tile] if near != EDGE]
    chains = sorted({held - CHAIN for held in around if held >= CHAIN})
    lone = sum(held == LONE for held in around)
    names = corporations(h)
    if h.board[tile] == DEAD:
        safe = [names[c] for c in chains if h.safe >> c & 1]
        return {"does": "dead", "corporations": safe, "clause": "ACQ-3.6"}
    if not chains:
        if not lone:
            return {"does": "lone", "clause": "ACQ-3.2"}
        barred = h.active == ALL_CHAINS
        return {"does": "barred" if barred else "found", "clause": "ACQ-3.4" if barred else "ACQ-3.3"}
    if len(chains) == 1:
        return {"does": "grow", "corporations": [names[chains[0]]], "clause": "ACQ-3.5"}
    best = max(int(h.tiles[c]) for c in chains)
    survivors = [names[c] for c in chains if h.tiles[c] == best]
    return {
        "does": "merge",
        "corporations": [names[c] for c in sorted(chains, key=lambda c: -int(h.tiles[c]))],
        "sizes": sorted((int(h.tiles[c]) for c in chains), reverse=True),
        "survivors": survivors,
        "clause": "ACQ-4.1",
    }


def view(h: Any, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: an onlooker) may see it."""
    players = int(h.players)
    table: dict[str, Any] = {
        "phase": PHASES[h.phase],
        "turn": int(h.turn),
        "actor": None if h.phase == OVER else _actor(h),
        "board": draw_board(h),
        "letters": dict(zip(letters(h), corporations(h), strict=True)),
        "dead": [NAMES[cell] for cell in range(CELLS) if h.board[cell] == DEAD],
        "aside": [NAMES[cell] for cell in range(CELLS) if h.board[cell] == ASIDE],
        "tile": None if h.at == NONE else NAMES[h.at],
        "bag": int(h.n_bag),
        "bought": int(h.bought),
        "buys_left": int(h.opt.buys_a_turn) - int(h.bought),
        "announced": bool(h.announced),
        "end_possible": can_announce(h),
        "idle_turns": int(h.idle),
        "corporations": [_corporation(h, seat, chain) for chain in range(CHAINS)],
        "seats": [_plate(h, seat, other) for other in range(players)],
        "prices": price_table(h.opt),
        "merger": _merger(h),
    }
    if h.phase == OVER:
        table["ending"] = ENDINGS[h.ending]
        table["end_by"] = int(h.turn) if h.ending == ANNOUNCED else None
    if seat is not None:
        table["tiles"] = [
            {"tile": NAMES[tile], **effect(h, tile)} for tile in sorted(int(t) for t in h.hand[seat, : h.n_hand[seat]])
        ]
        table["score"] = score(h, seat, seat)
        if h.phase == BUY and seat == h.turn:
            table["may_buy"] = _may_buy(h, seat)
    return table


def _actor(h: Any) -> int:
    return int((h.turn + h.asked) % h.players if h.phase in (TRADE, SELL) else h.turn)


def _corporation(h: Any, seat: int | None, chain: int) -> dict[str, Any]:
    price = int(h.price[chain])
    plate: dict[str, Any] = {
        "corporation": corporations(h)[chain],
        "class": CLASSES[CLASS[chain]],
        "size": int(h.tiles[chain]),
        "active": bool(h.active >> chain & 1),
        "safe": bool(h.safe >> chain & 1),
        "price": price,
        "majority": price * int(h.opt.majority),
        "minority": price * int(h.opt.minority),
        "left": int(h.left[chain]),
    }
    if h.market[chain]:
        plate["market"] = int(h.market[chain])
    if h.active >> chain & 1 and all(shows(h, seat, other) for other in range(int(h.players))):
        plate["bonuses"] = bonuses(h, chain)
    return plate


def _plate(h: Any, seat: int | None, other: int) -> dict[str, Any]:
    plate: dict[str, Any] = {"seat": other, "tiles": int(h.n_hand[other])}
    names = corporations(h)
    if shows(h, seat, other):
        plate["money"] = int(h.cash[other])
        plate["shares"] = {names[c]: int(h.shares[other, c]) for c in range(CHAINS) if h.shares[other, c]}
        if h.phase == OVER:
            plate["score"] = score(h, seat, other)
    elif h.defunct != NONE:
        # ACQ-2.4: holdings in the defunct corporation are shown.
        plate["shares"] = {names[h.defunct]: int(h.shares[other, h.defunct])}
    return plate


def score(h: Any, seat: int | None, other: int) -> dict[str, Any]:
    """ACQ-6.2: the money and what the shares bring, line by line: at the end as it was paid, before as if it ended now.

    Where holdings are hidden, bonuses before the end are left out: they would tell what the others hold.
    """
    lines: list[dict[str, Any]] = []
    open_books = all(shows(h, seat, each) for each in range(int(h.players)))
    for chain in range(CHAINS):
        if h.active >> chain & 1 and h.shares[other, chain] and not h.absorbed >> chain & 1:
            count, price = int(h.shares[other, chain]), int(h.price[chain])
            parts = bonuses(h, chain) if open_books and chain != h.defunct else []
            bonus = next((part for part in parts if part["holder"] == other), None)
            lines.append(
                {
                    "corporation": corporations(h)[chain],
                    "shares": count,
                    "price": price,
                    "sale": count * price,
                    "bonus": bonus["amount"] if bonus else 0,
                    "rank": bonus["rank"] if bonus else None,
                    "clause": "ACQ-6.2",
                }
            )
    gained = sum(line["sale"] + line["bonus"] for line in lines)
    before = int(h.cash[other]) - (gained if h.phase == OVER else 0)
    return {"before": before, "lines": lines, "total": before + gained, "bonuses_counted": open_books}


def _merger(h: Any) -> dict[str, Any] | None:
    if h.phase == OVER or (not h.joining and h.defunct == NONE and not h.absorbed):
        return None
    names = corporations(h)
    merger: dict[str, Any] = {
        "survivor": None if h.survivor == NONE else names[h.survivor],
        "defunct": None if h.defunct == NONE else names[h.defunct],
        "to_come": [names[c] for c in range(CHAINS) if h.joining >> c & 1],
        "done": [names[c] for c in range(CHAINS) if h.absorbed >> c & 1],
    }
    if h.defunct != NONE:
        seat = _actor(h)
        merger["price"] = int(h.price[h.defunct])
        merger["holder"] = seat
        merger["held"] = int(h.shares[seat, h.defunct])
        merger["trade_in"] = int(h.opt.trade_in)
        merger["survivor_left"] = int(h.left[h.survivor])
    return merger


def _may_buy(h: Any, seat: int) -> list[dict[str, Any]]:
    """ACQ-5.1: what may be bought, and at most how much of it."""
    names = corporations(h)
    room = int(h.opt.buys_a_turn) - int(h.bought)
    found = []
    for chain in range(CHAINS):
        price = int(h.price[chain])
        if h.tiles[chain] and h.left[chain] and price <= h.cash[seat] and room > 0:
            afford = int(h.cash[seat]) // price if price else room
            found.append({"corporation": names[chain], "price": price, "most": min(room, int(h.left[chain]), afford)})
    return found
