"""Exchange Watch: what is in the box and how a game is set up (WAT-1, WAT-2)."""

import pytest

from openoutcry import Table
from openoutcry.errors import BadPosition
from openoutcry.games import load_game


def chart(table: Table) -> dict[str, dict]:
    return {row["company"]: row for row in table.view(None)["table"]["chart"]}


@pytest.mark.rule("WAT-1.1")
def test_twelve_blue_chips_of_five_shares_and_six_ipos_of_one() -> None:
    rows = chart(Table("watch", 3, "box"))
    blue = [row for row in rows.values() if row["class"] == "blue"]
    ipos = [row for row in rows.values() if row["class"] == "ipo"]
    assert [row["left"] for row in blue] == [5] * 12
    assert [row["left"] for row in ipos] == [1] * 6
    assert sorted(row["number"] for row in blue) == [n for n in range(1, 7) for _ in range(2)]
    assert sorted(row["number"] for row in ipos) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("WAT-1.1")
def test_companies_the_rulebook_names_sit_in_their_sectors() -> None:
    rows = chart(Table("watch", 3, "box"))
    assert (rows["superoil"]["sector"], rows["superoil"]["number"]) == ("oil", 2)
    assert (rows["neftopt"]["sector"], rows["neftopt"]["number"]) == ("oil", 2)
    assert (rows["signal"]["sector"], rows["signal"]["number"]) == ("it", 4)
    assert (rows["megagas"]["sector"], rows["megagas"]["number"]) == ("gas", 5)


@pytest.mark.rule("WAT-1.2")
def test_start_prices_and_the_steps_of_the_chart(at) -> None:
    rows = chart(Table("watch", 3, "box"))
    assert rows["superoil"]["price"] == 250
    assert rows["neftopt"]["price"] == 150
    assert rows["ipo-it"]["price"] == 300
    with pytest.raises(BadPosition):
        at(prices={"signal": 125})
    with pytest.raises(BadPosition):
        at(prices={"signal": 1050})
    with pytest.raises(BadPosition):
        at(prices={"signal": 0})


@pytest.mark.rule("WAT-1.2")
def test_the_chart_remembers_open_high_low_and_close_of_every_turn(at) -> None:
    table = at(seats=[{"hand": ["support", "bear-raid"]}])
    table.play(0, "play support company signal")
    table.play(0, "play bear-raid company signal")
    table.play(0, "pass")  # no share to put up: the turn ends
    candle = chart(table)["signal"]["candles"][0]
    assert candle == {"turn": 1, "open": 150, "high": 300, "low": 150, "close": 150}


@pytest.mark.rule("WAT-1.3")
def test_every_deck_has_its_cards() -> None:
    parts = load_game("watch").edition.components
    assert len(parts["events"]) == 18
    position = Table("watch", 3, "box").position()
    assert len(position["decks"]["inside"]) == 18
    assert len(position["decks"]["greenmail"]) == 18
    assert [len(position["trading"][name]["deck"]) for name in ("rumours", "analysis", "news")] == [8, 8, 8]


@pytest.mark.rule("WAT-1.3")
def test_a_third_copy_of_a_card_is_no_position(at) -> None:
    with pytest.raises(BadPosition) as error:
        at(seats=[{"hand": ["raid", "raid"]}, {"hand": ["raid"]}])
    assert error.value.clause == "WAT-1.3"


@pytest.mark.rule("WAT-1.4")
def test_the_circle_alternates_inside_and_greenmail_from_start() -> None:
    assert Table("watch", 3, "box").view(None)["table"]["circle"] == ["inside", "greenmail"] * 4


@pytest.mark.rule("WAT-1.4", "WAT-3.2", "WAT-3.3", "WAT-3.6")
@pytest.mark.parametrize("space", range(8))
def test_the_die_moves_the_pawn_and_the_line_before_start_opens_an_event(at, seen, plate, space: int) -> None:
    dice = set()
    for key in range(12):
        seats = [{}, {"space": space}, {}]
        table = at(seats=seats, chance={"key": f"{key:02x}" * 32, "drawn": 0})
        table.play(0, "pass")
        rolled = seen(table, "rolled")[-1]
        dice.add(rolled["die"])
        assert rolled["space"] == (space + rolled["die"]) % 8 == plate(table, 1)["space"]
        assert rolled["crossed"] == (space + rolled["die"]) // 8
        assert len(seen(table, "event_opened")) == rolled["crossed"]
        if not rolled["crossed"]:
            taken = seen(table, "card_taken")[-1]
            assert taken["deck"] == ("inside", "greenmail")[rolled["space"] % 2]
            assert table.view(1)["table"]["purchases"]["die"] == rolled["die"]
    assert len(dice) > 2


@pytest.mark.rule("WAT-3.3")
def test_leaving_start_the_first_time_opens_nothing(at, seen) -> None:
    for key in range(12):
        table = at(chance={"key": f"{key:02x}" * 32, "drawn": 0})
        table.play(0, "pass")
        assert seen(table, "event_opened") == []


@pytest.mark.rule("WAT-1.5")
def test_the_trading_decks_and_their_reshuffle_cards() -> None:
    parts = load_game("watch").edition.components["trading"]
    nets = {name: sorted(card["bulls"] - card["bears"] for card in deck) for name, deck in parts.items()}
    assert nets == {
        "rumours": [-1, -1, 0, 0, 0, 0, 1, 1],
        "analysis": [-2, -1, -1, 0, 0, 1, 1, 2],
        "news": [-2, -1, -1, 0, 0, 1, 1, 2],
    }
    for deck in parts.values():
        marked = [card for card in deck if card.get("reshuffle")]
        assert len(marked) == 1
        assert marked[0]["bulls"] == marked[0]["bears"] == 1


