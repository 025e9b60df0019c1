"""The completion scripts know every command, every option and every game."""

import shutil
import subprocess

import pytest

import openoutcry as oo
from openoutcry.cli import COMMANDS, main
from openoutcry.cli.completion import SHELLS

NAMES = [module.__name__.rpartition(".")[2] for module in COMMANDS]


@pytest.mark.parametrize("shell", SHELLS)
def test_a_script_names_every_command_and_game(shell, capsys):
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert all(name in script for name in [*NAMES, *oo.games(), "--players"])


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [(["sel"], "selfplay"), (["selfplay", "mon"], "money"), (["play", "money", "--peo"], "--people")],
)
def test_bash_completes_what_was_begun(typed, offered, capsys, tmp_path):
    main(["completion", "bash"])
    script = tmp_path / "outcry"
    script.write_text(capsys.readouterr().out, encoding="utf-8")
    words = " ".join(["outcry", *typed])
    ask = f"source {script}; COMP_WORDS=({words}); COMP_CWORD={len(typed)}; _shtab_outcry; echo ${{COMPREPLY[*]}}"
    done = subprocess.run(["bash", "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [offered]


def test_an_unknown_shell_is_refused():
    assert main(["completion", "edlin"]) == 2
