"""Gymnasium: its own checks, and the two environments against each other."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import openoutcry as oo
import openoutcry.env.gym
from openoutcry import errors
from openoutcry.env.gym import GymEnv, GymVectorEnv
from openoutcry.env.observations import bounds

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


def test_the_mask_of_a_reset_restarts_only_those_games():
    env = GymVectorEnv("money", 4, players=3, bots="house")
    _, info = env.reset(seed=1)
    rng = np.random.default_rng(0)
    for _ in range(5):
        _, _, _, _, info = env.step(np.array([allowed(mask, rng) for mask in info["action_mask"]]))
    before, decisions = env._games.observations.copy(), env._games.decisions.copy()
    mask = np.array([True, False, True, False])
    seen, _ = env.reset(options={"reset_mask": mask})
    assert np.array_equal(seen[~mask], before[~mask])
    assert (env._games.decisions[mask] < decisions[mask]).all()
    assert np.array_equal(env._games.decisions[~mask], decisions[~mask])
    fresh, _ = env.reset(seed=[1, None, 3, None], options={"reset_mask": mask})
    assert np.array_equal(fresh[~mask], before[~mask])
    alone = GymEnv("money", players=3, bots="house")
    assert np.array_equal(fresh[0], alone.reset(seed=1)[0])
    assert np.array_equal(fresh[2], alone.reset(seed=3)[0])
    with pytest.raises(errors.BadOption):
        env.reset(options={"reset_mask": mask[:2]})
    with pytest.raises(errors.BadOption):
        GymVectorEnv("money", 4, players=3).reset(options={"reset_mask": mask})


def test_one_seed_counts_on_from_place_to_place_and_a_list_names_each():
    env = GymVectorEnv("money", 3, players=3)
    counted, _ = env.reset(seed=5)
    listed, _ = env.reset(seed=[7, 5, 6])
    assert np.array_equal(counted, listed[[1, 2, 0]])
    with pytest.raises(errors.BadOption):
        env.reset(seed=[1, 2])


def test_masks_are_there_for_learners_that_ask():
    one, many = GymEnv("money", players=3), GymVectorEnv("money", 3, players=3)
    _, info = one.reset(seed=1)
    assert np.array_equal(one.action_masks(), info["action_mask"])
    _, info = many.reset(seed=1)
    assert np.array_equal(many.action_masks(), info["action_mask"])


@pytest.mark.parametrize("game", oo.games())
def test_the_space_is_bounded_as_documented(game):
    space = GymEnv(game).observation_space
    least, most = bounds(oo.load_game(game))
    assert np.array_equal(space.low, least)
    assert np.array_equal(space.high, most)
    assert (space.low == 0).any()
