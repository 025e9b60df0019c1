"""The server: lobby, tables, sockets and the store behind them, over FastAPI."""

from pathlib import Path


def run(
    host: str = "127.0.0.1", port: int = 8000, data_dir: str | Path | None = None, open_browser: bool = False
) -> None:
    """Serve until interrupted. Imports wait until here: other commands need not have the server's packages."""
    from openoutcry.server.serve import serve

    serve(host, port, data_dir, open_browser)
