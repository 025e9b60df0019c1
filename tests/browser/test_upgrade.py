"""A page that is open while the site is upgraded to a version it can't speak with."""

import pytest
from playwright.sync_api import Browser, Page, expect

from openoutcry.server import sockets
from tests.browser.pages import spend
from tests.browser.player import open_table, sit_at, step, visit, wait_for_table
from tests.server.people import Site, awaited

# What the page of the next version would do otherwise than this one.
NEWER = """
const Old = window.WebSocket
window.WebSocket = class extends Old {
  constructor(url) { super(url.replace('?p=%d', '?p=%d')) }
}
"""


@pytest.fixture
def site(tmp_path):
    opened = Site(data_dir=tmp_path)
    yield opened
    opened.stop()


def seated(chromium: Browser, site: Site) -> tuple[Page, str]:
    _, page = visit(chromium, f"{site.url}/healthz")
    spend(page)
    table = open_table(page, "money", 3)
    sit_at(page, site.url, table)
    wait_for_table(page)
    return page, table["id"]


def upgrade(site: Site, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on this is a site of the next protocol; lines break, as in any upgrade."""
    monkeypatch.setattr(sockets, "OLDEST", sockets.PROTOCOL + 1)
    monkeypatch.setattr(sockets, "PROTOCOL", sockets.PROTOCOL + 1)
    site.loop.call_soon_threadsafe(site.hall.tables[table].start_over)


def test_a_page_that_is_too_old_loads_itself_anew_and_play_goes_on(site, chromium, monkeypatch):
    page, table = seated(chromium, site)
    hand = page.locator(".hand .sn").all_inner_texts()
    page.add_init_script(NEWER % (sockets.PROTOCOL, sockets.PROTOCOL + 1))
    address = page.url
    with page.expect_event("load"):  # nobody presses anything
        upgrade(site, table, monkeypatch)
    wait_for_table(page)
    assert page.url == address and hand and page.locator(".hand .sn").all_inner_texts() == hand
    assert site.hall.counters["clients_reload"] >= 1
    played = len(site.hall.tables[table].match.rows)
    turn = 0
    while len(site.hall.tables[table].match.rows) == played:
        step(page, turn)
        turn += 1


def test_where_the_old_page_comes_back_it_does_not_load_itself_again_and_again(site, chromium, monkeypatch):
    page, table = seated(chromium, site)
    loads: list[str] = []
    page.on("load", lambda page: loads.append(page.url))
    upgrade(site, table, monkeypatch)

    def refused() -> bool:
        page.wait_for_timeout(50)  # the page's events are told meanwhile
        return site.hall.counters["clients_reload"] >= 4

    awaited(refused)
    assert len(loads) == 1
    expect(page.locator("body")).to_contain_text("Open Outcry")
