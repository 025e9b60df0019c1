"""Lessons and the guide at the page: everything is done by pressing what they point at, and nothing lies over it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from openoutcry.table.lesson import lesson_of, worked
from tests.browser.conftest import House
from tests.browser.pages import stand_between
from tests.browser.player import DESK, GAMES, PHONE, open_table, settle, sit_at, visit, wait_for_table

LOW_DESK = {"width": 1280, "height": 720}
TABLET = {"width": 768, "height": 1024}
LANDSCAPE = {"width": 844, "height": 390}
WIDE = {"width": 1920, "height": 1080}
TALL_PHONE = {"width": 390, "height": 844}
SIZES = {"en": (DESK, TALL_PHONE), "ru": (LOW_DESK, PHONE), "it": (LOW_DESK, PHONE)}
LESSONS = [(game, size, language) for game in GAMES for language, sizes in SIZES.items() for size in sizes]
MOST_PRESSES = 120
TRIES = 100
# Where the thing lies that is pointed at, and the slip; a thing in the slip can't be covered by it.
_PLACES = """() => {
  const box = (thing) => thing && (({left, top, right, bottom}) => ({left, top, right, bottom}))(
    thing.getBoundingClientRect())
  const asked = document.querySelector('[data-asked]')
  const slip = document.querySelector('.slip')
  return {
    asked: box(asked), slip: box(slip), within: !!asked?.closest('.slip'), isSlip: asked === slip,
    width: innerWidth, height: innerHeight, name: asked?.dataset.asked,
  }
}"""
_STATE = "() => { const tip = document.querySelector('[data-lesson]'); return tip && {...tip.dataset} }"
_CHANGED = """(before) => {
  const tip = document.querySelector('[data-lesson]')
  return tip && (tip.dataset.lesson !== before.lesson || tip.dataset.pressed !== before.pressed)
}"""


def nothing_lies_over(page: Page) -> None:
    """The thing that is pointed at can be seen, whole or from its top, and the slip is beside it."""
    for _ in range(TRIES):  # a slip that has just grown is scrolled clear of
        places = page.evaluate(_PLACES)
        if clear(places):
            return
        page.wait_for_timeout(100)
    raise AssertionError(places)


def clear(places: dict[str, Any]) -> bool:
    """Does nothing lie over the thing that is pointed at?"""
    asked, slip = places["asked"], places["slip"]
    if not asked or asked["left"] < -1 or asked["right"] > places["width"] + 1:
        return False
    if places["within"] or places["isSlip"]:
        return True
    beside = slip["left"] >= asked["right"] - 1 or slip["right"] <= asked["left"] + 1
    bottom = places["height"] if beside else slip["top"]
    if asked["bottom"] - asked["top"] <= bottom - 24:
        return bool(asked["top"] >= -1 and asked["bottom"] <= bottom + 1)
    return bool(-1 <= asked["top"] <= 24)  # higher than the room there is: it shows from its top


def press_on(page: Page, game: str) -> None:
    """One thing: what is pointed at, or what the note offers, once the others have moved."""
    page.wait_for_selector("[data-lesson][data-ready=true]")
    before = page.evaluate(_STATE)
    if before["lesson"] == "question":
        answers = lesson_of(game).question.answers
        wrong = next(answer.name for answer in answers if not answer.right)
        page.locator(f"[data-answer={wrong}]").click()
        expect(page.locator(".tip.else")).to_be_visible()
        page.locator(f"[data-answer={next(answer.name for answer in answers if answer.right)}]").click()
    else:
        asked = page.locator(f"[data-asked='{before['points']}']")
        expect(asked).to_be_visible()
        nothing_lies_over(page)
        following = page.locator("[data-next]")
        (following if following.count() else asked).click()
    page.wait_for_function(_CHANGED, arg=before)


@pytest.mark.parametrize(("game", "size", "language"), LESSONS, ids=lambda given: str(given).replace(" ", ""))
def test_a_lesson_is_finished_by_pressing_only_what_it_points_at(
    house: House, chromium: Browser, game: str, size: dict[str, int], language: str
) -> None:
    _, page = visit(chromium, house.door, viewport=size, language=language, touch=size["width"] < 720)
    page.goto(f"{house.url}/lesson/{game}")
    page.wait_for_selector("[data-lesson]")
    for _ in range(MOST_PRESSES):
        if page.evaluate(_STATE)["lesson"] == "end":
            break
        press_on(page, game)
    expect(page.locator("[data-lesson=end]")).to_be_visible()


class LateAnswers:
    """A line on which a call is answered only when it is asked for, long after its news."""

    def __init__(self, page: Page) -> None:
        self.page, self.late, self._waited_for = page, 0, False
        self._held: list[Callable[[], None]] = []
        stand_between(page, self._between)

    def _between(self, line: WebSocketRoute) -> None:
        def told(message: str | bytes) -> None:
            if json.loads(message)["type"] != "ack" or self._waited_for:
                line.send(message)
            else:
                self._held.append(lambda: line.send(message))

        line.connect_to_server().on_message(told)

    def come(self) -> None:
        """All that have been asked for."""
        self._waited_for, held, self._held = True, self._held, []
        for answer in held:
            answer()
        expect(self.page.locator("[data-calling]")).to_have_count(0)
        self._waited_for, self.late = False, self.late + len(held)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_next_stays_when_the_last_call_is_answered_late(
    house: House, chromium: Browser, game: str
) -> None:
    _, page = visit(chromium, house.door)
    answers = LateAnswers(page)
    page.goto(f"{house.url}/lesson/{game}")
    page.wait_for_selector("[data-lesson]")
    for _ in range(MOST_PRESSES):
        if page.evaluate(_STATE)["lesson"] == "end":
            break
        page.wait_for_selector("[data-lesson][data-ready=true]")
        if page.evaluate(_STATE).get("points") == "call":  # so what is called next is written before the answer comes
            answers.come()
        press_on(page, game)
    expect(page.locator("[data-lesson=end]")).to_be_visible()
    assert answers.late


def test_the_hall_leads_to_the_lesson_and_the_lesson_to_a_game(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.url)
    page.get_by_role("link", name="Learn in 3 minutes: Money").click()
    page.wait_for_selector("[data-lesson]")
    for _ in range(MOST_PRESSES):
        if page.evaluate(_STATE)["lesson"] == "end":
            break
        press_on(page, "money")
    page.locator("[data-play-on]").click()
    expect(page.locator("[data-lesson]")).to_have_count(0)
    expect(page.locator(".slip")).to_be_visible()
    settle(page)
    assert not page.evaluate("() => document.querySelector('.rib')")
    came_from = page.locator("[data-log] a[href='/learn/money']")
    expect(came_from.first).to_have_text("Played on from the lesson")


def test_something_else_is_not_played_and_the_note_says_why(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door)
    page.goto(f"{house.url}/lesson/acquire")
    page.locator("[data-lesson=begin] [data-next]").click()
    page.wait_for_selector("[data-lesson=play]")
    page.locator("[data-name='hand-6c']").click()
    expect(page.locator(".tip.else")).to_contain_text("6c")
    expect(page.locator("[data-call]")).to_be_disabled()
    page.locator("[data-name='hand-5c']").click()
    page.locator("[data-call]").click()
    page.wait_for_selector("[data-lesson=found]")


def test_a_lesson_waits_where_it_was_left(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door)
    page.goto(f"{house.url}/lesson/money")
    page.locator("[data-lesson=crowns] [data-next]").click()
    page.wait_for_selector("[data-lesson=lot]")
    page.locator(".rib a").click()
    page.wait_for_url(f"{house.url}/")
    page.goto(f"{house.url}/lesson/money")
    expect(page.locator("[data-lesson=lot]")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, LOW_DESK, WIDE, TABLET, TALL_PHONE, PHONE, LANDSCAPE], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_covers_neither_what_it_points_at_nor_the_slip(
    house: House, chromium: Browser, game: str, size: dict[str, int]
) -> None:
    _, page = visit(chromium, house.door, viewport=size, guide=True)
    sit_at(page, house.url, open_table(page, game))
    wait_for_table(page)
    page.wait_for_selector("[data-asked]")
    while page.locator(".coach").count():
        nothing_lies_over(page)
        said = page.locator(".coach b").inner_text()
        page.locator(".coach .btn:not(.quiet)").click()
        page.wait_for_function("(said) => document.querySelector('.coach b')?.innerText !== said", arg=said)
        if page.locator(".coach").count():
            page.wait_for_selector("[data-asked]")


@pytest.mark.parametrize("language", ["en", "ru", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_how_to_win_shows_what_the_rules_worked_out(house: House, chromium: Browser, game: str, language: str) -> None:
    size = TALL_PHONE if language == "en" else DESK
    _, page = visit(chromium, house.door, viewport=size, language=language)
    page.goto(f"{house.url}/learn/{game}")
    page.wait_for_selector("[data-example]")
    shown = {each.get_attribute("data-example"): each.inner_text() for each in page.locator("[data-example]").all()}
    assert list(shown) == [example.name for example in worked(game)]
    assert "howto-" not in page.content() and "learn-" not in page.locator("main").inner_text()
    for example in worked(game):
        said = "".join(char for char in shown[example.name] if char.isdigit())
        for figure in example.figures.values():
            assert str(figure) in said, (example.name, figure)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(f"a[href='/lesson/{game}']").first.click()
    page.wait_for_selector("[data-lesson]")
