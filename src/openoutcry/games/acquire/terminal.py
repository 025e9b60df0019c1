"""The table of Acquire in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from openoutcry.language import text

# One colour a corporation, by its place in the list; its letter is always written too.
COLOURS = ("red", "yellow", "green", "dark_orange", "dodger_blue1", "magenta", "cyan")


def draw(view: dict[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    table = view["table"]
    colours = colours_of(table)
    # Side by side where the screen is wide enough.
    sides = Columns([draw_board(table, colours), draw_corporations(table, colours, language)], padding=(0, 2))
    parts: list[RenderableType] = [draw_heading(table, language, names), sides]
    parts.append(draw_seats(view, colours, language, names))
    if table["merger"]:
        parts.append(draw_merger(table["merger"], colours, language))
    if view["seat"] is not None:
        tiles = [draw_tile(tile, colours, language) for tile in table["tiles"]]
        hand: RenderableType = Columns(tiles, padding=(0, 3)) if tiles else Text("—", style="dim")
        parts.append(Panel(hand, title=text("acquire-table-hand", language), border_style="yellow"))
        if "may_buy" in table:
            parts.append(draw_may_buy(table, colours, language))
    return Group(*parts)


def colours_of(table: Mapping[str, Any]) -> dict[str, str]:
    """The colour of every corporation, by its name."""
    return {c["corporation"]: colour for c, colour in zip(table["corporations"], COLOURS, strict=True)}


def name(corporation: str, colours: Mapping[str, str], language: str) -> Text:
    """A corporation's name in its colour."""
    return Text(text(f"acquire-corporation-{corporation}", language), style=f"bold {colours[corporation]}")


def name_all(corporations: Sequence[str], language: str) -> str:
    """'Hydra, Zeta'."""
    return ", ".join(text(f"acquire-corporation-{corporation}", language) for corporation in corporations)


