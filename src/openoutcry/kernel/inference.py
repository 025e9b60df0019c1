"""A trained network, computed inside compiled code: no framework, one core, nothing allocated.

All weights lie in one array of float32, matrices with a row for each number that comes in: the row is added times
that number, so that zeros (most of an observation, half of what a hidden layer gives) cost nothing. The heads have a
row for each number that goes out: of the policy only the rows of allowed actions are read.

`shape` is (numbers in, width, actions, seats, blocks); `room` has space for 3 × width numbers.
"""

import math

import numpy as np

from openoutcry.kernel.rule import rule

SMALL = 1e-5  # keeps a norm from dividing by nothing


@rule
def start_from(net, bias, room, to, width):
    """A layer's result before anything has come in."""
    for j in range(width):
        room[to + j] = net[bias + j]


@rule
def add_row(net, row, room, to, width, times):
    """What one number that comes in adds."""
    for j in range(width):
        room[to + j] += times * net[row + j]


@rule
def add_two_rows(net, row, room, to, width, times, times_next):
    """The same for two that follow each other: the result is read and written half as often."""
    after = row + width
    for j in range(width):
        room[to + j] += times * net[row + j] + times_next * net[after + j]


@rule
def normed(net, at, room, start, to, width):
    """A layer norm: mean 0, spread 1, then stretched and moved as learnt."""
    mean = np.float32(0)
    for j in range(width):
        mean += room[start + j]
    mean /= width
    spread = np.float32(0)
    for j in range(width):
        spread += (room[start + j] - mean) * (room[start + j] - mean)
    scale = np.float32(1 / math.sqrt(spread / width + SMALL))
    for j in range(width):
        room[to + j] = (room[start + j] - mean) * scale * net[at + j] + net[at + width + j]


@rule
def head(net, row, bias, room, start, width):
    """One number of what goes out."""
    total = np.float32(0)
    for j in range(width):
        total += net[row + j] * room[start + j]
    return total + net[bias]


@rule
def block(net, at, room, width):
    """A residual block on what stands at the beginning of the room. Returns where the next one's weights are."""
    inner, outer = at + 2 * width, at + 3 * width + width * width
    normed(net, at, room, 0, width, width)
    start_from(net, inner + width * width, room, 2 * width, width)
    for k in range(0, width, 2):
        add_two_rows(net, inner + k * width, room, 2 * width, width, room[width + k], room[width + k + 1])
    for j in range(width):
        room[j] += net[outer + width * width + j]
    for k in range(width):
        if room[2 * width + k] > 0:
            add_row(net, outer + k * width, room, 0, width, room[2 * width + k])
    return outer + width * width + width


@rule
def consider(net, shape, row, mask, players, room, prior_of, outlook):
    """The chances of all allowed actions (0 for the others), and who will win, the seat to move first."""
    size, width, actions, seats, blocks = shape[0], shape[1], shape[2], shape[3], shape[4]
    start_from(net, size * width, room, 0, width)
    for k in range(size):
        if row[k] != 0:
            add_row(net, k * width, room, 0, width, row[k])
    at = size * width + width
    for _ in range(blocks):
        at = block(net, at, room, width)
    normed(net, at, room, 0, width, width)
    at += 2 * width
    most = np.float32(-1e30)
    for action in range(actions):
        prior_of[action] = 0
        if mask[action]:
            prior_of[action] = head(net, at + action * width, at + actions * width + action, room, width, width)
            most = max(most, prior_of[action])
    total = np.float32(0)
    for action in range(actions):
        if mask[action]:
            prior_of[action] = math.exp(prior_of[action] - most)
            total += prior_of[action]
    for action in range(actions):
        prior_of[action] /= total
    at += actions * width + actions
    tell_outlook(net, at, seats, players, room, width, outlook)


@rule
def tell_outlook(net, at, seats, players, room, width, outlook):
    """The chance to win of each seat that is taken, by distance from the one to move."""
    most = np.float32(-1e30)
    for seat in range(players):
        outlook[seat] = head(net, at + seat * width, at + seats * width + seat, room, width, width)
        most = max(most, outlook[seat])
    total = np.float32(0)
    for seat in range(players):
        outlook[seat] = math.exp(outlook[seat] - most)
        total += outlook[seat]
    for seat in range(players):
        outlook[seat] /= total
