"""Several nodes, one PostgreSQL: any serves anybody, a table has one owner, and the death of a node loses nothing."""

import asyncio
import contextlib
import json
import re
import signal
import threading
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from openoutcry import games
from openoutcry.server import admin, forward, peers, sockets
from openoutcry.server.addresses import LOOPBACK, networks
from openoutcry.server.bus import NODES_HEAR
from openoutcry.server.errors import LostRace
from openoutcry.server.hall import hall as hall_module
from openoutcry.server.limits import SHARED
from openoutcry.server.store.postgresql import PostgresStore
from tests.server.people import PATIENCE_S, Look, Person, Site, awaited, bid, play_on, play_to_end
from tests.server.process import Process
from tests.server.test_store import row, sheet
from tests.server.worlds import heard_in_two_worlds

KINDS = ("guest", "revoked", "forgotten", "gone", "wanted", "spent", "present", "job")
SHORT_S = 3.0  # a lease that runs out while a test waits


# --- leases, at the store itself ------------------------------------------------------------------------


@pytest.fixture
def two(postgres):
    url = postgres.database()
    made = [PostgresStore(url, PATIENCE_S, f"http://node-{n}") for n in (1, 2)]
    for one in made:
        one.open()
    yield made
    for one in made:
        one.close()


async def run_out(lease_of: PostgresStore, by: PostgresStore) -> None:
    """A lease is over, by the database's clock."""
    await by.transact(lambda t: t.execute("UPDATE nodes SET until = 0 WHERE id = ?", (lease_of.id,)))


def test_a_table_has_one_owner_and_the_others_are_told_where(two):
    first, second = two

    async def story():
        await first.add_sheet(sheet())
        assert await second.renew() and await second.claim("t_1") == "http://node-1"
        assert await first.claim("t_1") is None, "its own"
        with pytest.raises(LostRace):
            await second.append("t_1", [row(1)], None)
        await first.append("t_1", [row(1)], None)
        await first.release("t_1")
        assert await second.claim("t_1") is None
        await second.append("t_1", [row(2)], None)

    asyncio.run(story())


def test_what_no_owner_holds_can_not_be_written(two):
    first, second = two

    async def story():
        await first.add_sheet(sheet())
        taken = await second.load_sheet("t_1")
        for writing in (
            second.append("t_1", [row(1)], None),
            second.append("t_1", [], taken),
            second.save_sheet(taken),
            second.say("t_1", "g_1", "Ann", None, "hello"),
        ):
            with pytest.raises(LostRace):
                await writing
        assert await first.load_rows("t_1") == [] and await first.load_chat("t_1", 0) == []

    asyncio.run(story())


def test_an_owner_that_stood_still_acknowledges_nothing(two):
    """Not even what nobody else wants to write: its lease has run out, by the database's clock."""
    first, second = two

    async def story():
        await first.add_sheet(sheet())
        await run_out(first, second)
        assert await second.claim("t_1") is None
        with pytest.raises(LostRace):
            await first.append("t_1", [row(1, code=1)], None)
        await second.append("t_1", [row(1, code=2)], None)
        assert not await first.renew(), "it is another node now"
        with pytest.raises(LostRace):
            await first.append("t_1", [row(2, code=1)], None)
        assert [each.code for each in await first.load_rows("t_1")] == [2]

    asyncio.run(story())


def test_a_lease_that_ran_out_counts_no_more_though_nobody_took_the_table(two):
    first, second = two

    async def story():
        await first.add_sheet(sheet())
        await run_out(first, second)
        with pytest.raises(LostRace):
            await first.append("t_1", [row(1)], None)

    asyncio.run(story())


def test_a_table_is_not_taken_over_in_the_middle_of_a_write(two):
    """The one who takes over waits for the write that has begun, and reads it then."""
    first, second = two
    writing, go_on = threading.Event(), threading.Event()

    def slow(t):
        first._hold(t, "t_1")
        writing.set()
        assert go_on.wait(PATIENCE_S)
        t.execute(
            "INSERT INTO actions (table_id, number, kind, seat, code, starts, told, digest, at) "
            "VALUES ('t_1', 1, 'action', 0, 7, 1, 0, 'd', 1)"
        )

    async def story():
        await first.add_sheet(sheet())
        begun = asyncio.ensure_future(first.transact(slow))
        await asyncio.to_thread(writing.wait, PATIENCE_S)
        # As if the lease had run out just then: the row of the table is held all the same.
        await run_out(first, second)
        taking = asyncio.ensure_future(second.claim("t_1"))
        await second.renew()
        assert not taking.done()
        go_on.set()
        await begun
        assert await taking is None
        assert [each.code for each in await second.load_rows("t_1")] == [7]

    asyncio.run(story())


