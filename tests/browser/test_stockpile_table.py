"""Stockpile's table: trails start in the right place, every fee of a pile can be read, every screen holds it all."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import House
from tests.browser.player import _DRAWN, open_table, settle, sit_at, visit
from tests.browser.sizes import DESKS, SIZES, out_of_sight, scrolls
from tests.browser.test_scenes import SEAT, Moment, Theatre, moment

_TRAIL = """(company) => [...document.querySelectorAll(`[data-at="company-${company}"] .cells > i`)]
  .flatMap((cell, i) => (cell.classList.contains('tr') ? [i + 1] : []))"""


def last(events: list[dict[str, Any]], kind: str, company: str) -> dict[str, Any]:
    return [event for event in events if event["event"] == kind and event.get("company") == company][-1]


@pytest.mark.parametrize("leap", ["splits", "bankrupt"])
def test_a_trail_begins_where_the_leap_put_the_marker(house: House, chromium: Browser, leap: str) -> None:
    """The steps of a price that split on its way count those before it: the trail must not."""
    seen = moment("stockpile", {leap, "price"})
    company = next(event["company"] for event in seen.news if event["event"] == leap)
    start, end = (last(seen.news, kind, company)["space"] for kind in (leap, "price"))
    _, page = visit(chromium, house.door, lined=True)
    Theatre(page, house, "stockpile", seen).perform()
    page.wait_for_function(
        "([company, space]) => [...document.querySelectorAll(`[data-at='company-${company}'] .cells > i`)]"
        ".findIndex((cell) => cell.querySelector('.mk')) === space - 1",
        arg=[company, end],
    )
    between = range(min(start, end), max(start, end) + 1)
    assert page.evaluate(_TRAIL, company) == [space for space in between if space != end]


def test_a_face_that_stays_to_choose_stays_the_same_button(house: House, chromium: Browser) -> None:
    """Of the other one it must not be made: who presses it at that moment would choose what it was."""
    _, page = visit(chromium, house.door)
    sit_at(page, house.url, open_table(page, "stockpile", 2))
    faces = page.locator("[data-name^=face-]")
    expect(faces).to_have_count(2)
    settle(page)
    page.evaluate("document.querySelector('[data-name=face-down]').stays = true")
    for thing in ("[data-name=supply] [data-hand='1']", "[data-name=face-up]", ".here.legal >> nth=0", "[data-call]"):
        page.locator(thing).click()
    expect(faces).to_have_count(1)
    assert page.evaluate("document.querySelector('[data-name=face-down]').stays")


def crowded(seen: Moment, piles: int = 5, cards: int = 5) -> Moment:
    """The same table with full piles, a fee the last but one, and a portfolio of many shares."""
    faces = ["epic", "boom", "fee2000", "fee1000", "steel"]
    full = [
        {
            "pile": pile + 1,
            "cards": [{"number": 10 * pile + n + 1, "card": faces[n], "up": True, "by": None} for n in range(cards)],
            "bid": None,
            "fees": [2000, 1000],
        }
        for pile in range(piles)
    ]
    names = [company["company"] for company in seen.before["table"]["companies"]]
    table = {**seen.before["table"], "piles": full, "portfolio": dict.fromkeys(names, 6)}
    return Moment({**seen.before, "table": table}, seen.after, seen.told, seen.news)


@pytest.fixture(scope="module")
def demand() -> Moment:
    return crowded(moment("stockpile", {"bid"}, players=5))


def shown(house: House, chromium: Browser, seen: Moment, size: dict[str, int]) -> Page:
    _, page = visit(chromium, house.door, viewport=size, lined=True)
    Theatre(page, house, "stockpile", seen)
    return page


def test_a_fee_in_a_pile_of_five_can_be_read_on_a_phone(house: House, chromium: Browser, demand: Moment) -> None:
    page = shown(house, chromium, demand, SIZES["390x844"])
    for fee in page.locator(".pile .cert.fee").all():
        fee.scroll_into_view_if_needed()
    page.locator(".pile").first.scroll_into_view_if_needed()
    strips = page.evaluate(
        """() => [...document.querySelectorAll('.pile')].map((pile) => {
          const cards = [...pile.querySelectorAll('.casc > .c')].map((card) => card.getBoundingClientRect())
          const box = pile.querySelector('.casc').getBoundingClientRect()
          return cards.map((card, i) => Math.round(Math.min(cards[i + 1]?.top ?? box.bottom, box.bottom) - card.top))
        })"""
    )
    assert all(strip >= 18 for pile in strips for strip in pile), strips
    amounts = page.locator(".pile").first.locator(".cert.fee .st").all_inner_texts()
    assert ["1" in amounts[1], "2" in amounts[0]] == [True, True], amounts


@pytest.mark.parametrize("name", SIZES)
def test_five_full_piles_fit_every_screen(house: House, chromium: Browser, demand: Moment, name: str) -> None:
    page = shown(house, chromium, demand, SIZES[name])
    needed = [".slip .say"]
    if name in DESKS:
        assert scrolls(page) == []
        needed = [*needed, ".plate", ".board .br", ".pile", ".rung", ".own", ".hints li"]
    elif name == "844x390":
        assert scrolls(page) == []
        needed = [*needed, ".plate", ".board .br", ".pile .rung", ".fore .big"]
    assert out_of_sight(page, needed) == []


def owning(seen: Moment, *, supplying: bool) -> Moment:
    """The same table for one who holds 42 cards: six of each company and one split card of each."""
    table = {**seen.before["table"], "seats": [dict(plate) for plate in seen.before["table"]["seats"]]}
    names = [company["company"] for company in table["companies"]]
    table["portfolio"] = dict.fromkeys(names, 6)
    table["seats"][SEAT]["split"] = dict.fromkeys(names, 1)
    view = {**seen.before, "table": table}
    if supplying:
        table.update(ask="supply", supply=["epic", "boom"])
        put = {"move": "put", "card": "epic", "face": "up", "text": "", "say": ""}
        view.update(pending=[SEAT], moves=[{**put, "pile": pile, "code": pile} for pile in range(1, 6)])
    return Moment(view, seen.after, seen.told, seen.news)


_BESIDE = """() => ['.port', '.fan', '.dock'].filter((name) => {
  const { scrollWidth, clientWidth } = document.querySelector(name)
  return scrollWidth > clientWidth + 1
})"""


@pytest.mark.parametrize("supplying", [False, True], ids=["waiting", "supplying"])
def test_a_large_portfolio_is_seen_without_scrolling_sideways(
    house: House, chromium: Browser, demand: Moment, supplying: bool
) -> None:
    """What does not fit as a fan lies in stacks or strips, each with its count: nothing is cut, nothing covered."""
    page = shown(house, chromium, owning(demand, supplying=supplying), SIZES["1440x900"])
    wrong: dict[str, list[str]] = {}
    for name, size in SIZES.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.locator(".group").first.evaluate("(group) => group.scrollIntoView({block: 'center'})")
        page.evaluate(_DRAWN)
        counts = page.locator(".group .count, .group.fan").count()
        found = [f"{what} scrolls sideways" for what in page.evaluate(_BESIDE)] + scrolls(page) * (name in DESKS)
        found += out_of_sight(page, [".group", ".group.stack .count, .group.strips .count, .group.fan"])
        if supplying and name == "844x390":
            found += out_of_sight(page, [".pick .cert", ".pick .cert .st", ".hot .btn"])
            found += [f"{name} over its card" for name in page.locator(".pick .nm:visible").all_inner_texts()]
        if found or counts != 12:
            wrong[name] = [*found, f"{counts} holdings told"]
    assert not wrong, wrong
