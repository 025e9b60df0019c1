"""What silent connections do to a server: is a person still answered, and how much is written to its log.

    python bench/silent.py [--connections 1050] [--files 1024] [SOURCE …]

A SOURCE is the src folder of a checkout; several are besieged one after the other, this one by default. Loopback
only; at most some seconds each.
"""

import argparse
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

HERE = Path(__file__).parents[1] / "src"
WATCHED_S = 20.0
TRIES = 5


def besiege(source: Path, connections: int, files: int) -> str:
    """One server with so many files, so many connections that say nothing, and a few requests of a person."""
    with tempfile.TemporaryDirectory() as folder:
        errors = Path(folder) / "errors"
        environment = {**os.environ, "PYTHONPATH": str(source), "OPENOUTCRY_INTERPRET": "1"}
        code = f"from openoutcry.server import run; run(port=0, data_dir={str(Path(folder) / 'data')!r})"
        with errors.open("wb") as log:
            server = subprocess.Popen(
                [sys.executable, "-c", code],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)),
            )
        assert server.stdout is not None
        port = int(server.stdout.readline().strip().rstrip("/").rsplit(":", 1)[1])
        silent: list[socket.socket] = []
        try:
            for _ in range(connections):
                try:
                    silent.append(socket.create_connection(("127.0.0.1", port), timeout=2))
                except OSError:
                    break
            until, answered = time.monotonic() + WATCHED_S, 0
            for _ in range(TRIES):
                answered += answers(port)
            time.sleep(max(0.0, until - time.monotonic()))
        finally:
            for each in silent:
                each.close()
            server.kill()
            server.communicate()
        written = errors.read_bytes()
        tracebacks = written.count(b"Traceback")
        return f"{answered} of {TRIES} requests answered, {tracebacks:,} tracebacks, {len(written) // 1000:,} kB of log"


def answers(port: int) -> bool:
    """Is a person answered within three seconds?"""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=3) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def main() -> int:
    """Besiege each, print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--connections", type=int, default=1050)
    parser.add_argument("--files", type=int, default=1024)
    parser.add_argument("sources", nargs="*", type=Path, default=[HERE])
    asked = parser.parse_args()
    wanted = asked.connections + 200
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard) if hard > 0 else wanted, hard))
    for source in asked.sources:
        print(f"{source}: {besiege(source, asked.connections, asked.files)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
