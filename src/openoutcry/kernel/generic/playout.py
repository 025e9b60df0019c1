"""Many games of one kind, dealt and played out: the CPU side of a batch."""

from openoutcry.kernel.chance import BOT_STREAM, GAME_STREAM, derive
from openoutcry.kernel.kinds import Bytes, Chances, Int, Ints, Ints2, Records, Words
from openoutcry.kernel.rule import at, entry


@entry
def deal(states: Records, bots: Chances, master: Words, first: Int, count: Int, model: Records):
    """Lay out games first..first+count of the batch: each has its own key, derived from the master key."""
    for i in range(count):
        states[i] = model[0]
        s = at(states, i)
        derive(s.chance, master, first + i, GAME_STREAM)
        derive(at(bots, i), master, first + i, BOT_STREAM)
        setup(s)


@entry
def play_all_random(
    states: Records, bots: Chances, decisions: Ints, points: Ints2, won: Ints, mask: Bytes, first: Int, last: Int
):
    """Play out games first..last uniformly; decisions and points come back."""
    for i in range(first, last):
        s = at(states, i)
        decisions[i] = play_out_random(s, mask, at(bots, i))
        scores(s, points[i])
        won[i] = winners(s)


@entry
def play_all(
    states: Records,
    bots: Chances,
    strategies: Ints,
    decisions: Ints,
    points: Ints2,
    won: Ints,
    mask: Bytes,
    scratch: Records,
    first: Int,
    last: Int,
):
    """Play out games first..last, each seat by its strategy."""
    for i in range(first, last):
        s = at(states, i)
        decisions[i] = play_out(s, strategies, mask, at(bots, i), scratch)
        scores(s, points[i])
        won[i] = winners(s)
