"""Exchange Watch: what the view says a card, a status or an event would bring is what it brings."""

import pytest

from tests.games.watch.test_watch_cards import MOMENT_OF, table_at


def played_at_its_best(table, card: str) -> dict:
    """Play the card at the target the view names; what the view said of it."""
    (held,) = table.view(0)["table"]["hand"]
    now = held["now"]
    table.play(0, {"move": "play", "card": card})
    for key in ("seat", "company"):
        if now[key] is not None and any(key in move.json for move in table.legal(0) if move.json["move"] == "choose"):
            table.play(0, {"move": "choose", key: now[key]})
    return now


def seats(table) -> list:
    return table.view(0)["table"]["seats"]


@pytest.mark.rule("WAT-6.3")
def test_an_audit_costs_what_was_said(at, trade) -> None:
    table = table_at("purchases", "audit", at, trade)
    before = [seat["cash"] for seat in seats(table)]
    now = played_at_its_best(table, "audit")
    assert before[now["seat"]] - seats(table)[now["seat"]]["cash"] == now["amount"] == 600


@pytest.mark.rule("WAT-6.2")
def test_support_lifts_the_own_shares_by_what_was_said(at, trade) -> None:
    table = table_at("purchases", "support", at, trade)
    before = seats(table)[0]["worth"]["total"]
    now = played_at_its_best(table, "support")
    assert now["seat"] is None and seats(table)[0]["worth"]["total"] - before == now["amount"] == 300


@pytest.mark.rule("WAT-6.3")
def test_a_bear_raid_takes_from_the_other_what_was_said(at, trade) -> None:
    table = table_at("purchases", "bear-raid", at, trade)
    before = [seat["worth"]["shares"] for seat in seats(table)]
    now = played_at_its_best(table, "bear-raid")
    assert before[now["seat"]] - seats(table)[now["seat"]]["worth"]["shares"] == now["amount"] > 0


@pytest.mark.rule("WAT-6.2")
def test_a_special_dividend_adds_what_was_said(at, trade) -> None:
    table = table_at("dividends", "special-dividend", at, trade)
    shown = table.view(0)["table"]["event"]["dividends"]
    cash = [seat["cash"] for seat in seats(table)]
    now = played_at_its_best(table, "special-dividend")
    while table.view(0)["table"]["phase"] == "dividends":
        table.play(table.pending[0], "pass")
    got = [after["cash"] - before for after, before in zip(seats(table), cash, strict=True)]
    assert got[0] == shown[0] + now["amount"] and got[1:] == shown[1:] and shown[0] > 0


@pytest.mark.rule("WAT-6.2")
def test_leverage_and_the_free_hand_say_their_figures(at, trade) -> None:
    table = table_at("bet", "leverage", at, trade)
    limit = table.view(0)["table"]["trade"]["limit"]["limit"]
    now = played_at_its_best(table, "leverage")
    assert now["instead"] == limit < now["amount"] == table.view(0)["table"]["trade"]["limit"]["limit"]
    table = table_at("change", "free-hand", at, trade)
    cost = table.view(0)["table"]["trade"]["change_cost"]
    assert played_at_its_best(table, "free-hand")["amount"] == cost > 0
    assert table.view(0)["table"]["trade"]["change_cost"] == 0


@pytest.mark.rule("WAT-6.2")
def test_a_stop_loss_costs_what_was_said(at, trade) -> None:
    table = table_at("payout", "stop-loss", at, trade)
    before = seats(table)[0]["cash"]
    now = played_at_its_best(table, "stop-loss")
    assert before - seats(table)[0]["cash"] == now["amount"] < now["instead"]


@pytest.mark.rule("WAT-6.1")
@pytest.mark.parametrize("card", MOMENT_OF)
def test_nothing_is_said_of_a_card_at_another_moment(at, trade, card: str) -> None:
    step = "purchases" if MOMENT_OF[card] != "purchases" else "bet"
    assert table_at(step, card, at, trade).view(0)["table"]["hand"][0]["now"] is None


@pytest.mark.rule("WAT-4.3")
def test_a_status_says_what_two_points_bring_and_when_it_has_paid_for_itself(at) -> None:
    shown = at(seats=[{"cash": 9000, "status": "advanced"}]).view(0)["table"]["statuses"]
    assert [(each["two_points"], each["pays_after"]) for each in shown] == [
        (500, None),
        (1000, None),
        (2000, 3),
        (3000, 3),
    ]
