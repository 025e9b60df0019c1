"""Components and setup of Acquire."""

import random

import pytest

import openoutcry as oo
from openoutcry.errors import BadOption, BadPlayers, BadPosition
from tests.games.acquire.positions import corporation, lay, money, say, seen, texts

LETTERS = "abcdefghi"
TILES = [f"{number}{row}" for row in LETTERS for number in range(1, 13)]


def fresh(players=4, seed="a seed", **more):
    return oo.Table("acquire", players=players, seed=seed, **more)


def lone_tiles(position):
    return [
        f"{x + 1}{LETTERS[y]}" for y, row in enumerate(position["board"]) for x, mark in enumerate(row) if mark == "o"
    ]


@pytest.mark.rule("ACQ-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_108_tiles_on_nine_rows_of_twelve_and_25_shares_of_seven(players):
    table = fresh(players)
    position = table.position()
    assert [len(row) for row in position["board"]] == [12] * 9
    everything = lone_tiles(position) + position["bag"] + [tile for hand in position["hands"] for tile in hand]
    assert sorted(everything) == sorted(TILES)
    view = table.view(None)["table"]
    assert [c["left"] for c in view["corporations"]] == [25] * 7


@pytest.mark.rule("ACQ-1.1")
@pytest.mark.parametrize("players", [1, 7, "four", True])
def test_two_to_six_play(players):
    with pytest.raises(BadPlayers):
        fresh(players)


@pytest.mark.rule("ACQ-1.2")
def test_three_classes_and_two_sets_of_names():
    classes = ["low", "low", "middle", "middle", "middle", "high", "high"]
    for line, names in (
        ("1999", ["sackson", "zeta", "hydra", "fusion", "america", "phoenix", "quantum"]),
        ("classic", ["luxor", "tower", "festival", "worldwide", "american", "imperial", "continental"]),
    ):
        view = fresh(options={"names": line}).view(0)["table"]
        assert [c["corporation"] for c in view["corporations"]] == names
        assert [c["class"] for c in view["corporations"]] == classes
    with pytest.raises(BadOption):
        fresh(options={"names": "1962"})


@pytest.mark.rule("ACQ-1.2")
def test_moves_and_events_use_the_names_of_the_option():
    table = lay(3, ("o",), hand=["2a"], options={"names": "classic"})
    table.play(0, "play 2a")
    assert texts(table, 0)[0] == "found luxor"
    table.play(0, "found Continental")
    assert seen(table, "founded") == [{"seat": 0, "corporation": "continental", "size": 2}]
    assert table.view(0)["table"]["board"][0].startswith("CC.")
    assert corporation(table, "continental")["price"] == 400


@pytest.mark.rule("ACQ-1.2")
@pytest.mark.parametrize("line", ["1999", "classic"])
def test_the_letter_on_the_board_names_its_corporation(line):
    view = fresh(options={"names": line}).view(0)["table"]
    for letter, name in view["letters"].items():
        table = lay(3, ("o",), hands=[["2a"], ["12i"], []], options={"names": line})
        say(table, (0, f"play 2a, found {letter}"), (0, f"buy 2 {letter}"))
        assert table.position()["shares"][0] == {name: 3}


@pytest.mark.rule("ACQ-1.3")
@pytest.mark.parametrize(
    ("size", "price"),
    [
        (2, 200),
        (3, 300),
        (4, 400),
        (5, 500),
        (6, 600),
        (10, 600),
        (11, 700),
        (20, 700),
        (21, 800),
        (30, 800),
        (31, 900),
        (40, 900),
        (41, 1000),
        (50, 1000),
    ],
)
def test_the_price_goes_by_size_and_class(size, price):
    for letter, name, more in (("S", "sackson", 0), ("A", "america", 100), ("Q", "quantum", 200)):
        full, rest = divmod(size, 12)
        rows = (*[letter * 12] * full, letter * rest)
        # The same by growing into that size, one tile before it.
        table = lay(3, rows, phase="buy")
        found = corporation(table, name)
        assert (found["size"], found["price"]) == (size, price + more)
        assert (found["majority"], found["minority"]) == (10 * (price + more), 5 * (price + more))
        table.play(0, f"buy {name}")
        assert money(table)[0] == 6000 - price - more


@pytest.mark.rule("ACQ-1.3")
@pytest.mark.parametrize(("size", "price"), [(2, 300), (5, 600), (10, 700), (20, 800), (30, 900), (40, 1000)])
def test_a_corporation_that_grows_gets_the_price_of_its_new_size(size, price):
    full, rest = divmod(size, 12)
    rows = (*["Z" * 12] * full, "Z" * rest)
    table = lay(3, rows, hand=[f"{rest + 1}{LETTERS[full]}"])
    table.play(0, f"play {rest + 1}{LETTERS[full]}")
    assert corporation(table, "zeta")["size"] == size + 1
    assert corporation(table, "zeta")["price"] == price


@pytest.mark.rule("ACQ-1.3")
def test_the_price_table_is_shown():
    rows = fresh().view(0)["table"]["prices"]
    assert [(row["least"], row["most"]) for row in rows][4:6] == [(6, 10), (11, 20)]
    assert rows[0]["price"] == {"low": 200, "middle": 300, "high": 400}
    assert rows[-1]["majority"] == {"low": 10000, "middle": 11000, "high": 12000}
    assert rows[-1]["minority"] == {"low": 5000, "middle": 5500, "high": 6000}


@pytest.mark.rule("ACQ-2.1")
def test_everybody_starts_with_6000():
    assert 6000 == 4 * 1000 + 3 * 500 + 5 * 100
    assert money(fresh(5)) == [6000] * 5


@pytest.mark.rule("ACQ-2.2")
def test_each_lays_a_start_tile_and_the_nearest_to_1a_begins():
    for seed in range(20):
        table = fresh(4, f"start {seed}")
        laid = seen(table, "start_tile")
        assert [event["seat"] for event in laid] == [0, 1, 2, 3]
        assert sorted(event["tile"] for event in laid) == sorted(lone_tiles(table.position()))
        first = min(laid, key=lambda event: (event["tile"][-1], int(event["tile"][:-1])))["seat"]
        assert table.pending == [first]
        assert seen(table, "begins") == [{"seat": first}]


@pytest.mark.rule("ACQ-2.2")
def test_9a_begins_before_1b():
    table = oo.Table.from_position(
        {
            "game": "acquire",
            "players": 3,
            "start": ["1b", "12i", "9a"],
            "bag": "shuffled",
            "hands": [["5e"], ["6e"], ["7e"]],
        }
    )
    assert table.pending == [2]
    say(table, (2, "play 7e"))
    assert table.pending == [0]
    say(table, (0, "play 5e"))
    assert table.pending == [1]


@pytest.mark.rule("ACQ-2.2")
def test_adjacent_start_tiles_stay_unincorporated_until_another_joins_them():
    given = {"game": "acquire", "players": 3, "start": ["1a", "2a", "3a"], "hands": [["4a"], ["9i"], ["7i"]]}
    table = oo.Table.from_position(given)
    assert table.view(None)["table"]["board"][0] == "ooo" + "." * 9
    assert not any(c["active"] for c in table.view(None)["table"]["corporations"])
    say(table, (0, "play 4a, found hydra"))
    assert corporation(table, "hydra")["size"] == 4


@pytest.mark.rule("ACQ-2.3")
def test_six_tiles_each_known_to_their_owner_alone():
    table = fresh(4)
    hands = table.position()["hands"]
    assert [len(hand) for hand in hands] == [6] * 4
    for seat in range(4):
        assert sorted(t["tile"] for t in table.view(seat)["table"]["tiles"]) == sorted(hands[seat])
        assert sorted(event["tile"] for event in seen(table, "tile_drawn", seat)) == sorted(hands[seat])
        told = str(table.view(seat)) + str([e for e in table.events(seat) if e["event"] != "start_tile"])
        for other in range(4):
            if other != seat:
                assert not any(f"'{tile}'" in told for tile in hands[other])
    assert seen(table, "tile_drawn", None) == []
    assert [event["count"] for event in seen(table, "tiles_drawn")] == [6] * 4


@pytest.mark.rule("ACQ-2.2", "ACQ-2.3")
def test_a_game_recorded_elsewhere_starts_from_its_tile_order():
    order = [*TILES[50:], *TILES[:50]]
    table = oo.Table.from_position({"game": "acquire", "players": 3, "tiles": order})
    position = table.position()
    assert sorted(lone_tiles(position)) == sorted(order[:3])
    assert position["hands"] == [order[3:9], order[9:15], order[15:21]]
    assert position["bag"] == order[21:]
    assert table.pending == [0]
    table.play(0, f"play {order[3]}")
    while table.pending == [0]:
        table.play(0, table.legal(0)[0])
    assert table.position()["hands"][0][-1] == order[21]
    again = oo.Table.from_position(
        {
            "game": "acquire",
            "players": 3,
            "start": order[:3],
            "bag": order[21:],
            "hands": [order[3:9], order[9:15], order[15:21]],
        }
    )
    assert again.position()["board"] == position["board"]
    assert again.pending == [0]


@pytest.mark.rule("ACQ-2.4")
def test_holdings_are_open_by_default():
    table = lay(3, ("HHH",), phase="buy", shares=[{"hydra": 2}, {"hydra": 5}, {}], money=[100, 700, 6000])
    plates = table.view(2)["table"]["seats"]
    assert [plate["money"] for plate in plates] == [100, 700, 6000]
    assert plates[1]["shares"] == {"hydra": 5}
    assert corporation(table, "hydra")["left"] == 18


def hidden(players, rows, **given):
    return lay(players, rows, options={"holdings": "hidden"}, **given)


@pytest.mark.rule("ACQ-2.4")
def test_hidden_holdings_are_shown_to_their_owner_only_and_unsold_shares_to_all():
    table = hidden(3, ("HHH",), phase="buy", shares=[{"hydra": 2}, {"hydra": 5}, {}], money=[900, 700, 6000])
    view = table.view(1)["table"]
    assert view["seats"][1]["money"] == 700
    assert view["seats"][1]["shares"] == {"hydra": 5}
    for seat in (0, 2):
        assert "money" not in view["seats"][seat]
        assert "shares" not in view["seats"][seat]
    assert next(c for c in view["corporations"] if c["corporation"] == "hydra")["left"] == 18
    assert all("money" not in plate for plate in table.view(None)["table"]["seats"])
    table.play(0, "buy hydra")
    assert seen(table, "bought", 1) == [{"seat": 0, "corporation": "hydra", "amount": 400}]


@pytest.mark.rule("ACQ-2.4")
def test_with_hidden_money_no_step_is_skipped_for_lack_of_it():
    rows = ("HHH", "", "o")
    poor = {"phase": "play", "hands": [["12i"], ["12h"], []], "money": [0, 0, 0]}
    assert say(lay(3, rows, **poor), (0, "play 12i")).pending == [1]
    table = say(hidden(3, rows, **poor), (0, "play 12i"))
    assert table.pending == [0]
    assert texts(table, 0) == ["done"]
    table = hidden(3, rows, phase="buy", money=[400, 0, 0], hands=[[], ["12h"], []])
    table.play(0, "buy hydra")
    assert table.pending == [0]
    assert texts(table, 0) == ["done"]


@pytest.mark.rule("ACQ-2.4")
def test_a_merger_shows_the_holdings_in_the_defunct_corporation():
    table = hidden(3, ("HHH.ZZ",), hand=["4a"], shares=[{"zeta": 1, "hydra": 3}, {"zeta": 4}, {}])
    table.play(0, "play 4a")
    assert seen(table, "holding_shown", 2) == [
        {"seat": 0, "corporation": "zeta", "shares": 1},
        {"seat": 1, "corporation": "zeta", "shares": 4},
    ]
    plates = table.view(2)["table"]["seats"]
    assert [plate["shares"] for plate in plates] == [{"zeta": 1}, {"zeta": 4}, {}]
    say(table, (0, "keep all"), (1, "keep all"))
    assert "shares" not in table.view(2)["table"]["seats"][1]


@pytest.mark.rule("ACQ-2.4")
def test_all_is_shown_at_the_end():
    table = hidden(3, ("H" * 11,), phase="buy", shares=[{"hydra": 1}, {}, {}])
    say(table, (0, "end"), (0, "done"))
    assert table.over
    assert [plate["money"] for plate in table.view(2)["table"]["seats"]] == table.scores()


@pytest.mark.rule("ACQ-1.1")
@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"board": ["." * 12] * 8}, "error-position-list"),
        ({"board": ["?" + "." * 11] + ["." * 12] * 8}, "acquire-error-position-row"),
        ({"board": ["H" + "." * 11] + ["." * 12] * 8}, "acquire-error-position-corporation"),
        ({"board": ["HH..HH......"] + ["." * 12] * 8}, "acquire-error-position-corporation"),
        ({"board": ["HHZZ........"] + ["." * 12] * 8}, "acquire-error-position-touch"),
        ({"board": ["HHo........."] + ["." * 12] * 8}, "acquire-error-position-touch"),
        ({"hands": [["1a"], ["1a"], []]}, "acquire-error-position-twice"),
        ({"hands": [["13a"], [], []]}, "acquire-error-tile"),
        ({"hands": [["1a", "2a", "3a", "4a", "5a", "6a", "7a"], [], []]}, "error-position-list"),
        ({"hands": [["1a"], [], []], "bag": ["2a"]}, "acquire-error-position-missing"),
        ({"hands": [["1a"], [], []], "shares": [{"hydra": 20}, {"hydra": 6}, {}]}, "acquire-error-position-shares"),
        ({"hands": [["1a"], [], []], "shares": [{"hilton": 1}, {}, {}]}, "error-position-word"),
        ({"hands": [["1a"], [], []], "money": [-1, 0, 0]}, "error-position-number"),
        ({"hands": [[], ["1a"], []]}, "acquire-error-position-phase"),
        ({"phase": "found", "hands": [["1a"], [], []]}, "acquire-error-position-phase"),
        ({"phase": "trade", "hands": [["1a"], [], []]}, "acquire-error-position-merger"),
        ({"phase": "buy", "tile": "5e"}, "acquire-error-position-tile"),
        ({"start": ["1a", "1a", "2a"], "hands": [["3a"], [], []]}, "acquire-error-position-twice"),
        ({"start": ["1a", "2a", "4a"], "board": ["." * 12] * 9}, "acquire-error-position-setup"),
        ({"hands": [["1a"], [], []], "market": {"hydra": 3}}, "acquire-error-position-market"),
        ({"turn": 3}, "error-position-number"),
    ],
)
def test_a_position_that_cannot_be_is_refused(given, code):
    with pytest.raises(BadPosition) as refused:
        oo.Table.from_position({"game": "acquire", "players": 3, **given})
    assert refused.value.code == code


