"""What the page of a table names in its head: the files it will need, and the answer it asks for first."""

import json
import re
from pathlib import Path

import pytest

from openoutcry.server.ahead import links_to, needed
from openoutcry.server.pages import STATIC
from tests.server.people import Site

WRITTEN = {
    "screens": {"Table": ["assets/bold.woff2", "assets/table.css", "assets/table.js"], "Review": ["assets/review.js"]},
    "games": {"money": ["assets/table.css", "assets/table.js", "assets/money.js"], "plain": ["assets/plain.js"]},
    "texts": {"en": ["assets/en.js"], "ru": ["assets/ru.js"]},
}
LINK = re.compile(r'<link rel="(\w+)"[^>]* href="/([^"]+)"')


@pytest.fixture()
def folder(tmp_path: Path) -> Path:
    (tmp_path / "ahead.json").write_text(json.dumps(WRITTEN), encoding="utf-8")
    return tmp_path


def test_a_table_needs_its_screen_its_game_and_its_language_each_file_once(folder: Path) -> None:
    assert needed(folder, "t", "money", "ru") == [*WRITTEN["screens"]["Table"], "assets/money.js", "assets/ru.js"]
    assert needed(folder, "review", "from elsewhere", "en") == ["assets/review.js", "assets/plain.js", "assets/en.js"]


def test_a_client_that_wrote_nothing_down_is_served_as_it_is(tmp_path: Path) -> None:
    assert needed(tmp_path, "t", "money", "en") == []


def test_a_link_says_how_its_file_is_to_be_loaded() -> None:
    links = links_to(["assets/bold.woff2", "assets/table.css", "assets/table.js"], "/api/tables/t_1", 'a"&b')
    assert LINK.findall(links) == [
        ("preload", "assets/bold.woff2"),
        ("stylesheet", "assets/table.css"),
        ("modulepreload", "assets/table.js"),
        ("preload", "api/tables/t_1?i=a%22%26b"),
    ]


@pytest.mark.skipif(not (STATIC / "ahead.json").exists(), reason="the client is not built")
def test_only_who_may_know_of_a_table_is_told_what_it_needs(site: Site) -> None:
    ann = site.guest("Ann", language="it")
    table = ann.open(["me", "random", "random"], start=True)
    address = f"/t/{table['id']}"
    answer = ann.http.get(address)
    assert answer.headers["cache-control"] == "private, no-cache"
    own, strange = answer.text, site.visitor().http.get(address).text
    invited = site.visitor().http.get(address, params={"i": table["invite"]}, headers={"accept-language": "ru"}).text
    assert f"api/tables/{table['id']}" in own and "og:title" not in own
    assert table["id"] not in strange
    parts = json.loads((STATIC / "ahead.json").read_bytes())
    files = {page: {file for _, file in LINK.findall(page)} for page in (own, strange, invited)}
    wanted = {*parts["screens"]["Table"], *parts["games"][table["game"]]}
    assert wanted | set(parts["texts"]["it"]) <= files[own]
    assert wanted | set(parts["texts"]["ru"]) <= files[invited]
    assert not wanted & files[strange]
    assert all((STATIC / file).exists() for file in wanted)
