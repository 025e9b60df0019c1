"""Nodes, workers, database and Redis harmed while people play, and what became of every acknowledged move."""

import asyncio
import json
import math
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from openoutcry.server.bus.redis import SILENT_S
from tests.server.people import TRUST
from tests.server.postgres import Postgres
from tests.server.process import Process, WorkerProcess
from tests.server.redis_server import RedisServer
from tests.server.wire import Cut, Wire

AWAY = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, ConnectionError)
FIRST_WAIT_S, LONGEST_WAIT_S, PING_S = 0.4, 8.0, 10.0  # as the web client has them
GONE = 4404
PATIENCE_S = 240.0
ON_ITS_WAY_S = 0.05  # an acknowledgement that was sent before the fault still arrives


class Nodes:
    """Several nodes over one database, reached through a wire; a Redis and workers beside them."""

    def __init__(
        self, count: int, workers: int, database: Postgres, lease: float, folder: Path, dice: random.Random
    ) -> None:
        self.database, self.redis, self.lease, self.folder, self.dice = database, RedisServer(), lease, folder, dice
        self.wire = Wire(database.folder / ".s.PGSQL.5432")
        self.direct = database.database()
        self._where = {"DATABASE": self.wire.url(self.direct), "REDIS": self.redis.url, "LEASE": lease}
        self.workers = [self.start_worker() for _ in range(workers)]
        self.nodes = [self.start(n) for n in range(count)]

    def start(self, number: int) -> Process:
        return Process(self.folder / f"node-{number}", PROXIED=1, BOT_PROCESSES=0, **self._where)

    def start_worker(self) -> WorkerProcess:
        where = dict(self._where)
        return WorkerProcess(where.pop("DATABASE"), **where)

    @property
    def bots(self) -> list[str]:
        """Who plays against people: with workers, one whose every decision is a job for them."""
        return ["master" if self.workers else "random", "random"]

    def any(self) -> str:
        """Where a proxy would send the next connection: to a node that takes one."""
        return self.dice.choice([node for node in self.nodes if node.process.poll() is None]).url

    def stop(self) -> None:
        for node in self.nodes:
            node.process.send_signal(signal.SIGCONT)
            node.kill(signal.SIGTERM)
        for worker in self.workers:
            worker.kill(signal.SIGTERM)
        self.redis.go_on()
        self.redis.remove()
        self.wire.remove()


