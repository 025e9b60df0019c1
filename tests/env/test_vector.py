"""The self-play vector environment: the same games as at a table, whatever the threads."""

import copy
import os
import pickle
import re
import subprocess
import sys
import tracemalloc
import zlib
from pathlib import Path

import numpy as np
import pytest

import openoutcry as oo
from openoutcry import errors
from openoutcry.env.vector import VectorEnv

ARRAYS = ("observations", "masks", "to_move", "rewards", "done", "decisions", "lengths", "points", "won")


def sight(env):
    return {name: getattr(env, name).copy() for name in ARRAYS}


def run(env, steps):
    env.reset()
    for _ in range(steps):
        env.step(env.random_actions())
    return env


def test_the_seed_fixes_everything_whatever_the_threads():
    one = run(VectorEnv("money", 4, 600, seed=7, threads=1), 300)
    two = run(VectorEnv("money", 4, 600, seed=7, threads=3), 300)
    other = run(VectorEnv("money", 4, 600, seed=8, threads=3), 300)
    assert one.lengths.any()
    for name, array in sight(one).items():
        assert np.array_equal(array, getattr(two, name)), name
    assert not np.array_equal(one.points, other.points)


def test_a_reset_with_the_seed_plays_the_same_again():
    env = run(VectorEnv("money", 3, 5, seed="x"), 50)
    first = sight(env)
    run(env, 50)
    assert not np.array_equal(first["observations"], env.observations)
    env.reseed("x")
    run(env, 50)
    assert np.array_equal(first["observations"], env.observations)


def expected_rank(points, winners, players):
    """Before how many others, less behind how many; winners are before all others."""
    place = [(seat in winners, points[seat]) for seat in range(players)]
    ahead = [sum(a > b for b in place) - sum(a < b for b in place) for a in place]
    return [n / (players - 1) for n in ahead]


@pytest.mark.parametrize("game", oo.games())
def test_every_step_shows_what_the_table_shows(game):
    """Whole games beside tables with the same seeds: who moves, what is seen and allowed, how it ends."""
    rules = oo.load_game(game)
    players = rules.edition.most_players
    env = VectorEnv(game, players, 3, seed=11)
    env.reset()
    tables = [oo.Table(game, players, env.seed_of(i)) for i in range(3)]
    tensor = np.zeros(rules.observation_size, np.float32)
    ended = 0
    while ended < 3:
        for i, table in enumerate(tables):
            seat = int(env.to_move[i])
            assert seat == min(table.pending)
            rules.study.observed(table.hidden(seat), 0, seat, tensor)
            assert np.array_equal(env.observations[i], tensor)
            assert np.flatnonzero(env.masks[i]).tolist() == sorted(move.code for move in table.legal(seat))
        actions = env.random_actions()
        for i, table in enumerate(tables):
            table.play(int(env.to_move[i]), int(actions[i]))
        env.step(actions)
        for i, table in enumerate(tables):
            assert bool(env.done[i]) == table.over
            if not table.over:
                assert not env.rewards[i].any()
                continue
            ended += 1
            assert env.points[i].tolist() == table.scores()
            assert env.lengths[i] == table.number
            rank = expected_rank(table.scores(), table.winners(), players)
            assert env.rewards[i].tolist() == pytest.approx(rank)
            tables[i] = oo.Table(game, players, env.seed_of(i))


def test_rewards_by_rank_add_up_to_nothing_and_share_ties():
    env = VectorEnv("money", 3, 400, seed=3)
    env.reset()
    seen = []
    for _ in range(700):
        env.step(env.random_actions())
        for i in np.flatnonzero(env.done):
            winners = {seat for seat in range(3) if env.won[i] >> seat & 1}
            assert env.rewards[i].tolist() == pytest.approx(expected_rank(env.points[i].tolist(), winners, 3))
            assert env.rewards[i].sum() == pytest.approx(0)
            seen.append(len(winners))
    assert max(seen) > 1


