"""Taking a move back: alone where nobody saw it, by consent where they did, never across chance or secrets."""

import pytest

from tests.server.people import bid


def three(site, **more):
    """Two people and a third seat of the first, in a running match."""
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = ann.open(["me", "open", "me"], public=True, **more)
    bob.post(f"/api/tables/{table['id']}/sit")
    ann.post(f"/api/tables/{table['id']}/start")
    return ann, bob, table["id"]


def test_a_card_laid_face_down_goes_back_at_once(site):
    ann, _, table = three(site)
    look = ann.look(table, 0)
    before = look.view["table"], look.number
    look.move(look.view["moves"][0]["code"])
    assert look.ask({"type": "undo", "seat": 0})["type"] == "ack"
    assert look.view["table"] == before[0] and look.number == before[1] and look.epoch == 1


def test_others_face_down_cards_since_do_not_hinder_and_stay(site):
    ann, bob, table = three(site)
    a, b = ann.look(table, 0), bob.look(table, 1)
    a.move(a.view["moves"][0]["code"])
    b.move(b.view["moves"][0]["code"])
    laid = b.view["table"]["bid"]
    assert a.ask({"type": "undo", "seat": 0})["type"] == "ack"
    b.settle()
    assert a.view["table"]["bid"] == [] and b.view["table"]["bid"] == laid and b.epoch == 0


def test_a_finished_bid_goes_back_by_consent(site):
    ann, bob, table = three(site)
    a, b = ann.look(table, 0), bob.look(table, 1)
    a.move(bid(a, 2))
    assert a.ask({"type": "undo", "seat": 0})["type"] == "ack"
    assert a.table["undo_ask"] == {"seat": 0, "agreed": [], "waiting": [1]}
    assert a.view["table"]["seats"][0]["bid_finished"]
    b.wait(lambda look: look.table["undo_ask"])
    assert b.ask({"type": "undo_answer", "seat": 1, "agree": True})["type"] == "ack"
    a.wait(lambda look: not look.view["table"]["seats"][0]["bid_finished"])
    a.settle()
    assert a.view["table"]["bid"] == [] and a.table["undo_ask"] is None
    assert b.epoch == 1 and not b.view["table"]["seats"][0]["bid_finished"]


def test_consent_can_be_refused_and_the_question_withdrawn(site):
    ann, bob, table = three(site)
    a, b = ann.look(table, 0), bob.look(table, 1)
    a.move(bid(a))
    for who, seat in ((b, 1), (a, 0)):
        a.ask({"type": "undo", "seat": 0})
        b.wait(lambda look: look.table["undo_ask"])
        who.ask({"type": "undo_answer", "seat": seat, "agree": False})
        a.settle()
        b.settle()
        assert a.table["undo_ask"] is None and a.view["table"]["seats"][0]["bid_finished"]
    nobody = b.ask({"type": "undo_answer", "seat": 1, "agree": True})
    assert nobody["error"]["code"] == "server-error-undo-none-asked"


def test_a_visible_move_of_another_ends_it(site):
    ann, bob, table = three(site)
    a, b = ann.look(table, 0), bob.look(table, 1)
    a.move(bid(a))
    a.ask({"type": "undo", "seat": 0})
    b.move(bid(b))
    a.settle()
    assert a.table["undo_ask"] is None
    assert a.ask({"type": "undo", "seat": 0})["error"]["code"] == "error-undo-others"


def test_a_revealed_secret_stays(site):
    ann, bob, table = three(site)
    a, b = ann.look(table, 0), bob.look(table, 1)
    a.move(bid(a))
    b.move(bid(b))
    c = ann.look(table, 2)
    c.move(bid(c))  # the last bid turns all up
    refused = c.ask({"type": "undo", "seat": 2})
    assert refused["error"]["code"] == "error-undo-secret"


