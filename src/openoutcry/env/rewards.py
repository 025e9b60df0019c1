"""What a place in a game is worth to a learner: written once, for compiled loops and for plain Python."""

from typing import Any

from openoutcry.kernel.rule import rule


def ahead_of_others(standing: Any, won: int, seat: int, players: int) -> float:
    """How many others a seat stands before, less how many stand before it, in [-1, 1]; the sum is 0.

    Winners stand before all others, whatever the points: a game may say that the richest does not win.
    """
    ahead = 0
    for other in range(players):
        mine, theirs = won >> seat & 1, won >> other & 1
        if mine != theirs:
            ahead += mine - theirs
        elif standing[seat] > standing[other]:
            ahead += 1
        elif standing[seat] < standing[other]:
            ahead -= 1
    return ahead / (players - 1)


rank_reward = rule(ahead_of_others)
