"""Exchange Watch with the owner's own lists: everything reconstructed can be replaced without touching code."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import openoutcry
from openoutcry.kernel.source import edition_file

SOURCE = Path(openoutcry.__file__).parents[1]

# Each stands for a list a box may print differently: (what our edition says, what the box says).
BOX = (
    ("reconstructed = true", "reconstructed = false"),
    (
        '{ id = "grandbank", sector = "banks", class = "blue", price = 250, shares = 5 }',
        '{ id = "kassa", sector = "banks", class = "blue", price = 400, shares = 6,'
        ' name = { ru = "КАССА", en = "KASSA" } }',
    ),
    ('"grandbank"', '"kassa"'),
    ('spaces = ["inside", "greenmail", ', 'spaces = ["greenmail", "inside", "inside", '),
    ("event_before = [0]", "event_before = [0, 5]"),
    ("rumours = [\n", "rumours = [\n    { bulls = 3, bears = 0 },\n    { bulls = 0, bears = 3 },\n"),
    ("blue = [\n", "blue = [\n    [10, 20, 30, 40, 50],\n"),
    ("    [500, 1250, 2500, 5000, 7500],\n", "    [500, 1250, 2500, 5000, 7500],\n    [1, 2, 3, 4, 5],\n"),
    ("    [1000, 2500, 5000, 10000, 15000],\n", "    [1000, 2500, 5000, 10000, 15000],\n    [1, 2, 3, 4, 5],\n" * 2),
    (
        '{ id = "raid", copies = 2, effect = "raid", percent = 100 }',
        '{ id = "tax-raid", copies = 5, effect = "fine", part = 2, name = { en = "Tax raid" } }',
    ),
    (
        '{ effect = "gain", amount = 300 }',
        '{ effect = "move_extreme", points = 7, which = "cheapest", class = "ipo" }',
    ),
)

PLAY = """
import json, random
from openoutcry import Table, load_game
game = load_game("watch")
chooser = random.Random(1)
decisions = 0
for players in (3, 6):
    table = Table("watch", players, "box")
    while not table.over:
        seat = chooser.choice(table.pending + table.optional)
        table.play(seat, chooser.choice(table.legal(seat)))
        decisions += 1
        assert game.study.check(table._state, 0) == 0
        if decisions % 50 == 0:
            assert Table.from_position(table.position()).to_bytes() == table.to_bytes()
    assert max(len(group) for group in table.happened()) < 96
table = Table("watch", 3, "box")
view = table.view(0)["table"]
from openoutcry.games.watch.words import say_card, say_company
print(json.dumps({
    "reconstructed": view["reconstructed"],
    "kassa": view["chart"][0]["price"],
    "left": view["chart"][0]["left"],
    "name": [say_company("kassa", language) for language in ("ru", "en", "it")],
    "card": say_card("tax-raid", "ru"),
    "circle": view["circle"],
    "rumours": view["trading"]["rumours"]["left"],
    "greenmail": view["decks"]["greenmail"],
}))
"""


def run(edition: Path, code: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "OPENOUTCRY_INTERPRET": "1",
        "OPENOUTCRY_EDITION_WATCH": str(edition),
        "PYTHONPATH": str(SOURCE),
    }
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


def changed(*changes: tuple[str, str]) -> str:
    said = edition_file("watch", SOURCE / "openoutcry/games/watch").read_text(encoding="utf-8")
    for ours, box in changes:
        assert ours in said, ours
        said = said.replace(ours, box)
    return said


@pytest.mark.rule("WAT-1.1", "WAT-1.2", "WAT-1.4", "WAT-1.5", "WAT-5.8", "WAT-6.3", "WAT-6.4")
def test_the_box_can_be_put_in_place_of_our_lists(tmp_path: Path) -> None:
    edition = tmp_path / "box.toml"
    edition.write_text(changed(*BOX), encoding="utf-8")
    played = run(edition, PLAY)
    assert played.returncode == 0, played.stderr[-2000:]
    assert json.loads(played.stdout) == {
        "reconstructed": False,
        "kassa": 400,
        "left": 6,
        "name": ["КАССА", "KASSA", "KASSA"],
        "card": "Tax raid",
        "circle": [
            "greenmail",
            "inside",
            "inside",
            "inside",
            "greenmail",
            "inside",
            "greenmail",
            "inside",
            "greenmail",
        ],
        "rumours": 10,
        "greenmail": 21,
    }


@pytest.mark.rule("WAT-6.2", "WAT-6.4")
@pytest.mark.parametrize(
    ("ours", "wrong", "said"),
    [
        ('effect = "cut_loss", part = 2', 'effect = "cut_los", part = 2', "cut_los"),
        ('effect = "cut_loss", part = 2', 'effect = "cut_loss", part = 1', "part 1"),
        ('effect = "peek", deck = "news"', 'effect = "peek", deck = "weather"', "weather"),
        ('pays = ["depozit", "neftopt", "medtorg"]', 'pays = ["ipo-it"]', "an IPO never pays"),
        ("    [500, 1250, 2500, 5000, 7500],\n", "", "pay table blue"),
    ],
)
def test_a_mistake_in_the_box_is_named(tmp_path: Path, ours: str, wrong: str, said: str) -> None:
    edition = tmp_path / "box.toml"
    edition.write_text(changed((ours, wrong)), encoding="utf-8")
    loaded = run(edition, "from openoutcry import load_game; load_game('watch')")
    assert loaded.returncode != 0
    assert said in loaded.stderr
