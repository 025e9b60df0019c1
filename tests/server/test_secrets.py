"""Nothing a seat does not know reaches it: two matches that differ only in that send it the same bytes."""

import json
import random
import re
from collections.abc import Iterator
from itertools import product
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from openoutcry import Table, games
from openoutcry.kernel.chance import CHANCE
from openoutcry.kernel.events import SPECTATOR
from openoutcry.server.live import LiveTable
from openoutcry.server.model import PERSON, Seat
from tests.server.people import Look, bid


def somewhere(game: str, seed: int, decisions: int) -> Table:
    """A match after some random decisions."""
    table = Table(game, 4, f"leak {seed}")
    dice = random.Random(seed)
    for _ in range(decisions):
        if table.over:
            break
        seat = dice.choice(table.pending)
        table.play(seat, dice.choice(table.legal(seat)))
    return table


def other_world(table: Table, place: int | None, seed: int) -> dict:
    """The same position for that place, what it does not know dealt anew.

    An onlooker knows nothing that a seat does not: for one, the unknown of the last seat is dealt anew.
    """
    seat = 3 if place is None else place
    state = table.hidden(seat)
    chances = np.zeros(1, CHANCE)
    chances["key"][0] = seed + 1
    table.game.study.guess(state, 0, seat, chances, 0)
    key = {"key": f"{seed + 1:064x}", "drawn": 0}
    return {**table.position(), **table.game.position(state[0]), "chance": key}


def start_from(site, guests, position, place) -> str:
    """A running table from a position: the first guest has the place looked from, the second the others."""
    owners = [guests[0] if seat == place else guests[1] for seat in range(4)]
    seats = [Seat(n, PERSON, f"Player {n}", who.id) for n, who in enumerate(owners)]

    async def begin():
        host = await site.hall.guest(guests[1].http.cookies["outcry_guest"])
        table = await site.hall.open_table(
            host, position["game"], 4, position["options"], position["numbers"], seats, public=True, position=position
        )
        table.sheet.bot_seed = "same"
        async with table.changing():
            await table.start()
        return table.sheet.id

    return site.call(begin())


def without_ids(said: str) -> str:
    said = re.sub(r'"id":"\d+\.\d+"', '"id":""', said)
    said = re.sub(r"t_[\w-]{12}", "t_", said)
    said = re.sub(r'"invite":"[^"]*"', '"invite":""', said)
    said = re.sub(r'"(\w+_at|at)":\d+', r'"\1":0', said)
    return re.sub(r'"left_ms":\[[^]]*\]', '"left_ms":[]', said)


def probe(person, look: Look, table: str, place: int | None) -> list[str]:
    """Ask for everything there is to ask, over every channel."""
    heard: list[str] = []
    seat = place or 0
    game = look.view["game"]
    legal = {move["code"] for move in look.view["moves"]}
    for code in range(Table(game, 4, "probe").game.n_actions):
        look.ask({"type": "why", "seat": seat, "move": code})
        if code not in legal:
            look.move(code, seat)
    for other in range(4):
        look.ask({"type": "hint", "seat": other})
        look.ask({"type": "undo", "seat": other})
        look.send({"type": "hello", "seat": other, "since": 0, "epoch": 0}) if other != place else None
    for move in compound_moves(game, look.view["table"]):
        look.ask({"type": "why", "seat": seat, "move": move})
    for path in ("", "/replay", f"/replay?seat={seat}", "/replay?seat=1", "/replay/3", "/export", "/review"):
        heard.append(person.http.get(f"/api/tables/{table}{path}").text)
    for body in ({}, {"seat": seat, "change": {"debt": 500}}):
        heard.append(person.http.post(f"/api/tables/{table}/rematch", json=body).text)
    for kind in ("watch", "mine", "finished"):
        listed = person.get("/api/tables", list=kind, game=game)["tables"]
        heard.append(json.dumps([each for each in listed if each["id"] == table], separators=(",", ":")))
    look.settle()
    return heard


