"""What compiled code depends on, found by walking it: the rules a function calls, and theirs, and all they look at.

Numba freezes everything a function names (constants, arrays, other rules) into what it compiles. The digest covers
just that: the source files of all rules that are reached, and the values of all constants. It says nothing of where
the files lie or when they were written, so copies of the same code share what was compiled.
"""

import hashlib
import sys
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import llvmlite
import numba
import numpy as np

from openoutcry.kernel import inside_numba

# Not walked into: their versions count.
_VERSIONED = ("numba", "numpy", "llvmlite", "math", "builtins")
_VERSIONS = (numba.__version__, np.__version__, llvmlite.__version__, str(sys.implementation.cache_tag))


class Reached:
    """The walk from some functions to all they depend on."""

    def __init__(self, functions: Iterable[Any]) -> None:
        self.modules: dict[str, bytes] = {}  # name -> digest of the source
        self.values: dict[tuple[str, str], str] = {}  # (module, name) -> what it is
        self._seen: set[int] = set()
        self._waiting = [bare for each in functions if (bare := _bare(each)) is not None]
        self._count_module(inside_numba)
        while self._waiting:
            self._walk(self._waiting.pop())

    def digest(self) -> str:
        """The same for the same content, wherever it is."""
        parts = (_VERSIONS, sorted(self.modules.items()), sorted(self.values.items()))
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:20]

    def _walk(self, function: FunctionType) -> None:
        if id(function) in self._seen or _is_versioned(function.__module__):
            return
        self._seen.add(id(function))
        self._count_source(function.__module__, function.__code__.co_filename, function.__globals__)
        for name in _names(function.__code__):
            if name in function.__globals__:
                self._look_at(function, name, function.__globals__[name])
        for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
            self._look_at(function, name, cell.cell_contents)
        for number, value in enumerate(function.__defaults__ or ()):
            self._look_at(function, f"default {number}", value)

    def _look_at(self, function: FunctionType, name: str, value: Any) -> None:
        called = _bare(value)
        if called is not None:
            self._waiting.append(called)
        elif isinstance(value, ModuleType):
            self._count_module(value)
        elif not _is_a_type(value):  # an instruction of our own says types to those who read it
            self.values[(f"{function.__module__}.{function.__qualname__}", name)] = _written(value)

    def _count_module(self, module: ModuleType) -> None:
        if not _is_versioned(module.__name__) and getattr(module, "__file__", None):
            self._count_source(module.__name__, str(module.__file__), vars(module))

    def _count_source(self, module: str, file: str, namespace: dict[str, Any]) -> None:
        made = namespace.get("__source__")  # a module that was never a file
        self.modules[module] = hashlib.sha256(made.encode()).digest() if made else _digest_of_file(file)


def depends_on(module: ModuleType) -> str:
    """A digest of what the functions of a module depend on, in either mode."""
    return Reached(f for f in vars(module).values() if getattr(f, "__module__", "") == module.__name__).digest()


def _bare(value: Any) -> FunctionType | None:
    """The plain function behind a rule or an instruction of our own, None if it is neither."""
    inner = getattr(value, "py_func", None) or getattr(value, "_defn", None) or value
    return inner if isinstance(inner, FunctionType) else None


def _is_a_type(value: Any) -> bool:
    return isinstance(value, type) or getattr(value, "__module__", None) == "typing"


def _is_versioned(module: str) -> bool:
    return module.partition(".")[0] in _VERSIONED


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names(inner)


@lru_cache(maxsize=512)
def _digest_of_file(file: str) -> bytes:
    return hashlib.sha256(Path(file).read_bytes()).digest()


def _written(value: Any) -> str:
    """A constant, in words that are the same everywhere."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype!r} {value.shape} {hashlib.sha256(np.ascontiguousarray(value).tobytes()).hexdigest()}"
    if isinstance(value, np.dtype):
        return f"{value!r} {value.itemsize}"
    if isinstance(value, tuple):
        return f"({', '.join(map(_written, value))})"
    if value is None or isinstance(value, bool | int | float | str | np.generic):
        return repr(value)
    if type(value).__module__.startswith("llvmlite."):  # its types and constants: LLVM's own words for them
        return str(value)
    # Some say in their words where in memory they are: what depends on those would be compiled by every process anew.
    if type(value).__module__.startswith("numba.") and " at 0x" not in repr(value):
        return repr(value)
    raise TypeError(f"compiled code can't depend on {value!r}")
