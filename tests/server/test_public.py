"""What the operator of a public site relies on: names of the site, proxies, readiness, measures, seats and names."""

import socket
from functools import partial
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from openoutcry.server import readiness
from openoutcry.server.addresses import LOOPBACK, network_of, networks, visitor_of
from openoutcry.server.limits import Rate
from openoutcry.server.names import unlike
from openoutcry.server.peers import HOP, hop
from openoutcry.server.settings import RATES, Settings
from tests.server.people import PATIENCE_S, Site


def port_of(site):
    return site.url.rsplit(":", 1)[1]


# --- the site's name ----------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "192.168.7.5", "LOCALHOST", "localhost."])
def test_a_site_knows_its_own_names(site, host):
    answer = httpx.get(f"{site.url}/api/me", headers={"host": f"{host}:{port_of(site)}"}, timeout=PATIENCE_S)
    assert answer.status_code == 200


def test_a_name_that_was_turned_to_this_machine_is_refused(site):
    evil = f"evil.example:{port_of(site)}"
    headers = {"host": evil, "origin": f"http://{evil}"}
    answer = httpx.post(f"{site.url}/api/guest", json={"name": "Eve"}, headers=headers, timeout=PATIENCE_S)
    assert answer.status_code == 421 and answer.json()["error"]["code"] == "server-error-host"
    ann = site.guest()
    table = ann.open(["me", "me", "me"], public=True)["id"]
    with (
        socket.create_connection(("127.0.0.1", int(port_of(site)))) as turned,
        connect(f"ws://{evil}/api/tables/{table}/socket", sock=turned) as line,
        pytest.raises(ConnectionClosed) as closed,
    ):
        line.recv(PATIENCE_S)
    assert closed.value.rcvd.code == 4403


def test_the_operator_names_the_site(tmp_path, kept):
    site = Site(data_dir=tmp_path, database=kept(), hosts=("play.example",))
    try:
        headers = {"host": "play.example", "origin": "http://play.example"}
        answer = httpx.post(f"{site.url}/api/guest", json={"name": "Ann"}, headers=headers, timeout=PATIENCE_S)
        assert answer.status_code == 200
    finally:
        site.stop()


# --- proxies ------------------------------------------------------------------------------------------


def test_nobody_is_believed_about_where_others_come_from(tmp_path, kept):
    site = Site(data_dir=tmp_path, database=kept(), rates={**RATES, "request": Rate(1e-9, 10)}, rate_factor=1.0)
    try:
        told = ({"x-forwarded-for": f"10.0.0.{n}"} for n in range(12))
        answers = [httpx.get(f"{site.url}/api/me", headers=one, timeout=PATIENCE_S).status_code for one in told]
        assert answers == [200] * 10 + [429] * 2
    finally:
        site.stop()


def test_a_visitor_can_not_say_to_have_been_counted_by_another_node(tmp_path, kept):
    """Proxies pass on what headers a visitor sends: a word that only nodes may say has to be signed."""
    rates = {**RATES, "request": Rate(1e-9, 10)}
    site = Site(data_dir=tmp_path, database=kept(), rates=rates, rate_factor=1.0, proxies=networks(LOOPBACK))
    try:
        ask = partial(httpx.get, f"{site.url}/api/me", timeout=PATIENCE_S)
        forged = [hop(b"another key" * 4), "1"] * 6
        assert [ask(headers={HOP: said}).status_code for said in forged] == [200] * 10 + [429] * 2
        assert ask(headers={HOP: hop(site.hall.store.key())}).status_code == 200
    finally:
        site.stop()


def test_where_a_request_comes_from():
    ours = networks((*LOOPBACK, "10.1.0.0/16"))
    assert visitor_of((), "127.0.0.1", "9.9.9.9") == "127.0.0.1"
    assert visitor_of(ours, "127.0.0.1", "6.6.6.6, 9.9.9.9") == "9.9.9.9"
    assert visitor_of(ours, "127.0.0.1", "6.6.6.6, 9.9.9.9, 10.1.2.3") == "9.9.9.9"
    assert visitor_of(ours, "8.8.8.8", "9.9.9.9") == "8.8.8.8"
    assert visitor_of(ours, "127.0.0.1", "9.9.9.9, nonsense") == "127.0.0.1"
    assert visitor_of(ours, "127.0.0.1", "") == "127.0.0.1"
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:9.9.9.9") == network_of("9.9.9.9") == "9.9.9.9"


def test_proxies_are_set_in_the_environment(monkeypatch):
    monkeypatch.setenv("OPENOUTCRY_PROXIED", "1")
    assert visitor_of(Settings.from_environment().proxies, "127.0.0.1", "9.9.9.9") == "9.9.9.9"
    monkeypatch.setenv("OPENOUTCRY_PROXIES", "10.1.0.0/16, 10.2.0.1")
    assert visitor_of(Settings.from_environment().proxies, "10.2.0.1", "9.9.9.9") == "9.9.9.9"
    assert visitor_of(Settings.from_environment().proxies, "127.0.0.1", "9.9.9.9") == "127.0.0.1"


# --- measures and readiness ---------------------------------------------------------------------------


def test_measures_are_for_the_operator(tmp_path, kept):
    site = Site(data_dir=tmp_path, database=kept(), metrics_token="a long token")
    try:
        ask = httpx.Client(base_url=site.url, timeout=PATIENCE_S)
        assert ask.get("/metrics").status_code == 200
        passed_on = {"x-forwarded-for": "9.9.9.9"}
        assert ask.get("/metrics", headers=passed_on).status_code == 404
        assert ask.get("/metrics", headers={**passed_on, "authorization": "Bearer a long toke"}).status_code == 404
        assert ask.get("/metrics", headers={**passed_on, "authorization": "Bearer a long token"}).status_code == 200
    finally:
        site.stop()


