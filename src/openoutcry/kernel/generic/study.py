"""What bots, researchers and auditors ask of a game beside playing it."""

from openoutcry.kernel.rule import at, entry


@entry
def guess(states, i, seat, chances, j):
    """Fill in what the seat does not know. What was guessed never happened: nothing is noted of it."""
    s = at(states, i)
    s.quiet = 1
    deal_unknown(s, seat, at(chances, j))


@entry
def observed(states, i, seat, tensor):
    observe(at(states, i), seat, tensor)


@entry
def check(states, i):
    return audit(at(states, i))
