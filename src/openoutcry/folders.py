"""Folders that are worked on for hours and may be interrupted at any moment: whole files, and one writer at a time."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from openoutcry.errors import NotAvailable


@contextlib.contextmanager
def whole(file: Path) -> Iterator[BinaryIO]:
    """What is written is the file once all of it is; until then, and after a power cut, the old one stays."""
    half = file.with_name(f"{file.name}.new")
    with half.open("wb") as out:
        yield out
        out.flush()
        os.fsync(out.fileno())
    half.replace(file)


def write_whole(file: Path, content: str) -> None:
    """A text that is either the old one or the new one, never half of it."""
    with whole(file) as out:
        out.write(content.encode())


@contextlib.contextmanager
def only_writer(folder: Path) -> Iterator[None]:
    """Nobody else writes into the folder meanwhile; the system gives it back however this process ends."""
    try:
        import fcntl
    except ImportError:  # no such locks on this system
        yield
        return
    held = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as busy:
            raise NotAvailable("error-folder-busy", folder=folder) from busy
        except OSError:  # none on this file system
            pass
        yield
    finally:
        os.close(held)
