"""The edition of a game: components and numbers from its edition.toml, each with its source and bounds.

Numbers and options travel in the record (`s.opt.<name>`), so a single game can change one.
"""

import hashlib
import itertools
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from openoutcry.errors import BadOption, NotAvailable
from openoutcry.kernel.choices import checked_name
from openoutcry.kernel.source import edition_file

SOURCES = ("rule", "published", "check", "house", "settled")


@dataclass(frozen=True)
class Number:
    """A declared number (or list of numbers) with bounds; options are numbers with names for values."""

    name: str
    default: Any
    least: int
    most: int
    source: str
    clause: str
    note: str
    option: bool = False
    choices: tuple[str, ...] = ()
    several: bool = False  # a set of the choices, as a bit mask
    flag: bool = False
    view_only: bool = False  # changes what is shown, and no rule
    ascending: bool = False  # each number of a list is larger than the one before
    step: int = 1  # only multiples of it can be played with
    among: tuple[int, ...] = ()  # if any, only these
    by_players: bool = False  # a list with an entry for each number of players

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self.default),) if isinstance(self.default, list) and not self.several else ()

    @property
    def kind(self) -> str:
        """Two bytes in the record where they are enough."""
        return "<i2" if self.least >= -(2**15) and self.most < 2**15 and len(self.choices) < 15 else "<i4"

    def encode(self, value: Any) -> Any:
        """What the record holds for this value; a typed error if the value is out of bounds."""
        if self.flag:
            if not isinstance(value, bool):
                raise BadOption(self.name, value, "true, false")
            return int(value)
        if self.several:
            given = [value] if isinstance(value, str) else value
            if not isinstance(given, list | tuple | set):
                raise BadOption(self.name, value, ", ".join(self.choices))
            for one in given:
                checked_name(self.name, one, self.choices)
            return sum(1 << self.choices.index(v) for v in set(given))
        if self.choices:
            return self.choices.index(checked_name(self.name, value, self.choices))
        if self.shape:
            if not isinstance(value, list | tuple) or len(value) != len(self.default):
                raise BadOption(self.name, value, f"{len(self.default)} × {self.allowed}")
            held = [self._within(v, value) for v in value]
            if self.ascending and any(one >= next_ for one, next_ in itertools.pairwise(held)):
                raise BadOption(self.name, value, f"{self.least} ≤ a < b < c… ≤ {self.most}", clause=self.clause)
            return held
        return self._within(value, value)

    def _within(self, number: Any, whole: Any) -> int:
        if isinstance(number, bool) or not isinstance(number, int) or not self.least <= number <= self.most:
            raise BadOption(self.name, whole, self.allowed)
        if number % self.step or (self.among and number not in self.among):
            raise BadOption(self.name, whole, self.allowed)
        return number

    @property
    def allowed(self) -> str:
        """The values a whole number may have, in figures."""
        if self.among:
            return ", ".join(str(n) for n in self.among if self.least <= n <= self.most)
        first, last = -(-self.least // self.step) * self.step, self.most // self.step * self.step
        return f"{first}–{last}" if self.step == 1 else f"{first}, {first + self.step}, … {last}"

    def decode(self, held: Any) -> Any:
        """The value a record's content stands for."""
        if self.flag:
            return bool(held)
        if self.several:
            return [c for i, c in enumerate(self.choices) if int(held) >> i & 1]
        if self.choices:
            return self.choices[int(held)]
        if self.shape:
            return [int(v) for v in held]
        return int(held)


@dataclass(frozen=True)
class Edition:
    """Everything a game's edition.toml says."""

    game: str
    rules_version: int
    least_players: int
    most_players: int
    numbers: Mapping[str, Number]
    components: Mapping[str, Any]
    digest: str

    @property
    def dtype(self) -> np.dtype:
        fields = sorted(((n.name, n.kind, n.shape) for n in self.numbers.values()), key=lambda f: f[1] == "<i2")
        if np.dtype(fields).itemsize % 4:
            fields.append(("filler", "<i2", ()))  # unnamed padding would not be copied with the rest
        return np.dtype(fields, align=True)

    @property
    def options(self) -> dict[str, Number]:
        return {name: n for name, n in self.numbers.items() if n.option}

    def defaults(self) -> dict[str, Any]:
        return {name: n.default for name, n in self.options.items()}

    def write(self, opt: Any, options: Mapping[str, Any], numbers: Mapping[str, Any]) -> None:
        """Fill a record's `opt` with the edition's values, changed as asked."""
        for what, given in (("options", options), ("numbers", numbers)):
            if not isinstance(given, Mapping):
                raise BadOption(what, given, "{NAME: VALUE}")
        for name in options:
            if name not in self.options:
                raise BadOption(name, options[name], ", ".join(self.options), known=False)
        for name in numbers:
            if name not in self.numbers or self.numbers[name].option:
                known = ", ".join(n for n in self.numbers if not self.numbers[n].option)
                raise BadOption(name, numbers[name], known, known=False)
        for name, number in self.numbers.items():
            value = options.get(name, numbers.get(name, number.default))
            opt[name] = number.encode(value)

    def read(self, opt: Any, option: bool) -> dict[str, Any]:
        """The options (or the other numbers) a record is played with, where they differ from the edition."""
        found = {}
        for name, number in self.numbers.items():
            if number.option == option:
                value = number.decode(opt[name])
                if value != number.default:
                    found[name] = value
        return found


def _number(name: str, entry: Mapping[str, Any], components: Mapping[str, Any], option: bool) -> Number:
    choices = tuple(entry.get("choices", ()))
    default = entry["value"]
    source = entry["source"]
    if source not in SOURCES:
        raise ValueError(f"{name}: source {source!r} is none of {SOURCES}")
    number = Number(
        name=name,
        default=default,
        least=int(entry.get("least", 0)),
        most=int(entry.get("most", 1 if isinstance(default, bool) else max(len(choices) - 1, 0))),
        source=source,
        clause=entry.get("clause", ""),
        note=entry["note"],
        option=option,
        choices=choices,
        several=bool(entry.get("several", False)),
        flag=isinstance(default, bool),
        view_only=bool(entry.get("view_only", False)),
        ascending=bool(entry.get("ascending", False)),
        step=int(entry.get("step", 1)),
        among=tuple(components[entry["among"]]) if "among" in entry else (),
        by_players=bool(entry.get("by_players", False)),
    )
    number.encode(default)
    return number


def load_edition(game: str, folder: Path) -> Edition:
    """Read the edition file of a game, which lies in its folder."""
    file = edition_file(game, folder)
    try:
        return _read_edition(game, tomllib.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError, TypeError) as wrong:
        raise NotAvailable("error-edition", game=game, file=file, why=wrong) from wrong


def _read_edition(game: str, data: Mapping[str, Any]) -> Edition:
    parts = data.get("components", {})
    numbers = {name: _number(name, entry, parts, option=True) for name, entry in data.get("options", {}).items()}
    numbers |= {name: _number(name, entry, parts, option=False) for name, entry in data.get("numbers", {}).items()}
    head = data["edition"]
    return Edition(
        game=game,
        rules_version=head["rules_version"],
        least_players=head["players"][0],
        most_players=head["players"][1],
        numbers=numbers,
        components=parts,
        digest=_digest(data),
    )


def _digest(data: Mapping[str, Any]) -> str:
    """A digest of all that can lead a game elsewhere: not of comments, notes and sources."""
    told = ("note", "source", "clause", "view_only", "ascending")
    kept = {
        part: {name: {k: v for k, v in entry.items() if k not in told} for name, entry in data.get(part, {}).items()}
        for part in ("options", "numbers")
    }
    kept["edition"], kept["components"] = data["edition"], data.get("components", {})
    return hashlib.sha256(json.dumps(kept, sort_keys=True, ensure_ascii=False).encode()).hexdigest()
