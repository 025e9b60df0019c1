"""Environments side by side on this machine's CPU: these games, PettingZoo, RLCard, OpenSpiel and pgx.

    python bench/env.py [--seconds 3] [--only NAME …]

A step is one decision drawn from the legal ones, applied, and the next observation and mask made. What is not
installed is said and left out. Prints a table with ratios and a JSON object at the end.
"""

import argparse
import importlib
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import openoutcry as oo
from openoutcry.env.vector import VectorEnv

GAMES_AT_ONCE = 4096
PLAYERS = 4

Steps = Callable[[], int]  # play some steps, return how many


def timed(run: Steps, seconds: float) -> float:
    """Steps a second, after a warm-up."""
    run()
    made, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        made += run()
    return made / (time.perf_counter() - started)


# --- these games -----------------------------------------------------------------------------------


def ours_at_once(game: str, threads: int) -> Steps:
    """Self-play, many games at once; drawing the actions is part of it."""
    env = VectorEnv(game, PLAYERS, GAMES_AT_ONCE, seed=1, threads=threads)
    env.reset()
    for _ in range(200):  # spread the games over all their phases
        env.step(env.random_actions())

    def run() -> int:
        env.step(env.random_actions())
        return GAMES_AT_ONCE

    return run


def ours_step_alone(game: str, threads: int, seconds: float) -> dict[str, float]:
    """Microseconds a game of the step alone, by the clock and of processor time; actions drawn outside both.

    `least` is the quickest step by the clock: what the machine does while nobody else uses it.
    """
    env = VectorEnv(game, PLAYERS, GAMES_AT_ONCE, seed=1, threads=threads)
    env.reset()
    clock = busy = 0.0
    least = float("inf")
    steps, until = -200, time.perf_counter() + seconds
    while steps < 1 or time.perf_counter() < until:
        actions = env.random_actions()
        started, worked = time.perf_counter(), time.process_time()
        env.step(actions)
        taken = time.perf_counter() - started
        clock, least = clock + taken, min(least, taken)
        busy += time.process_time() - worked
        steps += 1
        if steps == 0:
            clock, busy, until = 0.0, 0.0, time.perf_counter() + seconds
    each = 1e6 / steps / GAMES_AT_ONCE
    shortest = 1e6 * least / GAMES_AT_ONCE
    return {"clock": round(clock * each, 3), "processor": round(busy * each, 3), "least": round(shortest, 3)}


def ours_gymnasium(game: str) -> Steps:
    """One learning seat against random bots; only its own decisions are counted."""
    from openoutcry.env.gym import GymVectorEnv

    env = GymVectorEnv(game, 256, PLAYERS, "random", copy=False, threads=1)
    state = {"mask": env.reset(seed=1)[1]["action_mask"]}
    rng = np.random.default_rng(1)

    def run() -> int:
        mask = state["mask"]
        state["mask"] = env.step((rng.random(mask.shape, np.float32) * mask).argmax(1))[4]["action_mask"]
        return 256

    return run


# --- others ----------------------------------------------------------------------------------------


