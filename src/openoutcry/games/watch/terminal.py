"""The table of Exchange Watch in a terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from openoutcry.games.watch.rules.state import HIGHEST
from openoutcry.games.watch.words import say_card, say_company, say_effect, say_event, say_face
from openoutcry.language import text

# One colour a sector, in the order of the die; the name is always written too.
COLOURS = ("blue", "dark_orange", "white", "cyan", "yellow", "magenta")
BARS = "▁▂▃▄▅▆▇█"
SHOWN_CANDLES = 16


def draw(view: dict[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    table = view["table"]
    parts: list[RenderableType] = [draw_heading(table, language)]
    if table["event"]:
        parts.append(draw_event(table["event"], language))
    parts.append(draw_chart(view, language, names))
    parts.append(draw_seats(view, language, names))
    if "trade" in table:
        parts.append(draw_trade(table["trade"], language, names))
    if table.get("hand"):
        parts.append(draw_hand(table["hand"], language))
    return Group(*parts)


def draw_heading(table: dict[str, Any], language: str) -> RenderableType:
    """Turn, phase, die, goal, events to come."""
    phase = text(f"watch-phase-{table['phase']}", language)
    line = Text(text("watch-table-turn", language, turn=table["turn"], phase=phase), style="bold")
    if table["die"]:
        line.append("  " + text("watch-table-die", language, die=table["die"]), style="bold yellow")
    line.append("  " + text("watch-table-goal", language, goal=table["goal"]), style="dim")
    line.append("  " + text("watch-table-events", language, left=table["events_left"]), style="dim")
    if table["reconstructed"]:
        line.append("\n" + text("watch-reconstructed", language), style="dim italic")
    return line


def draw_event(event: dict[str, Any], language: str) -> RenderableType:
    """The event in play: its text and its lists."""
    said = Text(say_effect(event["effect"], event["with"], language))
    for part, style in (("pays", "yellow"), ("up", "green"), ("down", "red")):
        companies = ", ".join(say_company(company, language) for company in event[part])
        said.append("\n" + text(f"watch-table-{part}", language) + ": ", style="dim")
        said.append(companies, style=style)
    title = text("watch-table-event", language, event=say_event(event["event"], language))
    return Panel(said, title=title, border_style="yellow")


def draw_candles(candles: Sequence[dict[str, Any]]) -> Text:
    """The last turns as bars: green where the price rose, red where it fell."""
    line = Text()
    for candle in candles[-SHOWN_CANDLES:]:
        bar = BARS[min(candle["close"] * len(BARS) // HIGHEST, len(BARS) - 1)]
        change = candle["close"] - candle["open"]
        line.append(bar, style="green" if change > 0 else "red" if change < 0 else "dim")
    return line


def colour(number: int) -> str:
    """The colour of a sector by its number."""
    return COLOURS[(number - 1) % len(COLOURS)]


def draw_chart(view: dict[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """Every company: price, candles, what is left, today's cost, who owns how much."""
    table = view["table"]
    costs = {row["company"]: row for row in table.get("purchases", {}).get("shares", [])}
    grid = Grid(box=None, pad_edge=False)
    for name in ("company", "price", "chart", "left", *(["cost"] if costs else [])):
        grid.add_column(
            text(f"watch-table-{name}", language), justify="left" if name in ("company", "chart") else "right"
        )
    for name in names:
        grid.add_column(name, justify="right")
    for row in table["chart"]:
        number = Text(f"{row['number']} ", style="dim")
        style = colour(row["number"]) if row["class"] == "blue" else f"italic {colour(row['number'])}"
        cells: list[RenderableType] = [
            number.append(say_company(row["company"], language), style=style),
            Text(str(row["price"]), style="bold"),
            draw_candles(row["candles"]),
            str(row["left"]),
        ]
        if costs:
            cost = costs[row["company"]]
            cells.append(Text(str(cost["cost"]), style="dim" if cost["why_not"] else "bold green"))
        for plate in table["seats"]:
            owned = plate["shares"].get(row["company"], 0)
            cells.append(Text(str(owned) if owned else "·", style="bold" if owned else "dim"))
        grid.add_row(*cells)
    return grid


