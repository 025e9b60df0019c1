"""The end and the score of Money, and who knows what."""

import pytest

import openoutcry as oo
from tests.games.money.positions import CROWN, DUCAT, FLORIN, GOLD, NAMES, SILVER, lay, seen, serials


def worth(cards, **numbers):
    """What a hand of these cards scores, from the table's own final score."""
    others = [c for name in ("thaler", "guilder") for c in NAMES[name]]
    table = lay(
        3,
        phase="act",
        hands=[[c for c in cards if c != cards[0]], [others[1]], []],
        bids=[[cards[0]], [others[0]], [others[2]]],
        finished=[0, 1, 2],
        final_round=True,
        left=others[3:5],
        right=others[5:7],
        numbers=numbers,
    )
    while not table.over:
        table.play(table.pending[0], "keep")
    return table.scores()[0]


TWENTIES, THIRTIES = CROWN[:3], CROWN[3:6]


@pytest.mark.rule("MON-4.2", "MON-4.3")
@pytest.mark.parametrize(
    ("cards", "score"),
    [
        (TWENTIES, 100),  # 60 - 60 + 100
        (THIRTIES, 100),  # 90 - 90 + 100
        ([*CROWN[6:9], CROWN[0]], 70),  # 40 + 50 + 60 + 20 = 170 - 100
        ([CROWN[0], CROWN[1], CROWN[3], CROWN[4], CROWN[8]], 60),  # 160 - 100
        ([*TWENTIES, *THIRTIES, CROWN[7], CROWN[8]], 460),  # 260 + 2 * 100
        (CROWN, 500),  # 300 + 200
        ([*TWENTIES, CROWN[6], CROWN[7]], 150),  # 150 - 100 + 100: bonuses don't count towards the 200
        ([CROWN[8], CROWN[7], CROWN[6], CROWN[0], CROWN[3]], 200),  # exactly 200 pays no fee
        ([CROWN[0]], 0),  # never below 0
        ([CROWN[8], FLORIN[8]], 0),  # the fee is taken per currency
    ],
)
def test_currencies(cards, score):
    assert worth(cards) == score


@pytest.mark.rule("MON-4.4")
@pytest.mark.parametrize(
    ("cards", "score"),
    [
        (SILVER[:2], 20),
        (SILVER[:3], 130),
        (SILVER, 260),
        (GOLD[:3], 160),
        (GOLD, 320),
        ([*SILVER[:2], GOLD[0]], 40),  # two metals make no set together
        ([*SILVER[:5], *GOLD[:4]], 50 + 100 + 80 + 100),
    ],
)
def test_coins(cards, score):
    assert worth(cards) == score


@pytest.mark.rule("MON-4.2", "MON-4.3", "MON-4.4")
@pytest.mark.parametrize(
    ("cards", "numbers", "score"),
    [
        ([CROWN[8], CROWN[7]], {"fee": 40}, 70),  # 110 - 40
        ([CROWN[8], CROWN[7]], {"exempt": 110}, 110),
        (TWENTIES, {"triple_bonus": 30}, 30),
        (SILVER[:3], {"coin_bonus": 30}, 60),
        (SILVER[:4], {"coin_set": 2}, 240),
    ],
)
def test_a_changed_number_changes_the_score(cards, numbers, score):
    assert worth(cards, **numbers) == score


@pytest.mark.rule("MON-4.2", "MON-4.3", "MON-4.4")
def test_every_score_is_explained_line_by_line():
    table = lay(3, hands=[[*TWENTIES, *SILVER[:3], FLORIN[8]], [DUCAT[0]], [DUCAT[1]]], left=DUCAT[2:4])
    score = table.view(0)["table"]["score"]
    lines = {line["kind"]: line for line in score["lines"]}
    assert (lines["crown"]["bills"], lines["crown"]["fee"], lines["crown"]["bonus"]) == (60, 60, 100)
    assert (lines["florin"]["bills"], lines["florin"]["fee"], lines["florin"]["total"]) == (60, 60, 0)
    assert lines["silver"]["total"] == 130
    assert score["total"] == table.scores()[0] == 230


def last_cards(deck, **more):
    """Everybody keeps; the deck holds just the given cards."""
    named = {*deck, 1, 57, 10, *more.get("left", []), *more.get("right", [])}
    rest = [c for c in range(1, 76) if c not in named and c not in NAMES["real"] and c not in NAMES["dirham"]]
    return lay(3, phase="act", hands=[rest, [], []], bids=[[1], [57], [10]], finished=[0, 1, 2], deck=deck, **more)


def keep_all(table):
    rounds = table.view(None)["table"]["round"]
    while not table.over and table.view(None)["table"]["round"] == rounds:
        table.play(table.pending[0], "keep")


def bid_all(table):
    for seat in list(table.pending):
        table.play(seat, table.legal(seat)[0])
        table.play(seat, "done")


@pytest.mark.rule("MON-4.1")
@pytest.mark.parametrize(
    ("deck", "left", "right"),
    [
        ([33], [5, 6, 35], [26, 30]),  # the refill runs short
        ([33, 36, 38], [5, 6, 35], [26, 30]),  # the refill leaves both lots full
    ],
)
def test_an_emptied_deck_brings_exactly_one_more_round(deck, left, right):
    table = last_cards(deck, left=left, right=right)
    keep_all(table)
    assert not table.over
    view = table.view(None)["table"]
    assert view["final_round"] and view["deck"] == 0
    bid_all(table)
    lots = {side: serials(cards) for side, cards in view["lots"].items()}
    keep_all(table)
    assert table.over
    # No refill after the last round, and the lots count for nobody.
    after = table.view(None)["table"]
    assert {side: serials(cards) for side, cards in after["lots"].items()} == lots
    held = sum(len(seat["hand"]) for seat in after["seats"])
    assert held + sum(len(cards) for cards in lots.values()) == 57


