"""All that is used here of Numba beyond its public interface: one file to look at when a new Numba comes.

The upper bound on Numba's version in pyproject.toml stands for these names, and a test names the ones that changed.
"""

import contextlib
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from numba.core import config as numba_config
from numba.core import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, _CacheLocator

config: Any = numba_config  # its settings are made at run time, no type checker sees them
_LITTLE = config._OptLevel("1")


@contextlib.contextmanager
def little_optimised() -> Iterator[None]:
    """What is compiled meanwhile is hardly optimised by itself."""
    before = config.OPT
    config.OPT = _LITTLE
    try:
        yield
    finally:
        config.OPT = before


def take_integers_wide(compiled: Any) -> None:
    """Take every integer argument of a rule as int64: one compilation instead of one a width."""
    find = compiled.get_call_template

    def find_wide(args: tuple[types.Type, ...], kws: dict[str, types.Type]) -> Any:
        # An entry is optimised as a whole, with all the rules it calls: those need little of it by themselves.
        with little_optimised():
            return find(tuple(_wide(t) for t in args), {name: _wide(t) for name, t in kws.items()})

    compiled.get_call_template = find_wide


def _wide(kind: types.Type) -> types.Type:
    return types.int64 if isinstance(types.unliteral(kind), types.Integer) else kind


def keep_in(compiled: Any, folder: Callable[[], Path]) -> None:
    """Keep on disk what is compiled of a function, in a folder that is named by content.

    Numba's own cache goes by path and time of one source file, and looks at no other. The folder is asked for
    when the function is first called: only then everything it calls is known.
    """
    compiled._cache = _Kept(compiled.py_func, folder)


class _Kept(FunctionCache):
    def __init__(self, function: Any, folder: Callable[[], Path]) -> None:
        self._name, self._py_func, self._folder = repr(function), function, folder
        self.enable()

    @cached_property
    def _impl(self) -> "_Impl":
        return _Impl(self._py_func, self._folder())

    @property
    def _cache_path(self) -> str:
        return str(self._folder())

    @cached_property
    def _cache_file(self) -> Any:
        return IndexDataCacheFile(self._cache_path, self._impl.filename_base, "")


class _Impl(CompileResultCacheImpl):
    def __init__(self, function: Any, folder: Path) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Folder(folder, function.__code__.co_filename)
        self._filename_base = function.__name__


class _Folder(_CacheLocator):
    def __init__(self, folder: Path, source: str) -> None:
        self._folder, self._py_file = folder, source

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return ""
