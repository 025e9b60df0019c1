"""The search of `search` with a trained network: it says which actions look good, and how a position will end.

A new node is judged by the network as the seat to move there sees it; `mix` is the part of its word (in percent), the
rest comes from a playout by the house, which is left out where the network has it all. Some playouts go down the tree
side by side before the network judges all their new nodes at once; an edge passed counts as tried meanwhile, with
nothing won, so that they spread.

Unless the others' decisions are nodes too (AS_NODES), only those of the seat that thinks are: the others play by the
house, by the network, or by each in every other deal, until it is asked again, and the network judges what that seat
sees then. It knows its own cards there, which an opponent at a leaf does not, and no time goes into nodes that other
deals hardly ever meet again. The network is asked for the moves of others in all playouts of a batch at once: its
weights come from far away.

Where a game says what is alike in it, each node is shown to the network with other names exchanged, by the key of the
node, so that what the network finds different in them by accident is made up for by the next nodes; for the root it is
asked about several exchanges, and its wishes are averaged.
"""

import math

import numpy as np

from openoutcry.bots.tree import AS_NODES, BY_BOTH, BY_NETWORK, DEEPEST, Edges, Nodes, Slots, Trees
from openoutcry.kernel.chance import BOT_STREAM, GAME_STREAM, derive
from openoutcry.kernel.inference import BATCH, look_into, tell_outlook, wish
from openoutcry.kernel.kinds import Bytes, Chances, Floats, Floats2, Int, Ints, Ints2, Records, Shorts2, Words
from openoutcry.kernel.rule import at, entry, put, rule

_same = built_on("openoutcry.bots.generic.search")
expand, find_slot, hash_body = _same.expand, _same.find_slot, _same.hash_body
lead_of, next_of_root, note_result, select = _same.lead_of, _same.next_of_root, _same.note_result, _same.select
deal_next = _same.deal_next
WINNING = _same.WINNING

LEAST_PRIOR = 0.002  # no action is ruled out before it was tried

# Of each playout in a batch: how many edges it passed, its deal, which of the new nodes it came to, and the seat that
# was asked for its move last: NOBODY when it is at its leaf.
LENGTH, DEAL, FRESH, ASKED = range(4)
NOWHERE = -1  # to none: the game was over, or there was no room
NOBODY = -1
ALL = -1  # in place of a seat: the decisions of all are nodes
PLAIN = 2 * BATCH  # the row for what is seen by its own names, after those of new nodes and of others' moves


@rule
def observe_exchanged(s, seat, order, row, plain):
    """What the seat sees, with names exchanged."""
    observe(s, seat, plain)
    for i in range(len(order)):
        row[i] = plain[order[i]]


@rule
def enter_told(s, seat, count, tree, nodes, edges, slots, mask, scratch, words, body, first, rows, seen_as):
    """The node of a seat's decision. What is seen at a new one is kept for the network: `first` is the first new."""
    put(scratch, 0, s)
    seen = at(scratch, 0)
    hide(seen, seat)
    key = hash_body(words, body)
    slot = find_slot(nodes, slots, key)
    if slots[slot] >= 0:
        return slots[slot] + 0
    node = expand(tree, nodes, edges, slots, slot, key, seat, mask, count, -1)
    if node >= 0:
        observe_exchanged(seen, seat, seen_as[key % len(seen_as)], rows[node - first], rows[PLAIN])
    return node


@rule
def descend_told(
    s, own, others, tree, nodes, edges, slots, path, mask, bot, scratch, words, body, first, rows, seen_as, leaf,
):  # fmt: skip
    """Play down the tree to a new node, or to the end: then NOBODY is returned.

    Seats other than `own` have no nodes if it is not ALL. Where the network plays for them, the seat it has to be asked
    for is returned.
    """
    while leaf[LENGTH] < DEEPEST and not over(s):
        seat = first_waited(s)
        count = legal(s, seat, mask)
        if count == 1:
            apply(s, seat, nth_legal(mask, 0))
            continue
        if own != ALL and seat != own:
            if others == BY_NETWORK or (others == BY_BOTH and leaf[DEAL] & 1):
                return seat
            apply(s, seat, decide(s, seat, HOUSE, mask, bot, scratch))
            continue
        node = enter_told(s, seat, count, tree, nodes, edges, slots, mask, scratch, words, body, first, rows, seen_as)
        if node >= first:
            leaf[FRESH] = node - first
        if node < 0 or node >= first:
            break
        edge = select(nodes, edges, node)
        path[leaf[LENGTH]] = edge << 3 | seat
        leaf[LENGTH] += 1
        at(nodes, node).visits += 1
        e = at(edges, edge)
        e.visits += 1
        apply(s, seat, e.action)
    return NOBODY


