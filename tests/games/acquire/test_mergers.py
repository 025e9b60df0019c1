"""Mergers of Acquire."""

import itertools
import random

import pytest

import openoutcry as oo
from openoutcry.errors import BadMove, BadPosition, IllegalMove
from tests.games.acquire.positions import board, corporation, lay, money, say, seen, shares, texts


def cross(up=2, left=2, right=2, down=2, **given):
    """5e touches four corporations of these sizes: Hydra above, Zeta left, Fusion right, Sackson below."""
    cells = [["."] * 12 for _ in range(9)]
    for i in range(up):
        cells[3 - i][4] = "H"
    for i in range(left):
        cells[4][3 - i] = "Z"
    for i in range(right):
        cells[4][5 + i] = "F"
    for i in range(down):
        cells[5 + i][4] = "S"
    return lay(3, tuple("".join(row) for row in cells), hands=[["5e"], ["12a"], ["12i"]], **given)


@pytest.mark.rule("ACQ-4.1")
def test_the_largest_survives_and_the_merging_tile_counts_for_none():
    # Three against two: with the merging tile on Zeta's side it would be three each.
    table = lay(3, ("HHH.ZZ",), hand=["4a"])
    assert table.view(0)["table"]["tiles"][0]["survivors"] == ["hydra"]
    table.play(0, "play 4a")
    assert seen(table, "survives") == [{"corporation": "hydra", "size": 3}]
    assert table.view(None)["table"]["board"][0] == "HHHHHH......"
    assert not corporation(table, "zeta")["active"]


@pytest.mark.rule("ACQ-4.1")
def test_between_equals_the_merging_player_chooses():
    for name, letter in (("hydra", "H"), ("zeta", "Z")):
        table = lay(3, ("HH.ZZ",), hand=["3a"])
        table.play(0, "play 3a")
        assert texts(table, 0) == ["survivor zeta", "survivor hydra"]
        assert table.pending == [0]
        with pytest.raises(IllegalMove) as refused:
            table.play(0, "survivor fusion")
        assert refused.value.clause == "ACQ-4.1"
        table.play(0, f"survivor {name}")
        assert table.view(None)["table"]["board"][0].startswith(letter * 5)
    assert say(lay(3, ("HH.ZZ",), hand=["3a"]), (0, "play 3a, survivor zeta")).view(0)["table"]["phase"] == "buy"


@pytest.mark.rule("ACQ-4.2")
def test_a_safe_corporation_absorbs_and_is_never_absorbed():
    table = lay(3, ("H" * 11, "", "ZZ"), hand=["1b"], shares=[{}, {"zeta": 1, "hydra": 1}, {}])
    table.play(0, "play 1b")
    assert seen(table, "survives")[0]["corporation"] == "hydra"
    say(table, (1, "sell 1"))
    assert corporation(table, "hydra")["size"] == 14
    # Whatever is next to it: the safe one is the only possible survivor.
    assert not corporation(table, "zeta")["active"]


@pytest.mark.rule("ACQ-4.3")
def test_three_merge_largest_first_all_into_the_same_survivor():
    table = cross(up=4, left=3, right=2, down=0, shares=[{"zeta": 2, "fusion": 2}, {}, {}])
    table.play(0, "play 5e")
    assert [event["corporation"] for event in seen(table, "becomes_defunct")] == ["zeta"]
    table.play(0, "trade 2")
    assert [event["corporation"] for event in seen(table, "becomes_defunct")] == ["zeta", "fusion"]
    table.play(0, "trade 2")
    assert shares(table, 0) == {"hydra": 2}
    assert [event["survivor"] for event in seen(table, "traded")] == ["hydra", "hydra"]
    assert corporation(table, "hydra")["size"] == 10


