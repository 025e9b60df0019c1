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


def run(asked: argparse.Namespace, language: str) -> int:
    """A game in this terminal."""
    game, players, options, numbers = read_game(asked)
    if not 0 <= asked.people <= players:
        raise BadOption("people", asked.people, f"0–{players}")
    names = seat_names(players, range(asked.people), language)
    return sit_down(asked, Table(game.name, players, asked.seed, options, numbers, names), language)
