"""What a review comes to: lines, marks, accounts and turning points, each by one definition."""

import pytest

from openoutcry.report.turning import MOST_TURNS, summed_up


def decision(number, seat, before, after, verdict="best", second=None):
    others = [] if second is None else [{"move": {"move": "other"}, "chance": second}]
    candidates = [{"move": {"move": "played"}, "chance": after}, *others]
    lost = round(before - after, 4)
    told = {"number": number, "seat": seat, "before": before, "after": after, "lost": lost, "verdict": verdict}
    return {**told, "candidates": candidates}


def review(*decisions, final=(1.0, 0.0), end=10, playouts=40_000):
    graph = [{"number": 0, "chances": [0.5, 0.5]}, {"number": end, "chances": list(final)}]
    return {"players": 2, "playouts": playouts, "decisions": list(decisions), "graph": graph}


def test_a_line_goes_through_the_own_choices_to_the_end():
    made = summed_up(review(decision(2, 0, 0.5, 0.4), decision(3, 1, 0.6, 0.6)))
    points = [[(point["number"], point["chance"]) for point in line] for line in made["lines"]]
    assert points == [
        [(0, 0.5), (2, 0.5), (3, 0.4), (10, 1.0)],
        [(0, 0.5), (3, 0.6), (4, 0.6), (10, 0.0)],
    ]


def test_what_is_not_judged_to_the_end_is_told_as_far_as_it_goes():
    part = {**review(decision(2, 0, 0.5, 0.4), decision(3, 1, 0.6, 0.5, "blunder")), "end": 10, "graph": []}
    made = summed_up(part)
    assert [point["number"] for point in made["lines"][0]] == [2, 3]
    assert [turn["number"] for turn in made["turns"]] == [3]


@pytest.mark.parametrize(
    ("verdict", "second", "mark"),
    [
        ("blunder", None, "missed"),
        ("mistake", None, "missed"),
        ("slip", None, None),
        ("good", 0.1, None),
        ("best", 0.35, "found"),
        ("best", 0.38, None),
        ("best", None, None),
    ],
)
def test_what_is_marked(verdict, second, mark):
    made = summed_up(review(decision(2, 0, 0.4, 0.4, verdict, second)))["decisions"][0]
    assert made["mark"] == mark
    assert (made["ahead"] > 0) == (mark == "found")


def test_an_account_tells_all_that_was_lost_and_what_mistakes_cost():
    made = summed_up(
        review(
            decision(1, 0, 0.5, 0.48, "slip"),
            decision(2, 0, 0.5, 0.3, "blunder"),
            decision(4, 0, 0.4, 0.4, "best", 0.2),
            decision(5, 1, 0.4, 0.4, "good"),
        )
    )
    told = {"choices": 3, "best": 1, "mistakes": 1, "finds": 1, "lost": 0.22, "cost": 0.2}
    assert made["accounts"][0] == {**told, "lost_within": None, "cost_within": None}
    assert made["accounts"][1]["lost"] == 0


def sure(made, lost_within, before_within=0.03, after_within=0.04, apart=None):
    """A decision told with its intervals."""
    candidates = [{**candidate, "chance_within": before_within} for candidate in made["candidates"]]
    sides = {"before_within": before_within, "after_within": after_within, "lost_within": lost_within}
    return {**made, **sides, "candidates": candidates, "apart": made["lost"] if apart is None else apart}


def test_what_accidents_seem_to_have_lost_does_not_add_up():
    made = summed_up(
        review(
            sure(decision(1, 0, 0.5, 0.48, "unclear"), 0.03),
            sure(decision(2, 0, 0.5, 0.3, "blunder"), 0.04),
            sure(decision(4, 0, 0.4, 0.4), 0.0, apart=-0.03),
        )
    )["accounts"][0]
    assert (made["lost"], made["lost_within"]) == (0.19, 0.05)
    assert (made["cost"], made["cost_within"]) == (0.2, 0.04)
    unlucky = review(sure(decision(1, 0, 0.4, 0.4), 0.05, apart=-0.04))
    assert summed_up(unlucky)["accounts"][0]["lost"] == 0


def test_a_line_is_told_with_how_sure_its_points_are():
    line = summed_up(review(sure(decision(2, 0, 0.5, 0.4, "unclear"), 0.2)))["lines"][0]
    assert [point["within"] for point in line] == [None, 0.03, 0.04, 0.0]


def test_a_find_is_one_only_where_the_next_best_is_clearly_worse():
    far = sure(decision(2, 0, 0.4, 0.4, "best", 0.35), 0.0, before_within=0.03)
    assert (summed_up(review(far))["decisions"][0]["ahead"], summed_up(review(far))["accounts"][0]["finds"]) == (
        0.05,
        1,
    )
    near = sure(decision(2, 0, 0.4, 0.4, "best", 0.35), 0.0, before_within=0.04)
    assert summed_up(review(near))["decisions"][0]["mark"] is None


def test_a_step_within_its_error_is_no_turning_point():
    def told(within):
        small = [sure(decision(at, 0, at / 10, at / 10), 0.0, within, within) for at in (5, 6)]
        return summed_up(review(*small, final=(0.62, 0.38)))["turns"]

    assert [turn["swing"]["within"] for turn in told(0.03)] == [0.0424]
    assert told(0.08) == []


def test_a_rise_of_the_winner_is_told_of_the_rival_who_gave_it_away():
    made = summed_up(review(decision(1, 0, 0.3, 0.3), decision(2, 1, 0.6, 0.5, "blunder"), decision(5, 0, 0.9, 0.9)))
    assert made["hero"] == 0
    assert [turn["number"] for turn in made["turns"]] == [2, 5]
    swing = made["turns"][0]["swing"]
    assert (swing["first"], swing["last"], swing["change"]) == (1, 5, 0.6)


def test_noise_is_no_turning_point():
    small = [decision(1, 0, 0.5, 0.5), decision(3, 0, 0.6, 0.6)]
    assert len(summed_up(review(*small, final=(0.6, 0.4)))["turns"]) == 1
    assert not summed_up(review(*small, final=(0.6, 0.4), playouts=20))["turns"]


def test_of_many_turns_the_largest_are_told_in_order():
    many = [decision(at, 1, 0.5, 0.5 - at / 100, "blunder") for at in range(1, 20)]
    numbers = [turn["number"] for turn in summed_up(review(*many, end=30))["turns"]]
    assert numbers == list(range(20 - MOST_TURNS, 20))
