"""A Redis of the tests' own: the system's binary on loopback, with a password, keeping nothing; ends with the tests."""

import ctypes
import secrets
import shutil
import signal
import socket
import subprocess
import time

import redis

PR_SET_PDEATHSIG = 1


class RedisServer:
    """One server; all channels of one site have that site's name."""

    def __init__(self) -> None:
        self._binary = shutil.which("redis-server") or shutil.which("valkey-server")
        assert self._binary, "Redis is not installed: make test installs it"
        self._password = secrets.token_hex(8)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"redis://:{self._password}@127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        """Begin, or begin again after a stop."""

        def end_with_parent() -> None:
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

        where = ["--bind", "127.0.0.1", "--port", str(self.port), "--dir", "/tmp"]
        keeping_nothing = ["--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(
            [self._binary, *where, *keeping_nothing, "--requirepass", self._password],
            stdout=subprocess.DEVNULL,
            preexec_fn=end_with_parent,
        )
        until = time.monotonic() + 60
        while True:
            try:
                self.client().ping()
                return
            except redis.ConnectionError:
                assert self.process.poll() is None and time.monotonic() < until
                time.sleep(0.02)

    def client(self) -> redis.Redis:
        return redis.Redis.from_url(self.url)

    def stop(self) -> None:
        """All connections end at once."""
        self.process.kill()
        self.process.wait(60)

    def stand_still(self) -> None:
        """Connections stay, and nobody answers."""
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def remove(self) -> None:
        self.stop()
