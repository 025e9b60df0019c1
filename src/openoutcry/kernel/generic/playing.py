"""How strategies play a game: the rules that the generic algorithms share. No entry of its own."""

from openoutcry.kernel.chance import choose
from openoutcry.kernel.rule import at, put, rule

RANDOM, HOUSE = 0, 1
NOBODY = -1


@rule
def lowest(mask):
    """The lowest seat of a mask that holds one."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


@rule
def first_waited(s):
    """The lowest seat the game waits for, NOBODY if it waits for none."""
    waited = pending(s)
    return NOBODY if waited == 0 else lowest(waited)


@rule
def seat_to_act(s, bot):
    """The seat asked next: the first one waited for, or any that may act where some may without being asked."""
    waited = pending(s)
    extra = optional(s)
    if extra == 0:
        return lowest(waited)
    actors = waited | extra
    count = 0
    for seat in range(s.players):
        count += actors >> seat & 1
    nth = choose(bot, count)
    for seat in range(s.players):
        if actors >> seat & 1:
            if nth == 0:
                return seat
            nth -= 1
    return 0


@rule
def nth_legal(mask, nth):
    """The nth action that is allowed, counted from 0."""
    for action in range(N_ACTIONS):
        if mask[action]:
            if nth == 0:
                return action
            nth -= 1
    return -1


@rule
def decide(s, seat, strategy, mask, bot, scratch):
    """One seat's action by its strategy. The house strategy sees only a hidden copy."""
    count = legal(s, seat, mask)
    if count == 1 or strategy == RANDOM:
        return nth_legal(mask, choose(bot, count) if count > 1 else 0)
    put(scratch, 0, s)
    seen = at(scratch, 0)
    hide(seen, seat)
    return house(seen, seat, mask, bot)


@rule
def play_out_random(s, mask, bot):
    """Uniform play to the end. Returns the decisions made, -1 if the game did not end."""
    decisions = 0
    while not over(s):
        if decisions == LONGEST:
            return -1
        seat = seat_to_act(s, bot)
        count = legal(s, seat, mask)
        apply(s, seat, nth_legal(mask, choose(bot, count)))
        decisions += 1
    return decisions


@rule
def play_out(s, strategies, mask, bot, scratch):
    """Play to the end, each seat by its strategy."""
    decisions = 0
    while not over(s):
        if decisions == LONGEST:
            return -1
        seat = seat_to_act(s, bot)
        apply(s, seat, decide(s, seat, strategies[seat], mask, bot, scratch))
        decisions += 1
    return decisions
