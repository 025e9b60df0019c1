"""Action, selling, movement, the end and the advanced board of Stockpile."""

import pytest

import openoutcry as oo
from openoutcry.errors import IllegalMove, NotYourTurn
from tests.games.stockpile.positions import (
    COMPANIES,
    action,
    by_round,
    cash,
    lay,
    movement,
    play_on,
    prices,
    seen,
    show,
    spaces,
    table_of,
)

ADVANCED = {"board": "advanced"}
# The first player is not always seat 0: players, and the order of their turns.
TURNS = [(3, [1, 2, 0]), (4, [2, 3, 0, 1]), (5, [3, 4, 0, 1, 2])]


# --- action ----------------------------------------------------------------------------------------


@pytest.mark.rule("STK-6.1")
def test_boom_raises_and_bust_lowers_any_company_by_two_in_own_order():
    table = action(3)
    table.play(0, "bust steel")
    table.play(0, "boom epic")
    assert prices(table) == dict.fromkeys(COMPANIES, 5000) | {"steel": 3000, "epic": 7000}
    assert table_of(table)["discard"] == {"boom": 1, "bust": 1}


@pytest.mark.rule("STK-6.1")
def test_none_may_be_declined_and_all_are_played_in_turn_order():
    table = action(3, first=1, portfolios=[{"boom": 1}, {"boom": 2}, {"epic": 1}])
    assert table.pending == [1]
    with pytest.raises(IllegalMove, match="Every action card"):
        table.play(1, "done")
    with pytest.raises(IllegalMove, match="no such action card"):
        table.play(1, "bust epic")
    table.play(1, "boom epic")
    assert table.pending == [1]
    table.play(1, "boom epic")
    assert table.pending == [0]
    with pytest.raises(NotYourTurn):
        table.play(2, "boom epic")
    table.play(0, "boom bank")
    assert table_of(table)["phase"] == "selling"


@pytest.mark.rule("STK-6.1")
@pytest.mark.parametrize(("space", "after"), [(10, 7000), (9, 6000)])
def test_boom_splits_at_once(space, after):
    table = action(3, spaces={"epic": space}, portfolios=[{"boom": 1, "epic": 2}, {"epic": 1}, {}])
    table.play(0, "boom epic")
    assert prices(table)["epic"] == after
    assert [plate["split"] for plate in table_of(table)["seats"]] == [{"epic": 2}, {"epic": 1}, {}]


@pytest.mark.rule("STK-6.1")
def test_bust_bankrupts_at_once():
    table = action(3, spaces={"epic": 1}, portfolios=[{"bust": 1, "epic": 2}, {"epic": 1, "bank": 1}, {}])
    table.play(0, "bust epic")
    assert prices(table)["epic"] == 5000
    assert [plate["cards"] for plate in table_of(table)["seats"]] == [0, 1, 1]


# --- selling ---------------------------------------------------------------------------------------


@pytest.mark.rule("STK-7.1")
def test_any_number_at_the_current_price_in_turn_order():
    table = lay(3, portfolios=[{"epic": 3, "bank": 1}, {"epic": 1}, {}], spaces={"epic": 8})
    table.play(0, "sell 2 Epic, done")
    assert cash(table)[0] == 36000
    assert table_of(table)["discard"] == {"epic": 2}
    assert table.pending == [1]
    with pytest.raises(IllegalMove, match="no ordinary share"):
        table.play(1, "sell bank")
    table.play(1, "done")
    assert cash(table)[1] == 20000


@pytest.mark.rule("STK-7.1")
@pytest.mark.parametrize(("players", "order"), TURNS)
def test_selling_begins_with_the_first_player_and_goes_clockwise(players, order):
    table = lay(players, first=order[0], portfolios=[{"epic": 1, "bank": 1}] * players)
    for seat in order:
        assert table.pending == [seat]
        table.play(seat, "sell epic, done")
    sold = [{"event": "sold", "seat": seat, "company": "epic", "amount": 5000} for seat in order]
    assert all(seen(table, onlooker, "sold") == sold for onlooker in (None, *order))
    assert table_of(table)["phase"] == "movement"


