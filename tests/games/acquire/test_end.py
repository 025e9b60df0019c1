"""The end of Acquire, the score, and the two-player game."""

import itertools

import pytest

import openoutcry as oo
from tests.games.acquire.positions import corporation, lay, money, say, seen, texts
from tests.games.acquire.test_mergers import restated
from tests.games.acquire.test_turn import refused

SAFE = ("H" * 11,)


@pytest.mark.rule("ACQ-6.1")
def test_the_end_may_be_announced_when_every_active_corporation_is_safe():
    assert "end" in texts(lay(3, ("H" * 11, "", "Z" * 12), hand=["12i"]), 0)
    for rows in ((), ("H" * 11, "", "ZZ"), ("H" * 10,)):
        table = lay(3, rows, hand=["12i"])
        assert "end" not in texts(table, 0)
        assert refused(table, 0, "end") == ("acquire-refused-cant-announce", "ACQ-6.1")


@pytest.mark.rule("ACQ-6.1")
def test_the_end_may_be_announced_with_41_tiles():
    big = ("H" * 12, "H" * 12, "H" * 12)
    assert "end" in texts(lay(3, (*big, "HHHHH", "", "ZZ"), hand=["12i"]), 0)
    assert "end" not in texts(lay(3, (*big, "HHHH", "", "ZZ"), hand=["12i"]), 0)


@pytest.mark.rule("ACQ-6.1")
def test_nobody_has_to_announce():
    table = lay(3, SAFE, hands=[["12i"], ["12h"], ["1i"]])
    say(table, (0, "play 12i"), (0, "done"))
    assert not table.over
    assert table.pending == [1]


@pytest.mark.rule("ACQ-6.1")
def test_who_announces_before_the_tile_finishes_the_turn():
    table = lay(3, SAFE, hand=["12a", "1i"])
    table.play(0, "end")
    assert not table.over
    assert sorted(texts(table, 0)) == ["leave", "play 12a", "play 1i"]
    assert refused(table, 0, "end") == ("acquire-refused-is-announced", "ACQ-6.1")
    table.play(0, "play 12a")
    assert "end" not in texts(table, 0)
    table.play(0, "buy 3 hydra")
    assert table.over
    assert seen(table, "end_announced") == [{"seat": 0}]
    assert table.view(0)["table"]["ending"] == "announced"


@pytest.mark.rule("ACQ-6.1")
def test_after_announcing_the_tile_may_be_left_out():
    table = lay(3, SAFE, hand=["12a"])
    say(table, (0, "end"), (0, "leave"), (0, "done"))
    assert table.over
    assert table.view(None)["table"]["board"][0] == "H" * 11 + "."


@pytest.mark.rule("ACQ-6.1")
def test_the_end_is_announced_at_the_buying_step_even_if_nothing_can_be_bought():
    # The tile makes the corporation safe; there is no money to buy.
    table = lay(3, ("H" * 10,), hand=["11a"], money=[0, 0, 0])
    table.play(0, "play 11a")
    assert texts(table, 0) == ["done", "end"]
    table.play(0, "end")
    assert table.over
    # Without the chance to announce, the step passes by itself.
    table = lay(3, ("H" * 9,), hands=[["10a"], ["12i"], []], money=[0, 0, 0])
    table.play(0, "play 10a")
    assert table.pending == [1]


@pytest.mark.rule("ACQ-6.1")
def test_an_announcement_stands_though_the_tile_changes_the_board():
    # After the announcement a second, unsafe corporation is founded: the game ends all the same.
    table = lay(3, (*SAFE, "", "o"), hand=["2c"])
    say(table, (0, "end"), (0, "play 2c, found zeta"), (0, "done"))
    assert table.over
    table = lay(3, (*SAFE, "", "o"), hands=[["2c"], ["12i"], []])
    say(table, (0, "play 2c, found zeta"))
    assert refused(table, 0, "end") == ("acquire-refused-cant-announce", "ACQ-6.1")


