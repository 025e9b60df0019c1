"""The table of Exchange Watch, drawn."""

from collections.abc import Sequence
from typing import Any

from openoutcry.games.watch.words import say_card, say_event
from openoutcry.sheet import BRASS, DOWN, HUES, INK, INK_2, INK_3, LANGUAGE, LINE, PAPER, PAPER_EDGE, UP, Hue, Sheet

SECTORS = {"banks": "blue", "oil": "steel", "metals": "brown", "it": "violet", "gas": "cyan", "retail": "pink"}
CANDLES = 14  # turns the chart shows
INSIDE, GREENMAIL = Hue(UP, "#ffffff"), Hue(DOWN, "#ffffff")


def draw(sheet: Sheet, view: dict[str, Any], names: Sequence[str]) -> None:
    """The chart with a candle a turn, the trade, the seats, the own cards."""
    table = view["table"]
    phase = sheet.say(f"watch-phase-{table['phase']}")
    parts = [
        sheet.say("watch-table-turn", turn=table["turn"], phase=phase),
        sheet.say("watch-table-goal", goal=table["goal"]),
        sheet.say("watch-table-events", left=table["events_left"]),
    ]
    sheet.heading("watch", " – ".join(parts))
    draw_chart(sheet, table, names)
    draw_seats(sheet, view, names)
    draw_below(sheet, view, names)


def draw_chart(sheet: Sheet, table: dict[str, Any], names: Sequence[str]) -> None:
    """Every company: price, the last turns, what is left, who owns how much."""
    sheet.pane(16, 64, 724, 576)
    highest = max([candle["high"] for row in table["chart"] for candle in row["candles"]], default=1)
    for at, column, anchor in ((58, "company", "lm"), (254, "price", "rm"), (272, "chart", "lm"), (508, "left", "rm")):
        sheet.write(16 + at - 16, 84, sheet.say(f"watch-table-{column}"), 13, INK_3, bold=True, anchor=anchor)
    for seat in range(len(names)):
        sheet.write(546 + seat * 32, 84, seat, 13, INK_3, bold=True, anchor="mm")
    for i, row in enumerate(table["chart"]):
        draw_company(sheet, row, 98 + i * 30, highest, [plate["shares"] for plate in table["seats"]])


def draw_company(sheet: Sheet, row: dict[str, Any], y: float, highest: int, shares: Sequence[dict[str, int]]) -> None:
    """One row of the chart."""
    hue = HUES[SECTORS[row["sector"]]]
    sheet.line(28, y, 728, y)
    sheet.tag(28, y + 4, str(row["number"]), hue, 24, 22)
    name = sheet.say(f"watch-company-{row['company']}")
    sheet.write(60, y + 15, name, 15, INK if row["class"] == "blue" else INK_2, width=140)
    sheet.write(254, y + 15, row["price"], 17, INK, bold=True, anchor="rm")
    for i, candle in enumerate(row["candles"][-CANDLES:]):
        draw_candle(sheet, 274 + i * 14, y + 3, 24, candle, highest)
    sheet.write(508, y + 15, row["left"], 15, INK_2, anchor="rm")
    for seat, held in enumerate(shares):
        count = held.get(row["company"], 0)
        if count:
            sheet.tag(534 + seat * 32, y + 4, str(count), hue, 24, 22)
        else:
            sheet.write(546 + seat * 32, y + 15, "·", 15, INK_3, anchor="mm")


def draw_candle(sheet: Sheet, x: float, y: float, h: float, candle: dict[str, int], highest: int) -> None:
    """One turn of one company: green where the price rose, red where it fell."""

    def at(price: int) -> float:
        return y + h - h * price / highest

    opened, closed = candle["open"], candle["close"]
    ink = UP if closed > opened else DOWN if closed < opened else INK_3
    sheet.line(x + 4, at(candle["high"]), x + 4, at(candle["low"]), ink)
    top = at(max(opened, closed))
    sheet.box(x, top, 9, max(at(min(opened, closed)) - top, 2), ink, None, 1)


