"""Games played by strategies and written down, decision by decision, with what an onlooker saw before each."""

from openoutcry.kernel.events import SPECTATOR
from openoutcry.kernel.kinds import Bytes, Chances, Int, Ints, Ints2, Records
from openoutcry.kernel.rule import at, entry, put

# The columns of `points`.
GAME, SEAT, ACTION, LEGAL = 0, 1, 2, 3


@entry
def record(
    states: Records,
    bots: Chances,
    strategies: Ints,
    mask: Bytes,
    scratch: Records,
    model: Records,
    points: Ints2,
    where: Ints,
    last: Int,
):
    """Play on until games end at `last` or the rows are full; `where` tells rows written and the game to go on with.

    Row by row `points` gets game, seat, action and how many actions were open, `model` the onlooker's hidden record.
    """
    rows = 0
    i = where[1]
    while i < last and rows < len(points):
        s = at(states, i)
        if over(s):
            i += 1
            continue
        bot = at(bots, i)
        seat = seat_to_act(s, bot)
        action = decide(s, seat, strategies[seat], mask, bot, scratch)
        count = 0
        for each in range(N_ACTIONS):
            count += mask[each]
        put(model, rows, s)
        hide(at(model, rows), SPECTATOR)
        points[rows, GAME] = i
        points[rows, SEAT] = seat
        points[rows, ACTION] = action
        points[rows, LEGAL] = count
        apply(s, seat, action)
        rows += 1
    where[0] = rows
    where[1] = i
