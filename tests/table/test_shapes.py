"""The shapes of views, moves and events: declared in the games, and the files made from them are current."""

from pathlib import Path

import pytest

import openoutcry as oo
from openoutcry.table import shapes

PROJECT = Path(__file__).parents[2]
DECLARED = [name for name in oo.games() if shapes.declared(oo.load_game(name)) is not None]


@pytest.mark.parametrize("file", shapes.written(), ids=str)
def test_the_files_made_from_shapes_are_current(file):
    text = (PROJECT / file).read_text(encoding="utf-8")
    assert text == shapes.written()[file], "run: python -m openoutcry.table.shapes"


def test_every_game_of_the_package_declares_its_shapes():
    assert {"stockpile", "acquire", "money", "watch"} <= set(DECLARED)


@pytest.mark.parametrize("name", DECLARED)
def test_every_action_has_a_declared_shape(name):
    game = oo.load_game(name)
    for code in range(game.n_actions):
        assert shapes.misfit(game.name_action(code), shapes.declared(game).Move) is None


def test_what_does_not_fit_is_found():
    view = oo.Table("money", 3, "shape").view(0)["table"]
    kind = shapes.declared(oo.load_game("money")).View
    assert shapes.misfit(view, kind) is None
    for key, value in (("deck", "many"), ("phase", "sleep"), ("actor", 1.5), ("hand", [1]), ("new", 1)):
        assert shapes.misfit({**view, key: value}, kind)
    assert shapes.misfit({k: v for k, v in view.items() if k != "deck"}, kind)
    assert shapes.misfit({**view, "hand": [*view["hand"], 1]}, kind, "table") == f"table.hand[{len(view['hand'])}]: 1"


def test_the_schema_names_every_object_it_speaks_of():
    for name in DECLARED:
        schema = shapes.schema_of(oo.load_game(name))
        assert set(_references(schema)) <= {f"#/$defs/{defined}" for defined in schema["$defs"]}


def _references(schema):
    if isinstance(schema, dict):
        yield from ([schema["$ref"]] if "$ref" in schema else [])
        for value in schema.values():
            yield from _references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _references(value)
