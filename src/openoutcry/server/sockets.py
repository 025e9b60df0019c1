"""The socket of a table: reads messages one by one, answers each, and sends what the table tells."""

import asyncio
import contextlib
import logging
from typing import Any

import orjson
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from openoutcry.errors import OutcryError
from openoutcry.server import schemas
from openoutcry.server.errors import BadRequest, Busy, LostRace, ServerError, TooFast, TooLarge, error_json
from openoutcry.server.guests import COOKIE, clean_text
from openoutcry.server.hall import Hall
from openoutcry.server.tables import questions
from openoutcry.server.tables.line import Line
from openoutcry.server.tables.table import LiveTable

log = logging.getLogger("openoutcry.server")

LONGEST_CHAT = 300
MOST_REFUSALS = 100  # too fast this much more often than not, and the line is closed
CODES = {"restart": 1012, "silent": 4408, "flood": 4429, "slow": 1013, "uninvited": 4404, "reload": 4426}
# What a client says it speaks (`?p=`). Raised when an older page could no longer play; two versions of the program are
# side by side during an upgrade, so a page may be older than the node it reaches, or newer.
PROTOCOL = 1
OLDEST = 1  # the oldest that is still understood

_message: TypeAdapter[Any] = TypeAdapter(schemas.ClientMessage)


async def serve_socket(hall: Hall, socket: WebSocket, table_id: str, invite: str | None, address: str) -> None:
    """One socket, from its opening to its end."""
    spoken = other_version(socket.query_params.get("p"))
    if spoken is not None:
        hall.counters[f"clients_{spoken}"] += 1
        await _turn_away(socket, CODES[spoken])
        return
    try:
        guest = await hall.guest(socket.cookies.get(COOKIE))
        who = guest.id if guest else address
        hall.limiter.check("connect", address, least=1)  # counted by the node that has the table
        table = await hall.table(table_id, guest.id if guest else None, invite, who)
    except TooFast:
        await _turn_away(socket, CODES["flood"])
        return
    except OutcryError as refused:
        again = isinstance(refused, LostRace | Busy)
        await _turn_away(socket, CODES["restart" if again else "uninvited"])
        return
    hall.limiter.charge("connect", address, 1)
    too_many = guest is not None and hall.sockets[who] >= hall.settings.sockets_a_guest
    if too_many or hall.sockets["@" + address] >= hall.settings.sockets_an_address:
        await _turn_away(socket, CODES["flood"])
        return
    line = Line(guest, guest.language if guest else "en", hall.settings.queue_messages, invite)
    hall.sockets[who] += 1
    hall.sockets["@" + address] += 1
    await socket.accept()
    writer = asyncio.create_task(_write(socket, line))
    reader = asyncio.create_task(_Reader(hall, table, line, who).read(socket))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for name in (who, "@" + address):
            hall.sockets[name] -= 1
            if hall.sockets[name] <= 0:
                del hall.sockets[name]
        if not reader.done() or line.closing:
            # The reader may be in the middle of a move: it ends after it.
            reader.cancel()
        for task in (reader, writer):
            if task is writer:
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        await asyncio.shield(asyncio.ensure_future(_say_goodbye(table, line)))


def other_version(said: str | None) -> str | None:
    """None where a client is understood; else why its line is closed. One that does not say takes its chances.

    An older page has to be loaded anew, which it does by itself. A newer one comes again: the node it will meet then
    is as new as itself, sooner or later.
    """
    if said is None or not said.isdecimal() or OLDEST <= int(said[:9]) <= PROTOCOL:
        return None
    return "reload" if int(said[:9]) < OLDEST else "restart"


async def _turn_away(socket: WebSocket, code: int) -> None:
    await socket.accept()
    await socket.close(code)


async def _say_goodbye(table: LiveTable, line: Line) -> None:
    with contextlib.suppress(OutcryError):
        await table.leave(line)


async def _write(socket: WebSocket, line: Line) -> None:
    """Send what is in the queue; an empty text ends the line."""
    try:
        while True:
            said = await line.queue.get()
            if not said:
                await socket.close(CODES.get(line.closing or "", 1000))
                return
            await socket.send_text(said)
    except (WebSocketDisconnect, RuntimeError):
        return


