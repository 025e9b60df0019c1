"""A seat changes hands in every way there is; who had it before is told nothing of it any more."""

from copy import deepcopy
from functools import cache

import pytest
from websockets.exceptions import ConnectionClosed

from openoutcry import Table, games
from tests.server.people import Site, play_out
from tests.server.worlds import act_unseen, other_world, probe, somewhere, without_ids


@pytest.fixture(scope="module")
def site(tmp_path_factory, kept):
    """Bots that take their time: what they would do is no part of the two worlds."""
    site = Site(data_dir=tmp_path_factory.mktemp("data"), database=kept(), bot_delay_s=1000.0)
    yield site
    site.stop()


LEFT = 1  # the seat that changes hands; the worlds are the same for seat 3 and for onlookers only


def stands_up(table, ann, bob, cat):
    bob.post(f"{table}/stand", {"seat": LEFT})
    cat.post(f"{table}/sit", {"seat": LEFT})


def is_removed(table, ann, bob, cat):
    ann.post(f"{table}/stand", {"seat": LEFT})
    cat.post(f"{table}/sit", {"seat": LEFT})


def is_replaced_by_a_bot(table, ann, bob, cat):
    ann.post(f"{table}/stand", {"seat": LEFT})
    ann.post(f"{table}/bot", {"seat": LEFT, "level": "random"})


def is_removed_and_the_host_sits_there(table, ann, bob, cat):
    ann.post(f"{table}/stand", {"seat": LEFT})
    ann.post(f"{table}/sit", {"seat": LEFT, "name": "Second"})


def moves_to_another_seat(table, ann, bob, cat):
    bob.post(f"{table}/stand", {"seat": LEFT})
    ann.post(f"{table}/stand", {"seat": 3})
    bob.post(f"{table}/sit", {"seat": 3})
    cat.post(f"{table}/sit", {"seat": LEFT})


def gives_up_one_of_two_seats(table, ann, bob, cat):
    """Only at a private table: at a public one nobody but the host has two."""
    ann.post(f"{table}/stand", {"seat": 3})
    bob.post(f"{table}/sit", {"seat": 3, "name": "Second"})
    bob.post(f"{table}/stand", {"seat": LEFT})
    ann.post(f"{table}/sit", {"seat": LEFT, "name": "Third"})


def goes_to_another_table(table, ann, bob, cat):
    other = ann.open(["me", "open", "random"], public=True)["id"]
    bob.post(f"{table}/stand", {"seat": LEFT})
    bob.post(f"/api/tables/{other}/sit")
    cat.post(f"{table}/sit", {"seat": LEFT})


def comes_and_goes_many_times(table, ann, bob, cat):
    for _ in range(3):
        bob.post(f"{table}/stand", {"seat": LEFT})
        bob.post(f"{table}/sit", {"seat": LEFT})
    stands_up(table, ann, bob, cat)


WAYS = (
    stands_up,
    is_removed,
    is_replaced_by_a_bot,
    is_removed_and_the_host_sits_there,
    moves_to_another_seat,
    gives_up_one_of_two_seats,
    goes_to_another_table,
    comes_and_goes_many_times,
)


def two_worlds(game):
    return deepcopy(_two_worlds(game))


@cache
def _two_worlds(game):
    """Two positions, the same to onlookers, in which the seat that changes hands knows different things."""
    for decisions in range(9, 200, 10):
        played = somewhere(game, 2, decisions)
        one, two = played.position(), other_world(played, None, 2)
        first, second = (Table.from_position(each) for each in (one, two))
        if first.game.layout.to_bytes(first.hidden(LEFT)) != first.game.layout.to_bytes(second.hidden(LEFT)):
            return one, two
    raise AssertionError("nothing to leak")


def open_for_four(ann, bob, game, position, public=True):
    """An open table: bob in the seat that will change hands, ann in the others."""
    table = ann.open(
        ["me", "open", "me", "me"], game=game, public=public, options=position["options"], numbers=position["numbers"]
    )
    bob.post(f"/api/tables/{table['id']}/sit", {"seat": LEFT, "invite": table["invite"]})
    return table


def start_at(site, ann, table, position):
    """The host deals: this position."""
    live = site.hall.tables[table]
    live.sheet.position, live.sheet.bot_seed = position, "same"
    ann.post(f"/api/tables/{table}/start")


def heard_after(site, people, game, position, change, unseen):
    """All that a former holder's line and requests are told, from the change on."""
    ann, bob, cat = people
    opened = open_for_four(ann, bob, game, position, public=change is not gives_up_one_of_two_seats)
    table = opened["id"]
    site.hall.tables[table].sheet.bot_seed = "same"  # who sits in a bot's place is drawn from it
    old = bob.look(table, LEFT, invite=opened["invite"])
    change(f"/api/tables/{table}", ann, bob, cat)
    start_at(site, ann, table, position)
    old.wait(lambda look: look.view is not None)
    assert old.view["seat"] is None and old.view["moves"] == []
    assert old.table["watching"] == 1
    heard = probe(bob, old, table, None)
    act_unseen(site, table, None, acts=unseen)
    old.settle()
    again = bob.look(table, None)
    traffic = [without_ids(said) for said in [*old.traffic, *again.traffic, *heard]]
    old.close()
    again.close()
    return traffic


