"""The hall: one server's state. Its guests, and all tables, those in memory and those asleep in the store."""

import asyncio
import contextlib
import logging
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, cast

from openoutcry.errors import OutcryError
from openoutcry.language import LANGUAGES
from openoutcry.server.door import Door
from openoutcry.server.errors import Busy, Elsewhere, NoTable
from openoutcry.server.guests import COOKIE, Tokens, clean_name, new_id
from openoutcry.server.hall.games import Games
from openoutcry.server.hall.news import News
from openoutcry.server.hall.presence import Presence
from openoutcry.server.hall.reviews import Reviews
from openoutcry.server.limits import Limiter
from openoutcry.server.match import Match
from openoutcry.server.measures import WATCHED, Times, watch_loop
from openoutcry.server.model import (
    FINISHED,
    RUNNING,
    Guest,
    Sheet,
    rules_of,
)
from openoutcry.server.peers import told
from openoutcry.server.readiness import Readiness
from openoutcry.server.settings import Settings
from openoutcry.server.store import store_of
from openoutcry.server.store.interface import Listed
from openoutcry.server.tables.info import rules_trouble, sheet_info
from openoutcry.server.tables.line import Line
from openoutcry.server.tables.table import LiveTable
from openoutcry.server.work.brains import Brains
from openoutcry.server.work.jobs import Database, Jobs
from openoutcry.server.work.kept import Kept
from openoutcry.server.work.pressure import Pressure
from openoutcry.server.work.tidying import tidy
from openoutcry.server.work.workers import Kind, Workers
from openoutcry.table.lesson import starts_lesson

log = logging.getLogger("openoutcry.server")
T = TypeVar("T")
KNOWN_GUESTS = 10_000  # kept in memory
SHARED_EVERY_S = 1.0  # what visitors have used up, and who is where
TIDY_EVERY_S = 30.0
BRINGS = 50  # tries to get a table from another node


