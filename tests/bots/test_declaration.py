"""What a game's folder says of its bots counts, and what can't be read is named."""

import dataclasses

import pytest

from openoutcry.bots import RANDOM, budget_of, check_level, levels
from openoutcry.bots.calibration import fit_of
from openoutcry.bots.declaration import Fit, Lean, Master, Shape, declared
from openoutcry.bots.named import WITHOUT_NETWORK
from openoutcry.bots.network import is_trained, weights_of
from openoutcry.bots.review import PLAYOUTS
from openoutcry.bots.tempers import tempers
from openoutcry.bots.tree import BY_BOTH, BY_HOUSE
from openoutcry.errors import BadOption, NotAvailable
from openoutcry.games import games, load_game
from openoutcry.server.tables.questions import HINT


@pytest.mark.parametrize("name", games())
def test_each_of_our_games_says_all_and_its_weights_lie_with_it(name):
    game = load_game(name)
    told = declared(game)
    assert set(told.levels) == set(WITHOUT_NETWORK) and set(told.temperature) == {"master50", "search"}
    assert all(check_level(game, meaning) for meaning in told.levels.values())
    assert is_trained(game) and weights_of(game).parent.name == name


@pytest.mark.parametrize("name", games())
def test_what_was_fitted_to_our_judges_holds_for_them(name):
    """A new network, new rules or other playouts need a new fit: else chances are told as they are."""
    game = load_game(name)
    for judge, fit in declared(game).temperature.items():
        for playouts in (PLAYOUTS, HINT):
            assert fit_of(game, f"{judge}:{playouts}") == fit != Fit()


def test_a_game_brings_its_own_bots(bots_toml):
    """The file of a folder is all there is to it: no list elsewhere names the game."""
    game = load_game("money")
    bots_toml(
        "money",
        """
        [levels]
        tycoon = "search:77"

        [master]
        others = "both"

        [temperature]
        search = { temperature = 1.5, positions = 12, playouts = 300, rules_version = 2 }

        [tempers.careful]
        done = { worth = 1 }
        """,
    )
    assert budget_of(game, "tycoon").playouts == 77
    assert budget_of(game, "trader") == budget_of(game, WITHOUT_NETWORK["trader"]), "what is not said is as ever"
    master = budget_of(game, "master:10")
    assert (master.mix, master.others) == (50, BY_BOTH)
    assert fit_of(game, "search:300")[:2] == (1.5, 12) and fit_of(game, "master50:300") == Fit()
    assert tempers(game) == ["careful"]
    with pytest.raises(BadOption):
        check_level(game, "policy+bold")


def test_a_game_without_a_network_has_the_levels_it_says_if_they_ask_none(bots_toml, monkeypatch, tmp_path):
    monkeypatch.setattr("openoutcry.bots.network.weights_in_folder", lambda game: tmp_path / "none")
    game = load_game("money")
    bots_toml("money", "[levels]\ntrader = 'search:7'\nbroker = 'policy40'\ntycoon = 'master:9'")
    assert budget_of(game, "trader").playouts == 7
    for level in ("broker", "tycoon"):
        assert budget_of(game, level) == budget_of(game, WITHOUT_NETWORK[level])
    bots_toml("money", "[levels]\ntrader = 'serach:7'")
    with pytest.raises(NotAvailable, match=r"bots\.toml.*trader"):
        check_level(game, "trader")


