"""The rules of each game in our words, clause by clause, in three languages."""

import re
from functools import cache
from pathlib import Path

from openoutcry.errors import UnknownGame
from openoutcry.games import folder_of_game

_HERE = Path(__file__).parent
# In an installed package the pages lie beside the code, in a checkout under docs; a game from outside has its own.
_FOLDERS = (_HERE / "pages", _HERE.parents[1] / "docs" / "rules")
# Where a clause comes from, for those who keep the rules; what the marks mean is told in the first paragraph.
_MARK = re.compile(r"`?\[(?:rule|published|settled|check|house)\]`? ?")
_LEGEND = re.compile(r"\s*(?:Marks|Пометки|Segni):(?:(?!\n\n).)*", re.DOTALL)
_CLAUSE = re.compile(r"^- \*\*([A-Z]{3}-\d+\.\d+)\*\* (.*)$")


@cache
def page(game: str, language: str = "en") -> str:
    """The rules of a game as Markdown."""
    name = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    for folder in (*_FOLDERS, folder_of_game(game)):
        if (folder / name).exists():
            return (folder / name).read_text(encoding="utf-8")
    raise UnknownGame(game, "")


def to_read(game: str, language: str = "en") -> str:
    """The rules as players read them: without the marks that say where a clause comes from."""
    return _MARK.sub("", _LEGEND.sub("", page(game, language)))


def clauses(game: str, language: str = "en", start: str = "") -> dict[str, str]:
    """The clauses whose id is `start`, or begins with it up to a dot or the dash."""
    found: dict[str, str] = {}
    current = None
    for line in page(game, language).splitlines():
        match = _CLAUSE.match(line)
        if match:
            current = match[1]
            found[current] = match[2]
        elif current and line.startswith("  "):
            found[current] += " " + line.strip()
        else:
            current = None
    if not start:
        return found
    return {c: said for c, said in found.items() if c == start or c.startswith((start + ".", start + "-"))}
