"""The first lesson of Money: a bid, and the swap that makes a currency pay."""

from typing import Any

from openoutcry.games.money.rules.state import EDITION
from openoutcry.kernel.lesson import CALL, Answer, Beat, Figures, Lesson, Question, Seen, table_of

# Cards by the serial numbers printed on them.
HANDS = (
    (66, 8, 32, 4, 10, 5),  # crowns 60 30 30, florin 50, ducat 20, silver
    (50, 19, 3, 20, 9, 11),  # thalers 60 40, guilders 20 30, florin 30, gold
    (37, 36, 38, 14, 17, 6),  # guilder 40, florins 60 40, ducats 20 40, silver
)
LEFT = (39, 40, 12, 26)  # crowns 50 30, thaler 20, gold
RIGHT = (29, 13, 7, 35)  # guilder 50, thaler 30, ducat 30, silver
OUT = ("real", "dirham")
OUT_CARDS = (2, 53, 61, 25, 51, 55, 44, 28, 23, 42, 47, 52, 15, 24, 72, 41, 22, 27)
CARDS = range(1, 76)


def deck_but(*placed: int) -> list[int]:
    """The cards of a deal that lie nowhere else."""
    return [card for card in CARDS if card not in {*placed, *OUT_CARDS}]


DEAL = {
    "game": "money",
    "players": 3,
    "phase": "bid",
    "removed": list(OUT),
    "left": list(LEFT),
    "right": list(RIGHT),
    "hands": [list(hand) for hand in HANDS],
    "deck": deck_but(*LEFT, *RIGHT, *(card for hand in HANDS for card in hand)),
}
DUCATS = (33, 71, 17, 7)  # 60 50 40 30
EXEMPT = int(EDITION.numbers["exempt"].default)
TRIPLE = 30  # the face of which the learner gets three alike


def _line(score: dict[str, Any], kind: str) -> dict[str, Any]:
    found: dict[str, Any] = next(line for line in score["lines"] if line["kind"] == kind)
    return found


def _faces(cards: list[dict[str, Any]]) -> int:
    return sum(int(card["face"]) for card in cards)


def _crowns(seen: Seen) -> Figures:
    line = _line(table_of(seen)["score"], "crown")
    whole = table_of(seen)["score"]["total"]
    return {"bills": line["bills"], "fee": line["fee"], "total": line["total"], "free": EXEMPT, "whole": whole}


def _lot(seen: Seen) -> Figures:
    table = table_of(seen)
    more = [card for card in table["lots"]["left"] if card["kind"] == "crown"]
    held = _line(table["score"], "crown")["bills"]
    return {"count": len(more), "now": held, "then": held + _faces(more)}


def _offer(seen: Seen) -> Figures:
    offered = [int(card["face"]) for card in table_of(seen)["hand"] if card["kind"] in ("florin", "ducat")]
    return {"first": max(offered), "second": min(offered), "sum": sum(offered)}


def _bids(seen: Seen) -> Figures:
    return {
        name: plate["bid_sum"]
        for name, plate in zip(("mine", "onehas", "twohas"), table_of(seen)["seats"], strict=True)
    }


def _triple(seen: Seen) -> Figures:
    """What the Crowns would score with the lot, asked of the rules."""
    line = _line(table_of(seen)["after"]["left"], "crown")
    return {"face": TRIPLE, "bonus": line["bonus"], "total": line["total"]}


def _lots(seen: Seen) -> Figures:
    return {side: _faces(cards) for side, cards in table_of(seen)["lots"].items()}


def _filled(seen: Seen) -> Figures:
    table = table_of(seen)
    return {"each": len(table["lots"]["left"]), "deck": table["deck"]}


def _total(seen: Seen) -> Figures:
    score = table_of(seen)["score"]
    parts = {kind: _line(score, kind)["total"] for kind in ("crown", "gold", "silver")}
    return {"now": score["total"], **parts}


def _ducats(seen: Seen) -> Figures:
    line = _line(table_of(seen)["score"], "ducat")
    bills, fee = line["bills"], line["fee"]
    return {
        "bills": bills,
        "fee": fee,
        "free": EXEMPT,
        "missing": EXEMPT - bills,
        "plain": bills,
        "right": line["total"],
        "much": bills + fee,
    }


LESSON = Lesson(
    minutes=3,
    position=DEAL,
    beats=(
        Beat("crowns", "sheet-crown", figures=_crowns),
        Beat("lot", "lot-left", presses=("lot-left",), figures=_lot),
        Beat("offer", "hand", presses=("note-4", "note-10"), figures=_offer),
        Beat(
            "lay",
            "slip",
            others=((1, "bid #50"), (2, "bid #17")),
            act={"move": "bid", "cards": [4, 10]},
            presses=(CALL,),
            figures=_offer,
        ),
        Beat("bids", "opponents", figures=_bids),
        Beat("triple", "sheet-crown", figures=_triple),
        Beat("swap", "lot-left", act="swap left", presses=("lot-left", CALL)),
        Beat("lies", "lot-left", figures=_lots),
        Beat(
            "right",
            "lot-right",
            others=((1, "swap right"),),
            recall={"bid": ("bids", "onehas"), "lot": ("lies", "right")},
        ),
        Beat(
            "left",
            "lot-left",
            others=((2, "swap left"),),
            recall={"bid": ("bids", "twohas"), "lot": ("lies", "left")},
        ),
        Beat("deck", "deck, lot-left", figures=_filled),
        Beat("total", "sheet-crown", figures=_total, recall={"before": ("crowns", "whole")}),
    ),
    question=Question(
        position={
            "game": "money",
            "players": 3,
            "phase": "bid",
            "removed": list(OUT),
            "hands": [list(DUCATS), [1], [21]],
            "deck": deck_but(*DUCATS, 1, 21),
        },
        answers=(Answer("plain"), Answer("right", right=True), Answer("much")),
        figures=_ducats,
    ),
)
