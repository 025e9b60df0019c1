"""Which games are ready: rules are compiled one at a time, off the event loop, searching bots after them."""

import asyncio
import gc
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from openoutcry.bots import HOUSE, RANDOM, budget_of, choose, usual
from openoutcry.bots.search import SEARCHES
from openoutcry.errors import NotAvailable, OutcryError
from openoutcry.games import games, load_game
from openoutcry.kernel.contract import Game
from openoutcry.server.work.workers import Workers
from openoutcry.table import Table

log = logging.getLogger("openoutcry.server")


class Games:
    """The state of every game's rules, and what waits for them."""

    def __init__(self, workers: Workers, spawn: Callable[[Coroutine[Any, Any, Any]], None]) -> None:
        self._workers, self._spawn = workers, spawn
        self.states: dict[str, str] = dict.fromkeys(games(), "asleep")
        self.searching: set[str] = set()  # games whose searching bots are ready
        self._asked_to_search: set[str] = set()
        self._prepared: dict[str, asyncio.Task[None]] = {}
        self._one_compiles = asyncio.Lock()

    def prepare_all(self) -> None:
        """Begin with every game, in the background."""
        for game in games():
            self.preparing(game)
        self._spawn(self.prepare_searches())

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        return list(self._prepared.values())

    def preparing(self, game: str) -> asyncio.Task[None]:
        task = self._prepared.get(game)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._prepared[game] = asyncio.create_task(self._prepare(game))
            task.add_done_callback(lambda ended: None if ended.cancelled() else ended.exception())
        return task

    async def _prepare(self, game: str) -> None:
        self.states[game] = "preparing"
        try:
            async with self._one_compiles:
                await self._workers.do("compiling", prepare, game)
        except Exception as broken:
            self.states[game] = "failed"
            log.exception("rules not ready", extra={"game": game})
            if isinstance(broken, OutcryError):
                raise
            raise NotAvailable("error-compile", game=game, why=type(broken).__name__) from broken
        self.states[game] = "ready"
        # Loaded code stays: the collector need not look through it while people wait for each other's moves.
        gc.freeze()

    async def prepare_searches(self) -> None:
        """When all games can be played, the bots that search are made ready too."""
        for game in games():
            await asyncio.shield(self.preparing(game))
        for game in games():
            await self.prepare_search(game)

    async def prepare_search(self, game: str) -> None:
        async with self._one_compiles:
            await self._workers.do("compiling", lambda: [load_game(game).algorithm(each) for each in SEARCHES])
        self.searching.add(game)
        gc.freeze()

    def level_now(self, game: str, level: str) -> str:
        """The bot that plays for a level: the usual one until the searching ones are ready."""
        if game in self.searching or budget_of(level) is None:
            return level
        if game not in self._asked_to_search:
            self._asked_to_search.add(game)
            self._spawn(self.prepare_search(game))
        return usual(load_game(game))

    async def prepared(self, name: str) -> Game:
        """A game whose rules are compiled and loaded; waits for that where it must."""
        game = load_game(name)
        await asyncio.shield(self.preparing(name))
        return game


def prepare(name: str) -> None:
    """Compile a game's rules if need be and load all that a table uses, off the event loop."""
    game = load_game(name)
    table = Table(name, game.edition.least_players, "warm")
    for seat in (*table.pending, None):
        table.view(seat)
        table.hidden(seat)
    seat = table.pending[0]
    hidden = table.hidden(seat)
    for level in (RANDOM, HOUSE):
        code = choose(game, hidden, seat, "warm", level)
    game.call.why_not(hidden, 0, seat, code)
    table.play(seat, code)
    table.scores()
    game.call.best(hidden, 0)
    _ = game.study
