"""A game outside the package: installed with pip it is played, studied and computed with like any other."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import openoutcry as oo
from tests.outside import install

ROOT = Path(__file__).parents[1]
PACKAGE = Path(oo.__file__).parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    return install(tmp_path_factory.mktemp("example"))


def run(installed: Path, code: str, given: str = "", **environment: str) -> str:
    paths = os.pathsep.join((str(installed), str(PACKAGE.parent)))
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env={**os.environ, "PYTHONPATH": paths, **environment},
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_it_is_listed_after_ours_and_says_what_it_is(installed):
    out = run(
        installed,
        "import openoutcry as oo; from openoutcry.language import text; print(oo.games(), text('game-market', 'ru'))",
    )
    assert out.strip() == f"{[*oo.games(), 'market']} Закрытый рынок"


def test_its_texts_come_to_browsers_in_three_languages(installed):
    code = (
        "import openoutcry as oo; from openoutcry.language import texts_from_outside as said; oo.games();"
        "print([said(language).splitlines()[0] for language in ('en', 'ru', 'it')])"
    )
    titles = ["game-market = Sealed Market", "game-market = Закрытый рынок", "game-market = Mercato segreto"]
    assert run(installed, code).strip() == str(titles)


def test_no_file_of_the_package_names_it():
    for file in [*PACKAGE.rglob("*.py"), *(ROOT / "web" / "src").rglob("*.*")]:
        if "static" not in file.parts and file.suffix in (".py", ".ts", ".svelte", ".css"):
            written = file.read_text(encoding="utf-8")
            # The one place that says how such a package names itself.
            assert "sealed_market" not in written or file == PACKAGE / "games" / "__init__.py", file


def test_it_passes_the_kit(installed):
    code = "import sys; from openoutcry.compliance import main; sys.argv = ['kit', 'market', '--games', '5']; main()"
    assert run(installed, code, OPENOUTCRY_INTERPRET="1").strip().endswith("✓")


def test_its_rules_are_read_by_clause_in_three_languages(installed):
    code = (
        "from openoutcry.rulebook import clauses; print([clauses('market', l)['MKT-2.2'] for l in ('en', 'ru', 'it')])"
    )
    assert "final" in run(installed, code)


def test_it_is_played_to_the_end_in_the_terminal(installed):
    command = ["play", "market", "--players", "2", "--seed", "x"]
    code = f"import sys; from openoutcry.cli import main; sys.exit(main({command}))"
    out = run(installed, code, "why bid 9\n" + "bid 1\n" * 4)
    assert "You have fewer coins than that" in out and "Result" in out


def test_it_is_reviewed_and_plays_in_the_arena(installed, tmp_path):
    code = f"""
import json
import openoutcry as oo
from openoutcry.arena import Tournament, play, summarise
from openoutcry.bots.review import review
table = oo.Table("market", 2, "reviewed")
while not table.over:
    seat = table.pending[0]
    table.play(seat, table.legal(seat)[-1])
found = review(table.log, "search:50")
tournament = Tournament("market", 3, ("house", "random"), games=60)
results = play(tournament, {str(tmp_path / "arena")!r}, workers=1)
print(json.dumps([len(found["decisions"]), sorted(results)]))
"""
    decisions, _ = json.loads(run(installed, code).strip().splitlines()[-1])
    assert decisions > 0


def test_it_is_solved_exactly_for_two(installed):
    """Backward induction over the rules: nobody is better off, and no answer gains against the solution."""
    code = """
import json
import numpy as np
from sealed_market.solve import Solver, solve_matrix
mixed = solve_matrix(np.array([[0.5, 1, 0], [0, 0.5, 1], [1, 0, 0.5]]))
solver = Solver(coins=3, rounds=2)
figures = [solver.value(), solver.best_answer(solver.optimal), solver.best_answer(solver.uniform)]
print(json.dumps([mixed.value, *(bids.tolist() for bids in mixed.bids), figures]))
"""
    value, rows, columns, figures = json.loads(run(installed, code).strip().splitlines()[-1])
    assert value == pytest.approx(0.5) and [*rows, *columns] == pytest.approx([1 / 3] * 6)
    worth, against_optimal, against_uniform = figures
    assert worth == pytest.approx(0.5) and against_optimal == pytest.approx(0.5)
    assert against_uniform > 0.8


def test_it_is_an_environment_of_every_kind(installed):
    code = """
import numpy as np
import pyspiel
from pettingzoo.test import api_test
import openoutcry.env as env
from openoutcry.env import market_v0
api_test(market_v0.env(players=3), num_cycles=200)
pyspiel.random_sim_test(env.open_spiel("market", 2), num_sims=2, serialize=True, verbose=False)
many = env.VectorEnv("market", players=4, games=64, seed=1)
many.reset()
ended = 0
for _ in range(40):
    actions = [np.flatnonzero(mask)[-1] for mask in many.masks]
    many.step(np.array(actions))
    ended += int(many.done.sum())
print(ended)
"""
    assert int(run(installed, code).strip().splitlines()[-1]) >= 64


def test_the_cuda_simulator_plays_the_same_games(installed):
    code = """
import json, sys
import openoutcry as oo
o = oo.batch("market", 4, 6, seed=3, device=sys.argv[1] if len(sys.argv) > 1 else DEVICE).playout()
print(json.dumps([o.scores.tolist(), o.winners.tolist()]))
"""
    there = run(installed, f"DEVICE = 'cuda'{code}", NUMBA_ENABLE_CUDASIM="1", OPENOUTCRY_INTERPRET="1")
    here = run(installed, f"DEVICE = 'cpu'{code}")
    assert there.strip().splitlines()[-1] == here.strip().splitlines()[-1]


INTERRUPTED = """
import json, os, subprocess, sys
import openoutcry as oo
from openoutcry.kernel.compiling import compile_ahead
from openoutcry.kernel.contract import STUDY
from openoutcry.kernel.instantiate import instantiate
from openoutcry.kernel.source import cache_folder
game = oo.load_game("market")
folder = cache_folder(vars(instantiate(game, STUDY)))
def made():
    return {file.name: file.stat().st_mtime_ns for file in folder.glob("*.nbc")}
command = [sys.executable, "-P", "-m", "openoutcry.kernel.compiling", game.package, STUDY]
environment, pipe = {**os.environ, "OPENOUTCRY_COMPILING": "1"}, subprocess.PIPE
child = subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True)
for line in child.stdout:
    if line.strip() == "1/3":
        child.kill()
        break
child.wait()
before = made()
compile_ahead(game, STUDY, progress=lambda *done: None)
print(json.dumps([len(before), len(made()), all(made()[name] == before[name] for name in before)]))
"""


def test_compiling_that_was_interrupted_goes_on_where_it_was(installed, tmp_path):
    out = run(installed, INTERRUPTED, OPENOUTCRY_CACHE=str(tmp_path), OPENOUTCRY_INTERPRET="")
    before, after, kept = json.loads(out.strip().splitlines()[-1])
    assert 1 <= before < after == 3 and kept
