"""A PostgreSQL of the tests' own: the system's binaries, in a temporary folder, reached through a socket in it.

As an ordinary process it ends with the tests. It does not wait for the disk, but where a test is about just that.
"""

import ctypes
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

PR_SET_PDEATHSIG = 1
# Cheap, for tests: nothing here has to outlive the machine.
CHEAP = ("fsync=off", "full_page_writes=off", "autovacuum=off", "shared_buffers=32MB", "max_connections=80")


def binaries() -> Path:
    """Where the system has PostgreSQL's programs, of the newest version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    on_path = shutil.which("initdb")
    assert found or on_path, "PostgreSQL is not installed: make test installs it"
    return found[-1].parent if found else Path(on_path).parent


def somebody() -> dict[str, object]:
    """PostgreSQL refuses to be root: then it is somebody else."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    chosen = names.get("postgres") or names["nobody"]
    return {"user": chosen.pw_uid, "group": chosen.pw_gid, "extra_groups": []}


class Postgres:
    """One server, with as many databases as are asked for."""

    def __init__(self, *settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="outcry-pg-", dir="/tmp"))
        self._who = somebody()
        if self._who:
            os.chown(self.folder, self._who["user"], self._who["group"])
        self._settings = [word for setting in (settings or CHEAP) for word in ("-c", setting)]
        make = [binaries() / "initdb", "-D", self.folder / "data", "-U", "outcry", "-A", "trust", "-N", "-E", "UTF8"]
        subprocess.run(
            [*make, "--locale=C.UTF-8"], check=True, capture_output=True, cwd=self.folder, timeout=120, **self._who
        )
        self._numbers = itertools.count(1)
        self.start()

    def start(self) -> None:
        """Begin, or begin again after a stop."""

        def end_with_parent() -> None:
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGQUIT)

        self.process = subprocess.Popen(
            [binaries() / "postgres", "-D", self.folder / "data", "-k", self.folder, "-h", "", *self._settings],
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "log").open("ab"),
            cwd=self.folder,
            preexec_fn=end_with_parent,
            **self._who,
        )
        until = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None and time.monotonic() < until, (self.folder / "log").read_text()
                time.sleep(0.02)

    def url(self, database: str) -> str:
        return f"postgresql://outcry@/{database}?host={self.folder}"

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"site_{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def stop(self, how: int = signal.SIGINT) -> None:
        """Cut all connections and end: in order, or with SIGQUIT at once, as if the power had gone."""
        self.process.send_signal(how)
        self.process.wait(60)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)
