"""Makes the golden logs of Acquire anew: whole games that show every ending, every tie and every option.

python -m tests.golden.acquire.make_logs, in a checkout. Needed only when the rules version changes.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from openoutcry import Table

FOLDER = Path(__file__).parent
KEY = {"key": "ac" * 32, "drawn": 0}


def finish(table: Table, luck: str, announce: bool = True) -> Table:
    """Random play to the end; without announcements if not wanted."""
    chooser = random.Random(luck)
    while not table.over:
        seat = table.pending[0]
        moves = [move for move in table.legal(seat) if announce or move.text != "end"]
        table.play(seat, chooser.choice(moves))
    return table


def events(table: Table, name: str) -> list[dict[str, Any]]:
    return [event for event in table.events(None) if event["event"] == name]


def search(name: str, players: int, wanted: Callable[[Table], bool], announce: bool = True, **options: Any) -> None:
    """The first seed whose random game is as wanted."""
    for number in range(400):
        seed = f"golden {name} {number}"
        table = finish(Table("acquire", players, seed, options), seed, announce)
        if wanted(table):
            table.log.save(FOLDER / f"{name}.json")
            print(name, number, table.number, table.scores())
            return
    raise SystemExit(f"no game for {name}")


def from_position(name: str, moves: list[tuple[int, str]], announce: bool = True, **given: Any) -> None:
    """A position, some moves, and random play from there."""
    table = Table.from_position({"game": "acquire", "chance": KEY, "bag": "shuffled", **given})
    for seat, move in moves:
        table.play(seat, move)
    finish(table, name, announce)
    table.log.save(FOLDER / f"{name}.json")
    print(name, table.number, table.scores())


def ending(table: Table) -> str:
    return str(table.view(None)["table"]["ending"])


def sizes(table: Table) -> list[int]:
    return [c["size"] for c in table.view(None)["table"]["corporations"] if c["active"]]


def ranks(table: Table) -> set[str]:
    return {event["rank"] for event in events(table, "bonus_paid")}


def rows(*drawn: str) -> list[str]:
    return [row.ljust(12, ".") for row in [*drawn, *[""] * (9 - len(drawn))]]


CROSS = rows("", "....H", "....H", "....H", ".ZZZ.FFF", "....S", "....S")


def main() -> None:
    """All of them."""
    search("end-by-41-tiles", 4, lambda t: ending(t) == "announced" and max(sizes(t)) >= 41 and min(sizes(t)) < 11)
    search("end-all-safe", 4, lambda t: ending(t) == "announced" and 11 <= min(sizes(t)) <= max(sizes(t)) < 41)
    search("end-no-tiles", 3, lambda t: ending(t) == "no_tiles", announce=False)
    from_position(
        "end-no-moves",
        [(0, "play 9e"), (0, "buy 2 zeta, 1 quantum"), (1, "done"), (2, "buy 1 hydra, done"), (0, "buy nothing")],
        players=3,
        board=rows("SS.ZZ.HH.FF", "", "AA.PP.QQ", "", "", "", "", "", "o..........o"),
        hands=[["9e", "2i"], ["11i"], ["12h"]],
        shares=[{"zeta": 2, "hydra": 1}, {"sackson": 3, "hydra": 1}, {"phoenix": 1}],
        bag=[],
        aside="rest",
    )
    for players in (2, 3, 4, 5, 6):
        search(f"{players}-players", players, lambda t: ending(t) == "announced")
    search("hidden-classic", 5, lambda t: True, holdings="hidden", names="classic")
    search("until-none", 4, lambda t: len(events(t, "laid_aside")) > 8, replace="until_none")
    search("two-without-market", 2, lambda t: True, market=False)
    search("two-market-ties", 2, lambda t: any("split" in e["rank"] for e in events(t, "market_bonus")))
    search("two-market-empty-bag", 2, lambda t: bool(events(t, "market_counted")), announce=False)
    everything = {"both", "majority", "minority", "split_both", "split_minority"}
    search("every-kind-of-bonus", 5, lambda t: ranks(t) == everything)
    search("three-way-merger", 4, lambda t: "next" in str([t.move(code).text for _, code, _ in t.log.actions]))
    from_position(
        "four-way-merger-3-3-3-2",
        [(0, "play 5e"), (0, "survivor fusion"), (0, "next hydra"), (0, "sell 1, trade 2, keep 1"), (1, "keep all")],
        players=4,
        board=CROSS,
        hands=[["5e", "1a", "1b", "9i"], ["1c", "12a"], ["12c", "12d"], ["12e", "12f"]],
        shares=[
            {"hydra": 4, "zeta": 2, "fusion": 1, "sackson": 3},
            {"hydra": 4, "zeta": 1},
            {"zeta": 2, "sackson": 1},
            {"sackson": 1, "fusion": 5},
        ],
    )
    from_position(
        "four-way-merger-all-equal",
        [(1, "play 5e"), (1, "survivor zeta"), (1, "next sackson")],
        players=3,
        turn=1,
        board=rows("", "", "....H", "....H", "..ZZ.FF", "....S", "....S"),
        hands=[["1a", "1b"], ["5e", "1d", "1e"], ["12c", "12d"]],
        shares=[{"hydra": 4, "sackson": 3}, {"hydra": 4, "zeta": 1, "fusion": 2}, {"zeta": 2, "sackson": 3}],
    )
    from_position(
        "shared-win",
        [(0, "end"), (0, "done")],
        players=3,
        phase="buy",
        board=rows("H" * 11),
        hands=[["1c"], ["2c"], ["3c"]],
        shares=[{"hydra": 4}, {"hydra": 4}, {"hydra": 1}],
    )


if __name__ == "__main__":
    main()
