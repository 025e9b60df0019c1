"""The movement phase: prices move, Deborah declares, the round ends."""

from openoutcry.games.stockpile.rules.books import has, rounds, seat_at
from openoutcry.games.stockpile.rules.demand import ask, enter
from openoutcry.games.stockpile.rules.prices import begin_claim, move_price
from openoutcry.games.stockpile.rules.round import show_pair
from openoutcry.games.stockpile.rules.score import end_game
from openoutcry.games.stockpile.rules.state import (
    DEBORAH,
    DECLARED,
    DIVIDEND_PAID,
    EXTRA,
    FORECAST,
    INFORMATION,
    NOBODY,
    PAIRS,
)
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def next_pair(s):
    """STK-8.1, STK-8.2: the next pair is shown and moves its company, or pays a dividend."""
    if s.at == PAIRS:
        enter(s, EXTRA)
        return
    pair = s.at
    s.at += 1
    show_pair(s, pair)
    company = s.pair_company[pair]
    steps = FORECAST[s.pair_forecast[pair]]
    if steps == 0:
        emit(s, DIVIDEND_PAID, EVERYBODY, company, s.opt.dividend)
        begin_claim(s, company, s.opt.dividend)
    else:
        move_price(s, company, steps)


@rule
def next_extra(s):
    """STK-12.8: Deborah's extra dividend, then the end of the round."""
    if s.at == s.players:
        end_round(s)
    elif has(s, seat_at(s, s.at), DEBORAH):
        ask(s, seat_at(s, s.at))
    else:
        s.at += 1


@rule
def declare(s, seat, company):
    """STK-12.8: all players may show for it."""
    emit(s, DECLARED, EVERYBODY, seat, company, s.opt.deborah)
    begin_claim(s, company, s.opt.deborah)
    s.at += 1
    s.turn = NOBODY


@rule
def end_round(s):
    """STK-8.7: the first-player token moves on; after the last round the game ends."""
    if s.round_number == rounds(s):
        end_game(s)
    else:
        s.first = (s.first + 1) % s.players
        s.phase = INFORMATION
