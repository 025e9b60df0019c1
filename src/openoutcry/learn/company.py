"""Who sits at the tables: the learner with itself, with its former selves, with house and random bots."""

import numpy as np

from openoutcry.kernel.batch import SEATS, STRATEGIES

RANDOM, HOUSE = STRATEGIES["random"], STRATEGIES["house"]
LEARNER = 2
FORMER = 3  # FORMER + k: the k-th of the former selves that play at the moment
FORMERS = 2

SELF_SHARE, FORMER_SHARE = 0.45, 0.20  # of the tables; at the rest sit bots
RANDOM_SHARE = 0.05  # of the tables with bots
ALONE = {HOUSE: 0.6, RANDOM: 0.6}  # how often the learner is alone among such, if not by chance
USUALLY_ALONE = 0.3


class Company:
    """The seats of all tables, and the stretch of tables each former self plays at.

    Tables go through the kinds of game in turn, so stretches of whole rounds of them meet all kinds.
    """

    def __init__(self, players: np.ndarray, house: bool, kinds: int, seed: int) -> None:
        tables = len(players)
        round_of_kinds = kinds if tables >= 8 * kinds else 1
        first = int(tables * SELF_SHARE) // round_of_kinds * round_of_kinds
        each = int(tables * FORMER_SHARE / FORMERS) // round_of_kinds * round_of_kinds
        self.stretches = [(first + k * each, first + (k + 1) * each) for k in range(FORMERS)]
        self.first_bot = first + FORMERS * each
        self.sitters = np.full((tables, SEATS), LEARNER, np.int64)
        drawn = np.random.default_rng(seed)
        for k, (a, b) in enumerate(self.stretches):
            for i in range(a, b):
                self.sitters[i] = _mixed(drawn, players[i], FORMER + k)
        for i in range(self.first_bot, tables):
            bot = RANDOM if not house or drawn.random() < RANDOM_SHARE else HOUSE
            self.sitters[i] = _mixed(drawn, players[i], bot)


def _mixed(drawn: np.random.Generator, players: int, other: int) -> np.ndarray:
    """Some seats the learner's, at least one, the rest another's, at least one."""
    alone = drawn.random() < ALONE.get(other, USUALLY_ALONE)
    learners = 1 if players < 3 or alone else int(drawn.integers(1, players))
    row = np.full(SEATS, other, np.int64)
    row[drawn.permutation(players)[:learners]] = LEARNER
    return row


def one_against(players: int | np.ndarray, tables: int, other: int) -> np.ndarray:
    """At each table one learner against others of a kind, in all seats in turn."""
    sitters = np.full((tables, SEATS), other, np.int64)
    sitters[np.arange(tables), np.arange(tables) % players] = LEARNER
    return sitters


class Rivals:
    """The seats where one kind of opponent is to be beaten: a learner at each table, that opponent everywhere else."""

    def __init__(self, players: np.ndarray, other: int) -> None:
        tables = len(players)
        self.sitters = one_against(np.asarray(players), tables, other)
        self.stretches = [(0, tables)] if other >= FORMER else []
        self.first_bot = tables if other >= FORMER else 0
