"""`outcry serve`, and `outcry` alone: the site on this machine."""

import argparse
from typing import Any

from openoutcry.cli.command import Command
from openoutcry.errors import BadOption

DEFAULTS: dict[str, Any] = {"host": "127.0.0.1", "port": 8000, "data": None, "open": False}


def add_arguments(command: Command) -> None:
    command.argument("--host", about="host")
    command.argument("--port", about="port", type=int)
    command.argument("--data", about="data", metavar="FOLDER")
    command.argument("--open", about="open", action="store_true")
    command.parser.set_defaults(**DEFAULTS)


def run(arguments: argparse.Namespace, language: str) -> int:
    """The site on this machine, until it is interrupted."""
    from openoutcry import server

    if not 0 <= arguments.port <= 65535:
        raise BadOption("port", arguments.port, "0–65535")
    server.run(host=arguments.host, port=arguments.port, data_dir=arguments.data, open_browser=arguments.open)
    return 0