@pytest.mark.rule("MON-4.1")
def test_while_the_deck_has_cards_rounds_go_on():
    table = last_cards([33, 36, 38, 71], left=[5, 6, 35], right=[26, 30])
    keep_all(table)
    assert not table.view(None)["table"]["final_round"]


@pytest.mark.rule("MON-4.5")
def test_the_highest_total_wins_and_ties_share():
    def end(hands):
        table = lay(
            3,
            phase="act",
            hands=hands,
            bids=[[12], [18], [56]],
            finished=[0, 1, 2],
            final_round=True,
            left=[13],
            right=[34],
        )
        while not table.over:
            table.play(table.pending[0], "keep")
        return table

    alone = end([SILVER[:3], SILVER[3:5], []])
    assert alone.scores() == [130, 20, 0] and alone.winners() == [0]
    shared = end([SILVER[:3], SILVER[3:6], []])
    assert shared.winners() == [0, 1]


@pytest.mark.rule("MON-4.6")
def test_several_deals_are_added_up():
    table = oo.Table("money", players=4, seed="three deals", options={"deals": 3})
    removed = []
    while not table.over:
        seat = table.pending[0]
        table.play(seat, table.legal(seat)[-1])
        removed.append(tuple(table.view(None)["table"]["removed"]))
    scored = seen(table, None, "deal_scored")
    assert len(scored) == 12
    for seat in range(4):
        assert table.scores()[seat] == sum(e["points"] for e in scored if e["seat"] == seat)
    assert [e["deal"] for e in seen(table, None, "deal_begins")] == [1, 2, 3]
    fixed = oo.Table("money", players=4, seed="x", options={"deals": 2, "removed": ["crown"]})
    while not fixed.over:
        seat = fixed.pending[0]
        fixed.play(seat, fixed.legal(seat)[-1])
    assert [e["kind"] for e in seen(fixed, None, "currency_out")] == ["crown", "crown"]


@pytest.mark.rule("MON-4.6")
def test_removed_currencies_are_drawn_anew_in_every_deal():
    outs = set()
    for i in range(8):
        table = oo.Table("money", players=4, seed=f"anew {i}", options={"deals": 2})
        while not table.over:
            seat = table.pending[0]
            table.play(seat, table.legal(seat)[-1])
        outs.add(tuple(e["kind"] for e in seen(table, None, "currency_out")))
    assert any(first != second for first, second in outs)


@pytest.mark.rule("MON-4.7")
def test_ten_idle_rounds_make_the_next_one_the_last():
    table = oo.Table("money", players=3, seed="idle")
    bid_all(table)
    keep_all(table)
    for idle in range(1, 11):
        # The first round drew nothing either: all kept their bids.
        assert table.view(None)["table"]["idle_rounds"] == idle
        assert table.view(None)["table"]["final_round"] == (idle == 10)
        bid_all(table)
        keep_all(table)
    assert table.over
    assert table.view(None)["table"]["deck"] > 0


@pytest.mark.rule("MON-4.7")
def test_the_number_of_idle_rounds_is_the_editions():
    table = oo.Table("money", players=3, seed="idle", numbers={"idle_rounds": 2})
    for last in (False, False, True):
        assert table.view(None)["table"]["final_round"] == last
        bid_all(table)
        keep_all(table)
    assert table.over


@pytest.mark.rule("MON-4.7")
def test_a_round_that_draws_starts_the_count_again():
    table = lay(
        3,
        phase="act",
        hands=[[], [], []],
        bids=[[1, 21, 65], [57], [10]],
        finished=[0, 1, 2],
        left=[5, 6, 35, 49],
        right=[26, 30, 45, 54],
        idle_rounds=8,
    )
    table.play(0, "swap left")
    table.play(2, "keep")
    table.play(1, "keep")
    assert table.view(None)["table"]["idle_rounds"] == 0


@pytest.mark.rule("MON-5.1")
def test_hands_are_secret_and_the_memory_aid_shows_what_all_saw():
    for memory in (False, True):
        table = lay(
            3,
            phase="act",
            hands=[[70], [71], [73]],
            bids=[[1], [57], [10]],
            finished=[0, 1, 2],
            left=[5, 6, 35, 49],
            right=[26, 30, 45, 54],
            options={"memory": memory},
        )
        table.play(0, "swap left")
        for onlooker in (1, 2, None):
            plate = table.view(onlooker)["table"]["seats"][0]
            if memory:
                assert serials(plate["known"]) == {5, 6, 35, 49}
            else:
                assert "known" not in plate
            assert "70" not in str(table.view(onlooker))
        assert serials(table.view(0)["table"]["hand"]) == {5, 6, 35, 49, 70}


@pytest.mark.rule("MON-5.1")
def test_a_known_card_in_a_face_down_bid_still_counts_as_in_the_hand():
    table = lay(3, hands=[[5, 70], [57], [10]], left=[6], right=[26], seen=[5], options={"memory": True})
    table.play(0, "bid 5")
    assert serials(table.view(1)["table"]["seats"][0]["known"]) == {5}


@pytest.mark.rule("MON-5.1")
def test_a_dealt_hand_is_unknown_and_a_turned_up_bid_is_remembered():
    table = oo.Table("money", players=3, seed="remember", options={"memory": True})
    hands = table.position()["hands"]
    for onlooker in (1, 2, None):
        assert table.view(onlooker)["table"]["seats"][0]["known"] == []
    for seat, hand in enumerate(hands):
        table.play(seat, {"move": "bid", "cards": hand[:1]})
    keep_all(table)
    for onlooker in (1, 2, None):
        assert serials(table.view(onlooker)["table"]["seats"][0]["known"]) == {hands[0][0]}
