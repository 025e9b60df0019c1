"""Reaching PostgreSQL: a pool of connections and as many threads; and what processes tell each other beside it.

A job is one transaction, run by a thread with a connection of the pool; what was answered is committed. Several jobs
run at once, and the database itself commits together what comes together.
"""

import asyncio
import contextlib
import re
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import dict_row
from psycopg_pool import ConnectionPool, PoolTimeout

from openoutcry.server.bus import NODES_HEAR, Bus, Heard, Said, bus_of
from openoutcry.server.errors import BadDatabase, BadRequest, Busy
from openoutcry.server.store.migrations import SCHEMA_VERSION, statements
from openoutcry.server.store.sql import Cursor

T = TypeVar("T")
Connection = psycopg.Connection[dict[str, Any]]

CONNECTIONS = 8
REACHED_WITHIN_S = 10.0
TRIED_FOR_S = 1.0  # a new connection, before it is tried anew: the pool by itself waits twice as long each time
MIGRATING = 0x0C7C0  # the number of the lock under which the schema is changed


class Connections:
    """One process's way to the database; `id` is whom its news come from."""

    channel = NODES_HEAR  # where one listens

    def __init__(self, url: str, redis: str = "") -> None:
        self._url, self._redis = url, redis
        self.id = ""
        self._key = b""
        self._bus: Bus | None = None
        self._pool: ConnectionPool[Connection] | None = None
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="store")
        self._counting = threading.Lock()
        self.commits = 0

    def open(self) -> None:
        """Reach the database and bring it up to date."""
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
        try:
            self._run(_bring_up_to_date)
            self._key = self._run(_key)
            self._bus = bus_of(self._url, self._redis, self._key)
            self._bus.check()
            self._join()
        except BaseException:
            self._pool.close()
            self._pool = None
            raise

    def _join(self) -> None:
        """Be known to the others."""

    def _leave(self) -> None:
        """Be known no longer."""

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
        """Finish what waits, then let go of the database."""
        if self._pool is not None:
            self._threads.shutdown(wait=True)
            with contextlib.suppress(Busy):  # then the lease runs out
                self._leave()
            self.bus.close()
            self._pool.close()
            self._pool = None

    # --- news ------------------------------------------------------------------------------------------

    @property
    def bus(self) -> Bus:
        """What others are told through, of an open store."""
        assert self._bus is not None
        return self._bus

    def listen(self, heard: Heard) -> None:
        def hear(news: dict[str, Any] | None) -> None:
            if news is None or news.pop("from") != self.id:
                heard(news)

        self.bus.listen(self.channel, hear)

    async def tell(self, **news: Any) -> None:
        said = Said(NODES_HEAR, {"from": self.id, **news})
        if self.bus.by_commit:
            await self.transact(lambda t: t.tell(said))
        else:
            self.bus.send([said])

    # --- transactions ----------------------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        return self._threads._work_queue.qsize()

    async def transact(self, job: Callable[[Any], T]) -> T:
        # A caller that goes away must not leave a half-known outcome: the job is done either way.
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._threads, self._run, job))

    @contextlib.contextmanager
    def _reached(self) -> Iterator[Connection]:
        """A connection, whose end commits or rolls all back; while the database is away it is asked for again."""
        assert self._pool is not None
        until = time.monotonic() + REACHED_WITHIN_S
        while True:
            try:
                connection = self._pool.getconn(TRIED_FOR_S)
                break
            except PoolTimeout:
                if time.monotonic() > until:
                    raise
        try:
            with connection:
                yield connection
        finally:
            self._pool.putconn(connection)

    def _run(self, job: Callable[[Any], T]) -> T:
        try:
            with self._reached() as connection:
                statements = _Statements(connection)
                found = job(statements)
                if statements.told:
                    self.bus.within(statements, statements.told)
                connection.commit()  # the connection's own end says nothing where it was closed meanwhile
        except (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout) as away:
            raise Busy() from away
        except psycopg.DataError as wrong:  # an id with a zero byte in it, say: no row could hold that
            raise BadRequest(where="database", why=type(wrong).__name__) from wrong
        with self._counting:
            self.commits += 1
        if statements.told:
            self.bus.send(statements.told)
        return found


class _Statements:
    """A connection that takes statements as both databases are given them."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.told: list[Said] = []

    def tell(self, said: Said) -> None:
        """Have others told of it, if it is committed."""
        self.told.append(said)

    def execute(self, statement: str, given: Sequence[Any] | Mapping[str, Any] = ()) -> Cursor:
        return self._connection.execute(_translated(statement), given or None)

    def executemany(self, statement: str, given: Sequence[Mapping[str, Any]]) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(_translated(statement), given)


@lru_cache(maxsize=256)
def _translated(statement: str) -> bytes:
    """The marks for what is given, as psycopg writes them."""
    return re.sub(r":(\w+)", r"%(\1)s", statement).replace("?", "%s").encode()


def _key(t: _Statements) -> bytes:
    """The site's signing key, made by the first who asks."""
    t.execute("INSERT INTO site VALUES ('key', ?) ON CONFLICT DO NOTHING", (secrets.token_hex(32),))
    found = t.execute("SELECT value FROM site WHERE name = 'key'").fetchone()
    return bytes(found["value"].encode())


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
