"""Positions of Stockpile that can't be, moves that can't be understood, and texts that come back as they were."""

import pytest
from rich.console import Console

import openoutcry as oo
from openoutcry.errors import BadMove, BadPosition
from openoutcry.games.stockpile.rules.codes import N_ACTIONS
from openoutcry.games.stockpile.terminal import draw, explain
from tests.games.stockpile.positions import demand, lay, table_of

ONE = [{"epic": 1}, {}, {}]


@pytest.mark.rule("STK-6.1")
@pytest.mark.parametrize(
    "given",
    [
        {"portfolios": [{"epic": 1, "boom": 1}, {}, {}]},  # action cards are played before selling
        {"phase": "action", "at": 1, "portfolios": [{"boom": 1}, {"boom": 1}, {}]},  # the first turn is over
        {"phase": "action", "portfolios": ONE},  # nobody has anything to play
    ],
)
def test_action_cards_where_they_can_t_be(given):
    with pytest.raises(BadPosition):
        lay(3, **given)


@pytest.mark.rule("STK-5.1", "STK-5.5")
@pytest.mark.parametrize(
    "given",
    [
        {"bids": [{"seat": 0, "amount": 0}, {"seat": 0, "amount": 0}, None]},  # one token each
        {"bids": [{"seat": 0, "amount": 5000}, None, None]},  # no such space
        {"bids": [{"seat": 0, "amount": 25000}, None, None]},  # more than the cash
        {"at": 3, "bids": [{"seat": s, "amount": 0} for s in range(3)]},  # bidding is over
        {"at": 3, "bids": [{"seat": 0, "amount": 0}, None, None]},  # who bid last?
        {"turn": 2},  # seat 0 is first
    ],
)
def test_bids_that_can_t_stand(given):
    with pytest.raises(BadPosition):
        demand(3, **given)


@pytest.mark.rule("STK-4.2")
def test_supply_cards_that_can_t_be():
    with pytest.raises(BadPosition, match="more than two supply cards"):
        lay(3, phase="supply", hands=[["epic"] * 3, [], []])
    with pytest.raises(BadPosition):
        lay(3, phase="supply")  # nobody has a card to put
    with pytest.raises(BadPosition, match="only in supply and demand"):
        lay(3, portfolios=ONE, piles=[{"card": "epic", "pile": 1}])


FIVE = [{"card": "epic", "pile": pile} for pile in range(1, 6)]
FULL = [{"card": card, "pile": 1} for card in ("epic", "bank", "steel", "laboratories", "computers") for _ in range(3)]


@pytest.mark.rule("STK-4.1", "STK-4.2", "STK-10.3")
@pytest.mark.parametrize(
    ("players", "given"),
    [
        (3, {"phase": "selling", "portfolios": ONE, "hands": [["boom"], [], []]}),  # put long ago
        (3, {"phase": "demand", "hands": [[], ["boom", "boom"], []]}),
        (3, {"phase": "supply", "at": 1, "hands": [["boom"], ["epic"], []]}),  # seat 0 has had its turn
        (5, {"phase": "supply", "batch": 0, "hands": [["boom", "epic"]] + [["bank"]] * 4, "piles": FIVE}),
        (3, {"phase": "supply", "batch": 2, "hands": [["boom", "epic"], [], []]}),  # two players have a second one
        (3, {"phase": "supply", "hands": [["boom", "epic"], [], []], "piles": FULL}),  # no room left
        (2, {"phase": "supply", "hands": [["boom", "epic"], []], "piles": FULL[:12]}),  # none for the second batch
        (3, {"phase": "supply", "hands": [["boom", "epic"], [], []], "put": ["up"]}),  # both are still in hand
        (3, {"phase": "supply", "hands": [["boom"], [], []], "put": ["up", "down"]}),
        (3, {"phase": "selling", "portfolios": ONE, "put": ["up"]}),
    ],
)
def test_supply_that_does_not_fit_its_moment(players, given):
    with pytest.raises(BadPosition, match="supply cards"):
        lay(players, **given)


@pytest.mark.rule("STK-5.3")
@pytest.mark.parametrize(
    "given",
    [
        {"at": 0, "bids": [{"seat": 0, "amount": 0}, None, None]},  # before the first turn
        {"at": 1, "bids": [{"seat": 1, "amount": 0}, None, None]},  # seat 0 had it
        {"at": 1},  # a bid does not vanish
    ],
)
def test_first_bids_are_of_those_who_had_their_turn(given):
    with pytest.raises(BadPosition, match="bids"):
        demand(3, **given)


@pytest.mark.rule("STK-5.7")
def test_a_fee_that_can_be_paid_does_not_lie_open():
    fees = [{"1000": 1, "2000": 1}, {}, {}]
    with pytest.raises(BadPosition, match="has the money"):
        lay(3, portfolios=ONE, fees=fees, cash=[1000, 0, 0])
    assert lay(3, portfolios=ONE, fees=fees, cash=[999, 0, 0]).pending == [0]


