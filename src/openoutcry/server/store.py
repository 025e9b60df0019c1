"""The store: guests, tables, seats, actions and chat in one SQLite file.

One thread owns the connection. It takes all jobs that wait, runs them in one transaction (each in a savepoint of
its own) and answers after the commit: what was answered is on the disk, and a busy server commits once for many moves.
Actions are only ever added, under the unique key (table, number): whoever comes second is refused.
"""

import asyncio
import json
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, TypeVar

from openoutcry.server.errors import LostRace, Unreadable
from openoutcry.server.folder import create_private
from openoutcry.server.model import Guest, Row, Seat, Sheet

log = logging.getLogger("openoutcry.server")
T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Answer = Callable[[Any, BaseException | None], None]  # what was found, or what went wrong

SCHEMA_VERSION = 6
NOBODY = "–"  # the name of one who asked to be forgotten
BATCH = 200  # jobs in one transaction at most

SCHEMA = """
CREATE TABLE guests (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL, created_at INTEGER NOT NULL, token INTEGER NOT NULL
) STRICT;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, state TEXT NOT NULL, public INTEGER NOT NULL, host TEXT NOT NULL,
    players INTEGER NOT NULL, options TEXT NOT NULL, numbers TEXT NOT NULL, hints INTEGER NOT NULL,
    undo INTEGER NOT NULL, clock TEXT, clocks TEXT, invite TEXT NOT NULL, seed TEXT, position TEXT,
    bot_seed TEXT NOT NULL,
    result TEXT, rematch TEXT, rematch_of TEXT, ready TEXT NOT NULL, changed_by TEXT NOT NULL, asked TEXT,
    created_at INTEGER NOT NULL, started_at INTEGER, finished_at INTEGER, version INTEGER NOT NULL,
    rules TEXT
) STRICT;
CREATE INDEX tables_by_state ON tables (state, public, created_at);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT, guest TEXT,
    level TEXT, stand_in TEXT, out_of_time INTEGER NOT NULL, PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_guest ON seats (guest);
CREATE TABLE actions (
    table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
    code INTEGER NOT NULL, starts INTEGER NOT NULL, told INTEGER NOT NULL, digest TEXT NOT NULL, client TEXT,
    at INTEGER NOT NULL, PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, at INTEGER NOT NULL, guest TEXT NOT NULL,
    name TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL, PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE reviews (table_id TEXT PRIMARY KEY REFERENCES tables (id), review TEXT NOT NULL) STRICT;
CREATE TABLE site (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
"""
# What makes a file of that version one of the next.
STEPS = {
    1: """
ALTER TABLE tables ADD COLUMN changed_by TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN asked TEXT;
CREATE TABLE reviews (table_id TEXT PRIMARY KEY REFERENCES tables (id), review TEXT NOT NULL) STRICT;
""",
    2: """
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
""",
    3: """
CREATE TABLE site (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
""",
    4: """
ALTER TABLE tables ADD COLUMN rules TEXT;
""",
    5: """
ALTER TABLE guests ADD COLUMN token INTEGER NOT NULL DEFAULT 0;
""",
}

