"""A game at this keyboard: what `play` and `rematch` share."""

import argparse

from openoutcry.cli.command import BAD_INPUT, Command, read_bots
from openoutcry.cli.output import plain_console
from openoutcry.language import text
from openoutcry.table import Table
from openoutcry.terminal.play import Left, Sitting


def add_sitting(command: Command) -> None:
    """Who sits at the keyboard, with which seed, and where the game is kept."""
    command.argument("--people", about="people", type=int, default=1)
    command.argument("--seed", about="seed")
    command.argument("--save", about="save", metavar="FILE")


def sit_down(arguments: argparse.Namespace, table: Table, language: str) -> int:
    """Play a match at this keyboard, to its end or until somebody leaves."""
    console = plain_console()
    sitting = Sitting(
        table, range(arguments.people), read_bots(arguments, table.game, table.players), language, console
    )
    for change in table.log.changed_by:
        label = text(f"{table.game.name}-number-{change['number']}", language)
        said = text("cli-rule-changed", language, rule=label, before=str(change["from"]), after=str(change["to"]))
        console.print(f"{change['name']}: {said}", style="bold yellow", highlight=False, markup=False)
    console.print(text("cli-seed-hash", language, hash=str(table.log.seed_hash)), style="dim", highlight=False)
    try:
        sitting.play()
    except (Left, KeyboardInterrupt):
        console.print()
        console.print(text("cli-bye", language))
    if arguments.save and not sitting.save_to(arguments.save):
        return BAD_INPUT
    return 0
