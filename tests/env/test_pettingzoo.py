"""PettingZoo's own tests, unchanged, and what our environments promise beyond them."""

import copy
import importlib
import pickle
import time
import warnings
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)

from openoutcry import Table, env
from openoutcry.env.observations import stretches
from openoutcry.env.seats import rank_rewards
from openoutcry.errors import BadMove, BadOption, BadPlayers, BadSeed, IllegalMove
from openoutcry.games import games
from openoutcry.kernel.contract import Range
from tests.env.games import play_some, tables

# The library warns of every observation that is not a plain array, its own classic games excepted by name.
pytestmark = pytest.mark.filterwarnings("ignore")
every_table = pytest.mark.parametrize(("game", "players"), tables())
every_game = pytest.mark.parametrize("game", games())


def module(game):
    return importlib.import_module(f"openoutcry.env.{game}_v0")


@every_table
def test_api(game, players):
    api_test(module(game).env(players=players))


@every_table
def test_seeds(game, players):
    seed_test(partial(module(game).env, players=players))
    parallel_seed_test(partial(module(game).parallel_env, players=players))


@every_table
def test_parallel_api(game, players):
    parallel_api_test(module(game).parallel_env(players=players))


@every_table
def test_max_cycles(game, players):
    made = module(game)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=partial(made.parallel_env, players=players), env=partial(made.cycle_env, players=players)
        )
    )


@every_table
def test_performance_benchmark(game, players, capsys, monkeypatch):
    started = time.time()  # its five seconds pass in half a second
    hasty = SimpleNamespace(time=lambda: started + 10 * (time.time() - started))
    monkeypatch.setitem(performance_benchmark.__globals__, "time", hasty)
    performance_benchmark(module(game).env(players=players))
    assert "turns per second" in capsys.readouterr().out


@every_game
def test_registered_names_make_the_same_environments(game):
    from pettingzoo.env_registry.registration import make

    made = make("aec", f"openoutcry/{game}_v0", players=3)
    assert str(made.unwrapped) == f"{game}_v0"
    assert make("parallel", f"openoutcry/{game}_v0", players=3).possible_agents == ["player_0", "player_1", "player_2"]


def test_all_agents_are_asked_in_cycles_too():
    api_test(module("money").cycle_env(players=3))


# --- what is promised beyond -----------------------------------------------------------------------


def play(made, seed, most=100_000):
    """A random game; the rewards of its end, and the actions."""
    made.reset(seed=seed)
    rng, earned, played = np.random.default_rng(seed), {}, []
    for agent in made.agent_iter(most):
        seen, reward, over, cut, _ = made.last()
        if over or cut:
            earned[agent] = reward
            made.step(None)
            continue
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        played.append((int(agent[-1]), action))
        made.step(action)
    return earned, played


@every_game
def test_a_seed_deals_the_game_a_table_deals(game):
    made = env.aec(game, players=3)
    earned, played = play(made, seed=11)
    table = Table(game, 3, seed="11")
    for seat, action in played:
        table.play(seat, action)
    assert table.over
    best = [earned[f"player_{seat}"] for seat in table.winners()]
    assert best == [max(earned.values())] * len(best)
    assert sum(earned.values()) == pytest.approx(0)


def test_money_is_the_score():
    made = env.aec("money", players=3, reward="money")
    earned, played = play(made, seed=4)
    table = Table("money", 3, seed="4")
    for seat, action in played:
        table.play(seat, action)
    assert [earned[f"player_{seat}"] for seat in range(3)] == table.scores()


def test_games_after_a_seed_follow_from_it():
    one, other = env.aec("money", players=3), env.aec("money", players=3)
    one.reset(seed=5)
    other.reset(seed=5)
    first = one.observe("player_0")["observation"]
    one.reset()
    other.reset()
    again = one.observe("player_0")["observation"]
    assert not np.array_equal(first, again)
    assert np.array_equal(again, other.observe("player_0")["observation"])


