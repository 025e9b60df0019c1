"""The application: routes, sockets, pages and the gate before them."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from openoutcry import __version__
from openoutcry.errors import OutcryError
from openoutcry.server import lessons, rest, schemas
from openoutcry.server.errors import NotFound, ServerError, TooLarge, TooSlow
from openoutcry.server.gate import Gate, address_of, language_of, refusal
from openoutcry.server.hall import Hall
from openoutcry.server.pages import Client
from openoutcry.server.settings import Settings
from openoutcry.server.sockets import bad_request, serve_socket

log = logging.getLogger("openoutcry.server")


class Pressed:
    """Compresses what is the same for everybody; answers with something of one's own in them never are."""

    PATHS = ("/api/games", "/api/rules/", "/api/lessons")

    def __init__(self, app: ASGIApp) -> None:
        self.app, self.pressing = app, GZipMiddleware(app, minimum_size=1000)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        pressed = scope["type"] == "http" and scope["path"].startswith(self.PATHS)
        await (self.pressing if pressed else self.app)(scope, receive, send)


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server's application, with a hall of its own."""
    hall = Hall(settings or Settings.from_environment())

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    app = FastAPI(title="Open Outcry", version=__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.state.hall = hall
    app.include_router(lessons.router)
    app.include_router(rest.router)
    app.add_exception_handler(OutcryError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_request)
    app.add_exception_handler(HTTPException, _refuse_http)
    app.add_exception_handler(Exception, _apologise)

    @app.websocket("/api/tables/{table_id}/socket")
    async def socket(socket: WebSocket, table_id: str) -> None:
        await serve_socket(hall, socket, table_id, socket.query_params.get("i"), address_of(hall, socket))

    app.mount("/", GZipMiddleware(Client(), minimum_size=1000))
    if hall.settings.database:  # a site of several nodes
        from openoutcry.server.forward import Forward

        app.add_middleware(Forward, hall=hall)
    app.add_middleware(Pressed)
    app.add_middleware(Gate, hall=hall)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    return app


def _language(request: Request) -> str:
    return getattr(request.state, "language", None) or language_of(request)


async def _refuse(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, OutcryError)
    return refusal(refused, _language(request))


async def _refuse_request(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, RequestValidationError)
    return refusal(bad_request(refused.errors()), _language(request))


async def _refuse_http(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, HTTPException)
    error: ServerError = NotFound()
    if refused.status_code == 413:
        error = TooLarge(most=request.app.state.hall.settings.body_bytes)
    elif refused.status_code == 408:
        error = TooSlow()
    elif refused.status_code != 404:
        error = ServerError()
        error.status = refused.status_code
    return refusal(error, _language(request))


async def _apologise(request: Request, broken: Exception) -> Response:
    # Before it is answered, so that who was answered can find it; without the query, which may hold an invitation.
    log.error("request failed", extra={"method": request.method, "path": request.url.path}, exc_info=broken)
    error = ServerError("server-error-internal")
    error.status = 500
    return refusal(error, _language(request))


def describe(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, with the socket's messages among the schemas."""
    if app.openapi_schema is None:
        said = get_openapi(title=app.title, version=app.version, routes=app.routes)
        kept = said["components"]["schemas"]
        kinds: dict[str, Any] = {"ClientMessage": schemas.ClientMessage, "ServerMessage": schemas.ServerMessage}
        for name, kind in kinds.items():
            one = TypeAdapter(kind).json_schema(ref_template="#/components/schemas/{model}")
            for other, shape in one.pop("$defs", {}).items():
                kept.setdefault(other, shape)
            kept[name] = one
        app.openapi_schema = said
    return app.openapi_schema
