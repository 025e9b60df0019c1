"""How to win Exchange Watch, worked by the rules: every figure is what the table says."""

from typing import Any

from openoutcry.kernel.lesson import LEARNER, Example, Figures, Seen, table_of

Worked = tuple[Figures, list[dict[str, Any]]]


def _price(seen: Seen, company: str) -> int:
    return next(int(row["price"]) for row in table_of(seen)["chart"] if row["company"] == company)


def _trade(cards: tuple[int, int, int], bets: tuple[tuple[str, int], ...], **more: Any) -> dict[str, Any]:
    """Seat 0 trades SIGNAL; two cards lie open, the third is about to be."""
    rumours, analysis, news = cards
    seats: list[dict[str, Any]] = [{"bet": {"side": side, "multiplier": multiplier}} for side, multiplier in bets]
    seats[0]["shares"] = {"signal": 1}
    return {
        "game": "watch",
        "players": 3,
        "phase": "change",
        "circuit": 2,
        "die": 4,
        "offered": "signal",
        "seats": [*seats, *[{} for _ in range(3 - len(seats))]],
        "trading": {"rumours": {"open": rumours}, "analysis": {"open": analysis}, "news": {"deck": [news]}},
        **more,
    }


RISE, FALL = (6, 5, 4), (0, 1, 3)


def _faces(before: Seen, after: Seen) -> dict[str, Any]:
    opened = [e["face"] for e in after.events(LEARNER) if e["event"] == "face_opened"]
    faces = [*table_of(before)["trade"]["open"], *opened]
    return {"kind": "faces", "faces": [{"bulls": face["bulls"], "bears": face["bears"]} for face in faces]}


def _last(seen: Seen, name: str, **like: Any) -> dict[str, Any]:
    return [e for e in seen.events(LEARNER) if e["event"] == name and all(e[key] == like[key] for key in like)][-1]


def _bet(before: Seen, after: Seen) -> Worked:
    points = int(_last(after, "trade_settled")["difference"])
    paid = {seat: int(_last(after, "got", seat=seat)["amount"]) for seat in (0, 1)}
    bets = {bet["seat"]: int(bet["multiplier"]) for bet in table_of(before)["trade"]["bets"]}
    each = paid[0] // (points * bets[0])
    ways = [
        {"name": name, "count": bets[seat], "each": each * points, "total": paid[seat], "tone": "up"}
        for name, seat in (("high", 0), ("low", 1))
    ]
    return {"points": points, "each": each}, [_faces(before, after), {"kind": "ways", "ways": ways}]


def _rise(before: Seen, after: Seen) -> Worked:
    now, then = _price(before, "signal"), _price(after, "signal")
    return {"now": now, "then": then}, [_faces(before, after), {"kind": "arrow", "from": now, "to": then}]


def _lost(before: Seen, after: Seen) -> Worked:
    now, then = _price(before, "signal"), _price(after, "signal")
    return {"now": now, "then": then}, [_faces(before, after), {"kind": "arrow", "from": now, "to": then}]


def _status(before: Seen, _: Seen) -> Worked:
    rows = [
        {"name": row["status"], "cost": row["cost"], "own": row["own_limit"], "join": row["join_limit"]}
        for row in table_of(before)["statuses"]
    ]
    return {"cost": rows[1]["cost"], "now": rows[0]["own"], "next": rows[1]["own"]}, [
        {"kind": "statuses", "rows": rows}
    ]


def _die(before: Seen, _: Seen) -> Worked:
    rows = table_of(before)["purchases"]["shares"]
    near, far = (next(row for row in rows if row["steps"] == steps and row["price"] == 150) for steps in (0, 3))
    ways = [
        {"name": name, "count": 1, "each": row["cost"], "total": row["cost"], "tone": tone}
        for name, row, tone in (("near", near, "up"), ("far", far, "down"))
    ]
    step = next(row["surcharge"] for row in rows if row["steps"] == 1)
    return {"step": step}, [{"kind": "ways", "ways": ways}]


def _debt(_: Seen, after: Seen) -> Worked:
    lost = int(_last(after, "paid", seat=2)["amount"])
    left = int(table_of(after)["seats"][2]["cash"])
    return {"lost": lost, "loan": left + lost, "left": left}, [
        {"kind": "sum", "terms": [left + lost, -lost], "total": left}
    ]


BETS = (("rise", 5), ("rise", 2), ("fall", 2))
BUYING = {"game": "watch", "players": 3, "phase": "purchases", "die": 4, "seats": [{"cash": 1000}, {}, {}]}

EXAMPLES = (
    Example("rise", _trade(RISE, BETS), _rise, ((0, "pass"),)),
    Example("bet", _trade(RISE, BETS), _bet, ((0, "pass"),)),
    Example("lost", _trade(FALL, (("fall", 5),)), _lost, ((0, "pass"),)),
    Example("die", BUYING, _die),
    Example("status", BUYING, _status),
    Example("debt", _trade(RISE, BETS), _debt, ((0, "pass"),)),
)
