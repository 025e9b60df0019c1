"""Slow work waits in its own line: nothing of one kind, and nothing of one guest, holds up the rest."""

import asyncio
import os
import re
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from openoutcry.bots import think
from openoutcry.server import rest
from openoutcry.server.errors import Busy, TooFast
from openoutcry.server.limits import Limiter, Rate
from openoutcry.server.preview import DRAWS
from openoutcry.server.settings import RATES
from openoutcry.server.work import brains, pressure
from openoutcry.server.work.kept import Kept
from openoutcry.server.work.pressure import Pressure
from openoutcry.server.work.turns import Turns
from openoutcry.server.work.workers import Threads
from tests.server import judged
from tests.server.people import PATIENCE_S, Site, play_on, play_out


class Desk:
    """Workers whose work takes until it is let go; keeps the order in which work began."""

    def __init__(self, places=1, **limits):
        self.turns = Turns(places, **{"each": places, **limits})
        self.pool = ThreadPoolExecutor(8)
        self.begun = []
        self.let_go = threading.Semaphore(0)

    def work(self, name):
        self.begun.append(name)
        assert self.let_go.acquire(timeout=PATIENCE_S)
        return name

    def ask(self, owner, name):
        return asyncio.ensure_future(self.turns.run(owner, lambda: self.pool, self.work, name))

    async def until(self, ready):
        while not ready():
            await asyncio.sleep(0.001)


def test_owners_take_turns_however_much_one_of_them_asks_for():
    async def story():
        desk = Desk()
        asked = [desk.ask("ann", f"ann {n}") for n in range(5)]
        await desk.until(lambda: desk.begun)
        asked += [desk.ask("bob", "bob 0"), desk.ask("cat", "cat 0")]
        await asyncio.sleep(0)
        for _ in asked:
            desk.let_go.release()
        await asyncio.gather(*asked)
        assert desk.begun[:4] == ["ann 0", "ann 1", "bob 0", "cat 0"]
        assert (desk.turns.waiting, desk.turns.working) == (0, 0)

    asyncio.run(story())


def test_one_owner_has_no_more_places_than_are_allowed_to_each():
    async def story():
        desk = Desk(2, each=1)
        asked = [desk.ask("ann", "ann 0"), desk.ask("ann", "ann 1"), desk.ask("bob", "bob 0")]
        await desk.until(lambda: len(desk.begun) == 2)
        assert sorted(desk.begun) == ["ann 0", "bob 0"]
        for _ in asked:
            desk.let_go.release()
        await asyncio.gather(*asked)

    asyncio.run(story())


def test_who_stops_waiting_leaves_the_line_and_begun_work_keeps_its_place():
    async def story():
        desk = Desk()
        first, second, third = (desk.ask("ann", n) for n in range(3))
        await desk.until(lambda: desk.begun)
        second.cancel()
        first.cancel()
        await asyncio.sleep(0.01)
        assert (desk.turns.waiting, desk.turns.working) == (1, 1)
        desk.let_go.release(2)
        assert await third == 2
        assert desk.begun == [0, 2]
        await desk.until(lambda: desk.turns.working == 0)

    asyncio.run(story())


