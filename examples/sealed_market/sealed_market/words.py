"""Sealed Market in words: all arguments of its events are numbers, and the table names the seats."""

from typing import Any


def name_argument(name: str, value: Any) -> Any:
    """An argument of an event as JSON."""
    return value


def say_argument(name: str, value: Any, language: str) -> Any:
    """An argument of an event, as its sentence takes it."""
    return value
