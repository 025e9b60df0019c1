"""How tiles lie together in Acquire: what can be played, which tiles join, which spaces die."""

from openoutcry.games.acquire.rules.state import (
    ALL_CHAINS,
    BARRED,
    CELLS,
    CHAIN,
    CHAINS,
    CLASS,
    DEAD,
    DIES,
    EMPTY,
    FOUNDS,
    GROWS,
    LIES_ALONE,
    LONE,
    MERGES,
    NEAR,
    SIDES,
    STEPS,
)
from openoutcry.kernel.rule import rule


@rule
def chains_around(s, cell):
    """Bit mask of the corporations next to a space."""
    mask = 0
    for side in range(SIDES):
        near = s.board[NEAR[cell, side]]
        if near >= CHAIN:
            mask |= 1 << near - CHAIN
    return mask


@rule
def effect(s, tile):
    """ACQ-3.2 to ACQ-3.6: what a tile does now is settled by its neighbours."""
    if not playable(s, tile):
        return DIES if s.board[tile] == DEAD else BARRED
    chains = chains_around(s, tile)
    if chains == 0:
        return FOUNDS if would_found(s, tile) else LIES_ALONE
    return GROWS if chains & chains - 1 == 0 else MERGES


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
    if is_safe(s, s.tiles[chain]):
        become_safe(s, chain, count)


@rule
def tiles_joined(s, tile):
    """ACQ-3.3, ACQ-3.5: how many a tile would bring into a corporation: itself and the lone ones connected to it."""
    s.pile[0] = tile
    count = 1
    done = 0
    while done < count:
        here = s.pile[done]
        done += 1
        for side in range(SIDES):
            near = NEAR[here, side]
            new = s.board[near] == LONE
            for i in range(count):
                if s.pile[i] == near:
                    new = False
            if new:
                s.pile[count] = near
                count += 1
    return count


@rule
def set_price(s, chain):
    """ACQ-1.3: the price goes by size and class."""
    s.price[chain] = price_of(s, s.tiles[chain], CLASS[chain])


@rule
def price_of(s, size, price_class):
    """ACQ-1.3: a share of a corporation of this size and class, 0 where it is too small to be one."""
    price = 0
    for step in range(STEPS):
        if size < s.opt.ladder[step]:
            break
        price = s.opt.prices[step] + price_class * s.opt.class_step
    return price


@rule
def is_safe(s, size):
    """ACQ-3.6: of 11 tiles or more."""
    return size >= s.opt.safe_size


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
        if is_safe(s, s.tiles[chain]):
            touches = 0
            for side in range(SIDES):
                if s.board[NEAR[cell, side]] == CHAIN + chain:
                    touches = 1
            count += touches
    return count
