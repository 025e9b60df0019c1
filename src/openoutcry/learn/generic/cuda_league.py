"""The tables of `league` on a GPU; what a step has in common with `cuda_environment` is taken from there."""

from numba import cuda, uint64

from openoutcry.kernel.chance import BOT_STREAM, choose, derive
from openoutcry.kernel.gpu import record_maker
from openoutcry.kernel.rule import at

_same = built_on("openoutcry.learn.generic.league")
_environment = built_on("openoutcry.env.generic.cuda_environment")
QUIET, LEARNER, RESTART = _same.QUIET, _same.LEARNER, _same.RESTART
LONGS, BODY_LONGS, WARP = _environment.LONGS, _environment.BODY_LONGS, _environment.WARP
ask, play_planned, round_of, settle_places = _same.ask, _same.play_planned, _same.round_of, _same.settle_places
clear, lay_out = _same.clear, _same.lay_out

record_in = record_maker(QUIET)


@cuda.jit
def play_kernel(states, actions, planned, numbers, ahead, rewards, shares, done, points, ended, n_ended):
    """Play one action at each table. Those whose game ended are settled, numbered anew and listed in `ended`."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        s = at(states, i)
        done[i] = 0
        clear(rewards[i])
        clear(shares[i])
        renew = actions[i] == RESTART
        if not renew:
            play_planned(s, actions[i], planned[i])
            if over(s):
                done[i] = 1
                settle_places(s, points[i], rewards[i], shares[i])
                numbers[i] += ahead
                renew = True
        if renew:
            ended[cuda.atomic.add(n_ended, 0, 1)] = i


@cuda.jit
def clear_tables_kernel(words, model_words, variants, ended, n_ended):
    """The model of its variant over each game that ended, a warp for each: the few that end are far apart."""
    lane = cuda.threadIdx.x % WARP
    k = cuda.grid(1) // WARP
    while k < n_ended[0]:
        i = ended[k]
        for j in range(lane, words.shape[1], WARP):
            words[i, j] = model_words[variants[i], j]
        k += cuda.gridsize(1) // WARP


@cuda.jit
def lay_out_kernel(states, bots, master, numbers, ended, n_ended):
    """New games for those that ended."""
    k = cuda.grid(1)
    if k < n_ended[0]:
        i = ended[k]
        derive(at(bots, i), master, numbers[i], BOT_STREAM)
        lay_out(at(states, i), master, numbers[i])


@cuda.jit
def ask_kernel(states, columns, to_move, sitters, numbers, ahead, planned, asked, n_ended):
    """Who is asked, and what that seat may do."""
    i = cuda.grid(1)
    if i == 0:
        n_ended[0] = 0
    if i < states.shape[0]:
        s = at(states, i)
        seat = first_waited(s)
        to_move[i] = seat
        count = legal(s, seat, columns[:, i])
        asked[i] = ask(s, sitters[i], round_of(numbers, ahead, i), columns[:, i], count, planned[i : i + 1])


@cuda.jit
def plan_kernel(words, columns, to_move, asked, bots, planned, first):
    """What the bots will play, from place `first` on: the house sees a copy hidden from the others' cards."""
    i = cuda.grid(1) + first
    copy = cuda.local.array(LONGS, uint64)
    if i < words.shape[0] and asked[i] >= 0 and asked[i] < LEARNER:
        mask = columns[:, i]
        if asked[i] == 0:
            count = 0
            for action in range(N_ACTIONS):
                count += mask[action]
            planned[i] = nth_legal(mask, choose(at(bots, i), count))
        else:
            for k in range(LONGS):
                copy[k] = words[i, k]
            s = record_in(copy)
            hide(s, to_move[i])
            planned[i] = house(s, to_move[i], mask, at(bots, i))
