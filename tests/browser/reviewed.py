"""A review as the server would send it, with plausible numbers made up from a finished replay."""

import json
import random
from typing import Any

from playwright.sync_api import Page


def made_up(replay: dict[str, Any], players: int) -> dict[str, Any]:
    """Chances that drift from even to the result, and a verdict for every other action."""
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
        lost = dice.choice([0, 0, 0, 0, 0, 0.01, 0.03, 0.08, 0.15])
        verdict = {0: "best", 0.01: "good", 0.03: "slip", 0.08: "mistake", 0.15: "blunder"}[lost]
        other = steps[(number + 2) % len(steps)]
        played = {"move": step["move"], "say": step["say"], "chance": after, "money": 100, "visits": 90}
        better = {"move": other["move"], "say": other["say"], "chance": after + (lost or -0.05), "money": 120}
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
                "verdict": verdict,
                "money": 100,
                "candidates": order,
            }
        )
    told = {"game": replay["log"]["game"], "players": players, "level": "search", "playouts": 400}
    return {**told, "decisions": decisions, "graph": graph}


def serve_review(page: Page, table: dict[str, Any], waits: int = 1) -> None:
    """Answer for the server: so often that it is being computed, then a made-up review."""
    asked: list[str] = []

    def answer(route: Any) -> None:
        asked.append(route.request.url)
        if len(asked) <= waits:
            route.fulfill(json={"state": "computing"})
            return
        replay = json.loads(page.request.get(route.request.url.replace("/review", "/replay")).text())
        route.fulfill(json={"state": "ready", "review": made_up(replay, table["players"])})

    page.route(f"**/api/tables/{table['id']}/review", answer)
