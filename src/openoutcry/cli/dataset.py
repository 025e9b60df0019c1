"""`outcry dataset`: bots against bots, every decision written down."""

import argparse

from openoutcry.cli.command import Command, add_game, read_bots, read_game
from openoutcry.cli.output import plain_console, progress_bar
from openoutcry.dataset import write_dataset
from openoutcry.language import text


def add_arguments(command: Command) -> None:
    add_game(command, "--bots", "--bot", "-b")
    command.argument("--games", "-g", about="games", type=int, default=1000)
    command.argument("--seed", about="seed", default="1")
    command.argument("--out", about="dataset-out", metavar="FOLDER", required=True)


def run(arguments: argparse.Namespace, language: str) -> int:
    """Bots against bots, every decision written down."""
    game, players, options, numbers = read_game(arguments)
    bots = read_bots(arguments, game, players)
    with progress_bar(language) as bar:
        task = bar.add_task(
            text("cli-playing", language, game=text(f"game-{game.name}", language), games=arguments.games),
            total=arguments.games,
        )
        written = write_dataset(
            *(game, players, arguments.games, bots, arguments.seed, arguments.out, options, numbers),
            progress=lambda done: bar.advance(task, done),
        )
    said = text("cli-dataset-line", language, games=written["games"], moves=written["moves"], folder=arguments.out)
    plain_console().print(said)
    return 0
