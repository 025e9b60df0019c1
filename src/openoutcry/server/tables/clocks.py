"""The clocks of a table: who thinks, how much is left, and what is given back for a move."""

import time
from collections.abc import Iterable
from typing import Any

from openoutcry.server import store
from openoutcry.server.model import Sheet

MORE_S = 60  # for one whose time was up and who takes the seat back


class Clocks:
    """Times by seat, in the sheet; here only since when they run and whose."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._at = time.monotonic()
        self._running: frozenset[int] = frozenset()

    def set_up(self) -> None:
        """Everybody has the whole time."""
        if self._sheet.clock:
            self._sheet.clocks = [self._sheet.clock["initial_s"] * 1000] * self._sheet.players

    def stop(self) -> None:
        self._running = frozenset()

    def tick(self, pending: Iterable[int]) -> bool:
        """Charge those who were thinking, note who thinks now. True where there are clocks."""
        sheet = self._sheet
        if sheet.clocks is None or sheet.clock is None:
            return False
        now = time.monotonic()
        gone = round((now - self._at) * 1000)
        self._at = now
        thinking = frozenset(seat for seat in pending if not sheet.seats[seat].played_by)
        for seat in self._running:
            sheet.clocks[seat] = max(0, sheet.clocks[seat] - gone)
            if seat not in thinking and not sheet.seats[seat].played_by:
                sheet.clocks[seat] += sheet.clock["increment_s"] * 1000
        self._running = thinking
        return True

    def allow_more(self, seat: int) -> None:
        """Time for the next decisions of one whose time was up."""
        sheet = self._sheet
        if sheet.clocks is not None and sheet.clock is not None:
            sheet.clocks[seat] = max(sheet.clocks[seat], 1000 * max(MORE_S, sheet.clock["increment_s"]))

    def due(self) -> list[float]:
        """When the time of those who think will be up."""
        if self._sheet.clocks is None:
            return []
        return [self._at + self._sheet.clocks[seat] / 1000 for seat in self._running]

    def up(self, seat: int) -> bool:
        """Has this seat thought too long?"""
        return self._sheet.clocks is not None and seat in self._running and self._sheet.clocks[seat] <= 0

    def as_json(self) -> dict[str, Any] | None:
        if self._sheet.clocks is None:
            return None
        gone = (time.monotonic() - self._at) * 1000
        left = [max(0, round(ms - gone * (seat in self._running))) for seat, ms in enumerate(self._sheet.clocks)]
        return {"left_ms": left, "running": sorted(self._running), "at": store.now_ms()}
