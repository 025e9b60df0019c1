"""Exchange Watch: a turn and its purchases (WAT-3, WAT-4)."""

import random

import pytest

from openoutcry import Table


def names(table, since: int = 0) -> list[str]:
    return [event["event"] for event in table.events(None, since)]


@pytest.mark.rule("WAT-3.1")
def test_roll_event_card_purchases_trade_in_this_order(at) -> None:
    table = at(seats=[{}, {"space": 7, "shares": {"signal": 1}}], events=["quiet-session"] + ["stimulus"])
    before = len(table.events(None))
    table.play(0, "pass")
    said = [n for n in names(table, before) if n in ("rolled", "event_opened", "price_moved", "card_taken")]
    assert said[:2] == ["rolled", "event_opened"]
    assert said[-1] == "card_taken"
    assert table.view(None)["table"]["phase"] == "purchases"
    table.play(1, "pass")
    assert table.view(None)["table"]["phase"] == "offer"
    table.play(1, "offer signal")
    assert table.view(None)["table"]["phase"] == "bet"


@pytest.mark.rule("WAT-3.1")
def test_steps_can_not_be_done_before_their_time(at, refused) -> None:
    table = at(seats=[{"shares": {"signal": 1}, "cash": 5000}])
    assert refused(table, 0, "offer signal") == "not-offering"
    assert refused(table, 0, "bet rise x2") == "not-betting"
    table.play(0, "pass")
    assert refused(table, 0, "buy fakel") == "not-buying"
    assert refused(table, 0, "sell signal") == "not-buying"
    assert refused(table, 0, "status expert") == "not-buying"
    assert refused(table, 0, "pass") == "cant-pass"


@pytest.mark.rule("WAT-3.4")
def test_text_then_dividends_then_rise_and_fall(at, price, plate) -> None:
    # Stimulus pays 300; depozit, neftopt, medtorg pay; grandbank, vectorsoft, lavka, ipo-metals up; others down.
    table = at(seats=[{}, {"space": 7, "shares": {"depozit": 2}}], events=["stimulus", "rescue"])
    table.play(0, "pass")
    assert plate(table, 1)["cash"] == 300 + 2 * 150
    assert price(table, "grandbank") == 250 + 3 * 50
    assert price(table, "stalgrad") == 250 - 2 * 50
    assert price(table, "ipo-metals") == 300 + 5 * 50
    assert price(table, "ipo-banks") == 300 - 3 * 50
    order = [event for event in names(table) if event in ("got", "dividends", "price_moved")]
    assert order == ["got"] * 3 + ["dividends"] + ["price_moved"] * 8


@pytest.mark.rule("WAT-3.4")
def test_dividends_are_paid_at_the_price_before_the_rise(at, plate) -> None:
    # Windfall tax pays neftopt, signal, fakel and lifts fakel.
    table = at(seats=[{}, {"space": 7, "shares": {"fakel": 1}}], events=["windfall-tax", "rescue"])
    table.play(0, "pass")
    assert plate(table, 1)["cash"] == 150


@pytest.mark.rule("WAT-3.5")
def test_no_price_leaves_the_chart(at, price) -> None:
    table = at(
        seats=[{}, {"space": 7}],
        events=["stimulus", "rescue"],
        prices={"grandbank": 950, "ipo-metals": 1000, "stalgrad": 100, "ipo-banks": 50},
    )
    table.play(0, "pass")
    assert price(table, "grandbank") == 1000
    assert price(table, "ipo-metals") == 1000
    assert price(table, "stalgrad") == 50
    assert price(table, "ipo-banks") == 50


@pytest.mark.rule("WAT-3.6")
def test_an_empty_deck_is_made_anew_from_its_discards(at, seen) -> None:
    decks = at().position()["decks"]
    every = decks["inside"] + decks["greenmail"]
    table = at(seats=[{}, {"space": 0}], discards=every)
    table.play(0, "pass")
    taken = seen(table, "card_taken")[-1]["deck"]
    assert seen(table, "deck_renewed") == [{"event": "deck_renewed", "deck": taken}]
    assert table.view(None)["table"]["decks"][taken] == 17


