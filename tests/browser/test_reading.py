"""Everybody can read it: axe on every screen in both themes, three languages without a gap, a light first load."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import AXE, House
from tests.browser.player import GAMES, PHONE, open_table, settle, sit_at, step, violations, visit, wait_for_table

ROOT = Path(__file__).parents[2]
FIRST_LOAD = 250_000
LANGUAGES = ("en", "ru", "it")
# What a message looks like that nobody has written.
RAW_ID = re.compile(
    r"\b(?:ui|home|slip|on-\w+|guide|key|score|watch|money|acquire|stockpile|game|server)-[a-z]+(?:-[a-z_]+)*\b"
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
    return [url, f"{url}/games", f"{url}/rules", f"{url}/rules/money", f"{url}/t/{finished['id']}", f"{url}/nowhere"]


@pytest.mark.parametrize("dark", [False, True], ids=["day", "after hours"])
def test_axe_finds_nothing_on_any_page(house: House, chromium: Browser, dark: bool) -> None:
    context, page = visit(chromium, house.url, dark=dark, guide=True)
    for address in screens(page, house.url):
        page.goto(address)
        page.wait_for_timeout(600)
        assert violations(page, AXE) == [], address
    page.goto(house.url)
    page.get_by_role("button", name="Invite friends").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page, AXE) == []
    context.close()


@pytest.mark.parametrize("dark", [False, True], ids=["day", "after hours"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_any_table(house: House, chromium: Browser, game: str, dark: bool) -> None:
    context, page = visit(chromium, house.url, dark=dark)
    sit_at(page, house.url, open_table(page, game, FEWEST[game]))
    wait_for_table(page)
    for turn in range(24):
        if turn % 6 == 0:
            settle(page)
            assert violations(page, AXE) == []
        try:
            step(page, turn)
        except Exception:
            page.keyboard.press("Escape")
        page.wait_for_timeout(120)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    settle(page)
    assert violations(page, AXE) == []
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(house: House, chromium: Browser, language: str) -> None:
    context, page = visit(chromium, house.url, language=language)
    for address in screens(page, house.url, language):
        page.goto(address)
        page.wait_for_timeout(500)
        assert page.evaluate("document.documentElement.lang") == language
        assert RAW_ID.findall(page.locator("body").inner_text()) == [], address
    for game in GAMES:
        sit_at(page, house.url, open_table(page, game, FEWEST[game], language=language))
        wait_for_table(page)
        for turn in range(8):
            try:
                step(page, turn)
            except Exception:
                page.keyboard.press("Escape")
            page.wait_for_timeout(150)
        assert RAW_ID.findall(page.locator("body").inner_text()) == [], game
    context.close()


def test_the_first_load_is_light(house: House, chromium: Browser) -> None:
    context = chromium.new_context()
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    loaded: list[float] = []
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    page.goto(house.url)
    page.wait_for_timeout(1500)
    assert 0 < sum(loaded) < FIRST_LOAD
    context.close()
