"""An earlier moment of Exchange Watch as it was in one deal of what a seat does not know: for belief.

Who moved had the cards it still has, but for one of each deck for every turn of its own since, in which it took one.
What it had looked at is the card of a trading deck that still lies on top.
"""

from openoutcry.games.watch.rules.codes import PLAY, REPAY, SEAT
from openoutcry.games.watch.rules.state import (
    CHOOSING,
    COPIES,
    DIVIDENDS,
    DRAFTING,
    FIRST_KIND,
    GREENMAIL,
    INSIDE,
    NONE,
    OFFERING,
    TRADING,
)
from openoutcry.kernel.rule import rule


@rule
def recall(s, now, seat, mover, action):
    """Write into what the seat knew before a move what a deal of the present says of the mover's cards."""
    if s.phase == DRAFTING or s.phase == CHOOSING or s.phase == OFFERING or s.playing != NONE or action == REPAY:
        return False
    if s.held[mover][INSIDE] + s.held[mover][GREENMAIL] == 0:
        return False
    recall_tops(s, now)
    if PLAY <= action < SEAT and s.hand[mover][action - PLAY] == 0:
        s.hand[mover][action - PLAY] = 1
    for deck in range(2):
        recall_hand(s, now, mover, deck)
    return True


@rule
def recall_tops(s, now):
    """A card that lies on a trading deck since then is the same one."""
    for deck in range(TRADING):
        top = s.n_trading[deck] - 1
        if top >= 0 and now.n_trading[deck] == s.n_trading[deck] and now.spent[deck] == s.spent[deck]:
            if now.face[deck] == s.face[deck]:
                s.trading[deck][top] = now.trading[deck][top]


@rule
def recall_hand(s, now, mover, deck):
    """The cards of a deck that the mover has kept, as far as there is room for them; from another kind on each turn."""
    first = FIRST_KIND[deck]
    count = FIRST_KIND[deck + 1] - first
    room = s.held[mover][deck] + 0
    for kind in range(first, first + count):
        room -= s.hand[mover][kind]
    kept = min(room, now.held[mover][deck] - own_turns_since(s, now, mover))
    for i in range(count):
        kind = first + (i + s.turn_number) % count
        while kept > 0 and s.hand[mover][kind] < now.hand[mover][kind] and is_left(s, kind):
            s.hand[mover][kind] += 1
            kept -= 1


@rule
def own_turns_since(s, now, mover):
    """How often the mover has taken a card in a turn of its own since then: after the dividends of that turn."""
    ahead = (mover - s.active) % s.players
    turns = now.turn_number - s.turn_number
    first = ahead if ahead > 0 or s.phase == DIVIDENDS else s.players
    return 0 if turns < first else 1 + (turns - first) // s.players


@rule
def is_left(s, kind):
    """Is a card of the kind neither discarded nor known to be held?"""
    left = COPIES[kind] - s.discards[kind]
    for other in range(s.players):
        left -= s.hand[other][kind]
    return left > 0


@rule
def as_dealt(s, now, mover, action):
    """Everybody sees what is played."""
    return action
