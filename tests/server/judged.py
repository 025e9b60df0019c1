"""A judge that waits for a word before every decision, and then says something that follows from the question alone."""

import threading

from openoutcry import load_game
from openoutcry.server.work import judging
from tests.server.people import PATIENCE_S


class Judge:
    """In place of the real one. `let_go` is a semaphore of decisions; `asked` has the questions in order."""

    def __init__(self) -> None:
        self.asked = []
        self.broken = False
        self._let_go = threading.Semaphore(0)

    def __call__(self, question):
        self.asked.append(question)
        assert self._let_go.acquire(timeout=PATIENCE_S)
        if self.broken:
            raise ValueError("no review today")
        return made_up(question)

    def let_go(self, decisions=1_000_000):
        self._let_go.release(decisions)


def made_up(question):
    """The shape of a judged decision."""
    game = load_game(question.game)
    played = game.name_action(question.played)
    chance = round(1 / (2 + question.number % 7), 4)
    players = int(game.layout.from_bytes(question.hidden)[0].players)
    return {
        "number": question.number,
        "seat": question.seat,
        "move": played,
        "before": 0.5,
        "after": chance,
        "best": 0.5,
        "lost": round(0.5 - chance, 4),
        "verdict": "slip",
        "money": 9,
        "candidates": [{"move": played, "chance": chance, "money": 9, "visits": 7}],
        "chances": [chance] * players,
        "first": [0.25] * players,
    }


def in_place(monkeypatch):
    """Every decision of this test is judged by it."""
    judge = Judge()
    monkeypatch.setattr(judging, "judge", judge)
    return judge
