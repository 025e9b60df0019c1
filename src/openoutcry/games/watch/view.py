"""What a player of Exchange Watch sees, from a hidden record only, with the parts behind every number."""

from collections.abc import Sequence
from typing import Any

from openoutcry.games.watch.moves import name_face
from openoutcry.games.watch.notation import name_bet
from openoutcry.games.watch.rules.allowed import REASONS
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
    IS_IPO,
    KINDS,
    MOST_DIFFERENCE,
    MULTIPLIER,
    MULTIPLIERS,
    NONE,
    PACK,
    PHASES,
    POINT,
    RECONSTRUCTED,
    SECTOR,
    SECTORS,
    SPACE_DECK,
    START_PRICE,
    STATUS_IDS,
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


def card_now(h: Any, seat: int, kind: int) -> dict[str, Any] | None:
    """What a card in the hand would do now at its best, in figures; None where it can't be said or played."""
    amount, instead, other, company = h.ask("explain_card", seat, kind)
    if not amount and not instead:
        return None
    return {
        "amount": amount,
        "instead": instead,
        "seat": None if other in (NONE, seat) else other,
        "company": None if company == NONE else COMPANY_IDS[company],
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
    first = int(h.turn_number) - int(h.n_candles) + int(h.phase == ENDED)
    for c in range(COMPANIES):
        candles = []
        opened = int(START_PRICE[c]) if first <= 1 else None
        for turn in range(int(h.n_candles)):
            shut, top, bottom = (int(v) * POINT for v in h.candles[turn][c])
            begun = shut if opened is None else opened
            candles.append({"turn": first + turn, "open": begun, "high": top, "low": bottom, "close": shut})
            opened = shut
        if h.phase != ENDED:
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


def dividends(h: Any) -> list[int]:
    """What every seat would get from the open event now (WAT-3.4)."""
    return [int(amount) for amount in h.ask("explain_dividends")[: int(h.players)]]


# --- purchases -------------------------------------------------------------------------------------


def why_not(reason: int) -> str | None:
    """The text that says why the rules refuse something; None if they don't."""
    return REASONS[reason].message or None


def statuses(h: Any, seat: int) -> list[dict[str, Any]]:
    """Every status: its price, listed and today, and what it allows (WAT-4.3, WAT-4.4, WAT-5.4)."""
    return [
        {
            "status": STATUS_IDS[status],
            "listed": listed,
            "percent": percent,
            "cost": cost,
            "shares_a_turn": shares,
            "own_limit": int(MULTIPLIER[own]),
            "join_limit": int(MULTIPLIER[join]),
            "two_points": win,
            "pays_after": wins or None,
            "why_not": why_not(reason),
        }
        for status, (listed, percent, cost, reason, shares, own, join, win, wins) in enumerate(
            h.ask("explain_statuses", seat)
        )
    ]


def purchases(h: Any, seat: int) -> dict[str, Any]:
    """What the active player could buy with today's die, at which price and why, or why not (WAT-4.2 to WAT-4.4)."""
    shares = [
        {
            "company": COMPANY_IDS[c],
            "price": int(h.price[c]),
            "steps": steps,
            "surcharge": cost - int(h.price[c]),
            "cost": cost,
            "why_not": why_not(reason),
        }
        for c, (steps, cost, reason) in enumerate(h.ask("explain_purchases", seat))
    ]
    return {
        "die": int(h.die),
        "limit": h.ask("shares_allowed", seat),
        "bought": int(h.bought),
        "shares": shares,
        "statuses": statuses(h, seat)[int(h.status[seat]) + 1 :],
    }


# --- the trade -------------------------------------------------------------------------------------


def face_as_it_counts(h: Any, deck: int, card: int) -> dict[str, Any]:
    """A card of the trade, with the bulls and bears it counts for: a Rumours card may be turned round."""
    bulls, bears, net = h.ask("count_face", deck, card)
    return {**name_face(PACK * deck + card), "bulls": bulls, "bears": bears, "net": net}


def outcomes(h: Any, seat: int | None) -> list[dict[str, Any]]:
    """How the trade can end: the difference, in how many ways the cards not yet seen give it, price and share then."""
    rows = h.ask("explain_outcomes", NONE if seat is None else seat)
    every = sum(ways for ways, _ in rows)
    return [
        {
            "difference": row - MOST_DIFFERENCE,
            "ways": ways,
            "of": every,
            "price": price,
            "share": "lost" if row < MOST_DIFFERENCE else "returned",
        }
        for row, (ways, price) in enumerate(rows)
        if ways
    ]


def pays(h: Any, seat: int, bet: int, differences: Sequence[int]) -> tuple[list[int], str | None]:
    """What a bet brings at each outcome (less than nothing is paid, WAT-5.8), and why it can't be made."""
    *amounts, reason = h.ask("explain_bet", seat, bet)
    return [amounts[difference + MOST_DIFFERENCE] for difference in differences], why_not(reason)


def bet_limit(h: Any, seat: int) -> dict[str, Any]:
    """The largest multiplier of a seat, and what it is made of (WAT-5.4)."""
    by_status, limit = h.ask("explain_limit", seat)
    return {
        "own": bool(seat == h.active),
        "by_status": int(MULTIPLIER[by_status]),
        "raised": int(h.lever[seat]),
        "held_to": None if h.cap[seat] == MULTIPLIERS - 1 else int(MULTIPLIER[h.cap[seat]]),
        "limit": int(MULTIPLIER[limit]),
    }


def trade(h: Any, seat: int | None) -> dict[str, Any]:
    """The share put up, the open cards, every bet, and what each would pay or cost at each outcome."""
    ends = outcomes(h, seat)
    differences = [end["difference"] for end in ends]
    bets = [
        {"seat": other, **(name_bet(h.bet[other]) or {}), "pays": pays(h, other, h.bet[other], differences)[0]}
        for other in range(int(h.players))
        if h.bet[other] != NONE
    ]
    found: dict[str, Any] = {
        "company": COMPANY_IDS[h.offered],
        "by": int(h.active),
        "turned": bool(h.turned),
        "open": [face_as_it_counts(h, deck, h.face[deck]) for deck in range(TRADING) if h.face[deck] != NONE],
        "so_far": h.ask("difference"),
        "outcomes": ends,
        "bets": bets,
    }
    if seat is not None:
        found["limit"] = bet_limit(h, seat)
        found["peeked"] = [
            face_as_it_counts(h, deck, h.trading[deck][h.n_trading[deck] - 1])
            for deck in range(TRADING)
            if h.peeked[deck] >> seat & 1
        ]
        if h.asked == seat and h.phase in (BETTING, CHANGING):
            found["change_cost"] = h.ask("change_cost")
            found["possible"] = [possible_bet(h, seat, bet, differences) for bet in range(2 * MULTIPLIERS)]
    return found


def possible_bet(h: Any, seat: int, bet: int, differences: Sequence[int]) -> dict[str, Any]:
    """One of the bets there are: what it would bring, and why not."""
    amounts, reason = pays(h, seat, bet, differences)
    return {**(name_bet(bet) or {}), "pays": amounts, "allowed": reason is None, "why_not": reason}


# --- the table -------------------------------------------------------------------------------------


def plate(h: Any, seat: int, me: int | None) -> dict[str, Any]:
    """What lies before a seat, open to all, and the cards `me` knows it to hold."""
    shares = {COMPANY_IDS[c]: int(h.shares[seat][c]) for c in range(COMPANIES) if h.shares[seat][c]}
    value, owed, total, can_win = h.ask("explain_worth", seat)
    return {
        "seat": seat,
        "cash": int(h.cash[seat]),
        "debts": int(h.debts[seat]),
        "status": STATUS_IDS[h.status[seat]],
        "space": int(h.space[seat]),
        "shares": shares,
        "inside": int(h.held[seat][0]),
        "greenmail": int(h.held[seat][1]),
        "known": []
        if me is None
        else [CARD_IDS[kind] for kind in range(KINDS) for _ in range(h.known[me][seat][kind])],
        "bet": None if h.offered == NONE else name_bet(h.bet[seat]),
        "last_bet": name_bet(h.bet[seat]),
        "frozen": bool(h.frozen >> seat & 1),
        "muted": [MOMENTS[m] for m in range(len(MOMENTS)) if h.muted[m] >> seat & 1],
        "worth": {
            "cash": int(h.cash[seat]),
            "shares": value,
            "debt": -owed,
            "total": total,
            "can_win": bool(can_win),
        },
    }


def view(h: Any, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: an onlooker) may see it."""
    players = int(h.players)
    table: dict[str, Any] = {
        "reconstructed": RECONSTRUCTED,
        "phase": PHASES[h.phase],
        "active": int(h.active),
        "asked": None if h.asked == NONE else int(h.asked),
        "first": int(h.first),
        "turn": int(h.turn_number),
        "die": int(h.die),
        "goal": h.ask("goal"),
        "debt": int(h.opt.debt),
        "circle": [DECK_IDS[deck] for deck in SPACE_DECK],
        "events_left": int(h.n_event_deck),
        "events_opened": [EVENT_IDS[e] for e in range(len(EVENT_IDS)) if h.opened >> e & 1],
        "event": None if h.event == NONE else {**name_event(int(h.event)), "dividends": dividends(h)},
        "chart": chart(h),
        "statuses": [
            {key: value for key, value in status.items() if key != "why_not"} for status in statuses(h, seat or 0)
        ],
        "seats": [plate(h, other, seat) for other in range(players)],
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
        table["hand"] = [
            {**name_card(kind), "now": card_now(h, seat, kind)}
            for kind in range(KINDS)
            for _ in range(int(h.hand[seat][kind]))
        ]
        if h.phase == BUYING and h.active == seat:
            table["purchases"] = purchases(h, seat)
    return table
