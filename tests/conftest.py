"""What all tests share: English, and the same luck in every run."""

import os

import pytest

from tests import luck

os.environ["OPENOUTCRY_LANG"] = "en"


@pytest.fixture(autouse=True)
def spoken(monkeypatch):
    monkeypatch.setenv("OPENOUTCRY_LANG", "en")  # commands called without a process set it: put back afterwards


@pytest.fixture(autouse=True)
def dealt(request, monkeypatch):
    monkeypatch.setattr(luck.chance, "os_secrets", luck.chance.os_secrets)  # put back afterwards
    luck.deal(luck.seeds_of(request.node.name))
