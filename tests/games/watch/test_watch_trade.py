"""Exchange Watch: the trade, the bets, the payout, Debt (WAT-5)."""

import pytest

# Numbers of cards in the trading decks. Rumours: 0 is −1, 3 is 0, 6 is +1. The other two: 0 −2, 1 −1, 4 0, 5 +1, 7 +2.
QUIET = {"muted": ["bet", "analysis", "payout"]}


def bet(side: str, multiplier: int) -> dict:
    return {"side": side, "multiplier": multiplier}


@pytest.mark.rule("WAT-5.1")
def test_an_own_share_must_be_put_up(at, refused) -> None:
    table = at("offer", [{"shares": {"signal": 1}}, {"shares": {"fakel": 1}}])
    assert [move.text for move in table.legal(0)] == ["offer signal"]
    assert refused(table, 0, "offer fakel") == "not-owned"
    assert refused(table, 0, "pass") == "cant-pass"


@pytest.mark.rule("WAT-5.1")
def test_without_a_share_there_is_no_trade(at, seen) -> None:
    table = at()
    table.play(0, "pass")
    assert seen(table, "no_offer") == [{"event": "no_offer", "seat": 0}]
    assert seen(table, "face_opened") == []
    assert table.view(None)["table"]["active"] == 1


@pytest.mark.rule("WAT-5.2")
def test_a_rumours_card_is_opened_first(at) -> None:
    table = at("offer", [{"shares": {"signal": 1}}], trading={"rumours": {"deck": [6]}})
    table.play(0, "offer signal")
    opened = table.view(None)["table"]["trade"]["open"]
    assert opened == [{"pile": "rumours", "card": 6, "bulls": 1, "bears": 0, "reshuffle": False, "net": 1}]


@pytest.mark.rule("WAT-5.3")
def test_others_bet_first_clockwise_and_the_active_player_last(trade) -> None:
    table = trade("bet", players=4)
    asked = []
    while table.view(None)["table"]["phase"] == "bet":
        seat = table.pending[0]
        asked.append(seat)
        table.play(seat, "bet rise x2" if seat == 0 else "pass")
    assert asked == [1, 2, 3, 0]


@pytest.mark.rule("WAT-5.3")
def test_the_active_player_must_bet_and_others_may(trade, refused) -> None:
    table = trade("bet")
    assert refused(table, 1, "pass") is None
    table = trade("bet", circuit=2)
    assert refused(table, 0, "pass") == "must-bet"
    assert refused(table, 0, "pass until-turn") == "cant-mute"
    assert refused(table, 0, "bet fall x2") is None


@pytest.mark.rule("WAT-5.4")
@pytest.mark.parametrize(
    ("status", "own", "joining"),
    [("basic", 5, 2), ("advanced", 10, 5), ("experienced", 20, 10), ("expert", 30, 20)],
)
def test_the_largest_multiplier_by_status(trade, refused, status: str, own: int, joining: int) -> None:
    seats = [{"status": status}, {"status": status}]
    for table, seat, limit in ((trade("bet", seats, circuit=2), 0, own), (trade("bet", seats), 1, joining)):
        for multiplier in (2, 5, 10, 20, 30):
            for side in ("rise", "fall"):
                said = refused(table, seat, f"bet {side} x{multiplier}")
                assert said == (None if multiplier <= limit else "over-limit")
        assert table.view(seat)["table"]["trade"]["limit"]["limit"] == limit


@pytest.mark.rule("WAT-5.5")
def test_a_change_after_technical_analysis_costs_the_shares_price(trade, plate, bank) -> None:
    table = trade("change", [{"bet": bet("rise", 2)}, {"cash": 500, "bet": bet("rise", 2)}], (3, 4, 4))
    assert table.pending == [1]
    table.play(1, "bet fall x2")
    assert (plate(table, 1)["cash"], bank(table)) == (500 - 150, 150 - 500)
    assert next(e for e in table.events(None) if e["event"] == "bet_changed")["cost"] == 150


@pytest.mark.rule("WAT-5.5")
def test_who_did_not_bet_may_join_now_and_nobody_may_withdraw(trade, refused) -> None:
    seats = [{"bet": bet("rise", 2), "cash": 500}, {"cash": 500}, {"cash": 500, "bet": bet("fall", 2)}]
    table = trade("change", seats, (3, 4, 4))
    table.play(1, "bet fall x2")
    assert refused(table, 2, "bet fall x2") == "same-bet"
    assert refused(table, 2, "bet fall x5") == "over-limit"
    table.play(2, "pass")
    table.play(0, "bet rise x5")
    settled = {e["seat"]: (e["side"], e["multiplier"]) for e in table.events(None) if e["event"] == "bet_changed"}
    assert settled == {1: ("fall", 2), 0: ("rise", 5)}


