"""How likely the moves a seat has seen are in each of many deals of what it does not know, by models of the players.

Each move is looked at again where it was made: what the seat knew then, filled in as the deal says, dealt where it
says nothing, and hidden again for the one who moved. So nothing is used that the seat does not know.
"""

import math

import numpy as np

from openoutcry.bots.manners import BY_CHANCE, BY_ITS_BEST, BY_THE_HOUSE, BY_THE_NETWORK
from openoutcry.kernel.chance import BOT_STREAM, GAME_STREAM, derive
from openoutcry.kernel.inference import BATCH, look_into, wish
from openoutcry.kernel.kinds import Bytes2, Chances, Floats, Floats2, Floats3, Int, Ints, Records, Words
from openoutcry.kernel.rule import at, entry, put, rule

TRIES = 4  # deals of an earlier moment, until the move seen could be made in one
NOT_MADE = -1
SHARPNESS = 4.0  # how much surer than the network one is who mostly plays its best


@entry
def deal_many(model: Records, seat: Int, deals: Records, count: Int, chances: Chances, master: Words):
    """Possible deals of what a seat does not know."""
    chance = at(chances, 0)
    for i in range(count):
        put(deals, i, at(model, 0))
        s = at(deals, i)
        s.quiet = 1
        derive(chance, master, i, GAME_STREAM)
        deal_unknown(s, seat, chance)


@rule
def relive(thens, k, deals, i, seat, mover, action, states, scratch, mask, chance):
    """A move in one deal: what the mover saw is left in the scratch record, what was allowed in the mask.

    Returns the action made there, NOT_MADE if it could not be made or nothing can be told of it.
    """
    now = at(deals, i)
    for _ in range(TRIES):
        put(states, 0, at(thens, k))
        s = at(states, 0)
        s.quiet = 1
        if not recall(s, now, seat, mover, action):
            return NOT_MADE
        deal_unknown(s, seat, chance)
        made = as_dealt(s, now, mover, action)
        if made < 0:
            return NOT_MADE
        put(scratch, 0, s)
        seen = at(scratch, 0)
        hide(seen, mover)
        legal(seen, mover, mask)
        if mask[made]:
            return made
    return NOT_MADE


@rule
def tell_plain(seen, mover, mask, made, chance, told):
    """How likely the action is by chance, and by the house."""
    count = 0
    for action in range(N_ACTIONS):
        count += mask[action]
    told[BY_CHANCE] = 1.0 / count
    same = 0.0
    for _ in range(HOUSE_LOOKS):
        same += 1.0 if house(seen, mover, mask, chance) == made else 0.0
    told[BY_THE_HOUSE] = same / HOUSE_LOOKS


@rule
def tell_wished(net, heads, shape, seen, mask, made, told):
    """How likely the action is by the network, and by one who mostly plays what the network likes best."""
    own = wish(net, heads, shape, seen, made)
    total = 0.0
    sharp = 0.0
    for action in range(N_ACTIONS):
        if mask[action]:
            ahead = min(20.0, wish(net, heads, shape, seen, action) - own)
            total += math.exp(ahead)
            sharp += math.exp(SHARPNESS * ahead)
    told[BY_THE_NETWORK] = 1.0 / total
    told[BY_ITS_BEST] = 1.0 / sharp


@entry
def tell_moves(
    thens: Records,
    movers: Ints,
    actions: Ints,
    moves: Int,
    deals: Records,
    count: Int,
    seat: Int,
    states: Records,
    scratch: Records,
    masks: Bytes2,
    made: Ints,
    chances: Chances,
    master: Words,
    asked: Int,
    net: Floats,
    shape: Ints,
    room: Floats2,
    rows: Floats2,
    used: Ints,
    told: Floats3,
):
    """For each move and each deal the chance of the move by each model; below 0 where the deal tells nothing of it.

    The network is left out unless `asked`.
    """
    chance = at(chances, 0)
    for k in range(moves):
        for first in range(0, count, BATCH):
            beside = min(BATCH, count - first)
            for b in range(beside):
                derive(chance, master, k * len(deals) + first + b, BOT_STREAM)
                made[b] = relive(
                    thens, k, deals, first + b, seat, movers[k], actions[k], states, scratch, masks[b], chance
                )
                if made[b] < 0:
                    told[k, first + b] = np.float32(-1)
                    continue
                seen = at(scratch, 0)
                tell_plain(seen, movers[k], masks[b], made[b], chance, told[k, first + b])
                if asked:
                    observe(seen, movers[k], rows[b])
            if asked:
                heads = look_into(net, shape, rows, beside, room, used)
                for b in range(beside):
                    if made[b] >= 0:
                        tell_wished(net, heads, shape, room[b], masks[b], made[b], told[k, first + b])
