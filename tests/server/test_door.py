"""Silent, slow and many connections: people still get in, and the log stays short."""

import json
import logging
import socket
import time
import urllib.request

import httpx
import pytest

from openoutcry.server.measures import Calm
from tests.server.people import PATIENCE_S, Site
from tests.server.process import Process

pytestmark = pytest.mark.any_store
ATTACKER = "127.0.0.2"  # all of 127.0.0.0/8 is this machine


def knock(url, source=ATTACKER, first=b""):
    """A connection that says no more than that."""
    port = int(url.rsplit(":", 1)[1])
    opened = socket.create_connection(("127.0.0.1", port), PATIENCE_S, (source, 0))
    if first:
        opened.sendall(first)
    return opened


def ended(connection):
    """Has the server closed it? Waits for that."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


def closed_now(connection):
    connection.setblocking(False)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


SMALL = {"connections": 12, "connections_an_address": 6}


@pytest.fixture
def small(tmp_path, kept):
    opened = Site(data_dir=tmp_path, database=kept(), **SMALL, headers_s=0.4, stall_s=0.4)
    yield opened
    opened.stop()


@pytest.fixture
def hasty(tmp_path, kept):
    opened = Site(data_dir=tmp_path, database=kept(), **SMALL, body_s=0.4)
    yield opened
    opened.stop()


@pytest.fixture
def patient(tmp_path, kept):
    """Few connections and much time: whatever is closed here is closed for want of room."""
    opened = Site(data_dir=tmp_path, database=kept(), **SMALL, headers_s=PATIENCE_S)
    yield opened
    opened.stop()


@pytest.mark.parametrize(
    "first", [b"", b"G", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", b"GET /healthz HTTP/1.1\r\n"]
)
def test_a_request_has_to_come_in_time(small, first):
    assert ended(knock(small.url, first=first))
    assert small.hall.counters["connections_silent"] == 1


def test_a_second_request_has_to_come_in_time_too(small):
    connection = knock(small.url, first=b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /heal")
    assert ended(connection)


def test_a_body_has_to_come_in_time(hasty):
    head = (
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    )
    connection = knock(hasty.url, first=head)
    answer = b""
    while b"server-error-slow" not in answer:
        some = connection.recv(65536)
        assert some
        answer += some
    assert answer.startswith(b"HTTP/1.1 408")
    assert ended(connection)


def test_one_who_does_not_read_is_closed(small):
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.connect(("127.0.0.1", int(small.url.rsplit(":", 1)[1])))
    connection.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200)
    end = time.monotonic() + PATIENCE_S
    while not small.hall.counters["connections_stalled"]:
        assert time.monotonic() < end
        time.sleep(0.02)
    assert ended(connection)


def test_an_open_socket_is_not_silent(small):
    ann = small.guest()
    look = ann.look(ann.open(["me", "me", "me"], start=True)["id"], 0)
    small.call(_sleep(1.0))
    look.settle()


async def _sleep(seconds):
    import asyncio

    await asyncio.sleep(seconds)


def test_one_address_can_not_take_all_the_room(patient):
    taken = [knock(patient.url) for _ in range(30)]
    assert httpx.get(f"{patient.url}/healthz", timeout=PATIENCE_S).json()["ok"]
    assert patient.hall.counters["connections_evicted"] == 24
    assert [ended(connection) for connection in taken[:24]] == [True] * 24
    assert not any(closed_now(connection) for connection in taken[24:])


def test_many_addresses_do_not_keep_people_out(patient):
    taken = [knock(patient.url, f"127.0.0.{2 + number % 20}") for number in range(60)]
    ann = patient.guest()
    look = ann.look(ann.open(["me", "me", "me"], start=True)["id"], 0)
    more = [knock(patient.url, f"127.0.1.{2 + number % 20}") for number in range(60)]
    look.settle()
    assert len(patient.hall.door.inside) <= 12 + 16
    assert len(taken) + len(more) == 120


def test_connections_at_work_are_not_thrown_out_and_newcomers_are_refused(patient):
    ann = patient.guest()
    table = ann.open(["me", "me", "me"], start=True, public=True)["id"]
    ann.http.close()
    upgrade = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    sockets = [knock(patient.url, f"127.0.0.{2 + n // 6}", upgrade) for n in range(12)]
    for one in sockets:
        assert b"101" in one.recv(4096)
    assert patient.hall.door.full
    assert ended(knock(patient.url, "127.0.0.9", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"))
    assert patient.hall.counters["connections_refused"] == 1
    assert httpx.get(f"{patient.url}/healthz", timeout=PATIENCE_S).json()["ok"]  # asked from this machine


def test_silent_connections_beyond_the_files_a_process_may_open(tmp_path, kept):
    server = Process(tmp_path / "data", DATABASE=kept(), files=512, RATE_FACTOR=1000)
    try:
        taken = [knock(server.url, f"127.0.0.{2 + number % 200}") for number in range(1200)]
        for _ in range(5):
            with urllib.request.urlopen(f"{server.url}/healthz", timeout=PATIENCE_S) as answer:
                assert json.load(answer)["ok"]
        assert len(taken) == 1200
    finally:
        server.kill()
    assert "Traceback" not in server.errors.read_text() and server.errors.stat().st_size < 10_000


def test_the_same_complaint_is_written_a_few_times_only():
    calm = Calm()

    def complain(at, text="no %s"):
        record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, text, ("luck",), None)
        record.created = at
        return calm.filter(record), getattr(record, "left_out", None)

    assert sum(complain(1.0)[0] for _ in range(1000)) == Calm.MOST
    assert complain(2.0, "something else") == (True, None)
    assert complain(62.0) == (True, 1000 - Calm.MOST)
