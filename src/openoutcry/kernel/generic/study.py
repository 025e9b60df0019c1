"""What bots, researchers and auditors ask of a game beside playing it."""

from openoutcry.kernel.kinds import Chances, Floats, Int, Records
from openoutcry.kernel.rule import at, entry


@entry
def guess(states: Records, i: Int, seat: Int, chances: Chances, j: Int):
    """Fill in what the seat does not know. What was guessed never happened: nothing is noted of it."""
    s = at(states, i)
    s.quiet = 1
    deal_unknown(s, seat, at(chances, j))


@entry
def observed(states: Records, i: Int, seat: Int, tensor: Floats):
    observe(at(states, i), seat, tensor)


@entry
def check(states: Records, i: Int):
    return audit(at(states, i))
