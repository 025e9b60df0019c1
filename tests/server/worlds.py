"""Two worlds that differ only in what a place does not know, and everything there is to ask of each."""

import json
import random
import re
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import numpy as np

from openoutcry import Table, load_game
from openoutcry.kernel.chance import CHANCE
from openoutcry.kernel.events import SPECTATOR
from openoutcry.server.hall.opening import open_table
from openoutcry.server.model import PERSON, Seat
from tests.server.people import Look


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
    return {**table.position(), **table.game.position(table.game.read(state)), "chance": key}


def start_from(site, guests, position, place) -> str:
    """A running table from a position: the first guest has the place looked from, the second the others."""
    owners = [guests[0] if seat == place else guests[1] for seat in range(4)]
    seats = [Seat(n, PERSON, f"Player {n}", who.id) for n, who in enumerate(owners)]

    async def begin():
        host = await site.hall.guest(guests[1].http.cookies["outcry_guest"])
        table = await open_table(
            site.hall,
            host,
            position["game"],
            4,
            position["options"],
            position["numbers"],
            seats,
            public=True,
            position=position,
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
    codes = range(load_game(game).n_actions)
    look.ask_all(
        {"type": kind, "seat": seat, "move": code}
        for code in codes
        for kind in (("why",) if code in legal else ("why", "move"))
    )
    for other in range(4):
        look.ask({"type": "hint", "seat": other})
        look.ask({"type": "undo", "seat": other})
        look.send({"type": "hello", "seat": other, "since": 0, "epoch": 0}) if other != place else None
    look.ask_all({"type": "why", "seat": seat, "move": move} for move in compound_moves(game, look.view["table"]))
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
                await table.play(*found, None)
        return acts

    return site.call(act())


def heard_in_two_worlds(
    site, guests, game: str, seed: int, place: int | None, ended: Callable[[str], None] = lambda table: None
) -> list[list[str]]:
    """All that reaches the first guest at a place, in each of two worlds that differ in what it does not know."""
    table = somewhere(game, seed, 7 * seed)
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
        ended(started)
        traffic = [without_ids(raw) for raw in [*look.traffic, *again.traffic, *heard]]
        look.close()
        again.close()
        seen.append(traffic)
    return seen
