"""The rules of one game as Python calls them: an array of records and an index, never a record by itself."""

from openoutcry.kernel.kinds import Bytes, Int, Ints, Records
from openoutcry.kernel.rule import at, entry


@entry
def start(states: Records, i: Int):
    setup(at(states, i))


@entry
def waiting(states: Records, i: Int):
    return pending(at(states, i))


@entry
def may_act(states: Records, i: Int):
    return optional(at(states, i))


@entry
def legal_mask(states: Records, i: Int, seat: Int, mask: Bytes):
    return legal(at(states, i), seat, mask)


@entry
def why_not(states: Records, i: Int, seat: Int, action: Int):
    return refusal(at(states, i), seat, action)


@entry
def act(states: Records, i: Int, seat: Int, action: Int):
    """Play the action if it may be played, else change nothing. Returns the reason, 0 if played."""
    s = at(states, i)
    s.n_events = 0
    reason = refusal(s, seat, action)
    if reason == 0:
        apply(s, seat, action)
    return reason


@entry
def ended(states: Records, i: Int):
    return over(at(states, i))


@entry
def standing(states: Records, i: Int, out: Ints):
    scores(at(states, i), out)


@entry
def best(states: Records, i: Int):
    return winners(at(states, i))


@entry
def hide_from(states: Records, i: Int, seat: Int):
    s = at(states, i)
    hide(s, seat)
    s.n_events = 0
    s.lost_events = 0
