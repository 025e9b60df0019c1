"""The table of Stockpile in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from openoutcry.language import text

# One colour a company; the name is always written too.
COLOURS = {
    "automotive": "red",
    "bank": "green",
    "computers": "cyan",
    "epic": "yellow",
    "steel": "blue",
    "laboratories": "magenta",
    "boom": "bright_green",
    "bust": "bright_red",
}


def draw_company(company: str, language: str) -> Text:
    """A company's name in its colour."""
    return Text(text(f"stockpile-company-{company}", language), style=f"bold {COLOURS[company]}")


def draw_card(card: str | None, language: str) -> Text:
    """A market card: a company, Boom, Bust, a fee, or a back."""
    if card is None:
        return Text("▒▒▒", style="dim")
    if card.startswith("fee"):
        return Text(text("stockpile-card-fee", language, amount=int(card[3:])), style="bold white on red")
    if card in ("boom", "bust"):
        return Text(text(f"stockpile-card-{card}", language), style=f"bold {COLOURS[card]}")
    return draw_company(card, language)


def money(amount: int, language: str) -> str:
    """An amount as the language writes it."""
    return text("stockpile-money", language, amount=amount)


def draw(view: dict[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    table = view["table"]
    heading = text(
        "stockpile-heading",
        language,
        round=table["round"],
        rounds=table["rounds"],
        phase=text(f"stockpile-ask-{table['ask'] or 'over'}", language),
        deck=table["deck"],
    )
    parts: list[RenderableType] = [Text(heading, style="bold")]
    if table["claim"]:
        company = text(f"stockpile-company-{table['claim']['company']}", language)
        said = text("stockpile-showing", language, company=company, amount=table["claim"]["a_share"])
        parts.append(Text(said, style="bold bright_green"))
    parts.append(draw_companies(view, language, names))
    if any(pile["cards"] or pile["bid"] for pile in table["piles"]):
        parts.append(draw_piles(table, language, names))
    parts.append(draw_seats(view, language, names))
    if view["seat"] is not None:
        parts.extend(draw_own(table, language))
    return Group(*parts)


def draw_companies(view: dict[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """Prices on their tracks, the forecasts this player knows, the own shares."""
    table = view["table"]
    grid = Grid(expand=True, box=None, pad_edge=False)
    for column in ("company", "price", "track", "forecast", "own"):
        right = column in ("price", "own")
        grid.add_column(text(f"stockpile-column-{column}", language), justify="right" if right else "left")
    split = table["seats"][view["seat"]]["split"] if view["seat"] is not None else {}
    for row in table["companies"]:
        name = row["company"]
        own = str(table.get("portfolio", {}).get(name, "")) + (f" ×2:{split[name]}" if name in split else "")
        grid.add_row(
            draw_company(name, language),
            Text(money(row["price"], language), style="bold"),
            draw_track(row),
            draw_forecast(table, name, names),
            own,
        )
    return grid


def draw_track(row: Mapping[str, Any]) -> Text:
    """The track in thousands: the price marked, the octagon in angle brackets, spaces that pay with a $."""
    said = Text()
    for space, value in enumerate(row["track"], 1):
        mark = f"{value // 1000}" + ("$" if space in row["pays"] else "")
        if space == row["octagon"]:
            mark = f"⟨{mark}⟩"
        said.append(mark, style=f"bold reverse {COLOURS[row['company']]}" if space == row["space"] else "dim")
        said.append(" ")
    return said


def draw_forecast(table: Mapping[str, Any], company: str, names: Sequence[str]) -> Text:
    """The forecast of a company where it is known, with whose pair it is; else, by the aid, what is possible."""
    for pair in table["pairs"]:
        if pair["company"] == company:
            style = "bold green" if pair["forecast"].startswith("+") else "bold red"
            said = Text(pair["forecast"], style="bold bright_yellow" if pair["forecast"] == "$$" else style)
            if pair["owner"] is not None and not pair["open"]:
                said.append(f" ({names[pair['owner']]})", style="dim")
            return said
    if "aid" in table and table["pairs"]:
        return Text(" ".join(table["aid"]["forecasts"][company]), style="dim")
    return Text("?", style="dim")


def draw_piles(table: Mapping[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """The stockpiles side by side, with the token on each track."""
    panels = []
    for pile in table["piles"]:
        lines: list[RenderableType] = []
        for card in pile["cards"]:
            line = Text(f"{card['number']:>2} ", style="dim")
            line.append_text(draw_card(card["card"], language))
            if not card["up"]:
                line.append(f" ↓{names[card['by']]}" if card["by"] is not None else " ↓", style="dim")
            lines.append(line)
        if pile["bid"]:
            bid = Text(
                f"{names[pile['bid']['seat']]} {money(pile['bid']['amount'], language)}", style="bold bright_white"
            )
        else:
            bid = Text(text("stockpile-no-bid", language), style="dim")
        title = f"{text('stockpile-column-pile', language)} {pile['pile']}"
        panels.append(Panel(Group(*lines, bid), title=title, border_style="yellow" if pile["bid"] else "white"))
    return Columns(panels, equal=True, expand=True)


def draw_counts(counts: Mapping[str, int], language: str) -> Text:
    """'2 × Epic Electric, …' in colours."""
    said = Text()
    for name, count in counts.items():
        if said:
            said.append(", ")
        said.append(f"{count} × ")
        said.append_text(draw_card(name, language))
    return said if said else Text("—", style="dim")


def draw_seats(view: dict[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """One row a player: money, portfolio, split portfolio, fees, investors."""
    table = view["table"]
    known = {p["seat"]: p["at_least"] for p in table.get("aid", {}).get("portfolios", [])}
    grid = Grid(expand=True, box=None, pad_edge=False)
    for column in ("player", "cash", "portfolio", "split", "fees", "investors"):
        grid.add_column(text(f"stockpile-column-{column}", language), justify="right" if column == "cash" else "left")
    for plate in table["seats"]:
        seat = plate["seat"]
        mark = "▶ " if seat == table["turn"] else ("✓ " if plate["drafted"] else "  ")
        first = " ①" if seat == table["first"] else ""
        style = "bold yellow" if seat == view["seat"] else "bold"
        portfolio = Text(str(plate["cards"]))
        if plate.get("portfolio"):
            portfolio = draw_counts(plate["portfolio"], language)
        elif known.get(seat):
            portfolio.append(f" {text('stockpile-known', language)} ", style="dim")
            portfolio.append_text(draw_counts(known[seat], language))
        cash = money(plate["cash"], language)
        if plate["committed"]:
            cash += f" (−{money(plate['committed'], language)})"
        grid.add_row(
            Text(mark + names[seat] + first, style=style),
            cash,
            portfolio,
            draw_counts(plate["split"], language),
            ", ".join(money(fee, language) for fee in plate["fees"]),
            ", ".join(text(f"stockpile-investor-{name}", language) for name in plate["investors"]),
        )
    return grid


def draw_own(table: Mapping[str, Any], language: str) -> list[RenderableType]:
    """What only this player sees: supply cards, portfolio, investors to choose from."""
    parts: list[RenderableType] = []
    if table["supply"]:
        cards = Columns([draw_card(card, language) for card in table["supply"]], padding=(0, 4))
        parts.append(Panel(cards, title=text("stockpile-your-supply", language), border_style="yellow"))
    if table["phase"] == "draft":
        lines = Text()
        for name in table["dealt_investors"]:
            lines.append(text(f"stockpile-investor-{name}", language), style="bold")
            lines.append(f" ({name}): " + text(f"stockpile-investor-{name}-about", language) + "\n")
        parts.append(Panel(lines, title=text("stockpile-your-investors", language), border_style="yellow"))
    own = draw_counts(table["portfolio"], language)
    parts.append(Panel(own, title=text("stockpile-your-portfolio", language), border_style="yellow"))
    parts.append(Text(text("stockpile-worth", language, total=table["worth"]["total"]), style="bold"))
    return parts


def explain(view: dict[str, Any], language: str) -> RenderableType:
    """The sum behind the worth of the own shares, company by company."""
    grid = Grid(box=None, pad_edge=False)
    for column in ("company", "shares", "price", "more", "total", "clause"):
        right = column not in ("company", "clause")
        grid.add_column(text(f"stockpile-column-{column}", language), justify="right" if right else "left")
    for line in view["table"]["worth"]["lines"]:
        grid.add_row(
            draw_company(line["company"], language),
            str(line["shares"]),
            money(line["price"], language),
            money(line["more"], language) if line["more"] else "",
            Text(money(line["total"], language), style="bold"),
            ", ".join(line["clauses"]),
        )
    return grid
