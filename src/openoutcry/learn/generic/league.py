"""Many tables for learning, each with its own players, options and opponents: one decision of each at a time.

Unlike in `environment`, which is made before this, bots don't play inside a step: every step is one decision of every
table, whoever makes it. What a bot will play is `planned` when it is asked, so that rules, bots and networks each
run side by side over all tables.
"""

from openoutcry.kernel.chance import BOT_STREAM, derive
from openoutcry.kernel.kinds import Bytes, Bytes2, Chances, Floats, Floats2, Int, Ints, Ints2, Words
from openoutcry.kernel.rule import at, entry, put, rule

_same = built_on("openoutcry.env.generic.environment")
QUIET, Games, RESTART = _same.QUIET, _same.Games, _same.RESTART
clear, lay_out, look, rank_reward = _same.clear, _same.lay_out, _same.look, _same.rank_reward

# Who sits in a seat. RANDOM and HOUSE are bots; LEARNER and what comes after it are networks, asked from outside.
LEARNER = 2
FORCED = -1  # nobody has to be asked: there is only one action


@rule
def round_of(numbers, ahead, i):
    """How many games have been played in a place before this one."""
    return numbers[i] // ahead


@rule
def sitter(s, sitters, turned, seat):
    """Who sits in a seat, where all have moved on by `turned` seats."""
    return sitters[(seat + turned) % s.players]


@rule
def settle_places(s, standing, reward, share):
    """The results of a game that is over: rewards by rank, and parts of the win."""
    scores(s, standing)
    won = winners(s)
    shared = 0
    for seat in range(s.players):
        shared += won >> seat & 1
    for seat in range(s.players):
        reward[seat] = rank_reward(standing, won, seat, s.players)
        share[seat] = (won >> seat & 1) / shared


@rule
def play_planned(s, action, planned):
    """The action given, or the one planned where the table does not wait for one."""
    apply(s, first_waited(s), action if planned < 0 else planned)


@rule
def ask(s, sitters, turned, mask, count, planned):
    """Who is asked: FORCED, with the only action planned, where there is nothing to ask."""
    seat = first_waited(s)
    asked = sitter(s, sitters, turned, seat)
    planned[0] = -1
    if count == 1:
        planned[0] = nth_legal(mask, 0)
        asked = FORCED
    return asked


@entry
def step_tables(
    states: Games,
    raw: Bytes2,
    scratch: Games,
    scratch_raw: Bytes2,
    row: Floats,
    bots: Chances,
    master: Words,
    model: Games,
    variants: Ints,
    numbers: Ints,
    ahead: Int,
    sitters: Ints2,
    actions: Ints,
    planned: Ints,
    observations: Floats2,
    masks: Bytes2,
    to_move: Ints,
    asked: Ints,
    rewards: Floats2,
    shares: Floats2,
    done: Bytes,
    points: Ints2,
    first: Int,
    last: Int,
):
    """One decision at each of the tables first..last. `variants` says which of the models each is played by."""
    for i in range(first, last):
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
            put(states, i, at(model, variants[i]))
            derive(at(bots, i), master, numbers[i], BOT_STREAM)
            lay_out(s, master, numbers[i])
        seat = first_waited(s)
        to_move[i] = seat
        count = legal(s, seat, masks[i])
        turned = round_of(numbers, ahead, i)
        asked[i] = ask(s, sitters[i], turned, masks[i], count, planned[i : i + 1])
        if asked[i] >= 0 and asked[i] < LEARNER:
            planned[i] = decide(s, seat, asked[i], masks[i], at(bots, i), scratch)
        look(raw, i, scratch, scratch_raw, seat, row, observations[i], 0)
