"""The page of a review: where the game was won, in every language, of every game."""

import itertools
import json
import re
from pathlib import Path

import pytest

import openoutcry as oo
from openoutcry.cli import main
from openoutcry.language import LANGUAGES, has_text, text
from openoutcry.report.review import Telling, fortunes, likely_since, review_page
from openoutcry.report.turning import summed_up
from tests.report.html import Page

GOLDEN = Path(__file__).parents[1] / "golden"
DATA = Path(__file__).parent / "data"
FIRST = {"money": "four-players", "acquire": "4-players", "stockpile": "bankrupt-by-bust", "watch": "ended-by-money"}
JUDGE = {
    "judge": "master",
    "level": "master50:400",
    "playouts": 400,
    "network": 50,
    "temperature": 0.9,
    "fitted_on": 1540,
}


@pytest.fixture(scope="module")
def match():
    return oo.Table.load(GOLDEN / "money" / "four-players.json")


def judged(table, mistakes=()):
    """A review with chances that drift from even to the result, in which the named actions were mistakes."""
    end = len(table.log.actions)
    winners = table.go_to(end).winners()
    graph, decisions = [], []
    for at in range(end + 1):
        part = at / end
        chances = [(1 - part) / table.players + part * (s in winners) / len(winners) for s in range(table.players)]
        graph.append({"number": at, "chances": chances})
    for at, (seat, code, _) in enumerate(table.log.actions):
        moves = table.go_to(at).legal(seat)
        if len(moves) < 2:
            continue
        chance = graph[at]["chances"][seat]
        played = table.move(code).json
        other = next(move.json for move in moves if move.code != code)
        lost = 0.2 if at in mistakes else 0.0
        candidates = [{"move": played, "chance": chance, "money": 90.0, "visits": 60}]
        candidates.insert(
            0 if lost else 1, {"move": other, "chance": chance + lost - 0.01, "money": 99.0, "visits": 40}
        )
        decisions.append(
            {
                "number": at,
                "seat": seat,
                "move": played,
                "before": chance + lost,
                "after": chance,
                "best": chance + lost,
                "lost": lost,
                "verdict": "blunder" if lost else "best",
                "money": 90.0,
                "candidates": candidates,
                "before_within": 0.021,
                "after_within": 0.022,
                "lost_within": 0.031,
                "apart": lost,
            }
        )
    told = {"game": table.game.name, "players": table.players, **JUDGE}
    return {**told, "decisions": decisions, "graph": graph}


def choices(table, seat):
    return [d["number"] for d in judged(table)["decisions"] if d["seat"] == seat]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language(match, language, monkeypatch):
    missing = []

    def noted(name, said=None, /, **arguments):
        if not has_text(name, language) and not name.endswith("-note"):
            missing.append(name)
        return text(name, said, **arguments)

    for module in ("page", "review"):
        monkeypatch.setattr(f"openoutcry.report.{module}.text", noted)
    page = Page(review_page(judged(match, choices(match, 0)[:2]), match, language))
    assert not missing
    assert ("lang", language) in page.attributes
    for said in page.texts:
        assert not re.search(r"report-|game-|None|nan|\{", said), said
    for heading in ("report-chances", "report-turning", "report-fortunes", "report-accounts", "report-how"):
        assert text(heading, language) in page.texts


def test_the_page_names_its_judge_and_temperature_and_says_what_they_mean(match):
    head = " ".join(Page(review_page(judged(match), match, "en")).texts)
    assert "judged by the master, 400 playouts a decision" in head
    assert "temperature 0.90, fitted to 1,540 positions" in head
    assert "50% of its word" in head and "Below 1 it had been too cautious" in head
    plain = {"judge": "search", "level": "search:2s", "playouts": 0, "network": None, "temperature": 1, "fitted_on": 0}
    timed = " ".join(Page(review_page({**judged(match), **plain}, match, "en")).texts)
    assert "judged by the search, search:2s" in timed and "fitted to" not in timed


@pytest.mark.parametrize("game", oo.games())
def test_every_game_can_be_told(game):
    table = oo.Table.load(GOLDEN / game / f"{FIRST[game]}.json")
    page = Page(review_page(judged(table), table, "en"))
    assert f"Review: {text('game-' + game, 'en')}" in page.texts


def test_the_winner_is_named_with_the_score(match):
    page = Page(review_page(judged(match), match, "en"))
    match.go_to(len(match.log.actions))
    winner = match.winners()[0]
    name = match.log.names[winner] if match.log.names else f"Player {winner + 1}"
    assert f"{name} won with {match.scores()[winner]:,}" in page.texts


def test_a_mistake_is_listed_with_its_cost_and_the_better_move(match):
    at = choices(match, 1)[3]
    review = judged(match, [at])
    decision = next(d for d in review["decisions"] if d["number"] == at)
    written = review_page(review, match, "en")
    page = Page(written)
    names = match.log.names or [f"Player {seat + 1}" for seat in range(4)]
    better = match.game.say_move(decision["candidates"][0]["move"], names, "en")
    assert "▼ −20.0 ± 3.1" in page.texts
    assert any(said.startswith(f"Better: {better}") for said in page.texts)
    assert ("id", f"move-{at + 1}") in page.attributes
    # the mark on the chart leads to it
    assert ("href", f"#move-{at + 1}") in page.attributes


def test_the_headline_names_who_gave_away_most(match):
    match.go_to(len(match.log.actions))
    loser = next(seat for seat in range(4) if seat not in match.winners())
    page = Page(review_page(judged(match, choices(match, loser)[:3]), match, "en"))
    name = match.log.names[loser] if match.log.names else f"Player {loser + 1}"
    assert f"Of the others {name} gave away most: 60.0 ± " in " ".join(page.texts)


