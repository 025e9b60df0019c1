"""Information-set Monte Carlo tree search, for any game.

A node is an information set: the hidden record of the seat to move, found by a hash of its bytes. So moves
made in secret (bids laid at once) do not tell nodes apart for those who can't see them, and different orders
of the same purchases meet again. Every playout begins with another possible deal of what the searching seat
does not know; the n-th playout of each of its actions gets the same deal and the same future, so that
actions are compared on equal luck. At the root the weaker half of the actions is given up time and again.
Each seat maximises its own result (max^n). The house strategy makes the prior, and with it the first move at
a new node, and the rest of the playout.
"""

import math

import numpy as np

from openoutcry.bots.tree import DEEPEST, EDGES, NODES, SLOTS, Edges, Nodes, Slots, Trees
from openoutcry.kernel.chance import BOT_STREAM, GAME_STREAM, derive, rekey
from openoutcry.kernel.kinds import Bytes, Chances, Int, Ints, Records, Words
from openoutcry.kernel.rule import at, entry, put, rule

EXPLORE = 0.8  # how much an action's prior counts against what playouts have shown
HOUSE_SHARE = 0.5  # prior of the action the house would play; the others share the rest
DOUBT = 3  # an action counts as if it had been tried this often before, with
LESS = 0.03  # so much less than the mean of its node
WINNING = 0.6  # share of winning in what is maximised; the rest is the lead in money
HALF_WORD = 0x7FFFFFFF


