"""The learning example: it says what it needs, and where PyTorch is installed it learns."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import openoutcry as oo

EXAMPLE = Path(__file__).parents[2] / "examples/ppo.py"
SRC = str(Path(oo.__file__).parents[1])


def run(*command):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([SRC, os.environ.get("PYTHONPATH", "")])}
    return subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, check=False)


def test_without_pytorch_it_says_what_to_install():
    code = f"import runpy, sys; sys.modules['torch'] = None; runpy.run_path({str(EXAMPLE)!r}, run_name='__main__')"
    found = run("-c", code)
    assert found.returncode == 1
    assert "openoutcry[learn]" in found.stderr


def test_it_learns_to_beat_random_and_leaves_a_curve(tmp_path):
    pytest.importorskip("torch")
    sizes = ["--games", "32", "--steps", "32", "--width", "64", "--judged", "48", "--minutes", "0.05", "--every", "60"]
    found = run(str(EXAMPLE), "money", "--players", "3", *sizes, "--device", "cpu", "--out", str(tmp_path))
    assert found.returncode == 0, found.stderr
    told = json.loads((tmp_path / "curve.json").read_text())
    assert [set(point) for point in told["curve"]] == [{"seconds", "decisions", "random", "house"}] * 2
    assert told["curve"][-1]["decisions"] > 0
    assert (tmp_path / "model.pt").stat().st_size > 0


def test_a_decision_is_judged_by_the_same_seats_next_one():
    """Two seats take turns, the first wins at the end; the second's decision after it is not judged yet."""
    torch = pytest.importorskip("torch")
    sys.path.insert(0, str(EXAMPLE.parent))
    try:
        from ppo import Rollout
    finally:
        sys.path.remove(str(EXAMPLE.parent))
    steps = torch.tensor([[0], [1], [0], [1]])
    empty = torch.zeros(4, 1)
    rewards = torch.zeros(4, 1, 2)
    rewards[2, 0] = torch.tensor([1.0, -1.0])
    values = torch.tensor([[0.5], [0.25], [0.75], [0.0]])
    done = torch.tensor([[False], [False], [True], [False]])
    rollout = Rollout(empty, empty, steps, steps, empty, values, rewards, done)
    rollout.judge(decay=1.0)
    assert rollout.advantages[:, 0].tolist() == pytest.approx([0.5, -1.25, 0.25, 0.0])
    assert rollout.known[:, 0].tolist() == [1, 1, 1, 0]
