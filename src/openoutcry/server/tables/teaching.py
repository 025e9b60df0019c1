"""A table at which a lesson is given: the other seats play what is written, the learner what the beat asks for."""

from typing import TYPE_CHECKING

from openoutcry.errors import OutcryError
from openoutcry.kernel.lesson import LEARNER
from openoutcry.server.errors import NotInLesson, WrongState
from openoutcry.server.match import Match
from openoutcry.table.lesson import starts_lesson
from openoutcry.table.table import AnyMove

if TYPE_CHECKING:
    from openoutcry.server.tables.table import LiveTable


class Teaching:
    """The lesson of a table, if it begins where a lesson does."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.lesson = starts_lesson(table.sheet.game, table.sheet.position)

    def played(self) -> int:
        """How many moves of the script have been played."""
        match = self.table.match
        return sum(row.starts for row in match.live) if match else 0

    def check(self, match: Match, seat: int, move: AnyMove) -> None:
        """In a lesson only the move that is asked for is played; what the rules refuse they refuse first."""
        if self.lesson is None:
            return
        refused = match.table.why_not(seat, move)
        if refused is not None:
            raise refused
        script, at = self.lesson.script(), self.played()
        if at < len(script) and script[at][0] == seat:
            wanted = match.table.understand(seat, script[at][1])
            if sorted(match.table.understand(seat, move)) == sorted(wanted):
                return
        raise NotInLesson()

    async def begin(self, beat: int) -> None:
        """The other seats play what belongs to the beats up to this one."""
        async with self.table.changing():
            self.table.playing()
            if self.lesson is None or not 0 <= beat < len(self.lesson.beats):
                raise NotInLesson()
            due = self.lesson.script()[self.played() : self.lesson.played_before(beat)]
            if any(seat == LEARNER for seat, _ in due):
                raise NotInLesson()
            for seat, said in due:
                await self._play(seat, said)

    async def _play(self, seat: int, move: AnyMove) -> None:
        try:
            await self.table.play(seat, move, None)
        except OutcryError as refused:
            raise WrongState(state="lesson") from refused
