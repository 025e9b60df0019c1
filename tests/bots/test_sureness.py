"""How sure a figure is: from how batches of playouts scatter."""

import math

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.bots import HOUSE, budget_of, think
from openoutcry.bots.review import UNCLEAR, VERDICTS, Question, _apart_within, _judged, verdict_of
from openoutcry.bots.search import Sums, search
from openoutcry.bots.sureness import apart_without, chance_within, chances_without, means_without, student, within

LEVEL = "search:160"
KEYS = 40


def course(results):
    """What stands after each batch of eight playouts of one action that won so many of them."""
    sums, visits = np.cumsum(results), 8 * np.arange(1, len(results) + 1)
    return [
        Sums(np.array([n]), np.array([float(s)]), np.array([10.0 * s]), np.array([s, n - s], float))
        for s, n in zip(sums, visits, strict=True)
    ]


def test_the_interval_of_a_mean_is_students():
    won = [2, 5, 3, 8, 0, 4, 4, 6]
    of_batches = np.array(won) / 8
    expected = student(7) * of_batches.std(ddof=1) / math.sqrt(8)
    assert within(means_without(course(won), "won", 0)) == pytest.approx(expected)
    assert within(means_without(course(won), "money", 0)) == pytest.approx(80 * expected / 8)
    assert within(chances_without(course(won))[:, 1]) == pytest.approx(expected)


def test_an_action_is_told_from_the_batches_in_which_it_was_tried():
    sums = course([2, 5, 3])
    given_up = [*sums, sums[-1]._replace(seats=np.array([12.0, 20.0]))]
    assert len(means_without(given_up, "won", 0)) == 3
    never = [each._replace(visits=np.array([0]), won=np.zeros(1)) for each in sums]
    assert math.isinf(within(means_without(never, "won", 0)))


def test_what_always_happened_is_not_told_for_certain():
    assert chance_within(means_without(course([8] * 20), "won", 0), 160) == pytest.approx(3 / 160)


def test_one_batch_says_nothing():
    assert math.isinf(within(np.array([0.4])))
    assert chance_within(np.array([0.4]), 8) == 1.0


def test_batches_that_only_one_of_two_figures_has_count_too():
    """In the same time more playouts of one move are made than of another."""
    luck = np.random.default_rng(5)
    most, few = (means_without(course(luck.integers(0, 9, batches)), "won", 0) for batches in (400, 40))
    expected = math.hypot(within(most), within(few))
    assert within(apart_without(most, few)) == pytest.approx(expected, rel=0.1)
    assert within(apart_without(few, most)) == pytest.approx(expected, rel=0.1)
    none = np.full(40, 0.5)
    assert within(apart_without(most, none)) == pytest.approx(within(most))
    assert math.isinf(within(apart_without(most, np.array([0.5]))))


@pytest.mark.parametrize(
    ("lost", "sure", "verdict"),
    [
        (0.12, 0.05, "blunder"),
        (0.12, 0.12, UNCLEAR),
        (0.06, 0.05, "mistake"),
        (0.06, 0.07, UNCLEAR),
        (0.03, 0.01, "slip"),
        (0.03, 0.04, UNCLEAR),
        (0.01, 0.002, "good"),
        (0.01, 0.04, "good"),
        (0.9, 1.0, UNCLEAR),
    ],
)
def test_what_may_have_lost_nothing_is_called_no_mistake(lost, sure, verdict):
    assert verdict_of(lost, sure) == verdict
    assert UNCLEAR not in [name for _, name in VERDICTS]


@pytest.fixture(scope="module")
def decision():
    """A decision of the house's in mid-game, and two actions there."""
    table = oo.Table("money", 3, "how sure")
    while table.number < 30 or len(table.legal(table.pending[0])) < 4:
        seat = table.pending[0]
        table.play(seat, think(table.game, table.hidden(seat), seat, str(table.number), HOUSE).action)
    seat = table.pending[0]
    hidden = table.hidden(seat)
    played, *_, other = (move.code for move in table.legal(seat))
    question = Question("money", table.number, seat, played, table.game.layout.to_bytes(hidden), LEVEL)
    return table.game, hidden, question, other


@pytest.fixture(scope="module")
def weighed(decision):
    """Both actions, each judged under many keys."""
    game, hidden, question, other = decision
    budget = budget_of(game, LEVEL)
    keys = [bytes([key] * 32) for key in range(KEYS)]
    return [
        [_judged(game, hidden, question, key, budget, action) for action in (question.played, other)] for key in keys
    ]


def test_a_course_changes_nothing_and_ends_with_what_is_found(decision):
    game, hidden, question, _ = decision
    for only in (None, question.played):
        kept = []
        asked = (game, hidden, question.seat, bytes(32), budget_of(game, LEVEL), only)
        plain, with_course = search(*asked), search(*asked, course=kept)
        assert np.array_equal(plain.visits, with_course.visits) and np.array_equal(plain.value, with_course.value)
        assert np.array_equal(plain.chances, with_course.chances)
        assert np.array_equal(kept[-1].visits, plain.visits) and kept[-1].visits.sum() == plain.playouts
        assert np.allclose(kept[-1].seats / plain.playouts, plain.chances)


def test_the_intervals_told_hold_what_other_playouts_say(weighed):
    """Judged again and again with other luck, a figure lies where its interval said it would; the keys are fixed."""
    apart = np.array([other.chance - played.chance for played, other in weighed])
    told = np.array([_apart_within(other, played)[0] for played, other in weighed])
    assert (abs(apart - apart.mean()) <= told).mean() >= 0.85
    chance = np.array([played.chance for played, _ in weighed])
    told = np.array([played.chance_within for played, _ in weighed])
    assert (abs(chance - chance.mean()) <= told).mean() >= 0.85
    assert told.mean() < 4 * chance.std()  # and it is no wider than it has to be


def test_equal_deals_make_the_difference_surer_than_if_each_were_judged_by_itself(weighed):
    paired = np.mean([_apart_within(other, played)[0] for played, other in weighed])
    apart = np.mean([math.hypot(other.chance_within, played.chance_within) for played, other in weighed])
    assert paired < apart
