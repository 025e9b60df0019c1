"""Bots: what they know, what they choose, what they may spend."""

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.bots import HOUSE, POLICY, RANDOM, budget_of, check_level, levels, think, usual
from openoutcry.bots.named import CHOSEN, MASTER
from openoutcry.bots.search import Budget, Clock, Found, search
from openoutcry.bots.tempers import tempers
from openoutcry.errors import BadOption
from openoutcry.games import games, load_game
from openoutcry.kernel.chance import CHANCE, key_of_seed
from openoutcry.kernel.inference import BATCH

LEVELS = (RANDOM, HOUSE, POLICY, "search:40", "master:40", "master100:40")


def some_decision(name: str, seed: str, after: int = 25) -> tuple[oo.Table, int]:
    """A table in mid-game, and a seat that has a choice."""
    game = load_game(name)
    table = oo.Table(name, game.edition.most_players, seed)
    number = 0
    while number < after or len(table.legal(table.pending[-1])) < 2:
        seat = table.pending[0]
        level = HOUSE if number % 3 else RANDOM
        table.play(seat, think(game, table.hidden(seat), seat, f"{seed} {number}", level).action)
        number += 1
    return table, table.pending[-1]


def other_world(table: oo.Table, seat: int, seed: str) -> np.ndarray:
    """Another state of the same game that the seat can't tell from the real one."""
    game = table.game
    state = table.hidden(seat)
    chances = np.zeros(1, CHANCE)
    chances["key"][0] = np.frombuffer(key_of_seed(seed), "<u4")
    game.study.guess(state, 0, seat, chances, 0)
    return state


@pytest.mark.parametrize("name", games())
def test_a_bots_move_does_not_change_with_what_its_seat_does_not_know(name):
    for seed in ("one", "two"):
        table, seat = some_decision(name, seed)
        kinds = (*LEVELS, *(f"{level}+{temper}" for level in (POLICY, "master:40") for temper in tempers(table.game)))
        real = [think(table.game, table.hidden(seat), seat, "luck", level) for level in kinds]
        differed = False
        for other in ("a", "b"):
            state = other_world(table, seat, other)
            differed = differed or table.game.layout.to_bytes(state) != table.to_bytes()
            table.game.call.hide_from(state, 0, seat)
            for level, expected in zip(kinds, real, strict=True):
                found = think(table.game, state, seat, "luck", level)
                assert (found.action, found.candidates, found.chances) == expected[:3], level
        assert differed


@pytest.mark.parametrize("kind", ["search", "master"])
@pytest.mark.parametrize("name", games())
def test_the_same_seed_and_playouts_give_the_same_thought(name, kind):
    table, seat = some_decision(name, "three")
    hidden = table.hidden(seat)
    first = think(table.game, hidden, seat, "x", f"{kind}:60")
    think(table.game, hidden, seat, "y", f"{kind}:30")  # leaves other things in the memory
    again = think(table.game, hidden, seat, "x", f"{kind}:60")
    assert first[:4] == again[:4]
    assert table.game.layout.to_bytes(hidden) == table.game.layout.to_bytes(table.hidden(seat))


@pytest.mark.parametrize("name", games())
def test_a_thought_gives_its_reasons(name):
    table, seat = some_decision(name, "four")
    thought = think(table.game, table.hidden(seat), seat, "x", "search:80")
    allowed = {move.code for move in table.legal(seat)}
    assert thought.action == thought.candidates[0].action
    assert {candidate.action for candidate in thought.candidates} <= allowed
    assert sum(candidate.visits for candidate in thought.candidates) == thought.playouts <= 80
    assert all(0 <= candidate.chance <= 1 for candidate in thought.candidates)
    assert sum(thought.chances) == pytest.approx(1) and len(thought.chances) == table.players


def test_many_playouts_find_what_wins():
    """Against players of chance the search loses hardly a game: seeds are fixed, so is the result."""
    won = 0.0
    for deal in range(6):
        table = oo.Table("money", 3, f"strong {deal}")
        own = deal % 3
        while not table.over:
            seat = table.pending[0]
            level = "search:60" if seat == own else RANDOM
            table.play(seat, think(table.game, table.hidden(seat), seat, f"{deal} {table.number}", level).action)
        won += (own in table.winners()) / len(table.winners())
    assert won >= 5


