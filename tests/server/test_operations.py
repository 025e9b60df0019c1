"""Backup and restore, and what an operator does with tables and guests, beside a running server and without one."""

import json
import sqlite3
import stat
import tarfile
import threading

import pytest

from openoutcry import Log, Table
from openoutcry.cli import main
from openoutcry.server import admin, store
from openoutcry.server.backup import make_backup, restore_backup
from openoutcry.server.errors import BadFolder, NoTable, NotFound, WrongState
from openoutcry.server.folder import DataFolder
from openoutcry.server.settings import Settings
from tests.server.people import Site, awaited, bid, play_on
from tests.server.process import Process

# In the words of the server that has the folder, or of the command itself beside nodes of one database.
REFUSED = (admin.Refused, NoTable, NotFound, WrongState)


@pytest.fixture
def told(site, monkeypatch):
    """The site says where it is, as `outcry serve` does; commands know of its database by the environment."""
    site.hall.store.announce(site.url)
    monkeypatch.setenv("OPENOUTCRY_DATABASE", site.hall.settings.database)
    return site.hall.settings


# --- backups ------------------------------------------------------------------------------------------


def test_a_backup_made_while_moves_are_played_opens_and_goes_on(tmp_path):
    site = Site(data_dir=tmp_path / "data")
    try:
        ann = site.guest("Ann")
        table = ann.open(["me", "me", "me"], start=True)["id"]
        looks = [ann.look(table, seat) for seat in range(3)]
        played, enough = [], threading.Event()

        def play():
            while not enough.is_set():
                for look in looks:
                    look.settle()
                    if look.seat in look.view["pending"]:
                        play_on(look)
                        played.append(look.seat)

        players = threading.Thread(target=play)
        players.start()
        files = []
        for number in range(4):
            before = len(played)
            make_backup(DataFolder(tmp_path / "data"), tmp_path / f"{number}.tar.gz")
            files.append((before, tmp_path / f"{number}.tar.gz"))
        enough.set()
        players.join()
        cookie = ann.http.cookies["outcry_guest"]
    finally:
        site.stop()
    for before, file in files:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        folder = tmp_path / file.name.partition(".")[0]
        restore_backup(file, DataFolder(folder))
        again = Site(data_dir=folder)
        try:
            back = again.visitor()
            back.http.cookies.set("outcry_guest", cookie)
            look = back.look(table, 0)
            moves = sum(row.starts for row in again.hall.tables[table].match.rows)
            assert moves >= before  # every move acknowledged before the backup is in it
            assert look.view["table"]
        finally:
            again.stop()


def test_a_backup_does_not_overwrite_and_needs_something_to_keep(tmp_path):
    with pytest.raises(BadFolder):
        make_backup(DataFolder(tmp_path / "none"), tmp_path / "a.tar.gz")
    DataFolder(tmp_path / "data").key()
    sqlite3.connect(tmp_path / "data" / "openoutcry.db").execute("PRAGMA user_version = 1")
    make_backup(DataFolder(tmp_path / "data"), tmp_path / "a.tar.gz")
    with pytest.raises(BadFolder):
        make_backup(DataFolder(tmp_path / "data"), tmp_path / "a.tar.gz")


@pytest.mark.only_on("sqlite")  # a backup is of a folder
def test_restoring_puts_aside_what_was_there_and_only_when_asked(site, tmp_path, capsys):
    data = site.hall.settings.data_dir
    file = tmp_path / "site.tar.gz"
    assert main(["backup", str(file), "--data", str(data)]) == 0
    assert str(file) in capsys.readouterr().out
    assert main(["restore", str(file), "--data", str(data)]) == 2  # a server is using it
    other = tmp_path / "other"
    old_key = DataFolder(other).key()
    (other / "openoutcry.db").touch()
    assert main(["restore", str(file), "--data", str(other)]) == 2
    assert main(["restore", str(file), "--data", str(other), "--replace"]) == 0
    kept = next(other.glob("before-restore-*"))
    assert (kept / "secret.key").read_bytes() == old_key
    assert DataFolder(other).key() == site.hall.store.key()


def test_what_is_no_backup_changes_nothing(tmp_path):
    (tmp_path / "text").write_text("hello")
    with tarfile.open(tmp_path / "empty.tar.gz", "w:gz"):
        pass
    with tarfile.open(tmp_path / "wrong.tar.gz", "w:gz") as archive:
        for name in ("secret.key", "openoutcry.db"):
            archive.add(tmp_path / "text", name)
    key = DataFolder(tmp_path / "data").key()
    for name in ("text", "empty.tar.gz", "wrong.tar.gz", "missing"):
        with pytest.raises(BadFolder):
            restore_backup(tmp_path / name, DataFolder(tmp_path / "data"), replace=True)
        assert DataFolder(tmp_path / "data").key() == key


# --- tables and guests --------------------------------------------------------------------------------