@pytest.mark.rule("ACQ-4.3")
def test_a_three_way_merger_with_equal_defunct_ones():
    for first, second in (("zeta", "fusion"), ("fusion", "zeta")):
        table = cross(up=4, left=2, right=2, down=0, shares=[{"zeta": 2, "fusion": 2}, {}, {}])
        table.play(0, "play 5e")
        assert table.pending == [0]
        assert texts(table, 0) == ["next zeta", "next fusion"]
        with pytest.raises(IllegalMove) as refused:
            table.play(0, "next hydra")
        assert refused.value.clause == "ACQ-4.3"
        say(table, (0, f"next {first}"), (0, "sell all"), (0, "sell all"))
        assert [event["corporation"] for event in seen(table, "becomes_defunct")] == [first, second]


@pytest.mark.rule("ACQ-4.3")
def test_a_four_way_merger_3_3_3_2():
    table = cross(up=3, left=3, right=3, down=2, shares=[{"hydra": 1, "zeta": 1, "fusion": 1, "sackson": 1}, {}, {}])
    table.play(0, "play 5e")
    assert texts(table, 0) == ["survivor zeta", "survivor hydra", "survivor fusion"]
    table.play(0, "survivor fusion")
    assert texts(table, 0) == ["next zeta", "next hydra"]
    table.play(0, "next hydra")
    assert texts(table, 0) == ["sell 0", "sell 1"]
    say(table, (0, "sell 1"), (0, "sell 1"), (0, "sell 1"))
    assert [event["corporation"] for event in seen(table, "becomes_defunct")] == ["hydra", "zeta", "sackson"]
    assert corporation(table, "fusion")["size"] == 12
    assert shares(table, 0) == {"fusion": 1}


@pytest.mark.rule("ACQ-4.3")
def test_four_equal_ones_are_settled_one_after_the_other():
    table = cross(shares=[{}, {"hydra": 1, "zeta": 1, "fusion": 1, "sackson": 1}, {}])
    say(table, (0, "play 5e"), (0, "survivor hydra"))
    assert texts(table, 0) == ["next sackson", "next zeta", "next fusion"]
    say(table, (0, "next zeta"), (1, "sell 0"))
    assert texts(table, 0) == ["next sackson", "next fusion"]
    say(table, (0, "next fusion"), (1, "sell 0"))
    assert table.pending == [1]
    say(table, (1, "sell 0"))
    assert table.view(0)["table"]["phase"] == "buy"
    assert corporation(table, "hydra")["size"] == 9


@pytest.mark.rule("ACQ-4.4")
def test_bonuses_are_paid_first_by_the_size_before_the_merger():
    table = lay(3, ("HHHHH.ZZZ",), hand=["6a"], shares=[{"hydra": 9}, {"zeta": 5}, {"zeta": 2}])
    table.play(0, "play 6a")
    # Zeta, size 3: price 300. Hydra's holders get nothing.
    assert money(table) == [6000, 6000 + 3000, 6000 + 1500]
    assert table.view(1)["table"]["phase"] == "trade"
    assert seen(table, "bonus_paid") == [
        {"seat": 1, "corporation": "zeta", "amount": 3000, "rank": "majority"},
        {"seat": 2, "corporation": "zeta", "amount": 1500, "rank": "minority"},
    ]
    assert all(event["corporation"] == "zeta" for event in seen(table, "bonus_paid"))


@pytest.mark.rule("ACQ-4.5")
def test_a_single_holder_gets_both_bonuses():
    table = lay(3, ("HHHHH.ZZZ",), hand=["6a"], shares=[{}, {"zeta": 1}, {"hydra": 3}])
    table.play(0, "play 6a")
    assert money(table) == [6000, 6000 + 4500, 6000]
    assert seen(table, "bonus_paid")[0]["rank"] == "both"


@pytest.mark.rule("ACQ-4.6")
@pytest.mark.parametrize(("tied", "each"), [(2, 2300), (3, 1500), (4, 1200)])
def test_tied_for_most_both_bonuses_are_split_and_rounded_up(tied, each):
    # Price 300: 4500 over 2, 3 or 4 is 2250, 1500, 1125.
    held = [{"zeta": 4} if seat < tied else {"zeta": 1} for seat in range(5)]
    table = lay(5, ("HHHHH.ZZZ",), hands=[["6a"], [], [], [], []], shares=held)
    table.play(0, "play 6a")
    assert money(table) == [6000 + each if seat < tied else 6000 for seat in range(5)]


