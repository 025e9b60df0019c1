"""Rate limits: a bucket a visitor and a purpose, refilled steadily."""

import time
from collections.abc import Mapping
from dataclasses import dataclass

from openoutcry.server.errors import TooFast


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, so many at once."""

    a_second: float
    at_once: float


class Limiter:
    """Counts what each visitor does. Buckets that are full again are forgotten."""

    def __init__(self, rates: Mapping[str, Rate], factor: float = 1.0) -> None:
        self._rates = {name: Rate(r.a_second * factor, r.at_once * factor) for name, r in rates.items()}
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, purpose: str, who: str) -> None:
        """One more, or TooFast with the seconds to wait."""
        rate = self._rates[purpose]
        now = time.monotonic()
        left, then = self._buckets.get((purpose, who), (rate.at_once, now))
        left = min(rate.at_once, left + (now - then) * rate.a_second)
        if left < 1:
            self._buckets[purpose, who] = (left, now)
            raise TooFast(wait=max(1, round((1 - left) / rate.a_second)))
        self._buckets[purpose, who] = (left - 1, now)

    def sweep(self) -> None:
        """Forget those who have been quiet long enough to be full again."""
        now = time.monotonic()
        for (purpose, who), (left, then) in list(self._buckets.items()):
            rate = self._rates[purpose]
            if left + (now - then) * rate.a_second >= rate.at_once:
                del self._buckets[purpose, who]
