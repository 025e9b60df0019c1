"""Playing over the socket: a whole match, resuming, resyncing, acknowledged moves."""

import json
import threading

import pytest

from tests.server.people import Look, bid, play_on, play_to_end

BOTS = ["random", "random", "random"]


def test_a_match_against_bots_to_the_score(site):
    ann = site.guest()
    table = ann.open(["me", *BOTS], start=True)
    look = ann.look(table["id"], 0)
    assert look.view["pending"] and look.view["moves"]
    play_to_end(look)
    look.settle()
    assert look.table["state"] == "finished"
    assert look.table["result"]["scores"] == look.view["scores"]
    assert all(event["say"] and not event["say"].startswith("money-") for event in look.events)
    replay = ann.get(f"/api/tables/{table['id']}/replay")
    assert replay["finished"] and replay["seed"] and len(replay["steps"]) == len(replay["log"]["actions"])
    told = [e for step in [replay["opening"], *(s["events"] for s in replay["steps"])] for e in step if 0 in e["to"]]
    assert [e["event"] for e in told] == [e["event"] for e in look.events]
    last = ann.get(f"/api/tables/{table['id']}/replay/{len(replay['steps'])}", seat=1)
    assert last["view"]["over"]
    log = ann.http.get(f"/api/tables/{table['id']}/export")
    assert json.loads(log.text)["seed"] == replay["seed"]


def test_the_exported_log_replays(site):
    from openoutcry import Log, Table
    from openoutcry.kernel.chance import seed_hash

    ann = site.guest()
    table = ann.open(["me", *BOTS], start=True)
    look = ann.look(table["id"], 0)
    play_to_end(look)
    text = ann.http.get(f"/api/tables/{table['id']}/export").text
    again = Table.replay(Log.from_text(text))
    assert again.over and again.scores() == look.view["scores"]
    assert seed_hash(again.log.seed) == table["seed_hash"]


def test_two_people_play_by_invitation(site):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = ann.open(["me", "open", "random"])
    bob.get(f"/api/tables/{table['id']}", 404)
    seen = bob.get(f"/api/tables/{table['id']}", i=table["invite"])
    assert seen["invite"] is None
    sat = bob.post(f"/api/tables/{table['id']}/sit", {"invite": table["invite"]})
    assert sat["you"]["seats"] == [1] and sat["invite"] == table["invite"]
    a, b = ann.look(table["id"], 0), bob.look(table["id"], 1)
    assert a.view is None
    ann.post(f"/api/tables/{table['id']}/start")
    a.wait(lambda look: look.view)
    b.wait(lambda look: look.view)
    for look in (a, b):
        assert look.move(bid(look, 2))["type"] == "ack"
    for look in (a, b):
        look.wait(lambda look: look.view["table"]["phase"] == "act" or look.view["table"]["round"] > 1)


def test_resume_from_the_last_number(site):
    ann = site.guest()
    table = ann.open(["me", *BOTS], start=True)
    look = ann.look(table["id"], 0)
    play_on(look)
    look.settle()
    look.close()
    again = ann.look(table["id"], 0, since=look.number, epoch=look.epoch)
    sync = json.loads(again.traffic[0])
    assert sync["from"] == look.number
    whole = ann.look(table["id"], 0)
    whole.settle()
    again.settle()
    assert (look.events + again.events)[: len(whole.events)] == whole.events[: len(look.events) + len(again.events)]


def test_a_gap_or_a_foreign_number_is_answered_by_everything(site):
    ann = site.guest()
    table = ann.open(["me", *BOTS], start=True)
    first = ann.look(table["id"], 0)
    for since, epoch in ((10_000, 0), (1, 7)):
        look = Look.__new__(Look)
        look.__dict__.update(vars(first))
        look.send({"type": "hello", "seat": 0, "since": since, "epoch": epoch})
        sync = first.until("sync")
        assert sync["from"] == 0 and len(sync["events"]) == sync["number"]


def test_a_move_sent_twice_is_played_once(site):
    ann = site.guest()
    table = ann.open(["me", "open", "open"])
    for seat in (1, 2):
        ann.post(f"/api/tables/{table['id']}/sit", {"seat": seat, "name": f"Guest {seat}"})
    ann.post(f"/api/tables/{table['id']}/start")
    look = ann.look(table["id"], 0)
    card = look.view["moves"][0]["code"]
    assert look.ask({"type": "move", "seat": 0, "move": card, "id": "same"})["type"] == "ack"
    number = look.number
    assert look.ask({"type": "move", "seat": 0, "move": card, "id": "same"})["type"] == "ack"
    look.settle()
    assert look.number == number
    # Over another socket too.
    other = ann.look(table["id"], 0)
    assert other.ask({"type": "move", "seat": 0, "move": card, "id": "same"})["type"] == "ack"
    assert other.number == number


def test_hot_seat_looks_from_one_seat_at_a_time(site):
    ann = site.guest()
    table = ann.open(["me", "me", "me"], start=True)
    look = ann.look(table["id"], 0)
    first = look.view["table"]["hand"]
    assert look.move(bid(look))["type"] == "ack"
    look.number = look.had = look.epoch = 0
    look.events = []
    look.hello(1)
    assert look.view["seat"] == 1 and look.view["table"]["hand"] != first
    assert not any(e["event"] == "dealt" and e["seat"] == 0 for e in look.events)


def test_why_says_the_rule_and_plays_nothing(site):
    ann = site.guest()
    table = ann.open(["me", "me", "me"], start=True)
    look = ann.look(table["id"], 0)
    number = look.number
    assert look.ask({"type": "why", "seat": 0, "move": bid(look)})["type"] == "allowed"
    refused = look.ask({"type": "why", "seat": 0, "move": {"move": "done"}})
    assert refused["error"]["clause"] == "MON-3.1" and refused["error"]["message"]
    assert look.ask({"type": "why", "seat": 0, "move": "keep"})["type"] == "refused"
    look.settle()
    assert look.number == number