@pytest.mark.rule("ACQ-4.7")
@pytest.mark.parametrize(("tied", "each"), [(2, 800), (3, 500), (4, 400)])
def test_tied_for_second_the_minority_bonus_is_split_and_rounded_up(tied, each):
    held = [{"zeta": 5}, *[{"zeta": 4} if seat < tied else {"zeta": 1} for seat in range(4)]]
    table = lay(5, ("HHHHH.ZZZ",), hands=[["6a"], [], [], [], []], shares=held)
    table.play(0, "play 6a")
    assert money(table) == [9000, *[6000 + each if seat < tied else 6000 for seat in range(4)]]


@pytest.mark.rule("ACQ-4.8")
def test_nobody_holds_shares_nothing_is_paid():
    table = lay(3, ("HHHHH.ZZZ",), hand=["6a"])
    table.play(0, "play 6a")
    assert money(table) == [6000] * 3
    assert seen(table, "bonus_paid") == []
    assert table.view(0)["table"]["phase"] == "buy"


def restated(holdings, price):
    """ACQ-4.5 to ACQ-4.7 and ACQ-7.1, put the other way round: who is on which step, and what lies on it."""
    holders = sorted((count for count in holdings if count), reverse=True)
    paid = []
    for count in holdings:
        better = sum(other > count for other in holders)
        equal = holders.count(count)
        if not count or better >= 2 or (better == 1 and holders.count(holders[0]) > 1):
            paid.append(0)
            continue
        pot = 0
        if better == 0:
            pot += 10 * price
            if equal > 1 or len(holders) == 1:
                pot += 5 * price
        else:
            pot += 5 * price
        part = pot / equal
        paid.append(int(-(-part // 100) * 100))
    return paid


@pytest.mark.rule("ACQ-4.4", "ACQ-4.5", "ACQ-4.6", "ACQ-4.7")
def test_bonuses_agree_with_a_restatement_for_any_holdings():
    chooser = random.Random(47)
    cases = list(itertools.product(range(4), repeat=3))
    cases += [tuple(chooser.choice([0, 0, 1, 2, 3, 4]) for _ in range(6)) for _ in range(150)]
    for held in cases:
        size = chooser.randrange(2, 6)
        table = lay(len(held), ("HHHHHH." + "QQQQQ"[:size],), hands=[["7a"], *[[] for _ in held[1:]]],
                    shares=[{"quantum": count} for count in held])  # fmt: skip
        price = corporation(table, "quantum")["price"]
        foreseen = {part["holder"]: part["amount"] for part in corporation(table, "quantum")["bonuses"]}
        table.play(0, "play 7a")
        paid = [amount - 6000 for amount in money(table)]
        assert paid == restated(held, price), held
        assert paid == [foreseen.get(seat, 0) for seat in range(len(held))]
        told = {event["seat"]: event["amount"] for event in seen(table, "bonus_paid")}
        assert paid == [told.get(seat, 0) for seat in range(len(held))]
        # Never less than both bonuses, and more only by the rounding of the parts.
        assert not any(held) or 15 * price <= sum(paid) < 15 * price + 100 * len(held)


@pytest.mark.rule("ACQ-4.9")
def test_holders_are_asked_clockwise_from_the_merging_player_and_others_skipped():
    table = lay(4, ("HHHHH.ZZZ",), turn=2, hands=[[], [], ["6a"], []],
                shares=[{"zeta": 1}, {}, {"zeta": 1}, {"zeta": 1}])  # fmt: skip
    table.play(2, "play 6a")
    order = []
    while table.view(None)["table"]["phase"] != "buy":
        order.append(table.pending[0])
        table.play(table.pending[0], "sell 1")
    assert order == [2, 3, 0]


@pytest.mark.rule("ACQ-4.9")
def test_keep_sell_and_trade_in_any_mix():
    start = {"hands": [["6a"], [], []], "shares": [{"zeta": 9}, {}, {}]}
    table = lay(3, ("HHHHH.ZZZ",), **start)
    say(table, (0, "play 6a"), (0, "sell 3, trade 4, keep the rest"))
    assert shares(table, 0) == {"hydra": 2, "zeta": 2}
    assert money(table)[0] == 6000 + 4500 + 3 * 300
    assert seen(table, "traded") == [{"seat": 0, "corporation": "zeta", "shares": 4, "survivor": "hydra"}]
    assert seen(table, "sold") == [{"seat": 0, "corporation": "zeta", "shares": 3, "amount": 900}]
    assert seen(table, "kept") == [{"seat": 0, "corporation": "zeta", "shares": 2}]
    table = lay(3, ("HHHHH.ZZZ",), **start)
    table.play(0, "play 6a")
    assert texts(table, 0) == [f"trade {2 * n}" for n in range(5)]
    table.play(0, "trade for 2")
    assert texts(table, 0) == [f"sell {n}" for n in range(6)]
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "sell 6")
    assert refused.value.code == "acquire-refused-too-few-to-sell"
    table.play(0, "sell 0")
    assert shares(table, 0) == {"hydra": 2, "zeta": 5}


@pytest.mark.rule("ACQ-4.9")
@pytest.mark.parametrize(
    ("said", "json", "left"),
    [
        ("keep all", {"move": "dispose", "keep": "all"}, {"zeta": 9}),
        ("keep 9", {"move": "dispose", "keep": 9}, {"zeta": 9}),
        ("sell all", {"move": "dispose", "sell": "all"}, {}),
        ("trade all, keep the rest", {"move": "dispose", "trade": "all", "keep": "rest"}, {"hydra": 4, "zeta": 1}),
        ("trade all, sell the rest", {"move": "dispose", "trade": "all", "sell": "rest"}, {"hydra": 4}),
        ("trade 2, sell 7", {"move": "dispose", "trade": 2, "sell": 7}, {"hydra": 1}),
        ("sell 3, trade 4, keep 2", {"move": "dispose", "sell": 3, "trade": 4, "keep": 2}, {"hydra": 2, "zeta": 2}),
        ("sell 3", {"move": "sell", "shares": 3}, {"zeta": 6}),
    ],
)
def test_disposals_in_text_and_json(said, json, left):
    game = oo.load_game("acquire")
    assert game.parse_move(said) == json
    assert game.parse_move(game.write_move(json)) == json
    for move in (said, json):
        table = lay(3, ("HHHHH.ZZZ",), hands=[["6a"], [], []], shares=[{"zeta": 9}, {}, {}])
        say(table, (0, "play 6a"))
        table.play(0, move)
        assert shares(table, 0) == left
        assert table.view(None)["table"]["phase"] == "buy"


@pytest.mark.rule("ACQ-4.9")
@pytest.mark.parametrize(
    "said", ["trade 3, keep the rest", "sell 9, trade 2", "keep 8", "sell 3, trade 4, keep 1", "trade 5"]
)
def test_disposals_that_do_not_add_up_are_refused_whole(said):
    table = lay(3, ("HHHHH.ZZZ",), hands=[["6a"], [], []], shares=[{"zeta": 9}, {}, {}])
    table.play(0, "play 6a")
    before = table.to_bytes()
    with pytest.raises((BadMove, IllegalMove)) as refused:
        table.play(0, said)
    assert refused.value.clause == "ACQ-4.9"
    assert table.to_bytes() == before


@pytest.mark.rule("ACQ-4.9")
def test_trades_are_bounded_by_the_survivors_shares_in_the_bank():
    held = [{"zeta": 6}, {"zeta": 4, "hydra": 22}, {}]
    table = lay(3, ("HHHHH.ZZZ",), hands=[["6a"], [], []], shares=held)
    table.play(0, "play 6a")
    assert texts(table, 0) == ["trade 0", "trade 2", "trade 4", "trade 6"]
    table.play(0, "trade 4, keep the rest")
    # One is left for the next.
    assert texts(table, 1) == ["trade 0", "trade 2"]
    with pytest.raises(IllegalMove) as refused:
        table.play(1, "trade 4")
    assert refused.value.code == "acquire-refused-bank-short"
    table.play(1, "trade all, keep the rest")
    assert corporation(table, "hydra")["left"] == 0


@pytest.mark.rule("ACQ-4.9")
def test_a_merger_whose_survivor_has_no_shares_left_to_trade():
    table = lay(3, ("HHHHH.ZZZ",), hands=[["6a"], [], []], shares=[{"zeta": 6}, {"hydra": 25}, {}])
    table.play(0, "play 6a")
    assert texts(table, 0) == [f"sell {n}" for n in range(7)]
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "trade 2")
    assert refused.value.code == "acquire-refused-not-trading"
    table.play(0, "sell 2, keep the rest")
    assert shares(table, 0) == {"zeta": 4}


@pytest.mark.rule("ACQ-4.10")
def test_sold_and_traded_shares_go_back_and_kept_ones_live_again_when_it_is_founded_again():
    table = lay(3, ("HHHHH.ZZZ", "", "o"), hands=[["6a"], ["2c"], []], shares=[{"zeta": 9}, {}, {}])
    say(table, (0, "play 6a"), (0, "sell 3, trade 4, keep the rest"))
    assert corporation(table, "zeta")["left"] == 23
    assert corporation(table, "zeta")["price"] == 0
    assert not corporation(table, "zeta")["active"]
    table.play(0, "done")
    table.play(1, "play 2c")
    assert "found zeta" in texts(table, 1)
    table.play(1, "found zeta")
    assert shares(table, 0) == {"hydra": 2, "zeta": 2}
    assert corporation(table, "zeta")["left"] == 22
    assert corporation(table, "zeta")["price"] == 200
    bonuses = corporation(table, "zeta")["bonuses"]
    assert [(part["holder"], part["rank"]) for part in bonuses] == [(0, "majority"), (1, "minority")]


@pytest.mark.rule("ACQ-4.11")
def test_all_tiles_involved_belong_to_the_survivor():
    rows = ("...o", "HHH.ZZ", "...o", "...o")
    table = lay(3, rows, hand=["4b"])
    table.play(0, "play 4b")
    assert table.view(None)["table"]["board"][:4] == board("...H", "HHHHHH", "...H", "...H")[:4]
    assert seen(table, "merged") == [{"corporation": "hydra", "size": 9, "safe": False}]
    assert corporation(table, "hydra")["price"] == 700


@pytest.mark.rule("ACQ-4.11")
def test_until_the_merger_is_over_the_tile_belongs_to_nobody():
    table = lay(3, ("HHHHH.ZZZ",), hand=["6a"], shares=[{"zeta": 1}, {}, {}])
    table.play(0, "play 6a")
    assert table.view(None)["table"]["board"][0] == "HHHHHoZZZ..."
    assert corporation(table, "zeta")["size"] == 3
    merger = table.view(1)["table"]["merger"]
    assert (merger["survivor"], merger["defunct"], merger["holder"], merger["held"]) == ("hydra", "zeta", 0, 1)


@pytest.mark.rule("ACQ-4.3")
@pytest.mark.parametrize(
    "merger",
    [
        {"survivor": "sackson", "defunct": "sackson", "to_come": ["sackson"]},
        {"survivor": "sackson", "defunct": "sackson"},
        {"survivor": "hydra", "defunct": "sackson", "to_come": ["zeta"]},
    ],
)
def test_a_position_in_a_merger_has_each_corporation_once_and_the_largest_first(merger):
    # As bits, Sackson three times is Sackson and Zeta; in the last one Zeta, being larger, comes before Sackson.
    rows = ("...H", "...H", "...H", "...H", ".SSoZZZ") if "hydra" in merger.values() else ("", "", "", "", ".SSoZZ")
    given = {"phase": "trade", "tile": "4e", "shares": [{"sackson": 4, "zeta": 4}, {}, {}]}
    with pytest.raises(BadPosition) as refused:
        lay(3, rows, merger=merger, **given)
    assert refused.value.code == "acquire-error-position-merger"
    right = {"survivor": "hydra" if "hydra" in merger.values() else "sackson", "defunct": "zeta"}
    assert lay(3, rows, merger=right, **given).pending == [0]
