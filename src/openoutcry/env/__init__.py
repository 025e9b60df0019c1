"""The games for researchers: PettingZoo, Gymnasium, OpenSpiel and vector environments.

Nothing here is imported before it is asked for; each interface needs the packages of an extra.

>>> from openoutcry.env import acquire_v0
>>> env = acquire_v0.env(players=4)
"""

from importlib import import_module
from typing import Any

# Where what is asked for by name lives.
_FROM = {
    **dict.fromkeys(("aec", "parallel", "cycles"), "pettingzoo"),
    "open_spiel": "openspiel",
    "VectorEnv": "vector",
    **dict.fromkeys(("GymEnv", "GymVectorEnv"), "gym"),
}
_MODULES = ("acquire_v0", "device", "gym", "money_v0", "openspiel", "pettingzoo", "stockpile_v0", "vector", "watch_v0")

__all__ = [*_FROM, *_MODULES]


def __getattr__(name: str) -> Any:
    if name in _FROM:
        return getattr(import_module(f"openoutcry.env.{_FROM[name]}"), name)
    if name in _MODULES:
        return import_module(f"openoutcry.env.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
