"""One server a test file, on a loopback port."""

import pytest

from tests.server.people import Site


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    site = Site(data_dir=tmp_path_factory.mktemp("data"))
    yield site
    site.stop()
