"""Bots: players who decide from what their seat knows. One interface: choose."""

import hashlib

import numpy as np

from openoutcry.errors import BadOption
from openoutcry.kernel.chance import BOT_STREAM, CHANCE
from openoutcry.kernel.contract import Game

RANDOM = "random"
HOUSE = "house"


def levels(game: Game) -> list[str]:
    """The bots this game has, weakest first."""
    return [RANDOM] if game.house is None else [RANDOM, HOUSE]


def strongest(game: Game) -> str:
    """Who stands in for people and gives hints."""
    return levels(game)[-1]


def choose(game: Game, hidden: np.ndarray, seat: int, seed: str, level: str = RANDOM) -> int:
    """The action a bot plays, given only the seat's hidden record. The same seed gives the same choice."""
    if level not in levels(game):
        raise BadOption("level", level, ", ".join(levels(game)))
    mask = np.zeros(game.n_actions, np.uint8)
    count = game.call.legal_mask(hidden, 0, seat, mask)
    allowed = np.flatnonzero(mask)
    if count == 1:
        return int(allowed[0])
    digest = hashlib.sha256(b"openoutcry bot\0" + seed.encode()).digest()
    if level == RANDOM:
        # 64 bits over at most a few hundred actions: no action is noticeably likelier than another.
        return int(allowed[int.from_bytes(digest[:8], "little") % len(allowed)])
    chances = np.zeros(1, CHANCE)
    chances["key"][0] = np.frombuffer(digest, "<u4")
    chances["stream"] = BOT_STREAM
    advised = int(game.advice.advise(hidden, 0, seat, mask, chances, 0))
    return advised if 0 <= advised < game.n_actions and mask[advised] else int(allowed[0])
