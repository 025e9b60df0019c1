"""The door: how many connections come in, and how long one may be silent or not read.

uvicorn waits for ever for a request's first line and accepts whatever the system lets it. Here every connection is
counted, in all and by address; when there is no room the one that has waited longest without asking anything makes
place for the newcomer, so that silent connections can't keep people out.
"""

import asyncio
import resource
import time
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from openoutcry.server.addresses import believed, network_of
from openoutcry.server.settings import Settings

BACKLOG = 100  # accepted in one turn of the loop at most, before any of them can be refused
# Descriptors for all that is no visitor (listeners, database, pools, files), and for two turns of the loop: those who
# make place are closed in the turn after the one in which the newcomers were accepted.
RESERVE = 2 * BACKLOG + 156
FOR_PROBES = 16  # connections from this machine above the limit, so that a full server can still say so
MOST_DESCRIPTORS = 65_536


@dataclass(eq=False)
class Visit:
    """One connection."""

    transport: asyncio.Transport
    address: str
    since: float  # it has been waiting for a request since then
    stuck: tuple[int, float] = (0, 0.0)  # bytes that could not be sent, and since when not one has gone


class Door:
    """All connections of a server."""

    def __init__(self, settings: Settings, counters: Counter[str]) -> None:
        self.settings, self.counters = settings, counters
        self.limit = settings.connections
        self.inside: dict[asyncio.BaseTransport, Visit] = {}
        self.idle: dict[asyncio.BaseTransport, Visit] = {}  # without a request under way, longest first
        self._addresses: defaultdict[str, dict[asyncio.BaseTransport, Visit]] = defaultdict(dict)

    def widen(self) -> None:
        """Raise the process' limit of descriptors where it may be, and stay below it."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = min(self.settings.connections + RESERVE, MOST_DESCRIPTORS)
        if soft < wanted:
            soft = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        self.limit = max(FOR_PROBES, min(self.settings.connections, soft - RESERVE))

    @property
    def full(self) -> bool:
        """Is every connection at work, so that a newcomer finds no place?"""
        return len(self.inside) - len(self.idle) >= self.limit

    # --- coming and going -----------------------------------------------------------------------------

    def enter(self, transport: asyncio.Transport) -> bool:
        """Let a connection in, in place of an idle one where there is no room; or refuse it."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else "?"
        address, from_here = network_of(host), host in ("127.0.0.1", "::1")
        same = self._addresses[address]
        crowd = len(same) >= self.settings.connections_an_address and not believed(self.settings.proxies, host)
        if crowd and not self._evict(address):
            return self._refuse(transport)
        room = self.limit + (FOR_PROBES if from_here else 0)
        if len(self.inside) >= room and not self._evict(None):
            return self._refuse(transport)
        visit = Visit(transport, address, time.monotonic())
        self.inside[transport] = self.idle[transport] = self._addresses[address][transport] = visit
        return True

    def _refuse(self, transport: asyncio.Transport) -> bool:
        self.counters["connections_refused"] += 1
        transport.abort()
        return False

    def _evict(self, address: str | None) -> bool:
        """Close the connection that has been idle longest, of one address or of all."""
        waiting = self.idle if address is None else self._addresses[address]
        visit = next((v for t, v in waiting.items() if t in self.idle), None)
        if visit is None:
            return False
        self.counters["connections_evicted"] += 1
        self._close(visit)
        return True

    def _close(self, visit: Visit) -> None:
        self.leave(visit.transport)
        visit.transport.abort()

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection is gone."""
        visit = self.inside.pop(transport, None)
        if visit is not None:
            self.idle.pop(transport, None)
            same = self._addresses[visit.address]
            same.pop(transport, None)
            if not same:
                del self._addresses[visit.address]

    def note(self, transport: asyncio.BaseTransport, busy: bool) -> None:
        """A connection asks something, or has its answer and may ask again."""
        visit = self.inside.get(transport)
        if visit is None or busy == (transport not in self.idle):
            return
        same = self._addresses[visit.address]
        if busy:
            del self.idle[transport]
        else:
            visit.since = time.monotonic()
            self.idle[transport] = visit
            same[transport] = same.pop(transport)  # the order is that of waiting

    # --- time -------------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Close those who ask nothing and those who do not read what they asked for."""
        while True:
            await asyncio.sleep(min(1.0, self.settings.headers_s / 4, self.settings.stall_s / 4))
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        for visit in list(self.idle.values()):
            if now - visit.since < self.settings.headers_s:
                break  # they are in the order of waiting
            self.counters["connections_silent"] += 1
            self._close(visit)
        for visit in list(self.inside.values()):
            left = visit.transport.get_write_buffer_size()
            if not left or left != visit.stuck[0]:
                visit.stuck = (left, now)
            elif now - visit.stuck[1] >= self.settings.stall_s:
                self.counters["connections_stalled"] += 1
                self._close(visit)

    # --- what uvicorn makes of a connection -----------------------------------------------------------

    def protocols(self) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
        """uvicorn's protocols for requests and sockets, with this door before them."""
        door = self

        class Http(H11Protocol):
            def connection_made(self, transport: Any) -> None:
                super().connection_made(transport)
                door.enter(transport)

            def data_received(self, data: bytes) -> None:
                if self.transport in door.inside:
                    super().data_received(data)
                    self._note()

            def on_response_complete(self) -> None:
                super().on_response_complete()
                self._note()

            def _note(self) -> None:
                if self.transport.get_protocol() is self:
                    door.note(self.transport, self.cycle is not None and not self.cycle.response_complete)

            def handle_websocket_upgrade(self, event: Any) -> None:
                door.note(self.transport, busy=True)
                super().handle_websocket_upgrade(event)

            def connection_lost(self, exc: Exception | None) -> None:
                door.leave(self.transport)
                super().connection_lost(exc)

        class Socket(WebSocketsSansIOProtocol):
            def connection_lost(self, exc: Exception | None) -> None:
                door.leave(self.transport)
                super().connection_lost(exc)

        return Http, Socket
