"""A server with nothing compiled: how long until a table of each game is open and its first move is played.

    python bench/first_table.py

Seconds of the clock, and of the server's own processor time, which a busy machine does not change.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from openoutcry.games import games, load_game

SECOND = os.sysconf("SC_CLK_TCK")


class Server:
    """One server with an empty cache."""

    def __init__(self, folder: str, cache: str | None) -> None:
        own = {"OPENOUTCRY_DATA": f"{folder}/data", "OPENOUTCRY_BOT_DELAY": "0", "OPENOUTCRY_LANG": "en"}
        environment = {**os.environ, **own, **({"OPENOUTCRY_CACHE": cache} if cache else {})}
        self.started = time.perf_counter()
        command = [str(Path(sys.executable).with_name("outcry")), "serve", "--port", "0"]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1").rstrip("/")

    def spent(self) -> dict[str, float]:
        """Since the start: of the clock, and of this process' processor time."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        processor = (int(words[11]) + int(words[12])) / SECOND
        return {"clock_s": round(time.perf_counter() - self.started, 1), "processor_s": round(processor, 2)}

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def first_move(url: str, game: str) -> None:
    """A table against bots of the house, and the first move there is."""
    with httpx.Client(base_url=url, headers={"origin": url}, timeout=600) as http:
        http.post("/api/guest", json={"name": "Ann"}).raise_for_status()
        players = load_game(game).edition.least_players
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "house"}] * (players - 1)]
        asked = {"game": game, "players": players, "seats": seats, "start": True}
        table = http.post("/api/tables", json=asked).raise_for_status().json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(address, origin=url, additional_headers={"Cookie": cookie}, max_size=None) as line:  # type: ignore[arg-type]
            line.send(json.dumps({"type": "hello", "seat": 0, "since": 0, "epoch": 0}))
            view: dict[str, Any] = {"moves": [], "pending": []}
            while not (view["moves"] and 0 in view["pending"]):
                view = json.loads(line.recv()).get("view") or view
            line.send(json.dumps({"type": "move", "id": "1", "seat": 0, "move": view["moves"][0]["code"]}))
            while json.loads(line.recv())["type"] != "ack":
                pass


def main() -> None:
    """With an empty cache, then with a filled one."""
    for cached in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(folder, None if cached else f"{folder}/cache")
            try:
                urllib.request.urlopen(f"{server.url}/").read()
                told: dict[str, Any] = {"compiled": cached, "page": server.spent()}
                for game in games():
                    first_move(server.url, game)
                    told[game] = server.spent()
                print(json.dumps(told), flush=True)
            finally:
                server.stop()


if __name__ == "__main__":
    main()
