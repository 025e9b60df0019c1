"""A search plays with itself, and what it thought is kept: what `outcry think` runs. Needs no PyTorch."""

import hashlib
import itertools
import math
from collections.abc import Callable
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from openoutcry.arena.playing import known, seat_to_act
from openoutcry.bots import budget_of, can_judge, check_level
from openoutcry.bots.luck import Luck
from openoutcry.bots.makeup import makeup
from openoutcry.bots.network import POLICY_ALONE, opinion, play_by
from openoutcry.bots.ready import load_parts, parts_of
from openoutcry.bots.search import Found, search
from openoutcry.env.compact import shortened
from openoutcry.errors import BadOption, NotAvailable
from openoutcry.folders import only_writer
from openoutcry.games import load_game
from openoutcry.kernel.contract import Game
from openoutcry.learn.thoughts import FORMAT, GAMES_A_FILE, Thoughts, claim, file_of, files_for, joined, write
from openoutcry.learn.variants import Variant, mixed
from openoutcry.workers import new_pool, stop_at_once

STRIDE = 37  # or a little more: from one game's kind to the next one's: a few games are of many kinds already


@dataclass(frozen=True)
class Thinking:
    """Who thinks, and how much."""

    game: str
    out: Path
    games: int
    level: str
    seed: str
    weights: Path | None = None  # of the network that is asked; the package's if nothing is said


class Decision(NamedTuple):
    """One decision, before the game has ended."""

    seat: int
    seen: np.ndarray
    priors: np.ndarray
    found: Found


def think_through(asked: Thinking, workers: int, progress: Callable[[int], None] = lambda games: None) -> int:
    """Play what is left of the games, and write down what was thought. Returns how many games there are now."""
    game = _ready(asked)
    budget = budget_of(game, check_level(game, asked.level))
    if budget is None or budget.mix is None or not can_judge(game, asked.level):
        raise BadOption("level", asked.level, "master:64")
    claim(asked.out, _settings(game, asked))
    with only_writer(asked.out):
        return _think_rest(asked, workers, progress)


def _think_rest(asked: Thinking, workers: int, progress: Callable[[int], None]) -> int:
    _load(load_game(asked.game), asked.level)  # compiled here, with a bar: workers only load it
    planned = files_for(asked.games)
    left = [first for first in planned if not file_of(asked.out, first).exists()]
    progress((len(planned) - len(left)) * GAMES_A_FILE)
    if workers == 1 or len(left) < 2:
        for first in left:
            progress(think_some(asked, first))
        return len(planned) * GAMES_A_FILE
    pool = new_pool(min(workers, len(left)))
    try:
        for done in as_completed([pool.submit(think_some, asked, first) for first in left]):
            progress(done.result())
    except BrokenProcessPool as died:
        raise NotAvailable("error-arena-workers") from died
    finally:
        stop_at_once(pool)
    return len(planned) * GAMES_A_FILE


def think_some(asked: Thinking, first: int) -> int:
    """The games of one file, in a worker or here."""
    game = _ready(asked)
    _load(game, asked.level)
    write(file_of(asked.out, first), joined([played(game, asked, first + i) for i in range(GAMES_A_FILE)]))
    return GAMES_A_FILE


def _ready(asked: Thinking) -> Game:
    game = load_game(asked.game)
    play_by(game, asked.weights)
    return game


def _load(game: Game, level: str) -> None:
    """All that a level thinks with, before its time counts."""
    load_parts(game, (*parts_of(game, level), POLICY_ALONE))


def _settings(game: Game, asked: Thinking) -> dict[str, Any]:
    """What must not change from one game to another; how many are played may grow."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.edition.digest,
        "observation": game.observation_version,
        "level": asked.level,
        "makeup": makeup(game, asked.level, __name__),
        "seed": asked.seed,
    }


def kind_of(game: Game, number: int) -> Variant:
    """The kind of a game, by its number: in as many games as there are kinds, each comes once."""
    kinds = mixed(game)
    stride = next(step for step in itertools.count(STRIDE) if math.gcd(step, len(kinds)) == 1)
    return kinds[number * stride % len(kinds)]


def played(game: Game, asked: Thinking, number: int) -> Thoughts:
    """One game: every seat is played by the search, which sees only what that seat knows."""
    variant = kind_of(game, number)
    budget = budget_of(game, asked.level)
    assert budget is not None
    seed = f"{asked.seed} {number}"
    state = game.new(variant.players, seed, variant.options, {})
    state[0].quiet = 1
    mask = np.zeros(game.n_actions, np.uint8)
    decisions: list[Decision] = []
    luck = Luck(seed)
    step = 0
    while not game.call.ended(state, 0):
        seat = seat_to_act(game, state, f"{seed} {step}")
        hidden = known(game, state, seat)
        if game.call.legal_mask(hidden, 0, seat, mask) == 1:
            action = int(mask.argmax())
        else:
            row = np.zeros(game.observation_size, np.float32)
            game.study.observed(hidden, 0, seat, row)
            key = hashlib.sha256(b"openoutcry think\0" + luck.draw(seat).encode()).digest()
            found = search(game, hidden, seat, key, budget)
            decisions.append(Decision(seat, row, opinion(game, hidden, seat)[0][found.actions], found))
            action = int(found.actions[found.order()[0]])
        refused = game.call.act(state, 0, seat, action)
        assert not refused, f"{asked.level}: action {action}, {game.reasons[refused].message}"
        step += 1
    best = int(game.call.best(state, 0))
    won = np.array([best >> seat & 1 for seat in range(variant.players)], np.float32)
    return _written(game, number, decisions, won / won.sum())


def _written(game: Game, number: int, decisions: list[Decision], won: np.ndarray) -> Thoughts:
    """A game's decisions, each with what it led to as its seat sees it."""
    shares, chances = np.zeros((2, len(decisions), game.edition.most_players), np.float32)
    for k, decision in enumerate(decisions):
        shares[k, : len(won)] = np.roll(won, -decision.seat)
        chances[k, : len(won)] = np.roll(decision.found.chances, -decision.seat)
    found = [decision.found for decision in decisions]
    return Thoughts(
        games=np.full(len(decisions), number, np.int32),
        players=np.full(len(decisions), len(won), np.uint8),
        seen=shortened(np.stack([decision.seen for decision in decisions]), "bfloat16"),
        shares=shares,
        chances=chances,
        counts=np.array([len(each.actions) for each in found], np.int32),
        actions=np.concatenate([each.actions for each in found]).astype(np.int16),
        priors=np.concatenate([decision.priors for decision in decisions]),
        visits=np.concatenate([each.visits for each in found]).astype(np.int32),
        values=np.concatenate([each.value for each in found]).astype(np.float32),
    )
