"""A turn of Acquire: playing a tile, buying, drawing."""

import pytest

import openoutcry as oo
from openoutcry.errors import BadMove, IllegalMove, NotYourTurn
from tests.games.acquire.positions import board, corporation, lay, money, say, seen, shares, texts

# All seven active, none safe, two lone tiles: 1i and 12i.
SEVEN = ("SS.ZZ.HH.FF", "", "AA.PP.QQ", "", "", "", "", "", "o..........o")


def does(table, tile, seat=0):
    return next(t for t in table.view(seat)["table"]["tiles"] if t["tile"] == tile)


def refused(table, seat, move):
    with pytest.raises(IllegalMove) as found:
        table.play(seat, move)
    return found.value.code, found.value.clause


@pytest.mark.rule("ACQ-3.1")
def test_a_tile_of_the_hand_is_played_on_its_space():
    table = lay(3, hand=["5c", "9i"])
    assert texts(table, 0) == ["play 5c", "play 9i"]
    assert refused(table, 0, "play 6c") == ("acquire-refused-not-in-hand", "ACQ-3.1")
    with pytest.raises(NotYourTurn):
        table.play(1, "play 5c")
    assert refused(table, 0, "leave") == ("acquire-refused-not-announced", "ACQ-6.1")
    assert refused(table, 0, "done") == ("acquire-refused-not-buying", "ACQ-5.1")
    table.play(0, "play 5c")
    assert table.view(None)["table"]["board"][2] == "....o......."
    assert seen(table, "tile_played") == [{"seat": 0, "tile": "5c"}]
    assert "5c" not in table.position()["hands"][0]


@pytest.mark.rule("ACQ-3.1")
def test_with_none_playable_the_step_is_skipped_and_buying_goes_on():
    table = lay(2, SEVEN, hands=[["9e"], ["11i", "2i"]], bag=[], aside="rest", options={"market": False})
    say(table, (0, "play 9e"), (0, "done"))
    assert seen(table, "tile_skipped") == [{"seat": 1}]
    assert table.pending == [1]
    assert table.view(1)["table"]["phase"] == "buy"
    # The hand is not shown to the others.
    assert all("11i" not in str(event) for event in table.events(0) + table.events(None))
    say(table, (1, "buy zeta"), (1, "done"))
    assert shares(table, 1) == {"zeta": 1}
    assert table.position()["hands"][1] == ["11i", "2i"]


@pytest.mark.rule("ACQ-3.1")
def test_who_skips_is_known_to_hold_no_tile_that_could_be_played():
    table = lay(
        2, SEVEN, hands=[["9e"], ["11i", "2i"]], bag=["5g", "6g", "7g"], aside="rest", options={"market": False}
    )
    say(table, (0, "play 9e"), (0, "done"))
    chances = oo.Batch(table.game, 2, 1).deal().chances
    for _ in range(30):
        guess = table.hidden(0)
        table.game.study.guess(guess, 0, 0, chances, 0)
        assert sorted(guess[0].hand[1][:2]) == sorted(table._state[0].hand[1][:2])


@pytest.mark.rule("ACQ-3.2")
def test_next_to_nothing_it_stays_unincorporated_and_corners_do_not_touch():
    table = lay(3, ("o", "..HH"), hand=["2c", "5a"])
    assert does(table, "5a") == {"tile": "5a", "does": "lone", "clause": "ACQ-3.2"}
    assert does(table, "2c")["does"] == "lone"
    table.play(0, "play 5a")
    view = table.view(None)["table"]
    assert view["board"][0] == "o...o......."
    assert corporation(table, "hydra")["size"] == 2
    assert view["phase"] == "buy"


@pytest.mark.rule("ACQ-3.3")
def test_founding_takes_all_connected_unincorporated_tiles_and_a_free_share():
    table = lay(3, ("o.oo", ".o", ".o"), hand=["2a"])
    assert does(table, "2a")["does"] == "found"
    table.play(0, "play 2a")
    assert texts(table, 0) == [
        f"found {n}" for n in ("sackson", "zeta", "hydra", "fusion", "america", "phoenix", "quantum")
    ]
    assert refused(table, 0, "done")[1] == "ACQ-5.1"
    table.play(0, "found phoenix")
    assert table.view(None)["table"]["board"][:3] == board("PPPP", ".P", ".P")[:3]
    assert corporation(table, "phoenix")["size"] == 6
    assert shares(table, 0) == {"phoenix": 1}
    assert corporation(table, "phoenix")["left"] == 24
    assert money(table)[0] == 6000
    assert seen(table, "free_share") == [{"seat": 0, "corporation": "phoenix"}]


