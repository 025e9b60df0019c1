"""What an action is worth if everybody plays on in some way.

The network is asked about the decisions of several games at once: its weights come from far away. The n-th game after
every action has the same future, so that actions are compared on equal luck.
"""

import math

from openoutcry.kernel.chance import BOT_STREAM, GAME_STREAM, derive, word
from openoutcry.kernel.inference import BATCH, look_into, wish
from openoutcry.kernel.kinds import Bytes, Chances, Floats, Floats2, Int, Ints, Records, Words
from openoutcry.kernel.rule import at, entry, put, rule

_search = built_on("openoutcry.bots.generic.search")
_master = built_on("openoutcry.bots.generic.master")
deal_next, leader_of = _search.deal_next, _search.leader_of
likeliest, NOBODY = _master.likeliest, _master.NOBODY

LIKELIEST, DRAWN, BY_HOUSE = range(3)  # ways to play on: two by the network
WORDS = 2.0**32


@rule
def drawn(s, seat, mask, bot, net, heads, shape, seen, chances):
    """An action drawn as likely as the network finds it, for a seat whose position it has looked into."""
    legal(s, seat, mask)
    most = -1e30
    for action in range(N_ACTIONS):
        if mask[action]:
            chances[action] = wish(net, heads, shape, seen, action)
            most = max(most, chances[action])
    total = 0.0
    for action in range(N_ACTIONS):
        if mask[action]:
            chances[action] = math.exp(chances[action] - most)
            total += chances[action]
    left = total * word(bot) / WORDS
    last = -1
    for action in range(N_ACTIONS):
        if mask[action] and (left >= 0 or last < 0):
            last = action
            left -= chances[action]
    return last


@rule
def next_asked(s, ways, mask, bot, scratch):
    """Play on to a decision the network is asked for: returns its seat, NOBODY at the end."""
    while not over(s):
        seat = first_waited(s)
        if legal(s, seat, mask) == 1:
            apply(s, seat, nth_legal(mask, 0))
        elif ways[seat] == BY_HOUSE:
            apply(s, seat, decide(s, seat, HOUSE, mask, bot, scratch))
        else:
            return seat
    return NOBODY


@entry
def play_to_the_end(
    position: Records,
    seat: Int,
    action: Int,
    ways: Ints,
    states: Records,
    mask: Bytes,
    bots: Chances,
    scratch: Records,
    master: Words,
    asked: Ints,
    net: Floats,
    shape: Ints,
    room: Floats2,
    rows: Floats2,
    used: Ints,
    chances: Floats,
    out: Ints,
    won: Floats,
    ahead: Floats,
    n: Int,
):
    """`n` games from a position, each with a future of its own: which part of it the seat wins, and how far it leads.

    Seats play on in their `ways`.
    """
    for done in range(0, n, BATCH):
        count = min(BATCH, n - done)
        for b in range(count):
            bot = at(bots, b)
            derive(bot, master, done + b, GAME_STREAM)
            deal_next(states, b, position, seat, bot, position, 1, done + b)
            derive(bot, master, done + b, BOT_STREAM)
            apply(at(states, b), seat, action)
            asked[b] = next_asked(at(states, b), ways, mask, bot, scratch)
        waiting = 1
        while waiting:
            waiting = 0
            for b in range(count):
                if asked[b] != NOBODY:
                    put(scratch, 0, at(states, b))
                    hide(at(scratch, 0), asked[b])
                    observe(at(scratch, 0), asked[b], rows[waiting])
                    waiting += 1
            heads = look_into(net, shape, rows, waiting, room, used)
            answered = 0
            for b in range(count):
                if asked[b] != NOBODY:
                    s, bot, other = at(states, b), at(bots, b), asked[b]
                    if ways[other] == DRAWN:
                        chosen = drawn(s, other, mask, bot, net, heads, shape, room[answered], chances)
                    else:
                        chosen = likeliest(s, other, mask, net, heads, shape, room[answered])
                    apply(s, other, chosen)
                    asked[b] = next_asked(s, ways, mask, bot, scratch)
                    answered += 1
        for b in range(count):
            s = at(states, b)
            scores(s, out)
            best = winners(s)
            shared = 0
            for other in range(s.players):
                shared += best >> other & 1
            won[done + b] = (best >> seat & 1) / shared
            ahead[done + b] = out[seat] - out[leader_of(s, out, seat)]
