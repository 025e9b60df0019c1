"""Rules uncompiled beside the compiled ones: the same source to the same bytes, and one in place of the other."""

import random
import types

import pytest

import openoutcry as oo
from openoutcry.bots import choose
from openoutcry.kernel.rule import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="there is no other mode beside this one")
PARTS = ("call", "answers", "study", "advice")


@pytest.fixture(params=oo.games())
def game(request):
    """A game nobody has compiled yet in this process, as far as it can tell."""
    game = oo.load_game(request.param)
    held = {name: game.__dict__.pop(name) for name in PARTS if name in game.__dict__}
    yield game
    for name in PARTS:
        game.__dict__.pop(name, None)
    game.__dict__.update(held)


def on(table, moves, dice):
    """Play on at random; what every seat sees, and what the house would play, is asked for on the way."""
    for _ in range(moves):
        if table.over:
            return
        seat = table.pending[0]
        for place in (*range(table.players), None):
            table.view(place)
        house = choose(table.game, table.hidden(seat), seat, str(moves), "house")
        table.play(seat, dice.choice([house, *(move.code for move in table.legal(seat))]))


def story(game, *changes):
    """A match of which every part is played by the rules that its change brings."""
    table, dice = None, random.Random(game.name)
    for change in changes:
        change()
        table = table or oo.Table(game.name, game.edition.most_players, "two kinds of rules")
        on(table, 40, dice)
    return table.log.actions, game.layout.to_bytes(table._state), [table.view(place) for place in (0, None)]


def test_a_match_goes_on_by_the_compiled_rules_to_the_same_bytes(game):
    compiled = story(game, game.play_compiled, game.play_compiled)
    for name in PARTS:
        del game.__dict__[name]
    assert story(game, game.play_uncompiled, game.play_compiled) == compiled


def test_every_part_changes_over_by_itself(game):
    compiled = story(game, *[game.play_compiled] * 6)
    for name in PARTS:
        del game.__dict__[name]
    changes = []
    game.play_compiled(changes.append)
    assert len(changes) == len(PARTS) and not set(PARTS) & set(game.__dict__)
    assert story(game, game.play_uncompiled, *changes, game.play_compiled) == compiled


def test_what_is_compiled_is_never_given_up_for_what_is_not(game):
    game.play_uncompiled()
    assert isinstance(game.call.act, types.FunctionType)
    game.play_compiled()
    compiled = game.call
    game.play_uncompiled()
    assert game.call is compiled and not isinstance(compiled.act, types.FunctionType)
