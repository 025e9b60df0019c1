"""A round of Stockpile begins: pairs of company and forecast."""

from openoutcry.games.stockpile.rules.books import pair_owner, public_pair
from openoutcry.games.stockpile.rules.demand import (
    USED_CRAMER,
    USED_MARK,
    USED_WARREN,
    clear_tracks,
    deal_batch,
    deal_piles,
    enter,
)
from openoutcry.games.stockpile.rules.state import (
    ACTION,
    BEFORE,
    COMPANIES,
    FORECASTS,
    NOBODY,
    PAIR_DEALT,
    PAIR_SHOWN,
    PAIRS,
    PASSED,
    ROUND_BEGINS,
    SUPPLY,
    WINDOW,
)
from openoutcry.kernel.chance import shuffle
from openoutcry.kernel.events import EVERYBODY, emit, only
from openoutcry.kernel.rule import rule


@rule
def say_done(s, seat):
    """Sell no more, or decline an ability."""
    emit(s, PASSED, EVERYBODY, seat, s.phase)
    if s.phase == ACTION:
        s.used |= USED_CRAMER
    elif s.phase == BEFORE:
        s.used |= USED_WARREN | USED_MARK
    elif s.phase != WINDOW:
        s.at += 1
    s.turn = NOBODY


@rule
def begin_round(s):
    """STK-3.1, STK-4.1, STK-4.2: pairs are dealt, then the market cards."""
    s.round_number += 1
    s.looked = 0
    s.batch = 0
    clear_tracks(s)
    emit(s, ROUND_BEGINS, EVERYBODY, s.round_number, s.first)
    deal_pairs(s)
    enter(s, SUPPLY)
    deal_piles(s)
    deal_batch(s)


@rule
def deal_pairs(s):
    """STK-3.1, STK-10.2: companies and forecasts are shuffled anew and paired."""
    for company in range(COMPANIES):
        s.pack[company] = company
    shuffle(s.chance, s.pack, COMPANIES)
    for pair in range(PAIRS):
        s.pair_company[pair] = s.pack[pair]
    for forecast in range(FORECASTS):
        s.pack[forecast] = forecast
    shuffle(s.chance, s.pack, FORECASTS)
    for pair in range(PAIRS):
        s.pair_forecast[pair] = s.pack[pair]
        owner = pair_owner(s, pair)
        if owner != NOBODY:
            s.pair_known[pair] = only(owner)
            emit(s, PAIR_DEALT, only(owner), owner, pair, s.pair_company[pair], s.pair_forecast[pair])
        elif pair == public_pair(s):
            show_pair(s, pair)
        else:
            s.pair_known[pair] = 0


@rule
def show_pair(s, pair):
    """A pair lies open for all."""
    s.pair_known[pair] = EVERYBODY
    emit(s, PAIR_SHOWN, EVERYBODY, pair, s.pair_company[pair], s.pair_forecast[pair])
