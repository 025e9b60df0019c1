"""What a seat knows of one game, as numbers, in one call from Python."""

from openoutcry.kernel.kinds import Floats, Int, Ints, Records, array_of
from openoutcry.kernel.rule import at, entry, put, rule

Doubles = array_of("float64")


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
def look_again(
    states: Records, scratch: Records, seat: Int, seen: Floats, before: Floats, places: Ints, numbers: Doubles
):
    """The same; and which numbers are others than `before`. Returns how many."""
    see(states, scratch, seat, seen)
    count = 0
    for k in range(len(seen)):
        if seen[k] != before[k]:
            places[count] = k
            numbers[count] = seen[k]
            count += 1
    return count
