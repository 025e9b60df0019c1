"""Means with 95 % intervals that know which games shared their cards.

Games of one deal are no independent trials: they share the cards, and each bot sat in each seat. So deals, not
games, are what is counted as independent: a figure is a ratio of sums over deals, its error comes from how the
deals scatter (the linearised, cluster-robust error of a ratio), and Student's t allows for few deals.
"""

import math
from typing import NamedTuple

import numpy as np

from openoutcry.bots.sureness import student


class Estimate(NamedTuple):
    """A figure with the ends of its interval."""

    value: float
    low: float
    high: float


def mean_by_deal(sums: np.ndarray, counts: np.ndarray) -> Estimate:
    """The mean of something of which each deal gives a sum and a count."""
    value, error = ratio(sums, counts)
    reach = student(len(sums) - 1) * error
    return Estimate(value, value - reach, value + reach)


def share_by_deal(sums: np.ndarray, counts: np.ndarray) -> Estimate:
    """A mean that lies between 0 and 1, with an interval that does too.

    Wilson's interval, with the number of independent trials that would scatter as the deals do.
    """
    value, error = ratio(sums, counts)
    spread = value * (1 - value)
    trials = spread / error**2 if error > 0 and spread > 0 else float(counts.sum())
    quantile = student(len(sums) - 1)
    if math.isinf(quantile):
        return Estimate(value, 0.0, 1.0)
    pull = quantile**2 / trials
    middle = (value + pull / 2) / (1 + pull)
    reach = quantile / (1 + pull) * math.sqrt(spread / trials + pull / (4 * trials))
    return Estimate(value, max(0.0, middle - reach), min(1.0, middle + reach))


def ratio(sums: np.ndarray, counts: np.ndarray) -> tuple[float, float]:
    """Sum over sum, with its standard error; deals are the independent draws."""
    deals, total = len(sums), float(counts.sum())
    value = float(sums.sum()) / total
    if deals < 2:
        return value, math.inf
    left_over = sums - value * counts
    return value, math.sqrt(deals / (deals - 1) * float((left_over**2).sum())) / total
