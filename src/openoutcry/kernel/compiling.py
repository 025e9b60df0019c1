"""First use: the rules are compiled in a child process, with progress, once; later starts load them.

`python -m openoutcry.kernel.compiling PACKAGE TEMPLATE…` is that child, for the game of a package.
"""

import contextlib
import gc
import hashlib
import importlib
import inspect
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from itertools import accumulate
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
import numpy as np

from openoutcry.errors import NotAvailable
from openoutcry.kernel.instantiate import instantiate
from openoutcry.kernel.kinds import sample_of
from openoutcry.kernel.rule import INTERPRETED
from openoutcry.kernel.source import cache_folder, cache_root, entries
from openoutcry.language import text

if TYPE_CHECKING:
    from openoutcry.kernel.contract import Game

_CHILD = "OPENOUTCRY_COMPILING"  # set in the child, which must not ask for another
_FORGOTTEN_S = 60 * 24 * 3600  # rules of other sources that nobody has played by for so long are removed
_CHILDREN: set[subprocess.Popen[str]] = set()

Progress = Callable[[str, int, int], None]  # game, functions done, functions in all
Made = Callable[[str], None]  # a generic module that is compiled now


def compile_ahead(game: "Game", *templates: str, progress: Progress | None = None, made: Made | None = None) -> None:
    """Make sure the functions of generic modules are compiled for a game: of all at once, so that they share work.

    Each is told as soon as it is there, in the order they were asked for.
    """
    tell = made or (lambda template: None)
    if INTERPRETED or os.environ.get(_CHILD):
        for template in templates:
            tell(template)
        return
    marks = {template: _mark(instantiate(game, template)) for template in templates}
    if _missing(marks):
        with _alone(cache_root() / f"{game.package}.lock"):
            missing = _missing(marks)
            for template in templates:
                if template not in missing:
                    tell(template)
            if missing:
                _compile_missing(game, {template: marks[template] for template in missing}, progress or _show, tell)
        return
    for template, mark in marks.items():
        with contextlib.suppress(OSError):  # a cache that can only be read
            mark.touch()
        tell(template)


def _compile_missing(game: "Game", marks: dict[str, Path], progress: Progress, tell: Made) -> None:
    """One child for all of them; each counts as made when its last function is, whatever becomes of the next."""
    counts = [len(entries(vars(instantiate(game, template)))) for template in marks]
    ends = list(zip(marks, accumulate(counts), strict=True))

    def finish(done: int) -> None:
        while ends and ends[0][1] <= done:
            template, _ = ends.pop(0)
            marks[template].parent.mkdir(parents=True, exist_ok=True)
            marks[template].touch()
            tell(template)

    def follow(name: str, done: int, total: int) -> None:
        progress(name, done, total)
        finish(done)

    _compile_in_child(game, list(marks), follow)
    finish(sum(counts))
    _remove_forgotten(game)


def is_compiled(game: "Game", template: str) -> bool:
    """Are the functions of a generic module there, compiled, for a game?"""
    return INTERPRETED or _mark(instantiate(game, template)).exists()


def _missing(marks: dict[str, Path]) -> list[str]:
    return [template for template, mark in marks.items() if not mark.exists()]


def _mark(module: ModuleType) -> Path:
    """The file that says that all of a module is compiled, for this processor."""
    return cache_folder(vars(module)) / f"{_processor()}.ready"


def _remove_forgotten(game: "Game") -> None:
    """Every change of the sources leaves a folder behind; another version that is still in use keeps its own."""
    for folder in cache_root().glob(f"{game.package}.*-*"):
        with contextlib.suppress(OSError):  # somebody else removes it as well
            used = [each.stat().st_mtime for each in folder.glob("*.ready")]
            if used and time.time() - max(used) > _FORGOTTEN_S:
                shutil.rmtree(folder)


def _processor() -> str:
    """What Numba's cache goes by beside the sources: compiled code uses all a processor can."""
    try:
        features = str(llvm.get_host_cpu_features().flatten())
    except RuntimeError:  # not known on this system
        features = ""
    return hashlib.sha256(f"{llvm.get_host_cpu_name()} {features}".encode()).hexdigest()[:12]


def _root(package: str) -> str:
    """The folder a package is imported from."""
    top = sys.modules[package.partition(".")[0]]
    return str(Path(str(top.__file__)).parents[1])


def _compile_in_child(game: "Game", templates: list[str], progress: Progress) -> None:
    environment = {**os.environ, _CHILD: "1"}
    # The child finds everything where this process found it.
    paths = [_root(__package__), _root(game.package), os.environ.get("PYTHONPATH", "")]
    environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    # -P: what lies in the current folder is not imported in place of a library.
    command = [sys.executable, "-P", "-m", "openoutcry.kernel.compiling", game.package, *templates]
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as complaints:
        with subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=complaints, text=True
        ) as child:
            assert child.stdout is not None
            _CHILDREN.add(child)
            for line in child.stdout:
                done, _, total = line.strip().partition("/")
                if done.isdigit() and total.isdigit():
                    progress(game.name, int(done), int(total))
        _CHILDREN.discard(child)
        if child.returncode:
            complaints.seek(0)
            raise NotAvailable("error-compile", game=game.name, why=complaints.read().strip()[-1500:])


def stop_compiling() -> None:
    """End what this process has compiled for it, so that nobody who stops has to wait; the next one goes on there."""
    for child in list(_CHILDREN):
        child.terminate()


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


def argument_types(record: np.dtype, function: Any) -> tuple[Any, ...]:
    """The types of an entry's arguments, by its annotations."""
    from numba import typeof

    kinds = inspect.get_annotations(function.py_func)
    return tuple(typeof(sample_of(kinds[name], record)) for name in inspect.signature(function.py_func).parameters)


def straight(game: "Game", function: Any) -> Any:
    """An entry without Numba's look at what it is given: for callers whose arguments are always as it says."""
    if not hasattr(function, "py_func"):
        return function  # it is not compiled
    return function.compile(argument_types(game.layout.dtype, function))


def load_compiled(game: "Game", template: str) -> None:
    """Load what is compiled of a generic module, so that nobody's first call has to."""
    if not INTERPRETED:
        for function in entries(vars(instantiate(game, template))):
            function.compile(argument_types(game.layout.dtype, function))


def _end_with_parent() -> None:
    """The parent never writes: when it ends, however it does, there is nothing more to read."""
    sys.stdin.read()
    os._exit(1)


def main(package: str, *templates: str) -> None:
    """The child: compile every function that Python calls. What an earlier child has made already is only loaded."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)  # people may be playing by the uncompiled rules meanwhile
    gc.freeze()  # what is imported stays, and a compiler makes much that does: looking through it again is for nothing
    gc.set_threshold(50_000, 20)
    game = importlib.import_module(f"{package}.game").GAME
    functions = [f for template in templates for f in entries(vars(instantiate(game, template)))]
    print(f"0/{len(functions)}", flush=True)
    for done, function in enumerate(functions, 1):
        function.compile(argument_types(game.layout.dtype, function))
        print(f"{done}/{len(functions)}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
