"""The store's calls in SQL that both databases understand; which one does them, a subclass says.

Each call is a job: a function that is given a transaction and run as a whole or not at all.
"""

import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from openoutcry.server.errors import LostRace, Unreadable
from openoutcry.server.model import Guest, Row, Sheet
from openoutcry.server.store.columns import GUEST, ROW, SEAT, SHEET
from openoutcry.server.store.interface import NOBODY, Listed, now_ms

log = logging.getLogger("openoutcry.server")
T = TypeVar("T")

# What a row that was written by somebody else, or half, makes of itself.
DAMAGED = (ValueError, TypeError, KeyError, RecursionError)
TOGETHER = 100  # ids in one question
BELONGING = ("actions", "chat", "reviews", "seats", "leases")  # to a table


class Cursor(Protocol):
    """What a statement has found or done."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Transaction(Protocol):
    """Where a job runs its statements, with `?` or `:name` for what is given; rows are read by name."""

    def execute(self, statement: str, given: Sequence[Any] | Mapping[str, Any] = ..., /) -> Cursor: ...

    def executemany(self, statement: str, given: Sequence[Mapping[str, Any]], /) -> Any: ...


class SqlStore(ABC):
    """All calls of the store but how they reach the database."""

    _taken: type[Exception]  # a key that exists already, or names what does not exist

    @abstractmethod
    async def transact(self, job: Callable[[Any], T]) -> T:
        """Run a job as one transaction; returns after the commit."""

    @abstractmethod
    def _hold(self, t: Any, table_id: str) -> None:
        """Refuse to write to a table that is not this process's own."""

    @abstractmethod
    def _own(self, t: Any, table_id: str) -> None:
        """A table that is just made is its maker's."""

    async def pulse(self) -> None:
        await self.transact(lambda t: _put(t, "site", ("name",), {"name": "pulse", "value": str(now_ms())}))

    # --- guests ----------------------------------------------------------------------------------------

    async def save_guest(self, guest: Guest) -> None:
        values = {**GUEST.values(guest), "created_at": now_ms()}
        await self.transact(lambda t: _put(t, "guests", ("id",), values, change=("name", "language")))

    async def load_guest(self, guest_id: str) -> Guest | None:
        def job(t: Transaction) -> Guest | None:
            found = t.execute(f"SELECT {GUEST} FROM guests WHERE id = ?", (guest_id,)).fetchone()
            return GUEST.read(found) if found else None

        return await self.transact(job)

    async def load_guests(self, guests: Sequence[str]) -> dict[str, Guest]:
        found = await self._by_id(f"SELECT {GUEST} FROM guests", guests)
        return {row["id"]: GUEST.read(row) for row in found}

    async def all_guests(self, limit: int) -> list[dict[str, Any]]:
        question = (
            "SELECT id, name, language, created_at, "
            "(SELECT COUNT(DISTINCT table_id) FROM seats WHERE seats.guest = guests.id) AS tables "
            "FROM guests ORDER BY created_at DESC LIMIT ?"
        )
        return await self.transact(lambda t: [dict(row) for row in t.execute(question, (limit,)).fetchall()])

    async def revoke_tokens(self, guest: str | None) -> int:
        statement = "UPDATE guests SET token = token + 1 WHERE CAST(:guest AS TEXT) IS NULL OR id = :guest"
        return await self.transact(lambda t: int(t.execute(statement, {"guest": guest}).rowcount))

    async def forget_guest(self, guest: str) -> bool:
        given = {"guest": guest, "nobody": NOBODY}

        def job(t: Transaction) -> bool:
            t.execute(
                "UPDATE tables SET version = version + 1 WHERE host = :guest "
                "OR id IN (SELECT table_id FROM seats WHERE guest = :guest)",
                given,
            )
            t.execute("UPDATE seats SET name = :nobody WHERE guest = :guest", given)
            t.execute("DELETE FROM chat WHERE guest = :guest", given)
            statement = "UPDATE guests SET name = :nobody, token = token + 1 WHERE id = :guest"
            return bool(t.execute(statement, given).rowcount == 1)

        return await self.transact(job)

    # --- tables ----------------------------------------------------------------------------------------

    async def add_sheet(self, sheet: Sheet) -> None:
        def job(t: Transaction) -> None:
            values = SHEET.values(sheet)
            t.execute(f"INSERT INTO tables ({SHEET}) VALUES ({_marks(values)})", values)
            self._own(t, sheet.id)
            _save_seats(t, sheet)

        await self.transact(job)

    async def save_sheet(self, sheet: Sheet) -> None:
        def job(t: Transaction) -> None:
            self._hold(t, sheet.id)
            _save_sheet(t, sheet)

        await self.transact(job)

    async def load_sheet(self, table_id: str) -> Sheet | None:
        def job(t: Transaction) -> Sheet | None:
            found = t.execute(f"SELECT {SHEET} FROM tables WHERE id = ?", (table_id,)).fetchone()
            if not found:
                return None
            try:
                return _sheet(t, found)
            except DAMAGED as broken:
                raise Unreadable() from broken

        return await self.transact(job)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        found = await self._by_id("SELECT id, version FROM tables", tables)
        return {row["id"]: row["version"] for row in found}

    async def _by_id(self, question: str, ids: Sequence[str]) -> list[Any]:
        def job(t: Transaction) -> list[Any]:
            parts = [list(ids[first : first + TOGETHER]) for first in range(0, len(ids), TOGETHER)]
            marked = [(f"{question} WHERE id IN ({', '.join('?' * len(part))})", part) for part in parts]
            return [row for statement, part in marked for row in t.execute(statement, part).fetchall()]

        return await self.transact(job)

    async def list_sheets(self, kind: Listed, guest: str | None, game: str | None, limit: int) -> list[Sheet]:
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
        return await self._sheets(where, {"guest": guest, "game": game, "limit": limit})

    async def all_sheets(self, state: str | None, limit: int) -> list[Sheet]:
        where = "CAST(:state AS TEXT) IS NULL OR state = :state"
        return await self._sheets(where, {"state": state, "limit": limit})

    async def _sheets(self, where: str, given: dict[str, Any]) -> list[Sheet]:
        def job(t: Transaction) -> list[Sheet]:
            question = f"SELECT {SHEET} FROM tables WHERE {where} ORDER BY created_at DESC LIMIT :limit"
            readable = (_sheet_if_readable(t, row) for row in t.execute(question, given).fetchall())
            return [sheet for sheet in readable if sheet is not None]

        return await self.transact(job)

    async def count_tables(self, guest: str) -> int:
        question = "SELECT COUNT(*) AS found FROM tables WHERE host = ? AND state IN ('open', 'running')"
        return await self.transact(lambda t: int(t.execute(question, (guest,)).fetchone()["found"]))

    async def old_tables(self, before_ms: int, limit: int) -> list[str]:
        last = "(SELECT MAX(at) FROM actions WHERE table_id = tables.id)"
        question = (
            f"SELECT id FROM tables WHERE COALESCE(finished_at, {last}, started_at, created_at) < ? "
            "ORDER BY created_at LIMIT ?"
        )
        return await self.transact(lambda t: [row["id"] for row in t.execute(question, (before_ms, limit)).fetchall()])

    async def remove_table(self, table_id: str) -> bool:
        def job(t: Transaction) -> bool:
            for belonging in BELONGING:
                t.execute(f"DELETE FROM {belonging} WHERE table_id = ?", (table_id,))
            t.execute("UPDATE tables SET rematch = NULL, version = version + 1 WHERE rematch = ?", (table_id,))
            return bool(t.execute("DELETE FROM tables WHERE id = ?", (table_id,)).rowcount == 1)

        return await self.transact(job)

    # --- what is played and said at them -----------------------------------------------------------------

    async def append(self, table_id: str, rows: list[Row], sheet: Sheet | None) -> None:
        statement = f"INSERT INTO actions (table_id, {ROW}) VALUES (:table_id, {_marks(ROW.names)})"

        def job(t: Transaction) -> None:
            self._hold(t, table_id)
            try:
                t.executemany(statement, [{"table_id": table_id, **ROW.values(row)} for row in rows])
            except self._taken as second:
                raise LostRace() from second
            if sheet is not None:
                _save_sheet(t, sheet)

        await self.transact(job)

    async def load_rows(self, table_id: str) -> list[Row]:
        question = f"SELECT {ROW} FROM actions WHERE table_id = ? ORDER BY number"
        return await self.transact(lambda t: [ROW.read(row) for row in t.execute(question, (table_id,)).fetchall()])

    async def say(self, table_id: str, guest: str, name: str, seat: int | None, text: str) -> dict[str, Any]:
        def job(t: Transaction) -> dict[str, Any]:
            self._hold(t, table_id)
            question = "SELECT COALESCE(MAX(number), 0) AS last FROM chat WHERE table_id = ?"
            number = t.execute(question, (table_id,)).fetchone()["last"] + 1
            said = {"number": number, "at": now_ms(), "name": name, "seat": seat, "guest": guest, "text": text}
            row = {"table_id": table_id, **said}
            t.execute(f"INSERT INTO chat ({', '.join(row)}) VALUES ({_marks(row)})", row)
            return said

        return await self.transact(job)

    async def load_chat(self, table_id: str, since: int, most: int = 100) -> list[dict[str, Any]]:
        question = (
            "SELECT number, at, name, seat, guest, text FROM chat "
            "WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?"
        )
        given = (table_id, since, most)
        return await self.transact(lambda t: [dict(row) for row in reversed(t.execute(question, given).fetchall())])

    async def save_review(self, table_id: str, review: dict[str, Any]) -> None:
        written = json.dumps(review, ensure_ascii=False, separators=(",", ":"))
        await self.transact(lambda t: _put(t, "reviews", ("table_id",), {"table_id": table_id, "review": written}))

    async def load_review(self, table_id: str) -> dict[str, Any] | None:
        def job(t: Transaction) -> dict[str, Any] | None:
            found = t.execute("SELECT review FROM reviews WHERE table_id = ?", (table_id,)).fetchone()
            return json.loads(found["review"]) if found else None

        return await self.transact(job)


