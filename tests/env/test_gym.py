"""Gymnasium: its own checks, and the two environments against each other."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import openoutcry as oo
import openoutcry.env.gym
from openoutcry import errors
from openoutcry.env.compact import shortened
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
    with pytest.raises(errors.BadOption, match="reset_mask"):
        GymVectorEnv("money", 4, players=3).reset(options={"reset_mask": mask})


@pytest.mark.parametrize(
    "mask",
    [[1, 0], np.array([1, 0]), [True, False], np.array([True]), "x", np.array([1.0, 0]), [], np.zeros((2, 1), bool), 0],
    ids=range(9),
)
def test_a_mask_that_is_none_is_told_and_nothing_starts(mask):
    """[1, 0] are not places: only marks are a mask."""
    env = GymVectorEnv("money", 2, players=3)
    env.reset(seed=1)
    state, seeds = env.np_random.bit_generator.state, [env._games.seed_of(i) for i in range(2)]
    with pytest.raises(errors.BadOption, match="reset_mask"):
        env.reset(seed=5, options={"reset_mask": mask})
    with pytest.raises(errors.BadOption, match="options"):
        env.reset(options=[1])
    assert env.np_random.bit_generator.state == state
    assert [env._games.seed_of(i) for i in range(2)] == seeds
    env.reset(options={"reset_mask": np.zeros(2, np.bool_)})
    assert [env._games.seed_of(i) for i in range(2)] == seeds


@pytest.mark.parametrize(
    "seed", [True, 1.5, -1, b"ab", "ab", {1, 2}, [1, 2.5], [None, True], [None, "\ud800"], [[1], [2]]]
)
def test_seeds_that_are_none_are_told_before_any_is_drawn(seed):
    env = GymVectorEnv("money", 2, players=3)
    env.reset(seed=1)
    state, seeds = env.np_random.bit_generator.state, [env._games.seed_of(i) for i in range(2)]
    with pytest.raises(errors.BadSeed):
        env.reset(seed=seed)
    assert env.np_random.bit_generator.state == state
    assert [env._games.seed_of(i) for i in range(2)] == seeds
    one = GymEnv("money", players=3)
    one.reset(seed=1)
    state, seed_of = one.np_random.bit_generator.state, one._games.seed_of(0)
    with pytest.raises(errors.BadSeed):
        one.reset(seed=seed)
    assert (one.np_random.bit_generator.state, one._games.seed_of(0)) == (state, seed_of)


def test_a_seed_that_counts_on_to_one_too_long_is_told_before_any_is_drawn():
    """The first place's has 200 digits, the second's would have 201."""
    env = GymVectorEnv("money", 2, players=3)
    env.reset(seed=1)
    state, seeds = env.np_random.bit_generator.state, [env._games.seed_of(i) for i in range(2)]
    with pytest.raises(errors.BadSeed):
        env.reset(seed=10**200 - 1)
    assert env.np_random.bit_generator.state == state
    assert [env._games.seed_of(i) for i in range(2)] == seeds
    env.reset(seed=10**200 - 2)
    env.reset(seed=10**200 - 1, options={"reset_mask": np.array([True, False])})


@pytest.mark.parametrize("seed", [-1, True, 10**200], ids=("negative", "bool", "long"))
def test_what_is_no_seed_is_told_where_nobody_starts_anew_too(seed):
    env = GymVectorEnv("money", 2, players=3)
    env.reset(seed=1)
    state = env.np_random.bit_generator.state
    with pytest.raises(errors.BadSeed):
        env.reset(seed=seed, options={"reset_mask": np.zeros(2, np.bool_)})
    assert env.np_random.bit_generator.state == state


def test_whole_numbers_of_numpy_are_seeds():
    env = GymVectorEnv("money", 2, players=3)
    first, _ = env.reset(seed=5)
    for seed in (np.int64(5), np.array([5, 6]), [np.uint8(5), "6"]):
        again, _ = env.reset(seed=seed)
        assert np.array_equal(first, again)
    one, _ = GymEnv("money", players=3).reset(seed=np.int32(5))
    assert np.array_equal(one, first[0])


@pytest.mark.parametrize("make", [GymEnv, GymVectorEnv])
@pytest.mark.parametrize(
    "bots", [None, 3, ["learner", "random"], "learner", ["random"], [1, 2], [[], "random"], [np.zeros(2), "random"]]
)
def test_bots_that_are_none_are_told(make, bots):
    with pytest.raises(errors.BadOption, match="bots"):
        make("money", players=3, bots=bots)


@pytest.mark.parametrize("odd", [None, 1.5, "x", [], np.zeros(2), object()], ids=range(6))
@pytest.mark.parametrize(
    ("make", "name"),
    [
        (GymEnv, "illegal"),
        (GymEnv, "reward"),
        *((GymVectorEnv, name) for name in ("copy", "critic", "reward")),
    ],
)
def test_what_is_no_such_choice_is_told(make, name, odd):
    with pytest.raises(errors.BadOption, match=name):
        make("money", players=3, **{name: odd})


@pytest.mark.parametrize("make", [GymEnv, GymVectorEnv])
@pytest.mark.parametrize("seat", [1.0, True, -1, 3, "1"])
def test_seats_that_are_none_are_told(make, seat):
    with pytest.raises(errors.BadSeat):
        make("money", players=3, seat=seat)


def test_actions_of_several_lengths_are_told():
    env = GymEnv("money", players=3, illegal="error")
    env.reset(seed=1)
    for wrong in ([[1], [2, 3]], None, 1.5, "a", 2**70):
        with pytest.raises(errors.BadMove):
            env.step(wrong)


@pytest.mark.filterwarnings("ignore:.*infinity.*")
def test_versions_deeds_and_the_whole_position_are_there_for_who_asks():
    made = {"players": 3, "bots": "house"}
    many, one = GymVectorEnv("acquire", 2, **made, observation=1, events=3, critic=True), GymEnv("acquire", **made)
    same, old = GymVectorEnv("acquire", 2, **made), GymEnv("acquire", **made, observation=1, events=3)
    sights, infos = many.reset(seed=5)
    newest, _ = same.reset(seed=5)
    full, _ = one.reset(seed=5)
    seen, info = old.reset(seed=5)
    for _ in range(12):
        assert np.array_equal(sights, newest[:, : sights.shape[1]])
        assert np.array_equal(seen, full[: len(seen)])
        assert np.array_equal(seen, sights[0])
        assert np.array_equal(info["events"], infos["events"][0])
        assert many.observation_space.contains(sights)
        assert old.observation_space.contains(seen)
        assert infos["critic_state"].shape == (2, 3 * newest.shape[1])
        actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
        sights, _, _, _, infos = many.step(actions)
        newest, *_ = same.step(actions)
        full, *_ = one.step(actions[0])
        seen, *_, info = old.step(actions[0])
    assert infos["events"].any() and infos["critic_state"].any()
    check_env(gymnasium.make("openoutcry/acquire-v0", observation=1, events=2).unwrapped)


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


TWINS = (copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env)))


def many_on(env, steps, rng=None):
    """Steps of the vector environment, and all they tell; drawn by the masks."""
    told, rng = [], np.random.default_rng(3) if rng is None else rng
    for _ in range(steps):
        actions = np.array([allowed(mask, rng) for mask in env.action_masks()])
        seen, rewards, ended, _, info = env.step(actions)
        told.append((seen.tobytes(), rewards.tobytes(), ended.tobytes(), info["action_mask"].tobytes()))
    return told


def one_on(env, steps):
    told, rng, over = [], np.random.default_rng(3), False
    for _ in range(steps):
        if over:
            seen, info = env.reset()
        else:
            seen, reward, over, _, info = env.step(allowed(env.action_masks(), rng))
            told.append((reward, over))
        told.append((seen.tobytes(), info["action_mask"].tobytes(), info["seat"]))
    return told


def one_and_many(**rest):
    return [
        (GymEnv("money", players=3, bots="house", **rest), one_on),
        (GymVectorEnv("money", 3, players=3, bots="house", **rest), many_on),
    ]


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("which", [0, 1])
def test_a_copy_plays_on_in_games_of_its_own(which, twin):
    env, play_on = one_and_many()[which]
    env.reset(seed=4)
    play_on(env, 9)
    other = twin(env)
    assert other._games is not env._games
    wanted = play_on(other, 90)
    assert play_on(env, 90) == wanted
    assert env.np_random.random() == other.np_random.random()


@pytest.mark.parametrize("which", [0, 1])
def test_a_snapshot_is_gone_back_to(which):
    env, play_on = one_and_many()[which]
    env.reset(seed=4)
    play_on(env, 9)
    kept = pickle.loads(pickle.dumps(env.snapshot()))
    wanted = (play_on(env, 90), env.np_random.random())
    env.restore(kept)
    assert (play_on(env, 90), env.np_random.random()) == wanted
    fresh, _ = one_and_many(seat=None)[which]
    fresh.restore(kept)
    assert (play_on(fresh, 90), fresh.np_random.random()) == wanted
    assert fresh.np_random_seed == env.np_random_seed == 4


def test_a_snapshot_holds_whether_a_game_goes_on():
    one, many = GymEnv("money", players=3), GymVectorEnv("money", 2, players=3)
    fresh = one.snapshot(), many.snapshot()
    one.reset(seed=1)
    lost = int(np.flatnonzero(~one.action_masks())[0])
    begun = one.snapshot()
    assert one.step(lost)[2]
    ended = one.snapshot()
    one.restore(begun)
    assert one.step(lost)[2]
    for over in (fresh[0], ended):
        one.restore(begun)
        one.restore(over)
        with pytest.raises(errors.GameOver):
            one.step(0)
    many.reset(seed=1)
    many.restore(fresh[1])
    with pytest.raises(errors.BadOption, match="reset_mask"):
        many.reset(options={"reset_mask": np.array([True, False])})


@pytest.mark.parametrize("which", [0, 1])
def test_a_snapshot_that_is_none_is_refused_and_changes_nothing(which):
    env, play_on = one_and_many()[which]
    env.reset(seed=4)
    play_on(env, 9)
    kept, twin = env.snapshot(), copy.deepcopy(env)
    own = env.OWN[0]
    random = kept["random"]
    wrong = [
        *(None, 3, [], {}),
        *({**kept, own: value} for value in (None, 1, "x", np.zeros(2))),
        *({**kept, "games": value} for value in (None, {}, 3, np.zeros(2))),
        *({**kept, "games": {**kept["games"], name: None}} for name in kept["games"] if name != "seed"),
        *({**kept, "random": value} for value in (3, {}, {"bit_generator": "PCG64"}, {**random, "bit_generator": []})),
        *({**kept, "random": {**random, name: None}} for name in random),
        *({**kept, "random": {**random, "state": odd}} for odd in (np.zeros(2), {"state": -1, "inc": 1}, "")),
        *({**kept, "random": {**random, "has_uint32": odd}} for odd in (2**70, np.ma.masked)),
        {**kept, "random": {**np.random.Philox(1).state, "buffer": ""}},
        *({**kept, "random_seed": value} for value in (1.5, True, "x", np.zeros(2))),
        one_and_many(seat=1)[which][0].snapshot(),
        one_and_many()[1 - which][0].snapshot(),
    ]
    for each in wrong:
        with pytest.raises(errors.BadOption):
            env.restore(each)
    assert play_on(env, 90) == play_on(twin, 90)
    assert env.np_random.random() == twin.np_random.random()


def test_any_way_to_draw_is_kept():
    env = GymEnv("money", players=3)
    env.np_random = np.random.Generator(np.random.Philox(5))
    kept = env.snapshot()
    drawn = env.np_random.random()
    env.restore(kept)
    assert env.np_random.random() == drawn


@pytest.mark.parametrize("short", ["bfloat16", "float8"])
@pytest.mark.parametrize("game", oo.games())
def test_observations_come_in_short_too(game, short):
    made = {"players": 3, "bots": "house"}
    env, full = GymVectorEnv(game, 3, **made, short=short), GymVectorEnv(game, 3, **made)
    seen, info = env.reset(seed=5)
    whole, _ = full.reset(seed=5)
    rng, ended = np.random.default_rng(2), 0
    assert seen.dtype == env.observation_space.dtype == env.single_observation_space.dtype
    while not ended:
        assert np.array_equal(seen, shortened(whole, short))
        assert env.observation_space.contains(seen)
        actions = np.array([allowed(mask, rng) for mask in info["action_mask"]])
        seen, _, done, _, info = env.step(actions)
        whole, *_, infos = full.step(actions)
        for i in np.flatnonzero(done):
            assert np.array_equal(info["final_obs"][i], shortened(infos["final_obs"][i], short))
            assert env.single_observation_space.contains(info["final_obs"][i])
            ended += 1
    twin = copy.copy(env)
    assert many_on(twin, 5) == many_on(env, 5)
    with pytest.raises(errors.BadOption, match="short"):
        GymVectorEnv(game, 3, short="float7")
    made = gymnasium.make_vec(f"openoutcry/{game}-v0", num_envs=2, short=short)
    assert made.reset(seed=1)[0].dtype == seen.dtype
