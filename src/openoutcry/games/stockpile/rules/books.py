"""Counting in Stockpile: seats and order, money, cards, what things are worth. Rules of every phase use these."""

from openoutcry.games.stockpile.rules.knowledge import knows_truth, observes
from openoutcry.games.stockpile.rules.state import (
    BERNIE,
    BID_TRACK,
    BOOM,
    BUST,
    CARDS_OF_KIND,
    COMPANIES,
    DEMAND,
    DONALD,
    DRAFT,
    FEE,
    FEE_PAID,
    FEE_VALUE,
    FEES,
    GRAHAM,
    INVESTORS,
    KINDS,
    NOBODY,
    OBSERVERS,
    OWNED,
    PAIRS,
    RESHUFFLED,
    SPLIT_WORTH,
    TRACK,
    TRACK_END,
    UNKNOWN,
)
from openoutcry.kernel.chance import shuffle
from openoutcry.kernel.events import EVERYBODY, count_bits, emit
from openoutcry.kernel.rule import rule


@rule
def seat_at(s, place):
    """STK-2.2: the seat at a place of this round's turn order."""
    return (s.first + place) % s.players


@rule
def piles(s):
    """STK-4.1, STK-10.1: as many stockpiles as players; two play with the four of a four-player game."""
    return 4 if s.players == 2 else s.players


@rule
def rounds(s):
    """STK-1.5."""
    return s.opt.rounds[s.players - 2]


@rule
def tokens_each(s):
    """STK-10.1: one bid token; two with two players."""
    return 2 if s.players == 2 else 1


@rule
def tokens_in_hand(s, seat):
    """Bid tokens the seat has not on a track."""
    count = tokens_each(s)
    for pile in range(piles(s)):
        count -= s.bidder[pile] == seat
    return count


