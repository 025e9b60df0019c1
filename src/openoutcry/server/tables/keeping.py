"""Seats that bots keep: for one who left until the return, for one whose time is up until the seat is taken back."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from openoutcry.bots import usual
from openoutcry.server.match import Match
from openoutcry.server.model import PERSON, RUNNING, Seat
from openoutcry.server.people import person_of, stand_in_for

if TYPE_CHECKING:
    from openoutcry.server.tables.table import LiveTable

MOST_CALLS = 20  # told to one who comes back, the newest


@dataclass(frozen=True)
class Kept:
    """A seat given back: whose, who kept it, and for what reason."""

    seat: Seat
    person: str | None
    late: bool


class Keeping:
    """Gives seats to bots and back to their owners, and tells these what was called for them."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table

    def stand_in(self, seat: Seat, late: bool) -> None:
        """A bot moves for this person from now on."""
        seat.stand_in = usual(self.table.playing().game)
        seat.out_of_time = seat.out_of_time or late

    async def give_back(self, guest: str, late: bool = False) -> list[Kept]:
        """One who is here again gets back what bots have kept; after the time was up only who asks for it (late)."""
        sheet = self.table.sheet
        kept = [
            Kept(seat, person_of(stand_in_for(sheet, seat)), seat.out_of_time)
            for seat in sheet.seats
            if seat.kind == PERSON and seat.guest == guest and seat.stand_in and (late or not seat.out_of_time)
        ]
        for each in kept:
            each.seat.stand_in = None
            if each.late:
                each.seat.out_of_time = False
                self.table.clocks.allow_more(each.seat.seat)
        if kept:
            await self.table.save()
        return kept

    def tell(self, kept: list[Kept]) -> None:
        """To everybody who looks from such a seat: who kept it, and what was called meanwhile."""
        match = self.table.match
        if match is None or self.table.sheet.state != RUNNING:
            return
        for each in kept:
            for line in self.table.listening():
                if self.table.place_of(line) != each.seat.seat:
                    continue
                calls = [match.say_move({"code": code}, line.language) for code in _calls_for(match, each.seat.seat)]
                said = {"seat": each.seat.seat, "person": each.person, "late": each.late}
                line.send({"type": "kept", **said, "calls": calls[-MOST_CALLS:], "count": len(calls)})


def _calls_for(match: Match, seat: int) -> list[int]:
    """What a bot has played for a seat since its owner's last own move: an owner's moves carry an id, a bot's none."""
    calls: list[int] = []
    for row in reversed(match.live):
        if row.seat != seat or not row.starts:
            continue
        if row.client:
            break
        calls.append(row.code)
    return calls[::-1]
