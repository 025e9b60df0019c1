"""A move as people and programs hold it: its code, its JSON, its text."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from openoutcry.kernel.contract import Game


@dataclass(frozen=True)
class Move:
    """One legal action of a game."""

    code: int
    json: dict[str, Any]
    text: str

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)


def move_of(game: Game, code: int, opt: Any) -> Move:
    """The move of an action code, in a game played with these options."""
    return _move_of(game, code, opt.tobytes())


@lru_cache(maxsize=1 << 15)  # every view names the same few again
def _move_of(game: Game, code: int, opt: bytes) -> Move:
    options = np.frombuffer(opt, np.dtype((np.record, game.layout.dtype["opt"])))[0]
    named = game.dress_move(options, game.name_action(code))
    return Move(code, named, game.write_move(named))
