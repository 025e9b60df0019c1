"""What an entry's arguments are, said in its annotations: so all is compiled ahead, and nothing guessed from names.

Arguments that belong together are a group: a NamedTuple whose fields are annotated likewise.
"""

from inspect import get_annotations
from typing import Any, NamedTuple

import numpy as np

from openoutcry.kernel.chance import CHANCE


class Kind(NamedTuple):
    """One kind of argument: a whole number, or an array of some dimensions."""

    dtype: np.dtype | None  # None: the record of the game
    dimensions: int  # 0: a number

    def sample(self, record: np.dtype) -> Any:
        """The smallest value of this kind."""
        if self.dimensions == 0:
            return 0
        return np.zeros((1,) * self.dimensions, self.dtype or record)


def sample_of(kind: Any, record: np.dtype) -> Any:
    """The smallest value of a kind, or of a group of them."""
    if isinstance(kind, Kind):
        return kind.sample(record)
    return kind(*(sample_of(each, record) for each in get_annotations(kind).values()))


def array_of(dtype: Any, dimensions: int = 1) -> Kind:
    """An array."""
    return Kind(np.dtype(dtype), dimensions)


def ints(dimensions: int) -> Kind:
    """An array of whole numbers."""
    return array_of(np.int64, dimensions)


Int = Kind(np.dtype(np.int64), 0)
Records = Kind(None, 1)  # positions of the game
Chances = array_of(CHANCE)
Ints, Ints2 = ints(1), ints(2)
Bytes, Bytes2 = array_of(np.uint8), array_of(np.uint8, 2)
Words, Halves2, Shorts2 = array_of(np.uint32), array_of(np.uint16, 2), array_of(np.int16, 2)
Floats, Floats2, Floats3 = array_of(np.float32), array_of(np.float32, 2), array_of(np.float32, 3)
