"""What a search thought in games it played with itself: to be learnt from.

thoughts.json      who thought, by which rules; the same folder takes no others
games-000032.npz   some games from that number on: each decision as its seat saw it, what was found, and who won
"""

import json
import math
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from openoutcry.errors import NotAvailable
from openoutcry.folders import whole, write_whole

SETTINGS = "thoughts.json"
FORMAT = "openoutcry-thoughts/1"
GAMES_A_FILE = 16
DOUBT = 8  # what was found of an action counts as if it had been tried this often more, with the mean of all
SHARPNESS = 30.0  # how much likelier an action becomes with its value: e times for 1/30 of a win


ALONE = 6  # arrays with a number or a line for each decision; the others have one for each action
LEAST_PRIOR = 1e-9  # where logarithms are taken


class Thoughts(NamedTuple):
    """Decisions, a row each; what was found of their actions lies end to end, `counts` of them a row."""

    games: np.ndarray
    players: np.ndarray
    seen: np.ndarray  # observations, as bfloat16's bits
    shares: np.ndarray  # every seat's part of the win in the end, the seat to move first, then to its left
    chances: np.ndarray  # the same as the search foretold it
    counts: np.ndarray
    actions: np.ndarray
    priors: np.ndarray  # how likely the network thought each
    visits: np.ndarray  # how often it was tried
    values: np.ndarray  # what that showed, on the average

    def part(self, rows: np.ndarray) -> "Thoughts":
        """Some of the rows."""
        starts = np.cumsum(self.counts) - self.counts
        counts = self.counts[rows]
        ends = np.cumsum(counts)
        inside = np.repeat(starts[rows] - (ends - counts), counts) + np.arange(counts.sum())
        return Thoughts(*(array[rows] for array in self[:ALONE]), *(array[inside] for array in self[ALONE:]))

    def choices(self, n_actions: int) -> tuple[np.ndarray, np.ndarray]:
        """Which actions were allowed, and how likely each is for one who has thought.

        The network's chances, raised or lowered by what the search found: an action tried little keeps its own.
        """
        row = np.repeat(np.arange(len(self.counts)), self.counts)
        tried, summed = (
            np.bincount(row, given, len(self.counts)) for given in (self.visits, self.visits * self.values)
        )
        usual = (summed / np.maximum(tried, 1))[row]
        better = self.visits * (self.values - usual) / (self.visits + DOUBT)
        masks, wishes = (np.full((len(self.counts), n_actions), none) for none in (False, -np.inf))
        masks[row, self.actions] = True
        wishes[row, self.actions] = np.log(np.maximum(self.priors, LEAST_PRIOR)) + SHARPNESS * better
        raised = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        return masks, (raised / raised.sum(axis=1, keepdims=True)).astype(np.float32)


def joined(parts: Sequence[Thoughts]) -> Thoughts:
    """All rows of several."""
    return Thoughts(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def file_of(folder: Path, first: int) -> Path:
    """Where some games are, from this number on."""
    return folder / f"games-{first:06}.npz"


def write(file: Path, thoughts: Thoughts) -> None:
    """A file that is whole or not there."""
    with whole(file) as out:
        np.savez_compressed(out, **thoughts._asdict())


def read(file: Path) -> Thoughts:
    """The decisions of a file; a typed error if it is damaged."""
    try:
        with np.load(file) as held:
            thoughts = Thoughts(**{name: held[name] for name in Thoughts._fields})
        if len({len(array) for array in thoughts[:ALONE]}) > 1:
            raise ValueError("rows")
        if {len(array) for array in thoughts[ALONE:]} != {int(thoughts.counts.sum())}:
            raise ValueError("counts")
    except (OSError, ValueError, KeyError, EOFError, BadZipFile, zlib.error) as wrong:
        raise NotAvailable("error-thoughts", file=file.name, why=str(wrong)) from wrong
    return thoughts


def claim(folder: Path, wanted: dict[str, Any]) -> None:
    """Begin a folder, or go on with one of the same settings."""
    file = folder / SETTINGS
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            write_whole(file, json.dumps(wanted, indent=1) + "\n")
    except OSError as wrong:
        raise NotAvailable("error-unwritable", file=folder, why=wrong.strerror) from wrong
    found = settings(folder)
    other = [name for name in wanted if found.get(name) != wanted[name]]
    if other:
        raise NotAvailable("error-thoughts", file=folder.name, why=", ".join(other))


def settings(folder: Path) -> dict[str, Any]:
    """Who thought in a folder, and by which rules."""
    try:
        held = json.loads((folder / SETTINGS).read_text(encoding="utf-8"))
        if held["format"] != FORMAT:
            raise ValueError(held["format"])
    except (OSError, ValueError, KeyError, TypeError) as wrong:
        raise NotAvailable("error-thoughts", file=folder.name, why=str(wrong)) from wrong
    found: dict[str, Any] = held
    return found


def read_all(folder: Path) -> Iterator[Thoughts]:
    """File by file, in the order of the games."""
    files = sorted(folder.glob("games-*.npz"))
    if not files:
        raise NotAvailable("error-thoughts", file=folder.name, why=file_of(folder, 0).name)
    return map(read, files)


def files_for(games: int) -> range:
    """The first games of all files that so many games need."""
    return range(0, math.ceil(games / GAMES_A_FILE) * GAMES_A_FILE, GAMES_A_FILE)
