"""`outcry rules`: the rules in our words, whole or one clause."""

import argparse

from rich.markdown import Markdown
from rich.text import Text

from openoutcry.cli.command import Command, Usage
from openoutcry.cli.output import plain_console
from openoutcry.games import load_game
from openoutcry.language import text
from openoutcry.rulebook import clauses, page


def add_arguments(command: Command) -> None:
    command.argument("game", about="game")
    command.argument("clause", about="clause", nargs="?", default="")


def run(arguments: argparse.Namespace, language: str) -> int:
    """The rules in our words, whole or one clause."""
    load_game(arguments.game)
    console = plain_console()
    if not arguments.clause:
        console.print(Markdown(page(arguments.game, language)))
        return 0
    found = clauses(arguments.game, language, arguments.clause.upper())
    if not found:
        raise Usage(text("cli-no-clause", language, clause=arguments.clause))
    for clause, sentence in found.items():
        console.print(Text(clause + " ", style="bold").append(sentence, style="not bold"))
    return 0
