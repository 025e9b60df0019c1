"""People at a server: sites, guests, sockets, and how they play."""

import asyncio
import itertools
import json
import random
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any

import httpx
import uvicorn
from pydantic import TypeAdapter
from websockets.sync.client import connect

from openoutcry.server import schemas
from openoutcry.server.app import create_app
from openoutcry.server.serve import config_of
from openoutcry.server.settings import Settings
from openoutcry.server.work.pressure import Pressure

PATIENCE_S = 300.0  # a busy machine is slow, not wrong
UNFELT = 1000.0
AT_ONCE = 50  # what is asked before the first answer is taken
TRUST = httpx.create_ssl_context()  # read once: every new client would read all the world's certificates


_LOOKS = itertools.count()
_FROM_SERVER: TypeAdapter[Any] = TypeAdapter(schemas.ServerMessage)


def awaited(ready: Callable[[], Any], every_s: float = 0.05) -> Any:
    """Wait for a state, however busy the machine is."""
    until = time.monotonic() + PATIENCE_S
    while not (found := ready()):
        assert time.monotonic() < until
        time.sleep(every_s)
    return found


class Site:
    """A server on a loopback port, in a thread of its own."""

    def __init__(self, **settings: Any) -> None:
        usual = {"bot_delay_s": 0.0, "bot_processes": 0, "rate_factor": 1000.0, "warm": False, "lease_s": PATIENCE_S}
        given = {**usual, **settings}
        self.app = create_app(Settings(**given))
        self.hall = self.app.state.hall
        self.hall.pressure = Pressure(UNFELT)  # a busy machine is slow: what is under pressure, a test says
        self.server = uvicorn.Server(config_of(self.app, "127.0.0.1", 0))
        self.loop: Any = None
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive()
            time.sleep(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        if self.hall.settings.database:
            self.hall.store.announce(self.url)

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve()

        asyncio.run(main())

    def call(self, coroutine: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE_S)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(60)

    def guest(self, name: str = "Ann", language: str = "en") -> "Person":
        return Person(self.url, name, language)

    def visitor(self) -> "Person":
        return Person(self.url, None)


class Person:
    """A visitor's browser: cookies, requests and sockets."""

    def __init__(self, url: str, name: str | None, language: str = "en") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"origin": url}, timeout=PATIENCE_S, verify=TRUST)
        if name is not None:
            self.id = self.post("/api/guest", {"name": name, "language": language})["guest"]["id"]

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json()

    def open(self, seats: list[Any], status: int = 201, **more: Any) -> Any:
        """A table from 'me', 'open' and bots' levels."""
        shapes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
        return self.post("/api/tables", {"game": "money", "players": len(seats), "seats": shapes, **more}, status)

    def look(self, table: str, seat: int | None = None, since: int = 0, epoch: int = 0, **more: Any) -> "Look":
        return Look(self, table, seat, since, epoch, **more)


