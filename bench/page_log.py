"""What the log of a long game costs the main thread: put away and drawn again, in turn with another checkout's site.

    python bench/page_log.py --against ../before      # its site built there

Counted is the main thread's processor time, so a busy machine changes little. Both play the same calls of Money against
random bots, whose answers differ: lines and faces are told beside the figures.
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from page import FLAGS, ROOT, open_site  # puts the checkout on the path
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from tests.browser.conftest import CHROMIUM
from tests.browser.player import DESK, open_table, over, settle, sit_at, step

CALLS, ROUNDS, TIMES = 14, 8, 5
KINDS = ("TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
_TURN = """(tab) => new Promise((done) => {
  document.getElementById(tab).click()
  requestAnimationFrame(() => requestAnimationFrame(done))
})"""


def long_game(browser: Browser, url: str) -> tuple[Page, CDPSession]:
    """A page after some calls."""
    context = browser.new_context(locale="en", viewport=DESK, reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"{url}/healthz")
    page.evaluate("Object.assign(localStorage, {scenes: 'none', 'guide-money': 'off'})")
    sit_at(page, url, open_table(page, "money", 4))
    for turn in range(CALLS):
        settle(page)
        if over(page):
            break
        step(page, turn)
    settle(page)
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return page, session


def drawn(page: Page, session: CDPSession) -> list[float]:
    """Milliseconds of the main thread a drawing, by kind."""

    def read() -> dict[str, float]:
        return {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}

    before = read()
    for _ in range(TIMES):
        for tab in ("tab-chat", "tab-log"):
            page.evaluate(_TURN, tab)
    after = read()
    return [(after[kind] - before[kind]) * 1000 / TIMES for kind in KINDS]


def main() -> None:
    """Both sites in turn."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--against", type=Path, help="another checkout, with its site built")
    asked.add_argument("--chromium", default=CHROMIUM)
    given = asked.parse_args()
    roots = {"now": ROOT} if given.against is None else {"before": given.against.resolve(), "now": ROOT}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        sites = {name: open_site(root, f"{data}/{name}") for name, root in roots.items()}
        try:
            browser = playwright.chromium.launch(executable_path=given.chromium, args=FLAGS)
            games = {name: long_game(browser, url) for name, (_, url) in sites.items()}
            found: dict[str, list[list[float]]] = {name: [] for name in games}
            for _ in range(ROUNDS):
                for name, (page, session) in games.items():
                    found[name].append(drawn(page, session))
            for name, (page, _) in games.items():
                lines, faces = (page.locator(f"[data-log] {each}").count() for each in ("li", ".ft"))
                middle = [statistics.median(row[i] for row in found[name]) for i in range(len(KINDS))]
                kinds = ", ".join(f"{kind} {spent:.1f}" for kind, spent in zip(KINDS, middle, strict=True))
                print(f"{name}: {lines} lines, {faces} faces; ms a drawing: {kinds}", flush=True)
            browser.close()
        finally:
            for site, _ in sites.values():
                site.kill()
                site.wait()


if __name__ == "__main__":
    main()
