"""What a seat does not know in Money and others do: the cards of their hands that nobody has seen."""

from typing import Any

import numpy as np

from openoutcry.games.money.rules.state import BID, HAND, KIND, KINDS, KINDS_OF_CARDS, UNKNOWN
from openoutcry.kernel.contract import Unseen


def unseen(h: Any, deals: np.ndarray) -> list[Unseen]:
    """Of every hand with unseen cards the currencies and metals among them, in every deal."""
    hidden = np.array(list(h.where)) == UNKNOWN
    found = []
    for seat in range(h.players):
        held = hidden & np.isin(deals["where"], (HAND + seat, BID + seat))
        if held.any():
            kinds = np.stack([held[:, kind == KIND].any(axis=1) for kind in range(KINDS_OF_CARDS)], axis=1)
            found.append(Unseen("kind", {"seat": seat, "count": int(held[0].sum())}, KINDS, kinds, seat))
    return found
