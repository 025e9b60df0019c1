"""Faces as the site draws them: the regulars have their own, a person's follows from the name.

The rule for people is that of `web/src/lib/people.ts`; a test holds the two together.
"""

import unicodedata
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

INK, PAPER = "#13231d", "#fcf9f0"
CELL, COLUMNS = 144, 14
# Back to front, and how many there are of each.
KINDS = {
    "hairb": 9,
    "head": 6,
    "eye": 5,
    "nose": 4,
    "brow": 5,
    "mouth": 6,
    "beard": 7,
    "collar": 9,
    "hair": 11,
    "glass": 6,
    "hat": 10,
    "mark": 6,
}
GROUNDS = {
    "ada": 1,
    "bruno": 5,
    "dora": 7,
    "emil": 6,
    "flora": 4,
    "greta": 2,
    "kira": 8,
    "leo": 3,
    "otto": 6,
    "prosper": 3,
    "rosa": 1,
    "ugo": 7,
    "vera": 2,
    "zeno": 5,
}
PARTS = (
    *(f"who-{person[0]}" for person in GROUNDS),
    *(f"pp-{kind}-{number}" for kind, count in KINDS.items() for number in range(1, count + 1)),
    *(f"gr-{number}" for number in range(1, 9)),
)
# Hair goes with the hair behind it; hats fit only some.
HAIR = ((0, 1), (0, 2), (3, 3), (4, 4), (5, 5), (0, 6), (7, 7), (8, 8), (0, 9), (0, 10), (6, 6), (9, 11))
HATTED = (1, 2, 4, 6, 8)
LONG_BEARDS = (5, 6)
# Hair, hat, glasses and beard of the regulars: nobody else looks like them.
TAKEN = {
    *((3, 0, 1, 0), (6, 2, 0, 1), (0, 5, 0, 0), (1, 0, 3, 7), (5, 0, 0, 0), (4, 0, 5, 0), (6, 6, 0, 0)),
    *((7, 0, 0, 4), (2, 3, 0, 2), (2, 1, 2, 0), (0, 7, 0, 0), (6, 4, 4, 3), (8, 0, 0, 0), (11, 0, 0, 6)),
}
_WORD = 0xFFFFFFFF


class Face(NamedTuple):
    """What is drawn, back to front."""

    ground: int
    parts: tuple[str, ...]


def face_of_regular(person: str) -> Face:
    """One of the fourteen."""
    return Face(GROUNDS[person], (f"who-{person[0]}",))


def face_of(name: str, roll: int = 0) -> Face:
    """The face of a person, always the same for a name."""
    pick = _picker(name, roll)
    part = {kind: pick(KINDS[kind]) + 1 for kind in ("head", "eye", "brow", "nose", "mouth", "collar")}
    part["hairb"], part["hair"] = HAIR[pick(len(HAIR))]
    hat, glass, beard, mark = pick(30), pick(18), pick(28), pick(24)
    part["hat"] = hat + 1 if hat < 10 and part["hair"] in HATTED else 0
    part["glass"] = glass + 1 if glass < 6 else 0
    part["beard"] = beard + 1 if beard < 7 and not (part["hat"] and part["glass"]) else 0
    part["mark"] = mark + 1 if mark < 6 else 0
    ground = pick(8) + 1
    _agree(part)
    if (part["hair"], part["hat"], part["glass"], part["beard"]) in TAKEN:
        return face_of(name, roll + 1)
    return Face(ground, _layers(part))


def _agree(part: dict[str, int]) -> None:
    """What does not go together."""
    if part["hat"] and part["mark"] == 3:
        part["mark"] = 0
    if part["hair"] == 11 and not part["beard"]:
        part["beard"] = 6
    if part["beard"] in LONG_BEARDS:
        part["mouth"] = 0
    if part["glass"] == 5:
        part["eye"] = part["brow"] = 0


def _layers(part: dict[str, int]) -> tuple[str, ...]:
    """Back to front; a long beard lies over the collar."""
    order = list(KINDS)
    if part["beard"] in LONG_BEARDS:
        at = order.index("beard")
        order[at : at + 2] = ["collar", "beard"]
    return tuple(f"pp-{kind}-{part[kind]}" for kind in order if part[kind])


def _picker(name: str, roll: int) -> Callable[[int], int]:
    """A chain of picks that a name always repeats: FNV-1a for the start, mulberry32 from there on."""
    state = 2166136261
    for byte in f"{unicodedata.normalize('NFC', name).lower()}:{roll}".encode():
        state = ((state ^ byte) * 16777619) & _WORD

    def pick(choices: int) -> int:
        nonlocal state
        state = (state + 0x6D2B79F5) & _WORD
        mixed = ((state ^ (state >> 15)) * (1 | state)) & _WORD
        mixed = ((mixed + ((mixed ^ (mixed >> 7)) * (61 | mixed))) & _WORD) ^ mixed
        return ((mixed ^ (mixed >> 14)) & _WORD) * choices >> 32

    return pick


@cache
def _sheet() -> Any:
    from PIL import Image

    return Image.open(Path(__file__).parent / "art" / "faces.png").convert("RGBA")


def _cell(part: str) -> Any:
    row, column = divmod(PARTS.index(part), COLUMNS)
    return _sheet().crop((column * CELL, row * CELL, (column + 1) * CELL, (row + 1) * CELL))


def portrait(face: Face, wide: int, high: int) -> Any:
    """An oval of that size: the face on its ground, in ink on paper, with a rim."""
    from PIL import Image, ImageChops, ImageDraw

    fine = 2  # drawn larger, so that the rim is smooth
    size = (wide * fine, high * fine)
    image = Image.new("RGBA", size, PAPER)
    ground = _cell(f"gr-{face.ground}").resize((size[1], size[1]))
    ground.putalpha(ground.getchannel("A").point(lambda alpha: alpha // 3))
    image.alpha_composite(ground, (0, 0), ((size[1] - size[0]) // 2, 0))
    for part in face.parts:
        image.alpha_composite(_cell(part).resize((size[0], size[0])), (0, size[1] - size[0]))
    oval = Image.new("L", size, 0)
    ImageDraw.Draw(oval).ellipse((0, 0, size[0] - 1, size[1] - 1), fill=255)
    pen = ImageDraw.Draw(image)
    pen.ellipse((2, 2, size[0] - 3, size[1] - 3), outline=INK, width=3)
    pen.ellipse((9, 9, size[0] - 10, size[1] - 10), outline=INK, width=2)
    image.putalpha(ImageChops.multiply(image.getchannel("A"), oval))
    return image.resize((wide, high))
