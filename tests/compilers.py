"""Caches that are empty, and compilers that are held back until a test lets them go."""

import contextlib
import fcntl
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import openoutcry as oo
from openoutcry.kernel.source import cache_root

PATIENCE_S = 300.0  # a busy machine is slow, not wrong


class Compiler:
    """An empty cache whose locks are held: whoever compiles waits until what was compiled elsewhere is put there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        self._locks = contextlib.ExitStack()
        for game in oo.games():
            lock = self._locks.enter_context((folder / f"{oo.load_game(game).package}.lock").open("w"))
            fcntl.flock(lock, fcntl.LOCK_EX)

    def finish(self) -> None:
        for game in oo.games():
            rules = oo.load_game(game)
            rules.play_compiled()
            for made in cache_root().glob(f"{rules.package}.*-*"):
                shutil.copytree(made, self.folder / made.name)
        self.let_go()

    def let_go(self) -> None:
        self._locks.close()


def wait_until(ready: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.02)


def command_of(process: Path) -> str:
    """The words a process was started with, none if it has ended."""
    with contextlib.suppress(OSError):
        return (process / "cmdline").read_text()
    return ""


def compiling_for(pid: int) -> list[Path]:
    """The compilers a process has started."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == pid and "openoutcry.kernel.compiling" in command_of(process):
                found.append(process)
    return found
