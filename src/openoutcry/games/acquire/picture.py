"""The table of Acquire, drawn."""

from collections.abc import Sequence
from typing import Any

from openoutcry.sheet import BRASS, BRASS_WASH, DESK, HUES, INK, INK_2, INK_3, LINE, PAPER, PAPER_EDGE, Hue, Sheet

ORDER = ("red", "yellow", "green", "orange", "blue", "pink", "cyan")
CELL = 50
COLUMN_AT = {"size": 226, "price": 296, "bonus": 410, "left": 470}


def draw(sheet: Sheet, view: dict[str, Any], names: Sequence[str]) -> None:
    """The board, the corporations and the seats."""
    table = view["table"]
    hues = {row["corporation"]: HUES[hue] for row, hue in zip(table["corporations"], ORDER, strict=True)}
    draw_heading(sheet, table, names)
    draw_board(sheet, table, hues)
    draw_corporations(sheet, table, hues)
    draw_seats(sheet, view, hues, names)
    draw_below(sheet, view)


def draw_heading(sheet: Sheet, table: dict[str, Any], names: Sequence[str]) -> None:
    """Whose turn, what is asked, how far the game is."""
    if table["phase"] == "over":
        said = sheet.say("acquire-table-over", ending=sheet.say(f"acquire-ending-{table['ending']}"))
    else:
        said = sheet.say("acquire-table-turn", seat=names[table["actor"]])
        said += " – " + sheet.say(f"acquire-phase-{table['phase']}")
    said += " – " + sheet.say("acquire-table-bag", count=table["bag"])
    sheet.heading("acquire", said)


def draw_board(sheet: Sheet, table: dict[str, Any], hues: dict[str, Hue]) -> None:
    """Twelve by nine spaces; own tiles are brass, dead spaces crossed."""
    own = {tile["tile"] for tile in table.get("tiles", ())}
    sheet.pane(16, 64, 660, 520)
    for column in range(len(table["board"][0])):
        sheet.write(60 + column * CELL + (CELL - 4) / 2, 82, column + 1, 13, INK_3, anchor="mm")
    for row, marks in enumerate(table["board"]):
        sheet.write(40, 98 + row * CELL + CELL / 2, table["rows"][row], 14, INK_3, anchor="mm")
        for column, mark in enumerate(marks):
            x, y, tile = 60 + column * CELL, 98 + row * CELL, f"{column + 1}{table['rows'][row]}"
            draw_cell(sheet, x, y, tile, mark, table, hues, tile in own)


def draw_cell(
    sheet: Sheet, x: float, y: float, tile: str, mark: str, table: dict[str, Any], hues: dict[str, Hue], own: bool
) -> None:
    """One space."""
    edge, rim = (INK, 3) if tile == table["tile"] else (None, 1)
    size = CELL - 4
    if mark in table["letters"]:
        hue = hues[table["letters"][mark]]
        sheet.box(x, y, size, size, hue.fill, edge, 5, rim)
        sheet.write(x + size / 2, y + size / 2, mark, 20, hue.on, bold=True, anchor="mm")
        return
    fill, ink = (PAPER, INK) if mark == "o" else (BRASS_WASH, BRASS) if own else (DESK, INK_3)
    sheet.box(x, y, size, size, fill, edge or (BRASS if own else LINE if mark == "o" else None), 5, rim)
    sheet.write(x + size / 2, y + size / 2, tile, 13, ink, bold=own, anchor="mm")
    if mark == "x" or tile in table["dead"]:
        sheet.line(x + 8, y + 8, x + size - 8, y + size - 8, INK_3, 2)
        sheet.line(x + 8, y + size - 8, x + size - 8, y + 8, INK_3, 2)


def draw_corporations(sheet: Sheet, table: dict[str, Any], hues: dict[str, Hue]) -> None:
    """One row a corporation: size, price, bonuses, shares in the bank."""
    x, y, w = 688, 64, 496
    sheet.pane(x, y, w, 292)
    sheet.write(x + 14, y + 20, sheet.say("acquire-table-corporation"), 13, INK_3, bold=True)
    for column, at in COLUMN_AT.items():
        sheet.write(x + at, y + 20, sheet.say(f"acquire-table-{column}"), 13, INK_3, bold=True, anchor="rm")
    for i, row in enumerate(table["corporations"]):
        top = y + 54 + i * 35
        ink = INK if row["active"] else INK_3
        sheet.line(x + 12, top - 18, x + w - 12, top - 18)
        sheet.tag(x + 14, top - 12, row["corporation"][0].upper(), hues[row["corporation"]], 28)
        sheet.write(x + 52, top, sheet.say(f"acquire-corporation-{row['corporation']}"), 17, ink, bold=True)
        size = f"{row['size']}{'*' if row['safe'] else ''}" if row["active"] else "–"
        cells = {"size": size, "price": f"${row['price']}", "bonus": f"{row['majority']}/{row['minority']}"}
        for column, said in cells.items():
            sheet.write(x + COLUMN_AT[column], top, said if row["active"] else "–", 17, ink, anchor="rm")
        sheet.write(x + COLUMN_AT["left"], top, row["left"], 17, INK_2, anchor="rm")
    sheet.write(x + w - 14, y + 278, "* " + sheet.say("acquire-table-safe"), 11, INK_3, anchor="rm")


