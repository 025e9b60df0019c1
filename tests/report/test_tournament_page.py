"""The page of a tournament: whole in every language, and nothing in it comes from elsewhere."""

import re
from pathlib import Path

import pytest

from openoutcry.arena import Tournament, summarise
from openoutcry.language import LANGUAGES, has_text, text
from openoutcry.report.drawing import Axis
from openoutcry.report.figures import number, percent
from openoutcry.report.tournament import tournament_page
from tests.report.html import Page

STYLE = Path(text.__code__.co_filename).parents[1] / "report" / "style.css"
TOKENS = Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css"


def played(bots, against=None):
    """A tournament of made-up games: the page needs only figures."""
    tournament = Tournament("money", 4, bots, 40, against)
    entrants = [*tournament.entrants] * 4
    rows = [
        {
            "deal": game // 4,
            "lineup": [entrants[(seat + game) % len(tournament.entrants)] for seat in range(4)],
            "scores": [100 * ((7 * game + 3 * seat) % 11) for seat in range(4)],
            "winners": [game % 4],
            "decisions": 90 + game,
            "choices": [10] * 4 if game % 2 else None,
            "playouts": [500] * 4 if game % 2 else None,
            "seconds": [0.01] * 4 if game % 2 else None,
        }
        for game in range(40)
    ]
    return summarise(tournament, rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("bots", "against"), [(("house", "random"), None), (("house",), "random")])
def test_the_page_is_whole_in_every_language(language, bots, against, monkeypatch):
    missing = []

    def noted(name, said=None, /, **arguments):
        if not has_text(name, language) and not name.endswith("-note"):
            missing.append(name)
        return text(name, said, **arguments)

    for module in ("page", "tournament"):
        monkeypatch.setattr(f"openoutcry.report.{module}.text", noted)
    page = Page(tournament_page(played(bots, against), language))
    assert not missing
    assert ("lang", language) in page.attributes
    for said in page.texts:
        assert not re.search(r"report-|game-|None|nan|\{", said), said
    for heading in ("report-shares", "report-ratings", "report-scores", "report-length", "report-table", "report-how"):
        assert text(heading, language) in page.texts


def test_nothing_comes_from_elsewhere():
    written = tournament_page(played(("house", "random")), "en")
    assert not re.search(r"(?:https?:)?//|@import|<script|<link|url\(|src=", written)


def test_names_cannot_break_the_page():
    results = played(("house", "random"))
    results["seed"] = "<script>alert(1)</script>"
    assert "<script" not in tournament_page(results, "en")


def test_every_drawing_says_what_it_shows():
    page = Page(tournament_page(played(("house", "random")), "en"))
    labels = [value for name, value in page.attributes if name == "aria-label"]
    assert len(labels) == page.ever.count("svg") == 4
    assert all(len(label) > 15 for label in labels)


def test_the_colours_are_those_of_the_site():
    def colours(written, dark):
        light, night = re.split(r"color-scheme:\s*dark", written, maxsplit=1)
        found = {}
        for name, value in re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6})\b", night if dark else light):
            found.setdefault(name, value)
        return found

    for dark in (False, True):
        own, site = colours(STYLE.read_text(encoding="utf-8"), dark), colours(TOKENS.read_text(encoding="utf-8"), dark)
        assert len(own) > 20
        assert {name: site.get(name) for name in own} == own


@pytest.mark.parametrize(
    ("value", "digits", "said"),
    [
        (12000.5, 1, ("12,000.5", "12\u202f000,5", "12.000,5")),
        (4300, 0, ("4,300", "4300", "4.300")),
        (-7, 0, ("−7", "−7", "−7")),
        (-0.2, 0, ("0", "0", "0")),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(value, digits, said):
    assert tuple(number(value, language, digits) for language in LANGUAGES) == said


def test_shares_too():
    assert [percent(0.465, language) for language in LANGUAGES] == ["46.5%", "46,5\u00a0%", "46,5\u00a0%"]


@pytest.mark.parametrize("values", [(0, 1), (0.21, 0.34), (-676, 676), (5, 5), (0, 0), (1234567, 9876543)])
def test_an_axis_holds_all_its_values_between_a_few_round_ticks(values):
    axis = Axis(values)
    assert axis.low <= min(values) <= max(values) <= axis.high
    assert 3 <= len(axis.ticks()) <= 8
    assert 0 <= axis.at(min(values)) <= axis.at(max(values)) <= 100
