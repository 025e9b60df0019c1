"""Chances to win, held against who won."""

import json

import numpy as np
import pytest

from openoutcry.bots.calibration import (
    MOMENTS,
    Forecast,
    brier,
    collect,
    kinds_of_players,
    reliability,
    report,
    tempered,
    tempered_chance,
)
from openoutcry.cli import main
from openoutcry.errors import BadOption
from openoutcry.games import load_game


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
    assert report(two_seats(0.5, 1, 2))["moments"] == [
        {"moment": 0.5, "positions": 2, "brier": 0.5, "brier_of_equal_chances": 0.5}
    ]


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


def test_a_bot_that_says_no_chances_is_refused():
    with pytest.raises(BadOption):
        collect(load_game("money"), 3, 1, "house", "any")


def test_the_command_reports_what_it_found(capsys):
    assert main(["calibrate", "money", "-p", "3", "-g", "1", "--level", "policy", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["positions"] == 3 * told["games"]
    assert main(["--lang", "en", "calibrate", "money", "-p", "3", "-g", "1", "--level", "policy"]) == 0
    assert "Brier" in capsys.readouterr().out


def test_one_chance_is_tempered_like_a_row_of_chances():
    row = (0.5, 0.3, 0.2)
    for temperature in (0.5, 1.0, 3.0):
        assert tempered_chance(0.3, row, 1, temperature) == pytest.approx(tempered(np.array([row]), temperature)[0, 1])
        higher = [tempered_chance(chance, row, 1, temperature) for chance in (0.0, 0.2, 0.6, 1.0)]
        assert higher == sorted(higher) and (higher[0], higher[-1]) == (0.0, 1.0)
    assert tempered_chance(1.0, (1.0, 0.0, 0.0), 0, 2.0) == 1.0
