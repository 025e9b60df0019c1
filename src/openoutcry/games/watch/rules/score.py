"""WAT-7: when the game ends, what is counted, and who wins."""

from openoutcry.games.watch.rules.books import cash_less_debt
from openoutcry.games.watch.rules.state import (
    BY_EVENTS,
    BY_MONEY,
    COMPANIES,
    ENDED,
    FEWEST,
    GAME_ENDS,
    NONE,
    NOT_ENDED,
    WORTH,
)
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def goal(s):
    """WAT-7.1: the sum that ends the game with so many players."""
    return s.opt.goal[s.players - FEWEST]


@rule
def ending(s):
    """WAT-7.1, WAT-7.2."""
    for seat in range(s.players):
        if cash_less_debt(s, seat) >= goal(s):
            return BY_MONEY
    return BY_EVENTS if s.n_event_deck == 0 else NOT_ENDED


@rule
def end_game(s):
    """WAT-7.3: all add up what they have."""
    s.phase = ENDED
    s.asked = NONE
    for seat in range(s.players):
        emit(s, WORTH, EVERYBODY, seat, s.cash[seat], share_value(s, seat), s.debts[seat] * s.opt.debt)
    emit(s, GAME_ENDS, EVERYBODY, s.ended_by)


@rule
def share_value(s, seat):
    """WAT-7.3: the shares as if sold."""
    value = 0
    for company in range(COMPANIES):
        value += s.shares[seat][company] * s.price[company]
    return value


@rule
def net_worth(s, seat):
    """WAT-7.3: cash and shares, less Debt."""
    return cash_less_debt(s, seat) + share_value(s, seat)


@rule
def scores(s, out):
    """WAT-7.3: what everybody is worth."""
    for seat in range(s.players):
        out[seat] = net_worth(s, seat)


@rule
def can_clear_debt(s, seat):
    """WAT-7.3: shares count as sold first; who can then pay the Debt is out of it."""
    return s.cash[seat] + share_value(s, seat) >= s.debts[seat] * s.opt.debt


@rule
def winners(s):
    """WAT-7.3: the richest who can clear the Debt; if nobody can, of all; a tie goes to more cash less Debt."""
    someone = 0
    for seat in range(s.players):
        someone |= can_clear_debt(s, seat)
    mask = 0
    best = 0
    best_cash = 0
    for seat in range(s.players):
        if someone and not can_clear_debt(s, seat):
            continue
        cash = cash_less_debt(s, seat)
        worth = net_worth(s, seat)
        if mask == 0 or worth > best or (worth == best and cash > best_cash):
            mask = 1 << seat
            best = worth
            best_cash = cash
        elif worth == best and cash == best_cash:
            mask |= 1 << seat
    return mask
