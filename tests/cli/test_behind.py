"""A game at the keyboard before its rules are compiled: it begins at once, changes over, and leaves nothing behind."""

import io
import os
import signal
import subprocess
import sys
import threading
import types
from pathlib import Path

import pytest
from rich.console import Console

import openoutcry as oo
from openoutcry.bots.ready import is_kept
from openoutcry.errors import NotAvailable
from openoutcry.kernel import compiling, source
from openoutcry.kernel.contract import AT_A_TABLE
from openoutcry.kernel.rule import INTERPRETED
from openoutcry.language import text
from openoutcry.terminal.behind import BOTS, FAILED, READY, RULES, Behind
from openoutcry.terminal.play import Left, Sitting
from tests.compilers import PATIENCE_S, Compiler, command_of, compiling_for, wait_until

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
SRC = str(Path(oo.__file__).parents[1])
PARTS = ("call", "answers", "advice", "study")


@pytest.fixture
def compiler(tmp_path):
    held = Compiler(tmp_path / "cache")
    yield held
    held.let_go()


def outcry(compiler, *arguments, language="en"):
    """The command as a shell starts it, with nothing compiled."""
    own = {"PYTHONPATH": SRC, "OPENOUTCRY_LANG": language, "COLUMNS": "200", "OPENOUTCRY_CACHE": str(compiler.folder)}
    return subprocess.Popen(
        [sys.executable, "-m", "openoutcry.cli", *arguments],
        env={**os.environ, **own},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def said(name, game, language="en"):
    named = text(f"game-{game}", language)
    return text(name, language, game=named, bots=text("bot-tycoon", language), instead=text("bot-house", language))


@pytest.mark.parametrize(("game", "language"), list(zip(oo.games(), ["en", "ru", "it", "en"], strict=True)))
def test_a_game_begins_while_its_rules_are_compiled(compiler, tmp_path, game, language):
    """The compiler never comes to an end here: whoever waited for it would wait for ever."""
    file = tmp_path / "played.json"
    asked = ["play", game, "--seed", "at once", "--bot", "tycoon", "--save", str(file)]
    with outcry(compiler, *asked, language=language) as process:
        out, err = process.communicate("1\n1\n1\n", PATIENCE_S)
    assert (process.returncode, err) == (0, "")
    assert said(RULES, game, language) in out and said(BOTS, game, language) in out
    assert said(READY, game, language) not in out
    played = oo.Table.load(file)  # by the compiled rules: every action's digest is compared
    assert played.number >= 3


def test_a_rematch_begins_at_once_too(compiler):
    file = Path(__file__).parents[1] / "golden/money/four-players.json"
    with outcry(compiler, "rematch", str(file), "--bot", "house") as process:
        out, _ = process.communicate("quit\n", PATIENCE_S)
    assert process.returncode == 0
    assert said(RULES, "money") in out and said(BOTS, "money") not in out


@pytest.mark.parametrize("how", ["quit", "the end of what is typed", "Ctrl-C", "killed"])
def test_who_leaves_takes_the_compiler_along(compiler, how):
    compiler.let_go()  # a child compiles for real
    with outcry(compiler, "play", "stockpile", "--bot", "house") as process:
        wait_until(lambda: compiling_for(process.pid))
        (child,) = compiling_for(process.pid)
        shown = ""
        while not shown.endswith("Guest >"):
            shown += process.stdout.read(1) or pytest.fail(f"{shown} {process.stderr.read()}")
        if how == "Ctrl-C":
            process.send_signal(signal.SIGINT)
        elif how == "killed":
            process.kill()
        out, err = process.communicate("quit\n" if how == "quit" else "", PATIENCE_S)
    assert process.returncode == (-signal.SIGKILL if how == "killed" else 0)
    assert err == "" and (how == "killed" or text("cli-bye", "en") in out)
    wait_until(lambda: not command_of(child))


class Held:
    """A child that compiles when the test says so, or fails."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []
        self.go_on = threading.Event()
        self.fails = False

    def __call__(self, game, templates, progress):
        self.asked.append(templates)
        progress(game.name, 0, 99)
        assert self.go_on.wait(PATIENCE_S)
        if self.fails:
            raise NotAvailable("error-compile", game=game.name, why="a test")


@pytest.fixture
def money(tmp_path, monkeypatch):
    """Money, whose rules this process has, and seems not to have."""
    game = oo.load_game("money")
    game.play_compiled()
    held = {name: game.__dict__.pop(name) for name in PARTS}
    for module in (source, compiling):
        monkeypatch.setattr(module, "cache_root", lambda: tmp_path)
    yield game
    game.__dict__.update(held)


@pytest.fixture
def child(money, monkeypatch):
    held = Held()
    monkeypatch.setattr(compiling, "_compile_in_child", held)
    yield held
    held.go_on.set()


def sit_down(behind):
    out = io.StringIO()
    table = oo.Table("money", 3, "behind", names=["Ann", "Bo", "Cy"])
    return Sitting(table, [0], ["house", "tycoon", "house"], "en", Console(file=out, width=200), behind), out


def test_it_changes_over_between_two_moves_and_nothing_else_changes(money, child):
    with Behind(money, ["tycoon", "house"]) as behind:
        sitting, out = sit_down(behind)
        assert list(behind.at_the_beginning()) == [RULES, BOTS]
        sitting.bot_plays(1)
        assert behind.level_now("tycoon") == "house" and behind.level_now("random") == "random"
        child.go_on.set()
        behind._thread.join()
        assert isinstance(money.call.act, types.FunctionType), "not before somebody says that a move is over"
        before = sitting.table.to_bytes(), sitting.table.view(1)
        sitting.say_news(behind.change_over())
        assert (sitting.table.to_bytes(), sitting.table.view(1)) == before
        assert not any(isinstance(getattr(money, part), types.FunctionType) for part in PARTS)
        assert not isinstance(money.call.act, types.FunctionType) and is_kept(money)
        assert behind.level_now("tycoon") == "tycoon"
        assert out.getvalue().strip() == said(READY, "money")
        assert list(behind.change_over()) == []
    assert child.asked == [list(AT_A_TABLE), ["openoutcry.bots.generic.policy"]]


def test_with_bots_of_the_house_nothing_is_said_of_the_change(money, child):
    child.go_on.set()
    with Behind(money, ["house", "random"]) as behind:
        assert list(behind.at_the_beginning()) == [RULES]
        behind._thread.join()
        assert list(behind.change_over()) == []
        assert not isinstance(money.call.act, types.FunctionType)
    assert child.asked == [list(AT_A_TABLE)]


def test_where_compiling_fails_the_game_goes_on_and_says_so_once(money, child, monkeypatch):
    child.fails = True
    child.go_on.set()
    with Behind(money, ["tycoon"]) as behind:
        sitting, out = sit_down(behind)
        behind._thread.join()
        typed = iter(["1", "done"] * 4 + ["quit"])
        monkeypatch.setattr(sitting.console, "input", lambda shown="": next(typed))
        with pytest.raises(Left):
            sitting.play()
        assert sitting.table.number > 3
    assert out.getvalue().count(said(FAILED, "money")) == 1
    assert behind.level_now("tycoon") == "house"


def test_where_all_is_compiled_nothing_is_begun_or_said(money, child):
    child.go_on.set()
    for _ in range(2):
        with Behind(money, ["tycoon"]) as behind:
            if behind._thread.ident:
                behind._thread.join()
    assert list(behind.at_the_beginning()) == [] and behind.level_now("tycoon") == "tycoon"
    assert behind._thread.ident is None and len(child.asked) == 2
