"""What an action is worth if the trained network plays on for everybody, from positions a seat may suppose.

Its network is asked about the decisions of several games at once: its weights come from far away. The n-th game after
every action begins with the same deal and the same future, so that actions are compared on equal luck.
"""

from openoutcry.kernel.chance import GAME_STREAM, derive
from openoutcry.kernel.inference import BATCH
from openoutcry.kernel.kinds import Bytes, Chances, Floats, Floats2, Int, Ints, Ints2, Records, Words
from openoutcry.kernel.rule import at, entry, rule

_search = built_on("openoutcry.bots.generic.search")
_master = built_on("openoutcry.bots.generic.master")
deal_next, leader_of = _search.deal_next, _search.leader_of
play_others, ASKED, NOBODY = _master.play_others, _master.ASKED, _master.NOBODY


@rule
def next_asked(s, mask):
    """Play what nobody has a choice in. Returns the seat that has one, NOBODY at the end."""
    while not over(s):
        seat = first_waited(s)
        if legal(s, seat, mask) > 1:
            return seat
        apply(s, seat, nth_legal(mask, 0))
    return NOBODY


@entry
def play_to_the_end(
    model: Records,
    seat: Int,
    action: Int,
    states: Records,
    mask: Bytes,
    bots: Chances,
    scratch: Records,
    master: Words,
    leaves: Ints2,
    net: Floats,
    shape: Ints,
    room: Floats2,
    rows: Floats2,
    used: Ints,
    out: Ints,
    won: Floats,
    ahead: Floats,
    first: Int,
    n: Int,
):
    """`n` games from the deal numbered `first` on: which part of each the seat wins, and by how much it leads."""
    bot = at(bots, 0)
    for done in range(0, n, BATCH):
        count = min(BATCH, n - done)
        for b in range(count):
            derive(bot, master, first + done + b, GAME_STREAM)
            deal_next(states, b, model, seat, bot, model, 0, first + done + b)
            apply(at(states, b), seat, action)
            leaves[b, ASKED] = seat
        going = True
        while going:
            for b in range(count):
                if leaves[b, ASKED] != NOBODY:
                    leaves[b, ASKED] = next_asked(at(states, b), mask)
            going = play_others(states, leaves, count, mask, scratch, net, shape, room, rows, used)
        for b in range(count):
            s = at(states, b)
            scores(s, out)
            best = winners(s)
            shared = 0
            for other in range(s.players):
                shared += best >> other & 1
            won[done + b] = (best >> seat & 1) / shared
            ahead[done + b] = out[seat] - out[leader_of(s, out, seat)]