def test_an_operator_lists_closes_exports_and_removes_beside_a_running_server(site, told, capsys):
    ann = site.guest("Ann")
    table = ann.open(["me", "me", "me"], start=True)["id"]
    look = ann.look(table, 0)
    look.move(bid(look))
    assert main(["admin", "tables", "--state", "running", "--json", "--data", str(told.data_dir)]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert next(row for row in shown if row["id"] == table)["seats"] == ["Ann", "Ann", "Ann"]
    log = Log.from_text(json.dumps(admin.ask(told, "export", table=table)["log"]))
    assert len(Table.replay(log).log.actions) == len(site.hall.tables[table].match.rows)
    assert admin.ask(told, "close", table=table) == {"closed": table}
    assert look.until("closing")["reason"] == "restart"
    assert ann.get(f"/api/tables/{table}")["state"] == "closed"
    with pytest.raises(REFUSED):
        admin.ask(told, "close", table=table)
    assert admin.ask(told, "remove", table=table) == {"removed": table}
    awaited(lambda: ann.http.get(f"/api/tables/{table}").status_code == 404)
    with pytest.raises(REFUSED):
        admin.ask(told, "remove", table=table)


def test_a_revoked_guest_is_nobody_and_his_lines_close(site, told):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = ann.open(["me", "open", "random"], public=True)["id"]
    bob.post(f"/api/tables/{table}/sit")
    look, other = bob.look(table, 1), ann.look(table, 0)
    assert admin.ask(told, "revoke", guest=bob.id) == {"revoked": 1}
    assert look.until("closing")["reason"] == "uninvited"
    assert bob.get("/api/me") == {"guest": None}
    assert ann.get("/api/me")["guest"]["id"] == ann.id
    other.settle()
    assert bob.post("/api/guest", {"name": "Bob"})["guest"]["id"] != bob.id
    with pytest.raises(REFUSED):
        admin.ask(told, "revoke", guest="g_nobody")


def test_a_new_cookie_counts_after_all_were_revoked(site, told):
    ann = site.guest("Ann")
    assert admin.ask(told, "revoke", guest="all")["revoked"] >= 1
    awaited(lambda: ann.get("/api/me") == {"guest": None})
    assert site.guest("Ann").get("/api/me")["guest"]["name"] == "Ann"


def test_one_who_is_forgotten_leaves_the_matches_to_the_others(site, told):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = ann.open(["me", "open", "random"], public=True)["id"]
    bob.post(f"/api/tables/{table}/sit")
    look = bob.look(table, 1)
    look.ask({"type": "chat", "text": "my secret"})
    assert admin.ask(told, "forget", guest=bob.id) == {"forgotten": bob.id}
    awaited(lambda: ann.get(f"/api/tables/{table}")["seats"][1]["name"] == store.NOBODY)
    assert ann.look(table, 0).chat == [] and bob.get("/api/me") == {"guest": None}
    assert bob.id not in {row["id"] for row in admin.ask(told, "guests") if row["name"] == "Bob"}


def test_without_a_server_the_command_does_it_itself(tmp_path, capsys, kept, monkeypatch):
    site = Site(data_dir=tmp_path, database=kept())
    monkeypatch.setenv("OPENOUTCRY_DATABASE", site.hall.settings.database)
    ann = site.guest("Ann")
    table = ann.open(["me", "me", "me"], start=True)["id"]
    site.stop()
    assert main(["admin", "tables", "--data", str(tmp_path)]) == 0
    assert table in capsys.readouterr().out
    assert main(["admin", "close", table, "--data", str(tmp_path)]) == 0
    assert main(["admin", "close", "t_none", "--data", str(tmp_path)]) == 2
    assert main(["admin", "close", "--data", str(tmp_path)]) == 2
    assert main(["admin", "prune", "soon", "--data", str(tmp_path)]) == 2


def test_old_tables_go_and_those_in_use_stay(tmp_path, kept):
    site = Site(data_dir=tmp_path, database=kept(), keep_days=30)
    try:
        ann = site.guest("Ann")
        tables = [ann.open(["me", "me", "me"], start=True)["id"] for _ in range(3)]
        look = ann.look(tables[0], 0)
        long_ago = store.now_ms() - 40 * admin.DAY_MS
        question = "UPDATE tables SET created_at = ?, started_at = ? WHERE id IN (?, ?)"
        site.call(site.hall.store.transact(lambda c: c.execute(question, (long_ago, long_ago, *tables[:2]))))
        site.hall._retire_at = 0.0
        site.call(site.hall._retire())
        assert [row["id"] for row in site.call(admin.tables(site.hall))] == [tables[2], tables[0]]
        look.settle()
        assert site.hall.counters["tables_retired"] == 1
    finally:
        site.stop()


@pytest.mark.parametrize("given", ["x", "operator", "x.y.z"])
def test_nobody_else_operates_the_site(site, given):
    body = {"deed": "tables", "asked": {}}
    answer = site.guest("Eve").http.post("/api/admin", json=body, headers={"authorization": f"Bearer {given}"})
    assert answer.status_code == 404
    guest = site.guest("Eve").http.cookies["outcry_guest"]  # signed with the same key, for something else
    assert not admin.allowed(site.hall.store.key(), guest)


def test_a_command_asks_the_server_that_people_run(tmp_path, capsys):
    server = Process(tmp_path / "data")
    try:
        assert main(["admin", "tables", "--json", "--data", str(tmp_path / "data")]) == 0
        assert json.loads(capsys.readouterr().out) == []
        assert main(["backup", str(tmp_path / "b.tar.gz"), "--data", str(tmp_path / "data")]) == 0
    finally:
        server.kill()


def test_what_is_not_there_is_said(tmp_path):
    for deed, wrong in (("close", NoTable), ("export", NoTable), ("remove", NoTable)):
        with pytest.raises(wrong):
            admin.ask(Settings(data_dir=tmp_path), deed, table="t_none")
    for deed in ("revoke", "forget"):
        with pytest.raises(NotFound):
            admin.ask(Settings(data_dir=tmp_path), deed, guest="g_none")
    assert Settings().keep_days == 0
