"""A look back at a finished game: what each decision was worth, judged by what its player knew.

Every decision is searched for the best move. Then the best and the played move are judged once more, by other
playouts but on the same deals: a move that only had luck in the search shows it there. Every figure is told with half
of its 95 % interval, and what is not clearly lost is called no mistake. Chances are told at the temperature that was
fitted to the level that judges.
"""

import hashlib
import math
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np

from openoutcry.bots import MASTER, SEARCH, budget_of, can_judge, check_level
from openoutcry.bots.calibration import fit_of, tempered, tempered_chance
from openoutcry.bots.network import is_trained
from openoutcry.bots.search import Budget, Found, Sums, search
from openoutcry.bots.sureness import apart_without, chance_within, chances_without, means_without, within
from openoutcry.errors import BadLog, BadOption
from openoutcry.games import load_game
from openoutcry.kernel.contract import Game
from openoutcry.kernel.rule import INTERPRETED
from openoutcry.table import Log, Table

PLAYOUTS = 300
MASTERS_LEVEL = "master50"  # half of its word from playouts to the end: they tell the money
MOST_CANDIDATES = 5
NOT_FITTED_THEN = {"temperature": 1.0, "fitted_on": 0}

# From which loss of the chance to win on a move is called what, if so much is clearly lost.
VERDICTS = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "slip"), (0.0, "good"))
BEST, GOOD, UNCLEAR = "best", "good", "unclear"


def judging_level(game: Game, playouts: int = PLAYOUTS) -> str:
    """Who judges a game if nobody says: the master where there is one. Uncompiled, its network would take hours."""
    return f"{MASTERS_LEVEL if is_trained(game) and not INTERPRETED else SEARCH}:{playouts}"


def judged_by(game: Game, level: str, budget: Budget) -> dict[str, Any]:
    """Who judges, with how much, and at which temperature its chances are told: as a review names it."""
    fit = fit_of(game, level)
    return {
        "judge": SEARCH if budget.mix is None else MASTER,
        "level": level,
        "playouts": budget.playouts or 0,  # 0: it has so much time instead, as the level says
        "network": budget.mix,  # how much of the network's word counts, in percent; None without one
        "temperature": fit.temperature,
        "fitted_on": fit.positions,  # 0: not fitted, the chances are told as they are
    }


def told_in_full(review: dict[str, Any]) -> dict[str, Any]:
    """A review that was kept, with all that is said of its judge; older ones named the level alone."""
    if "judge" in review:
        return review
    game, level = load_game(review["game"]), review["level"]
    judge = judged_by(game, level, budget_of(game, level) or Budget())
    return {**judge, **NOT_FITTED_THEN, **review}


class Question(NamedTuple):
    """One decision, as a worker gets it: what the player knew, and what was played."""

    game: str
    number: int
    seat: int
    played: int
    hidden: bytes
    level: str


