"""Texts: every sentence a person reads comes from the Fluent files, in English, Russian or Italian."""

import os
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = ("en", "ru", "it")
GROUPED_FROM = {"ru": 10_000}  # 4300 stays whole in Russian
SIGN = re.compile(r"(?<![\w-])-(?=\d)")  # the hyphen Fluent writes before a number below zero
PACKAGE = Path(__file__).parents[1]


MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*|(?=\n+[ \t}])))*", re.MULTILINE)  # with all its lines
MOST_TEXT = 1 << 18  # characters of one language that a game from outside may bring to browsers

_added: dict[str, Path] = {}  # folders of games from outside, by the names of the games


def add_locale(game: str, folder: Path) -> None:
    """Texts of a game from outside the package. What has a text already keeps it."""
    _added[game] = folder
    _bundle.cache_clear()
    _said_before.cache_clear()
    texts_from_outside.cache_clear()


@cache
def texts_from_outside(language: str) -> str:
    """The texts of games from outside the package, English where one is missing, as one Fluent source.

    A game speaks under its own name only: `game-<name>` and `<name>-…`.
    """
    found: dict[str, str] = {}
    for game, folder in _added.items():
        for code in dict.fromkeys((language, "en")):
            file = folder / f"{code}.ftl"
            source = file.read_text(encoding="utf-8") if file.exists() else ""
            for message in MESSAGE.finditer(source if len(source) <= MOST_TEXT else ""):
                if message[1] == f"game-{game}" or message[1].startswith(f"{game}-"):
                    found.setdefault(message[1], message[0])
    return "\n".join(found.values())


def locale_files(language: str) -> list[Path]:
    """The common texts, then the server's and each game's."""
    return [
        PACKAGE / "locale" / f"{language}.ftl",
        *sorted(PACKAGE.glob(f"*/locale/{language}.ftl")),
        *sorted(PACKAGE.glob(f"games/*/locale/{language}.ftl")),
        *(file for folder in _added.values() if (file := folder / f"{language}.ftl").exists()),
    ]


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks are for mixed-direction scripts; none of ours is, and they show up in terminals.
    bundle = FluentBundle([language], use_isolating=False)
    for file in locale_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def current_language() -> str:
    """OPENOUTCRY_LANG, else the system's language, else English."""
    for variable in ("OPENOUTCRY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def has_text(message: str, language: str = "en") -> bool:
    """Is there a text of that id?"""
    return bool(_bundle(language).has_message(message))


def text(message: str, language: str | None = None, /, **arguments: Any) -> str:
    """The sentence of that id. A missing one falls back to English, then to the id itself."""
    wanted = language if language in LANGUAGES else "en" if language else current_language()
    # Plain values only: True equals 1, but is not said as 1.
    if all(type(value) in (str, int) for value in arguments.values()):
        return _said_before(wanted, message, tuple(arguments.items()))
    return _say(wanted, message, arguments)


@lru_cache(maxsize=1 << 14)
def _said_before(wanted: str, message: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    return _say(wanted, message, dict(arguments))


def _figure(value: Any, language: str) -> Any:
    """A number as the tables write it."""
    if type(value) is not int:
        return value
    return fluent_number(value, useGrouping=abs(value) >= GROUPED_FROM.get(language, 0))


def _say(wanted: str, message: str, arguments: dict[str, Any]) -> str:
    for code in dict.fromkeys((wanted, "en")):
        bundle = _bundle(code)
        if bundle.has_message(message):
            pattern = bundle.get_message(message).value
            if pattern is not None:
                figures = {name: _figure(value, code) for name, value in arguments.items()}
                said = str(bundle.format_pattern(pattern, figures)[0])
                if any(type(value) is int and value < 0 for value in arguments.values()):
                    said = SIGN.sub("−", said)
                return said.replace("\u00a0", "\u202f")  # the narrow space of the design
    return message
