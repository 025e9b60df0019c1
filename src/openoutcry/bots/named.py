"""The levels people choose from, and what each is in a game.

Between the house and the master, which are given, they are chosen so that each is about as much stronger than the one
before it, as measured at tables of four (`bench/RESULTS.md`). None of them searches: they take no time, and are as
strong on any machine.
"""

from openoutcry.bots.network import is_trained
from openoutcry.kernel.contract import Game

TRADER, BROKER, TYCOON, MASTER = "trader", "broker", "tycoon", "master"
NAMED = (TRADER, BROKER, TYCOON, MASTER)  # weakest first
FULL_MASTER = "master:200ms"

CHOSEN = {
    "acquire": {TRADER: "policy32", BROKER: "policy68", TYCOON: "policy"},
    "money": {TRADER: "policy22", BROKER: "policy47", TYCOON: "policy75"},
    "stockpile": {TRADER: "policy18", BROKER: "policy38", TYCOON: "policy65"},
    "watch": {TRADER: "policy25", BROKER: "policy50", TYCOON: "policy78"},
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
