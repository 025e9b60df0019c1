"""A lesson is a table like any other: real rules, a real log; the others play what is written."""

import pytest

from openoutcry.server.match import lay_out
from openoutcry.table.lesson import lesson_of

GAMES = ("stockpile", "acquire", "money", "watch")


def act_of(game, beat):
    """The move of a beat as a client says it."""
    act = lesson_of(game).beats[beat].act
    return act if isinstance(act, dict) else lesson_game(game).parse_move(act)


def lesson_game(game):
    from openoutcry.games import load_game

    return load_game(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_taken_from_the_first_beat_to_the_last(site, game):
    ann = site.guest("Ann")
    told = ann.get(f"/api/lessons/{game}")
    table = ann.post(f"/api/lessons/{game}", {}, 201)
    assert table["state"] == "running" and not table["hints"] and not table["undo"]
    assert table["lesson"] == {"played": 0}
    look = ann.look(table["id"], 0)
    for number, beat in enumerate(told["beats"]):
        ann.post(f"/api/tables/{table['id']}/lesson", {"beat": number})
        look.wait(lambda look, due=beat["begins"]: look.table["lesson"]["played"] == due)
        if beat["acts"]:
            look.move(act_of(game, number))
    look.settle()
    assert look.table["lesson"]["played"] == len(lesson_of(game).script())
    assert [table["id"] for table in ann.get("/api/tables", list="mine")["tables"]] == []
    assert ann.post(f"/api/tables/{table['id']}/lesson", {"beat": len(told["beats"])})["state"] == "closed"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_on_from_where_it_stands(site, game):
    """With the learner's own cards, against bots that play as they like; the lesson's table is put away."""
    ann = site.guest("Ann")
    told = ann.get(f"/api/lessons/{game}")
    lesson = ann.post(f"/api/lessons/{game}", {}, 201)["id"]
    taken = ann.look(lesson, 0)
    for number, beat in enumerate(told["beats"]):
        ann.post(f"/api/tables/{lesson}/lesson", {"beat": number})
        taken.wait(lambda look, due=beat["begins"]: look.table["lesson"]["played"] == due)
        if beat["acts"]:
            taken.move(act_of(game, number))
    taken.settle()
    before = taken.view["table"]
    table = ann.post(f"/api/tables/{lesson}/lesson/play-on", {})
    assert table["state"] == "running" and table["lesson"] is None and table["hints"] and table["undo"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert lay_out(site.hall.tables[table["id"]].sheet).view(0)["table"] == before
    assert table["forked"]["lesson"] and table["forked"]["table"] == lesson  # where it came from, for the log
    assert ann.get(f"/api/tables/{lesson}")["state"] == "closed"
    assert ann.post(f"/api/tables/{table['id']}/lesson/play-on", {}, 409)["error"]["code"] == "server-error-lesson"


def test_nobody_else_plays_a_lesson_on(site):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    lesson = ann.post("/api/lessons/money", {}, 201)
    bob.post(f"/api/tables/{lesson['id']}/lesson/play-on?i={lesson['invite']}", {}, 403)
    assert ann.get(f"/api/tables/{lesson['id']}")["state"] == "running"


def test_only_what_is_asked_for_is_played(site):
    ann = site.guest("Ann")
    table = ann.post("/api/lessons/acquire", {}, 201)["id"]
    look = ann.look(table, 0)
    ann.post(f"/api/tables/{table}/lesson", {"beat": 1})
    refused = look.ask({"type": "move", "seat": 0, "move": {"move": "play", "tile": "6c"}})
    assert refused["error"]["code"] == "server-error-lesson"
    illegal = look.ask({"type": "move", "seat": 0, "move": {"move": "play", "tile": "3e"}})
    assert illegal["error"]["code"] != "server-error-lesson"
    look.settle()
    assert look.table["lesson"]["played"] == 0
    look.move({"move": "play", "tile": "5c"})


def test_the_others_do_not_go_on_without_the_learner(site):
    ann = site.guest("Ann")
    table = ann.post("/api/lessons/stockpile", {}, 201)["id"]
    path = f"/api/tables/{table}/lesson"
    assert ann.post(path, {"beat": 4}, 409)["error"]["code"] == "server-error-lesson"
    assert ann.post(path, {"beat": 90}, 409)["error"]["code"] == "server-error-lesson"
    look = ann.look(table, 0)
    assert look.table["lesson"]["played"] == 0 and look.view["pending"] == [0]


def test_a_lesson_that_was_left_waits_and_can_be_taken_again(site):
    ann = site.guest("Ann")
    first = ann.post("/api/lessons/money", {}, 201)["id"]
    assert ann.post("/api/lessons/money", {}, 201)["id"] == first
    second = ann.post("/api/lessons/money", {"again": True}, 201)["id"]
    assert second != first
    assert ann.get(f"/api/tables/{first}")["state"] == "closed"
    assert site.guest("Bob").post("/api/lessons/money", {}, 201)["id"] != second


def test_nobody_else_leads_a_lesson_and_no_other_table_is_one(site):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = ann.post("/api/lessons/watch", {}, 201)
    bob.post(f"/api/tables/{table['id']}/lesson", {"beat": 0}, 404)
    plain = ann.open(["me", "house", "house"], start=True)
    assert plain["lesson"] is None
    assert ann.post(f"/api/tables/{plain['id']}/lesson", {"beat": 0}, 409)["error"]["code"] == "server-error-lesson"
    ann.get("/api/lessons/none", 400)


def test_a_lesson_survives_a_restart_of_the_table(site):
    ann = site.guest("Ann")
    table = ann.post("/api/lessons/acquire", {}, 201)["id"]
    look = ann.look(table, 0)
    look.move({"move": "play", "tile": "5c"})
    look.socket.close()

    async def forget():
        site.hall.tables[table].start_over()

    site.call(forget())
    again = ann.look(table, 0)
    assert again.table["lesson"]["played"] == 1
    again.move({"move": "found", "corporation": "sackson"})
