"""`outcry completion SHELL`: a script that lets the shell complete commands, options, games and files.

Made by shtab from the parser itself, once: no Python starts when Tab is pressed.
"""

import argparse
from typing import Any

from openoutcry.cli.command import Command
from openoutcry.games import games

SHELLS = ("bash", "zsh", "fish", "powershell")  # of tcsh, shtab completes only half of our arguments


def add_arguments(command: Command) -> None:
    command.argument("shell", about="shell", choices=SHELLS)


def run(arguments: argparse.Namespace, language: str) -> int:
    """Print the script."""
    import shtab  # 60 ms that no other command needs

    from openoutcry.cli import build_parser

    parser = build_parser(language)
    complete_values(parser, {"FILE": shtab.FILE, "FOLDER": shtab.DIRECTORY})
    print(shtab.complete(parser, shell=arguments.shell))
    return 0


def complete_values(parser: argparse.ArgumentParser, places: dict[str, Any]) -> None:
    """What may follow an argument: names of games, files, folders."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for sub in action.choices.values():
                complete_values(sub, places)
        elif action.dest == "game":
            action.choices = games()
        elif action.dest == "file" or action.metavar in places:
            action.complete = places.get(str(action.metavar), places["FILE"])  # type: ignore[attr-defined]
