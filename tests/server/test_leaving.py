"""A leaver's seat is kept by a bot and given back; a server killed in mid-game loses nothing."""

import json
import time

import pytest

from openoutcry import load_game
from openoutcry.bots import usual
from openoutcry.server.tables.keeping import MOST_HANDOVERS
from tests.luck import ATTACK
from tests.server.people import Person, Site, bid, play_on, play_out
from tests.server.process import Process


@pytest.fixture
def impatient(tmp_path, kept):
    site = Site(data_dir=tmp_path, database=kept(), grace_s=0.3)
    yield site
    site.stop()


def test_a_bot_stands_in_and_the_seat_is_given_back(impatient):
    ann, bob = impatient.guest("Ann"), impatient.guest("Bob")
    table = ann.open(["me", "open", "random"], public=True)["id"]
    bob.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    a, b = ann.look(table, 0), bob.look(table, 1)
    a.settle()
    assert a.table["seats"][1]["online"]
    b.close()
    a.wait(lambda look: look.table["seats"][1]["stand_in"])
    assert not a.table["seats"][1]["online"]
    play_on(a)
    a.wait(lambda look: look.view["table"]["round"] > 1 or 0 in look.view["pending"])
    back = bob.look(table, 1)
    assert back.table["seats"][1]["stand_in"] is None
    a.wait(lambda look: look.table["seats"][1]["stand_in"] is None)
    kept = back.until("kept")
    assert not kept["late"] and kept["count"] == len(kept["calls"]) > 0
    assert all(isinstance(call, str) and call for call in kept["calls"])


def test_one_who_stands_up_is_replaced_at_once_and_may_sit_again(impatient):
    ann = impatient.guest("Ann")
    table = ann.open(["me", "random", "random"], public=True, start=True)["id"]
    watcher = impatient.visitor().look(table)
    assert ann.post(f"/api/tables/{table}/stand", {"seat": 0})["seats"][0]["stand_in"] == usual(load_game("money"))
    watcher.wait(lambda look: look.view["over"])
    assert watcher.view["over"]


@pytest.fixture
def slow(tmp_path, kept):
    """Bots that never come to move."""
    site = Site(data_dir=tmp_path, database=kept(), bot_delay_s=1000.0)
    yield site
    site.stop()


def test_a_handover_is_told_to_each_place_among_its_own_events(slow):
    """It is no move: the log is as it would be without it."""
    ann = slow.guest("Ann")
    table = ann.open(["me", "random", "random"], public=True, start=True)["id"]
    seat, rail = ann.look(table, 0), slow.visitor().look(table)
    seat.move(bid(seat))
    played = slow.hall.tables[table].match.live.copy()
    ann.post(f"/api/tables/{table}/stand", {"seat": 0})
    for look in (seat, rail):
        look.wait(lambda look: look.table["handovers"])
        (told,) = look.table["handovers"]
        assert told == {"seat": 0, "person": told["person"], "late": False, "back": False, "after": look.number}
        assert told["person"] == look.table["seats"][0]["stand_in_person"]
    assert seat.number > rail.number  # one's own bid is seen by oneself alone, so the number of it is nobody else's
    ann.post(f"/api/tables/{table}/sit", {"seat": 0})
    seat.wait(lambda look: len(look.table["handovers"]) == 2)
    assert seat.table["handovers"][1] == {**told, "back": True, "after": seat.number}
    assert slow.hall.tables[table].match.live == played


def test_handovers_are_still_told_when_the_table_comes_from_the_store(slow):
    ann = slow.guest("Ann")
    table = ann.open(["me", "random", "random"], start=True)["id"]
    seat = ann.look(table, 0)
    seat.move(bid(seat))
    ann.post(f"/api/tables/{table}/stand", {"seat": 0})
    ann.post(f"/api/tables/{table}/sit", {"seat": 0})
    seat.wait(lambda look: len(look.table["handovers"]) == 2)

    async def start_over():
        slow.hall.tables[table].start_over()

    slow.call(start_over())
    assert ann.look(table, 0).table["handovers"] == seat.table["handovers"]


def test_a_handover_stays_within_the_log_when_a_move_is_taken_back(slow):
    ann = slow.guest("Ann")
    table = ann.open(["me", "random", "random"], start=True)["id"]
    seat = ann.look(table, 0)
    seat.move(bid(seat))
    before = seat.number
    ann.post(f"/api/tables/{table}/stand", {"seat": 0})
    ann.post(f"/api/tables/{table}/sit", {"seat": 0})
    assert seat.ask({"type": "undo", "seat": 0})["type"] == "ack"
    assert seat.number < before
    assert [each["after"] for each in seat.table["handovers"]] == [seat.number] * 2


