"""The books of Acquire: are all tiles, shares and dollars there, and does every count agree?"""

from openoutcry.games.acquire.rules.board import is_safe, safe_neighbours
from openoutcry.games.acquire.rules.state import ASIDE, CELLS, CHAIN, CHAINS, DEAD, EDGE, EMPTY, LONE
from openoutcry.kernel.rule import rule


@rule
def audit(s):
    """0 if tiles, shares and money are all there and every count agrees, else the number of what does not."""
    if not tiles_agree(s):
        return 1
    for chain in range(CHAINS):
        if not chain_agrees(s, chain):
            return 2
        held = s.left[chain]
        for seat in range(s.players):
            if s.shares[seat, chain] < 0:
                return 3
            held += s.shares[seat, chain]
        if held != s.opt.shares_each or s.left[chain] < 0:
            return 3
    total = s.bank
    for seat in range(s.players):
        total += s.cash[seat]
        if s.cash[seat] < 0:
            return 4
    if total != 0:
        return 4
    if not dead_agrees(s):
        return 5
    for seat in range(s.players):
        if not draws_agree(s, seat):
            return 6
    return 0


@rule
def tiles_agree(s):
    """Is every tile once on the board, aside, in a hand or in the bag?"""
    for tile in range(CELLS):
        count = 1 if s.board[tile] >= LONE or s.board[tile] == ASIDE else 0
        for seat in range(s.players):
            for i in range(s.n_hand[seat]):
                count += 1 if s.hand[seat, i] == tile else 0
        for i in range(s.n_bag):
            count += 1 if s.bag[i] == tile else 0
        if count != 1:
            return False
    return s.board[EDGE] == EMPTY


@rule
def chain_agrees(s, chain):
    """Do size, price, active and safe agree with the board?"""
    size = 0
    for cell in range(CELLS):
        size += 1 if s.board[cell] == CHAIN + chain else 0
    active = 1 if size > 0 else 0
    safe = 1 if is_safe(s, size) else 0
    if size != s.tiles[chain] or active != s.active >> chain & 1 or safe != s.safe >> chain & 1:
        return False
    return size > 0 or s.price[chain] == 0


@rule
def dead_agrees(s):
    """Is exactly that marked dead which touches two safe corporations?"""
    count = 0
    for cell in range(CELLS):
        if s.board[cell] == EMPTY or s.board[cell] == DEAD:
            dead = safe_neighbours(s, cell) >= 2
            count += 1 if dead else 0
            if dead != (s.board[cell] == DEAD):
                return False
    return count == s.n_dead


@rule
def draws_agree(s, seat):
    """Can the hand be what everybody knows of it: is there, for every tile, a draw it can be from?"""
    for i in range(s.n_hand[seat]):
        if s.age[seat, i] == 0 or s.age[seat, i] > s.drawn[seat]:
            return False
        # Of the draws up to this one, there are i + 1 in the hand; so many tiles have to be allowed there.
        allowed = 0
        for j in range(s.n_hand[seat]):
            allowed += 1 if s.absent[seat, s.hand[seat, j]] < s.age[seat, i] else 0
        if allowed < i + 1:
            return False
    return True
