"""Exchange Watch: the two endings, the winner, the order (WAT-7)."""

import pytest

from openoutcry import Table
from openoutcry.errors import BadOption
from openoutcry.games import load_game
from openoutcry.kernel.batch import Batch
from openoutcry.table.rematch import BadRematch, rematch

GOALS = {3: 30000, 4: 20000, 5: 15000, 6: 12000}


def end_now(at, seats: list[dict], players: int = 3, **more) -> Table:
    """Seat 0 ends its turn without a trade; the last event was opened in it."""
    table = at(seats=seats, players=players, events=[], **more)
    table.play(0, "pass")
    return table


@pytest.mark.rule("WAT-7.1")
@pytest.mark.parametrize("players", GOALS)
def test_the_sum_ends_the_game_at_the_end_of_any_turn(at, players: int) -> None:
    goal = GOALS[players]
    table = at(seats=[{}, {"cash": goal}], players=players)
    assert not table.over
    table.play(0, "pass")
    assert table.over
    assert table.view(None)["table"]["ending"] == "money"
    assert table.winners() == [1]
    short = at(seats=[{}, {"cash": goal - 50}], players=players)
    short.play(0, "pass")
    assert not short.over


@pytest.mark.rule("WAT-7.1")
def test_open_debt_is_taken_off_the_sum(at) -> None:
    table = at(seats=[{}, {"cash": 30950, "debts": 1}])
    table.play(0, "pass")
    assert not table.over
    enough = at(seats=[{}, {"cash": 31000, "debts": 1}])
    enough.play(0, "pass")
    assert enough.over


@pytest.mark.rule("WAT-7.1")
def test_the_sum_is_cash_without_shares(at) -> None:
    table = at(seats=[{"cash": 29000}, {"shares": {"signal": 5}}], prices={"signal": 1000})
    table.play(0, "pass")
    assert not table.over


@pytest.mark.rule("WAT-7.2")
def test_after_the_last_event_the_turn_is_played_out(at) -> None:
    table = at(seats=[{}, {"space": 7, "shares": {"lavka": 1}}], events=["quiet-session"])
    table.play(0, "pass")
    assert table.view(None)["table"]["events_left"] == 0
    assert not table.over
    table.play(1, "sell lavka")
    table.play(1, "pass")
    assert table.over
    assert table.view(None)["table"]["ending"] == "events"


@pytest.mark.rule("WAT-7.3")
def test_cash_and_shares_less_debt_make_the_score(at) -> None:
    seats = [{"cash": 100}, {"cash": 500, "shares": {"signal": 2, "ipo-it": 1}}, {"cash": 1500, "debts": 1}]
    table = end_now(at, seats)
    assert table.scores() == [100, 500 + 300 + 300, 500]
    assert table.winners() == [1]
    worth = table.view(None)["table"]["seats"][1]["worth"]
    assert worth == {"cash": 500, "shares": 600, "debt": 0, "total": 1100, "can_win": True}


@pytest.mark.rule("WAT-7.3")
def test_shares_count_as_sold_to_pay_the_debt(at) -> None:
    table = end_now(at, [{"cash": 100}, {"debts": 1, "shares": {"superoil": 5}}, {}])
    assert table.scores()[1] == 250
    assert table.winners() == [1]


@pytest.mark.rule("WAT-7.3")
def test_shares_count_at_the_prices_of_the_end(at) -> None:
    seats = [{"cash": 600}, {"shares": {"signal": 2, "ipo-it": 1}}, {"shares": {"grandbank": 3}}]
    table = end_now(at, seats, prices={"signal": 50, "ipo-it": 550, "grandbank": 200})
    assert table.scores() == [600, 650, 600]
    assert table.winners() == table.view(2)["winners"] == [1]


@pytest.mark.rule("WAT-7.3")
def test_the_richest_wins_whoever_had_the_sum(at) -> None:
    seats = [{"cash": 30000}, {"cash": 29500, "shares": {"signal": 1}}, {}]
    table = at(seats=seats, prices={"signal": 1000})
    table.play(0, "pass")
    assert table.view(None)["table"]["ending"] == "money"
    assert table.winners() == [1]


@pytest.mark.rule("WAT-7.3", "WAT-5.9")
def test_a_debtor_who_can_not_pay_does_not_win(at) -> None:
    seats = [{"cash": 0}, {"cash": 5000, "debts": 6}, {"cash": 50}]
    table = end_now(at, seats)
    assert table.view(None)["table"]["seats"][1]["worth"]["can_win"] is False
    assert table.winners() == [2]


@pytest.mark.rule("WAT-7.3")
def test_if_nobody_can_pay_the_best_net_worth_wins(at) -> None:
    table = end_now(at, [{"debts": 3}, {"cash": 900, "debts": 1}, {"debts": 2}])
    assert table.winners() == [1]
    more_debt = end_now(at, [{"debts": 1}, {"cash": 2900, "debts": 3}, {"cash": 1000, "debts": 2}])
    assert more_debt.winners() == [1]


