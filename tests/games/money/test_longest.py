"""The bound of how long a game of Money can be: nobody can go beyond it, and somebody can come near."""

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.games.money.rules.codes import FINISH, KEEP, SWAP_LOT, TAKE_BACK
from tests.games.longest import decisions

SMALL = {"hand_size": 9, "lot_size": 6, "idle_rounds": 4, "take_backs": 2}  # little left in the deck, few rounds


def drags_on(seats, seat):
    """Lay every card and take all back as often as may be. A card leaves the deck only where it has to, by one swap."""
    s, may = seats.state[0], seats.open_actions(seat)
    whole = int(s["opt"]["lot_size"])
    drawer = int(np.argmin(s["held"][: seats.players]))  # who has the least cards loses least by laying fewer
    draws = seat == drawer and not s["final_round"] and s["idle"] == s["opt"]["idle_rounds"] - 1
    if KEEP in may:
        return SWAP_LOT if draws and s["n_lot"][0] == whole and s["n_bid"][seat] == whole - 1 else KEEP
    if draws and TAKE_BACK not in may and s["n_bid"][seat] == whole - 1:
        return FINISH
    cards = [action for action in may if action < FINISH]
    return cards[0] if cards else TAKE_BACK if TAKE_BACK in may else FINISH


@pytest.mark.rule("MON-4.1", "MON-4.7", "MON-3.8")
@pytest.mark.parametrize(
    ("players", "numbers", "deals"),
    [
        (3, SMALL, 1),
        (4, SMALL, 1),
        (5, SMALL, 1),
        (3, SMALL, 2),
        (3, {**SMALL, "idle_rounds": 1, "take_backs": 20}, 1),
        (4, {**SMALL, "hand_size": 6, "lot_size": 4, "idle_rounds": 3}, 1),
    ],
)
def test_who_plays_on_as_long_as_possible_comes_near_the_bound(players, numbers, deals):
    made, most = decisions("money", players, drags_on, "a long game", numbers=numbers, options={"deals": deals})
    assert 0.95 * most < made <= most


@pytest.mark.rule("MON-4.1", "MON-4.7", "MON-3.8")
def test_the_bound_with_the_usual_numbers():
    game = oo.load_game("money")
    bounds = [game.most_decisions(players, game.blank(players)[0].opt) for players in (3, 4, 5)]
    assert bounds == [68_253, 92_564, 119_995]  # 67,647, 91,853 and 119,170 have been played
