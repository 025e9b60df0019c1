"""Where compiled rules are kept, and where a game's edition is read."""

import atexit
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from openoutcry.kernel.reach import Reached

# By the module's names, which are kept so that no other's are ever found there. Not written among these names: another
# thread may just be going through them.
_DIGESTS: dict[int, tuple[dict[str, Any], str]] = {}


def edition_file(game: str, folder: Path) -> Path:
    """The edition of a game: that of its folder, or the one its owner points at with OPENOUTCRY_EDITION_<GAME>."""
    own = os.environ.get(f"OPENOUTCRY_EDITION_{game.upper()}")
    return Path(own) if own else folder / "edition.toml"


@cache
def cache_root() -> Path:
    """The folder of all compiled rules; OPENOUTCRY_CACHE moves it.

    Where it can't be written, a private one for this process and its children is used instead.
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


def entries(namespace: dict[str, Any]) -> list[Any]:
    """The functions of a module that Python calls compiled."""
    return [f for f in namespace.values() if hasattr(f, "is_entry") and f.__module__ == namespace["__name__"]]


def cache_folder(namespace: dict[str, Any]) -> Path:
    """The folder of what is compiled of a module, named by everything its entries depend on."""
    held = _DIGESTS.get(id(namespace))
    if held is None:
        held = _DIGESTS[id(namespace)] = namespace, Reached(entries(namespace)).digest()
    return cache_root() / f"{namespace['__name__']}-{held[1]}"
