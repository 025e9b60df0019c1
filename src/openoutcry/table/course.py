"""The course of a match: how fortunes, prices and rounds went."""

from typing import Any

from openoutcry.table.table import Table


class Course:
    """How fortunes, prices and rounds went, before the first action and after each."""

    def __init__(self, table: Table) -> None:
        self.fortunes: list[list[int]] = []
        self.rounds: list[int] = []
        self.priced: list[str] = []
        self.prices: list[list[int | None]] = []
        self.note(table)

    def note(self, table: Table) -> None:
        """As it stands now."""
        self.fortunes.append(table.scores())
        shown = table.view(None)["table"]
        if isinstance(shown.get("round"), int):
            self.rounds.append(shown["round"])
        if table.game.priced:
            listed, name = table.game.priced
            self.priced = [thing[name] for thing in shown[listed]]
            # What is not on the market has no price.
            self.prices.append([thing["price"] or None for thing in shown[listed]])

    def as_json(self) -> dict[str, Any]:
        prices = {"names": self.priced, "values": self.prices} if self.prices else None
        return {"fortunes": self.fortunes, "rounds": self.rounds, "prices": prices}
