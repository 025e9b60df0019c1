"""What everybody holds in Stockpile, in short."""

from typing import Any

from openoutcry.games.stockpile.rules.state import BOOM, BUST, COMPANIES, COMPANY_NAMES


def holdings(h: Any) -> dict[str, Any]:
    """Money, shares, split shares and action cards of every seat; the price of every company."""
    return {
        "seats": [
            {
                "money": int(h.cash[seat]),
                "shares": {COMPANY_NAMES[c]: int(h.held[seat, c]) for c in range(COMPANIES) if h.held[seat, c]},
                "split": {COMPANY_NAMES[c]: int(h.split[seat, c]) for c in range(COMPANIES) if h.split[seat, c]},
                "booms": int(h.held[seat, BOOM]),
                "busts": int(h.held[seat, BUST]),
            }
            for seat in range(int(h.players))
        ],
        "companies": {COMPANY_NAMES[c]: {"price": h.ask("price", c)} for c in range(COMPANIES)},
    }
