"""What nodes and workers tell each other, through PostgreSQL or Redis: heard, and of no use to anybody else.

A Redis that ends, stands still or lies costs nobody a move.
"""

import asyncio
import json
import re
import threading
from collections import Counter
from collections.abc import Sequence

import pytest
from websockets.exceptions import ConnectionClosed

from openoutcry.server import admin
from openoutcry.server.addresses import LOOPBACK, networks
from openoutcry.server.bus import NODES_HEAR
from openoutcry.server.bus import redis as redis_bus
from openoutcry.server.bus.redis import RedisBus
from openoutcry.server.errors import BadDatabase, LostRace
from openoutcry.server.hall import hall as hall_module
from openoutcry.server.hall.presence import Presence
from openoutcry.server.settings import Settings
from openoutcry.server.store import store_of
from openoutcry.server.store.jobs import SEARCH
from openoutcry.server.store.postgresql import PostgresStore
from openoutcry.server.work import jobs as node_jobs
from openoutcry.server.worker import Worker
from tests.server.people import PATIENCE_S, Site, awaited, bid
from tests.server.redis_server import RedisServer
from tests.server.test_nodes import at, telling_nothing
from tests.server.test_workers import Queue, until
from tests.server.worlds import heard_in_two_worlds

CARRIERS = ("postgresql", "redis")


@pytest.fixture(params=CARRIERS)
def redis_url(request):
    """Where the news go: nowhere but into the database, or through Redis."""
    return request.getfixturevalue("redis_server").url if request.param == "redis" else ""


@pytest.fixture
def own_redis():
    """One that may be harmed."""
    server = RedisServer()
    yield server
    server.go_on()
    server.remove()


@pytest.fixture
def two_nodes(postgres, tmp_path):
    """Two nodes of one site that tell each other through what is named."""
    made = []

    def start(redis):
        where = {"database": postgres.database(), "redis": redis, "proxies": networks(LOOPBACK)}
        made.extend(Site(data_dir=tmp_path / f"node-{n}", **where) for n in range(2))
        return made

    yield start
    for node in made:
        node.stop()


# --- at the stores themselves ---------------------------------------------------------------------------


class Ear:
    """What one process hears."""

    def __init__(self, store: PostgresStore) -> None:
        self.heard: list[dict | None] = []
        store.listen(self.heard.append)
        awaited(lambda: self.heard)  # nothing, so far: from now on all

    def awaits(self, **news):
        return awaited(lambda: news in self.heard)


@pytest.fixture
def stores(postgres, redis_url):
    url = postgres.database()
    made = [PostgresStore(url, PATIENCE_S, redis=redis_url) for _ in range(2)]
    for one in made:
        one.open()
    yield made
    for one in made:
        one.close()


def test_what_one_tells_the_other_hears_and_itself_does_not(stores):
    ears = [Ear(store) for store in stores]
    asyncio.run(stores[0].tell(kind="gone", table="t_1"))
    asyncio.run(stores[1].tell(kind="gone", table="t_2"))
    ears[1].awaits(kind="gone", table="t_1")
    ears[0].awaits(kind="gone", table="t_2")
    assert ears[0].heard == [None, {"kind": "gone", "table": "t_2"}]
    assert all(store.bus.up and not store.bus.dropped for store in stores)


def test_what_was_not_committed_is_not_told(stores):
    teller, ear = stores[0], Ear(stores[1])

    def refused(t):
        t.tell(redis_bus.Said(NODES_HEAR, {"from": "", "kind": "gone", "table": "t_never"}))
        raise LostRace()

    with pytest.raises(LostRace):
        asyncio.run(teller.transact(refused))
    asyncio.run(teller.tell(kind="gone", table="t_last"))
    ear.awaits(kind="gone", table="t_last")
    assert len(ear.heard) == 2


