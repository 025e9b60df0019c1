"""What the choices of levels and of variants of a search are worth, position by position.

    python bench/regret.py stockpile --folder build/regret --positions 400 --workers 2
    python bench/regret.py stockpile --folder build/regret --workers 2 --judge policy search:200ms master:200ms \
        "master:200ms mix=100" "master:200ms others=1 LEAN=0.03"

Positions with a choice are taken from games of one level against others (`--table`). What an action is worth there is
found by playing on, many times, from the position as it truly was, with the same futures for every action: by the
network's likeliest actions, by actions drawn as likely as it finds them, or by the house (`--on`: the seat itself, then
the others). A level, which knows only what its seat knows, is then worth that much more or less than the network's own
choice: printed are the mean of the differences in points of the chance to win a decision, with its standard error by
position, the same of the lead in money, how often the choices differ, playouts and time. That tells two variants apart
with a hundredth of the games it would take to see who wins; whether what is better so wins more has to be seen in games
all the same. What was found is kept in the folder.

A variant is a level and what is changed of it: fields of its budget (mix, others), or constants of the search.
"""

import argparse
import hashlib
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, replace
from pathlib import Path
from unittest.mock import patch

import numpy as np

from openoutcry.arena.playing import known, seat_to_act
from openoutcry.bots import budget_of, search, think
from openoutcry.bots.network import opinion, player_of
from openoutcry.bots.search import Budget
from openoutcry.bots.tree import SEATS
from openoutcry.games import load_game
from openoutcry.kernel.chance import CHANCE
from openoutcry.kernel.inference import BATCH

TO_THE_END = "openoutcry.learn.generic.to_the_end"
PROMISE = 0.002  # of the likeliest action's chance: what is less likely is looked at only where somebody chose it
MOST = 8  # actions that are played to the end at once
EVERY = 3  # decisions from one position to the next, on the average
WAYS = ("likeliest", "drawn", "house")  # as `to_the_end` counts them


def key_of(text):
    """256 bits of chance from a text."""
    return hashlib.sha256(text.encode()).digest()


def positions_of(name, players, lineup, number):
    """Some positions of the number-th game in which one level plays against others of another: decisions of its own."""
    game, rng = load_game(name), np.random.default_rng(number)
    state, mask = game.new(players, f"regret {number}", {}, {}), np.zeros(game.n_actions, np.uint8)
    state[0].quiet = 1
    own, others = lineup
    found, step = [], 0
    while not game.call.ended(state, 0):
        seat = seat_to_act(game, state, f"{number} {step}")
        hidden = known(game, state, seat)
        level = own if seat == number % players else others
        if level == own and game.call.legal_mask(hidden, 0, seat, mask) > 1 and rng.random() < 1 / EVERY:
            prior, _ = opinion(game, hidden, seat)
            if (prior >= PROMISE * prior.max()).sum() > 1:
                found.append((number, seat, state.tobytes()))
        step += 1
        game.call.act(state, 0, seat, think(game, hidden, seat, f"{number} {step}", level).action)
    return found


class Worth:
    """What actions are worth at one position as it is, played to the end with the same futures."""

    def __init__(self, name, seat, kept, futures, ways):
        self.game, self.seat, self.futures = load_game(name), seat, futures
        self.state = np.frombuffer(kept, self.game.layout.dtype).copy()
        own, others = ways.split("-")
        self.ways = np.full(SEATS, WAYS.index(others), np.int64)
        self.ways[seat] = WAYS.index(own)
        self.master = np.frombuffer(key_of("futures" + kept.hex()), "<u4").copy()
        self.found = {}

    def of(self, action):
        """The part of its games each action won, and the lead, future by future."""
        if action not in self.found:
            game, player = self.game, player_of(self.game)
            states, scratch = np.repeat(game.layout.blank(), BATCH), game.layout.blank()
            mask, bots, out = np.zeros(game.n_actions, np.uint8), np.zeros(BATCH, CHANCE), np.zeros(SEATS, np.int64)
            won, ahead = np.zeros(self.futures, np.float32), np.zeros(self.futures, np.float32)
            asked, chances = np.zeros(BATCH, np.int64), np.zeros(game.n_actions, np.float32)
            layers, rows, used, _ = player.room()
            game.algorithm(TO_THE_END).play_to_the_end(
                self.state, self.seat, int(action), self.ways, states, mask, bots, scratch, self.master, asked,
                player.net, player.shape, layers, rows, used, chances, out, won, ahead, self.futures,
            )  # fmt: skip
            self.found[int(action)] = (won, ahead)
        return self.found[int(action)]


def worth_of(name, futures, ways, row):
    """The network's own choice at a position, and what its likely actions are worth."""
    game, (_, seat, kept) = load_game(name), row
    worth = Worth(name, seat, kept, futures, ways)
    prior, _ = opinion(game, known(game, worth.state, seat), seat)
    likely = [int(a) for a in np.argsort(-prior)[:MOST] if prior[a] >= PROMISE * prior.max()]
    for action in likely:
        worth.of(action)
    return likely[0], worth.found


