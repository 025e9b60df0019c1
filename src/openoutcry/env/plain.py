"""The picture of any game, made from its view: for games that draw none of their own."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console

from openoutcry.sheet import HEIGHT, INK, Sheet
from openoutcry.terminal import plain

WIDE = 120  # characters
LINE = 20  # pixels


def draw(sheet: Sheet, view: Mapping[str, Any], names: Sequence[str]) -> None:
    """What the terminal shows, line by line."""
    console = Console(width=WIDE, color_system=None, file=None, record=False)
    with console.capture() as captured:
        console.print(plain.draw(view, "en", names))
    for number, line in enumerate(captured.get().splitlines()[: HEIGHT // LINE - 1]):
        sheet.write(16, 16 + LINE * number, _plain(line), 14, INK)


def _plain(line: str) -> str:
    """Pillow's own typeface has no frames."""
    return "".join(" " if "─" <= each <= "╿" else each for each in line)
