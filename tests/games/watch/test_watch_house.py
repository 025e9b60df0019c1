"""The house strategy of Exchange Watch: it plays by what its seat knows, and the balance report counts its games."""

import numpy as np
import pytest

from openoutcry import Table
from openoutcry.bots import choose
from openoutcry.games.watch.balance import play, report


@pytest.mark.rule("WAT-6.1")
def test_the_house_decides_alike_in_states_its_seat_can_not_tell_apart() -> None:
    table = Table("watch", 4, "house")
    number = 0
    while not table.over and number < 150:
        seat = table.pending[0]
        seen = choose(table.game, table.hidden(seat), seat, str(number), "house")
        told = choose(table.game, table._state.copy(), seat, str(number), "house")
        assert seen == told
        table.play(seat, seen)
        number += 1


@pytest.mark.rule("WAT-7.1", "WAT-7.2")
def test_the_figures_of_the_balance_report_add_up() -> None:
    figures = play(3, 12, "house", "test")
    again = play(3, 12, "house", "test")
    assert np.array_equal(figures, again)
    assert set(figures[:, 0]) <= {1, 2}  # by money, by the last event
    assert (figures[:, 2] > figures[:, 1]).all()  # more decisions than turns


@pytest.mark.rule("WAT-6.2", "WAT-6.3")
def test_the_balance_report_names_every_card() -> None:
    said = report(4, "test", counts=(3,))
    rows = [
        line
        for line in said.splitlines()
        if line.startswith("| ") and ("| Inside |" in line or "| Greenmail |" in line)
    ]
    assert len(rows) == 18
