"""The table performs: steps come in order, a click ends one, "none" shows the end, nothing is told before its time.

The events are those of the rules themselves; only their way to the page is short-cut, so that a scene that is rare in
a game comes at once, and time stands still, so that a step ends only when it is told to.
"""

import json
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from openoutcry.games import load_game
from openoutcry.table import Table
from openoutcry.table.words import say_event
from tests.browser.conftest import House
from tests.browser.pages import spend, stand_between
from tests.browser.player import DESK, GAMES, PHONE, open_table, sit_at, visit, wait_for_table

PLAYERS = 4
SEAT = 0


class Scene(NamedTuple):
    """What has to happen in the batch that is performed, and the steps that come in this order, others between."""

    game: str
    wanted: set[str]
    order: list[str]
    last: bool = False  # the match ends with it


SCENES = {
    "stockpile": Scene("stockpile", {"bankrupt", "pair_shown", "price"}, ["pair", "price", "pair", "bankrupt"]),
    "acquire": Scene("acquire", {"becomes_defunct", "bonus_paid"}, ["merger", "bonus"]),
    "money": Scene("money", {"bid_shown"}, ["turn", "sums", "order"]),
    "watch": Scene("watch", {"trade_settled", "price_moved"}, ["news", "sum", "price"]),
    "sold": Scene("stockpile", {"pile_taken", "bid_paid"}, ["sold"]),
    "founding": Scene("acquire", {"founded"}, ["found"]),
    "event": Scene("watch", {"event_opened"}, ["event"]),
    "end of stockpile": Scene("stockpile", {"final_sale", "majority"}, ["majority", "sale"], last=True),
    "end of acquire": Scene("acquire", {"bonus_paid", "shares_cashed"}, ["bonus", "cash"], last=True),
    "end of money": Scene("money", {"lot_swapped", "deal_scored"}, ["swap", *["hand"] * PLAYERS], last=True),
    "end of watch": Scene("watch", {"worth"}, ["fortune"] * PLAYERS, last=True),
}
ENDS = [name for name, scene in SCENES.items() if scene.last]
_WATCH_STEPS = """() => {
  window.steps = []
  const game = document.querySelector('.game')
  new MutationObserver(() => {
    const key = game.dataset.step && `${game.dataset.step} ${game.dataset.left}`
    if (key && window.steps.at(-1) !== key) window.steps.push(key)
  }).observe(game, {attributes: true, attributeFilter: ['data-step', 'data-left']})
}"""


@dataclass
class Moment:
    """A match just before something happens, and what happens then, as one seat sees it."""

    before: dict[str, Any]
    after: dict[str, Any]
    told: list[dict[str, Any]] = field(default_factory=list)
    news: list[dict[str, Any]] = field(default_factory=list)


def _seen(view: dict[str, Any]) -> dict[str, Any]:
    return {**view, "moves": [{**move, "say": move["text"]} for move in view["moves"]]}


def moment(game: str, wanted: set[str], last: bool = False, most: int = 40, players: int = PLAYERS) -> Moment:
    """The first such thing that happens to players who do anything at all, always the same."""
    for seed in range(most):
        table = Table(game, players, f"scenes {seed}")
        luck = random.Random(seed)
        while not table.over:
            seat = table.pending[0]
            number, before = table.count_events(SEAT), table.view(SEAT)
            table.play(seat, luck.choice(table.view(seat)["moves"])["code"])
            news = table.events(SEAT, number)
            if wanted <= {event["event"] for event in news} and table.over == last:
                told = table.events(SEAT, 0)[:number]
                return Moment(_seen(before), _seen(table.view(SEAT)), told, news)
    raise AssertionError(f"{game}: {wanted} never happened")


@cache
def _found(name: str) -> Moment:
    scene = SCENES[name]
    return moment(scene.game, scene.wanted, scene.last)