def draw_seats(sheet: Sheet, view: dict[str, Any], names: Sequence[str]) -> None:
    """Money, debts, status, cards, bet, worth."""
    table = view["table"]
    asked = [] if table["asked"] is None else [table["asked"]]
    title = f"{sheet.say('watch-table-player')} – {sheet.say('watch-table-cash')} – {sheet.say('watch-table-worth')}"
    rooms = sheet.plates(752, 64, 432, 576, title, names, asked, view["seat"])
    for plate, (x, y, w, _) in zip(table["seats"], rooms, strict=True):
        sheet.write(x + w, y, f"{plate['cash']:,}", 18, INK, bold=True, anchor="rm")
        worth = plate["worth"]
        sheet.write(x + w, y + 23, f"{worth['total']:,}", 15, INK_2 if worth["can_win"] else DOWN, anchor="rm")
        sheet.write(x, y + 23, sheet.say(f"watch-status-{plate['status']}"), 14, INK_2)
        sheet.tag(x + 96, y + 13, str(plate["inside"]), INSIDE, 24, 20, 13)
        sheet.tag(x + 124, y + 13, str(plate["greenmail"]), GREENMAIL, 24, 20, 13)
        if plate["debts"]:
            said = f"{sheet.say('watch-table-debt')} {plate['debts']}"
            sheet.write(x + 160, y + 23, said, 14, DOWN, bold=True)
        if plate["bet"]:
            side = plate["bet"]["side"]
            said = f"{sheet.say('watch-side-' + side)} x{plate['bet']['multiplier']}"
            sheet.write(x + 250, y + 23, said, 15, UP if side == "rise" else DOWN, bold=True)
        if plate["seat"] == table["active"]:
            sheet.box(x + 150, y - 5, 10, 10, BRASS, None, 5)


def draw_below(sheet: Sheet, view: dict[str, Any], names: Sequence[str]) -> None:
    """The trade or the event, and the own cards."""
    table = view["table"]
    own = view["seat"] is not None
    width = 576 if own else 1168
    trade, event = table.get("trade"), table["event"]
    if trade:
        company = sheet.say(f"watch-company-{trade['company']}")
        sheet.pane(16, 650, width, 134, sheet.say("watch-table-trade", company=company, seat=names[trade["by"]]))
        for i, face in enumerate(trade["open"]):
            x = 30 + i * 150
            sheet.box(x, 688, 140, 82, PAPER, PAPER_EDGE, 6)
            sheet.write(x + 70, 704, sheet.say(f"watch-pile-{face['pile']}"), 13, INK_3, anchor="mm")
            sheet.write(x + 42, 738, f"+{face['bulls']}", 26, UP, bold=True, anchor="mm")
            sheet.write(x + 98, 738, f"-{face['bears']}", 26, DOWN, bold=True, anchor="mm")
    else:
        title = sheet.say("watch-table-event", event=say_event(event["event"], LANGUAGE)) if event else ""
        sheet.pane(16, 650, width, 134, title, LINE)
        for i, part in enumerate(("pays", "up", "down") if event else ()):
            said = ", ".join(sheet.say(f"watch-company-{name}") for name in event[part])
            ink = {"pays": INK, "up": UP, "down": DOWN}[part]
            sheet.write(30, 694 + i * 26, f"{sheet.say(f'watch-table-{part}')}: {said}", 14, ink, width=width - 40)
    if own:
        sheet.pane(602, 650, 582, 134, sheet.say("watch-table-hand"), BRASS)
        step = min(112.0, 554 / max(len(table["hand"]), 1))
        for i, card in enumerate(table["hand"]):
            left, hue = 616 + i * step, INSIDE if card["deck"] == "inside" else GREENMAIL
            sheet.box(left, 684, 106, 88, PAPER, PAPER_EDGE, 6)
            sheet.box(left + 4, 688, 98, 10, hue.fill, None, 4)
            for n, word in enumerate(say_card(card["card"], LANGUAGE).split()[:3]):
                sheet.write(left + 53, 714 + n * 18, word, 14, anchor="mm", width=96)
