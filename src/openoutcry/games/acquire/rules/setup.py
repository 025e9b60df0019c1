"""ACQ-2: an empty board, a start tile each, the first hands."""

from openoutcry.games.acquire.rules.buying import draw_tiles
from openoutcry.games.acquire.rules.market import pay_seat
from openoutcry.games.acquire.rules.play import advance
from openoutcry.games.acquire.rules.state import (
    BEGINNING,
    BEGINS,
    CELLS,
    CHAINS,
    EDGE,
    EMPTY,
    HAND_MOST,
    LONE,
    NONE,
    NOT_ENDED,
    SEATS,
    START_TILE,
)
from openoutcry.kernel.chance import shuffle
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def setup(s):
    """ACQ-2.1 to ACQ-2.3: money, a start tile each, who begins, the hands."""
    clear_table(s)
    shuffle(s.chance, s.bag, CELLS)
    lay_start_tiles(s)
    for seat in range(s.players):
        draw_tiles(s, seat, s.opt.hand_size)
    emit(s, BEGINS, EVERYBODY, s.turn)
    s.phase = BEGINNING
    advance(s)


@rule
def clear_table(s):
    """ACQ-1.1, ACQ-2.1: an empty board, all tiles in the bag, all shares in the bank, start money paid."""
    for cell in range(CELLS):
        s.board[cell] = EMPTY
        s.bag[cell] = cell
        for seat in range(SEATS):
            s.absent[seat, cell] = 0
    s.board[EDGE] = EMPTY
    s.n_bag = CELLS
    s.n_dead = 0
    s.active = 0
    s.safe = 0
    for chain in range(CHAINS):
        s.tiles[chain] = 0
        s.price[chain] = 0
        s.market[chain] = 0
        s.left[chain] = s.opt.shares_each
    s.bank = 0
    for seat in range(SEATS):
        s.cash[seat] = 0
        s.n_hand[seat] = 0
        s.drawn[seat] = 0
        for chain in range(CHAINS):
            s.shares[seat, chain] = 0
        for i in range(HAND_MOST):
            s.hand[seat, i] = NONE
            s.age[seat, i] = 0
    for seat in range(s.players):
        pay_seat(s, seat, s.opt.start_money)
    s.bought = 0
    s.announced = 0
    s.idle = 0
    s.ending = NOT_ENDED
    s.at = NONE
    s.survivor = NONE
    s.defunct = NONE
    s.joining = 0
    s.absorbed = 0
    s.asked = 0


@rule
def lay_start_tiles(s):
    """ACQ-2.2: one tile each onto the board; who has the one nearest to 1a begins."""
    nearest = EDGE
    for seat in range(s.players):
        s.n_bag -= 1
        tile = s.bag[s.n_bag]
        s.bag[s.n_bag] = NONE
        s.board[tile] = LONE
        emit(s, START_TILE, EVERYBODY, seat, tile)
        if tile < nearest:
            nearest = tile
            s.turn = seat