@pytest.mark.parametrize(
    ("scores", "winners", "rewards"),
    [
        ([10, 20, 30], 0b100, [-1, 0, 1]),
        ([10, 10], 0b11, [0, 0]),
        ([10, 10, 5], 0b01, [1, 0, -1]),  # a tie the rules break
        ([50, 40, 30], 0b10, [0, 1, -1]),  # the richest may not win
        ([7, 7, 7, 7], 0b1000, [-1 / 3, -1 / 3, -1 / 3, 1]),
    ],
)
def test_rank_rewards(scores, winners, rewards):
    assert rank_rewards(np.array(scores), winners) == pytest.approx(rewards)


def test_an_illegal_action_ends_the_game_for_who_played_it():
    made = env.aec("money", players=3)
    made.reset(seed=1)
    agent = made.agent_selection
    mask = made.last()[0]["action_mask"]
    made.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(made.terminations.values())
    assert made.rewards[agent] == -1


def test_only_who_is_asked_is_offered_actions():
    made = env.aec("money", players=3)
    made.reset(seed=1)
    offered = [agent for agent in made.agents if made.observe(agent)["action_mask"].any()]
    assert offered == [made.agent_selection]


def test_secret_bids_are_laid_at_once():
    made = env.parallel("money", players=3)
    seen, _ = made.reset(seed=2)
    assert all(not seen[agent]["action_mask"][-1] for agent in made.agents)  # all are asked: nobody waits
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in made.agents}
    seen, _, _, _, infos = made.step(actions)
    assert infos == {agent: {} for agent in made.agents}
    own = seen["player_0"]["observation"][75:150]
    assert own.sum() == 1  # one card in the own bid


NO_ANSWERS = ("x", None, float("nan"), 3.7, 4.0, True, -1, 10**9, 2**70, [1], np.array([1]), np.float32(2))


@pytest.mark.parametrize("number", range(len(NO_ANSWERS) + 1))
def test_a_cycle_is_played_whole_or_not_at_all(number):
    made = env.parallel("money", players=3)
    seen, _ = made.reset(seed=2)
    first = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in made.agents}
    before = made.seats.state.tobytes()
    answers = {**first, "player_1": NO_ANSWERS[number]} if number < len(NO_ANSWERS) else {"player_0": 0, "player_2": 1}
    with pytest.raises(BadMove, match="player_1"):
        made.step(answers)
    with pytest.raises(BadMove, match="player_0"):
        made.step(list(first.values()))
    assert made.seats.state.tobytes() == before
    assert made.cycles == 0
    _, _, _, _, infos = made.step({agent: np.int64(action) for agent, action in first.items()})
    assert infos == {agent: {} for agent in made.agents}


@pytest.mark.parametrize("wrong", NO_ANSWERS, ids=range(len(NO_ANSWERS)))
def test_without_checks_too_what_is_no_action_is_told(wrong):
    made = env.money_v0.raw_env(players=3)
    made.reset(seed=2)
    before = made.seats.state.tobytes()
    with pytest.raises(BadMove, match="player_0"):
        made.step(wrong)
    assert made.seats.state.tobytes() == before
    made.step(np.array(int(np.flatnonzero(made.last()[0]["action_mask"])[0])))
    assert made.seats.state.tobytes() != before


@every_game
def test_without_checks_too_what_is_not_allowed_is_told(game):
    made = module(game).raw_env(players=3)
    made.reset(seed=2)
    before, asked = made.seats.state.tobytes(), made.agent_selection
    with pytest.raises(IllegalMove):
        made.step(int(np.flatnonzero(made.last()[0]["action_mask"] == 0)[0]))
    assert (made.seats.state.tobytes(), made.agent_selection) == (before, asked)


@pytest.mark.parametrize("odd", [None, 1.5, "x", [], np.zeros(2), object()], ids=range(6))
def test_what_is_no_such_choice_is_told(odd):
    with pytest.raises(BadOption, match="ask_optional"):
        env.aec("money", 3, ask_optional=odd)
    for make in (env.aec, env.parallel):
        with pytest.raises(BadOption, match="reward"):
            make("money", 3, reward=odd)
        if odd is not None:
            with pytest.raises(BadOption, match="render_mode"):
                make("money", 3, render_mode=odd)


