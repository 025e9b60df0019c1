"""The store in PostgreSQL, for a site of several processes and machines.

A job is one transaction, run by a thread with a connection of the pool; what was answered is committed. Several jobs
run at once, and the database itself commits together what comes together.
"""

import asyncio
import contextlib
import json
import re
import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import dict_row
from psycopg_pool import ConnectionPool, PoolTimeout

from openoutcry.server.errors import BadDatabase, Busy, LostRace
from openoutcry.server.model import Sheet
from openoutcry.server.store import leases
from openoutcry.server.store.migrations import SCHEMA_VERSION, statements
from openoutcry.server.store.sql import Cursor, SqlStore

T = TypeVar("T")
Connection = psycopg.Connection[dict[str, Any]]

Heard = Callable[[dict[str, Any] | None], None]

CHANNEL = "outcry"
CONNECTIONS = 8
LEASE_S = 10.0
REACHED_WITHIN_S = 10.0
TRIED_FOR_S = 3.0  # a new connection; after it the next who needs one tries anew, so that a long absence ends at once
MIGRATING = 0x0C7C0  # the number of the lock under which the schema is changed


class PostgresStore(SqlStore):
    """A pool of connections and as many threads."""

    _taken = psycopg.IntegrityError

    def __init__(self, url: str, lease_s: float = LEASE_S, address: str = "") -> None:
        self._url = url
        self._lease_ms = round(lease_s * 1000)
        self._address = address
        self._node = ""
        self._stayed = True  # since it was last asked whether it did
        self._pool: ConnectionPool[Connection] | None = None
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="store")
        self._counting = threading.Lock()
        self._closing = threading.Event()
        self._key = b""
        self.commits = 0

    def open(self) -> None:
        if self._pool is not None:
            return
        self._check_reachable()
        self._pool = ConnectionPool(
            self._url,
            min_size=2,
            max_size=CONNECTIONS,
            timeout=REACHED_WITHIN_S,
            reconnect_timeout=TRIED_FOR_S,
            kwargs={"row_factory": dict_row},
            check=ConnectionPool.check_connection,
            open=True,
        )
        self._run(_bring_up_to_date)
        self._key = self._run(_key)
        self._node = self._run(self._join)

    def _check_reachable(self) -> None:
        """Say in a sentence what is wrong with the address, but never the password in it."""
        try:
            told = conninfo_to_dict(self._url)
            psycopg.connect(self._url, connect_timeout=int(REACHED_WITHIN_S)).close()
        except psycopg.Error as wrong:
            told = told if isinstance(wrong, psycopg.OperationalError) else {}
            where = f"{told.get('host', '?')}/{told.get('dbname', '?')}"
            raise BadDatabase(database=where, why=str(wrong).strip().splitlines()[-1]) from wrong

    def close(self) -> None:
        if self._pool is not None:
            self._closing.set()
            self._threads.shutdown(wait=True)
            if self._node:
                with contextlib.suppress(Busy):  # then the lease runs out
                    self._run(lambda t: leases.leave(t, self._node))
            self._pool.close()
            self._pool = None

    def key(self) -> bytes:
        return self._key

    def announce(self, url: str) -> None:
        self._address = self._address or url
        self._run(lambda t: t.execute("UPDATE nodes SET address = ? WHERE id = ?", (self._address, self._node)))

    # --- who owns a table ------------------------------------------------------------------------------

    def _join(self, t: Any) -> str:
        return leases.join(t, self._address, self._lease_ms)

    def _hold(self, t: Any, table_id: str) -> None:
        leases.hold(t, self._node, table_id)

    def _own(self, t: Any, table_id: str) -> None:
        leases.own(t, self._node, table_id)

    async def renew(self) -> bool:
        node = self._node
        if await self.transact(lambda t: leases.renew(t, node, self._lease_ms)):
            stayed, self._stayed = self._stayed, True
            return stayed
        self._node = await self.transact(self._join)
        return False

    async def add_sheet(self, sheet: Sheet) -> None:
        try:
            await super().add_sheet(sheet)
        except LostRace:  # this node stood still for too long; as a new one it may open tables again
            self._stayed = await self.renew()
            await super().add_sheet(sheet)

    async def claim(self, table_id: str) -> str | None:
        try:
            return await self.transact(lambda t: leases.claim(t, self._node, table_id))
        except psycopg.errors.ForeignKeyViolation:  # there is no such table: who reads it will see
            return None

    async def release(self, table_id: str) -> None:
        await self.transact(lambda t: leases.release(t, self._node, table_id))

    # --- news ------------------------------------------------------------------------------------------

    def listen(self, heard: Heard) -> None:
        self._ear = threading.Thread(target=self._listen, args=(heard,), name="news", daemon=True)
        self._ear.start()

    def _listen(self, heard: Heard) -> None:
        while not self._closing.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    heard(None)
                    while not self._closing.is_set():
                        for said in connection.notifies(timeout=0.5):
                            news = json.loads(said.payload)
                            if news.pop("from") != self._node:
                                heard(news)
            except psycopg.Error:
                self._closing.wait(0.5)
            except RuntimeError:  # the loop that listened is closed
                return

    async def tell(self, **news: Any) -> None:
        said = json.dumps({"from": self._node, **news})
        await self.transact(lambda t: t.execute("SELECT pg_notify(?, ?)", (CHANNEL, said)))

    # --- transactions ----------------------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        return self._threads._work_queue.qsize()

    async def transact(self, job: Callable[[Any], T]) -> T:
        # A caller that goes away must not leave a half-known outcome: the job is done either way.
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._threads, self._run, job))

    def _run(self, job: Callable[[Any], T]) -> T:
        assert self._pool is not None
        try:
            with self._pool.connection() as connection:  # commits at its end, or rolls all back
                found = job(_Statements(connection))
        except (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout) as away:
            raise Busy() from away
        with self._counting:
            self.commits += 1
        return found


class _Statements:
    """A connection that takes statements as both databases are given them."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def execute(self, statement: str, given: Sequence[Any] | Mapping[str, Any] = ()) -> Cursor:
        return self._connection.execute(_translated(statement), given or None)

    def executemany(self, statement: str, given: Sequence[Mapping[str, Any]]) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(_translated(statement), given)


@lru_cache(maxsize=256)
def _translated(statement: str) -> bytes:
    """The marks for what is given, as psycopg writes them."""
    return re.sub(r":(\w+)", r"%(\1)s", statement).replace("?", "%s").encode()


def _bring_up_to_date(t: _Statements) -> None:
    """All steps that are missing, by one process at a time."""
    t.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})")
    t.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
    found = t.execute("SELECT version FROM schema_version").fetchone()
    version = found["version"] if found else 0
    if version > SCHEMA_VERSION:
        raise BadDatabase("server-error-database-newer", found=version, known=SCHEMA_VERSION)
    for statement in statements(version):
        t.execute(_for_postgresql(statement))
    t.execute("DELETE FROM schema_version")
    t.execute("INSERT INTO schema_version VALUES (?)", (SCHEMA_VERSION,))


def _for_postgresql(statement: str) -> str:
    return statement.replace(", WITHOUT ROWID", "").replace(" STRICT", "").replace("INTEGER", "BIGINT")


def _key(t: _Statements) -> bytes:
    """The site's signing key, made by the first who asks."""
    t.execute("INSERT INTO site VALUES ('key', ?) ON CONFLICT DO NOTHING", (secrets.token_hex(32),))
    return bytes(t.execute("SELECT value FROM site WHERE name = 'key'").fetchone()["value"].encode())
