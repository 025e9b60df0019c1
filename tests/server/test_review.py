"""Looking back: the course of a finished match, its review by a bot, and the rule its winner changes for the next."""

import threading
from functools import partial
from types import SimpleNamespace

import pytest

from openoutcry import Log, Table, load_game
from openoutcry.table.rematch import follow
from tests.server.people import play_out


def made_up_review(log):
    """The shape of a review, with numbers that follow from the log alone."""
    table = Table.replay(log)
    decisions = []
    for number, (seat, code, _) in enumerate(log.actions):
        moves = table.go_to(number).legal(seat)
        if len(moves) > 1:
            played = table.move(code).json
            other = next(move.json for move in moves if move.code != code)
            candidates = [
                {"move": other, "chance": 0.5, "money": 20, "visits": 9},
                {"move": played, "chance": 0.3, "money": 9, "visits": 7},
            ]
            judged = {"before": 0.4, "after": 0.3, "best": 0.5, "lost": 0.2, "verdict": "mistake", "money": 9}
            decisions.append({"number": number, "seat": seat, "move": played, **judged, "candidates": candidates})
    chances = [1 / log.players] * log.players
    graph = [{"number": n, "chances": chances} for n in range(len(log.actions) + 1)]
    told = {"game": log.game, "players": log.players, "level": "search", "playouts": 400}
    return {**told, "decisions": decisions, "graph": graph}


@pytest.fixture
def reviewer(monkeypatch):
    """A reviewer that waits for a word, and counts how often it was asked."""
    stub = SimpleNamespace(go_on=threading.Event(), begun=threading.Event(), asked=[], broken=[])

    def review(log, each, progress):
        stub.asked.append(log.game)
        progress(3, 40)
        stub.begun.set()
        stub.go_on.wait(20)
        if stub.broken:
            raise ValueError("no review today")
        return made_up_review(log)

    monkeypatch.setattr("openoutcry.server.work.brains.review", review)
    return stub


def finished(site, guest, game="money", players=3, **more):
    table = guest.open(["me", *["random"] * (players - 1)], game=game, public=True, start=True, **more)
    play_out(site, table["id"])
    return table["id"]


def wait_for(person, path, state):
    while (answer := person.get(path))["state"] != state:
        assert answer["state"] == "computing"
    return answer


def test_a_review_is_computed_once_and_kept(site, reviewer):
    ann = site.guest("Ann")
    path = f"/api/tables/{finished(site, ann)}/review"
    assert ann.get(path)["state"] == "computing"
    reviewer.begun.wait(20)
    assert site.visitor().get(path) == {"state": "computing", "done": 3, "of": 40}
    reviewer.go_on.set()
    review = wait_for(ann, path, "ready")["review"]
    first = review["decisions"][0]
    assert first["say"] and all(candidate["say"] for candidate in first["candidates"])
    assert wait_for(site.guest("Анна", "ru"), path, "ready")["review"]["decisions"][0]["say"] != first["say"]
    assert reviewer.asked == ["money"]


def test_a_real_review_judges_the_decisions_of_all(site, monkeypatch):
    from openoutcry.server.work import brains

    monkeypatch.setattr(brains, "review", partial(brains.review, level="search:8"))
    ann = site.guest("Ann")
    table = finished(site, ann)
    review = wait_for(ann, f"/api/tables/{table}/review", "ready")["review"]
    steps = ann.get(f"/api/tables/{table}/replay")["steps"]
    assert {decision["seat"] for decision in review["decisions"]} == {0, 1, 2}
    for decision in review["decisions"]:
        step = steps[decision["number"]]
        assert (decision["seat"], decision["say"]) == (step["seat"], step["say"])
    assert review["graph"][0]["number"] == 0 and review["graph"][-1]["number"] == len(steps)


def test_a_review_that_failed_says_so_and_is_tried_again(site, reviewer):
    ann = site.guest("Ann")
    path = f"/api/tables/{finished(site, ann)}/review"
    reviewer.broken.append(True)
    reviewer.go_on.set()
    wait_for(ann, path, "failed")
    reviewer.broken.clear()
    wait_for(ann, path, "ready")


def test_a_running_match_is_not_reviewed(site, reviewer):
    ann = site.guest("Ann")
    table = ann.open(["me", "me", "me"], start=True)
    assert ann.get(f"/api/tables/{table['id']}/review", 409)["error"]["code"] == "server-error-state"
    assert reviewer.asked == []


@pytest.mark.parametrize(("game", "priced"), [("money", 0), ("stockpile", 6), ("acquire", 7), ("watch", 18)])
def test_a_replay_tells_how_fortunes_and_prices_went(site, game, priced):
    ann = site.guest("Ann")
    table = finished(site, ann, game)
    replay = ann.get(f"/api/tables/{table}/replay")
    moments = len(replay["steps"]) + 1
    assert len(replay["fortunes"]) == moments
    assert replay["fortunes"][-1] == ann.get(f"/api/tables/{table}")["result"]["scores"]
    if priced:
        assert len(replay["prices"]["names"]) == priced and len(replay["prices"]["values"]) == moments
        assert len({tuple(prices) for prices in replay["prices"]["values"]}) > 1
    else:
        assert replay["prices"] is None