def draw_seats(view: dict[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """One row a player: money, Debt, status, cards, bet, worth."""
    table = view["table"]
    grid = Grid(expand=True, box=None, pad_edge=False)
    for name in ("player", "cash", "debt", "status", "cards", "bet", "worth"):
        left = name in ("player", "status", "bet")
        grid.add_column(text(f"watch-table-{name}", language), justify="left" if left else "right")
    for plate in table["seats"]:
        mark = "▶ " if plate["seat"] == table["asked"] else "  "
        who = Text(mark + names[plate["seat"]], style="bold yellow" if plate["seat"] == view["seat"] else "bold")
        if plate["seat"] == table["active"]:
            who.append(" ●", style="yellow")
        if plate["frozen"]:
            who.append(" " + text("watch-table-frozen", language), style="cyan")
        bet = Text("")
        if plate["bet"]:
            side = plate["bet"]["side"]
            bet = Text(text(f"watch-side-{side}", language), style="green" if side == "rise" else "red")
            bet.append(f" x{plate['bet']['multiplier']}", style="bold")
        grid.add_row(
            who,
            Text(str(plate["cash"]), style="bold"),
            Text(str(plate["debts"]) if plate["debts"] else "·", style="red" if plate["debts"] else "dim"),
            text(f"watch-status-{plate['status']}", language),
            f"{plate['inside']}/{plate['greenmail']}",
            bet,
            Text(str(plate["worth"]["total"]), style="bold" if plate["worth"]["can_win"] else "red"),
        )
    return grid


def draw_trade(trade: dict[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """The open cards, the ways it can end, and what every bet would bring at each."""
    parts: list[RenderableType] = []
    for face in (*trade["open"], *trade.get("peeked", [])):
        line = Text(say_face(face, language))
        if face["pile"] == "rumours" and trade["turned"]:
            line.append(f" ({text('watch-table-turned', language)})", style="bold red")
        parts.append(line)
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(text("watch-table-outcome", language))
    for end in trade["outcomes"]:
        style = "green" if end["difference"] > 0 else "red" if end["difference"] < 0 else "dim"
        grid.add_column(Text(f"{end['difference']:+d}" if end["difference"] else "0", style=style), justify="right")
    grid.add_row(
        text("watch-table-ways", language), *(f"{100 * end['ways'] / end['of']:.0f}%" for end in trade["outcomes"])
    )
    for bet in trade["bets"]:
        grid.add_row(Text(names[bet["seat"]] + " " + say_bet(bet, language), style="bold"), *say_pays(bet["pays"]))
    for bet in trade.get("possible", []):
        if bet["allowed"]:
            grid.add_row(say_bet(bet, language), *say_pays(bet["pays"]))
    parts.append(grid)
    if "limit" in trade:
        parts.append(Text(text("watch-table-limit", language, limit=trade["limit"]["limit"]), style="dim"))
    if trade.get("change_cost"):
        parts.append(Text(text("watch-table-change", language, cost=trade["change_cost"]), style="dim"))
    company = say_company(trade["company"], language)
    title = text("watch-table-trade", language, company=company, seat=names[trade["by"]])
    return Panel(Group(*parts), title=title, border_style="cyan")


def say_bet(bet: dict[str, Any], language: str) -> str:
    """'rise x5'."""
    return f"{text('watch-side-' + bet['side'], language)} x{bet['multiplier']}"


def say_pays(amounts: Sequence[int]) -> list[Text]:
    """What a bet brings at each outcome."""
    return [Text(f"{a:+d}" if a else "0", style="green" if a > 0 else "red" if a < 0 else "dim") for a in amounts]


def draw_hand(hand: Sequence[dict[str, Any]], language: str) -> RenderableType:
    """The own cards, when they are played and what they do."""
    grid = Grid(box=None, show_header=False, pad_edge=False)
    for card in hand:
        style = "bold green" if card["deck"] == "inside" else "bold red"
        grid.add_row(
            Text(say_card(card["card"], language), style=style),
            Text(text(f"watch-moment-{card['moment']}", language), style="dim"),
            say_effect(card["effect"], card["with"], language),
        )
    return Panel(grid, title=text("watch-table-hand", language), border_style="yellow")


def explain(view: dict[str, Any], language: str) -> RenderableType:
    """The sum behind the worth of every player (WAT-7.3)."""
    grid = Grid(box=None, pad_edge=False)
    for name in ("player", "cash", "shares", "debt", "worth"):
        grid.add_column(text(f"watch-table-{name}", language), justify="right")
    for plate in view["table"]["seats"]:
        worth = plate["worth"]
        cells = [str(worth[part]) for part in ("cash", "shares", "debt")]
        grid.add_row(str(plate["seat"]), *cells, Text(str(worth["total"]), style="bold"))
    return grid
