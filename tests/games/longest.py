"""How long a game is that somebody drags on, beside the bound its rules declare."""

import numpy as np

from openoutcry.env.seats import Seats


def at_random(seed):
    """Somebody who plays anything."""
    rng = np.random.default_rng(seed)
    return lambda seats, seat: int(rng.choice(seats.open_actions(seat)))


def plainly(seats, seat, action):
    """Act, and take what chance brings."""
    assert seats.act(seat, action) == 0


def decisions(game, players, play, seed="0", act=plainly, **rest):
    """The decisions of a whole game, and the most there can be."""
    seats, made = Seats(game, players, **rest), 0
    seats.deal(seed)
    while not seats.over:
        seat = seats.asked(None)
        act(seats, seat, play(seats, seat))
        made += 1
    return made, seats.game.most_decisions(players, seats.model[0].opt)
