"""A table that is in memory: its match, the sockets that look at it, its bots, clocks and questions.

Everything that changes it holds the lock; whatever can't be stored makes the table start over from the store.
"""

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from openoutcry.bots import usual
from openoutcry.errors import BadMove, IllegalMove, OutcryError
from openoutcry.games import games, load_game
from openoutcry.kernel.chance import new_seed, seed_hash
from openoutcry.kernel.events import SPECTATOR
from openoutcry.server import store
from openoutcry.server.errors import NoGuest, NotAllowed, ServerError, UndoRefused, Unreadable, WrongState
from openoutcry.server.match import Match, dumps
from openoutcry.server.model import BOT, FINISHED, FREE, OPEN, PERSON, RUNNING, Guest, Row, Seat, Sheet
from openoutcry.server.names import unlike
from openoutcry.server.people import person_of, stand_in_for
from openoutcry.table.table import Said
from openoutcry.table.undo import NoUndo, Place, Undo, prepare_undo

if TYPE_CHECKING:
    from openoutcry.server.hall import Hall

log = logging.getLogger("openoutcry.server")
# Counted in playouts, not in time: the same question gets the same answer, however busy the machine is.
HINT = "search:500"
FOLLOW_UP = 0.45  # a bot's further actions in a turn come this much faster
UNDO_TRIES = 20  # to work an undo out while others move
SECRET_BEAT = 3.0  # in pauses: what follows a bot's face-down actions comes at a whole beat of this length


def joined(**parts: str) -> str:
    """An object from values that are JSON already. A trailing underscore keeps a name from being a keyword."""
    return "{" + ",".join(f'"{name.rstrip("_")}":{value}' for name, value in parts.items()) + "}"


@dataclass(eq=False)
class Line:
    """One socket at a table: who, which seat it asks to look from, and what still has to be sent."""

    guest: Guest | None
    language: str
    room: int
    invite: str | None = None  # the invitation it came with
    asked: Place = None  # asked for is not given: LiveTable.place_of says what it may see
    synced: Place = None  # the place of its last sync
    greeted: bool = False
    closing: str | None = None
    table_key: str = ""
    queue: asyncio.Queue[str] = field(default_factory=asyncio.Queue)

    def send(self, said: dict[str, Any] | str) -> None:
        """Put a message into the line's queue; a line that does not keep up is closed."""
        if self.closing:
            return
        if self.queue.qsize() >= self.room:
            self.close("slow")
            return
        self.queue.put_nowait(said if isinstance(said, str) else dumps(said))

    def close(self, reason: str) -> None:
        """Say why, then end."""
        if not self.closing:
            self.queue.put_nowait(dumps({"type": "closing", "reason": reason}))
            self.closing = reason
            self.queue.put_nowait("")


@dataclass
class Asked:
    """A question to take a move back, while it is open."""

    seat: int
    waiting: set[int]
    until: float
    client: str | None
    agreed: set[int] = field(default_factory=set)

    def as_json(self) -> dict[str, Any]:
        """As the sheet keeps it over a restart, the deadline by the calendar."""
        left = self.until - time.monotonic()
        return {
            "seat": self.seat,
            "waiting": sorted(self.waiting),
            "agreed": sorted(self.agreed),
            "client": self.client,
            "until_ms": store.now_ms() + round(left * 1000),
        }


def _question_of(sheet: Sheet) -> Asked | None:
    kept = sheet.asked
    if kept is None:
        return None
    until = time.monotonic() + (kept["until_ms"] - store.now_ms()) / 1000
    return Asked(kept["seat"], set(kept["waiting"]), until, kept["client"], set(kept["agreed"]))


