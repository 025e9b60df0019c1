"""Learning by self-play: the kinds of game, the company at the tables, and a whole small training."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.cli import main, train
from openoutcry.errors import NotAvailable
from openoutcry.games import games, load_game
from openoutcry.learn.company import FORMER, HOUSE, LEARNER, RANDOM, Company, Rivals, one_against
from openoutcry.learn.thinking import kind_of
from openoutcry.learn.variants import every, mixed, usual

SRC = str(Path(oo.__file__).parents[1])


@pytest.mark.parametrize("name", games())
def test_every_number_of_players_and_every_option_is_among_the_kinds(name):
    game = load_game(name)
    kinds, all_kinds = mixed(game), every(game)
    half = len(kinds) // 2
    assert half >= 32 and kinds[:half] == [usual(game)] * half
    times = [kinds[half:].count(kind) for kind in all_kinds]
    assert min(times) >= 1 and max(times) <= min(times) + 1
    numbers = range(game.edition.least_players, game.edition.most_players + 1)
    assert {variant.players for variant in all_kinds} == set(numbers)
    thought = [kind_of(game, number) for number in range(len(kinds))]
    assert sorted(map(repr, thought)) == sorted(map(repr, kinds))


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


@pytest.mark.parametrize(("language", "won", "within"), [("en", "48.5%", "1.5"), ("ru", "48,5\u202f%", "1,5")])
def test_figures_of_a_training_are_written_as_one_writes_them(capsys, language, won, within):
    line = {"players": 4, "games": 4096, "won": 0.485, "within": 0.015, "greedy": True, "against": "house"}
    train._tell_judged(line, False, language)
    train._tell({"seconds": 90, "decisions": 1_500_000, "house": 0.485, "house_greedy": 0.5}, False, language)
    told = capsys.readouterr().out.replace("\n", "")
    assert told.count(won) == 2 and told.count(within) == 3  # ± 1.5, 1.5 minutes, 1.5 million


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


def small(game, out, **other):
    """A training of one lesson."""
    from openoutcry.learn.lesson import Recipe
    from openoutcry.learn.training import Asked

    kept = {"tables": 64, "judged": 8, "width": 32, "recipe": Recipe(steps=8, part=256)}
    return Asked(game, out, 1e-6, **{**kept, **other})


def test_a_training_goes_on_as_the_one_it_was_and_not_as_another(tmp_path):
    pytest.importorskip("torch")
    from openoutcry.learn.training import Training

    Training(small("money", tmp_path)).run()
    for other, why in (
        (small("watch", tmp_path), "game: money ≠ watch"),
        (small("money", tmp_path, against="house"), "against:  ≠ house"),
        (small("money", tmp_path, width=16), "size mismatch"),
    ):
        with pytest.raises(NotAvailable, match=why):
            Training(other)
    Training(small("money", tmp_path, seed=1))


@pytest.fixture
def begun_with(tmp_path):
    """Weights of a small network, with their card beside them."""
    pytest.importorskip("torch")
    from openoutcry.learn.network import new_network
    from openoutcry.learn.saving import save_weights

    game, folder = load_game("money"), tmp_path / "first"
    folder.mkdir()
    save_weights(folder, new_network(game, 32), game, {"decisions": 5})
    return folder / "weights.safetensors"


def test_a_card_tells_of_the_weights_a_training_began_with_also_after_it_went_on(tmp_path, begun_with):
    from openoutcry.learn.training import Training

    out = tmp_path / "out"
    Training(small("money", out, start=begun_with))._save()
    assert Training(small("money", out))._card()["earlier"] == {"decisions": 5}


def test_a_broken_card_is_told_before_anything_is_learnt(tmp_path, begun_with):
    from openoutcry.learn.training import Training

    begun_with.with_name("card.json").write_text("{")
    with pytest.raises(NotAvailable, match=r"card\.json"):
        Training(small("money", tmp_path / "out", start=begun_with))


@pytest.mark.parametrize("kept", [0, 100, -1])
def test_a_cut_checkpoint_is_told(tmp_path, kept):
    pytest.importorskip("torch")
    from openoutcry.learn.training import Training

    Training(small("money", tmp_path)).run()
    file = tmp_path / "checkpoint.pt"
    file.write_bytes(file.read_bytes()[:kept])
    with pytest.raises(NotAvailable, match=r"checkpoint\.pt"):
        Training(small("money", tmp_path))


@pytest.mark.parametrize(
    ("refused", "given"),
    [
        ("seed", ("--seed", "-1")),
        ("seed", ("--seed", str(2**64))),
        ("every", ("--every", "nan")),
        ("every", ("--every", "-1")),
        ("minutes", ("--minutes", "nan")),
        ("ray", ("--thoughts", "none", "--ray")),
        ("against", ("--thoughts", "none", "--against", "house")),
        ("observations", ("--tables", "0", "--thoughts", "none", "--observations", "float8")),
        ("entropy", ("--tables", "0", "--thoughts", "none", "--entropy", "0.1,0.1")),
        ("against", ("--judge", "--against", "house")),
        ("thoughts", ("--tables", "0", "--judge", "--thoughts", "none")),
        ("start", ("--tables", "0", "--judge", "--start", "none")),
    ],
)
def test_what_cannot_be_trained_is_refused_before_anything_is_made(tmp_path, capsys, refused, given):
    pytest.importorskip("torch")
    out = tmp_path / "out"
    short = ("--tables", "64", "--games", "8", "--minutes", "0.0001")
    assert main(["train", "money", "--out", str(out), *short, *given]) == 2
    assert refused in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize("games", [1, 8])
def test_who_won_no_game_of_a_few_may_yet_win_some(games):
    """Chances drawn evenly win nothing from the house here; that this is certain no eight games can show."""
    torch = pytest.importorskip("torch")
    from openoutcry.learn.judge import judge
    from openoutcry.learn.network import new_network

    game = load_game("money")
    torch.manual_seed(1)
    told = judge(new_network(game, 32), game, usual(game), HOUSE, games, "cpu", greedy=True)
    assert told["won"] == 0
    assert told["within"] == min(1, 3 / games)


def test_a_game_that_does_not_end_is_told_and_not_waited_for(monkeypatch):
    pytest.importorskip("torch")
    from openoutcry.learn import judge as judging
    from openoutcry.learn.network import new_network
    from openoutcry.learn.tables import make_tables

    game = load_game("money")
    monkeypatch.setattr(judging, "make_tables", lambda device, short, *rest: make_tables(device, game, *rest))
    short = SimpleNamespace(longest=20)  # fewer decisions than it takes
    with pytest.raises(NotAvailable, match="did not end"):
        judging.judge(new_network(game, 32), short, usual(game), HOUSE, 4, "cpu", greedy=True)


def test_two_trainings_do_not_write_into_one_folder(tmp_path):
    pytest.importorskip("torch")
    from openoutcry.learn.lesson import Recipe
    from openoutcry.learn.training import Asked, Training

    asked = Asked("money", tmp_path, 1e-6, tables=64, judged=8, width=32, recipe=Recipe(steps=8, part=256))
    tried = []

    def try_another(point):
        with pytest.raises(NotAvailable, match="writing"):
            Training(asked).run()
        tried.append(point)

    Training(asked, try_another).run()
    assert len(tried) == 2
    assert not list(tmp_path.glob("*.new"))


def test_a_training_that_was_gone_on_with_is_not_put_back(tmp_path):
    """Of two that were begun side by side the second would write its older self over what the first has learnt."""
    pytest.importorskip("torch")
    from openoutcry.learn.training import Training

    first, second = (Training(small("money", tmp_path)) for _ in range(2))
    first._save()
    kept = (tmp_path / "checkpoint.pt").read_bytes()
    with pytest.raises(NotAvailable, match="writing"):
        second.run()
    assert (tmp_path / "checkpoint.pt").read_bytes() == kept


def test_who_will_win_and_what_a_decision_was_worth_are_told_from_the_end():
    """A game that ends in the rollout gives its result to the last decisions of its seats."""
    torch = pytest.importorskip("torch")
    from openoutcry.learn.rollout import Rollout

    class Nothing:
        tables, device = 1, "cpu"
        game = load_game("money")
        players = np.array([3])
        seen, masks = torch.zeros(1, 8), torch.ones(1, 4, dtype=torch.bool)

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


@pytest.mark.parametrize("known", [0, 1])
def test_nothing_is_learnt_from_a_lesson_that_cannot_be_weighed(known):
    """At a table or two it happens that hardly a decision's worth is known: its spread would be no number."""
    torch = pytest.importorskip("torch")
    from openoutcry.learn.lesson import Recipe, learn
    from openoutcry.learn.network import new_network
    from openoutcry.learn.rollout import Rollout

    tables = tables_of("float32", 2)
    network, rollout = new_network(tables.game, 32), Rollout(tables, 3, tables.game.edition.most_players)
    rollout.masks.fill_(True)
    rollout.known.flatten()[:known] = True
    before = [weights.clone() for weights in network.parameters()]
    told = learn(network, torch.optim.Adam(network.parameters()), rollout, Recipe(), 0.0)
    assert all(map(torch.equal, before, network.parameters()))
    assert set(told.values()) == {0.0}


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