@pytest.mark.rule("STK-7.1")
def test_who_has_nothing_left_is_done():
    table = lay(3, portfolios=[{"epic": 1}, {"epic": 1}, {}])
    table.play(0, "sell epic, done")
    assert table.pending == [1]


@pytest.mark.rule("STK-7.2")
def test_a_split_share_brings_twice_the_price():
    table = lay(3, portfolios=[{"bank": 1}, {}, {}], split=[{"steel": 2}, {}, {}], spaces={"steel": 7})
    table.play(0, "sell split steel")
    assert cash(table)[0] == 34000
    assert table_of(table)["seats"][0]["split"] == {"steel": 1}
    with pytest.raises(IllegalMove, match="no split share"):
        table.play(0, "sell split bank")


@pytest.mark.rule("STK-7.2")
def test_half_a_split_share_brings_the_price_once_and_the_card_is_ordinary_again():
    table = lay(3, {"aid": True}, split=[{"steel": 1}, {}, {}], portfolios=[{}, {"bank": 1}, {}], spaces={"steel": 7})
    table.play(0, "sell half steel")
    assert cash(table)[0] == 27000
    assert table_of(table, 0)["portfolio"] == {"steel": 1}
    assert table_of(table, 0)["seats"][0]["split"] == {}
    assert table_of(table, 1)["aid"]["portfolios"][0]["at_least"] == {"steel": 1}  # everybody has seen it
    table.play(0, "sell steel")
    assert cash(table)[0] == 34000
    assert table.pending == [1]


@pytest.mark.rule("STK-7.2")
def test_a_compound_sale():
    table = lay(3, portfolios=[{"epic": 2, "bank": 1}, {"epic": 1}, {}], split=[{"steel": 2}, {}, {}])
    table.play(0, "sell 2 Epic, 1 split Steel, 1 half Steel, 1 Steel, done")
    assert cash(table)[0] == 20000 + 2 * 5000 + 10000 + 5000 + 5000
    assert table.pending == [1]


# --- movement --------------------------------------------------------------------------------------


@pytest.mark.rule("STK-8.1")
def test_pairs_move_in_turn_order_then_the_public_one_then_the_face_down_ones():
    table = movement(3, ("epic+4", "bank-2", "steel+2", "computers-3", "automotive+1"))
    shown = [e["pair"] for e in seen(table, 1, "pair_shown")]
    assert shown == [1, 2, 3, 4, 5, 6]
    moved = [e["company"] for e in seen(table, None, "price")]
    assert moved == ["epic", "bank", "steel", "computers", "automotive"]
    want = {"epic": 9000, "bank": 3000, "steel": 7000, "computers": 2000, "automotive": 6000, "laboratories": 5000}
    assert prices(table) == want
    assert [e["company"] for e in seen(table, None, "dividend")] == ["laboratories"]


@pytest.mark.rule("STK-8.1", "STK-10.2")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_in_every_round_the_pairs_of_the_first_player_move_first_and_so_on_clockwise(players):
    table = play_on(oo.Table("stockpile", players, "pairs"))
    firsts = [event["seat"] for event in seen(table, None, "round_begins")]
    own = [by_round(table, seat, "pair_dealt") for seat in range(players)]
    shown = by_round(table, None, "pair_shown")
    moved = by_round(table, None, "price")
    for i, first in enumerate(firsts):
        order = [(first + turn) % players for turn in range(players)]
        dealt = [pair["company"] for seat in order for pair in own[seat][i]]
        public = [pair["company"] for pair in shown[i][:-6]]  # shown when it was dealt, and again when it moves
        assert len(public) == (0 if players == 2 else 1)
        assert [pair["company"] for pair in shown[i][-6:]][: len(dealt + public)] == dealt + public
        assert [pair["pair"] for pair in shown[i][-6:]] == [1, 2, 3, 4, 5, 6]
        rising_and_falling = [pair["company"] for pair in shown[i][-6:] if pair["forecast"] != "$$"]
        assert [event["company"] for event in moved[i][-5:]] == rising_and_falling


