"""An earlier moment of Money as it was in one deal of what a seat does not know: for belief.

What nobody has seen of a hand has been there since it was dealt: all else comes from lots and bids, for all to see. So
who swapped had the unseen cards it still has, and others that it has bid since. Which of those turned up since were its
own, no position says: they are taken to be the same ones in every deal.
"""

from openoutcry.games.money.rules.score import owns
from openoutcry.games.money.rules.state import ACTING, CARDS, HAND, UNKNOWN
from openoutcry.kernel.events import only
from openoutcry.kernel.rule import rule

STRIDE = 31  # from one card to the next that is looked at: of all kinds


@rule
def recall(s, now, seat, mover, action):
    """Write the mover's unseen cards into what the seat knew before a swap. False if none of them is left.

    Bids are laid unseen, and who laid which can't be told when they are gone.
    """
    if s.phase != ACTING or s.deal_number != now.deal_number:
        return False
    room = s.held[mover] + 0
    for card in range(CARDS):
        room -= owns(s, mover, card)
    before = room
    for card in range(CARDS):
        if room > 0 and s.where[card] == UNKNOWN and owns(now, mover, card) and not now.known[card] >> seat & 1:
            room = hold(s, mover, card, room)
    if room == before:
        return False
    for i in range(CARDS):
        card = i * STRIDE % CARDS
        if room > 0 and s.where[card] == UNKNOWN and now.known[card] >> seat & 1:
            room = hold(s, mover, card, room)
    return True


@rule
def hold(s, mover, card, room):
    """A card in a hand that its holder alone knows; returns how many more there are."""
    s.where[card] = HAND + mover
    s.known[card] = only(mover)
    return room - 1


@rule
def as_dealt(s, now, mover, action):
    """Everybody sees a swap."""
    return action
