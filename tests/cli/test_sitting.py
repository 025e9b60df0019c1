"""A game at a keyboard: what its bots are given to think about."""

from collections import Counter

from rich.console import Console

import openoutcry as oo
from openoutcry.bots import belief, choose
from openoutcry.bots.belief import LEARN_EVERY, Witness, witness_of
from openoutcry.terminal import play
from openoutcry.terminal.play import Sitting

BELIEVES = "search:20+belief"


def bots_play(sitting, decisions):
    while sitting.table.number < decisions and not sitting.table.over:
        sitting.bot_plays(sitting.table.pending[0])


def test_a_bot_that_believes_looks_at_every_move_once(monkeypatch):
    noted, believed = Counter(), []
    note, believe = Witness.note, belief.believe
    monkeypatch.setattr(Witness, "note", lambda self, *move: noted.update([self.seat]) or note(self, *move))
    monkeypatch.setattr(belief, "believe", lambda *asked: believed.append(asked) or believe(*asked))
    monkeypatch.setattr(play, "choose", lambda game, hidden, seat, *asked: sitting.table.legal(seat)[0].code)
    sitting = Sitting(oo.Table("acquire", 3, "every move once"), [], ["random", BELIEVES, BELIEVES], "en", Console())
    bots_play(sitting, 90)
    assert sitting.table.number == 90
    assert set(noted) == {1, 2} and max(noted.values()) <= 90
    assert 0 < len(believed) <= 2 * 90 / LEARN_EVERY


def test_it_chooses_as_one_that_has_looked_at_the_whole_match_again(monkeypatch):
    chosen = []

    def both(game, hidden, seat, seed, level, witness):
        again = witness_of(sitting.table, seat) if witness else None
        found = [choose(game, hidden, seat, seed, level, each) for each in (witness, again)]
        chosen.append((found, witness is not None))
        return found[0]

    monkeypatch.setattr(play, "choose", both)
    continued = oo.Table("acquire", 3, "a match that goes on")
    for _ in range(20):
        continued.play(continued.pending[0], continued.legal(continued.pending[0])[-1])
    sitting = Sitting(continued, [], ["house", BELIEVES, "house"], "en", Console())
    bots_play(sitting, 80)
    assert sum(believes for _, believes in chosen) > 10
    assert all(kept == anew for (kept, anew), _ in chosen)
