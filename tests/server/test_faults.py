"""Nodes, worker, database and Redis harmed while people play; the bench of faults does more."""

import asyncio
import random

import pytest

from openoutcry.server.errors import Busy
from tests.server.people import Site, awaited
from tests.server.postgres import Postgres
from tests.server.siege import FAULTS, Nodes, besieged
from tests.server.test_nodes import spend


@pytest.fixture
def besieged_nodes(tmp_path):
    """Two nodes, a worker, a database and a Redis of their own: they will be harmed."""
    database = Postgres()
    site = Nodes(2, 1, database, lease=2.0, folder=tmp_path, dice=random.Random(7))
    yield site
    site.stop()
    database.remove()


def test_nothing_acknowledged_is_lost_or_doubled_and_nobody_has_to_reload(besieged_nodes):
    """Every fault once; cut in mid-commit on either side of it."""
    outcome = asyncio.run(besieged(besieged_nodes, tables=2, faults=list(FAULTS)))
    assert outcome["acknowledged"] >= 2 * len(FAULTS)
    assert besieged_nodes.wire.cuts == ["before", "after"]
    for wrong in ("lost", "doubled", "logs with gaps", "need a reload"):
        assert outcome[wrong] == 0, outcome
    assert all(outcome["waits"].values()), outcome


@pytest.mark.only_on("postgresql")
def test_what_a_node_does_again_and_again_outlives_a_database_that_is_away(kept, tmp_path, monkeypatch):
    """One refusal ended it for good once: limits were shared no more, and no table was ever put to sleep."""
    first, second = (Site(data_dir=tmp_path / name, database=kept_at) for kept_at in [kept()] for name in ("a", "b"))
    try:
        tell, failed = first.hall.store.tell, []

        async def away(**news):
            failed.append(news)
            raise Busy()

        with monkeypatch.context() as broken:
            broken.setattr(first.hall.store, "tell", away)
            first.call(spend(first, "work", "g_greedy", 1.0))
            awaited(lambda: failed)
        assert first.hall.store.tell == tell
        first.call(spend(first, "work", "g_greedy", 1e6))
        awaited(lambda: second.hall.limiter._left("work", "g_greedy") < 0)
    finally:
        first.stop()
        second.stop()
