"""`outcry backup`: a site's data in one file, while it is running."""

import argparse
import time
from pathlib import Path

from openoutcry.cli.command import Command
from openoutcry.language import text


def add_arguments(command: Command) -> None:
    command.argument("file", about="backup", nargs="?")
    command.argument("--data", about="data", metavar="FOLDER")


def run(arguments: argparse.Namespace, language: str) -> int:
    """Write the backup, under a name with the time if none is given."""
    from openoutcry.server.backup import make_backup
    from openoutcry.server.folder import DataFolder
    from openoutcry.server.settings import Settings

    file = Path(arguments.file or time.strftime("openoutcry-%Y%m%d-%H%M%S.tar.gz"))
    folder = Settings.from_environment(data_dir=Path(arguments.data) if arguments.data else None).data_dir
    make_backup(DataFolder(folder), file)
    print(text("cli-backup-made", language, file=str(file), kb=max(1, file.stat().st_size // 1000)))
    return 0