@pytest.mark.parametrize("wrong", NO_ANSWERS, ids=range(len(NO_ANSWERS)))
def test_in_cycles_too_who_gave_no_answer_is_told_at_once(wrong):
    """Kept until all have answered, it would stop the cycle for good."""
    made, twin = env.cycles("money", players=3), env.cycles("money", players=3)
    for each in (made, twin):
        each.reset(seed=2)
    for agent in made.possible_agents:
        with pytest.raises(BadMove, match=agent):
            made.step(wrong)
        assert made.agent_selection == agent
        for each in (made, twin):
            each.step(int(np.flatnonzero(each.last()[0]["action_mask"])[0]))
    assert made.unwrapped.seats.state.tobytes() == twin.unwrapped.seats.state.tobytes()
    assert made.agent_selection == "player_0"


@pytest.mark.parametrize("make", [env.aec, env.cycles])
def test_a_refused_seed_is_no_reset(make):
    made = make("money", players=3)
    with pytest.raises(BadSeed):
        made.reset(seed=True)
    with pytest.raises(AssertionError):
        made.step(0)


def test_what_is_no_seed_is_told_and_nothing_dealt():
    for made in (env.aec("money", players=3), env.parallel("money", players=3)):
        made.reset(seed=5)
        before = made.seats.state.tobytes()
        for wrong in (True, 1.5, b"x", {1}, "", "\ud800", 10**6000, "key:1"):
            with pytest.raises(BadSeed):
                made.reset(seed=wrong)
        assert made.seats.state.tobytes() == before
        made.reset()
        after = made.seats.state.tobytes()
        made.reset(seed=np.int64(5))
        assert made.seats.state.tobytes() == before
        made.reset()
        assert made.seats.state.tobytes() == after


def test_games_follow_from_a_key_too():
    made, key = env.aec("money", players=3), "key:" + "7f" * 32
    made.reset(seed=key)
    first = made.seats.state.tobytes()
    made.reset()
    assert made.seats.state.tobytes() != first


def test_who_is_not_asked_waits():
    made = env.parallel("acquire", players=3)
    seen, _ = made.reset(seed=2)
    wait = len(seen["player_0"]["action_mask"]) - 1
    waiting = [agent for agent in made.agents if seen[agent]["action_mask"].tolist() == [0] * wait + [1]]
    assert len(waiting) == 2
    _, _, _, _, infos = made.step(dict.fromkeys(made.agents, wait))
    refused = [agent for agent in made.agents if "refused" in infos[agent]]
    assert refused == [agent for agent in made.agents if agent not in waiting]


def test_optional_seats_are_asked_if_wanted():
    """Martha may look at a pair at any moment of demand: asked before the others decide, she may wait."""
    made = env.aec("stockpile", players=4, options={"investors": True}, ask_optional=True)
    wait = made.action_space("player_0").n - 1
    waited = 0
    for seed in range(6):
        _, played = play(made, seed)
        waited += sum(action == wait for _, action in played)
    assert waited
    api_test(made)


def test_bad_arguments_are_told():
    with pytest.raises(BadPlayers):
        env.aec("money", players=2)
    with pytest.raises(BadOption):
        env.aec("money", players=3, reward="glory")
    with pytest.raises(BadOption):
        env.aec("money", players=3, render_mode="opera")


@pytest.mark.parametrize("wrong", ["5", 2.5, True, 0, -1, [], np.zeros(2)])
def test_a_number_of_cycles_that_is_none_is_told_before_any_is_played(wrong):
    for make in (env.parallel, env.cycles):
        with pytest.raises(BadOption, match="max_cycles"):
            make("money", 3, max_cycles=wrong)


def test_asking_optional_seats_is_a_matter_of_yes_or_no():
    made = env.aec("stockpile", players=3, options={"investors": True}, ask_optional=2)
    made.reset(seed=1)
    seen = made.observe(made.agent_selection)
    assert made.observation_space(made.agent_selection).contains(seen)
    assert len(seen["action_mask"]) == made.action_space(made.agent_selection).n


def test_environments_can_be_pickled():
    made = pickle.loads(pickle.dumps(env.aec("money", players=5).unwrapped))
    made.reset(seed=3)
    assert made.possible_agents == [f"player_{seat}" for seat in range(5)]


