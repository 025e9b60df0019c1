"""Ratings find the strengths that made the results."""

import itertools
import math
import tracemalloc

import numpy as np
import pytest

from openoutcry.arena.ratings import RESAMPLINGS, SCALE, Stages, fit, rate, resampled


def finish(rng, strengths, table):
    """An order of the bots at a table, drawn by their strengths."""
    left, order = list(table), []
    while left:
        weights = np.array([strengths[bot] for bot in left])
        chosen = left.pop(rng.choice(len(left), p=weights / weights.sum()))
        order.append((chosen,))
    return tuple(order)


def test_known_strengths_are_found_again():
    rng = np.random.default_rng(3)
    truth = np.array([300.0, 100.0, -50.0, -350.0])
    strengths = np.exp(truth / SCALE)
    orders = [finish(rng, strengths, rng.permutation(4)) for _ in range(1500)]
    found = rate(orders, [game // 4 for game in range(1500)], 4)
    for rating, true in zip(found, truth, strict=True):
        assert rating.value == pytest.approx(true, abs=30)
        assert rating.low < true < rating.high
        assert rating.high - rating.low < 80
    assert sum(rating.value for rating in found) == pytest.approx(0, abs=1e-6)


def test_by_wins_only_it_is_all_the_same_who_comes_last():
    """The first bot wins or comes last; by places it looks like the others, by wins it is the best."""
    orders = [((0,), (1,), (2,)), ((0,), (2,), (1,)), ((1,), (2,), (0,)), ((2,), (1,), (0,))] * 50
    deals = [game // 4 for game in range(len(orders))]
    by_places, _ = resampled(orders, deals, 3)
    by_wins, spread = resampled(orders, deals, 3, wins_only=True)
    assert by_wins[0] - by_wins[1] == pytest.approx(SCALE * math.log(2), abs=10)
    assert by_wins[1] == pytest.approx(by_wins[2])
    assert by_places[0] - by_places[1] < 0.5 * (by_wins[0] - by_wins[1])
    assert spread.shape == (1000, 3)


def test_several_of_one_bot_at_a_table_do_not_move_it():
    rng = np.random.default_rng(4)
    strengths = np.exp(np.array([120.0, -120.0]) / SCALE)
    orders = [finish(rng, strengths, (0, 1, 1, 1)) for _ in range(3000)]
    best, other = rate(orders, [game // 4 for game in range(3000)], 2)
    assert best.value == pytest.approx(120, abs=25)
    assert other.value == pytest.approx(-best.value)


def test_of_two_the_rating_is_the_log_odds():
    orders = [((0,), (1,))] * 300 + [((1,), (0,))] * 100
    stages = Stages(orders, [0] * 400, 2, 1)
    strengths = fit(stages.members, stages.faced, stages.won)[0]
    # one draw is added: 300.5 against 100.5
    assert strengths[0] - strengths[1] == pytest.approx(math.log(300.5 / 100.5), abs=1e-6)


def test_a_tie_is_every_order_in_equal_parts():
    tied = [((0, 1, 2), (3,))]
    apart = [((a,), (b,), (c,), (3,)) for a, b, c in itertools.permutations((0, 1, 2))]
    one, many = Stages(tied, [0], 4, 1), Stages(apart, [0] * 6, 4, 1)
    assert fit(one.members, 6 * one.faced, 6 * one.won) == pytest.approx(fit(many.members, many.faced, many.won))


def test_the_fit_is_the_most_likely_one():
    rng = np.random.default_rng(9)
    orders = [finish(rng, np.array([2.0, 1.0, 0.5]), rng.permutation(3)) for _ in range(200)]
    drawn = [((a, b),) for a, b in itertools.combinations(range(3), 2)]

    def likelihood(logs):
        total = 0.0
        for order, weight in [(o, 1.0) for o in orders] + [
            (((a,), (b,)), 0.5) for pair in drawn for a, b in itertools.permutations(pair[0])
        ]:
            left = [bot for place in order for bot in place]
            while len(left) > 1:
                total += weight * (logs[left[0]] - math.log(sum(math.exp(logs[bot]) for bot in left)))
                left.pop(0)
        return total

    stages = Stages(orders, [0] * 200, 3, 1)
    best = fit(stages.members, stages.faced, stages.won)[0]
    for bot in range(3):
        for step in (-0.05, 0.05):
            moved = best.copy()
            moved[bot] += step
            assert likelihood(moved) < likelihood(best)


def test_who_was_never_beaten_has_no_upper_end_and_a_finite_rating():
    best, worst = rate([((0,), (1,))] * 40, [game // 2 for game in range(40)], 2)
    assert math.isfinite(best.value)
    assert best.high == math.inf
    assert worst.low == -math.inf
    assert best.low > 0 > worst.high


def test_many_deals_are_resampled_in_little_memory():
    """A million games have hundreds of thousands of deals: a thousand resamplings of all at once would be gigabytes."""
    deals = 8_000
    orders = [((deal % 3 > 0,), (deal % 3 == 0,)) for deal in range(deals)]
    tracemalloc.start()
    _, spread = resampled(orders, range(deals), 2)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 30e6
    assert len(spread) == RESAMPLINGS
