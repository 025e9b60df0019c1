"""The last deeds, as numbers: who did what, the newest first. A window beside the observation, for who asks for it.

A deed is an action as an onlooker sees it: what an action keeps secret (`Actions.add(…, secret=…)`) is left out, and
one that nobody else sees (`unseen=True`) is none. So the window is the same for all seats, but for where they count
from, and no seat's window tells it more than the table did. Written once, for compiled loops, for a GPU and for plain
Python.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from openoutcry.errors import BadOption
from openoutcry.kernel.contract import Game, Range
from openoutcry.kernel.rule import rule

VERSION = 1  # of how a deed is written; raised when its numbers change
MOST = 64  # deeds in a window
NOBODY = -1
UNSEEN = -1
HEAD = 2  # columns of a face before its arguments


def faces_of(game: Game) -> np.ndarray:
    """Every action as others see it: the first action that looks the same (UNSEEN: none does), the place of its kind's
    mark in a deed, and each argument's place and how many there are; 0 of them where it is secret or there is none.

    An argument that is a seat has its number negative: it is counted from who looks.
    """
    seats, most = game.edition.most_players, arguments_of(game)
    faces = np.zeros((game.n_actions, HEAD + 2 * most), np.int64)
    first: dict[tuple[int, ...], int] = {}
    for number, kind in enumerate(game.actions):
        for code in range(kind.first, kind.first + kind.count):
            row = [0, seats + number]
            for argument, place in zip(kind.arguments, kind.places(code), strict=True):
                if argument.name in kind.secrets(code):
                    row += [0, 0]
                elif argument.is_number and argument.name in game.seat_arguments:
                    row += [argument.values[place], -seats]
                else:
                    row += [place, len(argument.values)]
            row[0] = UNSEEN if kind.unseen else first.setdefault(tuple(row[1:]), code)
            faces[code, : len(row)] = row
    return faces


def arguments_of(game: Game) -> int:
    """The most arguments an action has."""
    return max(len(kind.arguments) for kind in game.actions)


class DeedField(NamedTuple):
    """A stretch of the numbers of one deed."""

    name: str
    count: int  # type: ignore[assignment]  # a tuple has a method of that name; nobody counts in these
    range: Range
    meaning: str


def fields(game: Game) -> Iterator[DeedField]:
    """What the numbers of a deed are, in order."""
    verbs = ", ".join(f"`{kind.form}`" for kind in game.actions)
    yield DeedField("actor", game.edition.most_players, Range.MARK, "1 at the seat that acted, the own first")
    yield DeedField("kind", len(game.actions), Range.MARK, f"1 at what it did: {verbs}")
    yield DeedField(
        "arguments",
        arguments_of(game),
        Range.SHARE,
        "which of its values each argument has, counted from 1, divided by how many there are (seats from the own on); "
        "0 where it has none or keeps it secret",
    )


def checked_count(count: Any) -> int:
    """How many deeds are shown, if that many can be."""
    if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST:
        raise BadOption("events", count, f"0–{MOST}")
    return count


class Window:
    """So many deeds of a game; none unless somebody asks."""

    def __init__(self, game: Game, count: int = 0) -> None:
        self.count, self.faces = checked_count(count), faces_of(game)
        self.each = sum(field.count for field in fields(game))  # numbers of a deed
        self.size = self.count * self.each

    def blank(self, games: int) -> np.ndarray:
        """Room for what was done in each game: seat and action of every deed, the newest first."""
        return np.full((games, 2 * self.count), NOBODY, np.int64)


def note(deeds: Any, faces: Any, seat: int, action: int) -> None:
    """One more deed, the oldest is forgotten; what others don't see is none."""
    looks_like = faces[action, 0]
    if looks_like != UNSEEN and len(deeds) > 0:
        for k in range(len(deeds) - 1, 1, -1):
            deeds[k] = deeds[k - 2]
        deeds[0] = seat
        deeds[1] = looks_like


def forget(deeds: Any) -> None:
    """A new game: nothing was done yet."""
    for k in range(len(deeds)):
        deeds[k] = NOBODY


def tell(deeds: Any, faces: Any, players: int, seat: int, out: Any) -> None:
    """The deeds as numbers, for a seat."""
    for k in range(len(out)):
        out[k] = 0
    count, arguments = len(deeds) // 2, (faces.shape[1] - HEAD) // 2
    for deed in range(count):
        actor, action = deeds[2 * deed], deeds[2 * deed + 1]
        if actor != NOBODY:
            each = len(out) // count
            first = deed * each
            out[first + (actor - seat) % players] = 1
            out[first + faces[action, 1]] = 1
            for k in range(arguments):
                place, of = faces[action, HEAD + 2 * k], faces[action, HEAD + 2 * k + 1]
                if of < 0:
                    out[first + each - arguments + k] = ((place - seat) % players + 1) / -of
                elif of > 0:
                    out[first + each - arguments + k] = (place + 1) / of


note_deed, forget_deeds, tell_deeds = rule(note), rule(forget), rule(tell)