class Theatre:
    """A page whose line brings the moment: first what was, then, when asked, what happens."""

    def __init__(self, page: Page, house: House, game: str, moment: Moment) -> None:
        self.page, self.moment = page, moment
        self.line: WebSocketRoute | None = None
        self.table = open_table(page, game, moment.before["players"])
        self.table["seats"][SEAT]["online"] = True  # at this line: no clock runs until a bot would play the seat
        names = [seat["name"] for seat in self.table["seats"]]
        for event in (*moment.told, *moment.news):
            event["say"] = say_event(load_game(game), event, names, "en")
        stand_between(page, self._between)
        sit_at(page, house.url, self.table)
        wait_for_table(page)

    def _between(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(lambda said: self._answer(json.loads(said)["type"]))

    def _answer(self, asked: str) -> None:
        if asked == "hello":
            self._greet()
        elif asked == "ping":  # however far the clock is turned: the line is up
            self._send(type="pong")

    def _send(self, **said: Any) -> None:
        assert self.line is not None
        self.line.send(json.dumps(said))

    def _greet(self) -> None:
        told = self.moment.told
        known = {"epoch": 0, "from": 0, "number": len(told), "events": told, "view": self.moment.before}
        self._send(type="sync", seat=SEAT, table=self.table, chat=[], language="en", **known)

    def perform(self) -> None:
        self.page.evaluate(_WATCH_STEPS)
        start = len(self.moment.told)
        number = start + len(self.moment.news)
        news = {"from": start, "number": number, "events": self.moment.news, "view": self.moment.after}
        self._send(type="events", epoch=0, **news)

    def stand_still(self) -> None:
        """No rest and no beat ends by itself from now on."""
        spend(self.page)
        self.page.clock.install()
        self.page.clock.pause_at(self.page.evaluate("Date.now() + 1000"))

    def played(self) -> None:
        """Until its steps have come and gone: a quick scene may be over before anybody looks for it."""
        self.page.wait_for_function("() => window.steps.length && !document.querySelector('.game[data-step]')")

    @property
    def left(self) -> int:
        return int(self.page.locator(".game").get_attribute("data-left") or 0)

    def next(self) -> None:
        """End the step that is being played, and wait for the one after it."""
        left = self.left
        self.page.get_by_role("button", name="Next", exact=True).click()
        expect(self.page.locator(f'.game[data-left="{left}"]')).to_have_count(0)

    @property
    def steps(self) -> list[str]:
        return [key.split()[0] for key in self.page.evaluate("window.steps")]

    def picture(self) -> str:
        return str(self.page.locator(".tbl").inner_text())


@pytest.fixture
def theatre(house: House, chromium: Browser) -> Callable[..., Theatre]:
    def open_theatre(name: str, scenes: str = "slow", **more: Any) -> Theatre:
        _, page = visit(chromium, house.door, scenes=scenes, lined=True, **more)
        return Theatre(page, house, SCENES[name].game, deepcopy(_found(name)))

    return open_theatre


def _in_order(wanted: list[str], found: list[str]) -> bool:
    rest = iter(found)
    return all(step in rest for step in wanted)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", SCENES)
def test_its_steps_come_in_order_and_lead_to_the_present(
    theatre: Callable[..., Theatre], name: str, viewport: dict[str, int]
) -> None:
    shown = theatre(name, "quick", viewport=viewport)
    shown.perform()
    shown.played()
    assert _in_order(SCENES[name].order, shown.steps), shown.steps
    left = [int(key.split()[1]) for key in shown.page.evaluate("window.steps")]
    assert left == sorted(left, reverse=True) and left[-1] == 1
    at_once = theatre(name, "none", viewport=viewport)
    at_once.perform()
    expect(at_once.page.locator(".tbl")).to_have_text(shown.page.locator(".tbl").inner_text(), use_inner_text=True)


@pytest.mark.parametrize("name", SCENES)
def test_none_shows_the_end_at_once(theatre: Callable[..., Theatre], name: str) -> None:
    shown = theatre(name, "none")
    before = shown.picture()
    shown.perform()
    expect(shown.page.locator(".tbl")).not_to_have_text(before, use_inner_text=True)
    assert shown.steps == []


@pytest.mark.parametrize("name", SCENES)
def test_a_step_ends_by_a_click_and_the_scene_by_two(theatre: Callable[..., Theatre], name: str) -> None:
    shown = theatre(name)
    shown.stand_still()
    shown.perform()
    expect(shown.page.locator(".game[data-step]")).to_have_count(1)
    whole = shown.left
    beside = shown.page.locator(".top h1")
    beside.click()
    if whole > 1:
        expect(shown.page.locator(f'.game[data-left="{whole - 1}"]')).to_have_count(1)
        beside.click()  # time stands still: the second click comes soon after the first
    expect(shown.page.locator(".game[data-step]")).to_have_count(0)


def test_a_scene_goes_on_while_the_line_is_down(theatre: Callable[..., Theatre]) -> None:
    shown = theatre("acquire")
    shown.stand_still()  # the line is not called again either
    shown.perform()
    expect(shown.page.locator(".game[data-step]")).to_have_count(1)
    assert shown.line is not None
    shown.line.close()
    expect(shown.page.locator(".brk")).to_be_visible()
    shown.next()
    shown.page.locator(".slip [data-call]").click()
    expect(shown.page.locator(".game[data-step]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_of_ones_own_is_one_tap_away(theatre: Callable[..., Theatre], game: str) -> None:
    shown = theatre(game)
    shown.moment.after["pending"] = [SEAT]
    shown.stand_still()
    shown.perform()
    expect(shown.page.locator(".game[data-step]")).to_have_count(1)
    shown.page.keyboard.press("Enter")
    expect(shown.page.locator(".game[data-step]")).to_have_count(0)


def test_a_pair_shows_its_back_until_it_counts(theatre: Callable[..., Theatre]) -> None:
    shown = theatre("stockpile")
    shown.stand_still()
    shown.perform()
    hidden = {pair["pair"] for pair in shown.moment.before["table"]["pairs"] if pair["company"] is None}
    turned = [event["pair"] for event in shown.moment.news if event["event"] == "pair_shown"]
    expect(shown.page.locator(".game[data-step]")).to_have_count(1)
    while shown.left:
        done = sum(step == "pair" for step in shown.steps)
        playing = shown.page.locator(".game").get_attribute("data-step") == "pair"
        for pair in hidden & set(turned[done:]) if shown.page.locator(".fcs").count() else set():
            if not (playing and pair == turned[done - 1]):
                expect(shown.page.locator(f'[data-at~="pair-{pair}"] .back')).to_have_count(2)
        shown.next()


def test_the_news_is_not_in_the_page_before_it_turns(theatre: Callable[..., Theatre]) -> None:
    shown = theatre("watch")
    shown.stand_still()
    cash = [seat["cash"] for seat in shown.moment.before["table"]["seats"]]
    shown.perform()
    while shown.page.locator('.game[data-step="news"]').count() == 0:
        shown.next()
    back = shown.page.locator('.bk[data-at="face-news"]')
    expect(back).to_have_count(1)
    expect(shown.page.locator(".hushed").first).to_be_attached()
    settled = next(event for event in shown.moment.news if event["event"] == "trade_settled")
    assert f"sum {settled['difference']:+d}" not in shown.picture().replace("−", "-")
    paid = [event["seat"] for event in shown.moment.news if event["event"] in ("got", "paid")]
    for seat in set(paid) - {e["seat"] for e in shown.moment.news if e["event"] == "bet_changed"}:
        expect(shown.page.locator(f'[data-at="plate-{seat}"] .cash')).to_have_text(f"{cash[seat]:,}".replace("-", "−"))
    shown.next()
    expect(back).to_have_count(0)


def test_bids_are_no_more_than_backs_until_all_turn(theatre: Callable[..., Theatre]) -> None:
    shown = theatre("money")
    bids = [event for event in shown.moment.news if event["event"] == "bid_shown" and event["seat"] != SEAT]
    serials = [card["card"] for event in bids for card in event["cards"]]
    html = shown.page.locator(".opps").inner_html()
    assert serials and not any(f'"note-{serial}"' in html or f"№ {serial}<" in html for serial in serials)
    shown.stand_still()
    shown.perform()
    expect(shown.page.locator('.game[data-step="turn"]')).to_have_count(1)
    assert shown.page.locator(".opps .sum").all_inner_texts() == [""] * (PLAYERS - 1)
    shown.next()
    expect(shown.page.locator('.game[data-step="sums"]')).to_have_count(1)
    expect(shown.page.locator(".opps .wad")).to_have_count(PLAYERS - 1)


def test_bonuses_are_paid_only_when_their_notes_run(theatre: Callable[..., Theatre]) -> None:
    shown = theatre("acquire")
    shown.stand_still()
    shown.perform()
    before = shown.moment.before["table"]["seats"]
    bonus = next(event for event in shown.moment.news if event["event"] == "bonus_paid")
    cell = shown.page.locator(f'[data-at~="cash-{bonus["seat"]}"]')
    while shown.page.locator('.game[data-step="bonus"]').count() == 0:
        expect(cell).to_have_text(f"{before[bonus['seat']]['money']:,}")
        shown.next()
    shown.next()
    expect(cell).not_to_have_text(f"{before[bonus['seat']]['money']:,}")


def _until(shown: Theatre, step: str) -> Iterator[None]:
    """Every step before the first of that name, one after another."""
    while shown.page.locator(f'.game[data-step="{step}"]').count() == 0:
        yield
        shown.next()


def test_a_pile_and_its_price_change_hands_when_it_is_sold(theatre: Callable[..., Theatre]) -> None:
    shown = theatre("sold")
    before = shown.moment.before["table"]
    hidden = [card for pile in before["piles"] for card in pile["cards"] if not card["up"] and card["by"] != SEAT]
    assert hidden and all(card["card"] is None for card in hidden)  # what lies face down is not on the wire
    taken = [event for event in shown.moment.news if event["event"] == "pile_taken"]
    assert all("cards" not in event for event in taken if event["seat"] != SEAT)
    shown.stand_still()
    shown.perform()
    expect(shown.page.locator('.game[data-step="sold"]')).to_have_count(1)
    for number, event in enumerate(taken):
        for later in taken[number + 1 :]:
            cards = next(pile["cards"] for pile in before["piles"] if pile["pile"] == later["pile"])
            expect(shown.page.locator(f'[data-at~="pile-{later["pile"]}"] .c')).to_have_count(len(cards))
            cash = f"${before['seats'][later['seat']]['cash'] // 1000}k"
            expect(shown.page.locator(f'[data-at~="plate-{later["seat"]}"]')).to_contain_text(cash)
        expect(shown.page.locator(f'[data-at~="pile-{event["pile"]}"] .c')).to_have_count(0)
        shown.next()


def test_a_corporation_stands_on_the_board_when_it_is_founded(theatre: Callable[..., Theatre]) -> None:
    shown = theatre("founding")
    name = next(event["corporation"] for event in shown.moment.news if event["event"] == "founded")
    built = shown.page.locator(f'[data-at~="hq-{name}"]')
    expect(built).to_have_count(0)
    dealt = {json.dumps(event.get("tiles")) for event in shown.moment.told if event.get("seat") != SEAT}
    assert dealt <= {"null"}  # the others' tiles are not on the wire
    shown.stand_still()
    shown.perform()
    for _ in _until(shown, "found"):
        expect(built).to_have_count(0)
    expect(built).to_have_count(1)


def test_an_event_is_not_in_the_page_before_its_card_turns(theatre: Callable[..., Theatre]) -> None:
    shown = theatre("event")
    opened = next(event for event in shown.moment.news if event["event"] == "event_opened")
    assert opened["event_card"] not in json.dumps([shown.moment.before, shown.moment.told])  # nor on the wire
    paid = [event for event in shown.moment.news if event.get("why") == "event"]
    shown.stand_still()
    shown.perform()
    said = opened["say"].split(".")[0]
    for _ in _until(shown, "event"):
        assert said not in shown.page.locator("body").inner_text()
    expect(shown.page.locator('[data-at~="event"]')).to_contain_text(said.split(": ")[-1])
    for event in paid:
        had = shown.page.locator(f'[data-at="plate-{event["seat"]}"] .cash').inner_text()
        assert had != f"{shown.moment.after['table']['seats'][event['seat']]['cash']:,}"


def test_hands_are_laid_open_one_after_another(theatre: Callable[..., Theatre]) -> None:
    shown = theatre("end of money")
    seats = shown.moment.before["table"]["seats"]
    assert not any("hand" in seat for seat in seats)  # nothing of it is on the wire before
    shown.stand_still()
    shown.perform()
    opened = [shown.page.locator(f'[data-at~="plate-{seat}"] [aria-label^="The hand of"]') for seat in range(PLAYERS)]
    for _ in _until(shown, "hand"):
        expect(shown.page.locator('.opps [aria-label^="The hand of"]')).to_have_count(0)
    for seat in range(PLAYERS):
        for later in range(seat + 1, PLAYERS):
            expect(opened[later]).to_have_count(0)
        shown.next()
        if seat != SEAT:
            expect(opened[seat].locator("li").first).to_be_visible()


def test_fortunes_are_counted_one_after_another(theatre: Callable[..., Theatre]) -> None:
    shown = theatre("end of watch")
    fortunes = {event["seat"]: event for event in shown.moment.news if event["event"] == "worth"}
    total = {seat: each["cash"] + each["value"] - each["debts"] for seat, each in fortunes.items()}
    cells = [shown.page.locator(f'[data-at="plate-{seat}"] .cash') for seat in range(PLAYERS)]
    shown.stand_still()
    shown.perform()
    for _ in _until(shown, "fortune"):
        pass
    for seat in range(PLAYERS):
        for later in range(seat + 1, PLAYERS):
            expect(cells[later]).to_have_text(_figure(fortunes[later]["cash"]))
        shown.next()
        expect(cells[seat]).to_have_text(_figure(total[seat]))


def _figure(amount: int) -> str:
    return f"{amount:,}".replace("-", "−")


@pytest.mark.parametrize("name", ENDS)
def test_the_end_is_told_only_when_its_money_has_run(theatre: Callable[..., Theatre], name: str) -> None:
    shown = theatre(name)
    shown.stand_still()
    shown.perform()
    expect(shown.page.locator(".game[data-step]")).to_have_count(1)
    sheet = shown.page.locator("dialog .winner")
    while shown.left > 1:
        expect(sheet).to_have_count(0)
        shown.next()
    shown.next()
    expect(sheet).to_be_visible()
    parts = shown.page.locator("dialog .bar").evaluate_all("(bars) => bars.map((bar) => bar.children.length)")
    assert max(parts) > 1, "what a result is made of"