@dataclass
class Told:
    """What the sockets of one place were told last."""

    epoch: int
    number: int
    known: bytes  # the hidden record: while it and the number stay, so does the view
    view: dict[str, Any]
    views: dict[str, str] = field(default_factory=dict)  # as JSON, by language

    def encoded_view(self, match: Match, language: str) -> str:
        """The view with its sentences, encoded once for all who get it."""
        if language not in self.views:
            self.views[language] = dumps(match.said_view(self.view, language))
        return self.views[language]


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
        self._told: dict[Place, Told] = {}
        self._left_at: dict[str, float] = {s.guest: time.monotonic() for s in sheet.seats if s.guest}
        self._bots: dict[int, asyncio.Task[None]] = {}
        self._asked = _question_of(sheet)
        self._alarm: asyncio.TimerHandle | None = None
        self._clock_at = time.monotonic()
        self._running: frozenset[int] = frozenset()

    # --- what a table says of itself -----------------------------------------------------------------

    def info(self, guest: str | None) -> dict[str, Any]:
        """The table as one visitor may know it."""
        sheet = self.sheet
        online = {line.guest.id for line in self.lines if line.guest and line.greeted}
        said = sheet_info(sheet, guest)
        for shown, seat in zip(said["seats"], sheet.seats, strict=True):
            if seat.kind == PERSON:
                shown["online"] = seat.guest in online
                shown["stand_in_at"] = self._stand_in_at(seat)
        said["trouble"] = self.trouble
        said["pending"] = self.match.table.pending if self.match and sheet.state == RUNNING else []
        said["at"] = store.now_ms()
        if self.match and sheet.state == FINISHED and sheet.result:
            said["may_change"] = self.match.game.may_change_rule(sheet.result["winners"])
        said["watching"] = sum(line.greeted and self.place_of(line) is None for line in self.lines)
        if sheet.clocks is not None:
            gone = (time.monotonic() - self._clock_at) * 1000
            left = [max(0, round(ms - gone * (i in self._running))) for i, ms in enumerate(sheet.clocks)]
            said["clocks"] = {"left_ms": left, "running": sorted(self._running), "at": store.now_ms()}
        if self._asked:
            said["undo_ask"] = {
                "seat": self._asked.seat,
                "agreed": sorted(self._asked.agreed),
                "waiting": sorted(self._asked.waiting),
            }
        return said

    def _stand_in_at(self, seat: Seat) -> int | None:
        left = self._left_at.get(seat.guest or "")
        if left is None or seat.stand_in or self.sheet.state != RUNNING:
            return None
        return store.now_ms() + round((left + self.hall.settings.grace_s - time.monotonic()) * 1000)

    def _info_key(self, info: dict[str, Any]) -> str:
        """What has to differ for the table to be told again: running clocks and dates tick by themselves."""
        clocks = info["clocks"] and info["clocks"]["running"]
        seats = [{**seat, "stand_in_at": seat["stand_in_at"] is not None} for seat in info["seats"]]
        return dumps({**info, "clocks": clocks, "seats": seats, "at": 0})

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

    # --- coming and going -----------------------------------------------------------------------------

    async def greet(self, line: Line, seat: Place, since: int, epoch: int, chat: int) -> None:
        """Answer a hello: everything from `since` on, or all anew."""
        talk = await self.hall.store.do(store.load_chat(self.sheet.id, chat))
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
            if line.guest:
                self._left_at.pop(line.guest.id, None)
                if seat is not None:
                    await self.give_back(line.guest.id)
            self._tick_clocks()
            self._sync(line, since, epoch, talk)
            self.tell()

    def _sync(self, line: Line, since: int = 0, epoch: int = -1, talk: list[dict[str, Any]] | None = None) -> None:
        # A right that ended does not come back by itself: the line is an onlooker's until its next hello.
        place = line.asked = line.synced = self.place_of(line)
        match = self.match
        info = self.info(line.guest.id if line.guest else None)
        line.table_key = self._info_key(info)
        now, number, events, view = 0, 0, "[]", "null"
        if match:
            told = self._tell_anew(match, place)
            now, number = told.epoch, told.number
            since = since if epoch == now and 0 <= since <= number else 0
            events = match.encoded_events(place, since, line.language)
            view = told.encoded_view(match, line.language)
        line.send(
            joined(
                type='"sync"',
                seat=dumps(place),
                epoch=str(now),
                number=str(number),
                from_=str(since if match else 0),
                events=events,
                view=view,
                table=dumps(info),
                chat=dumps(talk or []),
                language=dumps(line.language),
            )
        )

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

    async def give_back(self, guest: str) -> None:
        """One who is here again gets the seats back that bots have kept."""
        kept = [
            s for s in self.sheet.seats if s.kind == PERSON and s.guest == guest and s.stand_in and not s.out_of_time
        ]
        for seat in kept:
            seat.stand_in = None
        if kept:
            await self.save()

    # --- changing ---------------------------------------------------------------------------------------

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
        self._send_bots_home()
        if self._alarm:
            self._alarm.cancel()

    async def save(self) -> None:
        """Write the sheet."""
        await self._stored(store.save_sheet(self.sheet))

    async def _stored(self, job: Any) -> None:
        # A caller who goes away (a closed socket) must not stop halfway: what is played is stored and told.
        try:
            await self.hall.store.do(job)
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
        if sheet.clock:
            sheet.clocks = [sheet.clock["initial_s"] * 1000] * sheet.players
        now = time.monotonic()
        here = {line.guest.id for line in self.lines if line.guest}
        self._left_at = {s.guest: now for s in sheet.seats if s.guest and s.guest not in here}
        self._told.clear()
        self._tick_clocks()
        await self.save()
        self.hall.counters["matches_started"] += 1
        for line in self.listening():
            self._sync(line)
        self._settle()

    # --- moves ------------------------------------------------------------------------------------------

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

    async def move(self, guest: Guest | None, seat: int, said: Said, client: str) -> None:
        """A person's move."""
        async with self.changing():
            match = self.playing()
            owned = self.own_seat(guest, seat)
            key = f"{owned.guest}:{seat}:{client}"
            if key in match.clients:
                return
            if owned.out_of_time:
                raise ServerError("server-error-out-of-time")
            self._check_code(match, said)
            owned.stand_in = None
            await self._play(seat, said, key)

    def _check_code(self, match: Match, said: Said) -> None:
        if isinstance(said, int) and not 0 <= said < match.game.n_actions:
            raise BadMove(said=said)

    async def _play(self, seat: int, said: Said, client: str | None) -> bool:
        """Play, store, tell. Returns whether onlookers saw anything."""
        started = time.perf_counter()
        match = self.playing()
        before = self._public(match)
        rows = match.play(seat, said, client, store.now_ms())
        seen = self._public(match) != before
        if seen:
            self._asked = None
        await self._store_rows(rows)
        self.tell()
        self.hall.counters["moves"] += 1
        self.hall.times["move"].note(time.perf_counter() - started)
        return seen

    def _public(self, match: Match) -> tuple[bytes, int]:
        return match.known(None), match.number(None)

    async def _store_rows(self, rows: list[Row]) -> None:
        match, sheet = self.playing(), self.sheet
        clocked = self._tick_clocks()
        if match.table.over:
            sheet.state = FINISHED
            sheet.finished_at = store.now_ms()
            sheet.result = {"scores": match.table.scores(), "winners": match.table.winners()}
            self._running = frozenset()
            self._asked = None
            self.hall.counters["matches_finished"] += 1
        settled = self._note_question()
        await self._stored(store.append(sheet.id, rows, sheet if clocked or settled or match.table.over else None))

    def _note_question(self) -> bool:
        """Put the open question into the sheet; was there anything to change?"""
        noted = self._asked.as_json() if self._asked else None
        changed = noted is not None or self.sheet.asked is not None
        self.sheet.asked = noted
        return changed

    async def _keep_question(self) -> None:
        if self._note_question():
            await self.save()

    def tell(self) -> None:
        """Tell every place what it can see of a change, and nothing where it can see none."""
        match = self.match
        places: dict[Place, list[Line]] = {}
        moved: list[Line] = []
        for line in self.listening():
            place = self.place_of(line)
            if place == line.synced:
                places.setdefault(place, []).append(line)
            else:
                moved.append(line)
        infos: dict[str | None, tuple[str, str]] = {}
        for place, lines in places.items():
            news = self._news(match, place) if match else None
            for line in lines:
                guest = line.guest.id if line.guest else None
                if guest not in infos:
                    said = self.info(guest)
                    infos[guest] = (dumps(said), self._info_key(said))
                info, key = infos[guest]
                changed = key != line.table_key
                line.table_key = key
                if news is None or match is None:
                    if changed:
                        line.send(joined(type='"table"', table=info))
                    continue
                since, told = news
                parts = {
                    "type": '"events"',
                    "epoch": str(told.epoch),
                    "from": str(since),
                    "number": str(told.number),
                    "events": match.encoded_events(place, since, line.language),
                    "view": told.encoded_view(match, line.language),
                }
                line.send(joined(**parts, table=info) if changed else joined(**parts))
        for place in set(self._told) - set(places):
            del self._told[place]
        for line in moved:  # after the others: a sync takes what it tells for told to its whole place
            self._sync(line)
        self._settle()

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
        spoken = await self.hall.store.do(
            store.say(self.sheet.id, line.guest.id, self._chat_name(line.guest, seat), seat, text)
        )
        message = dumps({"type": "chat", "messages": [spoken]})
        for other in self.listening():
            other.send(message)

    def _news(self, match: Match, place: Place) -> tuple[int, Told] | None:
        told, now = self._told.get(place), self._tell_anew(match, place)
        if told is now:
            return None
        if told is None or told.epoch != now.epoch:
            return 0, now
        if told.number == now.number and told.view == now.view:
            return None
        return told.number, now

    def _tell_anew(self, match: Match, place: Place) -> Told:
        """What there is to tell a place: that of last time while nothing the place knows has changed."""
        told = self._told.get(place)
        epoch, number, known = match.epochs[place], match.number(place), match.known(place)
        if told is None or (told.epoch, told.number, told.known) != (epoch, number, known):
            told = self._told[place] = Told(epoch, number, known, match.view(place))
        return told

    def why(self, guest: Guest | None, seat: int, said: Said) -> OutcryError | None:
        """Why a move can't be played now, None if it can. A single action is judged by what the seat knows."""
        match = self.playing()
        self.own_seat(guest, seat)
        table = match.table
        self._check_code(match, said)
        codes = table.understand(seat, said)
        if len(codes) == 1:
            reason = match.game.call.why_not(table.hidden(seat), 0, seat, codes[0])
            if reason:
                refused = match.game.reasons[reason]
                return IllegalMove(refused.message, refused.clause, move=table.move(codes[0]).text)
            return None
        return table.why_not(seat, said)

    async def hint(self, guest: Guest | None, seat: int, language: str) -> dict[str, Any]:
        """What a bot would do with what this seat knows."""
        async with self.changing():
            match = self.playing()
            self.own_seat(guest, seat)
            if not self.sheet.hints:
                raise ServerError("server-error-hints-off")
            match.table.understand(seat, 0)  # the gate: is it this seat's turn
            hidden = match.game.layout.to_bytes(match.table.hidden(seat))
            level = self.hall.level_now(self.sheet.game, HINT if match.game.house else usual(match.game))
        seed = f"hint:{self.sheet.bot_seed}:{seat}:{match.number(seat)}"
        owner = guest.id if guest else self.sheet.host
        code = await self.hall.brains.choose(owner, self.sheet.game, hidden, seat, seed, level)
        self.own_seat(guest, seat)  # still: thinking takes a while
        named = match.table.move(code)
        said = {"code": code, "move": named.json, "text": named.text}
        return {**said, "say": match.say_move({"code": code}, language)}

    # --- undo ---------------------------------------------------------------------------------------------

    async def ask_undo(self, guest: Guest | None, seat: int, client: str) -> None:
        """Take the last move back, at once if nobody else saw it, else with everybody's consent."""
        async with self._undoing(seat, partial(self._may_ask, guest, seat, client)) as undo:
            if undo is None:
                return
            owned = self.own_seat(guest, seat)
            key = f"{owned.guest}:{seat}:{client}"
            # Consent is the whole table's, not only theirs who saw it.
            waiting = {s.seat for s in self.sheet.seats if self._has_a_say(s, owned)} if undo.seen else set()
            if waiting:
                self._asked = Asked(seat, waiting, time.monotonic() + self.hall.settings.undo_wait_s, key)
                await self._keep_question()
                self.tell()
                return
            await self._take_back(undo, seat, key)

    def _may_ask(self, guest: Guest | None, seat: int, client: str) -> bool:
        """Is there anything to do for this question? The same one asked again is answered already."""
        owned = self.own_seat(guest, seat)
        if f"{owned.guest}:{seat}:{client}" in self.playing().clients:
            return False
        if not self.sheet.undo:
            raise UndoRefused()
        if self._asked:
            raise UndoRefused("server-error-undo-asked")
        return True

    @asynccontextmanager
    async def _undoing(self, seat: int, wanted: Callable[[], bool]) -> AsyncIterator[Undo | None]:
        """The table held, with the undo of the seat's last move worked out for the match as it stands then.

        Working it out takes long, so it is done while the table is free; if somebody moved meanwhile, once more.
        """
        undo: Undo | None = None
        worked_for: tuple[Match, int] | None = None
        for _ in range(UNDO_TRIES):
            async with self.changing():
                match = self.playing()
                if not wanted():
                    yield None
                    return
                if worked_for == (match, len(match.rows)):
                    yield undo
                    return
                worked_for = (match, len(match.rows))
                played, steps = match.table.until(len(match.live)), list(match.live)
            undo = await self.hall.workers.do("replays", prepare_undo, played, steps, seat)
        raise NoUndo("error-undo-others")

    def _has_a_say(self, seat: Seat, asker: Seat) -> bool:
        return seat.kind == PERSON and not seat.stand_in and seat.guest != asker.guest

    async def answer_undo(self, guest: Guest | None, seat: int, agree: bool) -> None:
        """Consent, refusal, or the asker's own withdrawal."""
        async with self.changing():
            self.playing()
            self.own_seat(guest, seat)
            asked = self._asked
            if asked is None or (seat != asked.seat and seat not in asked.waiting | asked.agreed):
                raise UndoRefused("server-error-undo-none-asked")
            if not agree:
                self._asked = None
            elif seat in asked.waiting:
                asked.waiting.discard(seat)
                asked.agreed.add(seat)
            await self._keep_question()
            self.tell()
            if self._asked is None or asked.waiting:
                return
        await self._undo_agreed(asked)

    async def _undo_agreed(self, asked: Asked) -> None:
        """Everybody has agreed: take it back, unless somebody's visible move has withdrawn the question."""
        try:
            async with self._undoing(asked.seat, lambda: self._asked is asked) as undo:
                if undo is not None:
                    self._asked = None
                    await self._take_back(undo, asked.seat, asked.client)
        except NoUndo:
            async with self.changing():
                self._asked = None
                await self._keep_question()
                self.tell()
            raise

    async def _take_back(self, undo: Undo, seat: int, client: str | None) -> None:
        rows = self.playing().take_back(undo.first, undo.table, undo.told, seat, client, store.now_ms())
        await self._store_rows(rows)
        self.hall.counters["undone"] += 1
        self.tell()

    # --- bots, clocks, leavers ------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Set the bots to work and the alarm to the next moment something is due."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self.broken or self.match is None or self.sheet.state != RUNNING or not self.lines:
            self._send_bots_home()
            return
        for seat in self.match.table.pending:
            if self.sheet.seats[seat].played_by and seat not in self._bots:
                self._bots[seat] = asyncio.create_task(self._bot(seat))
        due = self._due()
        if due is not None:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, due - time.monotonic()) + 0.005, self._ring)

    def _due(self) -> float | None:
        moments = [self._asked.until] if self._asked else []
        pending = self.match.table.pending if self.match else []
        for seat in pending:
            left = self._left_at.get(self.sheet.seats[seat].guest or "")
            if left is not None and not self.sheet.seats[seat].played_by:
                moments.append(left + self.hall.settings.grace_s)
        if self.sheet.clocks is not None:
            moments += [self._clock_at + self.sheet.clocks[seat] / 1000 for seat in self._running]
        return min(moments, default=None)

    def _ring(self) -> None:
        self.hall.spawn(self._on_alarm())

    async def _on_alarm(self) -> None:
        if self.broken:
            return
        async with self.changing():
            if self.sheet.state != RUNNING or self.match is None:
                return
            now = time.monotonic()
            if self._asked and self._asked.until <= now:
                self._asked = None
                await self._keep_question()
            self._tick_clocks()
            stood_in = False
            for number in self.match.table.pending:
                seat = self.sheet.seats[number]
                left = self._left_at.get(seat.guest or "")
                gone = left is not None and left + self.hall.settings.grace_s <= now
                late = self.sheet.clocks is not None and self.sheet.clocks[number] <= 0 and number in self._running
                if seat.kind == PERSON and not seat.stand_in and (gone or late):
                    seat.stand_in = usual(self.match.game)
                    seat.out_of_time = seat.out_of_time or late
                    stood_in = True
            if stood_in:
                self._tick_clocks()
                await self.save()
            self.tell()

    def _tick_clocks(self) -> bool:
        """Charge those who were thinking, note who thinks now. True where there are clocks."""
        sheet = self.sheet
        if sheet.clocks is None or sheet.clock is None:
            return False
        now = time.monotonic()
        gone = round((now - self._clock_at) * 1000)
        self._clock_at = now
        thinking: frozenset[int] = frozenset()
        if self.match and sheet.state == RUNNING and self.lines:
            thinking = frozenset(s for s in self.match.table.pending if not sheet.seats[s].played_by)
        for seat in self._running:
            sheet.clocks[seat] = max(0, sheet.clocks[seat] - gone)
            if seat not in thinking and not sheet.seats[seat].played_by:
                sheet.clocks[seat] += sheet.clock["increment_s"] * 1000
        self._running = thinking
        return True

    async def _bot(self, seat: int) -> None:
        """A bot's turn: think elsewhere, then play what still fits. Face-down actions follow without a pause.

        What shows after them waits for a whole beat: else the time would tell how many there were.
        """
        pause = self.hall.settings.bot_delay_s
        started, secret = time.monotonic(), False
        try:
            await asyncio.sleep(pause * random.uniform(0.6, 1.5))
            while (asked := await self._question(seat)) is not None:
                hidden, seed, level = asked
                code = await self.hall.brains.choose(self.sheet.host, self.sheet.game, hidden, seat, seed, level)
                if secret and pause and self._would_show(seat, code):
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
            log.exception("bot failed", extra={"table": self.sheet.id})
        finally:
            if self._bots.get(seat) is asyncio.current_task():
                del self._bots[seat]
        if not self.broken:
            self._settle()

    def _send_bots_home(self) -> None:
        """Bots stop thinking where nobody looks or nothing is played any more."""
        for task in self._bots.values():
            task.cancel()
        self._bots.clear()

    def _would_show(self, seat: int, code: int) -> bool:
        """Would onlookers see something of this action?"""
        if self.match is None:
            return False
        game = self.match.game
        after = game.layout.from_bytes(self.match.table.to_bytes())
        before = after.copy()
        if game.call.act(after, 0, seat, code):
            return False
        for state in (before, after):
            game.call.hide_from(state, 0, SPECTATOR)
        return game.layout.to_bytes(before) != game.layout.to_bytes(after)

    async def _question(self, seat: int) -> tuple[bytes, str, str] | None:
        if self.broken:
            return None
        async with self.changing():
            level = self.sheet.seats[seat].played_by
            if self.sheet.state != RUNNING or level is None or self.match is None or not self.lines:
                return None
            if seat not in self.match.table.pending:
                return None
            hidden = self.match.game.layout.to_bytes(self.match.table.hidden(seat))
            level = self.hall.level_now(self.sheet.game, level)
            return hidden, f"{self.sheet.bot_seed}:{seat}:{self.match.decisions_of(seat)}", level

    async def _bot_plays(self, seat: int, hidden: bytes, code: int) -> bool:
        async with self.changing():
            match = self.match
            if self.sheet.state != RUNNING or match is None or not self.sheet.seats[seat].played_by:
                return False
            if match.game.layout.to_bytes(match.table.hidden(seat)) != hidden:
                return False
            return await self._play(seat, code, None)


