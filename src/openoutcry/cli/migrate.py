"""`outcry migrate`: bring a site's database up to date, or copy a data folder into PostgreSQL."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from openoutcry.cli.command import Command, Usage
from openoutcry.language import text

if TYPE_CHECKING:
    from openoutcry.server.settings import Settings


def add_arguments(command: Command) -> None:
    command.argument("--data", about="data", metavar="FOLDER")
    command.argument("--database", about="database", metavar="URL")
    command.argument("--copy", about="copy", action="store_true")
    command.argument("--json", about="json", action="store_true")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Do what is missing; doing it again changes nothing."""
    from openoutcry.server.settings import Settings

    settings = Settings.from_environment(
        data_dir=Path(arguments.data) if arguments.data else None, database=arguments.database or None
    )
    copied = _copied(settings, language) if arguments.copy else None
    if not arguments.copy:
        _bring_up_to_date(settings)
    if arguments.json:
        print(json.dumps({"copied": copied}))
    elif copied is None:
        print(text("cli-migrate-done", language))
    else:
        print(text("cli-migrate-copied", language, tables=copied["tables"], actions=copied["actions"]))
    return 0


def _bring_up_to_date(settings: "Settings") -> None:
    from openoutcry.server.store import store_of

    store = store_of(settings)
    store.open()
    store.close()


def _copied(settings: "Settings", language: str) -> dict[str, int]:
    from openoutcry.extras import need
    from openoutcry.server.folder import DataFolder

    if not settings.database:
        raise Usage(text("cli-migrate-where", language))
    need("psycopg", "postgresql")
    from openoutcry.server.store.copying import copy_site

    return copy_site(DataFolder(settings.data_dir), settings.database)