@rule
def pair_owner(s, pair):
    """STK-3.1, STK-10.2: pairs lie in the order they move: the players' in turn order, then the others."""
    each = tokens_each(s)  # two players have two pairs, as they have two tokens
    if pair < each * s.players:
        return seat_at(s, pair // each)
    return NOBODY


@rule
def public_pair(s):
    """STK-3.1: the pair that lies open; two players have none."""
    return NOBODY if s.players == 2 else s.players


@rule
def has(s, seat, investor):
    """Does the seat play this investor?"""
    return s.kept[seat] >> investor & 1


@rule
def seat_of(s, investor):
    """The seat that plays an investor, NOBODY if none does."""
    if s.opt.investors:
        for seat in range(s.players):
            if has(s, seat, investor):
                return seat
    return NOBODY


@rule
def pay(s, seat, amount):
    """From a seat to the bank."""
    s.cash[seat] -= amount
    s.bank += amount


@rule
def receive(s, seat, amount):
    """From the bank to a seat; open fees are paid at once (STK-5.7)."""
    s.cash[seat] += amount
    s.bank -= amount
    settle_fees(s, seat)


@rule
def smallest_fee(s, seat):
    """The smallest open fee of a seat, NOBODY if it has none."""
    smallest = NOBODY
    for fee in range(FEES):
        if s.open_fees[seat, fee] > 0 and (smallest == NOBODY or FEE_VALUE[fee] < FEE_VALUE[smallest]):
            smallest = fee
    return smallest


@rule
def settle_fees(s, seat):
    """STK-5.7: the smallest open fee is paid while cash covers it, never in part."""
    fee = smallest_fee(s, seat)
    while fee != NOBODY and s.cash[seat] >= FEE_VALUE[fee]:
        pay(s, seat, FEE_VALUE[fee])
        s.open_fees[seat, fee] -= 1
        s.discard[FEE + fee] += 1
        emit(s, FEE_PAID, EVERYBODY, seat, FEE_VALUE[fee])
        fee = smallest_fee(s, seat)


@rule
def bid_cost(s, seat, space):
    """STK-12.7: what a token on this space costs; Donald pays the space below."""
    if has(s, seat, DONALD) and space > 0:
        return BID_TRACK[space - 1]
    return BID_TRACK[space]


@rule
def committed(s, seat):
    """STK-10.4: what the seat's standing bids cost."""
    total = 0
    for pile in range(piles(s)):
        if s.bidder[pile] == seat:
            total += bid_cost(s, seat, s.bid_space[pile])
    return total


@rule
def fees_seen(s, pile, fee):
    """Fees of one value in a stockpile, as far as the record shows them."""
    count = 0
    for card in range(s.n_table):
        count += s.card_pile[card] == pile and s.card_kind[card] == FEE + fee
    return count


@rule
def next_larger_fee(value):
    """The smallest fee above a value, NOBODY if there is none."""
    found = NOBODY
    for fee in range(FEES):
        if FEE_VALUE[fee] > value and (found == NOBODY or FEE_VALUE[fee] < FEE_VALUE[found]):
            found = fee
    return found


@rule
def left_after_bid(s, seat, pile, space):
    """STK-5.6, STK-5.7, STK-12.5: the seat's money if this bid and its standing ones win, visible fees paid."""
    left = s.cash[seat] - committed(s, seat) - bid_cost(s, seat, space)
    if has(s, seat, BERNIE):
        for fee in range(FEES):
            left += FEE_VALUE[fee] * fees_to_win(s, seat, pile, fee)
    fee = next_larger_fee(0)
    while fee != NOBODY:
        count = s.open_fees[seat, fee]
        if not has(s, seat, BERNIE):
            count += fees_to_win(s, seat, pile, fee)
        for _ in range(count):
            if left >= FEE_VALUE[fee]:
                left -= FEE_VALUE[fee]
        fee = next_larger_fee(FEE_VALUE[fee])
    return left


@rule
def fees_to_win(s, seat, pile, fee):
    """Fees of one value in a stockpile and in those the seat's tokens stand at."""
    count = 0
    for other in range(piles(s)):
        if other == pile or s.bidder[other] == seat:
            count += fees_seen(s, other, fee)
    return count


@rule
def draw_card(s):
    """The top card of the deck; STK-9.4: of an empty one the discards are shuffled. UNKNOWN if there is none."""
    if s.n_deck == 0:
        reshuffle(s)
    if s.n_deck == 0:
        return UNKNOWN
    s.n_deck -= 1
    kind = s.deck[s.n_deck]
    s.deck[s.n_deck] = 0
    return kind


@rule
def reshuffle(s):
    """STK-9.4: the discards make a new deck."""
    for kind in range(KINDS):
        while s.discard[kind] > 0:
            s.discard[kind] -= 1
            s.deck[s.n_deck] = kind
            s.n_deck += 1
    shuffle(s.chance, s.deck, s.n_deck)
    if s.n_deck > 0:
        emit(s, RESHUFFLED, EVERYBODY, s.n_deck)


@rule
def action_cards(s, seat):
    """Unplayed action cards of a seat."""
    return s.held[seat, BOOM] + s.held[seat, BUST]


@rule
def cards_owned(s, seat):
    """All cards of both portfolios; everybody can count them."""
    count = s.n_held[seat] + 0
    for company in range(COMPANIES):
        count += s.split[seat, company]
    return count


@rule
def price(s, company):
    """The price of a share."""
    return TRACK[s.opt.board, company, s.space[company]]


@rule
def sale_price(s, seat, company):
    """STK-7.1, STK-12.10: what one share brings this seat."""
    if has(s, seat, GRAHAM):
        return price(s, company) + s.opt.graham
    return price(s, company)


@rule
def shares(s, seat, company):
    """Shares of a company; a split card counts two."""
    return s.held[seat, company] + SPLIT_WORTH * s.split[seat, company]


@rule
def audit(s):
    """0 if cards, money, pairs, investors and what is known all agree, else the number of what does not."""
    for kind in range(KINDS):
        if count_of_kind(s, kind) != CARDS_OF_KIND[kind]:
            return 1
    total = s.bank + 0
    for seat in range(s.players):
        total += s.cash[seat]
        if s.cash[seat] < 0:
            return 2
        if has(s, seat, BERNIE) and smallest_fee(s, seat) != NOBODY:
            return 3
    if total != 0:
        return 4
    for seat in range(s.players):
        count = 0
        for kind in range(OWNED):
            count += s.held[seat, kind]
        if count != s.n_held[seat]:
            return 5
        if s.phase == DEMAND and (tokens_in_hand(s, seat) < 0 or committed(s, seat) > s.cash[seat]):
            return 6
    if s.round_number > 0 and not pairs_agree(s):
        return 7
    if not investors_agree(s):
        return 8
    for owner in range(s.players):
        for observer in range(OBSERVERS):
            if observes(s, observer, owner) and not knows_truth(s, observer, owner):
                return 9
    for company in range(COMPANIES):
        if s.space[company] < 0 or s.space[company] > TRACK_END[s.opt.board, company]:
            return 10
    return 0


@rule
def count_of_kind(s, kind):
    """Cards of a kind, wherever they are."""
    count = s.discard[kind] + 0
    for i in range(s.n_deck):
        count += s.deck[i] == kind
    for i in range(s.n_table):
        count += s.card_kind[i] == kind
    for seat in range(s.players):
        for i in range(s.n_hand[seat]):
            count += s.hand[seat, i] == kind
        if kind < OWNED:
            count += s.held[seat, kind]
        else:
            count += s.open_fees[seat, kind - FEE]
        if kind < COMPANIES:
            count += s.split[seat, kind]
    return count


@rule
def pairs_agree(s):
    """STK-3.1: every company and every forecast is in one pair."""
    companies = 0
    forecasts = 0
    for pair in range(PAIRS):
        companies |= 1 << s.pair_company[pair]
        forecasts |= 1 << s.pair_forecast[pair]
    return count_bits(companies) == PAIRS and count_bits(forecasts) == PAIRS


@rule
def investors_agree(s):
    """STK-12.1: every investor is dealt once at most, and only what was dealt is kept. Starts differ (STK-2.1)."""
    seen = 0
    starts = 0
    for seat in range(s.players):
        if seen & s.dealt[seat] or (s.kept[seat] & s.dealt[seat]) != s.kept[seat]:
            return False
        seen |= s.dealt[seat]
        if s.opt.investors and count_bits(s.dealt[seat]) != 2 * tokens_each(s):
            return False
        if s.opt.investors and s.phase != DRAFT and count_bits(s.kept[seat]) != tokens_each(s):
            return False
        if s.start[seat] != NOBODY:
            if starts >> s.start[seat] & 1:
                return False
            starts |= 1 << s.start[seat]
    return seen < 1 << INVESTORS
