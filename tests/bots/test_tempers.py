"""Tempers: what a bot takes among moves it holds nearly equal, and that it takes no others."""

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.bots import HOUSE, check_level, has_belief, think
from openoutcry.bots.declaration import declared
from openoutcry.bots.network import opinion
from openoutcry.bots.search import Found
from openoutcry.bots.tempers import (
    NEAR_PRIOR,
    leaned,
    near_by_network,
    near_by_search,
    parted,
    tempers,
)
from openoutcry.errors import BadOption
from openoutcry.games import games, load_game


def code(table, seat, move):
    """The action of a move in short text."""
    (action,) = table.game.codes(table.hidden(seat), seat, table.game.actions.hear(move))
    return action


@pytest.mark.parametrize("name", games())
def test_what_is_leant_to_is_something_the_game_knows(name):
    game = load_game(name)
    kinds = {kind.verb: kind for kind in game.actions}
    for leaning in declared(game).tempers.values():
        for verb, lean in leaning.items():
            alike = [kind for kind in game.actions if kind.verb == verb]
            assert alike, verb
            if lean.argument:
                assert any(lean.argument in kind.keys for kind in alike), (verb, lean.argument)
            if lean.held:
                values = next(a for a in kinds[verb].arguments if a.name == lean.argument).values
                assert game.layout.blank()[0][lean.held].shape[1] == len(values)


def test_among_equals_the_bold_bid_high_and_the_careful_low():
    table = oo.Table("stockpile", 4, "tempers")
    game, hidden = table.game, table.hidden(0)
    bids = [
        game.actions.kind(code).code(places) for code, places in ((first_of(game, "bid"), [0, p]) for p in (2, 5, 0))
    ]
    assert leaned(game, "bold", hidden, 0, bids) == bids[1]
    assert leaned(game, "careful", hidden, 0, bids) == bids[2]
    assert leaned(game, "collector", hidden, 0, bids) == bids[0], "it thinks nothing of bids: the best stays"


def first_of(game, verb):
    """The first action with a verb."""
    return next(kind.first for kind in game.actions if kind.verb == verb)


def test_a_collector_buys_what_it_has_most_of():
    game = load_game("acquire")
    table = oo.Table("acquire", 3, "tempers")
    hidden = table.hidden(1)
    hidden[0].shares[1, 4] = 3
    hidden[0].shares[2, 2] = 5
    buys = [first_of(game, "buy") + chain for chain in (2, 4, 6)]
    assert leaned(game, "collector", hidden, 1, buys) == buys[1]
    assert leaned(game, "collector", hidden, 2, buys) == buys[0]
    assert leaned(game, "collector", hidden, 0, buys) == buys[0], "it has none: the best stays"


def test_only_moves_about_as_good_are_near():
    chances, zeros = np.array([0.49, 0.50, 0.45, 0.60]), np.zeros(4)
    found = Found(
        actions=np.array([3, 7, 5, 9]),
        finalists=np.array([True, True, True, False]),  # the last was given up before the others met all their deals
        lean=zeros,
        visits=np.array([40, 40, 40, 39]),
        value=chances,
        chance=chances,
        money=zeros,
        chances=zeros,
        playouts=159,
    )
    assert near_by_search(found) == [7, 3]
    prior = np.array([0.1, NEAR_PRIOR * 0.6, 0.6, 0.0, NEAR_PRIOR * 0.59])
    assert near_by_network(prior)[0] == 2
    assert set(near_by_network(prior)) == {action for action in range(5) if prior[action] >= NEAR_PRIOR * 0.6}


@pytest.mark.parametrize("name", games())
def test_a_bot_with_a_temper_plays_one_of_the_moves_its_level_holds_nearly_equal(name):
    game = load_game(name)
    table, number, differed = oo.Table(name, game.edition.most_players, "near"), 0, False
    while number < 60 and not table.over:
        seat = table.pending[0]
        hidden = table.hidden(seat)
        if len(table.legal(seat)) > 1:
            near = near_by_network(opinion(game, hidden, seat)[0])
            chosen = {think(game, hidden, seat, "x", f"policy+{temper}").action for temper in tempers(game)}
            assert chosen <= set(near)
            differed = differed or len(chosen) > 1
        table.play(seat, think(game, hidden, seat, f"near {number}", HOUSE).action)
        number += 1
    assert differed


def test_a_level_is_parted_from_its_temper():
    game = load_game("stockpile")
    assert parted(game, "broker+bold") == ("broker", "bold")
    assert parted(game, "search:50ms+belief") == ("search:50ms+belief", None)
    assert parted(game, "search:50ms+belief+careful") == ("search:50ms+belief", "careful")
    assert has_belief("search:50ms+belief+careful")
    for level in ("broker+bold", "master:40+collector", "policy50+careful", "search:50ms+belief+careful"):
        assert check_level(game, level) == level


@pytest.mark.parametrize(
    "level", ["house+bold", "random+bold", "broker+collector", "broker+", "+bold", "broker+bold+bold"]
)
def test_a_temper_nobody_has_is_refused(level):
    with pytest.raises(BadOption):
        check_level(load_game("money"), level)
