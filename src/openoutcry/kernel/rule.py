"""@rule: a plain function over records, compiled by Numba unless OPENOUTCRY_INTERPRET says otherwise.

Rules call each other; Python calls only an @entry, which takes arrays and an index.
"""

import os
from collections.abc import Callable
from typing import Any

import numba

from openoutcry.kernel.inside_numba import keep_in, take_integers_wide
from openoutcry.kernel.interpreted import RecordView
from openoutcry.kernel.source import cache_folder

INTERPRETED = os.environ.get("OPENOUTCRY_INTERPRET", "0") not in ("", "0")


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the rules. Called from a CUDA kernel, the same function is compiled for the device."""
    if INTERPRETED:
        return function
    bare: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # Python never calls it
    compiled: Any = numba.njit(nogil=True, error_model="numpy", **bare)(function)
    take_integers_wide(compiled)
    wrapped: Callable[..., Any] = compiled
    return wrapped


def entry(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function Python calls: compiled with everything below it and kept on disk."""
    if INTERPRETED:
        return function
    compiled: Any = numba.njit(nogil=True, error_model="numpy")(function)
    keep_in(compiled, lambda: cache_folder(function.__globals__))
    compiled.is_entry = True
    wrapped: Callable[..., Any] = compiled
    return wrapped


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
