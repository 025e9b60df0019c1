"""Before, beside and after a game: talk in the waiting room, a hint in pencil, the end, and once more."""

import json
import re

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.conftest import AXE, House
from tests.browser.pages import stand_between
from tests.browser.player import SHORT, finish_alone, open_table, readable, settle, sit_at, visit, wait_for_table

_REMATCH = """(id) => fetch(`/api/tables/${id}/rematch`, {
  method: 'POST', headers: {'content-type': 'application/json'}, body: '{}'
}).then((answer) => answer.json())"""


def test_people_talk_while_they_wait(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door)
    table = open_table(page, "acquire", 4, people=2)
    sit_at(page, house.url, table)
    _, guest = visit(chromium, f"{house.url}/t/{table['id']}?i={table['invite']}", language="ru")
    page.get_by_label("Write to the table").fill("Who is missing?")
    page.get_by_label("Write to the table").press("Enter")
    expect(guest.locator(".talk li")).to_contain_text("Who is missing?")
    expect(page.locator(".talk li b").first).to_have_text("Anna")


def test_a_hint_is_written_in_pencil_and_taken_over(house: House, chromium: Browser) -> None:
    """The move, a reason in figures, a ring round the thing; taken over it stands on the slip, nothing is called."""
    _, page = visit(chromium, house.door)

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def asked(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] != "hint":
                server.send(message)
                return
            tile = page.locator(".ht .t").first.inner_text()
            moves = [{"say": f"Play {tile}", "chance": 0.39}, {"say": "Play another", "chance": 0.34}]
            move = {"move": "play", "tile": tile}
            told = {"code": 0, "move": move, "text": "", "say": f"Play {tile}", "candidates": moves, "playouts": 500}
            line.send(json.dumps({"type": "hint", "id": said["id"], **told}))

        line.on_message(asked)

    stand_between(page, between)
    sit_at(page, house.url, open_table(page, "acquire", 3))
    settle(page)
    page.keyboard.press("h")
    pencil = page.locator(".slip .pencil")
    expect(pencil).to_contain_text("39 of 100")
    expect(pencil).to_contain_text("34")
    readable(page, AXE, themes=("light",))
    pencil.get_by_role("button", name="Take it over").click()
    expect(pencil).to_have_count(0)
    expect(page.locator(".ht").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-call]")).to_be_visible()


def test_the_end_tells_ones_place_and_leads_to_a_rematch(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door)
    table = open_table(page, "money", 3, public=True, numbers=SHORT["money"])
    finish_alone(page, chromium, house.url, table)
    sit_at(page, house.url, table)
    expect(page.locator("dialog h2")).to_have_text(re.compile(r"^You (win|share|came \d(st|nd|rd|th))"))
    assert page.locator("dialog li.you").count() == 1
    expect(page.locator("dialog figure polyline")).to_have_count(3)
    head = page.locator("dialog header").bounding_box()
    rows = page.locator("dialog ol").bounding_box()
    assert head is not None
    assert rows is not None
    clipped = page.evaluate("getComputedStyle(document.querySelector('dialog header')).overflow")
    assert clipped == "hidden", "the rosette ends with the headline"
    assert head["y"] + head["height"] <= rows["y"] + 1, "and the names begin below it"
    readable(page, AXE, themes=("light",))
    page.evaluate(_REMATCH, table["id"])
    page.get_by_role("button", name="Join the rematch").click()
    page.wait_for_url(lambda url: table["id"] not in url)
    wait_for_table(page)
