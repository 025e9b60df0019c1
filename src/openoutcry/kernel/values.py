"""Options and numbers as people type them: NAME=VALUE."""

from collections.abc import Mapping, Sequence
from typing import Any

from openoutcry.errors import BadOption
from openoutcry.kernel.edition import Number


def read_values(given: Sequence[str], declared: Mapping[str, Number]) -> dict[str, Any]:
    """NAME=VALUE, the value read as the declared number wants it."""
    values: dict[str, Any] = {}
    for pair in given:
        name, mark, value = pair.partition("=")
        if not mark:
            raise BadOption(pair, "", "NAME=VALUE")
        values[name] = read_value(declared[name], value) if name in declared else value
    return values


def read_value(number: Number, words: str) -> Any:
    """A flag, a list of names, a name, a list of numbers or a number."""
    if number.flag:
        return {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}.get(words.lower(), words)
    if number.several:
        return [part for part in words.split(",") if part]
    if number.choices:
        return words
    try:
        return [int(part) for part in words.split(",")] if number.shape else int(words)
    except ValueError as wrong:
        raise BadOption(number.name, words, f"{number.least}–{number.most}") from wrong
