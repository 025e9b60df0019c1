"""What a player of Stockpile sees, from a hidden record only, with the parts every number is made of."""

from typing import Any

from openoutcry.games.stockpile.rules.allowed import REASONS
from openoutcry.games.stockpile.rules.state import (
    ASK_SHOW,
    ASK_SHOW_SPLIT,
    ASKS,
    BID_TRACK,
    BOARDS,
    COMPANY_NAMES,
    DEMAND,
    DRAFT,
    ENDED,
    FEE_VALUE,
    FORECAST_NAMES,
    INVESTOR_NAMES,
    KIND_NAMES,
    NOBODY,
    OCTAGON,
    PAIRS,
    PAYS,
    PHASES,
    PUBLIC,
    START,
    TRACK,
    TRACK_END,
    UNKNOWN,
)


def owner_of_pair(h: Any, pair: int) -> int | None:
    """The seat a pair was dealt to; None for the open and the face-down ones."""
    owner = h.ask("pair_owner", pair)
    return None if owner == NOBODY else int(owner)


def investors_of(mask: Any) -> list[str]:
    """The names of the investors in a mask."""
    return [name for i, name in enumerate(INVESTOR_NAMES) if int(mask) >> i & 1]


def counted(names: tuple[str, ...], counts: Any) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {name: int(n) for name, n in zip(names, counts, strict=False) if n > 0}


def show_companies(h: Any) -> list[dict[str, Any]]:
    """Every company with its price and its track; spaces are counted from 1."""
    board = int(h.opt.board)
    rows = []
    for company, name in enumerate(COMPANY_NAMES):
        length = int(TRACK_END[board][company]) + 1
        rows.append(
            {
                "company": name,
                "price": h.ask("price", company),
                "space": int(h.space[company]) + 1,
                "track": [int(v) for v in TRACK[board][company][:length]],
                "start": int(START[board][company]) + 1,
                "octagon": int(OCTAGON[board][company]) + 1,
                "pays": [space + 1 for space in range(length) if PAYS[board][company][space]],
                "discarded": int(h.discard[company]),
            }
        )
    return rows


def show_pairs(h: Any) -> list[dict[str, Any]]:
    """The pairs in the order they move; null where this player has not seen one."""
    if h.round_number == 0:
        return []
    rows = []
    for pair in range(PAIRS):
        known = h.pair_company[pair] != UNKNOWN
        owner = owner_of_pair(h, pair)
        rows.append(
            {
                "pair": pair + 1,
                "owner": owner,
                "open": bool(h.pair_known[pair] == 0xFF),
                "company": COMPANY_NAMES[h.pair_company[pair]] if known else None,
                "forecast": FORECAST_NAMES[h.pair_forecast[pair]] if known else None,
                "seen_by": [p for p in range(int(h.players)) if p != owner and int(h.pair_known[pair]) >> p & 1],
            }
        )
    return rows


def show_piles(h: Any) -> list[dict[str, Any]]:
    """The stockpiles: their cards with number, facing and who put them, and the token on the track."""
    rows = []
    for pile in range(h.ask("piles")):
        cards = [
            {
                "number": card + 1,
                "card": None if h.card_kind[card] == UNKNOWN else KIND_NAMES[h.card_kind[card]],
                "up": bool(h.card_up[card]),
                "by": None if h.card_by[card] == NOBODY else int(h.card_by[card]),
            }
            for card in range(h.n_table)
            if h.card_pile[card] == pile
        ]
        bid = None
        if h.bidder[pile] != NOBODY:
            seat, space = int(h.bidder[pile]), int(h.bid_space[pile])
            bid = {"seat": seat, "amount": int(BID_TRACK[space]), "pays": h.ask("bid_cost", seat, space)}
        fees = [int(v) for v, n in zip(FEE_VALUE, h.ask("count_fees", pile), strict=True) for _ in range(n)]
        rows.append({"pile": pile + 1, "cards": cards, "bid": bid, "fees": fees})
    return rows


