"""Demand in Stockpile: bids, tokens, paying, taking, fees."""

import pytest

from openoutcry import Table
from openoutcry.errors import IllegalMove, NotYourTurn
from tests.games.stockpile.positions import COMPANIES, bidders, cash, demand, movement, seen, table_of


def bid_all(table, *bids):
    """'seat amount pile' one after the other."""
    for said in bids:
        seat, amount, pile = (int(word) for word in said.split())
        table.play(seat, f"bid {amount} on {pile}")
    return table


@pytest.mark.rule("STK-5.1")
def test_in_turn_order_on_any_free_higher_space_of_any_track():
    table = demand(3, first=1)
    assert table.pending == [1]
    with pytest.raises(NotYourTurn):
        table.play(0, "bid 0 on 1")
    table.play(1, "bid 3000 on 2")
    for low in (0, 1000, 3000):
        with pytest.raises(IllegalMove, match="higher"):
            table.play(2, f"bid {low} on 2")
    table.play(2, "bid 6000 on 2")
    assert bidders(table) == [None, (2, 6000), None]
    with pytest.raises(IllegalMove, match="no such stockpile"):
        table.play(0, "bid 0 on 4")
    table.play(0, "bid 20,000 on pile 2")
    assert bidders(table)[1] == (0, 20000)


@pytest.mark.rule("STK-5.2")
def test_no_bid_above_cash():
    table = demand(3, cash=[6500, 0, 0])
    assert max(move.json["amount"] for move in table.legal(0)) == 6000
    with pytest.raises(IllegalMove, match="exceed your cash"):
        table.play(0, "bid 10000 on 1")


@pytest.mark.rule("STK-5.3")
def test_who_is_outbid_waits_until_all_have_bid_once_3_players():
    table = bid_all(demand(3), "0 1000 1", "1 3000 1")
    assert [e["other"] for e in seen(table, None, "outbid")] == [0]
    assert table.pending == [2]
    table.play(2, "bid 6000 on 1")
    assert table.pending == [0]  # clockwise from seat 2, with seats 0 and 1 waiting
    table.play(0, "bid 10000 on 1")
    assert table.pending == [1]  # seat 2 waits too, but seat 1 is next clockwise
    table.play(1, "bid 0 on 2")
    assert table.pending == [2]
    table.play(2, "bid 0 on 3")
    assert table_of(table)["phase"] != "demand"


@pytest.mark.rule("STK-5.3")
def test_the_order_after_being_outbid_4_players():
    table = bid_all(demand(4, first=2), "2 0 1", "3 1000 1", "0 3000 1", "1 1000 2")
    assert table.pending == [2]  # clockwise from seat 1: 2, then 3
    table.play(2, "bid 3000 on 2")  # outbids seat 1
    assert table.pending == [3]
    table.play(3, "bid 6000 on 2")  # outbids seat 2
    assert table.pending == [1]
    table.play(1, "bid 0 on 3")
    assert table.pending == [2]
    table.play(2, "bid 1000 on 3")
    assert table.pending == [1]
    table.play(1, "bid 0 on 4")
    assert table_of(table)["phase"] != "demand"


@pytest.mark.rule("STK-5.3")
def test_the_order_after_being_outbid_5_players():
    table = bid_all(demand(5), "0 0 1", "1 1000 1", "2 0 2", "3 1000 2", "4 3000 1")
    assert table.pending == [0]
    table.play(0, "bid 3000 on 2")
    assert table.pending == [1]
    table.play(1, "bid 6000 on 1")
    assert table.pending == [2]
    table.play(2, "bid 6000 on 2")
    assert table.pending == [3]
    table.play(3, "bid 0 on 3")
    assert table.pending == [4]
    table.play(4, "bid 1000 on 3")
    assert table.pending == [0]
    table.play(0, "bid 0 on 4")
    assert table.pending == [3]  # 1 and 2 stand; 3 is the only one left
    table.play(3, "bid 0 on 5")
    assert table_of(table)["phase"] != "demand"


@pytest.mark.rule("STK-5.3")
def test_the_same_seat_again_only_if_no_other_has_a_token():
    table = bid_all(demand(3), "0 0 1", "1 1000 1", "2 0 2", "0 1000 2")
    assert table.pending == [2]
    table.play(2, "bid 3000 on 2")
    assert table.pending == [0]


@pytest.mark.rule("STK-5.3")
def test_a_standing_bid_is_never_raised_moved_or_withdrawn():
    table = bid_all(demand(3), "0 1000 1", "1 0 2")
    with pytest.raises(NotYourTurn):
        table.play(0, "bid 3000 on 1")
    with pytest.raises(IllegalMove):
        table.play(2, "done")
    assert bidders(table) == [(0, 1000), (1, 0), None]