def test_rewards_by_money_are_the_points():
    env = VectorEnv("money", 3, 50, seed=3, reward="money")
    env.reset()
    while not env.done.any():
        env.step(env.random_actions())
    assert np.array_equal(env.rewards[env.done], env.points[env.done].astype(np.float32))
    assert not env.rewards[~env.done].any()


def test_an_action_that_is_not_allowed_is_named_and_nothing_is_played():
    env = run(VectorEnv("money", 4, 600, seed=1, threads=2), 5)
    before = sight(env)
    actions = env.random_actions()
    actions[431] = np.flatnonzero(~env.masks[431])[0]
    with pytest.raises(errors.IllegalMove) as refused:
        env.step(actions)
    assert refused.value.details["place"] == 431
    assert refused.value.details["action"] == actions[431]
    assert refused.value.clause.startswith("MON-")
    assert "431" in str(refused.value)
    for name, array in before.items():
        assert np.array_equal(array, getattr(env, name)), name


def test_what_a_user_writes_into_the_masks_is_not_believed():
    env = run(VectorEnv("money", 4, 2, seed=1), 5)
    forbidden = int(np.flatnonzero(~env.masks[1])[0])
    env.masks[:] = True
    with pytest.raises(errors.IllegalMove):
        env.step([int(env.random_actions()[0] * 0 + np.flatnonzero(env.masks[0])[0]), forbidden])


@pytest.mark.parametrize("actions", [[0, 84], [0, -1], [0], [0.5, 1.0], "ab", [[1, 2], [3]], None, [2**70] * 2])
def test_actions_that_are_none_are_refused(actions):
    env = run(VectorEnv("money", 4, 2, seed=1), 0)
    with pytest.raises(errors.OutcryError):
        env.step(actions)


def test_the_arrays_stay_where_they_are():
    env = VectorEnv("money", 4, 8, seed=1)
    before = {name: getattr(env, name) for name in ARRAYS}
    run(env, 400)
    assert env.lengths.any()
    assert all(getattr(env, name) is array for name, array in before.items())
    assert env.observations.shape == (8, 944)
    assert env.masks.dtype == np.bool_


@pytest.mark.parametrize(
    "wrong",
    [
        lambda right: right.astype(np.float64),
        lambda right: right[:-1],
        lambda right: np.asfortranarray(right),
        lambda right: np.repeat(right, 2, axis=0)[::2],
        lambda right: np.broadcast_to(np.float32(0), right.shape),
        lambda right: right.tolist(),
    ],
)
def test_an_own_array_that_does_not_fit_is_refused_and_nothing_written(wrong):
    env = VectorEnv("money", 4, 4, seed=5, threads=1)
    right = env.observations
    seeds = [env.seed_of(i) for i in range(4)]
    env.observations = wrong(right)
    for asks in (env.reset, lambda: env.reset(7), lambda: env.reset(places=[1]), lambda: env.step([0] * 4)):
        with pytest.raises(errors.BadOption, match="observations"):
            asks()
        assert [env.seed_of(i) for i in range(4)] == seeds
    env.observations = right
    env.reset()
    assert right.any()
    other = VectorEnv("money", 4, 4, seed=5, threads=1)
    other.reset()
    assert np.array_equal(other.observations, right)


@pytest.mark.parametrize("game", oo.games())
def test_many_games_are_written_past_the_caches_as_few_are_within(game):
    """Lines of memory written in another way, and a user's own array that no line fits, hold the same numbers."""
    many, few, own = (VectorEnv(game, 4, games, seed=5, threads=1) for games in (1300, 20, 1300))
    assert many._benches[0].far and not few._benches[0].far
    own.observations = np.zeros(own.observations.size + 1, np.float32)[1:].reshape(own.observations.shape)
    for env in (many, few, own):
        env.reset()
    for _ in range(60):
        assert np.array_equal(many.observations[:20], few.observations)
        assert np.array_equal(many.observations, own.observations)
        actions = many.random_actions()
        many.step(actions)
        few.step(actions[:20])
        own.step(actions)


