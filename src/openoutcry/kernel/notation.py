"""Reading position notation: every field is checked, and what is wrong is named."""

from collections.abc import Mapping, Sequence
from typing import Any

from openoutcry.errors import BadPosition


def read_int(given: Mapping[str, Any], name: str, default: int, least: int, most: int) -> int:
    """A number within bounds."""
    value = given.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition("error-position-number", field=name, value=value, least=least, most=most)
    return value


def whole_number(words: str) -> int | None:
    """A number as people type it, None if it is none (or too long to be meant)."""
    return int(words) if words.isascii() and words.isdigit() and len(words) < 10 else None


def read_bool(given: Mapping[str, Any], name: str, default: bool = False) -> bool:
    """True or false."""
    value = given.get(name, default)
    if not isinstance(value, bool):
        raise BadPosition("error-position-word", field=name, value=value, allowed="true, false")
    return value


def read_word(given: Mapping[str, Any], name: str, default: str, allowed: Sequence[str]) -> int:
    """One of some words, as its index."""
    value = given.get(name, default)
    if value not in allowed:
        raise BadPosition("error-position-word", field=name, value=value, allowed=", ".join(allowed))
    return allowed.index(value)


def read_list(given: Mapping[str, Any], name: str, length: int | None, default: list[Any]) -> list[Any]:
    """A list, of that length where one is given."""
    value = given.get(name, default)
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise BadPosition("error-position-list", field=name, length=length or 0)
    return value


def read_ints(given: Mapping[str, Any], name: str, length: int, least: int, most: int) -> list[int]:
    """A list of numbers within bounds; zeros where nothing is given."""
    values = read_list(given, name, length, [0] * length)
    return [read_int({name: value}, name, 0, least, most) for value in values]


def read_seats(given: Mapping[str, Any], name: str, players: int) -> int:
    """A list of seats, as a bit mask."""
    mask = 0
    for seat in read_list(given, name, None, []):
        mask |= 1 << read_int({name: seat}, name, 0, 0, players - 1)
    return mask