def test_a_hint_is_a_legal_move(site):
    ann = site.guest()
    table = ann.open(["me", "me", "me"], start=True)
    look = ann.look(table["id"], 0)
    hint = look.ask({"type": "hint", "seat": 0})
    assert hint["code"] in [move["code"] for move in look.view["moves"]] and hint["say"]
    without = ann.open(["me", "me", "me"], start=True, hints=False)
    assert ann.look(without["id"], 0).ask({"type": "hint", "seat": 0})["error"]["code"] == "server-error-hints-off"


def test_chat_reaches_all_and_is_kept(site):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = ann.open(["me", "me", "me"], start=True, public=True)
    a, b = ann.look(table["id"], 0), bob.look(table["id"])
    assert a.ask({"type": "chat", "text": "hello \u0007there"})["type"] == "ack"
    b.wait(lambda look: look.chat)
    assert b.chat[0]["text"] == "hello there" and b.chat[0]["seat"] == 0
    assert b.ask({"type": "chat", "text": "x" * 301})["type"] == "refused"
    later = site.visitor().look(table["id"])
    assert json.loads(later.traffic[0])["chat"][0]["number"] == 1
    assert later.ask({"type": "chat", "text": "hm"})["error"]["code"] == "server-error-guest"


def test_sentences_come_in_the_guests_language(site):
    anna = site.guest("Анна", "ru")
    table = anna.open(["me", "me", "me"], start=True)
    look = anna.look(table["id"], 0)
    assert json.loads(look.traffic[0])["language"] == "ru"
    refused = look.move(10_000)
    assert refused["type"] == "refused" and refused["error"]["message"]


def test_an_onlooker_without_a_name_reads_in_the_language_of_the_page(site):
    table = site.guest("Ann").open(["me", "me", "me"], start=True, public=True)
    said = {}
    for language in ("en", "ru", "it"):
        look = site.visitor().look(table["id"])
        look.send({"type": "hello", "seat": None, "since": 0, "epoch": 0, "language": language})
        said[language] = [event["say"] for event in look.until("sync")["events"]]
    assert said["en"] and len({tuple(lines) for lines in said.values()}) == 3


def test_a_rematch_starts_when_all_have_asked(site):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = ann.open(["me", "open", "random"], public=True)
    bob.post(f"/api/tables/{table['id']}/sit")
    ann.post(f"/api/tables/{table['id']}/start")
    a, b = ann.look(table["id"], 0), bob.look(table["id"], 1)
    threads = [threading.Thread(target=play_to_end, args=(look,)) for look in (a, b)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    first = ann.post(f"/api/tables/{table['id']}/rematch")
    assert first["state"] == "open" and first["rematch_of"] == table["id"]
    second = bob.post(f"/api/tables/{table['id']}/rematch")
    assert second["id"] == first["id"] and second["state"] == "running"


@pytest.mark.parametrize("clock", [{"initial_s": 30, "increment_s": 5}])
def test_clocks_run_for_those_who_are_waited_for(site, clock):
    ann = site.guest()
    table = ann.open(["me", "me", "me"], start=True, clock=clock)
    look = ann.look(table["id"], 0)
    assert look.table["clocks"]["running"] == [0, 1, 2]
    assert look.move(bid(look))["type"] == "ack"
    look.settle()
    assert look.table["clocks"]["running"] == [1, 2]
    assert 30_000 < look.table["clocks"]["left_ms"][0] <= 35_000
    live = site.hall.tables[table["id"]]

    async def run_out():
        live.sheet.clocks[1] = live.sheet.clocks[2] = 1
        live.settle()

    site.call(run_out())
    look.wait(lambda look: look.table["seats"][1]["stand_in"] and look.table["seats"][2]["stand_in"])
    assert look.table["seats"][1]["out_of_time"] and not look.table["seats"][0]["out_of_time"]


def run_out(site, table, seat):
    """The time of a seat is up now."""

    async def now():
        live = site.hall.tables[table]
        live.sheet.clocks[seat] = 1
        live.settle()

    site.call(now())


def test_who_is_there_takes_the_seat_back_after_the_time_was_up(site):
    """Two people at the table do not watch their game finish itself."""
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = ann.open(["me", "open", "random"], public=True, clock={"initial_s": 30, "increment_s": 5})["id"]
    bob.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    a, b = ann.look(table, 0), bob.look(table, 1)
    run_out(site, table, 0)
    b.wait(lambda look: look.table["seats"][0]["out_of_time"])
    a.wait(lambda look: look.view["table"]["seats"][0]["bid_finished"])  # the bot bids for Ann
    assert a.move(0)["error"]["code"] == "server-error-out-of-time"
    assert bob.post(f"/api/tables/{table}/sit", {"seat": 0}, 409)["error"]["code"] == "server-error-state"
    back = ann.post(f"/api/tables/{table}/sit", {"seat": 0})["seats"][0]
    assert back["stand_in"] is None and not back["out_of_time"]
    kept = a.until("kept")
    assert kept["late"] and kept["seat"] == 0 and kept["person"] and kept["count"] == len(kept["calls"]) >= 1
    assert a.table["clocks"]["left_ms"][0] >= 30_000
    b.settle()
    assert not any('"kept"' in said for said in b.traffic)  # what was called for a seat is its owner's
    play_on(b)
    a.wait(lambda look: 0 in look.view["pending"] or look.view["over"])
    play_on(a)
