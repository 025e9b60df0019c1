"""A game at this keyboard: what `play` and `rematch` share."""

import argparse
from collections.abc import Callable

from openoutcry.cli.command import BAD_INPUT, Command, read_bots
from openoutcry.cli.output import plain_console
from openoutcry.errors import BadOption
from openoutcry.kernel.contract import Game
from openoutcry.language import text
from openoutcry.table import Table
from openoutcry.terminal.behind import Behind
from openoutcry.terminal.play import Left, Sitting


def add_sitting(command: Command) -> None:
    """Who sits at the keyboard, with which seed, and where the game is kept."""
    command.argument("--people", about="people", type=int, default=1)
    command.argument("--seed", about="seed")
    command.argument("--save", about="save", metavar="FILE")


def sit_down(
    arguments: argparse.Namespace, game: Game, players: int, lay_out: Callable[[], Table], language: str
) -> int:
    """Play a match at this keyboard, to its end or until somebody leaves.

    It is laid out and begins at once, by the rules uncompiled where they are not compiled yet.
    """
    if not 0 <= arguments.people <= players:
        raise BadOption("people", arguments.people, f"0–{players}")
    bots = read_bots(arguments, game, players)
    with Behind(game, bots[arguments.people :]) as behind:
        return play(arguments, lay_out(), bots, behind, language)


def play(arguments: argparse.Namespace, table: Table, bots: list[str], behind: Behind, language: str) -> int:
    """From the deal to the end, and into the file where it is kept."""
    console = plain_console()
    sitting = Sitting(table, range(arguments.people), bots, language, console, behind)
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
