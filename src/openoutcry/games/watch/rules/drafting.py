"""WAT-2: the first shares are drafted, the first cards dealt."""

from openoutcry.games.watch.rules.books import take_card
from openoutcry.games.watch.rules.state import COMPANIES, DEALING, GREENMAIL, INSIDE, IS_IPO, ROLLING, SHARE_TAKEN
from openoutcry.games.watch.rules.trade import answered
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def next_pick(s):
    """WAT-2.1: from the first player on, one share at a time, three rounds; then the cards."""
    while s.circuit < s.players * s.opt.start_shares:
        seat = (s.first + s.circuit) % s.players
        for company in range(COMPANIES):
            if may_draft(s, seat, company):
                s.asked = seat
                return
        s.circuit += 1
    s.circuit = 0
    s.phase = DEALING


@rule
def may_draft(s, seat, company):
    """WAT-2.1: a blue chip, another one than before, while shares of it are left."""
    return IS_IPO[company] == 0 and s.shares[seat][company] == 0 and s.exchange[company] > 0


@rule
def take_share(s, seat, company):
    """WAT-2.1: a share of the player's choice."""
    s.exchange[company] -= 1
    s.shares[seat][company] += 1
    emit(s, SHARE_TAKEN, EVERYBODY, seat, company)
    answered(s)


@rule
def deal_cards(s):
    """WAT-2.1: one Inside, one Greenmail card each, from the first player on."""
    for nth in range(s.players):
        seat = (s.first + nth) % s.players
        for _ in range(s.opt.start_inside):
            take_card(s, seat, INSIDE)
        for _ in range(s.opt.start_greenmail):
            take_card(s, seat, GREENMAIL)
    s.phase = ROLLING
