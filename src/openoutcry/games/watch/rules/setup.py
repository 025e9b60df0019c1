"""WAT-2: the decks, the draft of the first shares, the first cards."""

from openoutcry.games.watch.rules.books import reshuffle, take_from_bank
from openoutcry.games.watch.rules.cards import nothing_in_play
from openoutcry.games.watch.rules.state import (
    COMPANIES,
    COPIES,
    EVENT_CARDS,
    FIRST_KIND,
    FIRST_PLAYER,
    GREENMAIL,
    INSIDE,
    NONE,
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
    nothing_in_play(s)
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
