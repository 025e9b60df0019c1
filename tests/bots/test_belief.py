"""Belief: what moves say about hidden things, from what one seat knows, within bounds."""

from dataclasses import replace

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.bots import HOUSE, RANDOM, check_level, think
from openoutcry.bots.belief import (
    MOST_DEALS,
    MOST_EVIDENCE,
    MOST_MOVES,
    Belief,
    Follower,
    Witness,
    believe,
    can_believe,
    true_chances,
    witness_of,
)
from openoutcry.bots.manners import BY_CHANCE, BY_THE_HOUSE, MODELS, infer
from openoutcry.bots.tempers import tempers
from openoutcry.errors import BadOption
from openoutcry.games import games, load_game
from openoutcry.kernel.chance import CHANCE
from openoutcry.kernel.contract import Game, Unseen

BELIEVED = [name for name in games() if can_believe(load_game(name))]
OPTIONS = {
    "stockpile": ({}, {"investors": True}),
    "acquire": ({"holdings": "hidden"},),
    "watch": ({},),
    "money": ({"deals": 2},),
}
# Decisions after which the house's moves are listened to, and what they tell at the least, in nats.
TOLD = {
    "stockpile": ((15, 24, 33), 0.02),
    "acquire": ((45, 60, 75), 0.02),
    "watch": ((70, 100), 0.02),
    "money": ((40, 60), 0.01),
}


def played(name: str, seed: str, decisions: int, level: str = HOUSE, players: int = 4, options=None) -> oo.Table:
    """A match after so many decisions; every fifth by chance, unless all are."""
    table = oo.Table(name, players, seed, options=options or {})
    for number in range(decisions):
        if table.over:
            break
        seat = table.pending[0]
        bot = level if number % 5 else RANDOM
        table.play(seat, think(table.game, table.hidden(seat), seat, f"{seed} {number}", bot).action)
    return table


def after(table: oo.Table, mover: int, action: int, seat: int) -> bytes | None:
    """What a seat knows after an action, None if it may not be played; what chance brings does not depend on it."""
    state = table._state.copy()
    if table.game.call.act(state, 0, mover, action):
        return None
    table.game.call.hide_from(state, 0, seat)
    return table.game.layout.to_bytes(state)


def disguised(table: oo.Table, seat: int) -> tuple[Witness, Witness, int]:
    """What a seat has seen; the same with each move told as another that looks the same to it; how many differ."""
    witness, other, course, changed = Witness(table.game, seat), Witness(table.game, seat), table.until(0), 0
    for mover, action, _ in table.log.actions:
        known = after(course, mover, action, seat)
        alike = [move.code for move in course.legal(mover) if after(course, mover, move.code, seat) == known]
        told = next((code for code in alike if code != action), action)
        changed += told != action and mover != seat
        witness.note(course.hidden(seat), mover, action)
        other.note(course.hidden(seat), mover, told)
        course.play(mover, action)
    return witness, other, changed


def seen_by(table: oo.Table, seat: int) -> Witness:
    """What a seat has seen of a match; of how the others play it has learnt nothing on the way."""
    witness, course = Witness(table.game, seat), table.until(table.number).go_to(0)
    for mover, action, _ in table.log.actions:
        witness.note(course.hidden(seat), mover, action)
        course.forward()
    return witness


def keeps_secrets(game: Game) -> bool:
    """Is there anything in its moves that others don't see?"""
    return any(kind.secret or kind.unseen for kind in game.actions)


@pytest.mark.parametrize("name", BELIEVED)
def test_belief_does_not_change_with_what_the_seat_could_not_see_of_the_moves(name):
    changes = 0
    for options in OPTIONS[name]:
        table = played(name, "alike", 34, options=options)
        for seat in range(table.players):
            *both, changed = disguised(table, seat)
            found, again = (believe(witness, table.hidden(seat), b"key", 48) for witness in both)
            assert found.weights.tolist() == again.weights.tolist()
            assert {who: shares.tolist() for who, shares in found.manners.items()} == {
                who: shares.tolist() for who, shares in again.manners.items()
            }
            changes += changed
    assert bool(changes) == keeps_secrets(table.game)


def test_what_nobody_sees_done_is_not_even_counted():
    """Money: who lays cards of a bid and takes them back first leaves others with the same belief."""
    plain, fumbled = (oo.Table("money", 3, "fumbled") for _ in range(2))
    for number in range(60):
        seat = plain.pending[0]
        code = think(plain.game, plain.hidden(seat), seat, str(number), HOUSE).action
        names = [move.text for move in fumbled.legal(seat)]
        if seat == 1 and names[0].startswith("add ") and "back" not in names:
            fumbled.play(seat, fumbled.legal(seat)[0])
            fumbled.play(seat, "back")
        plain.play(seat, code)
        fumbled.play(seat, code)
    assert len(fumbled.log.actions) > len(plain.log.actions) + 5
    seen, alike = (witness_of(table, 0) for table in (plain, fumbled))
    assert [each[:3] for each in seen.moves] == [each[:3] for each in alike.moves]
    believed, again = (believe(witness, plain.hidden(0), b"key", 48) for witness in (seen, alike))
    assert believed.moves
    assert believed.weights.tolist() == again.weights.tolist()


