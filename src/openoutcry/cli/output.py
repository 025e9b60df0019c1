"""How commands write: to the terminal, and to files the user named."""

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from openoutcry.errors import OutcryError


def plain_console() -> Console:
    """Prints what it is given: names and moves that people typed are no markup."""
    return Console(markup=False, emoji=False, highlight=False)


def progress_bar(language: str) -> Progress:
    """A bar on stderr; nothing where nobody would see it move."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def write_file(file: str, content: str) -> None:
    """Write a file the user named, or say why it can't be."""
    try:
        Path(file).write_text(content, encoding="utf-8")
    except OSError as wrong:
        raise OutcryError("error-unwritable", file=file, why=wrong.strerror) from wrong
