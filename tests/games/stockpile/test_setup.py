"""Components, setup, information and supply of Stockpile."""

import pytest

import openoutcry as oo
from openoutcry.errors import BadMove, BadPlayers, BadPosition, IllegalMove, NotYourTurn
from tests.games.stockpile.positions import (
    COMPANIES,
    FORECASTS,
    all_cards,
    by_round,
    cash,
    lay,
    movement,
    play_on,
    prices,
    seen,
    show,
    table_of,
    with_investors,
)


def fresh(players=4, seed="a seed", **options):
    return oo.Table("stockpile", players=players, seed=seed, options=options)


MARKET = dict.fromkeys(COMPANIES, 10) | {"boom": 4, "bust": 4, "fee1000": 4, "fee2000": 4, "fee3000": 4}


@pytest.mark.rule("STK-1.1")
def test_six_companies():
    assert [row["company"] for row in table_of(fresh())["companies"]] == COMPANIES


@pytest.mark.rule("STK-1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_market_deck_has_80_cards(players):
    assert all_cards(fresh(players)) == MARKET
    assert all_cards(play_on(fresh(players))) == MARKET
    with pytest.raises(BadPosition, match="only 4 cards of boom"):
        lay(3, phase="action", portfolios=[{"boom": 3}, {"boom": 2}, {}])


@pytest.mark.rule("STK-1.3")
def test_six_company_cards_and_six_forecasts():
    pairs = fresh().position()["pairs"]
    assert sorted(pair["company"] for pair in pairs) == sorted(COMPANIES)
    assert sorted(pair["forecast"] for pair in pairs) == sorted(FORECASTS)
    twice = [{"company": c, "forecast": "+1"} for c in COMPANIES]
    with pytest.raises(BadPosition):
        lay(3, portfolios=[{"epic": 1}, {}, {}], pairs=twice)


@pytest.mark.rule("STK-1.4")
def test_the_spaces_of_a_bid_track():
    table = lay(3, phase="demand", cash=[99000] * 3)
    amounts = sorted({move.json["amount"] for move in table.legal(0)})
    assert amounts == [0, 1000, 3000, 6000, 10000, 15000, 20000, 25000]
    with pytest.raises(BadMove, match=r"STK-1\.4"):
        table.play(0, "bid 5000 on 1")


@pytest.mark.rule("STK-1.5")
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 7), (4, 6), (5, 5)])
def test_rounds_by_the_number_of_players(players, rounds):
    table = play_on(fresh(players))
    assert table.over
    assert [event["round"] for event in seen(table, None, "round_begins")] == list(range(1, rounds + 1))


@pytest.mark.rule("STK-1.5")
def test_two_to_five_play():
    for players in (1, 6):
        with pytest.raises(BadPlayers):
            fresh(players)


@pytest.mark.rule("STK-1.6")
def test_the_basic_board():
    table = fresh()
    assert prices(table) == dict.fromkeys(COMPANIES, 5000)
    for row in table_of(table)["companies"]:
        assert row["track"] == [1000 * i for i in range(1, 11)]


