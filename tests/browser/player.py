"""A person at the page: opens tables, picks what is offered, calls the slip."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ElementHandle, Page, WebSocketRoute, expect
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import TimeoutError as Timeout

from tests.browser import pages
from tests.browser.pages import PATIENCE_MS

FARTHEST = 300  # tabs to a button of the slip, if it is still there
GAMES = ("stockpile", "acquire", "money", "watch")
# Numbers that shorten a game without leaving a step out: the lots of Money empty its deck sooner.
SHORT: dict[str, dict[str, Any]] = {
    "stockpile": {"rounds": [2, 2, 2, 2]},
    "acquire": {"end_size": 12},
    "money": {"lot_size": 6},
    "watch": {"event_cards": 2, "goal": [6000, 6000, 6000, 6000]},
}
OF_COLOURS = ("color-contrast", "link-in-text-block")  # those of axe's usual rules that look at colours
DESK = {"width": 1440, "height": 900}
NARROW_DESK = {"width": 1240, "height": 800}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 360, "height": 760}

_OPEN = """async ([body, language]) => {
  const headers = {'content-type': 'application/json'}
  const post = (path, data) => fetch(path, {method: 'POST', headers, body: JSON.stringify(data)})
  await post('/api/guest', {name: 'Anna', language})
  const answer = await post('/api/tables', body)
  return await answer.json()
}"""
_DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Asked once and answered when it is so: the page is not asked again with every frame. While a call is on its way the
# table is offered as it was before.
_SETTLED = """(awaited) => new Promise((done) => {
  const found = () => !document.querySelector('[data-calling]') && document.querySelector(awaited)
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => (found() ? done(true) : look())))
  function look() {
    if (found()) return drawn()
    const changes = new MutationObserver(() => {
      if (!found()) return
      changes.disconnect()
      drawn()
    })
    changes.observe(document, { subtree: true, childList: true, attributes: true })
  }
  look()
})"""
# What a seat is offered, in one look: is it over, is something to be called, is something written already?
_LOOK = """([call, offered]) => [
  !!document.querySelector('.seal'),
  !!document.querySelector(call),
  !!document.querySelector('.slip .x'),
  document.querySelectorAll(offered).length,
]"""
_COLOURED = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const ending = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
  await Promise.all(ending.map((each) => each.finished.catch(() => null)))
}"""
_CALL = "[data-call]:not([disabled])"
_OFFERED = ".here.legal, .tgt[data-item]:not([aria-pressed=true]), .legal[data-item]:not([aria-pressed=true])"
_OTHERS = ".slip .btns .btn:not([disabled]):not(.x)"


def visit(
    browser: Browser,
    url: str,
    *,
    viewport: dict[str, int] = DESK,
    language: str = "en",
    dark: bool = False,
    guide: bool = False,
    touch: bool = False,
    scenes: str = "none",
    lined: bool = False,
) -> tuple[BrowserContext, Page]:
    """A browser of its own, with nothing remembered but what is asked for; lined, where the test is to stand between
    the page and its server (only spares a new page where one of that kind is there)."""
    kept = pages.take(browser, language, touch, lined)
    door = "/".join([*url.split("/")[:3], "healthz"])
    off = {} if guide else {f"guide-{game}": "off" for game in GAMES}
    pages.furnish(kept.page, door, viewport, dark, scenes, off)
    if url != door:
        kept.page.goto(url)
    return kept.context, kept.page


def open_table(
    page: Page, game: str, players: int = 3, people: int = 1, language: str = "en", **more: Any
) -> dict[str, Any]:
    """A table with bots; further people find a free seat."""
    seats: list[dict[str, str]] = [
        {"kind": "me"},
        *[{"kind": "open"}] * (people - 1),
        *[{"kind": "bot", "level": "random"}] * (players - people),
    ]
    body = {"game": game, "players": players, "seats": seats, "start": people == 1, **more}
    table: dict[str, Any] = page.evaluate(_OPEN, [body, language])
    assert "id" in table, table
    return table


def sit_at(page: Page, url: str, table: dict[str, Any]) -> None:
    page.goto(f"{url}/t/{table['id']}?i={table['invite']}")


def over(page: Page) -> bool:
    return bool(page.locator(".seal").count())


def step(page: Page, turn: int) -> bool:
    """Whatever the page asks of this seat, by clicks. False while it asks nothing."""
    for pick in range(4):
        ended, call, written, offered = page.evaluate(_LOOK, [_CALL, _OFFERED])
        if ended:
            return False
        if not offered or (call and (written or turn % 3 == 0)):
            break
        things = page.query_selector_all(_OFFERED)
        if things and not pressed(things[(turn * 7 + pick) % len(things)]):
            return True
        page.evaluate(_DRAWN)
    button = page.query_selector(_CALL) or page.query_selector(_OTHERS)
    if button:
        pressed(button)
    return bool(button)


def pressed(thing: ElementHandle) -> bool:
    """A click on this very thing. False if another's move took it away: nobody waits for it to come back."""
    try:
        thing.click(timeout=3000)
    except BrowserError as gone:
        if "not attached" not in str(gone):
            raise
        return False
    return True


