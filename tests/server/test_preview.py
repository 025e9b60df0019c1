"""What a link tells before it is opened; and where a table comes from that was played on from another."""

import io
import json
from pathlib import Path

import pytest

from openoutcry.server.faces import PARTS, face_of
from openoutcry.server.preview import DRAWS
from tests.server.people import play_out

ROOT = Path(__file__).parents[2]
PNG = b"\x89PNG\r\n"


def _page(visitor, path, **query):
    return visitor.http.get(path, params=query, headers={"accept-language": "ru"})


def test_a_finished_table_is_told_by_its_winner(site):
    ann = site.guest("Ann")
    table = ann.open(["me", "random", "random"], start=True, public=True)
    play_out(site, table["id"])
    page = _page(site.visitor(), f"/review/{table['id']}").text
    assert ('property="og:title"' in page and "Побежда" in page) or "Победу" in page
    assert (f"/api/tables/{table['id']}/picture.png" in page) is DRAWS


def test_a_private_table_tells_only_those_who_were_invited(site):
    table = site.guest("Ann").open(["me", "open", "random"])
    stranger = site.visitor()
    assert "og:title" not in _page(stranger, f"/t/{table['id']}").text
    invited = _page(stranger, f"/t/{table['id']}", i=table["invite"]).text
    assert "og:title" in invited and "Ann" in invited
    assert stranger.http.get(f"/api/tables/{table['id']}/picture.png").status_code == 404


@pytest.mark.skipif(not DRAWS, reason="pictures need Pillow")
def test_the_picture_is_drawn_in_every_language(site):
    table = site.guest("Зоя").open(["me", "random", "random"], start=True, public=True)
    drawn = [
        site.visitor().http.get(f"/api/tables/{table['id']}/picture.png", params={"lang": lang})
        for lang in ("en", "ru", "it")
    ]
    assert all(answer.content.startswith(PNG) for answer in drawn)
    assert len({answer.content for answer in drawn}) > 1


def test_what_is_the_same_for_everybody_travels_compressed(site):
    ann = site.guest("Ann")
    assert ann.http.get("/api/games").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in ann.http.get("/api/tables", params={"list": "mine"}).headers


def test_a_table_played_on_says_where_it_comes_from(site):
    ann = site.guest("Ann")
    table = ann.open(["me", "random", "random"], start=True)
    play_out(site, table["id"])
    fork = ann.post(f"/api/tables/{table['id']}/play-on", {"number": 3, "seat": 0})
    assert fork["forked"] == {"table": table["id"], "number": 3}
    assert table["forked"] is None


def test_a_face_is_the_same_on_the_site_and_in_the_picture():
    """The site's own test reads the same file."""
    faces = json.loads((ROOT / "web" / "tests" / "faces.json").read_text(encoding="utf-8"))
    assert {name: [face.ground, list(face.parts)] for name in faces if (face := face_of(name))} == faces
    assert len({str(face) for face in faces.values()}) > len(faces) - 3  # Bob and bob are one


def test_every_part_of_a_face_is_drawn_by_the_site_too():
    drawn = (ROOT / "web" / "src" / "art" / "people.svg").read_text(encoding="utf-8")
    assert {part for part in PARTS if f'id="{part}"' not in drawn} == {"pp-hairb-1", "pp-hairb-2"}  # no hair behind


@pytest.mark.skipif(not DRAWS, reason="pictures need Pillow")
@pytest.mark.parametrize("game", ["stockpile", "acquire", "money", "watch", "from elsewhere"])
@pytest.mark.parametrize("players", [2, 6])
def test_a_picture_shows_who_played(game, players):
    from PIL import Image

    from openoutcry.server.share import Line, picture

    people = (None, "greta", "otto", None, "vera", "zeno")[:players]
    lines = tuple(Line(f"Player {i}", f"{9 - i},000", i == 0, person) for i, person in enumerate(people))
    others = (lines[0], lines[1]._replace(person="ada"), *lines[2:])
    drawn = [picture(game, game, "Player 0 wins", "9,000", each) for each in (lines, others)]
    assert all(Image.open(io.BytesIO(each)).size == (1200, 630) for each in drawn)
    assert drawn[0] != drawn[1]
