"""Looking back: the course of a finished match, its review by a bot, and the rule its winner changes for the next."""

import asyncio

import pytest

from openoutcry import Log, Table, load_game
from openoutcry.bots.declaration import declared
from openoutcry.report.turning import Turning
from openoutcry.server.errors import Busy
from openoutcry.server.work import judging
from openoutcry.table.rematch import follow
from tests.server.judged import in_place
from tests.server.people import play_out


@pytest.fixture
def judge(monkeypatch):
    """A judge who waits for a word."""
    return in_place(monkeypatch)


def finished(site, guest, game="money", players=3, **more):
    table = guest.open(["me", *["random"] * (players - 1)], game=game, public=True, start=True, **more)
    play_out(site, table["id"])
    return table["id"]


def wait_for(person, path, state):
    while (answer := person.get(path))["state"] != state:
        assert answer["state"] == "computing"
    return answer


def test_a_review_comes_in_decision_by_decision_and_is_kept(site, judge):
    ann = site.guest("Ann")
    table = finished(site, ann)
    path = f"/api/tables/{table}/review"
    assert ann.get(path)["state"] == "computing"
    judge.let_go(5)
    while (answer := ann.get(path)).get("done", 0) < 5:
        assert answer["state"] == "computing"
    assert answer["of"] > 5 and answer["beside"] == 0 and answer["left_s"] >= 0
    decisions = answer["review"]["decisions"]
    assert len(decisions) == 5 and {decision["seat"] for decision in decisions} == {0}  # one's own first
    assert decisions[0]["say"] and all(candidate["say"] for candidate in decisions[0]["candidates"])
    assert len(answer["review"]["graph"]) >= 5
    assert len(ann.get(path, had=3)["review"]["decisions"]) == 2
    judge.let_go()
    whole = wait_for(ann, path, "ready")["review"]
    asked = len(judge.asked)
    assert len(whole["decisions"]) == answer["of"] == asked
    in_russian = wait_for(site.guest("Анна", "ru"), path, "ready")["review"]
    assert in_russian["decisions"][0]["say"] != whole["decisions"][0]["say"]
    assert len(judge.asked) == asked  # computed once


def test_an_onlooker_says_whose_decisions_come_first(site, judge):
    ann = site.guest("Ann")
    path = f"/api/tables/{finished(site, ann)}/review"
    onlooker = site.visitor()
    onlooker.get(path, seat=2)
    judge.let_go(6)
    while (answer := onlooker.get(path, seat=2)).get("done", 0) < 6:
        pass
    assert {decision["seat"] for decision in answer["review"]["decisions"]} == {2}
    judge.let_go()
    wait_for(onlooker, path, "ready")


def test_the_site_tells_the_same_as_the_page(site, judge):
    """Lines, accounts and turning points are computed once, of as much as is judged; the page draws the same."""
    ann = site.guest("Ann")
    path = f"/api/tables/{finished(site, ann)}/review"
    ann.get(path)
    judge.let_go(4)
    while (answer := ann.get(path)).get("done", 0) < 4:
        assert answer["state"] == "computing"
    own = answer["review"]["accounts"][0]
    assert own["choices"] == 4 and answer["review"]["accounts"][1]["choices"] == 0
    later = ann.get(path, had=3)["review"]
    assert len(later["decisions"]) == 1 and later["accounts"][0] == own
    judge.let_go()
    told = wait_for(ann, path, "ready")["review"]
    page = Turning(told)
    assert [turn["number"] for turn in told["turns"]] == page.turns() != []
    assert told["accounts"] == [page.account(seat) for seat in range(3)]
    lines = [[(point["number"], point["chance"]) for point in line] for line in told["lines"]]
    assert lines == [page.line(seat) for seat in range(3)]
    assert told["hero"] == page.hero


def test_a_real_review_judges_the_decisions_of_all(site, monkeypatch):
    monkeypatch.setattr(judging, "LEVEL", "search:8")
    ann = site.guest("Ann")
    table = finished(site, ann)
    review = wait_for(ann, f"/api/tables/{table}/review", "ready")["review"]
    steps = ann.get(f"/api/tables/{table}/replay")["steps"]
    assert {decision["seat"] for decision in review["decisions"]} == {0, 1, 2}
    for decision in review["decisions"]:
        step = steps[decision["number"]]
        assert (decision["seat"], decision["say"]) == (step["seat"], step["say"])
    assert review["graph"][0]["number"] == 0 and review["graph"][-1]["number"] == len(steps)