@pytest.mark.rule("ACQ-2.2", "ACQ-6.2")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_whole_recorded_game_is_replayed_from_its_tile_order_with_named_moves(players):
    played = fresh(players, f"recorded {players}")
    begun = played.position()
    drawn = [event["tile"] for event in seen(played, "start_tile")]
    chooser = random.Random(players)
    moves = []
    while not played.over:
        seat = played.pending[0]
        move = chooser.choice(played.legal(seat))
        moves.append((seat, move.text if len(moves) % 2 else move.json))
        played.play(seat, move)
    order = drawn + [tile for hand in begun["hands"] for tile in hand] + begun["bag"]
    again = oo.Table.from_position({"game": "acquire", "players": players, "tiles": order})
    for seat, move in moves:
        again.play(seat, move)
    assert again.over
    assert again.scores() == played.scores()
    assert again.position()["board"] == played.position()["board"]


@pytest.mark.rule("ACQ-2.2", "ACQ-3.3", "ACQ-4.6", "ACQ-4.9", "ACQ-4.10", "ACQ-6.2")
def test_a_game_recorded_elsewhere_is_replayed_to_its_scores():
    start = ["1a", "1c", "12i"]
    hands = [
        ["2a", "3a", "4a", "9a", "10a", "11a"],
        ["2c", "3c", "1b", "5a", "8a", "12g"],
        ["6a", "7a", "12e", "10i", "10g", "12c"],
    ]
    known = [*start, *(tile for hand in hands for tile in hand)]
    order = known + [tile for tile in TILES if tile not in known]
    table = oo.Table.from_position({"game": "acquire", "players": 3, "tiles": order})
    say(
        table,
        (0, "play 2A, found Hydra"), (0, "buy 3 Hydra"),
        (1, "play 2c, found zeta"), (1, "buy 2 zeta, 1 hydra"),
        (2, "play 12e"), (2, "buy 3 zeta"),
        (0, "play 3a"), (0, "buy 1 zeta, 2 hydra"),
        (1, "play 3c"), (1, "buy nothing"),
        (2, "play 10i"), (2, "buy 3 hydra"),
        (0, "play 4a"), (0, "done"),
    )  # fmt: skip
    assert money(table) == [4100, 5300, 4200]
    # Hydra 4 takes over Zeta 3: seats 1 and 2 are tied for most, 4500 over two, rounded up.
    say(
        table,
        (1, "play 1b"), (1, "trade 2, sell 1"), (2, "sell 1, trade 2, keep the rest"), (0, "keep all"),
    )  # fmt: skip
    assert money(table) == [4100, 5300 + 2300 + 300, 4200 + 2300 + 300]
    say(
        table,
        (1, "buy 1 hydra, done"),
        (2, "play 10g"), (2, "done"),
        (0, "play 9a"), (0, "done"),
        (1, "play 5a"), (1, "done"),
        (2, "play 6a"), (2, {"move": "buy", "shares": {"hydra": 3}}),
        # Zeta again: the share that was kept and the free one.
        (0, "play 10a, found zeta"), (0, "done"),
        (1, "play 8a"), (1, "done"),
        (2, "play 7a"), (0, {"move": "dispose", "trade": "all"}),
        (2, "end"), (2, "buy 3 hydra"),
    )  # fmt: skip
    assert table.over
    # Hydra 14 at 800, shares 7, 3, 10.
    assert table.scores() == [4100 + 4500 + 4000 + 7 * 800, 7200 + 3 * 800, 2300 + 8000 + 10 * 800]
    assert table.winners() == [2]
    assert oo.Table.replay(table.log).scores() == table.scores()
