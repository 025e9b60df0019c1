"""The actions of Stockpile as numbers."""

from openoutcry.games.stockpile.rules.state import (
    COMPANIES,
    INVESTORS,
    KINDS,
    PAIRS,
    PILES,
    SHARES_EACH,
    SPACES,
    TABLE_CARDS,
)

# Frequent ones first: random play looks for the n-th that is allowed.
DONE = 0  # sell no more; decline an ability
SELL = DONE + 1  # SELL + company
SELL_SPLIT = SELL + COMPANIES
SELL_HALF = SELL_SPLIT + COMPANIES
SHOW = SELL_HALF + COMPANIES  # SHOW + how many ordinary cards
SHOW_SPLIT = SHOW + SHARES_EACH + 1
BID = SHOW_SPLIT + SHARES_EACH + 1  # BID + pile * SPACES + space
PLAY_BOOM = BID + PILES * SPACES  # PLAY_BOOM + company
PLAY_BUST = PLAY_BOOM + COMPANIES
RAISE = PLAY_BUST + COMPANIES  # Cramer
LOWER = RAISE + COMPANIES
DECLARE = LOWER + COMPANIES  # Deborah
PUT = DECLARE + COMPANIES  # PUT + (kind * 2 + face) * PILES + pile
KEEP = PUT + KINDS * 2 * PILES  # KEEP + investor
LOOK_PAIR = KEEP + INVESTORS  # Martha
LOOK_PILE = LOOK_PAIR + PAIRS  # Warren
MOVE = LOOK_PILE + PILES  # Mark: MOVE + card * PILES + pile
N_ACTIONS = MOVE + TABLE_CARDS * PILES
