"""Chances to win, held against who won."""

import json

import numpy as np
import pytest

from openoutcry.bots import Thought, calibration, think
from openoutcry.bots.calibration import (
    MOMENTS,
    Forecast,
    brier,
    collect,
    fit_of,
    fitted_to,
    kinds_of_players,
    reliability,
    report,
    tempered,
    tempered_chance,
)
from openoutcry.bots.declaration import Fit, declared
from openoutcry.bots.search import search
from openoutcry.cli import calibrate, main
from openoutcry.errors import BadOption
from openoutcry.games import games, load_game
from openoutcry.language import text


def two_seats(said: float, wins: int, of: int) -> list[Forecast]:
    """Positions where the first seat was said to win so often, and did in so many of them."""
    return [Forecast(0.5, (said, 1 - said), (1.0, 0.0) if k < wins else (0.0, 1.0)) for k in range(of)]


def test_chances_that_are_too_sure_of_themselves_get_a_temperature_above_one():
    assert report(two_seats(0.9, 7, 10))["temperature"] > 1.5
    assert report(two_seats(0.6, 9, 10))["temperature"] < 0.7
    assert report(two_seats(0.8, 8, 10))["temperature"] == pytest.approx(1, abs=0.02)


def test_the_best_temperature_loses_no_more_than_none():
    found = report(two_seats(0.9, 7, 10))
    assert found["log_loss_tempered"] < found["log_loss"]


def test_brier_scores_are_sums_over_seats():
    assert brier(np.array([[1.0, 0.0]]), np.array([[1.0, 0.0]])) == 0
    assert brier(np.array([[0.5, 0.5]]), np.array([[1.0, 0.0]])) == 0.5
    (moment,) = report(two_seats(0.5, 1, 2))["moments"]
    told = {"moment": 0.5, "positions": 2, "brier": 0.5, "brier_of_equal_chances": 0.5}
    assert moment == told | {"reliability": [{"from": 0.5, "seats": 4, "said": 0.5, "won": 0.5}]}


def test_each_moment_and_each_kind_of_players_has_its_own_reliability():
    sure = [one._replace(moment=0.25, kind=("house",)) for one in two_seats(0.95, 1, 2)]
    found = report([*sure, *[one._replace(kind=("policy",)) for one in two_seats(0.55, 1, 2)]])
    assert [moment["reliability"][-1]["said"] for moment in found["moments"]] == [0.95, 0.55]
    assert [(kind["players"], kind["positions"]) for kind in found["kinds"]] == [(["house"], 2), (["policy"], 2)]
    assert found["kinds"][0]["brier"] > found["kinds"][1]["brier"]


def test_reliability_tells_what_was_said_and_what_came():
    found = reliability(np.array([0.05, 0.32, 0.38, 1.0]), np.array([0, 0, 1, 1]))
    assert found == [
        {"from": 0.0, "seats": 1, "said": 0.05, "won": 0.0},
        {"from": 0.3, "seats": 2, "said": 0.35, "won": 0.5},
        {"from": 0.9, "seats": 1, "said": 1.0, "won": 1.0},
    ]


def test_tempered_chances_add_up_to_one_and_keep_their_order():
    chances = np.array([[0.7, 0.2, 0.1], [0.0, 0.0, 1.0]])
    for temperature in (0.5, 1.0, 3.0):
        found = tempered(chances, temperature)
        assert found.sum(axis=1) == pytest.approx([1, 1])
        assert (found.argmax(axis=1) == chances.argmax(axis=1)).all()


def test_every_game_of_every_kind_is_judged_at_all_moments():
    game = load_game("money")
    said = collect(game, 3, 1, "policy", "any")
    assert [one.moment for one in said] == [*MOMENTS] * len(kinds_of_players(game))
    assert all(sum(one.chances) == pytest.approx(1, abs=1e-5) for one in said)
    assert all(sum(one.shares) == pytest.approx(1) for one in said)


@pytest.mark.parametrize(
    "level",
    ["house", "random", "trader", "policy40", "policy40+bold", "search:20+belief", "search:20+bold", "policy+bold"],
)
def test_a_bot_that_says_no_chances_or_would_say_those_of_another_is_refused(level):
    with pytest.raises(BadOption):
        collect(load_game("money"), 3, 1, level, "any")


def test_chances_are_those_after_the_move_that_was_played(monkeypatch):
    """As a review's graph tells them: the temperature is fitted to what it is used for."""
    game, played, judged = load_game("money"), {}, []

    def noted(game, hidden, seat, seed, level):
        thought = think(game, hidden, seat, seed, level)
        played[hidden.tobytes(), seat] = thought.action
        return thought

    def searched(game, hidden, seat, key, budget, only=None):
        judged.append((only, played[hidden.tobytes(), seat]))
        return search(game, hidden, seat, key, budget, only)

    monkeypatch.setattr(calibration, "think", noted)
    monkeypatch.setattr(calibration, "search", searched)
    first, again, other = (collect(game, 3, 1, level, "any") for level in ("search:20", "search:20", "search:21"))
    assert first == again != other
    assert len(judged) == 3 * len(first)
    assert all(only == action for only, action in judged)


def test_a_bots_luck_counts_its_own_decisions_and_not_those_of_others(monkeypatch):
    """As anywhere else: how many moves of others there were, seen or not, must not change what a bot plays."""
    game, asked = load_game("stockpile"), {0: [], -1: []}
    monkeypatch.setattr(calibration, "kinds_of_players", lambda game: [("house",)])
    for others, luck in asked.items():

        def answer(game, hidden, seat, seed, level, others=others, luck=luck):
            mask = np.zeros(game.n_actions, np.uint8)
            game.call.legal_mask(hidden, 0, seat, mask)
            if seat == 0:
                luck.append(seed)
            return Thought(int(np.flatnonzero(mask)[others if seat else 0]))

        monkeypatch.setattr(calibration, "think", answer)
        collect(game, 3, 1, "search:1", "any")
    shorter = min(map(len, asked.values()))
    assert shorter > 10 and asked[0][:shorter] == asked[-1][:shorter]
    assert len(set(asked[0])) == len(asked[0])


