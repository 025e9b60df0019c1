"""What all tests share: English, and the same luck in every run."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from openoutcry.bots import declaration
from openoutcry.games import folder_of, load_game
from tests import luck

os.environ["OPENOUTCRY_LANG"] = "en"

# What takes longest begins first: at the end no core waits for the other's long test.
LONGEST = (
    "tests/browser/test_together.py",
    "tests/browser/test_playing.py",
    "tests/browser/test_reading.py",
    "tests/test_compliance.py",
    "tests/env/test_openspiel.py",
    "tests/browser/",
    "tests/server/test_several.py",
    "tests/server/test_faults.py",
    "tests/server/test_nodes.py",
    "tests/server/test_regulars.py",
    "tests/test_example.py",
    "tests/test_package.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        return next((place for place, name in enumerate(LONGEST) if item.nodeid.startswith(name)), len(LONGEST))

    items.sort(key=place)


@pytest.fixture(autouse=True)
def spoken(monkeypatch):
    monkeypatch.setenv("OPENOUTCRY_LANG", "en")  # commands called without a process set it: put back afterwards


@pytest.fixture(autouse=True)
def dealt(request, monkeypatch):
    monkeypatch.setattr(luck.chance, "os_secrets", luck.chance.os_secrets)  # put back afterwards
    luck.deal(luck.seeds_of(request.node.name))


AS_IT_IS = "as it is"


@pytest.fixture
def bots_toml(tmp_path) -> Iterator[Callable[..., str | None]]:
    """Say what a game's folder says of its bots (None: no such file); what it says is given back."""
    instead: dict[str, Path] = {}

    def say(name: str, told: str | None = AS_IT_IS) -> str | None:
        package = load_game(name).package
        if told == AS_IT_IS:
            return (folder_of(package) / declaration.BOTS).read_text(encoding="utf-8")
        folder = instead.setdefault(package, tmp_path / f"says-{name}")
        if not folder.exists():
            folder.mkdir()
            (folder / declaration.WEIGHTS).symlink_to(folder_of(package) / declaration.WEIGHTS)
        (folder / declaration.BOTS).unlink(missing_ok=True)
        if told is not None:
            (folder / declaration.BOTS).write_text(told, encoding="utf-8")
        declaration.declared.cache_clear()
        return told

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(declaration, "folder_of", lambda package: instead.get(package) or folder_of(package))
        yield say
    declaration.declared.cache_clear()
