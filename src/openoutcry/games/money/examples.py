"""How to win Money, worked by the rules: every figure is what the table says."""

from typing import Any

from openoutcry.games.money.lesson import OUT, deck_but
from openoutcry.games.money.rules.state import EDITION
from openoutcry.kernel.lesson import Example, Figures, Seen, table_of

Worked = tuple[Figures, list[dict[str, Any]]]
EXEMPT = int(EDITION.numbers["exempt"].default)


def _holding(*cards: int) -> dict[str, Any]:
    """The learner holds these cards; the others hold one each."""
    return {
        "game": "money",
        "players": 3,
        "phase": "bid",
        "removed": list(OUT),
        "hands": [list(cards), [57], [60]],
        "deck": deck_but(*cards, 57, 60),
    }


def _line(seen: Seen, kind: str) -> dict[str, Any]:
    found: dict[str, Any] = next(line for line in table_of(seen)["score"]["lines"] if line["kind"] == kind)
    return found


def _notes(seen: Seen) -> dict[str, Any]:
    return {"kind": "notes", "cards": table_of(seen)["hand"]}


def _sum(line: dict[str, Any]) -> dict[str, Any]:
    parts = [line["bills"], -line["fee"], line["bonus"]]
    return {"kind": "sum", "terms": [part for part in parts if part], "total": line["total"]}


def _fee(before: Seen, _: Seen) -> Worked:
    line = _line(before, "ducat")
    return {"free": EXEMPT, "fee": line["fee"]}, [_notes(before), _sum(line)]


def _whole(before: Seen, _: Seen) -> Worked:
    line = _line(before, "crown")
    return {"free": EXEMPT, "bills": line["bills"]}, [_notes(before), _sum(line)]


def _triple(before: Seen, _: Seen) -> Worked:
    line = _line(before, "crown")
    return {"bonus": line["bonus"]}, [_notes(before), _sum(line)]


def _coins(before: Seen, _: Seen) -> Worked:
    line = _line(before, "gold")
    each = line["bills"] // line["cards"]
    figures: Figures = {"each": each, "count": line["cards"], "bonus": line["bonus"]}
    return figures, [_notes(before), _sum(line)]


def _bid(_: Seen, after: Seen) -> Worked:
    rows = [{"seat": plate["seat"], "count": plate["bid_sum"], "amount": 0} for plate in table_of(after)["seats"]]
    return {"first": rows[0]["count"]}, [{"kind": "holders", "rows": rows}]


EXAMPLES = (
    Example("fee", _holding(33, 71, 17, 7), _fee),
    Example("whole", _holding(66, 39, 70, 8, 1), _whole),
    Example("triple", _holding(66, 39, 8, 32, 40), _triple),
    Example("coins", _holding(11, 26, 30), _coins),
    Example(
        "bid",
        {
            **_holding(4, 10, 66),
            "hands": [[4, 10, 66], [50, 19], [17, 38]],
            "deck": deck_but(4, 10, 66, 50, 19, 17, 38),
        },
        _bid,
        ((0, "bid #4 #10"), (1, "bid #50"), (2, "bid #17")),
    ),
)
