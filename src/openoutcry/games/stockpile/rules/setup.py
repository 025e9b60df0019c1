"""STK-2: the first shares, money and investors."""

from openoutcry.games.stockpile.rules.books import receive, tokens_each
from openoutcry.games.stockpile.rules.demand import clear_piles, clear_tracks
from openoutcry.games.stockpile.rules.knowledge import know_nothing, know_starts
from openoutcry.games.stockpile.rules.play import advance
from openoutcry.games.stockpile.rules.state import (
    BEGINS,
    CARDS_OF_KIND,
    COMPANIES,
    DRAFT,
    INFORMATION,
    INVESTORS,
    INVESTORS_DEALT,
    KINDS,
    SEATS,
    START,
    START_SHARE,
)
from openoutcry.kernel.chance import choose, shuffle
from openoutcry.kernel.events import EVERYBODY, emit, only
from openoutcry.kernel.rule import rule


@rule
def setup(s):
    """STK-2.1, STK-2.2: deck, start shares, first player, money or investors; then the first round."""
    for seat in range(SEATS):
        know_nothing(s, seat)
    for company in range(COMPANIES):
        s.space[company] = START[s.opt.board, company]
    clear_piles(s)
    clear_tracks(s)
    deal_starts(s)
    s.first = choose(s.chance, s.players)
    if s.opt.investors:
        deal_investors(s)
    else:
        give_start_money(s)
        s.phase = INFORMATION
    advance(s)


@rule
def deal_starts(s):
    """STK-2.1: one share of each company, shuffled, one to each; the rest goes back and the deck is shuffled."""
    for company in range(COMPANIES):
        s.pack[company] = company
    shuffle(s.chance, s.pack, COMPANIES)
    for kind in range(KINDS):
        for _ in range(CARDS_OF_KIND[kind]):
            s.deck[s.n_deck] = kind
            s.n_deck += 1
    for seat in range(s.players):
        company = s.pack[seat]
        s.start[seat] = company
        s.held[seat, company] = 1
        s.n_held[seat] = 1
        emit(s, START_SHARE, only(seat), seat, company)
        take_from_deck(s, company)
    know_starts(s)
    shuffle(s.chance, s.deck, s.n_deck)


@rule
def take_from_deck(s, kind):
    """Take one card of a kind out of the deck, which is shuffled afterwards."""
    card = 0
    while s.deck[card] != kind:
        card += 1
    s.n_deck -= 1
    s.deck[card] = s.deck[s.n_deck]
    s.deck[s.n_deck] = 0


@rule
def give_start_money(s):
    """STK-2.1, STK-10.1."""
    amount = s.opt.start_money_two if s.players == 2 else s.opt.start_money
    emit(s, BEGINS, EVERYBODY, s.first, amount)
    for seat in range(s.players):
        receive(s, seat, amount)


@rule
def deal_investors(s):
    """STK-12.1: two investor cards each, four with two players."""
    s.phase = DRAFT
    for investor in range(INVESTORS):
        s.pack[investor] = investor
    shuffle(s.chance, s.pack, INVESTORS)
    emit(s, BEGINS, EVERYBODY, s.first, 0)
    each = 2 * tokens_each(s)
    for seat in range(s.players):
        for i in range(each):
            s.dealt[seat] |= 1 << s.pack[seat * each + i]
        emit(s, INVESTORS_DEALT, only(seat), seat, s.dealt[seat])