# --- any node serves anybody ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def nodes(postgres, tmp_path_factory):
    url = postgres.database()
    made = [Site(data_dir=tmp_path_factory.mktemp("node"), database=url, proxies=networks(LOOPBACK)) for _ in range(2)]
    yield made
    for one in made:
        one.stop()


def at(node: Site | Process, person: Person) -> Person:
    """The same browser, sent to another node."""
    other = Person(node.url, None)
    other.http.cookies.update(person.http.cookies)
    other.id = person.id
    return other


def test_a_match_is_played_through_the_node_that_does_not_own_it(nodes):
    first, second = nodes
    ann = first.guest("Ann")
    table = ann.open(["me", "random", "random"], start=True)["id"]
    look = at(second, ann).look(table, 0)
    play_to_end(look)
    look.close()
    assert table in first.hall.tables and table not in second.hall.tables
    assert second.hall.counters["forwarded_sockets"] >= 1
    assert at(second, ann).get(f"/api/tables/{table}")["state"] == "finished"
    assert at(second, ann).get(f"/api/tables/{table}/replay")["finished"]
    assert second.hall.counters["forwarded_calls"] >= 2


def test_two_people_at_two_nodes_sit_play_and_talk_at_one_table(nodes):
    ann, bob = nodes[0].guest("Ann"), nodes[1].guest("Bob")
    table = ann.open(["me", "open", "random"], public=True)
    assert [t["id"] for t in bob.get("/api/tables", list="open")["tables"]] == [table["id"]]
    assert bob.post(f"/api/tables/{table['id']}/sit")["you"]["seats"] == [1]
    ann.post(f"/api/tables/{table['id']}/start")
    a, b = ann.look(table["id"], 0), bob.look(table["id"], 1)
    a.wait(lambda look: look.table["seats"][1]["online"])
    assert a.move(bid(a))["type"] == b.move(bid(b))["type"] == "ack"
    assert b.ask({"type": "chat", "text": "from afar"})["type"] == "ack"
    a.wait(lambda look: look.chat)
    assert a.chat[0]["text"] == "from afar"
    mine = {t["id"]: t for t in bob.get("/api/tables", list="mine")["tables"]}
    assert mine[table["id"]]["seats"][0]["online"], "told by the node that has the table"
    assert bob.post("/api/guest", {"name": "Robert"})["guest"]["name"] == "Robert"
    a.close()
    b.close()


def test_what_is_refused_is_refused_everywhere(nodes):
    ann, eve = nodes[0].guest("Ann"), nodes[1].guest("Eve")
    table = ann.open(["me", "me", "me"], start=True)["id"]
    assert eve.get(f"/api/tables/{table}", 404)["error"]["code"] == "server-error-no-table"
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        eve.look(table)
    eve.get("/api/tables/t_nothing", 404)


def test_a_guest_who_is_revoked_at_one_node_is_nobody_at_the_other(nodes):
    first, second = nodes
    ann = first.guest("Ann")
    table = ann.open(["me", "me", "me"], start=True)["id"]
    there = at(second, ann)
    assert there.get("/api/me")["guest"]["name"] == "Ann"
    look = ann.look(table, 0)
    assert second.call(admin.do(second.hall, "revoke", {"guest": ann.id})) == {"revoked": 1}
    with pytest.raises(ConnectionClosed):
        while True:
            look.take()
    awaited(lambda: ann.get("/api/me")["guest"] is None)
    assert there.get("/api/me")["guest"] is None


