"""What a player of Exchange Watch sees, from a hidden record only, with the parts behind every number."""

from collections.abc import Sequence
from typing import Any

from openoutcry.games.watch.moves import name_face
from openoutcry.games.watch.notation import name_bet
from openoutcry.games.watch.rules.effects import MOMENTS
from openoutcry.games.watch.rules.state import (
    BETTING,
    BUYING,
    CARD_DECK,
    CARD_IDS,
    CARD_MOMENT,
    CHANGING,
    COMPANIES,
    COMPANY_IDS,
    DECK_IDS,
    EDITION,
    ENDED,
    ENDINGS,
    EVENT_IDS,
    FEWEST,
    HIGHEST,
    IS_IPO,
    KINDS,
    LOWEST,
    MULTIPLIER,
    MULTIPLIERS,
    NET,
    NONE,
    PACK,
    PAY,
    PAYING,
    POINT,
    RECONSTRUCTED,
    RISE,
    RUMOURS,
    SECTOR,
    SECTORS,
    SIDES,
    SPACE_DECK,
    START_PRICE,
    STATUS_IDS,
    STATUSES,
    STEPS,
    TRADING,
    TRADING_CARDS,
    TRADING_IDS,
)


def name_card(kind: int) -> dict[str, Any]:
    """An Inside or Greenmail card: what it does and when, as the edition says."""
    entry = EDITION.components["cards"][DECK_IDS[CARD_DECK[kind]]][kind - (CARD_DECK == 0).sum() * CARD_DECK[kind]]
    hidden = ("id", "copies", "effect", "name")
    return {
        "card": CARD_IDS[kind],
        "deck": DECK_IDS[CARD_DECK[kind]],
        "moment": MOMENTS[CARD_MOMENT[kind]],
        "effect": entry["effect"],
        "with": {key: value for key, value in entry.items() if key not in hidden},
    }


def name_event(event: int) -> dict[str, Any]:
    """An event: its text as an effect, and its lists."""
    entry = EDITION.components["events"][event]
    return {
        "event": EVENT_IDS[event],
        "effect": entry["text"]["effect"],
        "with": {key: value for key, value in entry["text"].items() if key != "effect"},
        "pays": list(entry["pays"]),
        "up": list(entry["up"]),
        "down": list(entry["down"]),
    }


# --- the chart -------------------------------------------------------------------------------------


def chart(h: Any) -> list[dict[str, Any]]:
    """Every company: price, what is left of it, and its candles, the running turn's last."""
    rows = []
    first = int(h.turn_number) - int(h.n_candles) + int(h.step == ENDED)
    for c in range(COMPANIES):
        candles = []
        opened = int(START_PRICE[c]) if first <= 1 else None
        for turn in range(int(h.n_candles)):
            shut, top, bottom = (int(v) * POINT for v in h.candles[turn][c])
            begun = shut if opened is None else opened
            candles.append({"turn": first + turn, "open": begun, "high": top, "low": bottom, "close": shut})
            opened = shut
        if h.step != ENDED:
            now = int(h.price[c])
            begun = opened if opened is not None else now
            candles.append(
                {"turn": int(h.turn_number), "open": begun, "high": int(h.high[c]), "low": int(h.low[c]), "close": now}
            )
        rows.append(
            {
                "company": COMPANY_IDS[c],
                "sector": SECTORS[SECTOR[c]],
                "number": int(SECTOR[c]) + 1,
                "class": "ipo" if IS_IPO[c] else "blue",
                "price": int(h.price[c]),
                "left": int(h.exchange[c]),
                "candles": candles,
            }
        )
    return rows


# --- purchases -------------------------------------------------------------------------------------


