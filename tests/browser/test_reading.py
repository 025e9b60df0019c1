"""Everybody can read it: axe on every screen in both themes, three languages without a gap, a light first load."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocket, expect

from tests.browser.conftest import AXE, House
from tests.browser.pages import spend
from tests.browser.player import (
    DESK,
    GAMES,
    NARROW_DESK,
    PHONE,
    SHORT,
    TABLET,
    ChangedViews,
    finish_alone,
    open_table,
    over,
    readable,
    settle,
    sit_at,
    step,
    visit,
    wait_for_table,
)
from tests.browser.reviewed import ComingIn, serve_review

ROOT = Path(__file__).parents[2]
FIRST_LOAD = 150_000  # bytes over the wire, headers included
LANGUAGES = ("en", "ru", "it")
# What a message looks like that nobody has written.
RAW_ID = re.compile(
    r"\b(?:ui|home|slip|on-\w+|guide|key|score|watch|money|acquire|stockpile|game|server|review|bot|plate|change|end"
    r"|new|wait|seat|menu|phase|tab|lot|bid|note|curtain|undo|line|lost|name|table)-[a-z]+(?:-[a-z_]+)*\b"
)
FEWEST = {"stockpile": 2, "acquire": 2, "money": 3, "watch": 3}


def messages(file: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_every_message_is_said_in_every_language() -> None:
    said = {language: messages(ROOT / "web" / "locale" / f"{language}.ftl") for language in LANGUAGES}
    assert said["en"] == said["ru"] == said["it"]


def test_every_message_the_client_asks_for_exists() -> None:
    written = [ROOT / "web" / "locale" / "en.ftl", *ROOT.glob("src/openoutcry/**/locale/en.ftl")]
    known = set().union(*(messages(file) for file in written))
    asked: set[str] = set()
    for file in [*ROOT.glob("web/src/**/*.svelte"), *ROOT.glob("web/src/**/*.ts")]:
        asked |= set(re.findall(r"\bt\('([a-z][\w-]*)'", file.read_text(encoding="utf-8")))
    assert not asked - known


def screens(page: Page, url: str, language: str = "en") -> list[str]:
    finished = open_table(page, "money", 3, language=language)
    how_to_win = [f"{url}/learn/{game}" for game in GAMES]
    reading = [url, f"{url}/games", f"{url}/rules", f"{url}/rules/money", *how_to_win]
    return [*reading, f"{url}/t/{finished['id']}", f"{url}/nowhere"]


def test_the_page_keeps_the_hours_of_the_system(house: House, chromium: Browser) -> None:
    for dark in (False, True):
        _, page = visit(chromium, house.url, dark=dark)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        assert (page.evaluate("document.documentElement.dataset.theme") == "dark") is dark


def test_axe_finds_nothing_on_any_page(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door, guide=True)
    addresses = screens(page, house.url)
    for address in addresses:
        page.goto(address)
        expect(page.get_by_role("heading").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        readable(page, AXE)
    page.goto(house.url)
    page.get_by_role("button", name="Invite friends").first.click()
    readable(page, AXE, what="an invitation")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    readable(page, AXE, within="dialog")  # what lies under it can't be reached
    for address in addresses[:-2]:
        page.goto(address)
        page.wait_for_load_state("networkidle")
        readable(page, AXE, what="on a phone")


def test_axe_finds_nothing_in_a_lesson(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door)
    for game in GAMES:
        page.goto(f"{house.url}/lesson/{game}")
        expect(page.locator("[data-lesson]")).to_be_visible()
        expect(page.locator("[data-asked]").first).to_be_visible()
        readable(page, AXE, what=game)


def test_axe_finds_nothing_before_and_beside_a_game(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door)
    sit_at(page, house.url, open_table(page, "money", 3, people=2, public=True))
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(page.get_by_label("Level of the bots")).to_be_visible()
    readable(page, AXE, what="the waiting room")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}, {"kind": "bot", "level": "random"}]
    sit_at(page, house.url, open_table(page, "money", 3, seats=seats))
    expect(page.get_by_role("heading", name="Pass the screen")).to_be_visible()
    readable(page, AXE, what="the curtain")
    sit_at(page, house.url, open_table(page, "money", 3, clock={"initial_s": 600}))
    settle(page)
    expect(page.locator(".clk")).to_have_count(1)
    for name in ("Menu", "Keyboard"):
        page.get_by_role("button", name=name).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        readable(page, AXE, what=name)
        page.keyboard.press("Escape")
    page.locator(".lot.left").click()
    expect(page.get_by_role("dialog", name="Not now")).to_be_visible()
    readable(page, AXE, what="why not")
    page.keyboard.press("h")
    expect(page.get_by_role("button", name="Keep mine")).to_be_visible()
    readable(page, AXE, what="a hint")


def test_the_winner_changes_a_rule_in_the_browser(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door)
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob", "Cleo")]
    table = open_table(page, "watch", 3, seats=seats, public=True, numbers={"event_cards": 1})
    finish_alone(page, chromium, house.url, table)
    sit_at(page, house.url, table)
    page.get_by_role("button", name="Change one rule").click()
    form = page.get_by_role("dialog", name="The Golden Order")
    form.get_by_label("Rule").select_option("start_cash")
    readable(page, AXE)
    form.get_by_label("New value").fill("700")
    form.get_by_role("button", name="Play the rematch with it").click()
    page.wait_for_url(lambda url: table["id"] not in url)
    following = page.evaluate("() => fetch(`/api/tables/${location.pathname.split('/')[2]}`).then((a) => a.json())")
    assert following["numbers"]["start_cash"] == 700 and following["changed_by"][0]["to"] == 700


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_any_table(house: House, chromium: Browser, game: str) -> None:
    _, page = visit(chromium, house.door)
    sit_at(page, house.url, open_table(page, game, FEWEST[game]))
    wait_for_table(page)
    read: set[str] = set()
    phases = set(page.locator(".rail li").all_inner_texts())
    for turn in range(24):
        settle(page)
        if over(page) or read == phases:
            break
        phase = page.locator(".rail .on").inner_text()
        if phase not in read:
            read.add(phase)
            for size in (PHONE, DESK):
                page.set_viewport_size(size)  # type: ignore[arg-type]
                settle(page)
                readable(page, AXE, what=(phase, size))
        try:
            step(page, turn)
        except Exception:
            page.keyboard.press("Escape")
    assert len(read) > 1


WIDTHS = (PHONE, TABLET, NARROW_DESK, DESK)
# A card, and words, with what they must lie in: a stockpile cuts what is wider, a plate or a button lets it spill.
HELD = {
    ".casc .cert": ".casc",
    ".plate .cash": ".plate",
    ".steps button": ".steps button",
    ".sname": ".sn",
    ".inv b": ".inv",
}
_SPILT = """(held) => Object.entries(held).flatMap(([what, within]) => [...document.querySelectorAll(what)]
  .filter((each) => {
    const words = document.createRange()
    words.selectNodeContents(each)
    const box = (each.matches('.cert') ? each : words).getBoundingClientRect()
    const room = each.closest(within).getBoundingClientRect()
    return box.left < room.left - 2 || box.right > room.right + 2
  })
  .map((each) => `${what}: ${each.textContent.trim()}`))"""
_COVERED = """() => [...document.querySelectorAll('.plate')].filter((plate) => {
  const [box, slip] = [plate.getBoundingClientRect(), document.querySelector('.slip').getBoundingClientRect()]
  return box.bottom > slip.top && box.top < slip.bottom && box.right > slip.left && box.left < slip.right
}).length"""


@pytest.mark.parametrize(("game", "most", "options"), [("stockpile", 5, {"investors": True}), ("watch", 6, {})])
def test_the_fullest_table_is_whole_at_every_width(
    house: House, chromium: Browser, game: str, most: int, options: dict[str, bool]
) -> None:
    _, page = visit(chromium, house.door, language="it")
    sit_at(page, house.url, open_table(page, game, most, language="it", options=options))
    wait_for_table(page)
    for turn in range(4):
        settle(page)
        for size in WIDTHS:
            page.set_viewport_size(size)  # type: ignore[arg-type]
            settle(page)
            assert page.evaluate(_SPILT, HELD) == [], size
            assert page.evaluate(_COVERED) == 0, size
            expect(page.locator(".plate:has(.tok.you) .cash")).to_be_in_viewport(ratio=1)
            expect(page.locator(".slip")).to_be_in_viewport(ratio=0.99)
        step(page, turn + 1)


def test_a_forecast_stays_in_its_row_on_a_low_desk(house: House, chromium: Browser) -> None:
    """Whose it is stands below it where the longer words of a language leave no room beside it."""
    _, page = visit(chromium, house.door, viewport={"width": 1366, "height": 768}, language="ru")
    sit_at(page, house.url, open_table(page, "stockpile", 3, language="ru"))
    known = page.locator(".br:has(.fc b)")
    expect(known.first).to_be_visible()
    for row in known.all():
        beyond = "(row) => [...row.querySelectorAll('.fc > *')].map((each) => each.getBoundingClientRect().bottom)"
        assert max(row.evaluate(beyond)) <= row.evaluate("(row) => row.getBoundingClientRect().bottom") + 1


def test_a_secret_pair_is_picked_at_every_width(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door)

    def may_look(view: dict[str, Any]) -> None:
        view["pending"] = [view["seat"]]
        view["moves"] = [
            {"code": pair["pair"], "move": "look", "pair": pair["pair"], "say": f"Look at {pair['pair']}"}
            for pair in view["table"]["pairs"]
            if not pair["company"]
        ]

    line = ChangedViews(page, may_look)
    sit_at(page, house.url, open_table(page, "stockpile", 5))
    line.settle()
    for size in WIDTHS:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.get_by_role("button", name=re.compile("Look at")).last.click()
        expect(page.locator(".slip .say")).to_contain_text("Look at")
        page.keyboard.press("Escape")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(house: House, chromium: Browser, language: str) -> None:
    _, page = visit(chromium, house.door, language=language)
    for address in screens(page, house.url, language):
        page.goto(address)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.lang") == language
        assert RAW_ID.findall(page.locator("body").inner_text()) == [], address
    waiting = open_table(page, "watch", 3, people=2, language=language)
    finished = open_table(page, "money", 3, language=language, public=True, numbers=SHORT["money"])
    finish_alone(page, chromium, house.url, finished)
    serve_review(page, finished, waits=0)
    for address in (f"t/{waiting['id']}", f"t/{finished['id']}", f"review/{finished['id']}", "games"):
        page.goto(f"{house.url}/{address}")
        page.wait_for_load_state("networkidle")
        assert RAW_ID.findall(page.locator("body").inner_text()) == [], address


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_light(house: House, chromium: Browser, language: str) -> None:
    context = chromium.new_context(locale=language)
    page = context.new_page()
    page.clock.install()  # what the page looks for again later is no part of its first load
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    loaded: list[float] = []
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    page.goto(house.url)
    expect(page.locator(".gms").get_by_role("button").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate("document.documentElement.lang") == language
    assert 0 < sum(loaded) < FIRST_LOAD


def test_the_rest_of_the_texts_comes_with_what_speaks_it(house: House, chromium: Browser) -> None:
    page = chromium.new_page(locale="en-US")
    parts: list[str] = []
    page.on("request", lambda request: parts.append(request.url) if "/rest-" in request.url else None)
    page.goto(house.url)
    expect(page.locator(".gms").get_by_role("button").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert parts == []
    page.locator(".gms").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert len(parts) == 1
    assert RAW_ID.findall(page.locator("body").inner_text()) == []


def test_the_home_page_asks_no_more_than_it_needs(house: House, chromium: Browser) -> None:
    """Games are asked for until they are known, once a look; a refusal does not mean there are none.

    Where an answer is slow, the next look waits for it.
    """
    page = chromium.new_page()
    page.clock.install()
    asked: list[str] = []
    slow: list[Route] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=429, json={"error": {"code": "x", "clause": None, "details": {}, "message": "x"}})
            return
        slow.append(route)

    page.route("**/api/games", answer)
    with page.expect_response("**/api/games"):
        page.goto(house.url)
    expect(page.locator(".soon").first).to_be_attached()
    assert page.locator(".soon").first.inner_text() == ""
    with page.expect_request("**/api/games"):
        page.clock.run_for(6000)
    page.clock.run_for(6000)
    page.wait_for_timeout(500)  # room for a loop that feeds itself to show
    assert len(asked) == 2
    slow[0].continue_()
    expect(page.locator(".gms").get_by_role("button").first).to_be_visible()
    page.clock.run_for(12000)
    page.wait_for_timeout(500)
    assert len(asked) == 2


def test_an_english_page_loads_no_cyrillic_letters(house: House, chromium: Browser) -> None:
    page = chromium.new_page(locale="en-US")
    fonts: list[str] = []
    page.on("request", lambda request: fonts.append(request.url) if ".woff2" in request.url else None)
    page.goto(house.url)
    expect(page.locator(".gms").get_by_role("button").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    assert fonts
    assert not [font for font in fonts if "cyrillic" in font]


def test_a_clause_is_never_broken_over_lines(house: House, chromium: Browser) -> None:
    page = chromium.new_page(viewport={"width": 360, "height": 740})
    page.goto(f"{house.url}/rules/money")
    clauses = page.locator(".clause")
    clauses.first.wait_for()
    broken = clauses.evaluate_all("all => all.filter(c => c.getClientRects().length > 1).map(c => c.textContent)")
    assert broken == []
    assert clauses.filter(has_text="MON-3.4").count()


def test_who_is_waited_for_is_told_without_asterisks(house: House, chromium: Browser) -> None:
    """An onlooker's slip says it in its second line."""
    _, page = visit(chromium, house.door)
    table = open_table(page, "money", 3, public=True)
    _, watching = visit(chromium, f"{house.url}/t/{table['id']}")
    watching.locator(".slip .why").wait_for()
    assert "*" not in watching.locator(".slip").inner_text()