FORMS = ("float32", "bfloat16", "float8")


def tables_of(observations, tables=48):
    """The same tables, telling what is seen in one of the forms."""
    from openoutcry.learn.tables import Tables

    game = load_game("money")
    sitters = one_against(np.array([4] * tables), tables, LEARNER)
    made = Tables(game, [usual(game)], tables, sitters, "seen", observations=observations)
    made.reset()
    return made


@pytest.mark.parametrize("short", FORMS[1:])
def test_tables_tell_in_short_what_the_environment_does(short):
    torch = pytest.importorskip("torch")
    from openoutcry.env.compact import shortened, widened
    from openoutcry.learn.sight import in_full

    full, kept = tables_of("float32"), tables_of(short)
    for _ in range(3):
        seen, masks = in_full(kept.seen, kept.masks, kept.game.n_actions)
        assert np.array_equal(seen.numpy(), widened(shortened(full.seen.numpy(), short)))
        assert torch.equal(masks, full.masks)
        actions = full.masks.float().argmax(-1)
        full.step(actions)
        kept.step(actions)


def test_every_number_in_a_byte_or_two_comes_back_exactly():
    torch = pytest.importorskip("torch")
    from openoutcry.env.compact import EIGHT_BITS, widened
    from openoutcry.learn.sight import in_full

    masks = torch.zeros(1, 1, dtype=torch.bool)
    seen, _ = in_full(torch.arange(256, dtype=torch.uint8).unsqueeze(0), masks, 1)
    assert np.array_equal(seen[0].numpy(), EIGHT_BITS, equal_nan=True)
    halves = np.arange(2**16).astype(np.uint16)
    seen, _ = in_full(torch.from_numpy(halves).view(torch.bfloat16).unsqueeze(0), masks, 1)
    assert np.array_equal(seen[0].numpy(), widened(halves), equal_nan=True)


