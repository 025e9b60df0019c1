"""What a seat of Acquire knows, as numbers."""

from openoutcry.games.acquire.rules.state import (
    ALL_CHAINS,
    BUY,
    CELLS,
    CHAIN,
    CHAINS,
    EMPTY,
    HAND_MOST,
    LONE,
    NONE,
    SEATS,
    UNTIL_NONE,
)
from openoutcry.kernel.contract import Observed, Range, in_lines, starts
from openoutcry.kernel.rule import rule

OF_SPACES = (("space", CELLS),)
OF_CORPORATIONS = (("corporation", CHAINS),)
FIRST_OBSERVATION = in_lines(
    Observed("own", CELLS, "1 where the tile of a space is in the own hand", axes=OF_SPACES),
    Observed("lone", CELLS, "1 where an unincorporated tile lies", axes=OF_SPACES),
    Observed("dead", CELLS, "1 where no tile can ever be played", axes=OF_SPACES),
    Observed(
        "corporations",
        CHAINS * CELLS,
        "1 where a tile of the 1st, 2nd… corporation lies",
        axes=(*OF_CORPORATIONS, *OF_SPACES),
    ),
    Observed("sizes", CHAINS, "size of each corporation, divided by 41", Range.COUNT, axes=OF_CORPORATIONS),
    Observed("safe", CHAINS, "1 where a corporation is safe", axes=OF_CORPORATIONS),
    Observed("prices", CHAINS, "share price of each corporation, divided by 1000", Range.COUNT, axes=OF_CORPORATIONS),
    Observed("bank", CHAINS, "shares in the bank, divided by 25", Range.COUNT, axes=OF_CORPORATIONS),
    Observed("market", CHAINS, "what the stock market holds, divided by 12", Range.COUNT, axes=OF_CORPORATIONS),
    Observed(
        "shares", SEATS * CHAINS, "shares of each seat, the own first, divided by 25", Range.COUNT, axes=OF_CORPORATIONS
    ),
    Observed("money", SEATS, "money of each seat, the own first, divided by 10000", Range.COUNT),
    Observed("tiles", SEATS, "tiles in each hand, the own first, divided by 6", Range.COUNT),
    Observed("turn", SEATS, "1 at the seat whose turn it is, the own first"),
    Observed("played", CELLS, "1 at the tile played this turn", axes=OF_SPACES),
    Observed(
        "merger",
        4 * CHAINS,
        "1 at the survivor, the one being dealt with, those to come, those done",
        axes=OF_CORPORATIONS,
    ),
    Observed("phase", 7, "1 at what is decided now: play, found, survivor, order, trade, sell, buy"),
    Observed("game", 4, "tiles in the bag / 108; shares bought / 3; end announced; all seven active", Range.COUNT),
)
OBSERVATION = (
    *FIRST_OBSERVATION,
    *in_lines(
        Observed(
            "absent",
            (SEATS - 1) * CELLS,
            "first draws of each other seat that are not this tile, divided by 32",
            Range.COUNT,
            axes=OF_SPACES,
        ),
        Observed("drawn", SEATS, "tiles each seat has drawn, the own first, divided by 32", Range.COUNT),
        Observed("age", SEATS * HAND_MOST, "from which draws the tiles of each seat are, divided by 32", Range.COUNT),
        Observed("options", 2, "dead tiles are replaced until none is left; the stock market holds shares"),
        version=2,
    ),
)


(
    AT_OWN,
    AT_LONE,
    AT_DEAD,
    AT_CORPORATIONS,
    AT_SIZES,
    AT_SAFE,
    AT_PRICES,
    AT_BANK,
    AT_MARKET,
    AT_SHARES,
    AT_MONEY,
    AT_TILES,
    AT_TURN,
    AT_PLAYED,
    AT_MERGER,
    AT_PHASE,
    AT_GAME,
    *_,
) = starts(FIRST_OBSERVATION)
*_, SECOND = starts(FIRST_OBSERVATION)
AT_ABSENT, AT_DRAWN, AT_AGE, AT_OPTIONS, *_, END = (
    SECOND + start for start in starts(OBSERVATION[len(FIRST_OBSERVATION) :])
)