def test_an_operator_closes_a_table_wherever_it_is(nodes):
    first, second = nodes
    ann = first.guest("Ann")
    table = ann.open(["me", "me", "me"], start=True)["id"]
    assert second.call(admin.do(second.hall, "close", {"table": table})) == {"closed": table}
    assert ann.get(f"/api/tables/{table}")["state"] == "closed"
    assert second.call(admin.do(second.hall, "remove", {"table": table})) == {"removed": table}
    awaited(lambda: table not in first.hall.tables)
    ann.get(f"/api/tables/{table}", 404)


def test_a_rematch_brings_both_tables_to_one_node(nodes):
    first, second = nodes
    ann = first.guest("Ann")
    table = ann.open(["me", "random", "random"], start=True)["id"]
    play_to_end(ann.look(table, 0))

    async def at_the_other():
        following = await second.hall.load(ids[0])
        return following.sheet.id

    ids = [ann.post(f"/api/tables/{table}/rematch")["id"]]
    first.call(first.hall.let_go(ids[0]))
    assert second.call(at_the_other()) == ids[0]
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == ids[0]
    assert ids[0] in first.hall.tables and ids[0] not in second.hall.tables


def test_what_a_visitor_used_up_at_one_node_counts_at_the_other(nodes):
    first, second = nodes
    first.call(spend(first, "work", "g_greedy", 1e6))
    awaited(lambda: second.hall.limiter._left("work", "g_greedy") < 0)


async def spend(node, purpose, who, cost):
    node.hall.limiter.charge(purpose, who, cost)


def test_an_address_that_used_up_much_at_one_node_has_at_the_other_and_is_not_named(nodes):
    first, second = nodes
    first.call(spend(first, "guest", "203.0.113.9", 1e6))
    awaited(lambda: second.hall.limiter._left("guest", second.hall.limiter.called("203.0.113.9")) < 0)
    assert "203.0.113.9" not in first.hall.limiter.called("203.0.113.9")


def test_what_nodes_tell_each_other_is_ids_and_counts(nodes):
    """Whatever is played and said meanwhile: nobody who reads it learns of a hand, a seed, a word or an address."""
    first, second = nodes
    with psycopg.connect(first.hall.settings.database, autocommit=True) as connection:
        connection.execute(f"LISTEN {NODES_HEAR}")
        ann = first.guest("Ann")
        there = at(second, ann)
        table = ann.open(["me", "random", "random"], start=True)["id"]
        look = there.look(table, 0)
        assert look.ask({"type": "chat", "text": "a word"})["type"] == "ack"
        play_to_end(look)
        look.close()
        there.post("/api/guest", {"name": "Anna"})
        following = there.post(f"/api/tables/{table}/rematch")["id"]
        first.call(first.hall.let_go(following))
        assert second.call(admin.do(second.hall, "remove", {"table": following})) == {"removed": following}
        second.call(second.hall.store.tell(kind="wanted", table="t_last"))
        heard = []
        for said in connection.notifies(timeout=PATIENCE_S):
            heard.append(json.loads(said.payload))
            last = any(one.get("table") == "t_last" for one in heard)
            if last and any(one["kind"] == "spent" for one in heard):  # in whichever order they come
                break
    assert {"guest", "gone", "wanted", "spent"} <= {one["kind"] for one in heard}
    for one in heard:
        assert telling_nothing(one), one


def telling_nothing(news):
    """Ids, seats, purposes and counts, and no other word."""
    ids = {
        "from": r"[nw]_[\w-]+|",
        "node": r"n_[\w-]+",
        "guest": r"g_[\w-]+",
        "table": r"t_[\w-]+",
        "kind": "|".join(KINDS),
    }
    spent, tables = news.pop("spent", []), news.pop("tables", [])
    return (
        all(re.fullmatch(ids[name], value) for name, value in news.items())
        and all(
            purpose in SHARED and re.fullmatch(r"g_[\w-]+|a_[0-9a-f]{24}", who) and isinstance(cost, int | float)
            for purpose, who, cost in spent
        )
        and all(
            re.fullmatch(ids["table"], table) and all(isinstance(n, int) for n in (*seats, watching))
            for table, seats, watching in tables
        )
    )


