"""What can be asked of a worker process elsewhere: a search, or one decision of a review. In words that travel."""

import base64
import hashlib
import json
from collections.abc import Callable
from functools import cache
from typing import Any

from openoutcry.bots import Candidate, Thought
from openoutcry.bots.review import Question, judge
from openoutcry.games import load_game
from openoutcry.server.store.jobs import REVIEW, SEARCH
from openoutcry.server.work.brains import think_of


@cache
def skill_of(name: str) -> str:
    """A game as one version of its rules plays it: only who has the very same can read another's records."""
    game = load_game(name)
    rules = (game.edition.rules_version, game.edition.digest, game.layout.dtype.descr)
    return f"{name}:{hashlib.sha256(repr(rules).encode()).hexdigest()[:16]}"


def search_question(game: str, hidden: bytes, seat: int, seed: str, level: str) -> str:
    """What `think_of` is asked."""
    return json.dumps([game, base64.b64encode(hidden).decode(), seat, seed, level])


def read_thought(answer: str) -> Thought:
    """What it answered."""
    action, candidates, *rest = json.loads(answer)
    chances, playouts, seconds = rest
    return Thought(action, tuple(Candidate(*each) for each in candidates), tuple(chances), playouts, seconds)


def review_question(question: Question) -> str:
    """What `judge` is asked."""
    return json.dumps(question._replace(hidden=base64.b64encode(question.hidden).decode()))  # type: ignore[arg-type]


def _search(question: str) -> str:
    game, hidden, seat, seed, level = json.loads(question)
    return json.dumps(think_of(game, base64.b64decode(hidden), seat, seed, level))


def _review(question: str) -> str:
    asked = Question(*json.loads(question))
    return json.dumps(judge(asked._replace(hidden=base64.b64decode(asked.hidden))))


_DOING: dict[str, Callable[[str], str]] = {SEARCH: _search, REVIEW: _review}


def do(kind: str, question: str) -> str:
    """In a worker's process: the answer."""
    return _DOING[kind](question)


def read_judgement(answer: str) -> dict[str, Any]:
    """What `judge` answered."""
    found: dict[str, Any] = json.loads(answer)
    return found
