"""Who knows what in Acquire: hide, deal_unknown, observe.

Hands and the bag are secret. What everybody can know of a hand, though it is not shown:
- a tile the stock market drew was in the bag then, so in no hand (ACQ-7.1);
- after the draw step no tile is left in the hand that was dead before replacements came (ACQ-5.3);
- who had no tile to play held none that could be played (ACQ-3.1).
Each says: this tile is none of the first n tiles the seat has drawn (`absent`). Which draws the tiles
in a hand are from, nobody sees; `age` holds the newest set of draws that fits all tiles seen to leave.
"""

from openoutcry.games.acquire.board import playable
from openoutcry.games.acquire.state import (
    ALL_CHAINS,
    BUY,
    CELLS,
    CHAIN,
    CHAINS,
    DEAD,
    EMPTY,
    HAND_MOST,
    LONE,
    NONE,
    PLAY,
    SEATS,
)
from openoutcry.kernel.chance import choose, forget, rekey, shuffle
from openoutcry.kernel.contract import Observed, in_lines, starts
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


OBSERVATION = in_lines(
    Observed("own", CELLS, "1 where the tile of a space is in the own hand"),
    Observed("lone", CELLS, "1 where an unincorporated tile lies"),
    Observed("dead", CELLS, "1 where no tile can ever be played"),
    Observed("corporations", CHAINS * CELLS, "1 where a tile of the 1st, 2nd… corporation lies"),
    Observed("sizes", CHAINS, "size of each corporation, divided by 41"),
    Observed("safe", CHAINS, "1 where a corporation is safe"),
    Observed("prices", CHAINS, "share price of each corporation, divided by 1000"),
    Observed("bank", CHAINS, "shares in the bank, divided by 25"),
    Observed("market", CHAINS, "what the stock market holds, divided by 12"),
    Observed("shares", SEATS * CHAINS, "shares of each seat, the own first, divided by 25"),
    Observed("money", SEATS, "money of each seat, the own first, divided by 10000"),
    Observed("tiles", SEATS, "tiles in each hand, the own first, divided by 6"),
    Observed("turn", SEATS, "1 at the seat whose turn it is, the own first"),
    Observed("played", CELLS, "1 at the tile played this turn"),
    Observed("merger", 4 * CHAINS, "1 at the survivor, the one being dealt with, those to come, those done"),
    Observed("phase", 7, "1 at what is decided now: play, found, survivor, order, trade, sell, buy"),
    Observed("game", 4, "tiles in the bag / 108; shares bought / 3; end announced; all seven active"),
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
    END,
) = starts(OBSERVATION)


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