@pytest.mark.parametrize("change", WAYS)
@pytest.mark.parametrize("game", games())
def test_who_had_the_seat_before_hears_the_same_in_two_worlds(site, game, change):
    site.call(site.hall.games.prepare_search(game))
    people = site.guest("Ann"), site.guest("Bob"), site.guest("Cat")
    one, two = (
        heard_after(site, people, game, position, change, unseen)
        for position, unseen in zip(two_worlds(game), (0, 2), strict=True)
    )
    assert one == two


@pytest.mark.parametrize("game", games())
def test_a_seat_given_up_before_a_rematch_is_told_nothing_of_it(site, game):
    """Who had the seat in the first match, and again in the rematch that waits, and then gives it up."""
    ann, bob, cat = site.guest("Ann"), site.guest("Bob"), site.guest("Cat")
    heard = []
    for position in two_worlds(game):
        first = open_for_four(ann, bob, game, position)["id"]
        ann.post(f"/api/tables/{first}/start")
        play_out(site, first)
        table = ann.post(f"/api/tables/{first}/rematch")["id"]
        old = bob.look(table, LEFT)
        stands_up(f"/api/tables/{table}", ann, bob, cat)
        start_at(site, ann, table, position)
        old.wait(lambda look: look.view is not None)
        act_unseen(site, table, None, acts=2)
        old.settle()
        heard.append([without_ids(said) for said in old.traffic])
        old.close()
    assert heard[0] == heard[1]


def test_the_line_is_told_that_it_is_an_onlookers_now(site):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = ann.open(["me", "open", "random"], public=True)["id"]
    bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    look = bob.look(table, 1)
    assert look.table["watching"] == 0
    ann.post(f"/api/tables/{table}/stand", {"seat": 1})
    said = look.until("sync")
    assert (said["seat"], said["from"], said["table"]["watching"]) == (None, 0, 1)
    # Who sits down again says so with a greeting: the old right does not come back by itself.
    bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    ann.post(f"/api/tables/{table}/start")
    look.wait(lambda look: look.view is not None)
    assert look.view["seat"] is None
    look.number, look.epoch, look.events = 0, 0, []
    assert look.hello(1)["view"]["seat"] == 1


def test_at_a_private_table_who_came_without_invitation_is_shown_out(site):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = ann.open(["me", "open", "random"])
    bob.post(f"/api/tables/{table['id']}/sit", {"seat": 1, "invite": table["invite"]})
    bare, invited = bob.look(table["id"], 1), bob.look(table["id"], 1, invite=table["invite"])
    ann.post(f"/api/tables/{table['id']}/stand", {"seat": 1})
    assert bare.until("closing", "sync") == {"type": "closing", "reason": "uninvited"}
    with pytest.raises(ConnectionClosed) as closed:
        bare.take()
    assert closed.value.rcvd.code == 4404
    assert invited.until("closing", "sync")["seat"] is None
    mine = ann.look(table["id"], 0)
    mine.ask({"type": "chat", "text": "among us"})
    invited.wait(lambda look: look.chat)
    assert not any("among us" in said for said in bare.traffic)


def test_a_stand_in_gives_nobody_else_the_seat(site):
    ann, bob, cat = site.guest("Ann"), site.guest("Bob"), site.guest("Cat")
    table = ann.open(["me", "open", "me"], public=True)["id"]
    bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    ann.post(f"/api/tables/{table}/start")
    holder, stranger = bob.look(table, 1), cat.look(table)
    bob.post(f"/api/tables/{table}/stand", {"seat": 1})
    cat.post(f"/api/tables/{table}/sit", {"seat": 1}, 409)
    stranger.send({"type": "hello", "seat": 1})
    assert stranger.until("sync")["error"]["code"] == "server-error-not-your-seat"
    for kind in ("hint", "belief", "undo"):
        assert stranger.ask({"type": kind, "seat": 1})["error"]["code"] == "server-error-not-your-seat"
    assert stranger.view["seat"] is None
    # The holder has only gone to lunch: the hand is still theirs to see, and the seat to take back.
    bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    holder.settle()
    assert holder.view["seat"] == 1 and holder.table["seats"][1]["stand_in"] is None


def test_a_fork_is_its_makers_alone(site):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = ann.open(["me", "open", "random"], public=True)["id"]
    bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    ann.post(f"/api/tables/{table}/start")
    old = bob.look(table, 1)
    play_out(site, table)
    fork = ann.post(f"/api/tables/{table}/play-on", {"number": 2, "seat": 1})["id"]
    bob.get(f"/api/tables/{fork}", 404)
    bob.get(f"/api/tables/{fork}/replay?seat=1", 404)
    old.settle()
    assert fork not in "".join(old.traffic)
