"""A rematch in which the winner changed one number: the general mechanism."""

import random

import pytest

from openoutcry import Table
from openoutcry.errors import BadLog, BadOption
from openoutcry.table import Log
from openoutcry.table.rematch import BadRematch, follow, rematch


def play_out(table: Table, seed: str = "moves") -> Table:
    chooser = random.Random(seed)
    while not table.over:
        seat = table.pending[0]
        table.play(seat, chooser.choice(table.legal(seat)))
    return table


@pytest.fixture(scope="module")
def ended() -> Table:
    return play_out(Table("watch", 3, "rematch", names=["Ann", "Боря", "Carla"]))


def test_the_winner_changes_exactly_one_number(ended):
    winner = ended.winners()[0]
    following = rematch(ended, winner, {"debt": 2000}, seed="second")
    assert following.log.numbers == {"debt": 2000}
    assert following.log.changed_by == [
        {"number": "debt", "from": 1000, "to": 2000, "seat": winner, "name": ended.log.names[winner]}
    ]
    assert following.log.names == ended.log.names
    assert not following.over


def test_a_rematch_without_a_change_keeps_the_numbers(ended):
    following = rematch(ended, seed="again")
    assert following.log.numbers == {}
    assert following.log.changed_by == []


def test_a_log_serves_as_well_as_a_table(ended):
    winner = ended.winners()[0]
    following = rematch(Log.from_text(ended.log.to_text()), winner, {"debt": 500}, seed="second")
    assert following.log.numbers == {"debt": 500}


def test_only_a_winner_may(ended):
    loser = next(seat for seat in range(3) if seat not in ended.winners())
    for seat in (loser, None, 7):
        with pytest.raises(BadRematch) as error:
            rematch(ended, seat, {"debt": 2000})
        assert error.value.code == "error-rematch-who"


def test_not_before_the_game_is_over():
    with pytest.raises(BadRematch) as error:
        rematch(Table("watch", 3, "running"), 0, {"debt": 2000})
    assert error.value.code == "error-rematch-not-over"


def test_not_two_numbers_not_two_entries_not_the_same_value(ended):
    winner = ended.winners()[0]
    for changes, code in (
        ({"debt": 2000, "ipo_up": 6}, "error-rematch-one"),
        ({"debt": 1000}, "error-rematch-same"),
        ({"goal": [30000, 20000, 15000, 12000]}, "error-rematch-same"),
        ({"goal": [25000, 18000, 15000, 12000]}, "error-rematch-entry"),
    ):
        with pytest.raises(BadRematch) as error:
            rematch(ended, winner, changes)
        assert error.value.code == code
    assert rematch(ended, winner, {"goal": [25000, 20000, 15000, 12000]}).log.numbers["goal"][0] == 25000


def test_only_declared_numbers_within_their_bounds(ended):
    winner = ended.winners()[0]
    for changes in ({"debt": 50}, {"debt": 6000}, {"debt": "much"}, {"magic": 1}, {"goal": [1, 2]}):
        with pytest.raises(BadOption):
            rematch(ended, winner, changes)


def test_the_privilege_belongs_to_the_game():
    money = play_out(Table("money", 3, "money"))
    with pytest.raises(BadRematch):
        rematch(money, money.winners()[0], {"fee": 50})
    assert rematch(money).log.numbers == {}


@pytest.mark.rule("WAT-7.4")
def test_a_change_holds_for_the_next_game_alone(ended):
    second = play_out(rematch(ended, ended.winners()[0], {"debt": 2000}, seed="second"))
    assert rematch(second).log.numbers == {}
    assert rematch(second).log.changed_by == []
    winner = second.winners()[0]
    third = rematch(second, winner, {"ipo_up": 6}, seed="third")
    assert third.log.numbers == {"ipo_up": 6}
    assert [change["number"] for change in third.log.changed_by] == ["ipo_up"]
    with pytest.raises(BadRematch):
        rematch(second, winner, {"debt": 1000})  # as it is without the change
    again = rematch(second, winner, {"debt": 2000}, seed="again")
    assert again.log.changed_by[0]["from"] == 1000
    assert follow(again.log) == {"debt": [1000, 2000]}
    assert Table.replay(Log.from_text(play_out(again).log.to_text())).log.changed_by == again.log.changed_by


def test_numbers_a_table_was_opened_with_stay():
    opened = play_out(Table("watch", 3, "opened", numbers={"debt": 500}))
    second = play_out(rematch(opened, opened.winners()[0], {"debt": 2000}, seed="second"))
    assert rematch(second).log.numbers == {"debt": 500}


def test_a_chain_that_does_not_lead_to_the_numbers_is_found_out(ended):
    following = rematch(ended, ended.winners()[0], {"debt": 2000}, seed="second")
    following.log.changed_by[0]["to"] = 3000
    with pytest.raises(BadLog):
        follow(following.log)
