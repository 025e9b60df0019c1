"""What everybody holds in Acquire, in short."""

from typing import Any

from openoutcry.games.acquire.rules.state import CHAINS, NAMES, NONE
from openoutcry.games.acquire.view import corporations


def holdings(h: Any) -> dict[str, Any]:
    """Money, shares and tiles of every seat; size, price and shares in the bank of every corporation."""
    names = corporations(h)
    return {
        "seats": [
            {
                "money": int(h.cash[seat]),
                "shares": {names[c]: int(h.shares[seat, c]) for c in range(CHAINS) if h.shares[seat, c]},
                "tiles": [NAMES[tile] for tile in h.hand[seat, : h.n_hand[seat]] if tile != NONE],
            }
            for seat in range(int(h.players))
        ],
        "companies": {
            names[c]: {"size": int(h.tiles[c]), "price": int(h.price[c]), "left": int(h.left[c])} for c in range(CHAINS)
        },
    }
