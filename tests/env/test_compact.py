"""Short observations: the same numbers, less finely written, at every step of a game."""

import copy
import pickle

import numpy as np
import pytest

from openoutcry.env import VectorEnv
from openoutcry.env.compact import EIGHT_BITS, KINDS, WRITING, unpacked, widened
from openoutcry.errors import BadOption

STRIP, GAMES = 16, 39  # strips that are full, and one that is not
SHORTS = tuple(KINDS)


@pytest.fixture(autouse=True)
def short_strips(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openoutcry.env.compact.STRIP", STRIP)


def shortened(kind: str, numbers: np.ndarray) -> np.ndarray:
    rows = np.ascontiguousarray(numbers, np.float32).reshape(1, -1)
    into = np.zeros(rows.shape, KINDS[kind])
    room = np.zeros(rows.shape[1], np.float32)
    WRITING[kind](rows, rows.view(np.uint32), into, room, room.view(np.uint32))
    return into[0]


def test_every_byte_is_written_back_as_it_was_read() -> None:
    codes = np.flatnonzero(~np.isnan(EIGHT_BITS)).astype(np.uint8)
    assert len(codes) == 254
    assert shortened("float8", widened(codes)).tolist() == codes.tolist()


def test_every_half_is_written_back_as_it_was_read() -> None:
    codes = np.arange(2**16).astype(np.uint16)
    finite = codes[np.isfinite(widened(codes))]
    assert shortened("bfloat16", widened(finite)).tolist() == finite.tolist()


def test_what_lies_between_becomes_the_nearest() -> None:
    between = np.random.default_rng(1).normal(size=500).astype(np.float32) * np.float32(40)
    told = widened(shortened("float8", between))
    known = EIGHT_BITS[~np.isnan(EIGHT_BITS)]
    nearest = np.abs(known[None] - between[:, None]).min(1)
    assert np.array_equal(np.abs(told - between), nearest)
    assert np.abs(widened(shortened("bfloat16", between)) / between - 1).max() <= 2**-8
    # Halfway: the even one; above all: the most.
    assert widened(shortened("float8", np.array([1.0625, 1.1875, 1e9, -449]))).tolist() == [1.0, 1.25, 448.0, -448.0]


@pytest.mark.parametrize("kind", SHORTS)
def test_whole_counts_and_marks_are_exact(kind: str) -> None:
    counts = np.arange(17 if kind == "float8" else 257, dtype=np.float32)
    assert widened(shortened(kind, counts)).tolist() == counts.tolist()


@pytest.mark.parametrize("kind", SHORTS)
def test_an_environment_tells_the_same_in_short(kind: str) -> None:
    full = VectorEnv("money", 4, GAMES, seed=3, threads=2)
    short = VectorEnv("money", 4, GAMES, seed=3, threads=2, short=kind)
    assert short.observations.nbytes * (2 if kind == "bfloat16" else 4) == full.observations.nbytes
    full.reset()
    short.reset()
    for _ in range(6):
        for row, numbers in enumerate(full.observations[::3]):
            assert short.observations[row * 3].tolist() == shortened(kind, numbers).tolist()
        assert np.array_equal(unpacked(short.packed, full.game.n_actions), full.masks)
        for name in ("masks", "to_move", "rewards", "done", "decisions"):
            assert np.array_equal(getattr(short, name), getattr(full, name))
        actions = full.random_actions()
        assert np.array_equal(short.random_actions(), actions)
        full.step(actions)
        short.step(actions)


def test_it_goes_on_where_it_was_copied_kept_or_restarted_in_part() -> None:
    env = VectorEnv("money", 3, 5, seed=4, short="float8")
    env.reset()
    for _ in range(4):
        env.step(env.random_actions())
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert np.array_equal(other.observations, env.observations)
        assert np.array_equal(other.packed, env.packed)
        actions = other.random_actions()
        other.step(actions)
        assert other.decisions.tolist() == [5] * 5
    env.reset(places=[2])
    assert env.decisions.tolist() == [4, 4, 0, 4, 4]


def test_what_can_not_be_is_refused() -> None:
    with pytest.raises(BadOption):
        VectorEnv("money", 3, 4, short="int4")  # type: ignore[arg-type]
    with pytest.raises(BadOption):
        VectorEnv("money", 3, 4, short="float8", finals=True)
    with pytest.raises(BadOption):
        VectorEnv("money", 3, 4, short="float8", device="cuda")