# What sticks out over the edge of a chart's pane, or makes its title higher than two lines.
_BEYOND_ITS_PANE = """() => [...document.querySelectorAll('.rv .pane')].flatMap((pane) => {
  const edge = pane.getBoundingClientRect().right - parseFloat(getComputedStyle(pane).paddingRight)
  const title = pane.querySelector('.row')
  const beyond = [...pane.children, ...title.children].filter((each) => each.getBoundingClientRect().right > edge + 1)
  return [...beyond.map((each) => each.className), ...(title.offsetHeight > 64 ? ['title'] : [])]
})"""


def test_eighteen_prices_are_read_sector_by_sector(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door)
    table = open_table(page, "watch", 3, public=True, numbers=SHORT["watch"])
    finish_alone(page, chromium, house.url, table)
    serve_review(page, table, waits=0)
    page.goto(f"{house.url}/review/{table['id']}")
    prices = page.get_by_role("region", name="Prices")
    chips = prices.get_by_role("group").get_by_role("button")
    expect(chips).to_have_count(6)
    expect(prices.locator(".code")).to_have_count(3)
    pressed = prices.locator(".chip[aria-pressed=true]")
    expect(pressed).to_have_count(1)
    pressed.click()  # the last one stays
    expect(pressed).to_have_count(1)
    prices.locator(".chip[aria-pressed=false]").first.click()
    expect(prices.locator(".code")).to_have_count(6)
    prices.locator(".ib").click()
    expect(prices.locator("thead th")).to_have_count(7)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate("localStorage.setItem('language', 'ru')")
    page.reload()
    expect(page.locator(".sd h2")).to_have_text("Состояния")
    assert page.evaluate(_BEYOND_ITS_PANE) == []


