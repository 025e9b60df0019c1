"""Stockpile for two: four stockpiles, two tokens, two pairs, two batches."""

import pytest

import openoutcry as oo
from openoutcry.errors import IllegalMove
from tests.games.stockpile.positions import bidders, by_round, cash, demand, movement, play_on, seen, table_of


def fresh(seed="two"):
    return oo.Table("stockpile", 2, seed)


@pytest.mark.rule("STK-10.1")
def test_30000_each_one_start_share_two_tokens_four_stockpiles():
    view = table_of(fresh())
    assert [plate["cash"] for plate in view["seats"]] == [30000, 30000]
    assert [plate["cards"] for plate in view["seats"]] == [1, 1]
    assert [plate["tokens"] for plate in view["seats"]] == [2, 2]
    assert len(view["piles"]) == 4


@pytest.mark.rule("STK-10.2")
def test_two_pairs_each_two_face_down_none_public():
    table = fresh()
    first = table_of(table)["first"]
    pairs = table_of(table)["pairs"]
    assert [pair["owner"] for pair in pairs] == [first, first, 1 - first, 1 - first, None, None]
    assert not any(pair["open"] or pair["company"] for pair in pairs)
    for seat in (0, 1):
        known = [pair["owner"] for pair in table_of(table, seat)["pairs"] if pair["company"]]
        assert known == [seat, seat]


@pytest.mark.rule("STK-10.2")
def test_the_first_player_s_two_pairs_move_first():
    table = movement(2, ("epic+1", "bank+2", "steel+4", "computers-2", "automotive-3"))
    assert [e["company"] for e in seen(table, None, "price")] == ["epic", "bank", "steel", "computers", "automotive"]


@pytest.mark.rule("STK-10.3")
def test_the_second_two_cards_come_only_after_the_first_are_placed():
    table = fresh()
    first = table_of(table)["first"]
    deck = table_of(table)["deck"]
    for seat in (first, 1 - first):
        assert [len(table_of(table, p)["supply"]) for p in (seat, 1 - seat)] == [2, 2 if seat == first else 0]
        one, two = table_of(table, seat)["supply"]
        table.play(seat, f"{one} up 1, {two} down 2")
    assert table_of(table)["deck"] == deck - 4
    assert [plate["supply"] for plate in table_of(table)["seats"]] == [2, 2]
    assert table.pending == [first]
    for seat in (first, 1 - first):
        one, two = table_of(table, seat)["supply"]
        table.play(seat, f"{one} up 3, {two} down 3")
    assert [len(pile["cards"]) for pile in table_of(table)["piles"]] == [3, 3, 5, 1]
    assert table_of(table)["phase"] == "demand"


@pytest.mark.rule("STK-10.4", "STK-5.3")
def test_tokens_go_a_b_a_b_and_all_are_placed_before_any_is_placed_again():
    table = demand(2, cash=[30000] * 2)
    table.play(0, "bid 1000 on 1")
    table.play(1, "bid 3000 on 1")  # seat 0 has two tokens in hand, one of them not placed yet
    assert table.pending == [0]
    table.play(0, "bid 6000 on 1")  # seat 1 has two in hand
    assert table.pending == [1]
    table.play(1, "bid 0 on 2")
    # Now all have been placed once; clockwise from seat 1.
    assert table.pending == [0]
    table.play(0, "bid 1000 on 2")
    assert table.pending == [1]
    table.play(1, "bid 0 on 3")
    assert table.pending == [1]  # seat 0 has none left
    table.play(1, "bid 0 on 4")
    assert cash(table) == [23000, 30000]


@pytest.mark.rule("STK-10.4")
def test_never_two_own_tokens_on_a_track():
    table = demand(2, cash=[30000] * 2)
    table.play(0, "bid 1000 on 1")
    table.play(1, "bid 0 on 2")
    with pytest.raises(IllegalMove, match="Your own token"):
        table.play(0, "bid 3000 on 1")


@pytest.mark.rule("STK-10.4", "STK-5.2")
def test_the_sum_of_own_bids_is_within_cash():
    table = demand(2, cash=[20000, 20000])
    table.play(0, "bid 15000 on 1")
    table.play(1, "bid 0 on 2")
    assert max(move.json["amount"] for move in table.legal(0)) == 3000
    with pytest.raises(IllegalMove, match="exceed your cash"):
        table.play(0, "bid 6000 on 3")
    table.play(0, "bid 3000 on 2")
    assert bidders(table) == [(0, 15000), (0, 3000), None, None]


@pytest.mark.rule("STK-10.4")
def test_both_stockpiles_are_paid_and_taken():
    piles = [{"card": c, "pile": i + 1} for i, c in enumerate(("epic", "bank", "steel", "fee3000"))]
    table = demand(2, piles=piles, cash=[30000] * 2)
    table.play(0, "bid 1000 on 1")
    table.play(1, "bid 3000 on 2")
    table.play(0, "bid 6000 on 4")
    table.play(1, "bid 0 on 3")
    assert cash(table) == [30000 - 7000 - 3000, 27000]
    assert [table_of(table, seat)["portfolio"] for seat in (0, 1)] == [{"epic": 1}, {"bank": 1, "steel": 1}]


@pytest.mark.rule("STK-10.1")
def test_in_a_whole_game_of_two_each_buys_two_of_four_stockpiles_every_round():
    table = play_on(fresh())
    dealt, paid = by_round(table, None, "pile_dealt"), by_round(table, None, "bid_paid")
    assert len(paid) == 6
    for i in range(6):
        assert [event["pile"] for event in dealt[i]] == [1, 2, 3, 4]
        assert sorted(event["pile"] for event in paid[i]) == [1, 2, 3, 4]
        assert sorted(event["seat"] for event in paid[i]) == [0, 0, 1, 1]