@pytest.mark.rule("STK-8.1")
def test_american_automotive_at_5_and_plus_2_is_7():
    assert prices(movement(3, ("automotive+2",)))["automotive"] == 7000


@pytest.mark.rule("STK-8.2")
def test_a_dividend_is_paid_for_shares_shown_and_for_split_ones_twice():
    table = movement(3, ("epic$$",), portfolios=[{"epic": 3}, {"epic": 1}, {}], split=[{"epic": 2}, {}, {}])
    assert prices(table)["epic"] == 5000
    assert table.pending == [0]
    table.play(0, "show 2")
    assert cash(table)[0] == 24000
    assert table.pending == [0]
    with pytest.raises(IllegalMove, match="not so many"):
        table.play(0, "show split 3")
    table.play(0, "show split 1")
    assert cash(table)[0] == 28000
    assert table.pending == [1]
    table.play(1, "show 0")
    assert cash(table)[1] == 20000
    assert table.pending == [2]  # asked like the others, though there is nothing to show
    assert [move.text for move in table.legal(2)] == ["show 0"]


@pytest.mark.rule("STK-8.2")
@pytest.mark.parametrize(("players", "order"), TURNS)
def test_all_seats_are_asked_for_a_dividend_in_turn_order(players, order):
    portfolios = [{"epic": 1}, *[{}] * (players - 1)]
    table = movement(players, ("epic$$",), first=order[0], portfolios=portfolios)
    for seat in order:
        assert (table.pending, table_of(table)["ask"]) == ([seat], "show")
        table.play(seat, f"show {int(seat == 0)}")
    paid = [(event["seat"], event["count"], event["amount"]) for event in seen(table, None, "shown")]
    assert paid == [(seat, 1, 2000) if seat == 0 else (seat, 0, 0) for seat in order]
    assert prices(table)["automotive"] == 2000  # only then the next pair moves


@pytest.mark.rule("STK-8.2")
def test_showing_ordinary_and_split_cards_in_one_move():
    table = movement(3, ("epic$$",), portfolios=[{"epic": 3}, {}, {}], split=[{"epic": 2}, {}, {}])
    table.play(0, "show 3, split 2")
    assert cash(table)[0] == 20000 + 6000 + 8000
    assert table.pending == [1]
    with pytest.raises(IllegalMove, match="how many shares you show"):
        table.play(1, "done")


@pytest.mark.rule("STK-8.3")
@pytest.mark.parametrize(
    ("space", "forecast", "after"),
    [(9, "+4", 8000), (10, "+1", 6000), (8, "+2", 10000), (9, "+2", 6000), (10, "+4", 9000), (7, "+4", 6000)],
)
def test_past_the_last_space_the_rest_of_the_rise_goes_on_from_6(space, forecast, after):
    table = movement(3, (f"epic{forecast}",), spaces={"epic": space})
    assert prices(table)["epic"] == after
    assert len(seen(table, None, "splits")) == (after != 10000)


@pytest.mark.rule("STK-8.3", "STK-11.2")
def test_a_short_track_can_split_twice_in_one_move():
    """Cosmic Computers has five spaces, octagon the third: from the 4th, +4 is 5th, split, 4th, 5th."""
    table = movement(
        3, ("computers+4",), options=ADVANCED, spaces={"computers": 5}, portfolios=[{"computers": 2}, {}, {}]
    )
    # 5th and +4: split to the 3rd, 4th, 5th, split again to the 3rd.
    assert spaces(table)["computers"] == 3
    assert len(seen(table, None, "splits")) == 2
    # The cards split first are paid for by the second split.
    assert [(e["count"], e["amount"]) for e in seen(table, None, "split_paid")] == [(2, 20000)]
    assert cash(table)[0] == 40000


