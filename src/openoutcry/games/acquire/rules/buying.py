"""ACQ-5, ACQ-6: shares are bought, tiles drawn, the turn ends."""

from openoutcry.games.acquire.rules.allowed import buys_left, may_announce
from openoutcry.games.acquire.rules.market import named, pay_bank, take_share
from openoutcry.games.acquire.rules.score import end_game
from openoutcry.games.acquire.rules.state import (
    ANNOUNCED,
    ASIDE,
    BEGINNING,
    BOUGHT,
    BUY,
    BUYING,
    CELLS,
    CHAINS,
    DEAD,
    DRAWING,
    HIDDEN,
    LAID_ASIDE,
    NO_MOVES,
    NO_TILES,
    NONE,
    TILE_DRAWN,
    TILES_DRAWN,
    UNTIL_NONE,
)
from openoutcry.kernel.events import EVERYBODY, emit, only
from openoutcry.kernel.rule import rule


@rule
def buy(s, seat, chain):
    """ACQ-5.1: one share at the current price."""
    pay_bank(s, seat, s.price[chain])
    take_share(s, seat, chain)
    s.bought += 1
    emit(s, BOUGHT, EVERYBODY, seat, named(s, chain), s.price[chain])
    s.phase = BUYING


@rule
def go_on_buying(s):
    """ACQ-5.1, ACQ-5.2: the next share, or the end of the turn."""
    s.phase = BUY if is_asked_to_buy(s) else DRAWING


@rule
def is_asked_to_buy(s):
    """ACQ-5.1, ACQ-6.1: while a share can be bought or the end announced; ACQ-2.4: hidden money is not told."""
    if buys_left(s) > 0:
        for chain in range(CHAINS):
            if s.tiles[chain] > 0 and s.left[chain] > 0:
                if s.opt.holdings == HIDDEN or s.price[chain] <= s.cash[s.turn]:
                    return True
    return may_announce(s)


@rule
def draw_tiles(s, seat, count):
    """Draw that many tiles, or as many as the bag has; returns how many."""
    number = min(count, s.n_bag)
    for _ in range(number):
        s.n_bag -= 1
        tile = s.bag[s.n_bag]
        s.bag[s.n_bag] = NONE
        i = s.n_hand[seat]
        s.hand[seat, i] = tile
        s.n_hand[seat] = i + 1
        s.drawn[seat] += 1
        s.age[seat, i] = s.drawn[seat]
        emit(s, TILE_DRAWN, only(seat), seat, tile)
    if number > 0:
        emit(s, TILES_DRAWN, EVERYBODY, seat, number)
    return number


@rule
def remove_tile(s, seat, tile):
    """A tile leaves the hand for all to see; from outside, it was the oldest it can have been."""
    last = s.n_hand[seat] - 1
    i = 0
    while s.hand[seat, i] != tile:
        i += 1
    s.hand[seat, i] = s.hand[seat, last]
    s.hand[seat, last] = NONE
    i = 0
    while i < last and s.age[seat, i] <= s.absent[seat, tile]:
        i += 1
    while i < last:
        s.age[seat, i] = s.age[seat, i + 1]
        i += 1
    s.age[seat, last] = 0
    s.n_hand[seat] = last
    for other in range(s.players):
        s.absent[other, tile] = 0


@rule
def end_turn(s):
    """ACQ-5.2, ACQ-5.3, ACQ-6.1, ACQ-6.4: draw, replace dead tiles; the end, or the next player."""
    if s.announced:
        end_game(s, ANNOUNCED)
        return
    played = s.at != NONE
    drawn = 0
    if played:
        drawn = draw_tiles(s, s.turn, 1)
    if s.n_dead > 0:
        drawn += replace_dead(s, s.turn)
    s.idle = 0 if played or drawn > 0 else s.idle + 1
    held = s.n_bag
    for seat in range(s.players):
        held += s.n_hand[seat]
    if held == 0:
        end_game(s, NO_TILES)
    elif s.idle >= s.players:
        end_game(s, NO_MOVES)
    else:
        s.turn = (s.turn + 1) % s.players
        s.phase = BEGINNING


@rule
def replace_dead(s, seat):
    """ACQ-5.3: tiles that can never be played are laid aside and as many drawn, once or until none is dead."""
    drawn = 0
    while True:
        count = lay_dead_aside(s, seat)
        drawn += draw_tiles(s, seat, count)
        if count == 0 or s.opt.replace != UNTIL_NONE:
            return drawn


@rule
def lay_dead_aside(s, seat):
    """ACQ-5.3: all of them, face up; that none is left in the hand, everybody knows now."""
    count = 0
    i = 0
    while i < s.n_hand[seat]:
        tile = s.hand[seat, i]
        if s.board[tile] == DEAD:
            remove_tile(s, seat, tile)
            s.board[tile] = ASIDE
            s.n_dead -= 1
            count += 1
            emit(s, LAID_ASIDE, EVERYBODY, seat, tile)
        else:
            i += 1
    for tile in range(CELLS):
        if s.board[tile] == DEAD:
            s.absent[seat, tile] = s.drawn[seat]
    return count
