"""The loops over many games as CUDA kernels: one game a thread, the same rules as on the CPU."""

from numba import cuda, uint8, uint64

from openoutcry.kernel.chance import BOT_STREAM, CHANCE, GAME_STREAM, derive
from openoutcry.kernel.gpu import record_maker
from openoutcry.kernel.record import LONG, without_events
from openoutcry.kernel.rule import at

QUIET = without_events(RECORD)
LONGS, CHANCE_LONGS = QUIET.itemsize // LONG, -(-CHANCE.itemsize // LONG)
record_in, chance_in = record_maker(QUIET), record_maker(CHANCE)


@cuda.jit
def deal_kernel(states, bots, master, first, model):
    """Lay out one game a thread, keyed as the CPU's batch keys it."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        states[i] = model[0]
        s = at(states, i)
        derive(s.chance, master, first + i, GAME_STREAM)
        derive(at(bots, i), master, first + i, BOT_STREAM)
        setup(s)


@cuda.jit
def play_whole_kernel(model, master, first, decisions, points, won):
    """Deal and play one game a thread uniformly to its end. All of it is local: only the results leave the thread.

    Local memory of threads side by side lies side by side, and a record without events is a fraction of a whole one.
    """
    i = cuda.grid(1)
    if i < decisions.shape[0]:
        words = cuda.local.array(LONGS, uint64)
        luck = cuda.local.array(CHANCE_LONGS, uint64)
        mask = cuda.local.array(N_ACTIONS, uint8)
        for k in range(LONGS):
            words[k] = model[k]
        s, bot = record_in(words), chance_in(luck)
        derive(s.chance, master, first + i, GAME_STREAM)
        derive(bot, master, first + i, BOT_STREAM)
        setup(s)
        decisions[i] = play_out_random(s, mask, bot)
        scores(s, points[i])
        won[i] = winners(s)


@cuda.jit
def play_all_random_kernel(states, bots, masks, decisions, points, won):
    """Play one game a thread uniformly to its end, where it was dealt."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        s = at(states, i)
        decisions[i] = play_out_random(s, masks[i], at(bots, i))
        scores(s, points[i])
        won[i] = winners(s)