class Hall:
    """One server's state."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = store_of(settings)
        self.limiter = Limiter(settings.rates, settings.rate_factor)
        self.counters: Counter[str] = Counter(dict.fromkeys(WATCHED, 0))
        self.jobs = self._jobs()
        self.brains = Brains(settings.bot_processes, self.jobs)
        self.workers = Workers()
        self.pressure = Pressure(settings.rate_factor)
        self.replays = Kept(settings.kept_bytes)
        self.tables: dict[str, LiveTable] = {}
        self.door = Door(settings, self.counters)
        self.readiness = Readiness(self.store, self.door, settings)
        self.times: defaultdict[str, Times] = defaultdict(Times)
        self.routes: defaultdict[str, Times] = defaultdict(Times)
        self.sockets: Counter[str] = Counter()
        self._guests: OrderedDict[str, Guest] = OrderedDict()
        self._retire_at = 0.0
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.rematching: dict[str, asyncio.Lock] = {}
        self.games = Games(self.workers, self.spawn)
        self.reviews = Reviews(self)
        self.news = News(self)
        self.presence = Presence(self)

    def _jobs(self) -> Jobs | None:
        """The workers of a site on several machines; a single process does all by itself."""
        if not (self.settings.database and self.settings.workers):
            return None
        return Jobs(cast(Database, self.store), self.counters)

    # --- life ------------------------------------------------------------------------------------------

    async def open(self) -> None:
        self.store.open()
        self.tokens = Tokens(self.store.key())
        self.limiter.key = self.store.key()[:64]
        if self.settings.database:
            self.news.listen()
            self.spawn(self.news.catch_up())
            self.spawn(self._every(self.settings.lease_s / 3, self._stay))
            self.limiter.spent()  # from now on it is noted
            self.spawn(self._every(SHARED_EVERY_S, self.news.share_limits))
            self.spawn(self._every(SHARED_EVERY_S, self.presence.share))
        if self.jobs is not None:
            self.spawn(self.jobs.watch())
        self.spawn(self._every(min(30.0, self.settings.idle_unload_s), self._sweep))
        self.spawn(self._every(TIDY_EVERY_S, tidy))
        self.spawn(self.door.watch())
        self.spawn(watch_loop(self.times["loop_lag"]))
        self.spawn(self.pressure.watch())
        if self.settings.warm:
            self.games.prepare_all()

    async def close(self) -> None:
        for table in list(self.tables.values()):
            table.stop("restart")
        await self.reviews.judges.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.brains.close()
        await self.workers.do("pages", self.store.close)
        self.workers.close()

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

    async def _every(self, pause_s: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something again and again. What fails once, as while the database is away, is tried the next time."""
        while True:
            await asyncio.sleep(pause_s)
            try:
                await work()
            except OutcryError as refused:
                log.warning("not done this time", extra={"work": work.__qualname__, "why": refused.code})
            except Exception:
                log.exception("not done this time", extra={"work": work.__qualname__})

    async def _stay(self) -> None:
        """Keep this node's lease. One that stood still for too long begins anew: its tables may be others' by now.

        While the database is away nobody else can take a table over either.
        """
        if not await self.store.renew():
            self.counters["leases_lost"] += 1
            for table in list(self.tables.values()):
                table.start_over()

    async def _sweep(self) -> None:
        """Tables nobody looks at go to sleep; quiet visitors are forgotten."""
        self.limiter.sweep()
        horizon = time.monotonic() - self.settings.idle_unload_s
        for table in list(self.tables.values()):
            if not table.lines and table.quiet_since < horizon and not table.lock.locked():
                await self._put_to_sleep(table)
        await self._retire()

    async def _put_to_sleep(self, table: LiveTable) -> None:
        table.broken = True
        table.stop("restart")
        async with self._loading.setdefault(table.sheet.id, asyncio.Lock()):
            self.forget(table)
            if table.sheet.id not in self.tables:
                with contextlib.suppress(OutcryError):
                    await self.store.release(table.sheet.id)

    async def let_go(self, table_id: str) -> None:
        """Another node needs this table beside one of its own."""
        if table_id in self.tables:
            await self._put_to_sleep(self.tables[table_id])
        else:
            await self.store.release(table_id)

    async def _retire(self) -> None:
        """Once an hour, tables that are older than this site keeps them go."""
        from openoutcry.server.admin import prune  # it asks the hall in turn

        if self.settings.keep_days and time.monotonic() >= self._retire_at:
            self._retire_at = time.monotonic() + 3600
            self.counters["tables_retired"] += (await prune(self, self.settings.keep_days))["removed"]

    def forget(self, table: LiveTable) -> None:
        """A table leaves the memory; the store has it."""
        if self.tables.get(table.sheet.id) is table:
            del self.tables[table.sheet.id]

    # --- guests ----------------------------------------------------------------------------------------

    async def guest(self, token: str | None) -> Guest | None:
        """Who a cookie stands for."""
        found = self.tokens.read(token)
        if found is None:
            return None
        named, number = found
        guest = self._guests.get(named)
        if guest is None:
            guest = await self.store.load_guest(named)
            if guest:
                self._remember(guest)
        else:
            self._guests.move_to_end(named)
        return guest if guest and guest.token == number else None

    def send_away(self, guest: str | None) -> None:
        """Forget a guest (or all) whose cookies count no more, and close their lines."""
        for known in [guest] if guest else list(self._guests):
            self._guests.pop(known, None)
        for table in self.tables.values():
            for line in list(table.lines):
                if line.guest and guest in (None, line.guest.id):
                    line.close("uninvited")

    async def catch_up(self) -> None:
        """See what the others may have told unheard: guests who changed, tables that are gone or were written."""
        self._guests.clear()
        here = {line.guest.id for table in self.tables.values() for line in table.lines if line.guest}
        guests = await self.store.load_guests(sorted(here))
        for guest_id in here:
            self._see_again(guest_id, guests.get(guest_id))
        known = dict(self.tables)
        written = await self.store.versions(list(known))
        for table_id, table in known.items():
            if table_id not in written or written[table_id] > table.sheet.version:
                table.start_over()

    def start_over_with(self, guest: str) -> None:
        """Tables that know this guest are read anew."""
        for table in list(self.tables.values()):
            if guest == table.sheet.host or table.sheet.seats_of(guest):
                table.start_over()

    async def look_again(self, guest_id: str) -> None:
        """A guest has changed at another node."""
        self._guests.pop(guest_id, None)
        self._see_again(guest_id, await self.store.load_guest(guest_id))

    def _see_again(self, guest_id: str, guest: Guest | None) -> None:
        for line in self._lines_of(guest_id):
            if guest is None or line.guest is None or line.guest.token != guest.token:
                line.close("uninvited")
            else:
                line.guest, line.language = guest, guest.language

    def _lines_of(self, guest_id: str) -> list[Line]:
        lines = (line for table in self.tables.values() for line in table.lines)
        return [line for line in lines if line.guest and line.guest.id == guest_id]

    def _remember(self, guest: Guest) -> None:
        self._guests[guest.id] = guest
        while len(self._guests) > KNOWN_GUESTS:
            self._guests.popitem(last=False)

    async def welcome(self, guest: Guest | None, name: str, language: str | None) -> Guest:
        """A new guest, or one who changes name or language."""
        chosen = language if language in LANGUAGES else (guest.language if guest else "en")
        named = Guest(guest.id if guest else new_id("g"), clean_name(name), chosen, guest.token if guest else 0)
        await self.store.save_guest(named)
        self._remember(named)
        if guest is None:
            self.counters["guests"] += 1
        for line in self._lines_of(named.id):
            line.guest, line.language = named, named.language
        if guest is not None:
            await self.store.tell(kind="guest", guest=named.id)
        return named

    # --- tables ----------------------------------------------------------------------------------------

    async def table(self, table_id: str, guest: str | None, invite: str | None, who: str) -> LiveTable:
        """A table this visitor may know of; who is charged where it has to be woken."""
        table = await self.load(table_id, who)
        if not table.sheet.knows(guest, invite):
            raise NoTable()
        return table

    async def load(self, table_id: str, who: str = "") -> LiveTable:
        """A table, from memory or woken from the store, which costs the one who asks. No player is refused."""
        found = self.tables.get(table_id)
        if found:
            return found
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id in self.tables:
                return self.tables[table_id]
            try:
                owner = await self.store.claim(table_id)
                if owner is not None:
                    raise Elsewhere(owner)
                sheet = await self.store.load_sheet(table_id)
                if sheet is None:
                    raise NoTable()
                match, trouble = None, rules_trouble(sheet)
                if trouble == "rules" and sheet.state == RUNNING:
                    await self._leave_to_its_rules(sheet)
                if sheet.state in (RUNNING, FINISHED) and trouble is None:
                    if who and not sheet.seats_of(who):
                        self.limiter.check("work", who)
                    await self.games.prepared(sheet.game)
                    rows = await self.store.load_rows(table_id)
                    try:
                        match, seconds = await self.workers.timed("replays", Match, sheet, rows)
                    except Exception:
                        log.exception("a log does not replay", extra={"table": table_id})
                        trouble, seconds = "log", 0.0
                    if who:
                        self.limiter.charge("work", who, seconds)
                if table_id in self.tables:  # by one who had waited for another's failure
                    return self.tables[table_id]
                self.tables[table_id] = LiveTable(self, sheet, match, trouble)
                self.counters["tables_woken"] += 1
                return self.tables[table_id]
            finally:
                self._loading.pop(table_id, None)

    async def _leave_to_its_rules(self, sheet: Sheet) -> None:
        """A match that was dealt by other rules goes on at a node that still has them, as long as there is one."""
        assert sheet.rules is not None
        owner = await self.store.who_plays(rules_of(sheet.game, sheet.rules["version"]))
        if owner is not None:
            await self.store.release(sheet.id)
            raise Elsewhere(owner)

    async def bring(self, table_id: str, who: str) -> LiveTable:
        """A table that is needed here, beside another one; its owner lets it go."""
        for _ in range(BRINGS):
            try:
                return await self.load(table_id, who)
            except Elsewhere:
                await self.store.tell(kind="wanted", table=table_id)
                await asyncio.sleep(0.1)
        raise Busy(1)

    async def list(self, kind: Listed, guest: str | None, game: str | None, limit: int) -> list[dict[str, Any]]:
        """Tables for the lobby."""
        if kind in ("open", "watch"):
            self.pressure.admit("lists")
        sheets = await self.store.list_sheets(kind, guest, game, limit)
        elsewhere: dict[str, str] = {}
        if kind == "mine":  # whose turn it is, only the match itself knows
            for sheet in sheets:
                if sheet.state == RUNNING:
                    with contextlib.suppress(OutcryError):  # one that can't be woken is listed as its sheet tells
                        owner = await self._wake(sheet, guest or "")
                        elsewhere |= {sheet.id: owner} if owner else {}
        told_there = await self._told(elsewhere, guest or "")
        sheets = [sheet for sheet in sheets if starts_lesson(sheet.game, sheet.position) is None]
        return [
            self.tables[s.id].info(guest) if s.id in self.tables else told_there.get(s.id) or self._asleep(s, guest)
            for s in sheets
        ]

    def _asleep(self, sheet: Sheet, guest: str | None) -> dict[str, Any]:
        """A table as its sheet tells it, and who is there as the node says that has it."""
        return self.presence.shown(sheet_info(sheet, guest))

    async def _wake(self, sheet: Sheet, guest: str) -> str | None:
        """Load a table if its rules are at hand; the address of its owner if it is another node's."""
        try:
            if self.games.states.get(sheet.game) != "ready":
                return await self.store.claim(sheet.id)
            await self.load(sheet.id, guest)
        except Elsewhere as there:
            return there.address
        return None

    async def _told(self, elsewhere: dict[str, str], guest_id: str) -> dict[str, Any]:
        """Tables as the nodes that own them tell this guest."""
        guest = await self.store.load_guest(guest_id) if elsewhere else None
        if guest is None:
            return {}
        cookie = f"{COOKIE}={self.tokens.sign(guest.id, guest.token)}"
        key = self.store.key()
        asked = [
            self.workers.do("peers", told, owner, f"/api/tables/{table}", cookie, key, self.settings.lease_s)
            for table, owner in elsewhere.items()
        ]
        return dict(zip(elsewhere, await asyncio.gather(*asked), strict=True))
