"""What an observation's numbers may be: field by field for each game, as its `observation` describes them.

    python -m openoutcry.env.observations

prints docs/observations.md.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from openoutcry.games import games, load_game
from openoutcry.kernel.contract import Game, Range
from openoutcry.language import text


class Stretch(NamedTuple):
    """One field of an observation: where it is, what it means, and its range."""

    name: str
    first: int
    count: int  # type: ignore[assignment]  # a tuple has a method of that name; nobody counts in these
    range: Range
    meaning: str


def stretches(game: Game) -> Iterator[Stretch]:
    """The fields of a game's observation, in order."""
    first = 0
    for part in game.observation:
        yield Stretch(part.name, first, part.count, part.range, part.meaning)
        first += part.count


def bounds(game: Game) -> tuple[np.ndarray, np.ndarray]:
    """The least and the most every number of an observation may be."""
    parts = list(stretches(game))
    counts = [part.count for part in parts]
    least = np.repeat(np.array([part.range.least for part in parts], np.float32), counts)
    most = np.repeat(np.array([part.range.most for part in parts], np.float32), counts)
    return least, most


# --- the page --------------------------------------------------------------------------------------

HEAD = """# Observations

What a seat observes, as 32-bit floats: the same numbers in the PettingZoo, Gymnasium, vector and OpenSpiel
environments, made by one `observe` per game from the seat's hidden record, so nothing in them is a secret of somebody
else. Seats are counted from the observer to the left, the observer first; seats nobody sits in are zeros. Ranges hold
for all options and numbers.

This page is printed by `python -m openoutcry.env.observations`.
"""


def page() -> str:
    """The page of all games."""
    parts = [HEAD]
    for name in games():
        game = load_game(name)
        parts.append(f"## {text(f'game-{name}', 'en')}\n")
        parts.append(f"`{name}`: {game.observation_size:,} numbers, {game.n_actions} actions.\n")
        parts.append("| field | from | to | numbers | range | meaning |\n|---|---:|---:|---:|---|---|")
        for part in stretches(game):
            where = f"{part.first} | {part.first + part.count - 1} | {part.count}"
            parts.append(f"| `{part.name}` | {where} | {part.range.value} | {part.meaning} |")
        parts.append("")
    return "\n".join(parts)


if __name__ == "__main__":
    print(page(), end="")
