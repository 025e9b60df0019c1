"""The web client's files, built into the package; its own addresses all lead to index.html."""

import html
import os
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from openoutcry.language import text
from openoutcry.server.ahead import links_to, needed
from openoutcry.server.errors import NotFound
from openoutcry.server.gate import language_of
from openoutcry.server.guests import COOKIE
from openoutcry.server.preview import PAGES, head_of

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
#: How files lie beside themselves pressed, the smallest first; the build presses what is worth it.
PRESSED = {"br": ".br", "gzip": ".gz"}


class Client(StaticFiles):
    """Files as they are; anything that looks like a page of the client is its index."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, check_dir=False, html=False)
        self.folder = folder

    async def check_config(self) -> None:
        """The folder may be missing: then a plain page says so."""

    def file_response(
        self, full_path: "str | os.PathLike[str]", stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, pressed beforehand where that lies beside it and the browser takes it."""
        asked = Headers(scope=scope)
        taken = {part.split(";")[0].strip() for part in asked.get("accept-encoding", "").split(",")}
        for encoding, ending in PRESSED.items():
            beside = Path(f"{os.fspath(full_path)}{ending}")
            if encoding not in taken or not beside.exists():
                continue
            kind = guess_type(full_path)[0] or "application/octet-stream"
            headers = {"content-encoding": encoding, "vary": "Accept-Encoding"}
            response = FileResponse(beside, status_code, headers, kind, stat_result=beside.stat())
            return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response
        return super().file_response(full_path, stat_result, scope, status_code)

    async def _head(self, path: str, request: Request) -> str:
        """What a page about a table names of its files, and tells those who show its link.

        Nothing of a table the visitor may not know of.
        """
        asked = PAGES.fullmatch(path)
        if not asked:
            return ""
        hall = request.scope["app"].state.hall
        invite = request.query_params.get("i")
        table = hall.tables.get(asked["table"])
        sheet = table.sheet if table else await hall.store.load_sheet(asked["table"])
        guest = await hall.guest(request.cookies.get(COOKIE))
        if sheet is None or not sheet.knows(guest.id if guest else None, invite):
            return ""
        language = language_of(request)
        files = needed(self.folder, asked["screen"], sheet.game, guest.language if guest else language)
        head = links_to(files, f"/api/tables/{sheet.id}", invite if asked["screen"] == "t" else None)
        if sheet.knows(None, invite):
            head += head_of(sheet, str(request.base_url).rstrip("/"), invite, language)
        return head

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise NotFound()
        try:
            if path not in (".", ""):
                response = await super().get_response(path, scope)
                if path.startswith("assets/"):  # named by their content
                    response.headers["cache-control"] = FOREVER
                return response
        except HTTPException as missing:
            if missing.status_code != 404 or "." in Path(path).name:
                raise NotFound() from missing
        index = self.folder / "index.html"
        if index.exists():
            head = await self._head(path, Request(scope))
            if head:
                whole = index.read_text(encoding="utf-8").replace("</head>", f"{head}</head>", 1)
                # It depends on who asks: no cache between may keep it for another.
                return HTMLResponse(whole, headers={"cache-control": "private, no-cache"})
            response = self.file_response(index, index.stat(), scope)
            response.headers["cache-control"] = "no-cache"
            return response
        return HTMLResponse(f"<!doctype html><title>Open Outcry</title><p>{html.escape(text('server-no-client'))}</p>")
