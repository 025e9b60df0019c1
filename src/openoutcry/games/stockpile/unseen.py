"""What a seat does not know in Stockpile and others may: forecasts of companies, and cards that lie face down."""

from typing import Any

import numpy as np

from openoutcry.games.stockpile.rules.state import (
    COMPANIES,
    COMPANY_NAMES,
    DOWN,
    FORECAST_NAMES,
    KIND_NAMES,
    UNKNOWN,
)
from openoutcry.kernel.contract import Unseen


def unseen(h: Any, deals: np.ndarray) -> list[Unseen]:
    """Each unknown of a hidden record, with what it is in every deal."""
    return [*_forecasts(h, deals), *_cards(h, deals)]


def _forecasts(h: Any, deals: np.ndarray) -> list[Unseen]:
    if UNKNOWN not in h.pair_company:
        return []
    known = set(h.pair_company)
    order = np.argsort(deals["pair_company"], axis=1)  # the pair of each company
    forecasts = np.take_along_axis(deals["pair_forecast"], order, axis=1)
    return [
        Unseen("forecast", {"company": COMPANY_NAMES[company]}, FORECAST_NAMES, forecasts[:, company])
        for company in range(COMPANIES)
        if company not in known
    ]


def _cards(h: Any, deals: np.ndarray) -> list[Unseen]:
    return [
        Unseen(
            "card",
            {"number": card + 1, "pile": int(h.card_pile[card]) + 1, "seat": int(h.card_by[card])},
            KIND_NAMES,
            deals["card_kind"][:, card],
        )
        for card in range(int(h.n_table))
        if h.card_kind[card] == UNKNOWN and h.card_up[card] == DOWN
    ]
