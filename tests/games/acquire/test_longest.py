"""The bound of how long a game of Acquire can be: nobody goes beyond it.

What makes it so much longer than games are is luck: that the hands of all others are barred (ACQ-3.4) turn after turn.
"""

import pytest

import openoutcry as oo
from openoutcry.games.acquire.rules.codes import BUY_SHARE, DONE, END, PLAY_TILE, SELL_SHARES
from openoutcry.games.acquire.rules.state import CHAIN, LONE, NEAR
from tests.games.longest import at_random, decisions


def stretch(s, tile):
    """Merging makes most decisions, then founding; growing the least, of large corporations the least of all."""
    near = [int(s["board"][cell]) for cell in NEAR[tile]]
    chains = {held - CHAIN for held in near if held >= CHAIN}
    if len(chains) > 1:
        return -len(chains)
    if chains:
        return 2 + min(int(s["tiles"][chain]) for chain in chains)
    return 0 if LONE in near else 1


def drags_on(seats, seat):
    """Buy every share one by one, sell all that was merged, never announce the end."""
    s, may = seats.state[0], seats.open_actions(seat)
    buys = [action for action in may if BUY_SHARE <= action < DONE]
    if buys:
        return max(buys, key=lambda buy: s["left"][buy - BUY_SHARE])
    tiles = [action for action in may if action >= PLAY_TILE]
    if tiles:
        return min(tiles, key=lambda action: stretch(s, action - PLAY_TILE))
    sales = [action for action in may if SELL_SHARES <= action < PLAY_TILE]
    return sales[-1] if sales else next(action for action in may if action != END)


@pytest.mark.rule("ACQ-5.1", "ACQ-6.1", "ACQ-6.4")
@pytest.mark.parametrize(("players", "share"), [(2, 0.3), (3, 0.2), (4, 0.18), (5, 0.15), (6, 0.13)])
def test_who_drags_on_comes_to_a_part_of_the_bound(players, share):
    numbers, options = {"start_money": 100_000}, {"holdings": "hidden"}
    made, most = decisions("acquire", players, drags_on, numbers=numbers, options=options)
    assert share * most < made <= most


@pytest.mark.rule("ACQ-5.1", "ACQ-6.1", "ACQ-6.4")
@pytest.mark.parametrize(
    "numbers",
    [
        {},
        {"hand_size": 1, "start_money": 100_000},
        {"safe_size": 2, "hand_size": 8},
        {"end_size": 2, "buys_a_turn": 0},
        {"buys_a_turn": 9, "start_money": 100_000},
    ],
)
@pytest.mark.parametrize("replace", ["once", "until_none"])
def test_no_game_goes_beyond_it(numbers, replace):
    for seed, play in enumerate((drags_on, at_random(1), drags_on, at_random(2))):
        for players in (2, 6):
            made, most = decisions("acquire", players, play, str(seed), numbers=numbers, options={"replace": replace})
            assert made <= most <= oo.load_game("acquire").longest


@pytest.mark.rule("ACQ-5.1", "ACQ-6.1", "ACQ-6.4")
def test_the_bound_with_the_usual_numbers():
    game = oo.load_game("acquire")
    bounds = [game.most_decisions(players, game.blank(players)[0].opt) for players in (2, 3, 4, 5, 6)]
    assert bounds == [1188, 1651, 2114, 2577, 3040]
