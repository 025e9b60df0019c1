"""Means with 95 % intervals that know which games shared their cards.

Games of one deal are no independent trials: they share the cards, and each bot sat in each seat. So deals, not
games, are what is counted as independent: a figure is a ratio of sums over deals, its error comes from how the
deals scatter (the linearised, cluster-robust error of a ratio), and Student's t allows for few deals.
"""

import math
from statistics import NormalDist
from typing import NamedTuple

import numpy as np

CONFIDENCE = 0.95
_Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


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


def student(freedom: int) -> float:
    """The two-sided quantile of Student's t: exact for one and two degrees of freedom, else Fisher's expansion."""
    if freedom < 1:
        return math.inf
    half = CONFIDENCE / 2
    if freedom == 1:
        return math.tan(math.pi * half)
    if freedom == 2:
        return 2 * half * math.sqrt(2 / (1 - 4 * half**2))
    z, n = _Z, freedom
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / n**power for power, term in enumerate(terms, 1))
