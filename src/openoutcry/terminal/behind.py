"""Compiling behind a game at the keyboard: it begins by the rules uncompiled, and changes over between two moves.

The state is the same by either, byte for byte. Until a bot's own code is there, the usual one plays for it.
"""

import threading
from collections.abc import Callable, Iterator, Sequence
from queue import Empty, SimpleQueue
from types import TracebackType

from openoutcry.bots.ready import is_kept, level_now, load_parts, parts_of
from openoutcry.kernel.compiling import is_compiled, stop_compiling
from openoutcry.kernel.contract import Game

RULES, BOTS, READY, FAILED = "cli-behind-rules", "cli-behind-bots", "cli-behind-ready", "cli-behind-failed"


class Behind:
    """What a table and its bots need is compiled while the table is played: in `with`, around the table."""

    def __init__(self, game: Game, levels: Sequence[str]) -> None:
        self.game = game
        self.uncompiled = False  # does the game begin by the rules uncompiled?
        self.absent: list[str] = []  # levels that another bot plays for
        # Levels that think with more than a table needs.
        self.chosen = [level for level in dict.fromkeys(levels) if parts_of(game, level)]
        self._parts = tuple(dict.fromkeys(part for level in self.chosen for part in parts_of(game, level)))
        self._changes = SimpleQueue[Callable[[], str | None]]()  # each may have something to say
        self._thread = threading.Thread(target=self._compile, name="compiling", daemon=True)
        self._begun = self._leaving = False

    def __enter__(self) -> "Behind":
        self.uncompiled = not is_kept(self.game)
        if self.uncompiled:
            self.game.play_uncompiled()
        if self.uncompiled or not all(is_compiled(self.game, part) for part in self._parts):
            self.absent = self.chosen
            self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        """The compiler ends with the game. What it has made is kept, and the next one goes on there."""
        self._leaving = True
        stop_compiling()
        if self._begun:  # else it waits for another process that compiles, and need not be waited for
            self._thread.join()

    def level_now(self, level: str) -> str:
        """The bot that plays for a level."""
        return level_now(self.game, level, lambda: not self.absent)

    def at_the_beginning(self) -> Iterator[str]:
        """What there is to say when the game begins."""
        if self.uncompiled:
            yield RULES
        if self.absent:
            yield BOTS

    def change_over(self) -> Iterator[str]:
        """Between two moves: from here on by what was made ready meanwhile. What there is to say of it."""
        while True:
            try:
                news = self._changes.get_nowait()()
            except Empty:
                return
            if news:
                yield news

    def _compile(self) -> None:
        try:
            if self.uncompiled:
                self.game.play_compiled(self._changes.put, self._follow)
            if not self._leaving:
                load_parts(self.game, self._parts, self._follow)
            self._changes.put(self._bots_come)
        except Exception:  # the game goes on as it is; `outcry compile` shows what is wrong
            self._changes.put(lambda: FAILED)

    def _follow(self, game: str, done: int, total: int) -> None:
        """The compiler has begun, or gone on. One that only began as everybody left ends at once."""
        self._begun = True
        if self._leaving:
            stop_compiling()

    def _bots_come(self) -> str | None:
        had_to_wait, self.absent = bool(self.absent), []
        return READY if had_to_wait else None
