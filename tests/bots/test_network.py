"""The trained players of the package: what they compute, and that damaged weights are refused."""

import json

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.bots import HOUSE, MASTER, POLICY, check_level, levels, think
from openoutcry.bots.network import is_trained, opinion, play_by, player_of, read_player, weights_of
from openoutcry.bots.search import Budget, search
from openoutcry.bots.tree import BY_BOTH, BY_HOUSE, BY_NETWORK
from openoutcry.bots.weights import read_weights, write_weights
from openoutcry.errors import BadOption, NotAvailable
from openoutcry.games import games, load_game
from tests.bots.recorded import FILE, computed, positions, seen

MOST_BYTES = 4 * 1024 * 1024


@pytest.mark.parametrize("name", games())
def test_compiled_code_says_what_whole_matrix_products_say(name):
    game = load_game(name)
    for hidden, seat in positions(name):
        prior, outlook = opinion(game, hidden, seat)
        expected_prior, expected_outlook = computed(name, *seen(name, hidden, seat), int(hidden[0].players))
        assert np.allclose(prior, expected_prior, atol=1e-4)
        assert np.allclose(np.roll(outlook, -seat), expected_outlook, atol=1e-4)


@pytest.mark.parametrize("name", ["money", "watch"])
def test_whole_matrix_products_say_what_pytorch_said(name):
    recorded = np.load(FILE)
    for k, (hidden, seat) in enumerate(positions(name)):
        prior, outlook = computed(name, *seen(name, hidden, seat), int(hidden[0].players))
        assert np.allclose(prior, recorded[f"{name} {k} prior"], atol=1e-4)
        assert np.allclose(outlook, recorded[f"{name} {k} outlook"], atol=1e-4)


@pytest.mark.parametrize("name", games())
def test_every_game_has_a_master_with_a_card(name):
    game = load_game(name)
    assert is_trained(game)
    assert levels(game)[-1] == MASTER
    assert weights_of(game).stat().st_size <= MOST_BYTES
    card = json.loads(weights_of(game).with_suffix(".json").read_text(encoding="utf-8"))
    assert {"rules", "decisions", "asked", "curve", "hardware", "licence", "judged"} <= set(card)
    assert read_weights(weights_of(game))[1]["rules"] == card["rules"]
    assert player_of(game).shape[0] == game.observation_size


def test_the_policy_plays_its_likeliest_action_and_says_who_will_win():
    hidden, seat = positions("acquire")[1]
    game = load_game("acquire")
    thought = think(game, hidden, seat, "any", POLICY)
    prior, outlook = opinion(game, hidden, seat)
    assert thought.action == int(prior.argmax())
    assert prior.sum() == pytest.approx(1, abs=1e-5)
    assert thought.chances == pytest.approx(tuple(outlook))
    assert sum(thought.chances) == pytest.approx(1, abs=1e-5)


def test_a_part_of_the_policy_plays_its_moves_or_those_of_the_house():
    hidden, seat = positions("acquire")[1]
    game = load_game("acquire")
    network, house = (think(game, hidden, seat, "any", level).action for level in (POLICY, HOUSE))
    played = [think(game, hidden, seat, f"any {n}", "policy40").action for n in range(200)]
    houses = {think(game, hidden, seat, f"any {n}", HOUSE).action for n in range(200)}
    assert network not in houses and house in houses
    assert set(played) <= {network, *houses}
    assert 50 < played.count(network) < 110  # 80 on the average; fixed by the seeds
    assert played == [think(game, hidden, seat, f"any {n}", "policy40").action for n in range(200)]


def test_a_master_may_take_others_to_play_in_several_ways():
    """By the house, by the network, or by each in every other deal, beginning with the house."""
    table = oo.Table("stockpile", 4, "others")
    told_apart = 0
    for number in range(30):
        seat = table.pending[0]
        thought = think(table.game, table.hidden(seat), seat, str(number), HOUSE)
        house, network, both = (
            shown(table, seat, thought.action, others) for others in (BY_HOUSE, BY_NETWORK, BY_BOTH)
        )
        assert both == pytest.approx((house[0], network[1]))
        told_apart += house[0] != network[0] and house[1] != network[1]
        table.play(seat, thought.action)
    assert told_apart > 3  # in the rest the seat itself is asked next


def shown(table, seat, action, others):
    """What the first playout of an action shows, and the second."""
    values = []
    for playouts in (1, 2):
        budget = Budget(playouts=playouts, mix=100, others=others)
        found = search(table.game, table.hidden(seat), seat, bytes(32), budget, only=action)
        values.append(playouts * float(found.value[list(found.actions).index(action)]))
    return values[0], values[1] - values[0]


