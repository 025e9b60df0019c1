"""Supply and demand in Stockpile: putting cards into stockpiles, the abilities before demand, bids, taking."""

from openoutcry.games.stockpile.rules.books import (
    bid_cost,
    draw_card,
    has,
    pay,
    piles,
    receive,
    seat_at,
    seat_of,
    settle_fees,
    tokens_each,
    tokens_in_hand,
)
from openoutcry.games.stockpile.rules.knowledge import know_gain, know_insiders
from openoutcry.games.stockpile.rules.state import (
    ACTION,
    BEFORE,
    BERNIE,
    BID_MADE,
    BID_PAID,
    BID_TRACK,
    CARD_MOVED,
    CARD_TAKEN,
    CARDS_DEALT,
    DEMAND,
    EXTRA,
    FEE,
    FEE_DRAWN,
    FEE_GAINED,
    FEE_OPEN,
    FEE_VALUE,
    FEES,
    MARK,
    MARTHA,
    NOBODY,
    OUTBID,
    PAIR_LOOKED,
    PAIR_SEEN,
    PHASE_BEGINS,
    PILE_DEALT,
    PILE_LOOKED,
    PILE_SEEN,
    PILE_TAKEN,
    PILES,
    PUT_DOWN,
    PUT_DOWN_OWN,
    PUT_UP,
    SUPPLY_CARDS,
    TABLE_CARDS,
    TURN,
    UNKNOWN,
    WARREN,
    WINDOW,
)
from openoutcry.kernel.events import EVERYBODY, emit, only
from openoutcry.kernel.rule import rule

USED_WARREN, USED_MARK, USED_CRAMER = 1, 2, 4


@rule
def ask(s, seat):
    """The game waits for this seat."""
    s.turn = seat
    emit(s, TURN, EVERYBODY, seat, s.phase)


@rule
def enter(s, phase):
    """A phase begins, at the front of the turn order."""
    s.phase = phase
    s.at = 0
    s.used = 0
    s.played = 0
    if phase != BEFORE and phase != WINDOW and phase != EXTRA:  # no phases of the rulebook: moments for an ability
        emit(s, PHASE_BEGINS, EVERYBODY, phase)


@rule
def deal_piles(s):
    """STK-4.1: one card face up to each stockpile."""
    for pile in range(piles(s)):
        kind = draw_card(s)
        if kind != UNKNOWN:
            lay_card(s, NOBODY, kind, pile, 1)
            emit(s, PILE_DEALT, EVERYBODY, pile, kind)


@rule
def deal_batch(s):
    """STK-4.2, STK-10.3: two cards to each, in turn order."""
    s.batch += 1
    s.at = 0
    for i in range(s.players):
        seat = seat_at(s, i)
        for _ in range(SUPPLY_CARDS):
            kind = draw_card(s)
            if kind != UNKNOWN:
                s.hand[seat, s.n_hand[seat]] = kind
                s.n_hand[seat] += 1
        if s.n_hand[seat] > 0:
            second = s.hand[seat, 1] if s.n_hand[seat] > 1 else UNKNOWN
            emit(s, CARDS_DEALT, only(seat), seat, s.hand[seat, 0], second, UNKNOWN)


@rule
def lay_card(s, seat, kind, pile, up):
    """A card into a stockpile; whoever put it there knows it."""
    card = s.n_table
    s.card_kind[card] = kind
    s.card_pile[card] = pile
    s.card_by[card] = seat
    s.card_up[card] = up
    s.card_known[card] = EVERYBODY if up else 1 << seat
    s.n_table += 1