class Client:
    """One person who plays table after table, in a page that does what the web client's line does."""

    def __init__(self, site: Nodes) -> None:
        self.site = site
        self.acked: list[tuple[str, str]] = []  # table, move's id
        self.struck: float | None = None  # when the last fault was, until a move is acknowledged again
        self.waited = 0.0
        self.counts: Counter[str] = Counter()
        self.cookie = ""
        self.since = self.epoch = self.tries = 0
        self.view: dict[str, Any] = {}
        self.asked: dict[str, Any] | None = None  # not answered yet
        self.reload = False  # nothing but a reload by hand would help

    async def call(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """A call, at any node, until one answers."""
        while True:
            url = self.site.any()
            try:
                async with httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=30, verify=TRUST) as http:
                    if self.cookie:
                        http.cookies.set("outcry_guest", self.cookie)
                    answer = await http.post(path, json=body)
                    if answer.is_success:
                        self.cookie = http.cookies.get("outcry_guest", self.cookie)
                        return answer.json()
                    self.counts[f"http {answer.status_code}"] += 1
            except AWAY:
                self.counts["http away"] += 1
            await asyncio.sleep(FIRST_WAIT_S)

    async def play(self, until: asyncio.Event) -> None:
        await self.call("/api/guest", {"name": "Ann"})
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in self.site.bots)]
        while not until.is_set():
            opened = await self.call("/api/tables", {"game": "money", "players": 3, "seats": seats, "start": True})
            await self.sit(opened["id"], until)

    async def sit(self, table: str, until: asyncio.Event) -> None:
        self.since = self.epoch = self.tries = 0
        self.view, self.asked = {}, None
        while not (self.view.get("over") or until.is_set()):
            try:
                await self.line(table, until)
            except AWAY as broken:
                self.counts["lines lost"] += 1
                if isinstance(broken, ConnectionClosed) and broken.rcvd and broken.rcvd.code == GONE:
                    self.reload = True
                    return
                await asyncio.sleep(min(LONGEST_WAIT_S, FIRST_WAIT_S * 2**self.tries))
                self.tries += 1

    async def line(self, table: str, until: asyncio.Event) -> None:
        url = self.site.any()
        async with connect(
            f"{url.replace('http', 'ws')}/api/tables/{table}/socket",
            origin=url,
            additional_headers={"Cookie": f"outcry_guest={self.cookie}"},
            max_size=None,
            compression=None,
            open_timeout=60,
            ping_interval=None,
            close_timeout=0.1,
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "seat": 0, "since": self.since, "epoch": self.epoch}))
            silent = 0
            while not (self.view.get("over") or until.is_set()):
                try:
                    said = json.loads(await asyncio.wait_for(socket.recv(), PING_S))
                except TimeoutError:
                    silent += 1
                    if silent == 2:  # the ping was not answered either: nobody is there
                        raise
                    await socket.send('{"type": "ping"}')
                    continue
                silent = 0
                await self.hear(socket, table, said)

    async def hear(self, socket: Any, table: str, said: dict[str, Any]) -> None:
        if said["type"] == "events" and (said["epoch"], said["from"]) != (self.epoch, self.since):
            self.counts["gaps"] += 1
            await socket.send(json.dumps({"type": "hello", "seat": 0, "since": self.since, "epoch": self.epoch}))
            return
        if said["type"] in ("sync", "events"):
            self.since, self.epoch, self.view = said["number"], said["epoch"], said["view"]
        if said["type"] == "sync":
            self.tries = 0
            if self.asked:
                await socket.send(json.dumps(self.asked))  # once more: it may have been heard or not
        if self.asked and said.get("id") == self.asked["id"]:
            self.answered(table, said)
        if not self.asked and 0 in self.view.get("pending", ()) and self.view["moves"]:
            move = self.site.dice.choice(self.view["moves"])["code"]
            self.asked = {"type": "move", "id": f"{self.site.dice.getrandbits(60):x}", "seat": 0, "move": move}
            await socket.send(json.dumps(self.asked))

    def answered(self, table: str, said: dict[str, Any]) -> None:
        self.asked = None
        if said["type"] != "ack":
            self.counts["refused " + said["error"]["code"]] += 1
            return
        self.acked.append((table, said["id"]))
        if self.struck is not None:
            self.waited, self.struck = time.monotonic() - self.struck, None


# --- faults ---------------------------------------------------------------------------------------------
# Each yields once it has struck, and mends afterwards what people do not mend by playing on.


async def kill(site: Nodes) -> AsyncIterator[None]:
    number = site.dice.randrange(len(site.nodes))
    await asyncio.to_thread(site.nodes[number].kill)
    yield
    site.nodes[number] = await asyncio.to_thread(site.start, number)


async def kill_worker(site: Nodes) -> AsyncIterator[None]:
    """Whatever it is at: another does it, or the node when none is left."""
    number = site.dice.randrange(len(site.workers))
    await asyncio.to_thread(site.workers[number].kill)
    yield
    site.workers[number] = await asyncio.to_thread(site.start_worker)


async def restart_redis(site: Nodes) -> AsyncIterator[None]:
    await asyncio.to_thread(site.redis.stop)
    yield
    await asyncio.to_thread(site.redis.start)


async def stop_redis(site: Nodes) -> AsyncIterator[None]:
    """It stands still for longer than it takes to notice."""
    site.redis.stand_still()
    yield
    await asyncio.sleep(2 * SILENT_S)
    site.redis.go_on()


async def stop(site: Nodes) -> AsyncIterator[None]:
    node = site.dice.choice(site.nodes).process
    node.send_signal(signal.SIGSTOP)
    yield
    await asyncio.sleep(1.7 * site.lease)
    node.send_signal(signal.SIGCONT)


async def restart_fast(site: Nodes) -> AsyncIterator[None]:
    await asyncio.to_thread(site.database.stop)
    yield
    await asyncio.to_thread(site.database.start)


async def restart_at_once(site: Nodes) -> AsyncIterator[None]:
    await asyncio.to_thread(site.database.stop, signal.SIGQUIT)
    yield
    await asyncio.to_thread(site.database.start)


