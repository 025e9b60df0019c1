"""ACQ-3: a turn begins, a tile is played, a corporation founded, the end announced."""

from openoutcry.games.acquire.rules.board import chains_around, effect, join, playable
from openoutcry.games.acquire.rules.buying import remove_tile
from openoutcry.games.acquire.rules.market import named, take_share
from openoutcry.games.acquire.rules.mergers import begin_merger
from openoutcry.games.acquire.rules.state import (
    BUY,
    BUYING,
    CELLS,
    END_ANNOUNCED,
    FOUND,
    FOUNDED,
    FOUNDS,
    FREE_SHARE,
    GREW,
    GROWS,
    LONE,
    MERGES,
    NO_FREE_SHARE,
    NONE,
    PLAY,
    TILE_LEFT_OUT,
    TILE_PLAYED,
    TILE_SKIPPED,
    TURN,
)
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def begin_turn(s):
    """ACQ-3.1: a tile is played if any can be; with none the step is skipped."""
    s.at = NONE
    s.bought = 0
    emit(s, TURN, EVERYBODY, s.turn)
    for i in range(s.n_hand[s.turn]):
        if playable(s, s.hand[s.turn, i]):
            s.phase = PLAY
            return
    skip_tile(s, s.turn)
    s.phase = BUYING


@rule
def skip_tile(s, seat):
    """ACQ-3.1: the hand is not shown; that no tile of it can be played, everybody knows now."""
    emit(s, TILE_SKIPPED, EVERYBODY, seat)
    if s.n_hand[seat] > 0:
        for tile in range(CELLS):
            if playable(s, tile):
                s.absent[seat, tile] = s.drawn[seat]


@rule
def leave_tile_out(s, seat):
    """ACQ-6.1: after announcing the end, the tile may be left out."""
    emit(s, TILE_LEFT_OUT, EVERYBODY, seat)
    s.phase = BUYING


@rule
def announce_end(s, seat):
    """ACQ-6.1: never withdrawn; the turn goes on."""
    s.announced = 1
    emit(s, END_ANNOUNCED, EVERYBODY, seat)
    if s.phase == BUY:
        s.phase = BUYING


@rule
def play_tile(s, seat, tile):
    """ACQ-3.2 to ACQ-3.6: a tile from the hand on its space, and what it does there."""
    does = effect(s, tile)
    remove_tile(s, seat, tile)
    s.board[tile] = LONE
    s.at = tile
    emit(s, TILE_PLAYED, EVERYBODY, seat, tile)
    if does == MERGES:
        begin_merger(s, chains_around(s, tile))
    elif does == FOUNDS:
        s.phase = FOUND
    else:
        if does == GROWS:
            grow(s, tile)
        s.phase = BUYING


@rule
def grow(s, tile):
    """ACQ-3.5: the one corporation next to the tile grows by it and all tiles so connected."""
    chains = chains_around(s, tile)
    chain = 0
    while chains >> chain != 1:
        chain += 1
    join(s, tile, chain, 0)
    emit(s, GREW, EVERYBODY, named(s, chain), s.tiles[chain], s.safe >> chain & 1)


@rule
def found(s, seat, chain):
    """ACQ-3.3: all connected unincorporated tiles join; one free share, if the bank has any."""
    join(s, s.at, chain, 0)
    emit(s, FOUNDED, EVERYBODY, seat, named(s, chain), s.tiles[chain])
    if s.left[chain] > 0:
        take_share(s, seat, chain)
        emit(s, FREE_SHARE, EVERYBODY, seat, named(s, chain))
    else:
        emit(s, NO_FREE_SHARE, EVERYBODY, seat, named(s, chain))
    s.phase = BUYING
