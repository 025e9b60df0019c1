"""The loops over many games as CUDA kernels: one game a thread, the same rules as on the CPU."""

from numba import cuda, uint8, uint64

from openoutcry.kernel.chance import BOT_STREAM, CHANCE, GAME_STREAM, choose, derive, fill_block
from openoutcry.kernel.contract import EACH_DECISION
from openoutcry.kernel.gpu import record_maker, short_kernel_with
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


@cuda.jit(device=True)
def one_of_the_block(plays):
    """Does any thread of the block go on? All wait for the answer."""
    return cuda.syncthreads_or(plays)


@cuda.jit(device=True)
def this_one(plays):
    """Does this thread go on?"""
    return plays


going_on = one_of_the_block if ON_GPU.waits == EACH_DECISION else this_one


@short_kernel_with(ON_GPU.registers, called=(fill_block,))
def play_whole_kernel(model, master, first, phases, decisions, points, won):
    """Deal and play one game a thread uniformly to its end, the games of a block in step with each other.

    With `phases`, those in the first phase play until none is in it, then those in the next one, and so on round: what
    a thread does then is long stretches of code, more than a multiprocessor keeps at hand, and fetched once for all.
    All of a game is local: only the results leave the thread. Local memory of threads side by side lies side by side,
    and a record without events is a fraction of a whole one.
    """
    i = cuda.grid(1)
    words = cuda.local.array(LONGS, uint64)
    luck = cuda.local.array(CHANCE_LONGS, uint64)
    mask = cuda.local.array(N_ACTIONS, uint8)
    for k in range(LONGS):
        words[k] = model[k]
    s, bot = record_in(words), chance_in(luck)
    derive(s.chance, master, first + i, GAME_STREAM)
    derive(bot, master, first + i, BOT_STREAM)
    cuda.syncthreads()
    setup(s)
    made = 0
    goes_on = 1 if i < decisions.shape[0] else 0
    while cuda.syncthreads_or(goes_on):
        for phase in range(phases):
            plays = 1 if goes_on and (phases == 1 or phase_of(s) == phase) else 0
            while going_on(plays):
                if plays:
                    seat = seat_to_act(s, bot)
                    count = legal(s, seat, mask)
                    apply(s, seat, nth_legal(mask, choose(bot, count)))
                    made += 1
                    if over(s):
                        goes_on = 0
                    elif made == LONGEST:
                        made = -1
                        goes_on = 0
                plays = 1 if goes_on and (phases == 1 or phase_of(s) == phase) else 0
            cuda.syncthreads()
    if i < decisions.shape[0]:
        decisions[i] = made
        scores(s, points[i])
        won[i] = winners(s)
