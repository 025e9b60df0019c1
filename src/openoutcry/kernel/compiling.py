"""First use: the rules are compiled in a child process, with progress, once; later starts load them.

`python -m openoutcry.kernel.compiling GAME TEMPLATE` is that child.
"""

import contextlib
import hashlib
import importlib
import inspect
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np

from openoutcry.errors import NotAvailable
from openoutcry.kernel.chance import CHANCE
from openoutcry.kernel.instantiate import instantiate, template_file
from openoutcry.kernel.kinds import Kind
from openoutcry.kernel.rule import INTERPRETED
from openoutcry.kernel.source import cache_folder
from openoutcry.kernel.tree import new_memory
from openoutcry.language import text

_CHILD = "OPENOUTCRY_COMPILING"  # set in the child, which must not ask for another
_FORGOTTEN_S = 60 * 24 * 3600  # rules of other sources that nobody has played by for so long are removed

Progress = Callable[[str, int, int], None]  # game, functions done, functions in all


def compile_ahead(game: str, template: str, progress: Progress | None = None) -> None:
    """Make sure the functions of a generic module are compiled for a game."""
    if INTERPRETED or os.environ.get(_CHILD):
        return
    done = _ready_file(game, template)
    if done.exists():
        with contextlib.suppress(OSError):  # a cache that can only be read
            done.touch()
        return
    folder = done.parent
    folder.mkdir(parents=True, exist_ok=True)
    with _alone(folder / "lock"):
        if not done.exists():
            _compile_in_child(game, template, progress or _show)
            done.touch()
            _remove_forgotten(game, folder)


def is_compiled(game: str, template: str) -> bool:
    """Are the functions of a generic module there, compiled, for a game?"""
    return INTERPRETED or _ready_file(game, template).exists()


def _ready_file(game: str, template: str) -> Path:
    return cache_folder(game) / f"{template}-{_stamp(game, template)}.ready"


def _remove_forgotten(game: str, current: Path) -> None:
    """Every change of the sources leaves a folder behind; another version that is still in use keeps its own."""
    for folder in current.parent.glob(f"{game}-*"):
        with contextlib.suppress(OSError):  # somebody else removes it as well
            used = [each.stat().st_mtime for each in folder.glob("*.ready")]
            if folder != current and used and time.time() - max(used) > _FORGOTTEN_S:
                shutil.rmtree(folder)


def _stamp(game: str, template: str) -> str:
    """What Numba's cache goes by beside the sources: where and of when the template is, and the processor."""
    file = template_file(template)
    if not file.exists():  # written by the child, into the folder that is named by the sources
        return "made"
    written = file.stat()
    parts = (str(file), written.st_mtime, written.st_size, llvm.get_host_cpu_name(), _features())
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]


def _features() -> str:
    try:
        return str(llvm.get_host_cpu_features().flatten())
    except RuntimeError:  # not known on this system
        return ""


def _compile_in_child(game: str, template: str, progress: Progress) -> None:
    environment = {**os.environ, _CHILD: "1"}
    # The child finds the package where this process found it.
    paths = [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
    environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    # -P: what lies in the current folder is not imported in place of a library.
    command = [sys.executable, "-P", "-m", "openoutcry.kernel.compiling", game, template]
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as complaints:
        with subprocess.Popen(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=complaints, text=True
        ) as child:
            assert child.stdout is not None
            for line in child.stdout:
                done, _, total = line.strip().partition("/")
                if done.isdigit() and total.isdigit():
                    progress(game, int(done), int(total))
        if child.returncode:
            complaints.seek(0)
            raise NotAvailable("error-compile", game=game, why=complaints.read().strip()[-1500:])


def _show(game: str, done: int, total: int) -> None:
    """A bar on a terminal, one line elsewhere; on stderr, so that output for programs stays clean."""
    out = sys.stderr
    said = text("compiling", game=text(f"game-{game}"))
    if not out.isatty():
        if done == 0:
            print(said, file=out, flush=True)
        return
    width = 24
    filled = width * done // total
    end = "\n" if done == total else ""
    print(f"\r{said} [{'█' * filled}{'·' * (width - filled)}] {done}/{total} ", end=end, file=out, flush=True)


@contextlib.contextmanager
def _alone(file: Path) -> Iterator[None]:
    """Only one process compiles a game at a time; the others wait for what it makes."""
    with file.open("w") as lock:
        try:
            import fcntl
        except ImportError:  # no such locks on this system: at worst the work is done twice
            yield
            return
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _argument_types(record: np.dtype, function: Any) -> tuple[Any, ...]:
    """The types of a generic function's arguments, by their names."""
    from numba import typeof

    samples: dict[str, Any] = {
        **dict.fromkeys(("states", "model", "scratch"), np.zeros(1, record)),
        **dict.fromkeys(("chances", "bots"), np.zeros(1, CHANCE)),
        **dict.fromkeys(("out", "decisions", "strategies", "won", "where"), np.zeros(1, np.int64)),
        **dict.fromkeys(("actions", "lengths", "numbers", "to_move"), np.zeros(1, np.int64)),
        **dict.fromkeys(("mask", "mask2", "done"), np.zeros(1, np.uint8)),
        **dict.fromkeys(("raw", "scratch_raw", "allowed", "masks"), np.zeros((1, 1), np.uint8)),
        **dict.fromkeys(("observations", "finals", "rewards"), np.zeros((1, 1), np.float32)),
        **new_memory()._asdict(),
        "words": np.zeros(1, np.uint32),
        "master": np.zeros(1, np.uint32),
        "points": np.zeros((1, 1), np.int64),
        **dict.fromkeys(("row", "tensor"), np.zeros(1, np.float32)),
    }
    said: dict[str, Kind] = function.py_func.__annotations__
    return tuple(
        typeof(said[name].sample(record) if name in said else samples.get(name, 0))
        for name in inspect.signature(function.py_func).parameters
    )


def main(name: str, template: str) -> None:
    """The child: compile every function of the module that Python calls."""
    game = importlib.import_module(f"openoutcry.games.{name}.game").GAME
    module = instantiate(game, template)
    functions = [f for f in vars(module).values() if hasattr(f, "is_entry") and f.__module__ == module.__name__]
    if game.house is None:
        functions = [f for f in functions if "strategies" not in inspect.signature(f.py_func).parameters]
    record = getattr(module, "QUIET", game.layout.dtype)
    print(f"0/{len(functions)}", flush=True)
    for done, function in enumerate(functions, 1):
        function.compile(_argument_types(record, function))
        print(f"{done}/{len(functions)}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
