"""One action of Acquire, played, and what follows by itself."""

from openoutcry.games.acquire.rules.buying import buy, end_turn, go_on_buying
from openoutcry.games.acquire.rules.codes import (
    ABSORB,
    BUY_SHARE,
    DONE,
    END,
    FOUND_CHAIN,
    LEAVE,
    PLAY_TILE,
    SELL_SHARES,
    SURVIVE,
    TRADE_SHARES,
)
from openoutcry.games.acquire.rules.mergers import (
    begin_defunct,
    choose_survivor,
    next_defunct,
    next_holder,
    sell,
    trade,
)
from openoutcry.games.acquire.rules.state import AUTOMATIC, BEGINNING, BUYING, DISPOSING, DRAWING, MERGING, OVER
from openoutcry.games.acquire.rules.turn import announce_end, begin_turn, found, leave_tile_out, play_tile
from openoutcry.kernel.rule import rule


@rule
def apply(s, seat, action):
    """Play a legal action, then go on to where somebody has to decide."""
    if action >= PLAY_TILE:
        play_tile(s, seat, action - PLAY_TILE)
    elif action < DONE:
        buy(s, seat, action - BUY_SHARE)
    elif action == DONE:
        s.phase = DRAWING
    elif action == END:
        announce_end(s, seat)
    elif action == LEAVE:
        leave_tile_out(s, seat)
    elif action < SURVIVE:
        found(s, seat, action - FOUND_CHAIN)
    elif action < ABSORB:
        choose_survivor(s, action - SURVIVE)
    elif action < TRADE_SHARES:
        begin_defunct(s, action - ABSORB)
    elif action < SELL_SHARES:
        trade(s, seat, action - TRADE_SHARES)
    else:
        sell(s, seat, action - SELL_SHARES)
    advance(s)


@rule
def advance(s):
    """What happens by itself, one step after the other."""
    while s.phase >= AUTOMATIC:
        if s.phase == BUYING:
            go_on_buying(s)
        elif s.phase == DRAWING:
            end_turn(s)
        elif s.phase == BEGINNING:
            begin_turn(s)
        elif s.phase == MERGING:
            next_defunct(s)
        elif s.phase == DISPOSING:
            next_holder(s)


@rule
def over(s):
    """Has the game ended?"""
    return s.phase == OVER
