"""Seats that bots keep: for one who left until the return, for one whose time is up until the seat is taken back."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from openoutcry.bots import usual
from openoutcry.server.match import Match
from openoutcry.server.model import PERSON, RUNNING, Handover, Seat, said_handover
from openoutcry.server.people import person_of, stand_in_for
from openoutcry.table.undo import Place

if TYPE_CHECKING:
    from openoutcry.server.tables.table import LiveTable

MOST_CALLS = 20  # told to one who comes back, the newest
MOST_HANDOVERS = 60  # kept of a match, the newest: one who comes and goes all evening fills no log


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

    def stand_in(self, seat: Seat, late: bool = False) -> None:
        """A bot moves for this person from now on."""
        seat.out_of_time = seat.out_of_time or late
        if not seat.stand_in:
            seat.stand_in = usual(self.table.playing().game)
            self._note(seat, back=False)

    def hand_back(self, seat: Seat) -> Kept:
        """The person moves again."""
        kept = Kept(seat, person_of(stand_in_for(self.table.sheet, seat)), seat.out_of_time)
        self._note(seat, back=True)
        seat.stand_in = None
        return kept

    async def give_back(self, guest: str, late: bool = False) -> list[Kept]:
        """One who is here again gets back what bots have kept; after the time was up only who asks for it (late)."""
        kept = [
            self.hand_back(seat)
            for seat in self.table.sheet.seats
            if seat.kind == PERSON and seat.guest == guest and seat.stand_in and (late or not seat.out_of_time)
        ]
        for each in kept:
            if each.late:
                each.seat.out_of_time = False
                self.table.clocks.allow_more(each.seat.seat)
        if kept:
            await self.table.save()
        return kept

    def _note(self, seat: Seat, back: bool) -> None:
        match, sheet = self.table.match, self.table.sheet
        if match is None or sheet.state != RUNNING:
            return
        handover: Handover = {
            "seat": seat.seat,
            "person": person_of(stand_in_for(sheet, seat)),
            "late": seat.out_of_time,
            "back": back,
            "actions": len(match.live),
            "after": [match.number(place) for place in match.places],
        }
        sheet.handovers = [*sheet.handovers, handover][-MOST_HANDOVERS:]

    def handovers(self, place: Place) -> list[dict[str, Any]]:
        """Seats taken over and given back, each where it belongs among the events this place has seen.

        What others have seen is not told: it would say how often they were told something in secret.
        """
        match = self.table.match
        if match is None:
            return []
        index, most = match.places.index(place), match.number(place)  # less than it was once something is taken back
        return [
            {**said_handover(each), "after": min(each["after"][index], most)} for each in self.table.sheet.handovers
        ]

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
