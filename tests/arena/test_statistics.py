"""Intervals against cases worked out elsewhere, and against what they promise."""

import math

import numpy as np
import pytest

from openoutcry.arena.statistics import mean_by_deal, ratio, share_by_deal
from openoutcry.bots.sureness import student


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)],
)
def test_students_quantiles_are_those_of_the_tables(freedom, quantile):
    assert student(freedom) == pytest.approx(quantile, rel=1.2e-3)


def test_with_one_game_a_deal_it_is_the_usual_mean_and_error():
    values = np.array([3.0, 5.0, 4.0, 8.0])
    mean, error = ratio(values, np.ones(4))
    assert mean == 5
    assert error == pytest.approx(values.std(ddof=1) / 2)
    assert mean_by_deal(values, np.ones(4)).high == pytest.approx(5 + 3.1824 * error, rel=1e-3)


def test_games_that_copy_each_other_do_not_narrow_the_interval():
    rng = np.random.default_rng(5)
    wins = rng.integers(0, 2, 60).astype(float)
    single = share_by_deal(wins, np.ones(60))
    copied = share_by_deal(4 * wins, np.full(60, 4.0))
    assert copied == pytest.approx(single)


def test_luck_that_cancels_within_deals_narrows_it():
    rng = np.random.default_rng(5)
    even = np.full(50, 2.0) + rng.choice([-1, 0, 0, 0, 1], 50)
    independent = rng.binomial(4, 0.5, 50).astype(float)
    narrow, wide = (share_by_deal(wins, np.full(50, 4.0)) for wins in (even, independent))
    assert narrow.high - narrow.low < 0.8 * (wide.high - wide.low)


def test_a_share_of_all_or_nothing_keeps_an_interval_inside_0_and_1():
    everything = share_by_deal(np.full(100, 4.0), np.full(100, 4.0))
    assert everything.value == 1
    assert everything.high == 1
    assert 0.98 < everything.low < 1
    nothing = share_by_deal(np.zeros(100), np.full(100, 4.0))
    assert nothing.low == 0
    assert 0 < nothing.high < 0.02


def test_one_deal_tells_nothing():
    assert share_by_deal(np.array([1.0]), np.array([4.0]))[1:] == (0, 1)
    assert math.isinf(mean_by_deal(np.array([1.0]), np.array([4.0])).high)


def test_the_interval_holds_the_truth_about_as_often_as_it_says():
    rng = np.random.default_rng(2)
    held = 0
    for _ in range(1000):
        luck = rng.beta(2, 6, 50)  # the chance of winning differs from deal to deal: games of a deal are alike
        share = share_by_deal(rng.binomial(4, luck).astype(float), np.full(50, 4.0))
        held += share.low <= 0.25 <= share.high
    assert 930 <= held <= 970
