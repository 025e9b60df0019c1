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
    FEES,
    INFORMATION,
    INVESTORS,
    INVESTORS_DEALT,
    KINDS,
    NOBODY,
    OWNED,
    PAIRS,
    SEATS,
    START,
    START_SHARE,
    SUPPLY_CARDS,
    UNKNOWN,
)
from openoutcry.kernel.chance import choose, shuffle
from openoutcry.kernel.events import EVERYBODY, emit, only
from openoutcry.kernel.rule import rule


@rule
def setup(s):
    """STK-2.1, STK-2.2: deck, start shares, first player, money or investors; then the first round."""
    clear_table(s)
    deal_starts(s)
    s.first = choose(s.chance, s.players)
    if s.opt.investors:
        deal_investors(s)
    else:
        give_start_money(s)
        s.phase = INFORMATION
    advance(s)


@rule
def clear_table(s):
    """Nothing lies anywhere; every price is on its start space (STK-1.6, STK-11.2)."""
    s.bank = 0
    s.n_deck = 0
    s.round_number = 0
    s.batch = 0
    s.turn = NOBODY
    s.at = 0
    s.used = 0
    s.played = 0
    s.looked = 0
    s.drafted = 0
    s.put_up = 0
    s.put_down = 0
    s.mover = NOBODY
    s.steps = 0
    s.moved = 0
    s.claim = NOBODY
    s.claim_rate = 0
    s.claim_at = 0
    s.claim_split = 0
    for seat in range(SEATS):
        clear_seat(s, seat)
    for company in range(COMPANIES):
        s.space[company] = START[s.opt.board, company]
    for pair in range(PAIRS):
        s.pair_company[pair] = UNKNOWN
        s.pair_forecast[pair] = UNKNOWN
        s.pair_known[pair] = 0
    for kind in range(KINDS):
        s.discard[kind] = 0
    clear_piles(s)
    clear_tracks(s)


@rule
def clear_seat(s, seat):
    """A seat without money, cards and investors."""
    s.cash[seat] = 0
    s.bonus[seat] = 0
    s.proceeds[seat] = 0
    s.dealt[seat] = 0
    s.kept[seat] = 0
    s.start[seat] = NOBODY
    s.n_held[seat] = 0
    s.n_hand[seat] = 0
    for i in range(SUPPLY_CARDS):
        s.hand[seat, i] = 0
    for kind in range(OWNED):
        s.held[seat, kind] = 0
    for company in range(COMPANIES):
        s.split[seat, company] = 0
    for fee in range(FEES):
        s.open_fees[seat, fee] = 0
    know_nothing(s, seat)


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