@pytest.mark.rule("ACQ-3.3")
def test_only_an_inactive_corporation_can_be_founded():
    table = lay(3, ("o..HH",), hand=["2a"])
    table.play(0, "play 2a")
    assert "found hydra" not in texts(table, 0)
    assert refused(table, 0, "found hydra") == ("acquire-refused-is-active", "ACQ-3.3")
    assert refused(lay(3, hand=["1a"]), 0, "found hydra") == ("acquire-refused-not-founding", "ACQ-3.3")


@pytest.mark.rule("ACQ-3.3")
def test_founding_with_the_25th_share_gone_gives_none():
    table = lay(3, ("o",), hand=["2a"], shares=[{}, {"hydra": 15}, {"hydra": 10}])
    say(table, (0, "play 2a"), (0, "found hydra"))
    assert shares(table, 0) == {}
    assert seen(table, "no_free_share") == [{"seat": 0, "corporation": "hydra"}]
    assert seen(table, "free_share") == []
    assert corporation(table, "hydra")["left"] == 0


@pytest.mark.rule("ACQ-3.4")
def test_an_eighth_corporation_cannot_be_founded_and_its_tile_is_kept():
    table = lay(3, SEVEN, hands=[["2i", "5g"], [], []], bag=["9g"], aside="rest")
    assert does(table, "2i") == {"tile": "2i", "does": "barred", "clause": "ACQ-3.4"}
    assert texts(table, 0) == ["play 5g"]
    assert refused(table, 0, "play 2i") == ("acquire-refused-barred", "ACQ-3.4")
    say(table, (0, "play 5g"), (0, "done"))
    assert table.position()["hands"][0] == ["2i", "9g"]
    assert seen(table, "laid_aside") == []


@pytest.mark.rule("ACQ-3.4")
def test_a_barred_tile_can_be_played_once_a_corporation_is_free_again():
    # 3a merges Sackson and Zeta in seat 0's turn; then 2i can found again.
    table = lay(2, SEVEN, hands=[["3a"], ["2i"]], options={"market": False}, shares=[{"zeta": 1}, {}])
    say(table, (0, "play 3a"), (0, "survivor sackson"), (0, "sell 1"), (0, "done"))
    assert does(table, "2i", 1)["does"] == "found"
    say(table, (1, "play 2i, found zeta"))
    assert corporation(table, "zeta")["size"] == 2


@pytest.mark.rule("ACQ-3.5")
def test_next_to_one_corporation_it_grows_by_all_tiles_so_connected():
    table = lay(3, ("HH.oo", "..o"), hand=["3a"])
    grows = {"tile": "3a", "does": "grow", "corporations": ["hydra"], "clause": "ACQ-3.5"}
    assert does(table, "3a") == {**grows, "sizes": [2], "size": 6, "safe": False}
    table.play(0, "play 3a")
    assert table.view(None)["table"]["board"][:2] == board("HHHHH", "..H")[:2]
    assert seen(table, "grew") == [{"corporation": "hydra", "size": 6, "safe": False}]
    assert seen(table, "founded") == []
    assert shares(table, 0) == {}


@pytest.mark.rule("ACQ-3.5")
def test_growing_is_allowed_with_all_seven_active():
    table = lay(3, ("SS.ZZ.HH.FF", "..o", "AA.PP.QQ"), hand=["2b"])
    assert does(table, "2b")["does"] == "merge"
    table = lay(3, ("SS.ZZ.HH.FF", "", "AA.PP.QQ", "", "...o"), hand=["4d"])
    assert does(table, "4d")["does"] == "grow"
    table.play(0, "play 4d")
    assert corporation(table, "phoenix")["size"] == 4


