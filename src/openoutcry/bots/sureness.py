"""How sure a figure is that was made of playouts: half of its 95 % interval, from how batches of its deals scatter.

A figure is made once more without each batch in turn (the jackknife). So it may be anything: a chance told at a
temperature, or how far two moves that met the same deals are apart. It knows of no fault in how the judge plays.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist

import numpy as np

from openoutcry.bots.search import Sums

CONFIDENCE = 0.95
LEAST_TRIALS = 3.0  # what never happened in n trials may happen in so many of n: the end of the interval at 95 %
_Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


def within(without: np.ndarray) -> float:
    """Half the interval of a figure, given what it is without each batch; infinite where there is but one."""
    batches = len(without)
    if batches < 2:
        return math.inf
    scatter = float(((without - without.mean()) ** 2).sum())
    return student(batches - 1) * math.sqrt((batches - 1) / batches * scatter)


def chance_within(without: np.ndarray, playouts: int) -> float:
    """The same of a chance, or of a difference of two: no surer than its playouts are many, and at most 1."""
    return min(1.0, max(within(without), LEAST_TRIALS / max(playouts, 1)))


def means_without(course: Sequence[Sums], name: str, action: int) -> np.ndarray:
    """What an action brings on average, without each batch in which it was tried."""
    return _without([getattr(sums, name)[action] for sums in course], [sums.visits[action] for sums in course])


def chances_without(course: Sequence[Sums]) -> np.ndarray:
    """Every seat's part of the wins, without each batch: a row each."""
    return _without([sums.seats for sums in course], [sums.visits.sum() for sums in course])


def apart_without(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """How far two figures are apart, without each batch in turn: both without it, as far as both had one.

    Where a judge counts time, one has more of them than the other, which those change nothing of.
    """
    batches = max(len(one), len(other)) if min(len(one), len(other)) > 1 else 1
    return _filled(one, batches) - _filled(other, batches)


def _filled(without: np.ndarray, batches: int) -> np.ndarray:
    return np.concatenate([without, np.full(max(0, batches - len(without)), without.mean())])[:batches]


def _without(sums: Sequence[np.ndarray], counts: Sequence[np.ndarray]) -> np.ndarray:
    """Means without each batch, given what stood after every one of them."""
    total = np.array(sums, float)
    count = np.array(counts, float).reshape(-1, *[1] * (total.ndim - 1))
    batch, tried = np.diff(total, axis=0, prepend=0), np.diff(count, axis=0, prepend=0)
    kept = (tried > 0).reshape(len(tried), -1)[:, 0]
    if kept.sum() < 2:  # nothing would be left without it
        return total[-1:] / np.maximum(count[-1:], 1)
    found: np.ndarray = (total[-1:] - batch[kept]) / (count[-1:] - tried[kept])
    return found


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
