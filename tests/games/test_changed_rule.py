"""Change one rule where the rules have it, and nowhere else: view, site, hint, event and review follow.

Acquire and Money have theirs beside their questions.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

LOOKING = """
import json
from openoutcry.bots import think
from openoutcry.bots.review import review
from openoutcry.server.match import Match
from openoutcry.server.model import Seat, Sheet

def look():
    table = position()
    players = table.players
    sheet = Sheet(
        id="t", game=table.game.name, state="running", public=True, host="", players=players, options={}, numbers={},
        hints=True, undo=True, clock=None, invite="", bot_seed="", created_at=0,
        seats=[Seat(seat=i) for i in range(players)], position=table.position(),
    )
    hint = think(table.game, table.hidden(SEAT), SEAT, "seed", "search:8")
    told = {
        "view": of_view(table.view(SEAT)["table"]),
        "site": of_view(Match(sheet).view(SEAT)["table"]),
        "hint": next(each.money for each in hint.candidates if table.move(each.action).text == MOVE),
    }
    table.play(SEAT, MOVE)
    told["event"] = next(event["amount"] for event in table.events(None) if event["event"] == EVENT)
    while not table.over:  # nobody has a share to show
        table.play(table.pending[0], table.legal(table.pending[0])[0])
    told["review"] = review(table.log, "search:8")["decisions"][0]["money"]
    return told

before = look()
rule.__code__ = changed.__code__
print(json.dumps([before, look()]))
"""

# STK-7.1: every share brings 500 more; the game ends with this round.
STOCKPILE = """
from openoutcry.games.stockpile.rules.books import sale_price as rule
from tests.games.stockpile.positions import CHANCE, lay

SEAT, MOVE, EVENT = 0, "sell epic", "sold"

def changed(s, seat, company):
    return price(s, company) + 500

def position():
    alone = [{"epic": 1}, {}, {}]
    return lay(3, phase="selling", numbers={"rounds": [1, 1, 1, 1]}, portfolios=alone, chance=CHANCE)

def of_view(table):
    return table["worth"]["total"]
"""

# WAT-5.8: every bet is about 50 more; the last event has been opened.
WATCH = """
from openoutcry.games.watch.rules.trade import pay as rule
from tests.games.watch.conftest import lay_trade

SEAT, MOVE, EVENT = 1, "pass", "paid"

def changed(s, total, multiplier):
    return PAY[0, abs(total), multiplier] + 50

def position():
    bets = [{"side": "rise", "multiplier": 2}, {"side": "fall", "multiplier": 5}]
    return lay_trade("payout", [{"cash": 5000, "bet": bet} for bet in bets], events=[])

def of_view(table):
    return table["trade"]["bets"][1]["pays"][0]
"""


def told_before_and_after(source: str) -> tuple[dict[str, int], dict[str, int]]:
    run = subprocess.run(
        [sys.executable, "-c", source + LOOKING],
        env={**os.environ, "OPENOUTCRY_INTERPRET": "1", "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    before, after = json.loads(run.stdout)
    return before, after


@pytest.mark.rule("STK-7.1")
def test_what_a_share_of_stockpile_brings_is_said_in_one_place():
    before, after = told_before_and_after(STOCKPILE)
    assert before["view"] == before["event"]
    assert {name: after[name] - before[name] for name in before} == dict.fromkeys(before, 500)


@pytest.mark.rule("WAT-5.8")
def test_what_a_bet_of_exchange_watch_is_about_is_said_in_one_place():
    before, after = told_before_and_after(WATCH)
    assert before["view"] == -before["event"] == -500
    changes = {name: after[name] - before[name] for name in before}
    assert changes == {**dict.fromkeys(before, -50), "event": 50}
