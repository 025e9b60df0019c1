"""The table of Money, drawn."""

from collections.abc import Sequence
from typing import Any

from openoutcry.sheet import BRASS, HUES, INK, INK_2, INK_3, UP, Sheet

LOOKS = {
    "crown": "blue",
    "florin": "red",
    "ducat": "yellow",
    "thaler": "green",
    "guilder": "orange",
    "real": "violet",
    "dirham": "teal",
    "silver": "silver",
    "gold": "gold",
}
CARD, GAP = 54, 60


def draw(sheet: Sheet, view: dict[str, Any], names: Sequence[str]) -> None:
    """The lots, the bids and hands of the seats, the own cards."""
    table = view["table"]
    heading = {part: table[part] for part in ("deal", "deals", "round", "deck")}
    note = sheet.say("money-final-round") if table["final_round"] and table["phase"] != "over" else ""
    sheet.heading("money", sheet.say("money-heading", **heading), note)
    for i, (side, cards) in enumerate(table["lots"].items()):
        sheet.pane(16 + i * 590, 64, 578, 128, sheet.say(f"money-lot-{side}"))
        draw_cards(sheet, 30 + i * 590, 98, cards, 550)
    own = view["seat"] is not None
    draw_seats(sheet, view, names, 204, 404 if own else 580)
    if own:
        sheet.pane(16, 620, 1168, 164, sheet.say("money-your-hand"), BRASS)
        end = draw_cards(sheet, 30, 658, table["hand"], 700 if table["bid"] else 1000)
        if table["bid"]:
            sheet.write(end + 24, 638, sheet.say("money-your-bid").upper(), 13, INK_3, bold=True)
            draw_cards(sheet, end + 24, 658, table["bid"], 960 - end)
        total = f"{sheet.say('money-column-total')} {table['score']['total']}"
        sheet.write(1170, 764, total, 18, UP, bold=True, anchor="rm")


def draw_cards(sheet: Sheet, x: float, y: float, cards: Sequence[dict[str, Any]], width: float) -> float:
    """Cards side by side, closer together where there are many. Returns where they end."""
    step = min(GAP, (width - CARD) / max(len(cards) - 1, 1))
    for i, card in enumerate(sorted(cards, key=lambda c: (list(LOOKS).index(c["kind"]), -c["face"]))):
        kind = sheet.say(f"money-kind-{card['kind']}")
        sheet.card(x + i * step, y, HUES[LOOKS[card["kind"]]], str(card["face"]), kind)
    return x + max(len(cards) - 1, 0) * step + CARD


def draw_seats(sheet: Sheet, view: dict[str, Any], names: Sequence[str], y: float, h: float) -> None:
    """Cards, points, and what lies open before each seat; a bid that is not shown yet is a back."""
    table = view["table"]
    bidding = [p["seat"] for p in table["seats"] if not p["bid_finished"]] if table["phase"] == "bid" else []
    asked = bidding if table["actor"] is None else [table["actor"]]
    rooms = sheet.plates(16, y, 1168, h, sheet.say("money-column-player"), names, asked, view["seat"])
    for plate, (x, top, w, height) in zip(table["seats"], rooms, strict=True):
        counts = f"{sheet.say('money-column-cards')} {plate['cards']}"
        sheet.write(x, top + 20, counts, 14, INK_2)
        sheet.write(x, top + 38, f"{sheet.say('money-column-points')} {plate['points']}", 14, INK_2)
        shown = plate.get("bid") or plate.get("hand") or plate.get("known") or []
        middle = top - 17 + (height - 74) / 2
        unseen = plate["cards"] - len(shown)
        end = draw_cards(sheet, x + 150, middle, shown, w - (460 if unseen else 250)) if shown else x + 138
        sheet.fan(end + 12, middle + 22, unseen, min(340, x + w - 110 - end))
        if table["phase"] == "bid" and plate["bid_finished"]:
            sheet.back(x + w - 54, middle)
        elif plate.get("bid"):
            said = f"{sheet.say('money-column-bid')} {plate['bid_sum']}"
            sheet.write(x + w, top + 20, said, 18, INK, bold=True, anchor="rm")
