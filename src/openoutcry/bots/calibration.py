"""Are chances to win worth their name? Positions of finished games, judged as the seat to move saw them then.

Of every game three moments are judged, a quarter, a half and three quarters of its decisions in; what was said there
of every seat is held against who won.
"""

import hashlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from openoutcry.bots import HOUSE, POLICY, RANDOM, budget_of, can_judge, check_level, think
from openoutcry.bots.declaration import COLDEST, HOTTEST, OTHERS, Fit, declared
from openoutcry.bots.luck import Luck
from openoutcry.bots.network import Written, as_written, is_trained, weights_of
from openoutcry.bots.search import search
from openoutcry.errors import BadOption
from openoutcry.kernel.contract import Game

Decision = tuple[int, np.ndarray, int]  # a seat, what it knew, and what it played

MOMENTS = (0.25, 0.5, 0.75)
BINS = 10
LEAST_CHANCE = 0.005  # what was said to be impossible counts as this where logarithms are taken
TEMPERATURES = np.geomspace(COLDEST, HOTTEST, 161)
TOLD_DIGITS = 12  # of a network's digest
NOT_FITTED = Fit()


class Forecast(NamedTuple):
    """One position: at which moment, every seat's chance to win as it was said, and its part of the win in the end."""

    moment: float
    chances: tuple[float, ...]
    shares: tuple[float, ...]
    kind: tuple[str, ...] = ()  # of players


def kinds_of_players(game: Game) -> list[tuple[str, ...]]:
    """Whose games are judged: players of one kind, and strong ones among weak ones."""
    kinds: list[tuple[str, ...]] = [(RANDOM,)]
    if game.house is not None:
        kinds = [(HOUSE,), (HOUSE, RANDOM)]
    return [*kinds, (POLICY,)] if is_trained(game) else kinds


def collect(
    game: Game, players: int, games: int, level: str, seed: str, progress: Callable[[], None] = lambda: None
) -> list[Forecast]:
    """So many games of each kind of players, judged at all moments by a level that says chances."""
    if not can_judge(game, check_level(game, level)):
        raise BadOption("level", level, "search:300, master:300, policy")
    said: list[Forecast] = []
    for kind in kinds_of_players(game):
        for number in range(games):
            lineup = [kind[(seat + number) % len(kind)] for seat in range(players)]
            judged = _judged(game, lineup, level, f"{seed} {'-'.join(kind)} {number}")
            said += [one._replace(kind=kind) for one in judged]
            progress()
    return said


def _judged(game: Game, lineup: Sequence[str], level: str, seed: str) -> list[Forecast]:
    positions, shares = _played(game, lineup, seed)
    found = []
    for moment in MOMENTS:
        seat, hidden, played = positions[int(moment * len(positions))]
        found.append(Forecast(moment, _said(game, hidden, seat, played, level, f"{seed} {moment}"), shares))
    return found


def _said(game: Game, hidden: np.ndarray, seat: int, played: int, level: str, seed: str) -> tuple[float, ...]:
    """Every seat's chance to win after the move that was played, as a review tells it: by playouts of it alone."""
    budget = budget_of(game, level)
    if budget is None:
        return think(game, hidden, seat, seed, level).chances
    key = hashlib.sha256(b"openoutcry calibration\0" + seed.encode()).digest()
    return tuple(map(float, search(game, hidden, seat, key, budget, only=played).chances))


def _played(game: Game, lineup: Sequence[str], seed: str) -> tuple[list[Decision], tuple[float, ...]]:
    """One game: every decision with a choice, and every seat's part of the win."""
    state = game.new(len(lineup), seed, {}, {})
    state[0].quiet = 1
    mask = np.zeros(game.n_actions, np.uint8)
    positions = []
    luck = Luck(seed)
    while not game.call.ended(state, 0):
        waited = int(game.call.waiting(state, 0))
        seat = (waited & -waited).bit_length() - 1
        hidden = state.copy()
        game.call.hide_from(hidden, 0, seat)
        game.layout.wipe_tail(hidden)
        action = think(game, hidden, seat, luck.draw(seat), lineup[seat]).action
        if game.call.legal_mask(hidden, 0, seat, mask) > 1:
            positions.append((seat, hidden, action))
        game.call.act(state, 0, seat, action)
    best = int(game.call.best(state, 0))
    won = [best >> seat & 1 for seat in range(len(lineup))]
    return positions, tuple(one / sum(won) for one in won)


