"""The rulebook and the tests point at each other: no clause without a test, no test without a clause."""

import ast
import re
from pathlib import Path

import pytest

import openoutcry as oo
from openoutcry.rulebook import clauses, page, to_read

TESTS = Path(__file__).parent
LANGUAGES = ("en", "ru", "it")


def marked_clauses(game: str) -> dict[str, list[str]]:
    """Clause ids named by `rule` marks, with the tests that name them."""
    found: dict[str, list[str]] = {}
    for file in (TESTS / "games" / game).rglob("test_*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for clause in mark.args:
                        assert isinstance(clause, ast.Constant), f"{file.name}:{node.name}"
                        found.setdefault(clause.value, []).append(node.name)
    return found


@pytest.mark.parametrize("game", oo.games())
def test_every_clause_has_a_test(game):
    missing = set(clauses(game)) - set(marked_clauses(game))
    assert not missing, f"clauses without a test: {sorted(missing)}"


@pytest.mark.parametrize("game", oo.games())
def test_every_mark_names_a_clause(game):
    marked = marked_clauses(game)
    unknown = set(marked) - set(clauses(game))
    assert not unknown, f"marks of clauses that do not exist: { ({c: marked[c] for c in unknown}) }"


@pytest.mark.parametrize("game", oo.games())
def test_every_test_of_a_game_names_its_clause(game):
    for file in (TESTS / "games" / game).rglob("test_*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                marks = [ast.unparse(mark) for mark in node.decorator_list]
                assert any(mark.startswith("pytest.mark.rule(") for mark in marks), f"{file.name}: {node.name}"


@pytest.mark.parametrize("game", oo.games())
def test_the_rules_have_the_same_clauses_in_every_language(game):
    english = list(clauses(game, "en"))
    assert english, game
    assert all(clause.startswith(oo.load_game(game).clauses + "-") for clause in english)
    for language in LANGUAGES:
        assert list(clauses(game, language)) == english, language
        assert all(len(said) > 10 for said in clauses(game, language).values())


@pytest.mark.parametrize("game", oo.games())
def test_reasons_and_numbers_point_at_clauses(game):
    known = set(clauses(game))
    for reason in oo.load_game(game).reasons[1:]:
        assert reason.clause is None or reason.clause in known, reason
    for number in oo.load_game(game).edition.numbers.values():
        assert number.clause in known, number.name
        assert number.source and number.note


@pytest.mark.parametrize("game", oo.games())
def test_rules_name_the_clauses_they_carry_out(game):
    """A clause id in a docstring exists, so a reader who follows it finds it."""
    folder = Path(oo.__file__).parent / "games" / game
    known = set(clauses(game))
    pattern = re.compile(rf"{oo.load_game(game).clauses}-\d+\.\d+")
    for file in folder.glob("*.py"):
        for clause in pattern.findall(file.read_text(encoding="utf-8")):
            assert clause in known, f"{file.name} names {clause}"


@pytest.mark.parametrize("language", ["en", "ru", "it"])
@pytest.mark.parametrize("game", ["stockpile", "acquire", "money", "watch"])
def test_players_read_the_rules_without_the_marks_of_their_keepers(game, language):
    shown, kept = to_read(game, language), page(game, language)
    assert "[rule]" in kept
    assert not re.findall(r"\[(?:rule|published|settled|check|house)\]", shown)
    assert not re.search(r"Marks:|Пометки:|Segni:", shown)
    ids = re.compile(r"\*\*([A-Z]{3}-\d+\.\d+)\*\*")
    assert ids.findall(shown) == ids.findall(kept)
    assert len(shown) > 0.8 * len(kept)
