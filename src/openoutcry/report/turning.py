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
SWING = 0.05  # a step of the hero's chance worth telling, where it can be told from noise
DIGITS = 4


class Step(NamedTuple):
    """How a player's chance changed from one own choice to the next, or to the end."""

    number: int  # of the action that is told of it
    first: int  # of the choice before
    last: int  # of the choice after
    before: float
    after: float
    within: float | None = None  # half the interval of the change; reviews by older versions do not tell it

    @property
    def change(self) -> float:
        return self.after - self.before


def missed(decision: Decision) -> bool:
    """Did it cost more than a slip does?"""
    return decision["verdict"] in MISTAKES


def ahead(decision: Decision) -> float:
    """How far a find stood above the next best move; 0 where it was none, or where that is not clear."""
    if decision["verdict"] != "best" or len(decision["candidates"]) < 2:
        return 0.0
    best, second = decision["candidates"][:2]
    apart: float = round(best["chance"] - second["chance"], DIGITS)
    return apart if apart >= FOUND and apart > _together(best, second) else 0.0


def ahead_within(decision: Decision) -> float | None:
    """Half the interval of that; None in a review by an older version."""
    best, second = decision["candidates"][:2]
    return round(_together(best, second), DIGITS) if "chance_within" in best and "chance_within" in second else None


def _together(*figures: Mapping[str, Any], name: str = "chance_within") -> float:
    """Half the interval of a sum or a difference of figures that vary by themselves; 0 for what was not told."""
    return math.hypot(*(figure.get(name) or 0.0 for figure in figures))


def _all_within(decisions: list[Decision]) -> float | None:
    """Half the interval of all that was lost; None where it is not told of every decision."""
    if not all("lost_within" in decision for decision in decisions):
        return None
    return round(_together(*decisions, name="lost_within"), DIGITS)


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
        # Two chances of so many playouts each differ by less than this by accident, 19 times of 20; for reviews by
        # older versions, which do not tell how sure each is.
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
        return [(number, chance) for number, chance, _ in self._points(seat)]

    def band(self, seat: int) -> list[float | None]:
        """Half the interval of each point of a seat's line; None where it is not told, 0 at the end."""
        return [within for *_, within in self._points(seat)]

    def _points(self, seat: int) -> list[tuple[int, float, float | None]]:
        points: list[tuple[int, float, float | None]] = [] if self.start is None else [(0, self.start[seat], None)]
        for decision in self.own(seat):
            at = decision["number"]
            points.append((at, decision["before"], decision.get("before_within")))
            points.append((at + 1, decision["after"], decision.get("after_within")))
        return points if self.final is None else [*points, (self.end, self.final[seat], 0.0)]

    def account(self, seat: int) -> dict[str, Any]:
        """How well a seat chose: `lost` is all its choices fell short of the judge's, `cost` what its mistakes did.

        What a choice is judged to have lost is never below nothing, so accidents would add up; `lost` also counts where
        the played move came out above the judge's.
        """
        own = self.own(seat)
        mistakes = list(filter(missed, own))
        return {
            "choices": len(own),
            "best": sum(decision["verdict"] == "best" for decision in own),
            "mistakes": len(mistakes),
            "finds": sum(ahead(decision) > 0 for decision in own),
            "lost": round(max(0.0, sum(decision.get("apart", decision["lost"]) for decision in own)), DIGITS),
            "lost_within": _all_within(own),
            "cost": round(sum(decision["lost"] for decision in mistakes), DIGITS),
            "cost_within": _all_within(mistakes),
        }

    def steps(self) -> list[Step]:
        """What happened to the hero between own choices. A rise is told of the rival who gave most away, if one did."""
        found = []
        own = self.own(self.hero)
        following = [(d["number"], d["before"], d.get("before_within")) for d in own[1:]]
        if self.final is not None:
            following.append((self.end, self.final[self.hero], 0.0))
        for decision, (last, after, after_within) in zip(own, following, strict=False):
            ends = (decision.get("after_within"), after_within)
            within = None if None in ends else round(math.hypot(*ends), DIGITS)  # type: ignore[arg-type]
            cause = decision["number"]
            if after > decision["after"]:
                given = [at for at in range(cause + 1, last) if at in self.judged and missed(self.judged[at])]
                cause = max(given, key=lambda at: self.judged[at]["lost"], default=cause)
            found.append(Step(cause, decision["number"], last, decision["after"], after, within))
        return found

    def swings(self) -> dict[int, Step]:
        """By action, the largest step that is told of it, where it is more than noise."""
        found: dict[int, Step] = {}
        for step in sorted(self.steps(), key=lambda step: abs(step.change)):
            if abs(step.change) >= (self.swing if step.within is None else max(SWING, step.within)):
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
        "lines": [_line(turning, seat) for seat in turning.seats],
        "accounts": [turning.account(seat) for seat in turning.seats],
        "hero": turning.hero,
        "turns": [{"number": at, "swing": _as_json(swings[at]) if at in swings else None} for at in turning.turns()],
    }


def _line(turning: Turning, seat: int) -> list[dict[str, Any]]:
    points = zip(turning.line(seat), turning.band(seat), strict=True)
    return [{"number": number, "chance": chance, "within": within} for (number, chance), within in points]


def _marked(decision: Decision) -> dict[str, Any]:
    found = ahead(decision)
    mark = "missed" if missed(decision) else "found" if found else None
    told = {**decision, "mark": mark, "ahead": found}
    return {**told, "ahead_within": ahead_within(decision)} if found else told


def _as_json(step: Step) -> dict[str, Any]:
    return {**step._asdict(), "change": round(step.change, DIGITS)}
