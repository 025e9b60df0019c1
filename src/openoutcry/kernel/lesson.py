"""What a lesson is made of: a fixed deal, beats that point at one thing each, and a question at the end.

A lesson is a real match from a position. The learner has the first seat; what the others do is written down. Every
figure a sentence says is asked of the table it stands on, so no sentence can be wrong about it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

LEARNER = 0
CHANCE = {"key": "5e" * 32, "drawn": 0}  # what comes is the same every time
CALL = "call"  # in a beat's presses: the button of the slip

Call = str | Mapping[str, Any]
Figures = dict[str, int | str]


class Seen(Protocol):
    """As much of a table as a beat needs."""

    def view(self, seat: int | None = None) -> dict[str, Any]: ...
    def events(self, seat: int | None, since: int = 0, most: int | None = None) -> list[dict[str, Any]]: ...


def table_of(seen: Seen) -> dict[str, Any]:
    """The table as the learner sees it."""
    table: dict[str, Any] = seen.view(LEARNER)["table"]
    return table


def _none(_: Seen) -> Figures:
    return {}


@dataclass(frozen=True)
class Beat:
    """One note of a lesson.

    `at` names the thing it points at, or several: the first that is drawn. `others` is what the other seats do when
    the beat begins, `act` the learner's move, `presses` what the learner presses for it, one thing after another.
    `recall` names figures of earlier beats.
    """

    name: str
    at: str
    others: tuple[tuple[int, Call], ...] = ()
    act: Call | None = None
    presses: tuple[str, ...] = ()
    figures: Callable[[Seen], Figures] = _none
    recall: Mapping[str, tuple[str, str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Answer:
    """An answer to the question; its figures come from the same table as the question's."""

    name: str
    right: bool = False


@dataclass(frozen=True)
class Question:
    """Is the idea understood? Asked of a position of its own; `moves` are what the rules then play."""

    position: Mapping[str, Any]
    answers: tuple[Answer, ...]
    moves: tuple[tuple[int, Call], ...] = ()
    figures: Callable[[Seen], Figures] = _none


@dataclass(frozen=True)
class Lesson:
    """A first lesson."""

    minutes: int
    position: Mapping[str, Any]
    beats: tuple[Beat, ...]
    question: Question
    chance: Mapping[str, Any] = field(default_factory=lambda: dict(CHANCE))

    def start(self) -> dict[str, Any]:
        """The position the lesson begins in; what chance brings is fixed too."""
        return {**self.position, "chance": dict(self.chance)}

    def script(self) -> list[tuple[int, Call]]:
        """All moves in the order they are played."""
        return [move for beat in self.beats for move in _moves(beat)]

    def played_before(self, beat: int) -> int:
        """How many moves are played when a beat has begun and the learner is to act."""
        return sum(len(_moves(each)) for each in self.beats[:beat]) + len(self.beats[beat].others)


@dataclass(frozen=True)
class Example:
    """A worked example of how to win: a position, what is played from it, and what the table says before and after.

    `figures` are what the sentence says; `picture` is drawn from plain figures, whatever the game: a sum, two ways side
    by side, a track, a ladder, holders, cards.
    """

    name: str
    position: Mapping[str, Any]
    work: Callable[[Seen, Seen], tuple[Figures, list[dict[str, Any]]]]
    moves: tuple[tuple[int, Call], ...] = ()


def _moves(beat: Beat) -> list[tuple[int, Call]]:
    return [*beat.others, *([] if beat.act is None else [(LEARNER, beat.act)])]
