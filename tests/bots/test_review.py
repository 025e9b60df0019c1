"""Reviews: every decision judged by what its player knew."""

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.bots import HOUSE, RANDOM, think
from openoutcry.bots.calibration import FITTED, Fit, tempered
from openoutcry.bots.review import VERDICTS, Review, judging_level, review, told_in_full
from openoutcry.errors import BadLog, BadOption


@pytest.fixture(scope="module")
def table():
    """Two of the house and one who plays by chance."""
    table = oo.Table("money", 3, "look back", names=["Ann", "Ben", "Cy"])
    while not table.over:
        seat = table.pending[0]
        level = RANDOM if seat == 2 else HOUSE
        table.play(seat, think(table.game, table.hidden(seat), seat, str(table.number), level).action)
    return table


@pytest.fixture(scope="module")
def judged(table):
    return review(table.log, "search:40")


def test_every_choice_is_judged_and_nothing_else(table, judged):
    replay = oo.Table.replay(table.log)
    choices = []
    replay.go_to(0)
    for number, (seat, _, _) in enumerate(table.log.actions):
        if len(replay.legal(seat)) > 1:
            choices.append((number, seat))
        replay.forward()
    assert [(d["number"], d["seat"]) for d in judged["decisions"]] == choices


def test_a_verdict_follows_from_what_was_lost(judged):
    for decision in judged["decisions"]:
        assert decision["lost"] == pytest.approx(decision["best"] - decision["after"], abs=2e-4)
        assert decision["lost"] >= 0
        assert decision["candidates"][0]["chance"] == decision["best"]
        assert decision["move"] in [candidate["move"] for candidate in decision["candidates"]]
        if decision["verdict"] == "best":
            assert decision["lost"] == 0
        else:
            least = {name: least for least, name in VERDICTS}[decision["verdict"]]
            assert decision["lost"] >= least


def test_the_graph_ends_with_the_result(table, judged):
    graph = judged["graph"]
    numbers = [point["number"] for point in graph]
    assert numbers == sorted(set(numbers))
    assert numbers[0] == 0 and numbers[-1] == len(table.log.actions)
    assert [seat for seat, chance in enumerate(graph[-1]["chances"]) if chance] == table.winners()
    assert all(sum(point["chances"]) == pytest.approx(1, abs=1e-3) for point in graph)


def test_the_same_log_gets_the_same_review(table, judged):
    seen = []
    assert review(table.log, "search:40", progress=lambda done, total: seen.append((done, total))) == judged
    assert seen[-1] == (len(judged["decisions"]),) * 2


def test_a_game_that_goes_on_is_not_reviewed():
    with pytest.raises(BadLog):
        review(oo.Table("money", 3, "just begun").log)


def test_a_level_without_playouts_is_refused(table):
    with pytest.raises(BadOption):
        review(table.log, HOUSE)


def test_the_master_judges_where_it_can_be_computed(table, monkeypatch):
    monkeypatch.setattr("openoutcry.bots.review.INTERPRETED", False)
    assert judging_level(table.game) == "master50:300"
    assert judging_level(table.game, 500) == "master50:500"
    monkeypatch.setattr("openoutcry.bots.review.INTERPRETED", True)
    assert judging_level(table.game) == "search:300"


def test_chances_are_told_at_the_temperature_that_was_fitted(table, monkeypatch):
    told = {}
    for temperature in (1.0, 2.0):
        monkeypatch.setattr("openoutcry.bots.calibration.FITTED", {"search": {"money": Fit(temperature, 90)}})
        told[temperature] = review(table.log, "search:20")
        assert (told[temperature]["temperature"], told[temperature]["fitted_on"]) == (temperature, 90)
    plain, flat = ([point["chances"] for point in told[key]["graph"][:-1]] for key in (1.0, 2.0))
    assert np.allclose(tempered(np.array(plain), 2.0, least=0.0), flat, atol=0.02)
    assert not np.allclose(plain, flat, atol=0.05)


def named(table, level):
    told = Review(table.log, level).as_json()
    return {key: told[key] for key in ("judge", "level", "playouts", "network", "temperature", "fitted_on")}


def test_a_review_names_its_judge_and_how_its_temperature_is_known(table):
    fit = FITTED["master50"]["money"]
    fitted = {"temperature": fit.temperature, "fitted_on": fit.positions}
    master = {"judge": "master", "level": "master50:300", "playouts": 300, "network": 50}
    assert named(table, "master50:300") == {**master, **fitted}
    fit = FITTED["search"]["money"]
    timed = {"judge": "search", "level": "search:200ms", "playouts": 0, "network": None}
    assert named(table, "search:200ms") == {**timed, "temperature": fit.temperature, "fitted_on": fit.positions}
    assert named(table, "master70:300") | {"temperature": 1.0, "fitted_on": 0} == named(table, "master70:300")


def test_a_review_kept_by_an_older_version_names_its_judge_too(table):
    new = Review(table.log, "search:300").as_json()
    old = {key: new[key] for key in new if key not in ("judge", "network", "temperature", "fitted_on")}
    assert told_in_full(old) == {**new, "temperature": 1.0, "fitted_on": 0}
    assert told_in_full(new) == new
