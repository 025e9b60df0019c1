"""A tournament on the terminal: how far it is, and its table."""

import sys
import time
from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from openoutcry.language import text

LINE_EVERY_S = 60  # where nobody sees a bar move


class ProgressOfGames:
    """A bar with the time left on a terminal, a line now and then elsewhere; on stderr both."""

    def __init__(self, title: str, language: str) -> None:
        self.title, self.language = title, language
        self.done = self.total = 0
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task: TaskID | None = None
        self._said = time.monotonic()

    def __enter__(self) -> "ProgressOfGames":
        self._bar.start()
        return self

    def __exit__(self, *wrong: object) -> None:
        self._bar.stop()

    def show(self, done: int, total: int) -> None:
        """Games played, games in all."""
        if self._task is None:
            # Games of an earlier run were not played in this one's time.
            self._task = self._bar.add_task(self.title, total=total, completed=done)
        self.done, self.total = done, total
        self._bar.update(self._task, completed=done)
        if self._bar.disable and time.monotonic() - self._said > LINE_EVERY_S:
            self._said = time.monotonic()
            print(text("cli-arena-progress", self.language, done=done, total=total), file=sys.stderr, flush=True)


def results_table(results: Mapping[str, Any], language: str) -> Grid:
    """One line a bot, best first."""
    named = text(f"game-{results['game']}", language)
    counts = {name: results[name] for name in ("players", "games", "deals")}
    grid = Grid(title=text("cli-arena-title", language, game=named, **counts))
    for column in ("bot", "share", "score", "rank", "rating", "time"):
        grid.add_column(text(f"cli-arena-{column}", language), justify="left" if column == "bot" else "right")
    for line in results["table"]:
        share, rating = line["win_share"], line["rating"]
        spent = results["seconds"][line["bot"]]["a_choice"]
        grid.add_row(
            line["bot"],
            f"{share['value']:.1%} ({share['low']:.1%}–{share['high']:.1%})",
            f"{line['score']['value']:,.1f}",
            f"{line['rank']['value']:.2f}",
            f"{rating['value']:+.0f} ({_end(rating['low'])}…{_end(rating['high'])})",
            "–" if spent is None else text("cli-ms", language, ms=f"{1000 * spent:.3g}"),
        )
    return grid


def _end(value: float | None) -> str:
    return "?" if value is None else f"{value:+.0f}"
