"""A look back at a finished game: what each decision was worth, judged by what its player knew.

Every decision is searched for the best move. Then the best and the played move are judged once more, by other
playouts but on the same deals: a move that only had luck in the search shows it there.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np

from openoutcry.bots import budget_of, check_level
from openoutcry.bots.search import Budget, Found, search
from openoutcry.errors import BadLog, BadOption
from openoutcry.games import load_game
from openoutcry.kernel.contract import Game
from openoutcry.table import Log, Table

LEVEL = "search:300"
MOST_CANDIDATES = 5

# From which loss of the chance to win on a move is called what.
VERDICTS = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "slip"), (0.0, "good"))


class Question(NamedTuple):
    """One decision, as a worker gets it: what the player knew, and what was played."""

    game: str
    number: int
    seat: int
    played: int
    hidden: bytes
    level: str


def review(
    log: Log,
    level: str = LEVEL,
    each: Callable[[Callable[[Question], dict[str, Any]], Iterable[Question]], Iterable[dict[str, Any]]] = map,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Judge every decision of a finished game that left a choice. `each` may be a pool's map."""
    table = Table.replay(log)
    if not table.over:
        raise BadLog("error-review-unfinished")
    check_level(table.game, level)
    budget = budget_of(level, game=table.game)
    if budget is None:
        raise BadOption("level", level, "search:300, search:200ms")
    questions = list(_questions(table, level))
    decisions: list[dict[str, Any]] = []
    graph: list[dict[str, Any]] = []
    for done, answer in enumerate(each(judge, questions), 1):
        if not graph:
            graph.append({"number": 0, "chances": answer.pop("first")})
        answer.pop("first", None)
        graph.append({"number": answer["number"] + 1, "chances": answer.pop("chances")})
        decisions.append(answer)
        if progress:
            progress(done, len(questions))
    winners = table.winners()
    final = [round(1 / len(winners), 4) if seat in winners else 0.0 for seat in range(table.players)]
    graph = [point for point in graph if point["number"] < len(log.actions)]
    graph.append({"number": len(log.actions), "chances": final})
    return {
        "game": log.game,
        "players": table.players,
        "names": list(log.names),
        "level": level,
        "playouts": budget.playouts or 0,
        "decisions": decisions,
        "graph": graph,
    }


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
    budget = budget_of(question.level)
    assert budget is not None
    key = hashlib.sha256(b"openoutcry review\0" + question.hidden).digest()
    found = search(game, hidden, question.seat, key, budget)
    again = hashlib.sha256(key).digest()
    played = _judged(game, hidden, question, again, budget, question.played)
    favourite = int(found.actions[found.order()[0]])
    best = played if favourite == question.played else _judged(game, hidden, question, again, budget, favourite)
    if best.chance <= played.chance:
        best, favourite = played, question.played
    lost = round(best.chance - played.chance, 4)
    return {
        "number": question.number,
        "seat": question.seat,
        "move": game.name_action(question.played),
        "before": round(best.chance, 4),
        "after": round(played.chance, 4),
        "best": round(best.chance, 4),
        "lost": lost,
        "verdict": "best" if favourite == question.played else next(name for least, name in VERDICTS if lost >= least),
        "money": round(played.money),
        "candidates": _candidates(game, found, question.played, played, favourite, best),
        "chances": [round(chance, 4) for chance in played.chances],
        "first": [round(float(chance), 4) for chance in found.chances],
    }


class Judged(NamedTuple):
    """One action after many playouts of it alone."""

    chance: float
    money: float
    visits: int
    chances: list[float]


def _judged(game: Game, hidden: np.ndarray, question: Question, key: bytes, budget: Budget, action: int) -> Judged:
    found = search(game, hidden, question.seat, key, budget, only=action)
    i = int(np.flatnonzero(found.actions == action)[0])
    return Judged(
        float(found.chance[i]), float(found.money[i]), int(found.visits[i]), [float(c) for c in found.chances]
    )


def _candidates(
    game: Game, found: Found, played_action: int, played: Judged, best_action: int, best: Judged
) -> list[dict[str, Any]]:
    """The moves worth showing, best first; the best and the played one as they were judged last.

    Of the others those that looked no better in the search: the rest had luck there, or were dropped early.
    """
    shown = {best_action: best, played_action: played}
    for i in found.order():
        action, chance = int(found.actions[i]), float(found.chance[i])
        if len(shown) < MOST_CANDIDATES and found.visits[i] and chance <= best.chance and action not in shown:
            shown[action] = Judged(chance, float(found.money[i]), int(found.visits[i]), [])
    rest = [action for action in shown if action != best_action]
    rest.sort(key=lambda action: -shown[action].chance)
    return [
        {
            "move": game.name_action(action),
            "chance": round(shown[action].chance, 4),
            "money": round(shown[action].money),
            "visits": shown[action].visits,
        }
        for action in (best_action, *rest)
    ]