TWINS = (copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env)))


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("make", [env.aec, env.cycles, module("stockpile").cycle_env, module("stockpile").raw_env])
def test_a_copy_stands_before_its_first_reset_and_plays_games_of_its_own(make, twin):
    given = {} if make not in (env.aec, env.cycles) else {"game": "stockpile"}
    options = {"investors": True}
    made = make(**given, players=3, options=options)
    options["investors"] = False
    made.reset(seed=1)
    before, asked = made.observe("player_1")["observation"].tolist(), made.agent_selection
    other = twin(made)
    with pytest.raises((AssertionError, AttributeError)):
        other.last()
    other.reset(seed=1)
    assert other.observe("player_1")["observation"].tolist() == before
    other.step(int(np.flatnonzero(other.observe(asked)["action_mask"])[0]))
    assert (made.observe("player_1")["observation"].tolist(), made.agent_selection) == (before, asked)


@pytest.mark.parametrize("twin", TWINS)
def test_a_copy_of_all_at_once_plays_games_of_its_own(twin):
    made = env.parallel("stockpile", 3)
    seen, _ = made.reset(seed=1)
    other = twin(made)
    assert other.agents == []
    other.reset(seed=2)
    assert made.state().tolist() != other.state().tolist()
    assert np.array_equal(made._observations()["player_0"]["observation"], seen["player_0"]["observation"])


def test_environments_are_pickled_as_they_were_made():
    options, numbers = {"board": "advanced", "investors": True}, {"boom": 3}
    for make in (env.aec, env.parallel):
        made = make("stockpile", 3, options=options, numbers=numbers, observation=1, events=2)
        options["investors"], numbers["boom"] = False, 5
        again = pickle.loads(pickle.dumps(made))
        options["investors"], numbers["boom"] = True, 3
        made.reset(seed=3)
        again.reset(seed=3)
        assert again.seats.model.tobytes() == made.seats.model.tobytes()
        seen, other = (
            each.observe("player_1") if make is env.aec else each.reset(seed=3)[0]["player_1"] for each in (made, again)
        )
        assert all(np.array_equal(seen[name], other[name]) for name in ("observation", "action_mask", "events"))


@every_game
def test_an_older_observation_is_asked_for(game):
    for make in (env.aec, env.parallel):
        newest, older = make(game, 3), make(game, 3, observation=1)
        newest.reset(seed=2)
        older.reset(seed=2)
        space = older.observation_space("player_0")["observation"]
        shown = older.seats.observation(1)
        assert space.shape == shown.shape == (older.seats.game.observed_by(1),)
        assert space.contains(shown)
        assert np.array_equal(shown, newest.seats.observation(1)[: len(shown)])
        assert np.array_equal(older.state(), newest.state())
        with pytest.raises(BadOption, match="observation"):
            make(game, 3, observation=99)


@every_table
def test_observations_keep_their_range(game, players):
    made = module(game).raw_env(players=players)
    parts = stretches(made.seats.game)
    marks = np.concatenate([np.arange(p.first, p.first + p.count) for p in parts if p.range is Range.MARK])
    for seed in range(3):
        made.reset(seed=seed)
        for _ in range(40):
            play_some(made.seats, 7, seed)
            for seat, agent in enumerate(made.possible_agents):
                seen = made.seats.observation(seat)
                assert made.observation_space(agent)["observation"].contains(seen)
                assert np.isin(seen[marks], (0, 1)).all()


def test_no_warning_of_ours():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        play(env.aec("money", players=3), seed=9)


def test_the_usual_checks_are_made():
    made = env.aec("money", players=3)
    with pytest.raises(AttributeError):
        _ = made.agent_selection
    for too_early in (lambda: made.step(0), lambda: made.observe("player_0"), made.render, made.agent_iter):
        with pytest.raises(AssertionError):
            too_early()
    made.reset(seed=1)
    for wrong in (-1, made.action_space("player_0").n, None, "x"):
        with pytest.raises(AssertionError):
            made.step(wrong)
    with pytest.raises(AssertionError, match="agent_iter"):
        for _ in made.agent_iter():
            made.last()