def test_every_packed_mask_comes_back_exactly():
    torch = pytest.importorskip("torch")
    from openoutcry.env.compact import unpacked
    from openoutcry.learn.sight import in_full

    packed = np.random.default_rng(2).integers(256, size=(64, 3)).astype(np.uint8)
    _, masks = in_full(torch.zeros(64, 1), torch.from_numpy(packed), 21)
    assert masks.dtype == torch.bool
    assert np.array_equal(masks.numpy(), unpacked(packed, 21))


def gradient_of(observations):
    """Of a lesson of one step, with the same network, games, actions and luck in every form; and the bytes kept."""
    import torch

    from openoutcry.learn.lesson import Recipe, learn
    from openoutcry.learn.network import new_network
    from openoutcry.learn.rollout import Rollout

    tables = tables_of(observations)
    torch.manual_seed(5)
    network = new_network(tables.game, 32)
    for weights in network.parameters():
        torch.nn.init.normal_(weights, std=0.05)
    rollout = Rollout(tables, 8, tables.game.edition.most_players)
    drawn = torch.Generator().manual_seed(6)
    rollout.chances.uniform_(-3, -1, generator=drawn)
    for t in range(8):  # the first allowed action: not the network's, which rounding could change
        rollout.seen[t].copy_(tables.seen)
        rollout.masks[t].copy_(tables.masks)
        rollout.seats[t].copy_(tables.seats)
        masks = network(tables.seen, tables.masks).logs > -1e8
        rollout.actions[t].copy_(masks.float().argmax(-1))
        tables.step(rollout.actions[t])
    rollout.advantages.normal_(generator=drawn)
    rollout.outlooks[..., :4] = 0.25
    rollout.known.fill_(True)
    recipe = Recipe(passes=1, part=10**6, rate=(0.0, 0.0), longest_step=1e9)
    learn(network, torch.optim.SGD(network.parameters(), 0.0), rollout, recipe, 0.0)
    gradient = torch.cat([weights.grad.flatten() for weights in network.parameters() if weights.grad is not None])
    return gradient, rollout.seen.nbytes, rollout.masks.nbytes


