"""A terminal with nothing compiled: how long from the command until a person is asked for the first move.

    python bench/first_prompt.py [SOURCES …]

Each folder of sources (this one, if none is named) in turn: name `src` of two checkouts to compare them. Seconds of the
clock, and of processor that the command and what it waited for have spent by then.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from openoutcry.games import games

SECOND = os.sysconf("SC_CLK_TCK")
PROMPT = "Guest >"


def first_prompt(sources: Path, game: str, cache: str) -> dict[str, float]:
    """One game against the usual bots, left again at the first prompt."""
    own = {"PYTHONPATH": str(sources), "OPENOUTCRY_CACHE": cache, "OPENOUTCRY_LANG": "en"}
    started = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "openoutcry.cli", "play", game],
        env={**os.environ, **own},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        shown = ""
        while not shown.endswith(PROMPT):
            more = process.stdout.read(1)
            assert more, shown
            shown += more
        clock = time.perf_counter() - started
        words = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        process.communicate("quit\n")
    return {"clock_s": round(clock, 1), "processor_s": round(sum(map(int, words[11:15])) / SECOND, 1)}


def main() -> None:
    """Every game with an empty cache, by each of the sources in turn."""
    parser = argparse.ArgumentParser()
    parser.add_argument("sources", nargs="*", type=Path, default=[Path(__file__).parents[1] / "src"])
    for game in games():
        for sources in parser.parse_args().sources:
            with tempfile.TemporaryDirectory() as cache:
                told = {"sources": str(sources), "game": game, "load": round(os.getloadavg()[0], 1)}
                print(json.dumps({**told, **first_prompt(sources.resolve(), game, cache)}), flush=True)


if __name__ == "__main__":
    main()