def test_the_headline_tells_nothing_that_accidents_may_have_made(match):
    """With few playouts a step from nothing to all may be one, and so may all that was given away."""
    match.go_to(len(match.log.actions))
    winner, loser = (next(seat for seat in range(4) if (seat in match.winners()) is won) for won in (True, False))
    review = judged(match, choices(match, loser)[:3])
    for decision in review["decisions"]:
        if decision["seat"] == winner:
            decision["before"] = decision["best"] = decision["after"] = decision["number"] % 2
    for sure, said in ((0.03, True), (1.0, False)):
        for decision in review["decisions"]:
            decision |= {"before_within": sure, "after_within": sure, "lost_within": sure}
        page = " ".join(Page(review_page(review, match, "en")).texts)
        assert ("The largest step on the way" in page) is said
        assert ("gave away most" in page) is said


def test_nobody_gave_away_most_where_nothing_was_given_away(match):
    assert "gave away" not in " ".join(Telling(judged(match), match, "en").headline())


def test_without_mistakes_nothing_is_marked_on_the_chart(match):
    page = Page(review_page(judged(match), match, "en"))
    assert not any(name == "href" for name, _ in page.attributes)


def test_what_the_winner_gained_is_told_of_the_rival_who_gave_most_away(match):
    match.go_to(len(match.log.actions))
    winner = match.winners()[0]
    own = choices(match, winner)
    first, after = next((a, b) for a, b in itertools.pairwise(own) if b - a > 2)
    rival = next(d["number"] for d in judged(match)["decisions"] if first < d["number"] < after)
    review = judged(match, [rival])
    for decision in review["decisions"]:
        if decision["seat"] == winner:
            decision["before"] = decision["after"] = decision["best"] = 0.9 if decision["number"] > first else 0.2
    page = Page(review_page(review, match, "en"))
    step = next(said for said in page.texts if said.startswith("The largest step"))
    assert f"began at move {rival + 1} " in step
    assert step.endswith("20% before, 90% after.")
    assert f"From move {after + 1} on" in "".join(page.texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_kept_before_there_were_intervals_opens_and_claims_none(language):
    """Its labels stay what they were: there is nothing to judge them by."""
    kept = json.loads((DATA / "review_without_intervals.json").read_text(encoding="utf-8"))
    table = oo.Table.load(GOLDEN / "money" / "ended-by-ten-idle-rounds.json")
    made = summed_up(kept)
    assert [d["verdict"] for d in made["decisions"]] == [d["verdict"] for d in kept["decisions"]]
    assert {account["lost_within"] for account in made["accounts"] if account["choices"]} == {None}
    told = review_page(kept, table, language)
    page = Page(told)
    assert not any("±" in said for said in page.texts if said != text("report-how-within", language))
    assert 'class="band"' not in told
    with_intervals = review_page(judged(table), table, language)
    assert 'class="band"' in with_intervals


def test_a_move_is_said_with_the_names_of_the_options():
    table = oo.Table.load(GOLDEN / "acquire" / "hidden-classic.json")
    review = judged(table)
    for decision in review["decisions"]:  # a review names moves as the codes do
        code = table.log.actions[decision["number"]][1]
        decision["move"] = table.game.name_action(code)
    told = Telling(review, table, "en")
    for decision in review["decisions"]:
        assert told.say(decision["move"]) == told.move_at(decision["number"])


def test_nothing_comes_from_elsewhere_and_names_cannot_break_the_page(match):
    review = {**judged(match), "names": ["<script>", "b", "c", "d"]}
    written = review_page(review, match, "en")
    assert not re.search(r"(?:https?:)?//|@import|<script|<link|url\(|src=", written)


def test_fortunes_start_before_the_first_action_and_end_with_the_scores(match):
    course = fortunes(match)
    match.go_to(len(match.log.actions))
    assert len(course) == len(match.log.actions) + 1
    assert course[-1] == match.scores()


@pytest.mark.parametrize(
    ("chances", "since"), [([0.6, 0.7, 1], 0), ([0.6, 0.4, 0.7, 1], 2), ([0.2, 0.3, 1], 2), ([0.2, 0.5], 2)]
)
def test_since_when_the_win_was_likelier_than_not(chances, since):
    assert likely_since(chances) == since


def test_the_command_judges_a_game_and_writes_page_and_figures(tmp_path, capsys):
    game = tmp_path / "game.json"
    game.write_bytes((GOLDEN / "money" / "three-players.json").read_bytes())
    asked = ["review", str(game), "--level", "search:8", "--workers", "1", "--json", str(tmp_path / "figures.json")]
    assert main(asked) == 0
    said = capsys.readouterr().out
    assert "won with" in said or "shared the win" in said
    assert "game.html" in said
    page = Page((tmp_path / "game.html").read_text(encoding="utf-8"))
    assert "Review: Money" in page.texts
    figures = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    assert figures["level"] == "search:8"
    assert figures["decisions"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["missing.json"], "missing.json"),
        (["GAME", "--level", "house"], "level"),
        (["GAME", "--workers", "-1"], "workers"),
        (["GAME", "--level", "search:4", "--workers", "1", "--out", "no/such/folder/page.html"], "page.html"),
    ],
)
def test_what_cannot_be_reviewed_is_an_error_for_people(arguments, said, capsys):
    game = str(GOLDEN / "money" / "three-players.json")
    assert main(["review", *(game if word == "GAME" else word for word in arguments)]) == 2
    assert said in capsys.readouterr().err
