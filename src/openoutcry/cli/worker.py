"""`outcry worker`: do searches and reviews for the nodes of a site on several machines."""

import argparse
import logging.config
import os

from openoutcry.cli.command import Command, Usage
from openoutcry.errors import BadOption
from openoutcry.games import games
from openoutcry.language import text
from openoutcry.workers import MOST_WORKERS


def add_arguments(command: Command) -> None:
    command.argument("--database", about="database", metavar="URL")
    command.argument("--places", about="places", type=int, default=os.cpu_count() or 1)
    command.argument("--game", about="worker-game", action="append", choices=games(), metavar="GAME")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Work until stopped."""
    from openoutcry.extras import need
    from openoutcry.server.measures import log_config
    from openoutcry.server.settings import Settings

    if not 1 <= arguments.places <= MOST_WORKERS:
        raise BadOption("places", arguments.places, f"1–{MOST_WORKERS}")
    settings = Settings.from_environment(database=arguments.database or None)
    if not settings.database:
        raise Usage(text("cli-worker-where", language))
    need("psycopg_pool", "postgresql")
    from openoutcry.server import worker

    logging.config.dictConfig(log_config(os.environ.get("OPENOUTCRY_LOG", "INFO").upper()))
    worker.run(settings, arguments.places, arguments.game or games())
    return 0
