"""Nothing a seat does not know reaches it: two matches that differ only in that send it the same bytes."""

import json
from types import SimpleNamespace

import pytest

from openoutcry import Table, games
from openoutcry.server.tables.bots import Bots
from tests.server.people import bid
from tests.server.worlds import act_unseen, heard_in_two_worlds, somewhere, start_from


@pytest.mark.any_store  # over nodes and PostgreSQL: test_nodes
@pytest.mark.parametrize("place", [0, 2, None])
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("game", games())
def test_two_worlds_send_the_same_bytes(site, game, seed, place):
    site.call(site.hall.games.prepare_search(game))  # hints come from the same bot in both worlds
    guests = site.guest("Ann"), site.guest("Bob")
    for one, two in zip(*heard_in_two_worlds(site, guests, game, seed, place), strict=True):
        assert one == two


def test_the_worlds_do_differ_in_unseen_acts(site):
    """The proof above would be empty if nothing could be done unseen."""
    guests = site.guest("Ann"), site.guest("Bob")
    for place in (0, 2, None):
        started = start_from(site, guests, somewhere("money", 1, 0).position(), place)
        assert act_unseen(site, started, place, acts=3) == 3


def test_secret_actions_send_nothing_at_all(site):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = ann.open(["me", "open", "random"], public=True)
    bob.post(f"/api/tables/{table['id']}/sit")
    ann.post(f"/api/tables/{table['id']}/start")
    a, b = ann.look(table["id"], 0), bob.look(table["id"], 1)
    watcher = site.visitor().look(table["id"])
    for look in (a, watcher):
        look.wait(lambda look: look.view["table"]["seats"][2]["bid_finished"])
        look.settle()
    said = len(a.traffic), len(watcher.traffic)
    for _ in range(3):
        assert b.move(b.view["moves"][0]["code"])["type"] == "ack"
    assert b.ask({"type": "undo", "seat": 1})["type"] == "ack"
    assert len(b.view["table"]["bid"]) == 2
    for look in (a, watcher):
        look.settle()
    assert (len(a.traffic), len(watcher.traffic)) == (said[0] + 1, said[1] + 1)  # the two pongs


def test_a_spectator_sees_no_secret(site):
    ann = site.guest("Ann")
    table = ann.open(["me", "random", "random"], public=True, start=True)
    watcher = site.visitor().look(table["id"])
    assert watcher.view["seat"] is None and watcher.view["moves"] == [] and "hand" not in watcher.view["table"]
    mine = ann.look(table["id"], 0)
    mine.move(bid(mine, 2))
    watcher.wait(lambda look: look.view["table"]["phase"] == "act" or look.view["table"]["round"] > 1)
    assert not [e for e in watcher.events if e["event"] in ("dealt", "bid_laid")]
    refused = watcher.ask({"type": "move", "seat": 0, "move": "keep"})
    assert refused["error"]["code"] == "server-error-not-your-seat"
    watcher.send({"type": "hello", "seat": 0})
    assert watcher.until("sync")["type"] == "refused"
    assert site.visitor().get(f"/api/tables/{table['id']}/replay")["seat"] is None
    site.visitor().get(f"/api/tables/{table['id']}/replay", 403, seat=0)
    site.visitor().get(f"/api/tables/{table['id']}/export", 409)
    site.visitor().get(f"/api/tables/{table['id']}/replay/1", 409)


def test_no_number_of_actions_and_no_seed_leaves_a_running_match(site):
    ann = site.guest("Ann")
    table = ann.open(["me", "me", "me"], start=True)
    look = ann.look(table["id"], 0)
    look.move(bid(look, 3))
    live = site.hall.tables[table["id"]]
    everything = " ".join([*look.traffic, json.dumps(ann.get(f"/api/tables/{table['id']}/replay", seat=0))])
    assert live.sheet.seed not in everything and live.sheet.bot_seed not in everything
    assert all(row.digest not in everything for row in live.match.rows)


def test_what_shows_of_a_bots_action_is_known_beforehand():
    """A bot's finished bid waits for a beat, the cards laid before it do not: the time must not tell their number."""
    table = Table("money", 3, "beat")
    bots = SimpleNamespace(table=SimpleNamespace(match=SimpleNamespace(game=table.game, table=table)))
    codes = {move.text: move.code for move in table.legal(0)}
    card = next(text for text in codes if text != "done")
    assert not Bots.would_show(bots, 0, codes[card])
    table.play(0, codes[card])
    done = next(move.code for move in table.legal(0) if move.json["move"] == "finish" or move.text == "done")
    assert Bots.would_show(bots, 0, done)
    assert table.view(None)["table"] == Table("money", 3, "beat").view(None)["table"]
