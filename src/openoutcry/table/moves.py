"""A move as people and programs hold it: its code, its JSON, its text."""

from dataclasses import dataclass
from typing import Any

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
    named = game.dress_move(opt, game.name_action(code))
    return Move(code, named, game.write_move(named))
