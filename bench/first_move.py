"""From nothing to the first move: clone the repository, give README's first command, click, play.

    python bench/first_move.py [GAME …]

What has to be installed and built is made beforehand and counted by itself; then the site is started, and stopped
and started once more, as on another day, with all rules compiled (in this machine's own cache).

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

import httpx  # noqa: E402  (the repository is put on the path first)
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.browser.player import GAMES, settle, step, visit  # noqa: E402

PATIENCE_S = 1200
INSTALLED = (".venv/run.ready", "src/openoutcry/server/static/index.html")
NAMES = {"stockpile": "Stockpile", "acquire": "Acquire", "money": "Money", "watch": "Exchange Watch"}


def install(folder: Path) -> None:
    """A fresh clone, with all its packages and the built page."""
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder / "clone")], check=True)
    for needed in INSTALLED:
        subprocess.run(["make", "-s", needed], cwd=folder / "clone", check=True, stdout=subprocess.DEVNULL)


def serve(folder: Path, cache: dict[str, str]) -> tuple[subprocess.Popen[str], str]:
    """`make start`, until it says where it is."""
    environment = {
        **os.environ,
        "OPENOUTCRY_DATA": str(folder / "data"),
        "OPENOUTCRY_LANG": "en",
        **cache,
    }
    server = subprocess.Popen(
        ["make", "-s", "start"],
        cwd=folder / "clone",
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    assert server.stdout is not None
    for line in server.stdout:
        if "http://" in line:
            return server, line.split()[-1]
    raise SystemExit("the site did not start")


def first_move(browser: Browser, game: str) -> dict[str, float]:
    """Seconds for what is installed; from the start until the site, the table and the first move; another start."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        install(Path(folder))
        started = time.perf_counter()
        server, url = serve(Path(folder), {"OPENOUTCRY_CACHE": f"{folder}/cache"})
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
            stop(server)
        again = time.perf_counter()
        server, url = serve(Path(folder), {})
        httpx.get(url).raise_for_status()
        answered = time.perf_counter()
        stop(server)
    times = {
        "installs_s": started - begun,
        "site_s": there - started,
        "table_s": ready - there,
        "move_s": played - ready,
        "beyond_installs_s": played - started,
        "started_again_s": answered - again,
    }
    return {name: round(seconds, 1) for name, seconds in times.items()}


def stop(server: subprocess.Popen[str]) -> None:
    """End the site, and what compiles for it."""
    os.killpg(server.pid, signal.SIGTERM)
    server.wait()


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
