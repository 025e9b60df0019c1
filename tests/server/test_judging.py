"""Whose decision is judged next, and what there is of a review that is not whole."""

import asyncio

import pytest

from openoutcry import Table
from openoutcry.bots.review import Review, review
from openoutcry.server.errors import Busy
from openoutcry.server.work import judging
from openoutcry.server.work.judging import Judges
from openoutcry.server.work.pace import LATEST, Pace
from tests.server.judged import in_place, made_up
from tests.server.people import PATIENCE_S


@pytest.fixture(scope="module")
def log():
    """A match that was played to its end, each by the first move there is."""
    table = Table("money", 3, "judged")
    while not table.over:
        seat = table.pending[0]
        table.play(seat, table.legal(seat)[0].code)
    return table.log


@pytest.fixture
def judge(monkeypatch):
    """One who waits for a word; however long a busy machine takes, who has asked still looks."""
    monkeypatch.setattr(judging, "LOOKING_S", PATIENCE_S)
    return in_place(monkeypatch)


def judged(story):
    """Run a story with one judge at work."""

    async def run():
        judges = Judges(0)
        judges._places = 1
        await story(judges)
        await judges.close()

    asyncio.run(run())


async def until(ready):
    while not ready():
        await asyncio.sleep(0.001)


def test_the_seats_that_are_wanted_come_first_and_then_all_in_the_order_of_the_game(log, judge):
    async def story(judges):
        making = judges.review("ann", log)
        making.look([2])
        judge.let_go()
        await making.ended
        asked = [(question.seat != 2, question.number) for question in judge.asked]
        assert asked == sorted(asked) and {question.seat for question in judge.asked} == {0, 1, 2}

    judged(story)


def test_guests_take_turns_decision_by_decision(log, judge):
    async def story(judges):
        first, second, third = (judges.review(owner, log) for owner in ("ann", "ann", "bob"))
        await until(lambda: len(judge.asked) == 1)
        judge.let_go(12)
        await until(lambda: len(judge.asked) == 13)
        assert 6 <= len(third.answers) <= 7
        assert (judges.waiting, judges.working) == (1, 2) or (judges.waiting, judges.working) == (2, 1)
        assert judges.beside(first) == judges.beside(third) == 1
        judge.let_go()
        await asyncio.gather(first.ended, second.ended, third.ended)
        assert (judges.waiting, judges.working) == (0, 0)

    judged(story)


def test_of_one_guest_the_review_looked_at_last_goes_first_and_who_left_goes_last(log, judge):
    async def story(judges):
        gone = judges.review("bob", log)
        gone.looked_at -= 2 * judging.LOOKING_S
        older, newer = judges.review("ann", log), judges.review("ann", log)
        await until(lambda: len(judge.asked) == 1)
        older.look([])
        newer.look([])
        judge.let_go()
        await newer.ended
        assert len(older.answers) <= 1 and len(gone.answers) <= 1
        await older.ended
        assert len(gone.answers) <= 1
        await gone.ended

    judged(story)


def test_there_is_no_room_for_more_than_so_many(log, judge, monkeypatch):
    monkeypatch.setattr(judging, "MOST", 1)

    async def story(judges):
        making = judges.review("ann", log)
        with pytest.raises(Busy):
            judges.review("bob", log)
        judge.let_go()
        await making.ended
        await judges.review("bob", log).ended

    judged(story)


def test_one_that_fails_says_why_and_the_others_go_on(log, judge):
    async def story(judges):
        broken = judges.review("ann", log)
        await until(lambda: judge.asked)
        fine = judges.review("bob", log)
        judge.broken = True
        judge.let_go(1)
        with pytest.raises(ValueError, match="no review today"):
            await broken.ended
        judge.broken = False
        judge.let_go()
        await fine.ended
        assert broken.failed and not fine.failed

    judged(story)


class Steady:
    """A second a decision, whatever the clock says."""

    def note(self, took):
        pass

    def seconds(self, at_work=()):
        return 1.0


@pytest.fixture
def steady(monkeypatch):
    """What is told in seconds counts decisions."""
    monkeypatch.setattr(judging, "Pace", lambda first: Steady())


def test_the_time_left_counts_those_who_are_judged_in_turn_as_far_as_they_go(log, judge, steady):
    async def story(judges):
        making = judges.review("ann", log)
        assert judges.left_s(making) is None  # nobody knows yet how many decisions it has
        await until(lambda: making.review)
        assert judges.left_s(making) == making.of
        other = judges.review("bob", log)
        assert judges.left_s(making) == 2 * making.of
        judge.let_go()
        await making.ended
        assert judges.left_s(making) == 0
        await other.ended

    judged(story)


