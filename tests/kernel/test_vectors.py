"""Sums over rows: compiled by many numbers at a time, and the same bit by bit as one after the other."""

import numba
import numpy as np
import pytest

from openoutcry.kernel import vectors
from openoutcry.kernel.inference import BATCH, add_dense_layer, add_layer
from openoutcry.kernel.rule import INTERPRETED
from openoutcry.kernel.vectors import TALL, WIDE

pytestmark = pytest.mark.skipif(INTERPRETED, reason="what is compared here is compiled code")


@numba.njit
def tiled(net, at, given, first, last, out):
    vectors.add_tiles(net, at, given, first, last, out)


@numba.njit
def product(a, b):
    return vectors.product(a, b)


@numba.njit
def layers(net, at, given, sparse, dense, count, used):
    add_layer(net, at, given, sparse, count, used)
    add_dense_layer(net, at, given, dense, count, used)


def drawn(*shape):
    return np.random.default_rng(sum(shape)).standard_normal(shape, np.float32)


@pytest.mark.parametrize("width", [WIDE, 3 * WIDE])
def test_a_tile_adds_what_comes_in_one_after_the_other(width):
    size, at = 70, 5
    net, given, out = drawn(at + size * width), drawn(TALL, size), drawn(TALL, width)
    expected, uncompiled = out.copy(), out.copy()
    for k in range(3, 64):
        expected += np.outer(given[:, k], net[at + k * width : at + (k + 1) * width])
    vectors._add_tiles_interpreted(net, at, given, 3, 64, uncompiled)
    tiled(net, at, given, 3, 64, out)
    assert out.tobytes() == expected.tobytes() == uncompiled.tobytes()


@pytest.mark.parametrize("length", [1, WIDE - 1, WIDE, 5 * WIDE, 5 * WIDE + 7])
def test_a_product_is_added_up_in_one_fixed_way(length):
    a, b = drawn(length), drawn(length + 1)[:length]
    found, uncompiled = product(a, b), vectors._product_interpreted(a, b)
    assert np.float32(found).tobytes() == np.float32(uncompiled).tobytes()
    assert found == pytest.approx(float(a.astype(float) @ b.astype(float)), abs=1e-4)


@pytest.mark.parametrize("width", [2 * WIDE, 2 * WIDE + 8])
@pytest.mark.parametrize("count", [1, TALL, BATCH - 1, BATCH])
def test_a_position_gives_the_same_alone_and_among_others(width, count):
    """By tiles or row by row, and also where numbers that come in are 0."""
    at, used = 2, np.zeros(64, np.int64)
    net, given, start = drawn(at + width * width), drawn(BATCH, width), drawn(BATCH, width)
    given[given < 0] = 0
    sparse, dense = start.copy(), start.copy()
    layers(net, at, given, sparse, dense, count, used)
    assert sparse.tobytes() == dense.tobytes()
    assert (dense[:count] != start[:count]).all() and (dense[count:] == start[count:]).all()
    for b in range(count):
        alone = start[b : b + 1].copy()
        layers(net, at, given[b : b + 1], alone.copy(), alone, 1, used)
        assert alone[0].tobytes() == dense[b].tobytes()
