"""Sealed Market in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from openoutcry.language import text


def say_argument(name: str, value: Any, language: str) -> Any:
    """An argument of an event, as its sentence takes it."""
    return value


def say_move(move: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    """What a named move does, in a sentence."""
    return text("market-move-bid", language, coins=move["coins"])
