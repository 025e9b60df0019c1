"""Whole games through the page, by clicks and by keys, at a desk and on a phone; and a look back at them."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import pages
from tests.browser.conftest import AXE, House
from tests.browser.player import (
    DESK,
    GAMES,
    NARROW_DESK,
    PHONE,
    SHORT,
    TABLET,
    ChangedViews,
    open_table,
    over,
    play_to_the_end,
    readable,
    settle,
    sit_at,
    step,
    step_by_keys,
    tab_to_what_is_offered,
    visit,
    wait_for_table,
)
from tests.browser.reviewed import serve_review

_CLEAR_OF_THE_SLIP = """() => {
  const [focus, slip] = [document.activeElement, document.querySelector('.slip')]
  return focus.getBoundingClientRect().bottom <= slip.getBoundingClientRect().top
}"""
# What is to happen after a while never does.
_NO_LATER = """
  const soon = window.setTimeout
  window.setTimeout = (run, after, ...given) => (after ? 0 : soon(run, 0, ...given))
"""
# The shortest tables the rules allow.
FEWEST = {"stockpile": 2, "acquire": 2, "money": 3, "watch": 3}
_ESCAPED = """() => [...document.querySelectorAll('main .pane :is(.sl, i, b, small)')].filter((each) => {
  const pane = each.closest('.pane').getBoundingClientRect()
  const box = each.getBoundingClientRect()
  return box.width && (box.left < pane.left - 3 || box.right > pane.right + 3)
}).map((each) => each.outerHTML.slice(0, 120))"""
_HEADING = """() => {
  const [slip, said] = [document.querySelector('.slip'), () => document.querySelector('[data-slip-heading]')?.innerText]
  const before = said()
  window.headed = false
  new MutationObserver(() => (window.headed ||= said() !== before))
    .observe(slip.parentElement, {subtree: true, childList: true, characterData: true})
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_clicks_to_the_final_score(house: House, chromium: Browser, game: str) -> None:
    _, page = visit(chromium, house.door)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    table = open_table(page, game, FEWEST[game], numbers=SHORT[game])
    sit_at(page, house.url, table)
    wait_for_table(page)
    play_to_the_end(page)
    expect(page.locator("dialog ol li")).to_have_count(FEWEST[game])
    for result in page.locator("dialog ol li").all():
        take_apart(result)
    readable(page, AXE)
    serve_review(page, table)
    page.get_by_role("link", name="Review").click()
    look_back(page, game)
    assert not wrong


def take_apart(result: Locator) -> None:
    """A tap on a result shows what it is the sum of."""
    score = result.get_by_role("button")
    score.click()
    parts = [written(each) for each in result.locator(".sum .r").all_inner_texts()]
    assert len(parts) > 1
    assert sum(parts[:-1]) == parts[-1] == written(score.inner_text())
    expect(result.get_by_role("link", name=re.compile("Rule"))).to_be_visible()


def written(figure: str) -> int:
    return int(re.sub(r"[^\d-]", "", figure.replace("−", "-")))


def look_back(page: Page, game: str) -> None:
    """The review: computed first, then graph, turning points, slider, charts and link tell of the same move."""
    expect(page.get_by_text("The review is being computed").first).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Chance to win"))).to_be_visible()
    assert page.get_by_role("img", name=re.compile("Prices")).count() == (game != "money")
    expect(page.get_by_role("img", name=re.compile("Fortunes"))).to_be_visible()
    slider = page.get_by_role("slider")
    page.locator(".th").nth(1).click()
    number = page.locator(".th .no").nth(1).inner_text()
    expect(page.locator(".curt")).to_have_text(f"move {number}")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"move {number} of"))
    expect(page.locator(".tp.open")).to_have_count(1)
    judge = page.get_by_text("Judged by the Master, 400 playouts a decision, temperature 0.90 fitted to 540 positions")
    expect(page.get_by_text("50% of its word")).not_to_be_visible()
    judge.click()
    expect(page.get_by_text("50% of its word")).to_be_visible()
    expect(page.get_by_text("After ± stands half of a 95% interval")).to_be_visible()
    expect(page.locator(".ch .su")).to_have_count(1)  # of the line looked at
    expect(page.locator(".tp.open .opt small").first).to_have_text("± 3")
    assert re.search(r"/review/t_.*move=\d+", page.url)
    readable(page, AXE)
    page.get_by_role("button", name="In figures").first.click()
    expect(page.get_by_role("table")).to_be_visible()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    readable(page, AXE, ("dark",))
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    slider.press("Home")
    expect(page.locator(".now")).to_have_text("The deal")
    page.locator(".th").nth(1).click()
    page.get_by_role("button", name="Show the table").click()
    link = page.url
    assert "view=table" in link
    expect(page.locator(".slip .hdr")).to_contain_text(f"move {number} of")
    page.goto(link)
    expect(page.locator(".slip .hdr")).to_contain_text(f"move {number} of")
    readable(page, AXE, ("light",))
    page.get_by_role("link", name="To the review").click()
    expect(page.locator(".curt")).to_have_text(f"move {number}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/t/t_"))
    wait_for_table(page)
    settle(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_drawn_without_a_moment_that_has_to_pass(house: House, chromium: Browser, game: str) -> None:
    """The table's files import the first one. Were it to wait for them, only the end of its patience would go on."""
    _, page = visit(chromium, house.door)
    pages.spend(page)
    page.add_init_script(_NO_LATER)
    sit_at(page, house.url, open_table(page, game))
    wait_for_table(page)


def test_one_step_from_the_hall_to_the_first_move(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.url, guide=True)
    page.get_by_role("button", name="Play bots at Money").click()
    page.get_by_role("radio", name="Chance").check(force=True)
    page.keyboard.press("Enter")
    expect(page.get_by_role("complementary", name="Guide")).to_be_visible()
    page.get_by_role("button", name="Skip the guide").click()
    page.locator(".hand [data-hand]").first.click()
    page.get_by_role("button", name="Lay the bid").click()
    expect(page.locator(".rail .on")).to_have_text("Swap")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_table_of_bots_is_laid_as_it_was_left(house: House, chromium: Browser, size: dict[str, int]) -> None:
    """Level, number of seats and people are asked once; the next time they are given, and Enter sits down."""
    _, page = visit(chromium, house.url, viewport=size)
    page.get_by_role("button", name="Play bots at Acquire").click()
    sheet = page.get_by_role("dialog", name="Play bots at Acquire")
    sheet.get_by_role("radio", name="Chance").check(force=True)
    sheet.get_by_role("radio", name="3", exact=True).check(force=True)
    before = sheet.locator("li > b").all_inner_texts()
    sheet.get_by_role("button", name=f"Someone else instead of {before[1]}").click()
    people = sheet.locator("li > b").all_inner_texts()
    assert len(people) == 3 and people[1] != before[1] and people[2] == before[2]
    readable(page, AXE, themes=("light",))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sheet.get_by_role("button", name="Sit down").click()
    wait_for_table(page)
    seats = page.evaluate("fetch('/api' + location.pathname.replace('/t/', '/tables/')).then((a) => a.json())")["seats"]
    assert [seat["name"] for seat in seats][1:] == people[1:]
    assert [seat["level"] for seat in seats][1:] == ["random", "random"]
    page.goto(house.url)
    page.get_by_role("button", name="Play bots at Acquire").click()
    expect(sheet.get_by_role("radio", name="Chance")).to_be_checked()
    expect(sheet.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(sheet.locator("li > b")).to_have_text(people)
    page.keyboard.press("Enter")
    wait_for_table(page)


def test_the_guide_leads_to_what_it_speaks_of(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door, guide=True, viewport=PHONE)
    sit_at(page, house.url, open_table(page, "stockpile", 2))
    settle(page)
    expect(page.get_by_role("complementary", name="Guide")).to_contain_text("nobody else does")
    expect(page.get_by_role("region", name="Your pair")).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_sticks_out_of_a_phone(house: House, chromium: Browser, game: str) -> None:
    _, page = visit(chromium, house.door, viewport=PHONE)
    sit_at(page, house.url, open_table(page, game, FEWEST[game]))
    wait_for_table(page)
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("size", [PHONE, TABLET, NARROW_DESK], ids=["phone", "tablet", "narrow desk"])
@pytest.mark.parametrize("game", ["acquire", "money"])
def test_a_full_table_has_room_for_everything(house: House, chromium: Browser, game: str, size: dict[str, int]) -> None:
    """The most players, the longest words: no pane is squeezed and nothing leaves the pane it belongs to."""
    _, page = visit(chromium, house.door, viewport=size, language="ru")
    sit_at(page, house.url, open_table(page, game, {"acquire": 6, "money": 5}[game], language="ru"))
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(_ESCAPED) == []
    narrowest = page.evaluate(
        "Math.min(...[...document.querySelectorAll('main .pane')].map((e) => e.offsetWidth || 999))"
    )
    assert narrowest >= 160
    slip = page.locator(".slip").bounding_box()
    assert slip is not None
    assert slip["y"] + slip["height"] <= size["height"], "the slip is in sight without scrolling"


def test_a_waiting_room_fits_a_phone(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door, viewport=PHONE, language="ru")
    sit_at(page, house.url, open_table(page, "acquire", 4, people=3, language="ru"))
    expect(page.get_by_role("button", name="За этим экраном")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_a_rival_hides_is_not_shown_as_none(house: House, chromium: Browser) -> None:
    """Of hidden holdings a merger shows those in the defunct corporation only; the others stay unknown."""
    _, page = visit(chromium, house.door)
    ChangedViews(page, lambda view: view["table"]["seats"][1].update(shares={"zeta": 2}))
    sit_at(page, house.url, open_table(page, "acquire", 2, options={"holdings": "hidden"}))
    wait_for_table(page)
    rival = page.locator(".book tbody tr").locator("td:nth-of-type(3)")
    expect(rival).to_have_text(["?", "2", "?", "?", "?", "?", "?"])


def test_a_game_of_money_on_a_phone(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door, viewport=PHONE)
    sit_at(page, house.url, open_table(page, "money", 3, numbers=SHORT["money"]))
    wait_for_table(page)
    play_to_the_end(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_the_keyboard_alone(house: House, chromium: Browser, game: str) -> None:
    _, page = visit(chromium, house.door)
    sit_at(page, house.url, open_table(page, game, FEWEST[game], numbers=SHORT[game]))
    wait_for_table(page)
    for turn in range(1500):
        settle(page)
        if over(page):
            break
        step_by_keys(page, turn)
    expect(page.locator(".seal")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".slip").get_by_role("button", name="Result").press("Enter")
    expect(page.locator(".seal")).to_be_visible()


def test_the_focus_is_not_lost_with_the_button_that_had_it(house: House, chromium: Browser) -> None:
    """A button that calls goes with its order: the slip, which says what comes next, has the focus then."""
    _, page = visit(chromium, house.door, scenes="quick")
    sit_at(page, house.url, open_table(page, "acquire"))
    for turn in range(6):
        settle(page)
        if not page.locator("[data-call]:not([disabled])").count():
            page.keyboard.press("n")
            page.keyboard.press("Space")
        page.locator("[data-call]:not([disabled])").focus()
        page.evaluate(_HEADING)
        page.keyboard.press("Enter")
        page.wait_for_function("() => window.headed")  # it may say the same again by now
        settle(page)
        assert page.evaluate("document.activeElement !== document.body"), turn


def test_tab_leads_to_what_can_be_done_and_out_of_an_explanation(house: House, chromium: Browser) -> None:
    """Each zone is one tab stop: at something that is offered, though one has been at something else in it before."""
    _, page = visit(chromium, house.door, viewport=PHONE)
    sit_at(page, house.url, open_table(page, "stockpile"))
    settle(page)
    assert tab_to_what_is_offered(page)
    page.keyboard.press("Space")  # chosen, and offered no longer; the slip grows with what is written
    page.wait_for_function(_CLEAR_OF_THE_SLIP)
    page.locator("[data-slip-heading]").focus()
    assert tab_to_what_is_offered(page)
    page.wait_for_function(_CLEAR_OF_THE_SLIP)
    price = page.locator(".board [data-explain]").first
    price.press("Enter")
    expect(page.locator(".pop")).to_be_focused()
    for _ in range(2):  # the rule's link, and past it
        page.keyboard.press("Tab")
    expect(page.locator(".pop")).to_have_count(0)
    expect(price).to_be_focused()


def test_of_two_action_cards_one_is_chosen_by_keys(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door)

    def boom_and_bust(view: dict[str, Any]) -> None:
        view["pending"] = [view["seat"]]
        view["table"] |= {"phase": "action", "ask": "action", "turn": view["seat"]}
        pairs = [(verb, company) for verb in ("boom", "bust") for company in ("bank", "steel")]
        view["moves"] = [
            {"code": code, "move": verb, "company": company, "say": f"{verb} {company}"}
            for code, (verb, company) in enumerate(pairs)
        ]

    line = ChangedViews(page, boom_and_bust)
    sit_at(page, house.url, open_table(page, "stockpile", 2))
    line.settle()
    page.keyboard.press("n")
    page.keyboard.press("n")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Bust")).to_have_attribute("aria-pressed", "true")
    while not page.locator(".co:focus").count():
        page.keyboard.press("n")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    assert line.next_call() == {"move": "bust", "company": "bank"}
    page.get_by_role("button", name="Boom").click()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.get_by_role("button", name="Bottomline Bank", exact=True)).to_be_visible()
    readable(page, AXE)


def test_what_everybody_has_seen_of_a_hand_is_shown_unless_it_is_hidden(house: House, chromium: Browser) -> None:
    """A table of Money opened from the page shows what is publicly known of the others' hands; one may leave it out."""
    _, page = visit(chromium, house.url)
    page.get_by_role("button", name="Play bots at Money").click()
    page.get_by_role("radio", name="Chance").check(force=True)
    page.get_by_role("button", name="Sit down").click()
    wait_for_table(page)
    known = page.locator(".opp .chips li")
    for turn in range(60):
        settle(page)
        if known.count():
            break
        step(page, turn)
    expect(known.first).to_be_visible()
    assert page.evaluate("document.querySelectorAll('.bidz').length") == 1, "the own bid has its place"
    page.goto(house.url)
    page.get_by_role("button", name="Invite friends to Money").click()
    page.get_by_text("Rules of this table").click()
    expect(page.get_by_label("Memory aid")).to_be_checked()


def test_why_not_says_the_rule(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door)
    sit_at(page, house.url, open_table(page, "money", 3))
    wait_for_table(page)
    page.locator(".lot.left").click()
    reason = page.get_by_role("dialog", name="Not now")
    expect(reason).to_contain_text("MON-")
    page.keyboard.press("Escape")
    expect(reason).to_have_count(0)


def middle(page: Page, selector: str) -> dict[str, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return {"x": box["x"] + min(box["width"], 40) / 2, "y": box["y"] + box["height"] / 2}


def test_a_finger_drags_a_note_into_the_bid(house: House, chromium: Browser) -> None:
    context, page = visit(chromium, house.door, touch=True)
    sit_at(page, house.url, open_table(page, "money", 3))
    settle(page)
    start, end = middle(page, ".hand [data-hand]"), middle(page, ".bidz")
    finger = context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [start]})
    page.wait_for_timeout(250)  # held, not swiped
    for part in (0.2, 0.6, 1.0):
        point = {axis: start[axis] + part * (end[axis] - start[axis]) for axis in start}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".bidz [aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".rail .on")).to_have_text("Secret bids")  # written, not called


def test_a_tile_dropped_on_its_cell_is_written_or_called_as_set(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door)
    table = open_table(page, "acquire", 2)
    for calls in (False, True):
        sit_at(page, house.url, table)
        settle(page)
        page.evaluate("(on) => localStorage.setItem('call-on-drop', on ? 'on' : 'off')", calls)
        page.reload()
        settle(page)
        hand = page.locator(".ht.legal").first
        tile = hand.locator(".t").inner_text()
        start, end = middle(page, ".ht.legal"), middle(page, f'[data-drop="{tile}"]')
        page.mouse.move(start["x"], start["y"])
        page.mouse.down()
        page.mouse.move(end["x"], end["y"], steps=4)
        page.mouse.up()
        if calls:
            expect(page.locator(".ht .t", has_text=re.compile(f"^{tile}$"))).to_have_count(0)
        else:
            expect(page.locator(".slip .say")).to_contain_text(tile)


def test_several_people_at_one_screen_see_a_curtain_between_them(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door)
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
