"""The lessons of the games, played by the rules: what every beat stands on, and the figures of its sentences."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from openoutcry.games import games, package_of_game
from openoutcry.kernel.lesson import CHANCE, LEARNER, Beat, Example, Figures, Lesson
from openoutcry.table.table import Table


@dataclass(frozen=True)
class Told:
    """A beat with the figures its sentences say."""

    beat: Beat
    figures: Figures


@dataclass(frozen=True)
class Shown:
    """An example with the figures its sentence says, and what is drawn beside it."""

    name: str
    figures: Figures
    pictures: list[dict[str, Any]]


def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, None where it has none."""
    module = f"{package_of_game(game)}.lesson"
    return import_module(module).LESSON if find_spec(module) else None


def starts_lesson(game: str, position: dict[str, Any] | None) -> Lesson | None:
    """The lesson that begins in this position: a table from there is a lesson."""
    lesson = lesson_of(game) if position is not None and game in games() else None
    return lesson if lesson is not None and lesson.start() == position else None


@cache
def told(game: str) -> tuple[list[Told], Figures]:
    """All beats of a lesson and the figures of its question, from the lesson played through once."""
    lesson = lesson_of(game)
    assert lesson is not None
    table = Table.from_position(lesson.start())
    beats: list[Told] = []
    found: dict[str, Figures] = {}
    for beat in lesson.beats:
        for seat, said in beat.others:
            table.play(seat, said)
        recalled = {name: found[other][figure] for name, (other, figure) in beat.recall.items()}
        found[beat.name] = {**beat.figures(table), **recalled}
        beats.append(Told(beat, found[beat.name]))
        if beat.act is not None:
            table.play(LEARNER, beat.act)
    asked = Table.from_position({**lesson.question.position, "chance": dict(lesson.chance)})
    for seat, said in lesson.question.moves:
        asked.play(seat, said)
    return beats, lesson.question.figures(asked)


@cache
def worked(game: str) -> list[Shown]:
    """The examples of a game, each worked by the rules."""
    module = f"{package_of_game(game)}.examples"
    examples: tuple[Example, ...] = import_module(module).EXAMPLES if find_spec(module) else ()
    return [_worked(example) for example in examples]


def _worked(example: Example) -> Shown:
    start = {**example.position, "chance": CHANCE}
    before, after = Table.from_position(start), Table.from_position(start)
    for seat, said in example.moves:
        after.play(seat, said)
    return Shown(example.name, *example.work(before, after))
