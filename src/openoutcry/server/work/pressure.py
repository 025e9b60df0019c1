"""How far behind the server is, and what it turns away first: onlookers' lists, then reviews, then new tables.

Moves of running games are never turned away.
"""

import asyncio
import time
from typing import Literal

from openoutcry.server.errors import Busy

Shed = Literal["lists", "reviews", "tables"]
# Turned away from this delay of the event loop on, in seconds.
FROM: dict[Shed, float] = {"lists": 0.3, "reviews": 0.6, "tables": 1.2}
EVERY_S = 0.1
WEIGHT = 0.2  # of the newest reading: one hiccup turns nobody away, a second of delays does


class Pressure:
    """The delay of the event loop, smoothed."""

    def __init__(self, factor: float = 1.0) -> None:
        self.lag_s = 0.0
        self._factor = factor

    async def watch(self) -> None:
        """Measure, for ever."""
        while True:
            due = time.monotonic() + EVERY_S
            await asyncio.sleep(EVERY_S)
            self.note(time.monotonic() - due)

    def note(self, late_s: float) -> None:
        self.lag_s += (max(0.0, late_s) - self.lag_s) * WEIGHT

    def admit(self, kind: Shed) -> None:
        """Go on, or Busy."""
        if self.lag_s >= FROM[kind] * self._factor:
            raise Busy()
