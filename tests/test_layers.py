"""Imports by string point downwards too: import-linter sees only those that are statements."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "openoutcry"
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
LEVELS = {
    name.strip(): level for level, line in enumerate(reversed(CONTRACTS[0]["layers"])) for name in line.split("|")
}


def level_of(module: str) -> int | None:
    """How high a module stands; None where no layer is said."""
    found = [level for name, level in LEVELS.items() if module == name or module.startswith(name + ".")]
    return max(found) if found else None


def named_in_strings(file: Path) -> Iterator[tuple[int, str]]:
    """Every 'openoutcry.…' in a string that is no docstring: the fixed beginning of it, where it is put together."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            words = node.value.split()
            if len(words) == 1 and words[0].startswith("openoutcry."):
                yield node.lineno, words[0].rstrip(".")


FILES = [file for file in PACKAGE.rglob("*.py") if "static" not in file.parts]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_names_in_strings_point_downwards(file):
    own = level_of("openoutcry." + ".".join(file.relative_to(PACKAGE).with_suffix("").parts))
    for line, named in named_in_strings(file):
        level = level_of(named)
        assert own is None or level is None or level <= own, f"{file.name}:{line} names {named}, which stands above it"


def test_the_kernel_names_no_game():
    games = {folder.parent.name for folder in PACKAGE.glob("games/*/game.py")}
    for file in (PACKAGE / "kernel").rglob("*.py"):
        for line, named in named_in_strings(file):
            assert not named.startswith("openoutcry.games"), f"{file.name}:{line}"
        tree = ast.parse(file.read_text(encoding="utf-8"))
        plain = {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert not plain & games, file


def test_nobody_outside_a_games_folder_names_it():
    """A list by game leaves out those from elsewhere. (Money and watch are also words of the language.)"""
    games = {folder.parent.name for folder in PACKAGE.glob("games/*/game.py")} - {"money", "watch"}
    assert games
    for file in FILES:
        if file.is_relative_to(PACKAGE / "games"):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Constant) and node.value in games), f"{file}:{node.lineno}"


def test_every_package_stands_in_a_layer():
    """What is said nowhere is checked nowhere."""
    known = {name.split(".")[1] for name in LEVELS}
    there = {path.stem if path.is_file() else path.name for path in PACKAGE.iterdir() if _is_code(path)}
    assert there - known <= {"__init__"}, there - known


def _is_code(path: Path) -> bool:
    return path.suffix == ".py" or (path / "__init__.py").exists()


def test_the_web_client_names_a_game_only_in_its_folder():
    """Tables, emblems, colours and scenes are found by folder. (Money and watch are also words of the language.)"""
    tables = ROOT / "web" / "src" / "tables"
    games = sorted(file.parent.name for file in PACKAGE.glob("games/*/game.py"))
    assert all((tables / game / "index.ts").exists() for game in games)
    named = "|".join(rf"\b{game}\b" if game not in ("money", "watch") else f"tables/{game}\\b" for game in games)
    for file in (ROOT / "web" / "src").rglob("*"):
        own = any(file.is_relative_to(tables / game) for game in games)
        if file.suffix in (".ts", ".svelte", ".css") and not own and file.name != "schema.d.ts":
            assert not re.search(named, file.read_text(encoding="utf-8"), re.IGNORECASE), file