def draw_seats(sheet: Sheet, view: dict[str, Any], hues: dict[str, Hue], names: Sequence[str]) -> None:
    """Money, tiles in hand, shares."""
    table = view["table"]
    asked = [] if table["actor"] is None else [table["actor"]]
    title = " – ".join(sheet.say(f"acquire-table-{column}") for column in ("player", "money", "shares"))
    rooms = sheet.plates(688, 366, 496, 418, title, names, asked, view["seat"])
    for plate, (x, y, w, h) in zip(table["seats"], rooms, strict=True):
        money = f"${plate['money']:,}" if "money" in plate else sheet.say("acquire-table-hidden")
        sheet.write(x + w, y, money, 18, INK, bold=True, anchor="rm")
        tiles = f"{sheet.say('acquire-table-tiles')}: {plate['tiles']}"
        sheet.write(x + w - 110, y, tiles, 13, INK_3, anchor="rm")
        at = x
        for corporation, count in plate.get("shares", {}).items():
            sheet.tag(at, y + 13, f"{corporation[0].upper()} {count}", hues[corporation], 46, min(h - 36, 28))
            at += 52


def draw_below(sheet: Sheet, view: dict[str, Any]) -> None:
    """The own tiles and what they would do; for onlookers the prices by size and class."""
    table = view["table"]
    if view["seat"] is None:
        draw_prices(sheet, table)
        return
    sheet.pane(16, 596, 660, 188, sheet.say("acquire-table-hand"), BRASS)
    for i, tile in enumerate(table["tiles"]):
        x, y = 30 + i % 3 * 214, 626 + i // 3 * 78
        sheet.box(x, y, 206, 70, PAPER, PAPER_EDGE, 6)
        sheet.tag(x + 8, y + 11, tile["tile"], Hue(BRASS_WASH, INK), 50, 48, 18)
        sheet.paragraph(x + 68, y + 19, say_effect(sheet, tile), 132, 3)


def say_effect(sheet: Sheet, tile: dict[str, Any]) -> str:
    """'grows Hydra'."""
    survivors = tile.get("survivors", [])
    others = [name for name in tile.get("corporations", []) if len(survivors) != 1 or name not in survivors]
    message = "merge-tie" if len(survivors) > 1 else tile["does"]
    named, survivor = (
        ", ".join(sheet.say(f"acquire-corporation-{name}") for name in names) for names in (others, survivors)
    )
    return sheet.say(f"acquire-does-{message}", corporations=named, survivor=survivor)


def draw_prices(sheet: Sheet, table: dict[str, Any]) -> None:
    """What a share costs at each size; the steps corporations are on are lit in their colours."""
    sheet.pane(16, 596, 660, 188, sheet.say("acquire-table-price"))
    hues = [HUES[hue] for hue in ORDER]
    for i, step in enumerate(table["prices"]):
        x = 34 + i * 70
        many = f"{step['least']}-{step['most']}" if step["most"] else f"{step['least']}+"
        sheet.write(x + 30, 640, str(step["least"]) if step["most"] == step["least"] else many, 14, INK_3, anchor="mm")
        for row, (rank, price) in enumerate(step["price"].items()):
            y = 654 + row * 40
            there = [
                hue
                for plate, hue in zip(table["corporations"], hues, strict=True)
                if plate["class"] == rank and plate["active"] and plate["price"] == price
            ]
            sheet.box(x, y, 62, 34, PAPER if there else DESK, None, 5)
            for n, hue in enumerate(there):
                sheet.box(x + 62 * n / len(there), y, 62 / len(there), 34, hue.fill, None, 5)
            sheet.write(x + 31, y + 17, price, 15, there[0].on if there else INK_2, bold=bool(there), anchor="mm")
