"""Golden logs: whole games, replayed byte for byte. They change only with the rules version of their game."""

from pathlib import Path

import pytest

import openoutcry as oo

LOGS = sorted(Path(__file__).parent.glob("golden/*/*.json"))


@pytest.mark.parametrize("file", LOGS, ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_a_golden_log_replays_to_the_same_bytes(file):
    table = oo.Table.load(file)
    assert table.over
    assert table.log.to_text() == file.read_text(encoding="utf-8")


def test_there_are_golden_logs_of_every_game():
    assert {file.parent.name for file in LOGS} >= set(oo.games())