async def cut(site: Nodes, when: Cut) -> AsyncIterator[None]:
    """A connection, when a move is committed."""
    cuts = len(site.wire.cuts)
    site.wire.arm(when)
    while len(site.wire.cuts) == cuts:
        await asyncio.sleep(0.005)
    yield


async def upgrade(site: Nodes) -> AsyncIterator[None]:
    """Half of a rolling upgrade of two: a node starts beside the others, then the oldest is told to end."""
    site.nodes.append(await asyncio.to_thread(site.start, len(site.nodes)))
    oldest = site.nodes.pop(0)
    oldest.process.send_signal(signal.SIGTERM)
    yield
    await asyncio.to_thread(oldest.process.communicate)


FAULTS: dict[str, Callable[[Nodes], AsyncIterator[None]]] = {
    **{fault.__name__: fault for fault in (kill, stop, restart_fast, restart_at_once, upgrade)},
    **{fault.__name__: fault for fault in (kill_worker, restart_redis, stop_redis)},
    "cut_before": lambda site: cut(site, "before"),
    "cut_after": lambda site: cut(site, "after"),
}


async def strike(site: Nodes, clients: list[Client], fault: str) -> list[float]:
    """One fault, until everybody has had another move acknowledged; how long each waited for it."""
    async for _ in FAULTS[fault](site):
        began = time.monotonic()
        await asyncio.sleep(ON_ITS_WAY_S)
        for client in clients:
            client.struck = began
    while any(client.struck for client in clients):
        if time.monotonic() > began + PATIENCE_S:
            for client in clients:
                client.reload = client.reload or client.struck is not None
            return []
        await asyncio.sleep(0.02)
    return [client.waited for client in clients]


async def besieged(
    site: Nodes,
    tables: int,
    faults: list[str],
    pause: float = 0.0,
    told: Callable[[str], None] = lambda _: None,
    within_s: float = math.inf,
) -> dict[str, Any]:
    """These faults, one after the other, as many as begin in time, while so many people play; what came out."""
    until_s = time.monotonic() + within_s
    clients = [Client(site) for _ in range(tables)]
    until = asyncio.Event()
    playing = [asyncio.create_task(client.play(until)) for client in clients]
    while not all(client.acked for client in clients):
        await asyncio.sleep(0.05)
    waits: dict[str, list[float]] = {fault: [] for fault in faults}
    done: list[str] = []
    for number, fault in enumerate(faults, 1):
        if time.monotonic() > until_s:
            break
        done.append(fault)
        await asyncio.sleep(site.dice.uniform(0.5, 1.5) * pause)
        waited = await strike(site, clients, fault)
        waits[fault] += waited
        told(f"{number}/{len(faults)} {fault}: all play on after {max(waited, default=PATIENCE_S):.1f} s")
    until.set()
    await asyncio.wait(playing, timeout=10)
    for task in playing:
        task.cancel()
    counts = sum((client.counts for client in clients), Counter())
    return {
        "faults": dict(Counter(done)),
        **compared(site.direct, clients),
        "need a reload": sum(client.reload for client in clients),
        "waits": waits,
        "counts": dict(counts),
    }


def compared(url: str, clients: list[Client]) -> dict[str, int]:
    """Acknowledged moves against the stored rows, and these among themselves."""
    with psycopg.connect(url) as connection:
        rows = connection.execute(
            "SELECT table_id, client, COUNT(*) FROM actions WHERE client IS NOT NULL GROUP BY 1, 2"
        )
        stored = Counter({(table, client.rsplit(":", 1)[1]): count for table, client, count in rows})
        gaps = connection.execute(
            "SELECT COUNT(*) FROM (SELECT 1 FROM actions GROUP BY table_id HAVING MAX(number) <> COUNT(*)) AS t"
        ).fetchone()
    acked = [one for client in clients for one in client.acked]
    return {
        "acknowledged": len(acked),
        "lost": sum(stored[one] == 0 for one in acked),
        "doubled": sum(count > 1 for count in stored.values()) + len(acked) - len(set(acked)),
        "logs with gaps": gaps[0] if gaps else 0,
    }
