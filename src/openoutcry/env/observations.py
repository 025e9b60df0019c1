"""What an observation's numbers may be: field by field for each game, as its `observation` describes them.

    python -m openoutcry.env.observations

prints docs/observations.md.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from openoutcry.env.deeds import VERSION, fields
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


def bounds(game: Game, version: int | None = None) -> tuple[np.ndarray, np.ndarray]:
    """The least and the most every number of an observation (of that version, None: the newest) may be."""
    parts, size = list(stretches(game)), game.observed_by(version)
    counts = [part.count for part in parts]
    least = np.repeat(np.array([part.range.least for part in parts], np.float32), counts)
    most = np.repeat(np.array([part.range.most for part in parts], np.float32), counts)
    return least[:size], most[:size]


# --- the page --------------------------------------------------------------------------------------

HEAD = """# Observations

What a seat observes, as 32-bit floats: the same numbers in the PettingZoo, Gymnasium, vector and OpenSpiel
environments, made by one `observe` per game from the seat's hidden record, so nothing in them is a secret of somebody
else. Seats are counted from the observer to the left, the observer first; seats nobody sits in are zeros. Ranges hold
for all options and numbers.

With `events=N` an environment also shows the last N *deeds*, the newest first: actions as an onlooker saw them, with
what they keep secret left out, and without those nobody else saw. `VectorEnv.events` holds them, on a GPU too;
PettingZoo has them as `"events"` beside the observation, Gymnasium in `info["events"]`, OpenSpiel at the end of the
tensor and by that name in an observer. Each deed is as many numbers as the second table of a game says (version
{version} of deeds); where less was done, zeros.

For a centralised critic, and never for who plays, there is the whole position: for each seat in turn the observation it
would have if nothing were hidden. `VectorEnv(…, critic=True)` has it in `critic_states`, `GymVectorEnv(…,
critic=True)` in `info["critic_state"]`, PettingZoo in `state()`, OpenSpiel in `state.critic_tensor()`.

An observation has a version, and the first numbers of a later version are those of an earlier one, so what was trained
on one reads its own: `observation=1` shows no more than those, in every environment (`state()`, `critic_states` and
`critic_tensor()` are always the newest).

This page is printed by `python -m openoutcry.env.observations`.
"""


def page() -> str:
    """The page of all games."""
    parts = [HEAD.format(version=VERSION)]
    for name in games():
        game = load_game(name)
        parts.append(f"## {text(f'game-{name}', 'en')}\n")
        parts.append(
            f"`{name}`: {game.observation_size:,} numbers, {game.n_actions} actions; "
            f"version {game.observation_version}.\n"
        )
        parts.append("| field | from | to | numbers | range | meaning |\n|---|---:|---:|---:|---|---|")
        for part in stretches(game):
            where = f"{part.first} | {part.first + part.count - 1} | {part.count}"
            parts.append(f"| `{part.name}` | {where} | {part.range.value} | {part.meaning} |")
        parts.append("\n| of each deed | from | to | range | meaning |\n|---|---:|---:|---|---|")
        first = 0
        for field in fields(game):
            parts.append(
                f"| `{field.name}` | {first} | {first + field.count - 1} | {field.range.value} | {field.meaning} |"
            )
            first += field.count
        parts.append("")
    return "\n".join(parts)


if __name__ == "__main__":
    print(page(), end="")