def test_a_site_of_another_key_shares_a_redis_and_hears_nothing(postgres, redis_server):
    ours, theirs = (PostgresStore(postgres.database(), PATIENCE_S, redis=redis_server.url) for _ in range(2))
    for one in (ours, theirs):
        one.open()
    ear, other = Ear(ours), Ear(theirs)
    asyncio.run(ours.tell(kind="gone", table="t_1"))
    theirs.bus.send([redis_bus.Said(NODES_HEAR, {"from": "", "kind": "gone", "table": "t_2"})])
    ours.bus.send([redis_bus.Said(NODES_HEAR, {"from": "", "kind": "gone", "table": "t_3"})])
    other.awaits(kind="gone", table="t_2")
    ear.awaits(kind="gone", table="t_3")
    assert len(ear.heard) == len(other.heard) == 2
    ours.close()
    theirs.close()


def test_news_that_a_stranger_made_are_not_believed(postgres, redis_server):
    store = PostgresStore(postgres.database(), PATIENCE_S, redis=redis_server.url)
    store.open()
    ear = Ear(store)
    channel = store.bus._channel(NODES_HEAR)
    forged = '{"from": "", "kind": "revoked"}'
    for said in (
        forged,
        "0" * redis_bus.DIGEST + forged,
        store.bus._digest("outcry_jobs", forged.encode()) + forged,
        "",
    ):
        assert redis_server.client().publish(channel, said) == 1
    store.bus.send([redis_bus.Said(NODES_HEAR, {"from": "", "kind": "gone", "table": "t_1"})])
    ear.awaits(kind="gone", table="t_1")
    assert len(ear.heard) == 2
    store.close()


# --- addresses ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1", "redis://:wrong@127.0.0.1:{port}/0", "redis://127.0.0.1:{port}"]
)
def test_an_address_that_can_not_be_right_is_refused_at_the_start(postgres, redis_server, address):
    store = PostgresStore(postgres.database(), redis=address.format(port=redis_server.port))
    with pytest.raises(BadDatabase) as refused:
        store.open()
    assert "wrong" not in refused.value.details["why"].split(), "a password is not said again"


def test_redis_without_a_database_is_refused(tmp_path):
    with pytest.raises(BadDatabase) as refused:
        store_of(Settings(data_dir=tmp_path, redis="redis://127.0.0.1"))
    assert refused.value.code == "server-error-redis-alone"


def test_a_redis_that_comes_later_is_found(postgres, own_redis):
    own_redis.stop()
    store = PostgresStore(postgres.database(), PATIENCE_S, redis=own_redis.url)
    store.open()
    heard = []
    store.listen(heard.append)
    assert not store.bus.up
    own_redis.start()
    awaited(lambda: heard and store.bus.up)
    store.close()


# --- a Redis that is harmed -------------------------------------------------------------------------------


def test_a_redis_that_ends_or_stands_still_holds_up_no_move_and_what_was_missed_is_seen(two_nodes, own_redis):
    first, second = two_nodes(own_redis.url)
    visitor = second.visitor()
    awaited(lambda: first.hall.store.bus.up and second.hall.store.bus.up)
    harms = ((own_redis.stop, own_redis.start), (own_redis.stand_still, own_redis.go_on))
    for lost, (harm, mend) in enumerate(harms, 1):
        told_too_late(first, second, visitor, harm, mend)
        assert first.hall.store.bus.lost >= lost


def told_too_late(first, second, visitor, harm, mend):
    ann, bob = first.guest("Ann"), second.guest("Bob")
    table = ann.open(["me", "me", "me"], start=True)["id"]
    bobs, gone = bob.open(["me", "me", "me"], start=True)["id"], bob.open(["me", "me", "me"])["id"]
    there, watched = at(second, ann).look(table, 0), bob.look(bobs, 0)
    assert there.move(bid(there))["type"] == "ack"
    harm()
    awaited(lambda: not (first.hall.store.bus.up or second.hall.store.bus.up))
    assert visitor.get("/readyz") == {"ready": True, "reasons": [], "missing": ["news"]}
    assert "openoutcry_news_up 0\n" in visitor.http.get("/metrics").text
    third = ann.look(table, 1)
    assert third.move(bid(third), 1)["type"] == "ack", "nobody waits for it"
    # Said while nobody hears: the second node has a line of one who is sent away, and a table that is gone.
    assert first.call(admin.do(first.hall, "revoke", {"guest": bob.id})) == {"revoked": 1}
    assert first.call(admin.do(first.hall, "remove", {"table": gone})) == {"removed": gone}
    assert not first.hall.store.bus.up and gone in second.hall.tables
    mend()
    awaited(lambda: first.hall.store.bus.up and second.hall.store.bus.up)
    with pytest.raises(ConnectionClosed):
        while True:
            watched.take()
    awaited(lambda: gone not in second.hall.tables)
    assert bobs in second.hall.tables and bob.get("/api/me")["guest"] is None
    awaited(lambda: visitor.get("/readyz")["missing"] == [])
    there.close()
    third.close()


