"""Rules uncompiled, beside the compiled ones in the same process: what a table plays by until the compiler is done.

A rule is a plain function that was given to the compiler. Here it is made once more, with the plain functions of all
other rules as its globals: the same source, over the same records, to the same bytes.
"""

import threading
from types import CellType, FunctionType, ModuleType
from typing import Any

from openoutcry.kernel import rule, stream

# What the interpreted mode has in place of single instructions.
_STAND_INS: dict[Any, Any] = {
    rule.at: rule._at_interpreted,
    rule.put: rule._put_interpreted,
    stream.copy_far: stream._copy_interpreted,
    stream.fetch_ahead: stream._fetch_interpreted,
}
_Names = dict[str, Any]
_MADE: dict[int, tuple[_Names, _Names]] = {}  # by identity: the globals of a module, and the same over plain functions
_ONE_AT_A_TIME = threading.RLock()


def uncompiled(module: ModuleType) -> ModuleType:
    """A module of rules or entries, as plain Python runs it."""
    if rule.INTERPRETED:
        return module
    plain = ModuleType(module.__name__)
    with _ONE_AT_A_TIME:
        vars(plain).update(_plain_names(vars(module)))
    return plain


def _plain_names(names: _Names) -> _Names:
    if id(names) not in _MADE:
        plain = dict(names)
        _MADE[id(names)] = names, plain  # before it is filled: rules of two modules may call each other
        plain.update({name: _plain(value) for name, value in names.items() if hasattr(value, "py_func")})
    return _MADE[id(names)][1]


def _plain(value: Any) -> Any:
    """The plain function of a rule; anything else as it is."""
    if not hasattr(value, "py_func"):
        return value
    if value in _STAND_INS:
        return _STAND_INS[value]
    held: FunctionType = value.py_func
    closed = tuple(CellType(_plain(cell.cell_contents)) for cell in held.__closure__ or ())
    return FunctionType(held.__code__, _plain_names(held.__globals__), held.__name__, held.__defaults__, closed)