def test_bots_play_their_seats_and_the_learner_moves_on():
    env = VectorEnv("money", 4, 4, seed=2, bots=["house", "learner", "random", "house"], turning=True)
    env.reset()
    assert env.to_move.tolist() == [1, 0, 3, 2]
    seats = env.to_move.copy()
    for _ in range(400):
        env.step(env.random_actions())
        moved_on = env.to_move != seats
        assert not (moved_on & ~env.done).any()
        seats = env.to_move.copy()
    assert env.lengths.all()


def test_the_house_beats_a_random_learner():
    env = VectorEnv("money", 3, 300, seed=2, bots=["learner", "house", "house"], turning=True)
    env.reset()
    rewards = []
    for _ in range(300):
        seats = env.to_move.copy()
        env.step(env.random_actions())
        rewards += env.rewards[env.done, seats[env.done]].tolist()
    assert len(rewards) > 300
    assert np.mean(rewards) < -0.7


def test_without_renewal_a_game_stays_over():
    env = VectorEnv("money", 3, 1, seed=2, renew=False)
    env.reset()
    while not env.done[0]:
        env.step(env.random_actions())
    assert not env.masks.any()
    with pytest.raises(errors.IllegalMove, match="over"):
        env.step([0])
    env.reset()
    assert env.masks.any()


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"games": 0}, "games"),
        ({"threads": 0}, "threads"),
        ({"reward": "fame"}, "reward"),
        ({"device": "tpu"}, "device"),
        ({"bots": ["house"] * 4}, "bots"),
        ({"bots": ["learner", "genius", "house", "house"]}, "bots"),
        ({"bots": ["learner"]}, "bots"),
        ({"options": {"colour": 1}}, "colour"),
        ({"bots": 5}, "bots"),
        ({"bots": [[], "learner", "house", "house"]}, "bots"),
        ({"bots": [np.zeros(2), "learner", "house", "house"]}, "bots"),
        ({"short": []}, "short"),
        ({"order": "Z"}, "order"),
    ],
)
def test_bad_environments_are_refused(change, name):
    with pytest.raises(errors.BadOption, match=name):
        VectorEnv(**{"game": "money", "players": 4, "games": 2, **change})


ODD = (None, 1.5, float("nan"), "no", [], np.zeros(2), np.array(1), np.ma.masked, object())


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
@pytest.mark.parametrize("name", ["turning", "renew", "finals", "critic"])
def test_what_is_neither_yes_nor_no_is_told(name, odd):
    with pytest.raises(errors.BadOption, match=name):
        VectorEnv("money", 3, 2, **{name: odd})


@pytest.mark.parametrize("odd", [None, 1, [], np.zeros(2), np.array("rank")], ids=range(5))
@pytest.mark.parametrize("name", ["reward", "device", "order"])
def test_what_is_none_of_the_names_is_told(name, odd):
    with pytest.raises(errors.BadOption, match=name):
        VectorEnv("money", 3, 2, **{name: odd})


@pytest.mark.parametrize("odd", [None, 1, [], ["money"], {"money": 1}, np.zeros(2)], ids=range(6))
def test_what_is_no_game_is_told(odd):
    with pytest.raises(errors.UnknownGame):
        VectorEnv(odd, 3, 2)
    with pytest.raises(errors.UnknownGame):
        oo.load_game(odd)


@pytest.mark.parametrize("odd", [None, 1, [], ["basic"], np.zeros(2), np.array("basic")], ids=range(6))
def test_an_option_of_no_such_name_is_told(odd):
    with pytest.raises(errors.BadOption, match="board"):
        VectorEnv("stockpile", 3, 2, options={"board": odd})


