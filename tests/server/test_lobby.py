"""Opening tables, sitting, inviting, seating bots; and what is refused, by type."""

import string

import pytest

from openoutcry.server.guests import Tokens


def code(answer):
    assert answer["error"]["message"] and answer["error"]["message"] != answer["error"]["code"]
    return answer["error"]["code"]


def test_guests_keep_their_identity(site):
    ann = site.guest("  Ann   Lee ")
    assert ann.get("/api/me")["guest"] == {"id": ann.id, "name": "Ann Lee", "language": "en"}
    assert ann.post("/api/guest", {"name": "Anna", "language": "it"})["guest"]["id"] == ann.id
    assert ann.get("/api/me")["guest"]["name"] == "Anna"
    assert site.visitor().get("/api/me") == {"guest": None}


@pytest.mark.parametrize("name", ["", " ", "\u0000", "x" * 25, 7, None, ["Ann"]])
def test_names_that_are_none(site, name):
    answer = site.visitor().http.post("/api/guest", json={"name": name})
    assert answer.status_code in (400, 422) and code(answer.json()) in ("server-error-name", "server-error-request")


def test_a_forged_cookie_is_nobody(site):
    ann = site.guest()
    token = ann.http.cookies["outcry_guest"]
    middle = len(token) - 10  # within the signature
    changed = token[:middle] + ("A" if token[middle] != "A" else "B") + token[middle + 1 :]
    for forged in (changed, f'"{ann.id}"', "", "x" * 5000):
        eve = site.visitor()
        eve.http.cookies.set("outcry_guest", forged)
        assert eve.get("/api/me") == {"guest": None}


def test_a_token_has_one_form_only():
    """The last character of a signature has bits that no decoder reads: a token must not have four spellings."""
    tokens = Tokens(b"k" * 64)
    alphabet = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"
    for number in range(20):
        token = tokens.sign(f"g_{number}")
        assert tokens.read(token) == (f"g_{number}", 0)
        spellings = {token[:-1] + last for last in alphabet} | {token + "=", token + "==", f" {token}", f"{token}\n"}
        assert [s for s in spellings - {token} if tokens.read(s) is not None] == []


def test_the_cookie_is_closed_to_scripts_and_other_sites(site):
    answer = site.visitor().http.post("/api/guest", json={"name": "Ann"})
    said = answer.headers["set-cookie"].lower()
    assert "httponly" in said and "samesite=lax" in said


def test_games_tell_all_that_can_be_set(site):
    money = next(g for g in site.visitor().get("/api/games")["games"] if g["name"] == "money")
    assert money["players"] == {"least": 3, "most": 5} and money["levels"][0] == "random"
    options = {o["name"]: o for o in money["options"]}
    assert options["deals"]["kind"] == "integer" and options["deals"]["most"] == 20
    assert options["removed"]["kind"] == "choices" and options["removed"]["choice_texts"][0] == "money-kind-crown"
    assert options["memory"]["kind"] == "flag" and options["memory"]["clause"] == "MON-5.1"


def test_the_lobby_lists_what_concerns_one(site):
    ann, bob = site.guest("Ann"), site.guest("Bob")
    shown = ann.open(["me", "open", "random"], public=True)["id"]
    hidden = ann.open(["me", "open", "random"])["id"]
    running = ann.open(["me", "random", "random"], public=True, start=True)["id"]

    def ids(who, kind):
        return {t["id"] for t in who.get("/api/tables", list=kind, limit=100)["tables"]}

    assert {shown, hidden, running} <= ids(ann, "mine") and not ids(bob, "mine") & {shown, hidden, running}
    assert shown in ids(bob, "open") and hidden not in ids(bob, "open") and running not in ids(bob, "open")
    assert running in ids(bob, "watch") and hidden not in ids(bob, "watch")
    assert ids(site.visitor(), "finished") == set()


def test_seats_are_taken_freed_and_given_to_bots(site):
    ann, bob, eve = site.guest("Ann"), site.guest("Bob"), site.guest("Eve")
    table = f"/api/tables/{ann.open(['me', 'open', 'open'], public=True)['id']}"
    assert code(ann.post(f"{table}/start", status=400)) == "server-error-open-seats"
    bob.post(f"{table}/sit", {"seat": 2})
    assert code(eve.post(f"{table}/sit", {"seat": 2}, 409)) == "server-error-seat-taken"
    assert code(eve.post(f"{table}/sit", {"seat": 9}, 400)) == "error-seat"
    assert code(bob.post(f"{table}/bot", {"seat": 1, "level": "random"}, 403)) == "server-error-not-host"
    assert code(ann.post(f"{table}/bot", {"seat": 1, "level": "genius"}, 400)) == "server-error-level"
    assert code(ann.post(f"{table}/bot", {"seat": 2, "level": "random"}, 409)) == "server-error-seat-taken"
    assert ann.post(f"{table}/bot", {"seat": 1, "level": "random"})["seats"][1]["kind"] == "bot"
    assert code(eve.post(f"{table}/sit", status=409)) == "server-error-no-free-seat"
    assert code(eve.post(f"{table}/stand", {"seat": 2}, 403)) == "server-error-not-your-seat"
    assert ann.post(f"{table}/bot", {"seat": 1, "level": None})["seats"][1]["kind"] == "open"
    assert ann.post(f"{table}/stand", {"seat": 2})["seats"][2]["kind"] == "open"
    assert code(bob.post(f"{table}/close", status=403)) == "server-error-not-host"
    assert ann.post(f"{table}/close")["state"] == "closed"
    assert code(bob.post(f"{table}/sit", status=409)) == "server-error-state"


