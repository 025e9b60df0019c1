"""Which games are ready. Rules are compiled off the event loop, those of a game somebody opens first.

Nobody waits for it: until its rules are compiled, a game is played by the same rules uncompiled.
"""

import asyncio
import gc
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from openoutcry.bots import HOUSE, RANDOM, choose
from openoutcry.bots.ready import all_parts, is_kept, level_now, load_parts
from openoutcry.games import games, load_game
from openoutcry.kernel.contract import Game
from openoutcry.server.work.workers import COMPILERS, Workers
from openoutcry.table import Table

log = logging.getLogger("openoutcry.server")
Step = tuple[str, str]  # TABLE or SEARCH, and the game
TABLE, SEARCH = "table", "search"


class Games:
    """The state of every game's rules, and the line of what is still to be compiled."""

    def __init__(self, workers: Workers, spawn: Callable[[Coroutine[Any, Any, Any]], None]) -> None:
        self._workers, self._spawn = workers, spawn
        self.states: dict[str, str] = dict.fromkeys(games(), "asleep")
        self.searching: set[str] = set()  # games whose searching bots are ready
        self._line: list[Step] = []
        self._made: dict[Step, asyncio.Event] = {}
        self._at_work = 0

    def prepare_all(self) -> None:
        """Begin with every game, in the background; the searching bots when all can be played."""
        for part in (TABLE, SEARCH):
            for game in games():
                self._want((part, game))

    def preparing(self, game: str) -> asyncio.Event:
        """See to it that a game is compiled next. The event is set when that is over, well or not."""
        if self.states[game] == "failed":
            del self._made[TABLE, game]
        return self._want((TABLE, game), first=True)

    def _want(self, step: Step, first: bool = False) -> asyncio.Event:
        if step not in self._made:
            self._made[step] = asyncio.Event()
            self._line.append(step)
            if step[0] == TABLE:
                self.states[step[1]] = "preparing"
            if self._at_work < COMPILERS:
                self._at_work += 1
                self._spawn(self._work())
        if first and step in self._line:
            self._line.remove(step)
            # Never before what another table is waiting to be compiled for: bots that do not search play meanwhile.
            tables = sum(part == TABLE for part, _ in self._line)
            self._line.insert(0 if step[0] == TABLE else tables, step)
        return self._made[step]

    async def _work(self) -> None:
        """Go through the line until it is empty; as many do as there are cores for it."""
        try:
            while self._line:
                step = self._line.pop(0)
                await self._make(step)
                self._made[step].set()
        finally:
            self._at_work -= 1

    async def _make(self, step: Step) -> None:
        part, game = step
        try:
            await self._workers.do("compiling", partial(STEPS[part], game))
        except Exception:  # the game is played uncompiled, bots that search are played by others
            log.exception("rules not ready", extra={"game": game, "part": part})
            if part == TABLE:
                self.states[game] = "failed"
            return
        if part == TABLE:
            self.states[game] = "ready"
        else:
            self.searching.add(game)
        # Loaded code stays: the collector need not look through it while people wait for each other's moves.
        gc.freeze()

    async def prepare_search(self, game: str) -> None:
        """Wait until the searching bots of a game are ready."""
        await self._want((SEARCH, game), first=True).wait()

    def level_now(self, game: str, level: str) -> str:
        """The bot that plays for a level: the usual one until the searching ones are ready."""
        return level_now(load_game(game), level, lambda: self.can_search(game))

    def can_search(self, game: str) -> bool:
        """Are the searching bots of a game ready, and what else is computed like them? Else they will be."""
        if game not in self.searching:
            self._want((SEARCH, game), first=True)
        return game in self.searching

    async def prepared(self, name: str) -> Game:
        """A game that can be played: by compiled rules where they are there, else by the same ones uncompiled."""
        game = load_game(name)
        if self.states[name] != "ready":
            preparing = self.preparing(name)
            if await self._workers.do("deals", is_kept, game):
                await preparing.wait()  # it has but to be loaded
        if self.states[name] != "ready":
            await self._workers.do("deals", game.play_uncompiled)
        return game


def load_table(name: str) -> None:
    """Compile a game's rules if need be, load them, and use all that a table does once."""
    game = load_game(name)
    game.play_compiled()
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


def load_search(name: str) -> None:
    """The same for the bots that search, and for belief."""
    game = load_game(name)
    load_parts(game, all_parts(game))


STEPS = {TABLE: load_table, SEARCH: load_search}
