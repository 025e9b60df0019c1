"""The actions of Money as numbers."""

from openoutcry.games.money.rules.state import CARDS, SEATS

# The bid is laid card by card, in the order of these numbers, then finished: one way to say each bid. People name
# cards in any order: see moves.py.
ADD = 0  # ADD + card
FINISH = ADD + CARDS
SWAP_LOT = FINISH + 1  # SWAP_LOT + side
KEEP = SWAP_LOT + 2
SWAP_SEAT = KEEP + 1  # SWAP_SEAT + seat
TAKE_BACK = SWAP_SEAT + SEATS
N_ACTIONS = TAKE_BACK + 1
