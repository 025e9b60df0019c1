"""Do people get their share of a busy server? Loopback only, a few minutes.

    python bench/server_share.py                      this checkout
    python bench/server_share.py --source OTHER       another checkout, with this environment

Measured for one guest: opening a table, a replay and a rules page while another guest's reviews are being made; how
long bots take while another guest has 12 tables of the strongest; a whole replay again and again; a hello from the
start of a match. Nothing waits longer than --patience seconds for an answer.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.sync.client import connect

ROOT = Path(__file__).parents[1]
SERVER = """
import sys, uvicorn
from pathlib import Path
from openoutcry import load_game
from openoutcry.server.app import create_app
from openoutcry.server.settings import Settings
game = load_game("money")
try:
    from openoutcry.bots.search import TREE_SEARCH
    game.algorithm(TREE_SEARCH)
except ImportError:
    game.search
app = create_app(Settings(data_dir=Path(sys.argv[1]), warm=False, bot_delay_s=0.0, rate_factor=1000.0))
hall = app.state.hall
(hall.games.searching if hasattr(hall, "games") else hall._searching).add("money")
uvicorn.run(app, port=int(sys.argv[2]), log_config=None, ws="websockets-sansio", access_log=False)
"""


class Server:
    """A server process on a loopback port, with Money compiled and its searching bots ready."""

    def __init__(self, source: Path, port: int) -> None:
        self.folder = tempfile.TemporaryDirectory()
        environment = {**os.environ, "PYTHONPATH": str(source / "src")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, self.folder.name, str(port)], env=environment, stderr=subprocess.DEVNULL
        )
        self.url = f"http://127.0.0.1:{port}"
        while True:
            try:
                httpx.get(self.url + "/healthz")
                return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.2)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()


class Guest:
    """One person's browser."""

    def __init__(self, server: Server, name: str, patience: float) -> None:
        self.url, self.patience = server.url, patience
        self.http = httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=patience)
        self.http.post("/api/guest", json={"name": name}).raise_for_status()

    def open(self, *seats: str) -> str:
        shapes = [{"kind": s} if s == "me" else {"kind": "bot", "level": s} for s in seats]
        asked = {"game": "money", "players": len(seats), "seats": shapes, "start": True, "public": True}
        answer = self.http.post("/api/tables", json=asked).raise_for_status()
        return str(answer.json()["id"])

    def look(self, table: str, seat: int | None):
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        socket = connect(address, origin=self.url, additional_headers={"Cookie": cookie}, max_size=None).__enter__()
        socket.send(json.dumps({"type": "hello", "seat": seat, "since": 0, "epoch": 0}))
        return socket

    def let_bots_play(self, table: str):
        """Stand up, and look on."""
        socket = self.look(table, None)
        self.http.post(f"/api/tables/{table}/stand", json={"seat": 0}).raise_for_status()
        return socket

    def timed(self, ask) -> float:
        """Seconds to an answer; infinite where none came."""
        started = time.perf_counter()
        try:
            ask().raise_for_status()
        except httpx.HTTPError:
            return float("inf")
        return time.perf_counter() - started


def view_of(socket, patience: float):
    """The next view that comes, None when nothing comes."""
    try:
        said = json.loads(socket.recv(patience))
    except TimeoutError:
        return None
    return said.get("view") or {}


def finished(guest: Guest) -> str:
    """A match that bots have played to its end."""
    table = guest.open("me", "random", "random")
    socket = guest.let_bots_play(table)
    while not view_of(socket, guest.patience).get("over"):
        pass
    socket.close()
    return table


def while_reviewing(server: Server, patience: float) -> dict[str, float]:
    """One guest's requests while another's reviews are being made."""
    busy, other = Guest(server, "Ann", patience), Guest(server, "Bob", patience)
    tables = [finished(busy) for _ in range(8)]
    for table in tables:
        busy.http.get(f"/api/tables/{table}/review").raise_for_status()
    return {
        "open a table": other.timed(lambda: other.http.post("/api/tables", json=NEW)),
        "a replay": other.timed(lambda: other.http.get(f"/api/tables/{tables[0]}/replay")),
        "a rules page": other.timed(lambda: other.http.get("/api/rules/money")),
    }


NEW = {
    "game": "money",
    "players": 3,
    "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2],
    "start": True,
}


def beside_searches(server: Server, patience: float, level: str) -> list[float]:
    """How long two bots think at one guest's table while another has 12 tables of the strongest bots."""
    busy, other = Guest(server, "Ann", patience), Guest(server, "Bob", patience)
    sockets = [busy.let_bots_play(busy.open("me", *["master"] * 4)) for _ in range(12)]
    socket = other.look(other.open("me", level, level), 0)
    waits: list[float] = []
    until = time.monotonic() + patience
    asked = 0.0
    while len(waits) < 8 and time.monotonic() < until:
        view = view_of(socket, patience)
        if view is None or view.get("over"):
            break
        if view.get("moves"):
            if asked:
                waits.append(time.perf_counter() - asked)
            hand = view["table"]["hand"]
            move = {"move": "bid", "cards": [hand[0]["card"]]} if view["moves"][0]["move"] == "add" else None
            said = {"type": "move", "id": f"m{time.time_ns()}", "seat": 0, "move": move or view["moves"][0]["code"]}
            socket.send(json.dumps(said))
            asked = time.perf_counter()
    if len(waits) < 8:
        waits.append(float("inf"))
    for each in (*sockets, socket):
        each.close()
    return waits


def again_and_again(server: Server, patience: float) -> dict[str, float]:
    """A whole replay, and a hello from the start, many times."""
    guest = Guest(server, "Ann", patience)
    table = finished(guest)
    replays = [guest.timed(lambda: guest.http.get(f"/api/tables/{table}/replay")) for _ in range(20)]
    moments = [guest.timed(lambda: guest.http.get(f"/api/tables/{table}/replay/30?seat=1")) for _ in range(20)]
    socket = guest.look(table, None)
    socket.recv(patience)
    hellos = []
    for _ in range(50):
        started = time.perf_counter()
        socket.send(json.dumps({"type": "hello", "seat": None, "since": 0, "epoch": 0}))
        while json.loads(socket.recv(patience))["type"] != "sync":
            pass
        hellos.append(time.perf_counter() - started)
    socket.close()
    return {
        "a replay, first": replays[0],
        "a replay, median of 20": statistics.median(replays),
        "one moment of it, median of 20": statistics.median(moments),
        "hello from the start, median of 50": statistics.median(hellos),
    }


def main() -> None:
    """Measure part by part, each at a fresh server."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--source", type=Path, default=ROOT)
    parser.add_argument("--port", type=int, default=8911)
    parser.add_argument("--patience", type=float, default=60.0)
    given = parser.parse_args()
    parts = {
        "while reviews are made": lambda server: while_reviewing(server, given.patience),
        "beside 12 tables of masters, two masters": lambda server: spread(
            beside_searches(server, given.patience, "master")
        ),
        "beside 12 tables of masters, two house bots": lambda server: spread(
            beside_searches(server, given.patience, "house")
        ),
        "again and again": lambda server: again_and_again(server, given.patience),
    }
    for number, (name, part) in enumerate(parts.items()):
        server = Server(given.source.resolve(), given.port + number)
        try:
            print(json.dumps({name: {key: round(value, 4) for key, value in part(server).items()}}), flush=True)
        finally:
            server.stop()


def spread(waits: list[float]) -> dict[str, float]:
    """The middle and the end of some waits."""
    return {"median": statistics.median(waits), "longest": max(waits), "answers": len(waits)}


if __name__ == "__main__":
    main()
