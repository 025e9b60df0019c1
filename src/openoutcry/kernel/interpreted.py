"""Records as the interpreted mode sees them: every number read is a plain Python int.

NumPy's small integers overflow where compiled code computes in 64 bits; through these views
both modes compute alike, and a value that does not fit its field raises instead of wrapping.
"""

from collections.abc import Callable, Iterator
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

    __slots__ = ("_held", "_number")

    def __init__(self, held: np.ndarray) -> None:
        self._held = held
        # A row of numbers, nearly every array there is, gives them as plain ones by itself.
        self._number = held.item if held.ndim == 1 and held.dtype.names is None else None

    def __getitem__(self, at: Any) -> Any:
        if self._number is not None and type(at) is int:
            return self._number(at)
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
    """A record, its fields as attributes.

    Arrays and records in it stay where they are: their views are made once and found like any attribute. Of a number,
    which changes, what reads it is kept.
    """

    def __init__(self, held: np.void) -> None:
        self.__dict__.update(_held=held, _readers={})

    def __getattr__(self, name: str) -> Any:
        reader = self._readers.get(name)
        if reader is None:
            reader = self._reader(name)
            if not callable(reader):
                self.__dict__[name] = reader
                return reader
            self._readers[name] = reader
        return reader(0)

    def _reader(self, name: str) -> "Callable[[int], Any] | ArrayView | RecordView":
        field = (self._held.dtype.fields or {}).get(name)
        if field is None:
            raise AttributeError(name)
        kind, offset = field[:2]
        if kind.subdtype is None and kind.names is None:
            held = self._held
            if isinstance(held, np.void):
                return np.frombuffer(held, kind, 1, offset).item
            return lambda _: _seen(held[name])  # in the simulator of a GPU, which lends no memory
        seen: ArrayView | RecordView = _seen(self._held[name])
        return seen

    def __setattr__(self, name: str, value: Any) -> None:
        self._held[name] = _bare(value)