@pytest.mark.rule("STK-8.4")
def test_at_a_split_all_holders_show_their_shares_and_move_them():
    table = movement(
        3,
        ("epic+1",),
        options={"aid": True},
        spaces={"epic": 10},
        portfolios=[{"epic": 2, "bank": 1}, {"bank": 1}, {"epic": 1}],
    )
    assert [plate["split"] for plate in table_of(table)["seats"]] == [{"epic": 2}, {}, {"epic": 1}]
    assert [(e["seat"], e["count"]) for e in seen(table, 1, "shares_split")] == [(0, 2), (2, 1)]
    assert table_of(table, 0)["portfolio"] == {"bank": 1}
    # What is left can't be of that company.
    assert "epic" not in table_of(table, 2)["aid"]["portfolios"][0]["at_most"]
    assert "epic" not in table_of(table, 2)["aid"]["portfolios"][1]["at_most"]


# Ordinary, split, both, none, and other companies beside them.
HOLDERS = {
    "first": 3,
    "portfolios": [{"epic": 2, "bank": 1}, {"bank": 1}, {"laboratories": 1}, {}, {"epic": 3}],
    "split": [{}, {"epic": 1, "steel": 1}, {"bank": 2}, {}, {"epic": 2}],
}
OTHERS = [{"bank": 1}, {"bank": 1}, {"laboratories": 1}, {}, {}]  # what of it is not Epic's


@pytest.mark.rule("STK-8.4", "STK-8.5")
def test_a_split_meets_every_holder_and_no_other_company():
    table = movement(5, ("epic+1",), spaces={"epic": 10}, **HOLDERS)
    plates = table_of(table)["seats"]
    assert [table_of(table, seat)["portfolio"] for seat in range(5)] == OTHERS
    assert [plate["cards"] for plate in plates] == [1, 1, 1, 0, 0]
    assert [plate["split"] for plate in plates] == [{"epic": 2}, {"epic": 1, "steel": 1}, {"bank": 2}, {}, {"epic": 5}]
    assert [plate["cash"] for plate in plates] == [20000, 30000, 20000, 20000, 40000]
    assert table_of(table)["discard"] == {}
    for onlooker in (None, *range(5)):
        assert seen(table, onlooker, "splits") == [{"event": "splits", "company": "epic", "amount": 6000, "space": 6}]
        assert seen(table, onlooker, "shares_split") == [
            {"event": "shares_split", "seat": seat, "company": "epic", "count": count}
            for seat, count in ((4, 3), (0, 2))
        ]
        assert seen(table, onlooker, "split_paid") == [
            {"event": "split_paid", "seat": seat, "company": "epic", "count": count, "amount": 10000 * count}
            for seat, count in ((4, 2), (1, 1))
        ]


@pytest.mark.rule("STK-8.4")
def test_shares_bought_after_a_split_are_ordinary():
    piles = [{"card": "epic", "pile": 1}]
    table = lay(3, phase="demand", piles=piles, split=[{"epic": 2}, {}, {}])
    for seat, pile in ((0, 1), (1, 2), (2, 3)):
        table.play(seat, f"bid 0 on {pile}")
    assert table_of(table, 0)["portfolio"] == {"epic": 1}
    assert table_of(table, 0)["seats"][0]["split"] == {"epic": 2}


@pytest.mark.rule("STK-8.5")
def test_shares_that_were_split_before_are_paid_10000_each_and_stay():
    given = {"spaces": {"epic": 10}, "portfolios": [{"epic": 1}, {}, {}], "split": [{"epic": 2}, {}, {}]}
    table = movement(3, ("epic+1",), **given)
    assert cash(table)[0] == 40000
    assert table_of(table)["seats"][0]["split"] == {"epic": 3}
    by_share = movement(3, ("epic+1",), numbers={"split_pays_shares": True}, **given)
    assert cash(by_share)[0] == 60000