@pytest.mark.rule("WAT-5.5")
def test_asked_are_those_with_the_money_or_an_inside_card(trade, refused) -> None:
    seats = [{"bet": bet("rise", 2), "cash": 100}, {"cash": 100}, {"hand": ["support"]}]
    table = trade("bet", [{"cash": 100}, *seats[1:]], circuit=2)
    table.play(0, "bet rise x2")
    assert table.view(None)["table"]["phase"] == "change"
    assert table.pending == [2]  # 1 has neither, 2 an Inside card
    assert refused(table, 2, "bet rise x2") == "no-money"  # no Debt may be taken for it
    table.play(2, "pass")
    assert table.view(None)["table"]["phase"] != "change"  # 0 has neither


@pytest.mark.rule("WAT-5.6", "WAT-5.7", "WAT-5.8")
def test_more_bulls_raise_the_price_and_the_share_goes_back(trade, price, plate) -> None:
    table = trade("bet", [{}, {**QUIET}, {**QUIET}], (6, 7, 5), circuit=2)
    table.play(0, "bet rise x5")
    assert price(table, "signal") == 150 + 4 * 50
    assert plate(table, 0)["shares"] == {"signal": 1}
    assert plate(table, 0)["cash"] == 50 * 4 * 5


@pytest.mark.rule("WAT-5.7", "WAT-5.8")
def test_more_bears_take_the_share_whatever_its_owner_bet(trade, price, plate) -> None:
    table = trade("bet", [{}, {**QUIET}, {**QUIET}], (0, 1, 4), circuit=2)
    table.play(0, "bet fall x5")
    assert price(table, "signal") == 150 - 2 * 50
    assert plate(table, 0)["shares"] == {}
    assert plate(table, 0)["cash"] == 50 * 2 * 5
    assert [row["left"] for row in table.view(None)["table"]["chart"] if row["company"] == "signal"] == [5]


@pytest.mark.rule("WAT-5.7")
def test_bulls_and_bears_equal_nothing_moves_and_nothing_is_paid(trade, price, plate) -> None:
    table = trade("bet", [{}, {**QUIET}, {**QUIET}], (6, 1, 4), circuit=2)
    table.play(0, "bet fall x5")
    assert price(table, "signal") == 150
    assert plate(table, 0)["shares"] == {"signal": 1}
    assert (plate(table, 0)["cash"], plate(table, 0)["debts"]) == (0, 0)


@pytest.mark.rule("WAT-5.7", "WAT-5.8")
def test_an_ipo_moves_twice_as_far_and_pays_twice(trade, price, plate) -> None:
    table = trade("bet", [{}, {**QUIET}, {**QUIET}], (6, 7, 5), "ipo-it", circuit=2)
    table.play(0, "bet rise x5")
    assert price(table, "ipo-it") == 300 + 2 * 4 * 50
    assert plate(table, 0)["cash"] == 100 * 4 * 5


@pytest.mark.rule("WAT-5.8")
def test_the_table_pays_by_the_cards_also_where_the_price_was_clamped(trade, price, plate) -> None:
    table = trade("bet", [{}, {**QUIET}, {**QUIET}], (6, 7, 5), circuit=2, prices={"signal": 950})
    table.play(0, "bet rise x5")
    assert price(table, "signal") == 1000
    assert plate(table, 0)["cash"] == 50 * 4 * 5


@pytest.mark.rule("WAT-5.8")
def test_every_cell_of_the_pay_table(trade) -> None:
    for company, unit in (("signal", 50), ("ipo-it", 100)):
        table = trade("bet", company=company)
        seen = table.view(1)["table"]["trade"]
        for row in seen["possible"]:
            for end, amount in zip(seen["outcomes"], row["pays"], strict=True):
                won = end["difference"] if row["side"] == "rise" else -end["difference"]
                assert amount == unit * won * row["multiplier"]


@pytest.mark.rule("WAT-5.8")
def test_the_wrong_side_pays_the_bank_and_the_right_side_gets_from_it(trade, plate) -> None:
    table = trade("bet", [{"cash": 1000}, {"cash": 1000}, {"cash": 1000}], (6, 5, 4))
    table.play(1, "bet fall x2")
    table.play(2, "bet rise x2")
    table.play(0, "bet rise x5")
    while table.view(None)["table"]["phase"] == "change":
        table.play(table.pending[0], "pass")
    assert [plate(table, seat)["cash"] for seat in range(3)] == [1500, 800, 1200]


