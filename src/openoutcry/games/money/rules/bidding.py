"""MON-3.1: bids are laid face down, finished, and turned up together."""

from openoutcry.games.money.rules.acting import move_cards, next_actor
from openoutcry.games.money.rules.setup import clear_bid, emit_cards
from openoutcry.games.money.rules.state import (
    ACTING,
    BID,
    BID_FINISHED,
    BID_LAID,
    BID_SHOWN,
    BID_TAKEN_BACK,
    CARDS,
    FACE,
    HAND,
    SERIAL,
)
from openoutcry.kernel.events import EVERYBODY, emit, only
from openoutcry.kernel.rule import rule


@rule
def lay_card(s, seat, card):
    """MON-3.1: one more card, face down."""
    s.where[card] = BID + seat
    s.n_bid[seat] += 1
    s.bid_sum[seat] += FACE[card]
    s.bid_last[seat] = card
    if s.bid_low[seat] == 0 or SERIAL[card] < s.bid_low[seat]:
        s.bid_low[seat] = SERIAL[card]
    emit(s, BID_LAID, only(seat), seat, card)


@rule
def take_back(s, seat):
    """MON-3.1: until it is finished, the cards laid go back into the hand; a few times a round, or it never ended."""
    emit(s, BID_TAKEN_BACK, only(seat), seat, s.n_bid[seat])
    move_cards(s, BID + seat, HAND + seat)
    clear_bid(s, seat)
    s.backs[seat] += 1


@rule
def finish_bid(s, seat):
    """MON-3.1: a finished bid is final; when all are, all are turned up."""
    s.done |= 1 << seat
    emit(s, BID_FINISHED, EVERYBODY, seat)
    if s.done == (1 << s.players) - 1:
        reveal_bids(s)


@rule
def reveal_bids(s):
    """MON-3.1: all bids are turned up at once."""
    for card in range(CARDS):
        if s.where[card] >= BID:
            s.known[card] = EVERYBODY
    for seat in range(s.players):
        s.backs[seat] = 0
        emit_cards(s, BID_SHOWN, EVERYBODY, seat, BID + seat)
    s.phase = ACTING
    next_actor(s)
