"""The figures of a tournament, from its games."""

import json
import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from openoutcry.arena.folder import FORMAT
from openoutcry.arena.playing import Row
from openoutcry.arena.ratings import Order, rate
from openoutcry.arena.schedule import Tournament
from openoutcry.arena.statistics import Estimate, mean_by_deal, share_by_deal

BINS = 24  # of a histogram, at most
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def summarise(tournament: Tournament, rows: Sequence[Row]) -> dict[str, Any]:
    """Win shares, scores, ranks and ratings of every bot, best first. Only `seconds` differs from run to run."""
    seated = {bot for row in rows for bot in row["lineup"]}  # few games do not bring everybody to a table
    bots = [bot for bot in tournament.entrants if bot in seated]
    deals = sorted({row["deal"] for row in rows})
    orders = [finishing_order(row, bots) for row in rows]
    ratings = rate(orders, [row["deal"] for row in rows], len(bots))
    table = []
    for bot, rating in zip(bots, ratings, strict=True):
        tally = Tally(bot, rows, deals)
        table.append(
            {
                "bot": bot,
                "seats": int(tally.seats.sum()),
                "wins": round(float(tally.wins.sum()), 4),
                "win_share": _said(share_by_deal(*tally.played(tally.wins)), 5),
                "score": _said(mean_by_deal(*tally.played(tally.points)), 2),
                "rank": _said(mean_by_deal(*tally.played(tally.places)), 4),
                "rating": _said(rating, 2),
                "score_quantiles": [round(float(q), 2) for q in np.quantile(tally.scores, QUANTILES)],
                "best_score": max(tally.scores),
                "worst_score": min(tally.scores),
            }
        )
    lengths = [row["decisions"] for row in rows]
    return {
        "format": FORMAT,
        "game": tournament.game,
        "players": tournament.players,
        "bots": [bot for bot in tournament.bots if bot in seated],
        "against": tournament.against,
        "seed": tournament.seed,
        "options": dict(tournament.options),
        "numbers": dict(tournament.numbers),
        "games": len(rows),
        "deals": len(deals),
        "par": 1 / tournament.players,
        "table": sorted(table, key=lambda line: -line["rating"]["value"]),
        "ahead": _ahead(orders, bots),
        "winning_score": round(
            float(np.mean([max(row["scores"][seat] for seat in row["winners"]) for row in rows])), 2
        ),
        "scores": histogram({bot: Tally(bot, rows, deals).scores for bot in bots}),
        "length": {
            "mean": round(float(np.mean(lengths)), 2),
            "quantiles": [round(float(q), 2) for q in np.quantile(lengths, QUANTILES)],
            **histogram({"all": lengths}),
        },
        "seconds": _thinking(bots, rows),
    }


class Tally:
    """What one bot did, deal by deal."""

    def __init__(self, bot: str, rows: Sequence[Row], deals: Sequence[int]) -> None:
        at = {deal: number for number, deal in enumerate(deals)}
        self.seats, self.wins, self.points, self.places = (np.zeros(len(deals)) for _ in range(4))
        self.scores: list[int] = []
        for row in rows:
            deal, places = at[row["deal"]], ranks(row)
            for seat, sitting in enumerate(row["lineup"]):
                if sitting == bot:
                    self.seats[deal] += 1
                    self.wins[deal] += (seat in row["winners"]) / len(row["winners"])
                    self.points[deal] += row["scores"][seat]
                    self.places[deal] += places[seat]
                    self.scores.append(row["scores"][seat])

    def played(self, sums: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Sums and counts of the deals this bot was at."""
        there = self.seats > 0
        return sums[there], self.seats[there]


def places(row: Row) -> list[list[int]]:
    """Seats from first place to last, those who share a place together. Winners come first, whatever the scores."""
    winners = set(row["winners"])
    rest = sorted(set(range(len(row["scores"]))) - winners, key=lambda seat: -row["scores"][seat])
    order = [sorted(winners)]
    for seat in rest:
        if len(order) > 1 and row["scores"][order[-1][0]] == row["scores"][seat]:
            order[-1].append(seat)
        else:
            order.append([seat])
    return order


def ranks(row: Row) -> list[float]:
    """The place of every seat from 1; a shared place is the mean of those it covers."""
    found = [0.0] * len(row["scores"])
    before = 0
    for tied in places(row):
        for seat in tied:
            found[seat] = before + (len(tied) + 1) / 2
        before += len(tied)
    return found


def finishing_order(row: Row, bots: Sequence[str]) -> Order:
    """The same with bots for seats."""
    return tuple(tuple(sorted(bots.index(row["lineup"][seat]) for seat in tied)) for tied in places(row))


def _ahead(orders: Sequence[Order], bots: Sequence[str]) -> list[list[float | None]]:
    """How often the bot of a row came in ahead of the bot of a column where both played; a tie is a half."""
    ahead = np.zeros((len(bots), len(bots)))
    for order in orders:
        for place, tied in enumerate(order):
            for bot in tied:
                for other in tied:
                    ahead[bot, other] += 0.5
                for behind in order[place + 1 :]:
                    for other in behind:
                        ahead[bot, other] += 1
    met = ahead + ahead.T
    return [
        [round(float(ahead[i, j] / met[i, j]), 5) if i != j and met[i, j] else None for j in range(len(bots))]
        for i in range(len(bots))
    ]


def histogram(values: Mapping[str, Sequence[int]]) -> dict[str, Any]:
    """Counts in bins of a round width, the same bins for all."""
    everything = [value for some in values.values() for value in some]
    low, high = min(everything), max(everything)
    most = max(map(len, values.values()))
    width = round_width((high - low + 1) / min(BINS, max(6, round(2 * math.sqrt(most)))))
    first = math.floor(low / width) * width
    bins = math.floor((high - first) / width) + 1
    return {
        "first": first,
        "width": width,
        "counts": {
            name: np.bincount([int((value - first) // width) for value in some], minlength=bins).tolist()
            for name, some in values.items()
        },
    }


def round_width(least: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50… that is not below."""
    power = 1
    while True:
        for step in (1, 2, 5):
            if step * power >= least:
                return step * power
        power *= 10


def _thinking(bots: Sequence[str], rows: Sequence[Row]) -> dict[str, Any]:
    """Processor time and playouts a choice, for the bots that were asked one by one."""
    said: dict[str, Any] = {}
    for bot in bots:
        seats = [
            (row, seat) for row in rows if row["choices"] for seat, name in enumerate(row["lineup"]) if name == bot
        ]
        choices, playouts, seconds = (
            sum(row[what][seat] for row, seat in seats) for what in ("choices", "playouts", "seconds")
        )
        said[bot] = {
            "choices": choices,
            "a_choice": seconds / choices if choices else None,
            "playouts": playouts / choices if choices else None,
        }
    return said


def _said(estimate: Estimate, digits: int) -> dict[str, float | None]:
    """As JSON: an end that is not known is null."""
    pairs = zip(("value", "low", "high"), estimate, strict=True)
    return {name: round(value, digits) if math.isfinite(value) else None for name, value in pairs}


def written(results: Mapping[str, Any]) -> str:
    """Always the same text for the same figures."""
    return json.dumps(results, indent=1, ensure_ascii=False) + "\n"