@pytest.mark.rule("WAT-5.9")
def test_who_can_not_pay_takes_debt_and_keeps_the_shares(trade, plate, seen) -> None:
    table = trade("bet", [{"cash": 100, "shares": {"signal": 1, "superoil": 3}}, QUIET, QUIET], (6, 5, 4), circuit=2)
    table.play(0, "bet fall x5")
    assert (plate(table, 0)["cash"], plate(table, 0)["debts"]) == (100 + 1000 - 500, 1)
    assert plate(table, 0)["shares"] == {"signal": 1, "superoil": 3}
    assert seen(table, "debt_taken") == [{"event": "debt_taken", "seat": 0, "debts": 1}]


@pytest.mark.rule("WAT-5.9")
@pytest.mark.parametrize(("cash", "left", "debts"), [(550, 50, 0), (500, 0, 0), (450, 950, 1)])
def test_debt_is_made_only_where_the_money_does_not_do(trade, plate, cash: int, left: int, debts: int) -> None:
    table = trade("bet", [{"cash": cash}, QUIET, QUIET], (6, 5, 4), circuit=2)
    table.play(0, "bet fall x5")  # +2: 500 are lost
    while table.view(None)["table"]["active"] == 0:
        table.play(0, "pass")
    assert (plate(table, 0)["cash"], plate(table, 0)["debts"]) == (left, debts)


@pytest.mark.rule("WAT-5.9")
def test_debt_is_paid_back_a_whole_card_at_once(at, plate, seen, bank, refused) -> None:
    table = at(seats=[{}, {"cash": 1500, "debts": 2}, {"cash": 950, "debts": 1}])
    assert table.optional == [1]  # not asked, but may
    assert refused(table, 2, "repay") is not None
    before = bank(table)
    table.play(1, "repay")
    assert (plate(table, 1)["cash"], plate(table, 1)["debts"], bank(table)) == (500, 1, before + 1000)
    assert seen(table, "debt_repaid") == [{"event": "debt_repaid", "seat": 1, "debts": 1, "amount": 1000}]
    assert table.optional == []
    assert refused(at(seats=[{"cash": 5000}]), 0, "repay") == "no-debt"
    assert refused(at(seats=[{"cash": 500, "debts": 1}]), 0, "repay") == "cant-repay"


@pytest.mark.rule("WAT-5.9")
@pytest.mark.parametrize("step", ["choose", "dividends", "purchases", "offer", "bet", "change", "payout"])
def test_debt_is_paid_back_at_any_time_by_who_is_asked_and_who_is_not(at, trade, plate, step: str) -> None:
    asked = {"cash": 1500, "debts": 1, "hand": ["support"], "shares": {"signal": 1}}
    seats = [asked, {}, {"cash": 1000, "debts": 1}]
    if step in ("bet", "change", "payout"):
        seats[0] |= {} if step == "bet" else {"bet": bet("fall", 2)}
        table = trade(step, seats, (6, 5, 5), circuit=2)
    else:
        table = at(step, seats, **({"event": "sector-boom"} if step in ("choose", "dividends") else {}))
    for seat, left in ((0, 500), (2, 0)):
        assert "repay" in [move.text for move in table.legal(seat)]
        table.play(seat, "repay")
        assert (plate(table, seat)["cash"], plate(table, seat)["debts"]) == (left, 0)
        assert (table.view(None)["table"]["phase"], table.pending) == (step, [0])  # the game waits as before


@pytest.mark.rule("WAT-5.9")
def test_no_status_with_debt_until_it_is_paid_back(at, plate, refused) -> None:
    table = at(seats=[{"cash": 9000, "debts": 2}])
    for _ in range(2):
        assert refused(table, 0, "status advanced") == "has-debt"
        assert "status advanced" not in [move.text for move in table.legal(0)]
        table.play(0, "repay")
    table.play(0, "status advanced")
    assert (plate(table, 0)["status"], plate(table, 0)["cash"]) == ("advanced", 6000)


@pytest.mark.rule("WAT-5.9")
def test_no_debt_is_paid_back_between_a_card_and_its_target(at, refused) -> None:
    table = at(seats=[{"cash": 3000, "debts": 1, "hand": ["block-deal"]}, {"cash": 3000, "debts": 1}])
    table.play(0, "play block-deal")
    assert refused(table, 0, "repay") == "target-first"
    assert table.optional == []


