"""Cuts the letters the site loads first out of the whole fonts in web/fonts, into web/src/fonts.

    pip install fonttools brotli && python scripts/fonts.py

The first page needs few letters in few weights. The reading font is cut into single weights, which are smaller than
the one file that holds all of them as long as a page uses two or three; the figures' font is used in many weights on
one page and stays variable, without the weights nobody uses. Hints are left out: they are half of the engraved font,
and it is never set small. What is not cut (other Latin letters, in names) comes from the whole files, by need.
"""

import io
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).parents[1] / "web"
LICENCE = "This Font Software is licensed under the SIL Open Font License, Version 1.1. https://openfontlicense.org"
#: What English and Italian texts are written with.
PLAIN = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0«·»×ÀÈÉÌÒÙàèéìíòóù–—‘’“”„…€−"
CYRILLIC = "Ё№ё" + "".join(map(chr, range(0x410, 0x450)))
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "tnum"]
Weight = int | tuple[int, int] | None
CUTS: list[tuple[str, str, Weight]] = [
    *[("golos", f"golos-{weight}", weight) for weight in (400, 600, 700)],
    ("sofia-xc", "sofia-xc", (400, 800)),
    ("oldstandard-700", "oldstandard-700", None),
]


def cut(source: Path, letters: str, weight: Weight, target: Path) -> None:
    """One font with these letters and this weight (or range of weights) alone."""
    font = TTFont(source)
    if weight is not None:
        font = instancer.instantiateVariableFont(font, {"wght": weight})
        font.flavor = None
        whole = io.BytesIO()  # the subsetter wants tables as they lie in a file
        font.save(whole)
        font = TTFont(whole)
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 13], notdef_outline=True)
    cutter = subset.Subsetter(options)
    cutter.populate(text=letters)
    cutter.subset(font)
    font["name"].setName(LICENCE, 13, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size:,} bytes")


def main() -> None:
    """All cuts of all fonts."""
    for source, target, weight in CUTS:
        for letters, part in ((PLAIN, "latin"), (CYRILLIC, "cyrillic")):
            name = f"{source}-{part}.woff2"
            cut(WEB / "fonts" / name, letters, weight, WEB / "src" / "fonts" / f"cut-{target}-{part}.woff2")


if __name__ == "__main__":
    main()
