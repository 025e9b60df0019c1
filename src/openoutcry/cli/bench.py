"""`outcry bench`: how fast this machine plays."""

import argparse
import json
import os

from rich.table import Table as Grid

from openoutcry.cli.command import Command
from openoutcry.cli.output import plain_console
from openoutcry.games import games, load_game
from openoutcry.kernel.batch import Batch
from openoutcry.language import text


def add_arguments(command: Command) -> None:
    command.argument("game", about="game", nargs="?")
    command.argument("--json", about="json", action="store_true")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Random play of every game, on one thread and on all."""
    rows = []
    for name in [arguments.game] if arguments.game else games():
        game = load_game(name)
        players = min(4, game.edition.most_players)
        for threads in sorted({1, os.cpu_count() or 1}):
            Batch(game, players, 200, threads=threads).playout()
            outcome = Batch(game, players, 20_000, seed=1, threads=threads).playout()
            rows.append(
                {
                    "game": name,
                    "players": players,
                    "threads": threads,
                    "games_per_s": 20_000 / outcome.seconds,
                    "decisions_per_s": float(outcome.decisions.sum() / outcome.seconds),
                    "bytes": game.layout.body,
                }
            )
    if arguments.json:
        print(json.dumps(rows))
        return 0
    grid = Grid(title=text("cli-bench-title", language))
    for column in ("game", "players", "threads", "rate", "decisions", "bytes"):
        grid.add_column(text(f"cli-bench-{column}", language), justify="right")
    for row in rows:
        cells = [text(f"game-{row['game']}", language), str(row["players"]), str(row["threads"])]
        grid.add_row(*cells, f"{row['games_per_s']:,.0f}", f"{row['decisions_per_s']:,.0f}", str(row["bytes"]))
    plain_console().print(grid)
    return 0
