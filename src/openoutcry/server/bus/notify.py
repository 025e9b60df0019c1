"""News through PostgreSQL's own LISTEN and NOTIFY: no further service, as long as a few nodes have little to say.

They go out with the commit of a transaction. The database commits transactions that tell something one after the other,
which is what a busy site has Redis for.
"""

import json
import threading
from collections.abc import Sequence
from typing import Any

import psycopg

from openoutcry.server.bus.interface import Heard, Said

AGAIN_S = 0.5


class NotifyBus:
    """The database as the one who passes on."""

    by_commit = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._closing = threading.Event()
        self._deaf = False
        self.lost = self.dropped = 0

    @property
    def up(self) -> bool:
        return not self._deaf

    def check(self) -> None:
        """The store has checked the database."""

    def within(self, t: Any, said: Sequence[Said]) -> None:
        for channel, news in said:
            t.execute("SELECT pg_notify(?, ?)", (channel, json.dumps(news)))

    def send(self, said: Sequence[Said]) -> None:
        """They went with the commit."""

    def listen(self, channel: str, heard: Heard) -> None:
        threading.Thread(target=self._listen, args=(channel, heard), name="news", daemon=True).start()

    def _listen(self, channel: str, heard: Heard) -> None:
        while not self._closing.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {channel}")
                    self._deaf = False
                    heard(None)
                    while not self._closing.is_set():
                        for said in connection.notifies(timeout=AGAIN_S):
                            heard(json.loads(said.payload))
            except psycopg.Error:
                self.lost += not self._deaf
                self._deaf = True
                self._closing.wait(AGAIN_S)
            except RuntimeError:  # the loop that listened is closed
                return

    def close(self) -> None:
        self._closing.set()
