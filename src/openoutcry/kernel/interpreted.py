"""Records as the interpreted mode sees them: every number read is a plain Python int.

NumPy's small integers overflow where compiled code computes in 64 bits; through these views
both modes compute alike, and a value that does not fit its field raises instead of wrapping.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np


def _seen(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return ArrayView(value)
    if isinstance(value, np.void):
        return RecordView(value)
    return value.item() if isinstance(value, np.generic) else value


def _bare(value: Any) -> Any:
    return value._held if isinstance(value, ArrayView | RecordView) else value


class ArrayView:
    """An array field."""

    __slots__ = ("_held",)

    def __init__(self, held: np.ndarray) -> None:
        self._held = held

    def __getitem__(self, at: Any) -> Any:
        return _seen(self._held[at])

    def __setitem__(self, at: Any, value: Any) -> None:
        self._held[at] = _bare(value)

    def __len__(self) -> int:
        return len(self._held)

    def __iter__(self) -> Iterator[Any]:
        return (_seen(v) for v in self._held)

    @property
    def shape(self) -> tuple[int, ...]:
        return self._held.shape


class RecordView:
    """A record, its fields as attributes."""

    __slots__ = ("_held",)

    def __init__(self, held: np.void) -> None:
        object.__setattr__(self, "_held", held)

    def __getattr__(self, name: str) -> Any:
        try:
            return _seen(self._held[name])
        except ValueError as missing:
            raise AttributeError(name) from missing

    def __setattr__(self, name: str, value: Any) -> None:
        self._held[name] = _bare(value)
