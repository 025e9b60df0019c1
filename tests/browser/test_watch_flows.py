"""Exchange Watch: what passes by itself, standing orders, a debt beside the turn, figures on statuses and cards."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import House
from tests.browser.player import PHONE, ChangedViews, open_table, over, settle, sit_at, step, visit
from tests.browser.sizes import DESKS, LANDSCAPE, SIZES, WHOLE, out_of_sight, scrolls

GAMES = 8  # of random players, until one of them owes something and can pay it back
# Large bets and small debts: so one soon owes something, and soon can pay it back.
OWING = {"debt": 100, "own_limit": [30] * 4, "join_limit": [30] * 4}
# What is said, and is one asked to bet in another's turn? (The gavel stands at whose turn it is.) In one look: orders
# pass by themselves, and at the next look it may be one's own turn.
_TRADE = """() => {
  const said = document.querySelector('.slip .say')?.textContent ?? ''
  const asked = document.querySelector('.mb.tgt') && !document.querySelector('.plate.own .ic')
  return [said, !!asked && !said.includes('as ordered')]
}"""


def at_the_table(house: House, chromium: Browser, players: int = 3, **more: Any) -> Page:
    _, page = visit(chromium, house.door, **more)
    sit_at(page, house.url, open_table(page, "watch", players=players, language=more.get("language", "en")))
    return page


def play_until(page: Page, wanted: str, most: int = 400) -> bool:
    """Play on till something is there; False if the game ended before."""
    for turn in range(most):
        settle(page)
        if page.locator(wanted).count():
            return True
        if over(page):
            return False
        try:
            step(page, turn)
        except Exception:  # what was about to be clicked may just have gone: the seat passes by itself
            page.keyboard.press("Escape")
    return False


def test_standing_orders_pass_others_trades_without_being_asked(house: House, chromium: Browser) -> None:
    page = at_the_table(house, chromium)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda said: sent.append(str(said))))
    page.reload()
    settle(page)
    page.get_by_role("button", name="till my turn").click()
    for moment in ("bet", "change", "dividends", "payout"):
        page.locator(f"[data-order={moment}-pass]").click()
        expect(page.locator(f"[data-order={moment}-pass]")).to_have_attribute("aria-pressed", "true")
    asked_to_bet = 0
    for turn in range(60):
        settle(page)
        if over(page):
            break
        said, asked = page.evaluate(_TRADE)
        asked_to_bet += asked
        if not re.search("as ordered|you pass", said):
            try:
                step(page, turn)
            except Exception:
                page.keyboard.press("Escape")
        else:
            page.wait_for_function("(was) => document.querySelector('.slip .say')?.textContent !== was", arg=said)
        if sum('"pass"' in said for said in sent) >= 3:
            break
    assert asked_to_bet == 0
    assert sum('"pass"' in said for said in sent) >= 3


def test_orders_are_kept_and_end_with_the_own_turn(house: House, chromium: Browser) -> None:
    page = at_the_table(house, chromium)
    assert play_until(page, ".plate:not(.own) .ic"), "another's turn, whoever begins"
    page.locator("[data-order=bet-fits]").click()
    page.reload()
    settle(page)
    expect(page.locator("[data-order=bet-fits]")).to_have_attribute("aria-pressed", "true")
    assert play_until(page, ".plate.own .ic")
    expect(page.locator("[data-order=bet-ask]")).to_have_attribute("aria-pressed", "true")


def test_a_debt_is_repaid_beside_the_turn_and_never_makes_it_mine(house: House, chromium: Browser) -> None:
    """Debt may be paid back at any time: the slip still waits for the others, and nothing rings."""
    _, page = visit(chromium, house.door)
    for _ in range(GAMES):
        sit_at(page, house.url, open_table(page, "watch", numbers=OWING))
        if play_until(page, "[data-repay]"):
            break
    expect(page.locator(".slip [data-repay]")).to_have_count(0)
    expect(page.locator(".slip")).not_to_contain_text("Repay")
    debts = page.locator(".stat .debt b")
    expect(debts).to_contain_text("Debt")
    owed = debts.inner_text()
    page.locator("[data-repay]").click()
    page.wait_for_function(
        "(was) => document.querySelector('.stat .debt b')?.innerText !== was || !document.querySelector('.stat .debt')",
        arg=owed,
    )


def test_statuses_say_price_limits_and_what_the_next_would_bring(house: House, chromium: Browser) -> None:
    page = at_the_table(house, chromium, viewport=PHONE, language="ru")
    settle(page)
    status = page.locator(".stat")
    for figure in ("1000", "3000", "5000", "×30", "×20"):
        expect(status).to_contain_text(figure)
    expect(status).to_contain_text("даёт 1000 вместо 500")
    expect(status).to_contain_text("Окупается за 2 выигрыша")


def test_a_card_that_can_be_played_says_what_it_would_do_now(house: House, chromium: Browser) -> None:
    page = at_the_table(house, chromium)
    assert play_until(page, "[data-now]"), "no card could say its figure"
    expect(page.locator("[data-now]").first).to_contain_text(re.compile(r"\d"))


NEEDED = [".slip .say", ".plate.own", ".chart", ".mb", ".odds", ".tc"]


@pytest.mark.parametrize("players", [3, 6])
def test_a_trade_fits_every_screen(house: House, chromium: Browser, players: int) -> None:
    page = at_the_table(house, chromium, players=players)
    assert play_until(page, ".mb.tgt")
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        needed = NEEDED
        if name in DESKS:
            assert scrolls(page) == [], name
            needed = [*NEEDED, ".plate", ".circ", ".stat table", ".orders .row", ".hand"]
        elif name in LANDSCAPE:
            assert scrolls(page) == [], name
            needed = [each for each in NEEDED if each != ".chart" and each != ".plate.own"]
        else:
            needed = [".slip .say", ".tc", ".mb"]
        assert out_of_sight(page, needed) == [], name


EVERY_CARD = {
    "inside": "early-print leaked-report free-hand preferred-terms block-deal special-dividend stop-loss leverage "
    "support",
    "greenmail": "raid audit bear-raid frozen-account margin-call rumour-mill shredder blackmail dividend-strip",
}


def deep_in_it(view: dict[str, Any]) -> None:
    """Every card there is in one hand, and everybody an expert with as many debts as there are cards printed."""
    table = view["table"]
    if table["phase"] in ("draft", "deal"):
        return
    table["hand"] = [
        {"card": card, "deck": deck, "moment": "dividends", "effect": "steal_card", "with": {}}
        for deck, cards in EVERY_CARD.items()
        for card in cards.split()
        for _ in range(2)
    ]
    for plate in table["seats"]:
        plate.update(debts=6, inside=18, greenmail=18, status="experienced", cash=12_350)
        plate["worth"] = {"cash": 12_350, "shares": 9_800, "debt": -6_000, "total": 16_150, "can_win": True}


@pytest.mark.parametrize("moment", ["trade", "purchases"])
def test_a_hand_of_every_card_and_debts_fit_every_screen(house: House, chromium: Browser, moment: str) -> None:
    _, page = visit(chromium, house.door, language="ru", lined=True)
    line = ChangedViews(page, deep_in_it, plays=True)
    sit_at(page, house.url, open_table(page, "watch", players=6, language="ru"))
    assert play_until(page, ".mb.tgt" if moment == "trade" else ".stat .debt")
    line.settle()
    wrong = {}
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        page.evaluate("[document.documentElement, document.querySelector('.left')].forEach((e) => (e.scrollTop = 0))")
        found = [way for way in scrolls(page) if way == "sideways" or name in WHOLE]
        seen = [".slip .say", ".plate", ".circ", ".stat table", ".stat .debt b", ".orders .row", ".hand .hc"]
        if name not in DESKS:  # what the move needs is in sight first; the own cards are scrolled to, and whole then
            found += out_of_sight(page, [".slip .say", *([".tc", ".mb"] if moment == "trade" else [])])
            page.locator(".hand").evaluate("(hand) => hand.scrollIntoView()")
            seen = [".slip .say", ".hand .hc"]
        found += out_of_sight(page, seen)
        if found:
            wrong[name] = found
    assert not wrong, "\n".join(f"{name}: {each}" for name, found in wrong.items() for each in found)
