"""MON-2: the deck, the hands, the lots; a deal and a round begin."""

from openoutcry.games.money.rules.state import (
    BIDDING,
    CARDS,
    CURRENCIES,
    CURRENCY_OUT,
    DEAL_BEGINS,
    DEALT,
    DECK,
    HAND,
    KIND,
    LEFT_LOT,
    LOT,
    LOT_FILLED,
    NOBODY,
    OUT,
    PACK,
    RIGHT_LOT,
    ROUND_BEGINS,
    SEATS,
)
from openoutcry.kernel.chance import choose, shuffle
from openoutcry.kernel.events import EVERYBODY, count_bits, emit, only
from openoutcry.kernel.rule import rule


@rule
def setup(s):
    """A new game: the first deal."""
    s.deal_number = 0
    for seat in range(SEATS):
        s.points[seat] = 0
    begin_deal(s)


@rule
def begin_deal(s):
    """MON-2.1, MON-2.2, MON-4.6: every deal is a new setup."""
    s.deal_number += 1
    s.round_number = 0
    s.final_round = 0
    s.idle = 0
    emit(s, DEAL_BEGINS, EVERYBODY, s.deal_number)
    remove_currencies(s)
    shuffle_deck(s)
    deal_hands(s)
    s.n_lot[LEFT_LOT] = 0
    s.n_lot[RIGHT_LOT] = 0
    fill_lot(s, LEFT_LOT)
    fill_lot(s, RIGHT_LOT)
    begin_round(s)


@rule
def remove_currencies(s):
    """MON-2.1: none with five players, one with four, two with three; those of the option, or drawn."""
    s.removed = s.opt.removed
    if s.removed == 0:
        for _ in range(SEATS - s.players):
            nth = choose(s.chance, CURRENCIES - count_bits(s.removed))
            for currency in range(CURRENCIES):
                if not s.removed >> currency & 1:
                    if nth == 0:
                        s.removed |= 1 << currency
                        break
                    nth -= 1
    for currency in range(CURRENCIES):
        if s.removed >> currency & 1:
            emit(s, CURRENCY_OUT, EVERYBODY, currency)


@rule
def shuffle_deck(s):
    """MON-2.2: all cards that take part, shuffled."""
    s.n_deck = 0
    for card in range(CARDS):
        s.known[card] = 0
        s.deck[card] = 0
        if KIND[card] < CURRENCIES and s.removed >> KIND[card] & 1:
            s.where[card] = OUT
            s.known[card] = EVERYBODY
        else:
            s.where[card] = DECK
            s.deck[s.n_deck] = card
            s.n_deck += 1
    shuffle(s.chance, s.deck, s.n_deck)


@rule
def draw_card(s):
    """The top card of the deck."""
    s.n_deck -= 1
    card = s.deck[s.n_deck]
    s.deck[s.n_deck] = 0
    return card


@rule
def deal_hands(s):
    """MON-2.2: six cards each."""
    for seat in range(SEATS):
        s.held[seat] = 0
        clear_bid(s, seat)
    for seat in range(s.players):
        for _ in range(s.opt.hand_size):
            card = draw_card(s)
            s.where[card] = HAND + seat
            s.known[card] = only(seat)
            s.held[seat] += 1
        emit_cards(s, DEALT, only(seat), seat, HAND + seat)


@rule
def emit_cards(s, kind, to, about, place):
    """An event that names all cards of a place."""
    if s.quiet:
        return
    low = 0
    middle = 0
    high = 0
    for card in range(CARDS):
        if s.where[card] == place:
            bit = 1 << card % PACK
            if card < PACK:
                low |= bit
            elif card < 2 * PACK:
                middle |= bit
            else:
                high |= bit
    emit(s, kind, to, about, low, middle, high)


@rule
def clear_bid(s, seat):
    """No bid lies before the seat."""
    s.n_bid[seat] = 0
    s.bid_sum[seat] = 0
    s.bid_low[seat] = 0
    s.bid_last[seat] = -1


@rule
def fill_lot(s, side):
    """MON-2.2, MON-3.8: deck cards, face up, until the lot holds four; a fuller lot stays as it is."""
    drawn = 0
    while s.n_lot[side] < s.opt.lot_size and s.n_deck > 0:
        card = draw_card(s)
        s.where[card] = LOT + side
        s.known[card] = EVERYBODY
        s.n_lot[side] += 1
        drawn += 1
    if drawn:
        emit_cards(s, LOT_FILLED, EVERYBODY, side, LOT + side)
    return drawn


@rule
def begin_round(s):
    """MON-3.1: everybody is asked for a bid."""
    s.round_number += 1
    s.phase = BIDDING
    s.done = 0
    s.acted = 0
    s.actor = NOBODY
    for seat in range(SEATS):
        s.backs[seat] = 0
    emit(s, ROUND_BEGINS, EVERYBODY, s.round_number, s.final_round)