def test_a_public_choice_with_a_known_outcome_may_go_back(site):
    ann = site.guest()
    table = ann.open(["me", "me", "me"], start=True)["id"]
    look = ann.look(table, 0)
    for seat in range(3):
        other = ann.look(table, seat)
        other.move(bid(other))
    look.wait(lambda look: look.view["table"]["phase"] == "act")
    actor = look.view["pending"][0]
    acting = ann.look(table, actor)
    acting.move("keep")
    acting.wait(lambda look: look.view["pending"] != [actor])
    assert acting.ask({"type": "undo", "seat": actor})["type"] == "ack"
    assert acting.view["pending"] == [actor]


def test_a_round_that_drew_cards_stays(site):
    ann = site.guest()
    table = ann.open(["me", "me", "me"], start=True)["id"]
    looks = [ann.look(table, seat) for seat in range(3)]
    for look in looks:
        look.move(bid(look, 3))
    for _ in range(3):
        for look in looks:
            look.settle()
        actor = looks[0].view["pending"][0]
        swaps = [m for m in looks[actor].view["moves"] if m["text"].startswith("swap left")]
        looks[actor].move(swaps[0]["code"] if swaps else "keep")
    assert looks[actor].ask({"type": "undo", "seat": actor})["error"]["code"] == "error-undo-secret"


def test_nothing_to_take_back_and_tables_without_undo(site):
    ann, _, table = three(site)
    look = ann.look(table, 0)
    assert look.ask({"type": "undo", "seat": 0})["error"]["code"] == "error-undo-nothing"
    ann, _, table = three(site, undo=False)
    look = ann.look(table, 0)
    assert look.ask({"type": "undo", "seat": 0})["error"]["code"] == "server-error-undo-off"


def test_a_question_outlives_a_restart(site):
    ann, bob, table = three(site)
    a, b = ann.look(table, 0), bob.look(table, 1)
    a.move(bid(a, 2))
    a.ask({"type": "undo", "seat": 0})
    asked = a.table["undo_ask"]

    async def forget_all():
        site.hall.tables[table].start_over()

    site.call(forget_all())
    a, b = ann.look(table, 0), bob.look(table, 1)
    assert b.table["undo_ask"] == asked == {"seat": 0, "agreed": [], "waiting": [1]}
    assert b.ask({"type": "undo_answer", "seat": 1, "agree": True})["type"] == "ack"
    a.wait(lambda look: not look.view["table"]["seats"][0]["bid_finished"])
    site.call(forget_all())
    assert ann.look(table, 0).table["undo_ask"] is None


def acquire(site, seats, **more):
    """A running match of Acquire, whoever is the first to lay a tile."""
    ann = site.guest("Ann")
    table = ann.open(seats, game="acquire", public=True, **more)
    return ann, table["id"]


def lay_a_tile(*looks):
    """Lay tiles until one leaves its player to choose: nothing was drawn then. Who did, and the table before."""
    while True:
        for look in looks:
            look.settle()
        look = next((look for look in looks if look.seat in look.view["pending"]), None)
        if look is None:
            looks[0].take()
            continue
        before, move = look.view["table"], look.view["moves"][0]
        assert look.move(move["code"])["type"] == "ack"
        look.settle()
        if move["move"] == "play" and look.view["moves"] and look.view["moves"][0]["move"] != "play":
            return look, before


@pytest.mark.parametrize("agreed", [True, False])
def test_against_bots_a_tile_goes_back_at_once_whatever_the_table_agreed(site, agreed):
    """Bots judge by the record alone, so a tile shown to them has told nobody anything; and nobody is asked."""
    ann, table = acquire(site, ["me", "random", "random"], start=True, undo=agreed)
    look, before = lay_a_tile(ann.look(table, 0))
    assert look.view["table"] != before
    assert look.ask({"type": "undo", "seat": 0})["type"] == "ack"
    look.settle()
    assert look.view["table"] == before and look.table["undo_ask"] is None


def test_a_tile_shown_to_a_person_stays(site):
    ann, table = acquire(site, ["me", "open", "random"])
    bob = site.guest("Bob")
    bob.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    look, _ = lay_a_tile(ann.look(table, 0), bob.look(table, 1))
    assert look.ask({"type": "undo", "seat": look.seat})["error"]["code"] == "error-undo-secret"
