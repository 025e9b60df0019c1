"""The bound of how long a game of Stockpile can be: nobody goes beyond it, and who drags on comes to a good part."""

import pytest

import openoutcry as oo
from openoutcry.games.stockpile.rules.codes import (
    BID,
    DONE,
    PLAY_BOOM,
    PLAY_BUST,
    SELL,
    SELL_HALF,
    SHOW,
)
from openoutcry.games.stockpile.rules.state import NOBODY, SELLING, SPACES
from tests.games.longest import at_random, decisions

MONEY = 100_000  # enough for any bid
RICH = {
    "start_money": MONEY,
    "start_money_two": MONEY,
    "investor_money": [MONEY] * 10,
    "investor_money_two": [MONEY] * 10,
}


def drags_on(seats, seat):
    """Outbid as closely as can be, sell by halves, keep shares to the last round, use every ability."""
    s, may = seats.state[0], seats.open_actions(seat)
    bids = [action for action in may if BID <= action < PLAY_BOOM]
    if bids:
        return min(bids, key=lambda bid: (s["bidder"][(bid - BID) // SPACES] == NOBODY, (bid - BID) % SPACES))
    halves = [action for action in may if SELL_HALF <= action < SHOW]
    if halves:
        return halves[0]
    sales = [action for action in may if SELL <= action < SELL_HALF]
    if sales:
        last = s["round_number"] == s["opt"]["rounds"][seats.players - 2]
        return sales[0] if last else DONE
    booms = [action - PLAY_BOOM for action in may if PLAY_BOOM <= action < PLAY_BUST]
    if booms:
        return PLAY_BOOM + max(booms, key=lambda company: (s["held"][:, company].sum(), s["space"][company]))
    others = [action for action in may if action != DONE]
    return others[0] if others and s["phase"] != SELLING else may[0]


@pytest.mark.rule("STK-4.2", "STK-5.3", "STK-7.2", "STK-8.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("options", "share"),
    [({}, 0.5), ({"board": "advanced"}, 0.35), ({"board": "advanced", "investors": True}, 0.3)],
)
def test_who_drags_on_comes_to_a_good_part_of_the_bound(players, options, share):
    made, most = decisions("stockpile", players, drags_on, options=options, numbers=RICH)
    assert share * most < made <= most


@pytest.mark.rule("STK-4.2", "STK-5.3", "STK-7.2", "STK-8.2")
@pytest.mark.parametrize(
    "numbers", [{}, {"boom": 9, "bust": 1}, {"boom": 1, "bust": 9, "cramer": 9}, {"rounds": [12] * 4}]
)
@pytest.mark.parametrize("investors", [False, True])
@pytest.mark.parametrize("board", ["basic", "advanced"])
def test_no_game_goes_beyond_it(board, investors, numbers):
    for seed, play in enumerate((drags_on, at_random(1), drags_on, at_random(2))):
        for players in (2, 5):
            rest = {"options": {"board": board, "investors": investors}, "numbers": {**RICH, **numbers}}
            made, most = decisions("stockpile", players, play, str(seed), **rest)
            assert made <= most <= oo.load_game("stockpile").longest


@pytest.mark.rule("STK-4.2", "STK-5.3", "STK-7.2", "STK-8.2")
def test_the_bound_with_the_usual_numbers():
    game = oo.load_game("stockpile")
    bounds = [game.most_decisions(players, game.blank(players)[0].opt) for players in (2, 3, 4, 5)]
    assert bounds == [450, 449, 488, 485]
