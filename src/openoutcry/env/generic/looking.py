"""One game's turn, and what a seat knows of it as numbers: each in one call from Python."""

from openoutcry.kernel.kinds import Bytes, Floats, Floats2, Int, Ints, Records
from openoutcry.kernel.rule import at, entry, put, rule

STRETCH = 32  # numbers


@rule
def see(states, scratch, seat, seen):
    """Its observation, from a hidden copy of the record."""
    put(scratch, 0, at(states, 0))
    hide(at(scratch, 0), seat)
    observe(at(scratch, 0), seat, seen)


@entry
def look(states: Records, scratch: Records, seat: Int, seen: Floats):
    see(states, scratch, seat, seen)


@entry
def look_again(states: Records, scratch: Records, seat: Int, seen: Floats, told: Floats2, places: Ints):
    """The same; and where it is other than what each seat was told last, which is brought up to date.

    Returns at how many places. Most numbers stay: a stretch of them is compared at once, before any by itself.
    """
    see(states, scratch, seat, seen)
    before = told[seat]
    count = 0
    for first in range(0, len(seen), STRETCH):
        now, then = seen[first : first + STRETCH], before[first : first + STRETCH]
        others = 0
        for k in range(len(now)):
            others += now[k] != then[k]
        if others:
            for k in range(len(now)):
                if now[k] != then[k]:
                    then[k] = now[k]
                    places[count] = first + k
                    count += 1
    return count


@rule
def list_open(s, declined, mask, codes):
    """The seat asked: who may act and has not declined, then the first one waited for. And how many actions it has.

    The action after the last of the game's own is to wait: for a seat that nobody waits for.
    """
    waited = pending(s)
    extra = optional(s) & ~declined
    if (waited | extra) == 0:
        return NOBODY, 0
    seat = lowest(extra if extra else waited)
    legal(s, seat, mask)
    count = 0
    for action in range(N_ACTIONS):
        codes[count] = action
        count += mask[action]
    if not waited >> seat & 1:
        codes[count] = N_ACTIONS
        count += 1
    return seat, count


@entry
def ask(states: Records, declined: Int, mask: Bytes, codes: Ints):
    """Who is asked, and how many actions are open to that seat: they are listed in `codes`."""
    return list_open(at(states, 0), declined, mask, codes)


@entry
def play_on(states: Records, seat: Int, action: Int, declined: Int, mask: Bytes, codes: Ints):
    """Play the action if it may be played, and ask. Returns the reason, 0 if played, what `ask` does, and how many
    events there were.
    """
    s = at(states, 0)
    s.n_events = 0
    reason = refusal(s, seat, action)
    if reason == 0:
        apply(s, seat, action)
    asked, count = list_open(s, declined, mask, codes)
    return reason, asked, count, s.n_events
