"""Short observations: the same numbers, less finely written, at every step of a game."""

import copy
import pickle

import numpy as np
import pytest

from openoutcry.env import VectorEnv
from openoutcry.env.compact import EIGHT_BITS, shortened, unpacked, widened
from openoutcry.errors import BadOption, NotAvailable

GAMES = 39
SHORTS = ("bfloat16", "float8")


def test_every_byte_is_written_back_as_it_was_read() -> None:
    codes = np.flatnonzero(~np.isnan(EIGHT_BITS)).astype(np.uint8)
    assert len(codes) == 254
    assert shortened(widened(codes), "float8").tolist() == codes.tolist()


def test_every_half_is_written_back_as_it_was_read() -> None:
    codes = np.arange(2**16).astype(np.uint16)
    finite = codes[np.isfinite(widened(codes))]
    assert shortened(widened(finite), "bfloat16").tolist() == finite.tolist()


def test_what_lies_between_becomes_the_nearest() -> None:
    drawn = np.random.default_rng(1)
    between = np.concatenate([drawn.normal(size=500) * size for size in (40, 1, 1e-2, 1e-3)]).astype(np.float32)
    told = widened(shortened(between, "float8"))
    known = EIGHT_BITS[~np.isnan(EIGHT_BITS)]
    nearest = np.abs(known[None] - between[:, None]).min(1)
    assert np.array_equal(np.abs(told - between), nearest)
    assert np.abs(widened(shortened(between, "bfloat16")) / between - 1).max() <= 2**-8
    # Halfway: the even one, of the finest too; above all: the most.
    given = [1.0625, 1.1875, 1e9, -449, 2**-10, 3 * 2**-10]
    assert widened(shortened(given, "float8")).tolist() == [1.0, 1.25, 448.0, -448.0, 0.0, 2**-8]


@pytest.mark.parametrize("kind", SHORTS)
def test_whole_counts_and_marks_are_exact(kind: str) -> None:
    counts = np.arange(17 if kind == "float8" else 257, dtype=np.float32)
    assert widened(shortened(counts, kind)).tolist() == counts.tolist()


@pytest.mark.parametrize("kind", SHORTS)
def test_an_environment_tells_the_same_in_short(kind: str) -> None:
    full = VectorEnv("money", 4, GAMES, seed=3, threads=2)
    short = VectorEnv("money", 4, GAMES, seed=3, threads=2, short=kind)
    assert short.observations.nbytes * (2 if kind == "bfloat16" else 4) == full.observations.nbytes
    full.reset()
    short.reset()
    for _ in range(6):
        assert np.array_equal(short.observations, shortened(full.observations, kind))
        assert np.array_equal(unpacked(short.packed, full.game.n_actions), full.masks)
        for name in ("masks", "to_move", "rewards", "done", "decisions"):
            assert np.array_equal(getattr(short, name), getattr(full, name))
        actions = full.random_actions()
        assert np.array_equal(short.random_actions(), actions)
        full.step(actions)
        short.step(actions)


@pytest.mark.parametrize("kind", SHORTS)
def test_older_observations_are_the_first_numbers_of_the_newest(kind: str) -> None:
    newest, older = (VectorEnv("acquire", 3, 2, seed=2, short=kind, observation=n) for n in (None, 1))
    newest.reset()
    older.reset()
    size = older.observations.shape[1]
    assert size < newest.observations.shape[1]
    assert np.array_equal(older.observations, newest.observations[:, :size])


def test_they_are_written_into_an_array_of_ones_own() -> None:
    env, own = (VectorEnv("money", 3, 5, seed=4, short="bfloat16") for _ in range(2))
    own.observations = np.zeros_like(own.observations)
    for each in (env, own):
        each.reset()
    assert own.observations.any()
    assert np.array_equal(own.observations, env.observations)
    own.observations = np.zeros(own.observations.shape, np.float32)
    with pytest.raises(BadOption, match="observations"):
        own.reset()


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


@pytest.mark.parametrize("short", SHORTS)
def test_the_last_sight_of_a_game_is_whole(short: str) -> None:
    env, full = (VectorEnv("money", 3, 6, seed=4, finals=True, short=how) for how in (short, None))  # type: ignore[arg-type]
    for each in (env, full):
        each.reset()
    while not env.lengths.all():
        actions = env.random_actions()
        for each in (env, full):
            each.step(actions)
    assert full.finals.any(1).all()
    assert np.array_equal(env.finals, full.finals)


def test_what_can_not_be_is_refused() -> None:
    with pytest.raises(BadOption):
        VectorEnv("money", 3, 4, short="int4")  # type: ignore[arg-type]
    with pytest.raises(BadOption):
        VectorEnv("money", 3, 4, short="int4", device="cuda")  # type: ignore[arg-type]
    with pytest.raises(NotAvailable):
        VectorEnv("money", 3, 4, short="float8", device="cuda")
    with pytest.raises(BadOption):
        shortened([1.0], "int4")
