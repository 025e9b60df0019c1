"""What only names tell apart in Stockpile: the companies, on a board where all have the same track (STK-1.6)."""

from itertools import permutations
from typing import Any

from openoutcry.games.stockpile.rules.state import COMPANIES, OCTAGON, PAYS, START, TRACK, TRACK_END
from openoutcry.kernel.alike import Alike

COMPANIES_ALIKE = Alike(("company", "owned", "kind", "in pair"), tuple(permutations(range(COMPANIES))))


def alike(opt: Any) -> tuple[Alike, ...]:
    """The companies are, if everything the board says is the same for each."""
    board = int(opt.board)
    said = [each[board] for each in (TRACK, TRACK_END, START, OCTAGON, PAYS)]
    return (COMPANIES_ALIKE,) if all((of_each == of_each[0]).all() for of_each in said) else ()
