"""The investors of Stockpile: the draft, every ability, and abilities that meet in one phase."""

import itertools
import random

import pytest

import openoutcry as oo
from openoutcry.errors import BadMove, IllegalMove, NotYourTurn
from tests.games.stockpile.positions import (
    CHANCE,
    COMPANIES,
    action,
    bidders,
    cash,
    demand,
    lay,
    movement,
    pairs,
    play_on,
    prices,
    seen,
    show,
    spaces,
    table_of,
    with_investors,
)

MONEY = {
    "bill": 32,
    "bernie": 16,
    "cramer": 18,
    "donald": 13,
    "deborah": 20,
    "graham": 16,
    "mark": 25,
    "martha": 22,
    "stuart": 22,
    "warren": 20,
}
MONEY_TWO = {
    "bill": 35,
    "bernie": 16,
    "cramer": 12,
    "donald": 4,
    "deborah": 14,
    "graham": 6,
    "mark": 22,
    "martha": 20,
    "stuart": 16,
    "warren": 23,
}


def draft(players, seed="draft"):
    return oo.Table("stockpile", players, seed, options={"investors": True})


# --- the draft -------------------------------------------------------------------------------------


@pytest.mark.rule("STK-12.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_are_dealt_one_is_kept_all_choose_at_once_in_secret(players):
    table = draft(players)
    assert table.pending == list(range(players))
    dealt = [table_of(table, seat)["dealt_investors"] for seat in range(players)]
    assert all(len(names) == 2 for names in dealt)
    assert len({name for names in dealt for name in names}) == 2 * players
    with pytest.raises(IllegalMove, match="not dealt"):
        table.play(0, f"keep {dealt[1][0]}")
    table.play(1, f"keep {dealt[1][0]}")
    with pytest.raises(NotYourTurn):
        table.play(1, f"keep {dealt[1][1]}")
    for onlooker in (None, 0, 2):
        assert dealt[1][0] not in str(table_of(table, onlooker)["seats"])
        assert table_of(table, onlooker)["seats"][1]["drafted"] is True
    for seat in range(players):
        if seat != 1:
            table.play(seat, f"keep {dealt[seat][0]}")
    assert [plate["investors"] for plate in table_of(table)["seats"]] == [[names[0]] for names in dealt]
    assert dealt[0][1] not in str(table_of(table, 1)) or dealt[0][1] in dealt[1]  # rejected cards are never shown


@pytest.mark.rule("STK-12.1")
def test_start_shares_and_first_player_are_known_before_the_choice():
    table = draft(4)
    assert sum(table_of(table, 2)["portfolio"].values()) == 1
    assert table_of(table)["first"] in range(4)
    assert table_of(table)["pairs"] == []


@pytest.mark.rule("STK-12.1", "STK-12.3")
def test_two_players_keep_two_of_four_and_add_their_money():
    table = draft(2)
    for seat in (0, 1):
        dealt = table_of(table, seat)["dealt_investors"]
        assert len(dealt) == 4
        table.play(seat, f"keep {dealt[0]}, {dealt[2]}")
    for plate in table_of(table)["seats"]:
        assert plate["cash"] == 1000 * sum(MONEY_TWO[name] for name in plate["investors"])


@pytest.mark.rule("STK-12.2")
def test_every_investor_brings_the_start_money_printed_for_3_to_5_players():
    seen_money = {}
    for i in range(12):
        table = draft(5, f"{i}")
        for seat in range(5):
            table.play(seat, {"move": "keep", "investor": table_of(table, seat)["dealt_investors"][i % 2]})
        for plate in table_of(table)["seats"]:
            seen_money[plate["investors"][0]] = plate["cash"] // 1000
    assert seen_money == MONEY


@pytest.mark.rule("STK-12.3")
def test_every_investor_brings_the_start_money_of_two_players():
    seen_money = {}
    for i in range(10):
        table = draft(2, f"{i}")
        for seat in (0, 1):
            names = table_of(table, seat)["dealt_investors"]
            table.play(seat, f"keep {names[i % 4]}, {names[(i + 1) % 4]}")
        for event in seen(table, None, "investor_shown"):
            seen_money[event["investor"]] = event["amount"] // 1000
        for plate in table_of(table)["seats"]:
            assert plate["cash"] == 1000 * sum(MONEY_TWO[name] for name in plate["investors"])
    assert seen_money == MONEY_TWO


# --- one by one ------------------------------------------------------------------------------------


@pytest.mark.rule("STK-12.4")
def test_bill_has_no_ability():
    table = lay(
        3,
        phase="before",
        piles=[{"card": "epic", "pile": 1, "up": False, "by": 1}],
        first=1,
        **with_investors("warren", "bill", "graham"),
        at=2,
    )
    assert table.pending == [0]
    with pytest.raises(NotYourTurn):
        table.play(1, "look pile 1")
    table = demand(3, **with_investors("bill", "mark", "graham"), cash=[10000] * 3)
    table.play(0, "bid 10000 on 1")
    table.play(1, "bid 0 on 2")
    table.play(2, "bid 0 on 3")
    assert cash(table)[0] == 0


@pytest.mark.rule("STK-12.4")
def test_with_bill_a_seat_is_asked_may_do_and_gets_what_it_would_without_investors():
    hands = [["boom", "epic"], ["bank", "bank"], ["fee1000", "steel"]]
    given = {"phase": "supply", "hands": hands, "chance": CHANCE}
    plain, bill = lay(3, **given), lay(3, **given, **with_investors("bill", "stuart", "graham"))
    chooser = random.Random(5)
    while not plain.over:
        assert (bill.pending, bill.optional) == (plain.pending, plain.optional)
        assert [move.text for move in bill.legal(0)] == [move.text for move in plain.legal(0)]
        seat = plain.pending[0]
        move = chooser.choice(plain.legal(seat)).text
        plain.play(seat, move)
        bill.play(seat, move)
    assert bill.over
    own = [event for event in plain.events(0) if event.get("seat") == 0]
    assert [event for event in bill.events(0) if event.get("seat") == 0] == own
    # It was a game in which every other investor would have made a difference.
    names = [event["event"] for event in own]
    assert {"card_played", "fee_paid", "sold", "sold_split", "final_sale"} <= set(names)
    assert ("put_down_own", "put_up") in itertools.pairwise(names)
    assert any(event["event"] == "bid_paid" and event["amount"] for event in own)


@pytest.mark.rule("STK-12.5")
def test_bernie_is_paid_for_fees_after_he_has_paid_for_the_stockpile():
    piles = [{"card": c, "pile": 1} for c in ("fee3000", "fee1000")]
    table = demand(3, piles=piles, cash=[6000, 0, 0], **with_investors("bernie", "bill", "graham"))
    with pytest.raises(IllegalMove, match="exceed your cash"):
        table.play(0, "bid 10000 on 1")  # 6,000 and 4,000 of fees would do, but the bid comes first
    table.play(0, "bid 6000 on 1")
    table.play(1, "bid 0 on 2")
    table.play(2, "bid 0 on 3")
    assert (cash(table)[0], table_of(table)["seats"][0]["fees"]) == (4000, [])
    assert table_of(table)["discard"] == {"fee1000": 1, "fee3000": 1}


@pytest.mark.rule("STK-12.5")
def test_bernie_with_two_players_is_paid_for_all_stockpiles_he_buys():
    piles = [{"card": f"fee{i}000", "pile": i} for i in (1, 2, 3)]
    table = demand(2, piles=piles, cash=[0, 0], **with_investors("bernie bill", "mark graham"))
    for seat, pile in ((0, 1), (1, 2), (0, 3), (1, 4)):
        table.play(seat, f"bid 0 on {pile}")
    assert cash(table) == [4000, 0]
    assert [plate["fees"] for plate in table_of(table)["seats"]] == [[], [2000]]


@pytest.mark.rule("STK-12.6")
def test_cramer_moves_one_price_by_one_without_any_card_or_declines():
    given = {"portfolios": [{}, {}, {}], **with_investors("cramer", "bill", "graham")}
    table = action(3, **given)
    table.play(0, "raise epic")
    assert prices(table)["epic"] == 6000
    assert table_of(table)["phase"] != "action"
    table = action(3, **given)
    table.play(0, "lower bank")
    assert prices(table)["bank"] == 4000
    table = action(3, **given)
    table.play(0, "done")
    assert set(prices(table).values()) == {5000}


@pytest.mark.rule("STK-12.6")
def test_cramer_acts_before_all_or_after_all_of_his_cards_and_once():
    given = {"portfolios": [{"boom": 2}, {}, {}], **with_investors("cramer", "bill", "graham")}
    before = action(3, **given)
    before.play(0, "raise epic")
    with pytest.raises(IllegalMove, match="has been used"):
        before.play(0, "raise epic")
    before.play(0, "boom epic")
    before.play(0, "boom epic")
    assert prices(before)["epic"] == 10000
    assert table_of(before)["phase"] != "action"
    after = action(3, **given)
    after.play(0, "boom bank")
    with pytest.raises(IllegalMove, match="before the first or after the last"):
        after.play(0, "raise epic")
    with pytest.raises(IllegalMove, match="Every action card"):
        after.play(0, "done")
    after.play(0, "boom bank")
    after.play(0, "lower bank")
    assert prices(after)["bank"] == 8000


@pytest.mark.rule("STK-12.6")
def test_only_cramer_does_that():
    table = action(3, **with_investors("bill", "cramer", "graham"))
    with pytest.raises(IllegalMove, match="do not play the investor"):
        table.play(0, "raise epic")


@pytest.mark.rule("STK-12.7")
@pytest.mark.parametrize(("bid", "pays"), [(10000, 6000), (25000, 20000), (1000, 0), (0, 0)])
def test_donald_pays_the_space_below(bid, pays):
    table = demand(3, cash=[20000] * 3, **with_investors("donald", "bill", "graham"))
    table.play(0, f"bid {bid} on 1")
    assert table_of(table)["piles"][0]["bid"] == {"seat": 0, "amount": bid, "pays": pays}
    if bid == 25000:
        with pytest.raises(IllegalMove, match="closed"):
            table.play(1, "bid 25000 on 1")
    table.play(1, "bid 0 on 2")
    table.play(2, "bid 0 on 3")
    assert cash(table)[0] == 20000 - pays


@pytest.mark.rule("STK-12.7")
def test_donald_s_cash_is_checked_against_what_he_will_pay():
    table = demand(3, cash=[6000] * 3, **with_investors("donald", "bill", "graham"))
    with pytest.raises(IllegalMove, match="exceed your cash"):
        table.play(0, "bid 15000 on 1")
    table.play(0, "bid 10000 on 1")
    assert bidders(table)[0] == (0, 10000)


@pytest.mark.rule("STK-12.7", "STK-10.4")
def test_donald_with_two_players_has_the_discount_for_both_tokens():
    table = demand(2, cash=[9000, 9000], **with_investors("donald bill", "mark graham"))
    table.play(0, "bid 10000 on 1")  # 6,000
    table.play(1, "bid 0 on 2")
    with pytest.raises(IllegalMove):
        table.play(0, "bid 10000 on 3")
    table.play(0, "bid 6000 on 3")  # 3,000
    table.play(1, "bid 0 on 4")
    assert cash(table) == [0, 9000]


@pytest.mark.rule("STK-12.8")
def test_deborah_declares_a_dividend_at_the_end_of_the_round_for_all():
    table = show(
        movement(
            3,
            portfolios=[{"epic": 2}, {"epic": 1}, {}],
            split=[{}, {"epic": 1}, {}],
            **with_investors("deborah", "bill", "graham"),
        )
    )
    assert (table.pending, table_of(table)["ask"]) == ([0], "extra")
    table.play(0, "declare epic")
    show(table, (0, 1, 0), (1, 1, 1))
    assert cash(table) == [21000, 23000, 20000]
    assert table_of(table)["round"] == 2


@pytest.mark.rule("STK-12.8")
@pytest.mark.parametrize(("players", "order"), [(4, [2, 3, 0, 1]), (5, [3, 4, 0, 1, 2])])
def test_all_show_for_deborah_in_that_round_s_turn_order(players, order):
    others = ["bill", "graham", "stuart", "donald"][: players - 1]
    portfolios = [{"epic": 1}, *[{}] * (players - 1)]
    table = movement(players, first=order[0], portfolios=portfolios, **with_investors("deborah", *others))
    show(table)
    assert (table.pending, table_of(table)["ask"]) == ([0], "extra")
    table.play(0, "declare epic")
    for seat in order:
        assert (table.pending, table_of(table)["ask"]) == ([seat], "show")
        table.play(seat, f"show {int(seat == 0)}")
    paid = [(event["seat"], event["amount"]) for event in seen(table, None, "shown") if event["company"] == "epic"]
    assert paid == [(seat, 1000 if seat == 0 else 0) for seat in order]
    assert table_of(table)["first"] == order[1]  # the token moves on only now


@pytest.mark.rule("STK-12.8")
def test_deborah_declares_one_of_all_companies_after_the_last_pair_and_its_price_stays():
    table = show(movement(3, **with_investors("bill", "deborah", "graham")))
    assert table.pending == [1]
    assert [move.text for move in table.legal(1)] == ["done", *(f"declare {company}" for company in COMPANIES)]
    before = prices(table)
    table.play(1, "declare laboratories")  # it has just paid its dividend
    show(table, (2, 1, 0))
    assert cash(table) == [20000, 20000, 21000]
    assert prices(table) == before
    for onlooker in (None, 0, 1, 2):
        log = table.events(onlooker)
        names = [event["event"] for event in log]
        declared = {"event": "declared", "seat": 1, "company": "laboratories", "amount": 1000}
        assert [event for event in log if event["event"] == "declared"] == [declared]
        last_pair = max(i for i, name in enumerate(names) if name in ("price", "dividend"))
        assert last_pair < names.index("declared") < names.index("round_begins")


@pytest.mark.rule("STK-12.8")
def test_deborah_is_asked_once_at_the_end_of_each_round_and_nobody_else_is():
    table = lay(3, portfolios=[{"epic": 1}, {}, {}], chance=CHANCE, **with_investors("bill", "deborah", "graham"))
    with pytest.raises(IllegalMove, match="do not play the investor"):
        table.play(0, "declare epic")
    play_on(table)
    asked = [event["seat"] for event in seen(table, None, "turn") if event["ask"] == "extra"]
    assert asked == [1] * 7


@pytest.mark.rule("STK-12.8")
def test_deborah_may_decline_and_in_the_last_round_acts_before_the_majorities():
    table = show(movement(3, round=7, **with_investors("deborah", "bill", "graham")))
    assert not table.over
    table.play(0, "declare bank")
    show(table)
    names = [e["event"] for e in table.events(None)]
    assert names.index("declared") < names.index("portfolio")
    assert table.over
    table = show(movement(3, round=7, **with_investors("deborah", "bill", "graham")))
    table.play(0, "done")
    assert table.over


PILES = [
    {"card": "epic", "pile": 1},
    {"card": "bank", "pile": 1, "up": False, "by": 1},
    {"card": "boom", "pile": 2, "up": False, "by": 2},
    {"card": "steel", "pile": 3},
]


@pytest.mark.rule("STK-12.9")
def test_mark_moves_one_card_face_up_or_down_and_a_stockpile_may_end_up_empty():
    table = lay(3, phase="before", piles=PILES, **with_investors("mark", "bill", "graham"))
    with pytest.raises(IllegalMove, match="already"):
        table.play(0, "move 1 to 1")
    with pytest.raises(IllegalMove, match="no such card"):
        table.play(0, "move 5 to 1")
    table.play(0, "move 3 to 1")
    view = table_of(table, 0)["piles"]
    assert [len(pile["cards"]) for pile in view] == [3, 0, 1]
    moved = {"event": "card_moved", "seat": 0, "number": 3, "pile": 2, "into": 1}
    assert all(seen(table, onlooker, "card_moved") == [moved] for onlooker in (None, 0, 1, 2))
    assert view[0]["cards"][-1] == {"number": 3, "card": None, "up": False, "by": 2}
    assert table_of(table)["phase"] == "demand"


@pytest.mark.rule("STK-12.9")
def test_mark_may_decline():
    table = lay(3, phase="before", piles=PILES, **with_investors("mark", "bill", "graham"))
    table.play(0, "done")
    assert table_of(table)["phase"] == "demand"
    assert [len(pile["cards"]) for pile in table_of(table)["piles"]] == [2, 1, 1]


@pytest.mark.rule("STK-12.10")
def test_graham_gets_1000_more_a_share_a_split_card_counts_two_half_sold_one():
    table = lay(
        3, portfolios=[{"epic": 1}, {}, {}], split=[{"steel": 2}, {}, {}], **with_investors("graham", "bill", "mark")
    )
    table.play(0, "sell epic")
    assert cash(table)[0] == 26000
    table.play(0, "sell split steel")
    assert cash(table)[0] == 38000
    table.play(0, "sell half steel")
    assert cash(table)[0] == 44000


@pytest.mark.rule("STK-12.10")
def test_graham_gets_it_at_the_end_too():
    given = {"round": 7, "cash": [0] * 3, "split": [{"epic": 1}, {}, {}]}
    table = show(movement(3, ("epic+1",), **given, **with_investors("graham", "bill", "mark")))
    assert cash(table)[0] == 2 * 7000 + 10000
    table = show(movement(3, ("epic+1",), **given, **with_investors("bill", "graham", "mark")))
    assert cash(table)[0] == 2 * 6000 + 10000


@pytest.mark.rule("STK-12.11")
def test_martha_looks_at_one_pair_a_round_though_nobody_waits_for_her():
    table = demand(3, pairs=pairs("epic+4", "bank-2"), **with_investors("bill", "martha", "mark"))
    assert (table.pending, table.optional) == ([0], [1])
    with pytest.raises(IllegalMove, match="see that pair anyway"):
        table.play(1, "look pair 2")  # her own
    with pytest.raises(IllegalMove, match="see that pair anyway"):
        table.play(1, "look pair 4")  # the public one
    table.play(1, {"move": "look", "seat": 0})
    assert seen(table, 1, "pair_seen") == [
        {"event": "pair_seen", "seat": 1, "pair": 1, "company": "epic", "forecast": "+4"}
    ]
    assert table_of(table, 1)["pairs"][0]["company"] == "epic"
    for onlooker in (None, 2):
        assert seen(table, onlooker, "pair_looked") == [{"event": "pair_looked", "seat": 1, "pair": 1}]
        assert table_of(table, onlooker)["pairs"][0]["company"] is None
        assert table_of(table, onlooker)["pairs"][0]["seen_by"] == [1]
    assert (table.pending, table.optional) == ([0], [])
    with pytest.raises(NotYourTurn):
        table.play(1, "look pair 5")


@pytest.mark.rule("STK-12.11")
def test_martha_looks_at_a_face_down_pair_in_her_own_turn_and_then_bids():
    table = demand(3, first=1, **with_investors("bill", "martha", "mark"))
    table.play(1, "look pair 5")
    assert table.pending == [1]
    table.play(1, "bid 0 on 1")
    assert table.pending == [2]


@pytest.mark.rule("STK-12.11")
def test_after_the_cards_are_taken_martha_may_still_look():
    table = demand(3, **with_investors("bill", "martha", "mark"))
    for seat in (0, 1, 2):
        table.play(seat, f"bid 0 on {seat + 1}")
    assert (table.pending, table_of(table)["ask"]) == ([1], "window")
    assert sum(table_of(table, 1)["portfolio"].values()) == 1
    table.play(1, "look pair 6")
    assert table_of(table)["phase"] == "selling"
    table = demand(3, looked=True, **with_investors("bill", "martha", "mark"))
    for seat in (0, 1, 2):
        table.play(seat, f"bid 0 on {seat + 1}")
    assert table_of(table)["phase"] == "selling"


@pytest.mark.rule("STK-12.11")
def test_martha_not_outside_demand_and_nobody_else():
    table = lay(3, portfolios=[{"epic": 1}, {"epic": 1}, {}], **with_investors("martha", "bill", "mark"))
    with pytest.raises(IllegalMove, match="does not belong"):
        table.play(0, "look pair 2")
    table = demand(3, **with_investors("bill", "martha", "mark"))
    with pytest.raises(IllegalMove, match="do not play the investor"):
        table.play(0, "look pair 2")


@pytest.mark.rule("STK-12.11")
def test_martha_with_two_players_sees_one_pair_only_and_with_five_only_players_pairs():
    table = demand(2, **with_investors("martha bill", "mark graham"))
    assert [m.json["pair"] for m in table.legal(0) if m.json["move"] == "look"] == [3, 4, 5, 6]
    with pytest.raises(BadMove):
        table.play(0, {"move": "look", "seat": 1})
    table.play(0, "look pair 4")
    assert [m for m in table.legal(0) if m.json["move"] == "look"] == []
    assert sum(pair["company"] is not None for pair in table_of(table, 0)["pairs"]) == 3
    table = demand(5, **with_investors("martha", "bill", "mark", "graham", "warren"))
    assert [m.json["pair"] for m in table.legal(0) if m.json["move"] == "look"] == [2, 3, 4, 5]


@pytest.mark.rule("STK-12.12")
def test_stuart_may_put_both_cards_down_never_both_up():
    hands = {"phase": "supply", "hands": [["boom", "epic"], [], []]}
    table = lay(3, **hands, **with_investors("stuart", "bill", "mark"))
    table.play(0, "boom down 1, epic down 2")
    assert [c["up"] for pile in table_of(table)["piles"] for c in pile["cards"]] == [False, False]
    table = lay(3, **hands, **with_investors("stuart", "bill", "mark"))
    with pytest.raises(IllegalMove, match="Only one"):
        table.play(0, "boom up 1, epic up 2")


@pytest.mark.rule("STK-12.12", "STK-10.3")
def test_stuart_with_two_players_in_both_batches():
    table = lay(
        2,
        phase="supply",
        batch=1,
        hands=[["boom", "epic"], ["bank", "steel"]],
        **with_investors("stuart bill", "mark graham"),
        cash=[0, 0],
    )
    table.play(0, "boom down 1, epic down 2")
    table.play(1, "bank up 1, steel down 2")
    one, two = table_of(table, 0)["supply"]
    table.play(0, f"{one} down 1, {two} down 2")
    assert sum(not c["up"] for pile in table_of(table)["piles"] for c in pile["cards"]) == 5


@pytest.mark.rule("STK-12.13")
def test_warren_looks_at_all_face_down_cards_of_one_stockpile():
    table = lay(3, phase="before", piles=PILES, **with_investors("warren", "bill", "graham"))
    with pytest.raises(IllegalMove, match="No card lies face down"):
        table.play(0, "look pile 3")
    table.play(0, "look pile 1")
    assert table_of(table, 0)["piles"][0]["cards"][1]["card"] == "bank"
    assert table_of(table, 0)["piles"][1]["cards"][0]["card"] is None
    for onlooker in (None, 2):
        assert table_of(table, onlooker)["piles"][0]["cards"][1]["card"] is None
        assert [e["pile"] for e in seen(table, onlooker, "pile_looked")] == [1]
        assert table_of(table, onlooker)["warren_looked"] == 1


# --- together --------------------------------------------------------------------------------------


@pytest.mark.rule("STK-12.14")
def test_warren_and_mark_act_in_turn_order_and_mark_may_use_the_pile_warren_saw():
    table = lay(3, phase="before", piles=PILES, **with_investors("warren", "mark", "graham"))
    assert table.pending == [0]
    table.play(0, "look pile 1")
    assert table.pending == [1]
    table.play(1, "move 3 to 1")
    cards = table_of(table, 0)["piles"][0]["cards"]
    assert [c["card"] for c in cards] == ["epic", "bank", None]  # the new one he has not seen
    table = lay(3, phase="before", first=1, piles=PILES, **with_investors("warren", "mark", "graham"))
    assert table.pending == [1]
    table.play(1, "move 3 to 1")
    table.play(0, "look pile 1")
    assert [c["card"] for c in table_of(table, 0)["piles"][0]["cards"]] == ["epic", "bank", "boom"]


@pytest.mark.rule("STK-12.14", "STK-12.9", "STK-12.13")
def test_they_are_asked_in_turn_order_when_the_last_supply_card_lies():
    kept = with_investors("bill", "warren", "graham", "mark")
    table = lay(4, phase="supply", first=2, at=3, hands=[[], ["bank", "epic"], [], []], **kept)
    table.play(1, "bank up 1, epic down 1")
    assert (table.pending, table_of(table)["ask"]) == ([3], "before")
    table.play(3, "move 1 to 2")
    assert (table.pending, table_of(table)["ask"]) == ([1], "before")
    table.play(1, "look pile 1")
    assert (table.pending, table_of(table)["ask"]) == ([2], "demand")


BY_ONE = [*PILES[:1], {**PILES[1], "by": 1}, {**PILES[2], "by": 1}, PILES[3]]


@pytest.mark.rule("STK-12.15")
@pytest.mark.parametrize("moves", [("look pile 1", "move 3 to 1"), ("move 3 to 1", "look pile 1")])
def test_one_player_with_warren_and_mark_uses_them_in_the_own_order(moves):
    table = lay(2, phase="before", piles=BY_ONE, **with_investors("warren mark", "bill graham"))
    for move in moves:
        assert table.pending == [0]
        table.play(0, move)
    assert table_of(table)["phase"] == "demand"
    knows_boom = table_of(table, 0)["piles"][0]["cards"][2]["card"] == "boom"
    assert knows_boom == (moves[0] == "move 3 to 1")


@pytest.mark.rule("STK-12.15", "STK-12.1")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("said", "again"), [("look pile 1", "look pile 2"), ("move 3 to 1", "move 4 to 1")])
def test_each_of_two_abilities_is_used_once_whoever_is_first(first, said, again):
    kept = with_investors("bill graham", "warren mark")
    table = lay(2, phase="before", first=first, at=1 - first, piles=BY_ONE, **kept)
    table.play(1, said)
    assert table.pending == [1]
    with pytest.raises(IllegalMove, match="has been used"):
        table.play(1, again)
    left = {move.json["move"] for move in table.legal(1)}
    assert left == ({"done", "move"} if said.startswith("look") else {"done", "look"})