@pytest.mark.parametrize("place", [0, None])
@pytest.mark.parametrize("game", games())
def test_two_worlds_send_the_same_bytes_through_another_node(nodes, monkeypatch, game, place):
    first, second = nodes
    monkeypatch.setattr(second.hall.presence, "hear", lambda tables: None)  # it comes at its own time in each world
    first.call(first.hall.games.prepare_search(game))
    guests = second.guest("Ann"), second.guest("Bob")
    passed_on = second.hall.counters["forwarded_sockets"]
    for one, two in zip(*heard_in_two_worlds(first, guests, game, 1, place), strict=True):
        assert one == two
    assert second.hall.counters["forwarded_sockets"] == passed_on + 4


def test_a_match_of_other_rules_goes_on_at_a_node_that_still_has_them(nodes, monkeypatch):
    """As in an upgrade that changes the rules: the new node leaves it to the old one."""
    old, new = nodes
    ann = old.guest("Ann")
    table = ann.open(["me", "me", "me"], start=True)["id"]
    sheet = old.hall.tables[table].sheet
    theirs = {**sheet.rules, "version": sheet.rules["version"] + 7}

    def trouble(asked, real=hall_module.rules_trouble):
        here = asyncio.get_running_loop() is new.loop
        return "rules" if asked.id == table and here else real(asked)

    monkeypatch.setattr(hall_module, "rules_trouble", trouble)
    old.call(old.hall.let_go(table))
    look = at(new, ann).look(table, 0)
    assert table in old.hall.tables and table not in new.hall.tables
    assert look.move(bid(look))["type"] == "ack"
    look.close()
    # With nobody left who has them, it is shown as what it is.
    assert old.call(old.hall.store.who_plays(f"money:{theirs['version']}")) is None


def test_a_page_of_another_version_is_told_so(nodes):
    ann = nodes[0].guest("Ann")
    table = ann.open(["me", "me", "me"], start=True)["id"]

    def closed_with(protocol: int) -> int:
        with connect(
            f"{nodes[1].url.replace('http', 'ws')}/api/tables/{table}/socket?p={protocol}", origin=nodes[1].url
        ) as line:
            with pytest.raises(ConnectionClosed):
                line.recv(PATIENCE_S)
            return line.close_code

    assert closed_with(sockets.OLDEST - 1) == 4426, "load yourself anew"
    assert closed_with(sockets.PROTOCOL + 1) == 1012, "come again: a newer node will be there"


def test_a_node_of_another_version_is_told_so_and_its_visitors_come_again(nodes, monkeypatch):
    owner, passing = nodes
    ann = owner.guest("Ann")
    table = ann.open(["me", "me", "me"], start=True)["id"]
    there = at(passing, ann)
    refused = owner.hall.counters["forwards_refused"]
    monkeypatch.setattr(peers, "passed_on", lambda key: {peers.HOP: peers.hop(key), peers.FORWARD: "99"})
    monkeypatch.setattr(forward, "passed_on", peers.passed_on)
    answer = there.get(f"/api/tables/{table}", 503)["error"]
    assert answer["code"] == "server-error-other-node" and answer["details"] == {"spoken": "99", "here": peers.SPOKEN}
    with pytest.raises(ConnectionClosed) as closed:
        there.look(table, 0).take()
    assert closed.value.rcvd.code == 1012, "come again"
    assert owner.hall.counters["forwards_refused"] == refused + 2
    monkeypatch.undo()
    look = there.look(table, 0)
    assert look.move(bid(look))["type"] == "ack", "once both are of one version"
    look.close()


@pytest.mark.parametrize("said, heard", [(None, True), ("1", True), ("0", False), ("99", False), ("x", False)])
def test_a_node_that_does_not_say_its_version_is_of_the_first(said, heard):
    assert peers.understood(said) is heard


def test_what_a_visitor_says_of_a_version_counts_for_nothing(nodes):
    ann = nodes[0].guest("Ann")
    table = ann.open(["me", "me", "me"], start=True)["id"]
    assert ann.http.get(f"/api/tables/{table}", headers={peers.FORWARD: "99"}).status_code == 200


def test_the_page_speaks_what_the_server_understands():
    folder = Path(__file__).parents[2] / "web" / "src" / "lib"
    dial, line = ((folder / name).read_text(encoding="utf-8") for name in ("dial.ts", "line.svelte.ts"))
    assert f"const PROTOCOL = {sockets.PROTOCOL}\n" in dial
    assert f"const TOO_OLD = {sockets.CODES['reload']}\n" in line