@pytest.mark.rule("ACQ-3.6")
def test_two_safe_corporations_bar_a_tile_for_ever():
    table = lay(3, ("H" * 11, "", "Z" * 11), hand=["3b", "12i"])
    assert does(table, "3b") == {"tile": "3b", "does": "dead", "corporations": ["zeta", "hydra"], "clause": "ACQ-3.6"}
    assert texts(table, 0) == ["end", "play 12i"]
    assert refused(table, 0, "play 3b") == ("acquire-refused-dead", "ACQ-3.6")
    # With ten tiles, one of them is not safe: a merger.
    assert does(lay(3, ("H" * 11, "", "Z" * 10), hand=["3b"]), "3b")["does"] == "merge"


@pytest.mark.rule("ACQ-3.6")
def test_a_space_dies_when_the_second_corporation_around_it_becomes_safe():
    table = lay(3, ("H" * 11, "", "Z" * 10), hand=["11c", "3b", "12h"])
    table.play(0, "play 11c")
    assert corporation(table, "zeta")["safe"]
    assert does(table, "3b")["does"] == "dead"
    assert "5b" in table.view(None)["table"]["dead"]
    assert "12b" not in table.view(None)["table"]["dead"]


@pytest.mark.rule("ACQ-3.6")
def test_a_space_dies_when_a_safe_corporation_grows_next_to_it():
    rows = ("H" * 11, "............", "ZZZZZZZZZZZ.", "............")
    table = lay(3, rows, hand=["12a", "12c"])
    assert "12b" not in table.view(None)["table"]["dead"]
    table.play(0, "play 12a")
    assert "12b" not in table.view(None)["table"]["dead"]
    table = lay(3, ("H" * 12, "", "Z" * 11), hand=["12c"])
    table.play(0, "play 12c")
    assert "12b" in table.view(None)["table"]["dead"]


@pytest.mark.rule("ACQ-5.1")
def test_up_to_three_shares_of_any_active_corporations_at_the_current_price():
    table = lay(3, ("HHH.ZZ",), phase="buy", hands=[[], ["12i"], []])
    assert texts(table, 0) == ["buy zeta", "buy hydra", "done"]
    table.play(0, "buy 2 Hydra, 1 Zeta")
    assert shares(table, 0) == {"hydra": 2, "zeta": 1}
    assert money(table)[0] == 6000 - 2 * 400 - 200
    assert table.pending == [1]
    assert seen(table, "bought")[0] == {"seat": 0, "corporation": "zeta", "amount": 200}


@pytest.mark.rule("ACQ-5.1")
def test_a_fourth_share_is_refused_and_nothing_of_the_purchase_happens():
    table = lay(3, ("HHH.ZZ",), phase="buy", hands=[[], ["12i"], []])
    before = table.to_bytes()
    with pytest.raises(IllegalMove):
        table.play(0, "buy 2 hydra, 2 zeta")
    assert table.to_bytes() == before
    # The last player may announce the end with three bought: the step stays, a fourth share is refused.
    table = lay(3, ("H" * 11,), phase="buy", bought=3)
    assert texts(table, 0) == ["done", "end"]
    assert refused(table, 0, "buy hydra") == ("acquire-refused-bought-all", "ACQ-5.1")


@pytest.mark.rule("ACQ-5.1")
def test_buying_is_bounded_by_bank_money_and_the_board():
    table = lay(3, ("HHH.ZZ",), phase="buy", money=[350, 0, 0], shares=[{}, {"zeta": 24}, {}], hands=[[], ["12i"], []])
    assert table.view(0)["table"]["may_buy"] == [{"corporation": "zeta", "price": 200, "most": 1}]
    assert refused(table, 0, "buy hydra") == ("acquire-refused-no-money", "ACQ-5.1")
    assert refused(table, 0, "buy phoenix") == ("acquire-refused-is-inactive", "ACQ-5.1")
    assert refused(table, 0, "sell 1") == ("acquire-refused-not-selling", "ACQ-4.9")
    table.play(0, "buy zeta")
    assert money(table)[0] == 150
    # Nothing is left to buy: the turn is over.
    assert table.pending == [1]
    table = lay(3, ("HHH.ZZ",), phase="buy", shares=[{}, {"zeta": 25}, {}], hands=[[], ["12i"], []])
    assert refused(table, 0, "buy zeta") == ("acquire-refused-no-shares", "ACQ-5.1")