def test_numbers_of_numpy_say_yes_and_no_too():
    env = VectorEnv("money", 3, 2, turning=np.bool_(True), renew=np.int64(1), finals=0, critic=1)
    assert env.snapshot()["make"] == VectorEnv("money", 3, 2, turning=True, critic=True).snapshot()["make"]


@pytest.mark.parametrize("game", oo.games())
def test_where_nothing_was_dealt_nothing_is_played(game):
    """No reason of the rules is told: there is no position they could speak of."""
    env = VectorEnv(game, 3, 2, seed=1)
    assert env.random_actions().tolist() == [-1, -1]
    for actions in ([0, 0], [1, 1], [env.game.n_actions - 1] * 2, env.random_actions()):
        with pytest.raises(errors.IllegalMove, match=r"Game 0: it .* has to be reset"):
            env.step(actions)
    env.reset(places=[0])
    with pytest.raises(errors.IllegalMove, match=r"Game 1: it .* has to be reset"):
        env.step(env.random_actions())


def test_the_last_sight_is_kept_where_games_are_not_renewed_too():
    env = run(VectorEnv("money", 3, 4, seed=1, renew=False, finals=True), 0)
    assert not env.finals.any()
    while not env.done.any():
        env.step(env.random_actions())
    assert np.array_equal(env.finals[env.done], env.observations[env.done])
    assert not env.finals[~env.done].any()


def test_threads_that_have_no_games_take_no_memory():
    VectorEnv("money", 4, 2)  # the rules are loaded
    tracemalloc.start()
    VectorEnv("money", 4, 2, threads=2000)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 2**21  # each would take a record and a row of numbers, several kilobytes


def test_options_and_numbers_reach_the_games():
    env = VectorEnv("money", 3, 1, seed=2, options={"deals": 2})
    short = VectorEnv("money", 3, 1, seed=2)
    for each in (env, short):
        each.reset()
        while not each.done[0]:
            each.step(each.random_actions())
    assert env.lengths[0] > short.lengths[0]


def lockstep(one, other, steps):
    for _ in range(steps):
        actions = one.random_actions()
        one.step(actions)
        other.step(actions)
        for name in ARRAYS:
            assert np.array_equal(getattr(one, name), getattr(other, name)), name


@pytest.mark.parametrize("twin", [copy.deepcopy, copy.copy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_is_copied_and_pickled_in_mid_game(twin):
    env = run(VectorEnv("money", 3, 4, seed=5, bots=["learner", "house", "learner"], turning=True), 25)
    other = twin(env)
    before = sight(env)
    lockstep(other, env, 60)
    assert not np.array_equal(before["observations"], env.observations)


def test_a_snapshot_is_gone_back_to():
    env = run(VectorEnv("money", 4, 3, seed=5), 25)
    kept, shown = env.snapshot(), sight(env)
    first = [env.step(env.random_actions()) or sight(env) for _ in range(30)]
    env.restore(kept)
    assert np.array_equal(shown["observations"], env.observations)
    again = [env.step(env.random_actions()) or sight(env) for _ in range(30)]
    for a, b in zip(first, again, strict=True):
        assert all(np.array_equal(a[name], b[name]) for name in ARRAYS)
    with pytest.raises(errors.BadOption):
        VectorEnv("money", 3, 3).restore(kept)
    now = sight(env)
    for wrong in ({**kept, "_states": None}, None, {}, [1], {**kept, "make": None}):
        with pytest.raises(errors.BadOption, match="snapshot"):
            env.restore(wrong)
    for seed in (None, 1.5, object(), True):
        with pytest.raises(errors.BadSeed):
            env.restore({**kept, "seed": seed})
    del kept["seed"]
    with pytest.raises(errors.BadSeed):
        env.restore(kept)
    assert all(np.array_equal(array, getattr(env, name)) for name, array in now.items())


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"options": {"board": "advanced"}}, "options"),
        ({"numbers": {"boom": 3}}, "numbers"),
        ({"bots": ["learner", "random", "house"]}, "bots"),
        ({"turning": True}, "turning"),
        ({"reward": "money"}, "reward"),
        ({"renew": False}, "renew"),
        ({"finals": True}, "finals"),
        ({"events": 2}, "events"),
        ({"critic": True}, "critic"),
        ({"short": "float8"}, "short"),
        ({"game": "watch"}, "watch"),
        ({"players": 4, "bots": ["learner"] + ["random"] * 3}, "players"),
        ({"games": 3}, "games"),
    ],
)
def test_a_snapshot_of_another_make_is_refused(other, said):
    make = {"game": "stockpile", "players": 3, "games": 2, "bots": ["learner", "random", "random"]}
    kept = run(VectorEnv(**make, seed=5), 3).snapshot()
    env = run(VectorEnv(**{**make, **other}, seed=6), 3)
    before = sight(env)
    with pytest.raises(errors.BadOption, match=said):
        env.restore(kept)
    assert all(np.array_equal(array, getattr(env, name)) for name, array in before.items())
    VectorEnv(**make).restore(pickle.loads(pickle.dumps(kept)))


