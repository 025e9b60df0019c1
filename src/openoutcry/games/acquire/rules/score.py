"""ACQ-7: the game ends and is counted."""

from openoutcry.games.acquire.rules.market import draw_market, pay_bonuses, pay_seat, sale, worth
from openoutcry.games.acquire.rules.state import CHAINS, GAME_ENDS, NONE, OVER, SCORED, SHARES_CASHED
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def end_game(s, ending):
    """ACQ-6.2: bonuses for every active corporation, then all its shares are sold; certificates stay for the count."""
    s.ending = ending
    s.phase = OVER
    s.at = NONE
    s.bought = 0
    emit(s, GAME_ENDS, EVERYBODY, ending)
    for chain in range(CHAINS):
        if s.active >> chain & 1:
            draw_market(s, chain)
            pay_bonuses(s, chain)
    for seat in range(s.players):
        amount = 0
        for chain in range(CHAINS):
            amount += sale(s, seat, chain)
        if amount > 0:
            pay_seat(s, seat, amount)
            emit(s, SHARES_CASHED, EVERYBODY, seat, amount)
    for seat in range(s.players):
        emit(s, SCORED, EVERYBODY, seat, s.cash[seat])


@rule
def scores(s, out):
    """ACQ-6.2: the money; during the game, as if it ended now (a market not yet drawn holds nothing)."""
    for seat in range(s.players):
        out[seat] = worth(s, seat)


@rule
def winners(s):
    """ACQ-6.3: the most money; exact ties share the win."""
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
