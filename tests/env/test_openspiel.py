"""OpenSpiel's own checks and algorithms on our games, and that no string or tensor tells a secret."""

import copy
import gc
import pickle
import threading
import weakref

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import openoutcry.env.openspiel  # noqa: F401  registers the games
from openoutcry import Table, env
from openoutcry.env.seats import Seats
from openoutcry.errors import BadMove, BadOption, BadPlayers, BadSeat, GameOver, IllegalMove, UnknownGame
from openoutcry.games import games, load_game
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
    for wrong in (5, "deals:2", [("deals", 2)]):
        with pytest.raises(BadOption, match="options"):
            env.open_spiel("money", 3, options=wrong)
    for wrong in (2, 6, "3", 3.0, True, np.int64(3), [], np.zeros(2)):
        with pytest.raises(BadPlayers):
            env.open_spiel("money", wrong)


@pytest.mark.parametrize("odd", [None, 1.5, "x", [], [1], {"a": 1}, np.zeros(2)], ids=range(7))
@pytest.mark.parametrize("name", ["reward", "ask_optional", "events"])
def test_parameters_of_another_kind_are_told(name, odd):
    """OpenSpiel's own code knows no such values, and would say so in words of its own."""
    with pytest.raises(BadOption, match=name):
        env.open_spiel("money", 3, **{name: odd})
    with pytest.raises(BadOption, match="events"):
        env.open_spiel("money", 3, events=2**70)


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


def longest(game, players, **rest):
    return env.open_spiel(game, players, **rest).max_game_length()


@every_table
def test_only_who_may_act_unasked_makes_games_longer(game, players):
    """By waiting: Martha in Stockpile, who has Debt in Exchange Watch."""
    options = {"investors": True} if game == "stockpile" else {}
    once = longest(game, players, options=options)
    assert (
        longest(game, players, options=options, ask_optional=True)
        == {
            "money": once,
            "acquire": once,
            "stockpile": 2 * once,
            "watch": players * once,
        }[game]
    )
    assert longest("stockpile", 4) == longest("stockpile", 4, ask_optional=True)


@every_game
def test_no_more_seats_act_unasked_than_are_told(game):
    loaded = load_game(game)
    options = {"investors": True} if game == "stockpile" else {}
    players, most = loaded.edition.most_players, 0
    seats = Seats(game, players, options)
    allowed, rng = loaded.unasked(players, seats.model[0].opt), np.random.default_rng(4)
    for number in range(5):
        seats.deal(str(number))
        while not seats.over:
            unasked = seats.optional
            assert not unasked & seats.waited_for
            most = max(most, unasked.bit_count())
            asked = seats.asked(None)
            seats.act(asked, int(rng.choice(seats.open_actions(asked))))
    assert min(1, allowed) <= most <= allowed


def test_who_always_waits_stays_within_the_bound():
    """The most waits there can be: nobody acts unasked, all are asked before each decision."""
    for game, options in (("stockpile", {"investors": True}), ("watch", {}), ("money", {})):
        loaded = env.open_spiel(game, 4, options=options, ask_optional=True)
        wait, rng = loaded.num_distinct_actions() - 1, np.random.default_rng(1)
        for seed in range(3):
            state = deal(loaded, seed)
            made = 0
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(wait if wait in actions else int(rng.choice(actions)))
                made += 1
            assert made <= loaded.max_game_length()


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


def test_what_a_thread_works_with_ends_with_it():
    state, desks = deal(env.open_spiel("money", 3)), []

    def look():
        desks.append(weakref.ref(state.desk))
        state.action_to_string(state.legal_actions()[0])
        state.observation_tensor(0)

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    gc.collect()
    assert [desk() for desk in desks] == [None]


class Interrupted:
    """A desk's bytes, of which all but the last are copied before somebody presses Ctrl-C."""

    def __init__(self, body):
        self.body = body

    def __setitem__(self, where, record):
        self.body[:-1] = record[:-1]
        raise KeyboardInterrupt


