"""The shapes of a game's view, moves and events: declared once in its folder, as JSON Schema and as TypeScript.

`python -m openoutcry.table.shapes` writes them for every game that declares any: TypeScript into the game's folder of
the web client, JSON Schema into docs/schemas.

A game's `shapes.py` has a `View` (a TypedDict), a `Move` (one, or a union of them) and `ARGUMENTS`: what the arguments
of its events are, by their names.
"""

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints, is_typeddict

from openoutcry.games import games, load_game
from openoutcry.kernel.contract import Game

_PLAIN = {
    int: ("integer", "number"),
    str: ("string", "string"),
    bool: ("boolean", "boolean"),
    NoneType: ("null", "null"),
}


LINE = 120  # characters of a line in the web client
_Look = Callable[[Any], str | None]  # at a value: where it is not of its shape


class Keys(NamedTuple):
    """An object with named keys: its name, the kind of each, and which may be missing."""

    name: str
    kinds: dict[str, Any]
    optional: frozenset[str]


def declared(game: Game) -> Any:
    """The module a game declares its shapes in, None if it has none."""
    return game.part("shapes")


def events_of(game: Game) -> list[Keys]:
    """One shape a kind of event, made from its declaration."""
    arguments = declared(game).ARGUMENTS
    return [
        Keys(
            "".join(word.capitalize() for word in kind.name.split("_")),
            {"event": Literal[kind.name], **{name.rstrip("*"): arguments[name.rstrip("*")] for name in kind.args}},
            frozenset(),
        )
        for kind in game.events
    ]


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType)


def _keys(kind: Any) -> Keys:
    return kind if isinstance(kind, Keys) else Keys(kind.__name__, get_type_hints(kind), kind.__optional_keys__)


def _within(kind: Any) -> tuple[Any, ...]:
    """The kinds a kind is made of."""
    if isinstance(kind, Keys) or is_typeddict(kind):
        return tuple(_keys(kind).kinds.values())
    return () if get_origin(kind) is Literal else get_args(kind)


def _objects(*kinds: Any) -> Iterator[Keys]:
    """Every object that is spoken of, each once, the inner ones first."""
    seen: set[str] = set()

    def walk(kind: Any) -> Iterator[Keys]:
        named = isinstance(kind, Keys) or is_typeddict(kind)
        if named and _keys(kind).name in seen:
            return
        if named:
            seen.add(_keys(kind).name)
        for inner in _within(kind):
            yield from walk(inner)
        if named:
            yield _keys(kind)

    for kind in kinds:
        yield from walk(kind)


def _spoken_of(shapes: Any) -> Iterator[Keys]:
    """Every object of a view, a move or an argument of an event."""
    return _objects(shapes.View, shapes.Move, *shapes.ARGUMENTS.values())


# --- JSON Schema -----------------------------------------------------------------------------------


def schema_of(game: Game) -> dict[str, Any]:
    """The shapes of a game as JSON Schema: `view`, `move` and `event`."""
    shapes, events = declared(game), events_of(game)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": game.name,
        "type": "object",
        "properties": {
            "view": _schema(shapes.View),
            "move": _schema(shapes.Move),
            "event": {"anyOf": [{"$ref": f"#/$defs/{event.name}Event"} for event in events]},
        },
        "$defs": {keys.name: _object_schema(keys) for keys in _spoken_of(shapes)}
        | {f"{event.name}Event": _object_schema(event) for event in events},
    }


def _object_schema(keys: Keys) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {name: _schema(kind) for name, kind in keys.kinds.items()},
        "required": [name for name in keys.kinds if name not in keys.optional],
        "additionalProperties": False,
    }


def _schema(kind: Any) -> dict[str, Any]:
    if is_typeddict(kind):
        return {"$ref": f"#/$defs/{kind.__name__}"}
    if _is_union(kind):
        return {"anyOf": [_schema(each) for each in get_args(kind)]}
    if get_origin(kind) is Literal:
        return {"enum": list(get_args(kind))}
    if get_origin(kind) is list:
        return {"type": "array", "items": _schema(get_args(kind)[0])}
    if get_origin(kind) is dict:
        return {"type": "object", "additionalProperties": _schema(get_args(kind)[1])}
    return {"type": _PLAIN[kind][0]}


# --- TypeScript ------------------------------------------------------------------------------------


def typescript_of(game: Game) -> str:
    """The shapes of a game as a module of types, as Prettier lays it out."""
    shapes, events = declared(game), events_of(game)
    parts = [f"/** The shapes of {game.name}, made from its shapes.py: `python -m openoutcry.table.shapes`. */"]
    parts += [f"export type {keys.name} = {_object_type(keys)}" for keys in _spoken_of(shapes)]
    if _is_union(shapes.Move):
        parts.append(f"export type Move ={_one_of([each.__name__ for each in get_args(shapes.Move)])}")
    parts.append(f"export type Event ={_one_of([_object_type(event, IN_A_UNION) for event in events])}")
    return "\n\n".join(parts) + "\n"


