"""@rule: a plain function over records, compiled by Numba unless OPENOUTCRY_INTERPRET says otherwise.

Rules call each other; Python calls only an @entry, which takes arrays and an index.
"""

import os
from collections.abc import Callable
from typing import Any

import numba
from numba.core import config as numba_config
from numba.core import types

from openoutcry.kernel.interpreted import RecordView
from openoutcry.kernel.source import cache_folder, game_of_module

INTERPRETED = os.environ.get("OPENOUTCRY_INTERPRET", "0") not in ("", "0")

# An entry is optimised as a whole, with all the rules it calls: those need little of it by themselves.
config: Any = numba_config  # its settings are made at run time, no type checker sees them
_RULE_LEVEL = config._OptLevel("1")


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the rules. Called from a CUDA kernel, the same function is compiled for the device."""
    if INTERPRETED:
        return function
    bare: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # Python never calls it
    compiled: Any = numba.njit(nogil=True, error_model="numpy", **bare)(function)
    _take_integers_wide(compiled)
    wrapped: Callable[..., Any] = compiled
    return wrapped


def entry(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function Python calls: compiled with everything below it and kept on disk."""
    if INTERPRETED:
        return function
    # Numba picks the folder when it decorates; other users of Numba in this process keep theirs.
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(game_of_module(function.__module__)))
    try:
        compiled: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        config.CACHE_DIR = before
    compiled.is_entry = True
    wrapped: Callable[..., Any] = compiled
    return wrapped


def _take_integers_wide(compiled: Any) -> None:
    """Take every integer argument as int64: one compilation instead of one a width."""
    find = compiled.get_call_template

    def find_wide(args: tuple[types.Type, ...], kws: dict[str, types.Type]) -> Any:
        level = config.OPT
        config.OPT = _RULE_LEVEL
        try:
            return find(tuple(_wide(t) for t in args), {name: _wide(t) for name, t in kws.items()})
        finally:
            config.OPT = level

    compiled.get_call_template = find_wide


def _wide(kind: types.Type) -> types.Type:
    return types.int64 if isinstance(types.unliteral(kind), types.Integer) else kind


def _at(records, i):
    """The i-th record of an array, as rules take it."""
    return records[i]


def _put(records, i, s):
    """Copy a record into an array."""
    records[i] = s


def _at_interpreted(records: Any, i: int) -> Any:
    return RecordView(records[i])


def _put_interpreted(records: Any, i: int, s: Any) -> None:
    records[i] = s._held


at: Callable[..., Any] = _at_interpreted if INTERPRETED else rule(_at)
put: Callable[..., Any] = _put_interpreted if INTERPRETED else rule(_put)