@pytest.mark.rule("WAT-5.10")
def test_the_cards_are_discarded_and_all_may_look_at_them(trade) -> None:
    table = trade("bet", [{}, QUIET, QUIET], (6, 5, 4), circuit=2)
    table.play(0, "bet rise x2")
    piles = table.view(None)["table"]["trading"]
    assert [(piles[name]["left"], [card["card"] for card in piles[name]["spent"]]) for name in piles] == [
        (7, [6]),
        (7, [5]),
        (7, [4]),
    ]


@pytest.mark.rule("WAT-5.10")
def test_a_reshuffle_card_shuffles_its_own_discards_in(at, seen) -> None:
    trading = {
        "rumours": {"open": 2, "spent": [0, 1]},  # card 2 says "reshuffle"
        "analysis": {"deck": [5], "spent": [0]},
        "news": {"deck": [4]},
    }
    table = at("bet", [{"shares": {"signal": 1}}, QUIET, QUIET], offered="signal", circuit=2, trading=trading)
    table.play(0, "bet rise x2")
    assert seen(table, "reshuffled") == [{"event": "reshuffled", "pile": "rumours"}]
    piles = table.view(None)["table"]["trading"]
    assert (piles["rumours"]["left"], piles["rumours"]["spent"]) == (8, [])
    assert piles["analysis"]["left"] == 6


@pytest.mark.rule("WAT-5.10")
def test_an_empty_deck_is_reshuffled_too(at, seen) -> None:
    trading = {
        "rumours": {"open": 6},
        "analysis": {"deck": [5]},
        "news": {"deck": [4], "spent": [0, 1, 2, 3, 5, 6, 7]},
    }
    table = at("bet", [{"shares": {"signal": 1}}, QUIET, QUIET], offered="signal", circuit=2, trading=trading)
    table.play(0, "bet rise x2")
    assert seen(table, "reshuffled") == [{"event": "reshuffled", "pile": "news"}]
    assert table.view(None)["table"]["trading"]["news"]["left"] == 8


@pytest.mark.rule("WAT-5.6")
def test_the_view_counts_the_ways_the_trade_can_end(trade) -> None:
    table = trade("change", [{"bet": bet("rise", 2), "cash": 500}], (6, 5, 4), circuit=2)
    seen = table.view(0)["table"]["trade"]
    assert seen["so_far"] == 2
    ways = {end["difference"]: end["ways"] for end in seen["outcomes"]}
    assert ways == {0: 1, 1: 2, 2: 2, 3: 2, 4: 1}
    assert seen["change_cost"] == 150


@pytest.mark.rule("WAT-5.7", "WAT-5.8", "WAT-7.4")
@pytest.mark.parametrize("factor", [1, 2, 3, 4])
def test_a_changed_factor_changes_the_pay_of_an_ipo_as_well_as_its_move(trade, price, seen, factor: int) -> None:
    loser = {"cash": 5000, "bet": {"side": "fall", "multiplier": 2}, **QUIET}
    table = trade("bet", [{}, loser, QUIET], (6, 5, 4), "ipo-it", circuit=2, numbers={"ipo_factor": factor})
    ends = table.view(0)["table"]["trade"]
    at_two = next(i for i, end in enumerate(ends["outcomes"]) if end["difference"] == 2)
    (offered,) = [bet for bet in ends["possible"] if (bet["side"], bet["multiplier"]) == ("rise", 5)]
    assert offered["pays"][at_two] == 2 * factor * 50 * 5
    table.play(0, "bet rise x5")
    assert price(table, "ipo-it") == 300 + 2 * factor * 50  # +1 +1 0
    assert [(event["seat"], event["amount"]) for event in seen(table, "got")] == [(0, 2 * factor * 50 * 5)]
    assert [(event["seat"], event["amount"]) for event in seen(table, "paid")] == [(1, 2 * factor * 50 * 2)]


@pytest.mark.rule("WAT-5.8", "WAT-7.4")
def test_a_changed_factor_leaves_blue_chips_as_they_are(trade, price, seen) -> None:
    table = trade("bet", [{}, QUIET, QUIET], (6, 5, 4), circuit=2, numbers={"ipo_factor": 4})
    table.play(0, "bet rise x5")
    assert price(table, "signal") == 250
    assert [event["amount"] for event in seen(table, "got")] == [500]