@rule
def likeliest(s, seat, mask, net, heads, shape, seen):
    """What the network would play for a seat whose position it has looked into."""
    legal(s, seat, mask)
    best = -1
    most = np.float32(-1e30)
    for action in range(N_ACTIONS):
        if mask[action]:
            wished = wish(net, heads, shape, seen, action)
            if wished > most:
                most = wished
                best = action
    return best


@rule
def play_others(states, leaves, count, mask, scratch, net, shape, room, rows, used):
    """In all playouts that wait for a seat, play what the network would from what it sees. False if none does."""
    asked = rows[BATCH:PLAIN]
    waiting = 0
    for b in range(count):
        if leaves[b, ASKED] != NOBODY:
            put(scratch, 0, at(states, b))
            seen = at(scratch, 0)
            hide(seen, leaves[b, ASKED])
            observe(seen, leaves[b, ASKED], asked[waiting])
            waiting += 1
    if waiting == 0:
        return False
    heads = look_into(net, shape, asked, waiting, room, used)
    answered = 0
    for b in range(count):
        if leaves[b, ASKED] != NOBODY:
            s = at(states, b)
            seat = leaves[b, ASKED]
            apply(s, seat, likeliest(s, seat, mask, net, heads, shape, room[answered]))
            answered += 1
    return True


@rule
def forget_priors(n, edges):
    """Nothing is known of a node's actions."""
    for i in range(n.first, n.first + n.count):
        at(edges, i).prior = 0.0


@rule
def add_wishes(n, edges, net, heads, shape, seen, said_as, part):
    """Add a part of what the network wishes at a node it was shown with names exchanged."""
    for i in range(n.first, n.first + n.count):
        e = at(edges, i)
        e.prior += part * wish(net, heads, shape, seen, said_as[e.action])


@rule
def set_priors(n, edges):
    """The chances of a node's actions, from what the network wishes."""
    most = -1e30
    for i in range(n.first, n.first + n.count):
        most = max(most, at(edges, i).prior)
    total = 0.0
    for i in range(n.first, n.first + n.count):
        e = at(edges, i)
        e.prior = math.exp(e.prior - most)
        total += e.prior
    for i in range(n.first, n.first + n.count):
        e = at(edges, i)
        e.prior = max(LEAST_PRIOR, e.prior / total)


@rule
def be_told_of_root(model, seat, nodes, edges, net, shape, room, rows, used, seen_as, said_as):
    """Ask the network about the root, shown with names exchanged in several ways: its priors."""
    n = at(nodes, 0)
    count = min(BATCH, len(seen_as))
    for k in range(count):
        observe_exchanged(model, seat, seen_as[k], rows[k], rows[PLAIN])
    heads = look_into(net, shape, rows, count, room, used)
    forget_priors(n, edges)
    for k in range(count):
        add_wishes(n, edges, net, heads, shape, room[k], said_as[k], 1.0 / count)
    set_priors(n, edges)


@rule
def be_told(tree, nodes, edges, players, first, net, shape, room, rows, used, said_as, outlooks):
    """Ask the network about all new nodes: their priors, and every seat's chance to win."""
    count = at(tree, 0).nodes - first
    if count > 0:
        heads = look_into(net, shape, rows, count, room, used)
        for k in range(count):
            n = at(nodes, first + k)
            forget_priors(n, edges)
            add_wishes(n, edges, net, heads, shape, room[k], said_as[n.key % len(said_as)], 1.0)
            set_priors(n, edges)
            tell_outlook(net, heads, shape, room[k], players, n.seat, outlooks[k])


