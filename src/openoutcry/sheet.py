"""The sheet a table is drawn on: paper, inks and the few shapes all pictures are made of."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from openoutcry.language import text

WIDTH, HEIGHT = 1200, 800
LANGUAGE = "en"  # Pillow's own typeface has neither Cyrillic nor accents
PLAIN = str.maketrans({"–": "-", "—": "-", "−": "-", "·": "-", "×": "x", "’": "'", "…": "..."})  # nor these

# The colours of the tables on the site.
DESK, PANE, WELL, LINE = "#d4dfd6", "#e9efe7", "#c0cfc4", "#a9bcae"
INK, INK_2, INK_3 = "#13231d", "#3b4d44", "#657b6e"
PAPER, PAPER_EDGE, BRASS, BRASS_WASH = "#fcf9f0", "#d9cfb6", "#9a6400", "#f8e6b8"
UP, DOWN, ACTION, ON_ACTION = "#0b5f43", "#9c2718", "#0e4438", "#fbf8ee"


class Hue(NamedTuple):
    """An identity: the fill, and what is written on it."""

    fill: str
    on: str


HUES = {
    "red": Hue("#ab2419", "#ffffff"),
    "orange": Hue("#ea8b2f", "#291400"),
    "yellow": Hue("#f1c43a", "#2a2000"),
    "green": Hue("#1f653c", "#ffffff"),
    "teal": Hue("#0b5f60", "#ffffff"),
    "cyan": Hue("#7bcadc", "#05252d"),
    "blue": Hue("#234f9e", "#ffffff"),
    "violet": Hue("#67419b", "#ffffff"),
    "pink": Hue("#e79abd", "#35081f"),
    "steel": Hue("#48535f", "#ffffff"),
    "brown": Hue("#71472d", "#ffffff"),
    "silver": Hue("#9aa4a8", "#101a1e"),
    "gold": Hue("#d9a42a", "#2a1c00"),
}


@cache
def _face(size: int) -> Any:
    return ImageFont.load_default(size)


class Sheet:
    """One picture in the making. Positions are from the upper left corner, in pixels."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", (WIDTH, HEIGHT), DESK)
        self._pen = ImageDraw.Draw(self.image)

    def say(self, message: str, **arguments: Any) -> str:
        """A text of the locale files."""
        return text(message, LANGUAGE, **arguments)

    def write(
        self,
        x: float,
        y: float,
        words: object,
        size: int = 16,
        ink: str = INK,
        bold: bool = False,
        anchor: str = "lm",
        width: float = WIDTH,
    ) -> float:
        """Write a line, cut where it would be wider than `width`. Returns where it ends."""
        face, line = _face(size), str(words).translate(PLAIN)
        if face.getlength(line) > width:
            while line and face.getlength(line + "...") > width:
                line = line[:-1]
            line += "..."
        self._pen.text((x, y), line, ink, face, anchor=anchor, stroke_width=0.5 if bold else 0, stroke_fill=ink)
        return x + float(face.getlength(line))

    def paragraph(self, x: float, y: float, written: str, width: float, lines: int, size: int = 13) -> None:
        """Words in lines of a width; the last line is cut where they do not fit."""
        face, words = _face(size), written.translate(PLAIN).split()
        for row in range(lines):
            taken = 1
            while taken < len(words) and face.getlength(" ".join(words[: taken + 1])) <= width:
                taken += 1
            line = words if row == lines - 1 else words[:taken]
            self.write(x, y + row * (size + 4), " ".join(line), size, INK_2, width=width)
            words = words[taken:]
            if not words:
                return

    def box(
        self, x: float, y: float, w: float, h: float, fill: str, edge: str | None = None, radius: int = 6, rim: int = 1
    ) -> None:
        """A filled rectangle with round corners."""
        self._pen.rounded_rectangle((x, y, x + w - 1, y + h - 1), radius, fill, edge, rim if edge else 0)

    def line(self, x: float, y: float, to_x: float, to_y: float, ink: str = LINE, width: int = 1) -> None:
        self._pen.line((x, y, to_x, to_y), ink, width)

    def heading(self, game: str, words: str, note: str = "") -> None:
        """The name of the game, and how it stands."""
        end = self.write(24, 32, self.say(f"game-{game}"), 26, bold=True)
        self.line(end + 16, 18, end + 16, 46, LINE, 2)
        end = self.write(end + 32, 33, words, 18, INK_2, width=WIDTH - end - 60)
        if note:
            self.write(WIDTH - 24, 33, note, 17, DOWN, bold=True, anchor="rm")

    def pane(self, x: float, y: float, w: float, h: float, title: str = "", edge: str = LINE) -> None:
        """A part of the table."""
        self.box(x, y, w, h, PANE, edge, 10)
        if title:
            self.write(x + 14, y + 18, title.upper(), 13, INK_3, bold=True, width=w - 28)

    def tag(self, x: float, y: float, words: str, hue: Hue, w: float = 34, h: float = 24, size: int = 14) -> None:
        """A small coloured plate with a word on it."""
        self.box(x, y, w, h, hue.fill, None, 5)
        self.write(x + w / 2, y + h / 2, words, size, hue.on, bold=True, anchor="mm", width=w - 2)

    def card(self, x: float, y: float, hue: Hue, big: str, small: str = "", w: float = 54, h: float = 74) -> None:
        """A card on paper, its colour in a band."""
        self.box(x + 1, y + 2, w, h, LINE, None, 6)
        self.box(x, y, w, h, PAPER, PAPER_EDGE, 6)
        self.box(x + 4, y + 4, w - 8, 20, hue.fill, None, 4)
        self.write(x + w / 2, y + 14, small, 11, hue.on, bold=True, anchor="mm", width=w - 10)
        self.write(x + w / 2, y + 24 + (h - 24) / 2, big, 22, INK, bold=True, anchor="mm", width=w - 6)

    def back(self, x: float, y: float, w: float = 54, h: float = 74) -> None:
        """A card nobody may look at."""
        self.box(x, y, w, h, ACTION, PAPER_EDGE, 6, 2)
        self.box(x + 8, y + 8, w - 16, h - 16, ACTION, "#3d6b5f", 4)

    def fan(self, x: float, y: float, count: int, width: float, w: float = 22, h: float = 30) -> None:
        """So many cards face down, closer together where there are many."""
        step = min(w + 4, (width - w) / max(count - 1, 1))
        for i in range(count):
            self.box(x + i * step, y, w, h, ACTION, PAPER, 4)

    def plates(
        self, x: float, y: float, w: float, h: float, title: str, names: Sequence[str], seats: Sequence[int], own: Any
    ) -> list[tuple[float, float, float, float]]:
        """The seats, one under another: who is asked has a brass rim. Returns the room under each name."""
        self.pane(x, y, w, h, title)
        each = (h - 36) / len(names)
        rooms = []
        for seat, name in enumerate(names):
            top = y + 32 + seat * each
            edge = BRASS if seat in seats else PAPER_EDGE
            self.box(
                x + 10, top, w - 20, each - 8, BRASS_WASH if seat == own else PAPER, edge, 8, 3 if edge == BRASS else 1
            )
            self.write(x + 22, top + 17, name, 16, bold=True, width=w / 2)
            rooms.append((x + 22, top + 17, w - 44, each - 8))
        return rooms
