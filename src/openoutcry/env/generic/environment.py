"""Many games stepped together, one decision of each at a time: what learners see, may do and get.

A seat whose strategy is LEARNER is asked from outside; the others are bots that play inside the step.
The seat asked is the first one waited for. Who may act unasked does so at the own decisions, where `legal`
offers it too.
"""

from typing import NamedTuple

from openoutcry.env.deeds import forget_deeds, note_deed, tell_deeds
from openoutcry.env.rewards import rank_reward
from openoutcry.env.shortening import halve, pack, quarter
from openoutcry.kernel.chance import BOT_STREAM, GAME_STREAM, choose, derive
from openoutcry.kernel.kinds import Bytes, Bytes2, Chances, Floats, Floats2, Halves2, Int, Ints, Ints2, Words, array_of
from openoutcry.kernel.record import without_events
from openoutcry.kernel.rule import at, entry, put, rule
from openoutcry.kernel.stream import copy_far, fetch_ahead

LEARNER = 2  # beside RANDOM and HOUSE
RESTART = -1  # instead of an action: a new game

QUIET = without_events(RECORD)  # nobody reads events here, and less memory is passed over
Games = array_of(QUIET)


class Course(NamedTuple):
    """The games, and what the next ones are made of."""

    states: Games
    raw: Bytes2  # the same as bytes
    bots: Chances  # what the bots of each game draw from
    decisions: Ints  # of each game so far
    numbers: Ints  # of the games; the next game in the same place is `ahead` further on
    ahead: Int
    renew: Int  # does a next game follow one that is over?
    master: Words
    model: Games
    strategies: Ints
    turning: Int  # do the strategies move on by a seat from game to game?
    deeds: Ints2  # the last ones of each game, where they are asked for
    faces: Ints2  # of all actions


class Bench(NamedTuple):
    """Where one thread works."""

    scratch: Games
    scratch_raw: Bytes2
    row: Floats  # room for one observation
    bits: Words  # the same
    far: Int  # are observations written past the caches?


class Sheets(NamedTuple):
    """Where observations are written: in full, in two bytes a number or in one. The others have no rows."""

    full: Floats2
    halves: Halves2
    quarters: Bytes2
    packed: Bytes2  # masks, eight actions a byte, if there is room


class Shown(NamedTuple):
    """What learners see of each game."""

    to_move: Ints
    sheets: Sheets
    allowed: Bytes2
    masks: Bytes2  # the same for others, who may write into it
    events: Floats2  # the deeds as numbers


class Results(NamedTuple):
    """What they get, and how a game that is over ended."""

    rewards: Floats2
    by_money: Int  # or else by rank
    done: Bytes
    lengths: Ints
    points: Ints2
    won: Ints
    finals: Floats2  # the last sight of it, if there is room


@rule
def strategy_of(s, strategies, turned, seat):
    """The strategy of a seat, where all have moved on by `turned` seats."""
    moved = seat + turned
    return strategies[moved if moved < s.players else moved - s.players]


@rule
def next_learner(s, strategies, turned, mask, bot, scratch, decisions, i, deeds, faces):
    """Let the bots play until a learner is asked, and return that seat: NOBODY if the game is over first."""
    while not over(s):
        seat = first_waited(s)
        strategy = strategy_of(s, strategies, turned, seat)
        if strategy == LEARNER:
            return seat
        action = decide(s, seat, strategy, mask, bot, scratch)
        note_deed(deeds[i], faces, seat, action)
        apply(s, seat, action)
        decisions[i] += 1
    return NOBODY


@rule
def lay_out(s, master, number):
    """A new game, keyed by its number as the games of a batch are."""
    derive(s.chance, master, number, GAME_STREAM)
    setup(s)


@rule
def begin(states, i, bots, master, number, model):
    """A new game in place i, and what its bots draw from."""
    put(states, i, at(model, 0))
    derive(at(bots, i), master, number, BOT_STREAM)
    lay_out(at(states, i), master, number)


@rule
def settle(s, standing, reward, by_money):
    """The results of a game that is over."""
    scores(s, standing)
    won = winners(s)
    for seat in range(s.players):
        reward[seat] = standing[seat] if by_money else rank_reward(standing, won, seat, s.players)
    return won


@rule
def copy_seen(raw, i, seen_raw):
    """The position without scratch space, events and what `observe` never reads of earlier turns."""
    for k in range(PAST):
        seen_raw[0, k] = raw[i, k]
    for k in range(PAST_END, BODY):
        seen_raw[0, k] = raw[i, k]
    if ENTRY > 0:
        last = int(max(1, raw[i, COUNTED])) - 1  # uncompiled, what comes of a byte alone has to fit into one
        for k in range(ENTRY):
            seen_raw[0, PAST + last * ENTRY + k] = raw[i, PAST + last * ENTRY + k]


