"""News through Redis (or Valkey): published, and heard by whoever is there. Nothing is kept in it.

Two threads, so that a Redis that is away or stands still holds up nobody: one publishes what waits, a bounded number of
pieces, and one a channel listens. What could not be said is dropped, and once Redis is back everybody is told that
something was missed. A piece carries a digest by the site's key: who can reach the Redis can neither send people away
nor spend their limits.
"""

import contextlib
import hashlib
import hmac
import json
import logging
import queue
import threading
import time
from collections.abc import Sequence
from typing import Any

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from openoutcry.server.bus.interface import NODES_HEAR, WORKERS_HEAR, Heard, Said
from openoutcry.server.errors import BadDatabase

log = logging.getLogger("openoutcry.server")
MOST = 10_000  # pieces that wait to be said
AT_ONCE = 100
SILENT_S = 3.0  # a Redis that does not answer for this long stands still
AGAIN_S = 0.5
LOOK_S = 0.5  # how long a thread sleeps before it looks whether it should end
MISSED = "missed"
DIGEST = 24  # letters of it before a piece of news


class RedisBus:
    """A Redis as the one who passes on."""

    by_commit = False

    def __init__(self, url: str, key: bytes) -> None:
        self._url = url
        self._key = hashlib.blake2b(b"redis", key=key[:64]).digest()
        self._site = hashlib.blake2b(b"site", key=self._key, digest_size=8).hexdigest()
        self._waiting: queue.Queue[Said] = queue.Queue(MOST)
        self._closing = threading.Event()
        self._away: set[str] = set()  # of the threads that can't reach it
        self._missed = False
        self._mouth: threading.Thread | None = None
        self.lost = self.dropped = 0

    @property
    def up(self) -> bool:
        return not self._away

    def check(self) -> None:
        try:
            with self._client() as client:
                client.ping()
        except (redis.AuthenticationError, redis.ResponseError, ValueError) as wrong:
            raise BadDatabase(database="redis", why=str(wrong).strip().splitlines()[0]) from wrong
        except (redis.RedisError, OSError) as away:
            log.warning("redis is away", extra={"why": type(away).__name__})

    def _client(self) -> redis.Redis:
        """One that says at once what it can't do; who calls tries again."""
        return redis.Redis.from_url(
            self._url,
            socket_timeout=SILENT_S,
            socket_connect_timeout=SILENT_S,
            retry=Retry(NoBackoff(), 0),
            health_check_interval=0,
        )

    def _gone(self, who: str) -> None:
        if not self._away:
            self.lost += 1
            log.warning("redis is away")
        self._away.add(who)

    def _back(self, who: str) -> None:
        self._away.discard(who)

    def _channel(self, name: str) -> str:
        """Several sites may share a Redis."""
        return f"{name}:{self._site}"

    # --- saying ------------------------------------------------------------------------------------------

    def within(self, t: Any, said: Sequence[Said]) -> None:
        """Nothing before the commit: who hears of it would not find it yet."""

    def send(self, said: Sequence[Said]) -> None:
        for piece in said:
            try:
                self._waiting.put_nowait(piece)
            except queue.Full:
                self.dropped += 1
                self._missed = True
        if said and self._mouth is None:
            self._mouth = threading.Thread(target=self._speak, name="telling", daemon=True)
            self._mouth.start()

    def _speak(self) -> None:
        while not (self._closing.is_set() and self._waiting.empty()):
            pieces: list[Said] = []
            try:
                with self._client() as client:
                    while pieces := self._next():
                        self._publish(client, pieces)
                        self._back("telling")
            except (redis.RedisError, OSError):
                self.dropped += len(pieces)
                self._missed = True
                self._gone("telling")
                if self._closing.is_set():
                    return
                self._closing.wait(AGAIN_S)

    def _next(self) -> list[Said]:
        """What waits, or after a while nothing but that something was missed; none at the end."""
        while True:
            pieces: list[Said] = []
            with contextlib.suppress(queue.Empty):
                pieces.append(self._waiting.get(timeout=LOOK_S))
                while len(pieces) < AT_ONCE:
                    pieces.append(self._waiting.get_nowait())
            if self._missed:
                pieces = [Said(channel, {MISSED: True}) for channel in (NODES_HEAR, WORKERS_HEAR)] + pieces
            if pieces or self._closing.is_set():
                return pieces

    def _publish(self, client: redis.Redis, pieces: Sequence[Said]) -> None:
        self._missed = False
        with client.pipeline(transaction=False) as together:
            for channel, news in pieces:
                together.publish(self._channel(channel), self._sealed(channel, json.dumps(news)))
            together.execute()

    # --- hearing -----------------------------------------------------------------------------------------

    def listen(self, channel: str, heard: Heard) -> None:
        self._away.add(channel)
        threading.Thread(target=self._listen, args=(channel, heard), name="news", daemon=True).start()

    def _listen(self, channel: str, heard: Heard) -> None:
        while not self._closing.is_set():
            try:
                with self._client() as client, client.pubsub() as ear:
                    ear.subscribe(self._channel(channel))
                    self._hear(ear, channel, heard)
            except (redis.RedisError, OSError):
                self._gone(channel)
                self._closing.wait(AGAIN_S)
            except RuntimeError:  # the loop that listened is closed
                return

    def _hear(self, ear: Any, channel: str, heard: Heard) -> None:
        """Until it breaks, or stands still: it is asked for a word again and again."""
        last = asked = time.monotonic()
        while not self._closing.is_set():
            message = ear.get_message(timeout=LOOK_S)
            now = time.monotonic()
            if message is not None:
                last = now
                self._take(message, channel, heard)
            elif now - last > SILENT_S:
                raise redis.TimeoutError
            if now - asked > SILENT_S / 3:
                ear.ping()
                asked = now

    def _take(self, message: dict[str, Any], channel: str, heard: Heard) -> None:
        if message["type"] == "subscribe":  # for the first time, or again: what was said between is missed
            self._back(channel)
            heard(None)
        elif message["type"] == "message":
            news = self._opened(channel, message["data"])
            if news is not None:
                heard(None if news == {MISSED: True} else news)

    # --- the seal ----------------------------------------------------------------------------------------

    def _sealed(self, channel: str, said: str) -> str:
        return self._digest(channel, said.encode()) + said

    def _opened(self, channel: str, raw: bytes) -> dict[str, Any] | None:
        """News of this site; None where somebody else has made them."""
        seal, said = raw[:DIGEST], raw[DIGEST:]
        if not hmac.compare_digest(seal, self._digest(channel, said).encode()):
            log.warning("news with a wrong seal")
            return None
        news: dict[str, Any] = json.loads(said)
        return news

    def _digest(self, channel: str, said: bytes) -> str:
        return hashlib.blake2b(channel.encode() + b"\0" + said, key=self._key, digest_size=DIGEST // 2).hexdigest()

    def close(self) -> None:
        self._closing.set()
        if self._mouth is not None:
            self._mouth.join(2 * SILENT_S)