class _Reader:
    """Takes a socket's messages and has them done."""

    def __init__(self, hall: Hall, table: LiveTable, line: Line, who: str) -> None:
        self.hall, self.table, self.line, self.who = hall, table, line, who
        self.too_fast = 0

    async def read(self, socket: WebSocket) -> None:
        while not self.line.closing:
            try:
                received = await asyncio.wait_for(socket.receive(), self.hall.settings.silence_s)
            except TimeoutError:
                self.line.close("silent")
                await asyncio.sleep(2)
                return
            if received["type"] != "websocket.receive":
                return
            # A move under way is finished even when its socket closes.
            await asyncio.shield(asyncio.ensure_future(self.take(received.get("text") or received.get("bytes") or "")))

    async def take(self, raw: str | bytes) -> None:
        """One message."""
        if self.table.broken:  # left before this line was one of its own, so that nobody has closed it
            self.line.close("restart")
            return
        asked_id = None
        try:
            self.hall.limiter.take("message", self.who)
            if len(raw) > self.hall.settings.message_bytes:
                raise TooLarge(most=self.hall.settings.message_bytes)
            data = _json(raw)
            asked_id = _id_of(data)
            await self.do(_shaped(data))
            self.too_fast = max(0, self.too_fast - 1)
        except OutcryError as refused:
            if self.table.broken and not self.line.greeted:  # meanwhile
                self.line.close("restart")
                return
            self.line.send({"type": "refused", "id": asked_id, "error": error_json(refused, self.line.language)})
            if isinstance(refused, TooFast):
                self.too_fast += 1
                if self.too_fast >= MOST_REFUSALS:
                    self.line.close("flood")
        except Exception:
            log.exception("message failed", extra={"table": self.table.sheet.id})
            broken = ServerError("server-error-internal")
            self.line.send({"type": "refused", "id": asked_id, "error": error_json(broken, self.line.language)})

    async def do(self, message: Any) -> None:
        """Have a message done and answer it."""
        table, line, guest = self.table, self.line, self.line.guest
        match message:
            case schemas.Hello():
                line.language = message.language or line.language
                await table.greet(line, message.seat, message.since, message.epoch, message.chat)
                return
            case schemas.Ping():
                line.send({"type": "pong"} if message.id is None else {"type": "pong", "id": message.id})
                return
        if not line.greeted:
            raise BadRequest("server-error-hello")
        answer: dict[str, Any] = {"type": "ack", "id": message.id}
        match message:
            case schemas.MoveMessage():
                self.hall.limiter.take("move", self.who)
                await table.move(guest, message.seat, message.move, message.id)
            case schemas.Why():
                refused = questions.why(table, guest, message.seat, message.move)
                if refused is not None:
                    raise refused
                answer["type"] = "allowed"
            case schemas.Undo():
                self.hall.limiter.take("undo", self.who)
                await table.undoing.ask(guest, message.seat, message.id)
            case schemas.UndoAnswer():
                await table.undoing.answer(guest, message.seat, message.agree)
            case schemas.Hint():
                self.hall.limiter.take("hint", self.who)
                answer = {
                    "type": "hint",
                    "id": message.id,
                    **await questions.hint(table, guest, message.seat, line.language),
                }
            case schemas.BeliefMessage():
                self.hall.limiter.take("hint", self.who)
                answer = {
                    "type": "belief",
                    "id": message.id,
                    **await questions.belief(table, guest, message.seat, self.who, line.language),
                }
            case schemas.ChatMessage():
                self.hall.limiter.take("chat", self.who)
                await table.chat(line, clean_text(message.text, LONGEST_CHAT))
        line.send(answer)


def _json(raw: str | bytes) -> Any:
    try:
        return orjson.loads(raw)
    except ValueError as broken:
        raise BadRequest(where="JSON", why=str(broken)[:200]) from broken


def _id_of(data: Any) -> str | None:
    """The id of a message, also of one that is malformed otherwise: its sender waits for an answer."""
    found = data.get("id") if isinstance(data, dict) else None
    return found if isinstance(found, str) and len(found) <= 40 else None


def _shaped(data: Any) -> Any:
    try:
        return _message.validate_python(data)
    except ValidationError as wrong:
        raise bad_request(wrong.errors()) from wrong


def bad_request(errors: Any) -> BadRequest:
    """The first thing that is wrong with a request, named by its place in it."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"]) or "?"
    return BadRequest(where=where[:100], why=str(first["msg"])[:200])