def report(forecasts: Sequence[Forecast]) -> dict[str, Any]:
    """Brier score by moment, reliability, and the temperature that would have made the chances truest."""
    moments = [_moment([one for one in forecasts if one.moment == moment], moment) for moment in MOMENTS]
    chances, shares = (np.array([one[k] for one in forecasts]) for k in (1, 2))
    losses = [log_loss(tempered(chances, temperature), shares) for temperature in TEMPERATURES]
    return {
        **_scored(forecasts),
        "moments": [moment for moment in moments if moment["positions"]],
        "kinds": [
            {"players": list(kind), **_scored([one for one in forecasts if one.kind == kind])}
            for kind in dict.fromkeys(one.kind for one in forecasts)
        ],
        "temperature": round(float(TEMPERATURES[int(np.argmin(losses))]), 3),
        "log_loss": round(log_loss(tempered(chances, 1.0), shares), 4),
        "log_loss_tempered": round(min(losses), 4),
    }


def _moment(forecasts: Sequence[Forecast], moment: float) -> dict[str, Any]:
    if not forecasts:
        return {"moment": moment, "positions": 0}
    return {"moment": moment, **_scored(forecasts)}


def _scored(forecasts: Sequence[Forecast]) -> dict[str, Any]:
    """Some positions: the Brier score, beside that of equal chances, and how often who was said to win did."""
    chances, shares = (np.array([one[k] for one in forecasts]) for k in (1, 2))
    equal = np.full_like(chances, 1 / chances.shape[1])
    return {
        "positions": len(forecasts),
        "brier": round(brier(chances, shares), 4),
        "brier_of_equal_chances": round(brier(equal, shares), 4),
        "reliability": reliability(chances.ravel(), shares.ravel()),
    }


def brier(chances: np.ndarray, shares: np.ndarray) -> float:
    """The mean over positions of the squared errors of all seats: 0 is perfect."""
    return float(((chances - shares) ** 2).sum(axis=1).mean())


def fit_of(game: Game, level: str) -> Fit:
    """At which temperature the chances of a level that judges are truest; 1 where that was not measured.

    It was measured with so many playouts: half or twice as many are about the same judge. Who goes by other rules or
    another network, takes more or less of its word, or others to play otherwise, is another one.
    """
    fit, judge = declared(game).temperature.get(level.partition(":")[0], NOT_FITTED), fitted_to(game, level)
    if judge == NOT_FITTED or bool(fit.network) != bool(judge.network):
        return NOT_FITTED
    alike = fit.playouts <= 2 * judge.playouts and judge.playouts <= 2 * fit.playouts
    same = (fit.rules_version, fit.word, fit.others) == (judge.rules_version, judge.word, judge.others)
    return fit if alike and same and judge.network.startswith(fit.network[:TOLD_DIGITS]) else NOT_FITTED


def fitted_to(game: Game, level: str, temperature: float = 1.0, positions: int = 0) -> Fit:
    """A temperature, and the judge it holds for; not fitted where a level does not spend playouts on its word."""
    budget = budget_of(game, level)
    if budget is None or budget.belief or budget.playouts is None:
        return NOT_FITTED
    judge = Fit(temperature, positions, budget.playouts, game.edition.rules_version)
    if budget.mix is None:
        return judge
    if not is_trained(game):
        return NOT_FITTED
    file, others = weights_of(game), next(name for name, code in OTHERS.items() if code == budget.others)
    return judge._replace(network=_digest(file, as_written(file))[:TOLD_DIGITS], word=budget.mix, others=others)


@lru_cache(maxsize=16)
def _digest(file: Path, written: Written) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def tempered(chances: np.ndarray, temperature: float, least: float = LEAST_CHANCE) -> np.ndarray:
    """The same chances, less sure of themselves above 1, surer below; the rows add up to 1."""
    raised = np.maximum(chances, least) ** (1 / temperature)
    found: np.ndarray = raised / raised.sum(axis=1, keepdims=True)
    return found


def tempered_chance(chance: float, chances: Sequence[float], seat: int, temperature: float) -> float:
    """One seat's chance so, the others' being in proportion to these chances. Nothing and certainty stay."""
    others = np.delete(np.asarray(chances, float), seat)
    shares = others / others.sum() if others.sum() else np.full(len(others), 1 / len(others))
    row = np.concatenate([[chance], (1 - chance) * shares])
    return float(tempered(row[None], temperature, least=0.0)[0, 0])


def log_loss(chances: np.ndarray, shares: np.ndarray) -> float:
    """How surprising the winners were, on average."""
    return float(-(shares * np.log(chances)).sum(axis=1).mean())


def reliability(chances: np.ndarray, shares: np.ndarray) -> list[dict[str, Any]]:
    """Of seats that were said to win so often: how often they did, in tenths."""
    tenth = np.minimum((chances * BINS).astype(int), BINS - 1)
    return [
        {
            "from": k / BINS,
            "seats": int((tenth == k).sum()),
            "said": round(float(chances[tenth == k].mean()), 4),
            "won": round(float(shares[tenth == k].mean()), 4),
        }
        for k in range(BINS)
        if (tenth == k).any()
    ]
