"""A turn: it begins, shares and statuses are bought, it ends."""

from openoutcry.games.watch.rules.books import pay_bank, take_from_bank, up_to_point
from openoutcry.games.watch.rules.score import end_game, ending
from openoutcry.games.watch.rules.state import (
    ALL_SEATS,
    BOTTOM,
    CANDLES,
    COMPANIES,
    DIE,
    EVENT_LINE,
    NO_OFFER,
    NONE,
    NOT_ENDED,
    OFFERING,
    OPENING,
    POINT,
    ROLLED,
    ROLLING,
    SECTOR,
    SHARE_BOUGHT,
    SHARE_SOLD,
    SHUT,
    SPACES,
    STATUS_BOUGHT,
    TOP,
    TURN_BEGINS,
    TURN_ENDING,
)
from openoutcry.kernel.chance import choose
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def begin_turn(s):
    """WAT-3.2: roll and move; the line may be crossed."""
    s.turn_number += 1
    emit(s, TURN_BEGINS, EVERYBODY, s.active, s.turn_number)
    if s.cheap == s.active:
        s.cheap = NONE
        s.cheap_percent = 0
    s.die = 1 + choose(s.chance, DIE)
    s.bought = 0
    s.crossings = 0
    for _ in range(s.die):
        s.space[s.active] = (s.space[s.active] + 1) % SPACES
        s.crossings += EVENT_LINE[s.space[s.active]]
    emit(s, ROLLED, EVERYBODY, s.active, s.die, s.space[s.active], s.crossings)
    s.phase = OPENING


@rule
def buying_price(s, company):
    """WAT-4.2: the price, and a point more for each unit between the die and the sector's number."""
    return s.price[company] + s.opt.surcharge * POINT * steps_from_die(s, company)


@rule
def steps_from_die(s, company):
    """WAT-4.2: units between the die and the number of the company's sector."""
    return abs(s.die - 1 - SECTOR[company])


@rule
def shares_allowed(s, seat):
    """WAT-4.4: shares a player may buy a turn."""
    return s.opt.shares_a_turn[s.status[seat]]


@rule
def buy_share(s, seat, company):
    """WAT-4.1, WAT-4.5: a share from the exchange, paid to the bank."""
    cost = buying_price(s, company)
    pay_bank(s, seat, cost)
    s.exchange[company] -= 1
    s.shares[seat][company] += 1
    s.bought += 1
    emit(s, SHARE_BOUGHT, EVERYBODY, seat, company, cost)


@rule
def sell_share(s, seat, company):
    """WAT-4.1, WAT-4.5: back to the exchange at the current price."""
    s.shares[seat][company] -= 1
    s.exchange[company] += 1
    take_from_bank(s, seat, s.price[company])
    emit(s, SHARE_SOLD, EVERYBODY, seat, company, s.price[company])


@rule
def status_price(s, status):
    """WAT-4.3, WAT-6.4: the listed price; in an Open house a part of it, rounded up to a point."""
    price = s.opt.status_price[status - 1]
    if s.cheap != NONE:
        return up_to_point((price * status_discount(s) + 99) // 100)
    return price


@rule
def status_discount(s):
    """WAT-6.4: what statuses cost now, in percent of the listed price."""
    return 100 if s.cheap == NONE else s.cheap_percent


@rule
def buy_status(s, seat, status):
    """WAT-4.3: it counts at once."""
    cost = status_price(s, status)
    pay_bank(s, seat, cost)
    s.status[seat] = status
    emit(s, STATUS_BOUGHT, EVERYBODY, seat, status, cost)


@rule
def end_purchases(s):
    """WAT-3.1, WAT-6.1: the trade is next. A wish not to be asked has ended with the own turn."""
    s.asked = NONE
    s.phase = OFFERING
    for moment in range(len(s.muted)):
        s.muted[moment] = s.muted[moment] & (ALL_SEATS ^ (1 << s.active))


@rule
def ask_for_offer(s):
    """WAT-5.1: a share must be put up if any is owned, else there is no trade."""
    for company in range(COMPANIES):
        if s.shares[s.active][company] > 0:
            s.asked = s.active
            return
    emit(s, NO_OFFER, EVERYBODY, s.active)
    s.phase = TURN_ENDING


@rule
def end_turn(s):
    """WAT-7.1, WAT-7.2: somebody has the sum, or the last event was opened; else the next player's turn."""
    draw_candles(s)
    s.frozen = s.frozen & (ALL_SEATS ^ (1 << s.active))
    s.ended_by = ending(s)
    if s.ended_by != NOT_ENDED:
        end_game(s)
        return
    s.active = (s.active + 1) % s.players
    s.phase = ROLLING


@rule
def draw_candles(s):
    """WAT-1.2: the turn's close, high and low go on the chart; the oldest turn makes room."""
    if s.n_candles == CANDLES:
        for turn in range(CANDLES - 1):
            for company in range(COMPANIES):
                for i in range(3):
                    s.candles[turn][company][i] = s.candles[turn + 1][company][i]
        s.n_candles -= 1
    for company in range(COMPANIES):
        s.candles[s.n_candles][company][SHUT] = s.price[company] // POINT
        s.candles[s.n_candles][company][TOP] = s.high[company] // POINT
        s.candles[s.n_candles][company][BOTTOM] = s.low[company] // POINT
        s.high[company] = s.price[company]
        s.low[company] = s.price[company]
    s.n_candles += 1