def test_a_game_that_says_nothing_has_bots_all_the_same(bots_toml):
    game = load_game("money")
    bots_toml("money", None)
    assert levels(game)[0] == RANDOM and budget_of(game, "tycoon").seconds == 0.2
    assert budget_of(game, "master:10") == budget_of(game, "master50:10")
    assert (budget_of(game, "master:10").mix, budget_of(game, "master:10").others) == (50, BY_HOUSE)
    assert tempers(game) == [] and fit_of(game, "search:300") == Fit()


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ("[levels", "Expected"),
        ("[prices]", "prices (levels, network, master, temperature, tempers)"),
        ("levels = 1", "levels = 1 ([levels])"),
        ("[levels]\nboss = 'house'", "levels.boss (trader, broker, tycoon)"),
        ("[levels]\ntycoon = 75", 'levels.tycoon = 75 ("…")'),
        ("[network]\nwidth = 0", "network.width = 0 (8–4096)"),
        ("[network]\nwidth = 256.0", "network.width = 256.0 (8–4096)"),
        ("[network]\ndepth = 3", "network.depth (width)"),
        ("[master]\nnetwork = 101", "master.network = 101 (0–100)"),
        ("[master]\nnetwork = true", "master.network = True (0–100)"),
        ("[master]\nothers = 'nobody'", "master.others = 'nobody' (nodes, house, network, both)"),
        ("[master]\nothers = []", "master.others = [] (nodes, house, network, both)"),
        ("[master]\nshare = 1", "master.share (network, others)"),
        ("temperature = 1.0", "temperature = 1.0 ([temperature])"),
        (
            "[temperature]\nserach = { positions = 9 }",
            "temperature.serach (search, master, master0–master100, trader, broker, tycoon)",
        ),
        ("[temperature]\nsearch = 1.2", "temperature.search = 1.2 ([temperature.search])"),
        ("[temperature]\nsearch = { fitted = 1 }", "temperature.search.fitted (temperature, positions, playouts, "),
        ("[temperature]\nsearch = { temperature = 0 }", "temperature.search.temperature = 0 (0.25–4)"),
        ("[temperature]\nsearch = { temperature = nan }", "temperature.search.temperature = nan (0.25–4)"),
        ("[temperature]\nsearch = { temperature = '1' }", "temperature.search.temperature = '1' (0.25–4)"),
        ("[temperature]\nsearch = { temperature = true }", "temperature.search.temperature = True (0.25–4)"),
        ("[temperature]\nsearch = { positions = -1 }", "temperature.search.positions = -1 (0–1000000000)"),
        ("[temperature]\nsearch = { positions = false }", "temperature.search.positions = False (0–1000000000)"),
        ("[temperature]\nsearch = { playouts = -300 }", "temperature.search.playouts = -300 (0–1000000000)"),
        ("[temperature]\nsearch = { rules_version = 'new' }", "temperature.search.rules_version = 'new' (0–"),
        ("[temperature]\nmaster50 = { network = 12 }", "temperature.master50.network = 12 (0–9, a–f)"),
        ("[temperature]\nmaster50 = { network = 'BEEF' }", "temperature.master50.network = 'BEEF' (0–9, a–f)"),
        ("[tempers.sleepy]\nbid = { worth = 1 }", "tempers.sleepy (bold, careful, collector)"),
        ("[tempers]\nbold = 'add'", "tempers.bold = 'add' ([tempers.bold])"),
        ("[tempers.bold]\nadd = 1", "tempers.bold.add = 1 ([tempers.bold.add])"),
        ("[tempers.bold]\nadd = { weight = 1 }", "tempers.bold.add.weight (worth, argument, more, held)"),
        ("[tempers.bold]\nadd = { worth = 'much' }", "tempers.bold.add.worth = 'much' (-1000–1000)"),
        ("[tempers.bold]\nadd = { worth = inf }", "tempers.bold.add.worth = inf (-1000–1000)"),
        ("[tempers.bold]\nadd = { more = true }", "tempers.bold.add.more = True (-1000–1000)"),
    ],
)
def test_what_cannot_be_read_is_named(bots_toml, told, why):
    """Where it stands, and what may."""
    bots_toml("money", told)
    with pytest.raises(NotAvailable, match=r"bots\.toml") as refused:
        declared(load_game("money"))
    assert why in str(refused.value) and "money" in str(refused.value)


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ("bet = { worth = 1 }", "bet (buy, done, end, leave, found, survivor, next, trade, sell, play)"),
        ("done = { argument = 'corporation', more = 1 }", "done.argument = 'corporation' ()"),
        ("buy = { argument = 'company', more = 1 }", "buy.argument = 'company' (corporation)"),
        ("buy = { argument = 7, more = 1 }", "buy.argument = 7 (corporation)"),
        ("buy = { more = 1 }", "buy.argument = '' (corporation)"),
        ("buy = { more = 1, held = 'shares' }", "buy.argument = '' (corporation)"),
        ("buy = { argument = 'corporation', more = 1, held = 'stocks' }", "buy.held = 'stocks' (shares)"),
        ("buy = { argument = 'corporation', more = 1, held = 'hand' }", "buy.held = 'hand' (shares)"),
        ("buy = { argument = 'corporation', more = 1, held = 'money' }", "buy.held = 'money' (shares)"),
        ("buy = { argument = 'corporation', more = 1, held = ['shares'] }", "buy.held = ['shares'] (\"…\")"),
    ],
)
def test_what_a_game_lacks_cannot_be_leant_to(bots_toml, told, why):
    bots_toml("acquire", f"[tempers.collector]\n{told}")
    with pytest.raises(NotAvailable, match=r"bots\.toml") as refused:
        declared(load_game("acquire"))
    assert f"tempers.collector.{why}" in str(refused.value)


def test_an_argument_with_one_value_cannot_be_leant_to(bots_toml):
    """There is no higher and lower in it; a game may have such where an edition leaves only one."""
    game = load_game("money")
    (only, *_) = [kind for kind in game.actions if kind.verb == "add"]
    single = dataclasses.replace(only, arguments=(only.arguments[0]._replace(values=("4",)),))
    game = dataclasses.replace(game, actions=[single])
    bots_toml("money", "[tempers.bold]\nadd = { argument = 'card', more = 1 }")
    with pytest.raises(NotAvailable, match=r"tempers\.bold\.add\.argument = 'card' \(\)"):
        declared(game)


def test_what_is_not_said_is_as_ever(bots_toml):
    bots_toml("money", "[temperature.search]\npositions = 9\n[temperature.tycoon]\n[network]\n[tempers.bold]\nadd = {}")
    told = declared(load_game("money"))
    assert told.temperature == {"search": Fit(positions=9), "tycoon": Fit()}
    assert (told.network, told.master, told.tempers) == (Shape(), Master(), {"bold": {"add": Lean()}})


@pytest.mark.parametrize(
    "meaning", ["polcy75", "random", "broker", "master", "policy75+bold", "search:200ms+belief", ""]
)
def test_a_named_level_that_is_nothing_a_bot_can_be_is_told(bots_toml, meaning):
    """It would play as the house does, and not say so."""
    bots_toml("money", f"[levels]\ntycoon = '{meaning}'")
    with pytest.raises(NotAvailable, match=r"bots\.toml.*tycoon"):
        check_level(load_game("money"), "tycoon")
    assert check_level(load_game("money"), "trader")