@pytest.mark.parametrize(
    "wrong",
    [np.zeros(3), np.array([3, 4]), [np.zeros(3)], {"board": np.zeros(3)}, {"investors": [1, 2]}, {}, None, object()],
    ids=range(8),
)
@pytest.mark.parametrize("name", ["options", "numbers", "bots", "players", "game", "turning"])
def test_a_make_that_is_none_is_told(name, wrong):
    env = run(VectorEnv("stockpile", 3, 2, seed=5, options={"investors": True}, numbers={"boom": 3}), 3)
    kept, before = env.snapshot(), sight(env)
    with pytest.raises(errors.BadOption, match=name):
        env.restore({**kept, "make": {**kept["make"], name: wrong}})
    if name in ("options", "numbers"):
        with pytest.raises(errors.BadOption, match=name):
            env.restore({**kept, "make": {**kept["make"], name: {**kept["make"][name], "board": np.zeros(3)}}})
    assert all(np.array_equal(array, getattr(env, name)) for name, array in before.items())


@pytest.mark.parametrize("twin", [copy.deepcopy, copy.copy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_says_the_same_of_itself(twin):
    env = VectorEnv("money", 3, 4, seed=5, order="F", short="float8")
    other = twin(env)
    assert (other.order, other.short, other.device) == ("F", "float8", "cpu")


def test_copies_are_made_as_the_first_was_whatever_its_maker_changes_later():
    options, bots = {"board": "advanced", "investors": True}, ["learner", "random", "random"]
    numbers = {"boom": 3}
    env = run(VectorEnv("stockpile", 3, 4, seed=1, options=options, numbers=numbers, bots=bots), 3)
    options.clear()
    numbers["boom"] = 5
    bots[1] = "house"
    for twin in (copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.strategies.tolist() == env.strategies.tolist()
        again = pickle.loads(pickle.dumps(env))
        twin.reset()
        again.reset()
        assert twin.model.tobytes() == env.model.tobytes()
        lockstep(again, twin, 60)


def test_a_snapshot_holds_what_was_written_last_not_the_next_array():
    env = run(VectorEnv("money", 4, 3, seed=5), 5)
    before, room = env.observations.copy(), np.zeros_like(env.observations)
    env.observations = room
    kept = env.snapshot()
    assert np.array_equal(kept["observations"], before)
    env.restore(kept)
    assert np.array_equal(room, before)
    env.observations = np.zeros((2, 2), np.float32)
    assert np.array_equal(pickle.loads(pickle.dumps(env)).observations, before)


def refused_things(env):
    """All that steps and resets may refuse."""
    forbidden = int(np.flatnonzero(~env.masks[1])[0])
    return [
        lambda: env.step([forbidden] * 3),
        lambda: env.step([-1, 0, 0]),
        lambda: env.step([0]),
        lambda: env.step(None),
        lambda: env.reset(1.5),
        lambda: env.reset([1, 2]),
        lambda: env.reset([1, 2, None]),
        lambda: env.reset(5, places=[0]),
        lambda: env.reset([5], places=[0]),
        lambda: env.reset(places=[3]),
        lambda: env.restore({}),
    ]


def test_what_is_refused_leaves_what_was_written_last_to_be_kept():
    """The next array is not filled yet."""
    env = run(VectorEnv("money", 4, 3, seed=5), 5)
    before = env.observations.copy()
    for refused in refused_things(env):
        room = np.zeros_like(before)
        env.observations = room
        with pytest.raises(errors.OutcryError):
            refused()
        assert not room.any()
        for kept in (env.snapshot()["observations"], copy.deepcopy(env).observations, copy.copy(env).observations):
            assert np.array_equal(kept, before)
        assert np.array_equal(pickle.loads(pickle.dumps(env)).observations, before)
    env.step(env.random_actions())
    assert np.array_equal(env.snapshot()["observations"], room)
    assert room.any()


@pytest.mark.parametrize("places", [[1], [], [2, 0]])
def test_who_starts_some_places_anew_finds_all_in_the_next_array(places):
    env, other = (run(VectorEnv("money", 4, 3, seed=5), 5) for _ in range(2))
    room = np.zeros_like(env.observations)
    env.observations = room
    for each in (env, other):
        each.reset(places=places)
    assert np.array_equal(room, other.observations)
    assert np.array_equal(env.snapshot()["observations"], other.observations)


def test_only_the_places_named_start_anew():
    env = run(VectorEnv("money", 4, 5, seed=5), 10)
    before, seeds = sight(env), [env.seed_of(i) for i in range(5)]
    env.reset(places=[1, 3])
    for i in (0, 2, 4):
        assert env.seed_of(i) == seeds[i]
        assert env.decisions[i] == before["decisions"][i] == 10
        assert np.array_equal(env.observations[i], before["observations"][i])
    for i in (1, 3):
        assert env.seed_of(i) != seeds[i]
        assert env.decisions[i] == 0
    mask = np.zeros(5, np.bool_)
    mask[4] = True
    env.reset(places=mask)
    assert env.decisions.tolist() == [10, 0, 10, 0, 0]
    env.reset(places=[])
    env.reset(places=np.zeros(5, np.bool_))
    assert env.decisions.tolist() == [10, 0, 10, 0, 0]
    for wrong in ([5], [-1], [1, 1], [True], "x", [[0]], 1.5, [[1, 2], [3]], np.zeros(0, np.bool_), object(), [0.0]):
        with pytest.raises(errors.BadOption):
            env.reset(places=wrong)


def test_a_seed_for_every_place_deals_the_same_game_in_any_place():
    env = VectorEnv("money", 4, 3)
    env.reset([7, "x", 9])
    seen, seeds = env.observations.copy(), [env.seed_of(i) for i in range(3)]
    env.reset([9, 7, "x"])
    assert np.array_equal(env.observations, seen[[2, 0, 1]])
    env.reset(["x"], places=[0])
    assert env.seed_of(0) == seeds[1]
    assert np.array_equal(env.observations, seen[[1, 0, 1]])
    for wrong in ([1], [1, 2, 3, 4], [True, 1, 2], [1.5, 1, 2]):
        with pytest.raises(errors.OutcryError):
            env.reset(wrong)


@pytest.mark.parametrize(
    ("seeds", "places"),
    [([7, 8, 9], None), ([7, 8, 9], [0, 1, 2]), ([9, 7, 8], [2, 0, 1]), ([7, 8, 9], np.ones(3, np.bool_)), (5, None)],
)
def test_who_seeds_all_places_again_sees_the_same_actions_drawn(seeds, places):
    env = run(VectorEnv("money", 4, 3, seed=1), 5)
    again = []
    for _ in range(3):
        env.reset(seeds, places)
        drawn = []
        for _ in range(20):
            drawn.append(env.random_actions().tolist())
            env.step(drawn[-1])
        again.append(drawn)
    assert again[0] == again[1] == again[2]


NO_SEEDS = (True, 1.5, None, b"abc", {1, 2, 3}, {}, "", "\ud800", 10**6000, "x" * 201, "key:1", object())


def test_what_is_no_seed_is_told_and_changes_nothing():
    env = run(VectorEnv("money", 4, 3, seed=5), 5)
    before, seeds = sight(env), [env.seed_of(i) for i in range(3)]
    for wrong in NO_SEEDS:
        with pytest.raises(errors.BadSeed):
            VectorEnv("money", 4, 3, seed=wrong)
        with pytest.raises(errors.BadSeed):
            env.reseed(wrong)
        for listed in ([1, 2, wrong], [wrong] * 3):
            with pytest.raises(errors.BadSeed):
                env.reset(listed)
        if wrong is not None:
            with pytest.raises(errors.BadSeed):
                env.reset(wrong)
    for wrong in ([1, 2], "ab"):
        with pytest.raises(errors.BadOption):
            env.reset(wrong, places=[0, 1, 2] if wrong == "ab" else None)
    with pytest.raises(errors.BadSeed, match=r"2\.5"):
        env.reset([1, 2, 2.5])
    with pytest.raises(errors.BadSeed):
        env.reset(np.zeros((3, 2), np.int64))
    assert [env.seed_of(i) for i in range(3)] == seeds
    twin = run(VectorEnv("money", 4, 3, seed=5), 5)
    assert all(np.array_equal(array, getattr(env, name)) for name, array in before.items())
    lockstep(twin, env, 120)


def test_whole_numbers_of_any_kind_are_seeds():
    env = VectorEnv("money", 4, 3, seed=np.int64(5))
    env.reset()
    first = sight(env)
    env.reset(np.uint8(5))
    assert np.array_equal(first["observations"], env.observations)
    env.reset(np.arange(3))
    listed = env.observations.copy()
    env.reset(range(3))
    assert np.array_equal(listed, env.observations)
    env.reset("5")
    assert np.array_equal(first["observations"], env.observations)


def test_an_older_observation_is_the_first_numbers_of_the_newest():
    newest, older = (VectorEnv("acquire", 3, 4, seed=2, observation=version) for version in (None, 1))
    newest.reset()
    older.reset()
    for _ in range(5):
        actions = newest.random_actions()
        newest.step(actions)
        older.step(actions)
    assert older.observations.shape == (4, 1328)
    assert np.array_equal(older.observations, newest.observations[:, :1328])
    with pytest.raises(oo.errors.BadOption):
        VectorEnv("money", 3, 4, observation=2)


def test_what_is_refused_is_told_without_a_word_of_english():
    older = VectorEnv("acquire", 3, 2, observation=1)
    older.observations = np.zeros((2, 1328), np.float32)
    env = run(VectorEnv("acquire", 3, 2), 1)
    for asks in (older.reset, lambda: env.reset([1]), lambda: env.reset(1, places=[0]), lambda: env.reset([1], [0])):
        with pytest.raises(errors.BadOption) as refused:
            asks()
        said = refused.value.message("ru")
        assert not re.search(r"[a-z']+ [a-z]+|\d [a-z]+", said), said


def told_after(game, steps=50):
    """What two games look like after some random moves, in short: a few turns of each game."""
    env = run(VectorEnv(game, 4, 2, seed=4), steps)
    return zlib.crc32(b"".join(array.tobytes() for array in sight(env).values()))


def test_uncompiled_rules_tell_the_same():
    code = f"from tests.env.test_vector import told_after\nfor game in {oo.games()!r}: print(told_after(game))"
    uncompiled = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "OPENOUTCRY_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert uncompiled.returncode == 0, uncompiled.stderr
    assert uncompiled.stdout.split() == [str(told_after(game)) for game in oo.games()]
