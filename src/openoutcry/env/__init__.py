"""The games for researchers: PettingZoo, Gymnasium, OpenSpiel and vector environments.

Nothing here is imported before it is asked for; each interface needs the packages of an extra. Every game has a
module of its own, as PettingZoo's users expect it:

>>> from openoutcry.env import acquire_v0
>>> env = acquire_v0.env(players=4)
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

from openoutcry.games import games

VERSION = "v0"

# Where what is asked for by name lives.
_FROM = {
    **dict.fromkeys(("aec", "parallel", "cycles"), "pettingzoo"),
    "open_spiel": "openspiel",
    "VectorEnv": "vector",
    **dict.fromkeys(("GymEnv", "GymVectorEnv"), "gym"),
}
_MODULES = ("device", "gym", "openspiel", "pettingzoo", "vector")
MAKERS = ("env", "raw_env", "parallel_env", "cycle_env")

__all__ = [*_FROM, *_MODULES]


def _module_of(game: str) -> ModuleType:
    """Turn by turn: env, raw_env; all seats at once: parallel_env, and in turns cycle_env."""
    module = ModuleType(f"{__name__}.{game}_{VERSION}", _module_of.__doc__)

    def make(name: str) -> Any:
        if name not in MAKERS:
            raise AttributeError(f"module {module.__name__!r} has no attribute {name!r}")
        made = import_module(f"{__name__}.pettingzoo").makers(game)
        module.__dict__.update(zip(MAKERS, made, strict=True))
        return module.__dict__[name]

    module.__dict__["__getattr__"] = make
    module.__dict__["__all__"] = list(MAKERS)
    return module


for _game in games():
    _made = _module_of(_game)
    sys.modules[_made.__name__] = globals()[f"{_game}_{VERSION}"] = _made


def __getattr__(name: str) -> Any:
    if name in _FROM:
        return getattr(import_module(f"openoutcry.env.{_FROM[name]}"), name)
    if name in _MODULES:
        return import_module(f"openoutcry.env.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, *(f"{game}_{VERSION}" for game in games())])