def compound_moves(game: str, shown: dict) -> Iterator[Any]:
    """Moves of several actions at once, from what the place sees: they are tried out whole."""
    if game == "money":
        for card in range(1, 76):
            yield {"move": "bid", "cards": [card]}
            yield f"bid {card}"
    elif game == "stockpile":
        for face, pile in product(("up", "down"), range(1, 5)):
            other = {"up": "down", "down": "up"}[face]
            cards = shown.get("supply", ["bank", "steel"])
            faces = (face, other)
            yield {
                "move": "supply",
                "cards": [{"card": c, "face": f, "pile": pile} for c, f in zip(cards, faces, strict=False)],
            }
        for company in shown["companies"]:
            name = company["company"]
            yield {"move": "sell", "shares": [{"company": name, "from": "ordinary", "count": 1}], "done": True}
            yield {"move": "show", "count": 1, "split": 0}
    elif game == "acquire":
        names = [corporation["corporation"] for corporation in shown["corporations"]]
        for tile, name in product([f"{n}{letter}" for n in (1, 5, 9) for letter in "aei"], names):
            yield {"move": "play", "tile": tile, "found": name}
            yield {"move": "play", "tile": tile, "survivor": name}
        for name, other in product(names, names):
            yield {"move": "buy", "shares": {name: 2, other: 1}}
        yield {"move": "dispose", "sell": 1, "trade": 2}
    else:
        companies = [company["company"] for company in shown["chart"]]
        for card in sorted({each["card"] for each in shown.get("hand", [])} | {"raid"}):
            for seat, company in product(range(4), companies[::5]):
                yield {"move": "play", "card": card, "seat": seat, "company": company}
                yield {"move": "play", "card": card, "company": company, "shares": 2}


@pytest.mark.parametrize("place", [0, 2, None])
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("game", games())
def test_two_worlds_send_the_same_bytes(site, game, seed, place):
    site.call(site.hall._prepare_search(game))  # hints come from the same bot in both worlds
    table = somewhere(game, seed, 7 * seed)
    guests = site.guest("Ann"), site.guest("Bob")
    seen = []
    for world in range(2):
        position = table.position() if world == 0 else other_world(table, place, seed)
        started = start_from(site, guests, position, place)
        look = guests[0].look(started, place)
        heard = probe(guests[0], look, started, place)
        act_unseen(site, started, place, acts=3 * world)
        heard += probe(guests[0], look, started, place)
        look.settle()
        again = guests[0].look(started, place, since=look.number, epoch=look.epoch)
        traffic = [without_ids(raw) for raw in [*look.traffic, *again.traffic, *heard]]
        look.close()
        again.close()
        seen.append(traffic)
    for one, two in zip(*seen, strict=True):
        assert one == two


def act_unseen(site, table_id, place, acts):
    """Other seats act as often as they can without this place seeing anything of it; returns how often.

    What is unseen is judged by the events' own masks and the hidden record, not by the functions under test.
    """
    table = site.hall.tables[table_id]
    bit = SPECTATOR if place is None else place

    def unseen(live):
        before = live.game.layout.to_bytes(live.hidden(place))
        for seat in live.pending:
            for move in live.legal(seat) if seat != place else []:
                trial = Table.from_position(live.position())
                trial.play(seat, move)
                told = any(event["to"] >> bit & 1 for event in trial._happened[-1])
                if not told and trial.game.layout.to_bytes(trial.hidden(place)) == before:
                    return seat, move.code
        return None

    async def act():
        for done in range(acts):
            async with table.changing():
                found = unseen(table.match.table)
                if found is None:
                    return done
                await table._play(*found, None)
        return acts

    return site.call(act())


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
    live = SimpleNamespace(match=SimpleNamespace(game=table.game, table=table))
    codes = {move.text: move.code for move in table.legal(0)}
    card = next(text for text in codes if text != "done")
    assert not LiveTable._would_show(live, 0, codes[card])
    table.play(0, codes[card])
    done = next(move.code for move in table.legal(0) if move.json["move"] == "finish" or move.text == "done")
    assert LiveTable._would_show(live, 0, done)
    assert table.view(None)["table"] == Table("money", 3, "beat").view(None)["table"]
