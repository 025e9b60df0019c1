"""Rate limits: a bucket a visitor and a purpose, refilled steadily."""

import hashlib
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from openoutcry.server.errors import TooFast

GUEST = "g_"
# What a visitor may do at all nodes together. Moves and messages are counted where the table is.
SHARED = frozenset({"request", "guest", "create", "chat", "hint", "undo", "review", "connect", "work"})


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
        self._spent: Counter[tuple[str, str]] | None = None  # since it was last asked, once it is
        self.key = b""  # of the site

    def called(self, who: str) -> str:
        """A guest by the id; an address by a name that only this site can tell, for other nodes hear of it."""
        if who.startswith(GUEST):
            return who
        return "a_" + hashlib.blake2b(who.encode(), key=self.key, digest_size=12).hexdigest()

    def take(self, purpose: str, who: str) -> None:
        """One more, or TooFast with the seconds to wait."""
        who = self.called(who)
        left = self._left(purpose, who)
        if left < 1:
            raise TooFast(wait=max(1, round((1 - left) / self._rates[purpose].a_second)))
        self._buckets[purpose, who] = (left - 1, time.monotonic())
        self._note(purpose, who, 1)

    def check(self, purpose: str, who: str, least: float = 0.0) -> None:
        """Anything left, or even so much? For what is charged afterwards, by what it took."""
        rate = self._rates[purpose]
        left = self._left(purpose, self.called(who))
        if left <= 0 or left < least:
            raise TooFast(wait=max(1, round((least - left) / rate.a_second)))

    def charge(self, purpose: str, who: str, cost: float) -> None:
        """It took that much, more than was left perhaps."""
        who = self.called(who)
        self.hear(purpose, who, cost)
        self._note(purpose, who, cost)

    def hear(self, purpose: str, who: str, cost: float) -> None:
        """That much was used up, at another node perhaps, by one so called."""
        self._buckets[purpose, who] = (self._left(purpose, who) - cost, time.monotonic())

    def _note(self, purpose: str, who: str, cost: float) -> None:
        if self._spent is not None and purpose in SHARED:
            self._spent[purpose, who] += cost  # type: ignore[assignment]

    def spent(self) -> list[tuple[str, str, float]]:
        """What was used up here since this was last asked."""
        spent, self._spent = self._spent, Counter()
        return [(purpose, who, round(cost, 3)) for (purpose, who), cost in (spent or {}).items()]

    def _left(self, purpose: str, who: str) -> float:
        rate = self._rates[purpose]
        now = time.monotonic()
        left, then = self._buckets.get((purpose, who), (rate.at_once, now))
        return min(rate.at_once, left + (now - then) * rate.a_second)

    def sweep(self) -> None:
        """Forget those who have been quiet long enough to be full again."""
        now = time.monotonic()
        for (purpose, who), (left, then) in list(self._buckets.items()):
            rate = self._rates[purpose]
            if left + (now - then) * rate.a_second >= rate.at_once:
                del self._buckets[purpose, who]
