"""Events and moves as sentences, in the language of the one who reads them."""

from collections.abc import Mapping, Sequence
from typing import Any

from openoutcry.kernel.contract import Game
from openoutcry.language import text

# Arguments of events that are seats: their sentences take the player's name.
SEATS = frozenset({"seat", "other", "by", "of", "from", "buyer", "seller", "owner", "target", "player", "winner"})


def say_event(game: Game, event: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    """What happened, in a sentence."""
    told: dict[str, Any] = {}
    for name, value in event.items():
        if name in ("event", "to"):
            continue
        said = game.say_argument(name, value, language)
        if name in SEATS and isinstance(said, int) and not isinstance(said, bool) and 0 <= said < len(names):
            said = names[said]
        told[name] = said if isinstance(said, str | int | float) else str(said)
    return text(f"{game.name}-event-{event['event']}", language, **told)
