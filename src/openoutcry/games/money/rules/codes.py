"""The actions of Money: each kind is declared here, and told nowhere else."""

from openoutcry.games.money.rules.state import CARD_NAMES, SEATS, SERIAL, SIDES
from openoutcry.kernel.actions import Actions, Argument

ACTIONS = Actions("money")
CARD = Argument("card", SERIAL.tolist(), "MON-1.2", texts=CARD_NAMES)

# The bid is laid card by card, in the order of these numbers, then finished: one way to say each bid. People name
# cards in any order: see moves.py.
ADD = ACTIONS.add("add {card}", CARD, unseen=True)  # until all are shown
FINISH = ACTIONS.add("done")
SWAP_LOT = ACTIONS.add("swap {with}", Argument("with", SIDES, "MON-3.4", error="money-error-swap"), sentence="swap-lot")
KEEP = ACTIONS.add("keep")
SWAP_SEAT = ACTIONS.add(
    "swap {with}", Argument("with", range(SEATS), "MON-3.4", error="money-error-swap"), sentence="swap-seat"
)
TAKE_BACK = ACTIONS.add("back", unseen=True)
N_ACTIONS = ACTIONS.count_all
