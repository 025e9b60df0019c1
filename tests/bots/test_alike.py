"""What only names tell apart: a position with names exchanged looks as it should, and a master hears both alike."""

import hashlib
from dataclasses import replace

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.bots import budget_of, think
from openoutcry.bots.makeup import makeup
from openoutcry.bots.network import opinion, player_of
from openoutcry.bots.search import LEAN, search
from openoutcry.games import games, load_game
from openoutcry.games.acquire.alike import ALIKE
from openoutcry.games.acquire.rules.state import CORPORATIONS, NAMES
from openoutcry.games.stockpile.rules.state import COMPANY_NAMES
from openoutcry.kernel.alike import MOST, Alike, exchanges
from openoutcry.kernel.inference import BATCH

NAMED = ("stockpile", "acquire")
LEAST_PRIOR = 0.002  # a master holds no action for less likely
KEY = hashlib.sha256(b"alike").digest()


def renamed(value, names):
    """JSON with other names, as values and as keys."""
    if isinstance(value, dict):
        return {names.get(key, key): renamed(each, names) for key, each in value.items()}
    if isinstance(value, list):
        return [renamed(each, names) for each in value]
    return names.get(value, value) if isinstance(value, str) else value


def new_names(labels, moved):
    """What each thing is called now, if `moved[i]` came to the place of the i-th."""
    return {labels[old]: labels[new] for new, old in enumerate(moved)}


def orders_of(game, said):
    """From what actions become: which company (corporation, space) came to which place."""
    found = {}
    for kind in game.actions:
        for argument in kind.arguments:
            if len(kind.arguments) == 1 and argument.axis:
                found[argument.axis] = np.argsort(said[kind.first : kind.first + kind.count] - kind.first)
    return found


def exchanged(game, position, said):
    """A position in notation with names exchanged, by hand."""
    orders = orders_of(game, said)
    if game.name == "stockpile":
        return renamed(position, new_names(COMPANY_NAMES, orders["company"]))
    chains, spaces = new_names(CORPORATIONS[0], orders["corporation"]), new_names(NAMES, orders["space"])
    letters = {old[0].upper(): new[0].upper() for old, new in chains.items()}
    board = "".join(letters.get(letter, letter) for letter in "".join(position["board"]))
    board = "".join(board[old] for old in orders["space"])
    rows = [board[i : i + 12] for i in range(0, len(board), 12)]
    return {**renamed(position, {**chains, **spaces}), "board": rows}


def moments(name, players=4, options=None, count=5):
    """Positions of a game by the house, far apart, and who has a choice there."""
    table, found = oo.Table(name, players, "alike", options or {}), []
    number = 0
    while not table.over and len(found) < count:
        seat = table.pending[0]
        if len(table.legal(seat)) > 2 and number >= 30 * (len(found) + 1):
            found.append((table.position(), seat))
        table.play(seat, think(table.game, table.hidden(seat), seat, f"{number}", "house").action)
        number += 1
    return found


def seen_at(table, seat):
    out = np.zeros(table.game.observation_size, np.float32)
    table.game.study.observed(table.hidden(seat), 0, seat, out)
    mask = np.zeros(table.game.n_actions, np.uint8)
    table.game.call.legal_mask(table.hidden(seat), 0, seat, mask)
    return out, mask


def priors(found):
    return np.exp(found.lean / LEAN)


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("stockpile", 4, {}),
        ("stockpile", 2, {"investors": True}),
        ("stockpile", 5, {"investors": True}),
        ("acquire", 4, {}),
        ("acquire", 2, {"replace": "until_none"}),
        ("acquire", 6, {"holdings": "hidden"}),
    ],
)
def test_with_names_exchanged_the_same_is_seen_and_allowed_in_other_places(name, players, options):
    game = load_game(name)
    ways = exchanges(game, game.blank(players, options)[0].opt)
    assert len(ways.seen) == len(ways.said) == MOST
    assert (ways.seen[0] == np.arange(game.observation_size)).all()
    found = moments(name, players, options)
    assert len(found) >= 3
    for position, seat in found:
        seen, mask = seen_at(oo.Table.from_position(position), seat)
        for way in (1, 7, MOST - 1):
            other = oo.Table.from_position(exchanged(game, position, ways.said[way]))
            seen_there, mask_there = seen_at(other, seat)
            assert (seen_there == seen[ways.seen[way]]).all()
            assert (mask_there[ways.said[way]] == mask).all()
            assert other.scores() == oo.Table.from_position(position).scores()
        assert (seen != seen[ways.seen[1]]).any()


