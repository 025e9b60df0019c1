"""The house strategy of Stockpile: what a share is expected to be worth after this round decides everything.

It sees a hidden record only. Weights are in dollars.
"""

import numpy as np

from openoutcry.games.stockpile.rules.books import bid_cost, has, price, rounds, shares, tokens_each
from openoutcry.games.stockpile.rules.codes import (
    BID,
    DECLARE,
    DONE,
    KEEP,
    LOOK_PAIR,
    LOOK_PILE,
    LOWER,
    MOVE,
    N_ACTIONS,
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
from openoutcry.games.stockpile.rules.state import (
    BERNIE,
    COMPANIES,
    FEE,
    FEE_VALUE,
    FORECAST,
    FORECASTS,
    OCTAGON,
    PAIRS,
    PILES,
    SPACES,
    SPLIT_WORTH,
    TRACK,
    TRACK_END,
    UNKNOWN,
    UP,
)
from openoutcry.kernel.chance import choose
from openoutcry.kernel.rule import rule

ACTION_CARD = 3000  # what an action card is worth on the average
HIDDEN_CARD = 3000  # what a card not seen is worth on the average
RESERVE = 9000  # cash the house likes to have when it bids


# What an ability is worth over a game, in the order of the investors: it makes up for less start money.
ABILITY = np.array([0, 11000, 14000, 18000, 12000, 16000, 6000, 9000, 9000, 10000], np.int64)


@rule
def house(s, seat, mask, chance):
    """The allowed action of the highest score; ties are broken by chance."""
    best = -1
    top = 0
    ties = 0
    for action in range(N_ACTIONS):
        if mask[action]:
            score = rate(s, seat, action)
            if best < 0 or score > top:
                best = action
                top = score
                ties = 1
            elif score == top:
                ties += 1
                if choose(chance, ties) == 0:
                    best = action
    return best


@rule
def rate(s, seat, action):
    """What an action promises, in dollars; only actions of one moment are compared."""
    if action == DONE:
        return 0
    if action < SHOW:
        return rate_sale(s, seat, action)
    if action < BID:
        return action - (SHOW_SPLIT if action >= SHOW_SPLIT else SHOW)  # show all there is
    if action < PLAY_BOOM:
        pile = (action - BID) // SPACES
        return pile_worth(s, seat, pile) - bid_cost(s, seat, (action - BID) % SPACES)
    if action < DECLARE:
        return rate_price_move(s, seat, action)
    if action < PUT:
        return shares_ahead(s, seat, action - DECLARE) * s.opt.deborah
    if action < KEEP:
        return rate_supply(s, seat, action - PUT)
    if action < LOOK_PAIR:
        investor = action - KEEP
        if tokens_each(s) == 2:
            return s.opt.investor_money_two[investor] + ABILITY[investor]
        return s.opt.investor_money[investor] + ABILITY[investor]
    if action < LOOK_PILE:
        return 1000000  # a look costs nothing: it comes before any bid
    if action < MOVE:
        return 1 + unknown_cards(s, action - LOOK_PILE)
    return -1  # the house does not move cards of stockpiles


@rule
def worth_after(s, company, steps):
    """What a share is worth when its price has moved so many spaces: nothing if bankrupt, twice if split."""
    space = s.space[company] + steps
    if space < 0:
        return 0
    end = TRACK_END[s.opt.board, company]
    count = 1
    while space > end:
        space = OCTAGON[s.opt.board, company] + space - end - 1
        count = SPLIT_WORTH
    return count * TRACK[s.opt.board, company, space]


@rule
def outlook(s, company):
    """What a share is expected to be worth after this round, by the pairs that are known."""
    seen = 0
    for pair in range(PAIRS):
        if s.pair_company[pair] == company:
            return worth_by(s, company, s.pair_forecast[pair])
        if s.pair_forecast[pair] != UNKNOWN:
            seen |= 1 << s.pair_forecast[pair]
    total = 0
    count = 0
    for forecast in range(FORECASTS):
        if not seen >> forecast & 1:
            total += worth_by(s, company, forecast)
            count += 1
    return total // count if count else price(s, company)


@rule
def worth_by(s, company, forecast):
    """A share after its forecast; a dividend counts with it."""
    if FORECAST[forecast] == 0:
        return price(s, company) + s.opt.dividend
    return worth_after(s, company, FORECAST[forecast])


@rule
def card_worth(s, seat, kind):
    """A market card: a share can be sold now or kept, a fee costs (but not Bernie)."""
    if kind == UNKNOWN:
        return HIDDEN_CARD
    if kind < COMPANIES:
        return max(price(s, kind), outlook(s, kind))
    if kind < FEE:
        return ACTION_CARD
    return FEE_VALUE[kind - FEE] if has(s, seat, BERNIE) else -FEE_VALUE[kind - FEE]


@rule
def pile_worth(s, seat, pile):
    """All cards of a stockpile, as far as they are known."""
    total = 0
    for card in range(s.n_table):
        if s.card_pile[card] == pile:
            total += card_worth(s, seat, s.card_kind[card])
    return total


@rule
def unknown_cards(s, pile):
    """Cards of a stockpile this seat has not seen."""
    count = 0
    for card in range(s.n_table):
        count += s.card_pile[card] == pile and s.card_kind[card] == UNKNOWN
    return count


@rule
def shares_ahead(s, seat, company):
    """Own shares, less those the others are known to hold on the average."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += shares(s, other, company)
    return shares(s, seat, company) - others // (s.players - 1)


@rule
def rate_sale(s, seat, action):
    """Sell what will fall; and, while cash is short, what rises least. Never half."""
    if action >= SELL_HALF:
        return -1
    company = (action - SELL) % COMPANIES
    gain = price(s, company) - outlook(s, company)
    if gain <= 0 and s.cash[seat] < RESERVE and s.round_number < rounds(s):
        gain += 3000
    return gain * (SPLIT_WORTH if action >= SELL_SPLIT else 1)


@rule
def rate_price_move(s, seat, action):
    """Boom, Bust and Cramer: what the move brings this seat more than the others."""
    company = (action - PLAY_BOOM) % COMPANIES
    steps = s.opt.boom + 0
    if action >= LOWER:
        steps = -s.opt.cramer
    elif action >= RAISE:
        steps = s.opt.cramer + 0
    elif action >= PLAY_BUST:
        steps = -s.opt.bust
    return (worth_after(s, company, steps) - price(s, company)) * (2 * shares_ahead(s, seat, company) - 1)


@rule
def rate_supply(s, seat, code):
    """Good cards face down where little lies, to be bought cheaply; fees face down where much does."""
    pile = code % PILES
    face = code // PILES % 2
    worth = card_worth(s, seat, code // PILES // 2)
    there = pile_worth(s, seat, pile) // 4
    score = there if worth < 0 else -there
    return score if face == UP else score + abs(worth)
