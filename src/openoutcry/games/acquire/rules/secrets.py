"""Who knows what in Acquire: hide, deal_unknown, observe.

Hands and the bag are secret. What everybody can know of a hand, though it is not shown:
- a tile the stock market drew was in the bag then, so in no hand (ACQ-7.1);
- after the draw step no tile is left in the hand that was dead before replacements came (ACQ-5.3);
- who had no tile to play held none that could be played (ACQ-3.1).
Each says: this tile is none of the first n tiles the seat has drawn (`absent`). Which draws the tiles
in a hand are from, nobody sees; `age` holds the newest set of draws that fits all tiles seen to leave.
"""

from openoutcry.games.acquire.rules.board import playable
from openoutcry.games.acquire.rules.state import CELLS, DEAD, EMPTY, HAND_MOST, NONE, PLAY
from openoutcry.kernel.chance import choose, forget, rekey, shuffle
from openoutcry.kernel.rule import rule

PATIENCE = 16  # deals thrown away before the player to move is handed a tile that can be played


@rule
def hide(s, seat):
    """ACQ-2.3: wipe the others' tiles, the bag and the future. Money and shares: every change was seen (ACQ-2.4)."""
    for other in range(s.players):
        if other != seat:
            for i in range(HAND_MOST):
                s.hand[other, i] = NONE
    for i in range(CELLS):
        s.bag[i] = NONE
    forget(s.chance)


@rule
def deal_unknown(s, seat, chance):
    """Deal the tiles the seat has not seen to hands and bag, in any way that fits what is known."""
    tries = 0
    while not deal_hands(s, seat, chance, tries >= PATIENCE):
        tries += 1
    rekey(s.chance, chance)


@rule
def deal_hands(s, seat, chance, forced):
    """One deal; False if it does not fit."""
    unseen = gather(s, seat)
    shuffle(chance, s.pile, unseen)
    waiting = s.phase == PLAY and s.turn != seat
    if waiting and forced:
        unseen = give_playable(s, chance, unseen)
        if unseen < 0:
            return False
    dealt = 1 << seat
    for _ in range(s.players):
        other = tightest(s, dealt, unseen)
        if other == NONE:
            break
        dealt |= 1 << other
        for i in range(s.n_hand[other]):
            if s.hand[other, i] == NONE:
                at = unseen - 1
                while at >= 0 and s.absent[other, s.pile[at]] >= s.age[other, i]:
                    at -= 1
                if at < 0:
                    return False
                unseen = give(s, other, i, at, unseen)
    for i in range(unseen):
        s.bag[i] = s.pile[i]
    return not waiting or has_playable(s, s.turn)


@rule
def gather(s, seat):
    """All tiles that are not on the board, aside or in the seat's own hand, into the pile."""
    for other in range(s.players):
        if other != seat:
            for i in range(HAND_MOST):
                s.hand[other, i] = NONE
    unseen = 0
    for tile in range(CELLS):
        if s.board[tile] == EMPTY or s.board[tile] == DEAD:
            own = False
            if seat < s.players:
                for i in range(s.n_hand[seat]):
                    if s.hand[seat, i] == tile:
                        own = True
            if not own:
                s.pile[unseen] = tile
                unseen += 1
    return unseen


@rule
def give(s, seat, slot, at, unseen):
    """A tile of the pile into a hand; returns how many the pile still has."""
    s.hand[seat, slot] = s.pile[at]
    s.pile[at] = s.pile[unseen - 1]
    return unseen - 1


@rule
def tightest(s, dealt, unseen):
    """Of the seats not dealt to, the one whose oldest tile can be the fewest; -1 if none is left."""
    best = NONE
    most = -1
    for other in range(s.players):
        if not dealt >> other & 1:
            excluded = 0
            for i in range(unseen):
                if s.absent[other, s.pile[i]] >= s.age[other, 0]:
                    excluded += 1
            if excluded > most:
                most = excluded
                best = other
    return best


@rule
def give_playable(s, chance, unseen):
    """A tile that can be played, for some place in the hand of the player to move; -1 if none fits there."""
    slot = choose(chance, s.n_hand[s.turn])
    for at in range(unseen - 1, -1, -1):
        if s.absent[s.turn, s.pile[at]] < s.age[s.turn, slot] and playable(s, s.pile[at]):
            return give(s, s.turn, slot, at, unseen)
    return -1


@rule
def has_playable(s, seat):
    """ACQ-3.1: a player who is asked for a tile has one that can be played."""
    found = False
    for i in range(s.n_hand[seat]):
        if playable(s, s.hand[seat, i]):
            found = True
    return found
