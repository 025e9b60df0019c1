"""Several browsers at one table: friends, onlookers, and a server that dies in between."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import House
from tests.browser.player import SHORT, open_table, over, sit_at, step, visit, wait_for_table

TURNS = 6000
NAMES = ("Anna", "Bea")


def play_on(pages: list[Page], turns: int) -> None:
    for turn in range(turns):
        if all(over(page) for page in pages):
            return
        for page in pages:
            try:
                step(page, turn)
            except Exception:  # what was about to be clicked may just have gone
                page.keyboard.press("Escape")
        pages[0].wait_for_timeout(30)


def gather(house: House, chromium: Browser) -> list[Page]:
    """Anna opens a table, Bea follows the link, and the game begins."""
    _, anna = visit(chromium, house.door)
    table = open_table(anna, "money", 3, people=2, public=True, numbers=SHORT["money"])
    sit_at(anna, house.url, table)
    _, bea = visit(chromium, f"{house.url}/t/{table['id']}?i={table['invite']}")
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Sit down").click()
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, bea):
        wait_for_table(page)
    return [anna, bea]


def test_an_onlooker_sees_no_secret(house: House, chromium: Browser) -> None:
    anna, _ = gather(house, chromium)
    _, cleo = visit(chromium, house.door)
    heard: list[str] = []
    cleo.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    cleo.goto(anna.url.split("?")[0])
    wait_for_table(cleo)
    expect(cleo.locator(".slip")).to_contain_text("You are watching")
    assert cleo.locator(".hand").count() == 0
    secret = anna.locator(".hand .sn").all_inner_texts()
    shown = set(cleo.locator(".sn").all_inner_texts())
    assert secret and not shown & set(secret)
    assert heard and all('"hand":' not in message for message in heard)


def test_two_browsers_play_to_the_same_score_though_the_server_is_killed_in_between(
    house: House, chromium: Browser
) -> None:
    pages = gather(house, chromium)
    play_on(pages, 6)
    before = [page.locator(".sn").all_inner_texts() for page in pages]
    house.kill()
    for page in pages:
        expect(page.locator(".brk")).to_be_visible()
    house.open()
    for page in pages:
        expect(page.locator(".brk")).to_have_count(0)
        wait_for_table(page)
    assert all(before)
    play_on(pages, TURNS)
    results = [
        page.locator("dialog ol").inner_text().replace("You", name) for page, name in zip(pages, NAMES, strict=True)
    ]
    assert results[0] == results[1]
