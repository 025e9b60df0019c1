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
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import cpu_target

config: Any = numba_config  # its settings are made at run time, no type checker sees them
_LITTLE = config._OptLevel("1")


@contextlib.contextmanager
def for_linking_only() -> Iterator[None]:
    """What is compiled meanwhile is hardly optimised by itself, and becomes no machine code."""
    makes: Any = cpu_target.target_context.codegen()
    optimised, library = config.OPT, makes._library_class
    config.OPT, makes._library_class = _LITTLE, _Linked
    try:
        yield
    finally:
        config.OPT, makes._library_class = optimised, library


class _Linked(JITCodeLibrary):
    """A rule: it becomes machine code as a part of every entry that calls it, and never by itself."""

    def _optimize_final_module(self) -> None:
        """That is done once more wherever it is linked in: what counts is the entry as a whole."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0  # there is none

    @property
    def codegen(self) -> Any:
        return _NOT_LOADED


class _NotLoaded:
    """Stands where Numba hands a loaded function its environment: an entry gives it to those of its rules."""

    def set_env(self, name: str, environment: Any) -> None:
        pass


_NOT_LOADED = _NotLoaded()


def take_integers_wide(compiled: Any) -> None:
    """Take every integer argument of a rule as int64: one compilation instead of one a width."""
    find = compiled.get_call_template

    def find_wide(args: tuple[types.Type, ...], kws: dict[str, types.Type]) -> Any:
        # An entry is optimised as a whole, with all the rules it calls: those need little of it by themselves.
        with for_linking_only():
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

    def save_overload(self, sig: Any, data: Any) -> None:
        super().save_overload(sig, data)
        for environment in data._find_referenced_environments():  # as when it is loaded
            data.codegen.set_env(environment.env_name, environment)

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
