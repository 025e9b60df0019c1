"""The levels people choose from, and what each is in a game.

Between the house and the master, which are given, a game says what they are (`declaration`): each about as much
stronger than the one before it, as measured at tables of four (`bench/RESULTS.md`). None of ours searches: they take no
time, and are as strong on any machine.
"""

from openoutcry.bots.declaration import BROKER, TRADER, TYCOON, declared
from openoutcry.bots.network import is_trained
from openoutcry.kernel.contract import Game

MASTER = "master"
NAMED = (TRADER, BROKER, TYCOON, MASTER)  # weakest first
FULL_MASTER = "master:200ms"

ASKING = ("policy", MASTER)  # how levels begin that ask a network
WITHOUT_NETWORK = {TRADER: "search:20ms", BROKER: "search:60ms", TYCOON: "search:200ms"}


def named_levels(game: Game) -> list[str]:
    """Those a game has, weakest first."""
    return [name for name in NAMED if name != MASTER or is_trained(game)]


def spelt_out(game: Game, level: str) -> str:
    """What a named level is in a game; any other level is what it says."""
    if level == MASTER:
        return FULL_MASTER
    chosen = declared(game).levels.get(level)
    if chosen is None or (chosen.startswith(ASKING) and not is_trained(game)):
        return WITHOUT_NETWORK.get(level, level)
    return chosen
