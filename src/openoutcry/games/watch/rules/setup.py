"""WAT-2: the decks, the draft of the first shares, the first cards."""

from openoutcry.games.watch.rules.books import reshuffle, take_from_bank
from openoutcry.games.watch.rules.cards import nothing_in_play
from openoutcry.games.watch.rules.state import (
    CANDLES,
    COMPANIES,
    COPIES,
    DRAFTING,
    EVENT_CARDS,
    FIRST_KIND,
    FIRST_PLAYER,
    GREENMAIL,
    INSIDE,
    KINDS,
    MOST_TRADING,
    MULTIPLIERS,
    NONE,
    NOT_ENDED,
    SEATS,
    SHARES,
    START_PRICE,
    TRADING,
)
from openoutcry.kernel.chance import choose, shuffle
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def setup(s):
    """WAT-2.1, WAT-2.2: the table is laid, the first player is drawn, the draft begins."""
    clear_table(s)
    for company in range(COMPANIES):
        s.price[company] = START_PRICE[company]
        s.high[company] = START_PRICE[company]
        s.low[company] = START_PRICE[company]
        s.exchange[company] = SHARES[company]
    for seat in range(s.players):
        take_from_bank(s, seat, s.opt.start_cash)
    shuffle_cards(s, INSIDE)
    shuffle_cards(s, GREENMAIL)
    shuffle_events(s)
    for deck in range(TRADING):
        reshuffle(s, deck)
    s.first = choose(s.chance, s.players)
    s.active = s.first
    emit(s, FIRST_PLAYER, EVERYBODY, s.first)
    s.asked = s.first


@rule
def clear_table(s):
    """Nothing lies anywhere, nobody has anything."""
    s.bank = 0
    s.opened = 0
    s.turn_number = 0
    s.n_candles = 0
    s.event = NONE
    s.named = NONE
    s.turned = 0
    s.free = 0
    s.offered = NONE
    s.die = 0
    s.crossings = 0
    s.bought = 0
    nothing_in_play(s)
    s.frozen = 0
    s.cheap = NONE
    s.cheap_percent = 0
    s.phase = DRAFTING
    s.asked = NONE
    s.circuit = 0
    s.ended_by = NOT_ENDED
    for moment in range(len(s.muted)):
        s.muted[moment] = 0
    for deck in range(TRADING):
        s.face[deck] = NONE
        for i in range(MOST_TRADING):
            s.trading[deck][i] = NONE
    for kind in range(KINDS):
        s.discards[kind] = 0
    for turn in range(CANDLES):
        for company in range(COMPANIES):
            for i in range(3):
                s.candles[turn][company][i] = 0
    for seat in range(SEATS):
        clear_seat(s, seat)


@rule
def clear_seat(s, seat):
    """WAT-2.2: at Start, basic status, no money."""
    s.cash[seat] = 0
    s.debts[seat] = 0
    s.doubled[seat] = 0
    s.bet[seat] = NONE
    s.lever[seat] = 0
    s.cap[seat] = MULTIPLIERS - 1
    s.status[seat] = 0
    s.space[seat] = 0
    for company in range(COMPANIES):
        s.shares[seat][company] = 0
        s.stripped[seat][company] = 0
    for kind in range(KINDS):
        s.hand[seat][kind] = 0
        for other in range(SEATS):
            s.known[seat][other][kind] = 0
    for deck in range(2):
        s.held[seat][deck] = 0


@rule
def shuffle_cards(s, deck):
    """WAT-1.3: the Inside or the Greenmail deck."""
    for i in range(len(s.cards[deck])):
        s.cards[deck][i] = NONE
    n = 0
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        for _ in range(COPIES[kind]):
            s.cards[deck][n] = kind
            n += 1
    s.n_cards[deck] = n
    shuffle(s.chance, s.cards[deck], n)


@rule
def shuffle_events(s):
    """WAT-2.2: ten of the events are drawn, the rest are out."""
    for event in range(EVENT_CARDS):
        s.event_deck[event] = event
    shuffle(s.chance, s.event_deck, EVENT_CARDS)
    s.n_event_deck = min(s.opt.event_cards, EVENT_CARDS)
    for i in range(s.n_event_deck, EVENT_CARDS):
        s.event_deck[i] = NONE
