"""The house strategy of one game, asked from Python for a single decision."""

from openoutcry.kernel.kinds import Bytes, Chances, Int, Records
from openoutcry.kernel.rule import at, entry


@entry
def advise(states: Records, i: Int, seat: Int, mask: Bytes, chances: Chances, j: Int):
    """What the house would play on a hidden record, of the actions the mask allows."""
    return house(at(states, i), seat, mask, at(chances, j))
