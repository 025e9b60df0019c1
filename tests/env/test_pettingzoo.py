"""PettingZoo's own tests, unchanged, and what our environments promise beyond them."""

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
from openoutcry.errors import BadOption, BadPlayers
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


def test_environments_can_be_pickled():
    made = pickle.loads(pickle.dumps(env.aec("money", players=5).unwrapped))
    made.reset(seed=3)
    assert made.possible_agents == [f"player_{seat}" for seat in range(5)]


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
