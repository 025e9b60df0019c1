"""One table that can't be read stands alone: lists answer, it is shown as what it is, and its log can be had."""

import json

import pytest

from openoutcry import Log
from tests.server.people import bid, play_out


def write(site, statement, *values):
    """Change the file behind the server's back, and let it forget what it knew."""
    site.call(site.hall.store.transact(lambda c: c.execute(statement, values)))


def forget(site, table):
    async def away():
        site.hall.forget(site.hall.tables[table])

    site.call(away())


def running(site, guest, **more):
    table = guest.open(["me", "me", "me"], public=True, start=True, **more)["id"]
    look = guest.look(table, 0)
    look.move(bid(look))
    look.close()
    return table


def damage_log(site, table):
    write(site, "UPDATE actions SET digest = 'no such digest' WHERE table_id = ?", table)
    forget(site, table)


def change_rules(site, table):
    rules = json.dumps({"version": 0, "edition": "of long ago"})
    write(site, "UPDATE tables SET rules = ? WHERE id = ?", rules, table)
    forget(site, table)


@pytest.mark.parametrize(("spoil", "trouble"), [(damage_log, "log"), (change_rules, "rules")])
def test_a_table_whose_log_does_not_replay_is_listed_as_such_among_the_others(site, spoil, trouble):
    ann = site.guest("Ann")
    fine, spoilt = running(site, ann), running(site, ann)
    spoil(site, spoilt)
    for kind in ("mine", "watch"):
        listed = {table["id"]: table for table in ann.get("/api/tables", list=kind)["tables"]}
        assert listed[fine]["trouble"] is None
        assert listed[spoilt]["trouble"] == trouble
    assert ann.get(f"/api/tables/{spoilt}")["trouble"] == trouble
    look = ann.look(spoilt, 0)
    assert look.view is None and look.table["trouble"] == trouble
    assert look.move("keep")["error"]["code"] == "server-error-unreadable"
    assert ann.get(f"/api/tables/{spoilt}/replay", 409)["error"]["code"] == "server-error-unreadable"
    look.close()


def test_a_running_match_that_cannot_go_on_tells_its_secrets_only_once_it_is_closed(site):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = running(site, ann)
    seed = site.hall.tables[table].sheet.seed
    change_rules(site, table)
    assert ann.http.get(f"/api/tables/{table}/export").status_code == 409
    bob.post(f"/api/tables/{table}/close", status=403)
    assert ann.post(f"/api/tables/{table}/close")["state"] == "closed"
    log = Log.from_text(ann.http.get(f"/api/tables/{table}/export").text)
    assert (log.rules_version, log.edition, log.seed) == (0, "of long ago", seed)
    assert len(log.actions) == 2


def test_a_running_match_that_can_go_on_is_not_closed(site):
    ann = site.guest("Ann")
    ann.post(f"/api/tables/{running(site, ann)}/close", status=409)


def test_a_finished_match_is_exported_as_it_was_kept(site):
    ann = site.guest("Ann")
    table = running(site, ann)
    play_out(site, table)
    before = ann.http.get(f"/api/tables/{table}/export").text
    write(site, "UPDATE actions SET digest = 'x' || digest WHERE table_id = ?", table)
    forget(site, table)
    assert ann.get("/api/tables", list="finished")["tables"][0]["id"] == table
    assert ann.get(f"/api/tables/{table}/review", 409)["error"]["code"] == "server-error-unreadable"
    kept, played = (Log.from_text(each) for each in (ann.http.get(f"/api/tables/{table}/export").text, before))
    assert [row[:2] for row in kept.actions] == [row[:2] for row in played.actions]
    assert (kept.seed, kept.rules_version, kept.edition) == (played.seed, played.rules_version, played.edition)


def test_one_damaged_row_does_not_spoil_a_list(site):
    ann = site.guest("Ann")
    fine, spoilt = (ann.open(["me", "open", "open"], public=True)["id"] for _ in range(2))
    write(site, "UPDATE tables SET options = '{' WHERE id = ?", spoilt)
    forget(site, spoilt)
    for kind in ("open", "mine"):
        listed = [table["id"] for table in ann.get("/api/tables", list=kind)["tables"]]
        assert fine in listed and spoilt not in listed
    assert ann.get(f"/api/tables/{spoilt}", 409)["error"]["code"] == "server-error-unreadable"


def test_a_game_that_is_no_longer_there_is_trouble_of_its_tables_alone(site):
    ann = site.guest("Ann")
    fine, gone = running(site, ann), running(site, ann)
    write(site, "UPDATE tables SET game = 'whist' WHERE id = ?", gone)
    forget(site, gone)
    listed = {table["id"]: table for table in ann.get("/api/tables", list="mine")["tables"]}
    assert listed[fine]["trouble"] is None and listed[gone]["trouble"] == "rules"
