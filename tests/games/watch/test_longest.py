"""The bound of how long a game of Exchange Watch can be: nobody goes beyond it, and with luck somebody comes to a part.

With luck: a pawn that moves a space a turn sees an event every eighth turn, and the tenth ends the game.
"""

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.games.watch.rules import state
from openoutcry.games.watch.rules.codes import BET, BUY, PASS, PASS_ON, PLAY, REPAY, SEAT, SELL, STATUS, TAKE
from openoutcry.games.watch.rules.state import BETTING, BUYING, MULTIPLIERS, NONE
from tests.games.longest import at_random, decisions

ENOUGH = 2000  # whoever has that bets as little as can be: the game ends with a winner


def drags_on(seats, seat):
    """Play every card, buy all that may be bought, sell it again, take Debt and pay it back."""
    s, may = seats.state[0], seats.open_actions(seat)
    if REPAY in may:
        return REPAY
    first, *_ = [action for action in may if action not in (PASS, PASS_ON)] or [PASS]
    if s["playing"] != NONE:
        return first
    cards = [action for action in may if PLAY <= action < SEAT]
    if cards and PASS in may:
        return cards[0]
    if s["phase"] == BUYING:
        return trades(s, seat, may)
    bets = [action for action in may if BET <= action < PLAY]
    if bets and s["phase"] == BETTING:
        rich = s["cash"][seat] - s["debts"][seat] * s["opt"]["debt"] > ENOUGH
        return (min if rich else max)(bets, key=lambda bet: ((bet - BET) % MULTIPLIERS, bet))
    return PASS if PASS in may else first


def trades(s, seat, may):
    """The cheapest share, then the dearest of those held but one, then the lowest status."""
    buys = [action for action in may if BUY <= action < SELL]
    if buys:
        return min(buys, key=lambda buy: s["price"][buy - BUY])
    sales = [action for action in may if SELL <= action < STATUS]
    if sales and s["shares"][seat].sum() > 1:
        return max(sales, key=lambda sale: s["price"][sale - SELL])
    return next((action for action in may if STATUS <= action < TAKE), PASS)


def with_luck(rng):
    """A way to act: of what chance may bring, what makes the game long, a one on the die."""
    return lambda seats, seat, action: act_with_luck(seats, seat, action, rng)


def act_with_luck(seats, seat, action, rng):
    s, before, found = seats.state, seats._state_bytes.copy(), []
    turn = int(s["turn_number"][0])
    for _ in range(40):
        s["chance"]["key"] = rng.integers(2**32, size=s["chance"]["key"].shape, dtype=np.uint32)
        s["chance"]["drawn"] = 0
        assert seats.act(seat, action) == 0
        rolled = int(s["turn_number"][0]) != turn
        found.append((int(s["die"][0]) if rolled else 0, seats._state_bytes.copy()))
        if found[-1][0] <= 1:
            break
        seats._state_bytes[:] = before
    seats._state_bytes[:] = min(found, key=lambda each: each[0])[1]


@pytest.mark.rule("WAT-3.2", "WAT-7.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(("numbers", "share"), [({}, 0.12), ({"debt": 5000, "ipo_factor": 1}, 0.25)])
def test_who_drags_on_with_luck_comes_to_a_part_of_the_bound(players, numbers, share):
    made, most = decisions("watch", players, drags_on, act=with_luck(np.random.default_rng(2)), numbers=numbers)
    assert share * most < made <= most


@pytest.mark.rule("WAT-3.2", "WAT-7.2")
@pytest.mark.parametrize(
    "numbers",
    [
        {},
        {"debt": 100, "ipo_factor": 4},
        {"debt": 5000, "start_cash": 5000, "goal": [100_000] * 4},
        {"event_cards": 18},
    ],
)
def test_no_game_goes_beyond_it(numbers):
    for seed, play in enumerate((drags_on, at_random(1), drags_on, at_random(2))):
        for players in (3, 6):
            made, most = decisions("watch", players, play, str(seed), numbers=numbers)
            assert made <= most <= oo.load_game("watch").longest


@pytest.mark.rule("WAT-3.2", "WAT-7.2")
def test_the_bound_with_the_usual_numbers():
    game = oo.load_game("watch")
    bounds = [game.most_decisions(players, game.blank(players)[0].opt) for players in (3, 4, 5, 6)]
    assert bounds == [6587, 8399, 10_388, 12_552]


@pytest.mark.rule("WAT-5.7", "WAT-5.8")
def test_what_blue_chips_pay_counts_however_little_ipos_do(monkeypatch):
    """An owner's own lists may say so; only IPOs pay by their factor."""
    game = oo.load_game("watch")
    options = [game.blank(3, numbers={"ipo_factor": factor})[0].opt for factor in (1, 2, 4)]
    lists = state.PAY.copy()
    lists[0] = lists[1]
    monkeypatch.setattr(state, "PAY", lists)
    wanted = game.most_decisions(3, options[1])
    lists[1] = 0
    assert [game.most_decisions(3, opt) for opt in options] == [wanted] * 3
