"""One random game under every eye: the checks of the compliance kit that run at each step.

Rows of `states` used beside the game itself (row 0): 1 to 8 what each onlooker knew before the action
(seats, then the spectator), 9 a guess, 10 what is left of a state once hidden,
11 the same state after another action of the same seat.
"""

from openoutcry.kernel.chance import choose
from openoutcry.kernel.events import SPECTATOR
from openoutcry.kernel.kinds import Bytes, Bytes2, Chances, Int, Ints, Records
from openoutcry.kernel.rule import at, entry, put, rule

BEFORE, GUESS, HIDDEN, OTHERWISE, ROWS = 1, 9, 10, 11, 12

# What can be found. 0: nothing.
(
    FINE,
    ENDLESS,
    NOBODY_TO_ACT,
    OUTSIDER_MAY_ACT,
    MASK_AND_REFUSAL_DIFFER,
    COUNT_AND_MASK_DIFFER,
    BOOKS_DO_NOT_BALANCE,
    EVENTS_LOST,
    SEEN_WITHOUT_EVENT,
    GUESS_CONTRADICTS_VIEW,
    GUESS_DOES_NOT_BALANCE,
    GUESS_CHANGES_OWN_MOVES,
    GUESS_CHANGES_WHO_ACTS,
    EVENTS_DO_NOT_TELL_ALL,
    FUTURE_VISIBLE,
    EVENT_TELLS_TOO_MUCH,
) = range(16)


@rule
def onlooker_seat(onlooker, players):
    """Onlookers are the seats and, last, the spectator."""
    return onlooker if onlooker < players else SPECTATOR


@rule
def same_bytes(raw, one, other, body):
    for i in range(body):
        if raw[one, i] != raw[other, i]:
            return False
    return True


@rule
def key_left(s):
    """Is anything of the future left in a hidden record?"""
    for i in range(8):
        if s.chance.key[i] != 0:
            return True
    for i in range(16):
        if s.chance.block[i] != 0:
            return True
    return s.chance.drawn != 0


@rule
def hide_into(states, source, target, seat):
    """What the seat knows of one row, into another."""
    put(states, target, at(states, source))
    s = at(states, target)
    hide(s, seat)
    s.n_events = 0


@rule
def count_visible(s, seat):
    """How many of the last events the seat may see."""
    count = 0
    for i in range(s.n_events):
        count += s.events[i].to >> seat & 1
    return count


@rule
def nth_visible(s, seat, nth):
    """The index of the nth event the seat may see."""
    for i in range(s.n_events):
        if s.events[i].to >> seat & 1:
            if nth == 0:
                return i
            nth -= 1
    return -1


@rule
def same_events(s, other, seat):
    """Did the seat see the same happen in both?"""
    count = count_visible(s, seat)
    if count != count_visible(other, seat):
        return False
    for nth in range(count):
        one = s.events[nth_visible(s, seat, nth)]
        two = other.events[nth_visible(other, seat, nth)]
        if one.kind != two.kind:
            return False
        for k in range(4):
            if one.args[k] != two.args[k]:
                return False
    return True


@rule
def check_masks(s, mask):
    """Every action of every seat: offered exactly if not refused; outsiders are offered nothing."""
    actors = pending(s) | optional(s)
    if actors == 0:
        return NOBODY_TO_ACT
    for seat in range(s.players):
        count = legal(s, seat, mask)
        if not actors >> seat & 1 and count > 0:
            return OUTSIDER_MAY_ACT
        marked = 0
        for action in range(N_ACTIONS):
            marked += mask[action]
            if (mask[action] != 0) != (refusal(s, seat, action) == 0):
                return MASK_AND_REFUSAL_DIFFER
        if marked != count:
            return COUNT_AND_MASK_DIFFER
        if actors >> seat & 1 and count == 0:
            return NOBODY_TO_ACT
    return FINE


@rule
def check_guess(states, raw, body, onlooker, players, mask, mask2, bot):
    """A guess from what an onlooker knows: consistent, balanced, and the onlooker can't tell it apart."""
    seat = onlooker_seat(onlooker, players)
    put(states, GUESS, at(states, BEFORE + onlooker))
    guess = at(states, GUESS)
    guess.quiet = 1
    deal_unknown(guess, seat, bot)
    guess.quiet = 0
    if audit(guess) != 0:
        return GUESS_DOES_NOT_BALANCE
    hide_into(states, GUESS, HIDDEN, seat)
    if not same_bytes(raw, HIDDEN, BEFORE + onlooker, body):
        return GUESS_CONTRADICTS_VIEW
    s = at(states, 0)
    if pending(s) != pending(guess):
        return GUESS_CHANGES_WHO_ACTS
    if seat != SPECTATOR:
        legal(s, seat, mask)
        legal(guess, seat, mask2)
        for action in range(N_ACTIONS):
            if mask[action] != mask2[action]:
                return GUESS_CHANGES_OWN_MOVES
    return FINE


