"""The vector environment's CUDA kernels in Numba's simulator of a GPU, with interpreted rules."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.env.vector import VectorEnv

SRC = str(Path(oo.__file__).parents[1])
SEEN = ("observations", "masks", "to_move", "rewards", "done", "decisions", "lengths", "points", "won")
BESIDE = ("events", "critic_states")

# Take over games from the CPU, shortly before one of them ends, and play on.
PLAY_ON = """
import json, sys
import numpy as np
from openoutcry.env.vector import VectorEnv
game, players, steps, order, folder = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], sys.argv[5]
short = sys.argv[7] or None
held = np.load(folder + "/before.npz")
env = VectorEnv(game, players, 2, seed=4, device="cuda", order=order, events=6, critic=True, short=short)
env.reset()
body = env.game.layout.body
records = env._words.copy_to_host().view(np.uint8)
records[:, :body] = held["raw"][:, :body]
env._words.copy_to_device(records.view(np.uint64))
env._on_device["numbers"].copy_to_device(held["numbers"])
env._held["decisions"].copy_to_device(held["decisions"])
env._deeds.copy_to_device(held["deeds"])
for step in range(steps):
    env.step(held["actions"][step])
after = {name: getattr(env, name).copy_to_host() for name in json.loads(sys.argv[6])}
assert np.array_equal(np.from_dlpack(env.observations), after["observations"])
assert np.array_equal(np.from_dlpack(env.masks), after["masks"])
assert env.masks.__cuda_array_interface__["typestr"] == "|b1"
np.savez(folder + "/after.npz", **after)
"""


def run_simulated(code, *arguments):
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        env={**os.environ, "PYTHONPATH": SRC, "NUMBA_ENABLE_CUDASIM": "1", "OPENOUTCRY_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def play_on_both(game, steps, order, folder, short=None):
    """The CPU's environment up to a game's end, the device's from some steps before it: their last sights."""
    players = oo.load_game(game).edition.most_players
    names = SEEN + BESIDE if short is None else (*SEEN, *BESIDE, "packed")
    env = VectorEnv(game, players, 2, seed=4, events=6, critic=True, short=short)
    env.reset()
    moments = []
    while not env.done.any():
        actions = env.random_actions()
        state = {"raw": env._raw.copy(), "numbers": env._numbers.copy(), "decisions": env.decisions.copy()}
        state["deeds"] = env._deeds.copy()
        moments.append((state, actions))
        env.step(actions)
    state, _ = moments[-steps]
    np.savez(folder / "before.npz", **state, actions=[actions for _, actions in moments[-steps:]])
    run = run_simulated(PLAY_ON, game, players, steps, order, folder, json.dumps(names), short or "")
    assert run.returncode == 0, run.stderr
    return {name: getattr(env, name) for name in names}, np.load(folder / "after.npz")


@pytest.mark.parametrize("game", oo.games())
def test_the_device_plays_the_same_games_and_renews_them(game, tmp_path):
    expected, found = play_on_both(game, 2, "F", tmp_path)
    for name in SEEN + BESIDE:
        assert np.array_equal(found[name], expected[name]), name


@pytest.mark.parametrize(("short", "order"), [("bfloat16", "F"), ("float8", "F"), ("float8", "C")])
def test_the_device_tells_the_same_in_short(short, order, tmp_path):
    expected, found = play_on_both("money", 2, order, tmp_path, short)
    assert expected["packed"].any()
    for name, array in expected.items():
        assert found[name].dtype == array.dtype, name
        assert np.array_equal(found[name], array), name


def test_rows_are_the_columns_turned():
    """Tile by tile, where the last tiles are not full."""
    code = (
        "import numpy as np\n"
        "from openoutcry.env.vector import VectorEnv\n"
        "env = VectorEnv('money', 3, 2, device='cuda')\n"
        "columns, rows = np.arange(40 * 35).reshape(40, 35).astype('u1'), np.zeros((35, 40), 'u1')\n"
        "env._kernels.turn_kernel[env._kernels.tiles(columns)](columns, rows)\n"
        "print(np.array_equal(rows, columns.T))"
    )
    run = run_simulated(code)
    assert run.stdout.split() == ["True"], run.stderr


def test_a_sheet_is_written_in_full_or_in_short_by_row_or_column():
    """Numbers beyond its end, those of a later version, are left out."""
    code = (
        "import numpy as np\n"
        "from openoutcry.env.compact import shortened\n"
        "from openoutcry.env.paper import Column, Row\n"
        "numbers = (np.arange(40, dtype='f4') / 7 - 3).reshape(1, 40)\n"
        "for wanted in (numbers, shortened(numbers, 'bfloat16'), shortened(numbers, 'float8')):\n"
        "    rows, columns = np.zeros((3, 40), wanted.dtype), np.zeros((40, 3), wanted.dtype)\n"
        "    row, column = Row(rows, 1), Column(columns, 1)\n"
        "    for k in range(45):\n"
        "        row[k] = column[k] = float(numbers[0, k]) if k < 40 else 1\n"
        "    print(np.array_equal(rows[1], wanted[0]), np.array_equal(columns.T, rows), not rows[::2].any())"
    )
    run = run_simulated(code)
    assert run.stdout.split() == ["True"] * 9, run.stderr