@pytest.mark.rule("STK-12.15")
@pytest.mark.parametrize("said", [(), ("look pile 2",), ("move 4 to 1",)])
def test_done_declines_what_is_left(said):
    table = lay(2, phase="before", piles=BY_ONE, **with_investors("warren mark", "bill graham"))
    for move in said:
        table.play(0, move)
    table.play(0, "done")
    assert table_of(table)["phase"] == "demand"
    assert seen(table, None, "passed") == [{"event": "passed", "seat": 0, "ask": "before"}]
    assert len(seen(table, None, "pile_looked")) + len(seen(table, None, "card_moved")) == len(said)


@pytest.mark.rule("STK-12.15", "STK-12.7", "STK-12.5")
def test_donald_and_bernie_together():
    piles = [{"card": "fee3000", "pile": 1}]
    table = demand(2, piles=piles, cash=[6000, 0], **with_investors("donald bernie", "bill graham"))
    table.play(0, "bid 10000 on 1")
    table.play(1, "bid 0 on 2")
    table.play(0, "bid 1000 on 3")
    table.play(1, "bid 0 on 4")
    assert cash(table)[0] == 6000 - 6000 - 0 + 3000


@pytest.mark.rule("STK-12.15", "STK-12.6", "STK-11.3")
def test_cramer_on_the_advanced_board_makes_steel_pay_in_the_action_phase():
    kept = with_investors("cramer", "bill", "graham")
    kept["options"]["board"] = "advanced"
    table = action(3, portfolios=[{"boom": 1, "steel": 2}, {}, {}], spaces={"steel": 3}, **kept)
    table.play(0, "raise steel")
    show(table, (0, 2, 0))
    assert cash(table)[0] == 22000
    table.play(0, "boom steel")
    show(table, (0, 2, 0))
    assert (cash(table)[0], spaces(table)["steel"]) == (24000, 6)
    assert table_of(table)["phase"] == "selling"


@pytest.mark.rule("STK-12.15", "STK-12.8", "STK-12.10")
def test_deborah_s_dividend_is_no_sale_for_graham():
    table = show(
        movement(2, portfolios=[{"epic": 1}, {}], cash=[0, 0], **with_investors("deborah graham", "bill mark"))
    )
    table.play(0, "declare epic")
    table.play(0, "show 1")
    assert cash(table)[0] == 1000
