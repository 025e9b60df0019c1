"""The table of Acquire as a picture and in words."""

import io
import random

import pytest
from rich.console import Console

import openoutcry as oo
from openoutcry.games.acquire import terminal as picture
from openoutcry.language import LANGUAGES
from openoutcry.table.words import say_event
from tests.games.acquire.positions import lay, say

NAMES = ["Ann", "Bo", "Cy"]


def shown(drawn, width=160):
    out = io.StringIO()
    Console(file=out, width=width, no_color=True).print(drawn)
    return out.getvalue()


@pytest.mark.rule("ACQ-1.1", "ACQ-3.6")
def test_the_picture_shows_board_corporations_and_what_own_tiles_do():
    rows = ("H" * 11, "", "Z" * 11, "", "SS.QQ.o")
    table = lay(3, rows, hand=["3b", "3e", "8e", "12i", "12a"], shares=[{"zeta": 4}, {}, {"hydra": 1}])
    said = shown(picture.draw(table.view(0), "en", NAMES))
    assert " H  H  H " in said
    assert "11 safe" in said
    assert "3b dead: between safe Zeta, Hydra" in said
    assert "3e merges Sackson, Quantum: you choose the survivor" in said
    assert "8e founds a corporation" in said
    assert "12a Hydra grows" in said
    assert "12i stays alone" in said
    assert "4 Zeta" in said


@pytest.mark.rule("ACQ-2.4")
def test_hidden_holdings_are_not_in_the_picture():
    given = {"phase": "buy", "shares": [{"hydra": 2}, {"hydra": 5}, {}], "money": [900, 777, 6000]}
    open_, hidden = (lay(3, ("HHH",), options={"holdings": word}, **given) for word in ("open", "hidden"))
    assert "777" in shown(picture.draw(open_.view(0), "en", NAMES))
    said = shown(picture.draw(hidden.view(0), "en", NAMES))
    assert "777" not in said
    assert "hidden" in said
    assert "Bonuses are left out" in shown(picture.explain(hidden.view(0), "en"))


@pytest.mark.rule("ACQ-6.2")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"names": "classic", "holdings": "hidden"}])
def test_a_whole_game_can_be_said_and_drawn(language, options):
    table = oo.Table("acquire", 3, f"words {language}", options=options, names=NAMES)
    chooser = random.Random(language)
    while not table.over:
        seat = table.pending[0]
        moves = table.legal(seat)
        for move in moves:
            sentence = table.game.say_move(move.json, NAMES, language)
            assert sentence and "acquire-" not in sentence
        if table.number % 9 == 0:
            for drawn in (picture.draw(table.view(seat), language, NAMES), picture.explain(table.view(seat), language)):
                assert "acquire-" not in shown(drawn, 80)
        table.play(seat, chooser.choice(moves))
    assert "acquire-" not in shown(picture.draw(table.view(None), language, NAMES))
    for event in table.events(0):
        sentence = say_event(table.game, event, NAMES, language)
        assert "acquire-" not in sentence
        assert "{" not in sentence


@pytest.mark.rule("ACQ-4.9", "ACQ-5.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_compound_moves_are_said_in_words(language):
    game = oo.load_game("acquire")
    for said in (
        "sell 3, trade 4, keep the rest",
        "trade all, sell the rest",
        "buy 2 hydra, 1 zeta",
        "play 5c, found hydra",
    ):
        sentence = game.say_move(game.parse_move(said), NAMES, language)
        assert sentence and "acquire-" not in sentence
    table = lay(3, ("HHH.ZZ",), hand=["4a"], shares=[{"zeta": 5}, {}, {}])
    say(table, (0, "play 4a"))
    assert "Zeta" in shown(picture.draw(table.view(0), language, NAMES))
