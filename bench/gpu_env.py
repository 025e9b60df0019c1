"""The vector environment on a CUDA GPU: equal to the CPU's, and how fast.

    python bench/gpu_env.py [GAME …] [--games N …] [--ways WAY …] [--in-order | --no-in-order]

Every decision counted was drawn on the device from the legal ones, applied, and the next seat's observation and mask
written. Prints one line a measurement, where the time goes, and a JSON object at the end.
"""

import argparse
import json
import sys
import time
from dataclasses import replace
from typing import Any

import numpy as np

import openoutcry as oo
from openoutcry.env.vector import VectorEnv

CHECKED, CHECKED_STEPS = 1024, 300
WARM, TIMED = 200, 100  # steps: the first spread the games over all their phases
SEEN = ("observations", "masks", "to_move", "rewards", "done", "decisions", "lengths", "points", "won")
WAYS: dict[str, Any] = {  # how observations and masks lie in memory, and how they are written
    "columns": {"order": "F"},
    "rows": {"order": "C"},
    "columns-bfloat16": {"order": "F", "short": "bfloat16"},
    "rows-bfloat16": {"order": "C", "short": "bfloat16"},
    "columns-float8": {"order": "F", "short": "float8"},
    "rows-float8": {"order": "C", "short": "float8"},
}


def make(game: str, players: int, games: int, way: str) -> Any:
    """The environment on the device."""
    env: Any = VectorEnv(game, players, games, seed=1, device="cuda", **WAYS[way])
    env.reset()
    return env


def equal_to_cpu(game: str, players: int, way: str) -> bool:
    """The same seed on both, some hundred steps, all arrays compared at every tenth."""
    there = make(game, players, CHECKED, way)
    here = VectorEnv(game, players, CHECKED, seed=1, short=WAYS[way].get("short"))
    seen = SEEN if here.short is None else (*SEEN, "packed")
    here.reset()
    for step in range(CHECKED_STEPS):
        here.step(here.random_actions())
        there.step(there.random_actions(), check=step % 50 == 0)
        if step % 10 == 0 or step == CHECKED_STEPS - 1:
            for name in seen:
                if not np.array_equal(getattr(there, name).copy_to_host(), getattr(here, name)):
                    print(f"{game}, {way}: {name} differs at step {step}", flush=True)
                    return False
    return True


def speed(game: str, players: int, games: int, way: str) -> float:
    """Decisions a second; the best of three."""
    from numba import cuda

    env = make(game, players, games, way)
    for _ in range(WARM):
        env.step(env.random_actions(), check=False)
    cuda.synchronize()
    best = 0.0
    for _ in range(3):
        started = time.perf_counter()
        for _ in range(TIMED):
            env.step(env.random_actions(), check=False)
        cuda.synchronize()
        best = max(best, TIMED * games / (time.perf_counter() - started))
    return best


def where_time_goes(game: str, players: int, games: int, way: str) -> dict[str, float]:
    """Microseconds a step of each kernel, waited for one by one."""
    from numba import cuda

    env = make(game, players, games, way)
    for _ in range(WARM):
        env.step(env.random_actions(), check=False)
    spent: dict[str, float] = {}
    real = env._kernels

    class Timed:
        """A kernel that is waited for."""

        def __init__(self, name: str, kernel: Any) -> None:
            self.name, self.kernel = name, kernel

        def __getitem__(self, size: Any) -> Any:
            def launch(*arguments: Any) -> None:
                cuda.synchronize()
                started = time.perf_counter()
                self.kernel[size](*arguments)
                cuda.synchronize()
                spent[self.name] = spent.get(self.name, 0) + time.perf_counter() - started

            return launch

    class Kernels:
        """All of them so."""

        def __getattr__(self, name: str) -> Any:
            found = getattr(real, name)
            return Timed(name, found) if name.endswith("_kernel") else found

    env._kernels = Kernels()
    for _ in range(TIMED):
        env.step(env.random_actions(), check=False)
    return {name: round(1e6 * seconds / TIMED, 1) for name, seconds in spent.items()}


def main() -> int:
    """Measure the games named, or all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*", default=oo.games())
    parser.add_argument("--games", type=int, nargs="+", default=[32_768, 65_536, 262_144])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--ways", nargs="+", default=list(WAYS), choices=WAYS)
    said = "play games that do the same side by side; if nothing is said, as the game declares"
    parser.add_argument("--in-order", action=argparse.BooleanOptionalAction, help=said)
    asked = parser.parse_args()
    if asked.in_order is not None:
        for game in map(oo.load_game, asked.game):
            object.__setattr__(game, "on_gpu", replace(game.on_gpu, in_order=asked.in_order))
    results = []
    for game in asked.game:
        started = time.perf_counter()
        equal = {way: equal_to_cpu(game, asked.players, way) for way in asked.ways}
        print(f"{game}: equal to the CPU {equal} ({time.perf_counter() - started:.0f} s with compiling)", flush=True)
        rates = {}
        for way in asked.ways:
            for games in asked.games:
                rates[f"{way}, {games}"] = round(speed(game, asked.players, games, way))
                print(f"{game}, {way}, {games} games: {rates[f'{way}, {games}']:,} decisions/s", flush=True)
        kernels = where_time_goes(game, asked.players, asked.games[-1], asked.ways[-1])
        print(f"{game}: µs a step of {asked.games[-1]} games: {kernels}", flush=True)
        results.append({"game": game, "equal_to_cpu": equal, "decisions_per_s": rates, "kernels_us": kernels})
    print(json.dumps(results))
    return 0 if all(all(result["equal_to_cpu"].values()) for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