@pytest.mark.rule("WAT-3.6")
def test_with_deck_and_discards_empty_no_card_is_taken(at, seen) -> None:
    every = at().position()["decks"]
    table = at(seats=[{"hand": every["inside"] + every["greenmail"]}, {"space": 0}])
    table.play(0, "pass")
    assert seen(table, "card_taken") == []
    assert table.pending == [1]


@pytest.mark.rule("WAT-4.1")
def test_buy_sell_and_status_in_any_order(at, plate) -> None:
    table = at(seats=[{"cash": 1000, "shares": {"signal": 2}}], prices={"signal": 200})
    table.play(0, "sell signal")
    assert plate(table, 0)["cash"] == 1200
    table.play(0, "status advanced")
    table.play(0, "buy fakel")
    table.play(0, "sell fakel")
    table.play(0, "sell signal")
    assert plate(table, 0)["cash"] == 1200 - 1000 - 150 + 150 + 200
    assert plate(table, 0)["shares"] == {}


@pytest.mark.rule("WAT-4.1")
def test_only_own_shares_are_sold(at, refused) -> None:
    assert refused(at(), 0, "sell signal") == "not-owned"


@pytest.mark.rule("WAT-4.2")
@pytest.mark.parametrize(
    ("company", "cost"), [("megagas", 250), ("ipo-it", 350), ("signal", 200), ("superoil", 400), ("neftopt", 200)]
)
def test_the_rulebooks_prices_with_a_five(at, plate, company: str, cost: int) -> None:
    table = at(seats=[{"cash": 1000}], prices={"neftopt": 50})
    shop = {row["company"]: row for row in table.view(0)["table"]["purchases"]["shares"]}
    assert shop[company]["cost"] == cost
    table.play(0, f"buy {company}")
    assert plate(table, 0)["cash"] == 1000 - cost


@pytest.mark.rule("WAT-4.2")
def test_the_surcharge_may_lead_above_a_thousand(at, plate) -> None:
    table = at(seats=[{"cash": 1500}], prices={"grandbank": 1000}, die=6)
    table.play(0, "buy grandbank")
    assert plate(table, 0)["cash"] == 1500 - 1250


@pytest.mark.rule("WAT-4.2")
def test_who_lacks_the_surcharge_can_not_buy(at, refused) -> None:
    table = at(seats=[{"cash": 150}])
    assert refused(table, 0, "buy signal") == "no-money"
    assert refused(table, 0, "buy fakel") is None


@pytest.mark.rule("WAT-4.3")
@pytest.mark.parametrize(("status", "cost"), [("advanced", 1000), ("experienced", 3000), ("expert", 5000)])
def test_a_status_has_its_listed_price_and_steps_may_be_skipped(at, plate, status: str, cost: int) -> None:
    table = at(seats=[{"cash": 5000}])
    table.play(0, f"status {status}")
    assert plate(table, 0)["status"] == status
    assert plate(table, 0)["cash"] == 5000 - cost


@pytest.mark.rule("WAT-4.3")
def test_no_status_downwards_without_money_or_with_debt(at, refused) -> None:
    table = at(seats=[{"cash": 4000, "status": "experienced"}])
    assert refused(table, 0, "status advanced") == "no-step-up"
    assert refused(table, 0, "status experienced") == "no-step-up"
    assert refused(table, 0, "status expert") == "no-money"
    assert refused(at(seats=[{"cash": 9000, "debts": 1}]), 0, "status advanced") == "has-debt"


@pytest.mark.rule("WAT-4.4")
@pytest.mark.parametrize(("status", "limit"), [("basic", 1), ("advanced", 2), ("experienced", 3), ("expert", 4)])
def test_a_status_sets_the_shares_bought_a_turn(at, refused, status: str, limit: int) -> None:
    table = at(seats=[{"cash": 5000, "status": status}])
    for _ in range(limit):
        table.play(0, "buy fakel")
    assert refused(table, 0, "buy megagas") == "limit"


