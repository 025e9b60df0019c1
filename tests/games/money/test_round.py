"""Components, setup and the round of Money."""

import tomllib
from pathlib import Path

import pytest

import openoutcry as oo
from openoutcry.errors import BadMove, BadOption, BadPlayers, BadPosition, IllegalMove, NotYourTurn
from tests.games.money.positions import CROWN, DUCAT, FLORIN, GOLD, GUILDER, NAMES, SILVER, THALER, lay, seen, serials


def fresh(players=5, seed="a seed", **more):
    return oo.Table("money", players=players, seed=seed, **more)


def all_cards(table):
    position = table.position()
    piles = [position["left"], position["right"], position["deck"], *position["hands"], *position["bids"]]
    return [card for pile in piles for card in pile]


@pytest.mark.rule("MON-1.1")
def test_75_cards_in_seven_currencies_and_two_metals():
    table = fresh(players=5)
    view = table.view(None)["table"]
    assert sorted(all_cards(table)) == list(range(1, 76))
    assert view["removed"] == []
    edition = tomllib.loads((Path(oo.__file__).parent / "games/money/edition.toml").read_text())["components"]
    assert len(edition["currencies"]) == 7
    assert sum(edition["bills"]) == 300
    assert edition["bills"] == [20, 20, 20, 30, 30, 30, 40, 50, 60]
    # The same, as the cards come up in a game: every card is turned up or held at some time.
    end = lay(5, hands=[[*SILVER, *GOLD], CROWN, FLORIN, DUCAT, THALER])
    hand = end.view(0)["table"]["hand"]
    assert sorted((c["kind"], c["face"]) for c in hand) == [("gold", 20)] * 6 + [("silver", 10)] * 6
    crowns = end.view(1)["table"]["hand"]
    assert sorted(c["face"] for c in crowns) == [20, 20, 20, 30, 30, 30, 40, 50, 60]
    assert {c["kind"] for c in crowns} == {"crown"}


@pytest.mark.rule("MON-1.2")
def test_serial_numbers_are_fair_to_every_currency_metal_and_face_value():
    table = lay(5, hands=[[*SILVER, *GOLD], CROWN, FLORIN, DUCAT, THALER])
    groups = {}
    for pile in (table.view(seat)["table"]["hand"] for seat in range(5)):
        for card in pile:
            groups.setdefault(card["kind"], []).append(card["card"])
    assert all(sum(group) == 38 * len(group) for group in groups.values())
    faces = {20: range(3), 30: range(3, 6), 40: [6], 50: [7], 60: [8]}
    for places in faces.values():
        group = [cards[i] for cards in NAMES.values() for i in places]
        assert sum(group) == 38 * len(group)


@pytest.mark.rule("MON-2.1")
@pytest.mark.parametrize(("players", "out"), [(3, 2), (4, 1), (5, 0)])
def test_currencies_are_removed_by_the_number_of_players(players, out):
    table = fresh(players)
    removed = table.view(None)["table"]["removed"]
    assert len(removed) == out
    gone = {serial for name in removed for serial in NAMES[name]}
    assert sorted(all_cards(table)) == sorted(set(range(1, 76)) - gone)
    assert [e["kind"] for e in seen(table, None, "currency_out")] == removed


@pytest.mark.rule("MON-2.1")
def test_the_removed_currency_is_drawn_from_the_seed_or_named():
    drawn = {fresh(4, seed=f"seed {i}").view(None)["table"]["removed"][0] for i in range(60)}
    assert drawn == set(NAMES)
    assert fresh(4, options={"removed": ["ducat"]}).view(None)["table"]["removed"] == ["ducat"]
    with pytest.raises(BadOption, match=r"MON-2\.1"):
        fresh(4, options={"removed": ["ducat", "crown"]})
    with pytest.raises(BadPlayers):
        fresh(2)
    with pytest.raises(BadPlayers):
        fresh(6)


