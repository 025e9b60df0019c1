"""How to win Acquire, worked by the rules: every figure is what the table says."""

from typing import Any

from openoutcry.games.acquire.lesson import LESSON, board_of, corporation_of, rest_of
from openoutcry.games.acquire.rules.state import EDITION
from openoutcry.kernel.lesson import LEARNER, Example, Figures, Seen, table_of

Worked = tuple[Figures, list[dict[str, Any]]]
SACKSON = ("3c", "4c")
QUANTUM = ("6c", "7c", "8c")
MET = {**dict.fromkeys(SACKSON, "S"), **dict.fromkeys(QUANTUM, "Q")}


def _merging(**more: Any) -> dict[str, Any]:
    return {
        "game": "acquire",
        "players": 3,
        "phase": "play",
        "turn": 0,
        "board": board_of(MET),
        "hands": [["5c"], [], []],
        "shares": [{"sackson": 4}, {"sackson": 1, "quantum": 3}, {"sackson": 2, "quantum": 1}],
        "bag": rest_of(*MET, "5c"),
        **more,
    }


def _way(name: str, count: int, each: int, tone: str = "") -> dict[str, Any]:
    return {"name": name, "count": count, "each": each, "total": count * each, "tone": tone}


def _early(before: Seen, _: Seen) -> Worked:
    rows = table_of(before)["prices"]
    small, large, most = rows[0], rows[4], int(EDITION.numbers["buys_a_turn"].default)
    ways = [_way("early", most, small["price"]["low"], "up"), _way("late", most, large["price"]["low"], "down")]
    figures: Figures = {"small": small["least"], "large": large["least"], "most": most}
    return figures, [{"kind": "ways", "ways": ways}]


def _bonus(before: Seen, after: Seen) -> Worked:
    paid = {
        e["holder"] if "holder" in e else e["seat"]: int(e["amount"])
        for e in after.events(LEARNER)
        if e["event"] == "bonus_paid"
    }
    rows = [
        {"seat": plate["seat"], "count": plate["shares"].get("sackson", 0), "amount": paid.get(plate["seat"], 0)}
        for plate in table_of(before)["seats"]
    ]
    figures: Figures = {"first": max(paid.values()), "second": min(paid.values())}
    board = {
        "kind": "board",
        "rows": table_of(before)["board"][1:4],
        "letters": table_of(before)["letters"],
        "tile": "5c",
    }
    return figures, [board, {"kind": "holders", "rows": rows}]


def _trade(before: Seen, after: Seen) -> Worked:
    merger = table_of(after)["merger"]
    survivor = corporation_of(after, merger["survivor"])
    size = survivor["size"] + corporation_of(after, merger["defunct"])["size"] + 1
    rows = table_of(after)["prices"]
    worth = next(row["price"][survivor["class"]] for row in rows if row["most"] is None or size <= row["most"])
    held, each = merger["held"], merger["trade_in"]
    ways = [_way("sell", held, merger["price"]), _way("trade", held // each, worth, "up")]
    return {"each": each, "held": held}, [{"kind": "ways", "ways": ways}]


def _safe(before: Seen, _: Seen) -> Worked:
    safe, end = (int(EDITION.numbers[name].default) for name in ("safe_size", "end_size"))
    rows = [{"least": row["least"], "most": row["most"], **row["price"]} for row in table_of(before)["prices"]]
    return {"safe": safe, "end": end}, [{"kind": "prices", "rows": rows, "safe": safe}]


EXAMPLES = (
    Example("early", LESSON.position, _early),
    Example("bonus", _merging(), _bonus, ((0, "play 5c"),)),
    Example("trade", _merging(), _trade, ((0, "play 5c"),)),
    Example("safe", LESSON.position, _safe),
)
