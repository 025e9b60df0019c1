"""Makes the golden logs of Money anew: run it only when the rules version is raised on purpose.

python tests/golden/make_money.py
"""

import random
from collections.abc import Callable
from pathlib import Path

from openoutcry import Table

HERE = Path(__file__).parent / "money"


def at_random(seed: str) -> Callable[[Table, int], object]:
    chooser = random.Random(seed)
    return lambda table, seat: chooser.choice(table.legal(seat))


def always_keep(table: Table, seat: int) -> object:
    moves = table.legal(seat)
    return next((m for m in moves if m.text in ("done", "keep")), moves[0])


def play(table: Table, decide: Callable[[Table, int], object]) -> Table:
    while not table.over:
        seat = table.pending[-1]
        table.play(seat, decide(table, seat))  # type: ignore[arg-type]
    return table


def shared_win() -> Table:
    for number in range(5000):
        seed = f"shared {number}"
        table = play(Table("money", 3, seed), at_random(seed))
        if len(table.winners()) > 1:
            return table
    raise LookupError("no shared win found")


def main() -> None:
    HERE.mkdir(exist_ok=True)
    logs = {
        "three-players": play(Table("money", 3, "three"), at_random("three")),
        "four-players": play(Table("money", 4, "four", names=["Ann", "Боря", "Carla", "Dee"]), at_random("four")),
        "five-players-memory": play(Table("money", 5, "five", {"memory": True}), at_random("five")),
        "ended-by-ten-idle-rounds": play(Table("money", 4, "idle"), always_keep),
        "three-deals": play(Table("money", 4, "deals", {"deals": 3}), at_random("deals")),
        "changed-numbers": play(Table("money", 5, "numbers", {}, {"fee": 50, "lot_size": 3}), at_random("numbers")),
        "shared-win": shared_win(),
    }
    for name, table in logs.items():
        table.log.save(HERE / f"{name}.json")


if __name__ == "__main__":
    main()