@pytest.mark.rule("WAT-4.3", "WAT-4.4")
def test_a_new_status_counts_at_once(at, refused) -> None:
    table = at(seats=[{"cash": 5000}])
    table.play(0, "buy fakel")
    assert refused(table, 0, "buy fakel") == "limit"
    table.play(0, "status advanced")
    table.play(0, "buy fakel")
    assert refused(table, 0, "buy fakel") == "limit"


@pytest.mark.rule("WAT-4.5")
def test_shares_are_limited_by_what_lies_at_the_exchange(at, refused) -> None:
    table = at(seats=[{"cash": 5000, "shares": {"fakel": 1}}, {"shares": {"fakel": 4, "ipo-gas": 1}}])
    assert refused(table, 0, "buy fakel") == "none-left"
    assert refused(table, 0, "buy ipo-gas") == "none-left"
    assert not {"buy fakel", "buy ipo-gas"} & {move.text for move in table.legal(0)}
    table.play(0, "sell fakel")
    assert refused(table, 0, "buy fakel") is None


@pytest.mark.rule("WAT-4.5")
@pytest.mark.parametrize(
    ("said", "paid", "left", "told"),
    [
        ("buy fakel", 150, {"fakel": 4, "signal": 4}, {"event": "share_bought", "company": "fakel", "cost": 150}),
        ("sell signal", -200, {"fakel": 5, "signal": 5}, {"event": "share_sold", "company": "signal", "cost": 200}),
        ("status advanced", 1000, {"signal": 4}, {"event": "status_bought", "status": "advanced", "cost": 1000}),
    ],
)
def test_money_moves_to_and_from_the_bank_shares_from_and_to_the_exchange(
    at, bank, plate, said: str, paid: int, left: dict, told: dict
) -> None:
    table = at(seats=[{"cash": 2000, "shares": {"signal": 1}}], prices={"signal": 200})
    table.play(0, said)
    assert bank(table) == paid - 2000
    assert [plate(table, seat)["cash"] for seat in range(3)] == [2000 - paid, 0, 0]
    exchange = {row["company"]: row["left"] for row in table.view(None)["table"]["chart"]}
    assert exchange == exchange | left
    assert table.events(None)[-1] == told | {"seat": 0}


@pytest.mark.rule("WAT-4.5")
def test_all_cash_and_the_bank_make_the_same_sum_all_game_long(bank) -> None:
    chooser = random.Random(3)
    table = Table("watch", 3, "sum")
    while not table.over:
        seat = chooser.choice(table.pending + table.optional)
        table.play(seat, chooser.choice(table.legal(seat)))
        record = table.hidden(None)[0]
        assert bank(table) + int(record.cash.sum()) == 0
        assert (record.exchange + record.shares.sum(axis=0) == [5] * 12 + [1] * 6).all()
    told = {event["event"] for event in table.events(None)}
    assert told >= {"share_bought", "share_sold", "status_bought", "got", "paid", "dividends", "bet_changed"}
    assert told >= {"debt_taken", "debt_repaid"}


@pytest.mark.rule("WAT-4.2", "WAT-4.4")
def test_the_view_says_what_can_be_bought_at_which_price_and_why(at) -> None:
    table = at(seats=[{"cash": 300}])
    shop = table.view(0)["table"]["purchases"]
    rows = {row["company"]: row for row in shop["shares"]}
    assert rows["signal"] == {
        "company": "signal", "price": 150, "steps": 1, "surcharge": 50, "cost": 200, "why_not": None,
    }  # fmt: skip
    assert rows["superoil"]["why_not"] == "watch-refused-no-money"
    assert (shop["die"], shop["limit"], shop["bought"]) == (5, 1, 0)
    legal = {move.json["company"] for move in table.legal(0) if move.json["move"] == "buy"}
    assert legal == {name for name, row in rows.items() if row["why_not"] is None}
