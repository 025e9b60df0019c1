"""The view of Acquire, its hints and its reviews have no numbers of their own: they ask the rules."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.games.acquire.rules.state import CELLS
from tests.games.acquire.positions import lay

# The rule for a split bonus is changed where the rules have it and nowhere else: without rounding.
CHANGED = """
import json, sys
from openoutcry.bots import think
from openoutcry.bots.review import review
from openoutcry.games.acquire.rules import market
from openoutcry.server.match import Match
from openoutcry.server.model import Seat, Sheet
from tests.games.acquire.positions import lay

def exactly(s, amount, parts):
    return amount // parts

def look():
    table = lay(
        3, ("HH",), phase="buy", announced=True, hands=[[], ["12i"], []], money=[1000, 1000, 0],
        shares=[{"hydra": 2}, {"hydra": 2}, {}], chance={"key": "00" * 32, "drawn": 0},
    )
    sheet = Sheet(
        id="t", game="acquire", state="running", public=True, host="", players=3, options={}, numbers={}, hints=True,
        undo=True, clock=None, invite="", bot_seed="", created_at=0, seats=[Seat(seat=i) for i in range(3)],
        position=table.position(),
    )
    seen, site = table.view(0)["table"], Match(sheet).view(0)["table"]
    hint = think(table.game, table.hidden(0), 0, "seed", "search:8")
    promised = seen["corporations"][2]["bonuses"][0]["amount"]
    told = {
        "view": promised,
        "preview": seen["score"]["total"],
        "site": site["score"]["total"],
        "hint": next(each.money for each in hint.candidates if table.move(each.action).text == "done"),
    }
    table.play(0, "done")
    told["paid"] = next(event["amount"] for event in table.events(None) if event["event"] == "bonus_paid")
    told["review"] = review(table.log, "search:8")["decisions"][0]["money"]
    return told

before = look()
market.split.__code__ = exactly.__code__
print(json.dumps([before, look()]))
"""


@pytest.mark.rule("ACQ-4.6", "ACQ-6.2")
def test_a_changed_rule_is_seen_wherever_it_counts():
    run = subprocess.run(
        [sys.executable, "-c", CHANGED],
        env={**os.environ, "OPENOUTCRY_INTERPRET": "1", "PYTHONPATH": str(Path(__file__).parents[3])},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    before, after = json.loads(run.stdout)
    # Both bonuses of a price of 300 are 4,500: 2,250 each, rounded up to 2,300.
    assert (before["view"], after["view"]) == (before["paid"], after["paid"]) == (2300, 2250)
    for told in ("preview", "site", "hint", "review"):
        assert before[told] - after[told] == 50, told


@pytest.mark.rule("ACQ-6.2")
def test_the_lines_of_the_view_add_up_to_the_score():
    table = lay(
        3, ("HHH.ZZ",), phase="buy", hands=[["12i"], [], []], shares=[{"hydra": 3}, {"hydra": 3, "zeta": 1}, {}]
    )
    for seat, worth in enumerate(table.scores()):
        assert table.view(seat)["table"]["score"]["total"] == worth


@pytest.mark.rule("ACQ-5.1", "ACQ-1.3")
def test_asking_changes_nothing_and_answers_as_declared():
    table = lay(3, ("HHH.ZZ",), phase="buy", hands=[["12i"], [], []], shares=[{"hydra": 3}, {}, {}])
    game, state = table.game, table.hidden(0)
    given = {"tile": CELLS - 1, "number": 1, "held": 1, "size": 2, "cell": CELLS - 1, "purchase": 1, "chains": 5}
    before = game.layout.to_bytes(state)
    for question in game.questions:
        answer = game.ask(question.name, state, 0, *(given.get(name, 0) for name in question.takes))
        assert np.shape(answer) == question.gives
    assert game.layout.to_bytes(state) == before


@pytest.mark.rule("ACQ-4.9")
def test_the_view_lists_the_ways_to_trade():
    table = lay(3, ("HHH.ZZ",), hands=[["4a"], [], []], shares=[{"zeta": 5, "hydra": 23}, {}, {}], money=[0, 0, 0])
    table.play(0, "play 4a")
    merger = table.view(0)["table"]["merger"]
    # Of five shares four could be traded; the bank has two of the survivor's.
    assert merger["trades"] == [
        {"gives": 0, "gets": 0, "rest": 5},
        {"gives": 2, "gets": 1, "rest": 3},
        {"gives": 4, "gets": 2, "rest": 1},
    ]
    assert [move.text for move in table.legal(0)] == [f"trade {trade['gives']}" for trade in merger["trades"]]


@pytest.mark.rule("ACQ-4.9")
def test_trades_are_counted_alike():
    def after(*said):
        table = lay(
            3,
            ("HHH.ZZ",),
            hands=[["4a"], [], []],
            shares=[{"zeta": 5}, {}, {}],
            money=[0, 0, 0],
            chance={"key": "00" * 32, "drawn": 0},
        )
        table.play(0, "play 4a")
        for each in said:
            table.play(0, each)
        return table

    assert after("trade 4").to_bytes() == after("trade for 2").to_bytes() == after("trade all").to_bytes()
    assert after("trade 4", "sell 1").to_bytes() == after("trade 4, sell 1").to_bytes()
    assert after("trade 4", "sell 1").to_bytes() == after({"move": "dispose", "trade": 4, "sell": 1}).to_bytes()


@pytest.mark.rule("ACQ-2.4")
def test_the_kit_finds_a_view_that_displays_hidden_holdings():
    damaged = """
