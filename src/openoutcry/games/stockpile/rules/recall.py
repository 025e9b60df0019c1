"""An earlier moment of a Stockpile round as it was in one deal of what a seat does not know: for belief.

Pairs stay the whole round, and cards in stockpiles stay where they are until all are taken. So a deal of the present
says what lay there before, and what those who have put cards since had in hand. What it does not say, portfolios
above all, is dealt as for any hidden record.
"""

from openoutcry.games.stockpile.rules.codes import BID, KEEP, LOOK_PAIR, PUT, SHOW
from openoutcry.games.stockpile.rules.state import DRAFT, PAIRS, PILES, UNKNOWN, UP
from openoutcry.kernel.rule import rule

SECRET = -1  # an action that nobody else learns, or that tells nothing


@rule
def recall(s, now, seat, mover, action):
    """Write into what the seat knew before a move what a deal of the present says of it. False if of another round."""
    if s.phase == DRAFT or s.round_number != now.round_number:
        return False
    for pair in range(PAIRS):
        if s.pair_company[pair] == UNKNOWN:
            s.pair_company[pair] = now.pair_company[pair]
            s.pair_forecast[pair] = now.pair_forecast[pair]
    if now.n_table < s.n_table:
        recall_put_up(s, mover, action)
        return True
    for card in range(s.n_table):
        s.card_kind[card] = now.card_kind[card]
    for other in range(s.players):
        if other != seat:
            recall_hand(s, now, other)
    return True


@rule
def recall_hand(s, now, other):
    """The supply cards a seat had: those it has put since, and those it still has."""
    had = s.n_hand[other] + 0
    count = 0
    for card in range(s.n_table, now.n_table):
        if now.card_by[card] == other and count < had:
            s.hand[other, count] = now.card_kind[card]
            count += 1
    for i in range(now.n_hand[other]):
        if count < had:
            s.hand[other, count] = now.hand[other, i]
            count += 1


@rule
def recall_put_up(s, mover, action):
    """After the stockpiles are taken only what was put face up is still known to have been in hand."""
    if PUT <= action < KEEP and (action - PUT) // PILES % 2 == UP:
        s.hand[mover, 0] = (action - PUT) // PILES // 2


@rule
def as_dealt(s, now, mover, action):
    """A move of another as it was in this deal, where its moment is recalled and dealt; SECRET if it can't be told.

    Of a card put face down everybody sees the stockpile only: which card it was, the deal says.
    """
    if SHOW <= action < BID or KEEP <= action < LOOK_PAIR:
        return SECRET
    if PUT <= action < KEEP and (action - PUT) // PILES % 2 != UP:
        kind = now.card_kind[s.n_table] if now.n_table > s.n_table else s.hand[mover, 0]
        return PUT + kind * 2 * PILES + (action - PUT) % (2 * PILES)
    return action
