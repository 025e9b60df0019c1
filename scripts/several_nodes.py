"""A site on several nodes on this machine, without containers: PostgreSQL, Redis, nodes, workers and a small proxy.

    python scripts/several_nodes.py --nodes 2 --workers 1

Everything is on loopback, in a temporary folder that goes with it, and ends with Ctrl-C. It is what the tests and
benches of several nodes start; it is no way to host a site.
"""

import argparse
import asyncio
import contextlib
import itertools
import os
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.postgres import Postgres  # noqa: E402  the system's binaries, started and ended with us
from tests.server.redis_server import RedisServer  # noqa: E402


class Proxy:
    """Passes connections on to the nodes in turn; one that is not there is left out."""

    def __init__(self) -> None:
        self.ports: list[int] = []
        self._turn = itertools.count()
        self._started = threading.Event()
        threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True).start()
        self._started.wait()
        self.url = f"http://127.0.0.1:{self.port}"

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._started.set()
        await server.serve_forever()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(self._turn)
        ports = list(self.ports)
        for n in range(len(ports)):
            try:
                there = await asyncio.open_connection("127.0.0.1", ports[(first + n) % len(ports)])
            except OSError:
                continue
            await asyncio.gather(_copy(reader, there[1]), _copy(there[0], writer))
            return
        writer.close()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while said := await reader.read(65_536):
            writer.write(said)
            await writer.drain()
    with contextlib.suppress(OSError):
        writer.close()


class Several:
    """The whole of it."""

    def __init__(self, nodes: int, workers: int, *games: str, **settings: object) -> None:
        self._postgres, self._redis = Postgres(), RedisServer()
        self._folder = tempfile.TemporaryDirectory(prefix="outcry-nodes-")
        self._settings = {"DATABASE": self._postgres.database(), "REDIS": self._redis.url, "PROXIED": 1, **settings}
        self.database = str(self._settings["DATABASE"])
        self.proxy = Proxy()
        self.nodes = [self.start_node() for _ in range(nodes)]
        self.workers = [self.start_worker(*games) for _ in range(workers)]

    def _start(self, *words: str, **more: object) -> tuple[subprocess.Popen[str], str]:
        chosen = {f"OPENOUTCRY_{name}": str(value) for name, value in {**self._settings, **more}.items()}
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "OPENOUTCRY_LANG": "en", **chosen}
        command = [sys.executable, "-m", "openoutcry.cli", *words]
        errors = (Path(self._folder.name) / "stderr").open("ab")
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said, (Path(self._folder.name) / "stderr").read_text()
        return process, said

    def start_node(self, **more: object) -> subprocess.Popen[str]:
        """One more node, which the proxy knows of."""
        process, said = self._start("serve", "--port", "0", "--data", self._folder.name, **more)
        process.port = int(said.strip().rstrip("/").rsplit(":", 1)[1])  # type: ignore[attr-defined]
        self.proxy.ports.append(process.port)  # type: ignore[attr-defined]
        return process

    def start_worker(self, *games: str) -> subprocess.Popen[str]:
        words = [word for game in games for word in ("--game", game)]
        return self._start("worker", "--places", "1", *words)[0]

    def end_node(self, process: subprocess.Popen[str]) -> None:
        """As an operator does: nobody is sent there any more, then it gives its tables back and ends."""
        self.proxy.ports.remove(process.port)  # type: ignore[attr-defined]
        process.send_signal(signal.SIGTERM)
        process.communicate()

    def replace_nodes(self, **more: object) -> None:
        """A rolling upgrade: the new one beside the old one, then the old one ends; one after the other."""
        for number, old in enumerate(list(self.nodes)):
            self.nodes[number] = self.start_node(**more)
            self.end_node(old)

    def end(self) -> None:
        """All of it."""
        for process in (*self.workers, *self.nodes):
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
                process.communicate()
        self._redis.remove()
        self._postgres.remove()
        self._folder.cleanup()


def main() -> None:
    """Start it and say where it is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    site = Several(asked.nodes, asked.workers)
    with contextlib.suppress(KeyboardInterrupt):
        print(f"Open Outcry is at {site.proxy.url} ({asked.nodes} nodes, {asked.workers} workers)", flush=True)
        signal.pause()
    site.end()


if __name__ == "__main__":
    main()
