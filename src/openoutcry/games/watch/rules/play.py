"""One action of Exchange Watch, played, and what follows by itself."""

from openoutcry.games.watch.rules.books import repay_debt, take_card
from openoutcry.games.watch.rules.cards import aim_at_company, aim_at_seat, card_is_done, moment_now, play_card
from openoutcry.games.watch.rules.codes import (
    BET,
    BUY,
    COMPANY,
    DECK_CHOICE,
    OFFER,
    PASS,
    PASS_ON,
    PLAY,
    REPAY,
    SEAT,
    SECTOR_CHOICE,
    SELL,
    STATUS,
    TAKE,
)
from openoutcry.games.watch.rules.drafting import deal_cards, next_pick, take_share
from openoutcry.games.watch.rules.events import (
    ask_at_dividends,
    name_company,
    name_deck,
    name_sector,
    open_event,
    play_text,
)
from openoutcry.games.watch.rules.state import (
    BETTING,
    BUYING,
    CHANGING,
    CLEARING,
    DEALING,
    DIVIDENDS,
    DRAFTING,
    ENDED,
    MUTED,
    NONE,
    OFFERING,
    OPENING,
    PASSED,
    PAYING,
    ROLLING,
    SETTLING,
    SPACE_DECK,
    TAKING,
    TEXT,
)
from openoutcry.games.watch.rules.trade import (
    answered,
    ask_for_bets,
    ask_for_changes,
    change_bet,
    clear_trade,
    make_bet,
    offer_share,
    pay_loss,
    pay_out,
    settle_trade,
    stake,
)
from openoutcry.games.watch.rules.turn import (
    ask_for_offer,
    begin_turn,
    buy_share,
    buy_status,
    end_purchases,
    end_turn,
    sell_share,
)
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def apply(s, seat, action):
    """Play a legal action; then the turn goes on by itself until somebody has to decide."""
    if action == REPAY:
        repay_debt(s, seat)
    elif action == PASS:
        pass_moment(s, seat)
    elif action == PASS_ON:
        moment = moment_now(s)
        s.muted[moment] |= 1 << seat
        emit(s, MUTED, EVERYBODY, seat, moment)
        pass_moment(s, seat)
    elif action < PLAY:
        if s.phase == BETTING:
            make_bet(s, seat, action - BET)
        else:
            change_bet(s, seat, action - BET)
    elif action < SEAT:
        play_card(s, seat, action - PLAY)
    elif action < COMPANY:
        aim_at_seat(s, seat, action - SEAT)
    elif action < OFFER:
        if s.playing != NONE:
            aim_at_company(s, seat, action - COMPANY)
        else:
            name_company(s, action - COMPANY)
    elif action < BUY:
        s.asked = NONE
        offer_share(s, seat, action - OFFER)
    elif action < SELL:
        buy_share(s, seat, action - BUY)
    elif action < STATUS:
        sell_share(s, seat, action - SELL)
    elif action < TAKE:
        buy_status(s, seat, action - STATUS)
    elif action < SECTOR_CHOICE:
        take_share(s, seat, action - TAKE)
    elif action < DECK_CHOICE:
        name_sector(s, action - SECTOR_CHOICE)
    else:
        name_deck(s, action - DECK_CHOICE)
    advance(s)


@rule
def pass_moment(s, seat):
    """No more shares by this card; purchases are done; no bet, no change, no card: the loss is paid."""
    emit(s, PASSED, EVERYBODY, seat, moment_now(s))
    if s.playing != NONE:
        card_is_done(s)
        return
    if s.phase == BUYING:
        end_purchases(s)
    elif s.phase == PAYING:
        pay_loss(s, seat, stake(s, seat))
    else:
        answered(s)


@rule
def advance(s):
    """WAT-3.1: the phases of a turn in their order, until somebody is asked or the game is over."""
    while s.asked == NONE and s.phase != ENDED:
        phase = s.phase
        if phase == BETTING:
            ask_for_bets(s)
        elif phase == CHANGING:
            ask_for_changes(s)
        elif phase == DIVIDENDS:
            ask_at_dividends(s)
        elif phase == PAYING:
            pay_out(s)
        elif phase == DRAFTING:
            next_pick(s)
        elif phase == DEALING:
            deal_cards(s)
        elif phase == ROLLING:
            begin_turn(s)
        elif phase == OPENING:
            open_event(s)
        elif phase == TEXT:
            play_text(s)
        elif phase == TAKING:
            take_card(s, s.active, SPACE_DECK[s.space[s.active]])
            s.phase = BUYING
        elif phase == BUYING:
            s.asked = s.active
        elif phase == OFFERING:
            ask_for_offer(s)
        elif phase == SETTLING:
            settle_trade(s)
        elif phase == CLEARING:
            clear_trade(s)
        else:
            end_turn(s)


@rule
def over(s):
    """Has the game ended?"""
    return s.phase == ENDED
