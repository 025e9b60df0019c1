"""Ratings from finishing orders of any number of players: Plackett and Luce's model, fitted by maximum likelihood.

Each bot has a strength. The winner is drawn with chances in proportion to the strengths of all at the table, the
second from those left, and so on. A tie counts as every order of the tied, in equal parts. Fitted by minorising and
maximising (each step raises the likelihood), for many resamplings of the deals at once, which gives the intervals.
"""

import itertools
import math
from collections import Counter
from collections.abc import Hashable, Sequence

import numpy as np

from openoutcry.arena.statistics import Estimate
from openoutcry.bots.sureness import CONFIDENCE

SCALE = 400 / math.log(10)  # as Elo's: 400 points are odds of ten to one between two
RESAMPLINGS = 1000
AT_ONCE = 50  # of them are drawn, which takes room for each of the deals
DRAWS_ADDED = 1.0  # of every two bots: who never lost has a finite rating all the same
STEPS = 5000
CLOSE = 1e-9

Order = tuple[tuple[int, ...], ...]  # bots from first to last place; those tied stand together


class Stages:
    """Finishing orders, taken apart: of the bots at the table, which one came next, and in which deal how often."""

    def __init__(
        self, orders: Sequence[Order], deals: Sequence[int], bots: int, n_deals: int, wins_only: bool = False
    ) -> None:
        found: dict[tuple[int, ...], int] = {}  # who was left -> row
        faced: Counter[tuple[int, int]] = Counter()  # (deal, row) -> times
        won: Counter[tuple[int, int]] = Counter()  # (deal, bot) -> times it was the next of several
        for order, deal in zip(orders, deals, strict=True):
            for left, chosen, part in _first_stage(order) if wins_only else _stages(order):
                row = found.setdefault(left, len(found))
                faced[deal, row] += part  # type: ignore[assignment]
                won[deal, chosen] += part  # type: ignore[assignment]
        self.members = np.zeros((len(found), bots))
        for left, row in found.items():
            for bot in left:
                self.members[row, bot] += 1
        self.faced = _dense(faced, n_deals, len(found))
        self.won = _dense(won, n_deals, bots)


def _dense(counts: Counter[tuple[int, int]], rows: int, columns: int) -> np.ndarray:
    table = np.zeros((rows, columns))
    for at, times in counts.items():
        table[at] = times
    return table


def _stages(order: Order) -> list[tuple[tuple[int, ...], int, float]]:
    """Every choice of the next bot: who was left (sorted), who came, and what part of a choice it is."""
    stages = []
    behind = sorted(itertools.chain.from_iterable(order))
    for tied in order:
        ways = list(itertools.permutations(tied))
        for way in ways:
            left = list(behind)
            for bot in way:
                if len(left) > 1:
                    stages.append((tuple(left), bot, 1 / len(ways)))
                left.remove(bot)
        for bot in tied:
            behind.remove(bot)
    return stages


def _first_stage(order: Order) -> list[tuple[tuple[int, ...], int, float]]:
    """The same of who won alone."""
    everybody = tuple(sorted(itertools.chain.from_iterable(order)))
    return [(everybody, bot, 1 / len(order[0])) for bot in order[0]]


def fit(members: np.ndarray, faced: np.ndarray, won: np.ndarray) -> np.ndarray:
    """Log strengths with mean 0, one row for each row of `faced` and `won`."""
    bots = members.shape[1]
    pairs = np.array([[bot in pair for bot in range(bots)] for pair in itertools.combinations(range(bots), 2)], float)
    members = np.vstack([members, pairs])
    faced = np.hstack([faced, np.full((len(faced), len(pairs)), DRAWS_ADDED)])
    won = won + DRAWS_ADDED * (bots - 1) / 2
    strengths = np.ones_like(won)
    for _ in range(STEPS):
        new = won / ((faced / (strengths @ members.T)) @ members)
        new /= np.exp(np.log(new).mean(axis=1, keepdims=True))
        done = np.abs(np.log(new / strengths)).max() < CLOSE
        strengths = new
        if done:
            break
    return np.log(strengths)


def resampled(
    orders: Sequence[Order], deals: Sequence[Hashable], bots: int, wins_only: bool = False
) -> tuple[np.ndarray, np.ndarray]:
    """A rating a bot, the mean of all being 0, and the same for each resampling of whole deals.

    With `wins_only` it is all the same who came second and who last.
    """
    numbers = {deal: at for at, deal in enumerate(dict.fromkeys(deals))}
    stages = Stages(orders, [numbers[deal] for deal in deals], bots, len(numbers), wins_only)
    ratings = SCALE * fit(stages.members, stages.faced.sum(axis=0)[None], stages.won.sum(axis=0)[None])[0]
    drawn, alike = np.random.default_rng(1), np.full(len(numbers), 1 / len(numbers))
    faced, won = [], []
    for _ in range(0, RESAMPLINGS, AT_ONCE):
        draws = drawn.multinomial(len(numbers), alike, AT_ONCE)
        faced.append(draws @ stages.faced)
        won.append(draws @ stages.won)
    return ratings, SCALE * fit(stages.members, np.concatenate(faced), np.concatenate(won))


def interval(spread: np.ndarray) -> np.ndarray:
    """Both ends, from what resamplings gave."""
    return np.quantile(spread, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2], axis=0)


def rate(orders: Sequence[Order], deals: Sequence[Hashable], bots: int) -> list[Estimate]:
    """The ratings with intervals from resampling whole deals."""
    ratings, spread = resampled(orders, deals, bots)
    if len(set(deals)) < 2:
        return [Estimate(float(rating), -math.inf, math.inf) for rating in ratings]
    low, high = interval(spread)
    ahead, behind = _ever_ahead(orders, bots)
    low[~ahead], high[~behind] = -math.inf, math.inf
    return [Estimate(*map(float, row)) for row in zip(ratings, low, high, strict=True)]


def _ever_ahead(orders: Sequence[Order], bots: int) -> tuple[np.ndarray, np.ndarray]:
    """Which bots came in ahead of another one, and behind one, at least once; the games bound no rating else."""
    ahead, behind = np.zeros(bots, bool), np.zeros(bots, bool)
    for order in set(orders):
        for place, tied in enumerate(order):
            later = set(itertools.chain(tied, *order[place + 1 :]))
            for bot in tied:
                ahead[bot] |= bool(later - {bot})
                behind[list(later - {bot})] = True
                if len(set(tied)) > 1:
                    behind[bot] = True
    return ahead, behind