_SHEET_COLUMNS = [f.name for f in fields(Sheet) if f.name != "seats"]
_JSON_COLUMNS = {"options", "numbers", "clock", "clocks", "position", "result", "ready", "changed_by", "asked", "rules"}
_FLAG_COLUMNS = {"public", "hints", "undo"}
_ROW_COLUMNS = [f.name for f in fields(Row)]
_SEAT_COLUMNS = [f.name for f in fields(Seat)]


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """The file and the thread that owns it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._jobs: queue.SimpleQueue[tuple[Job, Answer] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._started = threading.Event()
        self._failed: BaseException | None = None
        self.commits = 0

    def open(self) -> None:
        """Open or create the file; an unreadable one is an error here and not later."""
        self._thread.start()
        self._started.wait()
        if self._failed:
            raise self._failed

    def close(self) -> None:
        """Finish what waits, then close the file."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join(timeout=10)

    @property
    def waiting(self) -> int:
        """Jobs that are not begun."""
        return self._jobs.qsize()

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job on the store's thread; returns after the commit."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def answer(found: Any, broken: BaseException | None) -> None:
            def settle() -> None:
                if done.cancelled():
                    return
                if broken is None:
                    done.set_result(found)
                else:
                    done.set_exception(broken)

            loop.call_soon_threadsafe(settle)

        self._jobs.put((job, answer))
        # A caller that goes away must not leave a half-known outcome: the job is done either way.
        return await asyncio.shield(done)

    def _work(self) -> None:
        try:
            connection = self._connect()
        except BaseException as broken:
            self._failed = broken
            self._started.set()
            return
        self._started.set()
        ending = False
        while not ending:
            waiting = [self._jobs.get()]
            while len(waiting) < BATCH:
                try:
                    waiting.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            ending = None in waiting
            self._commit(connection, [job for job in waiting if job is not None])
        connection.close()

    def _connect(self) -> sqlite3.Connection:
        for file in (self._file, *self._file.parent.glob(f"{self._file.name}-*")):
            create_private(file)
        connection = sqlite3.connect(self._file, isolation_level=None, timeout=10)
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("BEGIN IMMEDIATE")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if not 0 <= version <= SCHEMA_VERSION:
            raise RuntimeError(f"{self._file}: schema {version}, not {SCHEMA_VERSION}")
        for step in [SCHEMA] if version == 0 else [STEPS[v] for v in range(version, SCHEMA_VERSION)]:
            for statement in step.split(";\n"):
                if statement.strip():
                    connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        connection.execute("COMMIT")
        return connection

    def _commit(self, connection: sqlite3.Connection, jobs: list[Any]) -> None:
        answers: list[tuple[Any, Any, BaseException | None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job, answer in jobs:
                connection.execute("SAVEPOINT one")
                try:
                    answers.append((answer, job(connection), None))
                except Exception as broken:
                    connection.execute("ROLLBACK TO one")
                    answers.append((answer, None, broken))
                connection.execute("RELEASE one")
            connection.execute("COMMIT")
            self.commits += 1
        except Exception as broken:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            answers = [(answer, None, broken) for _, answer in jobs]
        for answer, found, broken_job in answers:
            try:
                answer(found, broken_job)
            except RuntimeError:  # the loop that asked is closed
                continue


# --- jobs: each takes the connection, so that several can be one transaction -------------------------


def pulse(c: sqlite3.Connection) -> None:
    """Write something, to see that it can be done."""
    c.execute("INSERT OR REPLACE INTO site VALUES ('pulse', ?)", (str(now_ms()),))


def save_guest(guest: Guest) -> Job:
    """Write a guest, new or changed."""
    return lambda c: c.execute(
        "INSERT INTO guests VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language",
        (guest.id, guest.name, guest.language, now_ms(), guest.token),
    )


def load_guest(guest_id: str) -> Callable[[sqlite3.Connection], Guest | None]:
    """A guest by id."""

    def job(c: sqlite3.Connection) -> Guest | None:
        row = c.execute("SELECT id, name, language, token FROM guests WHERE id = ?", (guest_id,)).fetchone()
        return Guest(*row) if row else None

    return job


def save_sheet(sheet: Sheet, new: bool = False) -> Job:
    """Write a table and its seats, unless somebody else has written it since it was read."""

    def job(c: sqlite3.Connection) -> None:
        seen, following = sheet.version, replace(sheet, version=sheet.version + (not new))
        values = [_to_column(name, getattr(following, name)) for name in _SHEET_COLUMNS]
        if new:
            marks = ", ".join("?" * len(values))
            c.execute(f"INSERT INTO tables ({', '.join(_SHEET_COLUMNS)}) VALUES ({marks})", values)
        else:
            changes = ", ".join(f"{name} = ?" for name in _SHEET_COLUMNS[1:])
            question = f"UPDATE tables SET {changes} WHERE id = ? AND version = ?"
            if c.execute(question, [*values[1:], sheet.id, seen]).rowcount == 0:
                raise LostRace()
        sheet.version = following.version
        c.executemany(
            "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [(sheet.id, s.seat, s.kind, s.name, s.guest, s.level, s.stand_in, int(s.out_of_time)) for s in sheet.seats],
        )

    return job


def append(table_id: str, rows: list[Row], sheet: Sheet | None) -> Job:
    """Add actions to a match's log, and in the same breath what they changed of the table."""

    def job(c: sqlite3.Connection) -> None:
        try:
            c.executemany(
                "INSERT INTO actions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (table_id, r.number, r.kind, r.seat, r.code, int(r.starts), r.told, r.digest, r.client, r.at)
                    for r in rows
                ],
            )
        except sqlite3.IntegrityError as second:
            raise LostRace() from second
        if sheet is not None:
            save_sheet(sheet)(c)

    return job


def load_sheet(table_id: str) -> Callable[[sqlite3.Connection], Sheet | None]:
    """A table by id."""

    def job(c: sqlite3.Connection) -> Sheet | None:
        found = c.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchone()
        if not found:
            return None
        try:
            return _sheet(c, found)
        except DAMAGED as broken:
            raise Unreadable() from broken

    return job


def load_rows(table_id: str) -> Callable[[sqlite3.Connection], list[Row]]:
    """The log of a match as it was stored."""

    def job(c: sqlite3.Connection) -> list[Row]:
        found = c.execute(
            f"SELECT {', '.join(_ROW_COLUMNS)} FROM actions WHERE table_id = ? ORDER BY number", (table_id,)
        )
        return [Row(**{**dict(row), "starts": bool(row["starts"])}) for row in found]

    return job


def list_sheets(
    kind: str, guest: str | None, game: str | None, limit: int
) -> Callable[[sqlite3.Connection], list[Sheet]]:
    """Tables for the lobby, newest first."""
    at_table = "(host = :guest OR id IN (SELECT table_id FROM seats WHERE guest = :guest))"
    free = "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open')"
    where = {
        "open": f"state = 'open' AND public = 1 AND {free}",
        "watch": "state = 'running' AND public = 1",
        "mine": f"state IN ('open', 'running') AND {at_table}",
        "finished": f"state = 'finished' AND {at_table}",
    }[kind]
    if game:
        where += " AND game = :game"

    def job(c: sqlite3.Connection) -> list[Sheet]:
        found = c.execute(
            f"SELECT * FROM tables WHERE {where} ORDER BY created_at DESC LIMIT :limit",
            {"guest": guest, "game": game, "limit": limit},
        ).fetchall()
        return [sheet for row in found if (sheet := _sheet_if_readable(c, row))]

    return job


def count_tables(guest: str) -> Callable[[sqlite3.Connection], int]:
    """How many open or running tables a guest has opened."""
    question = "SELECT COUNT(*) FROM tables WHERE host = ? AND state IN ('open', 'running')"
    return lambda c: int(c.execute(question, (guest,)).fetchone()[0])


def say(
    table_id: str, guest: str, name: str, seat: int | None, text: str
) -> Callable[[sqlite3.Connection], dict[str, Any]]:
    """Add a chat message; its number comes back with it."""

    def job(c: sqlite3.Connection) -> dict[str, Any]:
        last = c.execute("SELECT MAX(number) FROM chat WHERE table_id = ?", (table_id,)).fetchone()[0]
        number, at = (last or 0) + 1, now_ms()
        row = (table_id, number, at, guest, name, seat, text)
        c.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        return {"number": number, "at": at, "name": name, "seat": seat, "guest": guest, "text": text}

    return job


def load_chat(table_id: str, since: int, most: int = 100) -> Callable[[sqlite3.Connection], list[dict[str, Any]]]:
    """The last chat messages after a number."""

    def job(c: sqlite3.Connection) -> list[dict[str, Any]]:
        found = c.execute(
            "SELECT number, at, name, seat, guest, text FROM chat "
            "WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?",
            (table_id, since, most),
        ).fetchall()
        return [dict(row) for row in reversed(found)]

    return job


def save_review(table_id: str, review: dict[str, Any]) -> Job:
    """Keep what a match looked like to the strongest bot."""
    written = json.dumps(review, ensure_ascii=False, separators=(",", ":"))
    return lambda c: c.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?)", (table_id, written))


