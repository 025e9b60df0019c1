"""A bid by name is the whole bid; cards laid can be taken back, and come in any order."""

import pytest

import openoutcry as oo
from openoutcry.errors import BadMove, IllegalMove
from tests.games.money.positions import CROWN, FLORIN, lay, seen, serials


def laid_out(**numbers):
    """Seat 0 holds three crowns and a florin; the numbers on the cards do not rise with their codes."""
    hand = [CROWN[2], CROWN[3], CROWN[6], FLORIN[0]]
    return lay(hands=[hand, [FLORIN[1]], [FLORIN[2]]], numbers=numbers), hand


def bid_of(table, seat=0):
    return serials(table.view(seat)["table"]["bid"])


@pytest.mark.rule("MON-3.1")
def test_a_named_bid_is_the_whole_bid():
    table, hand = laid_out()
    table.play(0, f"add #{hand[3]}")
    table.play(0, {"move": "bid", "cards": hand[:2]})
    assert bid_of(table) == set(hand[:2])
    assert 0 not in table.pending


@pytest.mark.rule("MON-3.1")
def test_cards_added_before_count_towards_a_named_bid():
    table, hand = laid_out()
    table.play(0, f"add #{hand[0]}")
    played = table.play(0, {"move": "bid", "cards": [hand[3], hand[0]]})
    assert [move.text for move in played] == [f"add florin20#{hand[3]}", "done"]
    assert bid_of(table) == {hand[0], hand[3]}


@pytest.mark.rule("MON-3.1")
def test_cards_are_added_in_any_order():
    table, hand = laid_out()
    for card in (hand[3], hand[1], hand[2], hand[0]):
        table.play(0, f"add #{card}")
    assert bid_of(table) == set(hand)
    with pytest.raises(IllegalMove) as refused:
        table.play(0, f"add #{hand[0]}")
    assert refused.value.code == "money-refused-not-in-hand"


@pytest.mark.rule("MON-3.1")
def test_a_card_is_taken_back():
    table, hand = laid_out()
    for card in hand[:3]:
        table.play(0, {"move": "add", "card": card})
    table.play(0, f"back #{hand[1]}")
    assert bid_of(table) == {hand[0], hand[2]}
    table.play(0, "back")
    assert bid_of(table) == set() and serials(table.view(0)["table"]["hand"]) == set(hand)
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "back")
    assert refused.value.code == "money-refused-nothing-laid"
    with pytest.raises(BadMove) as unknown:
        table.play(0, f"back #{hand[1]}")
    assert unknown.value.code == "money-error-not-laid"


@pytest.mark.rule("MON-3.1", "MON-5.1")
def test_taking_back_is_nobody_elses_business():
    table, hand = laid_out()
    before = [table.view(seat) for seat in (1, 2, None)]
    table.play(0, f"add #{hand[0]}")
    table.play(0, "back")
    assert [table.view(seat) for seat in (1, 2, None)] == before
    assert [event["count"] for event in seen(table, 0, "bid_taken_back")] == [1]
    assert not seen(table, 1, "bid_taken_back")


@pytest.mark.rule("MON-3.1")
def test_a_bid_is_not_taken_back_for_ever():
    table, hand = laid_out(take_backs=2)
    for _ in range(2):
        table.play(0, f"add #{hand[0]}")
        table.play(0, "back")
    table.play(0, f"add #{hand[1]}")
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "back")
    assert refused.value.code == "money-refused-back-too-often"
    assert {move.text for move in table.legal(0)} == {
        f"add crown40#{hand[2]}",
        f"add florin20#{hand[3]}",
        "done",
    }
    # A named bid that would need it is refused whole: nothing of it is laid.
    assert isinstance(table.why_not(0, {"move": "bid", "cards": [hand[0]]}), IllegalMove)
    assert bid_of(table) == {hand[1]}


@pytest.mark.rule("MON-3.1")
def test_the_count_starts_anew_with_every_round():
    table, hand = laid_out(take_backs=1)
    table.play(0, f"add #{hand[0]}")
    table.play(0, "back")
    for seat, cards in ((0, [hand[0]]), (1, [FLORIN[1]]), (2, [FLORIN[2]])):
        table.play(seat, {"move": "bid", "cards": cards})
    while table.view()["table"]["phase"] == "act":
        table.play(table.pending[0], "keep")
    table.play(0, f"add #{hand[0]}")
    assert "back" in {move.text for move in table.legal(0)}


@pytest.mark.rule("MON-3.1")
@pytest.mark.parametrize(
    ("said", "json"),
    [("back", {"move": "back"}), ("back #13", {"move": "back", "card": "#13"})],
)
def test_taking_back_in_text_and_json(said, json):
    game = oo.load_game("money")
    assert game.parse_move(said) == json
    assert game.parse_move(game.write_move(json)) == json
