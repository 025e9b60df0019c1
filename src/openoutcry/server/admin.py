"""What an operator does with tables and guests: list, close, export, remove, revoke.

The command `outcry admin` has a running server do it (with a pass signed by the folder's key) or, when none runs,
does it itself on the locked folder: either way it is done by a hall, so that memory and store never differ.
"""

import asyncio
import inspect
import json
import logging
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

from itsdangerous import BadSignature, URLSafeTimedSerializer

from openoutcry.errors import OutcryError
from openoutcry.server import store
from openoutcry.server.errors import BadRequest, Elsewhere, NoTable, NotFound, ServerError, WrongState
from openoutcry.server.folder import DataFolder
from openoutcry.server.hall import Hall
from openoutcry.server.match import Match
from openoutcry.server.model import CLOSED, OPEN, RUNNING
from openoutcry.server.settings import Settings

PASS_S = 60  # a pass is valid this long
ANSWER_WITHIN_S = 60
MOST = 1000  # shown in one list
DAY_MS = 24 * 3600 * 1000

log = logging.getLogger("openoutcry.server")


# --- what can be done ---------------------------------------------------------------------------------


async def tables(hall: Hall, state: str | None = None) -> Any:
    """All tables, newest first."""
    sheets = await hall.store.all_sheets(state, MOST)
    return [
        {
            "id": sheet.id,
            "game": sheet.game,
            "state": sheet.state,
            "public": sheet.public,
            "host": sheet.host,
            "seats": sheet.names(),
            "created_at": sheet.created_at,
            "awake": sheet.id in hall.tables,
        }
        for sheet in sheets
    ]


async def guests(hall: Hall) -> Any:
    """All guests, newest first."""
    return await hall.store.all_guests(MOST)


async def jobs(hall: Hall) -> Any:
    """What waits for workers or is at one, oldest first."""
    return await hall.jobs.listed(MOST) if hall.jobs else []


async def workers(hall: Hall) -> Any:
    """The workers of the site, and those of the last hour."""
    return await hall.jobs.all_workers(MOST) if hall.jobs else []


async def close(hall: Hall, table: str) -> Any:
    """End an open or running table; its log stays."""
    live = await hall.load(table)
    async with live.changing():
        if live.sheet.state not in (OPEN, RUNNING):
            raise WrongState(state=live.sheet.state)
        live.sheet.state = CLOSED
        await live.save()
    live.start_over()
    return {"closed": table}


async def export(hall: Hall, table: str) -> Any:
    """A table as it is kept, whatever its state: its log where it replays, else the rows."""
    sheet = await hall.store.load_sheet(table)
    if sheet is None:
        raise NoTable()
    rows = await hall.store.load_rows(table)
    try:
        if sheet.seed is not None or sheet.position is not None:
            played = await hall.workers.do("replays", lambda: Match(sheet, rows).table.log.to_text())
            return {"log": json.loads(played)}
    except Exception as broken:  # a log that no longer replays is what an operator wants to see
        log.warning("log does not replay", extra={"table": table, "why": type(broken).__name__})
    return {"sheet": asdict(sheet), "rows": [asdict(row) for row in rows]}


async def remove(hall: Hall, table: str) -> Any:
    """Delete a table and all that belongs to it."""
    if table in hall.tables:
        hall.tables[table].start_over()
    if not await hall.store.remove_table(table):
        raise NoTable()
    await hall.store.tell(kind="gone", table=table)
    return {"removed": table}


async def revoke(hall: Hall, guest: str) -> Any:
    """Make a guest's cookies worthless, or with `all` everybody's; who had them starts anew as somebody else."""
    count = await hall.store.revoke_tokens(None if guest == "all" else guest)
    if not count:
        raise NotFound()
    hall.send_away(None if guest == "all" else guest)
    await hall.store.tell(**({"kind": "revoked"} if guest == "all" else {"kind": "guest", "guest": guest}))
    return {"revoked": count}


async def forget(hall: Hall, guest: str) -> Any:
    """Remove what is known of a person: name, cookies and chat. The matches stay, for the others."""
    if not await hall.store.forget_guest(guest):
        raise NotFound()
    hall.send_away(guest)
    hall.start_over_with(guest)
    await hall.store.tell(kind="forgotten", guest=guest)
    return {"forgotten": guest}


async def prune(hall: Hall, days: int) -> Any:
    """Remove all tables on which nothing has happened for so many days."""
    if days < 1:
        raise ServerError("server-error-days")
    old = await hall.store.old_tables(store.now_ms() - days * DAY_MS, MOST)
    quiet = [table for table in old if table not in hall.tables or not hall.tables[table].lines]
    for table in quiet:
        await remove(hall, table)
    return {"removed": len(quiet)}


DEEDS: dict[str, Callable[..., Any]] = {
    deed.__name__: deed for deed in (tables, guests, jobs, workers, close, export, remove, revoke, forget, prune)
}


# --- how it is asked for ------------------------------------------------------------------------------


def _passes(key: bytes) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(key, salt="operator")


def allowed(key: bytes, given: str) -> bool:
    """Was this pass made by one who can read the key, a moment ago?"""
    try:
        return bool(_passes(key).loads(given, max_age=PASS_S) == "operator")
    except BadSignature:
        return False


async def do(hall: Hall, deed: str, details: dict[str, Any]) -> Any:
    """One deed, by name."""
    if deed not in DEEDS:
        raise NotFound()
    try:
        inspect.signature(DEEDS[deed]).bind(hall, **details)
    except TypeError as wrong:
        raise BadRequest(where=deed, why=str(wrong)) from wrong
    try:
        return await DEEDS[deed](hall, **details)
    except Elsewhere as there:
        return await hall.workers.do("peers", _asked_of, there.address, hall.store.key(), deed, details)


def ask(settings: Settings, deed: str, **details: Any) -> Any:
    """Have it done: by the server that has the folder, or here."""
    if settings.database:
        return asyncio.run(_here(settings, deed, details))
    folder = DataFolder(settings.data_dir)
    key = folder.key()
    url = folder.told().get("url")
    if url is None:
        return asyncio.run(_here(settings, deed, details))
    return _asked_of(url, key, deed, details)


def _asked_of(url: str, key: bytes, deed: str, details: dict[str, Any]) -> Any:
    given = _passes(key).dumps("operator")
    body = json.dumps({"deed": deed, "asked": details}).encode()
    headers = {"content-type": "application/json", "authorization": f"Bearer {given}"}
    request = urllib.request.Request(f"{url}/api/admin", body, headers)
    try:
        with urllib.request.urlopen(request, timeout=ANSWER_WITHIN_S) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        said = json.load(refused)["error"]
        raise Refused(said["message"]) from refused
    except OSError as wrong:
        raise ServerError("server-error-unreachable", url=url) from wrong


class Refused(OutcryError):
    """What the running server has refused, in its words."""

    def __init__(self, sentence: str) -> None:
        super().__init__("server-error-said", said=sentence)


async def _here(settings: Settings, deed: str, details: dict[str, Any]) -> Any:
    hall = Hall(replace(settings, warm=False))
    await hall.open()
    try:
        return await do(hall, deed, details)
    finally:
        await hall.close()
