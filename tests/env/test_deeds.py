"""The window of the last deeds, and the state for critics: what they show, to whom, the same through every door."""

import pickle

import numpy as np
import pyspiel
import pytest

import openoutcry.env.openspiel  # noqa: F401  registers the games
from openoutcry import env as doors
from openoutcry.env.deeds import MOST, Window, fields
from openoutcry.env.observations import bounds
from openoutcry.env.seats import Seats
from openoutcry.env.vector import VectorEnv
from openoutcry.errors import BadOption
from openoutcry.games import games, load_game
from tests.env.games import play_some, tables
from tests.env.secrets import guess

every_game = pytest.mark.parametrize("game", games())
every_table = pytest.mark.parametrize(("game", "players"), tables())
WITH_SECRET_DEEDS = {"money", "stockpile"}


def told(seats: Seats, viewer: int | None) -> bytes:
    """All a viewer knows after an action, and what it was told of it."""
    bit = 7 if viewer is None else viewer
    count = int(seats.state[0].n_events)
    events = [e for e in seats.state["events"][0][:count] if int(e["to"]) >> bit & 1]
    said = b"".join(e["args"].tobytes() + bytes([int(e["kind"])]) for e in events)
    return seats.game.layout.to_bytes(seats.hidden(viewer)) + said


def looks(seats: Seats, actor: int, viewer: int | None) -> dict[bytes, set[tuple[int, ...]]]:
    """Every way the actor may act now, as the viewer takes it, and the deeds it would be written down as."""
    found: dict[bytes, set[tuple[int, ...]]] = {}
    before = seats.state.copy()
    for action in seats.open_actions(actor):
        seats.state[:] = before
        seats.deeds = seats.window.blank(1)[0].tolist()
        assert seats.act(actor, action) == 0
        found.setdefault(told(seats, viewer), set()).add(tuple(seats.deeds))
    seats.state[:] = before
    return found


@every_table
def test_no_deed_tells_apart_what_nobody_else_could(game, players):
    """Two worlds a viewer takes for one: actions in them that look the same to it are the same deed, or none."""
    options = {"investors": True} if game == "stockpile" else {}
    seats = Seats(game, players, options, events=1)
    seats.model[0].quiet = 0
    alike = 0
    for number in range(12):
        seats.deal(f"deeds {number}")
        play_some(seats, 7 * number, seed=number)
        if seats.over:
            continue
        actor = seats.asked(None)
        for viewer in (None, *(seat for seat in range(players) if seat != actor)):
            here = looks(seats, actor, viewer)
            held = seats.state.copy()
            guess(seats, viewer, number)
            seats.state["quiet"] = 0
            there = looks(seats, actor, viewer) if seats.waited_for >> actor & 1 else {}
            seats.state[:] = held
            for key, deeds in here.items():
                assert len(deeds | there.get(key, set())) == 1
                alike += key in there
    assert alike or game in {"acquire", "watch"}  # where all that is done is seen, and draws follow at once


@every_game
def test_only_what_is_kept_secret_is_left_out(game):
    """Every action is a deed of its own, but for cards laid face down, bids that are not shown, secret choices."""
    faces = Window(load_game(game), 1).faces
    same = len({int(code) for code in faces[:, 0]}) < len(faces)
    assert same == (game in WITH_SECRET_DEEDS)


def shown(game: str, actions: list[tuple[int, int]], seat: int, players: int, count: int) -> list[list[str]]:
    """What a window says, in words: for tests that play by hand."""
    seats = Seats(game, players, events=count)
    seats.deal("1")
    for actor, action in actions:
        assert seats.act(actor, action) == 0
    parts = {field.name: field.count for field in fields(seats.game)}
    deeds = seats.events(seat).reshape(count, seats.window.each)
    found = []
    for deed in deeds[deeds.any(axis=1)]:
        actor = int(deed[: parts["actor"]].argmax())
        kind = seats.game.actions[int(deed[parts["actor"] :][: parts["kind"]].argmax())]
        found.append([str(actor), kind.verb, *(f"{number:.3f}" for number in deed[-parts["arguments"] :] if number)])
    return found


def test_a_window_counts_seats_from_who_looks_and_forgets_the_oldest():
    game = load_game("money")
    done = game.actions.code(None, 0, {"move": "done"}, {})
    seats = Seats("money", 3)
    seats.deal("1")
    card = [next(code for code in seats.open_actions(seat) if code != done) for seat in range(3)]
    played = [(0, card[0]), (0, done), (1, card[1]), (1, done)]  # cards that lie face down are no deeds
    assert shown("money", played[:2], 0, 3, 4) == [["0", "done"]]
    assert shown("money", played[:2], 1, 3, 4) == [["2", "done"]]
    assert shown("money", played, 2, 3, 4) == [["2", "done"], ["1", "done"]]
    assert shown("money", played, 2, 3, 1) == [["2", "done"]]


