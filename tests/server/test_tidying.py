"""Garbage is looked for in small bites, and everywhere only where nobody waits for it."""

import asyncio
import gc
import itertools
import time
import weakref

import pytest

from openoutcry.server.work import tidying


class Ring:
    """Garbage that holds itself once it is let go."""

    def __init__(self):
        self.self = self


@pytest.fixture
def ring(monkeypatch):
    """One that was let go, after enough looks at new things; a second of quiet is over at once."""
    monkeypatch.setattr(tidying, "QUIET_S", 0.0)
    monkeypatch.setattr(gc, "get_count", lambda: (0, tidying.WORTH_IT, 0))
    gc.disable()
    yield weakref.ref(Ring())
    gc.enable()


@pytest.fixture
def thresholds():
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_all_is_looked_at_where_nothing_else_is_to_be_done(ring, monkeypatch):
    monkeypatch.setattr(time, "process_time", lambda: 7.0)
    asyncio.run(tidying.tidy())
    assert ring() is None


def test_nothing_old_is_looked_at_while_there_is_work(ring, monkeypatch):
    seconds = itertools.count()
    monkeypatch.setattr(time, "process_time", lambda: float(next(seconds)))
    asyncio.run(tidying.tidy())
    assert ring() is not None


def test_nothing_old_is_looked_at_where_little_is_new(ring, monkeypatch):
    monkeypatch.setattr(time, "process_time", lambda: 7.0)
    monkeypatch.setattr(gc, "get_count", lambda: (1_999, tidying.WORTH_IT - 1, 0))
    asyncio.run(tidying.tidy())
    assert ring() is not None


def test_what_a_site_keeps_is_not_looked_through_again_and_again(thresholds):
    tidying.in_small_bites()
    gc.collect()
    looks = [each["collections"] for each in gc.get_stats()]
    kept = [[] for _ in range(1_000_000)]
    later = [each["collections"] for each in gc.get_stats()]
    assert len(kept) / tidying.BITE / 2 < later[0] - looks[0]
    assert later[1:] == looks[1:]
