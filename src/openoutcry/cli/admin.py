"""`outcry admin`: tables and guests of a site, for its operator; the site may be running."""

import argparse
import json
import time
from pathlib import Path
from typing import Any

from openoutcry.cli.command import Command, Usage
from openoutcry.cli.output import plain_console
from openoutcry.language import text

# What each deed is about.
ABOUT = {
    "tables": None,
    "guests": None,
    "jobs": None,
    "workers": None,
    "close": "table",
    "export": "table",
    "remove": "table",
    "revoke": "guest",
    "forget": "guest",
    "prune": "days",
}


def add_arguments(command: Command) -> None:
    command.argument("deed", about="deed", choices=list(ABOUT))
    command.argument("what", about="deed-what", nargs="?")
    command.argument("--state", about="state", choices=["open", "running", "finished", "closed"])
    command.argument("--data", about="data", metavar="FOLDER")
    command.argument("--json", about="json", action="store_true")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Have it done and print what came of it."""
    from openoutcry.server import admin
    from openoutcry.server.settings import Settings

    settings = Settings.from_environment(data_dir=Path(arguments.data) if arguments.data else None)
    done = admin.ask(settings, arguments.deed, **_details(arguments, language))
    if arguments.json or not isinstance(done, list):
        print(json.dumps(done, ensure_ascii=False, indent=None if arguments.json else 1))
        return 0
    console = plain_console()
    for row in done:
        console.print(_line(row), soft_wrap=True, markup=False, highlight=False)
    return 0


def _details(arguments: argparse.Namespace, language: str) -> dict[str, Any]:
    name = ABOUT[arguments.deed]
    if (name is None) != (arguments.what is None):
        raise Usage(text("cli-admin-what", language, deed=arguments.deed, name=name or "–"))
    if name == "days" and not arguments.what.isdecimal():
        raise Usage(text("cli-admin-what", language, deed=arguments.deed, name=name))
    if name is not None:
        return {name: int(arguments.what) if name == "days" else arguments.what}
    return {"state": arguments.state} if arguments.deed == "tables" else {}


def _line(row: dict[str, Any]) -> str:
    at = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row["created_at"] / 1000))
    rest = {key: value for key, value in row.items() if key not in ("id", "created_at")}
    shown = (", ".join(v) if isinstance(v, list) else str(v) for v in rest.values())
    return "  ".join((row["id"], at, *shown))
