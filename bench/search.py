"""Playouts a second inside the search, by game: whole playouts from the opening, by chance and by the house strategy.

    python bench/search.py [GAME …] [--seconds S]

One core's processor time; the ratio is to plain playouts by chance outside any search (a batch on one thread).
"""

import argparse
import time

import openoutcry as oo
from openoutcry.bots.search import Budget, search
from openoutcry.games import load_game
from openoutcry.kernel.batch import Batch

PLAYERS, PLAIN = 4, 4000


def plain_rate(name: str) -> float:
    """Games a second of processor time, by chance, without a search."""
    batch = Batch(load_game(name), PLAYERS, PLAIN, seed=1, threads=1)
    batch.playout()
    started = time.process_time()
    batch.playout()
    return PLAIN / (time.process_time() - started)


def search_rate(name: str, rollout: str, seconds: float) -> float:
    """Playouts a second of processor time, for the first decision of a game."""
    table = oo.Table(name, PLAYERS, "bench")
    seat = table.pending[0]
    hidden = table.hidden(seat)
    search(table.game, hidden, seat, bytes(32), Budget(playouts=20, rollout=rollout))
    # One action alone: nothing is given up, so the whole time is spent.
    only = table.legal(seat)[0].code
    started = time.thread_time()
    found = search(table.game, hidden, seat, bytes(32), Budget(seconds=seconds, rollout=rollout), only=only)
    return found.playouts / (time.thread_time() - started)


def main() -> None:
    """Measure the games named, or all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*", default=oo.games())
    parser.add_argument("--seconds", type=float, default=2.0)
    asked = parser.parse_args()
    print("| game | playouts/s by chance | ratio to plain playouts | playouts/s by the house |")
    print("|---|---|---|---|")
    for game in asked.game:
        plain = plain_rate(game)
        chance, house = (search_rate(game, rollout, asked.seconds) for rollout in ("random", "house"))
        print(f"| {game} | {chance:,.0f} | {chance / plain:.2f} | {house:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
