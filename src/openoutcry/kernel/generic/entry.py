"""The rules of one game as Python calls them: an array of records and an index, never a record by itself."""

from openoutcry.kernel.rule import at, entry


@entry
def start(states, i):
    setup(at(states, i))


@entry
def waiting(states, i):
    return pending(at(states, i))


@entry
def may_act(states, i):
    return optional(at(states, i))


@entry
def legal_mask(states, i, seat, mask):
    return legal(at(states, i), seat, mask)


@entry
def why_not(states, i, seat, action):
    return refusal(at(states, i), seat, action)


@entry
def act(states, i, seat, action):
    """Play the action if it may be played, else change nothing. Returns the reason, 0 if played."""
    s = at(states, i)
    s.n_events = 0
    reason = refusal(s, seat, action)
    if reason == 0:
        apply(s, seat, action)
    return reason


@entry
def ended(states, i):
    return over(at(states, i))


@entry
def standing(states, i, out):
    scores(at(states, i), out)


@entry
def best(states, i):
    return winners(at(states, i))


@entry
def hide_from(states, i, seat):
    s = at(states, i)
    hide(s, seat)
    s.n_events = 0
    s.lost_events = 0
