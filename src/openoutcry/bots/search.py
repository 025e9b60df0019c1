"""The searching bot: playouts over what might be, in compiled code, within a budget."""

import contextlib
import math
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from openoutcry.bots.network import player_of
from openoutcry.bots.tree import BY_HOUSE, SEATS, Memory, new_memory
from openoutcry.errors import NotAvailable
from openoutcry.kernel.alike import exchanges
from openoutcry.kernel.batch import STRATEGIES
from openoutcry.kernel.chance import CHANCE, derive_key
from openoutcry.kernel.contract import Game
from openoutcry.kernel.inference import BATCH

TREE_SEARCH = "openoutcry.bots.generic.search"
TOLD_SEARCH = "openoutcry.bots.generic.master"
SEARCHES = (TREE_SEARCH, TOLD_SEARCH)
PILOT = 4  # playouts of the house's own action, which show how many there will be time for
PARTS = 4  # looks at the clock before the weaker half is given up
LEAST_VISITS = 3  # each action gets so many before that; where there are more actions, some are not tried
ENOUGH_PLAYOUTS = 1_000_000  # a budget of time ends here too
SPREAD = 0.3  # about how much the values of single playouts differ
CLEAR = 2.2  # standard errors by which an action is so much worse that it is given up at once
# With a network, which says beforehand what looks good:
MOST_TRIED = 10  # actions, and only such that have
LEAST_PROMISE = 0.01  # of the likeliest one's prior
TOLD_SPREAD = 0.15  # as SPREAD: its word varies less than the result of a playout
LEAN = 0.01  # in the end, what a prior e times as high is worth in chance to win

_own = threading.local()  # each thread searches in its own memory, kept from one decision to the next


@dataclass(frozen=True)
class Budget:
    """How long to think: seconds of processor time, or playouts, in each of so many threads."""

    seconds: float | None = None
    playouts: int | None = None
    threads: int = 1
    rollout: str = "house"
    mix: int | None = None  # percent of the network's word in what a playout shows; None: no network
    others: int = BY_HOUSE  # with a network: how the other seats play
    exchange: int = 1  # 1 if the network is shown positions with names exchanged, where the game says what is alike
    belief: bool = False  # are deals drawn as likely as the moves seen make them?


@dataclass(frozen=True)
class Found:
    """The root after the search: for each allowed action its visits, and the means over its playouts.

    Finalists were compared to the end, on equal deals; the lean is what is known for an action beforehand.
    """

    actions: np.ndarray
    finalists: np.ndarray
    lean: np.ndarray
    visits: np.ndarray
    value: np.ndarray
    chance: np.ndarray
    money: np.ndarray
    chances: np.ndarray  # by seat, over all playouts
    playouts: int

    def order(self) -> np.ndarray:
        """Best first: the finalists by value, then the others by how long they were tried."""
        return np.lexsort((-(self.value + self.lean), np.where(self.finalists, 0, -self.visits), ~self.finalists))


class Sums(NamedTuple):
    """What stands at the root after a batch of playouts: sums by action, and the wins of every seat."""

    visits: np.ndarray
    won: np.ndarray
    money: np.ndarray
    seats: np.ndarray


def search(
    game: Game,
    hidden: np.ndarray,
    seat: int,
    key: bytes,
    budget: Budget,
    only: int | None = None,
    deals: np.ndarray | None = None,
    course: list[Sums] | None = None,
) -> Found:
    """Search the decision of a seat. With a budget of playouts the same key finds the same.

    With `only`, that one action is judged; two actions judged with the same key met the same deals. Playouts begin in
    `deals` of what the seat does not know where some are given, in turn. What stands after every batch of the first
    thread is added to `course`, which changes nothing of what is found.

    Several threads grow a tree each, and what is given up is decided by all of them together: so the actions left in
    the end were compared to the end in every tree.
    """
    keys = [_key_of_thread(key, i) for i in range(budget.threads)]
    with contextlib.ExitStack() as held:
        threads = [_thread_of(held, budget.threads) for _ in keys]

        def together(does: Callable[[int], Any]) -> list[Any]:
            """In all threads at once."""
            waiting = [thread(does, i) for i, thread in enumerate(threads)]
            return [answer() for answer in waiting]

        trees = together(lambda i: _Tree(game, hidden, seat, keys[i], budget, deals))
        trees[0].course = course
        _grow(trees, together, budget, only, keys[0])
        if any(tree.memory.tree["endless"][0] for tree in trees):
            raise NotAvailable("error-endless", game=0)
        return _read(trees, hidden, budget.mix is not None)


