"""Backups: the database as it is at one moment, while a server goes on writing, and the key, in one private file."""

import io
import os
import shutil
import sqlite3
import tarfile
import tempfile
import time
from pathlib import Path

from openoutcry.server.errors import BadFolder
from openoutcry.server.folder import DATABASE, KEY, SHORTEST_KEY, DataFolder
from openoutcry.server.store.migrations import SCHEMA_VERSION


def make_backup(folder: DataFolder, file: Path) -> None:
    """Write a folder's database and key into a new file; a server may be running."""
    if not folder.database.exists():
        raise BadFolder("server-error-backup-nothing", folder=str(folder.path))
    if file.exists():
        raise BadFolder("server-error-backup-exists", file=str(file))
    with tempfile.TemporaryDirectory(dir=_parent(file)) as drafts:
        copy = Path(drafts) / DATABASE
        _copy_database(folder.database, copy)
        draft = Path(drafts) / "backup"
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            with tarfile.open(fileobj=out, mode="w:gz", compresslevel=3) as archive:
                archive.add(copy, DATABASE)
                _add_bytes(archive, KEY, folder.key())
            out.flush()
            os.fsync(out.fileno())
        draft.rename(file)


def restore_backup(file: Path, folder: DataFolder, replace: bool = False) -> Path | None:
    """Put a backup into a folder that no server uses. What was there before is kept beside it and named."""
    folder.lock()
    try:
        if folder.database.exists() and not replace:
            raise BadFolder("server-error-restore-exists", folder=str(folder.path))
        with tempfile.TemporaryDirectory(dir=folder.path) as drafts:
            _unpack(file, Path(drafts))
            kept = _put_aside(folder)
            for name in (KEY, DATABASE):
                (Path(drafts) / name).rename(folder.path / name)
        return kept
    finally:
        folder.unlock()


def _parent(file: Path) -> Path:
    if not file.parent.is_dir():
        raise BadFolder("server-error-folder", folder=str(file.parent), why=os.strerror(2))
    return file.parent


def _copy_database(source: Path, copy: Path) -> None:
    copy.touch(mode=0o600)
    reading, writing = sqlite3.connect(f"file:{source}?mode=ro", uri=True), sqlite3.connect(copy)
    try:
        reading.backup(writing)  # one read transaction: a state that was committed as a whole
        writing.execute("PRAGMA journal_mode = DELETE")
    finally:
        reading.close()
        writing.close()


def _add_bytes(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size, entry.mode, entry.mtime = len(content), 0o600, int(time.time())
    archive.addfile(entry, io.BytesIO(content))


def _unpack(file: Path, into: Path) -> None:
    """The two files of a backup, checked before anything is replaced."""
    try:
        with tarfile.open(file, mode="r:gz") as archive:
            for name in (KEY, DATABASE):
                content = archive.extractfile(name)
                assert content is not None
                with os.fdopen(os.open(into / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
                    shutil.copyfileobj(content, out)
        _check_database(into / DATABASE)
        assert len((into / KEY).read_bytes().strip()) >= SHORTEST_KEY
    except (OSError, KeyError, AssertionError, EOFError, tarfile.TarError, sqlite3.DatabaseError) as wrong:
        raise BadFolder("server-error-restore-broken", file=str(file)) from wrong


def _check_database(file: Path) -> None:
    opened = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        assert opened.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        assert 0 < opened.execute("PRAGMA user_version").fetchone()[0] <= SCHEMA_VERSION
    finally:
        opened.close()


def _put_aside(folder: DataFolder) -> Path | None:
    there = [file for file in folder.path.iterdir() if file.name.startswith((KEY, DATABASE))]
    if not there:
        return None
    aside = folder.path / time.strftime("before-restore-%Y%m%d-%H%M%S")
    aside.mkdir(mode=0o700)
    for file in there:
        file.rename(aside / file.name)
    return aside
