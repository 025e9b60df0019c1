"""`outcry restore`: a site's data as a backup has it."""

import argparse
from pathlib import Path

from openoutcry.cli.command import Command
from openoutcry.language import text


def add_arguments(command: Command) -> None:
    command.argument("file", about="backup-read")
    command.argument("--data", about="data", metavar="FOLDER")
    command.argument("--replace", about="replace", action="store_true")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Restore into a folder that no server uses; what was there is put aside."""
    from openoutcry.server.backup import restore_backup
    from openoutcry.server.folder import DataFolder
    from openoutcry.server.settings import Settings

    folder = Settings.from_environment(data_dir=Path(arguments.data) if arguments.data else None).data_dir
    kept = restore_backup(Path(arguments.file), DataFolder(folder), arguments.replace)
    print(text("cli-restored", language, folder=str(folder)))
    if kept:
        print(text("cli-restored-kept", language, folder=str(kept)))
    return 0