@pytest.mark.rule("ACQ-6.2")
def test_bonuses_then_all_shares_are_sold():
    rows = ("H" * 11, "", "S" * 12)
    table = lay(3, rows, phase="buy", shares=[{"hydra": 5, "zeta": 9}, {"hydra": 2, "sackson": 1}, {"sackson": 1}])
    say(table, (0, "end"), (0, "done"))
    # Hydra 800: 8000 and 4000. Sackson 700: 10500 over two, 5250 rounded up. Zeta is not on the board.
    assert table.scores() == [6000 + 8000 + 4000, 6000 + 4000 + 1600 + 5300 + 700, 6000 + 5300 + 700]
    assert money(table) == table.scores()
    assert [event["amount"] for event in seen(table, "shares_cashed")] == [4000, 2300, 700]
    assert [event["total"] for event in seen(table, "scored")] == table.scores()
    score = table.view(None)["table"]["seats"][1]["score"]
    assert score["before"] == 6000
    assert [(line["corporation"], line["sale"], line["bonus"]) for line in score["lines"]] == [
        ("sackson", 700, 5300),
        ("hydra", 1600, 4000),
    ]
    assert score["total"] == table.scores()[1]


@pytest.mark.rule("ACQ-6.2")
def test_nothing_can_be_played_after_the_end():
    table = say(lay(3, SAFE, phase="buy"), (0, "end"), (0, "done"))
    assert table.pending == []
    assert all(texts(table, seat) == [] for seat in range(3))
    with pytest.raises(oo.errors.GameOver):
        table.play(0, "done")


@pytest.mark.rule("ACQ-6.3")
def test_most_money_wins_and_exact_ties_share():
    table = lay(3, SAFE, phase="buy", money=[5000, 7000, 6999])
    say(table, (0, "end"), (0, "done"))
    assert table.winners() == [1]
    table = lay(3, SAFE, phase="buy", money=[7000, 7000, 6900])
    say(table, (0, "end"), (0, "done"))
    assert table.winners() == [0, 1]


@pytest.mark.rule("ACQ-6.4")
def test_the_game_ends_when_bag_and_hands_are_empty():
    table = lay(3, ("HH",), hands=[["12i"], [], []], bag=[], aside="rest", shares=[{"hydra": 1}, {}, {}])
    table.play(0, "play 12i")
    assert not table.over
    table.play(0, "done")
    assert table.over
    assert table.view(None)["table"]["ending"] == "no_tiles"
    assert table.scores() == [6000 + 4500 + 300, 6000, 6000]
    # With a tile left in any hand, or in the bag, it goes on.
    for more in ({"hands": [["12i"], ["1i"], []], "bag": []}, {"hands": [["12i"], [], []], "bag": ["1i"]}):
        table = lay(3, ("HH",), aside="rest", **more)
        say(table, (0, "play 12i"), (0, "done"))
        assert not table.over


@pytest.mark.rule("ACQ-6.4")
def test_the_game_ends_after_a_round_without_a_tile_played_or_drawn():
    rows = ("SS.ZZ.HH.FF", "", "AA.PP.QQ", "", "", "", "", "", "o..........o")
    table = lay(2, rows, hands=[["9e", "2i"], ["11i"]], bag=[], aside="rest", options={"market": False})
    say(table, (0, "play 9e"), (0, "done"), (1, "done"))
    assert not table.over
    assert table.view(None)["table"]["idle_turns"] == 1
    table.play(0, "done")
    assert table.over
    assert table.view(None)["table"]["ending"] == "no_moves"


# --- two players ------------------------------------------------------------------------------------

MERGER = ("HHHHH.ZZZ",)


def two(held, bag, **given):
    return lay(2, MERGER, hands=[["6a"], []], bag=bag, aside="rest", shares=held, **given)


