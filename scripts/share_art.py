"""Draw what the share pictures are put together from: the parts of faces, and each game's own picture.

    python scripts/share_art.py [folder]

The server has no way to draw SVG, so the site's drawings are kept beside it as PNG; run this when they change.
"""

import io
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from PIL import Image  # noqa: E402  (the repository is put on the path first)
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.browser.conftest import CHROMIUM, FLAGS, House  # noqa: E402
from tests.browser.player import GAMES, visit  # noqa: E402

from openoutcry.server.faces import CELL, COLUMNS, INK, PAPER, PARTS  # noqa: E402

COLOURS = 48
_STYLE = f"""html, body {{ margin: 0; background: transparent }}
.part {{ position: absolute; width: {CELL}px; height: {CELL}px; color: {INK}; --fp: {PAPER}; --fw: 1.3; --gw: 0.55 }}"""


def parts(browser: Browser) -> bytes:
    """Every part of a face in a cell of its own."""
    sprite = (ROOT / "web" / "src" / "art" / "people.svg").read_text(encoding="utf-8")
    cells = "".join(
        f'<svg class="part" viewBox="0 0 64 64" style="left:{i % COLUMNS * CELL}px;top:{i // COLUMNS * CELL}px">'
        f'<use href="#{name}" width="64" height="64" /></svg>'
        for i, name in enumerate(PARTS)
    )
    rows = -(-len(PARTS) // COLUMNS)
    page = browser.new_page(viewport={"width": COLUMNS * CELL, "height": rows * CELL})
    page.set_content(
        f'<style>{_STYLE}</style><div style="position:absolute;width:0;overflow:hidden">{sprite}</div>{cells}'
    )
    return page.screenshot(omit_background=True)


def game_pictures(browser: Browser, house: House) -> dict[str, bytes]:
    """The picture on each game's ticket."""
    context, page = visit(browser, house.url, viewport={"width": 2000, "height": 1300})
    page.locator(".ln").nth(len(GAMES) - 1).wait_for()
    page.mouse.move(0, 0)
    drawn = {}
    for game in GAMES:
        ticket = page.locator(".gm", has=page.locator(f'a[href="/learn/{game}"]'))
        drawn[game] = ticket.locator(".art").screenshot()
    context.close()
    return drawn


def keep(drawn: bytes, path: Path, colours: int = COLOURS) -> None:
    """As few bytes as it can be told with."""
    image = Image.open(io.BytesIO(drawn))
    method = Image.Quantize.FASTOCTREE if image.mode == "RGBA" else Image.Quantize.MEDIANCUT
    image.quantize(colours, method=method).save(path, optimize=True)
    print(path, path.stat().st_size)


def main() -> None:
    """All of them into the folder."""
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "src" / "openoutcry" / "server" / "art"
    out.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    house.open()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            keep(parts(browser), out / "faces.png")
            for game, drawn in game_pictures(browser, house).items():
                keep(drawn, out / f"{game}.png", 128)
            browser.close()
    finally:
        house.kill()


if __name__ == "__main__":
    main()
