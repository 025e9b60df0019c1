"""Positions of Exchange Watch in a few lines."""

from collections.abc import Callable
from typing import Any

import pytest

from openoutcry import Table

KEY = {"key": "5a" * 32, "drawn": 0}


def lay(step: str = "purchases", seats: list[dict[str, Any]] | None = None, players: int = 3, **more: Any) -> Table:
    """A table at a step; seat 0 is active, the die shows 5 (Gas)."""
    plates = [dict(plate) for plate in seats or []] + [{} for _ in range(players - len(seats or []))]
    return Table.from_position(
        {"game": "watch", "players": players, "phase": step, "die": 5, "seats": plates, "chance": KEY, **more}
    )


def lay_trade(
    step: str = "bet",
    seats: list[dict[str, Any]] | None = None,
    cards: tuple[int, int, int] = (6, 5, 4),
    company: str = "signal",
    **more: Any,
) -> Table:
    """A trade of seat 0 with the given Rumours, Technical analysis and News cards, open as far as the step says."""
    is_open = {"bet": 1, "change": 2, "payout": 3}[step]
    trading: dict[str, Any] = {}
    for i, (name, card) in enumerate(zip(("rumours", "analysis", "news"), cards, strict=True)):
        trading[name] = {"open": card} if i < is_open else {"deck": [card]}
    plates = [dict(plate) for plate in seats or [{}]]
    plates[0].setdefault("shares", {company: 1})
    return lay(step, plates, trading=trading, offered=company, **more)


@pytest.fixture
def at() -> Callable[..., Table]:
    return lay


@pytest.fixture
def trade() -> Callable[..., Table]:
    return lay_trade


@pytest.fixture
def seen() -> Callable[..., list[dict[str, Any]]]:
    """The events of some name a seat saw."""

    def find(table: Table, name: str, seat: int | None = None) -> list[dict[str, Any]]:
        return [event for event in table.events(seat) if event["event"] == name]

    return find


@pytest.fixture
def plate() -> Callable[[Table, int], dict[str, Any]]:
    """What lies before a seat."""
    return lambda table, seat: table.view(None)["table"]["seats"][seat]


@pytest.fixture
def price() -> Callable[[Table, str], int]:
    def find(table: Table, company: str) -> int:
        return next(row["price"] for row in table.view(None)["table"]["chart"] if row["company"] == company)

    return find


@pytest.fixture
def bank() -> Callable[[Table], int]:
    """What the bank took in less what it gave."""
    return lambda table: int(table.hidden(None)[0].bank)


@pytest.fixture
def refused() -> Callable[[Table, int, str], str | None]:
    """The code of the refusal of a move, None if it may be played."""

    def ask(table: Table, seat: int, said: str) -> str | None:
        error = table.why_not(seat, said)
        return None if error is None else error.code.removeprefix("watch-refused-")

    return ask
