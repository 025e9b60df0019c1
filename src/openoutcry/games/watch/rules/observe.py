"""What a seat of Exchange Watch knows, as numbers."""

from openoutcry.games.watch.rules.score import goal
from openoutcry.games.watch.rules.state import (
    BEARS,
    BULLS,
    COMPANIES,
    EVENT_CARDS,
    HIGHEST,
    KINDS,
    MOST_TRADING,
    MULTIPLIERS,
    NONE,
    PHASES,
    POINT,
    SEATS,
    SHUT,
    STATUSES,
    TRADING,
    TRADING_CARDS,
)
from openoutcry.games.watch.rules.trade import bears_of, bulls_of
from openoutcry.kernel.contract import Observed, Range, in_lines, starts
from openoutcry.kernel.rule import rule

OBSERVATION = in_lines(
    Observed("hand", KINDS, "own cards of each kind, divided by 2", Range.COUNT),
    Observed(
        "known", (SEATS - 1) * KINDS, "cards the 1st, 2nd… seat to the left is known to hold, divided by 2", Range.COUNT
    ),
    Observed("discards", KINDS, "cards of each kind in the discards, divided by 2", Range.COUNT),
    Observed("price", COMPANIES, "price of each company, divided by the highest", Range.COUNT),
    Observed("trend", COMPANIES, "change since the last turn's close, divided by the highest price", Range.ANY),
    Observed("exchange", COMPANIES, "shares left at the exchange, divided by 5", Range.COUNT),
    Observed("shares", SEATS * COMPANIES, "shares of each seat, the own first, divided by 5", Range.COUNT),
    Observed("cash", SEATS, "money of each seat, the own first, divided by 10,000", Range.COUNT),
    Observed("debts", SEATS, "Debt cards of each seat, divided by 10", Range.COUNT),
    Observed("status", SEATS * STATUSES, "1 at the status of each seat"),
    Observed("held", SEATS * 2, "Inside and Greenmail cards of each seat, divided by 5", Range.COUNT),
    Observed("space", SEATS, "space of each seat, divided by 10", Range.SHARE),
    Observed("frozen", SEATS, "1 where a seat can't buy on its next turn"),
    Observed("bet", SEATS * 2 * MULTIPLIERS, "1 at side and multiplier of each seat's bet"),
    Observed(
        "face", TRADING * 2, "bulls and bears of the open cards (Rumours as they count), divided by 2", Range.COUNT
    ),
    Observed("peeked", TRADING * 2, "bulls and bears of a top card the seat knows, divided by 2", Range.COUNT),
    Observed("left", TRADING * MOST_TRADING, "1 where a card of a trading deck is neither open nor spent"),
    Observed("offered", COMPANIES, "1 at the company of the share put up"),
    Observed("event", EVENT_CARDS, "1 at the event being played"),
    Observed("opened", EVENT_CARDS, "1 where an event was opened"),
    Observed("phase", len(PHASES), "1 at the phase of the turn"),
    Observed("playing", KINDS, "1 at the card that waits for its target"),
    Observed("active", SEATS, "1 at the active player, the own seat first"),
    Observed("asked", SEATS, "1 at the seat waited for, the own seat first"),
    Observed("die", 1, "the die, divided by 6", Range.SHARE),
    Observed("bought", 1, "shares bought this turn, divided by 4", Range.COUNT),
    Observed("events_left", 1, "events to come, divided by 10", Range.COUNT),
    Observed("goal", 1, "the sum that ends the game, divided by 10,000", Range.COUNT),
)


(
    AT_HAND,
    AT_KNOWN,
    AT_DISCARDS,
    AT_PRICE,
    AT_TREND,
    AT_EXCHANGE,
    AT_SHARES,
    AT_CASH,
    AT_DEBTS,
    AT_STATUS,
    AT_HELD,
    AT_SPACE,
    AT_FROZEN,
    AT_BET,
    AT_FACE,
    AT_PEEKED,
    AT_LEFT,
    AT_OFFERED,
    AT_EVENT,
    AT_OPENED,
    AT_PHASE,
    AT_PLAYING,
    AT_ACTIVE,
    AT_ASKED,
    AT_DIE,
    AT_BOUGHT,
    AT_EVENTS_LEFT,
    AT_GOAL,
    *_,
    END,
) = starts(OBSERVATION)


