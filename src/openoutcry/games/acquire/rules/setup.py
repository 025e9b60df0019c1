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
    LONE,
    NONE,
    START_TILE,
)
from openoutcry.kernel.chance import shuffle
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def setup(s):
    """ACQ-2.1 to ACQ-2.3: money, a start tile each, who begins, the hands."""
    for chain in range(CHAINS):
        s.left[chain] = s.opt.shares_each
    for seat in range(s.players):
        pay_seat(s, seat, s.opt.start_money)
    shuffle(s.chance, s.bag, CELLS)
    lay_start_tiles(s)
    for seat in range(s.players):
        draw_tiles(s, seat, s.opt.hand_size)
    emit(s, BEGINS, EVERYBODY, s.turn)
    s.phase = BEGINNING
    advance(s)


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
