"""Can the server do its work? Asked by whoever sends people to it."""

import asyncio
import os
import time

from openoutcry.server.door import Door
from openoutcry.server.settings import Settings
from openoutcry.server.store import Store

KEPT_S = 2.0  # an answer holds this long, so that asking often costs nothing
WRITTEN_WITHIN_S = 10.0


class Readiness:
    """What keeps a server from its work."""

    def __init__(self, kept: Store, door: Door, settings: Settings) -> None:
        self._store, self._door, self._settings = kept, door, settings
        self._asked_at = -KEPT_S
        self._last: list[str] = []
        self._asking = asyncio.Lock()

    async def reasons(self) -> list[str]:
        """Nothing, or what is wrong: store, disk, connections."""
        async with self._asking:
            if time.monotonic() - self._asked_at >= KEPT_S:
                self._last = await self._look()
                self._asked_at = time.monotonic()
        return self._last

    async def _look(self) -> list[str]:
        found = []
        try:
            await asyncio.wait_for(self._store.pulse(), WRITTEN_WITHIN_S)
        except Exception:
            found.append("store")
        if not self._settings.database and self._disk_is_full():
            found.append("disk")
        if self._door.full:
            found.append("connections")
        return found

    def missing(self) -> list[str]:
        """What it does without for a while: the others are not heard, and what they tell comes late."""
        return [] if self._store.bus is None or self._store.bus.up else ["news"]

    def _disk_is_full(self) -> bool:
        disk = os.statvfs(self._settings.data_dir)
        return disk.f_bavail * disk.f_frsize < self._settings.disk_reserve_mb * 1_000_000