def test_games_that_do_the_same_are_put_side_by_side():
    code = (
        "import json, numpy as np\n"
        "from openoutcry.kernel.grouping import KINDS, SHARES, begin_kernel, order_kernel\n"
        "kinds = np.array([KINDS - 1, 3, KINDS - 1, 0, 3], 'i4')\n"
        "ranks = np.array([0, 0, 1, 0, 1], 'i4')\n"
        "tallies, begins = np.bincount(kinds, minlength=KINDS).astype('i4'), np.zeros(KINDS, 'i4')\n"
        "order = np.zeros(5, 'i4')\n"
        "begin_kernel[1, SHARES](tallies, begins)\n"
        "order_kernel[1, 8](kinds, ranks, begins, order)\n"
        "print(json.dumps([order.tolist(), int(tallies.any())]))"
    )
    run = run_simulated(code)
    assert json.loads(run.stdout) == [[3, 1, 4, 0, 2], 0], run.stderr


def test_the_device_draws_the_same_actions_and_refuses_the_same():
    env = VectorEnv("money", 4, 2, seed=9)
    env.reset()
    forbidden = [int(env.random_actions()[0]), int(np.flatnonzero(~env.masks[1])[0])]
    env.reset(9)
    drawn = env.random_actions().tolist()
    code = (
        "import json, openoutcry as oo\n"
        "from openoutcry.env.vector import VectorEnv\n"
        "env = VectorEnv('money', 4, 2, seed=9, device='cuda', order='F')\n"
        "env.reset()\n"
        "print(json.dumps(env.random_actions().copy_to_host().tolist()))\n"
        f"try: env.step({forbidden})\n"
        "except oo.OutcryError as refused: print(refused)"
    )
    run = run_simulated(code)
    assert run.returncode == 0, run.stderr
    first, second = run.stdout.strip().splitlines()
    assert json.loads(first) == drawn
    assert "Game 1" in second
    assert "MON-" in second


@pytest.mark.parametrize("extra", ["bots=['learner', 'house', 'house']", "renew=False"])
def test_what_the_device_can_not_do_is_said(extra):
    code = (
        "import openoutcry as oo\n"
        "from openoutcry.env.vector import VectorEnv\n"
        f"try: VectorEnv('money', 3, 2, device='cuda', {extra})\n"
        "except oo.errors.NotAvailable as refused: print(refused)"
    )
    assert "GPU" in run_simulated(code).stdout


def test_without_a_gpu_the_error_says_so():
    with pytest.raises(oo.errors.NotAvailable, match="CUDA"):
        VectorEnv("money", 3, 2, device="cuda")


# The CPU's environment and the device's side by side, told the same: the third argument says how they are made.
BESIDE_EACH_OTHER = """
import copy, json, pickle, sys
import numpy as np
from openoutcry import errors
from openoutcry.env.vector import VectorEnv
game, players, rest = sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3])
SEEN = ("observations", "masks", "packed", "to_move", "rewards", "done", "decisions", "lengths", "points", "won",
        "events", "critic_states")
def on_host(array):
    return array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)
def made(device, seed=4):
    return VectorEnv(game, players, 3, seed=seed, device=device, **rest)
def same(cpu, gpu):
    for name in SEEN:
        if name != "packed" or cpu.short:
            assert np.array_equal(on_host(getattr(gpu, name)), getattr(cpu, name)), name
    assert [cpu.seed_of(i) for i in range(3)] == [gpu.seed_of(i) for i in range(3)]
def both(cpu, gpu, *steps):
    for name, *arguments in steps:
        for env in (cpu, gpu):
            getattr(env, name)(*arguments)
        same(cpu, gpu)
def on(cpu, gpu, steps=1):
    for _ in range(steps):
        actions = cpu.random_actions()
        assert np.array_equal(actions, gpu.random_actions().copy_to_host())
        both(cpu, gpu, ("step", actions))
def refused(env, name, *arguments):
    try:
        getattr(env, name)(*arguments)
    except errors.OutcryError as why:
        return type(why).__name__, str(why)
    raise AssertionError(name)
cpu, gpu = made("cpu"), made("cuda")
same_kept = lambda one, two: all(
    np.array_equal(one[name], two[name]) for name in one if isinstance(one[name], np.ndarray)
    and name not in ("_states", "_chances"))
"""


