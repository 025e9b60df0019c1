"""Batches, the compile cache, the GPU's code in the simulator."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import openoutcry as oo
from openoutcry import errors
from openoutcry.kernel.events import EventKind
from openoutcry.kernel.record import Field, layout

SRC = str(Path(oo.__file__).parents[1])


def run_python(code, **environment):
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": SRC, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_a_batch_is_fixed_by_its_seed_whatever_the_threads():
    one = oo.batch("money", 4, 700, seed=7, threads=1).playout()
    two = oo.batch("money", 4, 700, seed=7, threads=2).playout()
    other = oo.batch("money", 4, 700, seed=8, threads=2).playout()
    assert np.array_equal(one.scores, two.scores)
    assert not np.array_equal(one.scores, other.scores)


def test_shared_wins_count_in_parts():
    outcome = oo.batch("money", 3, 2000, seed=1).playout()
    assert outcome.win_share.sum() == pytest.approx(1)


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"games": 0}, "games"),
        ({"games": "5"}, "games"),
        ({"games": 10**12}, "games"),
        ({"threads": -1}, "threads"),
        ({"device": "tpu"}, "device"),
        ({"bots": ["genius"]}, "bot"),
        ({"bots": ["random"] * 3}, "bot"),
        ({"bots": None}, "bot"),
        ({"bots": 5}, "bot"),
        ({"bots": "house"}, "bot"),
        ({"bots": [np.zeros(2)]}, "bot"),
        ({"device": np.zeros(2)}, "device"),
    ],
)
def test_bad_batches_are_refused(change, name):
    with pytest.raises(errors.BadOption, match=name):
        oo.batch(**{"game": "money", "players": 4, "games": 10, **change})


@pytest.mark.parametrize(
    "seed", [None, 1.5, True, object(), b"a", "", "\ud800", "x" * 201, 10**6000, "key:1"], ids=range(10)
)
def test_what_is_no_seed_is_told(seed):
    with pytest.raises(oo.errors.BadSeed):
        oo.batch("money", 3, 2, seed=seed)


def test_whole_numbers_of_numpy_are_seeds():
    assert oo.batch("money", 3, 2, seed=np.int64(7)).seed(1) == oo.batch("money", 3, 2, seed="7").seed(1)


def test_without_a_gpu_the_error_says_so():
    code = (
        "import openoutcry as oo\n"
        "try: oo.batch('money', 4, 10, device='cuda').playout()\n"
        "except oo.OutcryError as e: print(e)"
    )
    assert "CUDA" in run_python(code)


@pytest.mark.parametrize("game", oo.games())
def test_the_cuda_kernels_play_the_same_games(game):
    """In Numba's simulator of a GPU, with interpreted rules: the scores of the CPU's batch."""
    players = oo.load_game(game).edition.most_players
    expected = oo.batch(game, players, 2, seed=3).playout()
    code = (
        "import json, openoutcry as oo\n"
        f"o = oo.batch('{game}', {players}, 2, seed=3, device='cuda').playout()\n"
        "print(json.dumps([o.scores.tolist(), o.decisions.tolist(), o.winners.tolist()]))"
    )
    printed = run_python(code, NUMBA_ENABLE_CUDASIM="1", OPENOUTCRY_INTERPRET="1")
    found = json.loads(printed.strip().splitlines()[-1])
    assert found == [expected.scores.tolist(), expected.decisions.tolist(), expected.winners.tolist()]


def test_an_owner_can_point_at_another_edition(tmp_path):
    own = (Path(oo.__file__).parent / "games/money/edition.toml").read_text().replace("value = 6\n", "value = 5\n", 1)
    (tmp_path / "own.toml").write_text(own)
    code = "import openoutcry as oo; print(len(oo.Table('money', 3, 'x').view(0)['table']['hand']))"
    printed = run_python(code, OPENOUTCRY_EDITION_MONEY=str(tmp_path / "own.toml"), OPENOUTCRY_INTERPRET="1")
    assert printed.strip() == "5"


def test_names_that_clash_with_numpy_are_refused():
    edition = oo.load_game("money").edition
    with pytest.raises(ValueError, match="size"):
        layout(edition, [Field("size", "i1", "a bad name")])


@pytest.mark.parametrize("name", ["to", "event"])
def test_event_arguments_that_would_hide_the_visibility_are_refused(name):
    with pytest.raises(ValueError, match=name):
        EventKind("told", ("seat", name))


def test_importing_the_package_imports_no_optional_library():
    heavy = ("torch", "pettingzoo", "pyspiel", "ray", "gymnasium", "fastapi")
    code = f"import sys, openoutcry; print([m for m in {heavy} if m in sys.modules])"
    assert run_python(code).strip() == "[]"
