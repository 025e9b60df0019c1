"""The audit of Money: every card in one place, every count right."""

from openoutcry.games.money.rules.state import (
    BID,
    BILLS,
    CARDS,
    DECK,
    FACE,
    HAND,
    LEFT_LOT,
    LOT,
    OUT,
    RIGHT_LOT,
    SERIAL,
)
from openoutcry.kernel.events import count_bits
from openoutcry.kernel.rule import rule


@rule
def audit(s):
    """0 if every card is in one place and every count agrees, else the number of the first that does not."""
    if not places_agree(s):
        return 1
    for seat in range(s.players):
        if not bid_agrees(s, seat):
            return 2
    for i in range(s.n_deck):
        if s.where[s.deck[i]] != DECK:
            return 3
    return 0


@rule
def count_in(s, place):
    """Cards in a place."""
    count = 0
    for card in range(CARDS):
        count += s.where[card] == place
    return count


@rule
def places_agree(s):
    """Do the counts of deck, lots and hands agree with the places of the cards?"""
    total = count_in(s, OUT) + s.n_deck + s.n_lot[LEFT_LOT] + s.n_lot[RIGHT_LOT]
    for seat in range(s.players):
        total += s.held[seat]
        if s.held[seat] != count_in(s, HAND + seat) + count_in(s, BID + seat):
            return False
    for side in range(2):
        if s.n_lot[side] != count_in(s, LOT + side):
            return False
    return total == CARDS and s.n_deck == count_in(s, DECK) and count_in(s, OUT) == count_bits(s.removed) * BILLS


@rule
def bid_agrees(s, seat):
    """Do sum, number and lowest serial number of a bid agree with its cards?"""
    count = 0
    value = 0
    low = 0
    for card in range(CARDS):
        if s.where[card] == BID + seat:
            count += 1
            value += FACE[card]
            low = SERIAL[card] if low == 0 else min(low, SERIAL[card])
    return count == s.n_bid[seat] and value == s.bid_sum[seat] and low == s.bid_low[seat]
