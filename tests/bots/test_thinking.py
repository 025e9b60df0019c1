"""Bots: what they know, what they choose, what they may spend."""

import threading
import time

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.bots import HOUSE, POLICY, RANDOM, budget_of, check_level, levels, think, usual
from openoutcry.bots.belief import witness_of
from openoutcry.bots.declaration import BROKER, TRADER, TYCOON, declared
from openoutcry.bots.named import MASTER
from openoutcry.bots.review import MASTERS_LEVEL
from openoutcry.bots.search import Budget, Clock, Found, search
from openoutcry.bots.tempers import tempers
from openoutcry.errors import BadOption
from openoutcry.games import games, load_game
from openoutcry.kernel.chance import CHANCE, key_of_seed
from openoutcry.kernel.inference import BATCH

NAMED_ONES = (RANDOM, HOUSE, TRADER, BROKER, TYCOON)
LEVELS = (*NAMED_ONES, "policy50", POLICY, "search:40", "master:40", "master100:40", f"{MASTERS_LEVEL}:40")
ON_THREADS = ("search:40", "master:40")
WITH_TEMPER = (POLICY, "policy50", "search:40", "master:40")


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
        assert {*levels(table.game)} == {*NAMED_ONES, MASTER}, "another one is to be looked at here, too"
        leaning = (f"{level}+{temper}" for level in WITH_TEMPER for temper in tempers(table.game))
        kinds = [*((level, 1) for level in (*LEVELS, *leaning)), *((level, 2) for level in ON_THREADS)]
        real = [think(table.game, table.hidden(seat), seat, "luck", level, threads) for level, threads in kinds]
        differed = False
        for other in ("a", "b"):
            state = other_world(table, seat, other)
            differed = differed or table.game.layout.to_bytes(state) != table.to_bytes()
            table.game.call.hide_from(state, 0, seat)
            for (level, threads), expected in zip(kinds, real, strict=True):
                found = think(table.game, state, seat, "luck", level, threads)
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
        clock.done += playouts

    run(4)
    while playouts := clock.part(1, 1):
        run(playouts)
    assert all(playouts % BATCH == 0 for playouts in asked[1:])
    assert abs(now - 1.0) <= 0.003 * BATCH / 2 + 1e-9


def test_a_budget_of_playouts_is_spent_to_the_last_and_no_further():
    for playouts in range(2, 400):
        for stages in range(1, 5):
            clock = Clock(Budget(playouts=playouts))
            clock.done = 1
            for stage in range(1, stages + 1):
                clock.done += clock.part(stage, stages)
                assert clock.done >= playouts * stage / stages and clock.part(stage, stages) == 0
            assert clock.done == playouts


def test_threads_search_side_by_side():
    table, seat = some_decision("money", "six")
    found = search(table.game, table.hidden(seat), seat, bytes(32), Budget(playouts=40, threads=3))
    alone = search(table.game, table.hidden(seat), seat, bytes(32), Budget(playouts=40))
    assert alone.playouts < found.playouts <= 120
    assert found.actions.tolist() == alone.actions.tolist()


@pytest.mark.parametrize("name", ["acquire", "stockpile", "watch"])
def test_threads_give_up_together_so_the_last_two_were_compared_in_every_tree(name):
    """Where each tree chose its own rival of the house's move, hardly any other move was left in all of them."""
    table, seat = some_decision(name, "eleven")
    left = []
    for seed in range(6):
        found = search(table.game, table.hidden(seat), seat, bytes([seed]) * 32, Budget(playouts=60, threads=3))
        visits = found.visits[found.finalists]
        assert visits.max() - visits.min() <= 3
        left.append(len(visits))
    assert left.count(2) >= 3, "a single one is left only where it is clearly the best"


def test_what_the_caller_has_worked_before_is_no_time_of_its_threads(monkeypatch):
    """Each thread counts its own time: how many moves can be tried is asked where it is counted."""
    table, seat = some_decision("acquire", "twelve")
    spent, has_worked = time.thread_time, {threading.current_thread(): 1000.0}
    monkeypatch.setattr(
        "openoutcry.bots.search.time.thread_time",
        lambda: spent() + has_worked.get(threading.current_thread(), 0.0),
    )
    key, tried = bytes([3]) * 32, []
    search(table.game, table.hidden(seat), seat, key, Budget(playouts=8))  # what is compiled is loaded: that takes time
    for budget in (Budget(seconds=0.5), Budget(seconds=0.5, threads=2)):
        found = search(table.game, table.hidden(seat), seat, key, budget)
        tried.append(int((found.visits > 0).sum()))
    assert tried[1] == tried[0] > 2


@pytest.mark.parametrize("playouts", range(2, 9))
def test_few_playouts_are_spread_evenly_over_the_moves_compared(playouts):
    table, seat = some_decision("acquire", "twelve")
    thought = think(table.game, table.hidden(seat), seat, "few", f"search:{playouts}")
    tried = [candidate.visits for candidate in thought.candidates]
    assert max(tried) - min(tried) <= 1


def test_what_was_never_tried_was_not_compared():
    """Where time is over before anything but the house's move was tried, a temper has nothing to choose from."""
    table, seat = some_decision("acquire", "twelve")
    for key in (bytes([number]) * 32 for number in range(3)):
        found = search(table.game, table.hidden(seat), seat, key, Budget(seconds=1e-9))
        assert (found.visits > 0).tolist() == found.finalists.tolist()


def test_belief_needs_to_have_seen_something():
    """Where nobody witnessed the moves, a bot with belief would be one without, and not say so."""
    table, seat = some_decision("money", "thirteen")
    with pytest.raises(BadOption, match="search:20"):
        think(table.game, table.hidden(seat), seat, "x", "search:20+belief")
    assert think(table.game, table.hidden(seat), seat, "x", "search:20+belief", witness=witness_of(table, seat))


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
    chosen = declared(table.game).levels
    assert set(chosen) | {MASTER} == set(levels(table.game)[2:])
    for level, meaning in chosen.items():
        assert check_level(table.game, meaning) == meaning != level
        named, plain = (think(table.game, table.hidden(seat), seat, "x", each) for each in (level, meaning))
        assert named[:4] == plain[:4]
    assert budget_of(table.game, MASTER) == budget_of(table.game, "master:200ms")


def test_named_levels_search_where_nothing_was_learned(monkeypatch, tmp_path):
    monkeypatch.setattr("openoutcry.bots.network.weights_in_folder", lambda game: tmp_path / "none")
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