@pytest.mark.rule("STK-8.6")
@pytest.mark.parametrize(("space", "forecast"), [(1, "-2"), (2, "-3"), (2, "-2"), (3, "-3"), (1, "-3")])
def test_bankruptcy_discards_all_shares_and_the_rest_of_the_fall_is_lost(space, forecast):
    table = movement(
        3,
        (f"epic{forecast}",),
        spaces={"epic": space},
        portfolios=[{"epic": 2, "bank": 1}, {}, {}],
        split=[{}, {"epic": 1}, {}],
    )
    assert prices(table)["epic"] == 5000
    assert [plate["split"] for plate in table_of(table)["seats"]] == [{}, {}, {}]
    assert table_of(table, 0)["portfolio"] == {"bank": 1}
    assert table_of(table)["discard"] == {"epic": 3}
    lost = [(e["seat"], e["count"], e["splits"]) for e in seen(table, 2, "shares_lost")]
    assert lost == [(0, 2, 0), (1, 0, 1)]


@pytest.mark.rule("STK-8.6")
def test_a_bankruptcy_meets_every_holder_and_no_other_company():
    table = movement(5, ("epic-2",), spaces={"epic": 2}, **HOLDERS)
    plates = table_of(table)["seats"]
    assert [table_of(table, seat)["portfolio"] for seat in range(5)] == OTHERS
    assert [plate["cards"] for plate in plates] == [1, 1, 1, 0, 0]
    assert [plate["split"] for plate in plates] == [{}, {"steel": 1}, {"bank": 2}, {}, {}]
    assert cash(table) == [20000] * 5
    assert table_of(table)["discard"] == {"epic": 8}
    lost = [(4, 3, 2), (0, 2, 0), (1, 0, 1)]
    for onlooker in (None, *range(5)):
        log = [event for event in table.events(onlooker) if event.get("company") == "epic"]
        names = [event["event"] for event in log]
        after = log[names.index("bankrupt") :]
        assert after == [
            {"event": "bankrupt", "company": "epic", "amount": 5000, "space": 5},
            *(
                {"event": "shares_lost", "seat": seat, "company": "epic", "count": count, "splits": splits}
                for seat, count, splits in lost
            ),
            {"event": "price", "company": "epic", "steps": -2, "amount": 5000, "space": 5},
        ]


@pytest.mark.rule("STK-8.6")
def test_a_price_of_1_is_not_bankrupt():
    table = movement(3, ("epic-2",), spaces={"epic": 3}, portfolios=[{"epic": 1}, {}, {}])
    assert prices(table)["epic"] == 1000
    assert table_of(table, 0)["portfolio"] == {"epic": 1}


@pytest.mark.rule("STK-8.7")
def test_the_round_and_the_token_move_on_and_after_the_last_round_the_game_ends():
    table = show(movement(3, round=6))
    assert (table_of(table)["round"], table_of(table)["first"], table.over) == (7, 1, False)
    table = show(movement(3, round=7))
    assert table.over
    assert table.pending == []


# --- the end ---------------------------------------------------------------------------------------


def ended(players=3, **given):
    """The last round ends; at the end Automotive is at 2, Bank 3, Computers 6, Epic 5, Steel 7, Laboratories 9."""
    given.setdefault("cash", [0] * players)
    said = ("automotive-3", "bank-2", "computers+1", "epic$$", "steel+2", "laboratories+4")
    return show(movement(players, said, round={3: 7, 5: 5}[players], **given))


