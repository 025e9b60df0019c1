"""What a search thought in games with itself: how it is made and kept, and what is learnt from it."""

import hashlib
import json

import numpy as np
import pytest

from openoutcry.bots.network import play_by, weights_of
from openoutcry.bots.search import search
from openoutcry.cli import main
from openoutcry.errors import BadOption, NotAvailable
from openoutcry.games import load_game
from openoutcry.learn import thinking, thoughts
from openoutcry.learn.thinking import Thinking, played, think_through
from openoutcry.learn.thoughts import Thoughts, file_of, joined, read, read_all, write

LEVEL = "master:8"


def asked(out, games=2, seed="t", **other):
    return Thinking("money", out, games, other.pop("level", LEVEL), seed, **other)


@pytest.fixture
def short_files(monkeypatch):
    """A game a file."""
    for module in (thinking, thoughts):
        monkeypatch.setattr(module, "GAMES_A_FILE", 1)


@pytest.fixture(scope="module")
def some(tmp_path_factory):
    """Two whole games."""
    game, out = load_game("money"), tmp_path_factory.mktemp("some")
    return [played(game, asked(out), number) for number in (0, 1)]


def a_few(**arrays):
    """Two decisions, of two and of three actions."""
    usual = {
        "games": np.array([0, 1]),
        "players": np.array([2, 2], np.uint8),
        "seen": np.zeros((2, 4), np.uint16),
        "shares": np.array([[1, 0], [0, 1]], np.float32),
        "chances": np.array([[0.7, 0.3], [0.5, 0.5]], np.float32),
        "counts": np.array([2, 3]),
        "actions": np.array([1, 4, 0, 1, 2]),
        "priors": np.array([0.5, 0.5, 0.6, 0.3, 0.1], np.float32),
        "visits": np.array([20, 20, 0, 0, 0]),
        "values": np.array([0.2, 0.4, 0, 0, 0], np.float32),
    }
    return Thoughts(**{**usual, **arrays})


def test_every_choice_of_a_game_is_kept_as_its_seat_saw_it(some):
    game = load_game("money")
    for number, kept in enumerate(some):
        assert set(kept.games.tolist()) == {number}
        assert kept.seen.shape == (len(kept.counts), game.observation_size)
        assert kept.seen.any(axis=1).all()
        assert (kept.counts > 1).all()
        starts = np.cumsum(kept.counts) - kept.counts
        assert np.add.reduceat(kept.visits, starts).tolist() == [8] * len(kept.counts)
        for ends in (kept.shares, kept.chances):
            assert np.allclose(ends.sum(axis=1), 1, atol=1e-5)
            assert not ends[:, kept.players[0] :].any()
        assert np.allclose(np.add.reduceat(kept.priors, starts), 1, atol=1e-5)
        # Who won is the same for all, whoever looks: the seats of a table say it in as many ways as they are many.
        assert 1 < len(np.unique(kept.shares, axis=0)) <= kept.players[0]


def test_the_same_game_is_thought_the_same(some, tmp_path):
    again = played(load_game("money"), asked(tmp_path), 1)
    assert all(np.array_equal(one, other) for one, other in zip(again, some[1], strict=True))
    other = played(load_game("money"), asked(tmp_path, seed="u"), 1)
    assert len(other.seen) != len(again.seen) or not np.array_equal(other.seen, again.seen)


def test_the_luck_of_a_search_counts_the_own_decisions_of_its_seat(monkeypatch, tmp_path):
    """Those of others that the seat can't see must not change what it finds."""
    keys = {}

    def noted(game, hidden, seat, key, budget):
        keys.setdefault(seat, []).append(key)
        return search(game, hidden, seat, key, budget)

    monkeypatch.setattr(thinking, "search", noted)
    played(load_game("money"), asked(tmp_path), 1)
    for seat, drawn in keys.items():
        own = [f"openoutcry think\0t 1 {seat} {nth}".encode() for nth in range(len(drawn))]
        assert drawn == [hashlib.sha256(one).digest() for one in own]
    assert len(keys) > 1