@rule
def observe(s, seat, out):
    """The hidden record as numbers; seats are counted from the observer to the left.

    Numbers are multiplied by a part: to divide them would take longer.
    """
    observe_board(s, out)
    for i in range(CELLS):
        out[AT_OWN + i] = 0
    for i in range(AT_SIZES, END):
        out[i] = 0
    for i in range(s.n_hand[seat]):
        if s.hand[seat, i] != NONE:
            out[AT_OWN + s.hand[seat, i]] = 1
    for chain in range(CHAINS):
        out[AT_SIZES + chain] = s.tiles[chain] * (1 / 41)
        out[AT_SAFE + chain] = s.safe >> chain & 1
        out[AT_PRICES + chain] = s.price[chain] * (1 / 1000)
        out[AT_BANK + chain] = s.left[chain] * (1 / 25)
        out[AT_MARKET + chain] = s.market[chain] * (1 / 12)
    other = seat + 0
    for i in range(s.players):
        for chain in range(CHAINS):
            out[AT_SHARES + i * CHAINS + chain] = s.shares[other, chain] * (1 / 25)
        out[AT_MONEY + i] = s.cash[other] * (1 / 10000)
        out[AT_TILES + i] = s.n_hand[other] * (1 / 6)
        out[AT_TURN + i] = s.turn == other
        other = other + 1 if other + 1 < s.players else 0
    observe_turn(s, out)
    observe_draws(s, seat, out)
    out[AT_OPTIONS] = s.opt.replace == UNTIL_NONE
    out[AT_OPTIONS + 1] = s.opt.market and s.players == 2


@rule
def observe_draws(s, seat, out):
    """What everybody can know of the hands, though nobody shows them."""
    other = seat + 0
    for i in range(s.players):
        out[AT_DRAWN + i] = s.drawn[other] * (1 / 32)
        for k in range(s.n_hand[other]):
            out[AT_AGE + i * HAND_MOST + k] = s.age[other, k] * (1 / 32)
        if i > 0:
            for cell in range(CELLS):
                out[AT_ABSENT + (i - 1) * CELLS + cell] = s.absent[other, cell] * (1 / 32)
        other = other + 1 if other + 1 < s.players else 0


@rule
def observe_board(s, out):
    """Plane by plane, every space of each: one comparison a number, several of them at a time."""
    for cell in range(CELLS):
        out[AT_LONE + cell] = s.board[cell] == LONE
    for cell in range(CELLS):
        out[AT_DEAD + cell] = s.board[cell] < EMPTY
    for chain in range(CHAINS):
        for cell in range(CELLS):
            out[AT_CORPORATIONS + chain * CELLS + cell] = s.board[cell] == CHAIN + chain


@rule
def observe_turn(s, out):
    """What is being decided."""
    if s.at != NONE:
        out[AT_PLAYED + s.at] = 1
    if s.survivor != NONE:
        out[AT_MERGER + s.survivor] = 1
    if s.defunct != NONE:
        out[AT_MERGER + CHAINS + s.defunct] = 1
    for chain in range(CHAINS):
        out[AT_MERGER + 2 * CHAINS + chain] = s.joining >> chain & 1
        out[AT_MERGER + 3 * CHAINS + chain] = s.absorbed >> chain & 1
    if s.phase <= BUY:
        out[AT_PHASE + s.phase] = 1
    out[AT_GAME] = s.n_bag * (1 / 108)
    out[AT_GAME + 1] = s.bought * (1 / 3)
    out[AT_GAME + 2] = s.announced
    out[AT_GAME + 3] = s.active == ALL_CHAINS
