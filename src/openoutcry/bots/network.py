"""The trained players of the games: their weights as compiled code takes them, and what they say."""

import threading
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from openoutcry.bots.declaration import weights_in_folder
from openoutcry.bots.tree import SEATS
from openoutcry.bots.weights import read_weights
from openoutcry.errors import NotAvailable
from openoutcry.kernel.contract import Game
from openoutcry.kernel.inference import BATCH, SHARE
from openoutcry.kernel.stream import line_up

POLICY_ALONE = "openoutcry.bots.generic.policy"

_own = threading.local()  # each thread computes in its own room
_instead: dict[str, Path] = {}  # weights this process plays a game by, where not its own


class Room(NamedTuple):
    """Where a thread computes: layers, observations, which numbers are used, and every seat's chance to win.

    Twice as many rows of observations as positions side by side, for the moves the network makes within the search, and
    one for what is seen before names are exchanged in it.
    """

    layers: np.ndarray
    rows: np.ndarray
    used: np.ndarray
    outlooks: np.ndarray


class Player(NamedTuple):
    """A network: all its weights in one row, and its shape (numbers in, width, actions, seats, blocks)."""

    net: np.ndarray
    shape: np.ndarray

    def room(self) -> Room:
        """Where this thread computes."""
        held: dict[bytes, Room] = _own.__dict__.setdefault("rooms", {})
        size, width = int(self.shape[0]), int(self.shape[1])
        key = self.shape.tobytes()
        if key not in held:
            layers, rows = line_up(3 * BATCH, width), line_up(2 * BATCH + 1, size)
            held[key] = Room(layers, rows, np.zeros(SHARE, np.int64), np.zeros((BATCH, SEATS), np.float32))
        return held[key]


def weights_of(game: Game) -> Path:
    """Where the weights of a game are, if there are any."""
    return _instead.get(game.name) or weights_in_folder(game)


def play_by(game: Game, file: Path | None) -> None:
    """From now on this process plays a game by the weights in a file; None: by its own."""
    _instead.pop(game.name, None)
    if file is not None:
        _instead[game.name] = file
        player_of(game)


def is_trained(game: Game) -> bool:
    """Is there a network for this game, as it is played here?"""
    return weights_of(game).exists()


def player_of(game: Game) -> Player:
    """The network of a game; a typed error if there is none that fits it."""
    return read_player(weights_of(game), game.name, game.observation_size, game.n_actions)


@cache
def read_player(file: Path, game: str, size: int, actions: int) -> Player:
    """The network in a file."""
    weights, notes = read_weights(file)
    try:
        seen = (notes["game"], weights["enter.weight"].shape[1], weights["policy.weight"].shape[0])
        if seen != (game, size, actions):
            raise NotAvailable("error-weights", file=file.name, why=f"{seen} ≠ {(game, size, actions)}")
        return _flattened(weights)
    except (KeyError, IndexError) as wrong:
        raise NotAvailable("error-weights", file=file.name, why=str(wrong)) from wrong


def _flattened(weights: dict[str, np.ndarray]) -> Player:
    """All weights in the order compiled code reads them: see `kernel.inference`."""
    blocks = len({name.split(".")[1] for name in weights if name.startswith("blocks.")})
    width, size = weights["enter.weight"].shape
    parts = [weights["enter.weight"].T, weights["enter.bias"]]
    for k in range(blocks):
        block = f"blocks.{k}"
        parts += [weights[f"{block}.norm.weight"], weights[f"{block}.norm.bias"]]
        for layer in ("inner", "outer"):
            parts += [weights[f"{block}.{layer}.weight"].T, weights[f"{block}.{layer}.bias"]]
    parts += [weights["norm.weight"], weights["norm.bias"]]
    for head in ("policy", "outlook"):
        parts += [weights[f"{head}.weight"], weights[f"{head}.bias"]]
    shape = (size, width, len(weights["policy.bias"]), len(weights["outlook.bias"]), blocks)
    net = line_up(1, sum(part.size for part in parts))[0]
    np.concatenate([np.ascontiguousarray(part).ravel() for part in parts], out=net)
    return Player(net, np.array(shape, np.int64))


def opinion(game: Game, hidden: np.ndarray, seat: int) -> tuple[np.ndarray, np.ndarray]:
    """The chances of all actions, and every seat's chance to win, from what a seat knows."""
    player = player_of(game)
    layers, rows, used, outlooks = player.room()
    mask, prior = np.zeros(game.n_actions, np.uint8), np.zeros(game.n_actions, np.float32)
    compiled = game.algorithm(POLICY_ALONE)
    compiled.opine(hidden, 0, seat, mask, player.net, player.shape, layers, rows, used, prior, outlooks)
    return prior, outlooks[0, : int(hidden[0].players)].copy()