def test_a_review_comes_in_while_it_is_judged(house: House, chromium: Browser) -> None:
    """The line of whom one looks at grows, the rest of the page is there; what came in is not asked for again."""
    _, page = visit(chromium, house.door)
    table = open_table(page, "money", 3, public=True, numbers=SHORT["money"])
    finish_alone(page, chromium, house.url, table)
    coming = ComingIn(page, table)
    page.goto(f"{house.url}/review/{table['id']}")
    going = page.locator(".going")
    expect(going).to_contain_text("decisions judged · about 42 seconds left · in turn with 2 other reviews")
    expect(page.locator(".tps .th").first).to_be_visible()
    while len(coming.had) < 3:
        page.wait_for_timeout(100)
    assert coming.had[:3] == [0, ComingIn.AT_ONCE, 2 * ComingIn.AT_ONCE]
    coming.down = True
    expect(going).not_to_contain_text("left")
    coming.down = False
    expect(going).to_contain_text("about 42 seconds left")
    coming.refused = True
    again = page.locator(".busy").get_by_role("button")
    expect(again).to_be_visible()
    coming.refused = False
    again.click()
    expect(going).to_contain_text("about 42 seconds left")
    coming.whole = True
    expect(going).to_have_count(0)
    expect(page.locator(".ch .ln")).to_have_count(3)


