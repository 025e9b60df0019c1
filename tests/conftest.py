"""What all tests share: English, and the same luck in every run."""

import os

import pytest

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