@pytest.mark.rule("STK-9.1")
def test_the_majority_brings_10000_and_split_cards_count_two():
    table = ended(portfolios=[{"epic": 3}, {}, {}], split=[{}, {"epic": 2}, {}])
    paid = [(e["seat"], e["company"], e["count"], e["amount"]) for e in seen(table, None, "majority")]
    assert paid == [(1, "epic", 4, 10000), (2, "laboratories", 1, 10000)]
    assert [plate["majorities"] for plate in table_of(table)["seats"]] == [0, 10000, 10000]


@pytest.mark.rule("STK-9.1")
def test_every_tied_player_gets_5000_however_many():
    table = ended(portfolios=[{"epic": 2}, {"epic": 2}, {}], split=[{}, {}, {"epic": 1}])
    paid = [(e["seat"], e["amount"]) for e in seen(table, None, "majority") if e["company"] == "epic"]
    assert paid == [(0, 5000), (1, 5000), (2, 5000)]


@pytest.mark.rule("STK-9.1")
def test_five_players_tie_and_those_tied_behind_a_leader_get_nothing():
    table = ended(
        5,
        portfolios=[{"bank": 1, "epic": 2}, {"bank": 1, "epic": 3}, {"bank": 1, "epic": 2}, {"bank": 1}, {"bank": 1}],
    )
    paid = [(e["company"], e["seat"], e["count"], e["amount"]) for e in seen(table, 3, "majority")]
    assert paid == [
        *(("bank", seat, 1, 5000) for seat in range(5)),
        ("epic", 1, 3, 10000),
        ("laboratories", 4, 1, 10000),
    ]
    # Bank 3,000 and Epic 5,000 a share, Laboratories 9,000.
    assert cash(table) == [18000, 33000, 18000, 8000, 27000]


@pytest.mark.rule("STK-9.1")
def test_portfolios_are_opened_at_the_end():
    table = ended(portfolios=[{"epic": 2}, {}, {}], split=[{}, {"steel": 1}, {}])
    assert [plate["portfolio"] for plate in table_of(table)["seats"]] == [{"epic": 2}, {}, {"laboratories": 1}]
    assert seen(table, 1, "portfolio")[0]["shares"] == {"ordinary": {"epic": 2}, "split": {}}


@pytest.mark.rule("STK-9.2")
def test_all_shares_are_sold_at_the_final_price_and_pay_open_fees():
    table = ended(
        portfolios=[{"epic": 1}, {}, {}], split=[{"steel": 2}, {}, {}], fees=[{"1000": 1, "3000": 1}, {"2000": 1}, {}]
    )
    # epic 5,000; steel 5 + 2 = 7,000 × 4; both majorities 10,000; fees 4,000.
    assert cash(table)[0] == 5000 + 28000 + 20000 - 4000
    assert table_of(table)["seats"][0]["fees"] == []
    # Seat 1 has nothing and can't pay: ignored.
    assert cash(table)[1] == 0
    assert [e["amount"] for e in seen(table, None, "fee_dropped")] == [2000]
    lines = table_of(table)["seats"][0]["shares"]
    assert [(x["company"], x["shares"], x["price"], x["total"]) for x in lines] == [
        ("epic", 1, 5000, 5000),
        ("steel", 4, 7000, 28000),
    ]


@pytest.mark.rule("STK-9.2")
def test_of_two_open_fees_the_one_that_can_be_paid_in_full_is_paid_and_the_other_costs_nothing():
    table = ended(portfolios=[{"automotive": 1}, {"automotive": 2}, {}], fees=[{"1000": 1, "3000": 1}, {}, {}])
    assert cash(table)[0] == 2000 - 1000
    assert seen(table, None, "fee_paid") == [{"event": "fee_paid", "seat": 0, "amount": 1000}]
    assert seen(table, None, "fee_dropped") == [{"event": "fee_dropped", "seat": 0, "amount": 3000}]


