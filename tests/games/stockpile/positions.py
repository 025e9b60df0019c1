"""Short positions of Stockpile: name what matters, the rest lies in the deck."""

import random
import re
from typing import Any

from openoutcry import Table

COMPANIES = ["automotive", "bank", "computers", "epic", "steel", "laboratories"]
FORECASTS = ["-3", "-2", "+1", "+2", "+4", "$$"]
CHANCE = {"key": "5e" * 32, "drawn": 0}  # where the future must be the same every time


def lay(players: int = 3, options: dict[str, Any] | None = None, **given: Any) -> Table:
    """A table in the given position; 20,000 each unless said otherwise."""
    given.setdefault("cash", [20000] * players)
    numbers = given.pop("numbers", {})
    return Table.from_position(
        {"game": "stockpile", "players": players, "options": options or {}, "numbers": numbers, **given}
    )


def pairs(*said: str) -> list[dict[str, str]]:
    """'epic+4', 'bank$$'…: the first pairs; the other companies follow with the other forecasts."""
    found = [re.fullmatch(r"([a-z]+)([-+$].*)", word) for word in said]
    named = [(match[1], match[2]) for match in found if match]
    assert len(named) == len(said)
    companies = [c for c in COMPANIES if c not in dict(named)]
    forecasts = [f for f in FORECASTS if f not in dict(named).values()]
    return [{"company": c, "forecast": f} for c, f in [*named, *zip(companies, forecasts, strict=True)]]


def table_of(table: Table, seat: int | None = None) -> dict[str, Any]:
    """What lies on the table, as the seat sees it."""
    return table.view(seat)["table"]


def prices(table: Table) -> dict[str, int]:
    return {row["company"]: row["price"] for row in table_of(table)["companies"]}


def spaces(table: Table) -> dict[str, int]:
    return {row["company"]: row["space"] for row in table_of(table)["companies"]}


def cash(table: Table) -> list[int]:
    return [plate["cash"] for plate in table_of(table)["seats"]]


def seen(table: Table, seat: int | None, name: str) -> list[dict[str, Any]]:
    """The events of one kind the seat saw."""
    return [event for event in table.events(seat) if event["event"] == name]


def by_round(table: Table, seat: int | None, name: str) -> list[list[dict[str, Any]]]:
    """The events of one kind the seat saw, round by round."""
    rounds: list[list[dict[str, Any]]] = []
    for event in table.events(seat):
        if event["event"] == "round_begins":
            rounds.append([])
        elif event["event"] == name:
            rounds[-1].append(event)
    return rounds


def play_on(table: Table, rounds: int = 99, seed: int = 1) -> Table:
    """Random moves until that round has begun, or to the end."""
    chooser = random.Random(seed)
    while not table.over and table_of(table)["round"] < rounds:
        seat = chooser.choice(table.pending)
        table.play(seat, chooser.choice(table.legal(seat)))
    return table


def show(table: Table, *answers: tuple[int, ...]) -> Table:
    """Answer while shares are being shown: by seat (ordinary, split), 0 where nothing is said."""
    wanted = {seat: (ordinary, split) for seat, ordinary, split in answers}
    while not table.over and table_of(table)["ask"] in ("show", "show_split"):
        seat = table.pending[0]
        ordinary, split = wanted.get(seat, (0, 0))
        asked_split = table_of(table)["ask"] == "show_split"
        table.play(seat, {"move": "show", "split": split} if asked_split else {"move": "show", "count": ordinary})
    return table


def movement(players: int = 3, said: tuple[str, ...] = (), **given: Any) -> Table:
    """The last seat of the turn order ends the selling phase, and prices start to move by the pairs."""
    last = (given.get("first", 0) - 1) % players
    portfolios = [dict(p) for p in given.pop("portfolios", [{}] * players)]
    portfolios[last].setdefault("laboratories", 1)
    table = lay(players, phase="selling", at=players - 1, pairs=pairs(*said), portfolios=portfolios, **given)
    table.play(last, "done")
    return table


def action(players: int = 3, **given: Any) -> Table:
    """Seat 0 is in its action turn with one Boom and one Bust, unless said otherwise; the last seat can sell."""
    portfolios = given.pop("portfolios", [{"boom": 1, "bust": 1}, *[{}] * (players - 1)])
    portfolios = [dict(p) for p in portfolios]
    portfolios[-1].setdefault("laboratories", 1)
    return lay(players, phase="action", portfolios=portfolios, **given)


def demand(players: int = 3, **given: Any) -> Table:
    """Seat 0 is to bid first; one open card in every stockpile unless said otherwise."""
    count = 4 if players == 2 else players
    given.setdefault("piles", [{"card": COMPANIES[i], "pile": i + 1} for i in range(count)])
    return lay(players, phase="demand", **given)


def with_investors(*kept: str) -> dict[str, Any]:
    """Options and kept investors of a game in which seat 0 plays the first, and so on."""
    return {"options": {"investors": True}, "kept": [name.split() for name in kept]}


def bidders(table: Table) -> list[tuple[int, int] | None]:
    """Seat and amount of the token on every track."""
    return [(pile["bid"]["seat"], pile["bid"]["amount"]) if pile["bid"] else None for pile in table_of(table)["piles"]]


def all_cards(table: Table) -> dict[str, int]:
    """Every market card, wherever it is, counted by kind from the position."""
    position = table.position()
    counts: dict[str, int] = {}
    lists = [position["deck"], [c["card"] for c in position["piles"]], *position["hands"]]
    for cards in lists:
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
    fees = [{f"fee{amount}": n for amount, n in held.items()} for held in position["fees"]]
    for held in [position["discard"], *position["portfolios"], *position["split"], *fees]:
        for card, n in held.items():
            counts[card] = counts.get(card, 0) + n
    return counts
