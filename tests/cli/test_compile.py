"""`outcry compile`: everything that is ever compiled, before it is needed."""

from pathlib import Path

import openoutcry as oo
from openoutcry.cli import compile as command
from openoutcry.cli import main
from openoutcry.games import load_game
from openoutcry.kernel.instantiate import PLAYING


def test_every_game_is_compiled_whole(monkeypatch):
    compiled = {}
    monkeypatch.setattr(
        command, "compile_ahead", lambda game, *templates, progress: compiled.update({game.name: templates})
    )
    assert main(["compile"]) == 0
    assert set(compiled) == set(oo.games())
    assert main(["compile", "money"]) == 0
    assert main(["compile", "chess"]) == 2


def test_no_algorithm_is_left_out():
    """But those of `learn`: who trains compiles them then, and needs PyTorch for it."""
    package = Path(oo.__file__).parent
    files = [file for file in package.glob("*/generic/*.py") if "cuda" not in file.stem and file.stem != "__init__"]
    written = {f"openoutcry.{file.parts[-3]}.generic.{file.stem}" for file in files} - {PLAYING}
    left = {name for name in written if not name.startswith("openoutcry.learn.")}
    assert left <= {name for game in oo.games() for name in command.wanted(load_game(game))}