@pytest.mark.rule("MON-2.2")
def test_six_cards_each_and_four_in_each_lot():
    table = fresh(5)
    position = table.position()
    assert [len(hand) for hand in position["hands"]] == [6] * 5
    assert len(position["left"]) == len(position["right"]) == 4
    assert len(position["deck"]) == 75 - 30 - 8
    filled = seen(table, None, "lot_filled")
    assert [event["side"] for event in filled] == ["left", "right"]
    assert fresh(5, seed="another").position()["hands"] != position["hands"]


def start():
    return lay(3, hands=[[1, 21, 8], [57, 60], [10, 11]], left=[5, 6, 35, 49], right=[26, 30, 45, 54])


@pytest.mark.rule("MON-3.1")
def test_bids_are_laid_in_secret_and_turned_up_together():
    table = start()
    table.play(0, {"move": "bid", "cards": [1, 8]})
    assert table.pending == [1, 2]
    for onlooker in (1, 2, None):
        view = table.view(onlooker)["table"]
        assert view["seats"][0]["bid_finished"]
        assert view["seats"][0]["cards"] == 3
        assert "bid" not in view["seats"][0]
        assert not seen(table, onlooker, "bid_laid")
        assert [e["seat"] for e in seen(table, onlooker, "bid_finished")] == [0]
    table.play(2, "bid #10")
    assert not seen(table, 0, "bid_shown")
    table.play(1, "bid 57 60")
    shown = {event["seat"]: serials(event["cards"]) for event in seen(table, None, "bid_shown")}
    assert shown == {0: {1, 8}, 1: {57, 60}, 2: {10}}


@pytest.mark.rule("MON-3.1")
def test_a_bid_has_a_card_and_is_final():
    table = start()
    with pytest.raises(IllegalMove, match=r"MON-3\.1"):
        table.play(0, "done")
    with pytest.raises(BadMove):
        table.play(0, {"move": "bid", "cards": []})
    with pytest.raises(IllegalMove, match="not in your hand"):
        table.play(0, "bid 57")
    with pytest.raises(BadMove, match="twice"):
        table.play(0, "bid 1 1")
    table.play(0, "bid 1")
    with pytest.raises(NotYourTurn):
        table.play(0, "bid 8")


@pytest.mark.rule("MON-3.1")
def test_a_compound_bid_with_one_wrong_card_changes_nothing():
    table = start()
    before, log = table.to_bytes(), len(table.log.actions)
    with pytest.raises(IllegalMove):
        table.play(0, "bid 1 8 57")
    assert table.to_bytes() == before
    assert len(table.log.actions) == log
    assert not seen(table, 0, "bid_laid")


def acting(bids, **more):
    hands = more.pop("hands", [[], [], []])
    more.setdefault("left", [5, 6, 35, 49])
    more.setdefault("right", [26, 30, 45, 54])
    return lay(3, phase="act", hands=hands, bids=bids, finished=[0, 1, 2], **more)


@pytest.mark.rule("MON-3.2")
def test_the_highest_bid_acts_first_and_everybody_once():
    # 20 + 30 = 50 against gold 20 + florin 20 = 40 against 60.
    table = acting([[1, 8], [11, 57], [33]])
    order = []
    while table.view(None)["table"]["round"] == 1:
        order.append(table.pending[0])
        table.play(table.pending[0], "keep")
    assert order == [2, 0, 1]


@pytest.mark.rule("MON-3.3")
def test_equal_bids_go_by_the_lowest_serial_number():
    # All worth 40: crown 20 + gold 20 (21, 26), two florins (57, 60), a thaler 40 (19).
    table = acting([[21, 26], [57, 60], [19]], right=[30, 45, 54, 62])
    order = []
    for _ in range(3):
        order.append(table.pending[0])
        table.play(table.pending[0], "keep")
    assert order == [2, 0, 1]


@pytest.mark.rule("MON-3.4", "MON-3.5")
def test_swapping_for_a_lot_leaves_the_bid_as_the_new_lot():
    table = acting([[1, 8], [11, 57], [33]])
    table.play(2, "swap left")
    view = table.view(2)["table"]
    assert serials(view["hand"]) == {5, 6, 35, 49}
    assert serials(view["lots"]["left"]) == {33}
    # A later player of the same round takes what was left there.
    table.play(0, {"move": "swap", "with": "left"})
    assert serials(table.view(0)["table"]["hand"]) == {33}
    assert serials(table.view(None)["table"]["lots"]["left"]) == {1, 8}


