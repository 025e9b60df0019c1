"""Whose decision is judged next, and what there is of a review that is not whole."""

import asyncio

import pytest

from openoutcry import Table
from openoutcry.bots.review import Review, review
from openoutcry.server.errors import Busy
from openoutcry.server.work import judging
from openoutcry.server.work.judging import LOOKING_S, Judges
from tests.server.judged import in_place, made_up


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
        gone.looked_at -= 2 * LOOKING_S
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


def test_the_time_left_counts_those_who_are_judged_in_turn(log, judge):
    async def story(judges):
        making = judges.review("ann", log)
        assert judges.left_s(making) is None
        await until(lambda: making.review)
        judges._pace_s = 2.0
        assert judges.left_s(making) == 2 * making.of
        judges.review("bob", log)
        assert judges.left_s(making) == 4 * making.of
        judge.let_go()

    judged(story)


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
