"""A table that is in memory: its match, and everything that changes it.

Whatever changes it holds the lock; whatever can't be stored makes the table start over from the store.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from openoutcry.bots.belief import can_believe
from openoutcry.errors import OutcryError
from openoutcry.kernel.chance import new_seed
from openoutcry.server import store
from openoutcry.server.errors import NoGuest, NotAllowed, ServerError, Unreadable, WrongState
from openoutcry.server.match import Match, dumps
from openoutcry.server.model import FINISHED, FREE, OPEN, PERSON, RUNNING, Guest, Row, Seat, Sheet
from openoutcry.server.names import unlike
from openoutcry.server.tables.bots import Bots
from openoutcry.server.tables.clocks import Clocks
from openoutcry.server.tables.info import common_info, told_to
from openoutcry.server.tables.keeping import Keeping
from openoutcry.server.tables.line import Line
from openoutcry.server.tables.questions import check_code
from openoutcry.server.tables.teaching import Teaching
from openoutcry.server.tables.telling import Telling
from openoutcry.server.tables.undoing import Undoing
from openoutcry.table.table import AnyMove
from openoutcry.table.undo import Place

if TYPE_CHECKING:
    from openoutcry.server.hall import Hall

log = logging.getLogger("openoutcry.server")
T = TypeVar("T")


class LiveTable:
    """One table in memory."""

    def __init__(self, hall: "Hall", sheet: Sheet, match: Match | None, trouble: str | None = None) -> None:
        self.hall = hall
        self.sheet = sheet
        self.match = match
        self.trouble = trouble  # why there is no match though there should be one
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.quiet_since = time.monotonic()
        self.broken = False
        self.telling = Telling(self)
        self.bots = Bots(self)
        self.clocks = Clocks(sheet)
        self.undoing = Undoing(self)
        self.teaching = Teaching(self)
        self.keeping = Keeping(self)
        self._left_at: dict[str, float] = {s.guest: time.monotonic() for s in sheet.seats if s.guest}
        self._alarm: asyncio.TimerHandle | None = None

    # --- what a table says of itself -----------------------------------------------------------------

    def info(self, guest: str | None, place: Place = None, common: dict[str, Any] | None = None) -> dict[str, Any]:
        """The table as one visitor may know it who looks from that place; what all may know can be given."""
        said = told_to(guest, self.sheet, common or self.common_info())
        said["handovers"] = self.keeping.handovers(place)
        return said

    def common_info(self) -> dict[str, Any]:
        """The table as everybody may know it who may know of it."""
        sheet = self.sheet
        online, watching = self.present()
        said = common_info(sheet)
        for shown, seat in zip(said["seats"], sheet.seats, strict=True):
            if seat.kind == PERSON:
                shown["online"] = seat.guest in online
                shown["stand_in_at"] = self._stand_in_at(seat)
        said["trouble"] = self.trouble
        said["pending"] = self.match.table.pending if self.match and sheet.state == RUNNING else []
        said["at"] = store.now_ms()
        if self.match and sheet.state == FINISHED and sheet.result:
            said["may_change"] = self.match.game.may_change_rule(sheet.result["winners"])
        said["belief"] = bool(self.match and sheet.hints and can_believe(self.match.game))
        said["watching"] = watching
        said["clocks"] = self.clocks.as_json()
        said["lesson"] = {"played": self.teaching.played()} if self.teaching.lesson else None
        asked = self.undoing.open
        if asked:
            said["undo_ask"] = {
                "seat": asked.seat,
                "agreed": sorted(asked.agreed),
                "waiting": sorted(asked.waiting),
            }
        return said

    def present(self) -> tuple[set[str], int]:
        """The guests who are here, and how many look on."""
        guests = {line.guest.id for line in self.lines if line.guest and line.greeted}
        return guests, sum(line.greeted and self.place_of(line) is None for line in self.lines)

    def _stand_in_at(self, seat: Seat) -> int | None:
        left = self._left_at.get(seat.guest or "")
        if left is None or seat.stand_in or self.sheet.state != RUNNING:
            return None
        return store.now_ms() + round((left + self.hall.settings.grace_s - time.monotonic()) * 1000)

    # --- who may see what ------------------------------------------------------------------------------

    def place_of(self, line: Line) -> Place:
        """From where a line looks: the seat it asked for while its guest holds that seat, else the rail.

        Seats change hands. So this is asked anew for everything that is sent, and there is no other way to a view.
        """
        return line.asked if line.asked in self.sheet.seats_of(line.guest.id if line.guest else None) else None

    def admits(self, line: Line) -> bool:
        """May this line know of the table at all, as things are now?"""
        return self.sheet.knows(line.guest.id if line.guest else None, line.invite)

    def listening(self) -> list[Line]:
        """The lines that are told things. Who has no right to a private table any more is shown out."""
        for line in self.lines:
            if line.greeted and not self.admits(line):
                line.close("uninvited")
        return [line for line in self.lines if line.greeted and not line.closing]

    # --- coming and going ------------------------------------------------------------------------------

    async def greet(self, line: Line, seat: Place, since: int, epoch: int, chat: int) -> None:
        """Answer a hello: everything from `since` on, or all anew."""
        talk = await self.hall.store.load_chat(self.sheet.id, chat)
        # A long match is put into words a little at a time: everybody else's moves come in between.
        while seat in self.sheet.seats_of(line.guest.id if line.guest else None) or seat is None:
            if self.match is None or not self.match.encode_some(seat, line.language):
                break
            await asyncio.sleep(0)
        async with self.changing():
            if seat is not None and seat not in self.sheet.seats_of(line.guest.id if line.guest else None):
                raise NotAllowed("server-error-not-your-seat", seat=seat)
            line.asked, line.greeted = seat, True
            self._tick_clocks()  # nobody's time runs while nobody is here
            self.lines.add(line)
            kept = []
            if line.guest:
                self._left_at.pop(line.guest.id, None)
                if seat is not None:
                    kept = await self.keeping.give_back(line.guest.id)
            self._tick_clocks()
            self.telling.sync(line, since, epoch, talk)
            self.tell()
            self.keeping.tell(kept)

    async def leave(self, line: Line) -> None:
        """A socket has closed."""
        self.lines.discard(line)
        guest = line.guest and line.guest.id
        if guest and not any(other.guest and other.guest.id == guest for other in self.lines):
            self._left_at[guest] = time.monotonic()
        self.quiet_since = time.monotonic()
        if not self.broken:
            async with self.changing():
                self._tick_clocks()
                self.tell()

    # --- changing --------------------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self) -> Any:
        """Hold the table. An error that is not a refusal leaves memory and store apart: start over from the store."""
        async with self.lock:
            if self.broken:
                raise ServerError("server-error-internal")
            try:
                yield
            except (OutcryError, asyncio.CancelledError):
                raise
            except Exception:
                log.exception("table broke", extra={"table": self.sheet.id})
                self.start_over()
                raise

    def start_over(self) -> None:
        """Forget all that is in memory; the clients come back and are served from the store."""
        self.broken = True
        self.stop("restart")
        self.hall.forget(self)

    def stop(self, reason: str) -> None:
        """Close all lines and end all tasks of this table."""
        for line in list(self.lines):
            line.close(reason)
        self.bots.send_home()
        if self._alarm:
            self._alarm.cancel()

    async def save(self) -> None:
        """Write the sheet."""
        await self._stored(self.hall.store.save_sheet(self.sheet))

    async def _stored(self, writing: Awaitable[T]) -> T:
        # A caller who goes away (a closed socket) must not stop halfway: what is played is stored and told.
        try:
            return await writing
        except BaseException:
            self.start_over()
            raise

    async def start(self) -> None:
        """Deal. The lock is held; the rules are compiled already."""
        sheet = self.sheet
        if sheet.state != OPEN:
            raise WrongState(state=sheet.state)
        if any(s.kind == FREE for s in sheet.seats):
            raise ServerError("server-error-open-seats")
        if sheet.position is None:
            sheet.seed = new_seed()
        try:
            self.match = await self.hall.workers.do("deals", Match, sheet)
        except OutcryError:
            sheet.seed = None
            raise
        if sheet.position is not None:
            sheet.position = self.match.table.log.position  # with the chance that was drawn for it
        sheet.state = RUNNING
        edition = self.match.game.edition
        sheet.rules = {"version": edition.rules_version, "edition": edition.digest}
        sheet.started_at = store.now_ms()
        self.clocks.set_up()
        now = time.monotonic()
        here = {line.guest.id for line in self.lines if line.guest}
        self._left_at = {s.guest: now for s in sheet.seats if s.guest and s.guest not in here}
        self.telling.forget()
        self._tick_clocks()
        await self.save()
        self.hall.counters["matches_started"] += 1
        for line in self.listening():
            self.telling.sync(line)
        self.settle()

    # --- moves -----------------------------------------------------------------------------------------

    def playing(self) -> Match:
        """The match, if it is being played."""
        if self.trouble:
            raise Unreadable()
        if self.match is None or self.sheet.state != RUNNING:
            raise WrongState(state=self.sheet.state)
        return self.match

    def finished(self) -> Match:
        """The match, if it was played to its end."""
        if self.trouble:
            raise Unreadable()
        if self.match is None or self.sheet.state != FINISHED:
            raise WrongState(state=self.sheet.state)
        return self.match

    def own_seat(self, guest: Guest | None, seat: int) -> Seat:
        """A seat that is this guest's to move for."""
        if guest is None or seat not in self.sheet.seats_of(guest.id):
            raise NotAllowed("server-error-not-your-seat", seat=seat)
        return self.sheet.seats[seat]

    async def move(self, guest: Guest | None, seat: int, move: AnyMove, client: str) -> None:
        """A person's move."""
        async with self.changing():
            match = self.playing()
            owned = self.own_seat(guest, seat)
            key = f"{owned.guest}:{seat}:{client}"
            if key in match.clients:
                return
            if owned.out_of_time:
                raise ServerError("server-error-out-of-time")
            check_code(match, move)
            self.teaching.check(match, seat, move)
            if owned.stand_in:
                self.keeping.hand_back(owned)
                await self.save()
            await self.play(seat, move, key)

    async def play(self, seat: int, move: AnyMove, client: str | None) -> bool:
        """Play, store, tell. Returns whether onlookers saw anything."""
        started = time.perf_counter()
        match = self.playing()
        before = self._public(match)
        rows = match.play(seat, move, client, store.now_ms())
        seen = self._public(match) != before
        if seen:
            self.undoing.open = None
        await self.store_rows(rows)
        self.tell()
        self.hall.counters["moves"] += 1
        self.hall.times["move"].note(time.perf_counter() - started)
        return seen

    def _public(self, match: Match) -> tuple[bytes, int]:
        return match.known(None), match.number(None)

    async def store_rows(self, rows: list[Row]) -> None:
        match, sheet = self.playing(), self.sheet
        clocked = self._tick_clocks()
        if match.table.over:
            sheet.state = FINISHED
            sheet.finished_at = store.now_ms()
            sheet.result = {"scores": match.table.scores(), "winners": match.table.winners()}
            self.clocks.stop()
            self.undoing.open = None
            self.hall.counters["matches_finished"] += 1
        settled = self.undoing.note()
        changed = sheet if clocked or settled or match.table.over else None
        await self._stored(self.hall.store.append(sheet.id, rows, changed))

    def _chat_name(self, guest: Guest, seat: int | None) -> str:
        """The seat's name, or the guest's own where nobody at the table is called like it."""
        if seat is not None:
            return self.sheet.seats[seat].name or guest.name
        return unlike(guest.name, self.sheet.names(), guest.id[2:6])

    async def chat(self, line: Line, text: str) -> None:
        """Somebody says something to all who are here."""
        if line.guest is None:
            raise NoGuest()
        own = self.sheet.seats_of(line.guest.id)
        place = self.place_of(line)
        seat = place if place is not None else (own[0] if own else None)
        name = self._chat_name(line.guest, seat)
        spoken = await self._stored(self.hall.store.say(self.sheet.id, line.guest.id, name, seat, text))
        message = dumps({"type": "chat", "messages": [spoken]})
        for other in self.listening():
            other.send(message)

    # --- telling, bots, clocks, leavers ----------------------------------------------------------------

    def tell(self) -> None:
        """Tell everybody what they can see of a change, and see to what is due next."""
        self.telling.tell()
        self.settle()

    def _tick_clocks(self) -> bool:
        """Charge those who were thinking; nobody thinks where nobody looks."""
        thinking = self.match is not None and self.sheet.state == RUNNING and self.lines
        return self.clocks.tick(self.match.table.pending if self.match and thinking else ())

    def settle(self) -> None:
        """Set the bots to work and the alarm to the next moment something is due."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self.broken or self.match is None or self.sheet.state != RUNNING or not self.lines:
            self.bots.send_home()
            return
        self.bots.set_to_work(self.match.table.pending)
        due = self._due()
        if due is not None:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, due - time.monotonic()) + 0.005, self._ring)

    def _due(self) -> float | None:
        moments = [self.undoing.open.until] if self.undoing.open else []
        pending = self.match.table.pending if self.match else []
        for seat in pending:
            left = self._left_at.get(self.sheet.seats[seat].guest or "")
            if left is not None and not self.sheet.seats[seat].played_by:
                moments.append(left + self.hall.settings.grace_s)
        return min([*moments, *self.clocks.due()], default=None)

    def _ring(self) -> None:
        self.hall.spawn(self._on_alarm())

    async def _on_alarm(self) -> None:
        if self.broken:
            return
        async with self.changing():
            if self.sheet.state != RUNNING or self.match is None:
                return
            now = time.monotonic()
            if self.undoing.open and self.undoing.open.until <= now:
                self.undoing.open = None
                await self.undoing.keep()
            self._tick_clocks()
            stood_in = False
            for number in self.match.table.pending:
                seat = self.sheet.seats[number]
                left = self._left_at.get(seat.guest or "")
                gone = left is not None and left + self.hall.settings.grace_s <= now
                late = self.clocks.up(number)
                if seat.kind == PERSON and not seat.stand_in and (gone or late):
                    self.keeping.stand_in(seat, late)
                    stood_in = True
            if stood_in:
                self._tick_clocks()
                await self.save()
            self.tell()
