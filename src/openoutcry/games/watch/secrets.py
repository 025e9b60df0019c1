"""Who knows what in Exchange Watch: hide, deal_unknown, observe."""

from openoutcry.games.watch.state import (
    BEARS,
    BULLS,
    COMPANIES,
    COPIES,
    EVENT_CARDS,
    FEWEST,
    FIRST_KIND,
    HIGHEST,
    KINDS,
    MOST_TRADING,
    MULTIPLIERS,
    NONE,
    POINT,
    RUMOURS,
    SEATS,
    SHUT,
    STATUSES,
    STEPS,
    TRADING,
    TRADING_CARDS,
)
from openoutcry.kernel.chance import forget, rekey, shuffle
from openoutcry.kernel.contract import Observed
from openoutcry.kernel.rule import rule


@rule
def hide(s, seat):
    """WAT-6.1, WAT-2.2: wipe hands but for cards all have seen, the order of every deck, the future."""
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                s.hand[other][kind] = s.shown[other][kind]
    for deck in range(2):
        for i in range(s.n_cards[deck]):
            s.cards[deck][i] = NONE
    for i in range(EVENT_CARDS):
        s.event_deck[i] = NONE
    for deck in range(TRADING):
        known = s.peeked[deck] >> seat & 1
        for i in range(s.n_trading[deck] - known):
            s.trading[deck][i] = NONE
    forget(s.chance)


@rule
def deal_unknown(s, seat, chance):
    """Deal the cards the seat has not seen to hands and decks, every way as likely."""
    for deck in range(2):
        deal_cards_unknown(s, seat, deck, chance)
    count = 0
    for event in range(EVENT_CARDS):
        if not s.opened >> event & 1:
            s.pool[count] = event
            count += 1
    shuffle(chance, s.pool, count)
    for i in range(s.n_event_deck):
        s.event_deck[i] = s.pool[i]
    for deck in range(TRADING):
        deal_trading_unknown(s, deck, chance)
    rekey(s.chance, chance)


@rule
def deal_cards_unknown(s, seat, deck, chance):
    """Inside or Greenmail: what is neither discarded nor known to be held, first to the hands, the rest is the deck."""
    count = 0
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        left = COPIES[kind] - s.discards[kind]
        for other in range(s.players):
            left -= s.hand[other][kind]
        for _ in range(left):
            s.pool[count] = kind
            count += 1
    shuffle(chance, s.pool, count)
    for other in range(s.players):
        if other != seat:
            missing = s.held[other][deck]
            for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
                missing -= s.hand[other][kind]
            for _ in range(missing):
                count -= 1
                s.hand[other][s.pool[count]] += 1
    for i in range(count):
        s.cards[deck][i] = s.pool[i]


@rule
def deal_trading_unknown(s, deck, chance):
    """A trading deck: what is neither open nor spent; a top card the seat knows stays."""
    top = NONE
    n = s.n_trading[deck]
    if n > 0:
        top = s.trading[deck][n - 1]
    count = 0
    for card in range(TRADING_CARDS[deck]):
        if not s.spent[deck] >> card & 1 and s.face[deck] != card and top != card:
            s.pool[count] = card
            count += 1
    shuffle(chance, s.pool, count)
    for i in range(count):
        s.trading[deck][i] = s.pool[i]


OBSERVATION = (
    Observed("hand", KINDS, "own cards of each kind, divided by 2"),
    Observed("shown", (SEATS - 1) * KINDS, "cards all know the 1st, 2nd… seat to the left to hold, divided by 2"),
    Observed("discards", KINDS, "cards of each kind in the discards, divided by 2"),
    Observed("price", COMPANIES, "price of each company, divided by the highest"),
    Observed("trend", COMPANIES, "change since the last turn's close, divided by the highest price"),
    Observed("exchange", COMPANIES, "shares left at the exchange, divided by 5"),
    Observed("shares", SEATS * COMPANIES, "shares of each seat, the own first, divided by 5"),
    Observed("cash", SEATS, "money of each seat, the own first, divided by 10,000"),
    Observed("debts", SEATS, "Debt cards of each seat, divided by 10"),
    Observed("status", SEATS * STATUSES, "1 at the status of each seat"),
    Observed("held", SEATS * 2, "Inside and Greenmail cards of each seat, divided by 5"),
    Observed("space", SEATS, "space of each seat, divided by 10"),
    Observed("frozen", SEATS, "1 where a seat can't buy on its next turn"),
    Observed("bet", SEATS * 2 * MULTIPLIERS, "1 at side and multiplier of each seat's bet"),
    Observed("face", TRADING * 2, "bulls and bears of the open cards (Rumours as they count), divided by 2"),
    Observed("peeked", TRADING * 2, "bulls and bears of a top card the seat knows, divided by 2"),
    Observed("left", TRADING * MOST_TRADING, "1 where a card of a trading deck is neither open nor spent"),
    Observed("offered", COMPANIES, "1 at the company of the share put up"),
    Observed("event", EVENT_CARDS, "1 at the event being played"),
    Observed("opened", EVENT_CARDS, "1 where an event was opened"),
    Observed("step", len(STEPS), "1 at the step of the turn"),
    Observed("playing", KINDS, "1 at the card that waits for its target"),
    Observed("active", SEATS, "1 at the active player, the own seat first"),
    Observed("asked", SEATS, "1 at the seat waited for, the own seat first"),
    Observed("die", 1, "the die, divided by 6"),
    Observed("bought", 1, "shares bought this turn, divided by 4"),
    Observed("events_left", 1, "events to come, divided by 10"),
    Observed("goal", 1, "the sum that ends the game, divided by 10,000"),
)


