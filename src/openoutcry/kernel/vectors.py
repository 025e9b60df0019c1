"""Sums over rows of numbers, kept in the processor's registers, many at a time.

Numba has no words for that, so the loops are written in LLVM's. What is added to what, and when, is fixed here and not
by the processor: the same numbers give the same sums everywhere, bit by bit.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from openoutcry.kernel.rule import INTERPRETED, rule

TALL = 4  # rows of a tile
WIDE = 32  # its columns, and the sums of a product


def _instructions() -> Any:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    number = types.intp
    wide = ir.VectorType(ir.FloatType(), WIDE)
    nothing = ir.Constant(wide, ir.Undefined)

    def rearranged(builder: Any, held: Any, places: list[int]) -> Any:
        chosen = ir.Constant(ir.VectorType(ir.IntType(32), len(places)), places)
        return builder.shuffle_vector(held, ir.Constant(held.type, ir.Undefined), chosen)

    def everywhere(builder: Any, one: Any) -> Any:
        return rearranged(builder, builder.insert_element(nothing, one, ir.IntType(32)(0)), [0] * WIDE)

    def whole(builder: Any, place: Any) -> Any:
        return builder.bitcast(place, wide.as_pointer())

    def load(builder: Any, place: Any) -> Any:
        taken = builder.load(whole(builder, place))
        taken.align = 4
        return taken

    def added_up(builder: Any, before: list[Any], steps: Any, more: Callable[[Any], list[Any]]) -> list[Any]:
        """Sums that grow by `more(k)` for each k below `steps`, of which there is one at least."""
        came_from, loop, after = builder.block, builder.append_basic_block(), builder.append_basic_block()
        builder.branch(loop)
        builder.position_at_end(loop)
        k, sums = builder.phi(steps.type), [builder.phi(wide) for _ in before]
        later = [builder.fadd(held, plus) for held, plus in zip(sums, more(k), strict=True)]
        following = builder.add(k, steps.type(1))
        k.add_incoming(steps.type(0), came_from)
        k.add_incoming(following, loop)
        for held, first, then in zip(sums, before, later, strict=True):
            held.add_incoming(first, came_from)
            held.add_incoming(then, loop)
        builder.cbranch(builder.icmp_signed("<", following, steps), loop, after)
        builder.position_at_end(after)
        return later

    @intrinsic
    def add_tile(_: Any, net: Any, at: Any, given: Any, first: Any, steps: Any, out: Any, left: Any) -> Any:
        def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            def array(which: int) -> Any:
                return context.make_array(signature.args[which])(context, builder, arguments[which])

            def rows(held: Any, begin: Any) -> list[Any]:
                length = builder.extract_value(held.shape, 1)
                starts = [builder.add(begin, builder.mul(length, length.type(b))) for b in range(TALL)]
                return [builder.gep(held.data, [start]) for start in starts]

            results = array(5)
            width = builder.extract_value(results.shape, 1)
            matrix = builder.gep(array(0).data, [arguments[1]])
            comes, goes = rows(array(2), arguments[3]), rows(results, arguments[6])

            def more(k: Any) -> list[Any]:
                weights = load(builder, builder.gep(matrix, [builder.mul(k, width)]))
                times = [everywhere(builder, builder.load(builder.gep(row, [k]))) for row in comes]
                return [builder.fmul(one, weights) for one in times]

            sums = added_up(builder, [load(builder, row) for row in goes], arguments[4], more)
            for held, row in zip(sums, goes, strict=True):
                builder.store(held, whole(builder, row)).align = 4
            return context.get_dummy_value()

        return types.void(net, number, given, number, number, out, number), lower

    @intrinsic
    def sum_of_products(_: Any, a: Any, b: Any, steps: Any) -> Any:
        def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            left, right = (
                context.make_array(signature.args[which])(context, builder, arguments[which]).data for which in (0, 1)
            )

            def more(k: Any) -> list[Any]:
                place = builder.mul(k, k.type(WIDE))
                taken = [load(builder, builder.gep(row, [place])) for row in (left, right)]
                return [builder.fmul(*taken)]

            (held,) = added_up(builder, [ir.Constant(wide, [0.0] * WIDE)], arguments[2], more)
            count = WIDE
            while count > 1:  # the upper half on the lower one
                count //= 2
                halves = [rearranged(builder, held, [first + i for i in range(count)]) for first in (0, count)]
                held = builder.fadd(*halves)
            return builder.extract_element(held, ir.IntType(32)(0))

        return types.float32(a, b, number), lower

    return add_tile, sum_of_products


def _rules() -> tuple[Callable[..., Any], ...]:
    add_tile, sum_of_products = _instructions()

    def add_tiles(net, at, given, first, last, out):
        """Add to TALL rows what the numbers first..last that come in give; `at` is where their matrix begins."""
        width = out.shape[1]
        for left in range(0, width, WIDE):
            add_tile(net, at + first * width + left, given, first, last - first, out, left)

    def product(a, b):
        """The sum of products of two rows."""
        whole = len(a) // WIDE
        found = sum_of_products(a, b, whole) if whole > 0 else np.float32(0)
        for j in range(whole * WIDE, len(a)):
            found += a[j] * b[j]
        return found

    return rule(add_tiles), rule(product)


def _add_tiles_interpreted(net: Any, at: int, given: Any, first: int, last: int, out: Any) -> None:
    width = out.shape[1]
    for k in range(first, last):
        for b in range(TALL):
            out[b] += given[b, k] * net[at + k * width : at + (k + 1) * width]


def _product_interpreted(a: Any, b: Any) -> Any:
    sums = np.zeros(WIDE, np.float32)
    rest = len(a) - len(a) % WIDE
    for j in range(0, rest, WIDE):
        sums += a[j : j + WIDE] * b[j : j + WIDE]
    while len(sums) > 1:
        sums = sums[: len(sums) // 2] + sums[len(sums) // 2 :]
    for j in range(rest, len(a)):
        sums += a[j] * b[j]
    return sums[0]


add_tiles, product = (_add_tiles_interpreted, _product_interpreted) if INTERPRETED else _rules()
