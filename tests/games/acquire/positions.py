"""Short positions: name the tiles that matter, the rest lies in the bag."""

from typing import Any

from openoutcry import Table

EMPTY = "." * 12


def board(*rows: str) -> list[str]:
    """Nine rows; those not given are empty, short ones are filled up."""
    return [row.ljust(12, ".") for row in [*rows, *[EMPTY] * (9 - len(rows))]]


def lay(players: int = 3, rows: tuple[str, ...] = (), **given: Any) -> Table:
    """A table of Acquire in the given position; seat 0 is to move."""
    if rows:
        given["board"] = board(*rows)
    hands = given.pop("hand", None)
    if hands is not None:
        given["hands"] = [hands, *[[] for _ in range(players - 1)]]
    return Table.from_position({"game": "acquire", "players": players, **given})


def seen(table: Table, name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of one kind the seat saw, without their kind."""
    found = [event for event in table.events(seat) if event["event"] == name]
    return [{key: value for key, value in event.items() if key != "event"} for event in found]


def corporation(table: Table, name: str) -> dict[str, Any]:
    """What the view says of a corporation."""
    return next(c for c in table.view(None)["table"]["corporations"] if c["corporation"] == name)


def texts(table: Table, seat: int) -> list[str]:
    return [move.text for move in table.legal(seat)]


def say(table: Table, *moves: tuple[int, str]) -> Table:
    """Play moves, seat by seat."""
    for seat, move in moves:
        table.play(seat, move)
    return table


def money(table: Table) -> list[int]:
    return table.position()["money"]


def shares(table: Table, seat: int) -> dict[str, int]:
    return table.position()["shares"][seat]
