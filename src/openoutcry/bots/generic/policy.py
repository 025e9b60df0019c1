"""What a trained network says of a position, asked from Python."""

import math

import numpy as np

from openoutcry.kernel.inference import look_into, tell_outlook, wish
from openoutcry.kernel.kinds import Bytes, Floats, Floats2, Int, Ints, Records
from openoutcry.kernel.rule import at, entry


@entry
def opine(
    states: Records,
    i: Int,
    seat: Int,
    mask: Bytes,
    net: Floats,
    shape: Ints,
    room: Floats2,
    rows: Floats2,
    used: Ints,
    prior_of: Floats,
    outlooks: Floats2,
):
    """The chances of all actions (0 where not allowed) and of every seat to win, from a record hidden already."""
    s = at(states, i)
    count = legal(s, seat, mask)
    observe(s, seat, rows[0])
    heads = look_into(net, shape, rows, 1, room, used)
    most = np.float32(-1e30)
    for action in range(N_ACTIONS):
        if mask[action]:
            prior_of[action] = wish(net, heads, shape, room[0], action)
            most = max(most, prior_of[action])
    total = np.float32(0)
    for action in range(N_ACTIONS):
        prior_of[action] = math.exp(prior_of[action] - most) if mask[action] else 0.0
        total += prior_of[action]
    for action in range(N_ACTIONS):
        prior_of[action] /= total
    tell_outlook(net, heads, shape, room[0], s.players, seat, outlooks[0])
    return count
