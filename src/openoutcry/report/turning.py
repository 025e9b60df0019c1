"""What a review comes to: every seat's line of chances, its mistakes and finds, and where the match turned.

It is computed here and nowhere else; the page, the site and the JSON show it.
"""

import math
from collections.abc import Mapping
from typing import Any, NamedTuple

Decision = Mapping[str, Any]

MISTAKES = ("mistake", "blunder")
FOUND = 0.04  # a best move that stands so far above the next one was a find
MOST_TURNS = 8  # turning points that are told
SWING = 0.05  # a step of the hero's chance worth telling, where there are playouts enough to tell it from noise
DIGITS = 4


class Step(NamedTuple):
    """How a player's chance changed from one own choice to the next, or to the end."""

    number: int  # of the action that is told of it
    first: int  # of the choice before
    last: int  # of the choice after
    before: float
    after: float

    @property
    def change(self) -> float:
        return self.after - self.before


def missed(decision: Decision) -> bool:
    """Did it cost more than a slip does?"""
    return decision["verdict"] in MISTAKES


def ahead(decision: Decision) -> float:
    """How far a find stood above the next best move; 0 where it was none."""
    if decision["verdict"] != "best" or len(decision["candidates"]) < 2:
        return 0.0
    best, second = (candidate["chance"] for candidate in decision["candidates"][:2])
    return round(best - second, DIGITS) if best - second >= FOUND else 0.0


class Turning:
    """One review, summed up."""

    def __init__(self, review: Mapping[str, Any]) -> None:
        self.decisions: list[Decision] = list(review["decisions"])
        self.seats = range(review["players"])
        points = {point["number"]: point["chances"] for point in review["graph"]}
        last = max(points, default=0)
        self.end: int = review.get("end", last)
        self.start: list[float] | None = points.get(0)
        self.final: list[float] | None = points.get(self.end)  # None while not all is judged
        # Who it is about: who won, or stands best so far.
        self.hero = max(self.seats, key=lambda seat: points[last][seat] if points else 0)
        # Two chances of so many playouts each differ by less than this by accident, 19 times of 20.
        noise = 2 * math.sqrt(0.5 / review["playouts"]) if review["playouts"] else 0.0
        self.swing = max(SWING, noise)
        self.judged = {decision["number"]: decision for decision in self.decisions}

    def own(self, seat: int) -> list[Decision]:
        """The choices of a seat."""
        return [decision for decision in self.decisions if decision["seat"] == seat]

    def line(self, seat: int) -> list[tuple[int, float]]:
        """The chance of a seat: at the start, before and after its own choices by what it knew then, and at the end.

        So a line falls at its player's mistakes; what rivals and luck did lies between two choices.
        """
        points: list[tuple[int, float]] = [] if self.start is None else [(0, self.start[seat])]
        for decision in self.own(seat):
            points += [(decision["number"], decision["before"]), (decision["number"] + 1, decision["after"])]
        return points if self.final is None else [*points, (self.end, self.final[seat])]

    def account(self, seat: int) -> dict[str, Any]:
        """How well a seat chose: `lost` is all its choices fell short of the best, `cost` what its mistakes did."""
        own = self.own(seat)
        return {
            "choices": len(own),
            "best": sum(decision["verdict"] == "best" for decision in own),
            "mistakes": sum(map(missed, own)),
            "finds": sum(ahead(decision) > 0 for decision in own),
            "lost": round(sum(decision["lost"] for decision in own), DIGITS),
            "cost": round(sum(decision["lost"] for decision in own if missed(decision)), DIGITS),
        }

    def steps(self) -> list[Step]:
        """What happened to the hero between own choices. A rise is told of the rival who gave most away, if one did."""
        found = []
        own = self.own(self.hero)
        following = [(decision["number"], decision["before"]) for decision in own[1:]]
        if self.final is not None:
            following.append((self.end, self.final[self.hero]))
        for decision, (last, after) in zip(own, following, strict=False):
            cause = decision["number"]
            if after > decision["after"]:
                given = [at for at in range(cause + 1, last) if at in self.judged and missed(self.judged[at])]
                cause = max(given, key=lambda at: self.judged[at]["lost"], default=cause)
            found.append(Step(cause, decision["number"], last, decision["after"], after))
        return found

    def swings(self) -> dict[int, Step]:
        """By action, the largest step that is told of it, where it is more than noise."""
        found: dict[int, Step] = {}
        for step in sorted(self.steps(), key=lambda step: abs(step.change)):
            if abs(step.change) >= self.swing:
                found[step.number] = step
        return found

    def turns(self) -> list[int]:
        """The actions that decided it, in order: the costliest mistakes, and the largest steps of the hero."""
        weights = {at: decision["lost"] for at, decision in self.judged.items() if missed(decision)}
        for at, step in self.swings().items():
            weights[at] = max(weights.get(at, 0), abs(step.change))
        return sorted(sorted(weights, key=lambda at: (-weights[at], at))[:MOST_TURNS])


def summed_up(review: Mapping[str, Any]) -> dict[str, Any]:
    """A review with all of this in it."""
    turning = Turning(review)
    swings = turning.swings()
    return {
        **review,
        "decisions": [_marked(decision) for decision in review["decisions"]],
        "lines": [
            [{"number": number, "chance": chance} for number, chance in turning.line(seat)] for seat in turning.seats
        ],
        "accounts": [turning.account(seat) for seat in turning.seats],
        "hero": turning.hero,
        "turns": [{"number": at, "swing": _as_json(swings[at]) if at in swings else None} for at in turning.turns()],
    }


def _marked(decision: Decision) -> dict[str, Any]:
    mark = "missed" if missed(decision) else "found" if ahead(decision) else None
    return {**decision, "mark": mark, "ahead": ahead(decision)}


def _as_json(step: Step) -> dict[str, Any]:
    return {**step._asdict(), "change": round(step.change, DIGITS)}