def test_one_who_comes_and_goes_all_evening_does_not_fill_the_log(slow):
    ann = slow.guest("Ann")
    table = ann.open(["me", "random", "random"], start=True)["id"]
    for _ in range(MOST_HANDOVERS):
        ann.post(f"/api/tables/{table}/stand", {"seat": 0})
        told = ann.post(f"/api/tables/{table}/sit", {"seat": 0})["handovers"]
    assert len(told) == MOST_HANDOVERS and told[-1]["back"]


def test_a_finished_match_tells_its_handovers_by_the_actions_before_them(slow):
    ann = slow.guest("Ann")
    table = ann.open(["me", "random", "random"], start=True)["id"]
    seat = ann.look(table, 0)
    seat.move(bid(seat))
    played = len(slow.hall.tables[table].match.live)
    ann.post(f"/api/tables/{table}/stand", {"seat": 0})
    play_out(slow, table)
    (told,) = ann.get(f"/api/tables/{table}/replay")["handovers"]
    assert told == {"seat": 0, "person": told["person"], "late": False, "back": False, "number": played}
    assert played > 0


def test_nobody_there_and_nothing_moves(impatient):
    ann = impatient.guest("Ann")
    table = ann.open(["me", "random", "random"], start=True)["id"]
    time.sleep(0.8)
    assert impatient.hall.tables[table].match.rows == []
    assert not ann.get(f"/api/tables/{table}")["seats"][0]["stand_in"]


def test_an_idle_table_sleeps_and_wakes(tmp_path, kept):
    site = Site(data_dir=tmp_path, database=kept(), idle_unload_s=0.2)
    try:
        ann = site.guest("Ann")
        table = ann.open(["me", "me", "me"], start=True)["id"]
        look = ann.look(table, 0)
        look.move(bid(look))
        events = list(look.events)
        look.close()
        end = time.monotonic() + 10
        while table in site.hall.tables and time.monotonic() < end:
            time.sleep(0.05)
        assert table not in site.hall.tables
        again = ann.look(table, 0)
        assert again.events == events
    finally:
        site.stop()


@pytest.mark.only_on("sqlite")  # with PostgreSQL a table wakes after a lease, or elsewhere: test_nodes, test_faults
@pytest.mark.parametrize("game", range(1 + ATTACK // 3))
def test_killed_in_mid_game_nothing_is_lost_and_play_goes_on(tmp_path, game, store_kind):
    server = Process(tmp_path)
    try:
        ann, bob = (Person(f"http://127.0.0.1:{server.port}", name) for name in ("Ann", "Bob"))
        table = ann.open(["me", "open", "random", "random"])
        bob.post(f"/api/tables/{table['id']}/sit", {"invite": table["invite"]})
        ann.post(f"/api/tables/{table['id']}/start")
        looks = [ann.look(table["id"], 0), bob.look(table["id"], 1)]
        looks[0].ask({"type": "chat", "text": "still here"})
        for _ in range(4):
            known = []
            for _ in range(2):
                for look in looks:
                    look.settle()
                for look in looks:
                    if look.seat in look.view["pending"]:
                        play_on(look)
            # Killed while bots move and the last acknowledgements are fresh.
            known = [(look.number, look.epoch, list(look.events)) for look in looks]
            server.kill()
            server = Process(tmp_path, server.port)
            back = []
            for who, look, (number, epoch, events) in zip((ann, bob), looks, known, strict=True):
                resumed = who.look(table["id"], look.seat, since=number, epoch=epoch)
                assert json.loads(resumed.traffic[0])["from"] == number
                assert json.loads(resumed.traffic[0])["chat"][0]["text"] == "still here"
                whole = who.look(table["id"], look.seat)
                assert whole.events[:number] == (events if look.had == 0 else whole.events[:number])
                whole.close()
                back.append(resumed)
            looks = back
        while not looks[0].view["over"]:
            for look in looks:
                look.settle()
                if look.seat in look.view["pending"]:
                    play_on(look)
        from openoutcry import Log, Table

        finished = Table.replay(Log.from_text(ann.http.get(f"/api/tables/{table['id']}/export").text))
        assert finished.over
    finally:
        server.kill()
