"""`outcry rematch`: a saved game once more, perhaps with one rule changed."""

import argparse

from openoutcry.cli.command import Command
from openoutcry.cli.sitting import add_sitting, sit_down
from openoutcry.errors import BadOption
from openoutcry.games import load_game
from openoutcry.kernel.values import read_values
from openoutcry.table import Log
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
    edition = load_game(log.game).edition
    change = read_values([arguments.change] if arguments.change else [], edition.numbers)
    table = rematch(log, arguments.by, change, arguments.seed)
    if not 0 <= arguments.people <= table.players:
        raise BadOption("people", arguments.people, f"0–{table.players}")
    if not table.log.names:
        table.log.names = seat_names(table.players, range(arguments.people), language)
    return sit_down(arguments, table, language)
