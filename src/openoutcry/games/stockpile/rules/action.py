"""The action phase: boom and bust cards, Cramer."""

from openoutcry.games.stockpile.rules.books import action_cards, has, seat_at
from openoutcry.games.stockpile.rules.demand import USED_CRAMER, ask, enter
from openoutcry.games.stockpile.rules.knowledge import know_loss, know_none
from openoutcry.games.stockpile.rules.prices import move_price
from openoutcry.games.stockpile.rules.state import BOOM, BUST, CARD_PLAYED, CRAMER, CRAMER_MOVES, NOBODY, SELLING
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def next_action(s):
    """STK-6.1: in turn order, each until all action cards are played; then everybody sees that none is left."""
    if s.at == s.players:
        enter(s, SELLING)
        return
    seat = seat_at(s, s.at)
    if action_cards(s, seat) > 0 or (has(s, seat, CRAMER) and not s.used & USED_CRAMER):
        ask(s, seat)
    else:
        know_none(s, seat, BOOM, 0)
        know_none(s, seat, BUST, 0)
        s.used = 0
        s.played = 0
        s.at += 1


@rule
def play_card(s, seat, kind, company):
    """STK-6.1: Boom +2, Bust −2, then discarded."""
    emit(s, CARD_PLAYED, EVERYBODY, seat, kind, company)
    s.held[seat, kind] -= 1
    s.n_held[seat] -= 1
    s.discard[kind] += 1
    know_loss(s, seat, kind)
    s.played += 1
    move_price(s, company, s.opt.boom if kind == BOOM else -s.opt.bust)
    s.turn = NOBODY


@rule
def use_cramer(s, seat, company, steps):
    """STK-12.6: one company, one space up or down."""
    emit(s, CRAMER_MOVES, EVERYBODY, seat, company, steps)
    s.used |= USED_CRAMER
    move_price(s, company, steps)
    s.turn = NOBODY