def test_work_that_fails_gives_its_place_back():
    async def story():
        desk = Desk()
        with pytest.raises(ZeroDivisionError):
            await desk.turns.run("ann", lambda: desk.pool, lambda: 1 // 0)
        assert desk.turns.working == 0

    asyncio.run(story())


def test_an_answer_is_made_once_and_kept_while_there_is_room():
    async def story():
        kept, made = Kept(10), []

        async def make(name):
            made.append(name)
            await asyncio.sleep(0)
            return name.encode() * 4

        assert await asyncio.gather(*(kept.get("a", lambda: make("a")) for _ in range(3))) == [b"aaaa"] * 3
        await kept.get("b", lambda: make("b"))
        await kept.get("a", lambda: make("a"))
        await kept.get("c", lambda: make("c"))  # no room: b was asked for least lately
        await kept.get("a", lambda: make("a"))
        await kept.get("b", lambda: make("b"))
        assert made == ["a", "b", "c", "b"]

    asyncio.run(story())


def test_what_work_took_is_charged_to_who_asked():
    limiter = Limiter({"work": Rate(1e-9, 2)})
    limiter.check("work", "ann")
    limiter.charge("work", "ann", 3)
    with pytest.raises(TooFast):
        limiter.check("work", "ann")
    limiter.check("work", "bob")


# --- at a server ------------------------------------------------------------------------------------


@pytest.fixture
def held_reviews(monkeypatch):
    """Reviews that wait for a word before every decision."""
    return judged.in_place(monkeypatch)


@pytest.fixture
def reviewing(tmp_path, held_reviews, kept):
    """A server with such reviews, which stops before real ones could begin."""
    site = Site(data_dir=tmp_path, database=kept())
    site.hall.pressure = Pressure()  # felt only where a test says so: nothing measures it
    yield site
    held_reviews.let_go()
    wait_until(lambda: not site.hall.reviews.judges.waiting + site.hall.reviews.judges.working)  # no thread is left
    site.stop()


def finished(site, guest):
    table = guest.open(["me", "me", "me"], public=True, start=True)["id"]
    play_out(site, table)
    return table


def test_with_every_reviewer_busy_tables_replays_and_pages_are_there(reviewing, held_reviews):
    site = reviewing
    ann = site.guest("Ann")
    tables = [finished(site, ann) for _ in range((os.cpu_count() or 1) + 6)]  # more than the loop has threads
    for table in tables:
        assert ann.get(f"/api/tables/{table}/review")["state"] == "computing"
    assert len(held_reviews.asked) <= 2
    bob = site.guest("Bob")
    bob.http.timeout = 30
    assert bob.get(f"/api/tables/{tables[0]}/replay")["finished"]
    assert bob.get(f"/api/tables/{tables[0]}/replay/1")["view"]
    assert bob.get("/api/rules/money")["markdown"]
    assert bob.open(["me", "random", "random"], start=True)["state"] == "running"


def test_one_guests_reviews_do_not_hold_up_anothers(reviewing, held_reviews):
    site = reviewing
    ann, bob = site.guest("Ann"), site.guest("Bob")
    for table in [finished(site, ann) for _ in range(3)]:
        ann.get(f"/api/tables/{table}/review")
    path = f"/api/tables/{finished(site, bob)}/review"
    bob.get(path)
    held_reviews.let_go(2)  # both places may be at Ann's: the next that is free is Bob's
    wait_until(lambda: bob.get(path)["of"])  # laid out
    held_reviews.let_go(20)
    wait_until(lambda: len(held_reviews.asked) >= 20)
    assert bob.get(path)["done"] >= 5


@pytest.fixture
def held_searches(site, monkeypatch):
    """Searching bots that wait for a word before every decision, and then play anything."""
    held = SimpleNamespace(let_go=threading.Semaphore(0), begun=[])

    def think_anything(game, hidden, seat, seed, level):
        if level.startswith("master"):
            held.begun.append(seed.split(":")[0])
            held.let_go.acquire(timeout=PATIENCE_S)
        return think(game, hidden, seat, seed, "random")

    monkeypatch.setattr(brains, "think", think_anything)
    site.hall.games.searching.add("money")
    yield held
    held.let_go.release(10_000)


def wait_until(ready):
    end = time.monotonic() + PATIENCE_S
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_quick_bots_never_wait_behind_searches(site, held_searches):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    busy = [ann.look(ann.open(["me", "master", "master"], start=True)["id"], 0) for _ in range(3)]
    wait_until(lambda: site.hall.brains.searches.waiting)
    table = bob.open(["me", "house", "random"], start=True)["id"]
    look = bob.look(table, 0)
    play_on(look)
    look.wait(lambda look: look.view["table"]["round"] > 1 or look.view["table"]["phase"] != "bid")
    for each in busy:
        each.close()


def measured(site):
    """What /metrics says, by name and label."""
    lines = site.visitor().http.get("/metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_the_metrics_tell_how_many_searches_wait(site, held_searches):
    ann = site.guest("Ann")
    looks = [ann.look(ann.open(["me", "master", "master"], start=True)["id"], 0) for _ in range(3)]
    searches = site.hall.brains.searches
    wait_until(lambda: searches.waiting + searches.working == 6)
    said = measured(site)
    assert said['openoutcry_queue_working{queue="searches"}'] == searches.working > 0
    assert said['openoutcry_queue_waiting{queue="searches"}'] == searches.waiting > 0
    for look in looks:
        look.close()


def test_the_metrics_tell_how_many_reviews_wait_how_late_the_loop_is_and_which_call_was_slowest(reviewing):
    site = reviewing
    ann = site.guest("Ann")
    for table in [finished(site, ann) for _ in range(3)]:
        ann.get(f"/api/tables/{table}/review")
    wait_until(lambda: len(site.hall.reviews.judges._makings) == 3 and site.hall.reviews.judges.working)
    site.hall.pressure.lag_s = 0.125
    said = measured(site)
    assert said['openoutcry_queue_working{queue="reviews"}'] >= 1
    assert said['openoutcry_queue_waiting{queue="reviews"}'] >= 1
    assert said['openoutcry_queue_waiting{queue="bots"}'] == 0
    assert said["openoutcry_loop_lag_smoothed_seconds"] == 0.125
    slowest = {name: value for name, value in said.items() if name.startswith("openoutcry_route_worst_seconds")}
    assert any("/review" in name and value > 0 for name, value in slowest.items())


def test_threads_count_what_waits_for_them_also_when_nobody_waits_for_it():
    async def story():
        threads, go_on = Threads(1, "test"), threading.Event()
        asked = [asyncio.ensure_future(threads.do(go_on.wait, PATIENCE_S)) for _ in range(3)]
        while (threads.working, threads.waiting) != (1, 2):
            await asyncio.sleep(0.001)
        asked[0].cancel()  # begun: goes on
        asked[2].cancel()  # not begun: never will be
        await asyncio.wait([asked[0], asked[2]])
        assert (threads.working, threads.waiting) == (1, 1)
        go_on.set()
        await asked[1]
        while threads.working:
            await asyncio.sleep(0.001)
        threads.close()

    asyncio.run(story())


def test_the_hosting_page_names_measures_that_exist(site):
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    named = set(re.findall(r"openoutcry_[a-z0-9_]+", page.partition("## What to watch")[2].partition("\n## ")[0]))
    said = site.visitor().http.get("/metrics").text
    assert len(named) > 8
    assert [name for name in sorted(named) if f"# TYPE {name} " not in said] == []


def test_the_searches_of_one_guest_do_not_hold_up_anothers(site, held_searches):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    busy = [ann.look(ann.open(["me", "master", "master"], start=True)["id"], 0) for _ in range(12)]
    wait_until(lambda: site.hall.brains.searches.waiting + site.hall.brains.searches.working == 24)
    table = bob.open(["me", "master", "random"], start=True)["id"]
    look = bob.look(table, 0)
    wait_until(lambda: site.hall.brains.searches.waiting + site.hall.brains.searches.working == 25)
    seed = site.hall.tables[table].sheet.bot_seed
    before = len(held_searches.begun)
    while seed not in held_searches.begun:
        known = len(held_searches.begun)
        held_searches.let_go.release()
        wait_until(lambda known=known: len(held_searches.begun) > known)
    assert len(held_searches.begun) - before <= 2
    for each in (*busy, look):
        each.close()


def test_bots_stop_thinking_where_nobody_looks(site, held_searches):
    ann = site.guest("Ann")
    looks = [ann.look(ann.open(["me", "master", "master"], start=True)["id"], 0) for _ in range(4)]
    searches = site.hall.brains.searches
    wait_until(lambda: searches.waiting + searches.working == 8)
    for look in looks:
        look.close()
    wait_until(lambda: searches.waiting == 0)
    begun = len(held_searches.begun)
    again = ann.look(looks[0].table["id"], 0)
    held_searches.let_go.release(searches.working)
    wait_until(lambda: len(held_searches.begun) > begun)
    again.close()


def test_a_finished_match_is_told_again_from_what_was_kept(site, monkeypatch):
    made = []
    real = rest.encoded_replay
    monkeypatch.setattr(rest, "encoded_replay", lambda *given: made.append(given[1]) or real(*given))
    ann = site.guest("Ann")
    path = f"/api/tables/{finished(site, ann)}/replay"
    first = ann.get(path)
    assert ann.get(path) == first and site.visitor().get(path) == first
    site.guest("Анна", "ru").get(path)
    assert made == ["en", "ru"]


def test_who_used_up_their_share_of_work_is_asked_to_wait_and_others_are_not(tmp_path, kept):
    site = Site(data_dir=tmp_path, database=kept(), rates={**RATES, "work": Rate(1e-6, 1e-9)}, rate_factor=1.0)
    try:
        ann, bob = site.guest("Ann"), site.guest("Bob")
        one, two = finished(site, ann), finished(site, ann)
        ann.get(f"/api/tables/{one}/replay")
        refused = ann.get(f"/api/tables/{two}/replay", 429)
        assert refused["error"]["code"] == "server-error-rate"
        ann.get(f"/api/tables/{one}/replay")  # kept: it costs nothing
        bob.get(f"/api/tables/{two}/replay")
    finally:
        site.stop()


def test_waking_tables_costs_strangers_and_never_stops_a_player(tmp_path, kept):
    site = Site(data_dir=tmp_path, database=kept(), rates={**RATES, "work": Rate(1e-6, 1e-9)}, rate_factor=1.0)
    try:
        ann, stranger = site.guest("Ann"), site.visitor()
        opened = [ann.open(["me", "random", "random"], start=True, public=True)["id"] for _ in range(3)]

        def sleeping(table):
            site.call(site.hall._put_to_sleep(site.hall.tables[table]))
            return f"/api/tables/{table}"

        stranger.get(sleeping(opened[0]))
        assert stranger.get(sleeping(opened[1]), 429)["error"]["code"] == "server-error-rate"
        with pytest.raises(Exception, match="4429"):
            stranger.look(opened[1])
        for table in opened[1:]:
            ann.get(f"/api/tables/{table}") if table not in site.hall.tables else ann.get(sleeping(table))
    finally:
        site.stop()


@pytest.mark.skipif(not DRAWS, reason="pictures need Pillow")
def test_pictures_are_charged_as_other_work_is(tmp_path, kept):
    site = Site(data_dir=tmp_path, database=kept(), rates={**RATES, "work": Rate(1e-6, 1e-9)}, rate_factor=1.0)
    try:
        ann = site.guest("Ann")
        table = ann.open(["me", "random", "random"], start=True, public=True)["id"]
        draw = partial(site.visitor().http.get, f"/api/tables/{table}/picture.png")
        assert draw(params={"lang": "it"}).status_code == 200
        assert draw(params={"lang": "ru"}).status_code == 429
    finally:
        site.stop()


def test_connections_and_health_calls_have_a_limit(tmp_path, kept):
    site = Site(
        data_dir=tmp_path,
        database=kept(),
        rates={**RATES, "connect": Rate(1e-6, 2), "health": Rate(1e-6, 2)},
        rate_factor=1.0,
    )
    try:
        ann = site.guest("Ann")
        table = ann.open(["me", "random", "random"], start=True)["id"]
        looks = [ann.look(table, 0) for _ in range(2)]
        with pytest.raises(Exception, match="4429"):
            ann.look(table, 0)
        for _ in range(2):
            ann.get("/healthz")
        assert ann.http.get("/healthz").status_code == 429
        for look in looks:
            look.close()
    finally:
        site.stop()


def test_under_pressure_lists_go_first_then_reviews_then_new_tables_and_moves_never(reviewing, held_reviews):
    site = reviewing
    held_reviews.let_go()
    ann = site.guest("Ann")
    ended = finished(site, ann)
    look = ann.look(ann.open(["me", "me", "me"], start=True)["id"], 0)
    felt = site.hall.pressure
    asks = {
        "lists": lambda status: ann.get("/api/tables", status, list="watch"),
        "reviews": lambda status: ann.get(f"/api/tables/{ended}/review", status),
        "tables": lambda status: ann.open(["me", "random", "random"], status),
    }
    fine = {"lists": 200, "reviews": 200, "tables": 201}
    order = sorted(pressure.FROM, key=lambda kind: pressure.FROM[kind])
    assert order == ["lists", "reviews", "tables"]
    for turned_away in (3, 2, 1):
        lag = pressure.FROM[order[turned_away - 1]]
        for kind in reversed(order):
            felt.lag_s = lag
            asks[kind](503 if kind in order[:turned_away] else fine[kind])
        felt.lag_s = lag
        assert ann.get("/api/tables", list="mine")["tables"]
        seat = look.view["pending"][0]
        look.number, look.epoch, look.events = 0, 0, []
        look.hello(seat)
        play_on(look)
    felt.lag_s = 0.0


def test_pressure_is_felt_when_delays_last_and_not_at_one_hiccup():
    felt = Pressure()
    felt.note(1.0)
    felt.admit("lists")
    for _ in range(20):
        felt.note(1.0)
    with pytest.raises(Busy):
        felt.admit("lists")
    for _ in range(40):
        felt.note(0.0)
    felt.admit("lists")


def test_a_move_is_hidden_once_for_each_place_and_encoded_once_for_each_language(site, monkeypatch):
    ann = site.guest("Ann")
    table = ann.open(["me", "me", "me"], public=True, start=True)["id"]
    looks = [ann.look(table, seat) for seat in (0, 1, 2, 0, 1, 2)]
    looks += [site.visitor().look(table) for _ in range(3)]
    for look in looks:
        look.settle()
    live = site.hall.tables[table]
    hides, views = [], []
    call = live.match.game.call
    real_hide, real_view = call.hide_from, live.match.said_view

    def hide(state, i, place):
        hides.append(place)
        return real_hide(state, i, place)

    monkeypatch.setattr(call, "hide_from", hide)
    monkeypatch.setattr(live.match, "said_view", lambda view, lang: views.append(view["seat"]) or real_view(view, lang))
    finish = next(move for move in looks[0].view["moves"] if move["move"] == "add")
    assert looks[0].move(finish["code"])["type"] == "ack"
    for look in looks:
        look.settle()
    assert len(hides) <= 1 + 4  # what onlookers knew before, then each place once
    assert views == [0]  # a card laid face down changes one place's view
    for look in looks:
        look.close()


def test_a_second_hello_costs_no_sentence(site, monkeypatch):
    ann = site.guest("Ann")
    table = ann.open(["me", "me", "me"], start=True)["id"]
    look = ann.look(table, 0)
    play_on(look)
    said = []
    match = site.hall.tables[table].match
    real = match.say_event
    monkeypatch.setattr(match, "say_event", lambda *given: said.append(given) or real(*given))
    again = ann.look(table, 0)
    assert again.events == look.events and not said
    for each in (look, again):
        each.close()
