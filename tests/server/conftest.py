"""One server a test file, on a loopback port, for each of the two stores.

A test that opens a site of its own says `database=kept()`. One that is about one store only is marked `only_on` it; one
that is long and has little to do with what is kept is marked `any_store` and runs on the first.
`STORE=postgresql` (or sqlite) runs all tests on that one alone.
"""

import os

import pytest

from tests.server.people import Site
from tests.server.postgres import Postgres
from tests.server.redis_server import RedisServer

STORES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres():
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def redis_server():
    server = RedisServer()
    yield server
    server.remove()


def pytest_generate_tests(metafunc):
    if "store_kind" not in metafunc.fixturenames:
        return
    only = metafunc.definition.get_closest_marker("only_on")
    once = metafunc.definition.get_closest_marker("any_store")
    chosen = os.environ.get("STORE") or None
    kinds = [kind for kind in (only.args if only else STORES) if chosen in (None, kind)]
    metafunc.parametrize("store_kind", kinds[:1] if once else kinds, scope="module")


@pytest.fixture(scope="module")
def kept(request, store_kind):
    """Where a new site keeps what lasts: each time it is asked, an address of a new database, or none for a file."""
    return request.getfixturevalue("postgres").database if store_kind == "postgresql" else str


@pytest.fixture(scope="module")
def site(kept, tmp_path_factory):
    site = Site(data_dir=tmp_path_factory.mktemp("data"), database=kept())
    yield site
    site.stop()
