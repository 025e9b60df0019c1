"""How prices move in Stockpile: splits, bankruptcies, dividends and the showing of shares."""

from openoutcry.games.stockpile.rules.books import price, receive, seat_at
from openoutcry.games.stockpile.rules.knowledge import know_none, know_shown
from openoutcry.games.stockpile.rules.state import (
    ASK_SHOW,
    ASK_SHOW_SPLIT,
    BANKRUPT,
    NOBODY,
    OCTAGON,
    PAYS,
    PRICE_MOVED,
    SHARES_LOST,
    SHARES_SPLIT,
    SHOWN,
    SHOWN_SPLIT,
    SPLIT_PAID,
    SPLIT_WORTH,
    SPLITS,
    START,
    STEEL_PAYS,
    TRACK_END,
    TURN,
)
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def move_price(s, company, steps):
    """A price is to move; what it meets on its way comes space by space (STK-8.3)."""
    s.mover = company
    s.steps = steps
    s.moved = steps


@rule
def step_price(s):
    """STK-8.3, STK-8.6: one space of the move."""
    company = s.mover
    if s.steps > 0:
        s.steps -= 1
        if s.space[company] == TRACK_END[s.opt.board, company]:
            split_company(s, company)
        else:
            s.space[company] += 1
            if PAYS[s.opt.board, company, s.space[company]]:
                emit(s, STEEL_PAYS, EVERYBODY, company, s.opt.steel_payment, s.space[company])
                begin_claim(s, company, s.opt.steel_payment)
    elif s.space[company] == 0:
        s.steps = 0
        bankrupt_company(s, company)
    else:
        s.steps += 1
        s.space[company] -= 1
    if s.steps == 0:
        emit(s, PRICE_MOVED, EVERYBODY, company, s.moved, price(s, company), s.space[company])
        s.mover = NOBODY
        s.moved = 0


@rule
def split_company(s, company):
    """STK-8.3, STK-8.4, STK-8.5, STK-11.1: to the octagon; old split cards are paid, ordinary ones join."""
    s.space[company] = OCTAGON[s.opt.board, company]
    emit(s, SPLITS, EVERYBODY, company, price(s, company), s.space[company])
    for i in range(s.players):
        seat = seat_at(s, i)
        pay_split_again(s, seat, company)
        count = s.held[seat, company] + 0
        s.held[seat, company] = 0
        s.n_held[seat] -= count
        s.split[seat, company] += count
        know_none(s, seat, company, count)
        if count:
            emit(s, SHARES_SPLIT, EVERYBODY, seat, company, count)


@rule
def pay_split_again(s, seat, company):
    """STK-8.5: a payment for each card (or, by the option, each share) that was split before."""
    count = s.split[seat, company] + 0
    if count:
        each = s.opt.split_payment * (SPLIT_WORTH if s.opt.split_pays_shares else 1)
        emit(s, SPLIT_PAID, EVERYBODY, seat, company, count, count * each)
        receive(s, seat, count * each)


@rule
def bankrupt_company(s, company):
    """STK-8.6: all shares are discarded, split ones too; the price returns to its start."""
    s.space[company] = START[s.opt.board, company]
    emit(s, BANKRUPT, EVERYBODY, company, price(s, company), s.space[company])
    for i in range(s.players):
        seat = seat_at(s, i)
        count = s.held[seat, company] + 0
        splits = s.split[seat, company] + 0
        s.discard[company] += count + splits
        s.held[seat, company] = 0
        s.n_held[seat] -= count
        s.split[seat, company] = 0
        know_none(s, seat, company, count)
        if count + splits:
            emit(s, SHARES_LOST, EVERYBODY, seat, company, count, splits)


@rule
def begin_claim(s, company, rate):
    """STK-8.2: every seat in turn order is asked how many shares it shows."""
    s.claim = company
    s.claim_rate = rate
    s.claim_at = 0
    s.claim_split = 0


@rule
def next_claim(s):
    """The next seat to be asked; for split cards only where there are some, which everybody sees."""
    if s.claim_at == s.players:
        s.claim = NOBODY
        s.claim_rate = 0
        s.claim_at = 0
        return
    seat = seat_at(s, s.claim_at)
    if s.claim_split and s.split[seat, s.claim] == 0:
        s.claim_split = 0
        s.claim_at += 1
    else:
        s.turn = seat
        emit(s, TURN, EVERYBODY, seat, ASK_SHOW_SPLIT if s.claim_split else ASK_SHOW)


@rule
def show_shares(s, seat, count):
    """STK-8.2: ordinary cards are shown and paid for."""
    emit(s, SHOWN, EVERYBODY, seat, s.claim, count, count * s.claim_rate)
    know_shown(s, seat, s.claim, count)
    receive(s, seat, count * s.claim_rate)
    s.claim_split = 1
    s.turn = NOBODY


@rule
def show_split(s, seat, count):
    """STK-8.2: a split card is paid for twice."""
    amount = count * SPLIT_WORTH * s.claim_rate
    emit(s, SHOWN_SPLIT, EVERYBODY, seat, s.claim, count, amount)
    receive(s, seat, amount)
    s.claim_split = 0
    s.claim_at += 1
    s.turn = NOBODY
