"""Open Outcry: stock-market table games to play, to study and to compute with.

>>> import openoutcry as oo
>>> oo.games()
>>> t = oo.Table("money", players=4, seed="any text")
>>> oo.batch("money", players=4, games=100_000, seed=1).playout()
"""

from collections.abc import Mapping, Sequence
from typing import Any

from openoutcry import games
from openoutcry.errors import OutcryError
from openoutcry.games import load_game
from openoutcry.kernel.batch import Batch, Outcome
from openoutcry.kernel.seeds import checked_seed
from openoutcry.table import Log, Move, Table

__version__ = "0.1.0"
__all__ = ["Batch", "Log", "Move", "Outcome", "OutcryError", "Table", "batch", "games", "load_game"]


def batch(
    game: str,
    players: int,
    games: int,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    numbers: Mapping[str, Any] | None = None,
    bots: Sequence[str] = ("random",),
    device: str = "cpu",
    threads: int | None = None,
) -> Batch:
    """Many games at once; `.playout()` plays them all to the end."""
    return Batch(load_game(game), players, games, checked_seed(seed), options, numbers, bots, device, threads)
