"""The search of `search` with a trained network: it says which actions look good, and how a position will end.

A new node is judged by the network as the seat to move there sees it; `mix` is the part of its word (in percent), the
rest comes from a playout by the house, which is left out where the network has it all.
"""

from openoutcry.bots.tree import DEEPEST, Edges, Nodes, Slots, Trees
from openoutcry.kernel.chance import BOT_STREAM, GAME_STREAM, derive
from openoutcry.kernel.inference import consider
from openoutcry.kernel.kinds import Bytes, Chances, Floats, Int, Ints, Records, Words
from openoutcry.kernel.rule import at, entry, put, rule

_same = built_on("openoutcry.bots.generic.search")
expand, find_slot, hash_body = _same.expand, _same.find_slot, _same.hash_body
lead_of, next_of_root, note_result, select = _same.lead_of, _same.next_of_root, _same.note_result, _same.select
WINNING = _same.WINNING

LEAST_PRIOR = 0.002  # no action is ruled out before it was tried
TOLD = 8  # in `outlook`: 1 if the seats' chances there are of the node just made


@rule
def enter_told(
    s, seat, count, tree, nodes, edges, slots, mask, scratch, words, body, net, shape, room, row, prior_of, outlook
):
    """The node of a seat's decision. Where it is new, the network gives its priors and the outlook by seat."""
    put(scratch, 0, s)
    seen = at(scratch, 0)
    hide(seen, seat)
    key = hash_body(words, body)
    slot = find_slot(nodes, slots, key)
    outlook[TOLD] = 0
    if slots[slot] >= 0:
        return slots[slot] + 0
    node = expand(tree, nodes, edges, slots, slot, key, seat, mask, count, -1)
    if node >= 0:
        observe(seen, seat, row)
        consider(net, shape, row, mask, s.players, room, prior_of, outlook)
        n = at(nodes, node)
        for i in range(n.first, n.first + n.count):
            e = at(edges, i)
            e.prior = max(LEAST_PRIOR, prior_of[e.action])
        seat_by_seat(s, seat, room, outlook)
    return node


@rule
def seat_by_seat(s, seat, room, outlook):
    """The outlook by seat instead of by distance from the one to move."""
    for k in range(s.players):
        room[k] = outlook[k]
    for k in range(s.players):
        outlook[(seat + k) % s.players] = room[k]
    outlook[TOLD] = 1


@rule
def descend_told(
    s, tree, nodes, edges, slots, path, mask, scratch, words, body, net, shape, room, row, prior_of, outlook
):
    """Play down the tree to a new node, or to the end. Returns the length of the path passed."""
    length = 1
    outlook[TOLD] = 0
    while outlook[TOLD] == 0 and length < DEEPEST and not over(s):
        seat = first_waited(s)
        count = legal(s, seat, mask)
        if count == 1:
            apply(s, seat, nth_legal(mask, 0))
            continue
        node = enter_told(
            s,
            seat,
            count,
            tree,
            nodes,
            edges,
            slots,
            mask,
            scratch,
            words,
            body,
            net,
            shape,
            room,
            row,
            prior_of,
            outlook,
        )
        if node < 0:
            break
        if outlook[TOLD] == 0:
            edge = select(nodes, edges, node)
            path[length] = edge << 3 | seat
            length += 1
            at(nodes, node).visits += 1
            apply(s, seat, at(edges, edge).action)
    return length


@rule
def back_up_told(s, t, edges, path, length, out, outlook, ended, mix):
    """Credit the edges passed: with the result as far as the game was played out, else with the network's word."""
    part = 0.01 * mix if outlook[TOLD] else 0.0
    if ended:
        scores(s, out)
    best = winners(s) if ended else 0
    shared = 0
    for seat in range(s.players):
        shared += best >> seat & 1
    t.playouts += 1
    if ended:
        note_result(s, t, out)
    for seat in range(s.players):
        won = 1.0 / shared if best >> seat & 1 else 0.0
        t.won[seat] += part * outlook[seat] + (1.0 - part) * won if part > 0 else won
    for i in range(length):
        seat = path[i] & 7
        e = at(edges, path[i] >> 3)
        won = 1.0 / shared if best >> seat & 1 else 0.0
        value = won
        if ended:
            value = WINNING * won + (1.0 - WINNING) * lead_of(s, t, out, seat)
            e.money += out[seat]
        if part > 0:
            won = part * outlook[seat] + (1.0 - part) * won
            value = part * outlook[seat] + (1.0 - part) * value
        e.visits += 1
        e.won += won
        e.value += value


@entry
def think_told(
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
    net: Floats,
    shape: Ints,
    room: Floats,
    row: Floats,
    prior_of: Floats,
    outlook: Floats,
    mix: Int,
    n: Int,
):
    """`n` more playouts for the seat whose hidden record is `model`. The first node is the root."""
    t = at(tree, 0)
    bot = at(bots, 0)
    s = at(states, 0)
    if t.nodes == 0:
        choices = legal(at(model, 0), seat, mask)
        enter_told(
            at(model, 0), seat, choices, tree, nodes, edges, slots, mask, scratch, words, body,
            net, shape, room, row, prior_of, outlook,
        )  # fmt: skip
    for _ in range(n):
        root = next_of_root(nodes, edges)
        path[0] = root << 3 | seat
        deal = at(edges, root).visits
        put(states, 0, at(model, 0))
        s.quiet = 1
        derive(bot, master, deal, GAME_STREAM)
        deal_unknown(s, seat, bot)
        derive(bot, master, deal, BOT_STREAM)
        at(nodes, 0).visits += 1
        apply(s, seat, at(edges, root).action)
        length = descend_told(
            s, tree, nodes, edges, slots, path, mask, scratch, words, body, net, shape, room, row, prior_of, outlook
        )
        if (outlook[TOLD] == 0 or mix < 100) and play_out(s, strategies, mask, bot, scratch) < 0:
            t.endless += 1
        back_up_told(s, t, edges, path, length, out, outlook, over(s), mix)
