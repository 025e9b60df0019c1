"""Who knows what in Exchange Watch: hide, deal_unknown, observe."""

from openoutcry.games.watch.rules.state import (
    COPIES,
    EVENT_CARDS,
    FIRST_KIND,
    KINDS,
    NONE,
    SEATS,
    TRADING,
    TRADING_CARDS,
)
from openoutcry.kernel.chance import forget, rekey, shuffle
from openoutcry.kernel.rule import rule


@rule
def hide(s, seat):
    """WAT-6.1, WAT-2.2: wipe hands but for cards the seat knows of, what others know, decks and the future."""
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                s.hand[other][kind] = s.known[seat][other][kind] if seat < SEATS else 0
                for holder in range(s.players):
                    s.known[other][holder][kind] = 0
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