def test_what_waits_to_be_said_has_an_end(own_redis, monkeypatch):
    monkeypatch.setattr(redis_bus, "MOST", 5)
    own_redis.stop()
    bus = RedisBus(own_redis.url, b"key")
    said = [redis_bus.Said(NODES_HEAR, {"kind": "gone"})]
    for _ in range(200):
        bus.send(said)
    awaited(lambda: bus.dropped >= 100)
    awaited(lambda: not bus.up)
    assert bus._waiting.qsize() <= 5
    heard = []
    own_redis.start()
    listening = RedisBus(own_redis.url, b"key")
    listening.listen(NODES_HEAR, heard.append)
    awaited(lambda: heard)
    bus.send(said)
    awaited(lambda: {"kind": "gone"} in heard and bus.up)
    bus.close()
    listening.close()


# --- what two nodes know of each other ------------------------------------------------------------------


def test_lists_tell_who_is_at_the_tables_of_other_nodes(two_nodes, redis_url):
    first, second = two_nodes(redis_url)
    ann, bob = first.guest("Ann"), second.guest("Bob")
    opened = ann.open(["me", "open", "random"], public=True)["id"]
    secret = ann.open(["me", "open", "random"])["id"]
    running = ann.open(["me", "random", "random"], public=True, start=True)["id"]

    def listed(kind, table):
        (found,) = [one for one in bob.get("/api/tables", list=kind)["tables"] if one["id"] == table]
        return [seat["online"] for seat in found["seats"]], found["watching"]

    assert listed("open", opened) == ([False, False, False], 0)
    lines = [ann.look(table, 0) for table in (opened, secret, running)]
    onlooker = first.visitor().look(running)
    awaited(lambda: listed("open", opened) == ([True, False, False], 0))
    awaited(lambda: listed("watch", running) == ([True, False, False], 1))
    assert secret not in second.hall.presence._heard, "of private tables nothing is told"
    lines[0].close()
    onlooker.close()
    awaited(lambda: listed("open", opened) == ([False, False, False], 0))
    awaited(lambda: listed("watch", running) == ([True, False, False], 0))
    assert not second.hall.tables.keys() & {opened, running}


def test_who_was_at_the_tables_of_a_dead_node_is_forgotten(monkeypatch, tmp_path):
    monkeypatch.setattr("openoutcry.server.hall.presence.KEPT_S", 0.0)
    site = Site(data_dir=tmp_path)
    site.hall.presence.hear([("t_1", [0], 2)])
    site.call(site.hall.presence.share())
    assert site.hall.presence._heard == {}
    site.stop()


# --- workers ----------------------------------------------------------------------------------------------


def test_a_job_is_taken_and_its_answer_fetched_as_soon_as_it_is_told(postgres, redis_url, monkeypatch):
    """Nobody looks by himself in this story: without the call, nothing would be done."""
    monkeypatch.setattr("openoutcry.server.worker.LOOK_S", PATIENCE_S * 10)
    monkeypatch.setattr("openoutcry.server.worker.do", answered)
    monkeypatch.setattr("openoutcry.server.worker.load_search", lambda game: None)
    queue = Queue(postgres.database(), redis_url)

    async def story():
        loop = asyncio.get_running_loop()
        node = node_jobs.Jobs(queue.store, Counter())
        queue.store.listen(
            lambda news: loop.call_soon_threadsafe(node.hear, news["node"]) if news and news["kind"] == "job" else None
        )
        worker = Worker(Settings(database=queue.store._url, redis=redis_url, lease_s=PATIENCE_S), 1, ["money"])
        running, watching = asyncio.create_task(worker.run()), asyncio.create_task(node.watch())
        await until(lambda: node._skills and worker._desk.bus.up and queue.store.bus.up)
        monkeypatch.setattr(node_jobs, "EVERY_S", PATIENCE_S * 10)
        await until(lambda: not worker._called.is_set())  # it has looked in vain, and waits
        for _ in range(3):
            assert await node._ask(SEARCH, "ann", "money", "[]") == "thought"
        worker.stop()
        await running
        watching.cancel()

    asyncio.run(asyncio.wait_for(story(), PATIENCE_S))
    queue.store.close()


