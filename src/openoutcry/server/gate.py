"""What every request passes: where it comes from, how large, how slow and how often, and every answer's headers."""

import asyncio
import hmac
import logging
import socket
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from openoutcry.errors import OutcryError
from openoutcry.server.addresses import from_loopback, network_of, parsed, visitor_of
from openoutcry.server.errors import Busy, NotAllowed, TooFast, TooLarge, WrongHost, error_json, status_of
from openoutcry.server.hall import Hall
from openoutcry.server.peers import HOP, by_a_node

OWN_NAMES = frozenset(
    {"localhost", "ip6-localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
)
SAFE = ("GET", "HEAD", "OPTIONS")

SLOW_S = 2.0  # a request that takes longer is worth a line
log = logging.getLogger("openoutcry.server")

CSP = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # cards are placed by style attributes
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an invitation is part of the address
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def address_of(hall: Hall, connection: HTTPConnection) -> str:
    """Where a request comes from, as far as limits go."""
    peer = connection.client.host if connection.client else "?"
    return network_of(visitor_of(hall.settings.proxies, peer, connection.headers.get("x-forwarded-for", "")))


def for_operator(hall: Hall, connection: HTTPConnection) -> bool:
    """Is it the operator who asks: from this very machine (and not through a proxy on it), or with the token?"""
    token = hall.settings.metrics_token
    given = connection.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    passed_on = any(name in connection.headers for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip"))
    return not passed_on and connection.client is not None and from_loopback(connection.client.host)


def known_host(hall: Hall, connection: HTTPConnection) -> bool:
    """Is the name in the request one of ours?

    A page elsewhere can make its own name lead to this machine (DNS rebinding) and would then count as ours. Addresses
    can't be turned like that; names have to be this machine's or the operator's.
    """
    said = connection.headers.get("host")
    if said is None:  # no browser's doing
        return True
    name = (urlsplit(f"//{said}").hostname or "").rstrip(".")
    return "*" in hall.settings.hosts or name in OWN_NAMES or name in hall.settings.hosts or parsed(name) is not None


def same_origin(hall: Hall, connection: HTTPConnection) -> bool:
    """Does a request come from our own pages? One without an Origin is no browser's doing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in hall.settings.origins:
        return True
    return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc == connection.headers.get("host")


class Gate:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self.app, self.hall = app, hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            connection = HTTPConnection(scope)
            if known_host(self.hall, connection) and same_origin(self.hall, connection):
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.accept"})
                await send({"type": "websocket.close", "code": 4403})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        await self._request(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        started = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                names = {name for name, _ in message["headers"]}
                extra = {**HEADERS}
                if scope["path"].startswith("/api"):
                    extra["cache-control"] = "no-store"
                message = {
                    **message,
                    "headers": [
                        *message["headers"],
                        *((k.encode(), v.encode()) for k, v in extra.items() if k.encode() not in names),
                    ],
                }
            await send(message)

        try:
            self._check(scope, connection)
            await self.app(scope, self._limited(receive), send_with_headers)
        except OutcryError as refused:
            await refusal(refused, language_of(connection))(scope, receive, send_with_headers)
        finally:
            self.hall.counters[f"requests_{status // 100}xx"] += 1
            took = time.perf_counter() - started
            self.hall.times["request"].note(took)
            route = getattr(scope.get("route"), "path", "/")
            self.hall.routes[route].note(took)
            if took >= SLOW_S:
                log.warning("slow request", extra={"route": route, "status": status, "ms": round(took * 1000)})

    def _check(self, scope: Scope, connection: HTTPConnection) -> None:
        path = scope["path"]
        if not known_host(self.hall, connection):
            raise WrongHost(host=connection.headers["host"][:100])
        if path.startswith("/api") and not self._passed_on(connection):
            self.hall.limiter.take("request", address_of(self.hall, connection))
        if scope["method"] not in SAFE:
            if not same_origin(self.hall, connection):
                raise NotAllowed("server-error-origin")
            length = connection.headers.get("content-length", "")
            if length.isdecimal() and len(length) < 19 and int(length) > self.hall.settings.body_bytes:
                raise TooLarge(most=self.hall.settings.body_bytes)

    def _passed_on(self, connection: HTTPConnection) -> bool:
        """Has another node counted this already?"""
        return by_a_node(self.hall.store.key(), connection.headers.get(HOP))

    def _limited(self, receive: Receive) -> Receive:
        """A body of unknown length is counted as it comes, and none may take its time."""
        taken, until = 0, time.monotonic() + self.hall.settings.body_s
        whole = False

        async def receive_some() -> Message:
            nonlocal taken, whole
            if whole:  # what may still come is the end of the connection
                return await receive()
            try:
                message = await asyncio.wait_for(receive(), max(0.0, until - time.monotonic()))
            except TimeoutError:
                self.hall.counters["bodies_late"] += 1
                raise HTTPException(408) from None
            whole = not message.get("more_body", False)
            taken += len(message.get("body", b""))
            if taken > self.hall.settings.body_bytes:
                raise HTTPException(413)  # anything else would be taken for a malformed body
            return message

        return receive_some


def language_of(connection: HTTPConnection) -> str:
    """The visitor's language where no guest tells it."""
    for part in connection.headers.get("accept-language", "").split(","):
        code = part.strip()[:2].lower()
        if code in ("en", "ru", "it"):
            return code
    return "en"


def refusal(refused: OutcryError, language: str) -> Response:
    """An error as an HTTP answer."""
    headers: dict[str, Any] = {}
    if isinstance(refused, TooFast | Busy):
        headers["retry-after"] = str(refused.details["wait"])
    return JSONResponse({"error": error_json(refused, language)}, status_of(refused), headers)
