"""How to win Stockpile, worked by the rules: every figure is what the table says."""

from typing import Any

from openoutcry.games.stockpile.rules.state import EDITION
from openoutcry.kernel.lesson import LEARNER, Example, Figures, Seen, table_of

THOUSAND = 1000
LAST_ROUND = int(EDITION.numbers["rounds"].default[1])
Worked = tuple[Figures, list[dict[str, Any]]]


def _pairs(company: str, forecast: str) -> list[dict[str, str]]:
    """The pair the learner knows, and any others."""
    companies = ["computers", "epic", "automotive", "bank", "steel", "laboratories"]
    forecasts = ["+4", "+2", "-3", "-2", "+1", "$$"]
    companies.remove(company)
    forecasts.remove(forecast)
    others = zip(companies, forecasts, strict=True)
    return [{"company": c, "forecast": f} for c, f in [(company, forecast), *others]]


def _selling(company: str, forecast: str, held: int, **more: Any) -> dict[str, Any]:
    """The last seat is about to end the selling; then prices move."""
    other = "bank" if company != "bank" else "steel"
    return {
        "game": "stockpile",
        "players": 3,
        "phase": "selling",
        "at": 2,
        "pairs": _pairs(company, forecast),
        "cash": [20000] * 3,
        "portfolios": [{company: held}, {}, {other: 1}],
        **more,
    }


def _price(seen: Seen, company: str) -> int:
    return next(int(row["price"]) for row in table_of(seen)["companies"] if row["company"] == company) // THOUSAND


def _worth(seen: Seen) -> int:
    return int(table_of(seen)["worth"]["total"]) // THOUSAND


def _track(before: Seen, after: Seen, company: str) -> dict[str, Any]:
    row = next(row for row in table_of(before)["companies"] if row["company"] == company)
    cells = [int(price) // THOUSAND for price in row["track"]]
    return {
        "kind": "track",
        "of": company,
        "cells": cells,
        "from": _price(before, company),
        "to": _price(after, company),
    }


def _know(before: Seen, after: Seen) -> Worked:
    figures: Figures = {"now": _price(before, "computers"), "then": _price(after, "computers")}
    cards = {"kind": "cards", "cards": ["computers"]}
    return figures, [cards, _track(before, after, "computers")]


def _pay(before: Seen, _: Seen) -> Worked:
    pile = table_of(before)["piles"][0]
    pair = table_of(before)["pairs"][0]
    known = [card["card"] for card in pile["cards"]]
    rise = int(pair["forecast"])
    shares = [name for name in known if not name.startswith("fee")]
    worths = [_price(before, name) + (rise if name == pair["company"] else 0) for name in shares]
    fee = sum(pile["fees"]) // THOUSAND
    worth = sum(worths) - fee
    bids = [bid // THOUSAND for bid in table_of(before)["bid_track"][3:]]
    best = max(bid for bid in bids if bid < worth)
    ladder = {"kind": "ladder", "rows": [{"bid": bid, "gain": worth - bid} for bid in reversed(bids)]}
    total = {"kind": "sum", "terms": [*worths, -fee], "total": worth}
    return {"worth": worth, "best": best}, [{"kind": "cards", "cards": known}, total, ladder]


def _sell(before: Seen, after: Seen) -> Worked:
    count = table_of(before)["portfolio"]["bank"]
    figures: Figures = {"now": _worth(before), "then": _worth(after)}
    ways = [_way("now", count, _price(before, "bank"), ""), _way("keep", count, _price(after, "bank"), "down")]
    return figures, [{"kind": "ways", "ways": ways}, _track(before, after, "bank")]


def _way(name: str, count: int, price: int, tone: str) -> dict[str, Any]:
    return {"name": name, "count": count, "each": price, "total": count * price, "tone": tone}


def _split(before: Seen, after: Seen) -> Worked:
    line = next(line for line in table_of(after)["worth"]["lines"] if line["company"] == "epic")
    ways = [_way("before", 1, _price(before, "epic"), ""), _way("after", line["shares"], _price(after, "epic"), "up")]
    figures: Figures = {"now": _price(before, "epic"), "then": _price(after, "epic")}
    return figures, [{"kind": "ways", "ways": ways}, _track(before, after, "epic")]


def _bankrupt(before: Seen, after: Seen) -> Worked:
    count, price = table_of(before)["portfolio"]["steel"], _price(before, "steel")
    ways = [_way("before", count, price, ""), {**_way("gone", 0, 0, "down"), "total": _worth(after)}]
    return {"now": price, "again": _price(after, "steel")}, [{"kind": "ways", "ways": ways}]


def _dividend(before: Seen, after: Seen) -> Worked:
    paid = next(event for event in after.events(LEARNER) if event["event"] == "shown" and event["seat"] == LEARNER)
    each = int(paid["amount"]) // int(paid["count"])
    cards = {"kind": "cards", "cards": ["laboratories"] * paid["count"]}
    ways = [_way("shown", paid["count"], each, "up")]
    return {"each": each, "total": paid["amount"]}, [cards, {"kind": "ways", "ways": ways}]


def _most(before: Seen, after: Seen) -> Worked:
    won = next(
        event for event in after.events(LEARNER) if event["event"] == "majority" and event["company"] == "automotive"
    )
    held = [4, 3, 1]
    rows = [
        {"seat": seat, "count": count, "amount": won["amount"] if seat == won["seat"] else 0}
        for seat, count in enumerate(held)
    ]
    tied = int(EDITION.numbers["majority_tied"].default)
    return {"amount": won["amount"], "tied": tied}, [{"kind": "holders", "rows": rows}]


EXAMPLES = (
    Example("know", _selling("computers", "+4", 1), _know, ((2, "done"),)),
    Example(
        "pay",
        {
            "game": "stockpile",
            "players": 3,
            "phase": "demand",
            "pairs": _pairs("computers", "+4"),
            "piles": [
                {"card": "computers", "pile": 1, "up": True},
                {"card": "laboratories", "pile": 1, "up": True},
                {"card": "fee2000", "pile": 1, "up": True},
                {"card": "computers", "pile": 1, "up": False, "by": 0},
                {"card": "epic", "pile": 2, "up": True},
                {"card": "steel", "pile": 3, "up": True},
            ],
            "cash": [25000, 20000, 20000],
        },
        _pay,
    ),
    Example("sell", _selling("bank", "-2", 2), _sell, ((2, "done"),)),
    Example("split", _selling("epic", "+4", 1, spaces={"epic": 9}), _split, ((2, "done"),)),
    Example("bankrupt", _selling("steel", "-3", 3, spaces={"steel": 2}), _bankrupt, ((2, "done"),)),
    Example("dividend", _selling("laboratories", "$$", 3), _dividend, ((2, "done"), (0, "show 3"))),
    Example(
        "most",
        {
            **_selling("computers", "+4", 0, round=LAST_ROUND),
            "portfolios": [{"automotive": 4}, {"automotive": 3}, {"automotive": 1}],
        },
        _most,
        ((2, "done"), (0, "show 0"), (1, "show 0"), (2, "show 0")),
    ),
)
