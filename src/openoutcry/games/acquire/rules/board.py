"""How tiles lie together in Acquire: what can be played, which tiles join, which spaces die."""

from openoutcry.games.acquire.rules.state import (
    ALL_CHAINS,
    CELLS,
    CHAIN,
    CHAINS,
    CLASS,
    DEAD,
    EMPTY,
    LONE,
    NEAR,
    SIDES,
    STEPS,
)
from openoutcry.kernel.rule import rule


@rule
def would_found(s, cell):
    """ACQ-3.3: a tile here would lie next to unincorporated tiles only."""
    lone = False
    for side in range(SIDES):
        near = s.board[NEAR[cell, side]]
        if near >= CHAIN:
            return False
        if near == LONE:
            lone = True
    return lone


@rule
def playable(s, tile):
    """ACQ-3.1, ACQ-3.4, ACQ-3.6: its space is not dead, and it founds no eighth corporation."""
    if s.board[tile] != EMPTY:
        return False
    return s.active != ALL_CHAINS or not would_found(s, tile)


@rule
def join(s, cell, chain, absorbed):
    """ACQ-3.3, ACQ-3.5, ACQ-4.11: the tile, unincorporated tiles and absorbed corporations connected to it."""
    s.board[cell] = CHAIN + chain
    s.pile[0] = cell
    count = 1
    done = 0
    while done < count:
        here = s.pile[done]
        done += 1
        for side in range(SIDES):
            near = NEAR[here, side]
            held = s.board[near]
            if held == LONE or (held >= CHAIN and absorbed >> held - CHAIN & 1):
                s.board[near] = CHAIN + chain
                s.pile[count] = near
                count += 1
    s.active |= 1 << chain
    s.tiles[chain] += count
    set_price(s, chain)
    if s.tiles[chain] >= s.opt.safe_size:
        become_safe(s, chain, count)


@rule
def set_price(s, chain):
    """ACQ-1.3: the price goes by size and class."""
    price = 0
    for step in range(STEPS):
        if s.tiles[chain] < s.opt.ladder[step]:
            break
        price = s.opt.prices[step] + CLASS[chain] * s.opt.class_step
    s.price[chain] = price


@rule
def become_safe(s, chain, joined):
    """ACQ-3.6: with 11 tiles a corporation is safe; spaces between it and another safe one are dead."""
    new = not s.safe >> chain & 1
    s.safe |= 1 << chain
    if s.safe & s.safe - 1 == 0:
        return
    if new:
        for cell in range(CELLS):
            if s.board[cell] == CHAIN + chain:
                close_spaces(s, cell)
    else:
        for i in range(joined):
            close_spaces(s, s.pile[i])


@rule
def close_spaces(s, cell):
    """ACQ-3.6: empty spaces around a tile of a safe corporation that touch another safe one."""
    for side in range(SIDES):
        near = NEAR[cell, side]
        if near < CELLS and s.board[near] == EMPTY:
            safe = safe_around(s, near)
            if safe & safe - 1:
                s.board[near] = DEAD
                s.n_dead += 1


@rule
def safe_around(s, cell):
    """Bit mask of the safe corporations next to a space."""
    mask = 0
    for side in range(SIDES):
        near = s.board[NEAR[cell, side]]
        if near >= CHAIN:
            mask |= s.safe & 1 << near - CHAIN
    return mask


@rule
def safe_neighbours(s, cell):
    """ACQ-3.6: how many safe corporations a space touches."""
    count = 0
    for chain in range(CHAINS):
        if s.tiles[chain] >= s.opt.safe_size:
            touches = 0
            for side in range(SIDES):
                if s.board[NEAR[cell, side]] == CHAIN + chain:
                    touches = 1
            count += touches
    return count