def test_thinking_goes_on_where_it_was(tmp_path, short_files):
    assert think_through(asked(tmp_path, games=1), 1) == 1
    first = file_of(tmp_path, 0).read_bytes()
    (tmp_path / f"{file_of(tmp_path, 1).name}.new").write_bytes(b"half of a file")  # what one that was killed leaves
    told = []
    assert think_through(asked(tmp_path, games=2), 1, told.append) == 2
    assert told == [1, 1]
    assert file_of(tmp_path, 0).read_bytes() == first
    assert [set(part.games.tolist()) for part in read_all(tmp_path)] == [{0}, {1}]
    assert not list(tmp_path.glob("*.new"))


def test_a_folder_takes_no_thoughts_of_another(tmp_path, short_files):
    think_through(asked(tmp_path, games=1), 1)
    with pytest.raises(NotAvailable, match="seed"):
        think_through(asked(tmp_path, seed="u"), 1)
    with pytest.raises(NotAvailable, match="makeup"):
        think_through(asked(tmp_path, level="master:9"), 1)


def test_two_do_not_think_into_one_folder(tmp_path, short_files):
    def try_another(done):
        with pytest.raises(NotAvailable, match="writing"):
            think_through(asked(tmp_path, games=1), 1)

    think_through(asked(tmp_path, games=1), 1, try_another)


@pytest.mark.parametrize("level", ["house", "policy", "search:8", "master:8+belief", "master:8+bold"])
def test_who_asks_no_network_or_does_not_search_or_would_play_as_another_has_no_thoughts(tmp_path, level):
    with pytest.raises(BadOption):
        think_through(asked(tmp_path, level=level), 1)


def test_a_process_plays_by_the_weights_it_was_given(tmp_path):
    game = load_game("money")
    package = weights_of(game)
    elsewhere = tmp_path / "weights.safetensors"
    elsewhere.write_bytes(package.read_bytes())
    try:
        play_by(game, elsewhere)
        assert weights_of(game) == elsewhere
        with pytest.raises(NotAvailable):
            play_by(game, tmp_path / "none")
    finally:
        play_by(game, None)
    assert weights_of(game) == package


def test_a_game_without_weights_of_its_own_is_thought_about_with_those_named(tmp_path, monkeypatch, short_files):
    """As it is after a first training: a level is looked at once the network is there."""
    elsewhere = tmp_path / "weights.safetensors"
    elsewhere.write_bytes(weights_of(load_game("money")).read_bytes())
    monkeypatch.setattr("openoutcry.bots.network.weights_in_folder", lambda game: tmp_path / "none")
    out = tmp_path / "out"
    command = ["think", "money", "-g", "1", "--level", LEVEL, "--out", str(out), "--workers", "1"]
    try:
        assert main([*command, "--weights", str(elsewhere)]) == 0
    finally:
        play_by(load_game("money"), None)
    assert [set(part.games.tolist()) for part in read_all(out)] == [{0}]
    assert main(command) == 2


def test_what_was_found_better_becomes_likelier_and_what_was_not_tried_stays():
    masks, chances = a_few().choices(5)
    assert masks.tolist() == [[False, True, False, False, True], [True, True, True, False, False]]
    assert chances[0, 4] > 0.9 and chances[0, 1] < 0.1
    assert np.allclose(chances[1, :3], [0.6, 0.3, 0.1])
    assert np.allclose(chances.sum(axis=1), 1)
    little = a_few(visits=np.array([1, 1, 0, 0, 0])).choices(5)[1]
    assert 0.5 < little[0, 4] < chances[0, 4]


def test_some_rows_keep_what_belongs_to_them():
    both = a_few()
    turned = both.part(np.array([1, 0]))
    assert turned.counts.tolist() == [3, 2]
    assert turned.actions.tolist() == [0, 1, 2, 1, 4]
    assert turned.values.tolist() == pytest.approx([0, 0, 0, 0.2, 0.4])
    back = joined([turned.part(np.array([1])), turned.part(np.array([0]))])
    assert all(np.array_equal(one, other) for one, other in zip(back, both, strict=True))


@pytest.mark.parametrize("kept", [0, 100, -1])
def test_cut_thoughts_are_refused(tmp_path, kept):
    file = tmp_path / "games-000000.npz"
    write(file, a_few())
    assert read(file).actions.tolist() == a_few().actions.tolist()
    file.write_bytes(file.read_bytes()[:kept])
    with pytest.raises(NotAvailable):
        read(file)


