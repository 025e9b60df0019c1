"""A seat that a bot keeps is seen and told, and its owner takes it back; who a bot is; a call is taken back."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from openoutcry.language import text
from tests.browser import pages
from tests.browser.conftest import House
from tests.browser.player import PHONE, open_table, settle, sit_at, step, visit

_POST = """([path, body]) => fetch(path, {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})"""

_HEAR = """() => {
  window.heard = []
  const hear = () => document.querySelectorAll('.toast').forEach((each) => window.heard.push(each.textContent))
  new MutationObserver(hear).observe(document.body, {subtree: true, childList: true, characterData: true})
}"""
_HEARD = "(words) => window.heard.some((each) => each.includes(words))"

# What the server says comes late, as on a slow line; much later than the page draws.
_LATE = """
  const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
  const late = (hear) => (event) => setTimeout(hear, 300, event)
  Object.defineProperty(WebSocket.prototype, 'onmessage', { set(hear) { heard.set.call(this, late(hear)) } })
"""
# Calls are noted and stay on their way.
_HOLD = """() => {
  window.called = []
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (said) {
    const { type } = JSON.parse(said)
    if (['move', 'undo'].includes(type)) window.called.push(type)
    else send.call(this, said)
  }
}"""

HANDOVERS = (
    ("en", "plays for you", "Your seat is your own again."),
    ("ru", "За вас играет", "Место снова ваше."),
    ("it", "gioca per te", "Il posto è di nuovo tuo."),
)


def post(page: Page, path: str, body: dict[str, object]) -> None:
    page.evaluate(_POST, [path, body])


def seat_two(house: House, chromium: Browser, hers: str = "en", **how: Any) -> tuple[Page, Page, dict[str, Any]]:
    """Anna and Bob at one table of Money: nothing goes on without both of them."""
    _, anna = visit(chromium, house.door, language=hers)
    table = open_table(anna, "money", people=2, language=hers, options={"deals": 20})
    sit_at(anna, house.url, table)
    _, bob = visit(chromium, house.door, **how)
    post(bob, "/api/guest", {"name": "Bob", "language": how.get("language", "en")})
    post(bob, f"/api/tables/{table['id']}/sit", {"invite": table["invite"]})
    sit_at(bob, house.url, table)
    post(anna, f"/api/tables/{table['id']}/start", {})
    settle(anna)
    settle(bob)
    return anna, bob, table


def test_who_takes_the_seat_back_is_told_what_the_bot_called(house: House, chromium: Browser) -> None:
    page, _, table = seat_two(house, chromium)
    post(page, f"/api/tables/{table['id']}/stand", {"seat": 0})
    slip = page.locator(".slip")
    expect(slip).to_contain_text("plays your seat")
    expect(page.get_by_text("6 cards", exact=True)).to_have_count(0)  # the bot has bid some of them
    slip.locator("[data-call]").click()
    told = page.locator("dialog", has_text="for you")
    expect(told.locator("li").first).not_to_be_empty()
    told.get_by_role("button", name="Play on").click()
    expect(told).to_have_count(0)
    expect(slip).not_to_contain_text("plays your seat")


def test_the_others_are_told_that_a_bot_sits_in_and_that_the_player_is_back(house: House, chromium: Browser) -> None:
    anna, bob, table = seat_two(house, chromium, viewport=PHONE, language="ru")
    bob.evaluate(_HEAR)  # a toast goes after seconds, and a busy machine may look too late
    post(anna, f"/api/tables/{table['id']}/stand", {"seat": 0})
    bob.wait_for_function(_HEARD, arg="Место игрока Anna держит")
    anna.locator(".slip [data-call]").click()
    bob.wait_for_function(_HEARD, arg="Anna снова за столом")


@pytest.mark.parametrize(("language", "begins", "back"), HANDOVERS)
def test_a_handover_is_a_line_of_the_log_and_of_the_tape_also_after_a_reload(
    house: House, chromium: Browser, language: str, begins: str, back: str
) -> None:
    page, _, table = seat_two(house, chromium, language)
    log, tape = page.locator("[data-log]"), page.locator(".tape")
    post(page, f"/api/tables/{table['id']}/stand", {"seat": 0})
    expect(log).to_contain_text(begins)
    expect(tape).to_contain_text(begins)
    page.locator(".slip [data-call]").click()
    expect(log).to_contain_text(back)
    page.reload()
    expect(log).to_contain_text(begins)
    expect(log).to_contain_text(back)


def tiles(page: Page) -> list[str]:
    return page.locator("[data-hand]").all_inner_texts()


@pytest.mark.parametrize("line", ["quick", "slow"])
def test_a_tile_is_taken_back_from_the_slip(house: House, chromium: Browser, line: str) -> None:
    _, page = visit(chromium, house.door)
    if line == "slow":
        pages.spend(page)
        page.add_init_script(_LATE)
    sit_at(page, house.url, open_table(page, "acquire"))
    back = page.locator("[data-undo]")
    for turn in range(60):
        settle(page)
        before = tiles(page)
        legal = page.locator("[data-hand].legal")
        if not legal.count():
            step(page, turn)
            continue
        legal.first.click()
        page.locator(".slip [data-call]").click()
        settle(page)
        if back.count() and len(tiles(page)) < len(before):
            back.click()
            expect(page.locator("[data-hand]")).to_have_count(len(before))
            assert tiles(page) == before
            expect(back).to_have_count(0)
            return
    raise AssertionError("no tile left its player to choose")


@pytest.mark.parametrize("what", ["move", "undo"])
def test_what_is_on_its_way_is_not_called_again(house: House, chromium: Browser, what: str) -> None:
    """Who taps once more on a slow line would play, or take back, twice."""
    _, page = visit(chromium, house.door)
    sit_at(page, house.url, open_table(page, "acquire"))
    settle(page)
    page.evaluate(_HOLD)
    for _ in range(3):
        if what == "undo":
            page.keyboard.press("u")
        else:
            page.locator("[data-hand].legal").first.click()
    assert page.evaluate("window.called") == [what]
    expect(page.locator(".game[data-calling]")).to_be_visible()


def test_the_focus_stays_where_one_sits_down(house: House, chromium: Browser) -> None:
    """A button goes with what it did; what takes the focus says what has become of the seat, the room or the game."""
    _, anna = visit(chromium, house.door)
    table = open_table(anna, "money", people=2, public=True)
    _, bob = visit(chromium, house.door)
    post(bob, "/api/guest", {"name": "Bob", "language": "en"})
    bob.goto(house.url)
    bob.get_by_role("button", name=re.compile("Sit down.*Money")).first.press("Enter")
    expect(bob.locator("main h2:focus")).to_have_text("Everyone is here")
    row = bob.locator(".seats li:focus")
    bob.get_by_role("button", name="Stand up").press("Enter")
    expect(row).to_contain_text("Free seat")
    bob.keyboard.press("Tab")
    expect(bob.get_by_role("button", name="Sit down")).to_be_focused()
    bob.keyboard.press("Enter")
    expect(row).to_contain_text("Bob")
    post(anna, f"/api/tables/{table['id']}/start", {})
    expect(bob.locator("[data-slip-heading]")).to_be_focused()


@pytest.mark.parametrize("game", ["acquire", "money", "watch"])
def test_a_bot_tells_at_the_table_what_it_is_inclined_to(house: House, chromium: Browser, game: str) -> None:
    _, page = visit(chromium, house.door)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "trader"}] * 3]
    table = open_table(page, game, 4, seats=seats)
    sit_at(page, house.url, table)
    settle(page)
    bot = next(seat for seat in table["seats"] if seat["temper"])
    words = text(f"{game}-temper-{bot['temper']}", "en")
    if game == "acquire":  # a column is too narrow for it
        page.get_by_role("button", name=bot["name"], exact=True).click()
        expect(page.get_by_role("dialog")).to_contain_text(f"Trader · {words}")
    else:
        expect(page.locator(f'[data-at~="plate-{bot["seat"]}"]')).to_contain_text(words)
