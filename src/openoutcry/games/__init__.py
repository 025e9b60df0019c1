"""The games, by name. A game is a folder with a GAME in its game.py: here, or in any package that says so.

A package outside names its folder in the entry-point group `openoutcry.games`:

    [project.entry-points."openoutcry.games"]
    market = "sealed_market"

This module can be called: `openoutcry.games()` lists the names.
"""

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from openoutcry.errors import UnknownGame
from openoutcry.kernel.contract import Game
from openoutcry.language import add_locale

GROUP = "openoutcry.games"


@cache
def _packages() -> dict[str, str]:
    """The package of every game: first those of this folder as they want to be offered, then all others by name."""
    ours = {file.parent.name: f"{__name__}.{file.parent.name}" for file in Path(__file__).parent.glob("*/game.py")}
    ordered = sorted(ours, key=lambda name: (import_module(ours[name]).OFFERED, name))
    found = {name: ours[name] for name in ordered}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        if point.name not in found:
            found[point.name] = point.value
            add_locale(point.name, folder_of(point.value) / "locale")
    return found


def folder_of(package: str) -> Path:
    """Where the files of a game lie."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise UnknownGame(package, "")
    return Path(spec.origin).parent


def package_of_game(name: str) -> str:
    """The package of a game."""
    if not isinstance(name, str) or name not in _packages():
        raise UnknownGame(name, ", ".join(_packages()))
    return _packages()[name]


def folder_of_game(name: str) -> Path:
    """The folder of a game."""
    return folder_of(package_of_game(name))


def games() -> list[str]:
    """The names of all games."""
    return list(_packages())


def load_game(name: str) -> Game:
    """A game by its name."""
    return _loaded(package_of_game(name))


@cache
def _loaded(package: str) -> Game:
    game: Game = import_module(f"{package}.game").GAME
    return game


class _Callable(ModuleType):
    """`openoutcry.games` is this module, and `openoutcry.games()` the list of names: both are asked for."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Callable
