"""The levels people choose from, and what each is in a game.

Between the house and the master, which are given, they are chosen so that each is about as much stronger than the one
before it, as measured at tables of four (`bench/RESULTS.md`). Playouts are counted, not timed: such a level is as
strong on any machine.
"""

from openoutcry.bots.network import is_trained
from openoutcry.kernel.contract import Game

TRADER, BROKER, TYCOON, MASTER = "trader", "broker", "tycoon", "master"
NAMED = (TRADER, BROKER, TYCOON, MASTER)  # weakest first
FULL_MASTER = "master:200ms"

CHOSEN = {
    "acquire": {TRADER: "policy65", BROKER: "master:16", TYCOON: "master:128"},
    "money": {TRADER: "policy30", BROKER: "policy45", TYCOON: "master:16"},
    "stockpile": {TRADER: "policy25", BROKER: "policy50", TYCOON: "policy"},
    "watch": {TRADER: "policy35", BROKER: "policy60", TYCOON: "policy"},
}
WITHOUT_NETWORK = {TRADER: "search:20ms", BROKER: "search:60ms", TYCOON: "search:200ms"}


def named_levels(game: Game) -> list[str]:
    """Those a game has, weakest first."""
    return [name for name in NAMED if name != MASTER or is_trained(game)]


def spelt_out(game: Game, level: str) -> str:
    """What a named level is in a game; any other level is what it says."""
    if level == MASTER:
        return FULL_MASTER
    chosen = CHOSEN.get(game.name) if is_trained(game) else None
    return (chosen or WITHOUT_NETWORK).get(level, level)
