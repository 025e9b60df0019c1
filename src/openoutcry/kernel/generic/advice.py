"""The house strategy of one game, asked from Python for a single decision."""

from openoutcry.kernel.rule import at, entry


@entry
def advise(states, i, seat, mask, chances, j):
    """What the house would play on a hidden record, of the actions the mask allows."""
    return house(at(states, i), seat, mask, at(chances, j))
