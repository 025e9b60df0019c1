"""The actions of Money as numbers."""

from openoutcry.games.money.rules.state import CARDS, SEATS

# The bid is laid card by card, in ascending order of the cards, then finished: one way to say each bid.
ADD = 0  # ADD + card
FINISH = ADD + CARDS
SWAP_LOT = FINISH + 1  # SWAP_LOT + side
KEEP = SWAP_LOT + 2
SWAP_SEAT = KEEP + 1  # SWAP_SEAT + seat
N_ACTIONS = SWAP_SEAT + SEATS