@pytest.mark.rule("ACQ-7.1")
def test_the_drawn_tile_9f_makes_the_market_hold_nine():
    table = two([{"zeta": 10}, {"zeta": 8}], ["9f"])
    table.play(0, "play 6a")
    assert seen(table, "market_drawn") == [{"corporation": "zeta", "tile": "9f", "shares": 9}]
    assert seen(table, "market_drawn", 1) == seen(table, "market_drawn", None)
    # 10, 9 (market), 8: the market has the minority bonus, and it stays in the bank.
    assert money(table) == [9000, 6000]
    assert seen(table, "market_bonus") == [{"corporation": "zeta", "amount": 1500, "rank": "minority"}]
    assert table.position()["bag"] == ["9f"]
    assert corporation(table, "zeta")["market"] == 9


@pytest.mark.rule("ACQ-7.1")
def test_whatever_the_total_the_market_counts():
    table = two([{"zeta": 13}, {"zeta": 12}], ["12f"])
    table.play(0, "play 6a")
    assert money(table) == [9000, 6000 + 800]


@pytest.mark.rule("ACQ-7.1")
def test_each_defunct_corporation_has_its_own_draw():
    rows = ("....H", "....H", "....H", "....H", ".ZZZ.FFF")
    table = lay(2, rows, hands=[["5e"], []], shares=[{"zeta": 1, "fusion": 1}, {}])
    say(table, (0, "play 5e"), (0, "next zeta"), (0, "sell 1"), (0, "sell 1"))
    drawn = seen(table, "market_drawn")
    assert [event["corporation"] for event in drawn] == ["zeta", "fusion"]
    assert all(event["shares"] == int(event["tile"][:-1]) for event in drawn)
    assert all(event["tile"] in table.position()["bag"] for event in drawn)


@pytest.mark.rule("ACQ-7.1")
def test_the_market_draws_any_tile_of_the_bag_and_leaves_the_order_unknown():
    drawn = set()
    for i in range(40):
        table = two([{"zeta": 1}, {}], ["1i", "2i", "3i"], chance={"key": f"{i:02x}" * 32, "drawn": 0})
        table.play(0, "play 6a")
        drawn.add(seen(table, "market_drawn")[0]["tile"])
        assert sorted(table.position()["bag"]) == ["1i", "2i", "3i"]
    assert drawn == {"1i", "2i", "3i"}


@pytest.mark.rule("ACQ-7.1")
def test_with_an_empty_bag_the_number_is_1_to_12():
    counts = []
    for i in range(240):
        table = two([{"zeta": 1}, {}], [], chance={"key": f"{i:02x}" * 32, "drawn": 0})
        table.play(0, "play 6a")
        counts.append(seen(table, "market_counted")[0]["shares"])
    assert set(counts) == set(range(1, 13))


@pytest.mark.rule("ACQ-7.1")
def test_at_the_end_the_market_is_drawn_once_for_each_active_corporation():
    table = lay(2, ("H" * 11, "", "S" * 12), phase="buy", shares=[{"hydra": 5, "zeta": 2}, {"sackson": 3}])
    say(table, (0, "end"), (0, "done"))
    drawn = seen(table, "market_drawn")
    assert [event["corporation"] for event in drawn] == ["sackson", "hydra"]
    assert table.position()["market"] == {event["corporation"]: event["shares"] for event in drawn}
    again = oo.Table.from_position(table.position())
    assert again.scores() == table.scores()
    assert again.view(0)["table"]["seats"] == table.view(0)["table"]["seats"]


@pytest.mark.rule("ACQ-7.1")
def test_the_option_switches_the_market_off_and_more_players_have_none():
    table = two([{"zeta": 10}, {"zeta": 8}], ["9f"], options={"market": False})
    table.play(0, "play 6a")
    assert money(table) == [9000, 7500]
    assert seen(table, "market_drawn") == []
    table = lay(3, MERGER, hand=["6a"], shares=[{"zeta": 10}, {"zeta": 8}, {}])
    table.play(0, "play 6a")
    assert money(table) == [9000, 7500, 6000]
    assert seen(table, "market_drawn") == []


