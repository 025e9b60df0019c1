"""The bots at a table: they think elsewhere, at their own pace, and only while somebody looks."""

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING

from openoutcry.bots.tempers import joined
from openoutcry.kernel.events import SPECTATOR
from openoutcry.server.model import RUNNING
from openoutcry.server.people import temper_of

if TYPE_CHECKING:
    from openoutcry.server.tables.table import LiveTable

log = logging.getLogger("openoutcry.server")
FOLLOW_UP = 0.45  # a bot's further actions in a turn come this much faster
AFTER_FAILING_S = 5.0  # a bot that can't think tries again after this: it fills neither the processor nor the log
SECRET_BEAT = 3.0  # in pauses: what follows a bot's face-down actions comes at a whole beat of this length


class Bots:
    """One task for each seat a bot has to move for."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def set_to_work(self, pending: list[int]) -> None:
        """Every bot the match waits for begins to think, if it does not yet; in a lesson none needs to."""
        if self.table.teaching.lesson:
            return
        for seat in pending:
            if self.table.sheet.seats[seat].played_by and seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._bot(seat))

    async def _bot(self, seat: int) -> None:
        """A bot's turn: think elsewhere, then play what still fits. Face-down actions follow without a pause.

        What shows after them waits for a whole beat: else the time would tell how many there were.
        """
        pause = self.table.hall.settings.bot_delay_s
        started, secret = time.monotonic(), False
        try:
            await asyncio.sleep(pause * random.uniform(0.6, 1.5))
            while (asked := await self._question(seat)) is not None:
                hidden, seed, level = asked
                code = await self.table.hall.brains.choose(
                    self.table.sheet.host, self.table.sheet.game, hidden, seat, seed, level
                )
                if secret and pause and self.would_show(seat, code):
                    beat = pause * SECRET_BEAT
                    await asyncio.sleep(beat - (time.monotonic() - started) % beat)
                # Nobody may look any more in the middle of it: what is played is stored and told all the same.
                seen = await asyncio.shield(asyncio.ensure_future(self._bot_plays(seat, hidden, code)))
                secret = not seen
                if seen:
                    await asyncio.sleep(pause * FOLLOW_UP)
                    started = time.monotonic()
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bot failed", extra={"table": self.table.sheet.id})
            await asyncio.sleep(AFTER_FAILING_S)
        finally:
            if self._tasks.get(seat) is asyncio.current_task():
                del self._tasks[seat]
        if not self.table.broken:
            self.table.settle()

    def send_home(self) -> None:
        """Bots stop thinking where nobody looks or nothing is played any more."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def would_show(self, seat: int, code: int) -> bool:
        """Would onlookers see something of this action?"""
        if self.table.match is None:
            return False
        game = self.table.match.game
        after = game.layout.from_bytes(self.table.match.table.to_bytes())
        before = after.copy()
        if game.call.act(after, 0, seat, code):
            return False
        for state in (before, after):
            game.call.hide_from(state, 0, SPECTATOR)
        return game.layout.to_bytes(before) != game.layout.to_bytes(after)

    async def _question(self, seat: int) -> tuple[bytes, str, str] | None:
        if self.table.broken:
            return None
        async with self.table.changing():
            sitting = self.table.sheet.seats[seat]
            level = sitting.played_by
            if self.table.sheet.state != RUNNING or level is None or self.table.match is None or not self.table.lines:
                return None
            if seat not in self.table.match.table.pending:
                return None
            hidden = self.table.match.game.layout.to_bytes(self.table.match.table.hidden(seat))
            level = self.table.hall.games.level_now(self.table.sheet.game, level)
            level = joined(level, temper_of(self.table.match.game, sitting))
            return hidden, f"{self.table.sheet.bot_seed}:{seat}:{self.table.match.decisions_of(seat)}", level

    async def _bot_plays(self, seat: int, hidden: bytes, code: int) -> bool:
        async with self.table.changing():
            match = self.table.match
            if self.table.sheet.state != RUNNING or match is None or not self.table.sheet.seats[seat].played_by:
                return False
            if match.game.layout.to_bytes(match.table.hidden(seat)) != hidden:
                return False
            return await self.table.play(seat, code, None)
