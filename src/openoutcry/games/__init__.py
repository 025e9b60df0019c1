"""The games, by name. A game is a folder here with a GAME in its game.py."""

from functools import cache
from importlib import import_module
from pathlib import Path

from openoutcry.errors import UnknownGame
from openoutcry.kernel.contract import Game

# The order in which they are offered.
_ORDER = ("stockpile", "acquire", "money", "watch")


def games() -> list[str]:
    """The names of all games."""
    here = Path(__file__).parent
    return [name for name in _ORDER if (here / name / "game.py").exists()]


@cache
def load_game(name: str) -> Game:
    """A game by its name."""
    if name not in games():
        raise UnknownGame(name, ", ".join(games()))
    game: Game = import_module(f"openoutcry.games.{name}.game").GAME
    return game
