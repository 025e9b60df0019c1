"""Who sits where: every bot in every seat with the same cards, every pairing as often as another."""

from collections import Counter
from itertools import combinations

import pytest

from openoutcry.arena import Tournament, seatings
from openoutcry.arena.playing import tasks
from openoutcry.arena.schedule import circles, line_ups, turns
from openoutcry.errors import BadOption, OutcryError


def four_bots(monkeypatch):
    """Names stand in for bots: nothing is played here."""
    monkeypatch.setattr("openoutcry.arena.schedule.check_level", lambda game, bot: None)


def test_a_line_up_is_turned_until_every_bot_sat_in_every_seat():
    assert turns(("a", "b", "c")) == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]


def test_a_circle_that_repeats_itself_is_not_played_twice():
    assert turns(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


@pytest.mark.parametrize(("bots", "players"), [(2, 4), (3, 4), (4, 4), (5, 4), (6, 4), (3, 5), (2, 3), (6, 6)])
def test_every_pairing_meets_equally_often(bots, players):
    names = "abcdef"[:bots]
    alone, together = Counter(), Counter()
    for line_up in line_ups(names, players):
        assert len(line_up) == players
        seated = Counter(line_up)
        alone.update(seated)
        together.update({pair: seated[pair[0]] * seated[pair[1]] for pair in combinations(names, 2)})
    assert set(alone) == set(names)
    assert len(set(alone.values())) == 1
    assert len(set(together.values())) == 1


def test_neighbours_change_from_deal_to_deal():
    assert len(circles("abcd", 4)) == 6
    after = Counter((circle[i], circle[(i + 1) % 4]) for circle in circles("abcd", 4) for i in range(4))
    assert set(after.values()) == {2}
    assert len(after) == 12


@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d"), ("a", "b", "c", "d", "e")])
def test_on_each_deal_each_bot_sits_in_each_seat_equally_often(bots, monkeypatch):
    four_bots(monkeypatch)
    played = list(seatings(Tournament("money", 4, bots, games=100)))
    assert 100 <= len(played) < 104
    assert [seating.number for seating in played] == list(range(len(played)))
    for deal in {seating.deal for seating in played}:
        at = [seating for seating in played if seating.deal == deal]
        assert len({(seating.stream, seating.nth) for seating in at}) == 1
        by_seat = [Counter(seating.lineup[seat] for seating in at) for seat in range(4)]
        assert all(count == by_seat[0] for count in by_seat)
        assert len({seating.lineup for seating in at}) == len(at)


def test_different_deals_have_different_cards(monkeypatch):
    four_bots(monkeypatch)
    played = list(seatings(Tournament("money", 4, ("a", "b", "c"), games=200)))
    assert len({seating.deal for seating in played}) == len({(seating.stream, seating.nth) for seating in played})


def test_one_against_the_rest_sits_in_every_seat_and_challengers_get_the_same_deals(monkeypatch):
    four_bots(monkeypatch)
    played = list(seatings(Tournament("money", 4, ("a", "b"), games=10, against="z")))
    for bot in "ab":
        own = [seating for seating in played if bot in seating.lineup]
        assert len(own) == 12  # ten, rounded up
        assert Counter(seating.lineup.index(bot) for seating in own) == {0: 3, 1: 3, 2: 3, 3: 3}
        assert {(seating.deal, seating.stream, seating.nth) for seating in own} == {(0, 0, 0), (1, 0, 1), (2, 0, 2)}
        assert all(seating.lineup.count("z") == 3 for seating in own)


def test_a_longer_tournament_starts_with_the_games_of_a_shorter_one(monkeypatch):
    four_bots(monkeypatch)
    short = list(seatings(Tournament("money", 4, ("a", "b", "c"), games=50)))
    longer = list(seatings(Tournament("money", 4, ("a", "b", "c"), games=90)))
    assert longer[: len(short)] == short


def test_compiled_line_ups_are_played_in_runs_of_deals_and_nothing_is_left_out():
    played = list(seatings(Tournament("money", 4, ("random", "house"), games=3000)))
    parts = tasks(played)
    assert sorted(seating.number for part in parts for seating in part) == list(range(len(played)))
    assert len(parts) < 30
    for part in parts:
        assert [seating.nth for seating in part] == list(range(part[0].nth, part[0].nth + len(part)))
        assert len({(seating.lineup, seating.stream) for seating in part}) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"bots": ("house",)},
        {"bots": ("house", "house")},
        {"bots": ("house", "genius")},
        {"bots": ("house", "")},
        {"bots": ("house", "search:")},
        {"bots": ("house", "search:0ms")},
        {"bots": ("house",), "against": "house"},
        {"bots": (), "against": "house"},
        {"bots": ("house",), "against": "genius"},
        {"games": 0},
        {"games": 10**9},
        {"games": 2.5},
        {"players": 9},
        {"options": {"nonsense": 1}},
        {"numbers": {"idle_rounds": 10**6}},
        {"game": "chess"},
        {"seed": ""},
    ],
)
def test_what_cannot_be_played_is_refused(change):
    with pytest.raises(OutcryError):
        Tournament(**{"game": "money", "players": 4, "bots": ("house", "random"), **change})


def test_the_error_names_what_is_wrong():
    with pytest.raises(BadOption, match="genius"):
        Tournament("money", 4, ("house", "genius"))