@rule
def look(raw, i, scratch, scratch_raw, seat, row):
    """What a seat may know of a game, as numbers: from a hidden copy only."""
    copy_seen(raw, i, scratch_raw)
    seen = at(scratch, 0)
    hide(seen, seat)
    observe(seen, seat, row)


@rule
def write_down(i, row, bits, mask, full, halves, quarters, packed, far):
    """An observation on the sheet that has room for it, and the mask packed."""
    if len(halves) > 0:
        halve(row, bits, halves[i])
    elif len(quarters) > 0:
        quarter(row, bits, quarters[i])
    else:
        copy_far(row, full[i], far)
    if len(packed) > 0:
        pack(mask, packed[i])


@rule
def clear(row):
    for k in range(len(row)):
        row[k] = 0


@rule
def copy_row(row, into):
    for k in range(len(row)):
        into[k] = row[k]


@entry
def step(course: Course, bench: Bench, actions: Ints, shown: Shown, results: Results, first: Int, last: Int):
    """Play one action in each of the games first..last, and show what comes next."""
    # Taken out of their groups once: an array is counted each time it is.
    states, raw, bots, decisions, numbers = course.states, course.raw, course.bots, course.decisions, course.numbers
    master, model, strategies, turning = course.master, course.model, course.strategies, course.turning
    deeds, faces = course.deeds, course.faces
    scratch, scratch_raw, row, bits = bench.scratch, bench.scratch_raw, bench.row, bench.bits
    to_move, allowed = shown.to_move, shown.allowed
    full, halves, quarters, packed = shown.sheets.full, shown.sheets.halves, shown.sheets.quarters, shown.sheets.packed
    for i in range(first, last):
        if i + 1 < last:
            fetch_ahead(raw, i + 1, 0, PAST)
            fetch_ahead(raw, i + 1, PAST_END, BODY)
        results.done[i] = 0
        clear(results.rewards[i])
        s = at(states, i)
        if actions[i] == RESTART:
            begin(states, i, bots, master, numbers[i], model)
            forget_deeds(deeds[i])
            decisions[i] = 0
        else:
            note_deed(deeds[i], faces, first_waited(s), actions[i])
            apply(s, first_waited(s), actions[i])
            decisions[i] += 1
        turned = numbers[i] % s.players if turning else 0
        seat = next_learner(s, strategies, turned, allowed[i], at(bots, i), scratch, decisions, i, deeds, faces)
        while seat == NOBODY:
            results.done[i] = 1
            results.won[i] = settle(s, results.points[i], results.rewards[i], results.by_money)
            results.lengths[i] = decisions[i]
            if len(results.finals) > 0:
                look(raw, i, scratch, scratch_raw, to_move[i], row)
                copy_row(row, results.finals[i])
            if not course.renew:
                break
            numbers[i] += course.ahead
            begin(states, i, bots, master, numbers[i], model)
            forget_deeds(deeds[i])
            decisions[i] = 0
            turned = numbers[i] % s.players if turning else 0
            seat = next_learner(s, strategies, turned, allowed[i], at(bots, i), scratch, decisions, i, deeds, faces)
        if seat == NOBODY:
            clear(allowed[i])
        else:
            to_move[i] = seat
            legal(s, seat, allowed[i])
        copy_row(allowed[i], shown.masks[i])
        look(raw, i, scratch, scratch_raw, to_move[i], row)
        write_down(i, row, bits, allowed[i], full, halves, quarters, packed, bench.far)
        tell_deeds(deeds[i], faces, s.players, to_move[i], shown.events[i])


@rule
def observe_all(s, whole):
    """What every seat would see if nothing were hidden, seat by seat: for a critic, never for who plays."""
    size = len(whole) // s.players
    for seat in range(s.players):
        observe(s, seat, whole[seat * size : (seat + 1) * size])


@entry
def tell_critic(states: Games, wholes: Floats2, first: Int, last: Int):
    """All of each of the games first..last, as numbers."""
    for i in range(first, last):
        observe_all(at(states, i), wholes[i])


@entry
def first_refused(states: Games, allowed: Bytes2, actions: Ints, where: Ints):
    """The first game whose action may not be played, -1 if there is none.

    `where` tells the seat asked and the reason: 0 if there is no such action, or no game to play it in.
    """
    for i in range(len(actions)):
        fits = actions[i] >= 0 and actions[i] < N_ACTIONS
        if not fits or not allowed[i, actions[i]]:
            s = at(states, i)
            where[0] = first_waited(s)
            where[1] = refusal(s, where[0], actions[i]) if fits and where[0] != NOBODY else 0
            return i
    return -1


@entry
def draw_actions(masks: Bytes2, chances: Chances, actions: Ints, first: Int, last: Int):
    """One of the allowed actions of each of the games first..last, every one as likely."""
    for i in range(first, last):
        count = 0
        for action in range(N_ACTIONS):
            count += masks[i, action]
        actions[i] = nth_legal(masks[i], choose(at(chances, i), count)) if count > 0 else NOBODY
