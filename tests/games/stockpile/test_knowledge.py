"""Who knows what of a portfolio in Stockpile, checked against brute force."""

import itertools
import random

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.kernel.chance import CHANCE, key_of_seed
from openoutcry.kernel.contract import set_key
from tests.games.stockpile.positions import COMPANIES, lay, movement, seen, table_of


def known(table, onlooker, owner):
    return next(p for p in table_of(table, onlooker)["aid"]["portfolios"] if p["seat"] == owner)


def guesses(table, seat, count=200):
    """Portfolios of all seats in states the seat can't tell apart from the true one."""
    chances = np.zeros(1, CHANCE)
    set_key(chances.view(np.dtype((np.record, CHANCE)))[0], key_of_seed("guess"))
    for _ in range(count):
        guess = table.hidden(seat)
        table.game.study.guess(guess, 0, 7 if seat is None else seat, chances, 0)
        yield table.game.position(table.game.read(guess))


@pytest.mark.rule("STK-8.2", "STK-2.3")
def test_what_a_dividend_showed_is_known_afterwards():
    table = movement(3, ("epic$$",), options={"aid": True}, portfolios=[{"epic": 3, "bank": 1}, {}, {}])
    table.play(0, "show 2")
    assert known(table, 1, 0)["at_least"] == {"epic": 2}
    assert known(table, 1, 0)["cards"] == 4
    assert all(g["portfolios"][0].get("epic", 0) >= 2 for g in guesses(table, 1))
    assert any(g["portfolios"][0].get("epic", 0) == 4 for g in guesses(table, 1))


@pytest.mark.rule("STK-7.1", "STK-2.3")
def test_a_share_sold_may_have_been_the_known_one():
    knowledge = [{"observer": 1, "owner": 0, "least": {"epic": 1}}]
    table = lay(3, {"aid": True}, portfolios=[{"epic": 2, "bank": 1}, {}, {}], knowledge=knowledge)
    assert known(table, 1, 0)["at_least"] == {"epic": 1}
    table.play(0, "sell epic")
    assert known(table, 1, 0)["at_least"] == {}
    found = {tuple(sorted(g["portfolios"][0].items())) for g in guesses(table, 1)}
    assert any(dict(p).get("epic") for p in found)
    assert any(not dict(p).get("epic") for p in found)


@pytest.mark.rule("STK-8.4", "STK-8.6")
def test_cards_held_at_a_split_are_not_of_that_company_those_bought_since_may_be():
    table = movement(3, ("epic+1",), options={"aid": True}, spaces={"epic": 10}, portfolios=[{"bank": 2}, {}, {}])
    assert "epic" not in known(table, 1, 0)["at_most"]
    assert all("epic" not in g["portfolios"][0] for g in guesses(table, 1))


@pytest.mark.rule("STK-2.1")
def test_start_shares_are_all_different_in_every_guess():
    table = oo.Table("stockpile", 5, "starts")
    own = next(iter(table_of(table, 2)["portfolio"]))
    for guess in guesses(table, 2):
        starts = [next(iter(p)) for p in guess["portfolios"]]
        assert len(set(starts)) == 5
        assert starts[2] == own
    for seat in (0, 1, 3, 4):
        assert {next(iter(g["portfolios"][seat])) for g in guesses(table, 2)} == set(COMPANIES) - {own}


@pytest.mark.rule("STK-5.8", "STK-12.13")
def test_guesses_keep_what_was_put_and_looked_at():
    piles = [
        {"card": "epic", "pile": 1, "up": False, "by": 0},
        {"card": "bank", "pile": 1, "up": False, "by": 1, "known": [2]},
    ]
    table = lay(3, phase="demand", piles=piles)
    for seat, sure in ((0, [True, False]), (1, [False, True]), (2, [False, True])):
        for i, card in enumerate(("epic", "bank")):
            found = {g["piles"][i]["card"] for g in guesses(table, seat)}
            assert (found == {card}) == sure[i]


class Model:
    """All histories of one owner's cards that fit what an onlooker saw, by brute force over few kinds."""

    def __init__(self):
        self.possible = {(): 1}

    def step(self, change):
        self.possible = dict.fromkeys(after for before in self.possible for after in change(before))

    def bounds(self, kind):
        counts = [p.count(kind) for p in self.possible]
        return min(counts), max(counts)


def gain(kinds):
    return lambda held: [tuple(sorted((*held, kind))) for kind in kinds]


