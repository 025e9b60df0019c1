"""Many games stepped together on a GPU: the rules of `environment`, which is made before this, as CUDA kernels.

One game a thread. Threads that run side by side write side by side: masks are made column by column, (what, game),
and turned into rows through shared memory where rows are wanted. Local memory lies so too: what a thread does to a
whole record is faster on a local copy of it, though the copying counts. Of observations, most of which are zeros, only
the rest is written (`paper`). Threads that play, ask and observe begin each part of it together: that is long code, and
few of a multiprocessor's threads should want different stretches of it.
"""

from importlib import import_module

from numba import cuda, uint8, uint64

from openoutcry.env.deeds import forget_deeds, note_deed, tell_deeds
from openoutcry.env.paper import Column, Row
from openoutcry.env.shortening import pack
from openoutcry.kernel.chance import choose
from openoutcry.kernel.gpu import kernel_with, record_maker
from openoutcry.kernel.grouping import KINDS, rank
from openoutcry.kernel.record import LONG
from openoutcry.kernel.rule import INTERPRETED, at

_same = import_module(__name__.replace("cuda_environment_of", "environment_of"))
QUIET, RESTART = _same.QUIET, _same.RESTART
clear, lay_out, settle, observe_all = _same.clear, _same.lay_out, _same.settle, _same.observe_all

LONGS, BODY_LONGS = QUIET.itemsize // LONG, -(-BODY // LONG)
record_in = record_maker(QUIET)

WARP = 32
STEP, REGISTERS = WARP if INTERPRETED else 512, 128  # the threads of a block that goes in step, the registers of each
TILE, TILE_ROWS = 32, 8  # a tile is turned by 32 × 8 threads
EACH = TILE // TILE_ROWS
PADDED = (TILE, TILE + 1)  # so that the threads of a warp read from different banks


@cuda.jit
def refused_kernel(states, counts, actions, reasons):
    """Why each action may not be played: 0 if it may, -1 if there is no such action, or no game was dealt yet."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        if counts[i] == 0 or actions[i] < 0 or actions[i] >= N_ACTIONS:
            reasons[i] = -1
        else:
            s = at(states, i)
            reasons[i] = refusal(s, first_waited(s), actions[i])


@cuda.jit
def tally_kernel(states, actions, kinds, ranks, tallies):
    """What each game is about to do, and how many before it do the same."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        kind = (phase_of(at(states, i)) * N_ACTIONS + actions[i] + 1) % KINDS
        kinds[i] = kind
        ranks[i] = rank(tallies, kind)


@kernel_with(REGISTERS)
def apply_kernel(
    states, order, actions, numbers, ahead, rewards, done, decisions, lengths, points, won, by_money, ended, n_ended
):
    """Play one action. Games that ended are settled, numbered anew and listed in `ended`."""
    place = cuda.grid(1)
    here = place < states.shape[0]
    i = order[place] if here else 0
    s = at(states, i)
    plays = here and actions[i] != RESTART
    cuda.syncthreads()
    if plays:
        apply(s, first_waited(s), actions[i])
    cuda.syncthreads()
    if here:
        done[i] = 0
        clear(rewards[i])
        decisions[i] += 1
        renew = not plays
        if plays and over(s):
            done[i] = 1
            won[i] = settle(s, points[i], rewards[i], by_money)
            lengths[i] = decisions[i]
            numbers[i] += ahead
            renew = True
        if renew:
            decisions[i] = 0
            ended[cuda.atomic.add(n_ended, 0, 1)] = i


@cuda.jit
def clear_table_kernel(words, model_words, ended, n_ended):
    """The model of a game over each that ended, a warp for each: the few that end at a time are far apart."""
    lane = cuda.threadIdx.x % WARP
    k = cuda.grid(1) // WARP
    while k < n_ended[0]:
        i = ended[k]
        for j in range(lane, words.shape[1], WARP):
            words[i, j] = model_words[0, j]
        k += cuda.gridsize(1) // WARP


