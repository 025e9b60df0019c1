"""A game from outside the package has drawn no table: the plain one is played and looked back on like any other."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import AXE, House
from tests.browser.player import (
    DESK,
    PHONE,
    open_table,
    over,
    play_to_the_end,
    readable,
    settle,
    sit_at,
    step_by_keys,
    visit,
)
from tests.outside import install

SHORT = {"numbers": {"rounds": 2}}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A site of its own with the example installed; a few dozen moves need no compiling."""
    installed = install(tmp_path_factory.mktemp("outside"))
    opened = House(tmp_path_factory.mktemp("house"), installed, OPENOUTCRY_INTERPRET="1")
    opened.open()
    yield opened
    opened.kill()


@pytest.mark.parametrize(
    ("language", "title", "about"),
    [
        ("en", "Sealed Market", "Bid in secret"),
        ("ru", "Закрытый рынок", "Тайные ставки"),
        ("it", "Mercato segreto", "Offerte segrete"),
    ],
)
def test_it_stands_on_the_shelf_in_the_readers_language(house, chromium, language, title, about):
    _, page = visit(chromium, house.url, language=language)
    ticket = page.locator(".gm").last
    ticket.get_by_role("heading", name=title).wait_for()
    assert about in ticket.inner_text()
    page.goto(f"{house.url}/rules/market")
    page.locator("nav a[aria-current]", has_text=title).wait_for()
    page.locator("article h1").wait_for()


def test_it_is_played_to_the_end_against_search_bots_and_reviewed(house, chromium):
    _, page = visit(chromium, house.door)
    bots = [{"kind": "bot", "level": level} for level in ("trader", "broker")]
    table = open_table(page, "market", 3, seats=[{"kind": "me"}, *bots], **SHORT)
    sit_at(page, house.url, table)
    settle(page)
    assert page.locator(".plate").count() == 3
    assert page.locator(".ticket.legal").count() == 7, "a ticket for each bid from none to all six coins"
    page.locator(".ticket").nth(6).click()
    assert page.locator(".slip .say").inner_text() == "Bid 6"
    page.locator("[data-call]").click()
    play_to_the_end(page)
    assert page.locator(".seal").count() == 1
    page.get_by_role("link", name="Review").click()
    page.locator(".tps ol").wait_for(state="attached", timeout=300_000)
    expect(page.locator(".ch.coming")).to_have_count(0, timeout=300_000)  # all of it is judged
    assert page.locator(".rv .ch svg").count(), "the chances are drawn"
    review = page.request.get(f"{house.url}/api/tables/{table['id']}/review").json()["review"]
    marked = [decision for decision in review["decisions"] if decision["seat"] == 0 and decision["mark"]]
    assert page.locator(".tp").count() == len(marked)
    page.get_by_label("Moves of").select_option("all")
    assert page.locator(".tp").count() == len(review["turns"])


def test_keys_alone_play_it_and_what_is_barred_says_why(house, chromium):
    _, page = visit(chromium, house.door)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "house"}]
    sit_at(page, house.url, open_table(page, "market", 2, seats=seats, **SHORT))
    settle(page)
    page.keyboard.press("7")
    page.keyboard.press("Enter")  # all coins on the first lot: the house never does, so it is won and nothing is left
    page.locator(".ticket.barred").nth(5).wait_for()
    page.locator(".ticket.barred").last.dispatch_event("click")
    page.get_by_text("Rule MKT-2.2").wait_for()
    page.keyboard.press("Escape")
    for turn in range(9):
        if over(page):
            break
        settle(page)
        step_by_keys(page, turn)
    page.locator(".seal").wait_for()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_everybody_can_read_it(house, chromium, viewport, language):
    _, page = visit(chromium, house.door, viewport=viewport, language=language)
    sit_at(page, house.url, open_table(page, "market", 4, language=language))
    settle(page)
    readable(page, AXE)
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{wide} pixels of it lie beside the window"
