"""The luck of bots: a seed for each of their decisions."""

from collections import Counter


class Luck:
    """What the bots of one game draw.

    Each one's own decisions are counted: those of others that it can't see must not change what it plays.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn = Counter[int]()

    def draw(self, seat: int) -> str:
        """The seed of a seat's next decision."""
        nth = self._drawn[seat]
        self._drawn[seat] += 1
        return f"{self._seed} {seat} {nth}"
