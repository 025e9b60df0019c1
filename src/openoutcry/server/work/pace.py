"""How long a decision of a review takes here, for what is said about how long it will take yet."""

from collections import deque
from collections.abc import Iterable

LATEST = 24  # decisions it is told by


class Pace:
    """Of one game. The first decision in every process also loads what it needs: it says nothing about the others."""

    def __init__(self, first: int) -> None:
        self._first = first
        self._took: deque[float] = deque(maxlen=LATEST)

    def note(self, took: float) -> None:
        """A decision was judged."""
        if self._first > 0:
            self._first -= 1
        else:
            self._took.append(took)

    def seconds(self, at_work: Iterable[float] = ()) -> float | None:
        """Of one decision; None where nobody can tell yet.

        Given how long decisions are at work already, those that take longer than usual count as far as they are.
        """
        if not self._took:
            return None
        usual = sum(self._took) / len(self._took)
        longer = [so_far for so_far in at_work if so_far > usual]
        return (sum(self._took) + sum(longer)) / (len(self._took) + len(longer))
