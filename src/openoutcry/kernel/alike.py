"""Things of a game that only their names tell apart, and what a position is with their names exchanged.

Six companies on one board, or the corners of a board: whoever exchanges their names has another position in which as
much is good and as much will be won. A network that learned the game finds the two a little different, by accident. So
who asks it about several of them, and takes the mean, hears less of the accident.

A game says what is alike (`Game.alike`), and which numbers of an observation and which arguments of an action stand for
it (`axes`, `axis`); what goes where follows.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from openoutcry.kernel.contract import Game

MOST = 32  # exchanges looked at, the first of which changes nothing
MOST_KEPT = 64  # options and numbers whose exchanges are kept
DRAWN_BY = 1  # the seed by which they are drawn where there are more


@dataclass(frozen=True, eq=False)
class Alike:
    """What is alike: the axes it stands on, and all orders in which it may stand there.

    In an order, `order[i]` comes to the place i. What lies on an axis behind it stays where it is.
    """

    axes: tuple[str, ...]
    orders: Sequence[Sequence[int]]


class Exchanges(NamedTuple):
    """Ways to exchange names, in rows: where each number of an observation comes from, and what each action becomes."""

    seen: np.ndarray
    said: np.ndarray

    @property
    def digest(self) -> bytes:
        """What they are, as bytes."""
        return self.seen.tobytes() + self.said.tobytes()


def exchanges(game: "Game", opt: Any = None) -> Exchanges:
    """Those of a game with some options and numbers.

    Where nothing is alike, and without them, only the first, which changes nothing.
    """
    return _exchanges(game, None if opt is None else _Numbers(opt))


class _Numbers:
    """Options and numbers, the same if they hold the same: a game need not say twice what is alike with them."""

    def __init__(self, opt: Any) -> None:
        self.opt, self._held = opt.copy(), opt.tobytes()

    def __hash__(self) -> int:
        return hash(self._held)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Numbers) and self._held == other._held


@lru_cache(maxsize=MOST_KEPT)
def _exchanges(game: "Game", numbers: _Numbers | None) -> Exchanges:
    groups = () if numbers is None else tuple(game.alike(numbers.opt))
    drawn = _drawn([len(group.orders) for group in groups])
    rows = [_exchange(game, _by_axis(groups, chosen)) for chosen in drawn]
    seen, said = (np.array(part, np.int16) for part in zip(*rows, strict=True))
    return Exchanges(seen, said)


def _drawn(sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Which order of each group: none changed first, then all others, or as many as are looked at."""
    count = math.prod(sizes)
    others = np.random.default_rng(DRAWN_BY).permutation(count - 1)[: MOST - 1] + 1
    return [tuple(map(int, np.unravel_index(int(which), sizes))) if sizes else () for which in (0, *others)]


def _by_axis(groups: Sequence[Alike], chosen: Sequence[int]) -> dict[str, np.ndarray]:
    pairs = zip(groups, chosen, strict=True)
    return {axis: np.asarray(group.orders[which]) for group, which in pairs for axis in group.axes}


def _exchange(game: "Game", orders: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    seen, said, at = np.arange(game.observation_size), np.arange(game.n_actions), 0
    for stretch in game.observation:
        sizes = [size for _, size in stretch.axes]
        whole = (stretch.count // math.prod(sizes), *sizes)
        places = np.arange(at, at + stretch.count).reshape(whole)
        for number, (axis, _) in enumerate(stretch.axes, 1):
            places = _turned(places, number, orders.get(axis))
        seen[at : at + stretch.count] = places.ravel()
        at += stretch.count
    for kind in game.actions:
        codes = np.arange(kind.first, kind.first + kind.count)
        places = codes.reshape([len(argument.values) for argument in kind.arguments])
        for number, argument in enumerate(kind.arguments):
            places = _turned(places, number, orders.get(argument.axis))
        said[places.ravel()] = codes
    return seen, said


def _turned(places: np.ndarray, axis: int, order: np.ndarray | None) -> np.ndarray:
    """What stands where, with one axis in another order."""
    if order is None:
        return places
    whole = np.arange(places.shape[axis])
    whole[: len(order)] = order
    return places.take(whole, axis)