@pytest.mark.rule("STK-2.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_start_money_and_one_secret_share_each_of_different_companies(players):
    table = fresh(players)
    assert cash(table) == [20000] * players  # 3 × 5,000 + 5 × 1,000
    own = [table_of(table, seat)["portfolio"] for seat in range(players)]
    assert all(sum(p.values()) == 1 for p in own)
    assert len({next(iter(p)) for p in own}) == players
    assert seen(table, None, "start_share") == []
    for seat in range(players):
        told = seen(table, seat, "start_share")
        assert [(event["seat"], event["company"]) for event in told] == [(seat, next(iter(own[seat])))]


@pytest.mark.rule("STK-2.1")
def test_all_companies_come_up_as_start_shares():
    starts = {next(iter(table_of(fresh(5, f"{i}"), 0)["portfolio"])) for i in range(60)}
    assert starts == set(COMPANIES)


@pytest.mark.rule("STK-2.2")
def test_the_first_player_is_drawn_from_the_seed_and_the_token_moves_clockwise():
    assert {table_of(fresh(4, f"{i}"))["first"] for i in range(40)} == {0, 1, 2, 3}
    assert table_of(fresh(4, "x"))["first"] == table_of(fresh(4, "x"))["first"]
    table = play_on(fresh(4))
    firsts = [event["seat"] for event in seen(table, None, "round_begins")]
    assert firsts == [(firsts[0] + i) % 4 for i in range(6)]


@pytest.mark.rule("STK-2.3")
def test_cash_fees_and_split_portfolios_are_public_the_ordinary_portfolio_is_secret():
    table = lay(
        3,
        portfolios=[{"epic": 2, "bank": 1}, {}, {}],
        split=[{"steel": 3}, {}, {}],
        fees=[{"2000": 1}, {}, {}],
        cash=[0] * 3,
    )
    for onlooker in (None, 1, 2):
        view = table_of(table, onlooker)
        plate = view["seats"][0]
        assert (plate["cash"], plate["fees"], plate["cards"], plate["split"]) == (0, [2000], 3, {"steel": 3})
        assert "epic" not in str([plate, view.get("portfolio"), view.get("worth")])
    assert table_of(table, 0)["portfolio"] == {"bank": 1, "epic": 2}


@pytest.mark.rule("STK-3.1")
@pytest.mark.parametrize(("players", "face_down"), [(3, 2), (4, 1), (5, 0)])
def test_one_pair_each_one_public_the_rest_face_down(players, face_down):
    table = fresh(players)
    first = table_of(table)["first"]
    pairs = table_of(table)["pairs"]
    assert [pair["owner"] for pair in pairs[:players]] == [(first + i) % players for i in range(players)]
    assert [pair["pair"] for pair in pairs if pair["open"]] == [players + 1]
    assert sum(pair["owner"] is None and not pair["open"] for pair in pairs) == face_down
    for seat in range(players):
        known = [pair for pair in table_of(table, seat)["pairs"] if pair["company"]]
        assert sorted(str(pair["owner"]) for pair in known) == sorted([str(seat), "None"])


@pytest.mark.rule("STK-3.1")
def test_pairs_are_dealt_anew_every_round_and_all_six_move():
    table = play_on(fresh(3, "again"))
    rounds = by_round(table, None, "pair_shown")
    assert len(rounds) == 7
    for shown in rounds:
        assert {event["company"] for event in shown} == set(COMPANIES)
        assert {event["forecast"] for event in shown} == set(FORECASTS)


@pytest.mark.rule("STK-3.1")
def test_the_aid_names_the_forecasts_that_are_still_possible():
    """Own pair −3, public pair −2: no other company can fall."""
    said = [
        {"company": "computers", "forecast": "-3"},
        {"company": "epic", "forecast": "+1"},
        {"company": "steel", "forecast": "+2"},
        {"company": "bank", "forecast": "-2"},
        {"company": "automotive", "forecast": "+4"},
        {"company": "laboratories", "forecast": "$$"},
    ]
    table = lay(3, {"aid": True}, pairs=said, portfolios=[{"epic": 1}, {}, {}])
    forecasts = table_of(table, 0)["aid"]["forecasts"]
    assert forecasts.pop("computers") == ["-3"]
    assert forecasts.pop("bank") == ["-2"]
    assert all(possible == ["+1", "+2", "+4", "$$"] for possible in forecasts.values())
    assert table_of(table)["aid"]["forecasts"]["epic"] == ["-3", "+1", "+2", "+4", "$$"]
    assert "aid" not in table_of(lay(3, pairs=said, portfolios=[{"epic": 1}, {}, {}]), 0)


@pytest.mark.rule("STK-4.1")
@pytest.mark.parametrize(("players", "piles"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_as_many_stockpiles_as_players_with_one_open_card_each(players, piles):
    view = table_of(fresh(players))
    assert [len(pile["cards"]) for pile in view["piles"]] == [1] * piles
    assert all(pile["cards"][0]["up"] and pile["cards"][0]["by"] is None for pile in view["piles"])


@pytest.mark.rule("STK-4.1")
def test_the_deal_order_is_stockpiles_then_two_cards_a_seat_in_turn_order():
    top = ["boom", "bust", "fee1000", "fee2000", "fee3000", "epic", "bank", "steel", "computers"]
    table = lay(3, phase="selling", first=0, at=2, portfolios=[{}, {}, {"laboratories": 1}], deck=top)
    table.play(2, "done")
    show(table)
    assert table_of(table)["round"] == 2
    assert [pile["cards"][0]["card"] for pile in table_of(table)["piles"]] == top[:3]
    assert table_of(table)["first"] == 1
    assert [table_of(table, seat)["supply"] for seat in (1, 2, 0)] == [top[3:5], top[5:7], top[7:9]]


SUPPLY = {
    "phase": "supply",
    "hands": [["boom", "epic"], ["bank", "bank"], ["fee1000", "steel"]],
    "piles": [{"card": c, "pile": i + 1} for i, c in enumerate(("bank", "steel", "epic"))],
}


@pytest.mark.rule("STK-4.2")
def test_each_puts_one_card_up_and_one_down():
    table = lay(3, **SUPPLY)
    table.play(0, "boom up → pile 2, epic down → pile 2")
    pile = table_of(table, 0)["piles"][1]["cards"]
    assert [(c["card"], c["up"], c["by"]) for c in pile] == [
        ("steel", True, None),
        ("boom", True, 0),
        ("epic", False, 0),
    ]
    for onlooker in (None, 1, 2):
        pile = table_of(table, onlooker)["piles"][1]["cards"]
        assert [c["card"] for c in pile] == ["steel", "boom", None]
        assert [c["by"] for c in pile] == [None, 0, 0]
    assert table.pending == [1]


@pytest.mark.rule("STK-4.2")
def test_never_both_up_or_both_down():
    table = lay(3, **SUPPLY)
    table.play(0, "boom up → pile 1")
    with pytest.raises(IllegalMove, match="Only one of the two cards goes face up"):
        table.play(0, "epic up → pile 2")
    table.play(0, "epic down → pile 3")
    table.play(1, "bank down → pile 1")
    with pytest.raises(IllegalMove, match="One of the two cards has to go face up"):
        table.play(1, "bank down → pile 2")
    table.play(1, "bank up → pile 2")
    assert table.pending == [2]


@pytest.mark.rule("STK-4.2")
def test_supply_goes_in_turn_order_with_own_cards_into_stockpiles_in_play():
    table = lay(3, **SUPPLY)
    with pytest.raises(NotYourTurn):
        table.play(1, "bank up → pile 1")
    with pytest.raises(IllegalMove, match="no such card"):
        table.play(0, "bust up → pile 1")
    with pytest.raises(IllegalMove, match="no such stockpile"):
        table.play(0, "boom up → pile 4")
    with pytest.raises(IllegalMove):
        table.play(0, "done")
    table.play(0, "Boom up → pile 2, share down → pile 3")
    table.play(1, "bank up 1, bank down 1")
    table.play(
        2,
        {
            "move": "supply",
            "cards": [{"card": "fee", "face": "down", "pile": 1}, {"card": "steel", "face": "up", "pile": 1}],
        },
    )
    assert [len(pile["cards"]) for pile in table_of(table)["piles"]] == [5, 2, 2]
    assert table_of(table)["phase"] == "demand"


@pytest.mark.rule("STK-4.2")
def test_a_compound_move_is_played_whole_or_not_at_all():
    table = lay(3, **SUPPLY)
    before = table.to_bytes()
    with pytest.raises(IllegalMove):
        table.play(0, "boom up → pile 2, epic up → pile 3")
    assert table.to_bytes() == before


@pytest.mark.rule("STK-4.2")
def test_a_player_knows_the_own_face_down_card_after_it_was_moved():
    table = lay(
        3,
        phase="before",
        piles=[{"card": "epic", "pile": 1, "up": False, "by": 1}, {"card": "bank", "pile": 2}],
        **with_investors("mark", "bill", "graham"),
    )
    table.play(0, "move 1 to 3")
    card = table_of(table, 1)["piles"][2]["cards"][0]
    assert card == {"number": 1, "card": "epic", "up": False, "by": 1}
    assert table_of(table, 0)["piles"][2]["cards"][0] == {"number": 1, "card": None, "up": False, "by": 1}


@pytest.mark.rule("STK-9.4")
@pytest.mark.parametrize(("players", "left"), [(2, 6), (3, 14), (4, 4), (5, 0)])
def test_cards_left_over_are_not_used(players, left):
    assert table_of(play_on(fresh(players)))["deck"] == left


@pytest.mark.rule("STK-9.4")
def test_if_the_deck_runs_out_the_discards_are_shuffled():
    for seed in range(3):
        table = oo.Table("stockpile", 5, f"{seed}", numbers={"rounds": [12, 12, 12, 12]})
        play_on(table, seed=seed)
        assert table.over
        assert seen(table, None, "reshuffled")
        assert sum(all_cards(table).values()) == 80


def last_four_cards(key):
    """A round of three begins with the last four cards, all Booms, when it needs nine; seat 0 has all of Epic."""
    placed = {"boom": 4, "epic": 10, "laboratories": 1}
    return show(
        movement(
            3,
            portfolios=[{"epic": 10}, {}, {"laboratories": 1}],
            deck=["boom"] * 4,
            discard={kind: count - placed.get(kind, 0) for kind, count in MARKET.items()},
            chance={"key": key * 32, "drawn": 0},
        )
    )


@pytest.mark.rule("STK-9.4")
def test_the_last_cards_are_dealt_before_the_discards_become_the_deck():
    table = last_four_cards("00")
    names = [e["event"] for e in table.events(None) if e["event"] in ("pile_dealt", "reshuffled")]
    assert names == ["pile_dealt"] * 3 + ["reshuffled"]
    assert [pile["cards"][0]["card"] for pile in table_of(table)["piles"]] == ["boom"] * 3
    hands = [table_of(table, seat)["supply"] for seat in (1, 2, 0)]
    assert [hand.count("boom") for hand in hands] == [1, 0, 0]
    assert hands[0][0] == "boom"
    for onlooker in (None, 0, 1, 2):
        assert seen(table, onlooker, "reshuffled") == [{"event": "reshuffled", "count": 65}]
    assert (table_of(table)["deck"], table_of(table)["discard"]) == (60, {})
    assert all_cards(table) == MARKET
    assert table_of(table, 0)["portfolio"] == {"epic": 10}  # what players hold is no discard


@pytest.mark.rule("STK-9.4")
def test_the_discards_are_shuffled_not_only_turned_over():
    decks = [last_four_cards(key).position()["deck"] for key in ("00", "00", "01")]
    assert decks[0] == decks[1] != decks[2]
    assert all(deck not in (sorted(deck), sorted(deck, reverse=True)) for deck in decks)
