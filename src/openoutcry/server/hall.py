"""The hall: all tables, those in memory and those asleep in the store; opening, sitting, starting, rematches."""

import asyncio
import contextlib
import gc
import logging
import secrets
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from openoutcry.bots import HOUSE, RANDOM, budget_of, choose, levels, usual
from openoutcry.bots.search import TREE_SEARCH
from openoutcry.errors import BadSeat, NotAvailable, OutcryError
from openoutcry.games import games, load_game
from openoutcry.kernel.chance import new_seed
from openoutcry.kernel.contract import Game
from openoutcry.language import LANGUAGES
from openoutcry.server import store
from openoutcry.server.door import Door
from openoutcry.server.errors import (
    BadRequest,
    NoTable,
    NotAllowed,
    SeatTaken,
    ServerError,
    TooMany,
    WrongState,
)
from openoutcry.server.folder import DataFolder
from openoutcry.server.guests import Tokens, clean_name, new_id
from openoutcry.server.limits import Limiter
from openoutcry.server.live import LiveTable, rules_trouble, sheet_info
from openoutcry.server.match import Match, stored_log
from openoutcry.server.measures import Times
from openoutcry.server.model import (
    BOT,
    CLOSED,
    FINISHED,
    FREE,
    OPEN,
    PERSON,
    RUNNING,
    Guest,
    Seat,
    Sheet,
)
from openoutcry.server.names import unlike
from openoutcry.server.people import person_of, regular_for
from openoutcry.server.readiness import Readiness
from openoutcry.server.settings import Settings
from openoutcry.server.work.brains import Brains
from openoutcry.server.work.kept import Kept
from openoutcry.server.work.pressure import Pressure
from openoutcry.server.work.workers import Kind, Workers
from openoutcry.table import Log, Table
from openoutcry.table.rematch import BadRematch, checked_change, unchanged

log = logging.getLogger("openoutcry.server")
T = TypeVar("T")
KNOWN_GUESTS = 10_000  # kept in memory


class Reviewing:
    """A review in the making: how many decisions of how many are judged."""

    task: asyncio.Task[None]
    done = 0
    of = 0

    def note(self, done: int, of: int) -> None:
        self.done, self.of = done, of


