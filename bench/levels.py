"""The levels' ratings in one table, out of the folders of tournaments between them.

    python bench/levels.py FOLDER… --out bench/tournaments/levels.json

Each folder is one of `outcry arena GAME --players N --bots random,house,trader,broker,tycoon,master`, or one without
some of them: games of the same game and number of players are rated together, so that the many cheap ones without the
master tell the steps below it. A tournament that was stopped counts with the games it has. Printed are, as Markdown,
the ratings by game and number of players and over all of them, and how much each level is above the one before it:
first by who won, then by the places of all, with 95 % intervals by deal.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path

from openoutcry.arena.ratings import interval, resampled
from openoutcry.arena.results import finishing_order

KINDS = {"wins": True, "places": False}  # is it only counted who won?


def read(folder):
    """What was played in a folder, and the games of it, each deal with a name that no other folder has."""
    settings = json.loads((folder / "arena.json").read_text(encoding="utf-8"))
    lines = (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()
    return settings, [{**row, "deal": (folder.name, row["deal"])} for row in map(json.loads, lines)]


def rated(rows, bots):
    """Ratings and steps from some games, of those who played in them, by who won and by the places of all."""
    bots = [bot for bot in bots if any(bot in row["lineup"] for row in rows)]
    orders, deals = [finishing_order(row, bots) for row in rows], [row["deal"] for row in rows]
    found = {"games": len(rows), "deals": len(set(deals))}
    for kind, wins_only in KINDS.items():
        ratings, spread = resampled(orders, deals, len(bots), wins_only)
        found[kind] = {
            "ratings": {bot: told(ratings[i], spread[:, i]) for i, bot in enumerate(bots)},
            "steps": {
                bot: told(ratings[i + 1] - ratings[i], spread[:, i + 1] - spread[:, i])
                for i, bot in enumerate(bots[1:])
            },
        }
    return found


def told(value, spread):
    """As JSON, in whole points."""
    low, high = interval(spread)
    return {"value": round(float(value)), "low": round(float(low)), "high": round(float(high))}


def cost(rows, bots):
    """Seconds of processor a game and seat, by bot."""
    spent, seats = defaultdict(float), defaultdict(int)
    for row in rows:
        for bot, seconds in zip(row["lineup"], row["seconds"] or [0.0] * len(row["lineup"]), strict=True):
            spent[bot] += seconds
            seats[bot] += 1
    return {bot: round(spent[bot] / seats[bot], 2) for bot in bots if seats[bot]}


def as_markdown(title, found, bots, kind, what):
    """A table with a line a group of games."""
    print(f"\n| {title} | {' | '.join(bots)} |\n|{'---|' * (len(bots) + 1)}")
    for name, figures in found.items():
        print(f"| {name}, {figures['games']} | {' | '.join(said(figures[kind][what].get(bot)) for bot in bots)} |")


def said(figure):
    """A figure with its interval."""
    if figure is None:
        return "–"
    return f"{signed(figure['value'])} ({signed(figure['low'])} to {signed(figure['high'])})"


def signed(points):
    """Points with their sign."""
    return f"−{-points}" if points < 0 else f"+{points}"


def main():
    """Read, fit, print and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    cells, groups = defaultdict(list), defaultdict(list)
    played = [read(folder) for folder in sorted(given.folders)]
    named = sorted((settings["bots"] for settings, _ in played), key=len, reverse=True)
    bots = list(dict.fromkeys(bot for some in named for bot in some))  # weakest first, as the folders name them
    for settings, rows in played:
        cells[settings["game"], settings["players"]] += rows
    for (game, players), rows in sorted(cells.items()):
        for group in (f"{game} {players}", game, f"{players} players", "all"):
            groups[group] += rows
    found = {name: rated(rows, bots) for name, rows in sorted(groups.items())}
    for kind in KINDS:
        as_markdown(f"by {kind}: games", found, bots, kind, "ratings")
        as_markdown(f"by {kind}: step to", found, bots[1:], kind, "steps")
    if given.out:
        told_of = [
            {"game": game, "players": players, **found[f"{game} {players}"], "seconds": cost(rows, bots)}
            for (game, players), rows in sorted(cells.items())
        ]
        lines = ",\n".join(f" {json.dumps(cell)}" for cell in told_of)
        given.out.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
