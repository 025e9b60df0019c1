"""The selling phase."""

from openoutcry.games.stockpile.rules.books import cards_owned, receive, sale_price, seat_at
from openoutcry.games.stockpile.rules.demand import ask, enter
from openoutcry.games.stockpile.rules.knowledge import know_gain, know_loss
from openoutcry.games.stockpile.rules.state import MOVEMENT, NOBODY, SOLD, SOLD_HALF, SOLD_SPLIT, SPLIT_WORTH
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def sells_on(s, seat, cards):
    """STK-7.1: a seat is asked for sales as long as it has a card left, here after so many have gone."""
    return cards_owned(s, seat) > cards


@rule
def next_seller(s):
    """STK-7.1: in turn order, all that have a card left."""
    if s.at == s.players:
        enter(s, MOVEMENT)
    elif sells_on(s, seat_at(s, s.at), 0):
        ask(s, seat_at(s, s.at))
    else:
        s.at += 1


@rule
def sell_share(s, seat, company):
    """STK-7.1: at the current price, discarded face up."""
    amount = sale_price(s, seat, company)
    emit(s, SOLD, EVERYBODY, seat, company, amount)
    s.held[seat, company] -= 1
    s.n_held[seat] -= 1
    s.discard[company] += 1
    know_loss(s, seat, company)
    finish_sale(s, seat, amount)


@rule
def sell_split(s, seat, company):
    """STK-7.2: a split share brings twice the price."""
    amount = SPLIT_WORTH * sale_price(s, seat, company)
    emit(s, SOLD_SPLIT, EVERYBODY, seat, company, amount)
    s.split[seat, company] -= 1
    s.discard[company] += 1
    finish_sale(s, seat, amount)


@rule
def sell_half(s, seat, company):
    """STK-7.2: half of it is sold, and the card goes back to the ordinary portfolio; all have seen it."""
    amount = sale_price(s, seat, company)
    emit(s, SOLD_HALF, EVERYBODY, seat, company, amount)
    s.split[seat, company] -= 1
    s.held[seat, company] += 1
    s.n_held[seat] += 1
    know_gain(s, seat, company, EVERYBODY)
    finish_sale(s, seat, amount)


@rule
def finish_sale(s, seat, amount):
    """The money comes at once; who has nothing left is done."""
    receive(s, seat, amount)
    if not sells_on(s, seat, 0):
        s.turn = NOBODY