def side_by_side(game, code, **rest):
    players = oo.load_game(game).edition.least_players
    run = run_simulated(BESIDE_EACH_OTHER + code, game, players, json.dumps(rest))
    assert run.returncode == 0, run.stderr


MAKES = [
    ("money", {"events": 3, "critic": True}),
    ("money", {"order": "F"}),
    ("money", {"short": "float8"}),
    ("money", {"short": "bfloat16", "order": "F", "observation": 1}),
    ("acquire", {"order": "F", "events": 2}),
]
makes = pytest.mark.parametrize(("game", "rest"), MAKES, ids=range(len(MAKES)))


@makes
def test_places_start_anew_and_have_seeds_of_their_own_on_the_device_too(game, rest):
    code = """
both(cpu, gpu, ("reset", None, [1]), ("reset",))
on(cpu, gpu)
both(cpu, gpu, ("reset", None, [2, 0]))
on(cpu, gpu)
both(cpu, gpu, ("reset", None, []), ("reset", [7, "x", np.int64(9)]))
on(cpu, gpu)
both(cpu, gpu, ("reset", ["y"], np.array([False, True, False])))
on(cpu, gpu)
both(cpu, gpu, ("reset", [1, 2, 3], [2, 1, 0]), ("reset", 5))
wrong = [(5, [0]), ([5], [0]), ([1, 2],), (1.5,), (None, [3]), ([1, 2, None],)]
for arguments in wrong:
    assert refused(cpu, "reset", *arguments) == refused(gpu, "reset", *arguments)
    same(cpu, gpu)
on(cpu, gpu)
"""
    side_by_side(game, code, **rest)


@pytest.mark.parametrize("game", oo.games())
def test_where_nothing_was_dealt_the_device_plays_nothing(game):
    """On a blank record a rule may allow what it likes."""
    code = """
blank = gpu._words.copy_to_host()
for action in range(-1, gpu.game.n_actions + 1):
    assert refused(cpu, "step", [action] * 3) == refused(gpu, "step", [action] * 3)
assert np.array_equal(gpu._words.copy_to_host(), blank)
drawn = cpu.random_actions(), gpu.random_actions().copy_to_host()
assert np.array_equal(*drawn) and (drawn[0] == -1).all()
both(cpu, gpu, ("reset",))
assert np.array_equal(cpu.random_actions(), gpu.random_actions().copy_to_host())
"""
    side_by_side(game, code)


@makes
def test_the_device_is_kept_copied_and_gone_back_to(game, rest):
    code = """
fresh = cpu.snapshot(), gpu.snapshot()
assert same_kept(*fresh)
both(cpu, gpu, ("reset",))
on(cpu, gpu)
kept = cpu.snapshot(), pickle.loads(pickle.dumps(gpu.snapshot()))
assert kept[0].keys() == kept[1].keys() and kept[0]["make"] == kept[1]["make"] and same_kept(*kept)
body = cpu.game.layout.body
raw = [each["_states"].view(np.uint8).reshape(3, -1)[:, :body] for each in kept]
assert np.array_equal(*raw)
twins = copy.copy(gpu), copy.deepcopy(gpu), pickle.loads(pickle.dumps(gpu))
arrays = [getattr(gpu, name) for name in ("observations", "masks", "rewards")]
on(cpu, gpu)
cpu.restore(kept[1])
gpu.restore(kept[0])
assert arrays == [getattr(gpu, name) for name in ("observations", "masks", "rewards")]
same(cpu, gpu)
for twin in twins:
    assert (type(twin), twin.device, twin.order, twin.short) == (type(gpu), "cuda", gpu.order, gpu.short)
    cpu.restore(kept[0])
    same(cpu, twin)
    on(cpu, twin)
cpu.restore(kept[0])
on(cpu, gpu)
for wrong in (None, {}, {**kept[0], "_states": None}, {**kept[0], "seed": None}, {**kept[0], "make": {}}):
    assert refused(cpu, "restore", wrong) == refused(gpu, "restore", wrong)
same(cpu, gpu)
both(cpu, gpu, ("reset",))
gpu.restore(fresh[0])
cpu.restore(fresh[1])
same(cpu, gpu)
"""
    side_by_side(game, code, **rest)


def test_an_array_of_ones_own_and_last_sights_are_the_cpus_alone():
    code = """
gpu.reset()
own, gpu.observations = gpu.observations, np.zeros(gpu.observations.shape, np.float32)
for asks in (("step", [0, 0, 0]), ("reset",), ("reset", None, [1]), ("restore", {})):
    assert refused(gpu, *asks)[0] == "BadOption"
gpu.observations = own
rest["finals"] = True
try:
    made("cuda")
    raise AssertionError("finals")
except errors.BadOption as why:
    assert "finals" in str(why)
cpu.reset()
on(cpu, gpu)
"""
    side_by_side("money", code)
