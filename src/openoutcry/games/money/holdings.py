"""What everybody holds in Money, in short."""

from typing import Any

from openoutcry.games.money.rules.state import BID, CARD_NAMES, CURRENCIES, HAND, KINDS
from openoutcry.games.money.view import cards_in


def holdings(h: Any) -> dict[str, Any]:
    """Points of earlier deals, cards in the hand and in the bid; whether a currency takes part."""
    return {
        "seats": [
            {
                "points": int(h.points[seat]),
                "cards": [CARD_NAMES[card] for card in cards_in(h, HAND + seat)],
                "bid": [CARD_NAMES[card] for card in cards_in(h, BID + seat)],
            }
            for seat in range(int(h.players))
        ],
        "companies": {KINDS[c]: {"removed": bool(h.removed >> c & 1)} for c in range(CURRENCIES)},
    }