def lose(kind):
    def change(held):
        if kind not in held:
            return []
        rest = list(held)
        rest.remove(kind)
        return [tuple(rest)]

    return change


@pytest.mark.rule("STK-2.3", "STK-5.8", "STK-8.2", "STK-8.4")
@pytest.mark.parametrize("seed", range(12))
def test_the_bounds_of_a_portfolio_are_exactly_those_of_all_histories(seed):
    """Random rounds; what the aid says of an owner is what all consistent histories say."""
    chooser = random.Random(seed)
    table = oo.Table("stockpile", 3, f"model {seed}", options={"aid": True})
    owner, onlooker = 0, chooser.choice((1, 2))
    model = Model()
    own_start = next(iter(table_of(table, onlooker)["portfolio"]))
    model.step(gain([c for c in COMPANIES if c != own_start]))
    kinds = [*COMPANIES, "boom", "bust"]
    read = len(table.events(onlooker))
    acted = False
    while not table.over and table_of(table)["round"] < 4 and len(model.possible) < 20000:
        before = table_of(table, onlooker)
        seat = chooser.choice(table.pending)
        table.play(seat, chooser.choice(table.legal(seat)))
        events = table.events(onlooker)[read:]
        read += len(events)
        fees = [e for e in events if e["event"] in ("fee_drawn",) and e["seat"] == owner]
        for event in events:
            name = event["event"]
            if name == "pile_taken" and event["seat"] == owner:
                take(model, before, event["pile"], [f"fee{e['amount']}" for e in fees], kinds)
            elif name == "sold" and event["seat"] == owner:
                model.step(lose(event["company"]))
            elif name == "sold_half" and event["seat"] == owner:
                model.step(gain([event["company"]]))
            elif name == "card_played" and event["seat"] == owner:
                model.step(lose(event["card"]))
            elif name == "shown" and event["seat"] == owner:
                model.step(lambda held, e=event: [held] if held.count(e["company"]) >= e["count"] else [])
            elif name in ("splits", "bankrupt"):
                kind = "shares_split" if name == "splits" else "shares_lost"
                gone = sum(
                    e["count"]
                    for e in events
                    if e["event"] == kind and e["seat"] == owner and e["company"] == event["company"]
                )
                strip(model, event["company"], gone)
            elif name == "phase_begins" and event["phase"] == "selling":
                model.step(lambda held: [held] if "boom" not in held and "bust" not in held else [])
            acted = acted or name == "sold"
        view = table_of(table, onlooker)
        if view["phase"] in ("selling", "movement", "supply") or view["phase"] == "demand":
            said = known(table, onlooker, owner)
            for kind in kinds:
                least, most = model.bounds(kind)
                assert said["at_least"].get(kind, 0) <= least, (seed, kind)
                assert said["at_most"].get(kind, 0) >= most, (seed, kind)
                # Start shares tie portfolios together: one share of slack at most, and none once they are out of play.
                assert least - said["at_least"].get(kind, 0) <= 1
                assert said["at_most"].get(kind, 0) - most <= 1
    assert model.possible


def take(model, before, number, fees, kinds):
    """The owner takes a stockpile; open and known cards by name, the rest unknown, less the fees that came up."""
    pile = next(p for p in before["piles"] if p["pile"] == number)
    unknown = 0
    for card in pile["cards"]:
        if card["card"] is None:
            unknown += 1
        elif card["card"].startswith("fee"):
            fees.remove(card["card"])
        else:
            model.step(gain([card["card"]]))
    for _ in range(unknown - len(fees)):
        model.step(gain(kinds))


def strip(model, kind, gone):
    """Exactly so many of a kind go, and none is left."""
    for _ in range(gone):
        model.step(lose(kind))
    model.step(lambda held: [held] if kind not in held else [])


@pytest.mark.rule("STK-2.3")
def test_the_onlooker_knows_what_everybody_knows_and_no_more():
    table = oo.Table("stockpile", 3, "onlooker", options={"aid": True})
    chooser = random.Random(3)
    while not table.over:
        seat = chooser.choice(table.pending)
        table.play(seat, chooser.choice(table.legal(seat)))
        if table.number % 9 == 0 and not table.over:
            for owner, onlooker in itertools.permutations(range(3), 2):
                public, own = known(table, None, owner), known(table, onlooker, owner)
                for kind in COMPANIES:
                    assert public["at_least"].get(kind, 0) <= own["at_least"].get(kind, 0)
                    assert public["at_most"].get(kind, 0) >= own["at_most"].get(kind, 0)
    assert seen(table, None, "card_taken") == []
