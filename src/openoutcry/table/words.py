"""Events as sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from openoutcry.kernel.contract import Game
from openoutcry.language import text


def say_event(game: Game, event: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    """What happened, as a sentence of the language."""
    arguments = {}
    for name, value in event.items():
        if name in ("event", "to"):
            continue
        if name in game.seat_arguments and isinstance(value, int) and 0 <= value < len(names):
            arguments[name] = names[value]
        else:
            arguments[name] = game.say_argument(name, value, language)
    return text(f"{game.name}-event-{event['event']}", language, **arguments)