@every_game
def test_the_arrays_of_many_games_tell_the_same_as_one_game_alone(game):
    """Deeds and critics' states of whole games, from one into the next, beside single games of the same seeds."""
    players = load_game(game).edition.least_players
    env = VectorEnv(game, players, 2, seed=3, events=5, critic=True)
    env.reset()
    alone = [Seats(game, players, events=5) for _ in range(2)]
    for i, seats in enumerate(alone):
        seats.deal(env.seed_of(i))
    renewed, steps = 0, 0
    while steps < 200 or not renewed:
        for i, seats in enumerate(alone):
            assert np.array_equal(env.events[i], seats.events(int(env.to_move[i])))
            assert np.array_equal(env.critic_states[i], seats.critic_state())
        actions = env.random_actions()
        movers = env.to_move.copy()
        env.step(actions)
        for i, seats in enumerate(alone):
            assert seats.act(int(movers[i]), int(actions[i])) == 0
            if env.done[i]:
                seats.deal(env.seed_of(i))
                renewed += 1
        steps += 1


def test_what_bots_do_within_a_step_is_seen_too():
    env = VectorEnv("acquire", 3, 4, seed=1, bots=["learner", "house", "random"], events=8)
    env.reset()
    for _ in range(12):
        env.step(env.random_actions())
    deeds = env.events.reshape(4, 8, env.window.each)
    actors = deeds[:, :, :6].sum(axis=(0, 1))
    assert actors[1] and actors[2] and not actors[3:].any()
    assert ((deeds[:, :, 6:].sum(axis=2) > 0) == (deeds[:, :, :6].sum(axis=2) == 1)).all()


def test_deeds_and_critics_states_are_kept_in_copies():
    env = VectorEnv("money", 3, 2, seed=5, events=6, critic=True)
    env.reset()
    for _ in range(40):
        env.step(env.random_actions())
    other = pickle.loads(pickle.dumps(env))
    for _ in range(20):
        actions = env.random_actions()
        env.step(actions)
        other.step(actions)
        assert np.array_equal(env.events, other.events) and np.array_equal(env.critic_states, other.critic_states)
    assert env.events.any()


@every_table
def test_a_critic_sees_what_is_hidden_and_within_the_bounds(game, players):
    seats = Seats(game, players)
    seats.deal("critic")
    play_some(seats, 20, seed=1)
    least, most = (np.tile(bound, players) for bound in bounds(seats.game))
    whole, seen = seats.critic_state(), seats.observation(0)
    assert whole.shape == (players * seats.game.observation_size,)
    assert (whole >= least).all() and (whole <= most).all()
    guess(seats, 0, 1)
    assert np.array_equal(seats.observation(0), seen)
    assert not np.array_equal(seats.critic_state(), whole)


@every_game
def test_pettingzoo_shows_deeds_to_agents_and_its_state_to_critics(game):
    env = doors.aec(game, 3, events=4)
    env.reset(seed=8)
    alone = Seats(game, 3, events=4)
    alone.deal("8")
    rng = np.random.default_rng(2)
    for agent in env.agent_iter(40):
        seen, _, over, _, _ = env.last()
        assert env.observation_space(agent).contains(seen) and env.state_space.contains(env.state())
        assert np.array_equal(seen["events"], alone.events(env.seat_of[agent]))
        assert np.array_equal(env.state(), alone.critic_state())
        if over:
            break
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        alone.act(env.seat_of[agent], action)
        env.step(action)
    cycles = doors.parallel(game, 3, events=4)
    first, _ = cycles.reset(seed=8)
    assert all(not each["events"].any() and cycles.observation_space(a).contains(each) for a, each in first.items())


@every_game
def test_openspiel_shows_deeds_at_the_end_of_the_tensor(game):
    loaded = pyspiel.load_game(f"openoutcry_{game}(players=3,events=4)")
    state, rng = loaded.new_initial_state(), np.random.default_rng(4)
    while state.is_chance_node():
        state.apply_action(7)
    alone = Seats(game, 3, events=4)
    alone.deal(state.seed.hex())
    observer = loaded.make_py_observer()
    for _ in range(30):
        seat = state.current_player()
        tensor = np.array(state.observation_tensor(seat), np.float32)
        assert np.array_equal(tensor[alone.game.observation_size :], alone.events(seat))
        observer.set_from(state, seat)
        assert np.array_equal(observer.dict["events"], alone.events(seat))
        assert np.array_equal(np.array(state.critic_tensor(), np.float32), alone.critic_state())
        other = state.resample_from_infostate(seat, rng.random)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        action = int(rng.choice(state.legal_actions()))
        alone.act(seat, action)
        state.apply_action(action)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("wrong", [-1, MOST + 1, True, 1.5, "4"])
def test_windows_that_can_not_be_are_refused(wrong):
    with pytest.raises(BadOption, match="events"):
        VectorEnv("money", 3, 2, events=wrong)


def test_deeds_and_whole_positions_stand_in_full_beside_short_observations():
    full, short = (VectorEnv("money", 3, 2, seed=4, events=3, critic=True, short=kind) for kind in (None, "float8"))
    full.reset()
    short.reset()
    for _ in range(5):
        actions = full.random_actions()
        full.step(actions)
        short.step(actions)
    assert full.events.any()
    assert np.array_equal(short.events, full.events)
    assert np.array_equal(short.critic_states, full.critic_states)
