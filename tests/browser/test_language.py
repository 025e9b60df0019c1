"""A language chosen in mid-game changes what is said already: the log, the tape, the slip."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as BrowserError

from tests.browser.conftest import House
from tests.browser.player import GAMES, open_table, settle, sit_at, step, visit
from tests.browser.test_reading import RAW_ID

CYRILLIC = re.compile("[а-яА-Я]{3}")
_ENGLISH = """() => [...document.querySelectorAll('.log [role=tabpanel] li, .tape li')]
  .map((line) => line.textContent.trim())
  .filter((line) => !/[а-яА-Я]/.test(line) && /[a-z]{3}/.test(line))"""

_RUSSIAN = """() => [...document.querySelectorAll('.log [role=tabpanel] li, .tape li, .slip .say')]
  .filter((line) => /[а-яА-Я]{3}/.test(line.textContent))"""


def choose(page: Page, language: str) -> None:
    page.locator(".ctl .ib").last.click()  # the menu
    page.locator("dialog .lang select").select_option(language)
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def nothing_is_unwritten(page: Page) -> None:
    assert RAW_ID.findall(page.locator("body").inner_text()) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_language_chosen_in_mid_game_changes_the_old_log(house: House, chromium: Browser, game: str) -> None:
    """And nothing at the table is without its words in any of them."""
    _, page = visit(chromium, house.door)
    sit_at(page, house.url, open_table(page, game))
    for turn in range(8):
        settle(page)
        try:
            step(page, turn)
        except BrowserError:  # what was about to be clicked may just have gone
            page.keyboard.press("Escape")
    settle(page)
    assert page.evaluate(_ENGLISH), "nothing was said yet"
    nothing_is_unwritten(page)
    choose(page, "ru")
    expect(page.locator(".log [role=tab]").first).to_have_text(CYRILLIC)
    page.wait_for_function(f"() => ({_ENGLISH})().length === 0")
    expect(page.locator(".slip .say")).to_have_text(CYRILLIC)
    nothing_is_unwritten(page)
    choose(page, "it")
    expect(page.locator(".log [role=tab]").first).not_to_have_text(CYRILLIC)
    page.wait_for_function(f"() => ({_RUSSIAN})().length === 0")
    nothing_is_unwritten(page)
