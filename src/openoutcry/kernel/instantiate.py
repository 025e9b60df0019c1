"""Generic algorithms: one source file, made into a module per game with the game's rules as its globals.

A closure over the rules would be compiled anew in every process; a module's globals are cached.
"""

import importlib.util
import sys
import threading
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from openoutcry.kernel.rule import rule
from openoutcry.kernel.source import cache_folder

if TYPE_CHECKING:
    from openoutcry.kernel.contract import Game, Question

_ONE_AT_A_TIME = threading.RLock()  # threads that ask at once all get the finished module

BOUND = ("setup", "pending", "optional", "legal", "refusal", "apply", "over", "scores", "winners")
SHARED = "playing"
QUESTIONS = "questions"
BOUND_SECRETS = ("hide", "deal_unknown", "observe", "audit")


@rule
def no_house(s, seat, mask, chance):
    """Stands in where a game has no house strategy; such a bot is refused before it is asked."""
    return -1


def instantiate(game: "Game", template: str) -> ModuleType:
    """The module of a generic algorithm for one game."""
    name = f"openoutcry.games.{game.name}.{template}_of_{game.name}"
    with _ONE_AT_A_TIME:
        if name not in sys.modules:
            sys.modules[name] = _make(game, name, template)
        return sys.modules[name]


def _shared_rules(game: "Game") -> dict[str, Any]:
    """What `playing` defines, for the other algorithms to call."""
    playing = instantiate(game, SHARED)
    return {name: f for name, f in vars(playing).items() if getattr(f, "__module__", "") == playing.__name__}


def template_file(template: str) -> Path:
    """The source of a generic algorithm."""
    return Path(__file__).parent / "generic" / f"{template}.py"


def questions_file(game: "Game") -> Path:
    """A source with an entry for each question of a game, in the folder of what is compiled from it."""
    file = cache_folder(game.name) / f"{QUESTIONS}_of_{game.name}.py"
    source = "".join(
        [
            f'"""The questions of {game.name}, as Python asks them; made from the list in its declaration."""\n\n',
            "from openoutcry.kernel.kinds import Int, Records, ints\n",
            "from openoutcry.kernel.rule import at, entry\n",
            *(_entry_of(question) for question in game.questions),
        ]
    )
    if not file.exists() or file.read_text(encoding="utf-8") != source:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, encoding="utf-8")
    return file


def _entry_of(question: "Question") -> str:
    out = {"out": f"ints({len(question.gives)})"} if question.gives else {}
    said = {"states": "Records", "i": "Int", **dict.fromkeys(question.takes, "Int"), **out}
    told = ", ".join(f"{name}: {kind}" for name, kind in said.items())
    passed = ", ".join(["at(states, i)", *question.takes, *out])
    return f"\n\n@entry\ndef {question.name}({told}):\n    return rule_{question.name}({passed})\n"


def _make(game: "Game", name: str, template: str) -> ModuleType:
    source = questions_file(game) if template == QUESTIONS else template_file(template)
    spec = importlib.util.spec_from_file_location(name, source)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    for question in game.questions:
        module.__dict__[f"rule_{question.name}"] = question.rule
    for name_of_rule in (*BOUND, *BOUND_SECRETS):
        module.__dict__[name_of_rule] = getattr(game, name_of_rule)
    module.__dict__["house"] = game.house or no_house
    module.__dict__["N_ACTIONS"] = game.n_actions
    module.__dict__["LONGEST"] = game.longest
    module.__dict__["RECORD"] = game.layout.dtype
    module.__dict__.update(game.seen_bytes())
    if template != SHARED:
        module.__dict__.update(_shared_rules(game))
    spec.loader.exec_module(module)
    return module
