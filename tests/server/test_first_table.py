"""The first table at once: a server with nothing compiled plays by the uncompiled rules, and changes over unnoticed."""

import asyncio
import signal

import pytest

import openoutcry as oo
from openoutcry import Log, Table
from openoutcry.kernel.rule import INTERPRETED
from openoutcry.server.hall.games import Games
from openoutcry.server.work.workers import COMPILERS
from tests.compilers import Compiler, command_of, compiling_for, wait_until
from tests.server.people import Person
from tests.server.process import Process

pytestmark = [pytest.mark.skipif(INTERPRETED, reason="nothing is compiled"), pytest.mark.any_store]


@pytest.fixture
def compiler(tmp_path):
    held = Compiler(tmp_path / "cache")
    yield held
    held.let_go()


@pytest.fixture
def server(tmp_path, compiler, kept):
    server = Process(tmp_path / "data", DATABASE=kept(), CACHE=compiler.folder, BOT_PROCESSES=0)
    yield server
    server.kill()


def move(look):
    """One move in one's own time: bots play meanwhile."""
    look.wait(lambda look: look.seat in look.view["pending"] and look.view["moves"])
    assert look.move(look.view["moves"][0]["code"])["type"] == "ack"


def test_every_game_is_played_before_and_after_its_rules_are_compiled(server, compiler):
    ann = Person(server.url, "Ann")
    looks = {}
    for game in oo.games():
        players = oo.load_game(game).edition.least_players
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "tycoon"}] * (players - 1)]
        table = ann.post("/api/tables", {"game": game, "players": players, "seats": seats, "start": True})
        looks[game] = ann.look(table["id"], 0)
        for _ in range(3):
            move(looks[game])
    assert set(ann.get("/healthz")["games"].values()) == {"preparing"}
    compiler.finish()
    wait_until(lambda: set(ann.get("/healthz")["games"].values()) == {"ready"})
    for game, look in looks.items():
        seen = ann.look(look.table["id"], 0)
        look.settle()
        seen.settle()
        if look.number == seen.number:  # no bot came in between
            assert seen.view == look.view, game
        move(seen)
        seen.close()
        look.close()
    ann.http.close()


def test_what_was_played_by_both_replays_by_one(tmp_path, compiler, kept):
    server = Process(tmp_path / "data", DATABASE=kept(), CACHE=compiler.folder, BOT_PROCESSES=0)
    ann = Person(server.url, "Ann")
    table = ann.open(["me", "random", "random"], start=True)
    look = ann.look(table["id"], 0)
    move(look)
    compiler.finish()
    while not look.view["over"]:
        move(look) if look.seat in look.view["pending"] else look.take()
    log = Log.from_text(ann.http.get(f"/api/tables/{table['id']}/export").text)
    assert Table.replay(log).over  # every action's digest is compared
    look.close()
    server.kill()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_server_that_stops_or_is_killed_takes_its_compiler_with_it(tmp_path, compiler, how, kept):
    server = Process(tmp_path / "data", DATABASE=kept(), CACHE=compiler.folder)
    compiler.let_go()  # now a child compiles for real
    wait_until(lambda: compiling_for(server.process.pid))
    (child,) = compiling_for(server.process.pid)
    server.kill(how)
    wait_until(lambda: not command_of(child))
    assert not list(compiler.folder.glob("*/*.ready"))


def test_what_tables_wait_for_is_compiled_before_what_bots_wait_for():
    async def story():
        order, go_on = [], asyncio.Event()

        class Slow:
            async def do(self, kind, work):
                order.append((work.func.__name__, *work.args))  # as it is begun
                await go_on.wait()

        waiting = Games(Slow(), asyncio.ensure_future)
        waiting.prepare_all()
        first, *others = oo.games()
        last = others[-1]
        assert waiting.level_now(last, "tycoon") == "house"
        wanted = waiting.preparing(last)
        go_on.set()
        await wanted.wait()
        await waiting.prepare_search(first)
        tables = [game for name, game in order if name == "load_table"]
        searches = [game for name, game in order if name == "load_search"]
        assert set(tables) == set(oo.games()) and [name for name, _ in order[: len(tables)]] == ["load_table"] * 4
        assert last in tables[: COMPILERS + 1] and searches[0] in (first, last)

    asyncio.run(story())
