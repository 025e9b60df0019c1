"""The first table at once: a server with nothing compiled plays by the uncompiled rules, and changes over unnoticed."""

import asyncio
import contextlib
import fcntl
import shutil
import signal
import time
from pathlib import Path

import pytest

import openoutcry as oo
from openoutcry import Log, Table
from openoutcry.kernel.rule import INTERPRETED
from openoutcry.kernel.source import cache_root
from openoutcry.server.hall.games import Games
from openoutcry.server.work.workers import COMPILERS
from tests.server.people import PATIENCE_S, Person
from tests.server.process import Process

pytestmark = [pytest.mark.skipif(INTERPRETED, reason="nothing is compiled"), pytest.mark.any_store]


class Compiler:
    """An empty cache whose locks are held: whoever compiles waits until what was compiled elsewhere is put there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        self._locks = contextlib.ExitStack()
        for game in oo.games():
            lock = self._locks.enter_context((folder / f"{oo.load_game(game).package}.lock").open("w"))
            fcntl.flock(lock, fcntl.LOCK_EX)

    def finish(self) -> None:
        for game in oo.games():
            rules = oo.load_game(game)
            rules.play_compiled()
            for made in cache_root().glob(f"{rules.package}.*-*"):
                shutil.copytree(made, self.folder / made.name)
        self.let_go()

    def let_go(self) -> None:
        self._locks.close()


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


def wait_until(ready):
    end = time.monotonic() + PATIENCE_S
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.02)


def command_of(process):
    """The words a process was started with, none if it has ended."""
    with contextlib.suppress(OSError):
        return (process / "cmdline").read_text()
    return ""


def compiling_for(pid):
    """The compilers a process has started."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == pid and "openoutcry.kernel.compiling" in command_of(process):
                found.append(process)
    return found


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