@pytest.mark.parametrize(
    "level", ["master:", "master101:5", "master-5:5", "policy:3", "master5", "policy0", "policy100"]
)
def test_a_master_nobody_knows_is_refused(level):
    with pytest.raises(BadOption):
        check_level(load_game("money"), level)


def test_weights_come_back_as_they_were_written(tmp_path):
    weights = {"a": np.arange(6, dtype="<f2").reshape(2, 3), "b": np.ones(2, "<f4")}
    write_weights(tmp_path / "w", weights, {"game": "money"})
    found, notes = read_weights(tmp_path / "w")
    assert notes == {"game": "money"}
    assert all(np.array_equal(found[name], array) for name, array in weights.items())


@pytest.mark.parametrize("kept", [0, 4, 9, 40, -1])
def test_cut_weights_are_refused(tmp_path, kept):
    whole = weights_of(load_game("money")).read_bytes()
    (tmp_path / "w").write_bytes(whole[:kept])
    with pytest.raises(NotAvailable):
        read_weights(tmp_path / "w")


def test_weights_of_another_game_are_refused():
    game = load_game("money")
    with pytest.raises(NotAvailable):
        read_player(weights_of(load_game("watch")), "money", game.observation_size, game.n_actions)


def written_with(file, name, change):
    """The weights of a game, a little otherwise."""
    weights, notes = read_weights(weights_of(load_game(name)))
    write_weights(file, {key: change(key, array) for key, array in weights.items()}, notes)


def without_wishes(key, array):
    return np.zeros_like(array) if key.startswith("policy.") else array


def test_weights_that_are_written_anew_play_at_once(tmp_path):
    """Whoever trains and plays in one process would go on with the network it began with."""
    hidden, seat = positions("money")[1]
    game, file = load_game("money"), tmp_path / "weights.safetensors"
    written_with(file, "money", lambda key, array: array)
    try:
        play_by(game, file)
        first = opinion(game, hidden, seat)[0]
        assert player_of(game) is player_of(game)
        written_with(file, "money", without_wishes)
        second = opinion(game, hidden, seat)[0]
        allowed = second[second > 0]
        assert len(allowed) > 1 and np.allclose(allowed, 1 / len(allowed)) and not np.allclose(first, second)
        file.unlink()
        with pytest.raises(NotAvailable, match=r"weights\.safetensors"):
            opinion(game, hidden, seat)
    finally:
        play_by(game, None)


def test_weights_that_cannot_be_used_leave_the_network_that_plays(tmp_path):
    game, file = load_game("money"), tmp_path / "weights.safetensors"
    written_with(file, "money", lambda key, array: array)
    try:
        play_by(game, file)
        for bad in (tmp_path / "none", weights_of(load_game("watch"))):
            with pytest.raises(NotAvailable):
                play_by(game, bad)
            assert weights_of(game) == file
    finally:
        play_by(game, None)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("blocks.0.inner.weight", lambda array: array[:-8]),
        ("blocks.1.outer.bias", lambda array: array[:-1]),
        ("norm.bias", lambda array: array[:1]),
        ("enter.bias", lambda array: array[0]),
        ("policy.bias", lambda array: array[:-1]),
        ("outlook.weight", lambda array: array[:1]),
        ("policy.weight", lambda array: np.full_like(array, np.inf)),
    ],
)
def test_weights_of_a_wrong_shape_or_that_are_no_numbers_are_refused(tmp_path, name, change):
    """Compiled code trusts them: it would read what lies behind them in memory."""
    game, file = load_game("money"), tmp_path / "weights.safetensors"
    written_with(file, "money", lambda key, array: change(array) if key == name else array)
    with pytest.raises(NotAvailable, match=r"weights\.safetensors"):
        play_by(game, file)


@pytest.mark.parametrize("seats", [1, 9])
def test_weights_that_foretell_for_too_few_seats_or_too_many_are_refused(tmp_path, seats):
    game, file = load_game("money"), tmp_path / "weights.safetensors"
    written_with(
        file, "money", lambda key, array: np.resize(array, (seats, *array.shape[1:])) if "look" in key else array
    )
    with pytest.raises(NotAvailable, match=r"outlook: \d \(\d–8\)"):
        play_by(game, file)


def test_a_third_game_without_weights_has_no_master(monkeypatch, tmp_path):
    monkeypatch.setattr("openoutcry.bots.network.weights_in_folder", lambda game: tmp_path / "none")
    game = oo.load_game("money")
    assert MASTER not in levels(game)
    with pytest.raises(BadOption):
        check_level(game, POLICY)