@cuda.jit
def lay_out_kernel(states, master, numbers, ended, n_ended):
    """New games for those that ended."""
    k = cuda.grid(1)
    if k < n_ended[0]:
        i = ended[k]
        lay_out(at(states, i), master, numbers[i])


@kernel_with(REGISTERS)
def ask_kernel(states, columns, counts, to_move, n_ended):
    """Who is asked, and what that seat may do."""
    i = cuda.grid(1)
    if i == 0:
        n_ended[0] = 0
    if i < states.shape[0]:
        s = at(states, i)
        seat = first_waited(s)
        to_move[i] = seat
        counts[i] = legal(s, seat, columns[:, i])


@cuda.jit
def blank_kernel(words):
    """Blank sheets, before observations are written on them."""
    for k in range(cuda.grid(1), words.shape[0], cuda.gridsize(1)):
        words[k] = 0


def observer(on):
    """A kernel that writes what the seat to move may know on a blank sheet: a copy is hidden from it first."""

    @kernel_with(REGISTERS)
    def kernel(words, to_move, sheet):
        i = cuda.grid(1)
        here = i < words.shape[0]
        copy = cuda.local.array(LONGS, uint64)
        s = record_in(copy)
        if here:
            for k in range(BODY_LONGS):
                copy[k] = words[i, k]
        cuda.syncthreads()
        if here:
            hide(s, to_move[i])
        cuda.syncthreads()
        if here:
            observe(s, to_move[i], on(sheet, i))

    return kernel


observe_in_rows_kernel, observe_in_columns_kernel = observer(Row), observer(Column)


@cuda.jit
def note_kernel(states, actions, faces, deeds):
    """Before an action is played: the deed it is."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        if actions[i] == RESTART:
            forget_deeds(deeds[i])
        else:
            note_deed(deeds[i], faces, first_waited(at(states, i)), actions[i])


@cuda.jit
def tell_kernel(states, to_move, done, faces, deeds, events):
    """The last deeds of each game, for the seat to move; a game that is new has none."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        if done[i]:
            forget_deeds(deeds[i])
        tell_deeds(deeds[i], faces, at(states, i).players, to_move[i], events[i])


@cuda.jit
def critic_kernel(states, wholes):
    """All of each game, for a critic."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        observe_all(at(states, i), wholes[i])


@cuda.jit
def draw_kernel(columns, counts, chances, actions):
    """One of the allowed actions, every one as likely: the same the CPU draws."""
    i = cuda.grid(1)
    if i < counts.shape[0]:
        actions[i] = nth_legal(columns[:, i], choose(at(chances, i), counts[i])) if counts[i] > 0 else NOBODY


@cuda.jit
def pack_kernel(columns, packed):
    """The masks, eight actions a byte."""
    i = cuda.grid(1)
    if i < packed.shape[0]:
        pack(columns[:, i], packed[i])


@cuda.jit
def turn_kernel(columns, rows):
    """Rows of columns of bytes, tile by tile; a thread asks for all it reads at once: rows[j, i] is columns[i, j]."""
    tile = cuda.shared.array(PADDED, uint8)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    i, j = cuda.blockIdx.y * TILE, cuda.blockIdx.x * TILE
    read = cuda.local.array(EACH, uint8)
    for k in range(EACH):
        if i + y + k * TILE_ROWS < columns.shape[0] and j + x < columns.shape[1]:
            read[k] = columns[i + y + k * TILE_ROWS, j + x]
    for k in range(EACH):
        tile[y + k * TILE_ROWS, x] = read[k]
    cuda.syncthreads()
    for k in range(y, TILE, TILE_ROWS):
        if j + k < columns.shape[1] and i + x < columns.shape[0]:
            rows[j + k, i + x] = tile[x, k]


def tiles(columns):
    """The grid that turns them."""
    return ((columns.shape[1] + TILE - 1) // TILE, (columns.shape[0] + TILE - 1) // TILE), (TILE, TILE_ROWS)
