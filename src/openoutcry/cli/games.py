"""`outcry games`: the games there are."""

import argparse
import json

from openoutcry.cli.command import Command
from openoutcry.games import games, load_game
from openoutcry.language import text


def add_arguments(command: Command) -> None:
    command.argument("--json", about="json", action="store_true")


def run(arguments: argparse.Namespace, language: str) -> int:
    """The games there are."""
    rows = [(load_game(name).edition, name) for name in games()]
    if arguments.json:
        print(json.dumps([{"game": name, "players": [e.least_players, e.most_players]} for e, name in rows]))
        return 0
    for edition, name in rows:
        print(f"{name:10} {edition.least_players}–{edition.most_players}  {text(f'{name}-about', language)}")
    return 0
