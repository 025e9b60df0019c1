"""The end of Stockpile: what portfolios are worth, and who wins."""

from openoutcry.games.stockpile.rules.books import receive, sale_price, shares
from openoutcry.games.stockpile.rules.knowledge import know_shown
from openoutcry.games.stockpile.rules.state import (
    COMPANIES,
    ENDED,
    FEE_DROPPED,
    FEE_VALUE,
    FEES,
    FINAL_SALE,
    GAME_ENDS,
    MAJORITY,
    PORTFOLIO,
    SCORED,
)
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def end_game(s):
    """STK-9.1 to STK-9.3: portfolios are opened, majorities paid, all shares sold."""
    s.phase = ENDED
    for seat in range(s.players):
        open_portfolio(s, seat)
    for company in range(COMPANIES):
        for seat in range(s.players):
            bonus = majority_bonus(s, seat, company)
            if bonus:
                emit(s, MAJORITY, EVERYBODY, seat, company, shares(s, seat, company), bonus)
                s.bonus[seat] += bonus
    for seat in range(s.players):
        s.proceeds[seat] = final_sale(s, seat)
        emit(s, FINAL_SALE, EVERYBODY, seat, s.proceeds[seat])
        receive(s, seat, s.bonus[seat] + s.proceeds[seat])
        drop_fees(s, seat)
        emit(s, SCORED, EVERYBODY, seat, s.cash[seat])
    emit(s, GAME_ENDS, EVERYBODY)


@rule
def open_portfolio(s, seat):
    """STK-9.1: everybody sees every card."""
    ordinary = 0
    split = 0
    for company in range(COMPANIES):
        ordinary |= s.held[seat, company] << 4 * company
        split |= s.split[seat, company] << 4 * company
        know_shown(s, seat, company, s.held[seat, company])
    emit(s, PORTFOLIO, EVERYBODY, seat, ordinary, split)


@rule
def drop_fees(s, seat):
    """STK-9.2: a fee that can't be paid in full is ignored."""
    total = 0
    for fee in range(FEES):
        total += s.open_fees[seat, fee] * FEE_VALUE[fee]
    if total:
        emit(s, FEE_DROPPED, EVERYBODY, seat, total)


@rule
def majority_bonus(s, seat, company):
    """STK-9.1: the bonus the seat would get for a company if the game ended now."""
    own = shares(s, seat, company)
    if own == 0:
        return 0
    leaders = 0
    for other in range(s.players):
        theirs = shares(s, other, company)
        if theirs > own:
            return 0
        leaders += theirs == own
    return s.opt.majority if leaders == 1 else s.opt.majority_tied


@rule
def final_sale(s, seat):
    """STK-9.2: what all shares of the seat bring."""
    total = 0
    for company in range(COMPANIES):
        total += shares(s, seat, company) * sale_price(s, seat, company)
    return total


@rule
def worth(s, seat):
    """STK-9.1 to STK-9.3: money at the end; before it, as if it were now, without any more fees than lie open."""
    if s.phase == ENDED:
        return s.cash[seat] + 0
    total = s.cash[seat] + final_sale(s, seat)
    for company in range(COMPANIES):
        total += majority_bonus(s, seat, company)
    for fee in range(FEES):
        for _ in range(s.open_fees[seat, fee]):
            if total >= FEE_VALUE[fee]:
                total -= FEE_VALUE[fee]
    return total


@rule
def scores(s, out):
    """STK-9.3: money."""
    for seat in range(s.players):
        out[seat] = worth(s, seat)


@rule
def winners(s):
    """STK-9.3: most money; exact ties share the win."""
    best = 0
    mask = 0
    for seat in range(s.players):
        total = worth(s, seat)
        if mask == 0 or total > best:
            best = total
            mask = 1 << seat
        elif total == best:
            mask |= 1 << seat
    return mask
