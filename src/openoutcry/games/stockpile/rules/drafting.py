"""STK-2: everybody keeps the investors to play with."""

from openoutcry.games.stockpile.rules.books import has, receive, tokens_each
from openoutcry.games.stockpile.rules.state import DRAFTED, INFORMATION, INVESTOR_KEPT, INVESTOR_SHOWN, INVESTORS
from openoutcry.kernel.events import EVERYBODY, count_bits, emit, only
from openoutcry.kernel.rule import rule


@rule
def keep_investor(s, seat, investor):
    """STK-12.1: all choose in secret and turn up together."""
    s.kept[seat] |= 1 << investor
    emit(s, INVESTOR_KEPT, only(seat), seat, investor)
    if count_bits(s.kept[seat]) == tokens_each(s):
        s.drafted |= 1 << seat
        emit(s, DRAFTED, EVERYBODY, seat)
    if s.drafted == (1 << s.players) - 1:
        show_investors(s)


@rule
def show_investors(s):
    """STK-12.1 to STK-12.3: investors are turned up and set the start money."""
    for seat in range(s.players):
        for investor in range(INVESTORS):
            if has(s, seat, investor):
                amount = s.opt.investor_money[investor]
                if s.players == 2:
                    amount = s.opt.investor_money_two[investor]
                emit(s, INVESTOR_SHOWN, EVERYBODY, seat, investor, amount)
                receive(s, seat, amount)
    s.phase = INFORMATION
