"""What a seat does not know in Acquire and others may: what their tiles can do, and who holds those that merge.

Money and shares are no secret, displayed or not: everybody saw every change.
"""

from typing import Any

import numpy as np

from openoutcry.games.acquire.rules.state import (
    CELLS,
    EMPTY,
    FOUNDS,
    GROWS,
    LIES_ALONE,
    MERGES,
    NAMES,
    NONE,
)
from openoutcry.kernel.contract import Unseen

REACHES = ("merge", "found", "grow", "lone", "none")  # the most a hand can do, in this order
OF_EFFECT = {MERGES: 0, FOUNDS: 1, GROWS: 2, LIES_ALONE: 3}


def unseen(h: Any, deals: np.ndarray) -> list[Unseen]:
    """Each unknown of a hidden record, with what it is in every deal."""
    others = [seat for seat in range(h.players) if h.n_hand[seat] and h.hand[seat][0] == NONE]
    effects = {tile: h.ask("explain_tile", tile)[0] for tile in range(CELLS) if h.board[tile] == EMPTY}
    own = {tile for seat in range(h.players) for tile in h.hand[seat]}
    merging = [tile for tile, does in effects.items() if does == MERGES and tile not in own]
    return [*_reaches(others, effects, deals), *_holders(others, merging, deals)]


def _reaches(others: list[int], effects: dict[int, int], deals: np.ndarray) -> list[Unseen]:
    reach = np.full(CELLS + 1, REACHES.index("none"))  # the last one for places without a tile
    for tile, does in effects.items():
        reach[tile] = OF_EFFECT.get(does, reach[tile])
    return [
        Unseen("reach", {"seat": seat}, REACHES, reach[deals["hand"][:, seat].astype(np.int64)].min(axis=1), seat)
        for seat in others
    ]


def _holders(others: list[int], merging: list[int], deals: np.ndarray) -> list[Unseen]:
    found = []
    for tile in merging:
        holder = np.zeros(len(deals), np.int64)
        for place, seat in enumerate(others, 1):
            holder[(deals["hand"][:, seat] == tile).any(axis=1)] = place
        found.append(Unseen("holder", {"tile": NAMES[tile]}, ("bag", *others), holder))
    return found
