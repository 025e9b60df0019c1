"""Earlier moments of a round of Stockpile, recalled for belief."""

import pytest

import openoutcry as oo
from openoutcry.bots import HOUSE, RANDOM, think
from openoutcry.games.stockpile.rules import recall
from openoutcry.games.stockpile.rules.state import DRAFT, SUPPLY
from openoutcry.kernel.interpreted import RecordView
from openoutcry.kernel.uncompiled import uncompiled

PLAIN = uncompiled(recall)


def some_match(players: int, options: dict) -> oo.Table:
    table = oo.Table("stockpile", players, "recalled", options=options)
    for number in range(60):
        seat = table.pending[0]
        level = HOUSE if number % 5 else RANDOM
        table.play(seat, think(table.game, table.hidden(seat), seat, str(number), level).action)
    return table


@pytest.mark.parametrize("options", [{}, {"investors": True}])
@pytest.mark.parametrize("players", [2, 4])
def test_an_earlier_moment_is_recalled_as_it_was(options, players):
    """With the true state as the deal: pairs, cards in stockpiles, supply cards and the action come back."""
    table, compared, moments = some_match(players, options), 0, []
    table.go_to(0)
    for mover, action, _ in table.log.actions:
        seat = (mover + 1) % players
        moments.append((mover, action, seat, table._state.copy(), table.hidden(seat)))
        table.forward()
    for number in range(1, len(moments)):
        now = moments[number][3]
        for mover, action, seat, true, seen in moments[max(0, number - 8) : number]:
            known = seen.copy()
            s, deal = RecordView(known[0]), RecordView(now[0])
            same = PLAIN.recall(s, deal, seat, mover, action)
            assert same == (true[0].phase != DRAFT and true[0].round_number == now[0].round_number)
            if not same:
                continue
            assert known["pair_company"].tolist() == true["pair_company"].tolist()
            assert known["pair_forecast"].tolist() == true["pair_forecast"].tolist()
            if true[0].phase == SUPPLY and now[0].n_table >= true[0].n_table:
                assert known["card_kind"].tolist() == true["card_kind"].tolist()
                assert sorted(known[0].hand[mover]) == sorted(true[0].hand[mover])
                assert PLAIN.as_dealt(s, deal, mover, action) == action
                compared += 1
    assert compared > 20