@pytest.mark.rule("STK-5.4")
def test_a_bid_of_25000_closes_its_track():
    table = demand(3, cash=[25000, 90000, 90000])
    table.play(0, "bid 25000 on 1")
    assert all(move.json["pile"] != 1 for move in table.legal(1))
    with pytest.raises(IllegalMove, match="closed"):
        table.play(1, "bid 25000 on 1")


@pytest.mark.rule("STK-5.5")
def test_it_ends_with_one_token_on_every_track_and_all_pay_and_take():
    piles = [
        {"card": "epic", "pile": 1},
        {"card": "bank", "pile": 1, "up": False, "by": 1},
        {"card": "steel", "pile": 2},
    ]
    table = bid_all(demand(3, piles=piles), "0 0 1", "1 1000 1", "2 3000 2", "0 0 3")
    assert cash(table) == [20000, 19000, 17000]
    assert [table_of(table, seat)["portfolio"] for seat in range(3)] == [{}, {"bank": 1, "epic": 1}, {"steel": 1}]
    assert [(e["seat"], e["pile"], e["count"]) for e in seen(table, None, "pile_taken")] == [
        (0, 3, 0),
        (1, 1, 2),
        (2, 2, 1),
    ]
    assert bidders(table) == [(1, 1000), (2, 3000), (0, 0)]


@pytest.mark.rule("STK-5.5")
def test_a_standing_0_needs_1000_to_beat_it():
    table = bid_all(demand(3), "0 0 1")
    assert min(move.json["amount"] for move in table.legal(1) if move.json["pile"] == 1) == 1000


@pytest.mark.rule("STK-5.6")
def test_bids_are_paid_before_fees_and_paid_fees_are_discarded():
    piles = [
        {"card": "fee3000", "pile": 1},
        {"card": "fee1000", "pile": 1, "up": False, "by": 1},
        {"card": "epic", "pile": 2},
    ]
    table = bid_all(demand(3, piles=piles, cash=[10000] * 3), "0 6000 1", "1 1000 2", "2 0 3")
    assert cash(table)[0] == 0
    assert table_of(table)["discard"] == {"fee1000": 1, "fee3000": 1}
    names = [e["event"] for e in table.events(None)]
    assert max(i for i, n in enumerate(names) if n == "bid_paid") < names.index("fee_paid")


@pytest.mark.rule("STK-5.6")
def test_money_for_the_bid_goes_first_even_if_a_fee_then_stays_open():
    piles = [{"card": "fee3000", "pile": 1}]
    table = bid_all(demand(3, piles=piles, cash=[6000] * 3), "0 6000 1", "1 0 2", "2 0 3")
    assert (cash(table)[0], table_of(table)["seats"][0]["fees"]) == (0, [3000])


@pytest.mark.rule("STK-5.7")
def test_an_unpaid_fee_stays_open_and_is_paid_the_moment_money_comes():
    piles = [{"card": c, "pile": 1} for c in ("fee3000", "fee2000", "fee2000", "epic")]
    table = bid_all(demand(3, piles=piles, cash=[4500, 0, 0]), "0 1000 1", "1 0 2", "2 0 3")
    # 3,500 left: the smallest first, one 2,000; 1,500 is not enough for the other, and none is paid in part.
    assert (cash(table)[0], table_of(table)["seats"][0]["fees"]) == (1500, [2000, 3000])
    assert seen(table, None, "fee_open")[0]["amount"] == 5000
    table.play(0, "sell epic")  # 1,500 + 5,000: both are paid at once
    assert (cash(table)[0], table_of(table)["seats"][0]["fees"]) == (1500, [])
    assert table_of(table)["discard"] == {"epic": 1, "fee2000": 2, "fee3000": 1}


@pytest.mark.rule("STK-5.7")
def test_a_dividend_a_split_payout_and_a_steel_payment_pay_open_fees():
    table = movement(3, ("epic$$",), portfolios=[{"epic": 1}, {}, {}], cash=[0, 0, 0], fees=[{"1000": 1}, {}, {}])
    table.play(0, "show 1")
    assert (cash(table)[0], table_of(table)["seats"][0]["fees"]) == (1000, [])
    table = movement(
        3, ("epic+1",), split=[{"epic": 1}, {}, {}], spaces={"epic": 10}, cash=[0] * 3, fees=[{"3000": 2}, {}, {}]
    )
    assert (cash(table)[0], table_of(table)["seats"][0]["fees"]) == (4000, [])
    table = movement(
        3,
        ("steel+1",),
        options={"board": "advanced"},
        portfolios=[{"steel": 1}, {}, {}],
        cash=[0] * 3,
        fees=[{"1000": 1}, {}, {}],
    )
    table.play(0, "show 1")
    assert (cash(table)[0], table_of(table)["seats"][0]["fees"]) == (0, [])


