"""`outcry play`: a game in this terminal."""

import argparse

from openoutcry.cli.command import Command, add_game, read_game
from openoutcry.cli.sitting import add_sitting, sit_down
from openoutcry.table import Table
from openoutcry.terminal.play import seat_names


def add_arguments(command: Command) -> None:
    add_game(command)
    add_sitting(command)


def run(arguments: argparse.Namespace, language: str) -> int:
    """A game in this terminal."""
    game, players, options, numbers = read_game(arguments)
    names = seat_names(players, range(arguments.people), language)

    def lay_out() -> Table:
        return Table(game.name, players, arguments.seed, options, numbers, names)

    return sit_down(arguments, game, players, lay_out, language)
