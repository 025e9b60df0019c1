"""`outcry replay`: a saved game, move by move."""

import argparse
import json

from openoutcry.cli.command import Command
from openoutcry.cli.output import plain_console
from openoutcry.language import text
from openoutcry.table import Log, Table
from openoutcry.table.words import say_event


def add_arguments(command: Command) -> None:
    command.argument("file", about="file")
    command.argument("--step", about="step", action="store_true")
    command.argument("--json", about="json", action="store_true")


def run(arguments: argparse.Namespace, language: str) -> int:
    """A saved game, action by action, as an all-seeing onlooker tells it."""
    log = Log.load(arguments.file)
    table = Table.replay(log)
    names = table.log.names or [text("cli-person", language, number=seat + 1) for seat in range(table.players)]
    if arguments.json:
        print(
            json.dumps(
                {
                    "game": log.game,
                    "actions": len(log.actions),
                    "over": table.over,
                    "scores": table.scores(),
                    "winners": table.winners(),
                }
            )
        )
        return 0
    console = plain_console()
    for number, events in enumerate(table.happened()):
        if number:
            seat, code, _ = log.actions[number - 1]
            said = table.game.say_move(table.move(code).json, names, language)
            console.print(text("cli-replay-action", language, number=number, name=names[seat], move=said), style="bold")
        for event in events:
            console.print("   " + say_event(table.game, event, names, language))
        if arguments.step and number < len(log.actions):
            try:
                console.input()
            except EOFError:  # nobody is there to press Enter
                arguments.step = False
    scores = table.scores()
    for seat in range(table.players):
        console.print(text("cli-score-line", language, name=names[seat], score=scores[seat]))
    return 0
