"""What every request passes: origin, size, rate, headers; and what the server tells of itself."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from openoutcry.server.limits import Rate
from openoutcry.server.settings import RATES
from tests.server.people import Site


def test_headers_of_every_answer(site):
    for path in ("/", "/api/games", "/t/abc", "/api/nothing", "/healthz"):
        answer = site.visitor().http.get(path)
        policy = answer.headers["content-security-policy"]
        assert (
            "default-src 'self'" in policy and "img-src 'self' data:" in policy and "frame-ancestors 'none'" in policy
        )
        assert "unsafe-eval" not in policy and "script-src" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


def test_other_sites_can_not_act_for_a_guest(site):
    ann = site.guest()
    table = ann.open(["me", "random", "random"], start=True)
    evil = {"origin": "https://evil.example"}
    answer = ann.http.post("/api/tables", json={"game": "money", "players": 3}, headers=evil)
    assert answer.status_code == 403 and answer.json()["error"]["code"] == "server-error-origin"
    cookie = f"outcry_guest={ann.http.cookies['outcry_guest']}"
    address = f"{site.url.replace('http', 'ws')}/api/tables/{table['id']}/socket"
    with (
        connect(address, origin="https://evil.example", additional_headers={"Cookie": cookie}) as socket,
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv(60)
    assert closed.value.rcvd.code == 4403


def test_large_bodies_are_refused_with_and_without_a_length(site):
    ann = site.guest()
    assert ann.http.post("/api/tables", content=b"x" * 20_000).status_code == 413
    chunks = ann.http.post("/api/tables", content=(b"x" * 1000 for _ in range(20)))
    assert chunks.status_code == 413 and chunks.json()["error"]["code"] == "server-error-large"


def test_rates_are_limited_by_type(tmp_path, kept):
    # Nothing is given back meanwhile: a slow machine runs out as well as a fast one.
    rates = {kind: Rate(1e-6, rate.at_once) for kind, rate in RATES.items()}
    site = Site(data_dir=Path(tmp_path), database=kept(), rates=rates, rate_factor=1.0)
    try:
        ann = site.guest()
        table = ann.open(["me", "me", "me"], start=True)
        look = ann.look(table["id"], 0)
        said = [look.ask({"type": "chat", "text": "hi"}) for _ in range(10)]
        assert [s["type"] for s in said[:6]] == ["ack"] * 6
        assert said[-1]["error"]["code"] == "server-error-rate" and said[-1]["error"]["details"]["wait"] >= 1
        answers = [ann.http.post("/api/tables", json={"game": "money", "players": 3}) for _ in range(14)]
        assert answers[0].status_code == 201 and answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        flood = [ann.http.get("/api/me").status_code for _ in range(int(RATES["request"].at_once) + 40)]
        assert 429 in flood
        for _ in range(400):
            look.send({"type": "ping"})
        with pytest.raises(ConnectionClosed):
            while True:
                look.take()
    finally:
        site.stop()


def test_sockets_and_tables_are_counted(tmp_path, kept):
    site = Site(data_dir=Path(tmp_path), database=kept(), sockets_a_guest=3, tables_a_guest=2)
    try:
        ann = site.guest()
        table = ann.open(["me", "me", "me"], start=True)["id"]
        ann.open(["me", "me", "me"])
        assert ann.open(["me", "me", "me"], 429)["error"]["code"] == "server-error-many"
        looks = [ann.look(table, 0) for _ in range(3)]
        with pytest.raises(ConnectionClosed) as closed:
            ann.look(table, 0)
        assert closed.value.rcvd.code == 4429
        looks[0].close()
        looks[1].wait(lambda look: True)
        looks[1].settle()
    finally:
        site.stop()


def test_a_silent_socket_is_closed(tmp_path, kept):
    site = Site(data_dir=Path(tmp_path), database=kept(), silence_s=0.3)
    try:
        ann = site.guest()
        look = ann.look(ann.open(["me", "me", "me"], start=True)["id"], 0)
        assert look.until("closing")["reason"] == "silent"
    finally:
        site.stop()


def test_the_client_is_served_or_missed(site):
    page = site.visitor().http.get("/t/t_abc?i=xyz")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    assert site.visitor().http.get("/assets/none.js").status_code == 404
    assert site.visitor().http.get("/../../secret.key").status_code in (200, 404)
    assert site.visitor().get("/api/nothing", 404)["error"]["code"] == "server-error-not-found"


def test_health_metrics_and_description(site):
    site.guest().open(["me", "random", "random"], start=True)
    assert site.visitor().get("/healthz")["ok"]
    text = site.visitor().http.get("/metrics").text
    assert "openoutcry_matches_started_total" in text and "openoutcry_request_seconds_bucket" in text
    described = site.visitor().get("/openapi.json")
    assert "/api/tables/{table_id}/sit" in described["paths"]
    for name in ("TableInfo", "ClientMessage", "ServerMessage", "Sync", "View"):
        assert name in described["components"]["schemas"]


def test_every_text_of_the_server_exists_in_three_languages():
    from fluent.syntax import FluentParser

    import openoutcry.server

    ids = {}
    for language in ("en", "ru", "it"):
        source = Path(openoutcry.server.__file__).parent / "locale" / f"{language}.ftl"
        entries = FluentParser().parse(source.read_text(encoding="utf-8")).body
        assert not [e for e in entries if type(e).__name__ == "Junk"]
        ids[language] = {e.id.name for e in entries if type(e).__name__ == "Message"}
    assert ids["en"] == ids["ru"] == ids["it"]
    used = set()
    for file in Path(openoutcry.server.__file__).parent.glob("*.py"):
        import re

        used |= set(re.findall(r'"(server-[a-z-]+)"', file.read_text(encoding="utf-8")))
    assert used <= ids["en"]