def pettingzoo_classic(name: str) -> Steps:
    """An agent-cycle game of PettingZoo."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=1)

    def run() -> int:
        made = 0
        for _ in range(200):
            if not env.agents:
                env.reset()
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else int(random.choice(np.flatnonzero(seen["action_mask"]))))
            made += not (ended or cut)
        return made

    return run


def rlcard_game(name: str) -> Steps:
    """A game of RLCard, stepped by hand."""
    env = importlib.import_module("rlcard").make(name)
    held: dict[str, Any] = {"state": env.reset()[0]}

    def run() -> int:
        for _ in range(200):
            if env.is_over():
                held["state"] = env.reset()[0]
            held["state"] = env.step(random.choice(list(held["state"]["legal_actions"])))[0]
        return 200

    return run


def openspiel_game(name: str) -> Steps:
    """A game of OpenSpiel through its Python names; chance is played and not counted."""
    game = importlib.import_module("pyspiel").load_game(name)
    seen = game.get_type().provides_observation_tensor
    held = {"state": game.new_initial_state()}

    def run() -> int:
        made = 0
        while made < 200:
            state = held["state"]
            if state.is_terminal():
                held["state"] = game.new_initial_state()
            elif state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                if seen:
                    state.observation_tensor()
                state.apply_action(random.choice(state.legal_actions()))
                made += 1
        return made

    return run


def pgx_game(name: str) -> Steps:
    """A game of pgx, compiled by JAX for many games at once, renewed as they end."""
    jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
    wrappers = importlib.import_module("pgx.experimental.wrappers")
    env = pgx.make(name)
    renew = wrappers.auto_reset(env.step, env.init)
    held: dict[str, Any] = {"key": jax.random.PRNGKey(1)}
    held["state"] = jax.jit(jax.vmap(env.init))(jax.random.split(held["key"], GAMES_AT_ONCE))

    def once(state: Any, key: Any) -> Any:
        draw, step = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(draw, logits, axis=-1)
        return jax.vmap(renew)(state, actions, jax.random.split(step, GAMES_AT_ONCE))

    compiled = jax.jit(once)

    def run() -> int:
        held["key"], now = jax.random.split(held["key"])
        held["state"] = jax.block_until_ready(compiled(held["state"], now))
        return GAMES_AT_ONCE

    return run


OTHERS: list[tuple[str, Callable[[str], Steps], str]] = [
    ("PettingZoo connect_four_v3", pettingzoo_classic, "connect_four_v3"),
    ("PettingZoo leduc_holdem_v4", pettingzoo_classic, "leduc_holdem_v4"),
    ("PettingZoo texas_holdem_v4", pettingzoo_classic, "texas_holdem_v4"),
    ("RLCard limit-holdem", rlcard_game, "limit-holdem"),
    ("RLCard leduc-holdem", rlcard_game, "leduc-holdem"),
    ("OpenSpiel connect_four, from Python", openspiel_game, "connect_four"),
    ("OpenSpiel leduc_poker, from Python", openspiel_game, "leduc_poker"),
    ("OpenSpiel gin_rummy, from Python", openspiel_game, "gin_rummy"),
    ("pgx connect_four, 4096 at once", pgx_game, "connect_four"),
    ("pgx leduc_holdem, 4096 at once", pgx_game, "leduc_holdem"),
    ("pgx backgammon, 4096 at once", pgx_game, "backgammon"),
]


def everything(asked: argparse.Namespace) -> Iterator[tuple[str, Callable[[], Steps]]]:
    """All that is compared: its name, and how to make it."""
    cores = os.cpu_count() or 1
    for game in oo.games():
        for threads in sorted({1, cores}):
            label = f"Open Outcry {game}, {GAMES_AT_ONCE} at once, {threads} thread{'s' if threads > 1 else ''}"
            yield label, lambda game=game, threads=threads: ours_at_once(game, threads)  # type: ignore[misc]
        yield f"Open Outcry {game}, Gymnasium, 256 at once", lambda game=game: ours_gymnasium(game)  # type: ignore[misc]
    for label, make, name in OTHERS:
        yield label, lambda make=make, name=name: make(name)  # type: ignore[misc]


def main() -> int:
    """Measure, print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--only", nargs="*", help="parts of names")
    asked = parser.parse_args()
    rates: dict[str, float] = {}
    for label, make in everything(asked):
        if asked.only and not any(part in label for part in asked.only):
            continue
        try:
            rates[label] = timed(make(), asked.seconds)
        except (ImportError, oo.OutcryError) as missing:
            print(f"{label}: left out ({missing})", flush=True)
            continue
        print(f"{label}: {rates[label]:,.0f} steps/s", flush=True)
    ours = {label: rate for label, rate in rates.items() if label.startswith("Open Outcry")}
    slowest = min((rate for label, rate in ours.items() if "at once, " in label), default=0.0)
    for label, rate in rates.items():
        if label not in ours and slowest:
            print(f"{label}: our slowest self-play makes {slowest / rate:,.1f} times as many steps")
    cores = os.cpu_count() or 1
    alone = {}
    if not asked.only:
        for game in oo.games():
            alone[game] = {f"{n} threads": ours_step_alone(game, n, asked.seconds) for n in sorted({1, cores})}
            print(f"{game}: µs a game of one step of {GAMES_AT_ONCE} games: {alone[game]}", flush=True)
    print(json.dumps({"steps_per_s": {k: round(v) for k, v in rates.items()}, "us_a_game": alone}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
