"""Learning by self-play: the kinds of game, the company at the tables, and a whole small training."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.errors import NotAvailable
from openoutcry.games import games, load_game
from openoutcry.learn.company import FORMER, HOUSE, LEARNER, RANDOM, Company, Rivals, one_against
from openoutcry.learn.variants import KINDS, every, mixed, usual

SRC = str(Path(oo.__file__).parents[1])


@pytest.mark.parametrize("name", games())
def test_every_number_of_players_and_every_option_is_among_the_kinds(name):
    game = load_game(name)
    kinds = mixed(game)
    assert len(kinds) == KINDS
    assert kinds.count(usual(game)) >= KINDS // 2
    numbers = range(game.edition.least_players, game.edition.most_players + 1)
    assert {variant.players for variant in every(game)} == set(numbers)
    assert {variant.players for variant in kinds} == set(numbers)


def test_all_kinds_of_company_meet_and_a_learner_sits_at_every_table():
    players = np.array([2 + i % 4 for i in range(1024)])
    company = Company(players, True, 64, seed=3)
    taken = np.arange(company.sitters.shape[1]) < players[:, None]
    assert ((company.sitters == LEARNER) & taken).any(axis=1).all()
    assert (company.sitters[: company.stretches[0][0]] == LEARNER).all()
    for k, (first, last) in enumerate(company.stretches):
        assert ((company.sitters[first:last] == FORMER + k) & taken[first:last]).any(axis=1).all()
    bots = company.sitters[company.first_bot :][taken[company.first_bot :]]
    assert set(bots.tolist()) == {RANDOM, HOUSE, LEARNER}


def test_the_one_judged_sits_in_all_seats_equally_often():
    sitters = one_against(3, 300, HOUSE)
    assert [(sitters[:, seat] == LEARNER).sum() for seat in range(3)] == [100, 100, 100]


def test_without_pytorch_the_command_says_what_to_install():
    code = (
        "import sys; sys.modules['torch'] = None; from openoutcry.cli import main; sys.exit(main(['train', 'money']))"
    )
    environment = {**os.environ, "PYTHONPATH": SRC, "OPENOUTCRY_LANG": "en"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert "openoutcry[learn]" in run.stderr


def test_a_training_leaves_weights_a_card_and_a_curve_and_goes_on(tmp_path):
    pytest.importorskip("torch")
    from openoutcry.bots.weights import read_weights
    from openoutcry.learn.lesson import Recipe
    from openoutcry.learn.training import Asked, Training

    recipe = Recipe(steps=8, part=256)
    asked = Asked("money", tmp_path, minutes=1e-6, tables=64, judged=8, width=32, recipe=recipe)
    card = Training(asked).run()
    weights, notes = read_weights(tmp_path / "weights.safetensors")
    assert notes["game"] == "money"
    assert weights["enter.weight"].shape == (32, load_game("money").observation_size)
    assert card["decisions"] == 8 * 64
    assert len(json.loads((tmp_path / "curve.json").read_text())["curve"]) == len(card["curve"]) == 2
    more = Training(Asked("money", tmp_path, minutes=1, tables=64, judged=8, width=32, recipe=recipe))
    assert more.decisions == 8 * 64
    assert more.lessons == 1


def test_who_will_win_and_what_a_decision_was_worth_are_told_from_the_end():
    """A game that ends in the rollout gives its result to the last decisions of its seats."""
    torch = pytest.importorskip("torch")
    from openoutcry.learn.rollout import Rollout

    class Nothing:
        tables, device = 1, "cpu"
        game = load_game("money")
        players = np.array([3])

    rollout = Rollout(Nothing(), 3, 5)  # type: ignore[arg-type]
    rollout.seats[:] = torch.tensor([[0], [1], [2]])
    rollout.mine[:] = True
    rollout.done[2] = True
    rollout.rewards[2, 0, :3] = torch.tensor([1.0, 0.0, -1.0])
    rollout.shares[2, 0, :3] = torch.tensor([1.0, 0.0, 0.0])
    rollout.outlooks[:, 0, :3] = 1 / 3
    rollout._judge(0.95)
    rollout._foretell(1.0)
    assert rollout.known.all()
    assert rollout.advantages[:, 0].tolist() == [1.0, 0.0, -1.0]
    told = rollout.outlooks[:, 0].tolist()
    assert told == [[1, 0, 0, 0, 0], [0, 0, 1, 0, 0], [0, 1, 0, 0, 0]]


def test_a_rival_to_be_beaten_sits_in_all_seats_but_the_learners():
    players = np.array([2 + i % 3 for i in range(96)])
    rivals = Rivals(players, FORMER)
    taken = np.arange(rivals.sitters.shape[1]) < players[:, None]
    assert ((rivals.sitters == LEARNER) & taken).sum(axis=1).tolist() == [1] * 96
    assert set(rivals.sitters[taken].tolist()) == {LEARNER, FORMER}
    assert rivals.stretches == [(0, 96)]
    assert Rivals(players, HOUSE).stretches == []


@pytest.mark.parametrize("against", ["house", "weights"])
def test_a_best_response_is_trained_against_what_stays_as_it_is(tmp_path, against):
    torch = pytest.importorskip("torch")
    from openoutcry.learn.lesson import Recipe
    from openoutcry.learn.training import Asked, Training

    recipe = Recipe(steps=8, part=256)
    if against == "weights":
        Training(Asked("money", tmp_path / "first", 1e-6, tables=64, judged=8, width=32, recipe=recipe)).run()
        against = str(tmp_path / "first" / "weights.safetensors")
    asked = Asked("money", tmp_path / "out", 1e-6, tables=64, judged=8, width=32, recipe=recipe, against=against)
    training = Training(asked)
    before = [] if training.rival is None else [weights.clone() for weights in training.rival.parameters()]
    card = training.run()
    after = [] if training.rival is None else list(training.rival.parameters())
    assert all(torch.equal(old, new) for old, new in zip(before, after, strict=True))
    assert {line["against"] for line in card["judged"]} == {"rival" if before else "house"}


def test_what_lessons_made_of_one_beginning_is_averaged():
    torch = pytest.importorskip("torch")
    from openoutcry.learn.together import agreed

    one = {
        "network": {"w": torch.tensor([1.0, 3.0])},
        "optimiser": {"state": {0: {"step": torch.tensor(4.0)}}, "lr": 1},
    }
    two = {
        "network": {"w": torch.tensor([3.0, 3.0])},
        "optimiser": {"state": {0: {"step": torch.tensor(4.0)}}, "lr": 1},
    }
    found = agreed([one, two])
    assert found["network"]["w"].tolist() == [2.0, 3.0]
    assert found["optimiser"] == one["optimiser"]


@pytest.fixture(scope="module")
def ray():
    """Two workers on this machine."""
    ray = pytest.importorskip("ray")
    pytest.importorskip("torch")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield ray
    ray.shutdown()


def test_two_workers_learn_together_go_on_and_one_that_dies_is_replaced(ray, tmp_path):
    from openoutcry.learn.lesson import Recipe
    from openoutcry.learn.together import TrainingTogether
    from openoutcry.learn.training import Asked, Training

    def asked(minutes):
        recipe = Recipe(steps=8, part=256)
        return Asked("money", tmp_path, minutes, tables=64, judged=8, width=32, recipe=recipe, workers=2)

    first = TrainingTogether(asked(1e-6))
    before = first._copy()
    card = first.run()
    first.close()
    assert card["decisions"] == 2 * 8 * 64
    assert card["asked"]["workers"] == 2
    assert any(not (before[name] == weights).all() for name, weights in first.network.state_dict().items())
    more = TrainingTogether(asked(1))
    assert (more.lessons, more.decisions) == (1, 2 * 8 * 64)
    ray.get(more._workers[0].lesson.remote(more.state(), [], 0.5))
    ray.kill(more._workers[0])
    more._lesson(0.5)
    assert more.decisions == 3 * 8 * 64  # the other one's counted
    more._lesson(0.5)
    assert more.decisions == 5 * 8 * 64
    more._save()
    more.close()
    alone = Training(asked(1))  # a training goes on with or without others
    assert alone.lessons == 3


def test_without_ray_training_together_says_what_to_install(tmp_path, monkeypatch):
    pytest.importorskip("torch")
    from openoutcry.learn.together import TrainingTogether
    from openoutcry.learn.training import Asked

    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NotAvailable, match="openoutcry\\[ray\\]"):
        TrainingTogether(Asked("money", tmp_path, workers=1))
