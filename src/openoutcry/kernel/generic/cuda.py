"""The loops over many games as CUDA kernels: one game a thread, the same rules as on the CPU."""

from numba import cuda

from openoutcry.kernel.chance import BOT_STREAM, GAME_STREAM, derive
from openoutcry.kernel.rule import at


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
def play_all_random_kernel(states, bots, masks, decisions, points, won):
    """Play one game a thread uniformly to its end."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        s = at(states, i)
        decisions[i] = play_out_random(s, masks[i], at(bots, i))
        scores(s, points[i])
        won[i] = winners(s)