def test_a_review_says_you_of_ones_own_moves_only(house: House, chromium: Browser) -> None:
    """Whosever place is looked from."""
    _, page = visit(chromium, house.door)
    table = open_table(page, "money", 3, public=True, numbers=SHORT["money"])
    finish_alone(page, chromium, house.url, table)
    serve_review(page, table, waits=0)
    for looked_from in ("", "?seat=0", "?seat=1"):
        page.goto(f"{house.url}/review/{table['id']}{looked_from}")
        heading, whose = page.locator(".tps h2"), page.locator(".tps select")
        for seat in ("1", "0", "2"):
            whose.select_option(seat)
            own = re.compile(r"\byou(rs)?\b")
            expect(heading).to_contain_text(own if seat == "0" else whose.locator(f"[value='{seat}']").inner_text())


def test_a_turn_that_nobody_chose_says_so(house: House, chromium: Browser) -> None:
    """Without mistakes, what decided a match lies between the choices of the one it is told of."""
    _, page = visit(chromium, house.door)
    table = open_table(page, "money", 3, public=True, numbers=SHORT["money"])
    finish_alone(page, chromium, house.url, table)
    serve_review(page, table, waits=0, mistakes=False)
    page.goto(f"{house.url}/review/{table['id']}")
    page.locator(".tps select").select_option("all")
    expect(page.locator(".tp").first).to_be_visible()
    for why in page.locator(".tp .tt small").all_inner_texts():
        assert re.fullmatch(r".+, by rivals and luck: [\d.]+% → [\d.]+%", why)


