"""Where bots think and matches are reviewed: worker processes (or threads), never the event loop."""

import os
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from openoutcry.bots import budget_of, choose
from openoutcry.bots.review import review
from openoutcry.games import load_game
from openoutcry.server.work.turns import Turns
from openoutcry.server.work.workers import Threads
from openoutcry.table import Log
from openoutcry.workers import new_pool

MOST_REVIEWS_WAITING = 64


class Brains:
    """Thinking workers. Searches and reviews wait in line, owner by owner; what costs nothing is decided at once."""

    def __init__(self, processes: int) -> None:
        cores = os.cpu_count() or 1
        self._processes = max(1, min(4, cores - 1)) if processes < 0 else processes
        places = self._processes or 2
        self.searches = Turns(places, each=places)
        self.reviews = Turns(1, each=1, most_waiting=MOST_REVIEWS_WAITING)
        self.quick = Threads(1, "bots")
        self._reviewing = ThreadPoolExecutor(1, thread_name_prefix="reviews")
        self._searchers: Executor | None = None
        self._judges: Executor | None = None

    async def choose(self, owner: str, game: str, hidden: bytes, seat: int, seed: str, level: str) -> int:
        """What a bot of that level plays, from the bytes of its hidden record. The owner is whose turn it uses up."""
        asked = (game, hidden, seat, seed, level)
        if budget_of(level) is None:
            return await self.quick.do(think, *asked)
        try:
            return await self.searches.run(owner, self._search_pool, think, *asked)
        except BrokenProcessPool:  # a worker was killed: start over with new ones
            self._searchers = None
            return await self.searches.run(owner, self._search_pool, think, *asked)

    async def review(self, owner: str, log: Log, progress: Callable[[int, int], None]) -> dict[str, Any]:
        """A finished match judged decision by decision, by a worker that lets everybody's turn come first."""
        return await self.reviews.run(owner, lambda: self._reviewing, self._judge, log, progress)

    def _judge(self, log: Log, progress: Callable[[int, int], None]) -> dict[str, Any]:
        if self._judges is None:
            self._judges = self._pool(1, yielding=True)
        try:
            return review(log, each=self._judges.map, progress=progress)
        except BrokenProcessPool:
            self._judges = None
            raise

    def _search_pool(self) -> Executor:
        if self._searchers is None:
            self._searchers = self._pool(self._processes)
        return self._searchers

    def _pool(self, processes: int, yielding: bool = False) -> Executor:
        if self._processes == 0:
            return ThreadPoolExecutor(2, thread_name_prefix="search")
        return new_pool(processes, yielding)

    def close(self) -> None:
        # Nobody waits for the rest of a review: a server that stops is not held up by it.
        judging = list((getattr(self._judges, "_processes", None) or {}).values())
        self.quick.close()
        for pool in (self._searchers, self._judges, self._reviewing):
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)
        for worker in judging:
            worker.terminate()
        self._searchers = self._judges = None


def think(game: str, hidden: bytes, seat: int, seed: str, level: str) -> int:
    """In the worker: the choice."""
    rules = load_game(game)
    return choose(rules, rules.layout.from_bytes(hidden), seat, seed, level)
