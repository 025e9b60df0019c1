"""What a seat can read from the moves, asked after the match or at the table."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from openoutcry.bots import belief
from openoutcry.server import replay, rest
from openoutcry.server.limits import Limiter, Rate
from openoutcry.server.settings import RATES
from openoutcry.server.tables import table as tables
from tests.server.people import play_out


def finished(site, guest, game="stockpile") -> str:
    table = guest.open(["me", "house", "house"], game=game, public=True, start=True)
    play_out(site, table["id"])
    return table["id"]


def believed(person, path, **asked):
    while (answer := person.get(path, **asked))["state"] == "preparing":
        pass
    return answer["belief"]


def test_what_the_moves_told_is_shown_beside_the_count_and_the_truth(site):
    ann = site.guest("Ann")
    table = finished(site, ann)
    path = f"/api/tables/{table}"
    assert ann.get(f"{path}/replay")["belief"] is True
    seat, number = 0, 5
    belief = believed(ann, f"{path}/belief/{number}", seat=seat)
    assert (belief["number"], belief["seat"]) == (number, seat)
    assert 1 <= belief["worth"] <= belief["deals"]
    assert belief["unseen"]
    for thing in belief["unseen"]:
        assert thing["say"] and all(value["say"] for value in thing["values"])
        assert sum(value["true"] for value in thing["values"]) == 1
        for chances in ("counted", "believed"):
            assert sum(value[chances] for value in thing["values"]) == pytest.approx(1, abs=0.002)
    assert {manner["seat"] for manner in belief["manners"]} <= {1, 2}
    assert believed(ann, f"{path}/belief/{number}", seat=seat) == belief  # the same question, the same answer
    in_russian = believed(site.guest("Анна", "ru"), f"{path}/belief/{number}", seat=seat)
    assert in_russian["unseen"][-1]["say"] != belief["unseen"][-1]["say"]


def test_what_cannot_be_asked_is_refused_by_type(site):
    ann = site.guest("Ann")
    table = finished(site, ann)
    believed(ann, f"/api/tables/{table}/belief/3", seat=1)
    for number, seat in ((10**6, 0), (3, 6)):
        assert ann.get(f"/api/tables/{table}/belief/{number}", 400, seat=seat)["error"]["code"]
    running = ann.open(["me", "house", "house"], game="stockpile", public=True, start=True)
    ann.get(f"/api/tables/{running['id']}/belief/0", 409, seat=1)


def test_a_game_that_tells_nothing_of_earlier_moments_has_none(site, monkeypatch):
    ann = site.guest("Ann")
    table = finished(site, ann, "money")
    for where in (belief, replay, tables):
        monkeypatch.setattr(where, "can_believe", lambda game: False)
    assert ann.get(f"/api/tables/{table}/replay")["belief"] is False
    ann.get(f"/api/tables/{table}/belief/3", 400, seat=0)
    look = ann.look(ann.open(["me", "house", "house"], start=True)["id"], 0)
    assert look.table["belief"] is False
    assert look.ask({"type": "belief", "seat": 0})["error"]["code"] == "error-option-value"


def told_now(look, seat=0):
    """What the moves tell a seat that is being played."""
    while (answer := look.ask({"type": "belief", "seat": seat})).get("state") == "preparing":
        pass
    return answer


def test_a_player_asks_at_the_table_and_is_told_nothing_but_chances(site):
    ann = site.guest("Ann")
    table = ann.open(["me", "house", "house"], game="stockpile", start=True)
    look = ann.look(table["id"], 0)
    look.settle()
    assert look.table["belief"] is True
    belief = told_now(look)["belief"]
    assert belief["seat"] == 0 and belief["unseen"] and "number" not in belief
    for thing in belief["unseen"]:
        assert thing["say"] and all(value["say"] and "true" not in value for value in thing["values"])
        assert sum(value["believed"] for value in thing["values"]) == pytest.approx(1, abs=0.002)
    assert told_now(look)["belief"] == belief


def test_nobody_asks_for_anothers_seat_nor_where_aids_are_off(site):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = ann.open(["me", "house", "house"], game="stockpile", public=True, start=True)["id"]
    for look in (ann.look(table, 0), bob.look(table)):
        for seat in (1, 2):
            assert look.ask({"type": "belief", "seat": seat})["error"]["code"] == "server-error-not-your-seat"
    assert bob.look(table).ask({"type": "belief", "seat": 0})["error"]["code"] == "server-error-not-your-seat"
    without = ann.look(ann.open(["me", "house", "house"], game="stockpile", start=True, hints=False)["id"], 0)
    assert without.table["belief"] is False
    assert without.ask({"type": "belief", "seat": 0})["error"]["code"] == "server-error-hints-off"


def test_who_asks_at_the_table_is_charged_with_the_work(site, monkeypatch):
    ann = site.guest("Ann")
    look = ann.look(ann.open(["me", "house", "house"], game="stockpile", start=True)["id"], 0)
    told_now(look)
    monkeypatch.setattr(site.hall, "limiter", Limiter({**RATES, "work": Rate(1e-12, 1e-9)}, 1000))
    assert told_now(look)["state"] == "ready"
    assert look.ask({"type": "belief", "seat": 0})["error"]["code"] == "server-error-rate"


def test_replays_do_not_wait_behind_beliefs(site, monkeypatch):
    """Neither does what shares their threads: a move taken back, a table that wakes."""
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = finished(site, ann)
    believed(ann, f"/api/tables/{table}/belief/3", seat=1)
    begun, let_go = threading.Event(), threading.Event()

    def held(*given):
        begun.set()
        assert let_go.wait(60)
        return compute(*given)

    compute = rest.belief_at
    monkeypatch.setattr(rest, "belief_at", held)
    with ThreadPoolExecutor(4) as asking:
        waiting = [asking.submit(bob.get, f"/api/tables/{table}/belief/{k}", seat=1) for k in range(4)]
        try:
            assert begun.wait(60)
            assert site.guest("Cleo").get(f"/api/tables/{table}/replay/2")["number"] == 2
        finally:
            let_go.set()
        assert all(answer.result()["state"] == "ready" for answer in waiting)
