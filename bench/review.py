"""What a review costs, and how long people wait for one: four-player games of the house, in each game.

    python bench/review.py                      # processor time of every decision, on one core
    python bench/review.py money --most 40      # some of the decisions, spread over the game
    python bench/review.py money --wait         # by the clock, through a server of its own on loopback

The decisions with more than one allowed move are judged as the server judges them (`openoutcry.bots.review`). With
`--wait` a server is started on a temporary folder, a game is finished by bots there, one player asks for its review
again and again as the page does, and it is read by the clock when all own decisions are judged and when everybody's
are. The rules are compiled before; a small review beforehand lets the judges load what they need, unless `--cold`.
What was said about the time left is held against what it took then. Machine and load are told with it: the aims are
for two idle cores, 20 s for one's own decisions and 90 s for everybody's.
"""

import argparse
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.sync.client import connect

import openoutcry as oo
from openoutcry.bots import HOUSE, think
from openoutcry.bots.review import Review, judge, judging_level
from openoutcry.games import games, load_game

ROOT = Path(__file__).parents[1]
PLAYERS = 4
OWN_S, ALL_S = 20.0, 90.0  # the aims
ASK_EVERY_S = 0.5
SERVER = """
import sys, uvicorn
from pathlib import Path
from openoutcry.server.app import create_app
from openoutcry.server.settings import Settings
app = create_app(Settings(data_dir=Path(sys.argv[1]), bot_delay_s=0.0, rate_factor=1000.0))
uvicorn.run(app, port=int(sys.argv[2]), log_config=None, ws="websockets-sansio", access_log=False)
"""


def played(game: str, seed: str) -> oo.Table:
    """A finished game of the house's."""
    table = oo.Table(game, PLAYERS, seed)
    while not table.over:
        seat = table.pending[0]
        table.play(seat, think(table.game, table.hidden(seat), seat, str(table.number), HOUSE).action)
    return table


def measure(game: str, level: str, most: int) -> None:
    """Judge a game's decisions, or `most` of them spread over it, and say what that took."""
    made = Review(played(game, "bench review").log, level or judging_level(load_game(game)))
    asked = made.questions
    chosen = asked if not most or most >= len(asked) else [asked[i * len(asked) // most] for i in range(most)]
    judge(chosen[0])  # what is compiled or loaded on first use
    spent = []
    for question in chosen:
        before = time.process_time()
        judge(question)
        spent.append(time.process_time() - before)
    each = sum(spent) / len(spent)
    seats = [sum(question.seat == seat for question in asked) for seat in range(PLAYERS)]
    print(
        f"{game}: {len(asked)} decisions ({len(chosen)} judged), {1000 * each:.0f} ms each, longest "
        f"{1000 * max(spent):.0f}; one player's {each * max(seats):.1f} s, everybody's {each * len(asked):.1f} s "
        "of one core",
        flush=True,
    )


class Site:
    """A server process on a loopback port, over a folder that goes with it, and one guest of it."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        started = [sys.executable, "-c", SERVER, self._folder.name, str(port)]
        self._process = subprocess.Popen(started, env=environment, stderr=subprocess.DEVNULL)
        self.url = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.url, headers={"origin": self.url}, timeout=60.0)
        while True:
            try:
                if self.http.get("/readyz").status_code == httpx.codes.OK:
                    break
            except httpx.TransportError:
                assert self._process.poll() is None, "the server did not start"
            time.sleep(0.2)
        self.http.post("/api/guest", json={"name": "Ann"}).raise_for_status()

    def close(self) -> None:
        """End it, and what it kept."""
        self._process.terminate()
        self._process.wait()
        self._folder.cleanup()

    def finished(self, game: str, players: int = PLAYERS) -> str:
        """A game that bots of the house have played to its end, for the guest, who had a seat in it."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": HOUSE}] * (players - 1)]
        asked = {"game": game, "players": players, "seats": seats, "start": True, "public": True}
        table = str(self.http.post("/api/tables", json=asked).raise_for_status().json()["id"])
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(address, origin=self.url, additional_headers={"Cookie": cookie}, max_size=None) as line:
            line.send(json.dumps({"type": "hello", "seat": 0, "since": 0, "epoch": 0}))
            self.http.post(f"/api/tables/{table}/stand", json={"seat": 0}).raise_for_status()
            while self.http.get(f"/api/tables/{table}").raise_for_status().json()["state"] != "finished":
                time.sleep(0.2)
        return table


def wait_for(site: Site, game: str, within_s: float) -> dict[str, float]:
    """Ask for a review as a page does until it is whole: seconds till one's own decisions are there, and till all."""
    table = site.finished(game)
    path, asked = f"/api/tables/{table}/review?seat=0&had=0", time.monotonic()
    judged, own_s = 0, 0.0
    said: list[tuple[float, float]] = []  # when, and how long it would take yet
    while True:
        answer = site.http.get(path).raise_for_status().json()
        now = time.monotonic() - asked
        assert answer["state"] != "failed", "the review failed"
        decisions = (answer.get("review") or {}).get("decisions", [])
        own = sum(decision["seat"] == 0 for decision in decisions)
        if own > judged:  # the last time this grows, all own ones are there
            judged, own_s = own, now
        if answer["state"] == "ready":
            told = [left / (now - when) for when, left in said if now - when > OWN_S / 4]
            first = next((when for when, _ in said), now)
            share = statistics.median(told) if told else float("nan")
            return {"own": own_s, "all": now, "decisions": len(decisions), "said from": first, "told": share}
        if "left_s" in answer:
            said.append((now, answer["left_s"]))
        assert now < within_s, f"not whole after {within_s:.0f} s"
        time.sleep(ASK_EVERY_S)


def wait(chosen: list[str], within_s: float, cold: bool) -> bool:
    """How long one waits for a whole review of each game; True where all are within the aims."""
    print(f"{os.cpu_count()} cores; load {' '.join(f'{load:.1f}' for load in os.getloadavg())} at the start")
    reached = True
    for game in chosen:
        load_game(game).play_compiled()
        judge(Review(played(game, "bench review").log).questions[0])  # compiled for the server's judges, too
        site = Site()
        try:
            if not cold:
                wait_for(site, game, within_s)
            took = wait_for(site, game, within_s)
        finally:
            site.close()
        reached &= took["own"] <= OWN_S and took["all"] <= ALL_S
        print(
            f"{game}: {took['decisions']:.0f} decisions, own after {took['own']:.1f} s (aim {OWN_S:.0f}), everybody's "
            f"after {took['all']:.1f} s (aim {ALL_S:.0f}); time left told from {took['said from']:.1f} s on, "
            f"as {100 * took['told']:.0f} % of what it took (median); load {os.getloadavg()[0]:.1f}",
            flush=True,
        )
    return reached


def main() -> None:
    """Every game asked for."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", nargs="*", help="all where none is named")
    asked.add_argument("--level", default="", help="who judges; else who judges on the site (not with --wait)")
    asked.add_argument("--most", type=int, default=0, help="decisions a game, 0 for all (not with --wait)")
    asked.add_argument("--wait", action="store_true", help="by the clock, through a server")
    asked.add_argument("--cold", action="store_true", help="with --wait: judges that have loaded nothing yet")
    asked.add_argument("--within", type=float, default=600.0, help="with --wait: seconds after which it is given up")
    given = asked.parse_args()
    chosen = given.game or list(games())
    if given.wait:
        sys.exit(0 if wait(chosen, given.within, given.cold) else 1)
    for game in chosen:
        measure(game, given.level, given.most)


if __name__ == "__main__":
    main()
