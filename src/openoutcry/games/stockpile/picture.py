"""The table of Stockpile, drawn."""

from collections.abc import Sequence
from typing import Any

from openoutcry.sheet import BRASS, DESK, DOWN, HUES, INK, INK_2, INK_3, LINE, PAPER, PAPER_EDGE, UP, Hue, Sheet

LOOKS = {
    "automotive": ("red", "AA"),
    "bank": ("green", "BB"),
    "computers": ("violet", "CC"),
    "epic": ("yellow", "EE"),
    "steel": ("steel", "SS"),
    "laboratories": ("cyan", "LL"),
}
FEE, UNSEEN = Hue(DOWN, "#ffffff"), Hue("#0e4438", "#fbf8ee")


def look(card: str | None) -> tuple[Hue, str]:
    """How a card looks: its colour and its letters."""
    if card is None:
        return UNSEEN, "?"
    if card in LOOKS:
        return HUES[LOOKS[card][0]], LOOKS[card][1]
    if card.startswith("fee"):
        return FEE, f"-{int(card[3:]) // 1000}k"
    return (Hue(UP, "#ffffff"), "UP") if card == "boom" else (Hue(BRASS, "#ffffff"), "DN")


def draw(sheet: Sheet, view: dict[str, Any], names: Sequence[str]) -> None:
    """The prices, the forecasts, the stockpiles, the seats, the own portfolio."""
    table = view["table"]
    said = sheet.say(
        "stockpile-heading",
        round=table["round"],
        rounds=table["rounds"],
        phase=sheet.say(f"stockpile-ask-{table['ask'] or 'over'}"),
        deck=table["deck"],
    )
    sheet.heading("stockpile", said)
    draw_prices(sheet, table)
    draw_pairs(sheet, table, names)
    draw_piles(sheet, table, names)
    draw_seats(sheet, view, names)


def draw_prices(sheet: Sheet, table: dict[str, Any]) -> None:
    """A track a company, its price lit."""
    sheet.pane(16, 64, 720, 268, sheet.say("stockpile-column-price"))
    for i, row in enumerate(table["companies"]):
        y = 94 + i * 39
        hue, letters = look(row["company"])
        sheet.tag(28, y, letters, hue, 40, 32, 16)
        sheet.write(78, y + 16, sheet.say(f"stockpile-company-{row['company']}"), 14, width=144)
        for space, price in enumerate(row["track"], 1):
            x, here = 226 + (space - 1) * 50, space == row["space"]
            sheet.box(x, y, 46, 32, hue.fill if here else DESK, BRASS if space in row["pays"] else None, 5, 2)
            ink = hue.on if here else INK_3
            sheet.write(x + 23, y + 16, f"{price // 1000}k", 17 if here else 13, ink, bold=here, anchor="mm")


def draw_pairs(sheet: Sheet, table: dict[str, Any], names: Sequence[str]) -> None:
    """Company and forecast of every pair; backs where this viewer has not seen one."""
    sheet.pane(16, 342, 720, 140, sheet.say("stockpile-pairs"))
    for i, pair in enumerate(table["pairs"]):
        x, y = 30 + i * 116, 370
        sheet.box(x, y, 108, 84, PAPER, BRASS if pair["open"] else PAPER_EDGE, 6, 2 if pair["open"] else 1)
        if pair["company"] is None:
            sheet.back(x + 8, y + 8, 44, 66)
            sheet.back(x + 56, y + 8, 44, 66)
        else:
            hue, letters = look(pair["company"])
            sheet.tag(x + 8, y + 8, letters, hue, 44, 66, 18)
            ink = DOWN if pair["forecast"].startswith("-") else UP
            sheet.write(x + 78, y + 41, pair["forecast"], 22, ink, bold=True, anchor="mm")
        if pair["owner"] is not None:
            sheet.write(x + 54, y + 97, names[pair["owner"]], 12, INK_3, anchor="mm", width=108)


def draw_piles(sheet: Sheet, table: dict[str, Any], names: Sequence[str]) -> None:
    """The stockpiles with their cards and the bid on each."""
    count = len(table["piles"])
    each = (720 - 28) / count
    sheet.pane(16, 492, 720, 292, sheet.say("stockpile-column-pile"))
    for i, pile in enumerate(table["piles"]):
        x, y = 30 + i * each, 522
        sheet.box(x, y, each - 8, 248, DESK, LINE, 8)
        for n, card in enumerate(pile["cards"]):
            hue, letters = look(card["card"])
            at_x, at_y = x + 8 + n % 2 * 58, y + 10 + n // 2 * 52
            if not card["up"]:
                sheet.box(at_x - 3, at_y - 3, 58, 52, UNSEEN.fill, None, 7)
            sheet.tag(at_x, at_y, letters, hue, 52, 46, 17)
        if pile["bid"]:
            bid = pile["bid"]
            sheet.box(x + 4, y + 204, each - 16, 40, PAPER, BRASS, 6, 2)
            sheet.write(x + each / 2 - 4, y + 216, f"${bid['amount']:,}", 16, bold=True, anchor="mm")
            sheet.write(x + each / 2 - 4, y + 234, names[bid["seat"]], 12, INK_2, anchor="mm", width=each - 20)


def draw_seats(sheet: Sheet, view: dict[str, Any], names: Sequence[str]) -> None:
    """Cash, cards, split shares and open fees; the own portfolio under them."""
    table, own = view["table"], view["seat"] is not None
    asked = [] if table["turn"] is None or table["phase"] == "over" else [table["turn"]]
    title = f"{sheet.say('stockpile-column-player')} – {sheet.say('stockpile-column-cash')}"
    rooms = sheet.plates(748, 64, 436, 540 if own else 720, title, names, asked, view["seat"])
    for plate, (x, y, w, h) in zip(table["seats"], rooms, strict=True):
        sheet.write(x + w, y, f"${plate['cash']:,}", 18, INK, bold=True, anchor="rm")
        said = f"{sheet.say('stockpile-column-cards')}: {plate['cards']}"
        sheet.write(x, y + 23, said, 14, INK_2)
        sheet.fan(x, y + h - 56, plate["cards"], w)
        at = x + 110
        for company, count in plate["split"].items():
            hue, letters = look(company)
            sheet.tag(at, y + 12, f"{letters} {count}", hue, 46)
            at += 50
        for fee in plate["fees"]:
            sheet.tag(at, y + 12, f"-{fee // 1000}k", FEE, 38)
            at += 42
        investors = ", ".join(sheet.say(f"stockpile-investor-{name}") for name in plate["investors"])
        if investors:
            sheet.write(x + 120, y, investors, 13, INK_3, width=w - 220)
    if own:
        draw_own(sheet, table)


def draw_own(sheet: Sheet, table: dict[str, Any]) -> None:
    """The own portfolio, and supply cards not put yet."""
    sheet.pane(748, 614, 436, 170, sheet.say("stockpile-your-portfolio"), BRASS)
    at = 762.0
    for card, count in table["portfolio"].items():
        hue, letters = look(card)
        sheet.tag(at, 646, letters, hue, 44, 44, 16)
        sheet.write(at + 22, 704, f"x{count}", 16, bold=True, anchor="mm")
        at += 50
    for i, card in enumerate(table["supply"]):
        hue, letters = look(card if isinstance(card, str) else card["card"])
        sheet.tag(762 + i * 50, 728, letters, hue, 44, 44, 16)
    sheet.write(1170, 760, f"${table['worth']['total']:,}", 18, UP, bold=True, anchor="rm")
