"""A trained network, computed inside compiled code: no framework, one core, nothing allocated.

All weights lie in one array of float32, matrices with a row for each number that comes in: the row is added times
that number, so that zeros (most of an observation, half of what a hidden layer gives) cost nothing. The heads have a
row for each number that goes out: of the policy only the rows of allowed actions are read.

Several positions are computed side by side, so that weights come from far away once for all of them; in hidden layers
some of them by tiles, whose sums stay in registers. Either way a sum is made in the order of what comes in, so a
position gives the same alone and among others. Loops run over views, whose indices start at 0: only then are they
compiled for many numbers at a time.

`shape` is (numbers in, width, actions, seats, blocks); `room` has 3 × BATCH rows of the width; `used` is for SHARE
numbers.
"""

import math

import numpy as np

from openoutcry.kernel.rule import rule
from openoutcry.kernel.vectors import TALL, WIDE, add_tiles, product

BATCH = 8  # positions side by side
SHARE = 64  # rows of a matrix that are used for all positions before the next ones are read
SMALL = 1e-5  # keeps a norm from dividing by nothing


@rule
def add_row(row, out, times):
    """What one number that comes in adds."""
    for j in range(len(out)):
        out[j] += times * row[j]


@rule
def add_four_rows(a, b, c, d, out, of_a, of_b, of_c, of_d):
    """The same for four, one after the other: the result is read and written a quarter as often."""
    for j in range(len(out)):
        out[j] = out[j] + of_a * a[j] + of_b * b[j] + of_c * c[j] + of_d * d[j]


@rule
def row_of(net, at, k, width):
    """The k-th row of a matrix."""
    return net[at + k * width : at + (k + 1) * width]


@rule
def add_share(net, at, first, last, given, out, used):
    """What the numbers first..last that come in add to one position's result."""
    width = len(out)
    count = 0
    for k in range(first, last):
        used[count] = k
        if given[k] != 0:
            count += 1
    for i in range(0, count - 3, 4):
        a, b, c, d = used[i], used[i + 1], used[i + 2], used[i + 3]
        add_four_rows(
            row_of(net, at, a, width), row_of(net, at, b, width), row_of(net, at, c, width), row_of(net, at, d, width),
            out, given[a], given[b], given[c], given[d],
        )  # fmt: skip
    for i in range(count - count % 4, count):
        add_row(row_of(net, at, used[i], width), out, given[used[i]])


@rule
def add_layer(net, at, given, out, count, used):
    """A matrix times what comes in, for all positions."""
    size = given.shape[1]
    for first in range(0, size, SHARE):
        for b in range(count):
            add_share(net, at, first, min(first + SHARE, size), given[b], out[b], used)


@rule
def add_dense_layer(net, at, given, out, count, used):
    """The same where few numbers that come in are 0: tiles do not look for them."""
    size = given.shape[1]
    tall = count - count % TALL if out.shape[1] % WIDE == 0 else 0
    for first in range(0, size, SHARE):
        last = min(first + SHARE, size)
        for b in range(0, tall, TALL):
            add_tiles(net, at, given[b:], first, last, out[b:])
        for b in range(tall, count):
            add_share(net, at, first, last, given[b], out[b], used)


@rule
def normed(net, at, given, out):
    """A layer norm: mean 0, spread 1, then stretched and moved as learnt."""
    width = len(given)
    stretch, move = row_of(net, at, 0, width), row_of(net, at, 1, width)
    for j in range(width):
        out[j] = 1
    mean = product(given, out) / width
    for j in range(width):
        out[j] = given[j] - mean
    scale = np.float32(1 / math.sqrt(product(out, out) / width + SMALL))
    for j in range(width):
        out[j] = out[j] * scale * stretch[j] + move[j]


@rule
def block(net, at, inside, norms, inner, count, used):
    """A residual block on what is inside. Returns where the next one's weights are."""
    width = inside.shape[1]
    square = width * width
    first, second = at + 2 * width, at + 3 * width + square
    for b in range(count):
        normed(net, at, inside[b], norms[b])
        inner[b] = row_of(net, first + square, 0, width)
    add_dense_layer(net, first, norms, inner, count, used)
    for b in range(count):
        add_row(row_of(net, second + square, 0, width), inside[b], np.float32(1))
        cut = inner[b]
        for j in range(width):
            cut[j] = max(cut[j], np.float32(0))
    add_dense_layer(net, second, inner, inside, count, used)
    return second + square + width


@rule
def look_into(net, shape, rows, count, room, used):
    """All layers but the heads, for the first `count` rows. Returns where the heads' weights are.

    What the heads take is at the beginning of the room.
    """
    size, width, blocks = shape[0], shape[1], shape[4]
    norms, inside, inner = room[:BATCH], room[BATCH : 2 * BATCH], room[2 * BATCH :]
    for b in range(count):
        inside[b] = row_of(net, size * width, 0, width)
    add_layer(net, 0, rows, inside, count, used)
    at = size * width + width
    for _ in range(blocks):
        at = block(net, at, inside, norms, inner, count, used)
    for b in range(count):
        normed(net, at, inside[b], norms[b])
    return at + 2 * width


@rule
def wish(net, heads, shape, seen, action):
    """How much the network is for an action, before it is compared with the others."""
    width = len(seen)
    return product(row_of(net, heads, action, width), seen) + net[heads + shape[2] * width + action]


@rule
def tell_outlook(net, heads, shape, seen, players, seat, outlook):
    """The chance to win of each seat, as the one to move sees it."""
    width, actions, seats = len(seen), shape[2], shape[3]
    at = heads + actions * width + actions
    most = np.float32(-1e30)
    for away in range(players):
        other = (seat + away) % players
        outlook[other] = product(row_of(net, at, away, width), seen) + net[at + seats * width + away]
        most = max(most, outlook[other])
    total = np.float32(0)
    for k in range(players):
        outlook[k] = math.exp(outlook[k] - most)
        total += outlook[k]
    for k in range(players):
        outlook[k] /= total
