"""Sealed Market for two, solved exactly: `python -m sealed_market.solve` (needs SciPy).

All that is hidden in a round is the other bid of that round, so a round is a matrix game over what follows it, and the
whole is solved from the end: values of the last lots first. Every number comes from the rules: bids are applied to
records, chance is the lot that lies on top.
"""

import argparse
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import linprog

import openoutcry as oo

Bids = np.ndarray  # how likely a seat bids no coin, one coin, and so on
Policy = Callable[[np.ndarray, int], Bids]
TOLERANCE = 1e-9


class Solved(NamedTuple):
    """A round: what it is worth to the first seat (1 a win, a half a tie), and how both bid."""

    value: float
    bids: tuple[Bids, Bids]


def solve_matrix(worth: np.ndarray) -> Solved:
    """A game in which the first seat chooses a row and the second a column."""
    return Solved(*_rows(worth)) if _saddle(worth) is None else _pure(worth)


def _saddle(worth: np.ndarray) -> tuple[int, int] | None:
    row, column = int(worth.min(axis=1).argmax()), int(worth.max(axis=0).argmin())
    return (row, column) if worth.min(axis=1)[row] >= worth.max(axis=0)[column] - TOLERANCE else None


def _pure(worth: np.ndarray) -> Solved:
    row, column = _saddle(worth) or (0, 0)
    return Solved(float(worth[row, column]), (np.eye(len(worth))[row], np.eye(worth.shape[1])[column]))


def _rows(worth: np.ndarray) -> tuple[float, tuple[Bids, Bids]]:
    """By linear programming: the most the first seat is sure of, and the prices of the columns."""
    rows, columns = worth.shape
    found = linprog(
        np.r_[np.zeros(rows), -1],
        A_ub=np.c_[-worth.T, np.ones(columns)],
        b_ub=np.zeros(columns),
        A_eq=[np.r_[np.ones(rows), 0]],
        b_eq=[1],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return float(-found.fun), (found.x[:rows], -found.ineqlin.marginals)


class Solver:
    """All rounds that can come up, each solved once."""

    def __init__(self, coins: int, rounds: int) -> None:
        self.game = oo.load_game("market")
        self.numbers = {"coins": coins, "rounds": rounds}
        self._solved: dict[Any, Solved] = {}

    @cached_property
    def beginnings(self) -> list[tuple[float, np.ndarray]]:
        """Every first lot, and how likely it is."""
        lots = [int(lot) for lot in self.game.edition.components["lots"]]
        found = []
        for lot in sorted(set(lots)):
            rest = list(lots)
            rest.remove(lot)
            state = self.game.blank(2, {}, self.numbers)
            self.game.lay_out(state, {"lot": lot, "coins": [self.numbers["coins"]] * 2, "lots": [0, 0], "deck": rest})
            found.append((lots.count(lot) / len(lots), state))
        return found

    def solved(self, state: np.ndarray) -> Solved:
        """A round, at its beginning."""
        s = state[0]
        ahead = int(s.value[0]) - int(s.value[1])
        key = (int(s.round_number), int(s.lot), int(s.coins[0]), int(s.coins[1]), ahead, s.left.tobytes())
        if key not in self._solved:
            self._solved[key] = solve_matrix(self.worth(state, lambda after: self.solved(after).value))
        return self._solved[key]

    def worth(self, state: np.ndarray, follows: Callable[[np.ndarray], float]) -> np.ndarray:
        """By both bids: what the round is worth to the first seat, given what each of the next ones is."""
        shape = tuple(int(state[0].coins[seat]) + 1 for seat in range(2))
        table = np.zeros(shape)
        for bids in np.ndindex(shape):
            for part, after in self.after(state, bids):
                table[bids] += part * (self.result(after) if self.game.call.ended(after, 0) else follows(after))
        return table

    def after(self, state: np.ndarray, bids: tuple[int, ...]) -> Iterator[tuple[float, np.ndarray]]:
        """Both bids made, with every lot on top of the deck, and how likely it is."""
        left = state[0].left
        last = int(state[0].round_number) == self.numbers["rounds"]
        for lot in np.flatnonzero(left)[: 1 if last else None]:
            after = state.copy()
            deck, top = after[0].deck, int(after[0].n_deck) - 1
            place = int(np.flatnonzero(deck[: top + 1] == lot)[0])
            deck[place], deck[top] = deck[top], deck[place]
            for seat, bid in enumerate(bids):
                assert self.game.call.act(after, 0, seat, bid) == 0
            yield (1.0 if last else int(left[lot]) / (top + 1)), after

    def result(self, state: np.ndarray) -> float:
        """What the first seat has of a finished game."""
        winners = self.game.call.best(state, 0)
        return (winners & 1) / winners.bit_count()

    def value(self) -> float:
        """What the game is worth to the first seat."""
        return sum(part * self.solved(state).value for part, state in self.beginnings)

    def best_answer(self, policy: Policy) -> float:
        """What the first seat gets who knows how the second plays: a half where nothing can be gained."""
        known: dict[bytes, float] = {}

        def answer(state: np.ndarray) -> float:
            key = state.tobytes()
            if key not in known:
                known[key] = float((self.worth(state, answer) @ policy(state, 1)).max())
            return known[key]

        return sum(part * answer(state) for part, state in self.beginnings)

    def optimal(self, state: np.ndarray, seat: int) -> Bids:
        """The policy that can't be exploited."""
        return self.solved(state).bids[seat]

    def uniform(self, state: np.ndarray, seat: int) -> Bids:
        """Any bid as likely as any other."""
        bids = int(state[0].coins[seat]) + 1
        return np.full(bids, 1 / bids)


def main() -> None:
    """How to bid for the first lot, and what it would cost to bid otherwise."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--coins", type=int, default=4)
    asked.add_argument("--rounds", type=int, default=2)
    given = asked.parse_args()
    solver = Solver(given.coins, given.rounds)
    print(f"worth to the first seat: {solver.value():.4f}")
    for _, state in solver.beginnings:
        bids = " ".join(f"{100 * part:3.0f}%" for part in solver.solved(state).bids[0])
        print(f"lot {int(state[0].lot)}: bid 0 to {given.coins}: {bids}")
    print(f"best answer to these bids: {solver.best_answer(solver.optimal):.4f}")
    print(f"best answer to random bids: {solver.best_answer(solver.uniform):.4f}")


if __name__ == "__main__":
    main()