def test_what_explains_a_review_leaves_its_turning_points_legible(house: House, chromium: Browser) -> None:
    """On a low desk the column scrolls, and what was asked for is there to read."""
    _, page = visit(chromium, house.door, viewport={"width": 1280, "height": 800}, language="ru")
    table = open_table(page, "money", 3, public=True, language="ru", numbers=SHORT["money"])
    finish_alone(page, chromium, house.url, table)
    serve_review(page, table, waits=0)
    page.goto(f"{house.url}/review/{table['id']}")
    page.locator(".tps details summary").click()
    expect(page.locator(".tps details p").last).to_be_in_viewport(ratio=1)
    turns = page.locator(".tps ol").bounding_box()
    assert turns is not None and turns["height"] >= 320
    readable(page, AXE)


def test_a_review_that_was_left_is_asked_for_no_more(house: House, chromium: Browser) -> None:
    """Not even where it was left while an answer was on its way."""
    _, page = visit(chromium, house.door)
    spend(page)
    table = open_table(page, "money", 3, public=True, numbers=SHORT["money"])
    finish_alone(page, chromium, house.url, table)
    asked: list[Route] = []
    page.route("**/review?*", lambda route: asked.append(route))
    page.clock.install()
    page.goto(f"{house.url}/review/{table['id']}")
    expect(page.locator(".busy")).to_be_visible()
    while not asked:
        page.wait_for_timeout(50)
    page.locator("header a[href='/']").click()
    page.wait_for_url(f"{house.url}/")
    with page.expect_response("**/review?*"):
        asked[0].fulfill(json={"state": "computing", "done": 0, "of": 9, "beside": 0})
    for _ in range(5):  # room for another question to show
        page.wait_for_timeout(200)
        page.clock.run_for(2000)
    assert len(asked) == 1


@pytest.mark.parametrize(
    ("to", "awaited"),
    [
        ("/review/{id}", "**/replay/*"),
        ("/lesson/money", "**/api/lessons/money"),
        ("/learn/money", "**/api/lessons/money"),
        ("/t/{id}", "**/api/tables/t_*"),
    ],
)
def test_who_leaves_a_page_before_it_is_there_stays_where_they_went(
    house: House, chromium: Browser, to: str, awaited: str
) -> None:
    _, page = visit(chromium, house.url)
    table = open_table(page, "money", 3, public=True, numbers=SHORT["money"])
    finish_alone(page, chromium, house.url, table)
    page.goto(house.url)
    expect(page.locator("main a").first).to_be_visible()
    asked: list[Route] = []
    lines: list[WebSocket] = []
    page.route(awaited, lambda route: asked.append(route))
    page.on("websocket", lambda line: lines.append(line))
    page.locator("main a").first.evaluate("(link, to) => { link.href = to; link.click() }", to.format(id=table["id"]))
    while not asked:
        page.wait_for_timeout(50)
    page.go_back()
    page.wait_for_url(f"{house.url}/")
    with page.expect_response(awaited):
        if to.startswith("/learn"):
            asked[0].fulfill(status=404, json={"error": {"code": "x", "clause": None, "details": {}, "message": "x"}})
        else:
            asked[0].continue_()
    page.wait_for_timeout(300)  # room for the address to change, and for a line to be opened
    assert page.url == f"{house.url}/"
    assert not lines, "nobody is there to look at a table"
    expect(page.locator(".gms")).to_be_visible()


def test_the_waiting_room_tells_how_and_with_whom_one_plays(house: House, chromium: Browser) -> None:
    _, page = visit(chromium, house.door)
    clock = {"initial_s": 600, "increment_s": 10}
    table = open_table(page, "stockpile", 4, people=2, clock=clock, options={"investors": True})
    sit_at(page, house.url, table)
    terms = page.get_by_role("list", name="How it is played")
    expect(terms).to_contain_text("10 min a player, 10 s more a move")
    expect(terms).to_contain_text("investors")
    expect(page.get_by_role("img", name="QR")).to_be_visible()
    expect(page.locator(".seats li").first).to_contain_text("host")
    expect(page.get_by_label("Level of the bots")).to_have_value("random")  # like the bots that sit here already
    page.get_by_label("Somebody else at this device").fill("Grandma")
    page.get_by_role("button", name="Someone at this screen").click()
    expect(page.locator(".seats")).to_contain_text("Grandma")
