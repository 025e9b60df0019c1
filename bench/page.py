"""The page as a browser meets it: bytes over the wire by kind, long tasks and the moment the table stands.

    python bench/page.py                 # English and Russian, processor as it is and slowed four times
    python bench/page.py --slow 1,4,6 --chromium /usr/bin/chromium

Bytes are what Chromium counts on the wire, headers included. A long task holds the main thread above 50 ms by the
clock, so a busy machine makes more of them; the same tasks in processor time stand beside. "Table" runs from opening
a table's address in a fresh browser profile to the frame after its slip is drawn; the page before it was never
opened, so everything is loaded anew.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import defaultdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.player import GAMES, open_table, sit_at  # noqa: E402

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
PLAYERS = 4
WATCHED = """
window.__tasks = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.__tasks.push([one.startTime, one.duration]);
}).observe({ type: 'longtask', buffered: true });
window.__drawn = null;
const look = () => {
  if (document.querySelector(window.__awaited ?? '#main')) {
    requestAnimationFrame(() => requestAnimationFrame(() => { window.__drawn = performance.now(); }));
  } else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def open_site(data: str) -> tuple[subprocess.Popen[str], str]:
    """A server of its own, once it answers."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "OPENOUTCRY_RATE_FACTOR": "100"}
    start = [sys.executable, "-m", "tests.browser.site", "0", data, "page"]
    process = subprocess.Popen(start, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
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


def watched(
    browser: Browser, language: str, slow: float, awaited: str, **more: Any
) -> tuple[Page, dict[str, float], CDPSession]:
    """A page in a fresh profile, and the bytes it loads by kind, filled in as they come; its tasks are traced."""
    context = browser.new_context(locale=language, **more)
    page = context.new_page()
    page.add_init_script(f"window.__awaited = {awaited!r};{WATCHED}")
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    kinds: dict[str, str] = {}
    loaded: dict[str, float] = defaultdict(float)
    session.on("Network.responseReceived", lambda told: kinds.__setitem__(told["requestId"], told["type"]))

    def finished(told: dict[str, Any]) -> None:
        loaded[kinds.get(told["requestId"], "Other")] += told["encodedDataLength"]

    session.on("Network.loadingFinished", finished)
    tracer = browser.new_browser_cdp_session()
    tracer.send(
        "Tracing.start",
        {"categories": "toplevel,disabled-by-default-devtools.timeline,__metadata", "transferMode": "ReportEvents"},
    )
    return page, loaded, tracer


def traced(session: CDPSession) -> list[dict[str, Any]]:
    """What the trace says of the page's main thread, task by task."""
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.end")
    while not done:
        time.sleep(0.05)
        session.send("Browser.getVersion")  # lets events in
    mains = {
        (e["pid"], e["tid"])
        for e in events
        if e.get("name") == "thread_name" and e["args"].get("name") == "CrRendererMain"
    }
    return [e for e in events if (e.get("pid"), e.get("tid")) in mains and e.get("name") == "RunTask" and "tdur" in e]


def reading(page: Page, loaded: dict[str, float], tracer: CDPSession, name: str) -> None:
    """Waits until the page rests, and says what it cost."""
    while page.evaluate("window.__drawn") is None:  # the page forbids eval, which wait_for_function needs
        page.wait_for_timeout(100)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    drawn = page.evaluate("window.__drawn")
    longest = max((long for _, long in page.evaluate("window.__tasks")), default=0.0)
    worked = [task["tdur"] / 1000 for task in traced(tracer)]
    parts = ", ".join(f"{kind} {count / 1000:.1f}" for kind, count in sorted(loaded.items()))
    print(
        f"{name}: {sum(loaded.values()) / 1000:.1f} kB ({parts}); drawn {drawn:.0f} ms, longest task {longest:.0f} ms; "
        f"processor: longest task {max(worked, default=0):.0f} ms, all {sum(worked):.0f} ms",
        flush=True,
    )
    page.context.close()


def home(browser: Browser, url: str, language: str, slow: float) -> None:
    """One reading of the home page."""
    page, loaded, tracer = watched(browser, language, slow, ".gms button")
    page.goto(url)
    reading(page, loaded, tracer, f"home {language} x{slow:g}")


def table(browser: Browser, url: str, game: str, language: str, slow: float) -> None:
    """One reading of a table just opened against bots."""
    first = browser.new_context(locale=language)
    asking = first.new_page()
    asking.goto(url)
    made = open_table(asking, game, PLAYERS, language=language)
    kept = first.storage_state()
    first.close()
    page, loaded, tracer = watched(browser, language, slow, ".slip", storage_state=kept)
    sit_at(page, url, made)
    reading(page, loaded, tracer, f"table {game} {language} x{slow:g}")


def main() -> None:
    """Every reading in turn."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--slow", default="1,4")
    asked.add_argument("--languages", default="en,ru")
    asked.add_argument("--chromium", default=shutil.which("chromium") or "/usr/bin/chromium")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site, url = open_site(data)
        try:
            browser = playwright.chromium.launch(executable_path=given.chromium, args=FLAGS)
            for slow in map(float, given.slow.split(",")):
                for language in given.languages.split(","):
                    home(browser, url, language, slow)
                for game in GAMES:
                    table(browser, url, game, given.languages.split(",")[0], slow)
            browser.close()
        finally:
            site.kill()
            site.wait()


if __name__ == "__main__":
    main()