@pytest.mark.rule("STK-12.1")
def test_investors_that_can_t_be():
    with pytest.raises(BadPosition):
        lay(3, portfolios=ONE, kept=[["bill"], [], []])  # the option is off
    with pytest.raises(BadPosition):
        lay(3, {"investors": True}, portfolios=ONE, kept=[["bill"], ["bill"], ["mark"]])
    with pytest.raises(BadPosition):
        lay(3, {"investors": True}, portfolios=ONE, kept=[["bill", "mark"], ["graham"], ["warren"]])
    with pytest.raises(BadPosition):
        lay(3, phase="draft")


@pytest.mark.rule("STK-2.3")
def test_knowledge_that_contradicts_the_cards_is_refused():
    with pytest.raises(BadPosition):
        lay(3, portfolios=ONE, knowledge=[{"observer": 1, "owner": 0, "least": {"bank": 1}}])
    with pytest.raises(BadPosition):
        lay(3, portfolios=ONE, knowledge=[{"observer": 1, "owner": 0, "room": [0] * 8}])


@pytest.mark.rule("STK-1.1")
@pytest.mark.parametrize(
    "given",
    [
        {"spaces": {"epic": 11}},
        {"spaces": {"nobody": 1}},
        {"cash": [-1, 0, 0]},
        {"cash": [0, 0]},
        {"phase": "later"},
        {"round": 8},
        {"discard": {"epic": 10}},
        {"claim": {"company": "epic"}},
        {"moving": {"company": "epic", "left": 2}},
        {"piles": 3},
        {"pairs": []},
    ],
)
def test_fields_out_of_bounds(given):
    with pytest.raises(BadPosition):
        lay(3, **{"portfolios": ONE, **given})


@pytest.mark.rule("STK-7.1")
@pytest.mark.parametrize(
    "said",
    [
        "sell",
        "sell 2 nothing",
        "bid x on 1",
        "bid 5000 on 1",
        "show",
        "boom nobody",
        "keep nobody",
        "look there",
        "epic sideways 1",
        "",
        {"move": "put", "card": 3, "face": "up", "pile": 1},
        {"move": "put", "card": "epic", "face": "left", "pile": 1},
        {"move": "bid", "amount": 0, "pile": 9},
        {"move": "sell", "shares": []},
        {"move": "sell", "shares": [{"company": "epic", "from": "attic"}]},
        {"move": "supply", "cards": []},
        {"move": "keep", "investors": []},
        {"move": "show"},
        {"move": "fly"},
        {},
    ],
)
def test_moves_that_can_t_be_understood(said):
    with pytest.raises(BadMove):
        lay(3, portfolios=ONE).play(0, said)


@pytest.mark.rule("STK-7.1")
def test_every_action_has_a_text_that_is_read_back():
    game = oo.load_game("stockpile")
    for code in range(N_ACTIONS):
        named = game.name_action(code)
        assert game.parse_move(game.write_move(named)) == named


@pytest.mark.rule("STK-7.2", "STK-4.2")
@pytest.mark.parametrize(
    "said",
    [
        "sell 2 epic, 1 split steel",
        "sell 2 epic, 1 half steel, done",
        "boom up → pile 2, epic down → pile 4",
        "show 2, split 1",
        "keep donald, mark",
        "look seat 2",
    ],
)
def test_compound_texts_come_back(said):
    game = oo.load_game("stockpile")
    assert game.write_move(game.parse_move(said)) == said


@pytest.mark.rule("STK-1.1")
@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_moves_are_said_in_every_language(language):
    game = oo.load_game("stockpile")
    for code in range(N_ACTIONS):
        said = game.say_move(game.name_action(code), ["A", "B", "C", "D", "E"], language)
        assert said and "stockpile-" not in said and "$company" not in said
    for text in ("sell 2 epic, 1 split steel, 1 half bank", "boom up 2, epic down 4", "show 2, split 1", "look seat 1"):
        assert "stockpile-" not in game.say_move(game.parse_move(text), ["A", "B"], language)


@pytest.mark.rule("STK-2.3")
@pytest.mark.parametrize("language", ["en", "ru", "it"])
def test_the_table_is_drawn_in_every_language(language):
    table = lay(
        3,
        {"aid": True, "board": "advanced"},
        portfolios=[{"epic": 2}, {}, {}],
        split=[{"steel": 1}, {}, {}],
        fees=[{}, {"2000": 1}, {}],
        cash=[0] * 3,
    )
    console = Console(width=160, record=True)
    for seat in (0, 1, None):
        console.print(draw(table.view(seat), language, ["Anna", "Boris", "Carla"]))
    console.print(explain(table.view(0), language))
    drawn = console.export_text()
    assert "Epic Electric" in drawn
    assert "Boris" in drawn
    assert "stockpile-" not in drawn
    assert table_of(table, 0)["worth"]["total"] == 2 * 5000 + 2 * 5000
