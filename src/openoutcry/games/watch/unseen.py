"""What a seat does not know in Exchange Watch and others may: cards in their hands, a trading card looked at."""

from typing import Any

import numpy as np

from openoutcry.games.watch.rules.state import CARD_IDS, DECK_IDS, FIRST_KIND, NET, NONE, TRADING, TRADING_IDS
from openoutcry.kernel.contract import Unseen

MOST_NET = int(np.abs(NET).max())
NETS = tuple(f"{net:+d}" if net else "0" for net in range(-MOST_NET, MOST_NET + 1))


def unseen(h: Any, deals: np.ndarray) -> list[Unseen]:
    """Each unknown of a hidden record, with what it is in every deal."""
    return [*_hands(h, deals), *_tops(h, deals)]


def _hands(h: Any, deals: np.ndarray) -> list[Unseen]:
    """Which kinds are among the cards of a hand that are not known."""
    found = []
    for seat in range(h.players):
        for deck, name in enumerate(DECK_IDS):
            kinds = slice(int(FIRST_KIND[deck]), int(FIRST_KIND[deck + 1]))
            known = np.array(list(h.hand[seat])[kinds])
            if known.sum() < h.held[seat][deck]:
                held = deals["hand"][:, seat, kinds] > known
                found.append(Unseen("card", {"seat": seat, "deck": name}, CARD_IDS[kinds], held, seat))
    return found


def _tops(h: Any, deals: np.ndarray) -> list[Unseen]:
    """The next card of a trading deck that another has looked at: its bulls less its bears."""
    found = []
    for deck in range(TRADING):
        top = h.n_trading[deck] - 1
        if h.peeked[deck] and top >= 0 and h.trading[deck][top] == NONE:
            nets = NET[deck][deals["trading"][:, deck, top].astype(np.int64)]
            found.append(Unseen("net", {"pile": TRADING_IDS[deck]}, NETS, nets + MOST_NET))
    return found
