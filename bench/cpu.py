"""Decisions and games a second on the CPU, start-up times, bytes a game: one table, printed as Markdown.

python bench/cpu.py [GAME …]
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import openoutcry as oo

SRC = str(Path(oo.__file__).parents[1])
GAMES = 20_000
FIRST_MOVE = (
    "import openoutcry as oo; t = oo.Table('{game}', {players}, 'x'); s = t.pending[0]; t.play(s, t.legal(s)[0])"
)


def seconds_to_first_move(game: str, players: int, cache: str) -> float:
    """From the start of Python to the first move played."""
    started = time.perf_counter()
    code = FIRST_MOVE.format(game=game, players=players)
    environment = {**os.environ, "PYTHONPATH": SRC, "OPENOUTCRY_CACHE": cache}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, stderr=subprocess.DEVNULL)
    return time.perf_counter() - started


def rate(game: str, players: int, threads: int) -> tuple[float, float]:
    """Games and decisions a second in uniform random play: the best of three runs."""
    oo.batch(game, players, 500, threads=threads).playout()
    best = min(
        (oo.batch(game, players, GAMES, seed=1, threads=threads).playout() for _ in range(3)), key=lambda o: o.seconds
    )
    return GAMES / best.seconds, float(best.decisions.sum() / best.seconds)


def main() -> None:
    """Measure the games named, or all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*", default=oo.games())
    cores = os.cpu_count() or 1
    heads = ("game", "players", "games/s, 1 core", "decisions/s, 1 core", f"decisions/s, {cores} cores", "ratio")
    print("| " + " | ".join((*heads, "bytes a game (with events)", "cold", "warm")) + " |")
    print("|---|---|---|---|---|---|---|---|---|")
    for game in parser.parse_args().game:
        played = oo.load_game(game)
        for players in range(played.edition.least_players, played.edition.most_players + 1):
            games, decisions = rate(game, players, 1)
            _, all_cores = rate(game, players, cores)
            with tempfile.TemporaryDirectory() as cache:
                cold = seconds_to_first_move(game, players, cache) if players == played.edition.least_players else None
                warm = seconds_to_first_move(game, players, cache) if cold else None
            size = f"{played.layout.body} ({played.layout.dtype.itemsize})"
            times = f"{cold:.1f} s | {warm:.2f} s" if cold and warm else "|"
            ratio = all_cores / decisions
            cells = (
                game,
                players,
                f"{games:,.0f}",
                f"{decisions:,.0f}",
                f"{all_cores:,.0f}",
                f"{ratio:.2f}",
                size,
                times,
            )
            print("| " + " | ".join(map(str, cells)) + " |", flush=True)


if __name__ == "__main__":
    main()
