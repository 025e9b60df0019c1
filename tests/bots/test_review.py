"""Reviews: every decision judged by what its player knew."""

import json

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.bots import HOUSE, RANDOM, think
from openoutcry.bots.calibration import tempered
from openoutcry.bots.declaration import declared
from openoutcry.bots.review import (
    Judged,
    Question,
    Review,
    _candidates,
    judging_level,
    review,
    told_in_full,
    verdict_of,
)
from openoutcry.bots.search import Found, Sums
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
            assert decision["lost"] == 0 and decision["apart"] <= 0
        else:
            assert decision["verdict"] == verdict_of(decision["lost"], decision["lost_within"])
            assert decision["apart"] == pytest.approx(decision["lost"], abs=2e-4)
    assert {decision["verdict"] for decision in judged["decisions"]} >= {"best", "unclear"}


def test_no_figure_is_told_without_how_sure_it_is(judged):
    for decision in judged["decisions"]:
        for name in ("before", "after", "lost"):
            assert 0 <= decision[f"{name}_within"] <= 1
        assert decision["lost_within"] > 0 or decision["lost"] == 0
        assert decision["money_within"] >= 0 and decision["money_lost_within"] >= 0
        assert decision["candidates"][0]["chance_within"] == decision["before_within"]
        assert all(0 < candidate["chance_within"] <= 1 for candidate in decision["candidates"])


def test_what_was_weighed_against_the_played_move_is_shown(judged):
    """Else a move that came out as good would count for nothing, and the played one for a find."""
    weighed = [decision for decision in judged["decisions"] if decision["apart"] < 0]
    assert weighed
    for decision in weighed:
        others = [each["chance"] for each in decision["candidates"] if each["move"] != decision["move"]]
        assert min(abs(chance - decision["after"] - decision["apart"]) for chance in others) < 2e-4


def test_what_was_compared_to_the_end_is_shown_as_no_better_than_the_best(table):
    """It had luck in the search. One that was given up early and had luck until then is left out."""
    tried = np.array([9, 9, 9, 2])
    won = np.array([6.0, 7.0, 3.0, 2.0])
    found = Found(
        np.arange(4),
        tried > 2,
        np.zeros(4),
        tried,
        np.array([0.7, 0.6, 0.3, 0.2]),
        won / tried,
        won,
        np.full(3, 0.3),
        29,
    )
    course = [Sums(part * tried, part * won, part * won, part * won[:3]) for part in (1, 2)]
    best = Judged(0.5, 0.1, 0.0, 0, 40, [], np.zeros(0), np.zeros(0))
    question = Question("money", 0, 0, 0, b"", "search:40")
    told = _candidates(table.game, found, course, question, {0: best}, 0)
    names = [table.game.name_action(action) for action in range(3)]
    assert [(each["move"], each["chance"]) for each in told] == [(names[0], 0.5), (names[1], 0.5), (names[2], 0.3333)]


def test_a_judge_of_few_playouts_calls_nothing_a_mistake(table):
    few = review(table.log, "search:4")["decisions"]
    assert {decision["verdict"] for decision in few} <= {"best", "good", "unclear"}
    json.dumps(few, allow_nan=False)


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


@pytest.mark.parametrize("level", [HOUSE, "search:20+belief", "search:20+bold", "master50:20+careful"])
def test_a_level_without_playouts_or_one_that_would_judge_as_another_is_refused(table, level):
    """A judge is told each decision alone, and chooses nothing: with belief or a temper it would be one without."""
    with pytest.raises(BadOption, match="level"):
        review(table.log, level)


def test_the_master_judges_where_it_can_be_computed(table, monkeypatch):
    monkeypatch.setattr("openoutcry.bots.review.INTERPRETED", False)
    assert judging_level(table.game) == "master50:300"
    assert judging_level(table.game, 500) == "master50:500"
    monkeypatch.setattr("openoutcry.bots.review.INTERPRETED", True)
    assert judging_level(table.game) == "search:300"


def test_chances_are_told_at_the_temperature_that_was_fitted(table, bots_toml):
    told = {}
    for temperature in (1.0, 2.0):
        fit = f"{{ temperature = {temperature}, positions = 90, playouts = 20, rules_version = 2 }}"
        bots_toml("money", f"[temperature]\nsearch = {fit}")
        told[temperature] = review(table.log, "search:20")
        assert (told[temperature]["temperature"], told[temperature]["fitted_on"]) == (temperature, 90)
    plain, flat = ([point["chances"] for point in told[key]["graph"][:-1]] for key in (1.0, 2.0))
    assert np.allclose(tempered(np.array(plain), 2.0, least=0.0), flat, atol=0.02)
    assert not np.allclose(plain, flat, atol=0.05)


def named(table, level):
    told = Review(table.log, level).as_json()
    return {key: told[key] for key in ("judge", "level", "playouts", "network", "temperature", "fitted_on")}


def test_a_review_names_its_judge_and_how_its_temperature_is_known(table):
    fit = declared(table.game).temperature["master50"]
    fitted = {"temperature": fit.temperature, "fitted_on": fit.positions}
    master = {"judge": "master", "level": "master50:300", "playouts": 300, "network": 50}
    assert named(table, "master50:300") == {**master, **fitted}
    timed = {"judge": "search", "level": "search:200ms", "playouts": 0, "network": None}
    assert named(table, "search:200ms") == {**timed, "temperature": 1.0, "fitted_on": 0}, "fitted to 300 playouts"
    assert named(table, "master70:300") | {"temperature": 1.0, "fitted_on": 0} == named(table, "master70:300")


def test_a_review_kept_by_an_older_version_names_its_judge_too(table):
    new = Review(table.log, "search:300").as_json()
    old = {key: new[key] for key in new if key not in ("judge", "network", "temperature", "fitted_on")}
    assert told_in_full(old) == {**new, "temperature": 1.0, "fitted_on": 0}
    assert told_in_full(new) == new
