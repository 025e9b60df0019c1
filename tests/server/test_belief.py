"""What a seat could read from the moves, asked after the match."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from openoutcry.server import rest
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
    other = finished(site, ann, "money")
    assert ann.get(f"/api/tables/{other}/replay")["belief"] is False
    ann.get(f"/api/tables/{other}/belief/3", 400, seat=0)
    running = ann.open(["me", "house", "house"], game="stockpile", public=True, start=True)
    ann.get(f"/api/tables/{running['id']}/belief/0", 409, seat=1)


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
