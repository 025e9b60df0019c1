"""A game at a keyboard: what its bots are given to think about, and what people are told."""

import io
import re
from collections import Counter

import pytest
from rich.console import Console

import openoutcry as oo
from openoutcry.bots import belief, choose
from openoutcry.bots.belief import LEARN_EVERY, Witness, witness_of
from openoutcry.language import text
from openoutcry.terminal import play
from openoutcry.terminal.play import Left, Sitting

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


class Compiling:
    """Something to say at the beginning, and before every move."""

    chosen = ()

    def at_the_beginning(self):
        return ["cli-behind-rules"]

    def change_over(self):
        return ["cli-behind-failed"]

    def level_now(self, level):
        return level


def typed(monkeypatch, people, *lines, behind=None):
    """What a terminal gets to see while this is typed, in order."""
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=200, markup=False, highlight=False)
    answers = iter(lines)
    monkeypatch.setattr(console, "input", lambda shown="": next(answers))
    sitting = Sitting(oo.Table("money", 3, "typed"), range(people), ["house"] * 3, "en", console, behind)
    sitting.names = ["Ann", "Bo", "Cy"]
    with pytest.raises(Left):
        sitting.play()
    return re.sub(r"\x1b\[[\d;]*m", "", out.getvalue())


@pytest.mark.parametrize("people", [1, 2])
def test_what_is_said_of_the_compiler_is_not_wiped_before_anybody_reads_it(monkeypatch, people):
    curtains = [""] if people > 1 else []
    seen = typed(monkeypatch, people, *curtains, "1", "done", *curtains, "quit", behind=Compiling())
    first, *later = seen.split(text("cli-hint", "en"))
    assert text("cli-behind-rules", "en", game="Money") in first.rpartition("\x1b[2J")[2]
    assert all(text("cli-behind-failed", "en") in shown.rpartition("\x1b[2J")[2] for shown in later[:-1])
    assert "\x1b[2J" not in first, "nobody was there before"
    assert ("\x1b[2J" in seen) is (people > 1)


@pytest.mark.parametrize("why", ["why", "why  "])
def test_who_asks_why_without_a_move_is_told_how_to_ask(monkeypatch, why):
    seen = typed(monkeypatch, 1, why, "quit")
    move = oo.Table("money", 3, "typed").legal(0)[0].text
    assert text("cli-why-which", "en", move=move) in seen
    assert "is no move here" not in seen


def test_why_takes_a_number_of_the_list_as_a_move_does(monkeypatch):
    assert text("cli-why-allowed", "en") in typed(monkeypatch, 1, "why 1", "quit")
    assert "is no move here" in typed(monkeypatch, 1, "why 99", "quit")


def test_a_long_list_of_moves_says_that_it_goes_on_and_how(monkeypatch):
    monkeypatch.setattr("openoutcry.terminal.play.ONE_SCREEN", 3)
    moves = [move.text for move in oo.Table("money", 3, "typed").legal(0)]
    last = len(moves)

    def listed(line):
        shown = typed(monkeypatch, 1, line, "quit").rpartition(text("cli-hint", "en"))[2]
        return [int(number) for number in re.findall(r"^ +(\d+) ", shown, re.MULTILINE)], shown

    goes_on = text("cli-moves-more", "en", count=last - 3, next=4)
    assert listed("moves")[0] == [1, 2, 3] and goes_on in listed("moves")[1]
    numbers, shown = listed(f"moves {last - 1}")
    assert numbers == [last - 1, last] and moves[-1] in shown and "more" not in shown
    for unknown in ("0", str(last + 1), "-1", "some"):
        assert listed(f"moves {unknown}") == listed("moves"), "from the beginning"