def test_a_game_says_once_what_is_alike_with_the_same_options():
    """One that makes it anew whenever it is asked would have every search begin with it, and all of it kept."""
    game, asked = load_game("stockpile"), []

    def alike(opt):
        asked.append(opt)
        return [Alike(group.axes, list(group.orders)) for group in game.alike(opt)]

    other = replace(game, alike=alike)
    basic, advanced = (game.blank(4, {"board": board})[0].opt for board in ("basic", "advanced"))
    ways = [exchanges(other, game.blank(4, {"board": "basic"})[0].opt) for _ in range(3)]
    assert len(asked) == 1 and ways[0] is ways[1] is ways[2]
    assert ways[0].digest == exchanges(game, basic).digest
    assert len(exchanges(other, advanced).seen) == 1 and len(asked) == 2


def test_what_is_alike():
    stockpile, acquire = load_game("stockpile"), load_game("acquire")
    advanced = stockpile.blank(4, {"board": "advanced"})[0].opt
    assert len(exchanges(stockpile, advanced).seen) == 1  # there the tracks differ
    assert len(exchanges(stockpile).seen) == 1
    corporations, board = (group.orders for group in ALIKE)
    assert len(corporations) == 2 * 6 * 2
    assert len(board) == 4
    for name in ("money", "watch"):
        game = load_game(name)
        assert len(exchanges(game, game.blank(4)[0].opt).seen) == 1
    assert len(exchanges(acquire, acquire.blank(2)[0].opt).said) == MOST


@pytest.mark.parametrize("name", NAMED)
def test_a_master_takes_the_mean_of_what_the_network_wishes_under_several_names(name):
    game = load_game(name)
    ways, differed = exchanges(game, game.blank(4)[0].opt), 0
    budget = replace(budget_of(game, "master:16"), mix=100)
    for position, seat in moments(name):
        hidden = oo.Table.from_position(position).hidden(seat)
        wishes = []
        for said in ways.said[:BATCH]:
            there = oo.Table.from_position(exchanged(game, position, said)).hidden(seat)
            wishes.append(np.log(np.maximum(opinion(game, there, seat)[0][said], 1e-30)))
        found = search(game, hidden, seat, KEY, budget)
        mean = np.exp(np.mean(wishes, axis=0)[found.actions])
        assert np.allclose(priors(found), np.maximum(LEAST_PRIOR, mean / mean.sum()), rtol=1e-2)
        alone = search(game, hidden, seat, KEY, replace(budget, exchange=0))
        prior = opinion(game, hidden, seat)[0][alone.actions]
        assert np.allclose(priors(alone), np.maximum(LEAST_PRIOR, prior), rtol=1e-2)
        differed += not np.allclose(priors(alone), priors(found), rtol=0.1)
    assert differed >= 2


@pytest.mark.parametrize("name", NAMED)
def test_leaves_are_shown_with_other_names_too(name):
    game = load_game(name)
    position, seat = moments(name, count=2)[1]
    hidden = oo.Table.from_position(position).hidden(seat)
    budget = replace(budget_of(game, "master:64"), mix=100)
    only = int(opinion(game, hidden, seat)[0].argmax())  # one action, so priors at the root decide nothing
    told = [search(game, hidden, seat, KEY, replace(budget, exchange=way), only=only) for way in (0, 1)]
    assert told[0].visits.tolist() == told[1].visits.tolist()
    assert told[0].chances.tolist() != told[1].chances.tolist()
    assert np.allclose(told[0].chances, told[1].chances, atol=0.1)


@pytest.mark.parametrize("name", games())
def test_who_asks_under_several_names_is_another_player_in_a_tournament(name, monkeypatch):
    before = makeup(load_game(name), "master:64", "openoutcry.bots")
    monkeypatch.setattr("openoutcry.bots.makeup.exchanges", lambda game, opt: exchanges(game))
    assert (makeup(load_game(name), "master:64", "openoutcry.bots") != before) == (name in NAMED)
    assert player_of(load_game(name)).shape[0] == load_game(name).observation_size