def answered(kind, question):
    return "thought"


# --- what a reader of Redis learns ------------------------------------------------------------------------


class Reader:
    """Somebody who sees every command that Redis gets."""

    def __init__(self, server: RedisServer) -> None:
        self.client = server.client()
        self._monitor = self.client.monitor().__enter__()
        self.seen: list[str] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            for one in self._monitor.listen():
                self.seen.append(one["command"])
        except Exception:
            return  # the server has ended

    def until(self, buses: Sequence[RedisBus]) -> list[str]:
        """All that any of them said before now, and what else Redis was told: each says it in its own time."""
        marks = [f"t_mark-{n}" for n in range(len(buses))]
        for bus, mark in zip(buses, marks, strict=True):
            bus.send([redis_bus.Said(NODES_HEAR, {"from": "", "kind": "gone", "table": mark})])
        awaited(lambda: all(any(mark in one for one in self.seen) for mark in marks))
        said, self.seen = self.seen, []
        return said


def published(commands):
    """The pieces of news among them."""
    found = (re.search(r"PUBLISH \S+ [0-9a-f]{24}(\{.*\})$", one) for one in commands)
    return [json.loads(one[1].replace('\\"', '"')) for one in found if one]


@pytest.mark.parametrize("place", [0, None])
@pytest.mark.parametrize("game", ["money", "stockpile"])
def test_a_reader_of_redis_can_not_tell_two_worlds_apart(two_nodes, own_redis, monkeypatch, game, place):
    monkeypatch.setattr(hall_module, "SHARED_EVERY_S", PATIENCE_S * 10)  # told when the test says so, in both alike
    first, second = nodes = two_nodes(own_redis.url)
    first.call(first.hall.games.prepare_search(game))
    guests = second.guest("Ann"), second.guest("Bob")
    reader, worlds, secrets = Reader(own_redis), [], []
    buses = [node.hall.store.bus for node in nodes]
    for node in nodes:
        node.call(node.hall.news.share_limits())
    reader.until(buses)

    def world_ended(table):
        for node in nodes:
            node.call(node.hall.news.share_limits())
            node.call(node.hall.presence.share())
            node.hall.presence = Presence(node.hall)  # the next world begins with nothing told
        worlds.append(reader.until(buses))
        live = first.hall.tables[table]
        secrets.extend([live.match.table.log.seed, live.sheet.bot_seed, live.sheet.invite, live.sheet.seed])

    heard_in_two_worlds(first, guests, game, 1, place, world_ended)
    secrets += [guest.http.cookies["outcry_guest"] for guest in guests] + ["Ann", "127.0.0.1", "::1"]
    for commands in worlds:
        assert {one.split()[0] for one in commands} <= {"PUBLISH", "SUBSCRIBE", "PING", "AUTH", "HELLO", "CLIENT"}
        assert all(telling_nothing(news) for news in published(commands)), "ids and counts"
        assert not [one for one in secrets if one and any(str(one) in said for said in commands)]
    one, two = (told_without_ids(commands) for commands in worlds)
    assert one == two and {"present", "spent"} <= {kind for kind, *_ in one}
    assert reader.client.dbsize() == 0, "nothing is kept in it"


def told_without_ids(commands):
    """How often what was told, whoever it was about; what a processor took of time differs anyhow."""
    told: Counter = Counter()
    for news in published(commands):
        for purpose, who, cost in news.get("spent", []):
            told["spent", purpose, who[:2]] += 1 if purpose == "work" else cost
        for _, seats, watching in news.get("tables", []):
            told["present", tuple(seats), watching] += 1
        if news["kind"] not in ("spent", "present"):
            told[news["kind"], tuple(sorted(news))] += 1
    return told
