"""From nothing to the first move: clone the repository, give README's first command, click, play.

    python bench/first_move.py [GAME …]

Each game gets a clone of its own with nothing compiled; what the package managers keep in their caches they may use.
Needs the port 8000 free, and the browser and the packages of `make test`.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402  (the repository is put on the path first)
from tests.browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.browser.player import GAMES, settle, step, visit  # noqa: E402

PATIENCE_S = 1200
NAMES = {"stockpile": "Stockpile", "acquire": "Acquire", "money": "Money", "watch": "Exchange Watch"}


def serve(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """`make start` in a fresh clone, until it says where it is."""
    clone = folder / "clone"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    environment = {
        **os.environ,
        "OPENOUTCRY_CACHE": str(folder / "cache"),
        "OPENOUTCRY_DATA": str(folder / "data"),
        "OPENOUTCRY_LANG": "en",
    }
    server = subprocess.Popen(
        ["make", "-s", "start"], cwd=clone, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert server.stdout is not None
    for line in server.stdout:
        if "http://" in line:
            return server, line.split()[-1]
    raise SystemExit("the site did not start")


def first_move(browser: Browser, game: str) -> dict[str, float]:
    """Seconds from the start until the site is there, the table is open, and the first move is played."""
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        server, url = serve(Path(folder))
        there = time.perf_counter()
        try:
            context, page = visit(browser, url)
            page.set_default_timeout(PATIENCE_S * 1000)
            page.get_by_role("button", name=f"Play bots at {NAMES[game]}").click()
            page.get_by_role("button", name="Sit down").click()
            page.locator(".slip").wait_for()
            settle(page)
            ready = time.perf_counter()
            before = page.locator(".slip").inner_text()
            while page.locator(".slip").inner_text() == before:
                step(page, 1)
            played = time.perf_counter()
            context.close()
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait()
    times = {"site_s": there - started, "table_s": ready - there, "move_s": played - ready, "all_s": played - started}
    return {name: round(seconds, 1) for name, seconds in times.items()}


def main() -> None:
    """Measure the games named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in parser.parse_args().game:
            print(json.dumps({"game": game, **first_move(browser, game)}), flush=True)


if __name__ == "__main__":
    main()
