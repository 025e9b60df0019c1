"""The web client's files, built into the package; its own addresses all lead to index.html."""

import html
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from openoutcry.language import text
from openoutcry.server.errors import NotFound
from openoutcry.server.gate import language_of
from openoutcry.server.preview import PAGES, head_of

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"


class Client(StaticFiles):
    """Files as they are; anything that looks like a page of the client is its index."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, check_dir=False, html=False)
        self.folder = folder

    async def check_config(self) -> None:
        """The folder may be missing: then a plain page says so."""

    async def _head(self, path: str, request: Request) -> str:
        """What a page about a table tells those who show its link; nothing of a table the visitor may not know of."""
        asked = PAGES.fullmatch(path)
        if not asked:
            return ""
        hall = request.scope["app"].state.hall
        invite = request.query_params.get("i")
        table = hall.tables.get(asked[1])
        sheet = table.sheet if table else await hall.store.load_sheet(asked[1])
        if sheet is None or not sheet.knows(None, invite):
            return ""
        return head_of(sheet, str(request.base_url).rstrip("/"), invite, language_of(request))

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
                return HTMLResponse(whole, headers={"cache-control": "no-cache"})
            return FileResponse(index, headers={"cache-control": "no-cache"})
        return HTMLResponse(f"<!doctype html><title>Open Outcry</title><p>{html.escape(text('server-no-client'))}</p>")
