"""What a game's folder says of its bots: bots.toml, and beside it the weights of its network.

A game without such a file has bots all the same: named levels search, and nothing is leant to.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from openoutcry.bots.tree import AS_NODES, BY_BOTH, BY_HOUSE, BY_NETWORK
from openoutcry.errors import NotAvailable
from openoutcry.games import folder_of
from openoutcry.kernel.contract import Game

BOTS, WEIGHTS = "bots.toml", "network.safetensors"
TRADER, BROKER, TYCOON = "trader", "broker", "tycoon"
BOLD, CAREFUL, COLLECTOR = "bold", "careful", "collector"
ALL = 100  # percent
WIDEST = 4096
COLDEST, HOTTEST = 0.25, 4  # temperatures that are tried and taken
OTHERS = {"nodes": AS_NODES, "house": BY_HOUSE, "network": BY_NETWORK, "both": BY_BOTH}


class Lean(NamedTuple):
    """What a temper thinks of the actions with a verb: what they are worth, and more by what they are about."""

    worth: float = 0.0
    argument: str = ""
    more: float = 0.0  # for the last value of the argument; or for each that the seat holds of it
    held: str = ""  # the field of the record that says how many it holds, by seat and value


Leaning = Mapping[str, Lean]  # by verb; nothing is thought of any other action


class Master(NamedTuple):
    """How a master searches."""

    network: int = 50  # percent of its word on how a game will end
    others: int = BY_HOUSE  # how the other seats play


class Shape(NamedTuple):
    """What a new network of the game is like."""

    width: int = 256


class Fit(NamedTuple):
    """The temperature at which a judge's chances were truest, and from how many positions that is known.

    It holds for about as many playouts, by these rules, and where the judge asks a network for as much of the word of
    this one and with the others playing so.
    """

    temperature: float = 1.0
    positions: int = 0
    playouts: int = 0
    rules_version: int = 0
    network: str = ""  # how the digest of its weights begins
    word: int = 0  # percent of its word on how a game will end
    others: str = ""  # how the other seats play


class Declared(NamedTuple):
    """All of it."""

    levels: Mapping[str, str] = MappingProxyType({})
    network: Shape = Shape()
    master: Master = Master()
    temperature: Mapping[str, Fit] = MappingProxyType({})  # by the level that judges, without its budget
    tempers: Mapping[str, Leaning] = MappingProxyType({})


class Allowed(NamedTuple):
    """What something in the file may be, and how an error says it."""

    said: str
    fits: Callable[[Any], bool]  # True is no number


def _whole(least: int, most: int) -> Allowed:
    return Allowed(f"{least}–{most}", lambda given: type(given) is int and least <= given <= most)


def _number(least: float, most: float) -> Allowed:
    return Allowed(f"{least}–{most}", lambda given: type(given) in (int, float) and least <= given <= most)


def _one_of(names: Iterable[str]) -> Allowed:
    known = list(dict.fromkeys(names))
    return Allowed(", ".join(known), lambda given: given in known)


_TEXT = Allowed('"…"', lambda given: isinstance(given, str))
_DIGEST = Allowed("0–9, a–f", lambda given: isinstance(given, str) and set(given) <= set("0123456789abcdef"))
_COUNT = _whole(0, 10**9)
_WORTH = _number(-1000, 1000)

_NAMED = (TRADER, BROKER, TYCOON)
_JUDGE = Allowed(
    ", ".join(("search", "master", "master0–master100", *_NAMED)),
    lambda given: re.fullmatch(rf"search|master(100|[1-9]?[0-9])?|{'|'.join(_NAMED)}", given) is not None,
)
_LEVELS = dict.fromkeys(_NAMED, _TEXT)
_SHAPE = {"width": _whole(8, WIDEST)}
_MASTER = {"network": _whole(0, ALL), "others": _one_of(OTHERS)}
_FIT = {
    "temperature": _number(COLDEST, HOTTEST),
    "positions": _COUNT,
    "playouts": _COUNT,
    "rules_version": _COUNT,
    "network": _DIGEST,
    "word": _whole(0, ALL),
    "others": _one_of(OTHERS),
}


@cache
def declared(game: Game) -> Declared:
    """What a game says of its bots; a typed error if that can't be read."""
    file = folder_of(game.package) / BOTS
    if not file.exists():
        return Declared()
    try:
        return _read(game, tomllib.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError) as wrong:
        raise NotAvailable("error-bots", game=game.name, file=file.name, why=str(wrong)) from wrong