@pytest.mark.rule("WAT-7.3")
def test_a_tie_of_those_who_can_not_pay_is_settled_alike(at) -> None:
    seats = [{"cash": 900, "debts": 1}, {"cash": 1900, "debts": 2}, {"cash": 750, "debts": 1, "shares": {"signal": 1}}]
    table = end_now(at, seats)
    assert table.scores() == [-100] * 3
    assert table.winners() == [0, 1]


@pytest.mark.rule("WAT-7.3")
def test_a_tie_goes_to_more_cash_less_debt_and_is_shared_then(at) -> None:
    tie = [{"cash": 100, "shares": {}}, {"cash": 150, "shares": {"signal": 1}}, {"cash": 300}]
    assert end_now(at, tie).winners() == [2]
    same = [{"cash": 300}, {"cash": 1300, "debts": 1}, {"cash": 50}]
    assert end_now(at, same).winners() == [0, 1]


@pytest.mark.rule("WAT-7.3")
def test_all_see_what_everybody_is_worth(at) -> None:
    table = end_now(at, [{"cash": 100}, {"cash": 500, "shares": {"signal": 2}}, {"cash": 1500, "debts": 1}])
    assert table.events(None)[-4:] == [
        {"event": "worth", "seat": 0, "cash": 100, "value": 0, "debts": 0},
        {"event": "worth", "seat": 1, "cash": 500, "value": 300, "debts": 0},
        {"event": "worth", "seat": 2, "cash": 1500, "value": 0, "debts": 1000},
        {"event": "game_ends", "ending": "events"},
    ]


@pytest.mark.rule("WAT-7.4")
def test_the_holder_of_the_order_changes_one_number_for_the_next_game(at) -> None:
    table = end_now(at, [{"cash": 100}, {"cash": 500}, {}])
    following = rematch(table, 1, {"event_cards": 8}, seed="next")
    assert following.view(None)["table"]["events_left"] == 8
    assert following.view(None)["numbers"] == {"event_cards": 8}  # all see which
    changed = [{"number": "event_cards", "from": 10, "to": 8, "seat": 1, "name": ""}]
    assert following.view(2)["changed_by"] == following.log.as_json()["changed_by"] == changed


@pytest.mark.rule("WAT-7.4")
def test_a_loser_changes_nothing_and_a_winner_only_one_number_within_bounds(at) -> None:
    table = end_now(at, [{"cash": 100}, {"cash": 500}, {}])
    with pytest.raises(BadRematch):
        rematch(table, 0, {"event_cards": 8})
    with pytest.raises(BadRematch):
        rematch(table, 1, {"event_cards": 8, "debt": 500})
    with pytest.raises(BadOption):
        rematch(table, 1, {"event_cards": 19})


@pytest.mark.rule("WAT-7.4")
def test_sharing_winners_may_either_of_them_change_it(at) -> None:
    table = end_now(at, [{"cash": 300}, {"cash": 300}, {}])
    assert table.winners() == [0, 1]
    for seat in (0, 1):
        assert rematch(table, seat, {"surcharge": 2}).log.numbers == {"surcharge": 2}


@pytest.mark.rule("WAT-7.4")
@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("start_cash", 25, "0, 50, … 5000"),
        ("debt", 1001, "100, 150, … 5000"),
        ("status_price", [1000, 3010, 5000], "0, 50, … 20000"),
        ("goal", [30010, 20000, 15000, 12000], "1000, 1050, … 100000"),
        ("own_limit", [7, 10, 20, 30], "2, 5, 10, 20, 30"),
        ("join_limit", [2, 4, 10, 20], "2, 5, 10, 20, 30"),
    ],
)
def test_a_changed_number_is_one_the_game_can_be_played_with(at, name: str, value: object, allowed: str) -> None:
    table = end_now(at, [{"cash": 100}, {"cash": 500}, {}])
    with pytest.raises(BadOption) as refused:
        rematch(table, 1, {name: value})
    assert refused.value.details["allowed"] == allowed
    with pytest.raises(BadOption):
        Table("watch", 3, "odd", numbers={name: value})


@pytest.mark.rule("WAT-7.4")
def test_a_change_that_changes_nothing_is_none(at) -> None:
    table = end_now(at, [{"cash": 100}, {"cash": 500}, {}])
    same = {"debt": 1000}, {"own_limit": [5, 10, 20, 30]}, {"goal": [30000, 19000, 15000, 12000]}  # three play
    for change in same:
        with pytest.raises(BadRematch) as refused:
            rematch(table, 1, change)
        assert refused.value.code == "error-rematch-same"
    following = rematch(table, 1, {"goal": [29000, 20000, 15000, 12000]})
    assert following.view(None)["table"]["goal"] == 29000


@pytest.mark.rule("WAT-7.4")
@pytest.mark.parametrize("bound", ["least", "most"])
@pytest.mark.parametrize("name", load_game("watch").edition.numbers)
def test_every_number_at_its_bounds_makes_a_game_that_ends(name: str, bound: str) -> None:
    game = load_game("watch")
    number = game.edition.numbers[name]
    value = getattr(number, bound)
    numbers = {name: [value] * len(number.default) if number.shape else value}
    batch = Batch(game, 4, 6, seed=name, numbers=numbers, threads=1)
    assert (batch.playout(keep=True).decisions > 0).all()
    assert [game.study.check(batch.states, i) for i in range(6)] == [0] * 6
