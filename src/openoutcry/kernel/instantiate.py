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

if TYPE_CHECKING:
    from openoutcry.kernel.contract import Game

_ONE_AT_A_TIME = threading.RLock()  # threads that ask at once all get the finished module

BOUND = ("setup", "pending", "optional", "legal", "refusal", "apply", "over", "scores", "winners")
SHARED = "playing"
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


def _make(game: "Game", name: str, template: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, template_file(template))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
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