@every_game
def test_who_is_interrupted_sees_no_other_state_later(game):
    loaded = env.open_spiel(game, 3)
    one, two = deal(loaded, 1), deal(loaded, 2)
    wanted = [state.observation_tensor(0) for state in (one, two, one)]
    desk = one.desk
    body = desk._body
    desk._body = Interrupted(body)
    try:
        with pytest.raises(KeyboardInterrupt):
            two.observation_tensor(0)
    finally:
        desk._body = body
    assert [state.observation_tensor(0) for state in (one, two, one)] == wanted


def test_who_is_interrupted_at_the_deal_deals_again(monkeypatch):
    state = env.open_spiel("money", 3).new_initial_state()
    for byte in (1, 2, 3):
        state.apply_action(byte)

    def interrupted(seed):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(state.desk.seats, "deal", interrupted)
        with pytest.raises(KeyboardInterrupt):
            state.apply_action(4)
    assert state.seed == bytes([1, 2, 3])
    state.apply_action(4)
    assert state.seed == bytes([1, 2, 3, 4]) and not state.is_chance_node()


def test_games_are_copied_and_pickled_as_they_are_named():
    loaded = env.open_spiel("stockpile", 3, options={"investors": True}, ask_optional=True)
    for twin in (copy.copy(loaded), copy.deepcopy(loaded), pickle.loads(pickle.dumps(loaded))):
        assert str(twin) == str(loaded)
        assert str(deal(twin)) == str(deal(loaded))


@every_game
def test_an_observer_shows_the_same_numbers(game):
    loaded = env.open_spiel(game, 3, events=2)
    state, rng, observer = deal(loaded), np.random.default_rng(7), loaded.make_py_observer()
    while not state.is_terminal():
        for seat in range(3):
            observer.set_from(state, seat)
            assert observer.tensor.tolist() == state.observation_tensor(seat)
        with pytest.raises(BadSeat, match="3"):
            observer.set_from(state, 3)
        step(state, rng)
    observer.set_from(loaded.new_initial_state(), 0)
    assert not observer.tensor.any()


@every_game
def test_an_older_observation_is_asked_for(game):
    newest, loaded = env.open_spiel(game, 3), env.open_spiel(game, 3, observation=1, events=2)
    assert "observation=1" in str(loaded)
    state, twin, observer = deal(loaded), deal(newest), loaded.make_py_observer()
    size, rng = newest.new_initial_state().desk.game.observed_by(1), np.random.default_rng(7)
    assert loaded.observation_tensor_shape() == [size + state.desk.seats.window.size]
    assert sum(part.size for part in observer.dict.values()) == observer.tensor.size
    for _ in range(20):
        for seat in range(3):
            shown = state.observation_tensor(seat)
            assert shown[:size] == twin.observation_tensor(seat)[:size]
            observer.set_from(state, seat)
            assert observer.tensor.tolist() == shown == state.information_state_tensor(seat)
        action = int(rng.choice(state.legal_actions()))
        state.apply_action(action)
        twin.apply_action(action)
    for wrong in (99, -1, True, "1"):
        with pytest.raises(BadOption, match="observation"):
            env.open_spiel(game, 3, observation=wrong)


def test_the_lists_of_a_state_are_the_askers_own():
    state = deal(env.open_spiel("acquire", 3))
    wanted = state.legal_actions()
    state.legal_actions().clear()
    state.clone().legal_actions().append(-1)
    assert state.legal_actions() == state.legal_actions(state.current_player()) == wanted
    state = state.get_game().new_initial_state()
    state.legal_actions().clear()
    state.chance_outcomes().clear()
    assert state.legal_actions() == [outcome for outcome, _ in state.chance_outcomes()] == list(range(256))