@rule
def check_telling(states, raw, body, onlooker, players, actor, action, mask, bot):
    """Play on in the guess too: if the onlooker sees the same events, the same is known after them."""
    guess = at(states, GUESS)
    count = legal(guess, actor, mask)
    if count == 0:
        return FINE
    if not mask[action]:
        nth = choose(bot, count)
        action = 0
        while nth > 0 or not mask[action]:
            nth -= mask[action]
            action += 1
    guess.n_events = 0
    apply(guess, actor, action)
    seat = onlooker_seat(onlooker, players)
    if not same_events(at(states, 0), guess, seat):
        return FINE
    hide_into(states, GUESS, GUESS, seat)
    hide_into(states, 0, HIDDEN, seat)
    return FINE if same_bytes(raw, GUESS, HIDDEN, body) else EVENTS_DO_NOT_TELL_ALL


@rule
def another_action(mask, count, action, bot):
    """Some other allowed action, -1 if there is none."""
    if count < 2:
        return -1
    nth = choose(bot, count - 1)
    for other in range(N_ACTIONS):
        if mask[other] and other != action:
            if nth == 0:
                return other
            nth -= 1
    return -1


@rule
def check_discretion(states, raw, body, onlooker, players, drawn):
    """Two actions that leave an onlooker with the same knowledge have to look the same to that onlooker."""
    seat = onlooker_seat(onlooker, players)
    if same_events(at(states, 0), at(states, OTHERWISE), seat):
        return FINE
    # Two that lead to the same state leave nothing to be kept secret: they were chosen in the open.
    if same_bytes(raw, 0, OTHERWISE, body):
        return FINE
    # Where cards are shuffled anew the table forgets what everybody rightly saw before.
    if at(states, 0).chance.drawn != drawn or at(states, OTHERWISE).chance.drawn != drawn:
        return FINE
    hide_into(states, 0, HIDDEN, seat)
    hide_into(states, OTHERWISE, GUESS, seat)
    return EVENT_TELLS_TOO_MUCH if same_bytes(raw, HIDDEN, GUESS, body) else FINE


@entry
def walk(states: Records, raw: Bytes2, body: Int, bots: Chances, mask: Bytes, mask2: Bytes, most: Int, where: Ints):
    """Play row 0 to its end at random, checking at every step. Returns what was found.

    `where` tells step, seat and action of the finding.
    """
    s = at(states, 0)
    bot = at(bots, 0)
    players = s.players
    for onlooker in range(players + 1):
        hide_into(states, 0, BEFORE + onlooker, onlooker_seat(onlooker, players))
    for step in range(most):
        where[0] = step
        where[1] = -1
        where[2] = -1
        if over(s):
            return FINE
        found = check_masks(s, mask)
        if found != FINE:
            return found
        actors = pending(s) | optional(s)
        actor = choose(bot, players)
        while not actors >> actor & 1:
            actor = choose(bot, players)
        count = legal(s, actor, mask)
        nth = choose(bot, count)
        action = 0
        while nth > 0 or not mask[action]:
            nth -= mask[action]
            action += 1
        where[2] = action
        # One onlooker a step is enough for the guesses: over a game everybody has a turn.
        onlooker = choose(bot, players + 1)
        where[1] = onlooker
        found = check_guess(states, raw, body, onlooker, players, mask, mask2, bot)
        if found != FINE:
            return found
        if key_left(at(states, BEFORE + onlooker)):
            return FUTURE_VISIBLE
        s.n_events = 0
        other = another_action(mask, count, action, bot) if legal(s, actor, mask) == count else -1
        if other >= 0:
            put(states, OTHERWISE, s)
            apply(at(states, OTHERWISE), actor, other)
        drawn = s.chance.drawn
        apply(s, actor, action)
        if s.lost_events:
            return EVENTS_LOST
        if audit(s) != 0:
            return BOOKS_DO_NOT_BALANCE
        found = check_telling(states, raw, body, onlooker, players, actor, action, mask, bot)
        if found != FINE:
            return found
        if other >= 0 and onlooker != actor:
            found = check_discretion(states, raw, body, onlooker, players, drawn)
            if found != FINE:
                return found
        for each in range(players + 1):
            seat = onlooker_seat(each, players)
            hide_into(states, 0, HIDDEN, seat)
            if count_visible(s, seat) == 0 and not same_bytes(raw, HIDDEN, BEFORE + each, body):
                where[1] = each
                return SEEN_WITHOUT_EVENT
            put(states, BEFORE + each, at(states, HIDDEN))
    return FINE if over(s) else ENDLESS
