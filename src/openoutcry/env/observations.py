"""What an observation's numbers may be: field by field for each game, as its `observation` describes them.

    python -m openoutcry.env.observations

prints docs/observations.md.
"""

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

import numpy as np

from openoutcry.games import games, load_game
from openoutcry.kernel.contract import Game
from openoutcry.language import text


class Range(Enum):
    """What the numbers of a field may be."""

    MARK = "0 or 1"
    SHARE = "0 to 1"
    COUNT = "0 and up"
    ANY = "any"

    @property
    def least(self) -> float:
        return float("-inf") if self is Range.ANY else 0.0

    @property
    def most(self) -> float:
        return float("inf") if self in (Range.COUNT, Range.ANY) else 1.0


# Only what is not a mark. A count or a sum has no upper bound: the edition's numbers can be changed.
_COUNTED = {
    "acquire": ("sizes", "prices", "bank", "market", "shares", "money", "tiles", "game"),
    "money": ("bid_sums", "points", "game"),
    "stockpile": (
        *("showing", "game", "price", "cash", "fees", "held", "cards", "split", "hand"),
        *("piles", "face_down", "discard"),
    ),
    "watch": (
        *("hand", "shown", "discards", "price", "exchange", "shares", "cash", "debts", "held"),
        *("face", "peeked", "bought", "events_left", "goal"),
    ),
}
_SHARES = {"money": ("held",), "stockpile": ("track",), "watch": ("space", "die")}
_ANY = {"watch": ("trend",)}


def range_of(game: str, field: str) -> Range:
    """The range of one field."""
    for kind, fields in ((Range.COUNT, _COUNTED), (Range.SHARE, _SHARES), (Range.ANY, _ANY)):
        if field in fields.get(game, ()):
            return kind
    return Range.MARK


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
        yield Stretch(part.name, first, part.count, range_of(game.name, part.name), part.meaning)
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