class Review:
    """A finished game while it is judged: decision by decision, in any order."""

    def __init__(self, log: Log, level: str | None = None) -> None:
        table = Table.replay(log)
        level = level or judging_level(table.game)
        if not table.over:
            raise BadLog("error-review-unfinished")
        check_level(table.game, level)
        budget = budget_of(table.game, level)
        if budget is None or not can_judge(table.game, level):
            raise BadOption("level", level, "search:300, search:200ms")
        winners = table.winners()
        self._log, self._judge = log, judged_by(table.game, level, budget)
        self._final = [round(1 / len(winners), 4) if seat in winners else 0.0 for seat in range(table.players)]
        self.questions = list(_questions(table, level))
        self._answers: dict[int, dict[str, Any]] = {}

    @property
    def judged(self) -> int:
        return len(self._answers)

    def note(self, answer: dict[str, Any]) -> None:
        """A decision was judged."""
        self._answers[answer["number"]] = answer

    def as_json(self) -> dict[str, Any]:
        """What is judged so far, in the order of the game."""
        answers = [self._answers[number] for number in sorted(self._answers)]
        return {
            "game": self._log.game,
            "players": self._log.players,
            "names": list(self._log.names),
            **self._judge,
            "end": len(self._log.actions),
            "decisions": [{k: v for k, v in answer.items() if k not in ("chances", "first")} for answer in answers],
            "graph": self._graph(answers),
        }

    def _graph(self, answers: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Everybody's chances after each decision that is judged, and at both ends where they are known."""
        end = len(self._log.actions)
        begun = [] if not answers or answers[0]["number"] != self.questions[0].number else [answers[0]["first"]]
        points = [{"number": 0, "chances": first} for first in begun]
        points += [{"number": a["number"] + 1, "chances": a["chances"]} for a in answers if a["number"] + 1 < end]
        return [*points, {"number": end, "chances": self._final}] if len(answers) == len(self.questions) else points


def review(
    log: Log,
    level: str | None = None,
    each: Callable[[Callable[[Question], dict[str, Any]], Iterable[Question]], Iterable[dict[str, Any]]] = map,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Judge every decision of a finished game that left a choice. `each` may be a pool's map."""
    made = Review(log, level)
    for answer in each(judge, made.questions):
        made.note(answer)
        if progress:
            progress(made.judged, len(made.questions))
    return made.as_json()


def _questions(table: Table, level: str) -> Iterator[Question]:
    """Every decision with more than one allowed move, with the record its seat saw then."""
    game = table.game
    mask = np.zeros(game.n_actions, np.uint8)
    actions = list(table.log.actions)
    table.go_to(0)
    for number, (seat, code, _) in enumerate(actions):
        hidden = table.hidden(seat)
        if game.call.legal_mask(hidden, 0, seat, mask) > 1:
            yield Question(game.name, number, seat, code, game.layout.to_bytes(hidden), level)
        table.forward()


def judge(question: Question) -> dict[str, Any]:
    """In a worker: search one decision and weigh what was played against the best."""
    game = load_game(question.game)
    hidden = game.layout.from_bytes(question.hidden)
    budget = budget_of(game, question.level)
    assert budget is not None
    key = hashlib.sha256(b"openoutcry review\0" + question.hidden).digest()
    course: list[Sums] = []
    found = search(game, hidden, question.seat, key, budget, course=course)
    again = hashlib.sha256(key).digest()
    played = _judged(game, hidden, question, again, budget, question.played)
    favourite = int(found.actions[found.order()[0]])
    other = best = played if favourite == question.played else _judged(game, hidden, question, again, budget, favourite)
    weighed = {favourite: other, question.played: played}
    if best.chance <= played.chance:
        best, favourite = played, question.played
    lost = round(best.chance - played.chance, 4)
    lost_within, money_lost_within = (0.0, 0) if other is played else _apart_within(other, played)
    return {
        "number": question.number,
        "seat": question.seat,
        "move": game.name_action(question.played),
        "before": round(best.chance, 4),
        "before_within": best.chance_within,
        "after": round(played.chance, 4),
        "after_within": played.chance_within,
        "best": round(best.chance, 4),
        "lost": lost,
        "lost_within": lost_within,
        "apart": round(other.chance - played.chance, 4),
        "verdict": BEST if favourite == question.played else verdict_of(lost, lost_within),
        "money": round(played.money),
        "money_within": played.money_within,
        "money_lost": round(best.money - played.money),
        "money_lost_within": money_lost_within,
        "candidates": _candidates(game, found, course, question, weighed, favourite),
        "chances": [round(chance, 4) for chance in played.chances],
        "first": [round(chance, 4) for chance in _told(game, question, found.chances)],
    }


def verdict_of(lost: float, lost_within: float) -> str:
    """What a move that was not the best is called. One that may as well have lost nothing is called no mistake."""
    verdict = next(name for least, name in VERDICTS if lost >= least)
    return verdict if verdict == GOOD or lost > lost_within else UNCLEAR


class Judged(NamedTuple):
    """One action after many playouts of it alone."""

    chance: float
    chance_within: float
    money: float
    money_within: int | None
    visits: int
    chances: list[float]
    chance_without: np.ndarray  # each batch of playouts
    money_without: np.ndarray


NO_BATCHES = np.zeros(0)


def _judged(game: Game, hidden: np.ndarray, question: Question, key: bytes, budget: Budget, action: int) -> Judged:
    course: list[Sums] = []
    found = search(game, hidden, question.seat, key, budget, only=action, course=course)
    i = int(np.flatnonzero(found.actions == action)[0])
    visits, chances = int(found.visits[i]), _told(game, question, found.chances)
    temperature = fit_of(game, question.level).temperature
    without = tempered(chances_without(course), temperature, least=0.0)[:, question.seat]
    sure, money = _as_chance(chance_within(without, visits)), means_without(course, "money", i)
    told = chances[question.seat]
    return Judged(told, sure, float(found.money[i]), _as_money(within(money)), visits, chances, without, money)


def _apart_within(one: Judged, other: Judged) -> tuple[float, int | None]:
    """How sure it is how far two actions are apart, in chance and in money.

    Batch by batch they met the same deals, as far as both went.
    """
    chance = apart_without(one.chance_without, other.chance_without)
    money = apart_without(one.money_without, other.money_without)
    return _as_chance(chance_within(chance, min(one.visits, other.visits))), _as_money(within(money))


def _as_chance(part: float) -> float:
    return round(part, 4)


def _as_money(amount: float) -> int | None:
    """None where one batch is all there is."""
    return math.ceil(amount) if math.isfinite(amount) else None


def _told(game: Game, question: Question, chances: np.ndarray) -> list[float]:
    """Everybody's chances, at the temperature of the level."""
    return [float(c) for c in tempered(chances[None], fit_of(game, question.level).temperature, least=0.0)[0]]


def _candidates(
    game: Game,
    outcome: Found,
    course: list[Sums],
    question: Question,
    weighed: dict[int, Judged],
    best_action: int,
) -> list[dict[str, Any]]:
    """The moves worth showing, best first; those that were weighed against each other as they were judged last.

    Of the others those that looked no better in the search: the rest were dropped early. One that the search compared
    to the end without preferring it had luck if it looked better than the best does now, and is told as no better.
    """
    shown, best = dict(weighed), weighed[best_action]
    temperature = fit_of(game, question.level).temperature

    def told(chance: float) -> float:
        return tempered_chance(chance, outcome.chances.tolist(), question.seat, temperature)

    for i in map(int, outcome.order()):
        action, chance = int(outcome.actions[i]), told(float(outcome.chance[i]))
        if outcome.finalists[i]:
            chance = min(chance, best.chance)
        if len(shown) < MOST_CANDIDATES and outcome.visits[i] and chance <= best.chance and action not in shown:
            visits = int(outcome.visits[i])
            without = np.array([told(mean) for mean in means_without(course, "won", i)])
            sure = _as_chance(chance_within(without, visits))
            money = _as_money(within(means_without(course, "money", i)))
            shown[action] = Judged(chance, sure, float(outcome.money[i]), money, visits, [], NO_BATCHES, NO_BATCHES)
    rest = [action for action in shown if action != best_action]
    rest.sort(key=lambda action: -shown[action].chance)
    return [
        {
            "move": game.name_action(action),
            "chance": round(shown[action].chance, 4),
            "chance_within": shown[action].chance_within,
            "money": round(shown[action].money),
            "money_within": shown[action].money_within,
            "visits": shown[action].visits,
        }
        for action in (best_action, *rest)
    ]
