"""The table of Money in a terminal."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from openoutcry.language import text

# One colour a currency; the name is always written too.
COLOURS = {
    "crown": "blue",
    "florin": "red",
    "ducat": "yellow",
    "thaler": "green",
    "guilder": "dark_orange",
    "real": "magenta",
    "dirham": "cyan",
    "silver": "white",
    "gold": "bright_yellow",
}


def draw_card(card: dict[str, Any], language: str) -> Text:
    """'Crown 20 №1' in the colour of its currency."""
    kind = text(f"money-kind-{card['kind']}", language)
    said = Text(f"{kind} ", style=f"bold {COLOURS[card['kind']]}")
    said.append(str(card["face"]), style="bold")
    said.append(f" №{card['card']}", style="dim")
    return said


def draw_cards(cards: Sequence[dict[str, Any]], language: str) -> RenderableType:
    """Cards side by side, as many as fit."""
    if not cards:
        return Text("—", style="dim")
    return Columns([draw_card(card, language) for card in cards], padding=(0, 3))


def draw(view: dict[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    table = view["table"]
    parts: list[RenderableType] = [draw_heading(table, language)]
    lots = Grid.grid(expand=True, padding=(0, 1))
    lots.add_column(ratio=1)
    lots.add_column(ratio=1)
    lots.add_row(
        *(
            Panel(draw_cards(table["lots"][side], language), title=text(f"money-lot-{side}", language))
            for side in table["lots"]
        )
    )
    parts.append(lots)
    parts.append(draw_seats(view, language, names))
    if view["seat"] is not None:
        hand = Group(draw_cards(table["hand"], language))
        parts.append(Panel(hand, title=text("money-your-hand", language), border_style="yellow"))
        if table["bid"]:
            parts.append(Panel(draw_cards(table["bid"], language), title=text("money-your-bid", language)))
        parts.append(Text(text("money-worth", language, total=table["score"]["total"]), style="bold"))
    return Group(*parts)


def draw_heading(table: dict[str, Any], language: str) -> RenderableType:
    """Deal, round, deck and what is out of the game."""
    said = text(
        "money-heading", language, deal=table["deal"], deals=table["deals"], round=table["round"], deck=table["deck"]
    )
    line = Text(said, style="bold")
    if table["final_round"]:
        line.append("  " + text("money-final-round", language), style="bold red")
    if table["removed"]:
        gone = ", ".join(text(f"money-kind-{kind}", language) for kind in table["removed"])
        line.append("  " + text("money-removed", language, kinds=gone), style="dim")
    return line


def draw_seats(view: dict[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """One row a player: cards, bid, what is known, points."""
    table = view["table"]
    grid = Grid(expand=True, box=None, pad_edge=False)
    for column in ("player", "cards", "bid", "points"):
        grid.add_column(text(f"money-column-{column}", language), justify="right" if column != "bid" else "left")
    for plate in table["seats"]:
        mark = "▶ " if plate["seat"] == table["actor"] else ("✓ " if plate["bid_finished"] else "  ")
        style = "bold yellow" if plate["seat"] == view["seat"] else "bold"
        bid: RenderableType = Text("")
        if plate.get("bid"):
            bid = Group(Text(str(plate["bid_sum"]), style="bold"), draw_cards(plate["bid"], language))
        elif plate.get("hand"):
            bid = draw_cards(plate["hand"], language)
        elif plate.get("known"):
            known = Text(text("money-known", language) + " ", style="dim")
            bid = Group(known, draw_cards(plate["known"], language))
        grid.add_row(Text(mark + names[plate["seat"]], style=style), str(plate["cards"]), bid, str(plate["points"]))
    return grid


def explain(view: dict[str, Any], language: str) -> RenderableType:
    """The sum behind the worth of the own cards, currency by currency."""
    grid = Grid(box=None, pad_edge=False)
    for column in ("kind", "bills", "fee", "bonus", "total", "clause"):
        grid.add_column(
            text(f"money-column-{column}", language), justify="left" if column in ("kind", "clause") else "right"
        )
    for line in view["table"]["score"]["lines"]:
        grid.add_row(
            Text(text(f"money-kind-{line['kind']}", language), style=COLOURS[line["kind"]]),
            str(line["bills"]),
            f"−{line['fee']}" if line["fee"] else "0",
            f"+{line['bonus']}" if line["bonus"] else "0",
            Text(str(line["total"]), style="bold"),
            ", ".join(line["clauses"]),
        )
    return grid