def _read(game: Game, told: dict[str, Any]) -> Declared:
    """What the file says, each thing held against what it may be; what it does not say is as ever."""
    parts = {**{part: {} for part in Declared._fields}, **_table("", told, _one_of(Declared._fields))}
    master: dict[str, Any] = {"network": Master().network, "others": "house"} | _values(
        "master", parts["master"], _MASTER
    )
    fits = _table("temperature", parts["temperature"], _JUDGE)
    tempers = _table("tempers", parts["tempers"], _one_of((BOLD, CAREFUL, COLLECTOR)))
    return Declared(
        _values("levels", parts["levels"], _LEVELS),
        Shape(**_values("network", parts["network"], _SHAPE)),
        Master(master["network"], OTHERS[master["others"]]),
        {judge: Fit(**_values(f"temperature.{judge}", fit, _FIT)) for judge, fit in fits.items()},
        {name: _leaning(game, f"tempers.{name}", leaning) for name, leaning in tempers.items()},
    )


def _leaning(game: Game, where: str, told: Any) -> Leaning:
    """What a temper thinks of the actions the game has."""
    leaning = _table(where, told, _one_of(kind.verb for kind in game.actions))
    return {verb: _lean(game, f"{where}.{verb}", verb, lean) for verb, lean in leaning.items()}


def _lean(game: Game, where: str, verb: str, told: Any) -> Lean:
    """What it thinks of those with one verb: by an argument they have, and by what the record holds of that."""
    about = [a for kind in game.actions if kind.verb == verb for a in kind.arguments if len(a.values) > 1]
    arguments = _one_of(argument.name for argument in about)
    may = {"worth": _WORTH, "argument": arguments, "more": _WORTH, "held": _TEXT}
    lean = Lean(**_values(where, told, may))
    if lean.more or lean.held:
        _check(f"{where}.argument", lean.argument, arguments)
    if lean.held:
        counts = {len(argument.values) for argument in about if argument.name == lean.argument}
        _check(f"{where}.held", lean.held, _one_of(_holdings(game, counts)))
    return lean


def _holdings(game: Game, counts: set[int]) -> list[str]:
    """The fields of a game's record that have a number for every seat and each of so many values."""
    record, seats = game.layout.dtype, game.edition.most_players
    numbers = {name: record[name].shape for name in record.names or () if record[name].base.kind in "iuf"}
    return [name for name, of in numbers.items() if len(of) == 2 and of[0] >= seats and {of[1]} == counts]


def _table(where: str, told: Any, keys: Allowed) -> dict[str, Any]:
    """A table that has no other keys than these."""
    _check(where, told, Allowed(f"[{where}]", lambda given: isinstance(given, dict)))
    for key in told:
        if not keys.fits(key):
            raise ValueError(f"{where}.{key} ({keys.said})" if where else f"{key} ({keys.said})")
    return dict(told)


def _values(where: str, told: Any, may: Mapping[str, Allowed]) -> dict[str, Any]:
    """A table of plain values, each as it may be."""
    values = _table(where, told, _one_of(may))
    for key, value in values.items():
        _check(f"{where}.{key}", value, may[key])
    return values


def _check(where: str, value: Any, allowed: Allowed) -> None:
    if not allowed.fits(value):
        raise ValueError(f"{where} = {value!r} ({allowed.said})")


def weights_in_folder(game: Game) -> Path:
    """Where the weights of a game's network are, if it has any."""
    return folder_of(game.package) / WEIGHTS
