"""Many tables for learning, each with its own players, options and opponents: one decision of each at a time.

Unlike in `environment`, which is made before this, bots don't play inside a step: every step is one decision of every
table, whoever makes it. What a bot will play is `planned` when it is asked, so that rules, bots and networks each
run side by side over all tables.
"""

from typing import NamedTuple

from openoutcry.kernel.chance import BOT_STREAM, derive
from openoutcry.kernel.kinds import Bytes, Bytes2, Chances, Floats2, Int, Ints, Ints2, Words
from openoutcry.kernel.rule import at, entry, put, rule

_same = built_on("openoutcry.env.generic.environment")
QUIET, Games, Bench, Sheets, RESTART = _same.QUIET, _same.Games, _same.Bench, _same.Sheets, _same.RESTART
clear, lay_out, rank_reward = _same.clear, _same.lay_out, _same.rank_reward
look, write_down = _same.look, _same.write_down

# Who sits in a seat. RANDOM and HOUSE are bots; LEARNER and what comes after it are networks, asked from outside.
LEARNER = 2
FORCED = -1  # nobody has to be asked: there is only one action


class League(NamedTuple):
    """The tables, who sits there, and what their next games are made of."""

    states: Games
    raw: Bytes2  # the same as bytes
    bots: Chances
    master: Words
    models: Games
    variants: Ints  # which of the models each table is played by
    numbers: Ints  # of the games; the next one at the same table is `ahead` further on
    ahead: Int
    sitters: Ints2
    planned: Ints  # what a bot will play, or the only action


class Told(NamedTuple):
    """What learners see and get."""

    sheets: Sheets
    masks: Bytes2
    seats: Ints
    asked: Ints
    rewards: Floats2
    shares: Floats2
    done: Bytes
    points: Ints2


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
def step_tables(league: League, bench: Bench, actions: Ints, told: Told, first: Int, last: Int):
    """One decision at each of the tables first..last."""
    full, halves, quarters, packed = told.sheets.full, told.sheets.halves, told.sheets.quarters, told.sheets.packed
    row, bits = bench.row, bench.bits
    for i in range(first, last):
        s = at(league.states, i)
        told.done[i] = 0
        clear(told.rewards[i])
        clear(told.shares[i])
        renew = actions[i] == RESTART
        if not renew:
            play_planned(s, actions[i], league.planned[i])
            if over(s):
                told.done[i] = 1
                settle_places(s, told.points[i], told.rewards[i], told.shares[i])
                league.numbers[i] += league.ahead
                renew = True
        if renew:
            put(league.states, i, at(league.models, league.variants[i]))
            derive(at(league.bots, i), league.master, league.numbers[i], BOT_STREAM)
            lay_out(s, league.master, league.numbers[i])
        seat = first_waited(s)
        told.seats[i] = seat
        mask, planned = told.masks[i], league.planned[i : i + 1]
        count = legal(s, seat, mask)
        asked = ask(s, league.sitters[i], round_of(league.numbers, league.ahead, i), mask, count, planned)
        told.asked[i] = asked
        if asked >= 0 and asked < LEARNER:
            planned[0] = decide(s, seat, asked, mask, at(league.bots, i), bench.scratch)
        look(league.raw, i, bench.scratch, bench.scratch_raw, seat, row)
        write_down(i, row, bits, mask, full, halves, quarters, packed, bench.far)
