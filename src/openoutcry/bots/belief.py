"""Belief: what the moves seen say about what is hidden from a seat.

Deals of what the seat does not know are drawn as always, and weighed by how likely the moves it has seen were in each,
by a mixture of models of the players: chance, the house, the trained network. How much of each there is in somebody's
play is inferred from that one's moves (`manners`), so that a model that does not fit somebody is not listened to.
Everything is computed from what one seat knew, before each move and now.
"""

import copy
import hashlib
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from openoutcry.bots.manners import BEFOREHAND, BY_CHANCE, BY_ITS_BEST, BY_THE_NETWORK, MODELS, infer
from openoutcry.bots.network import Player, is_trained, player_of
from openoutcry.errors import BadOption
from openoutcry.games import games, load_game
from openoutcry.kernel.chance import CHANCE
from openoutcry.kernel.contract import Game, Unseen
from openoutcry.kernel.inference import BATCH
from openoutcry.kernel.rule import INTERPRETED
from openoutcry.table import Table

BELIEF = "openoutcry.bots.generic.belief"
DEALS = 256  # that are weighed if nobody says
MOST_DEALS = 4096
MOST_MOVES = 64  # the latest ones; what they can't be recalled from any more is left out besides
MOST_EVIDENCE = 256  # moves that how somebody plays is inferred from
FEW = 4.0  # deals that the bare count is worth: where few deals carry the weight, it is not given up for them
POWER = 0.5  # of the likelihood: less trusts it less; measured with `bench/belief.py`
# Where a whole match is gone through, every so many moves of others belief is computed from so many deals:
LEARN_EVERY = 20
LEARN_FROM = 24
# Within a search:
SHARE = 0.2  # of the time goes into belief,
LEAST_DEALS = 16  # but not less than these take
FIRST_PACE = 2e-5  # seconds a deal and a move, before any were counted


class Seen(NamedTuple):
    """A move another made, and what the seat knew before it."""

    number: int
    mover: int
    action: int
    hidden: np.ndarray


class Witness:
    """What a seat has seen of the others' moves in a match: bounded, however long that is."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.moves: deque[Seen] = deque(maxlen=MOST_MOVES)
        self.pace = FIRST_PACE  # of the latest look at all moves
        self._noted = 0
        self._evidence: dict[int, tuple[int, np.ndarray]] = {}  # by the move's number: who, and its chances by models

    def note(self, hidden: np.ndarray, mover: int, action: int) -> bool:
        """Somebody moves; `hidden` is what the seat knows before. Is there anything to see?

        What the seat can't see of the action is never read, and one that nobody sees is not even counted.
        """
        if mover == self.seat or self.game.actions.is_unseen(action):
            return False
        self.moves.append(Seen(self._noted, mover, action, hidden.copy()))
        self._noted += 1
        return True

    def copy(self) -> "Witness":
        """One that goes on by itself: what it drops and learns, this one does not."""
        other = copy.copy(self)
        other.moves, other._evidence = self.moves.copy(), dict(self._evidence)
        return other

    def drop(self, numbers: set[int]) -> None:
        """Moves that say nothing any more are not looked at again."""
        self.moves = deque((seen for seen in self.moves if seen.number not in numbers), MOST_MOVES)

    def learn(self, number: int, mover: int, chances: np.ndarray) -> None:
        """A move of somebody was likely so far by each model."""
        self._evidence[number] = (mover, chances)
        while len(self._evidence) > MOST_EVIDENCE:
            del self._evidence[min(self._evidence)]

    def manner(self, mover: int, beforehand: np.ndarray) -> np.ndarray:
        """The shares of the models in somebody's play."""
        rows = [chances for who, chances in self._evidence.values() if who == mover]
        return infer(np.array(rows).reshape(-1, MODELS), beforehand)


class Told(NamedTuple):
    """What moves say: the chance of each in every deal by each model (moves × deals × models); nothing below 0."""

    moves: list[Seen]
    deals: np.ndarray
    chances: np.ndarray
    models: np.ndarray  # which of the models were asked, 0 or 1 each


