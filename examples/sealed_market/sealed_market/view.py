"""What a player sees, from a hidden record only."""

from typing import Any

from sealed_market.rules.state import HIGHEST


def view(h: Any, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: an onlooker) may see it."""
    return {
        "round": int(h.round_number),
        "rounds": int(h.opt.rounds),
        "lot": int(h.lot) or None,
        "deck": {str(value): int(h.left[value]) for value in range(1, HIGHEST + 1)},
        "own_bid": None if seat is None or h.bid[seat] < 0 else int(h.bid[seat]),
        "seats": [
            {
                "seat": other,
                "coins": int(h.coins[other]),
                "lots": int(h.value[other]),
                "total": h.ask("total", other),
                "has_bid": bool(h.done >> other & 1),
                "last_bid": None if h.shown[other] < 0 else int(h.shown[other]),
            }
            for other in range(h.players)
        ],
    }