def test_private_tables_do_not_exist_for_others(site):
    ann, eve = site.guest("Ann"), site.guest("Eve")
    table = ann.open(["me", "random", "random"], start=True)
    for path in ("", "/replay", "/export"):
        assert code(eve.get(f"/api/tables/{table['id']}{path}", 404)) == "server-error-no-table"
    for action in ("start", "close", "rematch"):
        eve.post(f"/api/tables/{table['id']}/{action}", status=404)
    eve.post(f"/api/tables/{table['id']}/sit", {"invite": "guess"}, 404)
    eve.get(f"/api/tables/{table['id']}", 200, i=table["invite"])
    with pytest.raises(Exception, match="4404"):
        eve.look(table["id"])


BAD_TABLES = [
    ({"players": 2}, 400, "error-players"),
    ({"game": "chess"}, 400, "error-unknown-game"),
    ({"options": {"deals": 99}}, 400, "error-option-value"),
    ({"options": {"deal": 1}}, 400, "error-option-name"),
    ({"numbers": {"fee": -1}}, 400, "error-option-value"),
    ({"options": {"removed": ["crown", "real", "ducat"]}}, 400, "error-option-value"),
    ({"players": "three"}, 422, "server-error-request"),
    ({"surprise": 1}, 422, "server-error-request"),
    ({"seats": [{"kind": "me"}]}, 422, "server-error-request"),
    ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "x"}, {"kind": "open"}]}, 400, "server-error-level"),
    ({"clock": {"initial_s": 1}}, 422, "server-error-request"),
    ({"start": True}, 400, "server-error-open-seats"),
]


@pytest.mark.parametrize(("change", "status", "error"), BAD_TABLES)
def test_tables_that_can_not_be(site, change, status, error):
    answer = site.guest().post("/api/tables", {"game": "money", "players": 3, **change}, status)
    assert answer["error"]["code"] == error


def test_only_guests_open_tables(site):
    assert code(site.visitor().open(["me", "random", "random"], 401)) == "server-error-guest"


BAD_MESSAGES = [
    "",
    "{",
    "[]",
    "null",
    "[" * 4000,
    '{"type": "dance"}',
    '{"type": "move", "seat": 0, "move": 1}',
    '{"type": "move", "id": "", "seat": 0, "move": 1}',
    '{"type": "move", "id": "a", "seat": "0", "move": 1}',
    '{"type": "move", "id": "a", "seat": 0, "move": 1, "more": 2}',
    '{"type": "hello", "since": -1}',
    '{"type": "chat", "id": "a", "text": ""}',
    "x" * 9000,
]


def test_messages_that_are_none_are_refused_and_the_line_holds(site):
    ann = site.guest()
    table = ann.open(["me", "me", "me"], start=True)
    look = ann.look(table["id"], 0)
    for bad in BAD_MESSAGES:
        look.send(bad)
        assert look.until("refused")["error"]["code"].startswith("server-error-")
    look.settle()


BAD_MOVES = [
    -1,
    10_000,
    2**70,
    "",
    "fly",
    "bid",
    {"move": "fly"},
    {},
    {"move": "bid", "cards": [1, 1]},
    {"move": ["x"]},
]


def test_moves_that_are_none_are_refused_by_type(site):
    ann = site.guest()
    table = ann.open(["me", "me", "me"], start=True)
    look = ann.look(table["id"], 0)
    number = look.number
    for bad in BAD_MOVES:
        for kind in ("move", "why"):
            refused = look.ask({"type": kind, "seat": 0, "move": bad})
            assert refused["type"] == "refused", (kind, bad)
            assert refused["error"]["code"] not in ("server-error-internal",), (kind, bad)
    assert look.move("keep", seat=9)["error"]["code"] == "server-error-not-your-seat"
    look.settle()
    assert look.number == number


def test_half_a_character_is_malformed_and_nothing_more(site):
    ann = site.guest()
    look = ann.look(ann.open(["me", "me", "me"], start=True)["id"], 0)
    for said in ('"chat","id":"a","text":"\\ud800"', '"move","id":"a","seat":0,"move":"\\udfff keep"'):
        look.send('{"type":' + said + "}")
        assert look.until("refused")["error"]["code"] == "server-error-request"
    assert look.ask({"type": "chat", "text": "still here"})["type"] == "ack"


def test_nothing_before_hello(site):
    ann = site.guest()
    table = ann.open(["me", "me", "me"], start=True)
    look = ann.look(table["id"], 0)
    look.close()
    other = site.guest("Bob")
    with pytest.raises(Exception, match="4404"):
        other.look(table["id"])


def test_my_games_say_whose_turn_it_is_though_nobody_looks(site):
    ann = site.guest("Ann")
    table = ann.open(["me", "me", "random"], start=True)["id"]

    async def put_to_sleep():
        site.hall.tables[table].start_over()

    site.call(put_to_sleep())
    mine = ann.get("/api/tables", list="mine")["tables"]
    assert [(t["id"], t["pending"]) for t in mine if t["id"] == table] == [(table, [0, 1, 2])]


def test_texts_of_games_from_outside_are_asked_for_by_language(site):
    visitor = site.visitor()
    assert visitor.get("/api/texts/ru") == {"language": "ru", "fluent": ""}
    assert visitor.http.get("/api/texts/xx").status_code == 422