@pytest.mark.rule("ACQ-5.1")
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("buy 4 hydra", "bought-all"),
        ("buy 1 zeta, 1 fusion", "is-inactive"),
        ("buy 2 zeta", "no-shares"),
        ("buy 3 hydra", "no-money"),
    ],
)
def test_a_purchase_beyond_the_bounds_is_refused_for_what_it_is(said, reason):
    # After two shares nothing more can be paid: the turn would be over before the rest is looked at.
    given = {"money": [900, 0, 0], "shares": [{}, {"zeta": 24}, {}], "hands": [[], ["12i"], []]}
    table = lay(3, ("HHH.ZZ",), phase="buy", **given)
    before = table.to_bytes()
    assert refused(table, 0, said) == (f"acquire-refused-{reason}", "ACQ-5.1")
    assert table.to_bytes() == before


@pytest.mark.rule("ACQ-5.1")
def test_a_purchase_does_not_run_on_into_the_next_turn():
    # Seat 1 has no tile to play and no money: right after the third share it is seat 0's turn to buy again.
    table = lay(2, SEVEN, hands=[["9e", "2i"], ["11i"]], bag=[], aside="rest", money=[6000, 0],
                options={"market": False})  # fmt: skip
    table.play(0, "play 9e")
    assert refused(table, 0, "buy 4 zeta") == ("acquire-refused-bought-all", "ACQ-5.1")
    table.play(0, "buy 3 zeta")
    assert table.pending == [0]
    assert shares(table, 0) == {"zeta": 3}


@pytest.mark.rule("ACQ-5.1")
def test_money_and_no_more_may_be_spent_to_the_last_dollar():
    table = lay(3, ("HHH",), phase="buy", money=[1200, 0, 0], hands=[[], ["12i"], []])
    table.play(0, "buy 3 hydra")
    assert money(table)[0] == 0


@pytest.mark.rule("ACQ-5.1")
def test_the_free_share_does_not_count_towards_the_three():
    table = lay(3, ("o",), hands=[["2a"], ["12i"], []])
    say(table, (0, "play 2a, found hydra"), (0, "buy 3 hydra"))
    assert shares(table, 0) == {"hydra": 4}
    assert table.pending == [1]


@pytest.mark.rule("ACQ-5.1")
def test_traded_shares_do_not_count_towards_the_three():
    table = lay(3, ("HHH.ZZ",), hands=[["4a"], ["12i"], []], shares=[{"zeta": 4}, {}, {}])
    say(table, (0, "play 4a"), (0, "trade 4"), (0, "buy 3 hydra"))
    assert shares(table, 0) == {"hydra": 5}
    assert table.pending == [1]


@pytest.mark.rule("ACQ-5.1")
@pytest.mark.parametrize(
    ("said", "json"),
    [
        ("buy 2 hydra, 1 zeta", {"move": "buy", "shares": {"hydra": 2, "zeta": 1}}),
        ("buy 1 hydra", {"move": "buy", "shares": {"hydra": 1}}),
        ("buy hydra", {"move": "buy", "corporation": "hydra"}),
        ("buy hydra, done", {"move": "buy", "corporation": "hydra", "done": True}),
        ("buy 2 hydra, done", {"move": "buy", "shares": {"hydra": 2}, "done": True}),
        ("buy hydra, zeta", {"move": "buy", "shares": {"hydra": 1, "zeta": 1}}),
        ("buy nothing", {"move": "done"}),
        ("done", {"move": "done"}),
    ],
)
def test_purchases_in_text_and_json(said, json):
    game = oo.load_game("acquire")
    assert game.parse_move(said) == json
    assert game.parse_move(game.write_move(json)) == json
    one, two = (
        lay(3, ("HHH.ZZ",), phase="buy", hands=[[], ["12i"], []], chance={"key": "00" * 32, "drawn": 0}) for _ in "ab"
    )
    one.play(0, said)
    two.play(0, json)
    assert one.to_bytes() == two.to_bytes()


@pytest.mark.rule("ACQ-5.1")
def test_a_count_does_not_change_what_buying_does():
    def after(*said):
        table = lay(3, ("HHH.ZZ",), phase="buy", hands=[[], ["12i"], []], chance={"key": "00" * 32, "drawn": 0})
        for each in said:
            table.play(0, each)
        return table

    assert after("buy hydra").to_bytes() == after("buy 1 hydra").to_bytes()
    assert after("buy hydra", "buy hydra").to_bytes() == after("buy 2 hydra").to_bytes()
    assert after("buy 2 hydra").pending == [0]
    assert after("buy 2 hydra, done").to_bytes() == after("buy 2 hydra", "done").to_bytes()