@rule
def observe(s, seat, out):
    """The hidden record as numbers; seats are counted from the observer to the left.

    Numbers are multiplied by a part: to divide them would take longer.
    """
    for i in range(END):
        out[i] = 0
    observe_cards(s, seat, out)
    observe_companies(s, out)
    observe_seats(s, seat, out)
    observe_trade(s, seat, out)
    if s.offered != NONE:
        out[AT_OFFERED + s.offered] = 1
    if s.event != NONE:
        out[AT_EVENT + s.event] = 1
    for event in range(EVENT_CARDS):
        out[AT_OPENED + event] = s.opened >> event & 1
    out[AT_PHASE + s.phase] = 1
    if s.playing != NONE:
        out[AT_PLAYING + s.playing] = 1
    out[AT_ACTIVE + seats_left(s, seat, s.active)] = 1
    if s.asked != NONE:
        out[AT_ASKED + seats_left(s, seat, s.asked)] = 1
    out[AT_DIE] = s.die * (1 / 6)
    out[AT_BOUGHT] = s.bought * (1 / 4)
    out[AT_EVENTS_LEFT] = s.n_event_deck * (1 / 10)
    out[AT_GOAL] = goal(s) * (1 / 10000)


@rule
def seats_left(s, seat, other):
    """How many seats to the left the other one sits."""
    return other - seat if other >= seat else other - seat + s.players


@rule
def observe_cards(s, seat, out):
    """Inside and Greenmail cards as far as they are known."""
    for kind in range(KINDS):
        out[AT_HAND + kind] = s.hand[seat][kind] * (1 / 2)
    for kind in range(KINDS):
        out[AT_DISCARDS + kind] = s.discards[kind] * (1 / 2)
    other = seat + 0
    for i in range(s.players - 1):
        other = other + 1 if other + 1 < s.players else 0
        for kind in range(KINDS):
            out[AT_KNOWN + i * KINDS + kind] = s.known[seat][other][kind] * (1 / 2)


@rule
def observe_companies(s, out):
    """The chart and the exchange."""
    for company in range(COMPANIES):
        out[AT_PRICE + company] = s.price[company] * (1 / HIGHEST)
    if s.n_candles > 0:
        last = s.candles[s.n_candles - 1]
        for company in range(COMPANIES):
            out[AT_TREND + company] = (s.price[company] - last[company][SHUT] * POINT) * (1 / HIGHEST)
    for company in range(COMPANIES):
        out[AT_EXCHANGE + company] = s.exchange[company] * (1 / 5)


@rule
def observe_seats(s, seat, out):
    """What lies before each seat."""
    other = seat + 0
    for i in range(s.players):
        for company in range(COMPANIES):
            out[AT_SHARES + i * COMPANIES + company] = s.shares[other][company] * (1 / 5)
        out[AT_CASH + i] = s.cash[other] * (1 / 10000)
        out[AT_DEBTS + i] = s.debts[other] * (1 / 10)
        out[AT_STATUS + i * STATUSES + s.status[other]] = 1
        for deck in range(2):
            out[AT_HELD + 2 * i + deck] = s.held[other][deck] * (1 / 5)
        out[AT_SPACE + i] = s.space[other] * (1 / 10)
        out[AT_FROZEN + i] = s.frozen >> other & 1
        if s.bet[other] != NONE:
            out[AT_BET + i * 2 * MULTIPLIERS + s.bet[other]] = 1
        other = other + 1 if other + 1 < s.players else 0


@rule
def observe_trade(s, seat, out):
    """The trading decks."""
    for deck in range(TRADING):
        card = s.face[deck]
        gone = s.spent[deck] + 0
        if card != NONE:
            out[AT_FACE + 2 * deck] = bulls_of(s, deck, card) * (1 / 2)
            out[AT_FACE + 2 * deck + 1] = bears_of(s, deck, card) * (1 / 2)
            gone |= 1 << card
        if s.peeked[deck] >> seat & 1:
            top = s.trading[deck][s.n_trading[deck] - 1]
            out[AT_PEEKED + 2 * deck] = BULLS[deck, top] * (1 / 2)
            out[AT_PEEKED + 2 * deck + 1] = BEARS[deck, top] * (1 / 2)
        for i in range(TRADING_CARDS[deck]):
            out[AT_LEFT + deck * MOST_TRADING + i] = 1 - (gone >> i & 1)
