"""`outcry verify`: was a saved game played by the rules, and with the published seed?"""

import argparse
import json

from openoutcry.cli.command import Command
from openoutcry.language import text
from openoutcry.table import Log, Table


def add_arguments(command: Command) -> None:
    command.argument("file", about="file")
    command.argument("--json", about="json", action="store_true")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Replay a saved game and check every digest and the published hash of the seed."""
    log = Log.load(arguments.file)
    Table.replay(log)
    if arguments.json:
        said = {"ok": True, "game": log.game, "actions": len(log.actions)}
        print(json.dumps({**said, "seed": log.seed is not None, "seed_hash": log.published_hash}))
        return 0
    print(text("cli-verified", language, actions=len(log.actions)))
    if log.position is not None:
        print(text("cli-verified-no-seed", language))
    else:
        print(text("cli-verified-seed", language, hash=str(log.published_hash)))
    return 0