import dataclasses
from openoutcry import compliance
from openoutcry.games.acquire.game import GAME
from openoutcry.table import Table

def view(h, seat):
    table = GAME.view(h, seat)
    table["seats"][1]["money"] = int(h.cash[1])
    return table

table = Table("acquire", 3, "kit", {"holdings": "hidden"})
compliance.check_views(table)
table.game = dataclasses.replace(GAME, view=view)
try:
    compliance.check_views(table)
except compliance.NotCompliant as found:
    print(found)
"""
    run = subprocess.run(
        [sys.executable, "-c", damaged],
        env={**os.environ, "OPENOUTCRY_INTERPRET": "1"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert "displays what an option covers" in run.stdout


@pytest.mark.rule("ACQ-2.4")
def test_covered_holdings_are_told_by_no_view_but_their_owners():
    table = oo.Table("acquire", 3, "covered", {"holdings": "hidden"})
    changed = table.hidden(1)
    table.game.cover(changed[0], 1)
    assert int(changed[0].cash[0]) != int(table.hidden(1)[0].cash[0])
    assert int(changed[0].cash[1]) == int(table.hidden(1)[0].cash[1])


@pytest.mark.rule("ACQ-3.3", "ACQ-3.5", "ACQ-3.6", "ACQ-4.11")
@pytest.mark.parametrize(
    ("rows", "tile", "calls", "safe"),
    [
        (("HH.oo", "..o"), "3a", ["play 3a"], False),  # lone tiles come along, those behind them too
        (("oo",), "3a", ["play 3a, found hydra"], False),
        (("HHHHHHHHH",), "10a", ["play 10a"], False),
        (("HHHHHHHHHH",), "11a", ["play 11a"], True),
        (("HHHHHHH.ZZZ",), "8a", ["play 8a"], True),
    ],
)
def test_a_tile_tells_the_size_it_leads_to(rows, tile, calls, safe):
    table = lay(3, rows, hands=[[tile], [], []])
    told = next(each for each in table.view(0)["table"]["tiles"] if each["tile"] == tile)
    for call in calls:
        table.play(0, call)
    largest = max(table.view(None)["table"]["corporations"], key=lambda each: each["size"])
    assert (told["size"], told["safe"]) == (largest["size"], largest["safe"])
    assert largest["safe"] is safe


@pytest.mark.rule("ACQ-2.4", "ACQ-6.2")
def test_everybodys_worth_is_told_as_far_as_it_is_public():
    shown = lay(3, ("HHH.ZZ",), hands=[["12i"], [], []], shares=[{"hydra": 3}, {"hydra": 3, "zeta": 1}, {}])
    for place in (0, None):
        told = [plate["score"]["total"] for plate in shown.view(place)["table"]["seats"]]
        assert told == list(shown.scores())
    hidden = lay(3, ("HHH",), hands=[["12i"], [], []], shares=[{"hydra": 3}, {}, {}], options={"holdings": "hidden"})
    assert ["score" in plate for plate in hidden.view(0)["table"]["seats"]] == [True, False, False]
    assert not hidden.view(0)["table"]["seats"][0]["score"]["bonuses_counted"]
