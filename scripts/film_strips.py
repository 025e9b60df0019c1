"""Make the film strips of docs/scenes.md: every scene at four moments, on desk and phone.

    python scripts/film_strips.py [folder [scene...]]

The events are those of the rules; a page shows them, and time stands still between two steps, so that a picture is of
the step it is named for.
"""

import base64
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402  (the repository is put on the path first)
from tests.browser.conftest import CHROMIUM, FLAGS, House  # noqa: E402
from tests.browser.player import visit  # noqa: E402
from tests.browser.test_scenes import Theatre, moment  # noqa: E402

# What has to happen in the batch that is performed.
SCENES: dict[str, tuple[str, set[str]]] = {
    "stockpile-movement": ("stockpile", {"pair_shown", "price", "splits"}),
    "stockpile-bankruptcy": ("stockpile", {"bankrupt", "pair_shown", "price"}),
    "stockpile-sold": ("stockpile", {"pile_taken", "bid_paid"}),
    "acquire-founding": ("acquire", {"founded"}),
    "acquire-merger": ("acquire", {"becomes_defunct", "bonus_paid"}),
    "money-bids": ("money", {"bid_shown"}),
    "watch-trade": ("watch", {"trade_settled", "price_moved"}),
    "watch-event": ("watch", {"event_opened"}),
    "stockpile-end": ("stockpile", {"final_sale", "majority"}),
    "acquire-end": ("acquire", {"bonus_paid", "shares_cashed"}),
    "money-end": ("money", {"lot_swapped", "deal_scored"}),
    "watch-end": ("watch", {"worth"}),
}
ENDS = {"stockpile-end", "acquire-end", "money-end", "watch-end"}  # the match is over after it
DEVICES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
FRAME = {"desk": 560, "phone": 240}  # pixels a picture is wide in the strip
MOMENTS = 4
QUALITY = 72
BANNER = 1500  # "your turn" has gone by
SETTLED = 450  # milliseconds of the scene's own time: what turns or walks has come to rest


def pictures(browser: Browser, house: House, game: str, wanted: set[str], last: bool, device: str) -> list[bytes]:
    """Four moments of a scene, the last one its end; a short one begins with the table before it."""
    context, page = visit(browser, house.url, scenes="normal", viewport=DEVICES[device])
    theatre = Theatre(page, house, game, moment(game, wanted, last))
    before = page.screenshot(type="png")
    theatre.stand_still()
    theatre.perform()
    page.locator(".game[data-step]").wait_for()
    steps, taken = theatre.left, []
    for left in range(steps, 0, -1):
        page.clock.run_for(SETTLED)
        taken.append(page.screenshot(type="png"))
        if left > 1 and theatre.left == left:
            theatre.next()
    page.keyboard.press("Escape")  # the last step; once more would shut the sheet of a game's end
    page.locator(".game:not([data-step])").wait_for()
    if last:
        page.locator("dialog .winner").wait_for()
    page.clock.run_for(BANNER)
    end = page.screenshot(type="png")
    context.close()
    shown = taken if steps >= MOMENTS - 1 else [before, *taken]
    picked = [shown[round(i * (len(shown) - 1) / (MOMENTS - 2))] for i in range(MOMENTS - 1)]
    return [*picked, end]


def strip(browser: Browser, frames: list[bytes], device: str, path: Path) -> None:
    """The pictures side by side, as one file."""
    wide, size = FRAME[device], DEVICES[device]
    images = "".join(f'<img src="data:image/png;base64,{base64.b64encode(each).decode()}">' for each in frames)
    style = (
        f"body{{margin:0;display:flex;gap:8px;padding:8px;background:#13231d}}img{{width:{wide}px;border-radius:4px}}"
    )
    high = round(wide * size["height"] / size["width"])
    page = browser.new_page(viewport={"width": MOMENTS * (wide + 8) + 8, "height": high + 16})
    page.set_content(f"<style>{style}</style>{images}")
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    page.close()


def main() -> None:
    """All strips into the folder."""
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots" / "scenes"
    out.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    house.open()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for name in sys.argv[2:] or SCENES:
                game, wanted = SCENES[name]
                for device in DEVICES:
                    path = out / f"{name}-{device}.jpg"
                    frames = pictures(browser, house, game, wanted, name in ENDS, device)
                    strip(browser, frames, device, path)
                    print(path, path.stat().st_size)
            browser.close()
    finally:
        house.kill()


if __name__ == "__main__":
    main()