def test_a_temperature_holds_for_the_judge_it_was_measured_with(bots_toml, tmp_path):
    game, told = load_game("money"), bots_toml("money")
    fit = declared(game).temperature["master50"]
    assert fit_of(game, "master50:300") == fit_of(game, "master50:150") == fit_of(game, "master50:600") == fit
    for other in ("master50:149", "master50:601", "master50:200ms", "master60:300", "master50:300+belief", "policy"):
        assert fit_of(game, other) == Fit(), other
    bots_toml("money", told.replace(f'network = "{fit.network}"', 'network = "0123"'))
    assert fit_of(game, "master50:300") == Fit() != fit_of(game, "search:300")
    for one, other in (('others = "nodes"\n\n[temp', 'others = "house"\n\n[temp'), ("word = 50", "word = 60")):
        assert told.count(one) >= 1
        bots_toml("money", told.replace(one, other))
        assert fit_of(game, "master50:300") == Fit() != fit_of(game, "search:300"), other
    bots_toml("money", told.replace(f"rules_version = {fit.rules_version}", "rules_version = 99"))
    assert fit_of(game, "master50:300") == fit_of(game, "search:300") == Fit()


def test_a_temperature_holds_for_no_master_that_lets_others_play_otherwise(bots_toml):
    """What a master is follows from the file, too: its fit has to be made anew when that is changed."""
    game, told = load_game("money"), bots_toml("money")
    master = '[master]\nnetwork = 100\nothers = "nodes"'
    assert master in told
    bots_toml("money", told.replace(master, master.replace("nodes", "house")))
    assert fit_of(game, "master50:300") == Fit() != fit_of(game, "search:300")
    fit = "[temperature.master]\ntemperature = 1.5\npositions = 9\nplayouts = 300\nrules_version = 2\n"
    judge = fitted_to(game, "master:300")
    own = f'{fit}network = "{judge.network}"\nword = 100\nothers = "house"\n'
    bots_toml("money", f"{master.replace('nodes', 'house')}\n{own}")
    assert fit_of(game, "master:300").temperature == 1.5
    bots_toml("money", f"{master.replace('nodes', 'house').replace('100', '90')}\n{own}")
    assert fit_of(game, "master:300") == Fit()


def test_nothing_is_known_of_a_master_whose_network_is_gone(monkeypatch, tmp_path):
    """A review it once gave is still opened."""
    monkeypatch.setattr("openoutcry.bots.network.weights_in_folder", lambda game: tmp_path / "none")
    assert fit_of(load_game("money"), "master50:300") == Fit() != fit_of(load_game("money"), "search:300")


@pytest.mark.parametrize("level", ["master50:20", "search:20"])
def test_what_the_command_fits_can_be_said_in_the_file_and_holds(level, bots_toml, capsys):
    game = load_game("money")
    assert main(["calibrate", "money", "-p", "3", "-g", "1", "--level", level, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    said = "\n".join(f"{name} = {json.dumps(told)}" for name, told in found["fit"].items())
    bots_toml("money", f'[master]\nothers = "nodes"\n[temperature.{level.partition(":")[0]}]\n{said}')
    assert fit_of(game, level)[:2] == (found["temperature"], found["positions"])


def test_the_command_reports_what_it_found(capsys):
    assert main(["calibrate", "money", "-p", "3", "-g", "1", "--level", "policy", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["positions"] == 3 * told["games"]
    assert main(["--lang", "en", "calibrate", "money", "-p", "3", "-g", "1", "--level", "policy"]) == 0
    told = capsys.readouterr().out
    assert "Games of The network alone: 3 positions" in told and "All together: 9 positions" in told


@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_every_kind_of_players_has_a_name_in_every_language(language):
    for game in map(load_game, games()):
        for bot in {bot for kind in kinds_of_players(game) for bot in kind}:
            assert text(f"bot-{bot}", language) != f"bot-{bot}"


def test_a_person_reads_how_reliable_chances_were_at_each_moment(capsys):
    said = [one._replace(moment=at, kind=("house",)) for at in (0.25, 0.5) for one in two_seats(at, 1, 2)]
    calibrate._tell(report(said), "en")
    told = capsys.readouterr().out.splitlines()
    assert [line.strip() for line in told[:5]] == [
        "25% of a game: 2 positions, Brier score 0.625 (0.500 with equal chances)",
        "Said 25.0%: won 50.0% (2 seats)",
        "Said 75.0%: won 50.0% (2 seats)",
        "50% of a game: 2 positions, Brier score 0.500 (0.500 with equal chances)",
        "Said 50.0%: won 50.0% (4 seats)",
    ]


def test_one_chance_is_tempered_like_a_row_of_chances():
    row = (0.5, 0.3, 0.2)
    for temperature in (0.5, 1.0, 3.0):
        assert tempered_chance(0.3, row, 1, temperature) == pytest.approx(tempered(np.array([row]), temperature)[0, 1])
        higher = [tempered_chance(chance, row, 1, temperature) for chance in (0.0, 0.2, 0.6, 1.0)]
        assert higher == sorted(higher) and (higher[0], higher[-1]) == (0.0, 1.0)
    assert tempered_chance(1.0, (1.0, 0.0, 0.0), 0, 2.0) == 1.0