def test_what_is_said_of_the_time_left_is_how_long_it_takes(log, judge, steady):
    """Decision by decision, whoever comes in between: one who began sooner and ends sooner, one's own other review."""

    async def story(judges):
        first = judges.review("bob", log)
        await until(lambda: len(judge.asked) == 1)
        judge.let_go(first.of // 2)
        await until(lambda: len(judge.asked) == first.of // 2 + 1)
        mine, another = judges.review("ann", log), judges.review("cid", log)
        judge.let_go(4)
        await until(lambda: mine.review and another.review and len(judge.asked) == first.of // 2 + 5)
        asked = len(judge.asked)
        said = judges.left_s(mine)
        judge.let_go()
        await mine.ended
        assert abs(len(judge.asked) - asked - said) <= 3
        assert said < 3 * mine.of
        await asyncio.gather(first.ended, another.ended)

    judged(story)


def test_a_review_that_nobody_looks_at_takes_no_time_of_one_that_is_looked_at(log, judge, steady):
    async def story(judges):
        gone, mine = judges.review("bob", log), judges.review("ann", log)
        gone.looked_at -= 2 * judging.LOOKING_S
        await until(lambda: mine.review)
        assert (judges.left_s(mine), judges.beside(mine)) == (mine.of, 0)
        judge.let_go()
        await asyncio.gather(gone.ended, mine.ended)

    judged(story)


def test_ones_own_other_review_counts_while_it_is_looked_at(log, judge, steady):
    async def story(judges):
        one, other = judges.review("ann", log), judges.review("ann", log)
        await until(lambda: other.review and judge.asked)
        one.look([])
        judge.let_go(1)
        await until(lambda: one.review and len(judge.asked) == 2)
        assert judges.left_s(one) == one.left + other.left
        assert judges.left_s(other) == 2 * other.left
        other.looked_at -= 2 * judging.LOOKING_S
        assert judges.left_s(one) == one.left
        judge.let_go()
        await asyncio.gather(one.ended, other.ended)

    judged(story)


def test_a_decision_that_takes_longer_than_all_before_never_ends_in_no_time(log, judge, steady):
    """The last decision is at work for a minute: what is said grows with it, and does not stay at a second."""

    async def story(judges):
        making = judges.review("ann", log)
        await until(lambda: making.review)
        judge.let_go(making.of - 1)
        await until(lambda: len(making.answers) == making.of - 1 and making.at_work)
        assert 1 <= judges.left_s(making) < 60
        for minute in (60, 120):
            making.begun = {number: begun - 60 for number, begun in making.begun.items()}
            assert judges.left_s(making) >= minute
        judge.let_go()
        await making.ended
        assert judges.left_s(making) == 0 and not making.begun

    judged(story)


def test_the_last_decisions_are_not_shared_by_places_that_have_none(log, judge, steady):
    async def story(judges):
        judges._places = 4
        making = judges.review("ann", log)
        await until(lambda: making.review)
        assert judges.left_s(making) == making.of / 4
        judge.let_go(making.of - 1)
        await until(lambda: len(making.answers) == making.of - 1)
        assert judges.left_s(making) >= 1
        judge.let_go()
        await making.ended

    judged(story)


def test_games_have_each_their_own_pace(log, judge):
    async def story(judges):
        making = judges.review("ann", log)
        await until(lambda: making.review)
        judges.pace_of("acquire").note(100.0)
        judges.pace_of("acquire").note(100.0)
        assert judges.left_s(making) is None
        judges.pace_of("money").note(30.0)
        judges.pace_of("money").note(2000.0)
        assert judges.left_s(making) == 2000 * making.of
        judge.let_go()
        await making.ended

    judged(story)


def test_a_pace_follows_the_machine():
    pace = Pace(first=2)
    for took in (30.0, 31.0):  # the rules and the network are loaded
        pace.note(took)
        assert pace.seconds() is None
    for _ in range(LATEST):
        pace.note(0.5)
    assert pace.seconds() == 0.5
    assert pace.seconds([0.1, 0.2]) == 0.5  # these are as usual
    assert pace.seconds([50.5]) == pytest.approx((LATEST * 0.5 + 50.5) / (LATEST + 1))
    for _ in range(LATEST):
        pace.note(4.0)
    assert pace.seconds() == 4.0


def test_what_there_is_of_a_review_grows_into_the_whole_in_whatever_order_it_is_judged(log, monkeypatch):
    whole = review(log, each=lambda _, questions: [made_up(question) for question in questions])
    making = Review(log)
    assert making.as_json()["decisions"] == making.as_json()["graph"] == []
    for question in making.questions[::-1][:-1]:
        making.note(made_up(question))
        so_far = making.as_json()
        assert so_far["decisions"] == [d for d in whole["decisions"] if d["number"] >= question.number]
        assert so_far["graph"] == [p for p in whole["graph"][:-1] if p["number"] > question.number]
    making.note(made_up(making.questions[0]))
    assert making.as_json() == whole
    assert [point["number"] for point in whole["graph"]][:: len(whole["graph"]) - 1] == [0, len(log.actions)]
