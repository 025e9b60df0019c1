"""A server of its own and Chromium for the tests that play through the page."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser import pages
from tests.browser.pages import PATIENCE_MS
from tests.luck import LUCK

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "openoutcry" / "server" / "static" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The same browser without windows takes half the processor of the one with.
CHROMIUM = (
    os.environ.get("CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
    or "/usr/bin/chromium"
)
FLAGS = [
    "--no-sandbox",
    "--font-render-hinting=none",  # letters as wide as with windows
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
KEPT = ROOT / "build" / "browser"  # what a failed test leaves behind
FAILED = pytest.StashKey[bool]()
READY_WITHIN_S = 600  # a fresh machine compiles the rules of four games first

sync_api = pytest.importorskip("playwright.sync_api")
sync_api.expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = [
        what
        for what, there in (("chromium", Path(CHROMIUM).exists()), ("the built client", STATIC.exists()))
        if not there
    ]
    for item in items:
        if missing and "tests/browser" in str(item.path):
            item.add_marker(pytest.mark.skip(reason=f"needs {' and '.join(missing)}"))


class House:
    """A server that can be killed and started again over the same data."""

    def __init__(self, data: Path, *packages: Path, **environment: str) -> None:
        self.data = data
        self.paths = os.pathsep.join(map(str, (ROOT / "src", *packages)))
        self.environment = environment
        self.port = 0  # any free one at first, the same again after that
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        environment = {
            **os.environ,
            "PYTHONPATH": self.paths,
            "OPENOUTCRY_BOT_DELAY": "0.05",
            "OPENOUTCRY_RATE_FACTOR": "100",
            "OPENOUTCRY_LOG": "WARNING",
            **self.environment,
        }
        start = [sys.executable, "-m", "tests.browser.site", str(self.port), str(self.data), LUCK]
        self.process = subprocess.Popen(start, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().strip().rstrip("/").rsplit(":", 1)[1])
        self.url = f"http://localhost:{self.port}"
        until = time.monotonic() + READY_WITHIN_S
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                    if b"preparing" not in answer.read():
                        return
            except OSError:
                pass
            time.sleep(0.3)
        raise TimeoutError("the server is not ready")

    @property
    def door(self) -> str:
        """A page of the house that loads nothing: where a test begins that goes straight to a table."""
        return f"{self.url}/healthz"

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.kill()


@pytest.fixture(scope="package")  # while it is there, no other test of this process could run an event loop
def chromium() -> Iterator[sync_api.Browser]:
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        pages.KEPT.pop(browser, None)
        browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    if report.failed:  # type: ignore[attr-defined]
        item.stash[FAILED] = True
    return report


@pytest.fixture(autouse=True)
def kept_when_it_fails(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every page of a failed test stays as picture, HTML and trace; what a test leaves in a page goes with it."""
    if "chromium" not in request.fixturenames:
        yield
        return
    browser: sync_api.Browser = request.getfixturevalue("chromium")
    yield
    failed = request.node.stash.get(FAILED, False)
    folder = KEPT / re.sub(r"[^\w-]+", "-", request.node.name).strip("-")
    if failed:
        shutil.rmtree(folder, ignore_errors=True)
    for number, context in enumerate(each for each in browser.contexts if not pages.waits(each)):
        if failed:
            keep(context, folder, str(number))
            pages.drop(context)
        else:
            pages.give_back(context)


def keep(context: sync_api.BrowserContext, folder: Path, name: str) -> None:
    """Picture and HTML of every page, and the trace where one is being taken (`playwright show-trace`)."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(context.pages):
        try:
            page.screenshot(path=folder / f"{name}-{number}.png", timeout=PATIENCE_MS)
            (folder / f"{name}-{number}.html").write_text(page.content(), encoding="utf-8")
        except sync_api.Error as gone:  # a page that died is no reason to lose the others
            (folder / f"{name}-{number}.txt").write_text(str(gone), encoding="utf-8")
    try:
        context.tracing.stop(path=folder / f"{name}-trace.zip")
    except sync_api.Error:  # a context that was made without one
        return
    print(f"kept in {folder}")