@rule
def observe(s, seat, out):
    """The hidden record as numbers; seats are counted from the observer to the left."""
    for i in range(len(out)):
        out[i] = 0
    at = observe_cards(s, seat, out)
    at = observe_companies(s, out, at)
    at = observe_seats(s, seat, out, at)
    at = observe_trade(s, seat, out, at)
    if s.offered != NONE:
        out[at + s.offered] = 1
    at += COMPANIES
    if s.event != NONE:
        out[at + s.event] = 1
    at += EVENT_CARDS
    for event in range(EVENT_CARDS):
        out[at + event] = s.opened >> event & 1
    at += EVENT_CARDS
    out[at + s.step] = 1
    at += len(STEPS)
    if s.playing != NONE:
        out[at + s.playing] = 1
    at += KINDS
    out[at + (s.active - seat) % s.players] = 1
    at += SEATS
    if s.asked != NONE:
        out[at + (s.asked - seat) % s.players] = 1
    at += SEATS
    out[at] = s.die / 6
    out[at + 1] = s.bought / 4
    out[at + 2] = s.n_event_deck / 10
    out[at + 3] = s.opt.goal[s.players - FEWEST] / 10000


@rule
def observe_cards(s, seat, out):
    """Inside and Greenmail cards as far as they are known."""
    for kind in range(KINDS):
        out[kind] = s.hand[seat][kind] / 2
        out[SEATS * KINDS + kind] = s.discards[kind] / 2
    for i in range(1, s.players):
        other = (seat + i) % s.players
        for kind in range(KINDS):
            out[i * KINDS + kind] = s.shown[other][kind] / 2
    return (SEATS + 1) * KINDS


@rule
def observe_companies(s, out, at):
    """The chart and the exchange."""
    for company in range(COMPANIES):
        out[at + company] = s.price[company] / HIGHEST
        if s.n_candles > 0:
            before = s.candles[s.n_candles - 1][company][SHUT] * POINT
            out[at + COMPANIES + company] = (s.price[company] - before) / HIGHEST
        out[at + 2 * COMPANIES + company] = s.exchange[company] / 5
    return at + 3 * COMPANIES


@rule
def observe_seats(s, seat, out, at):
    """What lies before each seat."""
    for i in range(s.players):
        other = (seat + i) % s.players
        first = at
        for company in range(COMPANIES):
            out[first + i * COMPANIES + company] = s.shares[other][company] / 5
        first += SEATS * COMPANIES
        out[first + i] = s.cash[other] / 10000
        out[first + SEATS + i] = s.debts[other] / 10
        first += 2 * SEATS
        out[first + i * STATUSES + s.status[other]] = 1
        first += SEATS * STATUSES
        for deck in range(2):
            out[first + 2 * i + deck] = s.held[other][deck] / 5
        first += 2 * SEATS
        out[first + i] = s.space[other] / 10
        out[first + SEATS + i] = s.frozen >> other & 1
        first += 2 * SEATS
        if s.bet[other] != NONE:
            out[first + i * 2 * MULTIPLIERS + s.bet[other]] = 1
    return at + SEATS * (COMPANIES + 2 + STATUSES + 2 + 2 + 2 * MULTIPLIERS)


@rule
def observe_trade(s, seat, out, at):
    """The trading decks."""
    for deck in range(TRADING):
        card = s.face[deck]
        if card != NONE:
            turned = deck == RUMOURS and s.turned == 1
            out[at + 2 * deck] = (BEARS[deck, card] if turned else BULLS[deck, card]) / 2
            out[at + 2 * deck + 1] = (BULLS[deck, card] if turned else BEARS[deck, card]) / 2
        if s.peeked[deck] >> seat & 1:
            top = s.trading[deck][s.n_trading[deck] - 1]
            out[at + 2 * TRADING + 2 * deck] = BULLS[deck, top] / 2
            out[at + 2 * TRADING + 2 * deck + 1] = BEARS[deck, top] / 2
        for i in range(TRADING_CARDS[deck]):
            left = not s.spent[deck] >> i & 1 and card != i
            out[at + 4 * TRADING + deck * MOST_TRADING + i] = 1 if left else 0
    return at + TRADING * (4 + MOST_TRADING)
