"""The picture of a table for those who share its link: who plays, and how it ended. Nothing hidden is in it."""

from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 1200, 630
GROUND, GROUND_LINE, PAPER, INK, INK_2, RED, BRASS = (
    "#103c32",
    "#1d4c40",
    "#fcf9f0",
    "#13231d",
    "#3b4d44",
    "#a3301f",
    "#f3bf4b",
)
FONTS = Path(__file__).parent / "static" / "assets"
CYRILLIC = range(0x400, 0x500)
CARD = (44, 44, 764, 586)
ROW = 62


class Line(NamedTuple):
    """One player of the picture."""

    name: str
    sum: str
    first: bool


@cache
def _font(name: str, alphabet: str, size: int) -> Any:
    """A font of the site, whole rather than cut; Pillow's own where the site is not built."""
    whole, cut = (sorted(FONTS.glob(f"{part}-{alphabet}-*.woff2")) for part in (name, f"cut-{name}*"))
    found = next(iter(whole + cut), None)
    return ImageFont.truetype(str(found), size) if found else ImageFont.load_default(size)


def _runs(words: str) -> list[tuple[str, str]]:
    """The words cut where the alphabet changes: each alphabet has a file of its own."""
    runs: list[tuple[str, str]] = []
    for letter in words:
        alphabet = "cyrillic" if ord(letter) in CYRILLIC else "latin"
        if runs and (runs[-1][0] == alphabet or letter == " "):
            runs[-1] = (runs[-1][0], runs[-1][1] + letter)
        else:
            runs.append((alphabet, letter))
    return runs


def _length(words: str, name: str, size: int) -> float:
    return float(sum(_font(name, alphabet, size).getlength(run) for alphabet, run in _runs(words)))


def _write(pen: Any, at: tuple[float, float], words: str, name: str, size: int, ink: str, room: int) -> None:
    """Words on one line, smaller where they need more room than there is."""
    while size > 14 and _length(words, name, size) > room:
        size -= 2
    x, y = at
    for alphabet, run in _runs(words):
        font = _font(name, alphabet, size)
        pen.text((x, y), run, font=font, fill=ink, anchor="ls")
        x += font.getlength(run)


@lru_cache(maxsize=64)
def picture(game: str, title: str, about: str, lines: tuple[Line, ...]) -> bytes:
    """A PNG of 1200 by 630."""
    image = Image.new("RGB", (WIDTH, HEIGHT), GROUND)
    pen = ImageDraw.Draw(image)
    for ring in range(12):  # the guilloche of the house, as far as circles go
        pen.ellipse((640 + ring * 26, 20 + ring * 14, 1300 - ring * 6, 700 - ring * 26), outline=GROUND_LINE, width=3)
    pen.rounded_rectangle(CARD, 6, fill=PAPER)
    pen.rectangle((54, 54, 754, 576), outline="#d9cfb6")
    for x in (86, 104):
        pen.ellipse((x, 82, x + 26, 108), outline="#9a6400", width=4)
    _write(pen, (146, 106), f"Open Outcry · {game}", "oldstandard-700", 28, INK, 580)
    _write(pen, (86, 186), title, "oldstandard-700", 60, INK, 640)
    _write(pen, (86, 232), about, "sofia-xc", 34, RED, 640)
    for row, line in enumerate(lines[:6]):
        y = 286 + row * (ROW if len(lines) < 6 else 50)
        if line.first:
            pen.rounded_rectangle((74, y - 34, 734, y + 14), 4, fill=BRASS)
        _write(pen, (90, y), line.name, "golos", 30, INK, 400)
        _write(pen, (720 - _length(line.sum, "sofia-xc", 36), y), line.sum, "sofia-xc", 36, INK, 220)
    kept = BytesIO()
    image.save(kept, "PNG", optimize=True)
    return kept.getvalue()
