"""Observations in full and in short, in turn in one process: bytes and steps a second of processor time.

python bench/compact.py money --games 4096 --rounds 7
"""

import argparse
import time
from statistics import median

from openoutcry.env import VectorEnv

KINDS = (None, "bfloat16", "float8")
STEPS = 40


def rate(env: VectorEnv) -> float:
    """Steps a second of processor time, one thread."""
    took = 0.0
    for _ in range(STEPS):
        actions = env.random_actions()
        before = time.process_time()
        env.step(actions)
        took += time.process_time() - before
    return STEPS * env.games / took


def main() -> None:
    """The readings of each kind, one after the other, round by round."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", nargs="?", default="money")
    asked.add_argument("--games", type=int, default=4096)
    asked.add_argument("--rounds", type=int, default=7)
    given = asked.parse_args()
    envs = {kind: VectorEnv(given.game, 4, given.games, seed=1, threads=1, short=kind) for kind in KINDS}
    for env in envs.values():
        env.reset()
        rate(env)
    rates = [{kind: rate(env) for kind, env in envs.items()} for _ in range(given.rounds)]
    for kind, env in envs.items():
        each = median(one[kind] for one in rates)
        ratio = median(one[kind] / one[None] for one in rates)
        masks = env.masks.nbytes if kind is None else env.packed.nbytes  # type: ignore[attr-defined]
        print(
            f"{kind or 'float32'}: observations {env.observations.nbytes / 1e6:.2f} MB, masks {masks / 1e3:.0f} kB, "
            f"{each:,.0f} steps/s, {ratio:.3f} of float32"
        )


if __name__ == "__main__":
    main()
