"""Earlier moments, recalled for belief."""

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.bots import HOUSE, RANDOM, think
from openoutcry.games.acquire.rules import codes as of_acquire
from openoutcry.games.acquire.rules import recall as recall_acquire
from openoutcry.games.money.rules import recall as recall_money
from openoutcry.games.money.rules.state import ACTING, HAND, UNKNOWN
from openoutcry.games.stockpile.rules import recall
from openoutcry.games.stockpile.rules.state import DRAFT, SUPPLY
from openoutcry.games.watch.rules import codes as of_watch
from openoutcry.games.watch.rules import recall as recall_watch
from openoutcry.games.watch.rules.state import CARD_DECK
from openoutcry.kernel.chance import CHANCE
from openoutcry.kernel.interpreted import RecordView
from openoutcry.kernel.uncompiled import uncompiled

PLAIN = uncompiled(recall)


def some_match(game: str, players: int, options: dict, decisions: int = 60) -> oo.Table:
    table = oo.Table(game, players, "recalled", options=options)
    for number in range(decisions):
        seat = table.pending[0]
        level = HOUSE if number % 5 else RANDOM
        table.play(seat, think(table.game, table.hidden(seat), seat, str(number), level).action)
    return table


def moments_of(table: oo.Table) -> list:
    """Each move: who, what, a seat that looks on, how it truly was before, and what that seat knew."""
    moments, course = [], table.until(table.number).go_to(0)
    for mover, action, _ in table.log.actions:
        seat = (mover + 1) % table.players
        moments.append((mover, action, seat, course._state.copy(), course.hidden(seat)))
        course.forward()
    return moments


@pytest.mark.parametrize("options", [{}, {"investors": True}])
@pytest.mark.parametrize("players", [2, 4])
def test_an_earlier_moment_is_recalled_as_it_was(options, players):
    """With the true state as the deal: pairs, cards in stockpiles, supply cards and the action come back."""
    compared, moments = 0, moments_of(some_match("stockpile", players, options))
    for number in range(1, len(moments)):
        now = moments[number][3]
        for mover, action, seat, true, seen in moments[max(0, number - 8) : number]:
            known = seen.copy()
            s, deal = RecordView(known[0]), RecordView(now[0])
            same = PLAIN.recall(s, deal, seat, mover, action)
            assert same == (true[0].phase != DRAFT and true[0].round_number == now[0].round_number)
            if not same:
                continue
            assert known["pair_company"].tolist() == true["pair_company"].tolist()
            assert known["pair_forecast"].tolist() == true["pair_forecast"].tolist()
            if true[0].phase == SUPPLY and now[0].n_table >= true[0].n_table:
                assert known["card_kind"].tolist() == true["card_kind"].tolist()
                assert sorted(known[0].hand[mover]) == sorted(true[0].hand[mover])
                assert PLAIN.as_dealt(s, deal, mover, action) == action
                compared += 1
    assert compared > 20


def test_who_played_a_tile_had_it_and_those_kept_since():
    """Acquire: the rest of the hand has come to the board since, and no tile is held twice."""
    table, compared = some_match("acquire", 3, {}, 70), 0
    plain, moments = uncompiled(recall_acquire), moments_of(table)
    for number in range(1, len(moments)):
        now = moments[number][3]
        for mover, action, seat, true, seen in moments[max(0, number - 20) : number]:
            then, chances = seen.copy(), np.zeros(1, CHANCE)
            played = action - of_acquire.PLAY_TILE
            kept = plain.kept_since(RecordView(then[0]), RecordView(now[0]), mover)
            recalled = plain.recall(RecordView(then[0]), RecordView(now[0]), seat, mover, action)
            assert recalled == (played >= 0 and kept > 0)
            if not recalled:
                continue
            table.game.study.guess(then, 0, seat, chances, 0)
            assert plain.as_dealt(RecordView(then[0]), RecordView(now[0]), mover, action) == action
            hand = then[0].hand[mover][: true[0].n_hand[mover]].tolist()
            assert len(set(hand)) == len(hand) == int(true[0].n_hand[mover])
            assert hand[0] == played
            assert hand[1 : 1 + kept] == now[0].hand[mover][:kept].tolist()
            assert all(now[0].board[tile] for tile in hand[1 + kept :])
            compared += len(hand) > 1 + kept
    assert compared > 20


def test_who_moved_had_the_cards_it_still_has_but_for_those_taken_since():
    """Exchange Watch: nobody is given more cards than it held, nor one that it has not now and has not played."""
    plain, moments, compared, kept = uncompiled(recall_watch), moments_of(some_match("watch", 3, {}, 140)), 0, 0
    for number in range(1, len(moments)):
        now = moments[number][3]
        for mover, action, seat, true, seen in moments[max(0, number - 12) : number]:
            then = seen.copy()
            if not plain.recall(RecordView(then[0]), RecordView(now[0]), seat, mover, action):
                continue
            hand = then[0].hand[mover]
            card = action - of_watch.PLAY
            played = np.arange(len(hand)) == card if 0 <= card < len(hand) else np.zeros(len(hand), bool)
            for deck in range(2):
                assert hand[deck == CARD_DECK].sum() <= true[0].held[mover][deck]
            assert not played.any() or hand[card] == 1 or true[0].hand[mover][card] > 1
            assert (hand <= np.maximum(np.maximum(now[0].hand[mover], played), seen[0].hand[mover])).all()
            if now[0].turn_number == true[0].turn_number and (true[0].held[mover] == now[0].held[mover]).all():
                compared += 1
                kept += hand.tolist() == true[0].hand[mover].tolist()
    assert compared > 50
    assert kept > 0.9 * compared, "within a turn hands are what they were"


def test_who_swapped_had_the_unseen_cards_it_still_has():
    """Money: with the true state as the deal they come back as they were, and no hand gets more than it held."""
    plain, moments, compared = uncompiled(recall_money), moments_of(some_match("money", 3, {"deals": 2}, 90)), 0
    for number in range(1, len(moments)):
        now = moments[number][3]
        for mover, action, seat, true, seen in moments[max(0, number - 12) : number]:
            then = seen.copy()
            if not plain.recall(RecordView(then[0]), RecordView(now[0]), seat, mover, action):
                continue
            assert true[0].phase == ACTING
            given = (seen["where"][0] == UNKNOWN) & (then["where"][0] != UNKNOWN)
            assert (then["where"][0][given] == HAND + mover).all()
            unseen = given & (now[0].known >> seat & 1 == 0)
            assert unseen.any() and (true["where"][0][unseen] == HAND + mover).all()
            owned = (then["where"][0] == HAND + mover).sum() + true[0].n_bid[mover]
            assert owned <= true[0].held[mover]
            compared += 1
    assert compared > 50