@pytest.mark.rule("ACQ-5.1")
def test_the_view_lists_all_that_may_be_bought_together():
    table = lay(3, ("HHH.ZZ",), phase="buy", hands=[[], ["12i"], []], money=[900, 0, 0])
    seen = table.view(0)["table"]
    assert [(p["shares"], p["cost"], p["money"]) for p in seen["purchases"]] == [
        ({}, 0, 900),
        ({"zeta": 1}, 200, 700),
        ({"hydra": 1}, 400, 500),
        ({"zeta": 2}, 400, 500),
        ({"zeta": 1, "hydra": 1}, 600, 300),
        ({"hydra": 2}, 800, 100),
        ({"zeta": 3}, 600, 300),
        ({"zeta": 2, "hydra": 1}, 800, 100),
    ]
    for purchase in seen["purchases"]:
        assert table.why_not(0, {"move": "buy", "shares": purchase["shares"], "done": True}) is None


@pytest.mark.rule("ACQ-5.1")
@pytest.mark.parametrize(
    "said",
    ["", "buy", "buy two hydra", "buy 2", "buy 1 a", "buy 1 hilton", "buy 99 hydra", "sell", "play", "play 1", "frob"]
    + ["play 1a, buy hydra", "sell 1, sell 2", "trade for x", "play, found hydra"]
    + [
        "buy ² hydra",
        "sell ²",
        "keep ²",
        "trade for ²",
        "sell 1, trade ²",
        f"buy {'9' * 5000} hydra",
        "buy " + "9" * 5000,
    ],
)
def test_what_cannot_be_understood_is_refused(said):
    table = lay(3, ("HHH.ZZ",), phase="buy")
    with pytest.raises((BadMove, IllegalMove)) as found:
        table.play(0, said)
    assert found.value.message("en") != found.value.code


@pytest.mark.rule("ACQ-5.2")
def test_a_tile_is_drawn_for_the_one_played():
    table = lay(3, hands=[["1a", "3a"], ["5a"], []], bag=["9i", "8i"], aside="rest")
    table.play(0, "play 1a")
    assert table.position()["hands"][0] == ["3a", "9i"]
    assert seen(table, "tiles_drawn") == [{"seat": 0, "count": 1}]
    assert seen(table, "tile_drawn", 0) == [{"seat": 0, "tile": "9i"}]
    assert seen(table, "tile_drawn", 1) == []
    assert table.view(1)["table"]["seats"][0]["tiles"] == 2


@pytest.mark.rule("ACQ-5.2")
def test_nothing_is_drawn_from_an_empty_bag_or_without_a_tile_played():
    table = lay(3, hands=[["1a", "3a"], ["5a"], []], bag=[], aside="rest")
    table.play(0, "play 1a")
    assert table.position()["hands"][0] == ["3a"]
    table = lay(2, SEVEN, hands=[["9e"], ["11i"]], bag=["5g", "6g", "7g"], aside="rest")
    say(table, (0, "play 9e"), (0, "done"), (1, "done"))
    assert table.position()["hands"][1] == ["11i"]
    assert table.view(None)["table"]["bag"] == 2


DYING = ("H" * 11, "", "Z" * 10)


@pytest.mark.rule("ACQ-5.3")
def test_dead_tiles_are_laid_aside_and_replaced_at_the_end_of_the_turn():
    table = lay(3, DYING, hands=[["11c", "3b", "4b", "9i"], ["1i"], []], bag=["8i", "7i", "6i", "5i"], aside="rest")
    say(table, (0, "play 11c"), (0, "done"))
    assert sorted(table.position()["hands"][0]) == ["6i", "7i", "8i", "9i"]
    assert sorted(event["tile"] for event in seen(table, "laid_aside")) == ["3b", "4b"]
    assert table.view(None)["table"]["board"][1].startswith("x.xx") is False
    assert {"3b", "4b"} <= set(table.view(None)["table"]["aside"])
    assert "3b" not in table.position()["bag"]