@pytest.mark.rule("STK-9.3")
def test_most_money_wins_and_exact_ties_share():
    table = ended(cash=[19000, 0, 0])  # seat 2: one share at 9,000 and its majority
    assert table.scores() == [19000, 0, 19000]
    assert table.winners() == [0, 2]
    assert ended(cash=[19001, 0, 0]).winners() == [0]


@pytest.mark.rule("STK-9.3")
def test_only_those_tied_for_the_most_share_the_win():
    table = ended(5, cash=[5000, 19000, 5000, 19000, 0])  # seat 4 has 19,000 too
    assert [(e["seat"], e["amount"]) for e in seen(table, None, "scored")] == list(
        enumerate([5000, 19000, 5000, 19000, 19000])
    )
    assert table.winners() == [1, 3, 4]
    assert ended(5, cash=[18998, 18999, 18999, 0, 0]).winners() == [4]


# --- the advanced board ----------------------------------------------------------------------------


@pytest.mark.rule("STK-11.1")
def test_bankruptcy_to_the_start_split_to_the_octagon_and_forecasts_move_spaces():
    table = movement(3, ("automotive+2",), options=ADVANCED)
    assert prices(table)["automotive"] == 9000  # 5,000 and two spaces
    table = movement(
        3, ("automotive+1",), options=ADVANCED, spaces={"automotive": 7}, portfolios=[{"automotive": 1}, {}, {}]
    )
    assert (prices(table)["automotive"], spaces(table)["automotive"]) == (7000, 4)
    table = movement(3, ("bank-2",), options=ADVANCED, spaces={"bank": 1})
    assert (prices(table)["bank"], spaces(table)["bank"]) == (5000, 5)


@pytest.mark.rule("STK-11.1", "STK-11.2")
@pytest.mark.parametrize(
    ("company", "last", "octagon", "start"),
    [
        ("computers", 5, (3, 5000), (3, 5000)),
        ("bank", 6, (4, 4000), (5, 5000)),
        ("laboratories", 10, (6, 6000), (5, 5000)),
        ("automotive", 7, (4, 7000), (3, 5000)),
        ("steel", 10, (5, 3000), (9, 5000)),
        ("epic", 10, (4, 5000), (5, 5000)),
    ],
)
def test_every_company_has_its_own_octagon_and_its_own_start(company, last, octagon, start):
    for said, space, name, to in ((f"{company}+1", last, "splits", octagon), (f"{company}-3", 2, "bankrupt", start)):
        table = movement(3, (said,), options=ADVANCED, spaces={company: space})
        assert (spaces(table)[company], prices(table)[company]) == to
        assert seen(table, None, name) == [{"event": name, "company": company, "amount": to[1], "space": to[0]}]


@pytest.mark.rule("STK-11.1")
def test_stopping_on_the_octagon_in_a_normal_move_does_nothing():
    table = movement(3, ("automotive+1",), options=ADVANCED, portfolios=[{"automotive": 1}, {}, {}])
    assert spaces(table)["automotive"] == 4
    assert seen(table, None, "splits") == []


