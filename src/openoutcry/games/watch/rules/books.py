"""Money, prices and decks of Exchange Watch: the few functions through which they change, and their audit."""

from openoutcry.games.watch.rules.state import (
    CARD_DECK,
    CARD_LOST,
    CARD_SEEN,
    CARD_TAKEN,
    COMPANIES,
    COPIES,
    DEBT_REPAID,
    DEBT_TAKEN,
    DECK_RENEWED,
    ENDED,
    EVENT_CARDS,
    FIRST_KIND,
    GOT,
    HIGHEST,
    KINDS,
    LOWEST,
    NONE,
    PAID,
    POINT,
    PRICE_MOVED,
    RESHUFFLED,
    SHARES,
    TRADING,
    TRADING_CARDS,
)
from openoutcry.kernel.chance import choose, shuffle
from openoutcry.kernel.events import EVERYBODY, emit, only
from openoutcry.kernel.rule import rule


@rule
def pay_bank(s, seat, amount):
    """From a player to the bank."""
    s.cash[seat] -= amount
    s.bank += amount


@rule
def take_from_bank(s, seat, amount):
    """From the bank to a player."""
    s.cash[seat] += amount
    s.bank -= amount


@rule
def pay_player(s, seat, other, amount):
    """From one player to another."""
    s.cash[seat] -= amount
    s.cash[other] += amount


@rule
def receive(s, seat, amount, why):
    """The bank pays a player."""
    if amount > 0:
        take_from_bank(s, seat, amount)
        emit(s, GOT, EVERYBODY, seat, amount, why)


@rule
def must_pay(s, seat, amount, why):
    """WAT-5.9, WAT-6.5: a forced payment; who can't meet it takes as many Debt cards as it needs."""
    if amount <= 0:
        return
    before = s.debts[seat]
    while s.cash[seat] < amount:
        take_from_bank(s, seat, s.opt.debt)
        s.debts[seat] += 1
    if s.debts[seat] > before:
        emit(s, DEBT_TAKEN, EVERYBODY, seat, s.debts[seat] - before)
    pay_bank(s, seat, amount)
    emit(s, PAID, EVERYBODY, seat, amount, why)


@rule
def repay_debt(s, seat):
    """WAT-5.9: a Debt card is paid back whole."""
    pay_bank(s, seat, s.opt.debt)
    s.debts[seat] -= 1
    emit(s, DEBT_REPAID, EVERYBODY, seat, s.debts[seat], s.opt.debt)


@rule
def cash_less_debt(s, seat):
    """WAT-7.1: what a player has in cash, open Debt taken off."""
    return s.cash[seat] - s.debts[seat] * s.opt.debt


@rule
def up_to_point(amount):
    """Rounded up to a point of the chart."""
    return (amount + POINT - 1) // POINT * POINT


@rule
def is_muted(s, seat, moment):
    """WAT-6.1: a wish not to be asked counts in the turns of the others."""
    return seat != s.active and s.muted[moment] >> seat & 1 == 1


@rule
def bounded_price(price, points):
    """WAT-3.5: a price so many points on, as far as the chart goes."""
    return min(max(price + points * POINT, LOWEST), HIGHEST)


@rule
def move_price(s, company, points):
    """WAT-3.5: by so many points, never above the highest or under the lowest price."""
    before = s.price[company]
    after = bounded_price(before, points)
    if after == before:
        return
    s.price[company] = after
    s.high[company] = max(s.high[company], after)
    s.low[company] = min(s.low[company], after)
    emit(s, PRICE_MOVED, EVERYBODY, company, before, after)


@rule
def take_card(s, seat, deck):
    """WAT-3.6: the top card; an empty deck is made anew from its discards; both empty, none is taken."""
    if s.n_cards[deck] == 0:
        renew_deck(s, deck)
    if s.n_cards[deck] == 0:
        return
    s.n_cards[deck] -= 1
    top = s.n_cards[deck]
    kind = s.cards[deck][top]
    s.cards[deck][top] = NONE
    s.hand[seat][kind] += 1
    s.held[seat][deck] += 1
    emit(s, CARD_TAKEN, EVERYBODY, seat, deck)
    emit(s, CARD_SEEN, only(seat), seat, kind)


@rule
def renew_deck(s, deck):
    """WAT-3.6: the discards, shuffled."""
    n = 0
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        for _ in range(s.discards[kind]):
            s.cards[deck][n] = kind
            n += 1
        s.discards[kind] = 0
    s.n_cards[deck] = n
    if n > 0:
        shuffle(s.chance, s.cards[deck], n)
        emit(s, DECK_RENEWED, EVERYBODY, deck)


