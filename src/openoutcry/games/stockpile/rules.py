"""The rules of Stockpile: setup, the round, its six phases, the end. Clause ids refer to docs/rules/stockpile.md.

apply() plays what a seat says; advance() then goes on by itself until somebody has to say something again.
"""

from openoutcry.games.stockpile.books import (
    action_cards,
    cards_owned,
    final_sale,
    has,
    majority_bonus,
    pair_owner,
    public_pair,
    receive,
    rounds,
    sale_price,
    seat_at,
    seat_of,
    shares,
    tokens_each,
)
from openoutcry.games.stockpile.demand import (
    USED_CRAMER,
    USED_MARK,
    USED_WARREN,
    ask,
    clear_piles,
    clear_tracks,
    deal_batch,
    deal_piles,
    enter,
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
from openoutcry.games.stockpile.knowledge import (
    know_gain,
    know_loss,
    know_none,
    know_nothing,
    know_shown,
    know_starts,
)
from openoutcry.games.stockpile.moves import (
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
from openoutcry.games.stockpile.prices import begin_claim, move_price, next_claim, show_shares, show_split, step_price
from openoutcry.games.stockpile.state import (
    ACTION,
    BEFORE,
    BEGINS,
    BOOM,
    BUST,
    CARD_PLAYED,
    CARDS_OF_KIND,
    COMPANIES,
    CRAMER,
    CRAMER_MOVES,
    DEBORAH,
    DECLARED,
    DEMAND,
    DIVIDEND_PAID,
    DRAFT,
    DRAFTED,
    ENDED,
    EXTRA,
    FEE_DROPPED,
    FEE_VALUE,
    FEES,
    FINAL_SALE,
    FORECAST,
    FORECASTS,
    GAME_ENDS,
    INFORMATION,
    INVESTOR_KEPT,
    INVESTOR_SHOWN,
    INVESTORS,
    INVESTORS_DEALT,
    KINDS,
    MAJORITY,
    MARTHA,
    MOVEMENT,
    NOBODY,
    OWNED,
    PAIR_DEALT,
    PAIR_SHOWN,
    PAIRS,
    PASSED,
    PILES,
    PORTFOLIO,
    ROUND_BEGINS,
    SCORED,
    SEATS,
    SELLING,
    SOLD,
    SOLD_HALF,
    SOLD_SPLIT,
    SPACES,
    SPLIT_WORTH,
    START,
    START_SHARE,
    SUPPLY,
    SUPPLY_CARDS,
    UNKNOWN,
    WINDOW,
)
from openoutcry.kernel.chance import choose, shuffle
from openoutcry.kernel.events import EVERYBODY, count_bits, emit, only
from openoutcry.kernel.rule import rule

# --- setup -----------------------------------------------------------------------------------------


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


# --- whose turn ------------------------------------------------------------------------------------


@rule
def pending(s):
    """The seats the game waits for: all that have not chosen an investor; then one at a time."""
    if s.phase == DRAFT:
        return ((1 << s.players) - 1) ^ s.drafted
    if s.phase == ENDED:
        return 0
    return 1 << s.turn


@rule
def optional(s):
    """STK-12.11: Martha, at any moment of demand."""
    if s.phase == DEMAND and not s.looked:
        martha = seat_of(s, MARTHA)
        if martha != NOBODY and martha != s.turn:
            return 1 << martha
    return 0


@rule
def over(s):
    """Has the last round ended?"""
    return s.phase == ENDED


# --- a round ---------------------------------------------------------------------------------------


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


# --- action ----------------------------------------------------------------------------------------


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


# --- selling ---------------------------------------------------------------------------------------


@rule
def next_seller(s):
    """STK-7.1: in turn order, all that have a card left."""
    if s.at == s.players:
        enter(s, MOVEMENT)
    elif cards_owned(s, seat_at(s, s.at)) > 0:
        ask(s, seat_at(s, s.at))
    else:
        s.at += 1


@rule
def sell_share(s, seat, company):
    """STK-7.1: at the current price, discarded face up."""
    amount = sale_price(s, seat, company)
    emit(s, SOLD, EVERYBODY, seat, company, amount)
    s.held[seat, company] -= 1
    s.n_held[seat] -= 1
    s.discard[company] += 1
    know_loss(s, seat, company)
    finish_sale(s, seat, amount)


@rule
def sell_split(s, seat, company):
    """STK-7.2: a split share brings twice the price."""
    amount = SPLIT_WORTH * sale_price(s, seat, company)
    emit(s, SOLD_SPLIT, EVERYBODY, seat, company, amount)
    s.split[seat, company] -= 1
    s.discard[company] += 1
    finish_sale(s, seat, amount)


@rule
def sell_half(s, seat, company):
    """STK-7.2: half of it is sold, and the card goes back to the ordinary portfolio; all have seen it."""
    amount = sale_price(s, seat, company)
    emit(s, SOLD_HALF, EVERYBODY, seat, company, amount)
    s.split[seat, company] -= 1
    s.held[seat, company] += 1
    s.n_held[seat] += 1
    know_gain(s, seat, company, EVERYBODY)
    finish_sale(s, seat, amount)


@rule
def finish_sale(s, seat, amount):
    """The money comes at once; who has nothing left is done."""
    receive(s, seat, amount)
    if cards_owned(s, seat) == 0:
        s.turn = NOBODY


# --- movement --------------------------------------------------------------------------------------


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


# --- the end ---------------------------------------------------------------------------------------


@rule
def end_game(s):
    """STK-9.1 to STK-9.3: portfolios are opened, majorities paid, all shares sold."""
    s.phase = ENDED
    for seat in range(s.players):
        open_portfolio(s, seat)
    for company in range(COMPANIES):
        for seat in range(s.players):
            bonus = majority_bonus(s, seat, company)
            if bonus:
                emit(s, MAJORITY, EVERYBODY, seat, company, shares(s, seat, company), bonus)
                s.bonus[seat] += bonus
    for seat in range(s.players):
        s.proceeds[seat] = final_sale(s, seat)
        emit(s, FINAL_SALE, EVERYBODY, seat, s.proceeds[seat])
        receive(s, seat, s.bonus[seat] + s.proceeds[seat])
        drop_fees(s, seat)
        emit(s, SCORED, EVERYBODY, seat, s.cash[seat])
    emit(s, GAME_ENDS, EVERYBODY)


@rule
def open_portfolio(s, seat):
    """STK-9.1: everybody sees every card."""
    ordinary = 0
    split = 0
    for company in range(COMPANIES):
        ordinary |= s.held[seat, company] << 4 * company
        split |= s.split[seat, company] << 4 * company
        know_shown(s, seat, company, s.held[seat, company])
    emit(s, PORTFOLIO, EVERYBODY, seat, ordinary, split)


@rule
def drop_fees(s, seat):
    """STK-9.2: a fee that can't be paid in full is ignored."""
    total = 0
    for fee in range(FEES):
        total += s.open_fees[seat, fee] * FEE_VALUE[fee]
    if total:
        emit(s, FEE_DROPPED, EVERYBODY, seat, total)
