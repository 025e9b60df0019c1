"""Random play of every game on one core, older and present code in turn in one run: how fast is one to the other?

    python bench/ratio.py COMMIT --rounds 9
    python bench/ratio.py COMMIT --door openspiel     # or pettingzoo: one game, step by step through that interface
    python bench/ratio.py COMMIT --door observer      # OpenSpiel with a Python observer's tensor, an array

Both play the same number of games of the same seeds, in two processes that take turns, and processor time is
counted: what else the machine does hardly matters. A ratio above 1 means that the present code is faster.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOORS = {
    "batch": """
import openoutcry as oo
def play(game, players, games, seed):
    batch = oo.batch(game, players, games, seed=seed, threads=1)
    started = time.process_time()
    return int(batch.playout().decisions.sum()), started
""",
    "openspiel": """
import pyspiel
from openoutcry.env import openspiel
def play(game, players, games, seed):
    random.seed(seed)
    kind, made = pyspiel.load_game(f"openoutcry_{game}(players={players})"), 0
    started = time.process_time()
    for _ in range(games):
        state = kind.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            state.observation_tensor()
            state.apply_action(random.choice(state.legal_actions()))
            made += 1
    return made, started
""",
    "observer": """
import pyspiel
from openoutcry.env import openspiel
def play(game, players, games, seed):
    random.seed(seed)
    kind, made = pyspiel.load_game(f"openoutcry_{game}(players={players})"), 0
    observer = kind.make_py_observer()
    started = time.process_time()
    for _ in range(games):
        state = kind.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            observer.set_from(state, state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            made += 1
    return made, started
""",
    "pettingzoo": """
import numpy as np
from openoutcry.env import pettingzoo
def play(game, players, games, seed):
    env, made = pettingzoo.aec(game, players), 0
    random.seed(seed)
    started = time.process_time()
    for number in range(games):
        env.reset(seed=number)
        while env.agents:
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else int(random.choice(np.flatnonzero(seen["action_mask"]))))
            made += not (ended or cut)
    return made, started
""",
}
LISTEN = """
for line in sys.stdin:
    made, started = play(*json.loads(line))
    print(json.dumps([time.process_time() - started, made]), flush=True)
"""
GAMES = {"stockpile": 6000, "acquire": 6000, "money": 6000, "watch": 2000}  # about a second each
FEWER = 500  # times fewer, step by step


class Player:
    """A process that plays by the code of one checkout."""

    def __init__(self, source: Path, door: str) -> None:
        begin = f"import json, random, sys, time; sys.path.insert(0, {str(source)!r})"
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", begin + DOORS[door] + LISTEN],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, *asked: object) -> tuple[float, int]:
        """Seconds of the processor, and decisions made."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        seconds, decisions = json.loads(self._process.stdout.readline())
        return seconds, decisions

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def compare(old: Player, new: Player, game: str, games: int, rounds: int) -> tuple[float, float, float]:
    """Decisions a second of both, and the ratio: the median over the rounds."""
    for player in (old, new):
        player.play(game, 4, min(games, 64), "warm")
    speeds: list[tuple[float, float]] = []
    for number in range(rounds):
        order = (old, new) if number % 2 == 0 else (new, old)
        spent = {player: player.play(game, 4, games, number) for player in order}
        speeds.append((spent[old][1] / spent[old][0], spent[new][1] / spent[new][0]))
    before, after = (statistics.median(column) for column in zip(*speeds, strict=True))
    return before, after, statistics.median(now / then for then, now in speeds)


def main() -> None:
    """Check the older commit out, play, print a table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("commit")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--door", choices=DOORS, default="batch")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", asked.commit, "src"], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        old, new = Player(Path(folder) / "src", asked.door), Player(ROOT / "src", asked.door)
        print(f"| game | {asked.commit} | present | ratio |\n|---|---:|---:|---:|")
        for game in asked.games:
            games = GAMES[game] if asked.door == "batch" else GAMES[game] // FEWER
            before, after, ratio = compare(old, new, game, games, asked.rounds)
            print(f"| {game} | {before:,.0f} | {after:,.0f} | {ratio:.3f} |", flush=True)
        old.close()
        new.close()


if __name__ == "__main__":
    main()
