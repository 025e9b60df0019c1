"""Gymnasium: its own checks, and the two environments against each other."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import openoutcry as oo
import openoutcry.env.gym
from openoutcry import errors
from openoutcry.env.gym import GymEnv, GymVectorEnv

SEATINGS = [
    (game, players)
    for game in oo.games()
    for players in range(oo.load_game(game).edition.least_players, oo.load_game(game).edition.most_players + 1)
]


@pytest.mark.filterwarnings("ignore:.*infinity.*")  # sums of money have no bounds
@pytest.mark.parametrize(("game", "players"), SEATINGS)
def test_gymnasiums_check_passes(game, players):
    bots = "house" if players % 2 else "random"
    check_env(gymnasium.make(f"openoutcry/{game}-v0", players=players, bots=bots).unwrapped)


def allowed(mask, rng):
    return int(rng.choice(np.flatnonzero(mask)))


def test_one_game_and_many_are_the_same():
    """The same seed, the same actions: the same sights and rewards, up to the last one."""
    one = GymEnv("money", players=4, bots="house", seat=2)
    many = GymVectorEnv("money", 3, players=4, bots="house", seat=2)
    seen, info = one.reset(seed=5)
    sights, infos = many.reset(seed=5)
    rng, over = np.random.default_rng(1), False
    while not over:
        assert np.array_equal(seen, sights[0])
        assert np.array_equal(info["action_mask"], infos["action_mask"][0])
        actions = [allowed(mask, rng) for mask in infos["action_mask"]]
        seen, reward, over, _, info = one.step(actions[0])
        sights, rewards, ended, _, infos = many.step(np.array(actions))
        assert rewards[0] == reward
        assert bool(ended[0]) == over
    assert np.array_equal(infos["final_obs"][0], seen)
    assert infos["_final_obs"][0]
    assert infos["final_info"]["points"][0].tolist() == info["points"]
    assert infos["action_mask"][0].any()
    assert not info["action_mask"].any()


def test_the_vector_says_how_it_renews_and_hands_out_copies():
    env = gymnasium.make_vec("openoutcry/money-v0", num_envs=4, players=3)
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    first, info = env.reset(seed=1)
    kept = first.copy()
    rng = np.random.default_rng(0)
    env.step(np.array([allowed(mask, rng) for mask in info["action_mask"]]))
    assert np.array_equal(first, kept)
    assert env.observation_space.contains(first)
    env.close()


def test_without_copies_the_arrays_are_the_environments_own():
    env = GymVectorEnv("money", 4, players=3, copy=False)
    first, info = env.reset(seed=1)
    again, *_ = env.step(np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]]))
    assert again is first


def test_an_action_that_is_not_allowed_loses_or_raises():
    env = GymEnv("money", players=3)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(~info["action_mask"])[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert "MON-" in info["illegal"]
    with pytest.raises(errors.GameOver):
        env.step(wrong)
    strict = GymEnv("money", players=3, illegal="error")
    strict.reset(seed=1)
    with pytest.raises(errors.IllegalMove):
        strict.step(wrong)


def test_the_learner_sits_where_it_is_told_or_moves_on():
    assert GymEnv("money", players=4, seat=3).reset(seed=1)[1]["seat"] == 3
    env = GymEnv("money", players=4)
    assert {env.reset()[1]["seat"] for _ in range(4)} == {0, 1, 2, 3}
    with pytest.raises(errors.BadSeat):
        GymEnv("money", players=4, seat=4)


def test_bots_are_named_from_the_learners_left():
    env = GymVectorEnv("money", 1, players=3, bots=["house", "random"], seat=1)
    assert env._games.strategies.tolist() == [0, 2, 1]
