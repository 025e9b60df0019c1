"""The searching bot: playouts over what might be, in compiled code, within a budget."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from openoutcry.errors import NotAvailable
from openoutcry.kernel.batch import STRATEGIES
from openoutcry.kernel.chance import CHANCE, derive_key
from openoutcry.kernel.contract import Game
from openoutcry.kernel.tree import SEATS, Memory, new_memory

FIRST_PART = 8  # playouts between two looks at the clock, to begin with
PART_SECONDS = 0.004  # and then about as many as this takes
ENOUGH_PLAYOUTS = 1_000_000  # a budget of time ends here too

_own = threading.local()  # each thread searches in its own memory, kept from one decision to the next


@dataclass(frozen=True)
class Budget:
    """How long to think: seconds of processor time, or playouts, in each of so many threads."""

    seconds: float | None = None
    playouts: int | None = None
    threads: int = 1
    rollout: str = "house"


@dataclass(frozen=True)
class Found:
    """The root after the search: for each allowed action its visits, and the means over its playouts."""

    actions: np.ndarray
    visits: np.ndarray
    value: np.ndarray
    chance: np.ndarray
    money: np.ndarray
    chances: np.ndarray  # by seat, over all playouts
    playouts: int

    def order(self) -> np.ndarray:
        """Most visited first: what the search trusts most; the better value among equals."""
        return np.lexsort((-self.value, -self.visits))


def search(game: Game, hidden: np.ndarray, seat: int, key: bytes, budget: Budget) -> Found:
    """Search the decision of a seat. With a budget of playouts the same key finds the same."""
    if budget.threads == 1:
        return _read([_grow(game, hidden, seat, _key_of_thread(key, 0), budget)], game, hidden)
    with ThreadPoolExecutor(budget.threads) as pool:
        keys = [_key_of_thread(key, i) for i in range(budget.threads)]
        trees = list(pool.map(lambda k: _grow(game, hidden, seat, k, budget), keys))
    return _read(trees, game, hidden)


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


def _grow(game: Game, hidden: np.ndarray, seat: int, master: np.ndarray, budget: Budget) -> tuple[Any, Any]:
    """One thread's tree, until the budget is spent or more playouts can't change the choice."""
    memory = _memory()
    states, scratch = game.layout.blank(), game.layout.blank()
    mask, bots, out = np.zeros(game.n_actions, np.uint8), np.zeros(1, CHANCE), np.zeros(SEATS, np.int64)
    strategies = np.full(SEATS, STRATEGIES[budget.rollout], np.int64)
    words = scratch.view(np.uint8).view(np.uint32)
    run = game.search.think
    fixed = (hidden, seat, states, *memory, mask, bots, scratch, words, game.layout.body, strategies, out, master)
    limit = budget.playouts or ENOUGH_PLAYOUTS
    started = time.thread_time()
    part = FIRST_PART
    done = 0
    while done < limit:
        part = min(part, limit - done)
        run(*fixed, part)
        done += part
        spent = time.thread_time() - started
        left = limit - done
        if budget.seconds is not None:
            if spent >= budget.seconds:
                break
            left = min(left, int(done * (budget.seconds - spent) / max(spent, 1e-6)))
        if _settled(memory, left):
            break
        part = max(1, min(left + 1, int(done * PART_SECONDS / max(spent, 1e-6)) + 1))
    if memory.tree["endless"][0]:
        raise NotAvailable("error-endless", game=0)
    root = memory.nodes[0]
    edges = memory.edges[root["first"] : root["first"] + root["count"]].copy()
    return edges, memory.tree[0].copy()


def _settled(memory: Memory, left: int) -> bool:
    """Has the most visited action more of a lead than there are playouts left?"""
    root = memory.nodes[0]
    visits = memory.edges["visits"][root["first"] : root["first"] + root["count"]]
    if len(visits) < 2:
        return True
    second, first = np.partition(visits, -2)[-2:]
    return bool(first - second > left)


def _read(trees: list[tuple[Any, Any]], game: Game, hidden: np.ndarray) -> Found:
    """Add up the trees of all threads."""
    edges = [tree[0] for tree in trees]
    total = {name: sum(e[name] for e in edges) for name in ("visits", "value", "won", "money")}
    tried = np.maximum(total["visits"], 1)
    players = int(hidden[0].players)
    playouts = sum(int(tree[1]["playouts"]) for tree in trees)
    won = sum(tree[1]["won"] for tree in trees)
    return Found(
        edges[0]["action"].astype(np.int64),
        np.asarray(total["visits"]),
        total["value"] / tried,
        total["won"] / tried,
        total["money"] / tried,
        np.asarray(won)[:players] / max(playouts, 1),
        playouts,
    )
