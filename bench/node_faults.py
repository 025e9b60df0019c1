"""Nodes that are killed or stand still while people play: is a move lost or doubled, and how long until play goes on?

    python bench/node_faults.py --nodes 2 --tables 6 --kills 10 --stops 5

Several nodes over a PostgreSQL of their own (it waits for the disk), a person a table against two bots. At random times
a random node gets SIGKILL (and is started again) or SIGSTOP for longer than its lease. A person who is cut off connects
to any node and sends the same move again, as a browser does. At the end the stored logs are compared with what was
acknowledged. Server, clients and database share the machine's cores.
"""

import argparse
import asyncio
import json
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import httpx
import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.postgres import Postgres
from tests.server.process import Process

AWAY = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, ConnectionError)


class Site:
    """The nodes, and what is known of them."""

    def __init__(self, count: int, url: str, lease: float, folder: Path) -> None:
        self.url, self.lease, self.folder = url, lease, folder
        self.nodes = [self.start(n) for n in range(count)]

    def start(self, number: int) -> Process:
        return Process(self.folder / f"node-{number}", DATABASE=self.url, LEASE=self.lease, PROXIED=1, BOT_PROCESSES=0)

    def any(self) -> str:
        return random.choice(self.nodes).url


class Player:
    """One person, table after table."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.acked: list[tuple[str, str]] = []  # table, move's id
        self.struck: float | None = None  # when the last fault was, until a move is acknowledged again
        self.waited = 0.0
        self.counts: Counter[str] = Counter()
        self.cookie = ""
        self.view: dict = {}

    async def asked(self, path: str, body: dict) -> dict:
        """A call, at any node, until one answers."""
        while True:
            url = self.site.any()
            try:
                async with httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=20) as http:
                    if self.cookie:
                        http.cookies.set("outcry_guest", self.cookie)
                    answer = await http.post(path, json=body)
                    if answer.is_success:
                        self.cookie = http.cookies.get("outcry_guest", self.cookie)
                        return answer.json()
                    self.counts[f"http {answer.status_code}"] += 1
            except AWAY:
                self.counts["http away"] += 1
            await asyncio.sleep(0.2)

    async def play(self, until: asyncio.Event) -> None:
        await self.asked("/api/guest", {"name": "Ann"})
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
        while not until.is_set():
            opened = await self.asked("/api/tables", {"game": "money", "players": 3, "seats": seats, "start": True})
            await self.match(opened["id"], until)

    async def match(self, table: str, until: asyncio.Event) -> None:
        saying: dict | None = None  # not acknowledged yet
        over = False
        while not (over or until.is_set()):
            url = self.site.any()
            address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
            try:
                async with connect(
                    address,
                    origin=url,
                    additional_headers={"Cookie": f"outcry_guest={self.cookie}"},
                    max_size=None,
                    compression=None,
                    open_timeout=20,
                    ping_interval=1,
                    ping_timeout=2 * self.site.lease,
                ) as socket:
                    await socket.send(json.dumps({"type": "hello", "seat": 0, "since": 0, "epoch": 0}))
                    while not (over or until.is_set()):
                        said = json.loads(await asyncio.wait_for(socket.recv(), 30))
                        saying, over = await self.take(socket, table, said, saying)
            except AWAY:
                self.counts["lines lost"] += 1
                await asyncio.sleep(0.1)

    async def take(self, socket, table: str, said: dict, saying: dict | None) -> tuple[dict | None, bool]:
        self.view = said.get("view") or self.view
        if said["type"] in ("ack", "refused") and saying and said["id"] == saying["id"]:
            if said["type"] == "ack":
                self.acked.append((table, said["id"]))
                if self.struck is not None:
                    self.waited, self.struck = time.monotonic() - self.struck, None
            else:
                self.counts["refused " + said["error"]["code"]] += 1
            saying = None
        if self.view["over"]:
            return saying, True
        if said["type"] == "sync" and saying:
            await socket.send(json.dumps(saying))  # once more: it may have been heard or not
        elif not saying and 0 in self.view["pending"] and self.view["moves"]:
            move = random.choice(self.view["moves"])["code"]
            saying = {"type": "move", "id": f"{random.getrandbits(60):x}", "seat": 0, "move": move}
            await socket.send(json.dumps(saying))
        return saying, False


async def harm(site: Site, players: list[Player], how: list[str], pause: float) -> dict[str, list[float]]:
    """One fault after the other; for each, how long until everybody's next acknowledgement."""
    waits: dict[str, list[float]] = {"kill": [], "stop": []}
    for each in how:
        await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
        number = random.randrange(len(site.nodes))
        struck = time.monotonic()
        for player in players:
            player.struck = struck
        node = site.nodes[number].process
        node.send_signal(signal.SIGKILL if each == "kill" else signal.SIGSTOP)
        if each == "kill":
            await asyncio.to_thread(node.communicate)
            site.nodes[number] = await asyncio.to_thread(site.start, number)
        else:
            await asyncio.sleep(1.7 * site.lease)
            node.send_signal(signal.SIGCONT)
        while any(player.struck for player in players):
            await asyncio.sleep(0.02)
        waits[each] += [player.waited for player in players]
        print(f"{each} node {number}: all play on after {max(player.waited for player in players):.1f} s", flush=True)
    return waits


def compared(url: str, players: list[Player]) -> dict[str, int]:
    """Acknowledged moves against the stored rows."""
    with psycopg.connect(url) as connection:
        rows = connection.execute(
            "SELECT table_id, client, COUNT(*) FROM actions WHERE client IS NOT NULL GROUP BY 1, 2"
        )
        stored = Counter({(table, client.rsplit(":", 1)[1]): count for table, client, count in rows})
    acked = [one for player in players for one in player.acked]
    return {
        "acknowledged": len(acked),
        "lost": sum(stored[one] == 0 for one in acked),
        "doubled": sum(count > 1 for count in stored.values()) + len(acked) - len(set(acked)),
    }


async def run(asked: argparse.Namespace, url: str, folder: Path) -> dict:
    """All of it; what came out."""
    site = await asyncio.to_thread(Site, asked.nodes, url, asked.lease, folder)
    players = [Player(site) for _ in range(asked.tables)]
    until = asyncio.Event()
    playing = [asyncio.create_task(player.play(until)) for player in players]
    while not all(player.acked for player in players):
        await asyncio.sleep(0.1)
    how = ["kill"] * asked.kills + ["stop"] * asked.stops
    random.shuffle(how)
    waits = await harm(site, players, how, asked.pause)
    until.set()
    await asyncio.wait(playing, timeout=5)
    for task in playing:
        task.cancel()
    for node in site.nodes:
        node.kill(signal.SIGTERM)
    told = {kind: f"median {statistics.median(w):.1f} s, worst {max(w):.1f} s" for kind, w in waits.items() if w}
    return {
        **compared(url, players),
        "play on after": told,
        "counts": dict(sum((p.counts for p in players), Counter())),
    }


def main() -> None:
    """Run it as asked and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--stops", type=int, default=5)
    parser.add_argument("--lease", type=float, default=3.0)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds of play between two faults, on the mean")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    random.seed(asked.seed)
    database = Postgres("fsync=on", "max_connections=80")
    try:
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(asyncio.run(run(asked, database.database(), Path(folder))), indent=1))
    finally:
        database.remove()


if __name__ == "__main__":
    main()