def load_review(table_id: str) -> Callable[[sqlite3.Connection], dict[str, Any] | None]:
    """The review of a match, once it was made."""

    def job(c: sqlite3.Connection) -> dict[str, Any] | None:
        found = c.execute("SELECT review FROM reviews WHERE table_id = ?", (table_id,)).fetchone()
        return json.loads(found["review"]) if found else None

    return job


# --- what an operator asks for ------------------------------------------------------------------------


def all_sheets(state: str | None, limit: int) -> Callable[[sqlite3.Connection], list[Sheet]]:
    """Tables of any kind, newest first."""

    def job(c: sqlite3.Connection) -> list[Sheet]:
        found = c.execute(
            "SELECT * FROM tables WHERE :state IS NULL OR state = :state ORDER BY created_at DESC LIMIT :limit",
            {"state": state, "limit": limit},
        ).fetchall()
        readable = (_sheet_if_readable(c, row) for row in found)
        return [sheet for sheet in readable if sheet is not None]

    return job


def all_guests(limit: int) -> Callable[[sqlite3.Connection], list[dict[str, Any]]]:
    """Guests and how many tables they sit at, newest first."""
    question = (
        "SELECT id, name, language, created_at, "
        "(SELECT COUNT(DISTINCT table_id) FROM seats WHERE seats.guest = guests.id) AS tables "
        "FROM guests ORDER BY created_at DESC LIMIT ?"
    )
    return lambda c: [dict(row) for row in c.execute(question, (limit,))]