@pytest.mark.rule("MON-3.4")
def test_a_lot_of_more_than_four_is_taken_whole():
    table = acting([[1, 8], [11, 57], [33]], left=[5, 6, 35, 49, 59, 74])
    table.play(2, "swap left")
    assert len(table.view(2)["table"]["hand"]) == 6


@pytest.mark.rule("MON-3.4")
def test_only_those_who_have_not_acted_can_be_asked():
    table = acting([[1, 8], [11, 57], [33]])
    with pytest.raises(IllegalMove, match=r"own bid.*MON-3.4"):
        table.play(2, "swap 2")
    with pytest.raises(IllegalMove, match=r"MON-3\.4"):
        table.play(2, "swap 4")
    table.play(2, "keep")
    assert serials(table.view(2)["table"]["hand"]) == {33}
    with pytest.raises(IllegalMove, match=r"already acted.*MON-3.4"):
        table.play(0, "swap 2")
    with pytest.raises(NotYourTurn):
        table.play(1, "keep")


@pytest.mark.rule("MON-3.6")
def test_the_player_swapped_with_owns_the_higher_bid_and_acts_next():
    table = acting([[1, 8], [11, 57], [33]])
    table.play(2, "swap 1")
    assert serials(table.view(2)["table"]["hand"]) == {11, 57}
    assert table.pending == [1]
    plate = table.view(None)["table"]["seats"][1]
    assert serials(plate["bid"]) == {33}
    # With the ordinary choice of all three: a lot, another bid, or keeping.
    assert {m.text for m in table.legal(1)} == {"swap left", "swap right", "keep", "swap 0"}
    table.play(1, "swap 0")
    assert table.pending == [0]
    assert serials(table.view(1)["table"]["hand"]) == {1, 8}


@pytest.mark.rule("MON-3.7")
def test_an_empty_lot_is_not_offered():
    table = acting([[1, 8], [11, 57], [33]], left=[])
    assert "swap left" not in {m.text for m in table.legal(2)}
    with pytest.raises(IllegalMove, match=r"MON-3\.7"):
        table.play(2, "swap left")


@pytest.mark.rule("MON-3.8")
def test_lots_are_filled_left_first_and_fuller_ones_stay():
    table = acting([[1, 8], [11, 57], [33]], left=[5, 6], right=[26, 30, 45, 54, 62], deck=[70, 71, 73])
    for seat in (2, 0, 1):
        table.play(seat, "keep")
    lots = table.view(None)["table"]["lots"]
    assert serials(lots["left"]) == {5, 6, 70, 71}
    assert serials(lots["right"]) == {26, 30, 45, 54, 62}
    assert all(not seat.get("bid") for seat in table.view(None)["table"]["seats"])
    assert table.pending == [0, 1, 2]


@pytest.mark.rule("MON-3.8", "MON-3.5")
def test_the_pictured_round():
    """The first swaps two cards for the right lot, the second three for the left, the third one for the two."""
    table = acting(
        [[70, 66], [8, 32, 1], [57]],
        hands=[[21], [65], [60]],
        left=[5, 6, 35, 49],
        right=[26, 30, 45, 54],
        deck=GUILDER[:5],
    )
    table.play(0, "swap right")
    table.play(1, "swap left")
    table.play(2, "swap right")
    assert serials(table.view(2)["table"]["hand"]) == {60, 70, 66}
    filled = [e for e in table.events(None) if e["event"] == "lot_filled"]
    lots = table.view(None)["table"]["lots"]
    assert serials(lots["right"]) >= {57}
    assert len(lots["left"]) == len(lots["right"]) == 4
    fresh_cards = set(GUILDER)
    assert len(serials(lots["left"]) & fresh_cards) == 1
    assert len(serials(lots["right"]) & fresh_cards) == 3
    assert len(filled) == 2


