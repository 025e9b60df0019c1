"""What reaches a node that does not own the table is passed on to the one that does, and its answers come back.

Nobody outside notices: a call or a socket may reach any node. Where the owner can't be reached it is asked again, until
its lease has run out and the table wakes here.
"""

import asyncio
import contextlib
import http.client
import logging
import time
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from openoutcry.server.addresses import visitor_of
from openoutcry.server.errors import Busy, Elsewhere, OtherNode
from openoutcry.server.hall import Hall
from openoutcry.server.peers import FORWARD, HOP, SPOKEN, by_a_node, passed_on, understood

log = logging.getLogger("openoutcry.server")
AGAIN_S = 0.2
RESTART = 1012
# Of one connection only, or made anew for the other.
OWN_TO_A_CONNECTION = {
    *("connection", "keep-alive", "transfer-encoding", "upgrade", "te", "trailer", "content-length"),
    *("host", "x-forwarded-for", "accept-encoding", "date", "server", HOP, FORWARD),
}
Answer = tuple[int, list[tuple[bytes, bytes]], bytes]


class Forward:
    """The layer behind the gate, on a site of several nodes."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self.app, self.hall = app, hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        about_a_table = scope.get("path", "").startswith("/api/tables/")
        if about_a_table and not self._understood(scope):
            await self._refuse(scope, receive, send)
        elif scope["type"] == "http" and about_a_table:
            await self._call(scope, receive, send)
        elif scope["type"] == "websocket" and about_a_table:
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _call(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = await _whole(receive)
        until = self._patience()
        while True:
            try:
                await self.app(scope, _again(body, receive), send)
                return
            except Elsewhere as there:
                owner = there.address
            self._not_twice(scope)
            try:
                answer = await self.hall.workers.do("peers", self._ask, owner, scope, body)
            except ConnectionRefusedError:  # it was not heard: it can be said again
                await self._wait(until)
                continue
            except OSError as away:
                if scope["method"] not in ("GET", "HEAD"):  # it may have been done: who asked has to look
                    raise Busy(1) from away
                await self._wait(until)
                continue
            self.hall.counters["forwarded_calls"] += 1
            await _reply(answer, send)
            return

    def _ask(self, owner: str, scope: Scope, body: bytes) -> Answer:
        """In a thread: the call once more, to the owner."""
        where = urlsplit(owner)
        to = http.client.HTTPConnection(where.hostname or "", where.port, timeout=self.hall.settings.lease_s + 5)
        try:
            headers = dict(self._headers(scope))
            to.request(scope["method"], _target(scope), body or None, headers)
            answer = to.getresponse()
            kept = [(k.lower().encode(), v.encode()) for k, v in answer.getheaders()]
            return answer.status, [(k, v) for k, v in kept if k.decode() not in OWN_TO_A_CONNECTION], answer.read()
        except http.client.HTTPException as broken:
            raise ConnectionError(str(broken)) from broken
        finally:
            to.close()

    def _headers(self, scope: Scope) -> Iterable[tuple[str, str]]:
        """What the visitor said, and on whose behalf we speak."""
        connection = HTTPConnection(scope)
        for name, value in connection.headers.items():
            if name not in OWN_TO_A_CONNECTION and not name.startswith("sec-websocket"):
                yield name, value
        yield "host", connection.headers.get("host", "localhost")
        peer = connection.client.host if connection.client else "?"
        proxies = self.hall.settings.proxies
        yield "x-forwarded-for", visitor_of(proxies, peer, connection.headers.get("x-forwarded-for", ""))
        yield from passed_on(self.hall.store.key()).items()

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        until = self._patience()
        while True:
            try:
                await self.app(scope, receive, send)
                return
            except Elsewhere as there:
                owner = there.address
            try:
                self._not_twice(scope)
                opened = await self._connected(owner, scope)
            except (OSError, WebSocketException, TimeoutError):
                try:
                    await self._wait(until)
                    continue
                except Busy:
                    pass
            except Busy:
                pass
            else:
                self.hall.counters["forwarded_sockets"] += 1
                await _join(opened, receive, send)
                return
            await _turn_away(receive, send)
            return

    async def _connected(self, owner: str, scope: Scope) -> ClientConnection:
        where, said = urlsplit(owner), dict(self._headers(scope))
        lease = self.hall.settings.lease_s
        return await connect(
            f"ws://{said.pop('host')}{_target(scope)}",
            host=where.hostname,
            port=where.port,
            origin=said.pop("origin", None),  # type: ignore[arg-type]
            additional_headers=said,
            user_agent_header=None,
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=lease,
            ping_interval=lease / 2,  # an owner that stands still is noticed
            ping_timeout=lease,
        )

    def _patience(self) -> float:
        return time.monotonic() + 2 * self.hall.settings.lease_s + 5

    async def _wait(self, until: float) -> None:
        if time.monotonic() > until:
            raise Busy(1)
        await asyncio.sleep(AGAIN_S)

    def _understood(self, scope: Scope) -> bool:
        headers = HTTPConnection(scope).headers
        return not by_a_node(self.hall.store.key(), headers.get(HOP)) or understood(headers.get(FORWARD))

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A node of another version: it is told so; whoever asked comes again, until all nodes are of one."""
        self.hall.counters["forwards_refused"] += 1
        spoken = HTTPConnection(scope).headers.get(FORWARD, "")[:20]
        log.warning("a node of another version", extra={"spoken": spoken, "here": SPOKEN})
        if scope["type"] == "http":
            raise OtherNode(spoken=spoken, here=SPOKEN)
        await _turn_away(receive, send)

    def _not_twice(self, scope: Scope) -> None:
        if by_a_node(self.hall.store.key(), HTTPConnection(scope).headers.get(HOP)):
            raise Busy(1)


async def _turn_away(receive: Receive, send: Send) -> None:
    """Close a socket with the word that makes a page come again."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": RESTART})


async def _whole(receive: Receive) -> bytes:
    """The body; the gate has bounded it."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """The body as it came, then whatever comes after it."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


async def _reply(answer: Answer, send: Send) -> None:
    status, headers, body = answer
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": status, "headers": [*headers, length]})
    await send({"type": "http.response.body", "body": body})


def _target(scope: Scope) -> str:
    path = scope.get("raw_path", scope["path"].encode()).decode("latin-1")
    query = scope.get("query_string", b"").decode("latin-1")
    return f"{path}?{query}" if query else str(path)


async def _join(owner: ClientConnection, receive: Receive, send: Send) -> None:
    """Pass everything on, both ways, until either end closes."""
    await receive()
    await send({"type": "websocket.accept"})

    async def to_owner() -> None:
        while (message := await receive())["type"] == "websocket.receive":
            await owner.send(message.get("text") or message.get("bytes") or "")

    async def to_visitor() -> None:
        async for said in owner:
            await send({"type": "websocket.send", "text": said})

    there, back = asyncio.create_task(to_owner()), asyncio.create_task(to_visitor())
    done, _ = await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
    for task in (there, back):
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, ConnectionClosed, RuntimeError, OSError):
            await task
    if there in done and not there.cancelled() and there.exception() is None:
        await owner.close()
        return
    code = owner.close_code if owner.close_code not in (None, 1005, 1006) else RESTART
    await owner.close()
    with contextlib.suppress(RuntimeError, OSError):
        await send({"type": "websocket.close", "code": code})