def show_seat(h: Any, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat."""
    bidding = h.phase == DEMAND
    fees = [int(value) for value, n in zip(FEE_VALUE, h.open_fees[seat], strict=True) for _ in range(n)]
    plate: dict[str, Any] = {
        "seat": seat,
        "cash": int(h.cash[seat]),
        "committed": h.ask("committed", seat) if bidding else 0,
        "tokens": h.ask("tokens_in_hand", seat),
        "cards": int(h.n_held[seat]),
        "split": counted(COMPANY_NAMES, h.split[seat]),
        "fees": fees,
        "supply": int(h.n_hand[seat]),
        "investors": [] if h.phase == DRAFT else investors_of(h.kept[seat]),
        "drafted": bool(h.drafted >> seat & 1) if h.phase == DRAFT else None,
    }
    if h.phase == ENDED:
        plate["portfolio"] = counted(COMPANY_NAMES, h.held[seat])
        plate["shares"] = explain_shares(h, seat)
        plate["majorities"] = int(h.bonus[seat])
        plate["sale"] = int(h.proceeds[seat])
    return plate


def explain_shares(h: Any, seat: int) -> list[dict[str, Any]]:
    """STK-7.1, STK-7.2, STK-12.10: what the shares of a seat bring at the current prices, line by line."""
    return [
        {
            "company": COMPANY_NAMES[company],
            "ordinary": int(h.held[seat][company]),
            "split": int(h.split[seat][company]),
            "shares": shares,
            "price": price,
            "more": brings - price,
            "total": total,
            "clauses": ["STK-7.1", "STK-7.2"],
        }
        for company, (shares, price, brings, total) in enumerate(h.ask("explain_shares", seat))
        if shares
    ]


def show_bids(h: Any, seat: int) -> list[list[dict[str, Any]]]:
    """By stockpile, every bid there is: what it costs the seat, what is left if it wins, and why it can't be made."""
    return [
        [
            {
                "amount": int(BID_TRACK[space]),
                "cost": cost,
                "left": left,
                "why_not": REASONS[reason].message or None,
            }
            for space, (cost, left, reason) in enumerate(h.ask("explain_bids", seat, pile))
        ]
        for pile in range(h.ask("piles"))
    ]


def possible_forecasts(h: Any) -> dict[str, list[str]]:
    """STK-3.1: of each company the forecasts it may have by what is known."""
    return {
        name: [FORECAST_NAMES[forecast] for forecast, may in enumerate(row) if may]
        for name, row in zip(COMPANY_NAMES, h.ask("may_be_forecast"), strict=True)
        if h.round_number
    }


def known_portfolio(h: Any, me: int, other: int) -> dict[str, Any]:
    """What follows from all that was seen: the least and the most of each kind another player may hold."""
    return {
        "seat": other,
        "cards": int(h.n_held[other]),
        "at_least": counted(KIND_NAMES, h.least[me][other]),
        "at_most": counted(KIND_NAMES, h.ask("most_held", me, other)),
    }


def view(h: Any, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: an onlooker) may see it."""
    players = int(h.players)
    ask = None
    if h.claim != NOBODY:
        ask = ASKS[ASK_SHOW_SPLIT if h.claim_split else ASK_SHOW]
    elif h.phase != ENDED:
        ask = PHASES[h.phase]
    table: dict[str, Any] = {
        "phase": PHASES[h.phase],
        "ask": ask,
        "round": int(h.round_number),
        "rounds": h.ask("rounds"),
        "first": int(h.first),
        "turn": None if h.turn == NOBODY else int(h.turn),
        "board": BOARDS[h.opt.board],
        "companies": show_companies(h),
        "pairs": show_pairs(h),
        "piles": show_piles(h),
        "bid_track": BID_TRACK.tolist(),
        "claim": None,
        "moving": None,
        "deck": int(h.n_deck),
        "discard": counted(KIND_NAMES, h.discard),
        "warren_looked": None if h.pile_looked == NOBODY else int(h.pile_looked) + 1,
        "martha_looked": bool(h.looked),
        "seats": [show_seat(h, other) for other in range(players)],
    }
    if h.claim != NOBODY:
        table["claim"] = {"company": COMPANY_NAMES[h.claim], "a_share": int(h.claim_rate), "seat": table["turn"]}
    if h.mover != NOBODY:
        table["moving"] = {"company": COMPANY_NAMES[h.mover], "steps": int(h.moved), "left": int(h.steps)}
    if seat is not None:
        worth = explain_shares(h, seat)
        table["supply"] = [KIND_NAMES[kind] for kind in h.hand[seat][: h.n_hand[seat]]]
        table["portfolio"] = counted(KIND_NAMES, h.held[seat])
        table["start_share"] = None if h.start[seat] == UNKNOWN else COMPANY_NAMES[h.start[seat]]
        table["worth"] = {"lines": worth, "total": sum(line["total"] for line in worth)}
        table["dealt_investors"] = investors_of(h.dealt[seat])
        table["kept_investors"] = investors_of(h.kept[seat])
        if h.phase == DEMAND:
            table["bids"] = show_bids(h, seat)
    if h.opt.aid:
        me = PUBLIC if seat is None else seat
        table["aid"] = {
            "forecasts": possible_forecasts(h),
            "portfolios": [known_portfolio(h, me, other) for other in range(players) if other != seat],
            "unseen": counted(KIND_NAMES, h.ask("count_unseen")),
        }
    return table
