"""All games with all their player counts, and a game in the middle."""

import numpy as np

from openoutcry.env.seats import Seats
from openoutcry.games import games, load_game


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    found = []
    for name in games():
        edition = load_game(name).edition
        found += [(name, players) for players in range(edition.least_players, edition.most_players + 1)]
    return found


def play_some(seats: Seats, decisions: int, seed: int) -> None:
    """So many random decisions, or to the end."""
    rng = np.random.default_rng(seed)
    for _ in range(decisions):
        if seats.over:
            return
        seat = seats.asked(None)
        assert seats.act(seat, int(rng.choice(np.flatnonzero(seats.mask(seat))))) == 0
