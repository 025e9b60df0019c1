"""Many tables at once: people and bots mixed, over real sockets, each in a process apart from the server.

    python bench/server_load.py --tables 200 --people 4 --bots 0 --seconds 60

Every table has as many sockets as seats: a person for each, or onlookers where bots sit. A person moves as soon as it
may, after `--think` seconds on the mean. Server, clients and bots share the machine's cores.
Measured: from sending a move to its acknowledgement, and to the moment another socket at the table is told of it.
At the end every table's stored log is compared with what was acknowledged: no move lost, none doubled.
"""

import argparse
import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

ROOT = Path(__file__).parents[1]


class Player:
    """One person: a socket that answers views with moves."""

    def __init__(self, load, table, seat, cookie):
        self.load, self.table, self.seat, self.cookie = load, table, seat, cookie
        self.sent = {}
        self.number = 0
        self.view = None
        self.thinking = None

    async def play(self, until):
        address = f"{self.load.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        headers = {"Cookie": f"outcry_guest={self.cookie}"}
        async with connect(
            address, origin=self.load.url, additional_headers=headers, max_size=None, compression=None
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

    def __init__(self, url, think):
        self.url, self.think = url, think
        self.acks, self.told = [], []
        self.began = {}
        self.acked = defaultdict(list)
        self.counts = Counter()
        self.finished = set()
        self.measure_from = 0.0

    async def open(self, game, people, bots):
        cookies = []
        async with httpx.AsyncClient(base_url=self.url, timeout=120) as http:
            for n in range(people):
                http.cookies.clear()
                await http.post("/api/guest", json={"name": f"Guest {n}"})
                cookies.append(http.cookies["outcry_guest"])
            http.cookies.set("outcry_guest", cookies[0])
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1) + [{"kind": "bot", "level": "random"}] * bots
            request = {"game": game, "players": len(seats), "seats": seats, "public": True}
            table = (await http.post("/api/tables", json=request)).json()["id"]
            for cookie in cookies[1:]:
                http.cookies.clear()
                http.cookies.set("outcry_guest", cookie)
                (await http.post(f"/api/tables/{table}/sit", json={})).raise_for_status()
            http.cookies.clear()
            http.cookies.set("outcry_guest", cookies[0])
            (await http.post(f"/api/tables/{table}/start", json={})).raise_for_status()
        watchers = [Player(self, table, None, "") for _ in range(bots)]
        return [*(Player(self, table, seat, cookie) for seat, cookie in enumerate(cookies)), *watchers]


def share(times, part):
    """The time, in milliseconds, that this part of all stay below."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 if ordered else float("nan")


def check_store(file, acked):
    """Every acknowledged move is stored once, numbers have no gap; returns the actions stored."""
    lost = doubled = gaps = actions = 0
    with sqlite3.connect(file) as c:
        for table, moves in acked.items():
            rows = c.execute(
                "SELECT number, client FROM actions WHERE table_id = ? ORDER BY number", (table,)
            ).fetchall()
            gaps += [n for n, _ in rows] != list(range(1, len(rows) + 1))
            kept = Counter(client.rsplit(":", 1)[1] for _, client in rows if client)
            lost += sum(kept[name] == 0 for _, name, _ in moves)
            doubled += sum(count > 1 for count in kept.values())
            actions += len(rows)
    return lost, doubled, gaps, actions


async def run(args, url, folder):
    """Open the tables, play on all of them at once, and report."""
    load = Load(url, args.think)
    started = time.monotonic()
    players = []
    half = [args.people, args.bots], [max(1, args.people // 2), args.bots + args.people - max(1, args.people // 2)]
    for n in range(args.tables):
        # Every second table has bots in half of the seats, and as many onlookers.
        people, bots = half[n % 2] if args.mixed else half[0]
        players += await load.open(args.game, people, bots)
    opened = time.monotonic() - started
    load.measure_from = time.monotonic() + args.warm_up
    until = load.measure_from + args.seconds
    await asyncio.gather(*(player.play(until) for player in players))
    lost, doubled, gaps, actions = check_store(folder / "openoutcry.db", load.acked)
    async with httpx.AsyncClient(base_url=url) as http:
        text = (await http.get("/metrics")).text
    return {
        "tables": args.tables,
        "sockets": len(players),
        "opened_s": round(opened, 1),
        "seconds": args.seconds,
        "machine_load": os.getloadavg()[0],
        "moves_acknowledged": load.counts["moves"],
        "moves_a_second": round(load.counts["moves"] / (args.warm_up + args.seconds), 1),
        "actions_stored": actions,
        "views_received": load.counts["messages"],
        "finished": len(load.finished),
        "ack_ms": {
            p: round(share(load.acks, q), 1) for p, q in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1))
        },
        "broadcast_ms": {
            p: round(share(load.told, q), 1) for p, q in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1))
        },
        "lost": lost,
        "doubled": doubled,
        "gaps_in_numbers": gaps + load.counts["gaps"],
        "unanswered": load.counts["unanswered"],
        "refused": {k: v for k, v in load.counts.items() if k.startswith("refused")},
        "store_commits": int(text.split("\nopenoutcry_store_commits ")[1].split()[0]),
    }


def main():
    """Start a server of its own, load it, print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="money")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--bots", type=int, default=0)
    parser.add_argument("--mixed", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=15, help="seconds not measured: all sockets connect at once")
    parser.add_argument("--think", type=float, default=3.0, help="seconds a person thinks, on the mean")
    parser.add_argument("--bot-delay", type=float, default=0.9)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        code = f"from openoutcry.server import run; run(port=0, data_dir={folder!r})"
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "OPENOUTCRY_BOT_DELAY": str(args.bot_delay),
            "OPENOUTCRY_RATE_FACTOR": "100000",
            "OPENOUTCRY_SOCKETS": "100000",
            "OPENOUTCRY_LANG": "en",
        }
        server = subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, text=True)
        try:
            url = server.stdout.readline().split()[-1].rstrip("/").replace("localhost", "127.0.0.1")
            print(json.dumps(asyncio.run(run(args, url, Path(folder))), indent=1))
            ticks = Path(f"/proc/{server.pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
            print("server cpu", sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK"), "s")
            usage = Path(f"/proc/{server.pid}/status").read_text()
            print("memory", next(line.split()[1] for line in usage.splitlines() if line.startswith("VmRSS")), "kB")
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
