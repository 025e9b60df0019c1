"""An evening on a phone in Russian: what was cut off, covered or left out of sight there once."""

from copy import deepcopy

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import House
from tests.browser.player import open_table, settle, sit_at, visit
from tests.browser.sizes import SIZES, UPRIGHT, out_of_sight, part_covered
from tests.browser.test_scenes import SCENES, SEAT, Theatre, moment

PHONE = UPRIGHT["390x844"]
LOW_DESK = {"width": 1366, "height": 768}
_CUT = """() => [...document.querySelectorAll('.plate .nm, .plate .nm span')]
  .filter((name) => name.scrollWidth > name.clientWidth + 1)
  .map((name) => name.innerText)"""
# How far the page was ever scrolled: a scene may be over before anybody looks.
_FARTHEST = """() => {
  window.farthest = 0
  addEventListener('scroll', () => (window.farthest = Math.max(window.farthest, scrollY)))
}"""


@pytest.mark.parametrize("game", ["stockpile", "watch"])
def test_the_names_of_four_players_are_whole(house: House, chromium: Browser, game: str) -> None:
    _, page = visit(chromium, house.door, viewport=PHONE, language="ru")
    sit_at(page, house.url, open_table(page, game, 4, language="ru"))
    settle(page)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    for size in (PHONE, LOW_DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate(_CUT) == []


def test_a_forecast_and_the_code_beside_it_are_whole(house: House, chromium: Browser) -> None:
    scene = SCENES["stockpile"]
    _, page = visit(chromium, house.door, viewport=PHONE, scenes="slow")
    shown = Theatre(page, house, "stockpile", moment(scene.game, scene.wanted))
    shown.stand_still()
    shown.perform()
    while page.locator(".fcs .fore").count() < 2:
        shown.next()
    assert out_of_sight(page, [".fcs .fore .big", ".fcs .fore .st"]) == []
    for size in SIZES.values():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.locator(".fcs").scroll_into_view_if_needed()
        assert part_covered(page, ".fcs .cert .code") == []


@pytest.mark.parametrize("ends", ["played", "skipped"])
def test_whoever_is_to_choose_sees_the_table_as_they_left_it(house: House, chromium: Browser, ends: str) -> None:
    """A scene brings the page to where things happen; the choice after it begins where one was before."""
    scene = SCENES["acquire"]
    _, page = visit(chromium, house.door, viewport=PHONE, scenes="slow" if ends == "skipped" else "quick")
    seen = deepcopy(moment(scene.game, scene.wanted))
    seen.after["pending"] = [SEAT]
    shown = Theatre(page, house, "acquire", seen)
    page.evaluate(_FARTHEST)
    shown.perform()
    page.wait_for_function("() => window.farthest > 40")
    if ends == "skipped":
        page.keyboard.press("Enter")
    shown.played()
    page.wait_for_function("() => scrollY === 0")


def test_a_note_that_is_understood_gives_the_page_back(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door, viewport=PHONE, guide=True)
    sit_at(page, house.url, open_table(page, "stockpile", 4))
    page.wait_for_function("() => scrollY > 40 && document.querySelector('[data-asked^=own-pair]')")
    page.locator(".coach .btn:not(.quiet)").click()
    page.wait_for_function("() => !document.querySelector('[data-asked^=own-pair]')")
    while page.locator(".coach").count():
        page.locator(".coach .btn.quiet").click()
    page.wait_for_function("() => scrollY === 0")
