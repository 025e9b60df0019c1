"""`outcry arena`: a tournament of bots."""

import argparse
import json
import sys
from pathlib import Path

from openoutcry.cli.command import INTERRUPTED, Command, add_rules, read_game
from openoutcry.cli.output import plain_console
from openoutcry.language import text


def add_arguments(command: Command) -> None:
    add_rules(command)
    command.argument("--bots", "-b", about="arena-bots", required=True)
    command.argument("--against", about="against", metavar="BOT")
    command.argument("--games", "-g", about="arena-games", type=int, default=400)
    command.argument("--seed", about="seed", default="1")
    command.argument("--out", about="out", metavar="FOLDER")
    command.argument("--workers", about="workers", type=int, default=0)
    command.argument("--ray", about="ray", action="store_true")
    command.argument("--json", about="json", action="store_true")


def run(arguments: argparse.Namespace, language: str) -> int:
    """A tournament of bots; what was played stays when it is stopped."""
    from openoutcry import arena
    from openoutcry.arena.terminal import ProgressOfGames, results_table
    from openoutcry.report.figures import percent

    game, players, options, numbers = read_game(arguments)
    bots = tuple(arguments.bots.split(","))
    tournament = arena.Tournament(
        game.name, players, bots, arguments.games, arguments.against, arguments.seed, options, numbers
    )
    folder = Path(arguments.out) if arguments.out else arena.usual_folder(tournament)
    with ProgressOfGames(
        text("cli-arena-playing", language, game=text(f"game-{game.name}", language)), language
    ) as bar:
        try:
            results = arena.play(tournament, folder, arguments.workers, arguments.ray, bar.show, language)
        except KeyboardInterrupt:
            said = text("cli-arena-stopped", language, done=bar.done, total=bar.total, folder=str(folder))
            print(said, file=sys.stderr)
            return INTERRUPTED
    if arguments.json:
        print(json.dumps(results))
        return 0
    console = plain_console()
    console.print(results_table(results, language))
    console.print(text("cli-arena-par", language, par=percent(results["par"], language)))
    console.print(text("cli-arena-written", language, file=str(folder / "index.html")), soft_wrap=True)
    return 0
