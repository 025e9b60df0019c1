"""The data folder: its key, private to its owner, and one server at a time."""

import contextlib
import fcntl
import json
import os
import secrets
from pathlib import Path
from typing import Any

from openoutcry.server.errors import BadFolder

KEY, DATABASE, LOCK = "secret.key", "openoutcry.db", "server.lock"
SHORTEST_KEY = 32  # bytes


class DataFolder:
    """A folder with a server's database and key."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: int | None = None

    @property
    def database(self) -> Path:
        return self.path / DATABASE

    def make(self) -> None:
        """Make the folder, for its owner only; one that was here before and holds nothing else becomes so."""
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            ours = all(file.name.startswith((KEY, DATABASE, LOCK)) for file in self.path.iterdir())
        except OSError as wrong:
            raise BadFolder("server-error-folder", folder=str(self.path), why=wrong.strerror) from wrong
        if ours:
            with contextlib.suppress(PermissionError):  # somebody else's folder that we may use
                self.path.chmod(0o700)

    def key(self) -> bytes:
        """The server's signing key, made on first use. A short one could be guessed and is refused."""
        self.make()
        file = self.path / KEY
        if not file.exists():
            self._write_key(file)
        make_private(file)
        key = file.read_bytes()
        if len(key.strip()) < SHORTEST_KEY:
            raise BadFolder("server-error-key", file=str(file), least=SHORTEST_KEY)
        return key

    def _write_key(self, file: Path) -> None:
        """The whole key or none, also when the machine stops in between; the first of several writers wins."""
        draft = file.with_name(f"{KEY}.{secrets.token_hex(8)}")
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(descriptor, "wb") as out:
                out.write(secrets.token_hex(32).encode())
                out.flush()
                os.fsync(out.fileno())
            with contextlib.suppress(FileExistsError):
                os.link(draft, file)
        finally:
            draft.unlink()
        _sync_folder(self.path)

    # --- one server at a time -------------------------------------------------------------------------

    def lock(self, **told: Any) -> None:
        """Take the folder for this process; the system gives it back however the process ends.

        What is told (where the server is) is read by the commands for its operator.
        """
        self.make()
        if self._lock is None:
            taken = os.open(self.path / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(taken, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as busy:
                os.close(taken)
                process = self.told().get("process", "?")
                raise BadFolder("server-error-folder-busy", folder=str(self.path), process=str(process)) from busy
            self._lock = taken
        os.ftruncate(self._lock, 0)
        os.pwrite(self._lock, json.dumps({"process": os.getpid(), **told}).encode(), 0)

    def unlock(self) -> None:
        """Give the folder back."""
        if self._lock is not None:
            os.ftruncate(self._lock, 0)
            os.close(self._lock)
            self._lock = None

    def told(self) -> dict[str, Any]:
        """What the server that has the folder says of itself; empty if none does or it has said nothing yet."""
        try:
            said = json.loads((self.path / LOCK).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return said if isinstance(said, dict) else {}


def make_private(file: Path) -> None:
    """Let only its owner read a file."""
    if file.stat().st_mode & 0o077:
        file.chmod(0o600)


def create_private(file: Path) -> None:
    """Make sure of a file that only its owner reads, empty if it is new."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
    make_private(file)


def _sync_folder(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
