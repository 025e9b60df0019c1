"""`outcry play`: a game in this terminal."""

import argparse

from openoutcry.cli.command import Command, add_game, read_game
from openoutcry.cli.sitting import add_sitting, sit_down
from openoutcry.errors import BadOption
from openoutcry.table import Table
from openoutcry.terminal.play import seat_names


def add_arguments(command: Command) -> None:
    add_game(command)
    add_sitting(command)


def run(arguments: argparse.Namespace, language: str) -> int:
    """A game in this terminal."""
    game, players, options, numbers = read_game(arguments)
    if not 0 <= arguments.people <= players:
        raise BadOption("people", arguments.people, f"0–{players}")
    names = seat_names(players, range(arguments.people), language)
    return sit_down(arguments, Table(game.name, players, arguments.seed, options, numbers, names), language)
