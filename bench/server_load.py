"""Many tables at once: people and bots mixed, over real sockets, each in a process apart from the server.

    python bench/server_load.py --tables 200 --people 4 --bots 0 --seconds 60
    python bench/server_load.py --nodes 0 1 2 3 --tables 1000 --people 2 --bots 1 --no-onlookers --no-mixed --think 15
    python bench/server_load.py --game acquire --level house --tables 200 --people 1 --bots 3 --no-onlookers --no-mixed

One process and a file, or with `--nodes` so many of them over a PostgreSQL that waits for the disk, and a Redis; then a
table is opened at one node and its sockets are sent to all in turn, as by a plain proxy. Several numbers are measured
one after the other. What is not opened after `--open-within` seconds is left out: a run ends. Every table has as
many sockets as seats: a person for each, or onlookers where bots sit. A person moves as soon as it may, after `--think`
seconds on the mean. Server, clients, bots and database share the machine's cores.
Measured: from sending a move to its acknowledgement, and to the moment another socket at the table is told of it.
At the end every table's stored log is compared with what was acknowledged: no move lost, none doubled.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import psycopg
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.postgres import Postgres
from tests.server.redis_server import RedisServer

ROOT = Path(__file__).parents[1]


class Player:
    """One person: a socket that answers views with moves."""

    def __init__(self, load, table, seat, cookie):
        self.load, self.table, self.seat, self.cookie = load, table, seat, cookie
        self.url = load.next_url()
        self.sent = {}
        self.number = 0
        self.view = None
        self.thinking = None

    async def play(self, until):
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        headers = {"Cookie": f"outcry_guest={self.cookie}"}
        async with connect(
            address, origin=self.url, additional_headers=headers, max_size=None, compression=None, open_timeout=120
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "seat": self.seat, "since": 0, "epoch": 0}))
            pinged = time.monotonic()
            while time.monotonic() < until:
                if time.monotonic() - pinged > 20:
                    await socket.send('{"type": "ping"}')
                    pinged = time.monotonic()
                try:
                    raw = await asyncio.wait_for(socket.recv(), 5)
                except TimeoutError:
                    continue
                self.take(socket, json.loads(raw), time.perf_counter())
            if self.thinking:
                self.thinking.cancel()
            # Answers under way still count.
            try:
                async with asyncio.timeout(3):
                    while self.sent:
                        self.take(None, json.loads(await socket.recv()), time.perf_counter())
            except TimeoutError:
                self.load.counts["unanswered"] += len(self.sent)

    def take(self, socket, said, now):
        load = self.load
        if said["type"] in ("sync", "events"):
            if said["from"] != self.number and said["from"] != 0:
                load.counts["gaps"] += 1
            self.number, self.view = said["number"], said["view"]
            for event in said["events"]:
                # The mover's socket and all others at the table hear of the same event.
                if "seat" in event and event["event"] in load.public:
                    began = load.began.get((self.table, event["seat"]))
                    if began and event["seat"] != self.seat and time.monotonic() > load.measure_from:
                        load.told.append(now - began)
            load.counts["messages"] += 1
            if self.seat is None:
                return
            if said["view"] and said["view"]["over"]:
                load.finished.add(self.table)
            if socket and said["view"] and self.seat in said["view"]["pending"] and not self.sent and not self.thinking:
                self.thinking = asyncio.create_task(self.move(socket))
        elif said["type"] == "ack" and said["id"] in self.sent:
            began, actions = self.sent.pop(said["id"])
            if time.monotonic() > load.measure_from:
                load.acks.append(now - began)
            load.counts["moves"] += 1
            load.acked[self.table].append((self.seat, said["id"], actions))
            if socket and self.view and self.seat in self.view["pending"] and not self.thinking:
                self.thinking = asyncio.create_task(self.move(socket))
        elif said["type"] == "refused":
            load.counts["refused " + said["error"]["code"]] += 1
            self.sent.pop(said["id"], None)

    async def move(self, socket):
        await asyncio.sleep(random.expovariate(1 / self.load.think))
        self.thinking = None
        if self.seat not in self.view["pending"] or not self.view["moves"]:
            return
        moves = self.view["moves"]
        if moves[0]["move"] == "add" and moves[0].get("card"):
            hand = [card["card"] for card in self.view["table"]["hand"]]
            cards = random.sample(hand, min(len(hand), random.randint(1, 3)))
            said, actions = {"move": "bid", "cards": cards}, len(cards) + 1
        else:
            said, actions = random.choice(moves)["code"], 1
        name = f"{self.seat}.{random.getrandbits(60):x}"
        began = time.perf_counter()
        self.sent[name] = (began, actions)
        self.load.began[self.table, self.seat] = began
        await socket.send(json.dumps({"type": "move", "id": name, "seat": self.seat, "move": said}))


class Load:
    """All tables and what was measured."""

    public = frozenset({"bid_finished", "bid_kept", "lot_swapped", "bid_swapped"})

    def __init__(self, urls, think):
        self.urls, self.think = urls, think
        self.turn = 0
        self.acks, self.told = [], []
        self.began = {}
        self.acked = defaultdict(list)
        self.counts = Counter()
        self.finished = set()
        self.measure_from = 0.0

    def next_url(self):
        """Where a plain proxy would send the next connection."""
        self.turn += 1
        return self.urls[self.turn % len(self.urls)]

    async def open(self, args, people, bots, at=None):
        cookies = []
        async with httpx.AsyncClient(base_url=at or self.next_url(), timeout=120) as http:
            for n in range(people):
                http.cookies.clear()
                await http.post("/api/guest", json={"name": f"Guest {n}"})
                cookies.append(http.cookies["outcry_guest"])
            http.cookies.set("outcry_guest", cookies[0])
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1) + [{"kind": "bot", "level": args.level}] * bots
            request = {"game": args.game, "players": len(seats), "seats": seats, "public": True}
            table = (await http.post("/api/tables", json=request)).json()["id"]
            for cookie in cookies[1:]:
                http.cookies.clear()
                http.cookies.set("outcry_guest", cookie)
                (await http.post(f"/api/tables/{table}/sit", json={})).raise_for_status()
            http.cookies.clear()
            http.cookies.set("outcry_guest", cookies[0])
            (await http.post(f"/api/tables/{table}/start", json={})).raise_for_status()
        watchers = [Player(self, table, None, "") for _ in range(bots if args.onlookers else 0)]
        return [*(Player(self, table, seat, cookie) for seat, cookie in enumerate(cookies)), *watchers]


def share(times, part):
    """The time, in milliseconds, that this part of all stay below."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 if ordered else float("nan")