@pytest.mark.rule("MON-1.1")
def test_a_position_with_76_cards_or_a_missing_one_is_refused():
    position = start().position()
    with pytest.raises(BadPosition, match="two places"):
        oo.Table.from_position({**position, "left": [*position["left"], position["deck"][0]]})
    with pytest.raises(BadPosition, match="74 of 75"):
        oo.Table.from_position({**position, "deck": position["deck"][1:]})
    with pytest.raises(BadPosition, match="76"):
        oo.Table.from_position({**position, "left": [76]})


@pytest.mark.rule("MON-3.1")
def test_a_position_in_which_somebody_can_not_bid_is_refused():
    with pytest.raises(BadPosition, match=r"MON-3\.1"):
        lay(3, hands=[[1], [57], []], left=[5], right=[26])


@pytest.mark.rule("MON-1.2")
def test_a_card_is_named_by_number_by_kind_or_by_both_if_they_agree():
    def laid(said):
        table = lay(3, hands=[[1, 21, 8], [57], [10]], left=[5], right=[26])
        table.play(0, {"move": "bid", "cards": [said]})
        return table.position()["bids"][0]

    for said in (8, "8", "#8", "crown30", "Crown30#8", {"card": 8}):
        assert laid(said) == [8]
    for said in ("crown20", "florin20#1", "crown30#1", "x#8", "8#", "#", "#²", "", None, [8], {}, "9" * 5000):
        with pytest.raises(BadMove):
            laid(said)


@pytest.mark.rule("MON-2.1")
def test_a_single_removed_currency_may_be_given_as_a_word():
    assert fresh(4, options={"removed": "ducat"}).view(None)["table"]["removed"] == ["ducat"]
    with pytest.raises(BadOption):
        fresh(5, options={"removed": "ducat"})


def bid_and_keep(bids, **more):
    """Lay these bids from the hands; returns the order in which the seats act, all keeping."""
    table = lay(3, hands=bids, left=[5, 6, 35, 49], right=[30, 45, 54, 62], **more)
    for seat, bid in enumerate(bids):
        table.play(seat, {"move": "bid", "cards": bid})
    order = []
    for _ in range(3):
        order.append(table.pending[0])
        table.play(table.pending[0], "keep")
    return order


@pytest.mark.rule("MON-3.2")
def test_coins_count_in_a_bid():
    assert bid_and_keep([[57], [8], [11, 26]]) == [2, 1, 0]  # 20, 30, and two gold coins


@pytest.mark.rule("MON-3.3")
def test_of_a_bid_of_several_cards_the_lowest_number_counts():
    # All worth 40, in the order 1 before 21 before 57; by their highest numbers it would be 26, 60, 65.
    assert bid_and_keep([[57, 60], [21, 26], [1, 65]]) == [2, 1, 0]


@pytest.mark.rule("MON-3.6", "MON-3.3")
def test_the_bid_that_was_given_goes_first_among_equals_too():
    table = acting([[57, 60], [21, 26], [1, 65]], right=[30, 45, 54, 62])
    table.play(2, "swap 0")
    assert table.pending == [0]


@pytest.mark.rule("MON-3.8")
def test_the_top_card_goes_to_the_left_lot():
    table = acting([[1, 8], [11, 57], [33]], left=[5, 6, 35], right=[26, 30, 45], deck=[70, 71, 73])
    for seat in (2, 0, 1):
        table.play(seat, "keep")
    lots = table.view(None)["table"]["lots"]
    assert serials(lots["left"]) == {5, 6, 35, 70}
    assert serials(lots["right"]) == {26, 30, 45, 71}


@pytest.mark.rule("MON-2.2")
def test_hands_and_lots_are_as_large_as_the_edition_says():
    position = fresh(5, numbers={"hand_size": 4, "lot_size": 3}).position()
    assert [len(hand) for hand in position["hands"]] == [4] * 5
    assert len(position["left"]) == len(position["right"]) == 3