@rule
def let_go(s, seat, kind):
    """A card leaves a hand."""
    s.hand[seat][kind] -= 1
    s.held[seat][CARD_DECK[kind]] -= 1


@rule
def see_it_leave(s, observer, seat, kind):
    """Who sees a card leave a hand knows of one less there."""
    if s.known[observer][seat][kind] > 0:
        s.known[observer][seat][kind] -= 1


@rule
def discard_card(s, seat, kind):
    """WAT-6.1: a card leaves the hand for the discards, open."""
    let_go(s, seat, kind)
    for observer in range(s.players):
        see_it_leave(s, observer, seat, kind)
    s.discards[kind] += 1


@rule
def random_card(s, seat, first, last):
    """A card of a hand at random, of the kinds from first up to last; -1 if there is none."""
    count = 0
    for kind in range(first, last):
        count += s.hand[seat][kind]
    if count == 0:
        return NONE
    nth = choose(s.chance, count)
    for kind in range(first, last):
        nth -= s.hand[seat][kind]
        if nth < 0:
            return kind
    return NONE


@rule
def lose_random_card(s, seat, first, last):
    """A card at random goes to the discards, if there is one."""
    kind = random_card(s, seat, first, last)
    if kind != NONE:
        discard_card(s, seat, kind)
        emit(s, CARD_LOST, EVERYBODY, seat, kind)


@rule
def reshuffle(s, deck):
    """WAT-5.10: the discards go into the deck, which is shuffled."""
    for card in range(TRADING_CARDS[deck]):
        s.trading[deck][card] = card
    s.n_trading[deck] = TRADING_CARDS[deck]
    s.spent[deck] = 0
    s.peeked[deck] = 0
    shuffle(s.chance, s.trading[deck], TRADING_CARDS[deck])
    emit(s, RESHUFFLED, EVERYBODY, deck)


@rule
def audit(s):
    """0 if every share, card and coin is there, else the number of the first thing that is not."""
    total = s.bank
    for seat in range(s.players):
        total += s.cash[seat]
        if s.cash[seat] < 0 or s.debts[seat] < 0:
            return 1
    if total != 0:
        return 2
    if not shares_agree(s):
        return 3
    for deck in range(2):
        if not cards_agree(s, deck):
            return 4
    for deck in range(TRADING):
        if not trading_agrees(s, deck):
            return 5
    if not events_agree(s):
        return 6
    if (s.phase == ENDED) != (s.asked == NONE):
        return 7
    return 0


@rule
def shares_agree(s):
    """WAT-1.1, WAT-1.2: every share is owned or at the exchange; every price is on the chart."""
    for company in range(COMPANIES):
        count = s.exchange[company]
        for seat in range(s.players):
            count += s.shares[seat][company]
            if s.shares[seat][company] < 0:
                return False
        if count != SHARES[company] or s.exchange[company] < 0:
            return False
        if s.price[company] < LOWEST or s.price[company] > HIGHEST:
            return False
    return True


@rule
def cards_agree(s, deck):
    """WAT-1.3: every card is in the deck, a hand or the discards, as often as it was printed."""
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        count = s.discards[kind]
        for seat in range(s.players):
            count += s.hand[seat][kind]
            if s.hand[seat][kind] < 0:
                return False
            for observer in range(s.players):
                if s.known[observer][seat][kind] > s.hand[seat][kind]:
                    return False
        for i in range(s.n_cards[deck]):
            count += s.cards[deck][i] == kind
        if count != COPIES[kind]:
            return False
    for seat in range(s.players):
        count = 0
        for kind in range(KINDS):
            if CARD_DECK[kind] == deck:
                count += s.hand[seat][kind]
        if count != s.held[seat][deck]:
            return False
    return True


@rule
def trading_agrees(s, deck):
    """WAT-1.3: every card of a trading deck is in the deck, open or spent, once."""
    seen = s.spent[deck]
    if s.face[deck] != NONE:
        if seen >> s.face[deck] & 1:
            return False
        seen |= 1 << s.face[deck]
    for i in range(s.n_trading[deck]):
        if seen >> s.trading[deck][i] & 1:
            return False
        seen |= 1 << s.trading[deck][i]
    return seen == (1 << TRADING_CARDS[deck]) - 1


@rule
def events_agree(s):
    """WAT-2.2: an event is to come or was opened, not both; together they are those of this game."""
    seen = s.opened
    count = s.n_event_deck
    for event in range(EVENT_CARDS):
        count += seen >> event & 1
    for i in range(s.n_event_deck):
        if seen >> s.event_deck[i] & 1:
            return False
        seen |= 1 << s.event_deck[i]
    return count == min(s.opt.event_cards, EVENT_CARDS)