def draw_heading(table: Mapping[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """Whose turn, what is asked, how far the game is."""
    line = Text(style="bold")
    if table["phase"] == "over":
        ending = text(f"acquire-ending-{table['ending']}", language)
        line.append(text("acquire-table-over", language, ending=ending))
    else:
        line.append(text("acquire-table-turn", language, seat=names[table["actor"]]))
        line.append("  " + text(f"acquire-phase-{table['phase']}", language), style="not bold")
        if table["announced"]:
            line.append("  " + text("acquire-table-announced", language), style="red")
        elif table["end_possible"]:
            line.append("  " + text("acquire-table-end-possible", language), style="red")
    line.append("  " + text("acquire-table-bag", language, count=table["bag"]), style="dim")
    return line


def draw_board(table: Mapping[str, Any], colours: Mapping[str, str]) -> RenderableType:
    """The board: a letter on a coloured ground for every tile, own tiles marked, dead spaces crossed."""
    own = {tile["tile"]: tile["does"] for tile in table.get("tiles", ())}
    picture = Text(
        "  " + "".join(f"{column:^3}" for column in range(1, len(table["board"][0]) + 1)) + "\n",
        style="dim",
        no_wrap=True,
    )
    for row, marks in zip(table["rows"], table["board"], strict=True):
        picture.append(f"{row} ", style="dim")
        for column, mark in enumerate(marks, 1):
            tile = f"{column}{row}"
            if mark in table["letters"]:
                ground = colours[table["letters"][mark]]
                frame = "underline " if tile == table["tile"] else ""
                picture.append(f" {mark} ", style=f"{frame}bold black on {ground}")
            elif mark == "o":
                picture.append(" ■ ", style="bold reverse" if tile == table["tile"] else "bold")
            elif tile in own:
                style = "dim yellow" if own[tile] in ("dead", "barred") else "bold yellow"
                picture.append(f"{tile:^3}", style=style)
            elif mark == "x" or tile in table["dead"]:
                picture.append(" × ", style="dim")
            else:
                picture.append(" · ", style="dim")
        picture.append("\n")
    picture.rstrip()
    return Panel(picture, expand=False, padding=(0, 1))


def draw_corporations(table: Mapping[str, Any], colours: Mapping[str, str], language: str) -> RenderableType:
    """One row a corporation: size, price, both bonuses, shares in the bank."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 1))
    for column in ("corporation", "size", "price", "bonus", "left"):
        justify = "left" if column == "corporation" else "right"
        grid.add_column(text(f"acquire-table-{column}", language), justify=justify)  # type: ignore[arg-type]
    for plate in table["corporations"]:
        style = "" if plate["active"] else "dim"
        size = Text(str(plate["size"]) if plate["active"] else "—", style=style)
        if plate["safe"]:
            size.append(" " + text("acquire-table-safe", language), style="bold")
        grid.add_row(
            name(plate["corporation"], colours, language),
            size,
            f"${plate['price']}" if plate["active"] else "",
            f"{plate['majority']}/{plate['minority']}" if plate["active"] else "",
            Text(str(plate["left"]), style=style),
        )
    return grid


def draw_seats(
    view: Mapping[str, Any], colours: Mapping[str, str], language: str, names: Sequence[str]
) -> RenderableType:
    """One row a player: money, tiles, shares."""
    table = view["table"]
    grid = Grid(expand=True, box=None, pad_edge=False)
    for column in ("player", "money", "tiles", "shares"):
        justify = "right" if column in ("money", "tiles") else "left"
        grid.add_column(text(f"acquire-table-{column}", language), justify=justify)  # type: ignore[arg-type]
    for plate in table["seats"]:
        mark = "▶ " if plate["seat"] == table["actor"] else "  "
        style = "bold yellow" if plate["seat"] == view["seat"] else "bold"
        hidden = Text(text("acquire-table-hidden", language), style="dim")
        held = Text()
        for corporation, count in plate.get("shares", {}).items():
            held.append(f"{count} ", style="bold").append_text(name(corporation, colours, language)).append("  ")
        grid.add_row(
            Text(mark + names[plate["seat"]], style=style),
            f"${plate['money']}" if "money" in plate else hidden,
            str(plate["tiles"]),
            held if "shares" in plate else hidden,
        )
    return grid


def draw_merger(merger: Mapping[str, Any], colours: Mapping[str, str], language: str) -> RenderableType:
    """Who takes over whom."""
    if merger["defunct"] is None or merger["survivor"] is None:
        parts = Text()
        for corporation in merger["to_come"]:
            parts.append_text(name(corporation, colours, language)).append("  ")
        return parts
    defunct, survivor = (name_all([merger[key]], language) for key in ("defunct", "survivor"))
    said = text("acquire-table-merger", language, defunct=defunct, survivor=survivor)
    return Text(f"{said} (${merger['price']})", style="bold")


def draw_tile(tile: Mapping[str, Any], colours: Mapping[str, str], language: str) -> Text:
    """'5c grows Hydra'."""
    named, survivors = tile.get("corporations", []), tile.get("survivors", [])
    message = "merge-tie" if len(survivors) > 1 else tile["does"]
    if len(survivors) == 1:
        named = [corporation for corporation in named if corporation not in survivors]
    does = text(
        f"acquire-does-{message}",
        language,
        corporations=name_all(named, language),
        survivor=name_all(survivors, language),
    )
    style = "dim" if tile["does"] in ("dead", "barred") else ""
    return Text(tile["tile"], style="bold yellow").append(f" {does}", style=f"not bold default {style}".strip())


def draw_may_buy(table: Mapping[str, Any], colours: Mapping[str, str], language: str) -> RenderableType:
    """What may be bought now."""
    shares = ", ".join(f"{name_all([c['corporation']], language)} ${c['price']}" for c in table["may_buy"]) or "—"
    return Text(text("acquire-table-may-buy", language, left=table["buys_left"], shares=shares))


def explain(view: dict[str, Any], language: str) -> RenderableType:
    """The sum behind the own standing: money, then what each corporation's shares would bring now."""
    table = view["table"]
    score, colours = table["score"], colours_of(table)
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(text("acquire-table-corporation", language))
    for column in ("table-shares", "table-price", "score-sale", "score-bonus", "score-total"):
        grid.add_column(text(f"acquire-{column}", language), justify="right")
    grid.add_row(text("acquire-score-money", language), "", "", "", "", str(score["before"]))
    for line in score["lines"]:
        grid.add_row(
            name(line["corporation"], colours, language),
            str(line["shares"]),
            str(line["price"]),
            str(line["sale"]),
            str(line["bonus"]),
            str(line["sale"] + line["bonus"]),
        )
    grid.add_row(text("acquire-score-sum", language), "", "", "", "", Text(str(score["total"]), style="bold"))
    if score["bonuses_counted"]:
        return grid
    return Group(grid, Text(text("acquire-score-hidden", language), style="dim"))
