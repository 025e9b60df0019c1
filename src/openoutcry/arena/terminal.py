"""A tournament on the terminal: how far it is, and its table."""

import sys
import time
from collections.abc import Mapping
from typing import Any, Literal

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from openoutcry.language import text
from openoutcry.report.figures import number, percent
from openoutcry.report.tournament import milliseconds

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
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1), title=text("cli-arena-title", language, game=named, **counts))
    for column in ("bot", "share", "score", "rank", "rating", "time"):
        side: Literal["left", "right"] = "left" if column == "bot" else "right"
        grid.add_column(text(f"cli-arena-{column}", language), justify=side, no_wrap=True)
    for line in results["table"]:
        share, rating = line["win_share"], line["rating"]
        spent = results["seconds"][line["bot"]]["a_choice"]
        grid.add_row(
            line["bot"],
            f"{percent(share['value'], language)} ({_ends(share, 100, language)})",
            number(line["score"]["value"], language, 1 if abs(line["score"]["value"]) < 1000 else 0),
            number(line["rank"]["value"], language, 2),
            f"{number(rating['value'], language, sign=True)} ({_ends(rating, 1, language)})",
            "–" if spent is None else milliseconds(spent, language),
        )
    return grid


def _ends(estimate: Mapping[str, Any], scale: int, language: str) -> str:
    """From low to high; an end that is open is a question mark."""
    digits = 1 if scale == 100 else 0
    ends = (estimate["low"], estimate["high"])
    return "…".join("?" if end is None else number(scale * end, language, digits) for end in ends)
