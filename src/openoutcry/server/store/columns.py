"""How what the server keeps lies in a database: a column a field, named and typed by the field itself."""

import json
from collections.abc import Mapping
from dataclasses import fields
from types import NoneType, UnionType
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

from openoutcry.server.model import Guest, Row, Seat, Sheet

T = TypeVar("T")


class Columns(Generic[T]):
    """The columns of one of our dataclasses. Truth is kept as 0 or 1; what is no number and no text, as JSON."""

    def __init__(self, kind: type[T], but: frozenset[str] = frozenset()) -> None:
        self._kind = kind
        hints = get_type_hints(kind)
        self.names = [f.name for f in fields(kind) if f.name not in but]  # type: ignore[arg-type]
        types = {name: _types_of(hints[name]) for name in self.names}
        self._flags = {name for name in self.names if types[name] == {bool}}
        self._json = {name for name in self.names if not types[name] <= {bool, int, str}}

    def __str__(self) -> str:
        return ", ".join(self.names)

    def values(self, one: T) -> dict[str, Any]:
        """What is written of one."""
        return {name: self._written(name, getattr(one, name)) for name in self.names}

    def _written(self, name: str, value: Any) -> Any:
        if name in self._json:
            return None if value is None else json.dumps(value, ensure_ascii=False)
        return int(value) if name in self._flags else value

    def read(self, row: Mapping[str, Any], **more: Any) -> T:
        """One as it was written."""
        values: dict[str, Any] = {name: row[name] for name in self.names}
        for name in self._json:
            values[name] = None if values[name] is None else json.loads(values[name])
        for name in self._flags:
            values[name] = bool(values[name])
        return self._kind(**more, **values)


def _types_of(hint: Any) -> set[Any]:
    """What a field may be, but for None."""
    if get_origin(hint) is Literal:
        return {type(choice) for choice in get_args(hint)}
    return (set(get_args(hint)) if get_origin(hint) is UnionType else {hint}) - {NoneType}


GUEST = Columns(Guest)
SHEET = Columns(Sheet, but=frozenset({"seats"}))
SEAT = Columns(Seat)
ROW = Columns(Row)
