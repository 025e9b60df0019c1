"""MON-3.2 to MON-4.1: who bid most swaps first; a round and a deal end."""

from openoutcry.games.money.rules.score import hand_worth
from openoutcry.games.money.rules.setup import begin_deal, begin_round, clear_bid, emit_cards, fill_lot
from openoutcry.games.money.rules.state import (
    BID,
    BID_KEPT,
    BID_SWAPPED,
    CARDS,
    DEAL_SCORED,
    ENDED,
    GAME_ENDS,
    HAND,
    HAND_SHOWN,
    LEFT_LOT,
    LOT,
    LOT_SWAPPED,
    NOBODY,
    RIGHT_LOT,
    TURN,
)
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def next_actor(s):
    """MON-3.2: one after the other, until all have acted."""
    s.actor = first_to_act(s)
    if s.actor == NOBODY:
        end_round(s)
    else:
        emit(s, TURN, EVERYBODY, s.actor)


@rule
def first_to_act(s):
    """MON-3.2, MON-3.3: the highest bid among those who have not acted; on a tie the lowest serial number."""
    best = NOBODY
    for seat in range(s.players):
        if not s.acted >> seat & 1 and (best == NOBODY or goes_before(s, seat, best)):
            best = seat
    return best


@rule
def goes_before(s, seat, other):
    """MON-3.2, MON-3.3."""
    if s.bid_sum[seat] != s.bid_sum[other]:
        return s.bid_sum[seat] > s.bid_sum[other]
    return s.bid_low[seat] < s.bid_low[other]


@rule
def move_cards(s, source, target):
    """All cards of one place go to another."""
    for card in range(CARDS):
        if s.where[card] == source:
            s.where[card] = target


@rule
def swap_with_lot(s, seat, side):
    """MON-3.4a, MON-3.5: the whole lot goes into the hand, the bid stays as the new lot."""
    got = s.n_lot[side]
    gave = s.n_bid[seat]
    emit(s, LOT_SWAPPED, EVERYBODY, seat, side, got, gave)
    move_cards(s, LOT + side, HAND + seat)
    move_cards(s, BID + seat, LOT + side)
    s.n_lot[side] = gave
    s.held[seat] += got - gave
    clear_bid(s, seat)


@rule
def swap_with_player(s, seat, other):
    """MON-3.4b, MON-3.6: the other's bid goes into the hand; the other now owns the bid that was given."""
    got = s.n_bid[other]
    gave = s.n_bid[seat]
    emit(s, BID_SWAPPED, EVERYBODY, seat, other, got, gave)
    move_cards(s, BID + other, HAND + seat)
    move_cards(s, BID + seat, BID + other)
    s.n_bid[other] = gave
    s.bid_sum[other] = s.bid_sum[seat]
    s.bid_low[other] = s.bid_low[seat]
    s.bid_last[other] = s.bid_last[seat]
    s.held[seat] += got - gave
    s.held[other] += gave - got
    clear_bid(s, seat)


@rule
def keep_bid(s, seat):
    """MON-3.4c: the bid goes back into the hand."""
    emit(s, BID_KEPT, EVERYBODY, seat, s.n_bid[seat])
    move_cards(s, BID + seat, HAND + seat)
    clear_bid(s, seat)


@rule
def end_round(s):
    """MON-3.8, MON-4.1, MON-4.7: refill left, then right; an empty deck, or ten idle rounds, make the next the last."""
    if s.final_round:
        end_deal(s)
        return
    drawn = fill_lot(s, LEFT_LOT) + fill_lot(s, RIGHT_LOT)
    s.idle = 0 if drawn else s.idle + 1
    if s.n_deck == 0 or s.idle >= s.opt.idle_rounds:
        s.final_round = 1
    begin_round(s)


@rule
def end_deal(s):
    """MON-4.1, MON-4.6: hands are shown and counted; the next deal, or the end."""
    for card in range(CARDS):
        if s.where[card] >= HAND:
            s.known[card] = EVERYBODY
    for seat in range(s.players):
        emit_cards(s, HAND_SHOWN, EVERYBODY, seat, HAND + seat)
    for seat in range(s.players):
        worth = hand_worth(s, seat)
        s.points[seat] += worth
        emit(s, DEAL_SCORED, EVERYBODY, seat, worth, s.points[seat])
    if s.deal_number < s.opt.deals:
        begin_deal(s)
    else:
        s.phase = ENDED
        s.actor = NOBODY
        emit(s, GAME_ENDS, EVERYBODY)