def test_thoughts_that_do_not_fit_each_other_are_refused(tmp_path):
    write(tmp_path / "games-000000.npz", a_few(actions=np.array([1, 2])))
    with pytest.raises(NotAvailable, match="counts"):
        read(tmp_path / "games-000000.npz")


def test_the_command_says_what_it_made(tmp_path, capsys, short_files):
    assert main(["think", "money", "--games", "1", "--level", LEVEL, "--out", str(tmp_path), "--workers", "1"]) == 0
    assert str(tmp_path.name) in capsys.readouterr().out.replace("\n", "")
    assert json.loads((tmp_path / "thoughts.json").read_text())["level"] == LEVEL


@pytest.fixture
def studied(tmp_path, some):
    """A folder of thoughts, one game of which is held out."""
    game, folder = load_game("money"), tmp_path / "thoughts"
    thoughts.claim(folder, thinking._settings(game, asked(folder)))
    learnt, shown = some
    write(file_of(folder, 0), joined([learnt, shown._replace(games=shown.games * 0 + 15)]))
    return folder


@pytest.fixture
def untaught(tmp_path):
    """The weights of a small network that knows nothing."""
    torch = pytest.importorskip("torch")
    from openoutcry.learn.network import new_network
    from openoutcry.learn.saving import WEIGHTS, save_weights

    torch.manual_seed(1)
    game = load_game("money")
    save_weights(tmp_path, new_network(game, 32), game, {"decisions": 0})
    return tmp_path / WEIGHTS


def test_a_network_comes_nearer_to_what_the_search_chose_and_who_won(tmp_path, studied, untaught, some):
    from openoutcry.bots.weights import read_weights
    from openoutcry.learn.study import Study, StudyAsked

    rate = (3e-3, 1e-3)
    study = Study(StudyAsked("money", tmp_path / "out", studied, untaught, passes=2, part=32, rate=rate, judged=2))
    assert (len(study.learnt.counts), len(study.held_out.counts)) == tuple(len(part.counts) for part in some)
    before = [error.mean().item() for error in study._errors(study.learnt)]
    card = study.run()
    after = [error.mean().item() for error in study._errors(study.learnt)]
    assert after[0] < before[0] and after[1] < before[1]
    assert len(card["curve"]) == 3
    assert card["decisions"] == 2 * len(some[0].counts)
    assert card["thoughts"]["level"] == LEVEL
    assert card["earlier"] == {"decisions": 0}
    assert {line["against"] for line in card["judged"]} == {"house"}
    weights, notes = read_weights(tmp_path / "out" / "weights.safetensors")
    assert notes["game"] == "money"
    assert weights["policy.weight"].any()  # was 0 in the beginning


def test_thoughts_by_other_rules_are_not_learnt_from(tmp_path, studied):
    pytest.importorskip("torch")
    from openoutcry.learn.study import Study, StudyAsked

    with pytest.raises(NotAvailable, match="game"):
        Study(StudyAsked("watch", tmp_path / "out", studied))


def test_a_broken_card_is_told_before_anything_is_learnt_from_thoughts(tmp_path, studied, untaught):
    pytest.importorskip("torch")
    from openoutcry.learn.study import Study, StudyAsked

    untaught.with_name("card.json").write_text("[1]")
    with pytest.raises(NotAvailable, match=r"card\.json"):
        Study(StudyAsked("money", tmp_path / "out", studied, untaught))


def test_what_is_learnt_from_thoughts_does_not_lie_over_a_training(tmp_path, studied, untaught):
    """Weights and curve of the training would be gone, and it would go on as if nothing had been learnt since."""
    pytest.importorskip("torch")
    from openoutcry.learn.study import Study, StudyAsked

    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "checkpoint.pt").write_bytes(b"a training")
    with pytest.raises(NotAvailable, match="out"):
        Study(StudyAsked("money", tmp_path / "out", studied, untaught))


def test_the_command_learns_from_thoughts(tmp_path, studied, untaught, capsys):
    out = tmp_path / "out"
    arguments = ["train", "money", "--thoughts", str(studied), "--start", str(untaught), "--out", str(out), "--json"]
    assert main([*arguments, "--passes", "1", "--games", "2"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert "choice_error" in lines[0] and lines[-1]["against"] == "house"
    assert (out / "weights.safetensors").exists() and (out / "progress.html").exists()
    assert main([*arguments, "--against", "house"]) == 2
