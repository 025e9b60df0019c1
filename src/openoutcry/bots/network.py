"""The trained players of the games: their weights as compiled code takes them, and what they say."""

import math
import threading
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
HEADS = ("policy", "outlook")  # with a row for each number that goes out

Written = tuple[int, int, int]  # a file's number, its size and when it was written

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


_read: dict[tuple[Path, str, int, int], tuple[Written, Player]] = {}  # by what was asked: when, and what it was


def weights_of(game: Game) -> Path:
    """Where the weights of a game are, if there are any."""
    return _instead.get(game.name) or weights_in_folder(game)


def play_by(game: Game, file: Path | None) -> None:
    """From now on this process plays a game by the weights in a file; None: by its own.

    Where those can't be used it goes on with what it had.
    """
    if file is None:
        _instead.pop(game.name, None)
    else:
        _player(game, file)
        _instead[game.name] = file


def is_trained(game: Game) -> bool:
    """Is there a network for this game, as it is played here?"""
    return weights_of(game).exists()


def player_of(game: Game) -> Player:
    """The network of a game; a typed error if there is none that fits it."""
    return _player(game, weights_of(game))


def _player(game: Game, file: Path) -> Player:
    player = read_player(file, game.name, game.observation_size, game.n_actions)
    seats, most = int(player.shape[3]), game.edition.most_players
    if not most <= seats <= SEATS:
        raise NotAvailable("error-weights", file=file.name, why=f"outlook: {seats} ({most}–{SEATS})")
    return player


def read_player(file: Path, game: str, size: int, actions: int) -> Player:
    """The network in a file, read again once the file is written anew."""
    asked, written = (file, game, size, actions), as_written(file)
    held = _read.get(asked)
    if held is None or held[0] != written:
        held = _read[asked] = (written, _player_in(*asked))
    return held[1]


def as_written(file: Path) -> Written:
    """What changes when weights are written anew; a typed error where there are none."""
    try:
        told = file.stat()
    except OSError as wrong:
        raise NotAvailable("error-weights", file=file.name, why=str(wrong)) from wrong
    return told.st_ino, told.st_size, told.st_mtime_ns


def _player_in(file: Path, game: str, size: int, actions: int) -> Player:
    weights, notes = read_weights(file)
    try:
        seen = (notes["game"], weights["enter.weight"].shape[1], weights["policy.weight"].shape[0])
        if seen != (game, size, actions):
            raise ValueError(f"{seen} ≠ {(game, size, actions)}")
        return _flattened(weights)
    except (KeyError, IndexError, TypeError, ValueError) as wrong:
        raise NotAvailable("error-weights", file=file.name, why=str(wrong)) from wrong


def _flattened(weights: dict[str, np.ndarray]) -> Player:
    """All weights in the order compiled code reads them, which trusts their shapes: see `kernel.inference`."""
    blocks = len({name.split(".")[1] for name in weights if name.startswith("blocks.")})
    width, size = weights["enter.weight"].shape
    actions, seats = len(weights["policy.bias"]), len(weights["outlook.bias"])
    shapes = _shapes(size, width, actions, seats, blocks)
    for name, shape in shapes.items():
        if weights[name].shape != shape:
            raise ValueError(f"{name}: {weights[name].shape} ≠ {shape}")
        if not np.isfinite(weights[name]).all():
            raise ValueError(f"{name}: nan")
    net = line_up(1, sum(map(math.prod, shapes.values())))[0]
    parts = [weights[name] if name.startswith(HEADS) else weights[name].T for name in shapes]
    np.concatenate([np.ascontiguousarray(part).ravel() for part in parts], out=net)
    return Player(net, np.array((size, width, actions, seats, blocks), np.int64))


def _shapes(size: int, width: int, actions: int, seats: int, blocks: int) -> dict[str, tuple[int, ...]]:
    """What weights there have to be, in their order."""
    norm = {"norm.weight": (width,), "norm.bias": (width,)}
    block = {**norm, **_layer("inner", width, width), **_layer("outer", width, width)}
    inside = {f"blocks.{k}.{name}": shape for k in range(blocks) for name, shape in block.items()}
    heads = {**_layer("policy", width, actions), **_layer("outlook", width, seats)}
    return {**_layer("enter", size, width), **inside, **norm, **heads}


def _layer(name: str, taken: int, given: int) -> dict[str, tuple[int, ...]]:
    return {f"{name}.weight": (given, taken), f"{name}.bias": (given,)}


def opinion(game: Game, hidden: np.ndarray, seat: int) -> tuple[np.ndarray, np.ndarray]:
    """The chances of all actions, and every seat's chance to win, from what a seat knows."""
    player = player_of(game)
    layers, rows, used, outlooks = player.room()
    mask, prior = np.zeros(game.n_actions, np.uint8), np.zeros(game.n_actions, np.float32)
    compiled = game.algorithm(POLICY_ALONE)
    compiled.opine(hidden, 0, seat, mask, player.net, player.shape, layers, rows, used, prior, outlooks)
    return prior, outlooks[0, : int(hidden[0].players)].copy()