@pytest.mark.rule("STK-11.2")
def test_the_tracks_of_the_advanced_board():
    table = lay(3, ADVANCED, portfolios=[{"epic": 1}, {}, {}])
    rows = {r["company"]: (r["track"], r["space"], r["octagon"]) for r in table_of(table)["companies"]}
    thousand = {name: ([v // 1000 for v in track], start, octagon) for name, (track, start, octagon) in rows.items()}
    assert thousand == {
        "computers": ([1, 3, 5, 7, 9], 3, 3),
        "bank": ([1, 2, 3, 4, 5, 6], 5, 4),
        "laboratories": (list(range(1, 11)), 5, 6),
        "automotive": ([1, 3, 5, 7, 9, 11, 13], 3, 4),
        "steel": ([1, 1, 2, 2, 3, 3, 4, 4, 5, 5], 9, 5),
        "epic": ([1, 3, 4, 5, 5, 6, 6, 7, 8, 10], 5, 4),
    }
    assert all(prices(table)[name] == 5000 for name in COMPANIES)


@pytest.mark.rule("STK-11.3")
def test_stanford_steel_pays_for_each_dollar_space_a_rise_enters():
    """From the 9th with +4 and three shares: the 10th pays 3,000, split to the 5th, the 6th 6,000, stop on the 7th."""
    table = movement(3, ("steel+4",), options=ADVANCED, portfolios=[{"steel": 3}, {}, {}])
    assert spaces(table)["steel"] == 10
    table.play(0, "show 3")
    assert cash(table)[0] == 23000
    table.play(1, "show 0")
    table.play(2, "show 0")
    assert spaces(table)["steel"] == 6
    table.play(0, "show 0")
    table.play(0, "show split 3")
    assert cash(table)[0] == 29000
    show(table)
    assert spaces(table)["steel"] == 7
    paid = [{"event": "steel_pays", "company": "steel", "amount": 1000, "space": space} for space in (10, 6)]
    assert seen(table, None, "steel_pays") == paid  # none for the spaces between the 10th and the 5th


@pytest.mark.rule("STK-11.3")
@pytest.mark.parametrize(("players", "order"), TURNS)
def test_steel_is_shown_in_turn_order_once_for_each_dollar_space(players, order):
    portfolios = [{"steel": 1}, *[{}] * (players - 1)]
    table = movement(
        players, ("steel+4",), options=ADVANCED, first=order[0], portfolios=portfolios, spaces={"steel": 5}
    )
    for space in (6, 8):
        for seat in order:
            assert (spaces(table)["steel"], table.pending) == (space, [seat])
            table.play(seat, f"show {int(seat == 0)}")
    assert spaces(table)["steel"] == 9
    paid = [(event["seat"], event["amount"]) for event in seen(table, None, "shown") if event["company"] == "steel"]
    assert paid == 2 * [(seat, 1000 if seat == 0 else 0) for seat in order]


@pytest.mark.rule("STK-11.3")
def test_a_bankruptcy_that_lifts_steel_over_four_dollar_spaces_pays_nothing():
    table = movement(3, ("steel-2",), options=ADVANCED, portfolios=[{"steel": 2}, {}, {}], spaces={"steel": 1})
    show(table, (0, 0, 0))
    assert spaces(table)["steel"] == 9
    assert table_of(table)["discard"] == {"steel": 2}
    assert [event for event in seen(table, None, "shown") if event["company"] == "steel"] == []
    assert seen(table, None, "steel_pays") == []
    assert cash(table)[0] == 20000


@pytest.mark.rule("STK-11.3")
def test_falls_the_space_it_starts_from_resets_and_dividends_pay_nothing():
    for said, space in (("steel-3", 8), ("steel+1", 8), ("steel+1", 10)):
        table = movement(3, (said,), options=ADVANCED, portfolios=[{"steel": 1}, {}, {}], spaces={"steel": space})
        assert seen(table, None, "steel_pays") == []
    table = movement(3, ("steel$$",), options=ADVANCED, portfolios=[{"steel": 1}, {}, {}], spaces={"steel": 8})
    table.play(0, "show 1")
    assert cash(table)[0] == 22000
    assert seen(table, None, "steel_pays") == []
    basic = movement(3, ("steel+1",), portfolios=[{"steel": 1}, {}, {}])
    assert seen(basic, None, "steel_pays") == []


@pytest.mark.rule("STK-11.3")
def test_a_boom_makes_steel_pay_and_passing_counts():
    table = action(3, options=ADVANCED, portfolios=[{"boom": 2, "steel": 1}, {}, {}], spaces={"steel": 5})
    table.play(0, "boom steel")
    table.play(0, "show 1")
    assert cash(table)[0] == 21000
    show(table)
    assert spaces(table)["steel"] == 7
    assert table.pending == [0]  # the second Boom
    assert table_of(table)["ask"] == "action"
