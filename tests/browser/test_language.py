"""A language chosen in mid-game changes what is said already: the log, the tape, the slip."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import House
from tests.browser.player import GAMES, open_table, settle, sit_at, step, visit

CYRILLIC = re.compile("[а-яА-Я]{3}")
_ENGLISH = """() => [...document.querySelectorAll('.log [role=tabpanel] li, .tape li')]
  .map((line) => line.textContent.trim())
  .filter((line) => !/[а-яА-Я]/.test(line) && /[a-z]{3}/.test(line))"""


@pytest.mark.parametrize("game", GAMES)
def test_a_language_chosen_in_mid_game_changes_the_old_log(house: House, chromium: Browser, game: str) -> None:
    _, page = visit(chromium, house.door)
    sit_at(page, house.url, open_table(page, game))
    for turn in range(3):
        settle(page)
        step(page, turn)
    settle(page)
    assert page.evaluate(_ENGLISH), "nothing was said yet"
    page.get_by_role("button", name="Menu").first.click()
    page.locator("dialog .lang select").select_option("ru")
    expect(page.locator(".log [role=tab]").first).to_have_text(CYRILLIC)
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => ({_ENGLISH})().length === 0")
    expect(page.locator(".slip .say")).to_have_text(CYRILLIC)
