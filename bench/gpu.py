"""Batches on a CUDA GPU: equal to the CPU's to the last point, and how fast.

    python bench/gpu.py [GAME …] [--games N]

Prints one line a game and a JSON object at the end.
"""

import argparse
import json
import sys
import time

import numpy as np

import openoutcry as oo

CHECKED = 20_000  # games compared with the CPU's


def measure(name: str, games: int) -> dict[str, object]:
    """Check equality on some games, then time the rest; the best of three, after a warm-up."""
    game = oo.load_game(name)
    players = min(4, game.edition.most_players)
    cpu = oo.batch(name, players, CHECKED, seed=1).playout()
    started = time.perf_counter()
    gpu = oo.batch(name, players, CHECKED, seed=1, device="cuda").playout()
    compile_s = time.perf_counter() - started
    equal = bool(
        np.array_equal(cpu.scores, gpu.scores)
        and np.array_equal(cpu.decisions, gpu.decisions)
        and np.array_equal(cpu.winners, gpu.winners)
    )
    runs = []
    for attempt in range(3):
        outcome = oo.batch(name, players, games, seed=attempt + 2, device="cuda").playout()
        runs.append((outcome.seconds, int(outcome.decisions.sum())))
    seconds, decisions = min(runs)
    one_core = oo.batch(name, players, CHECKED, seed=1, threads=1).playout()
    cpu_rate = float(one_core.decisions.sum() / one_core.seconds)
    return {
        "game": name,
        "players": players,
        "equal_to_cpu": equal,
        "checked_games": CHECKED,
        "games": games,
        "compile_s": round(compile_s, 1),
        "games_per_s": round(games / seconds),
        "decisions_per_s": round(decisions / seconds),
        "ratio_to_one_core": round(decisions / seconds / cpu_rate, 1),
        "bytes_a_game": game.layout.dtype.itemsize,
    }


def main() -> int:
    """Measure the games named, or all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*", default=oo.games())
    parser.add_argument("--games", type=int, default=1_000_000)
    asked = parser.parse_args()
    results = []
    for name in asked.game:
        result = measure(name, asked.games)
        print(result, flush=True)
        results.append(result)
    print(json.dumps(results))
    return 0 if all(result["equal_to_cpu"] for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
