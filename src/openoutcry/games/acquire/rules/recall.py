"""An earlier moment of Acquire as it was in one deal of what a seat does not know: for belief.

What tells of a hand is the tile chosen from it; purchases and the like are left out. Who moved had the tiles it still
has from then, and others that it has played or laid aside since. Who played which, no position says: so any tile may
have been among them that has come to the board since. What others had, the mover did not see.
"""

from openoutcry.games.acquire.rules.codes import LEAVE, PLAY_TILE
from openoutcry.games.acquire.rules.state import CELLS, DEAD, EMPTY
from openoutcry.kernel.rule import rule

STRIDE = 41  # from one tile to the next that is looked at: from all over the board


@rule
def recall(s, now, seat, mover, action):
    """Was a tile chosen, and is one left that the mover had then? Dealing would take it back: so it is given later."""
    return (action >= PLAY_TILE or action == LEAVE) and kept_since(s, now, mover) > 0


@rule
def kept_since(s, now, mover):
    """How many tiles of the mover are from before: none of them is newer than the draws it had made."""
    count = 0
    while count < now.n_hand[mover] and now.age[mover, count] <= s.drawn[mover]:
        count += 1
    return count


@rule
def as_dealt(s, now, mover, action):
    """Everybody sees a move of Acquire whole; what the mover chose among, the deal says."""
    fill_hand(s, now, mover, action)
    return action


@rule
def fill_hand(s, now, mover, action):
    """The tile played, those kept since, then such as have come to the board since: the same ones in every deal."""
    count = 0
    if action >= PLAY_TILE:
        count = add_tile(s, mover, count, action - PLAY_TILE)
    for i in range(kept_since(s, now, mover)):
        count = add_tile(s, mover, count, now.hand[mover, i])
    for i in range(CELLS):
        tile = i * STRIDE % CELLS
        if has_come(s, now, tile):
            count = add_tile(s, mover, count, tile)
    for i in range(s.n_hand[mover]):
        count = add_tile(s, mover, count, s.hand[mover, i])
    for i in range(count):
        s.hand[mover, i] = s.pile[i]


@rule
def add_tile(s, mover, count, tile):
    """One more tile of the hand, if there is room and it is not in it yet; returns how many there are."""
    if count == s.n_hand[mover]:
        return count
    for i in range(count):
        if s.pile[i] == tile:
            return count
    s.pile[count] = tile
    return count + 1


@rule
def has_come(s, now, tile):
    """Has it come to the board since, or been laid aside?"""
    before = s.board[tile] == EMPTY or s.board[tile] == DEAD
    return before and now.board[tile] != EMPTY and now.board[tile] != DEAD