def _thread_of(held: contextlib.ExitStack, threads: int) -> Callable[..., Callable[[], Any]]:
    """A thread that stays the same, for a tree finds its memory and its time in it: the caller's, if it is alone."""
    if threads == 1:
        return lambda does, i: partial(lambda answer: answer, does(i))
    pool = held.enter_context(ThreadPoolExecutor(1, "search"))
    return lambda does, i: pool.submit(does, i).result


def _key_of_thread(key: bytes, number: int) -> np.ndarray:
    master = np.frombuffer(key, "<u4").copy()
    chance = np.zeros(1, CHANCE)
    derive_key(chance, master, number)
    drawn: np.ndarray = chance["key"][0].copy()
    return drawn


def _memory() -> Memory:
    if not hasattr(_own, "memory"):
        _own.memory = new_memory()
    _own.memory.clear()
    found: Memory = _own.memory
    return found


class _Tree:
    """One thread's tree: its root laid out, and what more playouts take."""

    def __init__(
        self,
        game: Game,
        hidden: np.ndarray,
        seat: int,
        master: np.ndarray,
        budget: Budget,
        deals: np.ndarray | None,
    ) -> None:
        self.memory = memory = _memory()
        states, scratch = np.repeat(game.layout.blank(), BATCH), game.layout.blank()
        mask, bots, out = np.zeros(game.n_actions, np.uint8), np.zeros(1, CHANCE), np.zeros(SEATS, np.int64)
        strategies = np.full(SEATS, STRATEGIES[budget.rollout], np.int64)
        words = scratch.view(np.uint8).view(np.uint32)
        fixed: tuple[Any, ...] = (
            hidden,
            seat,
            states,
            memory.tree,
            memory.nodes,
            memory.edges,
            memory.slots,
            memory.paths[0] if budget.mix is None else memory.paths,
            mask,
            bots,
            scratch,
            words,
            game.layout.body,
            strategies,
            out,
            master,
            hidden if deals is None else deals,
            0 if deals is None else len(deals),
        )
        if budget.mix is None:
            self._entry = game.algorithm(TREE_SEARCH).think
        else:
            self._entry, player = game.algorithm(TOLD_SEARCH).think_told, player_of(game)
            opt = hidden[0].opt if budget.exchange else None
            fixed = (*fixed, memory.leaves, player.net, player.shape, *player.room())
            fixed = (*fixed, *exchanges(game, opt), budget.mix, budget.others)
        self._fixed = fixed
        self.clock = Clock(budget)
        self.course: list[Sums] | None = None
        self._players = int(hidden[0].players)
        self._entry(*self._fixed, 0)  # lays out the root
        root = memory.nodes[0]
        self.edges: np.ndarray = memory.edges[root["first"] : root["first"] + root["count"]]
        self.edges["open"] = 0

    def spend(self, playouts: int) -> None:
        """So many more playouts."""
        self.clock.done += playouts
        if self.course is None:
            self._entry(*self._fixed, playouts)
            return
        for done in range(0, playouts, BATCH):
            self._entry(*self._fixed, min(BATCH, playouts - done))
            visits, won, money = (self.edges[name].copy() for name in ("visits", "won", "money"))
            self.course.append(Sums(visits, won, money, self.memory.tree[0]["won"][: self._players].copy()))

    def go_on(self, stage: int, stages: int) -> bool:
        """Playouts until the next look; False at the end of a stage."""
        playouts = self.clock.part(stage, stages)
        if playouts:
            self.spend(playouts)
        return playouts > 0