IN_A_UNION = 4  # characters an object stands further in there


def _one_of(kinds: list[str]) -> str:
    line = " " + " | ".join(kinds)
    if "\n" not in line and len("export type Move =" + line) <= LINE:
        return line
    if "\n" not in line and len(" " + line) <= LINE:
        return "\n " + line
    return "\n  | " + "\n  | ".join(kind.replace("\n", "\n    ") for kind in kinds)


def _object_type(keys: Keys, further_in: int = 0) -> str:
    lines = (
        _key_type(f"  {name}{'?' * (name in keys.optional)}:", kind, LINE - further_in)
        for name, kind in keys.kinds.items()
    )
    return "{\n" + "\n".join(lines) + "\n}"


def _key_type(name: str, kind: Any, room: int) -> str:
    line = f"{name} {_type(kind)}"
    if len(line) <= room:
        return line
    return "\n    | ".join([name, *_type(kind).split(" | ")])


def _type(kind: Any) -> str:
    if is_typeddict(kind):
        return str(kind.__name__)
    if _is_union(kind):
        return " | ".join(_type(each) for each in get_args(kind))
    if get_origin(kind) is Literal:
        return " | ".join(f"'{value}'" for value in get_args(kind))
    if get_origin(kind) is list:
        inner = _type(get_args(kind)[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if get_origin(kind) is dict:
        return f"Record<string, {_type(get_args(kind)[1])}>"
    return _PLAIN[kind][1]


# --- does a value fit? -----------------------------------------------------------------------------


def misfit(value: Any, kind: Any, where: str = "") -> str | None:
    """Where a value is not of its shape, None if it is."""
    wrong = (_look_at_keys(kind) if isinstance(kind, Keys) else _look_at(kind))(value)
    return None if wrong is None else where + wrong


@cache
def _look_at(kind: Any) -> _Look:
    """What looks at a value of a kind; views are long, so the kind itself is looked at only once."""
    if is_typeddict(kind):
        return _look_at_keys(_keys(kind))
    if _is_union(kind):
        return _look_at_union(get_args(kind))
    if get_origin(kind) is Literal:
        said = get_args(kind)
        return lambda value: None if value in said else f": {value!r}"
    if get_origin(kind) is list:
        return _look_at_each(list, get_args(kind)[0], enumerate, "[{}]")
    if get_origin(kind) is dict:
        return _look_at_each(dict, get_args(kind)[1], dict.items, ".{}")
    return lambda value: None if type(value) is kind else f": {value!r}"


def _look_at_union(kinds: tuple[Any, ...]) -> _Look:
    looks = [_look_at(each) for each in kinds]

    def look(value: Any) -> str | None:
        wrong = []
        for each in looks:
            found = each(value)
            if found is None:
                return None
            wrong.append(found)
        return max(wrong, key=len)

    return look


def _look_at_each(whole: type, part: Any, parts: Callable[[Any], Iterable[tuple[Any, Any]]], place: str) -> _Look:
    inner = _look_at(part)

    def look(value: Any) -> str | None:
        if not isinstance(value, whole):
            return f": {value!r}"
        for key, each in parts(value):
            wrong = inner(each)
            if wrong is not None:
                return place.format(key) + wrong
        return None

    return look


def _look_at_keys(keys: Keys) -> _Look:
    looks = {key: _look_at(kind) for key, kind in keys.kinds.items()}
    needed = keys.kinds.keys() - keys.optional

    def look(value: Any) -> str | None:
        if not isinstance(value, Mapping):
            return f": {value!r}"
        if not needed <= value.keys() <= looks.keys():
            strange, missing = value.keys() - looks.keys(), needed - value.keys()
            return f": {keys.name} with {sorted(strange)}, without {sorted(missing)}"
        for key, each in value.items():
            wrong = looks[key](each)
            if wrong is not None:
                return f".{key}{wrong}"
        return None

    return look


def written() -> dict[Path, str]:
    """What the files hold, by their paths in the project."""
    files: dict[Path, str] = {}
    for game in map(load_game, games()):
        if declared(game) is not None:
            files[Path("web/src/tables") / game.name / "shapes.ts"] = typescript_of(game)
            files[Path("docs/schemas") / f"{game.name}.json"] = json.dumps(schema_of(game), indent=1) + "\n"
    return files


def main() -> None:
    """Write them."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--into", type=Path, default=Path(), help="the folder of the project (default: this one)")
    for file, text in written().items():
        target = asked.parse_args().into / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
