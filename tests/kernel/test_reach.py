"""What compiled code depends on: all of it counts, and nothing else, wherever and whenever it was written."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numba
import pytest

import openoutcry as oo
from openoutcry.kernel.instantiate import PLAYING, instantiate
from openoutcry.kernel.reach import Reached, depends_on

PACKAGE = Path(oo.__file__).parent
DIGESTS = """
import json
import openoutcry as oo
from openoutcry.kernel.instantiate import instantiate
from openoutcry.kernel.reach import depends_on
game = oo.load_game("money")
templates = ["kernel.generic.entry", "kernel.generic.playout", "bots.generic.search", "env.generic.environment"]
made = {each: depends_on(instantiate(game, "openoutcry." + each)) for each in templates}
print(json.dumps({**made, "questions": depends_on(instantiate(game, "questions"))}))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """The package at another place, written at another time."""
    folder = tmp_path_factory.mktemp("elsewhere") / "openoutcry"
    shutil.copytree(
        PACKAGE, folder, ignore=shutil.ignore_patterns("static", "__pycache__"), copy_function=shutil.copyfile
    )
    return folder


def digests(package: Path, asked: str = DIGESTS) -> dict[str, str]:
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(
        [sys.executable, "-P", "-c", asked], env=environment, capture_output=True, text=True, check=True
    )
    found: dict[str, str] = json.loads(run.stdout)
    return found


@pytest.fixture(scope="module")
def before(copy):
    return digests(copy)


def test_the_place_and_the_time_of_the_sources_do_not_count(before):
    assert before == digests(PACKAGE)


def changed(copy: Path, before: dict[str, str], file: str, old: str, new: str) -> set[str]:
    """What is compiled again once a source is changed; then the change is taken back."""
    path = copy / file
    text = path.read_text(encoding="utf-8")
    assert old in text, file
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    try:
        after = digests(copy)
    finally:
        path.write_text(text, encoding="utf-8")
    return {name for name in before if before[name] != after[name]}


@pytest.mark.parametrize(
    "file", ["games/money/words.py", "games/money/view.py", "games/money/moves.py", "table/table.py"]
)
def test_plain_python_does_not_count(copy, before, file):
    assert changed(copy, before, file, "from", "# a comment\nfrom") == set()


ALL = {"kernel.generic.entry", "kernel.generic.playout", "bots.generic.search", "env.generic.environment", "questions"}
PLAYED_OUT = {"kernel.generic.playout", "bots.generic.search"}
PLAYED = ALL - {"questions"}


@pytest.mark.parametrize(
    ("file", "old", "new", "again"),
    [
        ("kernel/chance.py", "def choose(", "# touched\ndef choose(", PLAYED),
        ("kernel/events.py", "def emit(", "# touched\ndef emit(", PLAYED),
        ("kernel/rule.py", "def _at(", "# touched\ndef _at(", ALL),
        ("kernel/inside_numba.py", "def _wide(", "# touched\ndef _wide(", ALL),
        ("kernel/generic/playing.py", "def nth_legal(", "# touched\ndef nth_legal(", PLAYED - {"kernel.generic.entry"}),
        ("kernel/stream.py", "def copy(", "# touched\n    def copy(", {"env.generic.environment"}),
        ("bots/tree.py", "NODES = 1 << 15", "NODES = 1 << 14", {"bots.generic.search"}),
        ("bots/generic/search.py", "EXPLORE = 0.8", "EXPLORE = 0.7", {"bots.generic.search"}),
        ("games/money/rules/score.py", "def fee(", "# touched\ndef fee(", ALL),
        ("games/money/rules/questions.py", "def explain", "# touched\ndef explain", {"questions"}),
        ("games/money/rules/state.py", "LOT = -1, 0, 1, 2", "LOT = -1, 0, 1, 3", PLAYED),
        ("games/money/rules/codes.py", "SWAP_LOT = ", 'ACTIONS.add("wait")\nSWAP_LOT = ', ALL),
        (
            "games/money/game.py",
            "longest=longest_with(",
            "longest=1 + longest_with(",
            {"kernel.generic.playout", "bots.generic.search"},
        ),
        ("games/money/edition.toml", "gold = 20", "gold = 40", ALL),
    ],
)
def test_everything_compiled_counts(copy, before, file, old, new, again):
    assert changed(copy, before, file, old, new) == again


def test_every_rule_of_every_game_is_reached():
    """Nothing that is decorated lies where the walk does not come."""
    for name in oo.games():
        game = oo.load_game(name)
        reached = Reached(
            f
            for template in ("kernel.generic.study", "kernel.generic.entry", "bots.generic.search", "questions")
            for f in vars(instantiate(game, template if template == "questions" else f"openoutcry.{template}")).values()
            if getattr(f, "__module__", "").startswith(game.package)
        )
        rules = Path(sys.modules[game.package].__file__).parent / "rules"
        with_rules = {f"{game.package}.rules.{f.stem}" for f in rules.glob("*.py") if "\n@rule\n" in f.read_text()}
        assert with_rules - {f"{game.package}.rules.{extra}" for extra in ("questions", "study")} <= set(
            reached.modules
        )


def test_a_constant_that_has_no_lasting_form_is_refused():
    thing = object()

    def depends():
        return thing

    with pytest.raises(TypeError, match="can't depend"):
        Reached([depends])


def test_what_lies_somewhere_in_memory_has_no_lasting_form():
    """The next process finds it elsewhere, and compiles again."""
    thing = numba.types.Opaque("thing")
    thing.name = repr(object())

    def depends():
        return thing

    with pytest.raises(TypeError, match="can't depend"):
        Reached([depends])


def test_a_module_has_one_digest():
    game = oo.load_game("money")
    assert depends_on(instantiate(game, PLAYING)) == depends_on(instantiate(game, PLAYING))


EVERYTHING = """
import json
import openoutcry as oo
from openoutcry.cli.compile import wanted
from openoutcry.kernel.instantiate import instantiate
from openoutcry.kernel.reach import depends_on
parts = [(game, each) for game in map(oo.load_game, oo.games()) for each in wanted(game)]
print(json.dumps({f"{game.name} {each}": depends_on(instantiate(game, each)) for game, each in parts}))
"""


def test_every_process_finds_what_another_has_compiled():
    assert digests(PACKAGE, EVERYTHING) == digests(PACKAGE, EVERYTHING)