@pytest.mark.parametrize("name", BELIEVED)
def test_a_bot_with_belief_moves_by_what_it_has_seen_alone(name):
    table = played(name, "alike", 34)
    while len(table.legal(table.pending[0])) < 2:
        seat = table.pending[0]
        table.play(seat, table.legal(seat)[0])
    seat = table.pending[0]
    state, chances = table.hidden(seat), np.zeros(1, CHANCE)
    chances["key"][0] = 7
    table.game.study.guess(state, 0, seat, chances, 0)
    assert table.game.layout.to_bytes(state) != table.to_bytes()
    table.game.call.hide_from(state, 0, seat)
    seen, alike, changed = disguised(table, seat)
    assert bool(changed) == keeps_secrets(table.game)
    for level in ("search:60", "master:60"):
        for temper in (*(f"+{temper}" for temper in tempers(table.game)), ""):
            whole = f"{level}+belief{temper}"
            real = think(table.game, table.hidden(seat), seat, "luck", whole, witness=seen)
            other = think(table.game, state, seat, "luck", whole, witness=alike)
            assert real[:3] == other[:3], whole
        assert real[:3] != think(table.game, table.hidden(seat), seat, "luck", level)[:3]


@pytest.mark.parametrize("name", BELIEVED)
def test_what_deals_are_drawn_from_stays_what_the_seat_knows(name):
    table = played(name, "known", 40)
    for seat in range(table.players):
        belief = believe(witness_of(table, seat), table.hidden(seat), b"key", 24)
        for i in range(24):
            deal = belief.deals[i : i + 1].copy()
            table.game.call.hide_from(deal, 0, seat)
            assert table.game.layout.to_bytes(deal) == table.game.layout.to_bytes(table.hidden(seat))
        assert belief.weights.sum() == pytest.approx(1) and 1 <= belief.worth <= 24.001


@pytest.mark.parametrize("name", BELIEVED)
def test_the_moves_of_the_house_tell_about_what_it_knows(name):
    """Over some fixed deals the truth is likelier after the moves than by the bare count."""
    nats = []
    for seed in ("a", "b", "c", "d", "e", "f"):
        for decisions in TOLD[name][0]:
            table = played(name, seed, decisions)
            for seat in range(table.players):
                hidden = table.hidden(seat)
                belief = believe(seen_by(table, seat), hidden, b"key", 128, network=False)
                h = table.game.read(hidden)
                truths = table.game.unseen(h, table._state)
                for unseen, truth in zip(table.game.unseen(h, belief.deals), truths, strict=True):
                    for chances in belief.chances(unseen):
                        assert unseen.values.ndim == 2 or chances.sum() == pytest.approx(1)
                    nats += [np.log(after / before) for before, after in true_chances(belief, unseen, truth)]
    assert len(nats) > 50
    assert np.mean(nats) > TOLD[name][1]


def test_how_somebody_plays_is_inferred_from_the_moves():
    house = np.tile([0.1, 1.0, 0.05, 0.02], (12, 1))
    chance = np.tile([0.1, 0.0, 0.02, 0.01], (12, 1))
    beforehand = np.ones(MODELS)
    assert infer(house, beforehand).argmax() == BY_THE_HOUSE
    assert infer(chance, beforehand).argmax() == BY_CHANCE
    assert infer(np.zeros((0, MODELS)), beforehand).tolist() == [0.25] * MODELS


def test_deals_are_drawn_as_often_as_they_are_believed():
    deals = np.arange(4)
    drawn = Belief(deals, np.array([0.5, 0.25, 0.25, 0.0]), {}).drawn(80, bytes(32))
    assert np.bincount(drawn, minlength=4).tolist() == [40, 20, 20, 0]


def test_few_deals_do_not_overrule_the_count():
    unseen = Unseen("card", {}, ("red", "blue"), np.array([0, 1, 1, 1]))
    alone = Belief(np.arange(4), np.array([1.0, 0, 0, 0]), {})
    counted, believed = alone.chances(unseen)
    assert counted.tolist() == [0.25, 0.75]
    assert believed.tolist() == pytest.approx([(1 + 4 * 0.25) / 5, 4 * 0.75 / 5])


def test_belief_has_bounds():
    table = played("stockpile", "long", 260)
    witness = witness_of(table, 0)
    assert len(witness.moves) <= MOST_MOVES
    for number in range(2 * MOST_EVIDENCE):
        witness.learn(number, 1, np.ones(MODELS))
    assert len(witness._evidence) == MOST_EVIDENCE
    for deals in (0, MOST_DEALS + 1):
        with pytest.raises(BadOption):
            believe(witness, table.hidden(0), b"key", deals)


def test_who_cannot_believe_is_refused():
    assert check_level(load_game("stockpile"), "search:200ms+belief")
    with pytest.raises(BadOption):
        check_level(replace(load_game("money"), recall=None), "search:200ms+belief")
    with pytest.raises(BadOption):
        check_level(load_game("stockpile"), "house+belief")


def test_who_follows_a_match_sees_what_one_sees_who_looks_at_all_of_it_again():
    table = played("acquire", "followed", 60)
    follower = Follower(table.game, 1)
    for number in (4, 11, 60, 60, 47, 0, 55):  # on, and back again
        shown = table.until(number)
        followed, again = follower.witness(shown), witness_of(shown, 1)
        assert [seen[:3] for seen in followed.moves] == [seen[:3] for seen in again.moves]
        for mine, others in zip(followed.moves, again.moves, strict=True):
            assert mine.hidden.tobytes() == others.hidden.tobytes()
        assert followed._evidence.keys() == again._evidence.keys()
        if number == 11:
            believe(followed, shown.hidden(1), b"changes this one alone", 24)
            assert follower.witness(shown)._evidence == {}