@pytest.mark.parametrize("hello", [True, False])
def test_a_line_to_a_table_that_was_left_before_it_said_anything_is_closed_and_comes_again(nodes, hello):
    """It is not among the table's lines yet: nobody else would ever close it."""
    ann = nodes[0].guest("Ann")
    table = ann.open(["me", "me", "me"], start=True)["id"]
    live = nodes[0].hall.tables[table]
    cookie = f"outcry_guest={ann.http.cookies['outcry_guest']}"
    with connect(
        f"{nodes[0].url.replace('http', 'ws')}/api/tables/{table}/socket",
        origin=nodes[0].url,
        additional_headers={"Cookie": cookie},
    ) as line:
        nodes[0].loop.call_soon_threadsafe(live.start_over)
        awaited(lambda: live.broken)
        said = {"type": "hello", "seat": 0, "since": 0, "epoch": 0} if hello else {"type": "ping"}
        line.send(json.dumps(said))
        with pytest.raises(ConnectionClosed):
            while True:
                line.recv(PATIENCE_S)
        assert line.close_code == 1012
    look = ann.look(table, 0)
    assert look.move(bid(look))["type"] == "ack"
    look.close()


# --- when one dies --------------------------------------------------------------------------------------


@pytest.fixture
def processes(postgres, tmp_path):
    url = postgres.database()
    made = []

    def start(**more):
        made.append(Process(tmp_path / f"node-{len(made)}", DATABASE=url, LEASE=SHORT_S, PROXIED=1, **more))
        return made[-1]

    yield start
    for one in made:
        if one.process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                one.process.send_signal(signal.SIGCONT)
            one.kill()


def come_back(person: Person, table: str, seat: int) -> Look:
    """As a browser does: connect again until it is let in."""

    def opened():
        try:
            return person.look(table, seat)
        except (ConnectionClosed, InvalidStatus, OSError):
            return None

    return awaited(opened)


def play_some(person: Person, table: str, most: int) -> list[dict]:
    """Moves at seat 0, connecting again wherever the line breaks; the events seen with the last acknowledged one."""
    seen, acknowledged = [], 0
    look = come_back(person, table, 0)
    while acknowledged < most and not look.view["over"]:
        try:
            look.wait(lambda look: 0 in look.view["pending"] or look.view["over"])
            if not look.view["over"]:
                play_on(look)
                acknowledged += 1
                look.settle()
            seen = list(look.events)
        except (ConnectionClosed, AssertionError):
            look = come_back(person, table, 0)
    look.close()
    return seen


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_the_tables_of_a_node_that_ends_wake_at_another_with_every_acknowledged_move(processes, how):
    """By force, or as in an upgrade, when it gives its tables back itself."""
    first, second = processes(), processes()
    ann = Person(first.url, "Ann")
    table = ann.open(["me", "random", "random"], start=True)["id"]
    seen = play_some(ann, table, 3)
    first.kill(how)
    there = at(second, ann)
    again = come_back(there, table, 0)
    assert again.events[: len(seen)] == seen
    assert len(play_some(there, table, 1000)) > len(seen)
    assert there.get(f"/api/tables/{table}")["state"] == "finished"


def test_a_node_that_stood_still_past_its_lease_acknowledges_nothing_afterwards(processes):
    first, second = processes(), processes()
    ann = Person(first.url, "Ann")
    table = ann.open(["me", "me", "me"], start=True)["id"]
    stuck = ann.look(table, 0)
    first.process.send_signal(signal.SIGSTOP)
    stuck.send({"type": "move", "seat": 0, "id": "said-into-the-void", "move": bid(stuck)})
    there = at(second, ann)
    again = come_back(there, table, 0)
    assert again.move(bid(again, cards=2))["type"] == "ack"
    first.process.send_signal(signal.SIGCONT)
    heard = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(stuck.take())
    assert not [said for said in heard if said["type"] == "ack"]
    # And the visitor who comes back to it, by chance, plays on at the table as it is.
    back = come_back(ann, table, 0)
    back.settle()
    assert back.view == again.view and back.events == again.events
