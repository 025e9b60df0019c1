"""Make the pictures of README and docs from the running product: python scripts/screenshots.py [folder]."""

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Page, sync_playwright  # noqa: E402  (the repository is put on the path first)
from tests.browser.conftest import CHROMIUM, FLAGS, House  # noqa: E402
from tests.browser.player import (  # noqa: E402
    DESK,
    GAMES,
    finish_alone,
    open_table,
    settle,
    sit_at,
    step,
    visit,
    wait_for_table,
)

PHONE = {"width": 390, "height": 844}
REVIEWED_WITHIN_MS = 400_000
MOVES = {"stockpile": 18, "acquire": 34, "money": 9, "watch": 22}  # far enough for a table worth looking at


def play(page: Page, moves: int) -> None:
    """Some moves into the game, with one written on the slip."""
    for turn in range(moves):
        settle(page)
        try:
            step(page, turn)
        except Exception:  # what was about to be clicked may just have gone
            page.keyboard.press("Escape")
        page.wait_for_timeout(150)
    settle(page)
    page.keyboard.press("Escape")
    offered = page.locator(".lot.tgt, .mine.legal, .rung.legal, .cd.tgt")
    if offered.count():
        offered.nth(offered.count() // 2).click()
    page.mouse.move(2, 2)
    page.wait_for_timeout(1600)


def three(page: Page, out: Path, name: str) -> None:
    """A screen by day, after hours and on a phone."""
    page.screenshot(path=out / f"{name}.png")
    for theme in ("dark", "day"):
        page.get_by_role("button", name="Dark").click()
        page.mouse.move(2, 2)
        page.wait_for_timeout(600)
        if theme == "dark":
            page.screenshot(path=out / f"{name}-dark.png")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.wait_for_timeout(400)
    page.screenshot(path=out / f"{name}-phone.png")
    page.set_viewport_size(DESK)  # type: ignore[arg-type]


def main() -> None:
    """Every screen, light; the tables and the review also dark and on a phone; one in Russian."""
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots"
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            context, page = visit(browser, house.url, viewport=DESK)
            for game in GAMES:
                sit_at(page, house.url, open_table(page, game, 4, public=True))
                wait_for_table(page)
                play(page, MOVES[game])
                three(page, out, game)
            page.goto(house.url)
            page.wait_for_timeout(1200)
            page.screenshot(path=out / "home.png")
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "house"}] * 3]
            table = open_table(page, "acquire", 4, public=True, seats=seats)
            finish_alone(page, browser, house.url, table)
            page.goto(f"{house.url}/review/{table['id']}?seat=0&move=90")
            page.locator(".th").nth(2).click(timeout=REVIEWED_WITHIN_MS)
            page.wait_for_timeout(600)
            three(page, out, "review")
            context.close()
            context, page = visit(browser, house.url, viewport=DESK, language="ru")
            sit_at(page, house.url, open_table(page, "stockpile", 4, language="ru"))
            wait_for_table(page)
            play(page, MOVES["stockpile"])
            page.screenshot(path=out / "stockpile-ru.png")
            context.close()
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main()