@pytest.mark.rule("STK-5.7")
def test_open_fees_reserve_no_cash_for_bids():
    table = demand(3, cash=[1500, 0, 0], fees=[{"2000": 1}, {}, {}])
    table.play(0, "bid 1000 on 1")
    assert bidders(table)[0] == (0, 1000)


@pytest.mark.rule("STK-5.8")
def test_what_lay_face_up_was_seen_by_all_the_rest_is_secret():
    piles = [
        {"card": "epic", "pile": 1},
        {"card": "bank", "pile": 1, "up": False, "by": 1},
        {"card": "boom", "pile": 1, "up": False, "by": 2},
        {"card": "steel", "pile": 2, "up": False, "by": 0},
    ]
    table = bid_all(demand(3, options={"aid": True}, piles=piles), "0 0 1", "1 0 2", "2 0 3")
    assert table_of(table, 0)["portfolio"] == {"bank": 1, "boom": 1, "epic": 1}
    assert [e["card"] for e in seen(table, 0, "card_taken")] == ["bank", "boom"]
    assert seen(table, 1, "card_taken") == [{"event": "card_taken", "seat": 1, "card": "steel"}]
    known = {
        who: {p["seat"]: p["at_least"] for p in table_of(table, who)["aid"]["portfolios"]} for who in (None, 0, 1, 2)
    }
    assert known[None][0] == {"epic": 1}
    assert known[1][0] == {"bank": 1, "epic": 1}
    assert known[2][0] == {"boom": 1, "epic": 1}
    assert known[0][1] == {"steel": 1}
    assert known[2][1] == {}


@pytest.mark.rule("STK-5.8")
def test_action_cards_stay_secret_until_played():
    piles = [
        {"card": "bust", "pile": 1, "up": False, "by": 1},
        {"card": "epic", "pile": 2},
        {"card": "bank", "pile": 3},
    ]
    table = bid_all(demand(3, options={"aid": True}, piles=piles), "0 0 1", "1 0 2", "2 0 3")
    assert table.pending == [0]
    most = {p["seat"]: p["at_most"] for p in table_of(table, 2)["aid"]["portfolios"]}
    assert most[0] == dict.fromkeys([*COMPANIES, "boom", "bust"], 1)
    table.play(0, "bust bank")
    assert table_of(table)["seats"][0]["cards"] == 0
    assert table_of(table)["discard"] == {"bust": 1}


@pytest.mark.rule("STK-5.8")
def test_money_is_conserved_over_a_demand_phase():
    table = bid_all(demand(3), "0 1000 1", "1 3000 2", "2 6000 3")
    paid = sum(e["amount"] for e in seen(table, None, "bid_paid"))
    assert sum(cash(table)) + paid == 60000


@pytest.mark.rule("STK-5.6", "STK-5.7", "STK-12.5")
def test_what_a_bid_leaves_counts_the_fees_that_can_be_seen() -> None:
    """The view's figure is the rules' own: what the seat has once its stockpiles and their fees are settled."""
    table = Table("stockpile", 3, "bids that tell the truth", {"investors": False})
    seen = set()
    while not table.over and table.view(None)["table"]["round"] < 3:
        seat = table.pending[0]
        view = table.view(seat)["table"]
        if view["phase"] == "demand":
            for pile, offers in zip(view["piles"], view["bids"], strict=True):
                fees = [int(card["card"][3:]) for card in pile["cards"] if (card["card"] or "").startswith("fee")]
                assert sorted(pile["fees"]) == sorted(fees)
                cash = view["seats"][seat]["cash"]
                for offer in offers:
                    assert (offer["why_not"] is None) == (
                        table.why_not(seat, {"move": "bid", "pile": pile["pile"], "amount": offer["amount"]}) is None
                    )
                    if (
                        offer["why_not"] is None
                        and not view["seats"][seat]["fees"]
                        and cash - offer["cost"] >= sum(fees)
                    ):
                        assert offer["left"] == cash - offer["cost"] - sum(fees)
                        seen.add(bool(fees))
        table.play(seat, table.legal(seat)[0])
    assert seen == {False, True}
