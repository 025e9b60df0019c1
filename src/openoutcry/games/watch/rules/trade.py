"""The trade of Exchange Watch: the share put up, the three cards, the bets, the payout (WAT-5)."""

from openoutcry.games.watch.rules.books import is_muted, move_price, must_pay, pay_bank, receive, reshuffle
from openoutcry.games.watch.rules.state import (
    ANALYSIS,
    AT_ANALYSIS,
    AT_BET,
    AT_PAYOUT,
    BEARS,
    BET_CHANGED,
    BET_MADE,
    BETTING,
    BULLS,
    CHANGING,
    CLEARING,
    FACE_OPENED,
    INSIDE,
    IPO_FACTOR,
    IS_IPO,
    MULTIPLIER,
    MULTIPLIERS,
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
    s.phase = BETTING
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
    s.phase = CHANGING
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
    s.phase = SETTLING


@rule
def answered(s):
    """The next seat of the circuit is asked."""
    s.asked = NONE
    s.circuit += 1


@rule
def bet_limit(s, seat):
    """WAT-5.4: the largest multiplier by status and whose trade it is; Leverage raises it, a Margin call caps it."""
    limit = limit_by_status(s, s.status[seat], seat == s.active)
    return min(min(limit + s.lever[seat], MULTIPLIERS - 1), s.cap[seat])


@rule
def limit_by_status(s, status, own):
    """WAT-5.4: the largest multiplier of a status in the own trade, or joining another's."""
    most = s.opt.own_limit[status] if own else s.opt.join_limit[status]
    limit = 0
    for m in range(MULTIPLIERS):
        if MULTIPLIER[m] <= most:
            limit = m
    return limit


@rule
def make_bet(s, seat, bet):
    """WAT-5.3: a side and a multiplier."""
    s.bet[seat] = bet
    emit(s, BET_MADE, EVERYBODY, seat, bet // MULTIPLIERS, bet % MULTIPLIERS)
    answered(s)


@rule
def change_bet(s, seat, bet):
    """WAT-5.5: a change, or joining late, costs the share's current value, paid to the bank at once."""
    cost = change_cost(s)
    pay_bank(s, seat, cost)
    s.free = 0
    s.bet[seat] = bet
    emit(s, BET_CHANGED, EVERYBODY, seat, bet // MULTIPLIERS, bet % MULTIPLIERS, cost)
    answered(s)


@rule
def change_cost(s):
    """WAT-5.5: the share's current value; nothing before Technical analysis, and nothing with a Free hand."""
    return s.price[s.offered] if s.phase == CHANGING and not s.free else 0


@rule
def bulls_of(s, deck, card):
    """WAT-6.3: a Rumours card turned round has bears for bulls."""
    return BEARS[deck, card] if deck == RUMOURS and s.turned else BULLS[deck, card]


@rule
def bears_of(s, deck, card):
    """And bulls for bears."""
    return BULLS[deck, card] if deck == RUMOURS and s.turned else BEARS[deck, card]


@rule
def net_of(s, deck, card):
    """WAT-5.6: bulls less bears of a card."""
    return bulls_of(s, deck, card) - bears_of(s, deck, card)


@rule
def difference(s):
    """WAT-5.6: bulls less bears of the open cards."""
    total = 0
    for deck in range(TRADING):
        if s.face[deck] != NONE:
            total += net_of(s, deck, s.face[deck])
    return total


@rule
def points_moved(s, total):
    """WAT-5.7: an IPO moves by twice the difference."""
    return total * s.opt.ipo_factor if IS_IPO[s.offered] else total


@rule
def settle_trade(s):
    """WAT-5.6, WAT-5.7: News; the price moves, the share goes back, or with more bears to the exchange."""
    open_face(s, NEWS)
    total = difference(s)
    emit(s, TRADE_SETTLED, EVERYBODY, s.offered, total)
    move_price(s, s.offered, points_moved(s, total))
    if total < 0:
        s.shares[s.active][s.offered] -= 1
        s.exchange[s.offered] += 1
        emit(s, SHARE_LOST, EVERYBODY, s.active, s.offered)
    else:
        emit(s, SHARE_RETURNED, EVERYBODY, s.active, s.offered)
    s.circuit = 0
    s.phase = PAYING if total != 0 else CLEARING


@rule
def stake(s, seat):
    """WAT-5.8: what the bet of a seat is about."""
    return pay(s, difference(s), s.bet[seat] % MULTIPLIERS)


@rule
def pay(s, total, multiplier):
    """WAT-5.8: by the pay table; where an IPO moves by another factor than it is written for, it pays by that one."""
    if IS_IPO[s.offered] == 0:
        return PAY[0, abs(total), multiplier]
    return PAY[1, abs(total), multiplier] * s.opt.ipo_factor // IPO_FACTOR


@rule
def bets_on(bet, total):
    """Is a bet on the side that comes with this difference?"""
    return (bet // MULTIPLIERS == RISE) == (total > 0)


@rule
def is_right(s, seat):
    """Did the seat bet on what came?"""
    return bets_on(s.bet[seat], difference(s))


@rule
def brings(s, bet, total):
    """WAT-5.8: what a bet brings, less than nothing where it costs; equal bulls and bears pay nothing."""
    amount = pay(s, total, bet % MULTIPLIERS)
    return amount if bets_on(bet, total) else -amount


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
    s.phase = CLEARING


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
    s.phase = TURN_ENDING
