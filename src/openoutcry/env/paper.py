"""What a GPU's thread writes an observation on: where it is offered, in rows or in columns, in full or in short.

A sheet is blank before. Only numbers that are not 0 are written, one in ten or so: the zeros of a rule's own take no
time, and nothing has to be turned or shortened afterwards.
"""

# mypy: allow-untyped-defs

import operator
from typing import Any, NamedTuple

import numpy as np

from openoutcry.env.shortening import half_of, quarter_of
from openoutcry.kernel.rule import INTERPRETED, rule


@rule
def as_it_is(number, word):
    """A number in full."""
    return number


WRITTEN = {4: as_it_is, 2: half_of, 1: quarter_of}  # how, by the bytes there are for a number


class Row(NamedTuple):
    """One game's row of a sheet."""

    sheet: Any
    game: int

    def __setitem__(self, k: int, number: Any) -> None:  # as the simulator writes
        _write(self.sheet, self.game, k, number)


class Column(NamedTuple):
    """One game's column of a sheet."""

    sheet: Any
    game: int

    def __setitem__(self, k: int, number: Any) -> None:
        _write(self.sheet, k, self.game, number)


def _write(sheet: Any, i: int, j: int, number: Any) -> None:
    full = np.float32(number)
    if full != 0 and i < sheet.shape[0] and j < sheet.shape[1]:
        sheet[i, j] = WRITTEN[sheet.dtype.itemsize](full, full.view(np.uint32))


def _teach_numba() -> None:
    """The same for kernels: assigning to an element of a Row or a Column."""
    from numba import float32
    from numba.cuda import libdevice
    from numba.cuda.extending import overload  # type: ignore[attr-defined]  # numba-cuda's, not Numba's own
    from numba.np.numpy_support import as_dtype

    @overload(operator.setitem)
    def write(place, k, number):
        kind = getattr(place, "instance_class", None)
        if kind not in (Row, Column):
            return None
        written = WRITTEN[as_dtype(place[0].dtype).itemsize]

        def in_row(place, k, number):
            full = float32(number)
            if full != 0 and k < place.sheet.shape[1]:
                place.sheet[place.game, k] = written(full, libdevice.float_as_int(full))

        def in_column(place, k, number):
            full = float32(number)
            if full != 0 and k < place.sheet.shape[0]:
                place.sheet[k, place.game] = written(full, libdevice.float_as_int(full))

        return in_row if kind is Row else in_column


if not INTERPRETED:
    _teach_numba()
