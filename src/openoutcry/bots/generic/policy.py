"""What a trained network says of a position, asked from Python."""

from openoutcry.kernel.inference import consider
from openoutcry.kernel.kinds import Bytes, Floats, Int, Ints, Records
from openoutcry.kernel.rule import at, entry


@entry
def opine(
    states: Records,
    i: Int,
    seat: Int,
    mask: Bytes,
    net: Floats,
    shape: Ints,
    room: Floats,
    row: Floats,
    prior_of: Floats,
    outlook: Floats,
):
    """The chances of the allowed actions and who will win, from a record that is hidden already."""
    s = at(states, i)
    count = legal(s, seat, mask)
    observe(s, seat, row)
    consider(net, shape, row, mask, s.players, room, prior_of, outlook)
    return count
