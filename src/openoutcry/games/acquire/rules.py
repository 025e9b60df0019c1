"""The rules of Acquire: setup, the turn, buying and drawing, the end. Clause ids refer to docs/rules/acquire.md.

What is allowed: allowed.py. Mergers: mergers.py. How tiles lie together: board.py. Money and shares: market.py.
"""

from openoutcry.games.acquire.allowed import may_announce
from openoutcry.games.acquire.board import join, playable
from openoutcry.games.acquire.market import (
    draw_market,
    named,
    pay_bank,
    pay_bonuses,
    pay_seat,
    take_share,
    worth,
)
from openoutcry.games.acquire.mergers import (
    begin_defunct,
    begin_merger,
    choose_survivor,
    next_defunct,
    next_holder,
    sell,
    trade,
)
from openoutcry.games.acquire.moves import (
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
from openoutcry.games.acquire.state import (
    ANNOUNCED,
    ASIDE,
    AUTOMATIC,
    BEGINNING,
    BEGINS,
    BOUGHT,
    BUY,
    BUYING,
    CELLS,
    CHAIN,
    CHAINS,
    DEAD,
    DISPOSING,
    DRAWING,
    EDGE,
    EMPTY,
    END_ANNOUNCED,
    FOUND,
    FOUNDED,
    FREE_SHARE,
    GAME_ENDS,
    GREW,
    HAND_MOST,
    HIDDEN,
    LAID_ASIDE,
    LONE,
    MERGING,
    NEAR,
    NO_FREE_SHARE,
    NO_MOVES,
    NO_TILES,
    NONE,
    NOT_ENDED,
    OVER,
    PLAY,
    SCORED,
    SEATS,
    SHARES_CASHED,
    SIDES,
    START_TILE,
    TILE_DRAWN,
    TILE_LEFT_OUT,
    TILE_PLAYED,
    TILE_SKIPPED,
    TILES_DRAWN,
    TURN,
    UNTIL_NONE,
)
from openoutcry.kernel.chance import shuffle
from openoutcry.kernel.events import EVERYBODY, emit, only
from openoutcry.kernel.rule import rule

# --- setup -----------------------------------------------------------------------------------------


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


# --- a turn ----------------------------------------------------------------------------------------


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
    """ACQ-3.2 to ACQ-3.6: what a tile does is settled by its neighbours."""
    remove_tile(s, seat, tile)
    s.board[tile] = LONE
    s.at = tile
    emit(s, TILE_PLAYED, EVERYBODY, seat, tile)
    lone = 0
    chain = 0
    chains = 0
    for side in range(SIDES):
        near = s.board[NEAR[tile, side]]
        if near >= CHAIN:
            chain = near - CHAIN
            chains |= 1 << chain
        elif near == LONE:
            lone = 1
    if chains == 0:
        s.phase = FOUND if lone else BUYING
    elif chains & chains - 1 == 0:
        join(s, tile, chain, 0)
        emit(s, GREW, EVERYBODY, named(s, chain), s.tiles[chain], s.safe >> chain & 1)
        s.phase = BUYING
    else:
        begin_merger(s, chains)


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


# --- buying and drawing ----------------------------------------------------------------------------


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
    """ACQ-5.1, ACQ-6.1, ACQ-2.4: asked while a share can be bought or the end announced; hidden money is not told."""
    s.phase = DRAWING
    if s.bought < s.opt.buys_a_turn:
        for chain in range(CHAINS):
            if s.tiles[chain] > 0 and s.left[chain] > 0:
                if s.opt.holdings == HIDDEN or s.price[chain] <= s.cash[s.turn]:
                    s.phase = BUY
                    return
    if may_announce(s):
        s.phase = BUY


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


# --- the end ---------------------------------------------------------------------------------------


@rule
def end_game(s, ending):
    """ACQ-6.2: bonuses for every active corporation, then all its shares are sold; certificates stay for the count."""
    s.ending = ending
    s.phase = OVER
    s.at = NONE
    s.bought = 0
    emit(s, GAME_ENDS, EVERYBODY, ending)
    for chain in range(CHAINS):
        if s.active >> chain & 1:
            draw_market(s, chain)
            pay_bonuses(s, chain)
    for seat in range(s.players):
        amount = 0
        for chain in range(CHAINS):
            amount += s.shares[seat, chain] * s.price[chain]
        if amount > 0:
            pay_seat(s, seat, amount)
            emit(s, SHARES_CASHED, EVERYBODY, seat, amount)
    for seat in range(s.players):
        emit(s, SCORED, EVERYBODY, seat, s.cash[seat])


@rule
def over(s):
    """Has the game ended?"""
    return s.phase == OVER


@rule
def scores(s, out):
    """ACQ-6.2: the money; during the game, as if it ended now (a market not yet drawn holds nothing)."""
    for seat in range(s.players):
        out[seat] = worth(s, seat)


@rule
def winners(s):
    """ACQ-6.3: the most money; exact ties share the win."""
    best = 0
    mask = 0
    for seat in range(s.players):
        total = worth(s, seat)
        if mask == 0 or total > best:
            best = total
            mask = 1 << seat
        elif total == best:
            mask |= 1 << seat
    return mask