def rules_trouble(sheet: Sheet) -> str | None:
    """Was it dealt by other rules than there are today?"""
    if sheet.rules is None:
        return None
    if sheet.game not in games() or sheet.rules["version"] != load_game(sheet.game).edition.rules_version:
        return "rules"
    return None


def sheet_info(sheet: Sheet, guest: str | None) -> dict[str, Any]:
    """A table as its sheet alone tells it."""
    own = sheet.seats_of(guest)
    inside = bool(own) or (guest is not None and guest == sheet.host)
    return {
        "id": sheet.id,
        "game": sheet.game,
        "state": sheet.state,
        "public": sheet.public,
        "players": sheet.players,
        "options": sheet.options,
        "numbers": sheet.numbers,
        "hints": sheet.hints,
        "undo": sheet.undo,
        "clock": sheet.clock,
        "seats": [
            {
                "seat": s.seat,
                "kind": s.kind,
                "name": s.name,
                "person": person_of(s.name) if s.kind == BOT else None,
                "level": s.level if s.kind == BOT else None,
                "guest": s.guest,
                "you": s.seat in own,
                "online": False,
                "stand_in": s.stand_in,
                "stand_in_person": person_of(stand_in_for(sheet, s)),
                "stand_in_at": None,
            }
            for s in sheet.seats
        ],
        "trouble": rules_trouble(sheet),
        "pending": [],
        "host": sheet.host,
        "you": {"host": guest is not None and guest == sheet.host, "seats": own},
        "invite": sheet.invite if inside else None,
        "clocks": None,
        "undo_ask": None,
        "watching": 0,
        "seed_hash": seed_hash(sheet.seed) if sheet.seed and sheet.started_at else None,
        "result": sheet.result,
        "may_change": [],
        "changed_by": sheet.changed_by,
        "rematch": sheet.rematch,
        "rematch_of": sheet.rematch_of,
        "at": store.now_ms(),
        "created_at": sheet.created_at,
        "started_at": sheet.started_at,
        "finished_at": sheet.finished_at,
    }
