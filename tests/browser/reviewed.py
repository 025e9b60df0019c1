"""A review as the server would send it, with plausible numbers made up from a finished replay."""

import json
import random
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page

from openoutcry.report.turning import summed_up


def made_up(replay: dict[str, Any], players: int, mistakes: bool = True) -> dict[str, Any]:
    """Chances that drift from even to the result, and a verdict for every other action: some are mistakes, or none."""
    dice = random.Random(7)
    steps, final = replay["steps"], replay["fortunes"][-1]
    winner = final.index(max(final))
    weights = [1.0] * players
    graph, decisions = [], []
    for number in range(len(steps) + 1):
        weights = [weight * dice.uniform(0.93, 1.07) for weight in weights]
        part = (number / len(steps)) ** 3
        drift = [weight / sum(weights) for weight in weights]
        graph.append(
            {"number": number, "chances": [d * (1 - part) + part * (s == winner) for s, d in enumerate(drift)]}
        )
    for number, step in enumerate(steps):
        if number % 2:
            continue
        after = graph[number + 1]["chances"][step["seat"]]
        lost = dice.choice([0, 0, 0, 0, 0, 0.01, 0.03, 0.04, 0.08, 0.15] if mistakes else [0])
        verdict = {0: "best", 0.01: "good", 0.03: "slip", 0.04: "unclear", 0.08: "mistake", 0.15: "blunder"}[lost]
        other = steps[(number + 2) % len(steps)]
        played = {"move": step["move"], "say": step["say"], "chance": after, "money": 100, "visits": 90}
        played |= {"chance_within": 0.03, "money_within": 9}
        better = {"move": other["move"], "say": other["say"], "chance": after + (lost or -0.05), "money": 120}
        better |= {"chance_within": 0.031, "money_within": 10}
        order = sorted([played, better], key=lambda candidate: -float(str(candidate["chance"])))
        decisions.append(
            {
                "number": number,
                "seat": step["seat"],
                "move": step["move"],
                "say": step["say"],
                "before": graph[number]["chances"][step["seat"]],
                "after": after,
                "best": after + lost,
                "lost": lost,
                "apart": lost,
                "before_within": 0.031,
                "after_within": 0.03,
                "lost_within": 0.046 if verdict == "unclear" else 0.024 if lost else 0.0,
                "money_lost": 20 if lost else 0,
                "money_lost_within": 8 if lost else 0,
                "verdict": verdict,
                "money": 100,
                "candidates": order,
            }
        )
    judge = {"judge": "master", "level": "master50:400", "playouts": 400, "network": 50}
    told = {"game": replay["log"]["game"], "players": players, **judge, "temperature": 0.9, "fitted_on": 540}
    return summed_up({**told, "decisions": decisions, "graph": graph})


def serve_review(page: Page, table: dict[str, Any], waits: int = 1, mistakes: bool = True) -> None:
    """Answer for the server: so often that it is being computed, then a made-up review."""
    asked: list[str] = []

    def answer(route: Any) -> None:
        asked.append(route.request.url)
        if len(asked) <= waits:
            route.fulfill(json={"state": "computing"})
            return
        route.fulfill(json={"state": "ready", "review": review_of(page, route.request.url, table, mistakes)})

    page.route(f"**/api/tables/{table['id']}/review?*", answer)


def review_of(page: Page, url: str, table: dict[str, Any], mistakes: bool = True) -> dict[str, Any]:
    """The made-up review of the table whose review a page asks for."""
    address = url.partition("?")[0].replace("/review", "/replay")
    return made_up(json.loads(page.request.get(address).text()), table["players"], mistakes)


class ComingIn:
    """A review that comes in: the decisions of the seat asked for, some at a time, until it is told to be whole."""

    AT_ONCE = 3

    def __init__(self, page: Page, table: dict[str, Any]) -> None:
        self._page, self._table = page, table
        self.whole = False
        self.had: list[int] = []
        self.of = 0
        self.down = False
        self.refused = False
        page.route(f"**/api/tables/{table['id']}/review?*", self._answer)

    def _answer(self, route: Any) -> None:
        if self.down:
            route.abort()
            return
        if self.refused:
            error = {"code": "server-error-unreadable", "clause": None, "details": {}, "message": "x"}
            route.fulfill(status=409, json={"error": error})
            return
        given = parse_qs(urlsplit(route.request.url).query)
        seat, had = int(given["seat"][0]), int(given["had"][0])
        self.had.append(had)
        review = review_of(self._page, route.request.url, self._table)
        if self.whole:
            route.fulfill(json={"state": "ready", "review": review})
            return
        self.of = len(review["decisions"])
        own = [decision for decision in review["decisions"] if decision["seat"] == seat]
        done = own[: had + self.AT_ONCE]
        reached = {decision["number"] + 1 for decision in done}
        graph = [point for point in review["graph"] if point["number"] in reached]
        told = {"done": len(done), "of": self.of, "beside": 2, "left_s": 42}
        route.fulfill(
            json={"state": "computing", **told, "review": {**review, "decisions": done[had:], "graph": graph}}
        )
