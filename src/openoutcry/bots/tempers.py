"""Tempers: what a bot is inclined to among moves it holds nearly equal. `broker+bold` is a bold broker.

A temper looks at what its level thinks anyway, after the search, and never at more than that: the moves a search found
within a small chance of the best, or those the network finds nearly as likely. Of these it takes the one it leans to
most. What it leans to a game declares by its own actions; it lacks the tempers that nothing in it would show.
"""

from collections.abc import Sequence

import numpy as np

from openoutcry.bots.declaration import Lean, declared
from openoutcry.bots.search import Found
from openoutcry.kernel.actions import ActionKind
from openoutcry.kernel.contract import Game

WITHOUT_TEMPER = ("random", "house")
NEAR_CHANCE = 0.02  # of winning, that a search may lose by it
NEAR_PRIOR = 0.15  # of the likeliest move's chance, where the network alone decides


NO_LEAN = Lean()


def degree(lean: Lean, kind: ActionKind, action: int, hidden: np.ndarray, seat: int) -> float:
    """How high the argument a lean looks at is in an action, from 0 to 1, or how much of it the seat holds."""
    for argument, place in zip(kind.arguments, kind.places(action), strict=True):
        if argument.name == lean.argument:
            return float(hidden[0][lean.held][seat][place]) if lean.held else place / (len(argument.values) - 1)
    return 0.0


def tempers(game: Game) -> list[str]:
    """Those a game has."""
    return list(declared(game).tempers)


def joined(level: str, temper: str | None) -> str:
    """A level with a temper, where it can have one: `random` and `house` compare nothing."""
    return level if temper is None or level in WITHOUT_TEMPER else f"{level}+{temper}"


def parted(game: Game, level: str) -> tuple[str, str | None]:
    """A level without its temper, and the temper: `broker+bold`."""
    plain, _, temper = level.rpartition("+")
    return (plain, temper) if plain and temper in tempers(game) else (level, None)


def leaned(game: Game, temper: str, hidden: np.ndarray, seat: int, actions: Sequence[int]) -> int:
    """Of moves as good as each other, the best first, the one a temper takes."""
    leaning = declared(game).tempers[temper]
    worths = []
    for action in actions:
        kind = game.actions.kind(action)
        lean = leaning.get(kind.verb, NO_LEAN)
        worths.append(lean.worth + lean.more * degree(lean, kind, action, hidden, seat))
    return actions[int(np.argmax(worths))]


def near_by_search(found: Found) -> list[int]:
    """The actions a search found about as good as the best, that one first: of those it compared to the end."""
    order = [i for i in found.order() if found.finalists[i]]
    return [int(found.actions[i]) for i in order if found.chance[i] >= found.chance[order[0]] - NEAR_CHANCE]


def near_by_network(prior: np.ndarray) -> list[int]:
    """The actions a network finds about as likely as the likeliest, that one first."""
    near = np.flatnonzero(prior >= NEAR_PRIOR * prior.max())
    return [int(action) for action in near[np.argsort(-prior[near], kind="stable")]]
