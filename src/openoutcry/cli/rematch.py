"""`outcry rematch`: a saved game once more, perhaps with one rule changed."""

import argparse

from openoutcry.cli.command import Command
from openoutcry.cli.sitting import add_sitting, sit_down
from openoutcry.games import load_game
from openoutcry.kernel.values import read_values
from openoutcry.table import Log, Table
from openoutcry.table.rematch import rematch
from openoutcry.terminal.play import seat_names


def add_arguments(command: Command) -> None:
    command.argument("file", about="file")
    command.argument("--by", about="by", type=int, metavar="SEAT")
    command.argument("--change", about="change", metavar="NAME=VALUE")
    command.argument("--bot", "-b", about="bot")
    add_sitting(command)


def run(arguments: argparse.Namespace, language: str) -> int:
    """The same seats again; who may change one declared number."""
    log = Log.load(arguments.file)
    game = load_game(log.game)
    change = read_values([arguments.change] if arguments.change else [], game.edition.numbers)

    def lay_out() -> Table:
        table = rematch(log, arguments.by, change, arguments.seed)
        if not table.log.names:
            table.log.names = seat_names(table.players, range(arguments.people), language)
        return table

    return sit_down(arguments, game, game.check_players(log.players), lay_out, language)
