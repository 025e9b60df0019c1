"""The trade of Exchange Watch: the share put up, the three cards, the bets, the payout (WAT-5)."""

from openoutcry.games.watch.rules.books import is_muted, move_price, must_pay, pay_bank, receive, reshuffle
from openoutcry.games.watch.rules.state import (
    ANALYSIS,
    AT_ANALYSIS,
    AT_BET,
    AT_PAYOUT,
    BET_CHANGED,
    BET_MADE,
    BETTING,
    CHANGING,
    CLEARING,
    FACE_OPENED,
    INSIDE,
    IS_IPO,
    MULTIPLIER,
    MULTIPLIERS,
    NET,
    NEWS,
    NONE,
    PACK,
    PAY,
    PAYING,
    RESHUFFLE,
    RISE,
    RUMOURS,
    SETTLING,
    SHARE_LOST,
    SHARE_OFFERED,
    SHARE_RETURNED,
    TRADE_SETTLED,
    TRADING,
    TURN_ENDING,
    WHY_BET,
)
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def offer_share(s, seat, company):
    """WAT-5.1, WAT-5.2: the share is put up, a Rumours card is opened."""
    for other in range(s.players):
        s.bet[other] = NONE
    s.offered = company
    emit(s, SHARE_OFFERED, EVERYBODY, seat, company)
    open_face(s, RUMOURS)
    s.step = BETTING
    s.circuit = 0


@rule
def open_face(s, deck):
    """The top card of a trading deck is turned up."""
    s.n_trading[deck] -= 1
    top = s.n_trading[deck]
    s.face[deck] = s.trading[deck][top]
    s.trading[deck][top] = NONE
    s.peeked[deck] = 0
    emit(s, FACE_OPENED, EVERYBODY, PACK * deck + s.face[deck])


@rule
def seat_in_trade(s, nth):
    """WAT-5.3: others first, clockwise, the active player last."""
    return (s.active + 1 + nth) % s.players


@rule
def ask_for_bets(s):
    """WAT-5.3: one after the other; then Technical analysis is opened."""
    while s.circuit < s.players:
        seat = seat_in_trade(s, s.circuit)
        if not is_muted(s, seat, AT_BET):
            s.asked = seat
            return
        s.circuit += 1
    open_face(s, ANALYSIS)
    s.step = CHANGING
    s.circuit = 0


@rule
def ask_for_changes(s):
    """WAT-5.5: those who have the money or hold an Inside card, one chance each."""
    while s.circuit < s.players:
        seat = seat_in_trade(s, s.circuit)
        can = s.cash[seat] >= s.price[s.offered] or s.held[seat][INSIDE] > 0
        if can and not is_muted(s, seat, AT_ANALYSIS):
            s.asked = seat
            return
        s.circuit += 1
    s.step = SETTLING


@rule
def answered(s):
    """The next seat of the circuit is asked."""
    s.asked = NONE
    s.circuit += 1


@rule
def bet_limit(s, seat):
    """WAT-5.4: the largest multiplier by status and whose trade it is; Leverage raises it, a Margin call caps it."""
    if seat == s.active:
        most = s.opt.own_limit[s.status[seat]]
    else:
        most = s.opt.join_limit[s.status[seat]]
    limit = 0
    for m in range(MULTIPLIERS):
        if MULTIPLIER[m] <= most:
            limit = m
    return min(min(limit + s.lever[seat], MULTIPLIERS - 1), s.cap[seat])


@rule
def make_bet(s, seat, bet):
    """WAT-5.3: a side and a multiplier."""
    s.bet[seat] = bet
    emit(s, BET_MADE, EVERYBODY, seat, bet // MULTIPLIERS, bet % MULTIPLIERS)
    answered(s)


@rule
def change_bet(s, seat, bet):
    """WAT-5.5: a change, or joining late, costs the share's current value, paid to the bank at once."""
    cost = 0 if s.free else s.price[s.offered]
    pay_bank(s, seat, cost)
    s.free = 0
    s.bet[seat] = bet
    emit(s, BET_CHANGED, EVERYBODY, seat, bet // MULTIPLIERS, bet % MULTIPLIERS, cost)
    answered(s)


@rule
def difference(s):
    """WAT-5.6: bulls less bears of the open cards; a Rumours card turned round counts the other way."""
    total = 0
    for deck in range(TRADING):
        if s.face[deck] != NONE:
            net = NET[deck, s.face[deck]]
            total += -net if deck == RUMOURS and s.turned else net
    return total


@rule
def settle_trade(s):
    """WAT-5.6, WAT-5.7: News; the price moves, the share goes back, or with more bears to the exchange."""
    open_face(s, NEWS)
    total = difference(s)
    emit(s, TRADE_SETTLED, EVERYBODY, s.offered, total)
    move_price(s, s.offered, total * (s.opt.ipo_factor if IS_IPO[s.offered] else 1))
    if total < 0:
        s.shares[s.active][s.offered] -= 1
        s.exchange[s.offered] += 1
        emit(s, SHARE_LOST, EVERYBODY, s.active, s.offered)
    else:
        emit(s, SHARE_RETURNED, EVERYBODY, s.active, s.offered)
    s.circuit = 0
    s.step = PAYING if total != 0 else CLEARING


@rule
def stake(s, seat):
    """WAT-5.8: what the bet of a seat is about, by the pay table."""
    total = difference(s)
    return PAY[IS_IPO[s.offered], abs(total), s.bet[seat] % MULTIPLIERS]


@rule
def is_right(s, seat):
    """Did the seat bet on what came?"""
    return (s.bet[seat] // MULTIPLIERS == RISE) == (difference(s) > 0)


@rule
def pay_out(s):
    """WAT-5.8: the right side gets, the wrong side pays; a loser with an Inside card is asked before."""
    while s.circuit < s.players:
        seat = seat_in_trade(s, s.circuit)
        if s.bet[seat] != NONE:
            if is_right(s, seat):
                receive(s, seat, stake(s, seat), WHY_BET)
            elif s.held[seat][INSIDE] > 0 and not is_muted(s, seat, AT_PAYOUT):
                s.asked = seat
                return
            else:
                must_pay(s, seat, stake(s, seat), WHY_BET)
        s.circuit += 1
    s.step = CLEARING


@rule
def pay_loss(s, seat, amount):
    """WAT-5.8, WAT-5.9: a loser pays."""
    must_pay(s, seat, amount, WHY_BET)
    answered(s)


@rule
def clear_trade(s):
    """WAT-5.10: the cards are discarded; "reshuffle", or an empty deck, shuffles the discards in.

    Bets stay to be read until the next trade.
    """
    for deck in range(TRADING):
        card = s.face[deck]
        s.face[deck] = NONE
        s.spent[deck] |= 1 << card
        if RESHUFFLE[deck, card] or s.n_trading[deck] == 0:
            reshuffle(s, deck)
    for seat in range(s.players):
        s.lever[seat] = 0
        s.cap[seat] = MULTIPLIERS - 1
    s.turned = 0
    s.offered = NONE
    s.step = TURN_ENDING
