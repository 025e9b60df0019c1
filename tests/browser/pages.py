"""Pages that are used again: a page that has shown one table shows the next at half of what a new one takes.

Nothing of a test is left in a page that is given back: what it remembers, its routes and its trace are gone, and
everything it showed. One that can't be made as new (a clock of its own, closed, of a failed test) is not used again.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute

PATIENCE_MS = 60_000  # a busy machine is slow, not wrong
MOST_WAITING = 4  # each takes a fifth of a gigabyte
_REMEMBER = """(things) => {
  localStorage.clear()
  sessionStorage.clear()
  for (const [name, value] of Object.entries(things)) localStorage.setItem(name, value)
}"""
Between = Callable[[WebSocketRoute], None]


@dataclass
class Kept:
    """A browser's window with one page, for people of one language, with fingers or without."""

    context: BrowserContext
    page: Page
    language: str
    touch: bool
    used: bool = True
    lined: bool = False  # somebody has stood between the page and its server
    between: Between | None = None

    def answer(self, line: WebSocketRoute) -> None:
        if self.between:
            self.between(line)
        else:
            line.connect_to_server()


KEPT: dict[Browser, list[Kept]] = {}


def take(browser: Browser, language: str, touch: bool, lined: bool) -> Kept:
    """A page as good as new."""
    kept = KEPT.setdefault(browser, [])
    for each in kept:
        if not each.used and (each.language, each.touch, each.lined) == (language, touch, lined):
            each.used = True
            kept.append(kept.pop(kept.index(each)))  # the one that waits longest is first
            each.context.tracing.start_chunk()
            return each
    context = browser.new_context(locale=language, has_touch=touch)
    context.tracing.start()  # actions, console and requests: cheap; kept when the test fails
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    kept.append(Kept(context, page, language, touch))
    return kept[-1]


def furnish(
    page: Page, door: str, viewport: dict[str, int], dark: bool, scenes: str, remembered: dict[str, str]
) -> None:
    """As its owner likes it, at a page of the site that loads nothing, with no more remembered than is asked for."""
    page.set_viewport_size(viewport)  # type: ignore[arg-type]
    motion = "reduce" if scenes == "none" else "no-preference"
    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion=motion)  # type: ignore[arg-type]
    page.goto(door)
    page.evaluate(_REMEMBER, {"scenes": scenes, **remembered})


def stand_between(page: Page, between: Between) -> None:
    """Who answers for the server on the lines this page opens from now on."""
    kept = _of(page.context)
    if kept is None or kept.page is not page:
        page.route_web_socket(re.compile("/socket"), between)
        return
    kept.between = between
    if not kept.lined:
        kept.lined = True
        page.route_web_socket(re.compile("/socket"), kept.answer)


def spend(page: Page) -> None:
    """This page is changed for good: nobody gets it after this test."""
    if kept := _of(page.context):
        KEPT[_browser(page.context)].remove(kept)


def waits(context: BrowserContext) -> bool:
    """Is it a page that nobody uses now?"""
    kept = _of(context)
    return kept is not None and not kept.used


def give_back(context: BrowserContext) -> None:
    """No page outlives its test as it was: it is made as new, or closed."""
    kept = _of(context)
    if kept is None or kept.page.is_closed():
        drop(context)
        return
    for page in context.pages:
        if page is not kept.page:
            page.close()
    kept.page.unroute_all(behavior="ignoreErrors")
    kept.page.goto("about:blank")
    context.unroute_all(behavior="ignoreErrors")
    context.clear_cookies()
    context.clear_permissions()
    context.tracing.stop_chunk()
    kept.between = None
    kept.used = False
    waiting = [each for each in KEPT[_browser(context)] if not each.used]
    if len(waiting) > MOST_WAITING:
        drop(waiting[0].context)


def drop(context: BrowserContext) -> None:
    if kept := _of(context):
        KEPT[_browser(context)].remove(kept)
    context.close()


def _browser(context: BrowserContext) -> Browser:
    assert context.browser is not None
    return context.browser


def _of(context: BrowserContext) -> Kept | None:
    return next((each for each in KEPT.get(_browser(context), []) if each.context is context), None)