def test_a_lesson_learns_the_same_from_less_memory():
    pytest.importorskip("torch")
    (full, seen, masks), (halves, half, packed), (quarters, quarter, _) = (gradient_of(form) for form in FORMS)
    assert (seen, seen) == (2 * half, 4 * quarter)
    assert packed < masks / 7
    assert full.norm() > 0
    # What is seen is known to 2⁻⁹ of itself in bfloat16 and to 2⁻⁵ in float8, and the gradient about as well.
    assert (halves - full).norm() < 2**-7 * full.norm()
    assert (quarters - full).norm() < 2**-3 * full.norm()


@pytest.mark.parametrize("observations", FORMS[1:])
def test_a_training_keeps_what_it_saw_in_short(tmp_path, observations):
    torch = pytest.importorskip("torch")
    from openoutcry.learn.lesson import Recipe
    from openoutcry.learn.training import Asked, Training

    recipe = Recipe(steps=8, part=256)
    asked = Asked("money", tmp_path, 1e-6, tables=64, judged=8, width=32, recipe=recipe, observations=observations)
    training = Training(asked)
    before = training.network.enter.weight.clone()
    card = training.run()
    assert card["asked"]["observations"] == observations
    assert training.rollout.seen.element_size() == {"bfloat16": 2, "float8": 1}[observations]
    assert not torch.equal(training.network.enter.weight, before)


def test_another_form_is_refused(tmp_path):
    pytest.importorskip("torch")
    from openoutcry.learn.training import Asked, Training

    with pytest.raises(oo.errors.BadOption, match="float8"):
        Training(Asked("money", tmp_path, tables=64, observations="int4"))


# The GPU's tables in Numba's simulator: PyTorch's part of the device is the CPU's memory.
SIMULATED = """
import sys
from types import SimpleNamespace
import numpy as np
import torch
from numba import cuda
from numba.cuda.simulator.cudadrv.devicearray import FakeCUDAArray
from openoutcry.games import load_game
from openoutcry.learn import tables
from openoutcry.learn.company import LEARNER, one_against
from openoutcry.learn.variants import usual

zeros = torch.zeros
torch.zeros = lambda shape, dtype, device: zeros(shape, dtype=dtype)
torch.Tensor.cuda = lambda tensor: tensor
torch.cuda.current_stream = lambda: SimpleNamespace(cuda_stream=0)
cuda.external_stream = lambda stream: 0
cuda.as_cuda_array = lambda tensor, sync=True: FakeCUDAArray(tensor.numpy())

game, count = load_game("money"), 2
sitters = one_against(np.array([4] * count), count, LEARNER)
made = tables.DeviceTables(game, [usual(game)], count, sitters, "seen", first_bot=count, observations=sys.argv[1])
made.reset()
seen = made.seen.view(torch.int16) if sys.argv[1] == "bfloat16" else made.seen
np.savez(sys.argv[2], seen=seen.numpy(), masks=made.masks.numpy(), seats=made.seats.numpy())
"""


@pytest.mark.parametrize("observations", FORMS)
def test_the_device_tells_the_same_in_every_form(tmp_path, observations):
    torch = pytest.importorskip("torch")
    here = tables_of(observations, 2)
    environment = {**os.environ, "PYTHONPATH": SRC, "NUMBA_ENABLE_CUDASIM": "1", "OPENOUTCRY_INTERPRET": "1"}
    arguments = [sys.executable, "-c", SIMULATED, observations, str(tmp_path / "there.npz")]
    run = subprocess.run(arguments, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    there = np.load(tmp_path / "there.npz")
    seen = here.seen.view(torch.int16) if observations == "bfloat16" else here.seen
    assert there["seen"].any()
    assert np.array_equal(there["seen"], seen.numpy())
    assert np.array_equal(there["masks"], here.masks.numpy())
    assert np.array_equal(there["seats"], here.seats.numpy())
