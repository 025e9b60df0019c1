"""A table of any game in the terminal, made from its view: for games that draw none of their own."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from openoutcry.language import has_text, text


def draw(view: Mapping[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """Everything the seat may see: plain figures first, then a grid for every list of things."""
    game, table = view.get("game", ""), view["table"]
    figures = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    grids: list[RenderableType] = []
    for key, value in table.items():
        if isinstance(value, list) and value and all(isinstance(each, Mapping) for each in value):
            grids.append(_grid(game, key, value, language, names))
        else:
            figures.add_row(Text(label(game, key, language), style="dim"), _said(key, value, names))
    return Group(Panel(figures, title=text(f"game-{game}", language) if game else None), *grids)


def explain(view: Mapping[str, Any], language: str) -> RenderableType:
    """The standing, where the view tells it."""
    return draw(view, language, ())


def label(game: str, key: str, language: str) -> str:
    """What a part of the view is called: as the game's texts say, else as it is named."""
    wanted = f"{game}-field-{key.replace('_', '-')}"
    return text(wanted, language) if has_text(wanted, language) else key.replace("_", " ")


def _grid(game: str, key: str, rows: list[Mapping[str, Any]], language: str, names: Sequence[str]) -> RenderableType:
    columns = list(dict.fromkeys(column for row in rows for column in row))
    grid = Grid(title=label(game, key, language), title_justify="left")
    for column in columns:
        grid.add_column(label(game, column, language))
    for row in rows:
        grid.add_row(*(_said(column, row.get(column), names) for column in columns))
    return grid


def _said(key: str, value: Any, names: Sequence[str]) -> str:
    if key == "seat" and isinstance(value, int) and value < len(names):
        return names[value]
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{k}: {_said(k, v, names)}" for k, v in value.items())
    if isinstance(value, list):
        return " ".join(_said(key, each, names) for each in value) or "–"
    return str(value)
