"""Tempers: what a bot is inclined to among moves it holds nearly equal. `broker+bold` is a bold broker.

A temper looks at what its level thinks anyway, after the search, and never at more than that: the moves a search found
within a small chance of the best, or those the network finds nearly as likely. Of these it takes the one it leans to
most. What it leans to is declared for each game by the game's own actions; a game lacks the tempers that nothing in it
would show.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from openoutcry.kernel.actions import ActionKind
from openoutcry.kernel.contract import Game

BOLD, CAREFUL, COLLECTOR = "bold", "careful", "collector"

WITHOUT_TEMPER = ("random", "house")
NEAR_CHANCE = 0.02  # of winning, that a search may lose by it
NEAR_VISITS = 0.5  # of those of the move tried most often: what was given up early was not compared
NEAR_PRIOR = 0.15  # of the likeliest move's chance, where the network alone decides


class Lean(NamedTuple):
    """What a temper thinks of the actions with a verb: what they are worth, and more by what they are about."""

    worth: float
    argument: str = ""
    more: float = 0.0  # for the last value of the argument; or for each that the seat holds of it
    held: str = ""  # the field of the record that says how many it holds, by seat and value

    def degree(self, kind: ActionKind, action: int, hidden: np.ndarray, seat: int) -> float:
        """How high the argument of an action is, from 0 to 1, or how much of it the seat holds."""
        for argument, place in zip(kind.arguments, kind.places(action), strict=True):
            if argument.name == self.argument:
                return float(hidden[0][self.held][seat][place]) if self.held else place / (len(argument.values) - 1)
        return 0.0


NO_LEAN = Lean(0)
Leaning = dict[str, Lean]  # by verb; nothing is thought of any other action

LEANINGS: dict[str, dict[str, Leaning]] = {
    "acquire": {
        BOLD: {"buy": Lean(1, "corporation", 2)},
        CAREFUL: {"done": Lean(1), "buy": Lean(0, "corporation", -1)},
        COLLECTOR: {"buy": Lean(1, "corporation", 0.1, held="shares")},
    },
    "money": {
        BOLD: {"add": Lean(1)},
        CAREFUL: {"done": Lean(1)},
    },
    "stockpile": {
        BOLD: {"bid": Lean(0, "amount", 2)},
        CAREFUL: {"bid": Lean(0, "amount", -2), "sell": Lean(1)},
        COLLECTOR: {"done": Lean(1)},
    },
    "watch": {
        BOLD: {"bet": Lean(1), "buy": Lean(1), "play": Lean(1)},
        CAREFUL: {"pass": Lean(1), "bet": Lean(0, "multiplier", -1)},
        COLLECTOR: {"buy": Lean(1, "company", 0.1, held="shares"), "sell": Lean(-1)},
    },
}


def tempers(game: Game) -> list[str]:
    """Those a game has."""
    return list(LEANINGS.get(game.name, ()))


def joined(level: str, temper: str | None) -> str:
    """A level with a temper, where it can have one: `random` and `house` compare nothing."""
    return level if temper is None or level in WITHOUT_TEMPER else f"{level}+{temper}"


def parted(game: Game, level: str) -> tuple[str, str | None]:
    """A level without its temper, and the temper: `broker+bold`."""
    plain, _, temper = level.rpartition("+")
    return (plain, temper) if plain and temper in tempers(game) else (level, None)


def leaned(game: Game, temper: str, hidden: np.ndarray, seat: int, actions: Sequence[int]) -> int:
    """Of moves as good as each other, the best first, the one a temper takes."""
    leaning = LEANINGS[game.name][temper]
    worths = []
    for action in actions:
        kind = game.actions.kind(action)
        lean = leaning.get(kind.verb, NO_LEAN)
        worths.append(lean.worth + lean.more * lean.degree(kind, action, hidden, seat))
    return actions[int(np.argmax(worths))]


def near_by_search(candidates: Iterable[tuple[int, float, float, int]]) -> list[int]:
    """The actions a search found about as good as the best: its candidates are that one first."""
    found = list(candidates)
    chance, most = found[0][1], max(visits for *_, visits in found)
    return [
        action
        for action, its_chance, _, visits in found
        if its_chance >= chance - NEAR_CHANCE and visits >= NEAR_VISITS * most
    ]


def near_by_network(prior: np.ndarray) -> list[int]:
    """The actions a network finds about as likely as the likeliest, that one first."""
    near = np.flatnonzero(prior >= NEAR_PRIOR * prior.max())
    return [int(action) for action in near[np.argsort(-prior[near], kind="stable")]]
