"""What decides how a bot plays: all of it is in the digest that keeps games of two different bots apart."""

import sys

import pytest

from openoutcry.arena import Tournament, playing, seatings
from openoutcry.arena.playing import play_game
from openoutcry.bots import belief, makeup
from openoutcry.games import load_game


@pytest.mark.parametrize("name", ["money", "stockpile"])
def test_every_module_that_works_while_bots_play_is_in_their_digest(name):
    levels = ("search:8+belief", "master:8", "policy50+bold", "random")
    tournament = Tournament(name, 4, levels, games=4, seed="worked")
    game, seating = load_game(name), next(iter(seatings(tournament)))
    play_game(tournament, seating, "worked")
    worked = set()

    def note(frame, event, argument):
        worked.add(frame.f_globals.get("__name__", ""))

    sys.setprofile(note)
    try:
        play_game(tournament, seating, "worked")
    finally:
        sys.setprofile(None)
    ours = {module for module in worked if module.startswith("openoutcry.") and not module.startswith(game.package)}
    assert {"openoutcry.bots", "openoutcry.bots.luck", "openoutcry.bots.network", belief.__name__} <= ours
    assert ours <= set(makeup.imported(playing.__name__, game.alike.__module__))


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package of three modules: one imports the next in a function, that one the last, which nobody else names."""
    folder = tmp_path / "told_apart"
    folder.mkdir()
    sources = {
        "__init__": "",
        "asks": "def ask():\n    from told_apart.bots import choose\n    return choose()",
        "bots": "from . import luck\n\ndef choose():\n    return luck.DRAWN",
        "luck": "DRAWN = 1  # a number",
        "shown": "import json",
    }
    for name, source in sources.items():
        (folder / f"{name}.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.startswith("told_apart")]:
        del sys.modules[name]


def test_imports_are_followed_wherever_they_stand(package):
    assert set(makeup.imported("told_apart.asks")) == {f"told_apart{name}" for name in ("", ".asks", ".bots", ".luck")}


@pytest.mark.parametrize(
    ("module", "source", "another"),
    [
        ("luck", "DRAWN = 2", True),
        ("bots", "from . import luck\n\ndef choose():\n    return -luck.DRAWN", True),
        ("luck", "# another word\nDRAWN = 1", False),
        ("shown", "import math", False),
    ],
)
def test_another_source_makes_another_bot_and_another_comment_does_not(package, module, source, another):
    before = makeup.digest_of("told_apart.asks")
    (package / f"{module}.py").write_text(source, encoding="utf-8")
    makeup.digest_of.cache_clear()
    assert (makeup.digest_of("told_apart.asks") != before) == another
    makeup.digest_of.cache_clear()
