"""The record: a whole game in progress as one fixed-size piece of memory.

Every field is declared once, with a comment. Bytes, copies and digests leave out the tail:
the scratch space and the events, which are no part of the position.
"""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import numpy as np

from openoutcry.kernel.chance import CHANCE
from openoutcry.kernel.edition import Edition
from openoutcry.kernel.events import EVENT

# Attributes of NumPy's records and arrays: a field of that name breaks the interpreted mode.
_TAKEN = frozenset(dir(np.record)) | frozenset(dir(np.ndarray)) | {"ask"}  # and what a Reading adds

LONG = 8  # bytes
LANES = 16  # float32 numbers in a line of memory
LINE = 4 * LANES  # bytes


@dataclass(frozen=True)
class Field:
    """One thing on the table: its name, NumPy kind, what it is, its shape, and what it is before the setup."""

    name: str
    kind: str | np.dtype
    note: str
    shape: tuple[int, ...] = field(default=())
    start: Any = 0


@dataclass(frozen=True)
class Layout:
    """The record of a game: its dtype, what each field means, and where its bytes end."""

    dtype: np.dtype
    notes: dict[str, str]
    body: int  # bytes of the position, the tail not counted
    starts: dict[str, Any] = field(default_factory=dict)  # the fields that do not start as zeros

    def blank(self, count: int = 1) -> np.ndarray:
        """Records as they are before the setup: every game is laid out on a copy of such a one."""
        state = np.zeros(count, self.dtype)
        for name, start in self.starts.items():
            state[name] = start
        return state

    def to_bytes(self, state: np.ndarray, at: int = 0) -> bytes:
        return state[at : at + 1].tobytes()[: self.body]

    def from_bytes(self, data: bytes) -> np.ndarray:
        if len(data) != self.body:
            raise ValueError(f"a record of this game has {self.body} bytes, not {len(data)}")
        state = self.blank()
        state.view(np.uint8)[: self.body] = np.frombuffer(data, np.uint8)
        return state

    def wipe_tail(self, state: np.ndarray) -> None:
        """Scratch space and past events, which hold everybody's secrets, are gone."""
        state.view(np.uint8).reshape(len(state), self.dtype.itemsize)[:, self.body :] = 0

    def whole_copy(self, state: np.ndarray) -> np.ndarray:
        """A copy byte for byte. NumPy's own leaves what lies between two fields as it finds it in memory."""
        return np.frombuffer(bytearray(state.tobytes()), self.dtype)

    def digest(self, state: np.ndarray, at: int = 0) -> str:
        return hashlib.blake2b(self.to_bytes(state, at), digest_size=16).hexdigest()


def without_events(record: np.dtype) -> np.dtype:
    """The record with room for a single event, some whole 64-bit words long: where nothing is noted."""
    names = record.names or ()
    kinds = [np.dtype((record[name].base, 1)) if name == "events" else record[name] for name in names]
    short = np.dtype(list(zip(names, kinds, strict=True)), align=True)
    offsets = [short.fields[name][1] for name in names] if short.fields else []
    size = short.itemsize + -short.itemsize % LONG
    whole = np.dtype({"names": names, "formats": kinds, "offsets": offsets, "itemsize": size})
    return np.dtype((np.record, whole))


def quietened(state: np.ndarray, record: np.dtype) -> np.ndarray:
    """The same positions as records without events."""
    held = np.zeros(len(state), record)
    for name in record.names or ():
        if name != "events":
            held[name] = state[name]
    return held


class Reading(SimpleNamespace):
    """A record as plain Python reads it: plain ints, arrays of 64 bits. Events are left out.

    NumPy's records look every attribute up anew, at some microseconds each; this does it once. What is not a
    field but follows from the fields is asked: `ask(question, *numbers)`.
    """

    def __init__(self, record: np.void, ask: Callable[..., Any]) -> None:
        super().__init__(ask=ask, **_fields(record))


class Writing:
    """A record as plain Python lays a position out on it: fields are read and set, and the rules asked."""

    def __init__(self, record: np.void, ask: Callable[..., Any]) -> None:
        self.__dict__.update(_record=record, ask=ask)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._record, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self._record, name, value)


def _fields(record: np.void) -> dict[str, Any]:
    values = record.item()  # all fields at once: one by one NumPy takes a microsecond for each
    assert isinstance(values, tuple)
    return _named(record.dtype, values)


def _named(kind: np.dtype, values: tuple[Any, ...]) -> dict[str, Any]:
    held: dict[str, Any] = {}
    for name, value in zip(kind.names or (), values, strict=True):
        if name == "events":
            continue
        if isinstance(value, tuple):
            held[name] = SimpleNamespace(**_named(kind[name], value))
        elif isinstance(value, np.ndarray):
            held[name] = value.astype(np.int64)
        else:
            held[name] = int(value)
    return held


def _narrow(field: Field) -> int:
    return -np.dtype(field.kind).alignment


def layout(edition: Edition, fields: Iterable[Field], scratch: Iterable[Field] = (), events: int = 64) -> Layout:
    """Lay out the record of a game: the kernel's fields, the edition's numbers, the game's own fields.

    Wide fields come first so that nothing is padded; order has no other meaning.
    """
    head = [
        Field("chance", CHANCE, "the random key and how much of it is used"),
        Field("opt", edition.dtype, "the options and numbers this game is played with"),
        Field("players", "i1", "number of seats"),
    ]
    tail = [
        *scratch,
        Field("events", EVENT, "what the last action made happen", (events,)),
        Field("n_events", "<i2", "how many events there are"),
        Field("lost_events", "u1", "1 if an event found no room: a fault of the layout"),
        Field("quiet", "u1", "1 in simulations: nothing is noted"),
    ]
    body = sorted([*head, *fields], key=_narrow)
    everything = [*body, *sorted(tail, key=_narrow)]
    for f in everything:
        if f.name in _TAKEN:
            raise ValueError(f"{f.name} is a name NumPy's records use themselves: choose another")
    plain = np.dtype([(f.name, f.kind, f.shape) for f in everything], align=True)
    dtype = np.dtype((np.record, plain))
    last = plain.fields[body[-1].name]  # type: ignore[index]
    end = last[1] + last[0].itemsize
    if end != sum(_filled(np.dtype((f.kind, f.shape))) for f in body):
        raise ValueError("the record has gaps: bytes between its fields would not be copied with them")
    starts = {f.name: f.start for f in everything if not isinstance(f.start, int) or f.start != 0}
    return Layout(dtype, {f.name: f.note for f in everything}, end, starts)


def _filled(kind: np.dtype) -> int:
    """The bytes of a type that belong to some field."""
    if kind.subdtype is not None:
        return _filled(kind.subdtype[0]) * int(np.prod(kind.shape))
    if kind.fields is None:
        return kind.itemsize
    return sum(_filled(part[0]) for part in kind.fields.values())
