"""Whole games through the page, by clicks, at a desk and on a phone."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import House
from tests.browser.player import GAMES, PHONE, open_table, play_to_the_end, sit_at, visit, wait_for_table

# The shortest tables the rules allow; numbers that shorten a game without leaving a step out.
FEWEST = {"stockpile": 2, "acquire": 2, "money": 3, "watch": 3}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_clicks_to_the_final_score(house: House, chromium: Browser, game: str) -> None:
    context, page = visit(chromium, house.url)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    table = open_table(page, game, FEWEST[game])
    sit_at(page, house.url, table)
    wait_for_table(page)
    play_to_the_end(page)
    expect(page.locator("dialog ol li")).to_have_count(FEWEST[game])
    assert not wrong
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert re.search(r"/review/t_.*move=\d+", page.url)
    context.close()


def test_one_click_from_the_hall_to_the_first_move(house: House, chromium: Browser) -> None:
    context, page = visit(chromium, house.url, guide=True)
    page.get_by_role("button", name="Play bots at Money").click()
    expect(page.get_by_role("complementary", name="Guide")).to_be_visible()
    page.get_by_role("button", name="Skip the guide").click()
    page.locator(".hand [data-hand]").first.click()
    page.get_by_role("button", name="Lay the bid").click()
    expect(page.locator(".rail .on")).to_have_text("Swap")
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_sticks_out_of_a_phone(house: House, chromium: Browser, game: str) -> None:
    context, page = visit(chromium, house.url, viewport=PHONE)
    sit_at(page, house.url, open_table(page, game, FEWEST[game]))
    wait_for_table(page)
    for _ in range(2):
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        page.wait_for_timeout(300)
    context.close()


def test_a_game_of_money_on_a_phone(house: House, chromium: Browser) -> None:
    context, page = visit(chromium, house.url, viewport=PHONE)
    sit_at(page, house.url, open_table(page, "money", 3))
    wait_for_table(page)
    play_to_the_end(page)
    context.close()


def test_a_game_of_money_with_the_keyboard_alone(house: House, chromium: Browser) -> None:
    context, page = visit(chromium, house.url)
    sit_at(page, house.url, open_table(page, "money", 3))
    wait_for_table(page)
    for turn in range(1500):
        if page.locator(".seal").count():
            break
        if page.locator(".bidz.now").count():
            page.keyboard.press("1")
            page.keyboard.press("Enter")
        elif page.locator(".lot.tgt").count():
            page.keyboard.press("N")
            page.keyboard.press("Space") if turn % 2 else page.keyboard.press("B")
            page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    expect(page.locator(".seal")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    context.close()


def test_why_not_says_the_rule(house: House, chromium: Browser) -> None:
    context, page = visit(chromium, house.url)
    sit_at(page, house.url, open_table(page, "money", 3))
    wait_for_table(page)
    page.locator(".lot.left").click()
    reason = page.get_by_role("dialog", name="Not now")
    expect(reason).to_contain_text("MON-")
    page.keyboard.press("Escape")
    expect(reason).to_have_count(0)
    context.close()


def test_several_people_at_one_screen_see_a_curtain_between_them(house: House, chromium: Browser) -> None:
    context, page = visit(chromium, house.url)
    table = open_table(page, "money", 3)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}, {"kind": "bot", "level": "random"}]
    table = open_table(page, "money", 3, seats=seats)
    sit_at(page, house.url, table)
    for name in ("Ann", "Bob"):
        expect(page.get_by_role("heading", name=f"Pass the screen to {name}")).to_be_visible()
        assert page.locator(".note").count() == 0  # emptied, not hidden
        page.get_by_role("button", name=f"I am {name}").click(delay=800)
        page.locator(".hand [data-hand]").first.click()
        page.get_by_role("button", name="Lay the bid").click()
    context.close()
