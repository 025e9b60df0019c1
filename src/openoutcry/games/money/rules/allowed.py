"""Whose turn it is in Money, what may be done, and why not."""

from openoutcry.games.money.rules.codes import ADD, FINISH, KEEP, N_ACTIONS, SWAP_LOT, SWAP_SEAT, TAKE_BACK
from openoutcry.games.money.rules.state import ACTING, BIDDING, CARDS, ENDED, HAND
from openoutcry.kernel.contract import Reasons
from openoutcry.kernel.rule import rule

# Why an action is refused; 0 means it is not.
REASONS = Reasons("money")
MAY = 0
NOT_BIDDING = REASONS.add("not-bidding", "MON-3.1")
NOT_IN_HAND = REASONS.add("not-in-hand", "MON-3.1")
OUT_OF_ORDER = REASONS.add("out-of-order", "MON-3.1")
BID_EMPTY = REASONS.add("bid-empty", "MON-3.1")
BID_FINAL = REASONS.add("bid-final", "MON-3.1")
NOT_ACTING = REASONS.add("not-acting", "MON-3.4")
LOT_EMPTY = REASONS.add("lot-empty", "MON-3.7")
OWN_BID = REASONS.add("own-bid", "MON-3.4")
HAS_ACTED = REASONS.add("has-acted", "MON-3.4")
NO_SEAT = REASONS.add("no-seat", "MON-3.4")
NO_ACTION = REASONS.add("no-action")
HAS_ENDED = REASONS.add("ended", "MON-4.1")
OTHERS_TURN = REASONS.add("others-turn", "MON-3.2")
NOTHING_LAID = REASONS.add("nothing-laid", "MON-3.1")
BACK_TOO_OFTEN = REASONS.add("back-too-often", "MON-3.1")


@rule
def pending(s):
    """MON-3.1: all whose bid is not finished; then one at a time."""
    if s.phase == BIDDING:
        return ((1 << s.players) - 1) ^ s.done
    if s.phase == ACTING:
        return 1 << s.actor
    return 0


@rule
def optional(s):
    """Nobody acts unasked in Money."""
    return 0


@rule
def legal(s, seat, mask):
    """Mark what the seat may do now; returns how much that is."""
    for action in range(N_ACTIONS):
        mask[action] = 0
    count = 0
    if s.phase == BIDDING:
        if s.done >> seat & 1:
            return 0
        for card in range(s.bid_last[seat] + 1, CARDS):
            if s.where[card] == HAND + seat:
                mask[ADD + card] = 1
                count += 1
        if s.n_bid[seat] > 0:
            mask[FINISH] = 1
            count += 1
            if s.backs[seat] < s.opt.take_backs:
                mask[TAKE_BACK] = 1
                count += 1
    elif s.phase == ACTING and seat == s.actor:
        for side in range(2):
            if s.n_lot[side] > 0:
                mask[SWAP_LOT + side] = 1
                count += 1
        mask[KEEP] = 1
        count += 1
        for other in range(s.players):
            if other != seat and not s.acted >> other & 1:
                mask[SWAP_SEAT + other] = 1
                count += 1
    return count


@rule
def refusal(s, seat, action):
    """Why the action can't be played now, 0 if it can."""
    if action < 0 or action >= N_ACTIONS:
        return NO_ACTION
    if s.phase == ENDED:
        return HAS_ENDED
    if action <= FINISH or action == TAKE_BACK:
        return refusal_to_bid(s, seat, action)
    return refusal_to_act(s, seat, action)


@rule
def refusal_to_bid(s, seat, action):
    """MON-3.1."""
    if s.phase != BIDDING:
        return NOT_BIDDING
    if s.done >> seat & 1:
        return BID_FINAL
    if action == FINISH:
        return BID_EMPTY if s.n_bid[seat] == 0 else MAY
    if action == TAKE_BACK:
        if s.n_bid[seat] == 0:
            return NOTHING_LAID
        return MAY if s.backs[seat] < s.opt.take_backs else BACK_TOO_OFTEN
    if s.where[action - ADD] != HAND + seat:
        return NOT_IN_HAND
    if action - ADD < s.bid_last[seat]:
        return OUT_OF_ORDER
    return MAY


@rule
def refusal_to_act(s, seat, action):
    """MON-3.4, MON-3.7."""
    if s.phase != ACTING:
        return NOT_ACTING
    if seat != s.actor:
        return OTHERS_TURN
    if action == KEEP:
        return MAY
    if action < KEEP:
        return LOT_EMPTY if s.n_lot[action - SWAP_LOT] == 0 else MAY
    other = action - SWAP_SEAT
    if other >= s.players:
        return NO_SEAT
    if other == seat:
        return OWN_BID
    return HAS_ACTED if s.acted >> other & 1 else MAY
