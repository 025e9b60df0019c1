"""What compiled loops over much memory need and Numba has no words for: LLVM's instructions, as rules.

Rows are written past the caches, since memory that is filled now and read much later need not be fetched first;
records are fetched before they are worked on.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from openoutcry.kernel.record import LANES, LINE
from openoutcry.kernel.rule import INTERPRETED, rule


def line_up(rows: int, count: int) -> np.ndarray:
    """Rows of float32 numbers, the first of which begins where a cache line does."""
    held = np.zeros(rows * count + LANES, np.float32)
    first = -held.ctypes.data % LINE * LANES // LINE
    return held[first : first + rows * count].reshape(rows, count)


def _copy_interpreted(row: Any, into: Any, far: int) -> None:
    into[:] = row


def _fetch_interpreted(raw: Any, i: int, first: int, last: int) -> None:
    pass


def _instructions() -> Any:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    word, number = ir.IntType(32), types.intp

    def data(context: Any, builder: Any, signature: Any, arguments: Any, which: int = 0) -> Any:
        return context.make_array(signature.args[which])(context, builder, arguments[which]).data

    @intrinsic
    def address(_: Any, array: Any) -> Any:
        def lower(context: Any, builder: Any, *call: Any) -> Any:
            return builder.ptrtoint(data(context, builder, *call), context.get_value_type(number))

        return number(array), lower

    @intrinsic
    def put_line(_: Any, row: Any, into: Any, k: Any) -> Any:
        def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            line = ir.VectorType(ir.FloatType(), LANES).as_pointer()
            source, goal = (
                builder.bitcast(builder.gep(data(context, builder, signature, arguments, which), [arguments[2]]), line)
                for which in (0, 1)
            )
            taken = builder.load(source)
            taken.align = LINE // LANES
            stored = builder.store(taken, goal)
            stored.align = LINE
            stored.set_metadata("nontemporal", builder.module.add_metadata([word(1)]))
            return context.get_dummy_value()

        return types.void(row, into, number), lower

    @intrinsic
    def fetch_line(_: Any, array: Any, k: Any) -> Any:
        def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            where = builder.gep(data(context, builder, signature, arguments), [arguments[1]])
            kind = ir.FunctionType(ir.VoidType(), [where.type, word, word, word])
            fetch = builder.module.declare_intrinsic("llvm.prefetch", [where.type], kind)
            builder.call(fetch, [where, word(1), word(3), word(1)])  # to write, to keep, data
            return context.get_dummy_value()

        return types.void(array, number), lower

    return address, put_line, fetch_line


def _rules() -> tuple[Callable[..., Any], ...]:
    address, put_line, fetch_line = _instructions()

    def copy(row, into, far):
        """Copy a row of float32 numbers; `far` if it is too far from its use to be kept in a cache."""
        if far and address(into) % LINE == 0 and len(row) % LANES == 0:
            for k in range(0, len(row), LANES):
                put_line(row, into, k)
        else:
            for k in range(len(row)):
                into[k] = row[k]

    def fetch(raw, i, first, last):
        """Ask for the bytes first..last of row i, which will be worked on soon."""
        row = raw[i]
        for k in range(first, last, LINE):
            fetch_line(row, k)

    return rule(copy), rule(fetch)


copy_far, fetch_ahead = (_copy_interpreted, _fetch_interpreted) if INTERPRETED else _rules()
