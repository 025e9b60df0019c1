"""The page of a tournament."""

from typing import Any


def tournament_page(results: dict[str, Any], language: str | None) -> str:
    """All there is to see of a tournament."""
    return ""
