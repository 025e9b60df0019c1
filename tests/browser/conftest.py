"""A server of its own and Chromium for the tests that play through the page."""

import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.luck import LUCK

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "openoutcry" / "server" / "static" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 60_000  # a busy machine is slow, not wrong
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

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0  # any free one at first, the same again after that
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "OPENOUTCRY_BOT_DELAY": "0.05",
            "OPENOUTCRY_RATE_FACTOR": "100",
            "OPENOUTCRY_LOG": "WARNING",
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


@pytest.fixture(scope="session")
def chromium() -> Iterator[sync_api.Browser]:
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()
