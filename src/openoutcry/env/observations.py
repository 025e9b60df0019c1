"""What an observation's numbers may be: field by field for each game, as its `observation` describes them.

Fields that hold money have no upper bound; the others can't leave theirs with the edition's numbers.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from openoutcry.kernel.contract import Game

MANY = float("inf")
MARK = (0.0, 1.0)  # 1 where something is so, 0 elsewhere; or a share of the whole

# Only what is not a mark. Money may be owed in Exchange Watch, never in the other games.
RANGES: dict[str, dict[str, tuple[float, float]]] = {
    "acquire": {
        "sizes": (0, MANY),
        "prices": (0, MANY),
        "market": (0, MANY),
        "money": (0, MANY),
        "tiles": (0, MANY),
        "game": (0, MANY),
    },
    "money": {"bid_sums": (0, MANY), "points": (0, MANY)},
    "stockpile": {},
    "watch": {},
}


class Stretch(NamedTuple):
    """One field of an observation: where it is, what it means, and its range."""

    name: str
    first: int
    count: int  # type: ignore[assignment]  # a tuple has a method of that name; nobody counts in these
    least: float
    most: float
    meaning: str


def stretches(game: Game) -> Iterator[Stretch]:
    """The fields of a game's observation, in order."""
    first = 0
    for part in game.observation:
        least, most = RANGES[game.name].get(part.name, MARK)
        yield Stretch(part.name, first, part.count, least, most, part.meaning)
        first += part.count


def bounds(game: Game) -> tuple[np.ndarray, np.ndarray]:
    """The least and the most every number of an observation may be."""
    parts = list(stretches(game))
    counts = [part.count for part in parts]
    least = np.repeat(np.array([part.least for part in parts], np.float32), counts)
    most = np.repeat(np.array([part.most for part in parts], np.float32), counts)
    return least, most