def test_a_server_that_can_not_write_is_alive_and_not_ready(site, monkeypatch):
    monkeypatch.setattr(readiness, "KEPT_S", 0.0)
    visitor = site.visitor()
    assert visitor.get("/readyz") == {"ready": True, "reasons": [], "missing": []}

    async def full():
        raise OSError("no space left")

    with monkeypatch.context() as broken:
        broken.setattr(site.hall.store, "pulse", full)
        assert visitor.get("/readyz", 503) == {"ready": False, "reasons": ["store"], "missing": []}
        assert visitor.get("/healthz")["ok"]
    assert visitor.get("/readyz")["ready"]


@pytest.mark.only_on("sqlite")  # a database elsewhere has a disk of its own
def test_a_server_whose_disk_is_full_is_not_ready(site, monkeypatch):
    monkeypatch.setattr(readiness, "KEPT_S", 0.0)
    with monkeypatch.context() as broken:
        broken.setattr(readiness.os, "statvfs", lambda folder: SimpleNamespace(f_bavail=10, f_frsize=4096))
        assert site.visitor().get("/readyz", 503)["reasons"] == ["disk"]
    assert site.visitor().get("/readyz")["ready"]


def test_what_broke_is_in_the_log_when_it_is_answered(site, monkeypatch, caplog):
    async def breaks(*given):
        raise RuntimeError("broken for the test")

    monkeypatch.setattr(site.hall, "list", breaks)
    answer = site.visitor().http.get("/api/tables", params={"list": "open", "i": "an invitation"})
    assert answer.status_code == 500 and answer.json()["error"]["code"] == "server-error-internal"
    (told,) = [each for each in caplog.records if each.getMessage() == "request failed"]
    assert (told.method, told.path) == ("GET", "/api/tables") and "broken for the test" in str(told.exc_info[1])


# --- seats and names ----------------------------------------------------------------------------------


def test_a_stranger_has_one_seat_at_a_public_table(site):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = ann.open(["me", "open", "open", "open"], public=True)["id"]
    bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    refused = bob.post(f"/api/tables/{table}/sit", {"seat": 2}, 403)
    assert refused["error"]["code"] == "server-error-one-seat"
    assert ann.post(f"/api/tables/{table}/sit", {"seat": 2})["you"]["seats"] == [0, 2]
    private = ann.open(["me", "open", "open"])
    for seat in (1, 2):
        bob.post(f"/api/tables/{private['id']}/sit", {"seat": seat, "name": f"Bob {seat}", "invite": private["invite"]})


def test_two_at_a_table_are_never_called_alike(site):
    ann, other = site.guest("Ann"), site.guest("ANN")
    table = ann.open(["me", "open", "open"], public=True)["id"]
    assert other.post(f"/api/tables/{table}/sit", {"seat": 1})["seats"][1]["name"] == "ANN (2)"
    assert other.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Аnn"})["seats"][1]["name"] == "Аnn (2)"


def test_nobody_chats_under_a_players_name(site):
    ann, eve = site.guest("Ann"), site.guest("Аnn")  # the second with a Cyrillic letter
    table = ann.open(["me", "me", "me"], public=True, start=True)["id"]
    at_seat, onlooker = ann.look(table, 0), eve.look(table)
    onlooker.ask({"type": "chat", "text": "I give up"})
    ann.post("/api/guest", {"name": "Somebody else"})
    at_seat.ask({"type": "chat", "text": "no"})
    at_seat.wait(lambda look: len(look.chat) == 2)
    assert at_seat.chat[0]["name"] == f"Аnn ({eve.id[2:6]})" and at_seat.chat[0]["seat"] is None
    assert at_seat.chat[1]["name"] == "Ann" and at_seat.chat[1]["seat"] == 0


def test_names_that_look_alike():
    assert unlike("Ann", ["Bob"]) == "Ann"
    assert unlike("Ann", ["ann", "Ann (2)"]) == "Ann (3)"
    assert unlike("Ann", ["ánn"], "x7f2") == "Ann (x7f2)"
    assert unlike("Ann", ["ann", "Ann (x7f2)"], "x7f2") == "Ann (x7f23)"


def test_what_no_row_could_hold_is_refused_by_type(site):
    ann = site.guest()
    for path in ("/api/tables/t_1%00", "/api/tables/t_1%00/replay/0", "/api/tables?list=open&game=%00"):
        answer = ann.http.get(path)
        assert answer.status_code in (200, 404, 422), (path, answer.text)


# --- numbers ------------------------------------------------------------------------------------------


def test_numbers_beyond_all_columns_are_malformed(site):
    ann = site.guest()
    look = ann.look(ann.open(["me", "me", "me"], start=True)["id"], 0)
    for field in ("chat", "since", "epoch", "seat"):
        for huge in (2**63, 2**64, 10**400, -(2**63)):
            look.send({"type": "hello", "seat": 0, field: huge})
            assert look.until("refused")["error"]["code"] == "server-error-request", (field, huge)
    for huge in (2**63, 2**31, -(2**63)):
        for wrong in ({"move": huge, "seat": 0}, {"move": 0, "seat": huge}):
            look.send({"type": "move", "id": "a", **wrong})
            assert look.until("refused")["error"]["code"] == "server-error-request"
    assert ann.http.get(f"/api/tables/x/replay/{2**63}").status_code in (404, 422)
