"""Where rule sources and compiled rules live: a digest of the former names the folder of the latter."""

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
from functools import cache
from pathlib import Path

import numba
import numpy as np

PACKAGE = Path(__file__).parents[1]

# What rules are compiled with. Of the generic algorithms only the one the others call: the rest are single
# files that call nothing but rules, and Numba notices by itself when such a file changes.
KERNEL_SOURCES = ("chance", "edition", "events", "generic/playing", "instantiate", "record", "rule", "stream")


def edition_file(game: str) -> Path:
    """The edition of a game: ours, or the one its owner points at with OPENOUTCRY_EDITION_<GAME>."""
    own = os.environ.get(f"OPENOUTCRY_EDITION_{game.upper()}")
    return Path(own) if own else PACKAGE / "games" / game / "edition.toml"


@cache
def source_digest(game: str | None) -> str:
    """A digest of everything compiled code depends on, for one game or (None) the kernel alone.

    Numba's own cache looks only at the file of the function itself, so a change in a rule that
    another file calls would go unnoticed: the folder's name has to change instead.
    """
    digest = hashlib.sha256()
    for part in (numba.__version__, np.__version__, sys.version):
        digest.update(part.encode())
    files = [PACKAGE / "kernel" / f"{name}.py" for name in KERNEL_SOURCES]
    if game:
        files += [PACKAGE / "games" / game / "game.py", *sorted((PACKAGE / "games" / game / "rules").glob("*.py"))]
        files.append(edition_file(game))
    for file in files:
        digest.update(file.name.encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:20]


@cache
def cache_root() -> Path:
    """The folder of all compiled rules; OPENOUTCRY_CACHE moves it.

    Where it can't be written, Numba would choose a folder that is not named by the sources:
    a private one for this process and its children is used instead.
    """
    try:
        root = _usual_root()
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except (OSError, RuntimeError):  # RuntimeError: this user has no home
        root = Path(tempfile.mkdtemp(prefix="openoutcry-"))
        atexit.register(shutil.rmtree, root, ignore_errors=True)
        os.environ["OPENOUTCRY_CACHE"] = str(root)
        return root


def _usual_root() -> Path:
    chosen = os.environ.get("OPENOUTCRY_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "openoutcry"


def cache_folder(game: str | None) -> Path:
    """The folder of the compiled rules of one game, or (None) of the kernel."""
    return cache_root() / f"{game or 'kernel'}-{source_digest(game)}"


def game_of_module(module: str) -> str | None:
    """'openoutcry.games.money.rules' belongs to 'money', anything outside games to no game."""
    parts = module.split(".")
    if len(parts) > 2 and parts[:2] == ["openoutcry", "games"]:
        return parts[2]
    return None
