"""An action layout is one declaration: codes, JSON, text and what is refused follow from it."""

import pytest

from openoutcry.errors import BadMove
from openoutcry.games import games, load_game
from openoutcry.kernel.actions import Actions, Argument
from openoutcry.table import Table

MARKET = Actions("market")
PASS = MARKET.add("pass")
PASS_ON = MARKET.add("pass until-turn", fixed={"until": "turn"}, sentence="pass-on")
BET = MARKET.add("bet {side} x{times}", Argument("side", ("rise", "fall")), Argument("times", range(1, 4)))
CHOOSE_SEAT = MARKET.add("choose seat {seat}", Argument("seat", range(4)))
CHOOSE_DECK = MARKET.add("choose deck {deck}", Argument("deck", ("left", "right")))
LAST = MARKET.add("end", heard="end|stop")


def test_codes_follow_each_other_with_the_last_argument_running_fastest():
    assert (PASS, PASS_ON, BET, CHOOSE_SEAT, CHOOSE_DECK, LAST) == (0, 1, 2, 8, 12, 14)
    assert MARKET.count_all == 15
    assert MARKET.name(BET + 4) == {"move": "bet", "side": "fall", "times": 2}
    assert MARKET.name(PASS_ON) == {"move": "pass", "until": "turn"}


@pytest.mark.parametrize("code", range(MARKET.count_all))
def test_every_action_comes_back_from_its_json_and_its_text(code):
    named = MARKET.name(code)
    assert MARKET.code(None, 0, named, {}) == code
    assert MARKET.hear(MARKET.write(named)) == named


def test_a_text_may_be_heard_in_more_forms_than_it_is_written():
    assert MARKET.hear("  STOP ") == {"move": "end"}


@pytest.mark.parametrize(
    ("move", "message", "variables"),
    [
        ({"move": "fly"}, "market-error-verb", {"verb": "fly"}),
        ({}, "market-error-verb", {"verb": None}),
        ({"move": "choose"}, "market-error-verb", {"verb": "choose"}),
        ({"move": "choose", "seat": 1, "deck": "left"}, "market-error-verb", {"verb": "choose"}),
        ({"move": "pass", "until": "dawn"}, "market-error-until", {"said": "dawn"}),
        ({"move": "bet", "side": "sideways", "times": 1}, "market-error-side", {"said": "sideways"}),
        ({"move": "bet", "side": "rise"}, "error-move-number", {"said": None, "least": 1, "most": 3}),
        ({"move": "bet", "side": "rise", "times": True}, "error-move-number", {"said": True}),
        ({"move": "bet", "side": "rise", "times": 4}, "error-move-number", {"what": "times", "said": 4}),
        ({"move": "bet", "side": "rise", "times": 2.0}, "error-move-number", {"said": 2.0}),
    ],
)
def test_what_is_no_action_is_refused_with_what_would_be_one(move, message, variables):
    with pytest.raises(BadMove) as refused:
        MARKET.code(None, 0, move, {})
    assert refused.value.code == message
    assert variables.items() <= refused.value.details.items()


def test_an_argument_may_be_read_in_a_games_own_way():
    readers = {"side": lambda h, seat, given: "rf".index(given[0])}
    assert MARKET.code(None, 0, {"move": "bet", "side": "falling", "times": 1}, readers) == BET + 3


@pytest.mark.parametrize("name", games())
def test_in_every_game_each_action_is_one_json_and_one_text(name):
    game = load_game(name)
    table = Table(name, game.edition.most_players, "layout")
    hidden = game.read(table._state)
    for code in range(game.n_actions):
        named = game.name_action(code)
        assert game.actions.code(hidden, 0, named, game.readers) == code
        spoken = game.parse_move(game.write_move(named))
        assert game.write_move(spoken) == game.write_move(named)
