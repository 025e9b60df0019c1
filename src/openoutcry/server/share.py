"""The picture of a table for those who share its link: who plays, and how it ended. Nothing hidden is in it."""

from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFilter, ImageFont

from openoutcry.server.faces import INK, PAPER, face_of, face_of_regular, portrait

WIDTH, HEIGHT = 1200, 630
GROUND, GROUND_LINE, RED, BRASS = "#103c32", "#1d4c40", "#a3301f", "#f3bf4b"
FONTS = Path(__file__).parent / "static" / "assets"
CYRILLIC = range(0x400, 0x500)
ART = Path(__file__).parent / "art"
CARD = (44, 44, 684, 586)
LEFT, RIGHT = 86, 642  # where the words of the card stand
FACE, FACE_AT = (112, 134), 292  # a portrait, and its top
POSTCARD, POSTCARD_AT, TILT = (400, 310), (716, 134), -4


class Line(NamedTuple):
    """One player of the picture."""

    name: str
    sum: str
    first: bool
    person: str | None  # the regular of the exchange


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


def _written(pen: Any, middle: float, y: float, words: str, name: str, size: int, room: int) -> None:
    """Words about their middle."""
    while size > 14 and _length(words, name, size) > room:
        size -= 2
    _write(pen, (middle - _length(words, name, size) / 2, y), words, name, size, INK, room)


def _lay(image: Any, thing: Any, at: tuple[int, int]) -> None:
    """A thing on the cloth, with its shadow."""
    shadow = Image.new("RGBA", (thing.width + 80, thing.height + 80))
    shadow.paste((0, 0, 0, 110), (40, 40), thing.getchannel("A"))
    image.alpha_composite(shadow.filter(ImageFilter.GaussianBlur(14)), (at[0] - 40, at[1] - 26))
    image.alpha_composite(thing, at)


def _postcard(game: str) -> Any:
    """The game's own picture, as on its ticket; a game from outside has none."""
    kept = ART / f"{game}.png"
    if not kept.exists():
        return None
    wide, high = POSTCARD
    drawn = Image.open(kept).convert("RGBA")
    scale = 1.06 * max(wide / drawn.width, high / drawn.height)  # without the rule around it
    drawn = drawn.resize((round(drawn.width * scale), round(drawn.height * scale)))
    left, top = (drawn.width - wide) // 2, (drawn.height - high) // 2
    card = Image.new("RGBA", (wide + 28, high + 28), PAPER)
    card.paste(drawn.crop((left, top, left + wide, top + high)), (14, 14))
    return card.rotate(TILT, Image.Resampling.BICUBIC, expand=True)


def _player(image: Any, pen: Any, line: Line, middle: float, room: float) -> None:
    """A portrait, the name and the sum under it; the winner's sum lies on brass."""
    wide = round(min(FACE[0], room - 8))
    high = round(wide * FACE[1] / FACE[0])
    top = FACE_AT + FACE[1] - high
    face = face_of_regular(line.person) if line.person else face_of(line.name)
    image.alpha_composite(portrait(face, wide, high), (round(middle - wide / 2), top))
    _written(pen, middle, FACE_AT + FACE[1] + 38, line.name, "golos", 22, round(room - 6))
    if not line.sum:
        return
    if line.first:
        half = min(room - 8, _length(line.sum, "sofia-xc", 34) + 24) / 2
        pen.rounded_rectangle((middle - half, 478, middle + half, 522), 4, fill=BRASS)
    _written(pen, middle, 512, line.sum, "sofia-xc", 34, round(room - 12))


@lru_cache(maxsize=64)
def picture(name: str, game: str, title: str, about: str, lines: tuple[Line, ...]) -> bytes:
    """A PNG of 1200 by 630."""
    image = Image.new("RGBA", (WIDTH, HEIGHT), GROUND)
    pen = ImageDraw.Draw(image)
    for ring in range(24):  # the guilloche of the house, as far as circles go
        pen.ellipse(
            (560 + ring * 22, -120 + ring * 12, 1380 - ring * 10, 760 - ring * 24), outline=GROUND_LINE, width=3
        )
    card = Image.new("RGBA", (CARD[2] - CARD[0], CARD[3] - CARD[1]), PAPER)
    _lay(image, card, CARD[:2])
    pen.rectangle((54, 54, 674, 576), outline="#d9cfb6")
    for x in (86, 104):
        pen.ellipse((x, 82, x + 26, 108), outline="#9a6400", width=4)
    _write(pen, (146, 106), f"Open Outcry · {game}", "oldstandard-700", 28, INK, RIGHT - 146)
    _write(pen, (LEFT, 190), title, "oldstandard-700", 60, INK, RIGHT - LEFT)
    _write(pen, (LEFT, 240), about, "sofia-xc", 34, RED, RIGHT - LEFT)
    room = (RIGHT - LEFT) / max(4, len(lines))
    for place, line in enumerate(lines):
        _player(image, pen, line, LEFT + room * (place + 0.5), room)
    postcard = _postcard(name)
    if postcard:
        _lay(image, postcard, POSTCARD_AT)
    kept = BytesIO()
    image.convert("RGB").save(kept, "PNG", optimize=True)
    return kept.getvalue()