@pytest.mark.parametrize("game", ["money", "stockpile", "acquire", "watch"])
def test_a_finished_match_is_played_on_from_any_moment_with_what_was_not_known_dealt_anew(site, game):
    ann = site.guest("Ann")
    table = finished(site, ann, game)
    steps = ann.get(f"/api/tables/{table}/replay")["steps"]
    number = len(steps) // 2
    seat = steps[number]["seat"]
    then = ann.get(f"/api/tables/{table}/replay/{number}?seat={seat}")["view"]
    bob = site.guest("Bob")
    on = bob.post(f"/api/tables/{table}/play-on", {"number": number, "seat": seat})
    assert (on["state"], on["you"]["seats"]) == ("running", [seat])
    assert [each["kind"] for each in on["seats"]] == ["person" if each == seat else "bot" for each in range(3)]
    now = bob.get(f"/api/tables/{on['id']}/replay?seat={seat}")["view"]
    assert seat in now["pending"]
    assert now["moves"] == then["moves"]
    if game != "money":  # where the others bid at the same time
        assert now["table"] == then["table"]
    play_out(site, on["id"])
    assert bob.get(f"/api/tables/{on['id']}")["state"] == "finished"


def test_playing_on_needs_a_finished_match_a_moment_and_a_seat(site):
    ann = site.guest("Ann")
    running = ann.open(["me", "me", "me"], start=True)["id"]
    said = ann.post(f"/api/tables/{running}/play-on", {"number": 0, "seat": 0}, 409)
    assert said["error"]["code"] == "server-error-state"
    path = f"/api/tables/{finished(site, ann)}/play-on"
    last = len(ann.get(path.replace("play-on", "replay"))["steps"]) - 1
    assert ann.post(path, {"number": last + 1, "seat": 0}, 422)["error"]["code"] == "server-error-moment"
    assert ann.post(path, {"number": -1, "seat": 0}, 422)["error"]["code"] == "server-error-request"
    for seat in (-1, 3):
        assert ann.post(path, {"number": last, "seat": seat}, 400)["error"]["code"] == "error-seat"


def test_the_winner_changes_one_rule_for_the_rematch(site):
    ann = site.guest("Ann")
    table = ann.open(["me", "me", "me"], game="watch", start=True)["id"]
    play_out(site, table)
    told = ann.get(f"/api/tables/{table}")
    winner = told["result"]["winners"][0]
    assert told["may_change"] == told["result"]["winners"]
    path = f"/api/tables/{table}/rematch"
    loser = next(seat for seat in range(3) if seat not in told["may_change"])
    change = {"start_cash": 50}
    assert load_game("watch").edition.numbers["start_cash"].default != 50
    assert ann.post(path, {"seat": loser, "change": change}, 400)["error"]["code"] == "error-rematch-who"
    assert ann.post(path, {"seat": winner, "change": {"start_cash": -1}}, 400)["error"]["code"] == "error-option-value"
    ann.post(path, {"seat": winner, "change": {"start_cash": 5, "debt": 500}}, 422)
    following = ann.post(path, {"seat": winner, "change": change})
    assert following["numbers"] == change and following["state"] == "running"
    assert [(c["number"], c["to"], c["seat"]) for c in following["changed_by"]] == [("start_cash", 50, winner)]
    assert {plate["cash"] for plate in ann.look(following["id"], 0).view["table"]["seats"]} == {50}
    again = ann.post(path, {"seat": winner, "change": {"debt": 500}}, 409)
    assert again["error"]["code"] == "server-error-state"
    play_out(site, following["id"])
    log = Log.from_text(ann.http.get(f"/api/tables/{following['id']}/export").text)
    assert Table.replay(log).over and follow(log)["start_cash"][-1] == 50


def test_a_winner_may_still_change_a_rule_after_others_asked_for_the_rematch(site):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    opened = ann.open(["me", "open", "open"], game="watch")
    table, invite = opened["id"], opened["invite"]
    bob.post(f"/api/tables/{table}/sit", {"seat": 1, "invite": invite})
    bob.post(f"/api/tables/{table}/sit", {"seat": 2, "name": "Bea"})
    ann.post(f"/api/tables/{table}/start")
    play_out(site, table)
    winner = ann.get(f"/api/tables/{table}")["may_change"][0]
    won, lost = (ann, bob) if winner == 0 else (bob, ann)
    path = f"/api/tables/{table}/rematch"
    assert lost.post(path)["state"] == "open"
    lost.post(path, {"seat": winner, "change": {"debt": 500}}, 403)
    following = won.post(path, {"seat": winner, "change": {"debt": 500}})
    assert following["state"] == "running" and following["numbers"] == {"debt": 500}


def test_no_rule_is_changed_where_the_game_gives_no_such_right(site):
    ann = site.guest("Ann")
    table = finished(site, ann)
    assert ann.get(f"/api/tables/{table}")["may_change"] == []
    refused = ann.post(f"/api/tables/{table}/rematch", {"seat": 0, "change": {"hand": 5}}, 400)
    assert refused["error"]["code"] == "error-rematch-who"
