"""States somebody can't tell apart."""

import numpy as np

from openoutcry.env.seats import Seats
from openoutcry.kernel.chance import CHANCE, key_of_seed
from openoutcry.kernel.contract import set_key
from openoutcry.kernel.events import SPECTATOR


def guess(seats: Seats, seat: int | None, number: int) -> None:
    """Put another state in place that the seat (None: an onlooker) takes for the same."""
    hidden = seats.hidden(seat).copy()
    chances = np.zeros(1, CHANCE).view(np.recarray)
    set_key(chances[0], key_of_seed(f"guess {number}"))
    seats.game.study.guess(hidden, 0, SPECTATOR if seat is None else seat, chances.view(CHANCE), 0)
    seats.state[:] = hidden