@rule
def hash_body(words, body):
    """A hash of the first bytes of a record: two lanes of 31 bits, the same number in either mode."""
    low = np.int64(0x1234567)
    high = np.int64(0x2345678)
    for i in range((body + 3) // 4):
        word = np.int64(words[i])
        if 4 * i + 4 > body:
            word &= (1 << 8 * (body - 4 * i)) - 1
        low = (low * 0x5BD1E995 + word) & HALF_WORD
        low ^= low >> 15
        high = (high * 0x4CF5AD43 + word) & HALF_WORD
        high ^= high >> 13
    return low << 31 | high


@rule
def find_slot(nodes, slots, key):
    """Where the node of a key is, or would be put."""
    slot = (key ^ key >> 31) & (SLOTS - 1)
    while slots[slot] >= 0 and at(nodes, slots[slot]).key != key:
        slot = (slot + 1) & (SLOTS - 1)
    return slot


@rule
def expand(tree, nodes, edges, slots, slot, key, seat, mask, count, favourite):
    """A new node with an edge for every allowed action. Returns it, -1 if there is no room."""
    t = at(tree, 0)
    if t.nodes == NODES or t.edges + count > EDGES:
        return -1
    node = t.nodes
    t.nodes += 1
    slots[slot] = node
    n = at(nodes, node)
    n.key = key
    n.first = t.edges
    n.count = count
    n.visits = 0
    n.seat = seat
    for action in range(N_ACTIONS):
        if mask[action]:
            e = at(edges, t.edges)
            e.action = action
            e.visits = 0
            e.open = 1
            e.value = 0.0
            e.won = 0.0
            e.money = 0.0
            e.prior = (1.0 - HOUSE_SHARE) / max(1, count - 1)
            if action == favourite:
                e.prior = HOUSE_SHARE
            t.edges += 1
    return node


@rule
def select(nodes, edges, node):
    """The edge to try next: what it has shown, and what its prior promises while it is little tried."""
    n = at(nodes, node)
    total = 0.0
    for i in range(n.first, n.first + n.count):
        total += at(edges, i).value
    usual = total / n.visits - LESS if n.visits else 0.5
    weight = EXPLORE * math.sqrt(n.visits + 1)
    best = -1
    most = 0.0
    for i in range(n.first, n.first + n.count):
        e = at(edges, i)
        promise = weight * e.prior / (1 + e.visits)
        shown = (e.value + DOUBT * usual) / (e.visits + DOUBT)
        if best < 0 or shown + promise > most:
            best = i
            most = shown + promise
    return best


@rule
def next_of_root(nodes, edges):
    """Of the actions the root still tries, the one tried least: all have seen the same deals then."""
    n = at(nodes, 0)
    best = n.first
    least = -1
    for i in range(n.first, n.first + n.count):
        e = at(edges, i)
        if e.open and (least < 0 or e.visits < least):
            best = i
            least = e.visits
    return np.int64(best)


@rule
def enter(s, seat, count, tree, nodes, edges, slots, mask, bot, scratch, words, body):
    """The node of a seat's decision, made if it is new: then its visits are 0. -1 if there is no room."""
    put(scratch, 0, s)
    seen = at(scratch, 0)
    hide(seen, seat)
    key = hash_body(words, body)
    slot = find_slot(nodes, slots, key)
    if slots[slot] >= 0:
        return np.int64(slots[slot])
    favourite = house(seen, seat, mask, bot)
    return expand(tree, nodes, edges, slots, slot, key, seat, mask, count, favourite)


@rule
def descend(s, tree, nodes, edges, slots, path, length, mask, bot, scratch, words, body):
    """Play down the tree until one node was added. Returns the length of the path passed."""
    fresh = False
    while not fresh and length < DEEPEST and not over(s):
        seat = first_waited(s)
        count = legal(s, seat, mask)
        if count == 1:
            apply(s, seat, nth_legal(mask, 0))
            continue
        node = enter(s, seat, count, tree, nodes, edges, slots, mask, bot, scratch, words, body)
        if node < 0:
            break
        fresh = at(nodes, node).visits == 0
        edge = select(nodes, edges, node)
        path[length] = edge << 3 | seat
        length += 1
        at(nodes, node).visits += 1
        apply(s, seat, at(edges, edge).action)
    return length


@rule
def leader_of(s, out, but):
    """The seat with the highest score, one of them left out."""
    leader = -1
    for seat in range(s.players):
        if seat != but and (leader < 0 or out[seat] > out[leader]):
            leader = seat
    return leader


@rule
def note_result(s, t, out):
    """A game that was played to its end: the scores, and by how much it was won."""
    leader = leader_of(s, out, -1)
    t.ended += 1
    t.margins += out[leader] - out[leader_of(s, out, leader)]
    for seat in range(s.players):
        t.money[seat] += out[seat]


@rule
def lead_of(s, t, out, seat):
    """How far a seat is ahead, from 0 to 1, on the scale of the usual margin."""
    scale = t.margins / t.ended + 1.0
    margin = (out[seat] - out[leader_of(s, out, seat)]) / scale
    return 0.5 + 0.5 * margin / (1.0 + abs(margin))


@rule
def back_up(s, t, edges, path, length, out):
    """Credit the edges passed with the result, each as its seat sees it."""
    scores(s, out)
    best = winners(s)
    shared = 0
    for seat in range(s.players):
        shared += best >> seat & 1
    t.playouts += 1
    note_result(s, t, out)
    for seat in range(s.players):
        if best >> seat & 1:
            t.won[seat] += 1.0 / shared
    for i in range(length):
        seat = path[i] & 7
        e = at(edges, path[i] >> 3)
        won = 1.0 / shared if best >> seat & 1 else 0.0
        e.visits += 1
        e.won += won
        e.money += out[seat]
        e.value += WINNING * won + (1.0 - WINNING) * lead_of(s, t, out, seat)


@rule
def deal_next(states, b, model, seat, bot, deals, given, number):
    """The number-th deal: of those given, in turn and each time with a future of its own, or else a new one."""
    s = at(states, b)
    if given:
        put(states, b, at(deals, number % given))
        s.quiet = 1
        rekey(s.chance, bot)
    else:
        put(states, b, at(model, 0))
        s.quiet = 1
        deal_unknown(s, seat, bot)


@entry
def think(
    model: Records,
    seat: Int,
    states: Records,
    tree: Trees,
    nodes: Nodes,
    edges: Edges,
    slots: Slots,
    path: Ints,
    mask: Bytes,
    bots: Chances,
    scratch: Records,
    words: Words,
    body: Int,
    strategies: Ints,
    out: Ints,
    master: Words,
    deals: Records,
    given: Int,
    n: Int,
):
    """`n` more playouts for the seat whose hidden record is `model`. The first node is the root."""
    t = at(tree, 0)
    bot = at(bots, 0)
    s = at(states, 0)
    if t.nodes == 0:
        derive(bot, master, 0, BOT_STREAM)
        choices = legal(at(model, 0), seat, mask)
        enter(at(model, 0), seat, choices, tree, nodes, edges, slots, mask, bot, scratch, words, body)
    for _ in range(n):
        root = next_of_root(nodes, edges)
        path[0] = root << 3 | seat
        deal = at(edges, root).visits
        derive(bot, master, deal, GAME_STREAM)
        deal_next(states, 0, model, seat, bot, deals, given, deal)
        derive(bot, master, deal, BOT_STREAM)
        at(nodes, 0).visits += 1
        apply(s, seat, at(edges, root).action)
        length = descend(s, tree, nodes, edges, slots, path, 1, mask, bot, scratch, words, body)
        if play_out(s, strategies, mask, bot, scratch) < 0:
            t.endless += 1
        back_up(s, t, edges, path, length, out)
