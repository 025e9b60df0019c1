"""Short positions: name the cards that matter, the rest lies in the deck."""

from typing import Any

from openoutcry import Table

# Serial numbers by kind, in the order 20 20 20 30 30 30 40 50 60 (coins: six of a kind).
CROWN = [1, 21, 65, 8, 32, 40, 70, 39, 66]
FLORIN = [57, 60, 64, 9, 16, 58, 38, 4, 36]
DUCAT = [10, 14, 69, 7, 46, 75, 17, 71, 33]
THALER = [12, 18, 56, 13, 34, 67, 19, 73, 50]
GUILDER = [3, 43, 48, 20, 63, 68, 37, 29, 31]
REAL = [2, 53, 61, 25, 51, 55, 44, 28, 23]
DIRHAM = [42, 47, 52, 15, 24, 72, 41, 22, 27]
SILVER = [5, 6, 35, 49, 59, 74]
GOLD = [11, 26, 30, 45, 54, 62]
NAMES = {
    "crown": CROWN,
    "florin": FLORIN,
    "ducat": DUCAT,
    "thaler": THALER,
    "guilder": GUILDER,
    "real": REAL,
    "dirham": DIRHAM,
}


def lay(players: int = 3, deck: list[int] | None = None, **given: Any) -> Table:
    """A table of Money in the given position; cards not named are put under the deck."""
    removed = given.setdefault("removed", ["real", "dirham"][: 5 - players])
    used = {serial for name in removed for serial in NAMES[name]}
    for key in ("left", "right"):
        used.update(given.get(key, []))
    for key in ("hands", "bids"):
        for cards in given.get(key, []):
            used.update(cards)
    top = deck or []
    rest = [serial for serial in range(1, 76) if serial not in used and serial not in top]
    return Table.from_position({"game": "money", "players": players, "deck": top + rest, **given})


def seen(table: Table, seat: int | None, name: str) -> list[dict[str, Any]]:
    """The events of one kind the seat saw."""
    return [event for event in table.events(seat) if event["event"] == name]


def serials(cards: list[dict[str, Any]]) -> set[int]:
    return {card["card"] for card in cards}
