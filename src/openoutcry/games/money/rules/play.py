"""One action of Money, played."""

from openoutcry.games.money.rules.acting import keep_bid, next_actor, swap_with_lot, swap_with_player
from openoutcry.games.money.rules.bidding import finish_bid, lay_card, take_back
from openoutcry.games.money.rules.codes import ADD, FINISH, KEEP, SWAP_LOT, SWAP_SEAT, TAKE_BACK
from openoutcry.games.money.rules.state import ENDED
from openoutcry.kernel.rule import rule


@rule
def apply(s, seat, action):
    """Play a legal action."""
    if action < FINISH:
        lay_card(s, seat, action - ADD)
    elif action == FINISH:
        finish_bid(s, seat)
    elif action == TAKE_BACK:
        take_back(s, seat)
    else:
        if action < KEEP:
            swap_with_lot(s, seat, action - SWAP_LOT)
        elif action == KEEP:
            keep_bid(s, seat)
        else:
            swap_with_player(s, seat, action - SWAP_SEAT)
        s.acted |= 1 << seat
        next_actor(s)


@rule
def over(s):
    """Has the last deal ended?"""
    return s.phase == ENDED