def _grow(
    trees: Sequence[_Tree],
    together: Callable[[Callable[[int], Any]], list[Any]],
    budget: Budget,
    only: int | None,
    master: np.ndarray,
) -> None:
    """The root's actions are tried equally often in each tree, and the weaker half given up again and again."""
    edges = trees[0].edges
    favourite = int(np.argmax(edges["prior"] if only is None else edges["action"] == only))
    _open(trees, np.array([favourite]))
    limit = trees[0].clock.limit
    pilot = min(PILOT, limit if only is not None else limit // 2)  # another one gets as many
    together(lambda i: trees[i].spend(pilot))
    stages = 1
    if only is None:
        most = len(edges) if budget.mix is None else _promising(edges)
        playouts = sum(together(lambda i: trees[i].clock.expected()))  # each by its own thread's time
        tried = _worth_trying(edges, favourite, most, playouts, master)
        _open(trees, tried)
        stages = _stages(len(tried))
    spread = SPREAD if budget.mix is None else TOLD_SPREAD
    for stage in range(1, stages + 1):
        while any(together(lambda i, stage=stage: trees[i].go_on(stage, stages))):  # type: ignore[misc]
            if only is None and _one_is_left(trees, spread):
                break
        if stage < stages:
            _give_up_half(trees, favourite)


def _open(trees: Sequence[_Tree], tried: np.ndarray) -> None:
    """These actions of the root, and no others, are tried from now on."""
    for tree in trees:
        tree.edges["open"] = 0
        tree.edges["open"][tried] = 1


def _summed(trees: Sequence[_Tree], name: str) -> np.ndarray:
    total: np.ndarray = sum(tree.edges[name] for tree in trees)  # type: ignore[assignment]
    return total


class Clock:
    """What is spent of a budget: playouts, or seconds of this thread's processor time."""

    def __init__(self, budget: Budget) -> None:
        self.seconds = budget.seconds
        self.limit = budget.playouts or ENOUGH_PLAYOUTS
        self._beside = 1 if budget.mix is None else BATCH  # playouts that are cheapest made together
        self.done = 0
        self._started = time.thread_time()

    def used(self) -> float:
        """The share of the budget that is gone."""
        share = self.done / self.limit
        if self.seconds is not None:
            share = max(share, (time.thread_time() - self._started) / self.seconds)
        return share

    def expected(self) -> int:
        """How many playouts the whole budget is good for, as it looks now."""
        return self.limit if self.seconds is None else int(self.done / max(self.used(), 1e-9))

    def part(self, stage: int, stages: int) -> int:
        """How many playouts to make before the next look, 0 at the end of a stage.

        If time does not count, all that are left of it; else some whole batches.
        """
        if self.seconds is None:
            return max(0, -(-self.limit * stage // stages) - self.done)
        left = (stage / stages - self.used()) * self.expected()
        if left <= self._beside // 2:
            return 0
        return max(self._beside, int(left / PARTS) // self._beside * self._beside)


def _promising(edges: np.ndarray) -> int:
    """How many actions a network would not leave out."""
    return min(MOST_TRIED, int((edges["prior"] >= LEAST_PROMISE * edges["prior"].max()).sum()))


def _worth_trying(edges: np.ndarray, favourite: int, most: int, playouts: int, master: np.ndarray) -> np.ndarray:
    """As many actions as can be tried often enough, with a halving for each of the stages to come."""
    count = max(2, most)
    while count > 2 and count * LEAST_VISITS * _stages(count) > playouts:
        count -= 1
    others = [i for i in range(len(edges)) if i != favourite]
    # Where not all can be tried, the likeliest are, and among equals the key of this search decides.
    drawn = np.random.default_rng(master).permutation(others)
    drawn = drawn[np.argsort(-edges["prior"][drawn], kind="stable")]
    return np.concatenate([[favourite], drawn[: count - 1]]).astype(np.int64)


def _stages(count: int) -> int:
    return max(1, math.ceil(math.log2(count)))


def _one_is_left(trees: Sequence[_Tree], spread: float) -> bool:
    """Close what is clearly worse than the best so far; True if nothing is left to decide."""
    still_open, visits = trees[0].edges["open"] > 0, _summed(trees, "visits")
    tried = still_open & (visits >= LEAST_VISITS * 4)
    if tried.sum() < 2:
        return int(still_open.sum()) < 2
    mean = _summed(trees, "value") / np.maximum(visits, 1)
    best = np.max(mean[tried])
    hopeless = tried & (best - mean > CLEAR * spread * np.sqrt(2 / np.maximum(visits, 1)))
    still_open &= ~hopeless
    _open(trees, np.flatnonzero(still_open))
    return int(still_open.sum()) < 2


def _give_up_half(trees: Sequence[_Tree], favourite: int) -> None:
    """Close the weaker half of the open actions, but not the one the house would play."""
    mean = _summed(trees, "value") / np.maximum(_summed(trees, "visits"), 1)
    tried = list(np.flatnonzero(trees[0].edges["open"]))
    tried.sort(key=lambda i: (i != favourite, -mean[i]))
    _open(trees, np.array(tried[: max(2, (len(tried) + 1) // 2)]))


def _read(trees: Sequence[_Tree], hidden: np.ndarray, told: bool) -> Found:
    """Add up the trees of all threads."""
    total = {name: _summed(trees, name) for name in ("visits", "value", "won", "money")}
    tried = np.maximum(total["visits"], 1)
    players = int(hidden[0].players)
    playouts = sum(int(tree.memory.tree[0]["playouts"]) for tree in trees)
    won = sum(tree.memory.tree[0]["won"] for tree in trees)
    edges = trees[0].edges
    lean = LEAN * np.log(edges["prior"]) if told else np.zeros(len(edges))
    return Found(
        edges["action"].astype(np.int64),
        (edges["open"] > 0) & (total["visits"] > 0),  # time may be over before all that are open were tried
        lean,
        total["visits"],
        total["value"] / tried,
        total["won"] / tried,
        total["money"] / tried,
        np.asarray(won)[:players] / max(playouts, 1),
        playouts,
    )