def check_store(file, url, acked):
    """Every acknowledged move is stored once, numbers have no gap; returns the actions stored."""
    lost = doubled = gaps = actions = 0
    question = "SELECT number, client FROM actions WHERE table_id = {} ORDER BY number"
    with closing(psycopg.connect(url) if url else sqlite3.connect(file)) as c:
        for table, moves in acked.items():
            rows = c.execute(question.format("%s" if url else "?"), (table,)).fetchall()
            gaps += [n for n, _ in rows] != list(range(1, len(rows) + 1))
            kept = Counter(client.rsplit(":", 1)[1] for _, client in rows if client)
            lost += sum(kept[name] == 0 for _, name, _ in moves)
            doubled += sum(count > 1 for count in kept.values())
            actions += len(rows)
    return {"lost": lost, "doubled": doubled, "gaps_in_numbers": gaps, "actions_stored": actions}


def cpu_s(*pids):
    """Processor seconds of these processes and of those they have started."""
    ticks = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            fields = (process / "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(process.name) in pids or int(fields[1]) in pids:
            own, of_ended = fields[11:13], fields[13:15] if int(process.name) in pids else ()
            ticks += sum(map(int, (*own, *of_ended)))
    return ticks / os.sysconf("SC_CLK_TCK")


def written(url):
    """Bytes of journal so far, and a stored action's bytes with its part of the keys."""
    if not url:
        return 0, 0
    question = (
        "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint, "
        "pg_total_relation_size('actions') / GREATEST(1, (SELECT COUNT(*) FROM actions))"
    )
    with closing(psycopg.connect(url)) as c:
        return c.execute(question).fetchone()


def used(nodes, database):
    """Processor seconds so far: of the nodes with their bots, of the database, of the people."""
    return cpu_s(*nodes), cpu_s(database) if database else 0.0, time.process_time()


def memory_mb(pid):
    """What a process has in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024


async def opened_tables(load, args):
    """All tables, eight at a time; their players and onlookers."""
    room = asyncio.Semaphore(8)
    half = [args.people, args.bots], [max(1, args.people // 2), args.bots + args.people - max(1, args.people // 2)]

    async def one(n):
        # Every second table has bots in half of the seats, and as many onlookers.
        people, bots = half[n % 2] if args.mixed else half[0]
        async with room:
            if time.monotonic() > until:
                return []
            return await load.open(args, people, bots)

    until = time.monotonic() + args.open_within
    groups = [group for group in await asyncio.gather(*map(one, range(args.tables))) if group]
    return len(groups), [player for group in groups for player in group]


async def run(args, servers, database, folder):
    """Open the tables, play on all of them at once, and report."""
    load = Load([server.url for server in servers], args.think)
    pids, base = [server.process.pid for server in servers], database.process.pid if database else 0
    for url in load.urls:
        await load.open(args, args.people, args.bots, url)  # from now on the rules are there
    empty = sum(map(memory_mb, pids))
    started = time.monotonic()
    tables, players = await opened_tables(load, args)
    opened = time.monotonic() - started
    load.measure_from = time.monotonic() + args.warm_up
    until = load.measure_from + args.seconds
    playing = [asyncio.create_task(player.play(until)) for player in players]
    await asyncio.sleep(args.warm_up)
    before, began, journal = used(pids, base), load.counts["moves"], written(servers[0].database)[0]
    await asyncio.sleep(args.seconds)
    after, moves = used(pids, base), load.counts["moves"] - began
    journal, action = written(servers[0].database)[0] - journal, written(servers[0].database)[1]
    node, store, client = (now - then for now, then in zip(after, before, strict=True))
    full = sum(map(memory_mb, pids))
    await asyncio.gather(*playing)
    stored = check_store(folder / "server-0" / "openoutcry.db", database and servers[0].database, load.acked)
    stored["gaps_in_numbers"] += load.counts["gaps"]
    parts = ("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1)
    return {
        "store": "postgresql" if database else "sqlite",
        "nodes": len(servers),
        "game": args.game,
        "tables": tables,
        "sockets": len(players),
        "opened_s": round(opened, 1),
        "seconds": args.seconds,
        "machine_load": os.getloadavg()[0],
        "moves_measured": moves,
        "moves_a_second": round(moves / args.seconds, 1),
        "views_received": load.counts["messages"],
        "finished": len(load.finished),
        "ack_ms": {p: round(share(load.acks, q), 1) for p, q in parts},
        "broadcast_ms": {p: round(share(load.told, q), 1) for p, q in parts},
        "node_cpu_ms_a_move": round(node / max(1, moves) * 1000, 2),
        "database_cpu_ms_a_move": round(store / max(1, moves) * 1000, 2),
        "client_cpu_ms_a_move": round(client / max(1, moves) * 1000, 2),
        "node_cores_used": round(node / args.seconds, 2),
        "database_cores_used": round(store / args.seconds, 2),
        "journal_bytes_a_move": round(journal / max(1, moves)),
        "stored_bytes_an_action": action,
        "memory_mb": round(full),
        "memory_kb_a_table": round((full - empty) / max(1, tables) * 1024),
        **stored,
        "unanswered": load.counts["unanswered"],
        "refused": {k: v for k, v in load.counts.items() if k.startswith("refused")},
    }


class Server:
    """One process, as people run it."""

    def __init__(self, folder, number, database, redis, args):
        self.database = database
        code = f"from openoutcry.server import run; run(port=0, data_dir={str(folder / f'server-{number}')!r})"
        settings = {"BOT_DELAY": args.bot_delay, "RATE_FACTOR": 100000, "SOCKETS": 100000, "LANG": "en"}
        settings |= {"CONNECTIONS_AN_ADDRESS": 100000, "CONNECTIONS": 100000, "PROXIED": 1, "DATABASE": database}
        settings["REDIS"] = redis
        environment = {f"OPENOUTCRY_{name}": str(value) for name, value in settings.items()}
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment},
            stdout=subprocess.PIPE,
            text=True,
        )
        self.url = self.process.stdout.readline().split()[-1].rstrip("/").replace("localhost", "127.0.0.1")

    def stop(self):
        self.process.terminate()
        self.process.wait()


def main():
    """Start a server of its own, load it, print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="money")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--bots", type=int, default=0)
    parser.add_argument("--level", default="random", help="of the bots")
    parser.add_argument("--nodes", type=int, nargs="+", default=[0], help="over a PostgreSQL; 0: one process, a file")
    parser.add_argument("--redis", action=argparse.BooleanOptionalAction, default=True, help="for news between nodes")
    parser.add_argument("--open-within", type=float, default=240, help="seconds until no further table is opened")
    parser.add_argument("--onlookers", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--mixed", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=15, help="seconds not measured: all sockets connect at once")
    parser.add_argument("--think", type=float, default=3.0, help="seconds a person thinks, on the mean")
    parser.add_argument("--bot-delay", type=float, default=0.9)
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    for nodes in args.nodes:
        print(json.dumps(measured(nodes, args), indent=1), flush=True)


def measured(nodes, args):
    """One process, or so many nodes, from start to end."""
    with ExitStack() as ending:
        folder = Path(ending.enter_context(tempfile.TemporaryDirectory()))
        database, redis = None, ""
        if nodes:
            database = Postgres("fsync=on", "max_connections=80", "shared_buffers=128MB")
            ending.callback(database.remove)
        if nodes and args.redis:
            carrier = RedisServer()
            ending.callback(carrier.remove)
            redis = carrier.url
        url = database.database() if database else ""
        servers = []
        for number in range(nodes or 1):
            servers.append(Server(folder, number, url, redis, args))
            ending.callback(servers[-1].stop)
        return {
            "news": "redis" if redis else "database" if nodes else None,
            **asyncio.run(run(args, servers, database, folder)),
        }


if __name__ == "__main__":
    main()
