"""The store in one SQLite file.

One thread owns the connection. It takes all jobs that wait, runs them in one transaction (each in a savepoint of
its own) and answers after the commit: what was answered is on the disk, and a busy server commits once for many moves.
A second thread brings what is committed from the journal into the file, so that no move waits for that.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

from openoutcry.server.errors import BadDatabase
from openoutcry.server.folder import DataFolder, create_private
from openoutcry.server.store.migrations import SCHEMA_VERSION, statements
from openoutcry.server.store.sql import SqlStore

T = TypeVar("T")
Job = Callable[[Any], Any]
Answer = Callable[[Any, BaseException | None], None]  # what was found, or what went wrong

BATCH = 200  # jobs in one transaction at most
TIDY_EVERY = 256  # commits, after which the journal is brought into the file beside the work
TIDY_PAGES = 20_000  # of the journal, from which on the writing thread does it itself: the other one did not keep up


class SqliteStore(SqlStore):
    """The file and the thread that owns it."""

    _taken = sqlite3.IntegrityError
    bus = None

    def __init__(self, file: Path) -> None:
        self._file = file
        self._jobs: queue.SimpleQueue[tuple[Job, Answer] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._tidier = threading.Thread(target=self._tidy, name="store-tidy", daemon=True)
        self._untidy = threading.Event()
        self._ending = False
        self._started = threading.Event()
        self._failed: BaseException | None = None
        self.commits = 0

    def open(self) -> None:
        if self._thread.ident is not None:
            return
        self._thread.start()
        self._started.wait()
        if self._failed:
            raise self._failed
        self._tidier.start()

    def close(self) -> None:
        self._ending = True
        self._untidy.set()
        if self._tidier.is_alive():
            self._tidier.join(timeout=10)
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join(timeout=10)

    # The folder is locked for one process: every table is its own.

    def _hold(self, t: Any, table_id: str) -> None:
        pass

    def _own(self, t: Any, table_id: str) -> None:
        pass

    async def renew(self) -> bool:
        return True

    async def claim(self, table_id: str) -> str | None:
        return None

    async def who_plays(self, rules: str) -> str | None:
        return None

    async def release(self, table_id: str) -> None:
        pass

    def listen(self, heard: Callable[[dict[str, Any] | None], None]) -> None:
        pass

    async def tell(self, **news: Any) -> None:
        pass

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    async def transact(self, job: Callable[[Any], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def answer(result: Any, broken: BaseException | None) -> None:
            def settle() -> None:
                if done.cancelled():
                    return
                if broken is None:
                    done.set_result(result)
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
            if self.commits % TIDY_EVERY == 0:
                self._untidy.set()
        connection.close()

    def _tidy(self) -> None:
        with closing(sqlite3.connect(self._file, isolation_level=None, timeout=10)) as connection:
            while self._untidy.wait() and not self._ending:
                self._untidy.clear()
                with suppress(sqlite3.OperationalError):  # a full disk, say: the writing thread will tell
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")  # which waits for nobody

    def _connect(self) -> sqlite3.Connection:
        for file in (self._file, *self._file.parent.glob(f"{self._file.name}-*")):
            create_private(file)
        connection = sqlite3.connect(self._file, isolation_level=None, timeout=10)
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {TIDY_PAGES}")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("BEGIN IMMEDIATE")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if not 0 <= version <= SCHEMA_VERSION:
            raise BadDatabase("server-error-database-newer", found=version, known=SCHEMA_VERSION)
        for statement in statements(version):
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


class FolderStore(SqliteStore):
    """The store of a data folder: one server at a time, with the folder's key."""

    def __init__(self, folder: DataFolder) -> None:
        super().__init__(folder.database)
        self._folder = folder
        self._key = folder.key()  # a bad one is refused before anything is begun

    def open(self) -> None:
        self._folder.lock()
        super().open()

    def close(self) -> None:
        super().close()
        self._folder.unlock()

    def key(self) -> bytes:
        return self._key

    def announce(self, url: str) -> None:
        self._folder.lock(url=url)