@pytest.mark.rule("ACQ-5.3")
def test_the_tile_just_drawn_is_looked_at_too_but_a_dead_replacement_waits():
    table = lay(3, DYING, hands=[["11c", "9i"], ["1i"], ["1h"]], bag=["3b", "4b", "8i"], aside="rest")
    say(table, (0, "play 11c"), (0, "done"))
    assert table.position()["hands"][0] == ["9i", "4b"]
    assert [event["tile"] for event in seen(table, "laid_aside")] == ["3b"]
    say(table, (1, "play 1i"), (1, "done"), (2, "play 1h, found fusion"), (2, "done"))
    assert table.position()["hands"][0] == ["9i", "4b"]
    say(table, (0, "play 9i"), (0, "done"))
    assert "4b" not in table.position()["hands"][0]
    assert [event["tile"] for event in seen(table, "laid_aside")] == ["3b", "4b"]


@pytest.mark.rule("ACQ-5.3")
def test_the_option_replaces_until_none_is_dead():
    table = lay(3, DYING, hands=[["11c", "9i"], ["1i"], []], bag=["3b", "4b", "5b", "8i", "7i"], aside="rest",
                options={"replace": "until_none"})  # fmt: skip
    say(table, (0, "play 11c"), (0, "done"))
    assert table.position()["hands"][0] == ["9i", "8i"]
    assert [event["tile"] for event in seen(table, "laid_aside")] == ["3b", "4b", "5b"]


@pytest.mark.rule("ACQ-5.3")
def test_however_many_dead_tiles_a_turn_replaces_each_is_told():
    rows = ("S" * 12, "", "Z" * 12, "", "H" * 12, "", "F" * 12, "", "A" * 11)
    dead = [f"{number}{row}" for row in "bdfh" for number in range(1, 13)]
    table = lay(3, rows, hands=[["12i"], [], []], bag=dead, options={"replace": "until_none"})
    say(table, (0, "play 12i"), (0, "done"))
    assert [event["tile"] for event in seen(table, "laid_aside")] == dead
    assert table.over


@pytest.mark.rule("ACQ-5.3")
def test_dead_tiles_are_laid_aside_also_when_the_bag_is_short():
    table = lay(3, DYING, hands=[["11c", "3b", "4b"], ["1i"], []], bag=["8i", "7i"], aside="rest")
    say(table, (0, "play 11c"), (0, "done"))
    assert table.position()["hands"][0] == ["8i", "7i"]
    assert table.view(None)["table"]["bag"] == 0
    assert len(seen(table, "laid_aside")) == 2


@pytest.mark.rule("ACQ-5.3")
def test_a_tile_that_dies_in_anothers_turn_waits_for_its_holders_draw_step():
    table = lay(3, DYING, hands=[["11c"], ["3b", "1i", "5i"], []], bag=["8i", "7i", "6i"], aside="rest")
    say(table, (0, "play 11c"), (0, "done"))
    assert table.position()["hands"][1] == ["3b", "1i", "5i"]
    say(table, (1, "play 1i"), (1, "done"))
    assert "3b" not in table.position()["hands"][1]
    assert seen(table, "laid_aside") == [{"seat": 1, "tile": "3b"}]


@pytest.mark.rule("ACQ-5.3")
def test_nobody_who_knows_what_was_laid_aside_guesses_a_dead_tile_into_the_hand():
    table = lay(
        3,
        DYING,
        hands=[["11c", "3b", "4b", "9i", "1i"], ["5i"], []],
        bag=["8i", "7i", "5b", "6b", "7b", "3i", "3h"],
        aside="rest",
    )
    say(table, (0, "play 11c"), (0, "done"))
    dead = {table.game.action_codes(None, 0, {"move": "play", "tile": t})[0] for t in ("5b", "6b", "7b")}
    first = table.game.action_codes(None, 0, {"move": "play", "tile": "1a"})[0]
    chances = oo.Batch(table.game, 2, 1).deal().chances
    counts = set()
    for _ in range(200):
        guess = table.hidden(1)
        table.game.study.guess(guess, 0, 1, chances, 0)
        hand = guess[0].hand[0][: guess[0].n_hand[0]]
        counts.add(sum(int(tile) + first in dead for tile in hand))
    # Two replacements were drawn after the look: at most two of the three dead tiles can be held.
    assert counts == {0, 1, 2}
