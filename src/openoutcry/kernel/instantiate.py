"""Generic algorithms: one source file, made into a module per game with the game's rules as its globals.

A closure over the rules would be compiled anew in every process; a module's globals are cached.
"""

import sys
import threading
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from openoutcry.kernel.rule import rule

if TYPE_CHECKING:
    from openoutcry.kernel.contract import Game, Question

_ONE_AT_A_TIME = threading.RLock()  # threads that ask at once all get the finished module

BOUND = ("setup", "pending", "optional", "legal", "refusal", "apply", "over", "scores", "winners")
BOUND_SECRETS = ("hide", "deal_unknown", "observe", "audit")
PLAYING = "openoutcry.kernel.generic.playing"  # what it defines, the other algorithms may call
QUESTIONS = "questions"  # the one that is no file: made from the game's list


@rule
def no_house(s, seat, mask, chance):
    """Stands in where a game has no house strategy; such a bot is refused before it is asked."""
    return -1


@rule
def no_recall(s, now, seat, mover, action):
    """Stands in where a game tells nothing of earlier moments: all deals are equally likely then."""
    return False


@rule
def no_as_dealt(s, now, mover, action):
    """The same for an action."""
    return -1


@rule
def phase_in(s):
    """What a record calls its phase."""
    return s.phase


@rule
def no_phase(s):
    """Stands in where a record has none."""
    return 0


def instantiate(game: "Game", template: str) -> ModuleType:
    """The module of a generic algorithm, which is named by where its source would be imported from, for one game."""
    name = f"{game.package}.{template.rpartition('.')[2]}_of_{game.name}"
    with _ONE_AT_A_TIME:
        if name not in sys.modules:
            sys.modules[name] = _make(game, name, template)
        return sys.modules[name]


def _make(game: "Game", name: str, template: str) -> ModuleType:
    module = ModuleType(name)
    bound = {each: getattr(game, each) for each in (*BOUND, *BOUND_SECRETS)}
    bound |= {"house": game.house or no_house, "N_ACTIONS": game.n_actions, "LONGEST": game.longest}
    bound |= {"recall": game.recall or no_recall, "as_dealt": game.as_dealt or no_as_dealt}
    bound["HOUSE_LOOKS"] = game.house_looks
    bound |= {"RECORD": game.layout.dtype, **game.seen_bytes()}
    bound |= {"ON_GPU": game.on_gpu, "phase_of": phase_in if "phase" in (game.layout.dtype.names or ()) else no_phase}
    # What takes rules of another algorithm gets that one by its name.
    bound["built_on"] = lambda other: instantiate(game, other)
    if template == QUESTIONS:
        bound |= {f"rule_{question.name}": question.rule for question in game.questions}
        source, file = questions_source(game), f"<questions of {game.name}>"
        module.__dict__["__source__"] = source
    else:
        path = template_file(template)
        source, file = path.read_text(encoding="utf-8"), str(path)
        module.__file__ = file
    if template != PLAYING:
        bound |= _shared_rules(game)
    module.__dict__.update(bound)
    exec(compile(source, file, "exec"), module.__dict__)
    return module


def _shared_rules(game: "Game") -> dict[str, Any]:
    """What `playing` defines: its rules, and its constants."""
    playing = instantiate(game, PLAYING)
    return {
        name: value
        for name, value in vars(playing).items()
        if getattr(value, "__module__", "") == playing.__name__ or (name.isupper() and isinstance(value, int))
    }


def template_file(template: str) -> Path:
    """The source of a generic algorithm. It is found like a module, and never imported as one."""
    spec = find_spec(template)
    assert spec is not None and spec.origin is not None, template
    return Path(spec.origin)


def questions_source(game: "Game") -> str:
    """A source with an entry for each question of a game."""
    return "".join(
        [
            f'"""The questions of {game.name}, as Python asks them; made from the list in its declaration."""\n\n',
            "from openoutcry.kernel.kinds import Int, Records, ints\n",
            "from openoutcry.kernel.rule import at, entry\n",
            *(_entry_of(question) for question in game.questions),
        ]
    )


def _entry_of(question: "Question") -> str:
    out = {"out": f"ints({len(question.gives)})"} if question.gives else {}
    said = {"states": "Records", "i": "Int", **dict.fromkeys(question.takes, "Int"), **out}
    told = ", ".join(f"{name}: {kind}" for name, kind in said.items())
    passed = ", ".join(["at(states, i)", *question.takes, *out])
    return f"\n\n@entry\ndef {question.name}({told}):\n    return rule_{question.name}({passed})\n"
