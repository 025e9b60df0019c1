"""Find games of random play in which the wanted things happen, and save their logs.

python tests/golden/make_stockpile.py
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from openoutcry import Table

Groups = list[list[dict[str, Any]]]


def played(seed: str, players: int, options: dict[str, Any]) -> tuple[Table, Groups]:
    """A game of uniform play, with what each action made happen."""
    chooser = random.Random(seed)
    table = Table("stockpile", players, seed, options)
    groups: Groups = [table.events(None)]
    seen = len(groups[0])
    while not table.over:
        seat = chooser.choice(sorted({*table.pending, *table.optional}))
        table.play(seat, chooser.choice(table.legal(seat)))
        groups.append(table.events(None, seen))
        seen += len(groups[-1])
    return table, groups


def double_split(groups: Groups) -> bool:
    """One move splits a company twice, and cards split before are paid for."""
    for group in groups:
        split = [event["company"] for event in group if event["event"] == "splits"]
        paid = any(event["event"] == "split_paid" for event in group)
        if paid and any(split.count(company) > 1 for company in split):
            return True
    return False


def bankrupt_by_bust(groups: Groups) -> bool:
    """A Bust bankrupts a company somebody holds."""
    for group in groups:
        names = [event["event"] for event in group]
        if "card_played" in names and "bankrupt" in names and "shares_lost" in names:
            played = group[names.index("card_played")]
            if played["card"] == "bust" and played["company"] == group[names.index("bankrupt")]["company"]:
                return True
    return False


def fee_paid_by_dividend(groups: Groups) -> bool:
    """A fee stays open over the end of a round and is paid the moment a dividend is shown for."""
    number, opened = 0, {}
    for group in groups:
        for i, event in enumerate(group):
            if event["event"] == "round_begins":
                number = event["round"]
            elif event["event"] == "fee_open":
                opened.setdefault(event["seat"], number)
            elif event["event"] == "fee_paid" and event["seat"] in opened:
                if i and group[i - 1]["event"] == "shown" and opened[event["seat"]] < number:
                    return True
                opened.pop(event["seat"])
    return False


WANTED: dict[str, tuple[int, dict[str, Any], Callable[[Groups], bool]]] = {
    "double-split": (4, {"board": "advanced"}, double_split),
    "bankrupt-by-bust": (5, {}, bankrupt_by_bust),
    "fee-paid-by-dividend": (3, {}, fee_paid_by_dividend),
    "two-players-investors-advanced": (2, {"board": "advanced", "investors": True}, lambda groups: True),
    "three-players-investors": (3, {"investors": True}, lambda groups: True),
    "five-players-investors-advanced": (5, {"board": "advanced", "investors": True}, lambda groups: True),
}


def main() -> None:
    """One log for each thing wanted."""
    for name, (players, options, happens) in WANTED.items():
        for number in range(10000):
            table, groups = played(f"{name} {number}", players, options)
            if happens(groups):
                table.log.save(Path(__file__).parent / "stockpile" / f"{name}.json")
                print(name, number, table.scores())
                break


if __name__ == "__main__":
    main()