@pytest.mark.rule("ACQ-7.1")
def test_the_drawn_tile_is_known_to_be_in_the_bag():
    table = lay(2, MERGER, hands=[["6a", "1i"], ["3i", "5i"]], bag=["9f", "9g"], aside="rest", shares=[{"zeta": 1}, {}])
    table.play(0, "play 6a")
    tile = seen(table, "market_drawn")[0]["tile"]
    other = {"9f": "9g", "9g": "9f"}[tile]
    code = table.game.action_codes(None, 0, {"move": "play", "tile": "1a"})[0]
    chances = oo.Batch(table.game, 2, 1).deal().chances
    for _ in range(40):
        guess = table.hidden(0)
        table.game.study.guess(guess, 0, 0, chances, 0)
        hand = {table.game.name_action(int(t) + code)["tile"] for t in guess[0].hand[1][:2]}
        assert tile not in hand
        assert hand <= {"3i", "5i", other}
    # Once a tile has been drawn it may be that one.
    say(table, (0, "sell 1"), (0, "done"))
    held = set()
    for _ in range(60):
        guess = table.hidden(1)
        table.game.study.guess(guess, 0, 1, chances, 0)
        held |= {table.game.name_action(int(t) + code)["tile"] for t in guess[0].hand[0][:2]}
    assert tile in held


@pytest.mark.rule("ACQ-7.2")
@pytest.mark.parametrize(
    ("held", "market", "paid"),
    [
        ((5, 0), "5f", (2300, 0)),  # tied first with the market
        ((7, 5), "5f", (3000, 800)),  # tied second with the market
        ((7, 3), "5f", (3000, 0)),  # the market alone second
        ((5, 5), "5f", (1500, 1500)),  # all three tied
        ((5, 4), "6f", (1500, 0)),  # the market first
        ((4, 4), "6f", (800, 800)),
        ((5, 5), "1f", (2300, 2300)),
    ],
)
def test_bonuses_with_the_market(held, market, paid):
    table = two([{"zeta": held[0]}, {"zeta": held[1]}], [market])
    left = corporation(table, "zeta")["left"]
    table.play(0, "play 6a")
    assert tuple(amount - 6000 for amount in money(table)) == paid
    # Its holding takes nothing from the bank, and it never sells or trades.
    assert corporation(table, "zeta")["left"] == left
    while table.view(None)["table"]["phase"] != "buy":
        table.play(table.pending[0], "keep all")
    assert corporation(table, "zeta")["left"] == left


@pytest.mark.rule("ACQ-7.1", "ACQ-7.2")
def test_bonuses_with_the_market_agree_with_a_restatement():
    for one, other, drawn in itertools.product((0, 1, 2, 5, 12), (0, 1, 2, 5, 12), (1, 2, 5, 12)):
        table = two([{"zeta": one}, {"zeta": other}], [f"{drawn}i"])
        table.play(0, "play 6a")
        assert [amount - 6000 for amount in money(table)] == restated([one, other, drawn], 300)[:2]


@pytest.mark.rule("ACQ-6.2")
def test_the_standing_before_the_end_is_what_the_end_would_bring_now():
    table = lay(3, ("H" * 11, "", "ZZZ"), phase="buy", shares=[{"hydra": 5}, {"hydra": 2, "zeta": 4}, {"zeta": 1}])
    foreseen = table.scores()
    assert foreseen == [6000 + 8000 + 4000, 6000 + 4000 + 1600 + 3000 + 1200, 6000 + 1500 + 300]
    for seat in range(3):
        assert table.view(seat)["table"]["score"]["total"] == foreseen[seat]
    # In a merger bonuses that are paid do not count twice, and kept shares are worth nothing.
    table = lay(3, ("HHHHH.ZZZ",), hands=[["6a"], [], []], shares=[{"zeta": 3}, {"zeta": 2}, {}])
    table.play(0, "play 6a")
    assert table.scores() == [6000 + 3000 + 900, 6000 + 1500 + 600, 6000]
    table.play(0, "keep all")
    assert table.scores()[0] == 9000 + 900
    table.play(1, "keep all")
    assert table.scores() == [9000, 7500, 6000]