def _marks(names: Any) -> str:
    return ", ".join(f":{name}" for name in names)


def _put(
    t: Transaction, table: str, key: Sequence[str], values: dict[str, Any], change: Sequence[str] | None = None
) -> None:
    """Write a row, new or in the place of the one that has its key; then only what is to change of it."""
    t.execute(_putting(table, key, list(values), change), values)


def _putting(table: str, key: Sequence[str], names: list[str], change: Sequence[str] | None = None) -> str:
    changed = change if change is not None else [name for name in names if name not in key]
    return (
        f"INSERT INTO {table} ({', '.join(names)}) VALUES ({_marks(names)}) ON CONFLICT ({', '.join(key)}) "
        f"DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in changed)}"
    )


def _save_sheet(t: Transaction, sheet: Sheet) -> None:
    following = replace(sheet, version=sheet.version + 1)
    values = SHEET.values(following)
    changes = ", ".join(f"{name} = :{name}" for name in SHEET.names if name != "id")
    statement = f"UPDATE tables SET {changes} WHERE id = :id AND version = :seen"
    if t.execute(statement, {**values, "seen": sheet.version}).rowcount == 0:
        raise LostRace()
    sheet.version = following.version
    _save_seats(t, sheet)


def _save_seats(t: Transaction, sheet: Sheet) -> None:
    statement = _putting("seats", ("table_id", "seat"), ["table_id", *SEAT.names])
    t.executemany(statement, [{"table_id": sheet.id, **SEAT.values(seat)} for seat in sheet.seats])


def _sheet_if_readable(t: Transaction, row: Any) -> Sheet | None:
    """One damaged row is left out of a list and does not spoil it."""
    try:
        return _sheet(t, row)
    except DAMAGED:
        log.exception("unreadable sheet", extra={"table": row["id"]})
        return None


def _sheet(t: Transaction, row: Any) -> Sheet:
    found = t.execute(f"SELECT {SEAT} FROM seats WHERE table_id = ? ORDER BY seat", (row["id"],)).fetchall()
    return SHEET.read(row, seats=[SEAT.read(seat) for seat in found])
