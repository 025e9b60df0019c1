"""The searching bot: playouts over what might be, in compiled code, within a budget."""

import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from openoutcry.bots.network import player_of
from openoutcry.bots.tree import BY_HOUSE, SEATS, Memory, new_memory
from openoutcry.errors import NotAvailable
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


def search(
    game: Game,
    hidden: np.ndarray,
    seat: int,
    key: bytes,
    budget: Budget,
    only: int | None = None,
    deals: np.ndarray | None = None,
) -> Found:
    """Search the decision of a seat. With a budget of playouts the same key finds the same.

    With `only`, that one action is judged; two actions judged with the same key met the same deals. Playouts begin in
    `deals` of what the seat does not know where some are given, in turn.
    """
    if budget.threads == 1:
        trees = [_grow(game, hidden, seat, _key_of_thread(key, 0), budget, only, deals)]
        return _read(trees, hidden, budget.mix is not None)
    with ThreadPoolExecutor(budget.threads) as pool:
        keys = [_key_of_thread(key, i) for i in range(budget.threads)]
        trees = list(pool.map(lambda k: _grow(game, hidden, seat, k, budget, only, deals), keys))
    return _read(trees, hidden, budget.mix is not None)


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


def _grow(
    game: Game,
    hidden: np.ndarray,
    seat: int,
    master: np.ndarray,
    budget: Budget,
    only: int | None,
    deals: np.ndarray | None,
) -> tuple[Any, Any]:
    """One thread's tree: the root's actions are tried equally often, and the weaker half given up again and again."""
    memory = _memory()
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
        entry = game.algorithm(TREE_SEARCH).think
    else:
        entry, player = game.algorithm(TOLD_SEARCH).think_told, player_of(game)
        fixed = (*fixed, memory.leaves, player.net, player.shape, *player.room(), budget.mix, budget.others)

    def run(playouts: int) -> None:
        entry(*fixed, playouts)

    clock = Clock(budget)
    run(0)  # lays out the root
    edges = _root_edges(memory)
    favourite = int(np.argmax(edges["prior"] if only is None else edges["action"] == only))
    edges["open"] = 0
    edges["open"][favourite] = 1
    clock.spend(run, min(PILOT, clock.limit))
    if only is not None:
        stages = 1
    else:
        most = len(edges) if budget.mix is None else _promising(edges)
        stages = _open_some(edges, favourite, most, clock.expected(), master)
    spread = SPREAD if budget.mix is None else TOLD_SPREAD
    for stage in range(1, stages + 1):
        while playouts := clock.part(stage, stages):
            clock.spend(run, playouts)
            if only is None and _one_is_left(edges, spread):
                break
        if stage < stages:
            _give_up_half(edges, favourite)
    if memory.tree["endless"][0]:
        raise NotAvailable("error-endless", game=0)
    return edges.copy(), memory.tree[0].copy()


class Clock:
    """What is spent of a budget: playouts, or seconds of this thread's processor time."""

    def __init__(self, budget: Budget) -> None:
        self.seconds = budget.seconds
        self.limit = budget.playouts or ENOUGH_PLAYOUTS
        self._beside = 1 if budget.mix is None else BATCH  # playouts that are cheapest made together
        self.done = 0
        self._started = time.thread_time()

    def spend(self, run: Callable[[int], None], playouts: int) -> None:
        run(playouts)
        self.done += playouts

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
        left = (stage / stages - self.used()) * self.expected()
        if self.seconds is None:
            return max(0, math.ceil(left))
        if left <= self._beside // 2:
            return 0
        return max(self._beside, int(left / PARTS) // self._beside * self._beside)


def _root_edges(memory: Memory) -> np.ndarray:
    root = memory.nodes[0]
    return memory.edges[root["first"] : root["first"] + root["count"]]


def _promising(edges: np.ndarray) -> int:
    """How many actions a network would not leave out."""
    return min(MOST_TRIED, int((edges["prior"] >= LEAST_PROMISE * edges["prior"].max()).sum()))


def _open_some(edges: np.ndarray, favourite: int, most: int, playouts: int, master: np.ndarray) -> int:
    """Open as many actions as can be tried often enough; returns the stages to come, one a halving."""
    count = max(2, most)
    while count > 2 and count * LEAST_VISITS * _stages(count) > playouts:
        count -= 1
    others = [i for i in range(len(edges)) if i != favourite]
    # Where not all can be tried, the likeliest are, and among equals the key of this search decides.
    drawn = np.random.default_rng(master).permutation(others)
    drawn = drawn[np.argsort(-edges["prior"][drawn], kind="stable")]
    edges["open"][drawn[: count - 1]] = 1
    return _stages(count)


def _stages(count: int) -> int:
    return max(1, math.ceil(math.log2(count)))


def _one_is_left(edges: np.ndarray, spread: float) -> bool:
    """Close what is clearly worse than the best so far; True if nothing is left to decide."""
    tried = edges["open"] & (edges["visits"] >= LEAST_VISITS * 4)
    if tried.sum() < 2:
        return int(edges["open"].sum()) < 2
    mean = edges["value"] / np.maximum(edges["visits"], 1)
    best = np.max(mean[tried > 0])
    hopeless = (tried > 0) & (best - mean > CLEAR * spread * np.sqrt(2 / np.maximum(edges["visits"], 1)))
    edges["open"][hopeless] = 0
    return int(edges["open"].sum()) < 2


def _give_up_half(edges: np.ndarray, favourite: int) -> None:
    """Close the weaker half of the open actions, but not the one the house would play."""
    tried = list(np.flatnonzero(edges["open"]))
    tried.sort(key=lambda i: (i != favourite, -edges["value"][i] / max(1, edges["visits"][i])))
    for i in tried[max(2, (len(tried) + 1) // 2) :]:
        edges["open"][i] = 0


def _read(trees: list[tuple[Any, Any]], hidden: np.ndarray, told: bool) -> Found:
    """Add up the trees of all threads."""
    edges = [tree[0] for tree in trees]
    total = {name: sum(e[name] for e in edges) for name in ("visits", "value", "won", "money")}
    tried = np.maximum(total["visits"], 1)
    players = int(hidden[0].players)
    playouts = sum(int(tree[1]["playouts"]) for tree in trees)
    won = sum(tree[1]["won"] for tree in trees)
    opened = sum(e["open"] for e in edges)
    lean = LEAN * np.log(edges[0]["prior"]) if told else np.zeros(len(edges[0]))
    return Found(
        edges[0]["action"].astype(np.int64),
        np.asarray(opened == np.max(opened)),
        lean,
        np.asarray(total["visits"]),
        total["value"] / tried,
        total["won"] / tried,
        total["money"] / tried,
        np.asarray(won)[:players] / max(playouts, 1),
        playouts,
    )