def refused_everywhere(state, error):
    """Every code that is not allowed is refused, in the state and in a child of it, and nothing is changed."""
    most, before, history = state.num_distinct_actions(), str(state), state.history()
    refused = {-2, *range(most + 2), 2**40} - set(state.legal_actions())  # -1 OpenSpiel refuses itself
    for action in sorted(refused):
        with pytest.raises(error, match=r"\w"):
            state.apply_action(action)
        with pytest.raises(error, match=r"\w"):
            state.child(action)
    assert (str(state), state.history()) == (before, history)


@every_game
@pytest.mark.parametrize("ask_optional", [False, True])
def test_what_may_not_be_played_changes_nothing(game, ask_optional):
    options = {"investors": True} if game == "stockpile" else None
    loaded = env.open_spiel(game, 3, options=options, ask_optional=ask_optional)
    state, rng, number = deal(loaded), np.random.default_rng(0), 0
    while not state.is_terminal():
        if number % 100 < 3:
            refused_everywhere(state, IllegalMove)
        step(state, rng)
        number += 1
    refused_everywhere(state, GameOver)
    refused_everywhere(loaded.new_initial_state(), BadMove)


@every_game
def test_only_who_is_asked_is_told_what_may_be_done(game):
    """What another might do would tell what that seat holds."""
    state, rng = deal(env.open_spiel(game, 3)), np.random.default_rng(2)
    for _ in range(30):
        asked = state.current_player()
        assert [bool(state.legal_actions(seat)) for seat in range(3)] == [seat == asked for seat in range(3)]
        assert sum(map(sum, (state.legal_actions_mask(seat) for seat in range(3)))) == len(state.legal_actions())
        step(state, rng)
    assert state.legal_actions(pyspiel.PlayerId.CHANCE) == []


def test_an_environment_for_learners_shows_no_hand_of_another():
    """In Money every card of a hand is a bid that may be laid."""
    learners = rl_environment.Environment(env.open_spiel("money", 3))
    now = learners.reset()
    for _ in range(40):
        asked = now.observations["current_player"]
        offered = now.observations["legal_actions"]
        assert offered[asked]
        assert [offered[seat] for seat in range(3) if seat != asked] == [[], []]
        now = learners.step([offered[asked][0]])


def test_seats_and_actions_that_are_none_are_told():
    loaded = env.open_spiel("money", 3)
    state, observers = deal(loaded), [loaded.make_py_observer(kind) for kind in (None, PUBLIC, PRIVATE)]
    before, sampler = str(state), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for seat in (-3, -2, 3, 5, 9, 64):
        for asks in (
            lambda seat: state.legal_actions(seat),
            lambda seat: state.observation_tensor(seat),
            lambda seat: state.resample_from_infostate(seat, sampler),
            lambda seat: state.action_to_string(seat, 0),
        ):
            with pytest.raises(BadSeat, match=str(abs(seat))):
                asks(seat)
        for observer in observers:
            with pytest.raises(BadSeat):
                observer.string_from(state, seat)
    with pytest.raises(BadSeat):
        state.resample_from_infostate(-1, sampler)
    for action in (-2, -1, loaded.num_distinct_actions(), 10**6):
        with pytest.raises(BadMove, match=str(abs(action))[-3:]):
            state.action_to_string(0, action)
    with pytest.raises(BadMove, match="256"):
        state.action_to_string(pyspiel.PlayerId.CHANCE, 256)
    assert str(state) == before


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


def test_before_the_deal_nobody_knows_anything():
    state = env.open_spiel("money", 3).new_initial_state()
    state.apply_action(7)
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.is_chance_node()
    assert len(other.seed) == len(state.seed)
    for byte in range(3):
        other.apply_action(byte)
    assert other.legal_actions()


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


def test_what_openspiel_checks_itself_is_its_own_error():
    """As the page says. Our code is not asked."""
    state = deal(env.open_spiel("money", 3))
    before = str(state)
    for asks in (
        lambda: state.apply_action(-1),
        lambda: state.observation_string(3),
        lambda: state.information_state_string(3),
        lambda: state.information_state_tensor(3),
    ):
        with pytest.raises(pyspiel.SpielError):
            asks()
    assert str(state) == before
