"""Running a server: one process, uvicorn, until it is interrupted."""

import logging.config
import os
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from openoutcry.kernel.compiling import stop_compiling
from openoutcry.language import text
from openoutcry.server.app import create_app
from openoutcry.server.door import BACKLOG
from openoutcry.server.hall import Hall
from openoutcry.server.measures import log_config
from openoutcry.server.settings import Settings
from openoutcry.server.work.tidying import in_small_bites


class _Announcing(uvicorn.Server):
    """Says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1] if self.servers else self.config.port
        host = self.config.host
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
        url = f"http://{shown}:{port}/"
        here = "127.0.0.1" if shown == "localhost" and host not in ("::", "::1") else "[::1]" if ":" in host else host
        self.config.app.state.hall.store.announce(f"http://{here}:{port}")  # type: ignore[union-attr]
        print(text("server-at", url=url), flush=True)
        if self._open_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        stop_compiling()
        await super().shutdown(sockets)  # type: ignore[arg-type]


def config_of(app: FastAPI, host: str, port: int) -> uvicorn.Config:
    """How uvicorn serves the application: with our door before it, and believing no header it was not told to."""
    hall: Hall = app.state.hall
    http, socket = hall.door.protocols()
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,  # addresses hold invitations
        proxy_headers=False,  # the gate reads them, where a proxy is believed
        http=http,
        ws=socket,
        ws_max_size=4 * hall.settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=5,
    )


def serve(host: str, port: int, data_dir: str | Path | None, open_browser: bool) -> None:
    """Serve until interrupted. The port 0 takes any free one."""
    # The store's thread needs the interpreter several times a commit; by default it waits 5 ms for it each time.
    sys.setswitchinterval(0.0005)
    in_small_bites()
    logging.config.dictConfig(log_config(os.environ.get("OPENOUTCRY_LOG", "INFO").upper()))
    settings = Settings.from_environment(data_dir=Path(data_dir) if data_dir else None)
    app = create_app(settings)
    app.state.hall.store.open()  # refused here with a sentence, and not within uvicorn
    app.state.hall.door.widen()
    try:
        _Announcing(config_of(app, host, port), open_browser).run()
    except KeyboardInterrupt:
        sys.exit(130)