@rule
def put_card(s, seat, kind, up, pile):
    """STK-4.2: one of the two cards, face up or face down."""
    if s.hand[seat, 0] == kind:
        s.hand[seat, 0] = s.hand[seat, 1]
    s.n_hand[seat] -= 1
    s.hand[seat, s.n_hand[seat]] = 0
    lay_card(s, seat, kind, pile, up)
    if up:
        s.put_up = 1
        emit(s, PUT_UP, EVERYBODY, seat, kind, pile)
    else:
        s.put_down = 1
        emit(s, PUT_DOWN, EVERYBODY ^ only(seat), seat, pile)
        emit(s, PUT_DOWN_OWN, only(seat), seat, kind, pile)
    if s.n_hand[seat] == 0:
        s.put_up = 0
        s.put_down = 0
        s.at += 1
        s.turn = NOBODY


@rule
def next_supply(s):
    """STK-4.2, STK-10.3: in turn order; two players put a second batch, dealt after the first."""
    if s.at < s.players:
        seat = seat_at(s, s.at)
        if s.n_hand[seat] > 0:
            ask(s, seat)
        else:
            s.at += 1
    elif s.batch < tokens_each(s):
        deal_batch(s)
    else:
        enter(s, BEFORE)


@rule
def hidden_cards(s, pile):
    """Face-down cards of a stockpile."""
    count = 0
    for card in range(s.n_table):
        count += s.card_pile[card] == pile and s.card_up[card] == 0
    return count


@rule
def may_look_at_pile(s, seat):
    """STK-12.13: Warren, while there is a face-down card to look at."""
    if not has(s, seat, WARREN) or s.used & USED_WARREN:
        return False
    count = 0
    for pile in range(piles(s)):
        count += hidden_cards(s, pile)
    return count > 0


@rule
def may_move_card(s, seat):
    """STK-12.9: Mark, while there is a card to move."""
    return has(s, seat, MARK) and not s.used & USED_MARK and s.n_table > 0


@rule
def next_before(s):
    """STK-12.14, STK-12.15: Warren and Mark in turn order; who plays both, in the order they like."""
    if s.at == s.players or not s.opt.investors:
        enter(s, DEMAND)
        return
    seat = seat_at(s, s.at)
    if may_look_at_pile(s, seat) or may_move_card(s, seat):
        ask(s, seat)
    else:
        s.used = 0
        s.at += 1


@rule
def look_at_pile(s, seat, pile):
    """STK-12.13: Warren sees all face-down cards of one stockpile."""
    emit(s, PILE_LOOKED, EVERYBODY, seat, pile)
    for card in range(s.n_table):
        if s.card_pile[card] == pile and s.card_up[card] == 0:
            s.card_known[card] |= 1 << seat
            emit(s, PILE_SEEN, only(seat), seat, card, s.card_kind[card])
    s.pile_looked = pile
    s.used |= USED_WARREN
    s.turn = NOBODY


@rule
def move_card(s, seat, card, pile):
    """STK-12.9: Mark moves a card; it keeps its facing, and who put it stays known."""
    emit(s, CARD_MOVED, EVERYBODY, seat, card, s.card_pile[card], pile)
    s.card_pile[card] = pile
    s.used |= USED_MARK
    s.turn = NOBODY


@rule
def next_bidder(s):
    """STK-5.3, STK-5.5: everybody once in turn order, then the next one clockwise with a token in hand."""
    tokens = piles(s)
    if s.at < tokens:
        ask(s, seat_at(s, s.at % s.players))
        return
    for i in range(1, s.players + 1):
        seat = (s.last_bidder + i) % s.players
        if tokens_in_hand(s, seat) > 0:
            ask(s, seat)
            return
    end_demand(s)


@rule
def place_bid(s, seat, pile, space):
    """STK-5.1, STK-5.3: the token is placed; one that lay there goes back to its owner."""
    emit(s, BID_MADE, EVERYBODY, seat, pile, BID_TRACK[space])
    if s.bidder[pile] != NOBODY:
        emit(s, OUTBID, EVERYBODY, s.bidder[pile], pile)
    s.bidder[pile] = seat
    s.bid_space[pile] = space
    s.last_bidder = seat
    if s.at < piles(s):
        s.at += 1
    s.turn = NOBODY


