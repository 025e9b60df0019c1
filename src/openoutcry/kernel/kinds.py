"""What an entry's arguments are, said in its annotations: compiled ahead, nothing is guessed from names."""

from typing import Any, NamedTuple

import numpy as np


class Kind(NamedTuple):
    """One kind of argument: a whole number, or an array of some dimensions."""

    dtype: np.dtype | None  # None: the record of the game
    dimensions: int  # 0: a number

    def sample(self, record: np.dtype) -> Any:
        """The smallest value of this kind."""
        if self.dimensions == 0:
            return 0
        return np.zeros((1,) * self.dimensions, self.dtype or record)


Int = Kind(np.dtype(np.int64), 0)
Records = Kind(None, 1)


def ints(dimensions: int) -> Kind:
    """An array of whole numbers."""
    return Kind(np.dtype(np.int64), dimensions)