@pytest.mark.rule("WAT-1.6", "WAT-5.9")
def test_debt_is_a_thousand_a_card_and_several_may_be_taken_at_once(trade, plate, seen) -> None:
    # −1 −1 −1 = −3 at x30: 50 × 3 × 30 = 4,500, five cards of 1,000.
    table = trade("bet", [{"status": "expert"}, {"muted": ["bet"]}, {"muted": ["bet"]}], (0, 2, 2), circuit=2)
    table.play(0, "bet rise x30")
    assert seen(table, "debt_taken") == [{"event": "debt_taken", "seat": 0, "debts": 5}]
    assert seen(table, "paid") == [{"event": "paid", "seat": 0, "amount": 4500, "why": "bet"}]
    assert plate(table, 0)["debts"] == 5
    assert plate(table, 0)["cash"] == 500


@pytest.mark.rule("WAT-1.6", "WAT-5.9")
def test_the_supply_of_debt_is_not_limited(trade, plate, seen) -> None:
    # −5 at x30 on an IPO: 100 × 5 × 30 = 15,000, far more than the six cards in the box.
    seats = [{"status": "expert", "cash": 900, "debts": 6}, {"muted": ["bet"]}, {"muted": ["bet"], "debts": 6}]
    table = trade("bet", seats, (0, 0, 0), "ipo-it", circuit=2)
    table.play(0, "bet rise x30")
    table.play(0, "pass")
    assert seen(table, "debt_taken") == [{"event": "debt_taken", "seat": 0, "debts": 15}]
    assert (plate(table, 0)["debts"], plate(table, 0)["cash"]) == (6 + 15, 900)


@pytest.mark.rule("WAT-2.1")
def test_three_rounds_of_one_share_each_from_the_first_player_on() -> None:
    table = Table("watch", 4, "draft")
    first = table.view(None)["table"]["first"]
    order = []
    while table.view(None)["table"]["phase"] == "draft":
        seat = table.pending[0]
        order.append(seat)
        table.play(seat, table.legal(seat)[0])
    assert order == [(first + i) % 4 for i in range(4)] * 3
    for seat in table.view(None)["table"]["seats"]:
        assert sum(seat["shares"].values()) == 3
        assert set(seat["shares"].values()) == {1}
        assert seat["cash"] == 0


@pytest.mark.rule("WAT-2.1")
def test_first_shares_are_different_blue_chips_while_there_are_any(at, refused) -> None:
    owned = [{"shares": {"signal": 1}}, {"shares": {"fakel": 3}}, {"shares": {"fakel": 2}}]
    table = at("draft", owned, circuit=0, die=0, turn=0)
    assert refused(table, 0, "take signal") == "has-one"
    assert refused(table, 0, "take ipo-it") == "not-blue"
    assert refused(table, 0, "take fakel") == "none-left"
    assert refused(table, 0, "take lavka") is None
    assert refused(at(), 0, "take lavka") == "not-drafting"


@pytest.mark.rule("WAT-2.1", "WAT-6.1")
def test_one_inside_and_one_greenmail_card_each_after_the_draft(seen) -> None:
    table = Table("watch", 5, "cards")
    while table.view(None)["table"]["phase"] == "draft":
        seat = table.pending[0]
        table.play(seat, table.legal(seat)[-1])
    first = table.view(None)["table"]["first"]
    dealt = [(event["seat"], event["deck"]) for event in seen(table, "card_taken")][:10]
    assert dealt == [((first + i) % 5, deck) for i in range(5) for deck in ("inside", "greenmail")]


@pytest.mark.rule("WAT-2.2")
def test_all_start_at_start_with_basic_status_and_ten_events() -> None:
    table = Table("watch", 6, "start")
    for seat in table.view(None)["table"]["seats"]:
        assert (seat["space"], seat["status"]) == (0, "basic")
    events = table.position()["events"]
    assert len(events) == len(set(events)) == 10
    assert table.view(0)["table"]["events_left"] == 10


@pytest.mark.rule("WAT-2.2")
def test_the_first_player_and_the_events_come_from_the_seed() -> None:
    tables = [Table("watch", 4, f"seed {i}") for i in range(24)]
    assert {table.view(None)["table"]["first"] for table in tables} == {0, 1, 2, 3}
    assert len({tuple(table.position()["events"]) for table in tables}) == 24
    assert Table("watch", 4, "seed 3").position() == tables[3].position()


@pytest.mark.rule("WAT-1.1")
def test_players_are_told_that_lists_are_reconstructed() -> None:
    assert Table("watch", 3, "box").view(None)["table"]["reconstructed"] is True


@pytest.mark.rule("WAT-5.8")
def test_only_a_loser_is_asked_at_the_payout(trade):
    def at_payout(side, cards):
        seat = {"bet": {"side": side, "multiplier": 5}, "hand": ["stop-loss"], "cash": 1000}
        return trade("payout", [seat], cards, circuit=2)  # the active player comes last

    more_bulls, balanced = (6, 5, 5), (0, 3, 5)
    assert at_payout("fall", more_bulls).pending == [0]
    for side, cards in (("rise", more_bulls), ("rise", balanced), ("fall", balanced)):
        with pytest.raises(BadPosition):
            at_payout(side, cards)