def test_a_move_judged_alone_is_the_only_one_tried():
    table, seat = some_decision("money", "five")
    action = table.legal(seat)[-1].code
    found = search(table.game, table.hidden(seat), seat, bytes(32), Budget(playouts=30), only=action)
    assert found.visits[found.actions == action] == 30
    assert found.visits.sum() == 30


def test_a_budget_of_time_goes_into_whole_batches(monkeypatch):
    now = 0.0
    monkeypatch.setattr("openoutcry.bots.search.time.thread_time", lambda: now)
    clock, asked = Clock(Budget(seconds=1.0, mix=60)), []

    def run(playouts):
        nonlocal now
        asked.append(playouts)
        now += 0.003 * playouts

    clock.spend(run, 4)
    while playouts := clock.part(1, 1):
        clock.spend(run, playouts)
    assert all(playouts % BATCH == 0 for playouts in asked[1:])
    assert abs(now - 1.0) <= 0.003 * BATCH / 2 + 1e-9


def test_threads_search_side_by_side():
    table, seat = some_decision("money", "six")
    found = search(table.game, table.hidden(seat), seat, bytes(32), Budget(playouts=40, threads=3))
    alone = search(table.game, table.hidden(seat), seat, bytes(32), Budget(playouts=40))
    assert alone.playouts < found.playouts <= 120
    assert found.actions.tolist() == alone.actions.tolist()


def test_a_forced_move_costs_no_thought():
    table = oo.Table("stockpile", 3, "seven")
    while len(table.legal(table.pending[0])) > 1:
        seat = table.pending[0]
        table.play(seat, think(table.game, table.hidden(seat), seat, str(table.number), RANDOM).action)
    seat = table.pending[0]
    thought = think(table.game, table.hidden(seat), seat, "x", "search:1000")
    assert thought.action == table.legal(seat)[0].code
    assert thought.playouts == 0


@pytest.mark.parametrize("level", ["searching", "search:", "search:0", "search:-1ms", "search:5h", "", "house:3"])
def test_a_level_nobody_knows_is_refused(level):
    with pytest.raises(BadOption):
        check_level(load_game("money"), level)


def test_levels_and_their_budgets():
    game = load_game("acquire")
    assert levels(game)[:2] == [RANDOM, HOUSE]
    assert usual(game) == HOUSE
    assert budget_of(game, "search:2s").seconds == 2
    assert budget_of(game, "search:500").playouts == 500
    assert budget_of(game, HOUSE) is None


@pytest.mark.parametrize("name", games())
def test_a_named_level_plays_as_what_it_is_in_the_game(name):
    table, seat = some_decision(name, "eight")
    assert set(CHOSEN[name]) | {MASTER} == set(levels(table.game)[2:])
    for level, meaning in CHOSEN[name].items():
        assert check_level(table.game, meaning) == meaning != level
        named, plain = (think(table.game, table.hidden(seat), seat, "x", each) for each in (level, meaning))
        assert named[:4] == plain[:4]
    assert budget_of(table.game, MASTER) == budget_of(table.game, "master:200ms")


def test_named_levels_search_where_nothing_was_learned(monkeypatch, tmp_path):
    monkeypatch.setattr("openoutcry.bots.network.FOLDER", tmp_path)
    game = load_game("money")
    budgets = [budget_of(game, level) for level in levels(game)[2:]]
    assert [budget.mix for budget in budgets] == [None] * 3
    assert [budget.seconds for budget in budgets] == [0.02, 0.06, 0.2]


@pytest.mark.parametrize("level", ["search:90", "master:90"])
def test_the_move_is_one_that_was_compared_to_the_end(level):
    """An action given up half-way has seen fewer deals: it does not win by their luck."""
    table, seat = some_decision("acquire", "five")
    for seed in ("a", "b", "c", "d"):
        thought = think(table.game, table.hidden(seat), seat, seed, level)
        assert thought.candidates[0].visits >= max(candidate.visits for candidate in thought.candidates) - 1


def test_finalists_come_first_though_another_looked_better_when_it_was_given_up():
    found = Found(
        actions=np.array([1, 2, 3]),
        finalists=np.array([True, False, True]),
        lean=np.zeros(3),
        visits=np.array([40, 39, 40]),
        value=np.array([0.4, 0.9, 0.5]),
        chance=np.zeros(3),
        money=np.zeros(3),
        chances=np.zeros(2),
        playouts=119,
    )
    assert found.order().tolist() == [2, 0, 1]
