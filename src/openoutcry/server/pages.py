"""The web client's files, built into the package; its own addresses all lead to index.html."""

import html
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from openoutcry.language import text
from openoutcry.server.errors import NotFound

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"


class Client(StaticFiles):
    """Files as they are; anything that looks like a page of the client is its index."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, check_dir=False, html=False)
        self.folder = folder

    async def check_config(self) -> None:
        """The folder may be missing: then a plain page says so."""

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
            return FileResponse(index, headers={"cache-control": "no-cache"})
        return HTMLResponse(f"<!doctype html><title>Open Outcry</title><p>{html.escape(text('server-no-client'))}</p>")
