"""Data folders of older versions: they open, are brought up to date, and what can be played goes on.

`data/version_2.sql` is what a server of schema 2 kept, before sheets had versions and guests could be sent away.
"""

import hashlib
import sqlite3
from pathlib import Path

import pytest

from openoutcry import Log
from openoutcry.games import load_game
from openoutcry.server.folder import DataFolder
from openoutcry.server.store.copying import copy_site
from tests.server.people import Site, play_on

KEPT = Path(__file__).parent / "data" / "version_2.sql"
KEY = hashlib.sha256(b"a site of old").hexdigest()  # what that site signed with
COOKIE = "ImdfSjgxT2IxR3llLU5kIg.g6YHsfLxi3wh3B4tS05WkRCBkuk"  # Ann's
RULES_THEN = 1  # the rules version of all its games
TABLES = {"running": 4, "finished": 2, "open": 1}


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory, kept):
    """That folder, opened by today's server or moved into PostgreSQL, and Ann, who comes back with her cookie."""
    folder = tmp_path_factory.mktemp("older")
    (folder / "secret.key").write_text(KEY)
    (folder / "secret.key").chmod(0o600)
    older = sqlite3.connect(folder / "openoutcry.db")
    older.executescript(KEPT.read_text(encoding="utf-8"))
    older.execute("PRAGMA user_version = 2")
    older.commit()
    older.close()
    database = kept()
    if database:
        copy_site(DataFolder(folder), database)
    site = Site(data_dir=folder, database=database)
    ann = site.visitor()
    ann.http.cookies.set("outcry_guest", COOKIE)
    yield ann
    site.stop()


def tables(ann):
    return [table for kind in ("mine", "finished") for table in ann.get("/api/tables", list=kind)["tables"]]


def test_whoever_was_known_is_known_and_all_their_tables_are_listed(upgraded):
    assert upgraded.get("/api/me")["guest"]["name"] == "Ann"
    found = [table["state"] for table in tables(upgraded)]
    assert {state: found.count(state) for state in set(found)} == TABLES


def test_matches_of_todays_rules_go_on_and_others_are_shown_as_such(upgraded):
    for listed in tables(upgraded):
        table = upgraded.get(f"/api/tables/{listed['id']}")
        same_rules = load_game(table["game"]).edition.rules_version == RULES_THEN
        assert table["trouble"] in ((None,) if same_rules else (None, "log")), table
        if table["state"] == "running" and table["trouble"] is None:
            looks = [upgraded.look(table["id"], seat) for seat in range(table["players"])]
            play_on(next(look for look in looks if look.seat in look.view["pending"]))
            for look in looks:
                look.close()


def test_finished_matches_can_be_exported_and_those_of_todays_rules_looked_back_on(upgraded):
    for table in upgraded.get("/api/tables", list="finished")["tables"]:
        path = f"/api/tables/{table['id']}"
        log = Log.from_text(upgraded.http.get(f"{path}/export").text)
        assert log.game == table["game"] and log.actions
        if upgraded.get(path)["trouble"] is None:
            assert upgraded.get(f"{path}/replay")["fortunes"][-1] == table["result"]["scores"]


def test_what_was_said_is_still_there(upgraded):
    spoken = [table for table in tables(upgraded) if table["game"] == "acquire" and table["state"] == "running"]
    look = upgraded.look(spoken[0]["id"], 0)
    assert [said["text"] for said in look.hello(0)["chat"]] == ["Good evening"]
    look.close()
