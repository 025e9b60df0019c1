"""One action of Stockpile, played, and what follows by itself."""

from openoutcry.games.stockpile.rules.action import next_action, play_card, use_cramer
from openoutcry.games.stockpile.rules.codes import (
    BID,
    DECLARE,
    DONE,
    KEEP,
    LOOK_PAIR,
    LOOK_PILE,
    LOWER,
    MOVE,
    PLAY_BOOM,
    PLAY_BUST,
    PUT,
    RAISE,
    SELL,
    SELL_HALF,
    SELL_SPLIT,
    SHOW,
    SHOW_SPLIT,
)
from openoutcry.games.stockpile.rules.demand import (
    look_at_pair,
    look_at_pile,
    move_card,
    next_before,
    next_bidder,
    next_supply,
    next_window,
    place_bid,
    put_card,
)
from openoutcry.games.stockpile.rules.drafting import keep_investor
from openoutcry.games.stockpile.rules.movement import declare, next_extra, next_pair
from openoutcry.games.stockpile.rules.prices import next_claim, show_shares, show_split, step_price
from openoutcry.games.stockpile.rules.round import begin_round, say_done
from openoutcry.games.stockpile.rules.selling import next_seller, sell_half, sell_share, sell_split
from openoutcry.games.stockpile.rules.state import (
    ACTION,
    BEFORE,
    BOOM,
    BUST,
    DEMAND,
    DRAFT,
    ENDED,
    INFORMATION,
    MOVEMENT,
    NOBODY,
    PILES,
    SELLING,
    SPACES,
    SUPPLY,
    WINDOW,
)
from openoutcry.kernel.rule import rule


@rule
def over(s):
    """Has the last round ended?"""
    return s.phase == ENDED


@rule
def apply(s, seat, action):
    """Play a legal action, then go on until somebody is asked."""
    if action == DONE:
        say_done(s, seat)
    elif action < SHOW:
        if action < SELL_SPLIT:
            sell_share(s, seat, action - SELL)
        elif action < SELL_HALF:
            sell_split(s, seat, action - SELL_SPLIT)
        else:
            sell_half(s, seat, action - SELL_HALF)
    elif action < SHOW_SPLIT:
        show_shares(s, seat, action - SHOW)
    elif action < BID:
        show_split(s, seat, action - SHOW_SPLIT)
    elif action < PLAY_BOOM:
        place_bid(s, seat, (action - BID) // SPACES, (action - BID) % SPACES)
    elif action < PLAY_BUST:
        play_card(s, seat, BOOM, action - PLAY_BOOM)
    elif action < RAISE:
        play_card(s, seat, BUST, action - PLAY_BUST)
    elif action < DECLARE:
        if action < LOWER:
            use_cramer(s, seat, action - RAISE, s.opt.cramer)
        else:
            use_cramer(s, seat, action - LOWER, -s.opt.cramer)
    elif action < PUT:
        declare(s, seat, action - DECLARE)
    elif action < KEEP:
        code = action - PUT
        put_card(s, seat, code // PILES // 2, code // PILES % 2, code % PILES)
    elif action < LOOK_PAIR:
        keep_investor(s, seat, action - KEEP)
    elif action < LOOK_PILE:
        look_at_pair(s, seat, action - LOOK_PAIR)
    elif action < MOVE:
        look_at_pile(s, seat, action - LOOK_PILE)
    else:
        move_card(s, seat, (action - MOVE) // PILES, (action - MOVE) % PILES)
    advance(s)


@rule
def advance(s):
    """Go on until somebody is asked or the game has ended. What was begun last is finished first."""
    while s.turn == NOBODY and s.phase != DRAFT and s.phase != ENDED:
        if s.claim != NOBODY:
            next_claim(s)
        elif s.mover != NOBODY:
            step_price(s)
        elif s.phase == SELLING:
            next_seller(s)
        elif s.phase == DEMAND:
            next_bidder(s)
        elif s.phase == SUPPLY:
            next_supply(s)
        elif s.phase == ACTION:
            next_action(s)
        elif s.phase == MOVEMENT:
            next_pair(s)
        elif s.phase == INFORMATION:
            begin_round(s)
        elif s.phase == BEFORE:
            next_before(s)
        elif s.phase == WINDOW:
            next_window(s)
        else:
            next_extra(s)
