"""What the moves tell, on the page: beside the log of a table where aids are allowed, and in the review."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import AXE, House
from tests.browser.player import (
    DESK,
    PHONE,
    SHORT,
    finish_alone,
    open_table,
    readable,
    settle,
    sit_at,
    step,
    tab_to,
    visit,
)
from tests.browser.reviewed import serve_review

SAID = {"en": "What the moves tell", "ru": "О чём говорят ходы", "it": "Che cosa dicono le mosse"}

MENU = {"en": "Menu", "ru": "Меню", "it": "Menu"}


def weighed(page: Page) -> None:
    """What was asked for is there, every chance with its figure, and nothing says what is true."""
    pane = page.locator("[data-tells]:visible")
    expect(pane).to_have_attribute("aria-busy", "false")
    expect(pane.locator("dd").first).to_be_visible()
    assert pane.locator("dd .fig").count() == pane.locator("dd .v").count() > 1
    assert pane.locator(".true").count() == 0


def test_what_the_moves_tell_is_weighed_beside_the_log(house: House, chromium: Browser) -> None:
    """By the keyboard alone; when the table has changed it says so and weighs again when it is asked to."""
    _, page = visit(chromium, house.door)
    sit_at(page, house.url, open_table(page, "stockpile", 3))
    settle(page)
    page.keyboard.press("w")
    weighed(page)
    assert page.evaluate("document.activeElement.matches('[data-tells]')")
    expect(page.get_by_role("tab", selected=True)).to_have_text("Tells")
    readable(page, AXE)
    pane = page.get_by_role("region", name=SAID["en"])
    again = pane.get_by_role("button", name="Weigh again")
    expect(again).to_have_count(0)
    for turn in range(40):
        if again.count():
            break
        settle(page)
        step(page, turn)
    expect(pane).to_contain_text("The table has changed")
    readable(page, AXE)  # what was weighed before stands there still
    pane.focus()
    assert tab_to(page, "[data-tells] [role=status] button")
    page.keyboard.press("Enter")
    expect(again).to_have_count(0)
    weighed(page)


@pytest.mark.parametrize(("language", "game"), [("en", "stockpile"), ("it", "acquire"), ("ru", "money")])
def test_on_a_phone_it_lies_in_the_menu(house: House, chromium: Browser, language: str, game: str) -> None:
    _, page = visit(chromium, house.door, viewport=PHONE, language=language, touch=True)
    sit_at(page, house.url, open_table(page, game, 3, language=language))
    settle(page)
    page.get_by_role("button", name=MENU[language]).click()
    page.get_by_role("dialog").locator("#tab-belief").click()
    weighed(page)
    expect(page.get_by_role("dialog").get_by_role("region", name=SAID[language])).to_be_visible()
    over = page.evaluate(
        "(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)(document.querySelector('dialog'))"
    )
    assert over == 0, "nothing hangs over the edge"
    readable(page, AXE, themes=("light",), within="dialog")


def test_where_aids_are_off_there_is_nothing_to_ask(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door)
    sit_at(page, house.url, open_table(page, "stockpile", 3, hints=False))
    settle(page)
    expect(page.get_by_role("tab")).to_have_text(["Log", "Chat", "Rules"])
    page.keyboard.press("w")
    expect(page.get_by_role("tab", selected=True)).to_have_text("Log")


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_review_shows_what_the_moves_told_and_what_was_true(
    house: House, chromium: Browser, viewport: dict[str, int]
) -> None:
    _, page = visit(chromium, house.door)
    table = open_table(page, "stockpile", 3, public=True, numbers=SHORT["stockpile"])
    finish_alone(page, chromium, house.url, table)
    page.set_viewport_size(viewport)  # type: ignore[arg-type]
    serve_review(page, table, waits=0)
    page.goto(f"{house.url}/review/{table['id']}?seat=0&move=5")
    page.get_by_role("button", name="What the moves told").click()
    pane = page.get_by_role("region", name="What the moves told")
    expect(pane).to_have_attribute("aria-busy", "false")
    expect(pane.locator("dd").first).to_be_visible()
    assert pane.locator("dd .true").count() == pane.locator("dd").count() > 0
    readable(page, AXE, themes=("light",))
    pane.get_by_role("button", name="How is this computed?").click()
    expect(pane.locator(".how")).to_contain_text("deals that fit")
    pane.get_by_role("button", name="Back to the fortunes").click()
    expect(pane).to_have_count(0)
