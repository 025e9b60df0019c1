"""What plain Python asks the rules of Exchange Watch: views, moves and notation have no numbers of their own."""

from openoutcry.games.watch.rules.allowed import refusal_of_status, refusal_to_bet, refusal_to_buy
from openoutcry.games.watch.rules.books import bounded_price
from openoutcry.games.watch.rules.cards import moment_now, shares_by_card
from openoutcry.games.watch.rules.figures import explain_card, explain_dividends, win_of_two, wins_to_pay
from openoutcry.games.watch.rules.score import can_clear_debt, goal, net_worth, share_value
from openoutcry.games.watch.rules.state import (
    COMPANIES,
    MOST_DIFFERENCE,
    NONE,
    PAYING,
    SEATS,
    STATUSES,
    TRADING,
    TRADING_CARDS,
)
from openoutcry.games.watch.rules.trade import (
    bears_of,
    bet_limit,
    brings,
    bulls_of,
    change_cost,
    difference,
    is_right,
    limit_by_status,
    net_of,
    points_moved,
)
from openoutcry.games.watch.rules.turn import (
    buying_price,
    shares_allowed,
    status_discount,
    status_price,
    steps_from_die,
)
from openoutcry.kernel.contract import Question
from openoutcry.kernel.rule import rule

DIFFERENCES = 2 * MOST_DIFFERENCE + 1  # a trade can end with any from -MOST_DIFFERENCE on


@rule
def explain_purchases(s, seat, out):
    """WAT-4.2, WAT-4.4, WAT-4.5: of each company the steps from the die, the cost, and why it can't be bought."""
    for company in range(COMPANIES):
        out[company, 0] = steps_from_die(s, company)
        out[company, 1] = buying_price(s, company)
        out[company, 2] = refusal_to_buy(s, seat, company)


@rule
def explain_statuses(s, seat, out):
    """WAT-4.3, WAT-4.4, WAT-5.4: of each status the listed price, percent of it, cost, why not, what it allows,

    what two points bring with it, and after how many such wins it has paid for itself.
    """
    for status in range(STATUSES):
        if status > 0:
            out[status, 0] = s.opt.status_price[status - 1]
            out[status, 1] = status_discount(s)
            out[status, 2] = status_price(s, status)
        out[status, 3] = refusal_of_status(s, seat, status)
        out[status, 4] = s.opt.shares_a_turn[status]
        out[status, 5] = limit_by_status(s, status, True)
        out[status, 6] = limit_by_status(s, status, False)
        out[status, 7] = win_of_two(s, status)
        out[status, 8] = wins_to_pay(s, seat, status, out[status, 2])


@rule
def explain_limit(s, seat, out):
    """WAT-5.4: the largest multiplier by status, and with what was played."""
    out[0] = limit_by_status(s, s.status[seat], seat == s.active)
    out[1] = bet_limit(s, seat)


@rule
def explain_outcomes(s, seat, out):
    """WAT-5.6, WAT-5.7: for each difference in how many ways it can come for all the seat knows, and the price then.

    The seat is -1 for an onlooker.
    """
    out[MOST_DIFFERENCE, 0] = 1
    for deck in range(TRADING):
        for row in range(DIFFERENCES):
            out[row, 1] = out[row, 0]
            out[row, 0] = 0
        for card in range(TRADING_CARDS[deck]):
            if may_come(s, seat, deck, card):
                net = net_of(s, deck, card)
                for row in range(DIFFERENCES):
                    if 0 <= row - net < DIFFERENCES:
                        out[row, 0] += out[row - net, 1]
    for row in range(DIFFERENCES):
        out[row, 1] = s.price[s.offered]
        if s.phase != PAYING:
            out[row, 1] = bounded_price(s.price[s.offered], points_moved(s, row - MOST_DIFFERENCE))


@rule
def may_come(s, seat, deck, card):
    """Is this the open card of the deck, or can it be the next one for all the seat knows?"""
    if s.face[deck] != NONE:
        return s.face[deck] == card
    if seat != NONE and s.peeked[deck] >> seat & 1:
        return s.trading[deck][s.n_trading[deck] - 1] == card
    return not s.spent[deck] >> card & 1


@rule
def explain_bet(s, seat, bet, out):
    """WAT-5.8: what a bet brings at each difference, and (last) why the seat can't make it."""
    for row in range(DIFFERENCES):
        out[row] = brings(s, bet, row - MOST_DIFFERENCE)
    out[DIFFERENCES] = refusal_to_bet(s, seat, bet)


@rule
def explain_worth(s, seat, out):
    """WAT-7.3: shares as if sold, open Debt, all in all, and whether the Debt can be cleared."""
    out[0] = share_value(s, seat)
    out[1] = s.debts[seat] * s.opt.debt
    out[2] = net_worth(s, seat)
    out[3] = can_clear_debt(s, seat)


@rule
def count_face(s, deck, card, out):
    """WAT-5.6: bulls and bears of a card and the one less the other, as they count in this trade."""
    out[0] = bulls_of(s, deck, card)
    out[1] = bears_of(s, deck, card)
    out[2] = net_of(s, deck, card)


@rule
def has_lost(s, seat):
    """WAT-5.8: has the seat bet on what did not come?"""
    return s.bet[seat] != NONE and difference(s) != 0 and not is_right(s, seat)


QUESTIONS = (
    Question("goal", goal),
    Question("shares_allowed", shares_allowed, takes=("seat",)),
    Question("explain_purchases", explain_purchases, takes=("seat",), gives=(COMPANIES, 3)),
    Question("explain_statuses", explain_statuses, takes=("seat",), gives=(STATUSES, 9)),
    Question("explain_dividends", explain_dividends, gives=(SEATS,)),
    Question("explain_card", explain_card, takes=("seat", "kind"), gives=(4,)),
    Question("shares_by_card", shares_by_card, takes=("seat", "kind", "company")),
    Question("difference", difference),
    Question("count_face", count_face, takes=("deck", "card"), gives=(3,)),
    Question("explain_outcomes", explain_outcomes, takes=("seat",), gives=(DIFFERENCES, 2)),
    Question("explain_limit", explain_limit, takes=("seat",), gives=(2,)),
    Question("explain_bet", explain_bet, takes=("seat", "bet"), gives=(DIFFERENCES + 1,)),
    Question("change_cost", change_cost),
    Question("explain_worth", explain_worth, takes=("seat",), gives=(4,)),
    Question("moment_now", moment_now),
    Question("has_lost", has_lost, takes=("seat",)),
)
