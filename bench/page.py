"""The page as a browser meets it: bytes over the wire, requests in sequence, and the processor's work by kind.

    python bench/page.py                          # English and Russian, processor as it is and slowed four times
    python bench/page.py --against ../before      # in turn with the site of another checkout, built there
    python bench/page.py --slow 1,4,6 --chromium /usr/bin/chromium
    python bench/page.py --clock --times 5        # by the clock alone, on a quiet machine

Bytes are what Chromium counts on the wire, headers included. A long task holds the main thread above 50 ms by the
clock, so a busy machine makes more of them; the same tasks in processor time stand beside. "Drawn" runs from opening
an address in a fresh browser profile to the frame after its slip (the home page: its first button) is drawn; the page
before it was never opened, so everything is loaded anew. Writing all that down takes its own time, which slowing
multiplies too: `--clock` leaves it out, and says the median of several loads beside that of a page with nothing in it.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from page_trace import end_trace, rounds, start_trace, work_of  # noqa: E402
from tests.browser.conftest import CHROMIUM  # noqa: E402
from tests.browser.player import GAMES, PHONE, open_table, sit_at  # noqa: E402

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
PLAYERS = 4
AWAITED = {"nothing": "body", "home": ".gms button"}
WATCHED = """
window.__tasks = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.__tasks.push([one.startTime, one.duration]);
}).observe({ type: 'longtask', buffered: true });
window.__drawn = null;
const seen = () => { window.__drawn = performance.now(); performance.mark('drawn'); };
const look = () => {
  if (document.querySelector(window.__awaited ?? '#main')) {
    requestAnimationFrame(() => requestAnimationFrame(seen));
  } else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


class Loading(NamedTuple):
    """What a page loads, filled in as it comes."""

    bytes: dict[str, float]
    times: list[tuple[float, float]]


def open_site(root: Path, data: str) -> tuple[subprocess.Popen[str], str]:
    """A server of its own, once it answers."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "OPENOUTCRY_RATE_FACTOR": "100"}
    start = [sys.executable, "-m", "tests.browser.site", "0", data, "page"]
    process = subprocess.Popen(start, cwd=root, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    url = "http://localhost:" + process.stdout.readline().strip().rstrip("/").rsplit(":", 1)[1]
    while True:
        try:
            with urllib.request.urlopen(f"{url}/healthz", timeout=5) as answer:
                if b"preparing" not in answer.read():
                    return process, url
        except OSError:
            pass
        time.sleep(0.3)


def fresh(browser: Browser, language: str, slow: float, awaited: str, **more: Any) -> tuple[Page, CDPSession]:
    """A page in a fresh profile that knows when it was drawn."""
    context = browser.new_context(locale=language, **more)
    page = context.new_page()
    page.add_init_script(f"window.__awaited = {awaited!r};{WATCHED}")
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    return page, session


def drawn(page: Page) -> float:
    """Milliseconds from opening the address, once it is drawn."""
    while (at := page.evaluate("window.__drawn")) is None:  # the page forbids eval, which wait_for_function needs
        page.wait_for_timeout(100)
    return float(at)


def watched(
    browser: Browser, language: str, slow: float, awaited: str, **more: Any
) -> tuple[Page, Loading, CDPSession]:
    """A page in a fresh profile whose loading and tasks are written down."""
    page, session = fresh(browser, language, slow, awaited, **more)
    session.send("Network.enable")
    asked: dict[str, tuple[str, float]] = {}
    loading = Loading(defaultdict(float), [])

    def sent(told: dict[str, Any]) -> None:
        asked[told["requestId"]] = (told.get("type", "Other"), told["timestamp"])

    def finished(told: dict[str, Any]) -> None:
        kind, begun = asked.get(told["requestId"], ("Other", told["timestamp"]))
        if not told["encodedDataLength"]:
            return  # a picture that lies in the style sheet
        loading.bytes[kind] += told["encodedDataLength"]
        loading.times.append((begun, told["timestamp"]))

    session.on("Network.requestWillBeSent", sent)
    session.on("Network.loadingFinished", finished)
    return page, loading, start_trace(browser)


def reading(page: Page, loading: Loading, tracer: CDPSession, name: str) -> None:
    """Waits until the page rests, and says what it cost."""
    after = drawn(page)
    times = list(loading.times)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    longest = max((long for _, long in page.evaluate("window.__tasks")), default=0.0)
    work = work_of(end_trace(tracer))
    size = ", ".join(f"{kind} {count / 1000:.1f}" for kind, count in sorted(loading.bytes.items()) if count)
    kinds = ", ".join(f"{kind} {spent:.0f}" for kind, spent in sorted(work.kinds.items(), key=lambda each: -each[1]))
    print(
        f"{name}: {sum(loading.bytes.values()) / 1000:.1f} kB ({size}); {len(times)} requests until drawn, "
        f"{rounds(times)} in sequence; drawn {after:.0f} ms, longest task {longest:.0f} ms; processor: longest task "
        f"{work.longest:.0f} ms, until drawn {work.until_drawn:.0f} ms ({kinds}), all {work.all:.0f} ms",
        flush=True,
    )
    page.context.close()


def home(browser: Browser, url: str, name: str, language: str, slow: float, **more: Any) -> None:
    """One reading of the home page."""
    page, loading, tracer = watched(browser, language, slow, ".gms button", **more)
    page.goto(url)
    reading(page, loading, tracer, f"{name}home {language} x{slow:g}")


def table(browser: Browser, url: str, name: str, game: str, language: str, slow: float, **more: Any) -> None:
    """One reading of a table just opened against bots."""
    made, kept = laid(browser, url, game, language)
    page, loading, tracer = watched(browser, language, slow, ".slip", storage_state=kept, **more)
    sit_at(page, url, made)
    reading(page, loading, tracer, f"{name}table {game} {language} x{slow:g}")


def laid(browser: Browser, url: str, game: str, language: str) -> tuple[dict[str, Any], Any]:
    """A table against bots, and what the browser keeps of who sits there."""
    first = browser.new_context(locale=language)
    asking = first.new_page()
    asking.goto(url)
    made = open_table(asking, game, PLAYERS, language=language)
    kept = first.storage_state()
    first.close()
    return made, kept


def by_the_clock(browser: Browser, sites: dict[str, str], given: argparse.Namespace, **more: Any) -> None:
    """Medians of several loads, the sites in turn: a page with nothing in it, the home page, every game's table."""
    language = given.languages.split(",")[0]
    games = list(filter(None, given.games.split(",")))
    for slow in map(float, given.slow.split(",")):
        opened: dict[str, dict[str, list[float]]] = {name: defaultdict(list) for name in sites}
        for what in ("nothing", "home", *games) * given.times:
            for name, url in sites.items():
                made, kept = laid(browser, url, what, language) if what in games else ({}, None)
                page, _session = fresh(browser, language, slow, AWAITED.get(what, ".slip"), storage_state=kept, **more)
                if what in games:
                    sit_at(page, url, made)
                else:
                    page.goto(url + ("/healthz" if what == "nothing" else "/"))
                opened[name][what].append(drawn(page))
                page.context.close()
        for name, loads in opened.items():
            middle = ", ".join(f"{what} {statistics.median(ms):.0f} ms" for what, ms in loads.items())
            print(f"{name}x{slow:g} {middle}", flush=True)


def main() -> None:
    """Every reading in turn."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--slow", default="1,4")
    asked.add_argument("--languages", default="en,ru")
    asked.add_argument("--games", default=",".join(GAMES))
    asked.add_argument("--phone", action="store_true", help="a phone's window instead of a desk's")
    asked.add_argument("--clock", action="store_true", help="nothing but the time until drawn, and no trace")
    asked.add_argument("--times", type=int, default=5, help="loads of each page with --clock")
    asked.add_argument("--against", type=Path, help="another checkout, with its site built; read in turn with this one")
    asked.add_argument("--chromium", default=CHROMIUM)
    given = asked.parse_args()
    more = {"viewport": PHONE} if given.phone else {}
    roots = {"": ROOT} if given.against is None else {"before: ": given.against.resolve(), "now: ": ROOT}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        sites = {name: open_site(root, f"{data}/{i}") for i, (name, root) in enumerate(roots.items())}
        try:
            browser = playwright.chromium.launch(executable_path=given.chromium, args=FLAGS)
            languages = given.languages.split(",")
            if given.clock:
                by_the_clock(browser, {name: url for name, (_, url) in sites.items()}, given, **more)
            for slow in map(float, () if given.clock else given.slow.split(",")):
                for language in languages:
                    for name, (_, url) in sites.items():
                        home(browser, url, name, language, slow, **more)
                for game in filter(None, given.games.split(",")):
                    for name, (_, url) in sites.items():
                        table(browser, url, name, game, languages[0], slow, **more)
            browser.close()
        finally:
            for site, _ in sites.values():
                site.kill()
                site.wait()


if __name__ == "__main__":
    main()