class Look:
    """A socket at a table that keeps what it was told, as a client does."""

    def __init__(self, person: Person, table: str, seat: int | None, since: int, epoch: int, invite: str = "") -> None:
        cookie = "; ".join(f"{k}={v}" for k, v in person.http.cookies.items())
        address = f"{person.url.replace('http', 'ws')}/api/tables/{table}/socket?i={invite}"
        headers = {"Cookie": cookie} if cookie else {}
        self.socket = connect(
            address, origin=person.url, additional_headers=headers, max_size=None, ping_interval=None
        ).__enter__()
        self.traffic: list[str] = []
        self.events: list[dict[str, Any]] = []
        self.number = since
        self.epoch = epoch
        self.chat: list[Any] = []
        self.view: Any = None
        self.table: Any = None
        self.ids, self.name = 0, next(_LOOKS)  # no two ever alike: what is asked twice is done once
        self.had = since
        self.hello(seat)

    def hello(self, seat: int | None) -> Any:
        self.seat = seat
        self.send({"type": "hello", "seat": seat, "since": self.number, "epoch": self.epoch})
        return self.until("sync")

    def send(self, said: Any) -> None:
        self.socket.send(said if isinstance(said, str) else json.dumps(said))

    def take(self, timeout: float = PATIENCE_S) -> dict[str, Any]:
        raw = self.socket.recv(timeout)
        self.traffic.append(raw)
        said: dict[str, Any] = json.loads(raw)
        conforms(said)
        if said["type"] in ("sync", "events"):
            if said["from"] == 0 and self.number:
                self.events, self.had = [], 0
            else:
                assert said["from"] == self.number
            self.events += said["events"]
            self.number, self.epoch, self.view = said["number"], said["epoch"], said["view"]
            assert self.had + len(self.events) == self.number
        if "table" in said:
            self.table = said["table"]
        if said["type"] == "chat":
            self.chat += said["messages"]
        return said

    def until(self, *kinds: str, timeout: float = PATIENCE_S) -> dict[str, Any]:
        while True:
            said = self.take(timeout)
            if said["type"] in kinds or said["type"] == "refused":
                return said

    def ask(self, said: dict[str, Any]) -> dict[str, Any]:
        """Send with an id and wait for the answer to it."""
        self.ids += 1
        said = {"id": f"{self.name}.{self.ids}", **said}
        self.send(said)
        while True:
            answer = self.take()
            if answer.get("id") == said["id"]:
                return answer

    def ask_all(self, asked: Iterable[dict[str, Any]]) -> None:
        """Send many with ids, then wait for the last answer: a line is read and answered one after the other."""
        waiting = list(asked)
        for first in range(0, len(waiting), AT_ONCE):
            for said in waiting[first : first + AT_ONCE]:
                self.ids += 1
                self.send({"id": f"{self.name}.{self.ids}", **said})
            last = f"{self.name}.{self.ids}"
            while self.take().get("id") != last:
                pass

    def move(self, move: Any, seat: int | None = None) -> dict[str, Any]:
        return self.ask({"type": "move", "seat": self.seat if seat is None else seat, "move": move})

    def settle(self) -> None:
        """Take all that was sent before now."""
        self.ask({"type": "ping"})

    def wait(self, ready: Any, timeout: float = PATIENCE_S) -> None:
        end = time.monotonic() + timeout
        while not ready(self):
            assert time.monotonic() < end
            self.take(timeout)

    def close(self) -> None:
        self.socket.close()


def conforms(said: dict[str, Any]) -> None:
    """A message is one of those the schema lists, with nothing beside what is described there."""
    described = _FROM_SERVER.validate_python(said).model_dump(by_alias=True, exclude_unset=True)
    assert described == said, f"not in the schema: {said}"


def bid(look: Look, cards: int = 1) -> dict[str, Any]:
    """A whole bid of the first cards in the hand."""
    hand = look.view["table"]["hand"]
    return {"move": "bid", "cards": [card["card"] for card in hand[:cards]]}


def play_on(look: Look) -> None:
    """Any legal move: a bid of one card, else the first move there is."""
    moves = look.view["moves"]
    said = bid(look) if moves[0]["move"] == "add" else moves[0]["code"]
    assert look.move(said)["type"] == "ack"


def play_to_end(look: Look) -> None:
    """One person against bots, to the score."""
    while not look.view["over"]:
        if look.seat in look.view["pending"]:
            play_on(look)
        else:
            look.take()


def play_out(site: Site, table_id: str, seed: int = 0) -> None:
    """Everybody plays at random, at the table itself, to the score."""
    dice = random.Random(seed)

    async def finish() -> None:
        table = await site.hall.load(table_id)
        while not table.match.table.over:
            seat = table.match.table.pending[0]
            code = dice.choice(table.match.table.legal(seat)).code
            async with table.changing():
                await table.play(seat, code, None)

    site.call(finish())
