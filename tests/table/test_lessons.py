"""Every lesson is played against the rules: its moves are legal, its figures are the table's, its answer is right."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import openoutcry as oo
from openoutcry.kernel.lesson import CALL, LEARNER
from openoutcry.language import LANGUAGES, text
from openoutcry.table import Table
from openoutcry.table.lesson import lesson_of, starts_lesson, told, worked

GAMES = ("stockpile", "acquire", "money", "watch")
NAMES = {"one": "Bruno", "two": "Vera"}

# The scripts as they were designed: what each beat has to find on the table.
EXPECTED = {
    "stockpile": {
        "pair": {"steps": 4, "now": 5, "then": 9},
        "public": {"steps": 2},
        "fee": {"fee": 2},
        "others": {"known": 1, "all": 3},
        "outbid": {"bid": 6},
        "worth": {"count": 2, "then": 9, "other": 5, "worth": 23, "bid": 10},
        "paid": {"mine": 10, "onehas": 17, "twohas": 16},
        "boom": {"steps": 2, "price": 7},
        "keep": {"now": 5, "then": 9},
        "forecasts": {"computers": 9, "epic": 9, "automotive": 2, "bank": 3, "steel": 6},
        "dividend": {"amount": 2000},
        "fortune": {"cash": 12, "shares": 3, "price": 9, "others": 1, "other": 5, "total": 44, "start": 25},
        "?": {"low": 6, "right": 10, "high": 15, "worth": 11, "gain-right": 1},
    },
    "acquire": {
        "buy": {"size": 2, "price": 200, "most": 3},
        "dear": {"price": 400},
        "larger": {"size": 3, "price": 500},
        "merge": {"large": 3, "small": 2},
        "bonus": {"first": 2000, "second": 1000, "mine": 4, "onehas": 1, "twohas": 2, "cash": 7400},
        "trade": {"each": 2, "sold": 400, "worth": 800, "held": 4, "all-sold": 800, "all-traded": 1600},
        "gone": {"size": 6},
        "more": {"cash": 7400, "most": 3, "price": 800},
        "lead": {"mine": 5, "onehas": 3, "twohas": 2},
        "?": {"large": 5, "small": 4, "absorbed": "fusion"},
    },
    "money": {
        "crowns": {"bills": 120, "fee": 100, "total": 20, "free": 200},
        "lot": {"count": 2, "now": 120, "then": 200},
        "offer": {"first": 50, "second": 20, "sum": 70},
        "bids": {"mine": 70, "onehas": 60, "twohas": 40},
        "triple": {"face": 30, "bonus": 100, "total": 300},
        "right": {"bid": 60, "lot": 120},
        "left": {"bid": 40, "lot": 70},
        "deck": {"each": 4, "deck": 25},
        "total": {"before": 30, "now": 330, "crown": 300, "gold": 20, "silver": 10},
        "?": {"bills": 180, "fee": 100, "right": 80, "missing": 20},
    },
    "watch": {
        "roll": {"die": 4, "space": 5},
        "surcharge": {"sector": 4, "step": 50},
        "sell": {"cash": 0, "price": 250},
        "buy": {"cash": 250, "cost": 150},
        "offer": {"count": 2, "cash": 100},
        "rumours": {"net": 1},
        "bets": {"onehas": 2, "twohas": 2},
        "bet": {"net": 2, "limit": 5},
        "keep": {"cost": 150, "cash": 100},
        "news": {"sum": 2, "before": 150, "after": 250},
        "win": {"each": 50, "points": 2, "bet": 5, "amount": 500, "cash": 600},
        "debt": {"lost": 200, "loan": 1000, "left": 800},
        "status": {"cost": 1000, "now": 5, "next": 10},
        "?": {"bet": 5, "sum": 2, "amount": 500, "lost": 1},
    },
}


def test_every_game_of_the_house_has_a_lesson():
    assert [game for game in oo.games() if lesson_of(game)] == [game for game in oo.games() if game in GAMES]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_finds_on_the_table_what_its_script_says(game):
    beats, asked = told(game)
    found = {each.beat.name: each.figures for each in beats} | {"?": asked}
    for name, figures in EXPECTED[game].items():
        assert {key: found[name][key] for key in figures} == figures, name


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_is_asked_whenever_a_beat_wants_a_move(game):
    """Where nobody else has to move first, and nothing is left over at the end."""
    lesson = lesson_of(game)
    table = Table.from_position(lesson.start())
    for number, beat in enumerate(lesson.beats):
        for seat, said in beat.others:
            assert seat != LEARNER
            table.play(seat, said)
        assert len([1 for row in lesson.script()[: lesson.played_before(number)]]) == lesson.played_before(number)
        if beat.act is not None:
            assert LEARNER in table.pending, beat.name
            assert beat.presses and beat.presses[-1] == CALL, beat.name
            table.play(LEARNER, beat.act)
    assert not table.over


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_known_by_the_position_it_starts_in(game):
    lesson = lesson_of(game)
    table = Table.from_position(lesson.start())
    assert starts_lesson(game, table.log.position) is lesson
    assert starts_lesson(game, {**lesson.start(), "chance": {"key": "00" * 32, "drawn": 0}}) is None
    assert starts_lesson(game, None) is None
    assert starts_lesson("nothing", lesson.start()) is None


@pytest.mark.parametrize("game", GAMES)
def test_one_answer_is_right(game):
    answers = lesson_of(game).question.answers
    assert len(answers) == 3 and sum(answer.right for answer in answers) == 1


def test_the_right_bid_is_the_highest_that_gains():
    _, asked = told("stockpile")
    assert asked["gain-right"] > 0 > asked["gain-high"] and asked["gain-low"] > asked["gain-right"]


def test_the_right_answers_are_what_the_rules_do():
    assert told("acquire")[1]["absorbed"] == "fusion"
    assert told("money")[1]["right"] == told("money")[1]["bills"] - told("money")[1]["fee"]
    assert told("watch")[1]["lost"] == 1


class Digits(Visitor):
    def __init__(self):
        self.found = []

    def visit_TextElement(self, node):
        self.found += re.findall(r"\d", node.value)


def lesson_texts(game, language):
    folder = oo.games.folder_of_game(game)
    body = FluentParser().parse((folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")).body
    ours = (f"lesson-{game}", f"howto-{game}")
    return {e.id.name: e for e in body if isinstance(e, ast.Message) and e.id.name.startswith(ours)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_of_a_lesson_has_a_figure_of_its_own(game, language):
    """Figures are asked of the table; a digit in the text could become wrong."""
    for name, message in lesson_texts(game, language).items():
        digits = Digits()
        digits.visit(message)
        assert not digits.found, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_beat_is_said_and_short(game, language):
    lesson, (beats, asked) = lesson_of(game), told(game)
    texts = [name for name in lesson_texts(game, language) if name.startswith("lesson-")]
    wanted = {f"lesson-{game}", f"lesson-{game}-question", f"lesson-{game}-end"}
    for each in beats:
        wanted.add(f"lesson-{game}-{each.beat.name}")
        if each.beat.presses:
            wanted.add(f"lesson-{game}-{each.beat.name}-do")
    for answer in lesson.question.answers:
        wanted.add(f"lesson-{game}-answer-{answer.name}")
        if not answer.right:
            wanted.add(f"lesson-{game}-answer-{answer.name}-else")
    assert wanted <= set(texts)
    spare = {name for name in texts if name not in wanted and not name.endswith("-else")}
    assert not spare
    by_beat = {f"lesson-{game}-{each.beat.name}": each.figures for each in beats}
    for name in texts:
        owner = name.removesuffix("-else").removesuffix("-do")
        said = text(name, language, **{**by_beat.get(owner, asked), **NAMES})
        assert "{" not in said and "$" not in said, said
        assert len(said) <= (135 if language != "en" else 115), (name, said)


# What the worked examples of "how to win" say, as the rules have it.
WORKED = {
    "stockpile": {
        "know": {"now": 5, "then": 9},
        "pay": {"worth": 21, "best": 20},
        "sell": {"now": 10, "then": 6},
        "split": {"now": 9, "then": 8},
        "bankrupt": {"now": 2, "again": 5},
        "dividend": {"each": 2000, "total": 6000},
        "most": {"amount": 10000, "tied": 5000},
    },
    "acquire": {
        "early": {"small": 2, "large": 6, "most": 3},
        "bonus": {"first": 2000, "second": 1000},
        "trade": {"each": 2, "held": 4},
        "safe": {"safe": 11, "end": 41},
    },
    "money": {
        "fee": {"free": 200, "fee": 100},
        "whole": {"free": 200, "bills": 200},
        "triple": {"bonus": 100},
        "coins": {"each": 20, "count": 3, "bonus": 100},
        "bid": {"first": 70},
    },
    "watch": {
        "rise": {"now": 150, "then": 250},
        "bet": {"points": 2, "each": 50},
        "lost": {"now": 150, "then": 50},
        "die": {"step": 50},
        "status": {"cost": 1000, "now": 5, "next": 10},
        "debt": {"lost": 200, "loan": 1000, "left": 800},
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_the_examples_are_worked_by_the_rules(game):
    assert {example.name: example.figures for example in worked(game)} == WORKED[game]
    for example in worked(game):
        assert example.pictures
        for picture in example.pictures:
            if picture["kind"] == "sum":
                assert sum(picture["terms"]) == picture["total"]
            for way in picture.get("ways", []):
                assert way["count"] * way["each"] == way["total"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_told(game, language):
    texts = [name for name in lesson_texts(game, language) if name.startswith("howto-")]
    named = {f"howto-{game}-{example.name}": example.figures for example in worked(game)}
    assert set(texts) == {f"howto-{game}", *named, *(f"{name}-why" for name in named)}
    for name in texts:
        said = text(name, language, **named.get(name.removesuffix("-why"), {}))
        assert "{" not in said and "$" not in said, said