@rule
def back_up_told(s, t, edges, path, length, out, outlook, part, ended):
    """Credit the edges passed: with the result as far as the game was played out, else with the network's word."""
    best = 0
    if ended:
        scores(s, out)
        best = winners(s)
        note_result(s, t, out)
    shared = 0
    for seat in range(s.players):
        shared += best >> seat & 1
    t.playouts += 1
    for seat in range(s.players):
        won = 1.0 / shared if best >> seat & 1 else 0.0
        t.won[seat] += part * outlook[seat] + (1.0 - part) * won
    for i in range(length):
        seat = path[i] & 7
        e = at(edges, path[i] >> 3)
        won = 1.0 / shared if best >> seat & 1 else 0.0
        value = won
        if ended:
            value = WINNING * won + (1.0 - WINNING) * lead_of(s, t, out, seat)
            e.money += out[seat]
        e.won += part * outlook[seat] + (1.0 - part) * won
        e.value += part * outlook[seat] + (1.0 - part) * value


@rule
def set_out(seat, states, b, model, deals, given, nodes, edges, path, bot, master, leaf):
    """Begin a playout: the root's action whose turn it is, on its next deal."""
    root = next_of_root(nodes, edges)
    e = at(edges, root)
    path[0] = root << 3 | seat
    leaf[LENGTH] = 1
    leaf[FRESH] = NOWHERE
    leaf[DEAL] = e.visits
    leaf[ASKED] = seat
    derive(bot, master, leaf[DEAL], GAME_STREAM)
    deal_next(states, b, model, seat, bot, deals, given, leaf[DEAL])
    at(nodes, 0).visits += 1
    e.visits += 1
    apply(at(states, b), seat, e.action)


@entry
def think_told(
    model: Records,
    seat: Int,
    states: Records,
    tree: Trees,
    nodes: Nodes,
    edges: Edges,
    slots: Slots,
    paths: Ints2,
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
    leaves: Ints2,
    net: Floats,
    shape: Ints,
    room: Floats2,
    rows: Floats2,
    used: Ints,
    outlooks: Floats2,
    seen_as: Shorts2,
    said_as: Shorts2,
    mix: Int,
    others: Int,
    n: Int,
):
    """`n` more playouts for the seat whose hidden record is `model`. The first node is the root."""
    t = at(tree, 0)
    bot = at(bots, 0)
    own = ALL if others == AS_NODES else seat
    players = at(model, 0).players
    if t.nodes == 0:
        choices = legal(at(model, 0), seat, mask)
        enter_told(at(model, 0), seat, choices, tree, nodes, edges, slots, mask, scratch, words, body, 0, rows, seen_as)
        be_told_of_root(at(model, 0), seat, nodes, edges, net, shape, room, rows, used, seen_as, said_as)
    for done in range(0, n, BATCH):
        count = min(BATCH, n - done)
        first = t.nodes
        for b in range(count):
            set_out(seat, states, b, model, deals, given, nodes, edges, paths[b], bot, master, leaves[b])
        going = True
        while going:
            for b in range(count):
                if leaves[b, ASKED] != NOBODY:
                    derive(bot, master, leaves[b, DEAL], BOT_STREAM)
                    leaves[b, ASKED] = descend_told(
                        at(states, b), own, others, tree, nodes, edges, slots, paths[b], mask, bot, scratch, words,
                        body, first, rows, seen_as, leaves[b],
                    )  # fmt: skip
            going = play_others(states, leaves, count, mask, scratch, net, shape, room, rows, used)
        be_told(tree, nodes, edges, players, first, net, shape, room, rows, used, said_as, outlooks)
        for b in range(count):
            s = at(states, b)
            fresh = leaves[b, FRESH]
            part = 0.01 * mix if fresh >= 0 else 0.0
            derive(bot, master, leaves[b, DEAL], BOT_STREAM)
            if part < 1.0 and play_out(s, strategies, mask, bot, scratch) < 0:
                t.endless += 1
            outlook = outlooks[max(fresh, 0)]
            back_up_told(s, t, edges, paths[b], leaves[b, LENGTH], out, outlook, part, over(s))
