"""Makes the golden logs of Exchange Watch anew: run it only when its rules or its edition change on purpose.

python tests/golden/make_watch.py
"""

import random
from collections.abc import Callable
from pathlib import Path

from openoutcry import Table
from openoutcry.bots import choose
from openoutcry.table.rematch import rematch

HERE = Path(__file__).parent / "watch"
NAMES = ["Ann", "Боря", "Carla", "Dee"]


def play(table: Table, seed: str, level: str = "house") -> Table:
    """To the end; at random, seats that may pay Debt back take part."""
    chooser = random.Random(seed)
    while not table.over:
        seat = chooser.choice(table.pending + table.optional)
        table.play(seat, choose(table.game, table.hidden(seat), seat, f"{seed} {table.number}", level))
    return table


def first(name: str, players: int, fits: Callable[[Table], bool], level: str = "house", names: bool = False) -> Table:
    """The first game of a row of seeds that ended as wanted."""
    for number in range(2000):
        seed = f"{name} {number}"
        table = play(Table("watch", players, seed, names=NAMES[:players] if names else ()), seed, level)
        if fits(table):
            return table
    raise LookupError(name)


def ending(table: Table) -> str:
    said: str = table.view(None)["table"]["ending"]
    return said


def debtor_would_have_won(table: Table) -> bool:
    """Cash and shares of a debtor are the most, but Debt takes the win away."""
    worth = [plate["worth"] for plate in table.view(None)["table"]["seats"]]
    gross = [w["cash"] + w["shares"] for w in worth]
    richest = gross.index(max(gross))
    return gross.count(max(gross)) == 1 and worth[richest]["debt"] < 0 and richest not in table.winners()


def main() -> None:
    HERE.mkdir(exist_ok=True)
    money = first("money", 4, lambda t: ending(t) == "money", names=True)
    following = rematch(money, money.winners()[0], {"debt": 2000}, seed="rematch")
    second = play(following, "rematch")
    third = rematch(second, second.winners()[0], {"join_limit": [5, 5, 10, 20]}, seed="rematch again")
    logs = {
        "ended-by-money": money,
        "ended-by-the-last-event": first("events", 3, lambda t: ending(t) == "events"),
        "debtor-would-have-won": first("debtor", 5, debtor_would_have_won, "random"),
        "rematch-with-a-changed-rule": second,
        "second-rematch-with-two-changes": play(third, "third"),
        "six-players-at-random": first("six", 6, lambda t: True, "random"),
    }
    for name, table in logs.items():
        table.log.save(HERE / f"{name}.json")


if __name__ == "__main__":
    main()
