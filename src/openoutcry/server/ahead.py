"""What the page of a table names in its head: a browser asks for all of it at once, not for one behind the other."""

import html
import json
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import urlencode

SCREENS = {"t": "Table", "review": "Review"}
KINDS = {
    ".css": 'rel="stylesheet"',
    ".js": 'rel="modulepreload"',
    ".woff2": 'rel="preload" as="font" type="font/woff2"',
}


def needed(folder: Path, screen: str, game: str, language: str) -> list[str]:
    """The files of the client for a screen, a game and a language, as its build wrote them down."""
    written = folder / "ahead.json"
    if not written.exists():
        return []
    parts = json.loads(written.read_bytes())
    tables = parts["games"]
    files = [*parts["screens"][SCREENS[screen]], *tables.get(game, tables["plain"]), *parts["texts"][language]]
    return list(dict.fromkeys(files))


def links_to(files: Iterable[str], answer: str, invite: str | None) -> str:
    """The elements of a head for these files, and for the answer that the client asks for first."""
    asked = html.escape(f"{answer}?{urlencode({'i': invite})}" if invite else answer)
    links = [f'<link {KINDS[Path(file).suffix]} crossorigin href="/{file}" />' for file in files]
    return "".join([*links, f'<link rel="preload" as="fetch" crossorigin href="{asked}" />'])
