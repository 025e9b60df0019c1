"""One server a test file, on a loopback port; a file that names STORES gets one for each of them."""

import pytest

from tests.server.people import Site
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres():
    server = Postgres()
    yield server
    server.remove()


def pytest_generate_tests(metafunc):
    if "store_kind" in metafunc.fixturenames:
        kinds = getattr(metafunc.module, "STORES", ("sqlite",))
        metafunc.parametrize("store_kind", kinds, scope="module")


@pytest.fixture(scope="module")
def site(request, store_kind, tmp_path_factory):
    where = {"database": request.getfixturevalue("postgres").database()} if store_kind == "postgresql" else {}
    site = Site(data_dir=tmp_path_factory.mktemp("data"), **where)
    yield site
    site.stop()
