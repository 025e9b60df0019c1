"""Where bots think: worker processes (or threads), never the event loop."""

import os
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from openoutcry.bots import Thought, budget_of, think
from openoutcry.bots.review import Question
from openoutcry.games import load_game
from openoutcry.server.work.turns import Turns
from openoutcry.server.work.workers import Threads
from openoutcry.workers import new_pool


class Away(Protocol):
    """Workers on other machines. What they do not take, None, is done here."""

    @property
    def places(self) -> int:
        """How much they do at once."""

    async def search(self, owner: str, game: str, hidden: bytes, seat: int, seed: str, level: str) -> Thought | None:
        """A bot's decision."""

    async def judge(self, owner: str, question: Question) -> dict[str, Any] | None:
        """One decision of a review."""


class Brains:
    """Thinking workers. Searches wait in line, owner by owner; what costs nothing is decided at once."""

    def __init__(self, processes: int, away: Away | None = None) -> None:
        self._away = away
        cores = os.cpu_count() or 1
        self._processes = max(1, min(4, cores - 1)) if processes < 0 else processes
        places = self._processes or 2
        self.searches = Turns(places, each=places)
        self.quick = Threads(1, "bots")
        self._searchers: Executor | None = None

    async def choose(self, owner: str, game: str, hidden: bytes, seat: int, seed: str, level: str) -> int:
        """What a bot of that level plays, from the bytes of its hidden record. The owner is whose turn it uses up."""
        return (await self.think(owner, game, hidden, seat, seed, level)).action

    async def think(self, owner: str, game: str, hidden: bytes, seat: int, seed: str, level: str) -> Thought:
        """The same with its reasons."""
        asked = (game, hidden, seat, seed, level)
        if budget_of(load_game(game), level) is None:
            return await self.quick.do(think_of, *asked)
        thought = await self._away.search(owner, *asked) if self._away else None
        if thought is not None:
            return thought
        try:
            return await self.searches.run(owner, self._search_pool, think_of, *asked)
        except BrokenProcessPool:  # a worker was killed: start over with new ones
            self._searchers = None
            return await self.searches.run(owner, self._search_pool, think_of, *asked)

    def _search_pool(self) -> Executor:
        if self._searchers is None:
            threads = self._processes == 0
            self._searchers = ThreadPoolExecutor(2, "search") if threads else new_pool(self._processes)
        return self._searchers

    def close(self) -> None:
        self.quick.close()
        if self._searchers is not None:
            self._searchers.shutdown(wait=False, cancel_futures=True)
        self._searchers = None


def think_of(game: str, hidden: bytes, seat: int, seed: str, level: str) -> Thought:
    """In the worker: the choice, and why."""
    rules = load_game(game)
    return think(rules, rules.layout.from_bytes(hidden), seat, seed, level)