def play_to_the_end(page: Page, most: int = 4000) -> None:
    """Click on until the result lies on the table."""
    for turn in range(most):
        settle(page)
        if over(page):
            return
        try:
            step(page, turn)
        except BrowserError:  # what was about to be clicked may just have gone
            if not over(page):  # Escape would put the result away
                page.keyboard.press("Escape")
    raise AssertionError("the game did not end: " + page.locator(".slip").inner_text())


def step_by_keys(page: Page, turn: int) -> None:
    """Whatever the page asks of this seat, with the keyboard alone: N and Space write, Enter calls."""
    for pick in range(4):
        ended, call, written, offered = page.evaluate(_LOOK, [_CALL, _OFFERED])
        if ended or not offered or (call and (written or turn % 3 == 0)):
            break
        for _ in range(1 + (turn + pick) % 3):
            page.keyboard.press("n")
        page.keyboard.press("Space")
        page.evaluate(_DRAWN)
    if over(page):
        return
    if page.locator(_CALL).count():
        page.keyboard.press("Enter")
    elif page.locator(_OTHERS).count():
        page.locator("[data-slip-heading]").focus()  # where the focus lies after a call
        if tab_to(page, _OTHERS):
            page.keyboard.press("Enter")
    page.evaluate(_DRAWN)


def tab_to(page: Page, wanted: str, farthest: int = FARTHEST) -> bool:
    """With Tab alone to the first such thing; False where that leads nowhere."""
    for _ in range(farthest):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return True
    return False


def tab_to_what_is_offered(page: Page) -> bool:
    return tab_to(page, _OFFERED)


def finish_alone(page: Page, browser: Browser, url: str, table: dict[str, Any]) -> None:
    """Everybody of this guest stands up: bots play a public table to the end while somebody looks on."""
    stand = """([id, seat]) => fetch(`/api/tables/${id}/stand`, {
      method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({seat})
    })"""
    for seat in table["you"]["seats"]:
        page.evaluate(stand, [table["id"], seat])
    context, onlooker = visit(browser, f"{url}/t/{table['id']}")
    onlooker.locator(".seal").wait_for()
    pages.give_back(context)


def settle(page: Page) -> None:
    """Until the table waits for this seat, or the game is over, and that is drawn: nothing moves then."""
    try:
        page.wait_for_function(_SETTLED, arg=", ".join([".seal", _CALL, _OTHERS, _OFFERED]))
    except Timeout as stuck:
        raise AssertionError(f"{page.url} offers nothing: {page.locator('body').inner_text()}") from stuck


def wait_for_table(page: Page) -> None:
    expect(page.locator(".slip")).to_be_visible()


def violations(page: Page, axe: Path, within: str = "html", rules: tuple[str, ...] = ()) -> list[str]:
    """What axe finds wrong, in short; all its usual rules unless some are named."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe.read_text(encoding="utf-8"))
    asked = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = page.evaluate("async ([within, asked]) => (await axe.run(within, asked)).violations", [within, asked])
    where = [[[*node["target"], node.get("failureSummary", "")[:160]] for node in each["nodes"][:4]] for each in found]
    return [f"{each['id']}: {each['help']}: {json.dumps(nodes)}" for each, nodes in zip(found, where, strict=True)]


def readable(
    page: Page, axe: Path, themes: tuple[str, ...] = ("dark", "light"), within: str = "html", what: Any = ""
) -> None:
    """Nothing for axe to find, by day and after hours: another theme changes colours and nothing else."""
    for theme in themes:
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        page.evaluate(_COLOURED)
        found = violations(page, axe, within, () if theme == themes[0] else OF_COLOURS)
        assert not found, "\n".join([f"{page.url} {what}, {theme}", *found])


class ChangedViews:
    """The line between a page and its server. What is rare is shown by changing the server's own view on its way."""

    def __init__(self, page: Page, change: Callable[[dict[str, Any]], None], *, plays: bool = False) -> None:
        self.page, self.change = page, change
        self.plays = plays  # the change leaves the moves as they are: the server hears of them
        self.called: list[dict[str, Any]] = []  # kept from the server, which knows another view
        self.settled = False
        pages.stand_between(page, self._between)

    def _between(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(message: str | bytes) -> None:
            said = json.loads(message)
            if view := said.get("view"):
                self.settled = view["seat"] in view["pending"]
                self.change(view)
            line.send(json.dumps(said))

        def asked(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "move" and not self.plays:
                self.called.append(said["move"])
            else:
                server.send(message)

        server.on_message(told)
        line.on_message(asked)

    def settle(self) -> None:
        """Until the server waits for this seat as well: no bot changes the view any more."""
        self._wait(lambda: self.settled)
        settle(self.page)

    def next_call(self) -> dict[str, Any]:
        self._wait(lambda: bool(self.called))
        return self.called.pop(0)

    def _wait(self, until: Callable[[], bool]) -> None:
        for _ in range(PATIENCE_MS // 100):
            if until():
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{self.page.url}: nothing came")
