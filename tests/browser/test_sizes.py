"""Full tables on every screen: nothing needed is out of sight, and a desk does not scroll."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import House
from tests.browser.player import ChangedViews, open_table, settle, sit_at, visit
from tests.browser.sizes import DESKS, LANDSCAPE, SIZES, WHOLE, out_of_sight, scrolls

SLIP = [".slip .say", ".slip .btn"]


def measured(page: Page, needed: dict[str, list[str]]) -> None:
    """At every size: what is needed there is in sight; the page of a desk does not scroll, none scrolls sideways."""
    wrong: dict[str, list[str]] = {}
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        settle(page)
        found = out_of_sight(page, needed[size]) + [way for way in scrolls(page) if way == "sideways" or size in WHOLE]
        if found:
            wrong[size] = found
    assert not wrong, "\n".join(f"{size}: {what}" for size, found in wrong.items() for what in found)


def needs(desk: list[str], landscape: list[str], upright: list[str]) -> dict[str, list[str]]:
    return {size: [*SLIP, *(desk if size in DESKS else landscape if size in LANDSCAPE else upright)] for size in SIZES}


def at_table(house: House, chromium: Browser, game: str, players: int, change: Any, language: str = "ru") -> Page:
    _, page = visit(chromium, house.door, language=language, lined=True)
    line = ChangedViews(page, change)
    sit_at(page, house.url, open_table(page, game, players, language=language))
    line.settle()
    return page


# --- Acquire -----------------------------------------------------------------------------------------

CORPORATIONS = ("sackson", "zeta", "hydra", "fusion", "america", "phoenix", "quantum")
BOARD = ["SSSSSSSSSSSS", "............", "ZZZZZZ.HHHH.", "............", "FFF.AAA.PPPP", "...........o"]
WHOLE_BOOK = [".bd .tl", ".book th", ".book td", ".dock .ht", ".side .log", ".top .ib"]


def crowded(view: dict[str, Any]) -> None:
    """All corporations stand, everybody holds of each and is rich."""
    table = view["table"]
    table["board"] = [*BOARD, *["............"] * (9 - len(BOARD))]
    for corporation in table["corporations"]:
        corporation.update(active=True, size=12, safe=True, price=1200, left=7, bonuses=[])
    for plate in table["seats"]:
        plate.update(money=48_800, shares=dict.fromkeys(CORPORATIONS, 3))
        plate["score"]["total"] = 88_800


def buying(view: dict[str, Any]) -> None:
    crowded(view)
    table = view["table"]
    table.update(phase="buy", buys_left=3, actor=view["seat"], purchases=None)
    table["may_buy"] = [{"corporation": name, "price": 1200, "most": 3} for name in CORPORATIONS]
    view.update(pending=[view["seat"]], moves=[{"move": "done", "code": 1, "text": "", "say": ""}])


def disposing(view: dict[str, Any]) -> None:
    crowded(view)
    table, seat = view["table"], view["seat"]
    bonus = {"shares": 3, "sum": 12000, "parts": 2, "amount": 6000, "clause": "ACQ-4.6"}
    table["corporations"][1]["bonuses"] = [{**bonus, "holder": n, "rank": "split_both"} for n in range(2)]
    table.update(phase="trade", actor=seat)
    table["merger"] = {
        "survivor": "hydra",
        "defunct": "zeta",
        "to_come": [],
        "done": [],
        "price": 600,
        "holder": seat,
        "held": 6,
        "trade_in": 2,
        "survivor_left": 9,
        "trades": [{"gives": 2 * n, "gets": n, "rest": 6 - 2 * n} for n in range(4)],
    }
    view.update(pending=[seat], moves=[{"move": "trade", "code": 1, "text": "", "say": ""}])


@pytest.mark.parametrize(
    ("change", "needed"),
    [
        (crowded, needs(WHOLE_BOOK, [".bd .tl", ".dock .ht", ".turn"], [".bd .tl", ".dock .ht"])),
        (buying, needs([*WHOLE_BOOK, ".shop li"], [".shop li", ".turn"], [".bd .tl", ".shop li"])),
        (
            disposing,
            needs([*WHOLE_BOOK, ".three > div"], [".three > div", ".turn"], [".bd .tl", ".three > div"]),
        ),
    ],
    ids=["playing", "buying", "disposing"],
)
def test_a_full_table_of_acquire_is_whole(
    house: House, chromium: Browser, change: Any, needed: dict[str, list[str]]
) -> None:
    page = at_table(house, chromium, "acquire", 6, change)
    if change is crowded:
        page.locator(".ht.legal").first.click()
    measured(page, needed)


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_all_columns_of_the_book_are_seen_at_once(house: House, chromium: Browser, language: str, players: int) -> None:
    page = at_table(house, chromium, "acquire", players, crowded, language)
    wider = {}
    for width, height in ((1280, 800), (1024, 768), (390, 844), (360, 760)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        wider[width] = page.locator(".book").evaluate("(book) => book.scrollWidth - book.clientWidth")
    assert not any(wider.values()), wider


# --- Money -------------------------------------------------------------------------------------------

KINDS = ("crown", "florin", "ducat", "thaler", "guilder", "real", "dirham")
OWN_AND_LOTS = [".lot .sl", ".bidz", ".hand .sl", ".opp .nm"]
WHOLE_SHEET = [*OWN_AND_LOTS, ".deck", ".sheet .cur", ".sheet .total", ".side .log", ".top .ib"]


def cards(count: int, first: int) -> list[dict[str, Any]]:
    return [{"card": first + n, "kind": KINDS[n % 7], "face": 20 + 10 * (n % 5)} for n in range(count)]


def full_hands(view: dict[str, Any]) -> None:
    """A long hand, the longest lots, and much that everybody has seen."""
    table = view["table"]
    table["hand"] = cards(20, 10)
    table["lots"] = {"left": cards(6, 40), "right": cards(6, 50)}
    for plate in table["seats"]:
        plate.update(cards=16, known=[] if plate["seat"] == view["seat"] else cards(12, 100 + 20 * plate["seat"]))


def swapping(view: dict[str, Any]) -> None:
    full_hands(view)
    table, seat = view["table"], view["seat"]
    table.update(phase="act", actor=seat, bid=cards(3, 60), after={})
    for plate in table["seats"]:
        plate.update(bid=cards(3, 300 + 10 * plate["seat"]), bid_sum=90, bid_finished=True, has_acted=False)
    moves = [{"move": "keep"}, *({"move": "swap", "with": to} for to in ("left", "right", 1, 2, 3, 4))]
    view.update(pending=[seat], moves=[{**move, "code": n, "text": "", "say": ""} for n, move in enumerate(moves)])


@pytest.mark.parametrize(
    ("change", "needed"),
    [
        (
            full_hands,
            needs([*WHOLE_SHEET, ".opp .chips li"], [*OWN_AND_LOTS, ".sheet .cur", ".opp .chips li"], OWN_AND_LOTS),
        ),
        (
            swapping,
            needs(
                [*WHOLE_SHEET, ".opp .sl", ".bidz .sl"],
                [*OWN_AND_LOTS, ".opp .sl", ".bidz .sl", ".sheet .cur"],
                [*OWN_AND_LOTS, ".opp .sl", ".bidz .sl"],
            ),
        ),
    ],
    ids=["bidding", "swapping"],
)
def test_a_full_table_of_money_is_whole(
    house: House, chromium: Browser, change: Any, needed: dict[str, list[str]]
) -> None:
    page = at_table(house, chromium, "money", 5, change)
    if change is full_hands:
        page.locator(".hand .sl").first.click()
    measured(page, needed)


def test_a_note_and_the_order_under_it_fit_a_phone_on_its_side(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.url, viewport=LANDSCAPE["844x390"], guide=True)
    sit_at(page, house.url, open_table(page, "money", 5))
    settle(page)
    page.locator(".hand .sl").first.click()
    assert out_of_sight(page, [".coach", ".coach .btn", ".slip .say", ".slip [data-call]", ".hand .sl"]) == []