def changed(name, variant):
    """A budget, and constants of the search that are others; what is no variant of a search is None."""
    level, *changes = variant.split()
    budget, constants = budget_of(load_game(name), level), {}
    for change in changes:
        what, _, value = change.partition("=")
        if what in {field.name for field in fields(Budget)}:
            budget = replace(budget, **{what: int(value)})
        else:
            assert hasattr(search, what), what
            constants[what] = type(getattr(search, what))(float(value))
    return level, budget, constants


def choose(name, variant, rows, worths, futures, ways):
    """What a variant chooses at some positions, in how many playouts, in what time, and what the choice is worth."""
    game, (level, budget, constants) = load_game(name), changed(name, variant)
    answers = []
    for (number, seat, kept), (_, found) in zip(rows, worths, strict=True):
        worth = Worth(name, seat, kept, futures, ways)
        hidden = known(game, worth.state, seat)
        began = time.thread_time()
        with patch.multiple(search, **{"LEAN": search.LEAN, **constants}):
            if budget is None:
                action, playouts = think(game, hidden, seat, f"{number}", level).action, 0
            else:
                outcome = search.search(game, hidden, seat, key_of(f"choice {number} {seat}"), budget)
                action, playouts = int(outcome.actions[outcome.order()[0]]), outcome.playouts
        spent = time.thread_time() - began
        worth.found = found
        answers.append((action, playouts, spent, worth.of(action)))
    return answers


def kept(file):
    """A list that is kept in a file, and how to keep it there."""

    def keep(values):
        held = np.empty(len(values), object)
        held[:] = values
        np.save(file, held)

    return list(np.load(file, allow_pickle=True)) if file.exists() else [], keep


def spread(values):
    """Mean and standard error."""
    return np.mean(values), np.std(values, ddof=1) / np.sqrt(len(values))


def main():
    """Find positions, or judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--positions", type=int, default=0, help="so many of them; 0: those known")
    parser.add_argument("--futures", type=int, default=64)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--table", nargs=2, default=("policy", "search:20ms"), help="a level, and that of the others")
    parser.add_argument(
        "--on", default="likeliest-house", help="how the seat and the others play on: " + ", ".join(WAYS)
    )
    parser.add_argument("--judge", nargs="*", default=[])
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    name = f"{asked.game}-{asked.players}-{'-'.join(asked.table)}"
    rows, keep_rows = kept(asked.folder / f"{name}.npy")
    worths, keep_worths = kept(asked.folder / f"{name}-{asked.futures}-{asked.on}.npy")
    with ProcessPoolExecutor(asked.workers) as pool:
        number = 1 + max((row[0] for row in rows), default=-1)
        while len(rows) < asked.positions:
            waiting = [
                pool.submit(positions_of, asked.game, asked.players, asked.table, number + i)
                for i in range(2 * asked.workers)
            ]
            number += len(waiting)
            for done in waiting:
                rows += done.result()
            keep_rows(rows)
        rows = rows[: asked.positions or len(worths)]
        waiting = [pool.submit(worth_of, asked.game, asked.futures, asked.on, row) for row in rows[len(worths) :]]
        for done in waiting:
            worths.append(done.result())
            if len(worths) % 50 == 0 or len(worths) == len(rows):
                keep_worths(worths)
        worths = worths[: len(rows)]
        base = np.array([found[policy][0].mean() for policy, found in worths])
        of_base = np.array([found[policy][1].mean() for policy, found in worths])
        best = np.array([max(won.mean() for won, _ in found.values()) for _, found in worths])
        print(
            f"{len(rows)} positions, {asked.futures} futures, played on {asked.on}; to know the best action: "
            f"{100 * np.mean(best - base):+.2f} (too high: of several readings the best is also the luckiest)"
        )
        for variant in asked.judge:
            parts = [(rows[i :: asked.workers], worths[i :: asked.workers]) for i in range(asked.workers)]
            waiting = [pool.submit(choose, asked.game, variant, *part, asked.futures, asked.on) for part in parts]
            answers = [None] * len(rows)
            for i, part in enumerate(waiting):
                answers[i :: asked.workers] = part.result()
            gains = np.array([won.mean() for *_, (won, _) in answers]) - base
            money = np.array([ahead.mean() for *_, (_, ahead) in answers]) - of_base
            other = np.mean([answer[0] != policy for answer, (policy, _) in zip(answers, worths, strict=True)])
            gain, error = spread(100 * gains)
            lead, of_lead = spread(money)
            made, spent = np.mean([answer[1:3] for answer in answers], axis=0)
            print(
                f"| {variant} | {gain:+.2f} ± {error:.2f} | {lead:+.0f} ± {of_lead:.0f} | {100 * other:.0f} % | "
                f"{made:.0f} | {1000 * spent:.0f} ms |",
                flush=True,
            )


if __name__ == "__main__":
    main()
