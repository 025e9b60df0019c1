"""`outcry think`: a search plays with itself, and what it thought is kept to be learnt from (`outcry train`)."""

import argparse
import os
from pathlib import Path

from openoutcry.cli.command import Command
from openoutcry.cli.output import plain_console, progress_bar
from openoutcry.errors import BadOption
from openoutcry.games import load_game
from openoutcry.language import text
from openoutcry.learn.thinking import Thinking, think_through
from openoutcry.workers import MOST_WORKERS

MOST_GAMES = 1_000_000


def add_arguments(command: Command) -> None:
    command.argument("game", about="game")
    command.argument("--games", "-g", about="think-games", type=int, default=64)
    command.argument("--level", about="think-level", default="master:64")
    command.argument("--weights", about="think-weights", type=Path)
    command.argument("--out", about="think-out", type=Path)
    command.argument("--workers", about="workers", type=int, default=0)
    command.argument("--seed", about="seed", default="1")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Play what is left of the games, with a bar."""
    game = load_game(arguments.game)
    if not 1 <= arguments.games <= MOST_GAMES:
        raise BadOption("games", arguments.games, f"1–{MOST_GAMES}")
    if not 0 <= arguments.workers <= MOST_WORKERS:
        raise BadOption("workers", arguments.workers, f"0–{MOST_WORKERS}")
    out = arguments.out or Path("thoughts") / game.name
    asked = Thinking(game.name, out, arguments.games, arguments.level, arguments.seed, arguments.weights)
    with progress_bar(language) as bar:
        title = text(f"game-{game.name}", language)
        task = bar.add_task(text("cli-playing", language, game=title, games=asked.games), total=asked.games)
        games = think_through(asked, arguments.workers or os.cpu_count() or 1, lambda done: bar.advance(task, done))
    plain_console().print(text("cli-think-done", language, games=games, folder=str(out)))
    return 0
