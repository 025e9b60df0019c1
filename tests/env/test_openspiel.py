"""OpenSpiel's own checks and algorithms on our games, and that no string or tensor tells a secret."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import openoutcry.env.openspiel  # noqa: F401  registers the games
from openoutcry import Table, env
from openoutcry.errors import BadOption, UnknownGame
from openoutcry.games import games
from tests.env.games import tables
from tests.env.secrets import guess

every_table = pytest.mark.parametrize(("game", "players"), tables())
# OpenSpiel writes a playthrough with every tensor of every state: seconds a game, so the fewest and the most players.
edges = pytest.mark.parametrize(
    ("game", "players"),
    [(game, edge(n for each, n in tables() if each == game)) for game in games() for edge in (min, max)],
)
every_game = pytest.mark.parametrize("game", games())
PUBLIC = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
PRIVATE = pyspiel.IIGObservationType(
    public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)


def deal(game, seed=0):
    state = game.new_initial_state()
    rng = np.random.default_rng(seed)
    while state.is_chance_node():
        state.apply_action(int(rng.integers(256)))
    return state


def step(state, rng):
    state.apply_action(int(rng.choice(state.legal_actions())))


@every_table
def test_random_simulation(game, players):
    pyspiel.random_sim_test(env.open_spiel(game, players), num_sims=1, serialize=True, verbose=False)


@edges
def test_a_playthrough_can_be_made_again(game, players):
    name = f"openoutcry_{game}(players={players})"
    told = generate_playthrough.playthrough(name, None, seed=players)
    assert f"NumPlayers() = {players}\n" in told
    actions = [int(line.split()[1]) for line in told.splitlines() if line.startswith("action: ")]
    state = pyspiel.load_game(name).new_initial_state()
    for action in actions:
        state.apply_action(action)
    assert state.is_terminal()
    assert f"# {state}" in told


@every_game
def test_options_and_money(game):
    loaded = env.open_spiel(game, 3, reward="money")
    assert loaded.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state, rng = deal(loaded), np.random.default_rng(1)
    while not state.is_terminal():
        step(state, rng)
    table = Table(game, 3, seed=state.seed.hex())
    history = [entry for entry in state.full_history() if entry.player >= 0]
    for entry in history:
        table.play(entry.player, entry.action)
    assert state.returns() == table.scores()


def test_options_are_written_into_the_name():
    loaded = env.open_spiel("money", 3, options={"memory": True, "removed": ["crown", "florin"]})
    assert "memory:true;removed:crown+florin" in str(loaded)
    assert deal(pyspiel.load_game(str(loaded))).observation_string(0) == deal(loaded).observation_string(0)
    assert '"removed":["crown","florin"]' in deal(loaded).observation_string(0)


def test_what_there_is_not_is_refused():
    with pytest.raises(UnknownGame):
        env.open_spiel("chess")
    with pytest.raises(BadOption):
        env.open_spiel("money", 3, reward="glory")


def test_optional_seats_may_wait():
    loaded = env.open_spiel("stockpile", 4, options={"investors": True}, ask_optional=True)
    pyspiel.random_sim_test(loaded, num_sims=2, serialize=True, verbose=False)
    wait, waited, rng = loaded.num_distinct_actions() - 1, 0, np.random.default_rng(0)
    for seed in range(6):
        state = deal(loaded, seed)
        while not state.is_terminal():
            waited += wait in state.legal_actions()
            step(state, rng)
    assert waited


def test_clones_go_their_own_way():
    state = deal(env.open_spiel("acquire", 3))
    before, other = str(state), state.clone()
    step(other, np.random.default_rng(0))
    assert str(state) == before != str(other)


@every_game
def test_games_in_turn_show_each_what_it_knows(game):
    """Only what has changed since the last look is made anew: nothing of another game, seat or moment stays."""
    rng = np.random.default_rng(5)
    states = [deal(env.open_spiel(game, 3), seed) for seed in range(3)]
    for number in range(120):
        state = states[number % 3]
        if number % 40 == 39:
            states[number % 3] = deal(state.get_game(), number)
        elif not state.is_terminal():
            step(state, rng)
        seats, shown = state.desk.load(state.body), []
        for seat in range(3):
            known = seats.hidden(seat)
            wanted = np.zeros(seats.game.observation_size, np.float32)
            seats.game.study.observed(known, 0, seat, wanted)
            shown.append(wanted.tolist())
        assert [state.observation_tensor(seat) for seat in range(3)] == shown
        state.observation_tensor(0)[0] = 17.0  # what somebody does with a list is no matter of the next one


def two_ways(state):
    """Two states after the same two actions of one player in either order, if they lead to the same table."""
    actions = state.legal_actions()
    for one in actions:
        for two in actions:
            ends = []
            for first, second in ((one, two), (two, one)):
                end = state.child(first)
                if one != two and end.current_player() == state.current_player() and second in end.legal_actions():
                    ends.append(end.child(second))
            if len(ends) == 2 and ends[0].body == ends[1].body:
                return ends
    return None


def test_the_way_there_is_remembered():
    """Shares bought in either order lead to the same table and to two information states."""
    state, rng, found = deal(env.open_spiel("acquire", 3)), np.random.default_rng(3), None
    while found is None:
        found = two_ways(state) if len(state.legal_actions()) < 12 else None
        player = state.current_player()
        step(state, rng)
    there, again = found
    assert there.observation_string(player) == again.observation_string(player)
    assert there.information_state_string(player) != again.information_state_string(player)


def test_information_set_search_plays():
    loaded = env.open_spiel("money", 3)
    state, rng = deal(loaded), np.random.RandomState(0)
    bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, rng), uct_c=2.0, max_simulations=8, random_state=rng)
    for _ in range(3):
        state.apply_action(bot.step(state))
    assert not state.is_terminal()


def shown(state, player):
    """Everything a player is shown of a state."""
    game = state.get_game()
    observers = [game.make_py_observer(kind) for kind in (PUBLIC, PRIVATE)]
    return {
        "current": state.current_player(),
        "moves": state.legal_actions() if state.current_player() == player else None,
        "information": state.information_state_string(player),
        "information tensor": tuple(state.information_state_tensor(player)),
        "observation": state.observation_string(player),
        "observation tensor": tuple(state.observation_tensor(player)),
        "public": observers[0].string_from(state, player),
        "private": observers[1].string_from(state, player),
    }


@every_table
def test_states_a_player_cannot_tell_apart_show_the_same(game, players):
    loaded = env.open_spiel(game, players, options={"investors": True} if game == "stockpile" else None)
    sampler, rng, differ = pyspiel.UniformProbabilitySampler(0.0, 1.0), np.random.default_rng(players), 0
    state = deal(loaded, players)
    for number in range(400):
        if state.is_terminal():
            break
        if number % 8 == 0:
            player = int(rng.integers(players))
            other = state.resample_from_infostate(player, sampler)
            differ += other.body != state.body
            assert shown(other, player) == shown(state, player)
            assert other.history() == []
        step(state, rng)
    assert differ > 5


@every_table
def test_observations_of_environments_tell_no_secret(game, players):
    for made in (env.aec(game, players).unwrapped, env.parallel(game, players)):
        made.reset(seed=players)
        rng, differ = np.random.default_rng(players), 0
        for number in range(120):
            seats = made.seats
            if seats.over:
                break
            seat = int(rng.integers(players))
            before, mask, state = seats.observation(seat), seats.mask(seat), seats.state.copy()
            waited = seats.waited_for
            guess(seats, seat, number)
            differ += seats.state.tobytes() != state.tobytes()
            assert np.array_equal(seats.observation(seat), before)
            assert np.array_equal(seats.mask(seat), mask)
            assert seats.waited_for == waited
            seats.state[:] = state
            actor = seats.asked(None)
            seats.act(actor, int(rng.choice(np.flatnonzero(seats.mask(actor)))))
        assert differ > 5