@dataclass(frozen=True)
class Belief:
    """Deals of what a seat does not know, and how likely each is after the moves seen."""

    deals: np.ndarray
    weights: np.ndarray
    manners: dict[int, np.ndarray]  # by seat, of those whose moves say something
    moves: int = 0  # that say something
    by_seat: dict[int, np.ndarray] = field(default_factory=dict)  # the weights by the moves of one seat alone

    @property
    def worth(self) -> float:
        """How many deals drawn at random these weighed ones stand for."""
        return worth_of(self.weights)

    def drawn(self, count: int, key: bytes) -> np.ndarray:
        """Deals as likely as they are believed to be, each about as often as its weight says, in any order."""
        dice = np.random.default_rng(list(key))
        places = (np.arange(count) + dice.random()) / count
        found = np.searchsorted(np.cumsum(self.weights), places)
        return self.deals[dice.permutation(np.minimum(found, len(self.deals) - 1))]

    def chances(self, unseen: Unseen) -> tuple[np.ndarray, np.ndarray]:
        """The chances of what an unknown may be: by the bare count of what is unseen, and after the moves."""
        is_so = what_is_so(unseen)
        alike = np.full(len(is_so), 1 / len(is_so))
        weights = self.weights if unseen.by is None else self.by_seat.get(unseen.by, alike)
        worth, counted = worth_of(weights), alike @ is_so
        return counted, (worth * (weights @ is_so) + FEW * counted) / (worth + FEW)


def what_is_so(unseen: Unseen) -> np.ndarray:
    """Of each deal a row of what is so."""
    if unseen.values.ndim == 1:
        return np.eye(len(unseen.names))[unseen.values.astype(np.int64)]
    return unseen.values


def true_chances(belief: Belief, unseen: Unseen, truth: Unseen) -> list[tuple[float, float]]:
    """The chances of what truly is so, by the count and after the moves, where the count leaves it open.

    Where several may be so at once, each of them is or is not.
    """
    counted, believed = belief.chances(unseen)
    true = what_is_so(truth)[0].astype(bool)
    if unseen.values.ndim == 1:
        counted, believed = counted[true], believed[true]
    else:
        counted, believed = np.where(true, counted, 1 - counted), np.where(true, believed, 1 - believed)
    return [(c, b) for c, b in zip(counted.tolist(), believed.tolist(), strict=True) if 0 < c < 1]


def worth_of(weights: np.ndarray) -> float:
    """How many deals drawn at random deals of these weights stand for."""
    return float(1 / np.square(weights).sum())


