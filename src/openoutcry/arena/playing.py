"""The games themselves: one by one, each bot asked with its hidden record, or in batches of compiled strategies."""

import hashlib
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from openoutcry.arena.schedule import Seating, Tournament
from openoutcry.bots import Thought, has_belief, think
from openoutcry.bots.belief import Witness
from openoutcry.bots.luck import Luck
from openoutcry.bots.ready import load_parts, parts_of
from openoutcry.games import load_game
from openoutcry.kernel.batch import STRATEGIES, Batch
from openoutcry.kernel.contract import Game

Row = dict[str, Any]  # a game as it is written down
Tell = Callable[[int, int, np.ndarray], None]  # the seat that had a choice, its action, and what it knew
CHUNK = 256  # games of one seating that are played as one task


class Reasoning:
    """How often each seat had a choice, and what it spent on it: playouts, and seconds of processor time."""

    def __init__(self, players: int) -> None:
        self.choices, self.playouts, self.seconds = [0] * players, [0] * players, [0.0] * players

    def note(self, seat: int, thought: Thought, seconds: float) -> None:
        self.choices[seat] += 1
        self.playouts[seat] += thought.playouts
        self.seconds[seat] += seconds


def tasks(seatings: Sequence[Seating]) -> list[list[Seating]]:
    """What is handed to a worker at a time: a single game, or a run of deals where all bots are compiled."""
    alone = [[seating] for seating in seatings if not _compiled(seating)]
    runs: list[list[Seating]] = []
    together = sorted(filter(_compiled, seatings), key=lambda seating: (seating.lineup, seating.stream, seating.nth))
    for seating in together:
        last = runs[-1][-1] if runs else None
        follows = last and (last.lineup, last.stream, last.nth + 1) == (seating.lineup, seating.stream, seating.nth)
        if follows and len(runs[-1]) < CHUNK:
            runs[-1].append(seating)
        else:
            runs.append([seating])
    return alone + runs


def _compiled(seating: Seating) -> bool:
    return all(bot in STRATEGIES for bot in seating.lineup)


def play_task(tournament: Tournament, task: Sequence[Seating]) -> list[Row]:
    """Play the games of a task, in a worker or here."""
    batch = _batch(tournament, task)
    if not _compiled(task[0]):
        return [play_game(tournament, seating, batch.seed(i)) for i, seating in enumerate(task)]
    outcome = batch.playout()
    return [
        _row(
            seating, batch.seed(i), outcome.scores[i].tolist(), int(outcome.winners[i]), int(outcome.decisions[i]), None
        )
        for i, seating in enumerate(task)
    ]


def _batch(tournament: Tournament, task: Sequence[Seating]) -> Batch:
    """The deals of a task; who plays them matters only where they are played as a batch."""
    return Batch(
        load_game(tournament.game),
        tournament.players,
        len(task),
        f"{tournament.seed} {task[0].stream}",
        tournament.options,
        tournament.numbers,
        task[0].lineup if _compiled(task[0]) else ("random",),
        threads=1,
        first=task[0].nth,
    )


def seed_of(tournament: Tournament, seating: Seating) -> str:
    """The deal of a game."""
    return _batch(tournament, [seating]).seed(0)


def play_game(tournament: Tournament, seating: Seating, seed: str, tell: Tell | None = None) -> Row:
    """One game. A bot is asked only where it has a choice, and sees only what its seat knows.

    Who wants to know what it chose is told.
    """
    game = load_game(tournament.game)
    state = game.new(tournament.players, seed, tournament.options, tournament.numbers)
    state[0].quiet = 1
    mask = np.zeros(game.n_actions, np.uint8)
    decisions = 0
    reasoning = Reasoning(tournament.players)
    witnesses = {seat: Witness(game, seat) for seat, level in enumerate(seating.lineup) if has_belief(level)}
    chance = f"{seed} {','.join(seating.lineup)}"
    luck = Luck(chance)
    for level in seating.lineup:
        _load(game, level)
    while not game.call.ended(state, 0):
        seat = seat_to_act(game, state, f"{chance} {decisions}")
        hidden = known(game, state, seat)
        if game.call.legal_mask(hidden, 0, seat, mask) == 1:
            action = int(mask.argmax())
        else:
            began = time.thread_time()
            thought = think(game, hidden, seat, luck.draw(seat), seating.lineup[seat], witness=witnesses.get(seat))
            reasoning.note(seat, thought, time.thread_time() - began)
            action = thought.action
            if tell:
                tell(seat, action, hidden)
        for witness in witnesses.values():
            witness.note(known(game, state, witness.seat), seat, action)
        refused = game.call.act(state, 0, seat, action)
        assert not refused, f"{seating.lineup[seat]}: action {action}, {game.reasons[refused].message}"
        decisions += 1
    scores = np.zeros(tournament.players, np.int64)
    game.call.standing(state, 0, scores)
    winners = int(game.call.best(state, 0))
    return _row(seating, seed, scores.tolist(), winners, decisions, reasoning)


def known(game: Game, state: np.ndarray, seat: int) -> np.ndarray:
    """The hidden record of a seat."""
    hidden = state.copy()
    game.call.hide_from(hidden, 0, seat)
    game.layout.wipe_tail(hidden)
    return hidden


def seat_to_act(game: Game, state: np.ndarray, luck: str) -> int:
    """The first seat waited for; where some may act unasked, any of all of these, as in a batch."""
    waited, extra = int(game.call.waiting(state, 0)), int(game.call.may_act(state, 0))
    actors = [seat for seat in range(int(state[0].players)) if (waited | extra) >> seat & 1]
    if not extra:
        return actors[0]
    digest = hashlib.sha256(b"openoutcry arena\0" + luck.encode()).digest()
    return actors[int.from_bytes(digest[:8], "little") % len(actors)]


def _row(
    seating: Seating,
    seed: str,
    scores: list[int],
    winners: int,
    decisions: int,
    reasoning: Reasoning | None,
) -> Row:
    return {
        "number": seating.number,
        "deal": seating.deal,
        "seed": seed,
        "lineup": list(seating.lineup),
        "scores": scores,
        "winners": [seat for seat in range(len(scores)) if winners >> seat & 1],
        "decisions": decisions,
        **_said(reasoning),
    }


def _said(reasoning: Reasoning | None) -> Row:
    """What went into the moves, by seat; a batch does not count it."""
    if reasoning is None:
        return {"choices": None, "playouts": None, "seconds": None}
    seconds = [round(spent, 6) for spent in reasoning.seconds]
    return {"choices": reasoning.choices, "playouts": reasoning.playouts, "seconds": seconds}


def prepare(tournament: Tournament, seatings: Sequence[Seating]) -> None:
    """Have everything compiled, with a bar, before workers start: they only load it then."""
    game = load_game(tournament.game)
    game.new(tournament.players, "prepare", tournament.options, tournament.numbers)
    if any(map(_compiled, seatings)):
        play_task(tournament, [next(filter(_compiled, seatings))])
    for bot in {bot for seating in seatings if not _compiled(seating) for bot in seating.lineup}:
        _load(game, bot)


@cache
def _load(game: Game, level: str) -> None:
    """All that a level thinks with, once in a process: else its first decision would pay for it with its time."""
    load_parts(game, parts_of(game, level))
