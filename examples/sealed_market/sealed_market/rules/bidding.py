"""MKT-2: lots are turned up, bid for in secret, sold."""

from openoutcry.kernel.events import EVERYBODY, emit, only
from openoutcry.kernel.rule import rule
from sealed_market.rules.codes import BID
from sealed_market.rules.state import (
    BID_LAID,
    BID_MADE,
    BID_SHOWN,
    GAME_ENDS,
    NOTHING,
    ROUND_BEGINS,
    SOLD,
    UNSOLD,
)


@rule
def begin_round(s):
    """MKT-2.1: the next lot is turned up."""
    s.n_deck -= 1
    s.lot = s.deck[s.n_deck]
    s.deck[s.n_deck] = 0
    s.left[s.lot] -= 1
    s.round_number += 1
    emit(s, ROUND_BEGINS, EVERYBODY, s.round_number, s.lot)


@rule
def apply(s, seat, action):
    """MKT-2.2, MKT-2.3: a bid; the last one closes the round."""
    s.bid[seat] = action - BID
    s.done |= 1 << seat
    emit(s, BID_LAID, only(seat), seat, s.bid[seat])
    emit(s, BID_MADE, EVERYBODY, seat)
    if s.done == (1 << s.players) - 1:
        close_round(s)


@rule
def close_round(s):
    """MKT-2.3, MKT-2.4: bids are shown, the lot is sold or put aside."""
    for seat in range(s.players):
        s.shown[seat] = s.bid[seat]
        emit(s, BID_SHOWN, EVERYBODY, seat, s.bid[seat])
    buyer = highest_bidder(s)
    if buyer == NOTHING:
        s.aside += s.lot
        emit(s, UNSOLD, EVERYBODY, s.lot)
    else:
        s.coins[buyer] -= s.bid[buyer]
        s.paid += s.bid[buyer]
        s.value[buyer] += s.lot
        emit(s, SOLD, EVERYBODY, buyer, s.lot, s.bid[buyer])
    clear_bids(s)
    if s.round_number == s.opt.rounds:
        s.lot = 0
        emit(s, GAME_ENDS, EVERYBODY)
    else:
        begin_round(s)


@rule
def clear_bids(s):
    """The bids are done with."""
    s.done = 0
    for seat in range(s.players):
        s.bid[seat] = NOTHING


@rule
def highest_bidder(s):
    """MKT-2.3, MKT-2.4: who takes the lot, NOTHING if nobody does."""
    best = NOTHING
    most = 0
    for seat in range(s.players):
        if s.bid[seat] > most:
            most = s.bid[seat] + 0
            best = seat
        elif s.bid[seat] == most:
            best = NOTHING
    return best


@rule
def over(s):
    """Has the last lot gone?"""
    return s.lot == 0
