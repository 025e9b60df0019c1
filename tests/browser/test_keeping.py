"""What a failed browser test leaves behind, and that a page used again has kept nothing of the test before."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import House, keep
from tests.browser.pages import drop, give_back, spend, stand_between
from tests.browser.player import GAMES, PHONE, open_table, settle, sit_at, visit

NOBODY_ELSES = "fr"  # no other test's page has this language


def test_a_failed_test_leaves_picture_page_and_trace(house: House, chromium: Browser, tmp_path: Path) -> None:
    context, page = visit(chromium, house.url, language=NOBODY_ELSES)
    keep(context, tmp_path / "left", "0")
    left = {file.name: file.stat().st_size for file in (tmp_path / "left").iterdir()}
    assert set(left) == {"0-0.png", "0-0.html", "0-trace.zip"}
    assert all(left.values())
    drop(context)
    assert visit(chromium, house.door, language=NOBODY_ELSES)[1] is not page


def test_a_page_used_again_leaves_picture_page_and_trace_as_well(
    house: House, chromium: Browser, tmp_path: Path
) -> None:
    context, page = visit(chromium, house.url, language=NOBODY_ELSES)
    give_back(context)
    assert visit(chromium, house.url, language=NOBODY_ELSES)[1] is page
    keep(context, tmp_path / "left", "0")
    assert {file.name for file in (tmp_path / "left").iterdir()} == {"0-0.png", "0-0.html", "0-trace.zip"}
    drop(context)


def test_a_page_used_again_remembers_nothing(house: House, chromium: Browser) -> None:
    context, page = visit(chromium, house.door, language=NOBODY_ELSES, dark=True)
    open_table(page, "money")
    page.evaluate("localStorage.setItem('guide-money', 'on'); sessionStorage.setItem('said', 'yes')")
    page.route("**/healthz", lambda route: route.fulfill(body="not the site"))
    context.new_page()
    assert context.cookies()
    give_back(context)
    again, same = visit(chromium, house.door, language=NOBODY_ELSES, viewport=PHONE, guide=True)
    assert same is page and again.pages == [page]
    assert again.cookies() == []
    assert page.evaluate("[{...localStorage}, {...sessionStorage}]") == [{"scenes": "none"}, {}]
    assert "not the site" not in page.content()
    assert page.viewport_size == PHONE
    assert not page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    assert page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")


def test_nobody_stands_between_a_page_used_again_and_its_server(house: House, chromium: Browser) -> None:
    context, page = visit(chromium, house.door, language=NOBODY_ELSES, lined=True)
    stand_between(page, lambda line: None)
    give_back(context)
    assert visit(chromium, house.door, language=NOBODY_ELSES)[1] is not page
    _, again = visit(chromium, house.door, language=NOBODY_ELSES, lined=True)
    assert again is page
    sit_at(page, house.url, open_table(page, GAMES[0]))
    settle(page)


def test_a_page_changed_for_good_is_not_used_again(house: House, chromium: Browser) -> None:
    context, page = visit(chromium, house.door, language=NOBODY_ELSES)
    spend(page)
    give_back(context)
    assert page.is_closed()
    assert visit(chromium, house.door, language=NOBODY_ELSES)[1] is not page
