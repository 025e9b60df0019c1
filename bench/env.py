"""Environments side by side on this machine's CPU: these games, PettingZoo, RLCard, OpenSpiel and pgx.

    python bench/env.py [--seconds 3] [--only NAME …]

A step is one decision drawn from the legal ones, applied, and the next observation and mask made. All run in turn
within this process, several rounds, and what counts is processor time, of all threads together. Like is compared with
like: many games at once with the same, one game by PettingZoo's or RLCard's steps with ours by PettingZoo's, by
OpenSpiel's with ours by OpenSpiel's. What is not installed is said and left out. Prints a table of each kind with
ratios, and a JSON object at the end.
"""

import argparse
import importlib
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import numpy as np

import openoutcry as oo
from openoutcry.env.vector import VectorEnv

GAMES_AT_ONCE = 4096
PLAYERS = 4

ROUNDS = 5
Steps = Callable[[], int]  # play some steps, return how many
BATCH, STEPS, OPENSPIEL = (
    "many games at once",
    "one game, PettingZoo's or RLCard's steps",
    "one game, OpenSpiel's steps",
)


class Runner(NamedTuple):
    """Something that is measured: of which kind, its name, whether it is ours, and how to make it."""

    kind: str
    label: str
    ours: bool
    make: Callable[[], Steps]


class Measured:
    """How many steps a runner has made in how much processor time."""

    def __init__(self, run: Steps) -> None:
        self._run, self._made, self._busy = run, 0, 0.0
        run()  # warm

    def go_on(self, seconds: float) -> None:
        started, made = time.process_time(), 0
        while time.process_time() - started < seconds:
            made += self._run()
        self._made, self._busy = self._made + made, self._busy + time.process_time() - started

    @property
    def rate(self) -> float:
        return self._made / self._busy


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


def ours_by_pettingzoo(game: str) -> Steps:
    """One game by PettingZoo's steps, an agent after the other."""
    from openoutcry.env import pettingzoo

    return agent_steps(pettingzoo.aec(game, PLAYERS))


# --- others ----------------------------------------------------------------------------------------


def pettingzoo_classic(name: str) -> Steps:
    """An agent-cycle game of PettingZoo."""
    return agent_steps(importlib.import_module(f"pettingzoo.classic.{name}").env())


def agent_steps(env: Any) -> Steps:
    """Each agent asked in turn: last, then step."""
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


def ours_by_openspiel(game: str) -> Steps:
    """One of these games, by the same steps."""
    importlib.import_module("pyspiel")
    from openoutcry.env import openspiel

    return openspiel_game(openspiel.PREFIX + game)


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


OTHERS: list[tuple[str, Callable[[str], Steps], str, str]] = [
    (BATCH, pgx_game, "pgx", "connect_four"),
    (BATCH, pgx_game, "pgx", "leduc_holdem"),
    (BATCH, pgx_game, "pgx", "backgammon"),
    (STEPS, pettingzoo_classic, "PettingZoo", "connect_four_v3"),
    (STEPS, pettingzoo_classic, "PettingZoo", "leduc_holdem_v4"),
    (STEPS, pettingzoo_classic, "PettingZoo", "texas_holdem_v4"),
    (STEPS, rlcard_game, "RLCard", "limit-holdem"),
    (STEPS, rlcard_game, "RLCard", "leduc-holdem"),
    (OPENSPIEL, openspiel_game, "OpenSpiel", "connect_four"),
    (OPENSPIEL, openspiel_game, "OpenSpiel", "leduc_poker"),
    (OPENSPIEL, openspiel_game, "OpenSpiel", "gin_rummy"),
]


def runners() -> Iterator[Runner]:
    """All that is compared."""
    for game in oo.games():
        yield Runner(BATCH, f"Open Outcry {game}", True, partial(ours_at_once, game, 1))
        yield Runner(STEPS, f"Open Outcry {game}", True, partial(ours_by_pettingzoo, game))
        yield Runner(OPENSPIEL, f"Open Outcry {game}", True, partial(ours_by_openspiel, game))
    for kind, make, library, name in OTHERS:
        yield Runner(kind, f"{library} {name}", False, partial(make, name))


def measure(wanted: list[Runner], seconds: float) -> dict[Runner, float]:
    """Steps a second of processor time, all in turn."""
    measured: dict[Runner, Measured] = {}
    for runner in wanted:
        try:
            measured[runner] = Measured(runner.make())
        except (ImportError, oo.OutcryError) as missing:
            print(f"{runner.label}, {runner.kind}: left out ({missing})", flush=True)
    for _ in range(ROUNDS):
        for each in measured.values():
            each.go_on(seconds / ROUNDS)
    return {runner: each.rate for runner, each in measured.items()}


def main() -> int:
    """Measure, print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0, help="of processor time, for each")
    parser.add_argument("--only", nargs="*", help="parts of names or kinds")
    asked = parser.parse_args()
    wanted = [r for r in runners() if not asked.only or any(p in f"{r.label}, {r.kind}" for p in asked.only)]
    rates = measure(wanted, asked.seconds)
    for kind in (BATCH, STEPS, OPENSPIEL):
        of_kind = {runner: rate for runner, rate in rates.items() if runner.kind == kind}
        slowest = min((rate for runner, rate in of_kind.items() if runner.ours), default=0.0)
        print(f"\n{kind}: steps a second of processor time", flush=True)
        for runner, rate in of_kind.items():
            ratio = f"   our slowest makes {slowest / rate:,.2f} times as many" if slowest and not runner.ours else ""
            print(f"  {runner.label:36} {rate:>12,.0f}{ratio}")
    alone = {}
    cores = os.cpu_count() or 1
    if not asked.only:
        for game in oo.games():
            alone[game] = {f"{n} threads": ours_step_alone(game, n, asked.seconds) for n in sorted({1, cores})}
            print(f"{game}: µs a game of one step of {GAMES_AT_ONCE} games: {alone[game]}", flush=True)
    found = {
        kind: {r.label: round(rate) for r, rate in rates.items() if r.kind == kind}
        for kind in (BATCH, STEPS, OPENSPIEL)
    }
    print(json.dumps({"steps_per_processor_s": found, "us_a_game": alone}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
