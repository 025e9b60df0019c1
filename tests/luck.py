"""The luck of the tests: every deal is the same in every run, another where LUCK says so."""

import hashlib
import os
from collections.abc import Callable
from types import SimpleNamespace

from openoutcry.kernel import chance

LUCK = os.environ.get("LUCK", "1")


def deal(seeds: Callable[[], str]) -> None:
    """Every new match of this process takes its seed from here."""
    chance.os_secrets = SimpleNamespace(token_hex=lambda size: seeds())  # type: ignore[assignment]


def seeds_of(story: str) -> Callable[[], str]:
    """The seeds of one test, one after another."""
    dealt = 0

    def following() -> str:
        nonlocal dealt
        dealt += 1
        return hashlib.sha256(f"{LUCK} {story} {dealt}".encode()).hexdigest()

    return following


# How much harder than usual the server is attacked: `make attack` says 30.
ATTACK = int(os.environ.get("ATTACK", "1"))