@rule
def end_demand(s):
    """STK-5.5, STK-5.6: all pay, then all take their stockpiles, then fees are paid."""
    for i in range(s.players):
        seat = seat_at(s, i)
        for pile in range(piles(s)):
            if s.bidder[pile] == seat:
                cost = bid_cost(s, seat, s.bid_space[pile])
                emit(s, BID_PAID, EVERYBODY, seat, pile, cost)
                pay(s, seat, cost)
    for i in range(s.players):
        seat = seat_at(s, i)
        for pile in range(piles(s)):
            if s.bidder[pile] == seat:
                take_pile(s, seat, pile)
        settle_fees(s, seat)
        tell_open_fees(s, seat)
    clear_piles(s)
    enter(s, WINDOW)


@rule
def take_pile(s, seat, pile):
    """STK-5.5, STK-5.8: all cards of the stockpile go to its buyer, those of the portfolio face down."""
    count = 0
    for card in range(s.n_table):
        count += s.card_pile[card] == pile
    emit(s, PILE_TAKEN, EVERYBODY, seat, pile, count)
    for card in range(s.n_table):
        if s.card_pile[card] == pile:
            kind = s.card_kind[card]
            if not s.card_up[card]:
                know_insiders(s, seat, s.card_known[card])
            if kind >= FEE:
                take_fee(s, seat, kind)
            else:
                s.held[seat, kind] += 1
                s.n_held[seat] += 1
                know_gain(s, seat, kind, s.card_known[card])
                if not s.card_known[card] >> seat & 1:
                    emit(s, CARD_TAKEN, only(seat), seat, kind)


@rule
def take_fee(s, seat, kind):
    """STK-5.6, STK-12.5: a fee lies open until it is paid; Bernie is paid instead."""
    value = FEE_VALUE[kind - FEE]
    if has(s, seat, BERNIE):
        s.discard[kind] += 1
        emit(s, FEE_GAINED, EVERYBODY, seat, value)
        receive(s, seat, value)
    else:
        s.open_fees[seat, kind - FEE] += 1
        emit(s, FEE_DRAWN, EVERYBODY, seat, value)


@rule
def tell_open_fees(s, seat):
    """STK-5.7: what can't be paid stays, face up."""
    total = 0
    for fee in range(FEES):
        total += s.open_fees[seat, fee] * FEE_VALUE[fee]
    if total:
        emit(s, FEE_OPEN, EVERYBODY, seat, total)


@rule
def clear_tracks(s):
    """No token is on a track. After demand the bids stay in sight until the next round."""
    for pile in range(PILES):
        s.bidder[pile] = NOBODY
        s.bid_space[pile] = 0


@rule
def clear_piles(s):
    """No card lies in a stockpile."""
    s.n_table = 0
    s.last_bidder = NOBODY
    s.pile_looked = NOBODY
    for card in range(TABLE_CARDS):
        s.card_kind[card] = 0
        s.card_pile[card] = 0
        s.card_by[card] = 0
        s.card_up[card] = 0
        s.card_known[card] = 0


@rule
def may_look_at_pair(s, seat):
    """STK-12.11: Martha, once a round, at any moment of demand and right after it."""
    return (s.phase == DEMAND or s.phase == WINDOW) and not s.looked and has(s, seat, MARTHA)


@rule
def look_at_pair(s, seat, pair):
    """STK-12.11: she alone sees the pair; whose it was everybody sees."""
    s.looked = 1
    s.pair_known[pair] |= 1 << seat
    emit(s, PAIR_LOOKED, EVERYBODY, seat, pair)
    emit(s, PAIR_SEEN, only(seat), seat, pair, s.pair_company[pair], s.pair_forecast[pair])
    if s.phase == WINDOW:
        s.turn = NOBODY


@rule
def next_window(s):
    """STK-12.11: after the cards are taken Martha may still look."""
    martha = seat_of(s, MARTHA)
    if s.at == 0 and martha != NOBODY and not s.looked:
        s.at = 1
        ask(s, martha)
    else:
        enter(s, ACTION)
