"""Golden logs: whole games, replayed byte for byte. They change only with the rules version of their game.

Beside each lies the game as text (`python -m tests.golden.telling` writes it): what changed is read there.
"""

import difflib

import pytest

import openoutcry as oo
from openoutcry.table.log import Log
from tests.golden.telling import LOGS, tell


@pytest.mark.parametrize("file", LOGS, ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_a_golden_log_replays_to_the_same_bytes(file):
    # The text first: it says what changed.
    text = file.with_suffix(".txt")
    told, kept = tell(Log.load(file)).splitlines(), text.read_text(encoding="utf-8").splitlines()
    assert told == kept, "\n".join(difflib.unified_diff(kept, told, text.name, "now", lineterm="", n=2))
    table = oo.Table.load(file)
    assert table.over
    assert table.log.to_text() == file.read_text(encoding="utf-8")


def test_there_are_golden_logs_of_every_game():
    assert {file.parent.name for file in LOGS} >= set(oo.games())


def test_the_text_of_a_game_says_where_the_rules_no_longer_follow_it():
    log = Log.load(next(file for file in LOGS if file.parent.name == "acquire"))
    seat, _, digest = log.actions[0]
    log.actions[0] = (seat, oo.load_game("acquire").n_actions - 1, digest)
    first, second = [line for line in tell(log).splitlines() if line.startswith(("1. ", "   refused: "))]
    assert first == f"1. seat {seat}: play 12i"
    assert second.startswith("   refused: ")
    assert tell(log).endswith(second + "\n")
