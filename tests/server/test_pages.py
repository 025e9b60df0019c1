"""The client's files: pressed beforehand for those who take it."""

import gzip
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from openoutcry.server.pages import Client

SCRIPT = b"console.log(1)\n" * 200


@pytest.fixture()
def visitor(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    for name, whole in (("index.html", b"<!doctype html>" * 100), ("assets/first-1.js", SCRIPT)):
        (tmp_path / name).write_bytes(whole)
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(whole))
    (tmp_path / "assets" / "plain-1.js").write_bytes(SCRIPT)
    return TestClient(Client(tmp_path))


def test_a_file_comes_pressed_to_those_who_take_it(visitor: TestClient) -> None:
    pressed = visitor.get("/assets/first-1.js", headers={"accept-encoding": "br;q=1.0, gzip"})
    assert pressed.headers["content-encoding"] == "gzip"
    assert pressed.headers["vary"] == "Accept-Encoding"
    assert pressed.headers["content-type"].startswith("text/javascript")
    assert "immutable" in pressed.headers["cache-control"]
    assert int(pressed.headers["content-length"]) < len(SCRIPT)
    assert pressed.content == SCRIPT


def test_and_whole_to_those_who_do_not(visitor: TestClient) -> None:
    whole = visitor.get("/assets/first-1.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in whole.headers
    assert whole.content == SCRIPT
    assert visitor.get("/assets/plain-1.js", headers={"accept-encoding": "gzip"}).content == SCRIPT


def test_the_index_is_pressed_too_and_looked_for_again_every_time(visitor: TestClient) -> None:
    first = visitor.get("/games", headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    again = visitor.get("/games", headers={"accept-encoding": "gzip", "if-none-match": first.headers["etag"]})
    assert again.status_code == 304
