"""What everybody holds in Exchange Watch, in short."""

from typing import Any

from openoutcry.games.watch.rules.state import CARD_IDS, COMPANIES, COMPANY_IDS, KINDS


def holdings(h: Any) -> dict[str, Any]:
    """Money, debts, shares and cards of every seat; price and shares left at the exchange of every company."""
    return {
        "seats": [
            {
                "money": int(h.cash[seat]),
                "debts": int(h.debts[seat]),
                "shares": {COMPANY_IDS[c]: int(h.shares[seat, c]) for c in range(COMPANIES) if h.shares[seat, c]},
                "cards": {CARD_IDS[k]: int(h.hand[seat, k]) for k in range(KINDS) if h.hand[seat, k]},
            }
            for seat in range(int(h.players))
        ],
        "companies": {COMPANY_IDS[c]: {"price": int(h.price[c]), "left": int(h.exchange[c])} for c in range(COMPANIES)},
    }
