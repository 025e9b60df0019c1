"""What a failed browser test leaves behind."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import House, keep
from tests.browser.pages import drop
from tests.browser.player import visit


def test_a_failed_test_leaves_picture_page_and_trace(house: House, chromium: Browser, tmp_path: Path) -> None:
    context, _ = visit(chromium, house.url)
    keep(context, tmp_path / "left", "0")
    drop(context)
    left = {file.name: file.stat().st_size for file in (tmp_path / "left").iterdir()}
    assert set(left) == {"0-0.png", "0-0.html", "0-trace.zip"}
    assert all(left.values())