def remove_table(table_id: str) -> Callable[[sqlite3.Connection], bool]:
    """Delete a table with all that belongs to it; was there one?"""

    def job(c: sqlite3.Connection) -> bool:
        for belonging in ("actions", "chat", "reviews", "seats"):
            c.execute(f"DELETE FROM {belonging} WHERE table_id = ?", (table_id,))
        c.execute("UPDATE tables SET rematch = NULL, version = version + 1 WHERE rematch = ?", (table_id,))
        return c.execute("DELETE FROM tables WHERE id = ?", (table_id,)).rowcount == 1

    return job


def revoke_tokens(guest: str | None) -> Callable[[sqlite3.Connection], int]:
    """Let the tokens of a guest (or of all) count no more; of how many guests?"""
    question = "UPDATE guests SET token = token + 1 WHERE ? IS NULL OR id = ?"
    return lambda c: c.execute(question, (guest, guest)).rowcount


def forget_guest(guest: str) -> Callable[[sqlite3.Connection], bool]:
    """Remove a person's name and words; was there such a guest?"""

    def job(c: sqlite3.Connection) -> bool:
        c.execute(
            "UPDATE tables SET version = version + 1 WHERE host = :guest "
            "OR id IN (SELECT table_id FROM seats WHERE guest = :guest)",
            {"guest": guest},
        )
        c.execute("UPDATE seats SET name = ? WHERE guest = ?", (NOBODY, guest))
        c.execute("DELETE FROM chat WHERE guest = ?", (guest,))
        forgotten = "UPDATE guests SET name = ?, token = token + 1 WHERE id = ?"
        return c.execute(forgotten, (NOBODY, guest)).rowcount == 1

    return job


def old_tables(before_ms: int, limit: int) -> Callable[[sqlite3.Connection], list[str]]:
    """Tables on which nothing has happened since then, oldest first."""
    question = (
        "SELECT id FROM tables WHERE COALESCE(finished_at, MAX(COALESCE(started_at, created_at), "
        "COALESCE((SELECT MAX(at) FROM actions WHERE table_id = tables.id), 0))) < ? ORDER BY created_at LIMIT ?"
    )
    return lambda c: [row["id"] for row in c.execute(question, (before_ms, limit))]


def _to_column(name: str, value: Any) -> Any:
    if name in _JSON_COLUMNS:
        return None if value is None else json.dumps(value, ensure_ascii=False)
    return int(value) if name in _FLAG_COLUMNS else value


# What a row that was written by somebody else, or half, makes of itself.
DAMAGED = (ValueError, TypeError, KeyError, RecursionError)


def _sheet_if_readable(c: sqlite3.Connection, row: sqlite3.Row) -> Sheet | None:
    """One damaged row is left out of a list and does not spoil it."""
    try:
        return _sheet(c, row)
    except DAMAGED:
        log.exception("unreadable sheet", extra={"table": row["id"]})
        return None


def _sheet(c: sqlite3.Connection, row: sqlite3.Row) -> Sheet:
    values: dict[str, Any] = {}
    for name in _SHEET_COLUMNS:
        value = row[name]
        if name in _JSON_COLUMNS:
            value = None if value is None else json.loads(value)
        values[name] = bool(value) if name in _FLAG_COLUMNS else value
    found = c.execute(f"SELECT {', '.join(_SEAT_COLUMNS)} FROM seats WHERE table_id = ? ORDER BY seat", (row["id"],))
    seats = [Seat(**{**dict(seat), "out_of_time": bool(seat["out_of_time"])}) for seat in found]
    return Sheet(seats=seats, **values)