def test_a_review_says_who_judged_it_even_one_that_an_older_version_kept(site, monkeypatch, bots_toml):
    monkeypatch.setattr(judging, "LEVEL", "search:8")
    bots_toml("money", bots_toml("money").replace("playouts = 300", "playouts = 8"))
    ann = site.guest("Ann")
    table = finished(site, ann)
    path = f"/api/tables/{table}/review"
    review = wait_for(ann, path, "ready")["review"]
    fit = declared(load_game("money")).temperature["search"]
    named = {"judge": "search", "level": "search:8", "playouts": 8, "network": None}
    assert review | named | {"temperature": fit.temperature, "fitted_on": fit.positions} == review
    kept = site.call(site.hall.store.load_review(table))
    old = {key: kept[key] for key in kept if key not in ("judge", "network", "temperature", "fitted_on")}
    site.call(site.hall.store.save_review(table, old))
    again = ann.get(path)["review"]
    assert again == review | {"temperature": 1.0, "fitted_on": 0}


def test_a_review_kept_before_there_were_intervals_opens(site, monkeypatch):
    monkeypatch.setattr(judging, "LEVEL", "search:8")
    ann = site.guest("Ann")
    table = finished(site, ann)
    path = f"/api/tables/{table}/review"
    review = wait_for(ann, path, "ready")["review"]
    assert all(decision["lost_within"] > 0 for decision in review["decisions"] if decision["lost"])
    old = without_intervals(site.call(site.hall.store.load_review(table)))
    site.call(site.hall.store.save_review(table, old))
    again = ann.get(path)["review"]
    assert [d["verdict"] for d in again["decisions"]] == [d["verdict"] for d in review["decisions"]]
    assert not any("lost_within" in decision for decision in again["decisions"])
    assert {point["within"] for line in again["lines"] for point in line[:-1]} == {None}


def without_intervals(kept):
    """As an older version kept it."""
    if isinstance(kept, list):
        return [without_intervals(each) for each in kept]
    if not isinstance(kept, dict):
        return kept
    new = ("apart", "money_lost")
    return {k: without_intervals(v) for k, v in kept.items() if not k.endswith("_within") and k not in new}


def test_a_review_that_failed_says_so_and_is_tried_again(site, judge):
    ann = site.guest("Ann")
    path = f"/api/tables/{finished(site, ann)}/review"
    judge.broken = True
    judge.let_go()
    wait_for(ann, path, "failed")
    judge.broken = False
    wait_for(ann, path, "ready")


def test_a_review_that_can_not_be_kept_is_told_all_the_same_and_kept_later(site, judge, monkeypatch):
    """It must not be computed for ever, with nothing left to do."""
    ann = site.guest("Ann")
    table = finished(site, ann)
    path, store, away = f"/api/tables/{table}/review", site.hall.store, True
    save = store.save_review

    async def save_if_there(*given):
        if away:
            raise Busy()
        await save(*given)

    monkeypatch.setattr(store, "save_review", save_if_there)
    judge.let_go()
    whole = wait_for(ann, path, "ready")["review"]
    asked = len(judge.asked)
    assert site.call(store.load_review(table)) is None
    assert ann.get(path)["review"] == whole
    away = False
    while site.call(store.load_review(table)) is None:
        assert ann.get(path)["state"] == "ready"
    assert ann.get(path)["review"] == whole and len(judge.asked) == asked


def test_nobody_waits_while_a_review_is_put_away(site, judge, monkeypatch):
    """However long the database takes, and however often it is asked for meanwhile."""
    ann = site.guest("Ann")
    tables = [finished(site, ann) for _ in range(2)]
    store, there, begun = site.hall.store, asyncio.Event(), []
    save = store.save_review

    async def save_when_there(table, review):
        begun.append(table)
        await there.wait()
        await save(table, review)

    monkeypatch.setattr(store, "save_review", save_when_there)
    judge.let_go()
    for _ in range(3):
        for table in tables:
            wait_for(ann, f"/api/tables/{table}/review", "ready")
    assert sorted(begun) == sorted(tables)
    site.loop.call_soon_threadsafe(there.set)
    while any(site.call(store.load_review(table)) is None for table in tables):
        pass


def test_a_running_match_is_not_reviewed(site, judge):
    ann = site.guest("Ann")
    table = ann.open(["me", "me", "me"], start=True)
    assert ann.get(f"/api/tables/{table['id']}/review", 409)["error"]["code"] == "server-error-state"
    assert judge.asked == []


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
