"""The view of Money has no numbers of its own: it asks the rules."""

import os
import subprocess
import sys

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.games.money.rules.state import BID, HAND, LOT

DAMAGED = """
import openoutcry as oo
from openoutcry.games.money.rules import score

def doubled(s, kind, value):
    return 0 if kind >= CURRENCIES or value >= s.opt.exempt else 2 * min(s.opt.fee, value)

before = oo.Table("money", 3, "fees").view(0)["table"]["score"]
score.fee.__code__ = doubled.__code__
after = oo.Table("money", 3, "fees").view(0)["table"]["score"]
paid, pays = (sum(line["fee"] for line in lines["lines"]) for lines in (before, after))
print(paid, pays, before["total"] - after["total"])
"""


@pytest.mark.rule("MON-4.2")
def test_a_changed_rule_is_seen_in_the_view():
    """The fee is changed where the rules have it and nowhere else."""
    run = subprocess.run(
        [sys.executable, "-c", DAMAGED],
        env={**os.environ, "OPENOUTCRY_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    paid, pays, fell = map(int, run.stdout.split())
    assert (pays, fell) == (2 * paid, paid) and paid > 0


@pytest.mark.rule("MON-4.2", "MON-4.3", "MON-4.4")
def test_the_lines_of_the_view_add_up_to_the_score():
    table = oo.Table("money", 4, "lines")
    for seat, points in enumerate(table.scores()):
        assert table.view(seat)["table"]["score"]["total"] == points


@pytest.mark.rule("MON-4.2")
def test_an_answer_has_the_shape_that_is_declared():
    game = oo.load_game("money")
    state = game.new(3, "shape")
    rows = game.ask("explain_worth", state, 0, HAND, BID)
    (question,) = [each for each in game.questions if each.name == "explain_worth"]
    assert np.shape(rows) == question.gives
    assert sum(row[0] for row in rows) == 6
    # Narrow integers are asked with as well as plain ones.
    assert game.ask("explain_worth", state, 0, np.int8(LOT), np.int8(LOT)) == game.ask(
        "explain_worth", state, 0, LOT, LOT
    )


@pytest.mark.rule("MON-4.2")
def test_asking_changes_nothing():
    table = oo.Table("money", 3, "asked")
    before = table.to_bytes()
    table.view(0)
    table.position()
    assert table.to_bytes() == before
