"""What only names tell apart in Acquire: corporations of a class (ACQ-1.2), and the sides of the board (ACQ-1.1).

Once the game is begun nothing depends on which corner is 1a: only who begins did (ACQ-2.2).
"""

from itertools import permutations, product
from typing import Any

import numpy as np

from openoutcry.games.acquire.rules.state import CELLS, CHAINS, CLASS, CLASSES, COLUMNS
from openoutcry.kernel.alike import Alike


def _corporations() -> list[list[int]]:
    """All orders in which each is of the class it was of."""
    of_a_class = [permutations(np.flatnonzero(each == CLASS)) for each in range(len(CLASSES))]
    orders = []
    for chosen in product(*of_a_class):
        order = np.zeros(CHAINS, np.int64)
        for each, there in enumerate(chosen):
            order[each == CLASS] = there
        orders.append(order.tolist())
    return orders


def _spaces() -> list[list[int]]:
    """The board as it is, and turned over by rows, columns and both."""
    board = np.arange(CELLS).reshape(-1, COLUMNS)
    return [turned.ravel().tolist() for turned in (board, board[::-1], board[:, ::-1], board[::-1, ::-1])]


ALIKE = (Alike(("corporation",), _corporations()), Alike(("space",), _spaces()))


def alike(opt: Any) -> tuple[Alike, ...]:
    """Always the same, whatever the options."""
    return ALIKE