def purchases(h: Any, seat: int) -> dict[str, Any]:
    """What the active player could buy with today's die, at which price and why, or why not (WAT-4.2 to WAT-4.4)."""
    limit = int(h.opt.shares_a_turn[h.status[seat]])
    cash, frozen = int(h.cash[seat]), bool(h.frozen >> seat & 1)
    shares = []
    for c in range(COMPANIES):
        steps = abs(int(h.die) - 1 - int(SECTOR[c]))
        surcharge = steps * int(h.opt.surcharge) * POINT
        cost = int(h.price[c]) + surcharge
        why_not = None
        if frozen:
            why_not = "watch-refused-frozen"
        elif int(h.bought) >= limit:
            why_not = "watch-refused-limit"
        elif not h.exchange[c]:
            why_not = "watch-refused-none-left"
        elif cost > cash:
            why_not = "watch-refused-no-money"
        shares.append(
            {
                "company": COMPANY_IDS[c],
                "price": int(h.price[c]),
                "steps": steps,
                "surcharge": surcharge,
                "cost": cost,
                "why_not": why_not,
            }
        )
    statuses = []
    for status in range(int(h.status[seat]) + 1, STATUSES):
        listed = int(h.opt.status_price[status - 1])
        percent = 100 if h.cheap == NONE else int(h.cheap_percent)
        cost = -(-listed * percent // (100 * POINT)) * POINT if percent != 100 else listed
        why_not = None
        if frozen:
            why_not = "watch-refused-frozen"
        elif h.debts[seat]:
            why_not = "watch-refused-has-debt"
        elif cost > cash:
            why_not = "watch-refused-no-money"
        statuses.append(
            {"status": STATUS_IDS[status], "listed": listed, "percent": percent, "cost": cost, "why_not": why_not}
        )
    return {"die": int(h.die), "limit": limit, "bought": int(h.bought), "shares": shares, "statuses": statuses}


# --- the trade -------------------------------------------------------------------------------------


def _net(h: Any, deck: int, card: int) -> int:
    net = int(NET[deck, card])
    return -net if deck == RUMOURS and h.turned else net


def outcomes(h: Any, seat: int | None) -> list[dict[str, Any]]:
    """How the trade can end: the difference, in how many ways the cards not yet seen give it, price and share then."""
    ways = {0: 1}
    for deck in range(TRADING):
        if h.face[deck] != NONE:
            cards = [int(h.face[deck])]
        elif seat is not None and h.peeked[deck] >> seat & 1:
            cards = [int(h.trading[deck][h.n_trading[deck] - 1])]
        else:
            cards = [card for card in range(TRADING_CARDS[deck]) if not h.spent[deck] >> card & 1]
        after: dict[int, int] = {}
        for total, count in ways.items():
            for card in cards:
                key = total + _net(h, deck, card)
                after[key] = after.get(key, 0) + count
        ways = after
    factor = int(h.opt.ipo_factor) if IS_IPO[h.offered] else 1
    price, settled = int(h.price[h.offered]), h.step == PAYING
    return [
        {
            "difference": total,
            "ways": count,
            "of": sum(ways.values()),
            "price": price if settled else min(max(price + total * factor * POINT, LOWEST), HIGHEST),
            "share": "lost" if total < 0 else "returned",
        }
        for total, count in sorted(ways.items())
    ]


def pays(h: Any, side: int, multiplier: int, differences: Sequence[int]) -> list[int]:
    """What a bet brings at each outcome; less than nothing is paid (WAT-5.8)."""
    found = []
    for total in differences:
        amount = int(PAY[IS_IPO[h.offered], abs(total), multiplier])
        found.append(amount if (total > 0) == (side == RISE) else -amount)
    return found


def bet_limit(h: Any, seat: int) -> dict[str, Any]:
    """The largest multiplier of a seat, and what it is made of (WAT-5.4)."""
    own = bool(seat == h.active)
    listed = int((h.opt.own_limit if own else h.opt.join_limit)[h.status[seat]])
    by_status = max(m for m in range(MULTIPLIERS) if MULTIPLIER[m] <= listed or m == 0)
    raised = min(by_status + int(h.lever[seat]), MULTIPLIERS - 1)
    held = min(raised, int(h.cap[seat]))
    return {
        "own": own,
        "by_status": int(MULTIPLIER[by_status]),
        "raised": int(h.lever[seat]),
        "held_to": None if h.cap[seat] == MULTIPLIERS - 1 else int(MULTIPLIER[h.cap[seat]]),
        "limit": int(MULTIPLIER[held]),
    }


def trade(h: Any, seat: int | None) -> dict[str, Any]:
    """The share put up, the open cards, every bet, and what each would pay or cost at each outcome."""
    ends = outcomes(h, seat)
    differences = [end["difference"] for end in ends]
    bets = []
    for other in range(int(h.players)):
        if h.bet[other] != NONE:
            side, multiplier = divmod(int(h.bet[other]), MULTIPLIERS)
            said = name_bet(h.bet[other]) or {}
            bets.append({"seat": other, **said, "pays": pays(h, side, multiplier, differences)})
    found: dict[str, Any] = {
        "company": COMPANY_IDS[h.offered],
        "by": int(h.active),
        "turned": bool(h.turned),
        "open": [name_face(PACK * deck + int(h.face[deck])) for deck in range(TRADING) if h.face[deck] != NONE],
        "so_far": sum(_net(h, deck, int(h.face[deck])) for deck in range(TRADING) if h.face[deck] != NONE),
        "outcomes": ends,
        "bets": bets,
    }
    if seat is not None:
        found["limit"] = bet_limit(h, seat)
        found["peeked"] = [
            name_face(PACK * deck + int(h.trading[deck][h.n_trading[deck] - 1]))
            for deck in range(TRADING)
            if h.peeked[deck] >> seat & 1
        ]
        if h.asked == seat and h.step in (BETTING, CHANGING):
            found["change_cost"] = int(h.price[h.offered]) if h.step == CHANGING and not h.free else 0
            found["possible"] = [
                {
                    "side": SIDES[side],
                    "multiplier": int(MULTIPLIER[m]),
                    "pays": pays(h, side, m, differences),
                    "allowed": int(MULTIPLIER[m]) <= found["limit"]["limit"],
                }
                for side in range(2)
                for m in range(MULTIPLIERS)
            ]
    return found


# --- the table -------------------------------------------------------------------------------------


def plate(h: Any, seat: int) -> dict[str, Any]:
    """What lies before a seat, open to all."""
    shares = {COMPANY_IDS[c]: int(h.shares[seat][c]) for c in range(COMPANIES) if h.shares[seat][c]}
    value = sum(int(h.shares[seat][c]) * int(h.price[c]) for c in range(COMPANIES))
    owed = int(h.debts[seat]) * int(h.opt.debt)
    return {
        "seat": seat,
        "cash": int(h.cash[seat]),
        "debts": int(h.debts[seat]),
        "status": STATUS_IDS[h.status[seat]],
        "space": int(h.space[seat]),
        "shares": shares,
        "inside": int(h.held[seat][0]),
        "greenmail": int(h.held[seat][1]),
        "shown": [CARD_IDS[kind] for kind in range(KINDS) for _ in range(int(h.shown[seat][kind]))],
        "bet": None if h.offered == NONE else name_bet(h.bet[seat]),
        "last_bet": name_bet(h.bet[seat]),
        "frozen": bool(h.frozen >> seat & 1),
        "muted": [MOMENTS[m] for m in range(len(MOMENTS)) if h.muted[m] >> seat & 1],
        "worth": {
            "cash": int(h.cash[seat]),
            "shares": value,
            "debt": -owed,
            "total": int(h.cash[seat]) + value - owed,
            "can_win": int(h.cash[seat]) + value >= owed,
        },
    }


def view(h: Any, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: an onlooker) may see it."""
    players = int(h.players)
    table: dict[str, Any] = {
        "reconstructed": RECONSTRUCTED,
        "step": STEPS[h.step],
        "active": int(h.active),
        "asked": None if h.asked == NONE else int(h.asked),
        "first": int(h.first),
        "turn": int(h.turn_number),
        "die": int(h.die),
        "goal": int(h.opt.goal[players - FEWEST]),
        "circle": [DECK_IDS[deck] for deck in SPACE_DECK],
        "events_left": int(h.n_event_deck),
        "events_opened": [EVENT_IDS[e] for e in range(len(EVENT_IDS)) if h.opened >> e & 1],
        "event": None if h.event == NONE else name_event(int(h.event)),
        "chart": chart(h),
        "seats": [plate(h, other) for other in range(players)],
        "decks": {name: int(h.n_cards[deck]) for deck, name in enumerate(DECK_IDS)},
        "discards": [CARD_IDS[kind] for kind in range(KINDS) for _ in range(int(h.discards[kind]))],
        "trading": {
            name: {
                "left": int(h.n_trading[deck]),
                "spent": [name_face(PACK * deck + c) for c in range(TRADING_CARDS[deck]) if h.spent[deck] >> c & 1],
            }
            for deck, name in enumerate(TRADING_IDS)
        },
        "playing": None if h.playing == NONE else name_card(int(h.playing)),
        "aim": None if h.aim == NONE else int(h.aim),
        "statuses_cheap": None if h.cheap == NONE else {"until": int(h.cheap), "percent": int(h.cheap_percent)},
        "ending": ENDINGS[h.ended_by],
    }
    if h.offered != NONE:
        table["trade"] = trade(h, seat)
    if seat is not None:
        table["hand"] = [name_card(kind) for kind in range(KINDS) for _ in range(int(h.hand[seat][kind]))]
        if h.step == BUYING and h.active == seat:
            table["purchases"] = purchases(h, seat)
    return table