class Follower:
    """A seat that follows a match: it looks at every move once, however often it is asked what it has seen."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game, self._seat = game, seat
        self._begin()

    def _begin(self) -> None:
        self._witness = Witness(self._game, self._seat)
        self._followed: list[tuple[int, int, str]] = []  # the actions it has looked at
        self._new = 0  # moves seen since it last learnt about the others

    def witness(self, table: Table) -> Witness:
        """What the seat has seen up to the state shown, and has learnt about the others on the way.

        Whatever is made of it, the next answer does not depend on it.
        """
        actions = table.log.actions[: table.number]
        if actions[: len(self._followed)] != self._followed:  # moves were taken back, or it is another match
            self._begin()
        course = table.until(table.number).go_to(len(self._followed))
        for mover, action, _ in actions[len(self._followed) :]:
            known = course.hidden(self._seat)
            if self._new == LEARN_EVERY:
                believe(self._witness, known, b"on the way", LEARN_FROM)
                self._new = 0
            self._new += self._witness.note(known, mover, action)
            course.forward()
        self._followed = actions
        return self._witness.copy()


def witness_of(table: Table, seat: int) -> Witness:
    """What a seat has seen of a match so far, and has learnt about the others on the way."""
    return Follower(table.game, seat).witness(table)


def can_believe(game: Game) -> bool:
    """Does the game tell how an earlier moment was in a deal of the present?"""
    return game.recall is not None and game.unseen is not None


def check_belief(game: Game) -> None:
    """A typed error where it does not."""
    if not can_believe(game):
        raise BadOption("game", game.name, ", ".join(name for name in games() if can_believe(load_game(name))))


def believe(
    witness: Witness, hidden: np.ndarray, key: bytes, deals: int = DEALS, network: bool = True, power: float = POWER
) -> Belief:
    """What a seat may believe, from what it knows now and the moves it has seen. The same key finds the same."""
    return weigh(witness, listen(witness, hidden, key, deals, network), power)


def believe_within(witness: Witness, hidden: np.ndarray, key: bytes, seconds: float | None) -> Belief:
    """Belief for a search: as many deals as there is time for, without the network, which would take most of it."""
    deals = LEAST_DEALS * 4
    if seconds is not None:
        most = SHARE * seconds / (witness.pace * max(1, len(witness.moves)))
        deals = min(DEALS, max(LEAST_DEALS, int(most)))
    started = time.thread_time()
    found = believe(witness, hidden, key, deals, network=False)
    witness.pace = max(1e-7, (time.thread_time() - started) / (deals * max(1, len(witness.moves))))
    return found


def listen(witness: Witness, hidden: np.ndarray, key: bytes, deals: int = DEALS, network: bool = True) -> Told:
    """Deal, and look at every move again in every deal."""
    if not 1 <= deals <= MOST_DEALS:
        raise BadOption("deals", deals, f"1–{MOST_DEALS}")
    game, moves = witness.game, list(witness.moves)
    network = network and is_trained(game) and not INTERPRETED
    dealt = np.repeat(game.layout.blank(), deals)
    chances, master = np.zeros(1, CHANCE), np.frombuffer(hashlib.sha256(b"belief\0" + key).digest(), "<u4").copy()
    compiled = game.algorithm(BELIEF)
    compiled.deal_many(hidden, witness.seat, dealt, deals, chances, master)
    told = np.full((len(moves), deals, MODELS), -1, np.float32)
    if moves:
        compiled.tell_moves(
            np.concatenate([seen.hidden for seen in moves]),
            np.array([seen.mover for seen in moves], np.int64),
            np.array([seen.action for seen in moves], np.int64),
            len(moves), dealt, deals, witness.seat,
            game.layout.blank(), game.layout.blank(),
            np.zeros((BATCH, game.n_actions), np.uint8), np.zeros(BATCH, np.int64), chances, master,
            *_network(game if network else None), told,
        )  # fmt: skip
    models = np.ones(MODELS)
    if not network:
        models[[BY_THE_NETWORK, BY_ITS_BEST]] = 0
    return Told(moves, dealt, told, models)


def _network(game: Game | None) -> tuple[Any, ...]:
    """A network as compiled code takes it, or something of its kinds that is never looked at."""
    if game is None:
        few = np.zeros(1, np.float32)
        return 0, few, np.zeros(5, np.int64), few[:, None], few[:, None], np.zeros(1, np.int64)
    player: Player = player_of(game)
    layers, rows, used, _ = player.room()
    return 1, player.net, player.shape, layers, rows, used


def weigh(witness: Witness, told: Told, power: float = POWER, beforehand: tuple[float, ...] = BEFOREHAND) -> Belief:
    """The weights of the deals, each player's moves by the manner inferred for that player."""
    before = told.models * np.array(beforehand)
    witness.drop({seen.number for seen, chances in zip(told.moves, told.chances, strict=True) if chances.max() < 0})
    telling = list(_telling(told))
    for seen, chances in telling:
        witness.learn(seen.number, seen.mover, chances[chances[:, BY_CHANCE] >= 0].mean(axis=0) * told.models)
    manners = {mover: witness.manner(mover, before) for mover in {seen.mover for seen, _ in telling}}
    logs, own = np.zeros(len(told.deals)), {mover: np.zeros(len(told.deals)) for mover in manners}
    for seen, chances in telling:
        made = chances[:, BY_CHANCE] >= 0
        likely = np.log(chances[made].astype(np.float64) @ manners[seen.mover])
        likely -= np.log(np.exp(likely).mean())  # a deal in which nothing can be told counts as the mean
        logs[made] += likely
        own[seen.mover][made] += likely
    by_seat = {mover: _weights(each, power) for mover, each in own.items()}
    return Belief(told.deals, _weights(logs, power), manners, len(telling), by_seat)


def _weights(logs: np.ndarray, power: float) -> np.ndarray:
    """Parts of one, by their likelihood."""
    weights = np.exp(power * (logs - logs.max()))
    return weights / weights.sum()


def _telling(told: Told) -> Iterator[tuple[Seen, np.ndarray]]:
    """The moves that say something: made in some deals, and not the only one allowed in all of them."""
    for seen, chances in zip(told.moves, told.chances, strict=True):
        made = chances[:, BY_CHANCE] >= 0
        if made.any() and chances[made, BY_CHANCE].min() < 1:
            yield seen, chances