class Hall:
    """One server's state."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.folder = DataFolder(settings.data_dir)
        self.store = store.Store(self.folder.database)
        self.tokens = Tokens(self.folder.key())
        self.limiter = Limiter(settings.rates, settings.rate_factor)
        self.brains = Brains(settings.bot_processes)
        self.workers = Workers()
        self.pressure = Pressure(settings.rate_factor)
        self.replays = Kept(settings.kept_bytes)
        self.tables: dict[str, LiveTable] = {}
        self.counters: Counter[str] = Counter()
        self.door = Door(settings, self.counters)
        self.readiness = Readiness(self.store, self.door, settings)
        self.times: defaultdict[str, Times] = defaultdict(Times)
        self.sockets: Counter[str] = Counter()
        self.game_states: dict[str, str] = dict.fromkeys(games(), "asleep")
        self._guests: OrderedDict[str, Guest] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._rematching: dict[str, asyncio.Lock] = {}
        self._prepared: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._reviews: dict[str, Reviewing] = {}
        self._one_compiles = asyncio.Lock()
        self._searching: set[str] = set()  # games whose searching bots are ready
        self._asked_to_search: set[str] = set()

    # --- life ------------------------------------------------------------------------------------------

    async def open(self) -> None:
        self.folder.lock()
        self.store.open()
        self.spawn(self._sweep())
        self.spawn(self.door.watch())
        self.spawn(self.pressure.watch())
        if self.settings.warm:
            for game in games():
                self._preparing(game)
            self.spawn(self._prepare_searches())

    async def close(self) -> None:
        for table in list(self.tables.values()):
            table.stop("restart")
        tasks = [*self._tasks, *self._prepared.values(), *(making.task for making in self._reviews.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.brains.close()
        await self.workers.do("pages", self.store.close)
        self.workers.close()
        self.folder.unlock()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background and hear of it if it fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)

        def done(ended: asyncio.Task[Any]) -> None:
            self._tasks.discard(ended)
            if not ended.cancelled() and ended.exception() is not None:
                log.error("background task failed", exc_info=ended.exception())

        task.add_done_callback(done)

    async def worked(self, who: str, kind: Kind, work: Callable[..., T], *given: Any) -> T:
        """Have something costly done; who asked for it is charged with what it took."""
        self.limiter.check("work", who)
        found, seconds = await self.workers.timed(kind, work, *given)
        self.limiter.charge("work", who, seconds)
        return found

    async def _sweep(self) -> None:
        """Tables nobody looks at go to sleep; quiet visitors are forgotten."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_unload_s))
            self.limiter.sweep()
            horizon = time.monotonic() - self.settings.idle_unload_s
            for table in list(self.tables.values()):
                if not table.lines and table.quiet_since < horizon and not table.lock.locked():
                    table.broken = True
                    table.stop("restart")
                    self.forget(table)

    def forget(self, table: LiveTable) -> None:
        """A table leaves the memory; the store has it."""
        if self.tables.get(table.sheet.id) is table:
            del self.tables[table.sheet.id]

    # --- games -----------------------------------------------------------------------------------------

    def _preparing(self, game: str) -> asyncio.Task[None]:
        task = self._prepared.get(game)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._prepared[game] = asyncio.create_task(self._prepare(game))
            task.add_done_callback(lambda ended: None if ended.cancelled() else ended.exception())
        return task

    async def _prepare(self, game: str) -> None:
        self.game_states[game] = "preparing"
        try:
            async with self._one_compiles:
                await self.workers.do("compiling", prepare, game)
        except Exception as broken:
            self.game_states[game] = "failed"
            log.exception("rules not ready", extra={"game": game})
            if isinstance(broken, OutcryError):
                raise
            raise NotAvailable("error-compile", game=game, why=type(broken).__name__) from broken
        self.game_states[game] = "ready"
        # Loaded code stays: the collector need not look through it while people wait for each other's moves.
        gc.freeze()

    async def _prepare_searches(self) -> None:
        """When all games can be played, the bots that search are made ready too."""
        for game in games():
            await asyncio.shield(self._preparing(game))
        for game in games():
            await self._prepare_search(game)

    async def _prepare_search(self, game: str) -> None:
        async with self._one_compiles:
            await self.workers.do("compiling", lambda: load_game(game).algorithm(TREE_SEARCH))
        self._searching.add(game)
        gc.freeze()

    def level_now(self, game: str, level: str) -> str:
        """The bot that plays for a level: the usual one until the searching ones are ready."""
        if game in self._searching or budget_of(level) is None:
            return level
        if game not in self._asked_to_search:
            self._asked_to_search.add(game)
            self.spawn(self._prepare_search(game))
        return usual(load_game(game))

    async def prepared(self, name: str) -> Game:
        """A game whose rules are compiled and loaded; waits for that where it must."""
        game = load_game(name)
        await asyncio.shield(self._preparing(name))
        return game

    # --- guests ----------------------------------------------------------------------------------------

    async def guest(self, token: str | None) -> Guest | None:
        """Who a cookie stands for."""
        found = self.tokens.read(token)
        if found is None:
            return None
        if found in self._guests:
            self._guests.move_to_end(found)
            return self._guests[found]
        guest = await self.store.do(store.load_guest(found))
        if guest:
            self._remember(guest)
        return guest

    def _remember(self, guest: Guest) -> None:
        self._guests[guest.id] = guest
        while len(self._guests) > KNOWN_GUESTS:
            self._guests.popitem(last=False)

    async def welcome(self, guest: Guest | None, name: str, language: str | None) -> Guest:
        """A new guest, or one who changes name or language."""
        chosen = language if language in LANGUAGES else (guest.language if guest else "en")
        named = Guest(guest.id if guest else new_id("g"), clean_name(name), chosen)
        await self.store.do(store.save_guest(named))
        self._remember(named)
        if guest is None:
            self.counters["guests"] += 1
        for table in self.tables.values():
            for line in table.lines:
                if line.guest and line.guest.id == named.id:
                    line.guest, line.language = named, named.language
        return named

    # --- tables ----------------------------------------------------------------------------------------

    async def table(self, table_id: str, guest: str | None = None, invite: str | None = None) -> LiveTable:
        """A table this visitor may know of."""
        table = await self.load(table_id, guest or "")
        if not table.sheet.knows(guest, invite):
            raise NoTable()
        return table

    async def load(self, table_id: str, who: str = "") -> LiveTable:
        """A table, from memory or woken from the store, which costs the one who asks."""
        found = self.tables.get(table_id)
        if found:
            return found
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id in self.tables:
                return self.tables[table_id]
            try:
                sheet = await self.store.do(store.load_sheet(table_id))
                if sheet is None:
                    raise NoTable()
                match, trouble = None, rules_trouble(sheet)
                if sheet.state in (RUNNING, FINISHED) and trouble is None:
                    await self.prepared(sheet.game)
                    rows = await self.store.do(store.load_rows(table_id))
                    try:
                        match, seconds = await self.workers.timed("replays", Match, sheet, rows)
                    except Exception:
                        log.exception("a log does not replay", extra={"table": table_id})
                        trouble, seconds = "log", 0.0
                    if who:  # charged, never refused: it may be one's own running game
                        self.limiter.charge("work", who, seconds)
                self.tables[table_id] = LiveTable(self, sheet, match, trouble)
                self.counters["tables_woken"] += 1
                return self.tables[table_id]
            finally:
                self._loading.pop(table_id, None)

    async def list(self, kind: str, guest: str | None, game: str | None, limit: int) -> list[dict[str, Any]]:
        """Tables for the lobby."""
        if kind in ("open", "watch"):
            self.pressure.admit("lists")
        sheets = await self.store.do(store.list_sheets(kind, guest, game, limit))
        if kind == "mine":  # whose turn it is, only the match itself knows
            for sheet in sheets:
                if sheet.state == RUNNING and self.game_states.get(sheet.game) == "ready":
                    with contextlib.suppress(OutcryError):  # one that can't be woken is listed as its sheet tells
                        await self.load(sheet.id, guest or "")
        return [self.tables[s.id].info(guest) if s.id in self.tables else sheet_info(s, guest) for s in sheets]

    async def open_table(
        self,
        host: Guest,
        game: str,
        players: int,
        options: dict[str, Any],
        numbers: dict[str, Any],
        seats: Sequence[Seat],
        public: bool = False,
        hints: bool = True,
        undo: bool = True,
        clock: dict[str, int] | None = None,
        start: bool = False,
        position: dict[str, Any] | None = None,
        rematch_of: str | None = None,
    ) -> LiveTable:
        """A new table; with `start` it is dealt at once. A position starts it from there (puzzles, tests)."""
        self.pressure.admit("tables")
        rules = await self.prepared(game)
        await self.workers.do("deals", rules.blank, players, options, numbers)  # refuses what can't be played
        if await self.store.do(store.count_tables(host.id)) >= self.settings.tables_a_guest:
            raise TooMany(most=self.settings.tables_a_guest)
        sheet = Sheet(
            id=new_id("t"),
            game=game,
            state=OPEN,
            public=public,
            host=host.id,
            players=players,
            options=options,
            numbers=numbers,
            hints=hints,
            undo=undo,
            clock=clock,
            invite=secrets.token_urlsafe(18),
            bot_seed=new_seed(),
            created_at=store.now_ms(),
            seats=list(seats),
            position=position,
            rematch_of=rematch_of,
        )
        for seat in sheet.seats:
            if seat.kind == BOT:
                self._seat_bot(rules, sheet, seat, seat.level)
        if start and any(seat.kind == FREE for seat in sheet.seats):
            raise ServerError("server-error-open-seats")
        await self.store.do(store.save_sheet(sheet, new=True))
        table = self.tables[sheet.id] = LiveTable(self, sheet, None)
        self.counters["tables_opened"] += 1
        if start:
            async with table.changing():
                await table.start()
        return table

    def _seat_bot(self, game: Game, sheet: Sheet, seat: Seat, level: str | None) -> None:
        if level not in levels(game):
            raise ServerError("server-error-level", level=level, known=", ".join(levels(game)))
        stays = seat.kind == BOT and person_of(seat.name) is not None
        seat.kind, seat.level, seat.guest, seat.stand_in = BOT, level, None, None
        if not stays:
            seat.name = regular_for(sheet, seat)

    async def sit(self, guest: Guest, table: LiveTable, number: int | None, name: str | None) -> None:
        """Take a seat: a free one, or one's own again."""
        async with table.changing():
            sheet = table.sheet
            own = sheet.seats_of(guest.id)
            if number is None and own:
                await table.give_back(guest.id)
                table.tell()
                return
            seat = (
                self._seat(sheet, number)
                if number is not None
                else next((s for s in sheet.seats if s.kind == FREE), None)
            )
            if seat is None:
                raise SeatTaken("server-error-no-free-seat")
            if seat.seat in own:
                if name is not None and sheet.state == OPEN:
                    seat.name = unlike(clean_name(name), sheet.names(but=seat.seat))
                    await table.save()
                if seat.out_of_time:
                    raise ServerError("server-error-out-of-time")
                await table.give_back(guest.id)
            elif sheet.state != OPEN:
                raise WrongState(state=sheet.state)
            elif seat.kind != FREE:
                raise SeatTaken()
            elif own and sheet.public and guest.id != sheet.host:
                raise NotAllowed("server-error-one-seat")  # a stranger who saw two hands would play with both
            else:
                seat.name = unlike(clean_name(name) if name else guest.name, sheet.names())
                seat.kind, seat.guest = PERSON, guest.id
                await table.save()
            table.tell()

    async def stand(self, guest: Guest, table: LiveTable, number: int) -> None:
        """Give a seat up; during a match a bot takes it over."""
        async with table.changing():
            sheet = table.sheet
            seat = self._seat(sheet, number)
            own = seat.seat in sheet.seats_of(guest.id)
            if not own and not (guest.id == sheet.host and sheet.state == OPEN):
                raise NotAllowed("server-error-not-your-seat", seat=number)
            if sheet.state == OPEN:
                _free(seat)
            elif sheet.state == RUNNING:
                seat.stand_in = usual(load_game(sheet.game))
            else:
                raise WrongState(state=sheet.state)
            await table.save()
            table.tell()

    async def seat_bot(self, guest: Guest, table: LiveTable, number: int, level: str | None) -> None:
        """The host seats a bot, or frees its seat."""
        async with table.changing():
            sheet = table.sheet
            self._host_of_open(guest, sheet)
            seat = self._seat(sheet, number)
            if seat.kind == PERSON:
                raise SeatTaken()
            if level is None:
                _free(seat)
            else:
                self._seat_bot(load_game(sheet.game), sheet, seat, level)
            await table.save()
            table.tell()

    async def start(self, guest: Guest, table: LiveTable) -> None:
        await self.prepared(table.sheet.game)
        async with table.changing():
            self._host_of_open(guest, table.sheet)
            await table.start()

    async def shut(self, guest: Guest, table: LiveTable) -> None:
        """The host gives an open table up; anybody seated one that can't be played on."""
        async with table.changing():
            if not (table.trouble and table.sheet.state == RUNNING and table.sheet.seats_of(guest.id)):
                self._host_of_open(guest, table.sheet)
            table.sheet.state = CLOSED
            await table.save()
            table.tell()

    async def rematch(self, guest: Guest, table: LiveTable, seat: int | None, change: dict[str, Any]) -> LiveTable:
        """The same once more; it starts when every person has asked. Who may, changes one rule before."""
        sheet = table.sheet
        if not sheet.seats_of(guest.id):
            raise NotAllowed("server-error-not-seated")
        match = table.finished()
        made = None
        if change:
            if seat is not None:
                table.own_seat(guest, seat)
            made = checked_change(match.table, seat, change)
        following = await self._following(guest, table)
        async with following.changing():
            if made:
                self._change_rule(following.sheet, made)
                await following.save()
            if guest.id not in following.sheet.ready:
                following.sheet.ready.append(guest.id)
                await following.save()
            people = {s.guest for s in following.sheet.seats if s.kind == PERSON}
            if following.sheet.state == OPEN and people <= set(following.sheet.ready):
                with contextlib.suppress(ServerError):
                    await following.start()
        return following

    async def _following(self, guest: Guest, table: LiveTable) -> LiveTable:
        """The table of a rematch: opened by the first who asks, the same for all who ask later."""
        sheet = table.sheet
        async with self._rematching.setdefault(sheet.id, asyncio.Lock()):
            try:
                if sheet.rematch is not None:
                    return await self.load(sheet.rematch, guest.id)
                following = await self.open_table(
                    guest,
                    sheet.game,
                    sheet.players,
                    sheet.options,
                    unchanged(sheet.game, sheet.numbers, sheet.changed_by),
                    [Seat(s.seat, s.kind, s.name, s.guest, s.level) for s in sheet.seats],
                    sheet.public,
                    sheet.hints,
                    sheet.undo,
                    sheet.clock,
                    rematch_of=sheet.id,
                )
                async with table.changing():
                    sheet.rematch = following.sheet.id
                    await table.save()
                    table.tell()
                return following
            finally:
                self._rematching.pop(sheet.id, None)

    async def play_on(self, guest: Guest, table: LiveTable, number: int, seat: int) -> LiveTable:
        """From a moment of a finished match on, in one of its seats; what that seat did not know is dealt anew.

        Bots take the other seats: those that sat there, or the usual one for a person.
        """
        sheet, match = table.sheet, table.finished()
        if not 0 <= number < len(match.live):
            raise BadRequest("server-error-moment", number=number, last=len(match.live) - 1)
        played = match.table.log
        position = await self.workers.do("deals", lambda: match.table.until(number).supposed(seat, new_seed()))
        level = usual(match.game)
        seats = [Seat(s.seat, BOT, s.name if s.kind == BOT else None, None, s.level or level) for s in sheet.seats]
        seats[seat] = Seat(seat, PERSON, guest.name, guest.id)
        return await self.open_table(
            guest, sheet.game, sheet.players, played.options, played.numbers, seats, start=True, position=position
        )

    def _change_rule(self, sheet: Sheet, made: dict[str, Any]) -> None:
        """One change a rematch: with a shared win, that of the first who makes one."""
        if sheet.state != OPEN:
            raise WrongState(state=sheet.state)
        if sheet.changed_by:
            raise BadRematch("error-rematch-one", count=2)
        sheet.numbers = {**sheet.numbers, made["number"]: made["to"]}
        sheet.changed_by = [made]

    # --- reviews ---------------------------------------------------------------------------------------

    async def exported(self, table: LiveTable) -> Log:
        """The log of a match that is over, whether or not it can still be played again.

        A running one tells its secrets to nobody, not even when today's rules can't go on with it: it is closed first.
        """
        sheet = table.sheet
        if sheet.state == FINISHED and table.match is not None:
            return table.match.table.log
        if sheet.state == RUNNING or sheet.started_at is None:
            raise WrongState(state=sheet.state)
        return stored_log(sheet, await self.store.do(store.load_rows(sheet.id)))

    async def review(self, table: LiveTable, who: str) -> dict[str, Any]:
        """The review of a finished match, or word that it is being made. A failed one is tried again when asked."""
        table_id = table.sheet.id
        found = await self.store.do(store.load_review(table_id))
        if found is not None:
            return {"state": "ready", "review": found}
        making = self._reviews.get(table_id)
        if making is None:
            assert table.match is not None
            self.pressure.admit("reviews")
            self.limiter.take("review", who)
            making = self._reviews[table_id] = Reviewing()
            making.task = asyncio.create_task(self._make_review(who, table_id, table.match.table.log, making))
        if making.task.done():
            del self._reviews[table_id]
            if making.task.exception() is not None:
                return {"state": "failed"}
        return {"state": "computing", "done": making.done, "of": making.of}

    async def _make_review(self, who: str, table_id: str, played: Log, making: "Reviewing") -> None:
        try:
            made = await self.brains.review(who, played, making.note)
        except Exception:
            log.exception("review failed", extra={"table": table_id})
            raise
        await self.store.do(store.save_review(table_id, made))
        self.counters["reviews"] += 1

    def _seat(self, sheet: Sheet, number: int) -> Seat:
        if not 0 <= number < sheet.players:
            raise BadSeat(number, sheet.players)
        return sheet.seats[number]

    def _host_of_open(self, guest: Guest, sheet: Sheet) -> None:
        if guest.id != sheet.host:
            raise NotAllowed()
        if sheet.state != OPEN:
            raise WrongState(state=sheet.state)


def _free(seat: Seat) -> None:
    seat.kind, seat.name, seat.guest, seat.level, seat.stand_in = FREE, None, None, None, None


def prepare(name: str) -> None:
    """Compile a game's rules if need be and load all that a table uses, off the event loop."""
    game = load_game(name)
    table = Table(name, game.edition.least_players, "warm")
    for seat in (*table.pending, None):
        table.view(seat)
        table.hidden(seat)
    seat = table.pending[0]
    hidden = table.hidden(seat)
    for level in (RANDOM, HOUSE):
        code = choose(game, hidden, seat, "warm", level)
    game.call.why_not(hidden, 0, seat, code)
    table.play(seat, code)
    table.scores()
    game.call.best(hidden, 0)
    _ = game.study
