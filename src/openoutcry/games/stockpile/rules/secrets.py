"""Who knows what in Stockpile: hide, deal_unknown, observe."""

from openoutcry.games.stockpile.rules.books import tokens_each
from openoutcry.games.stockpile.rules.knowledge import ALL_COMPANIES, observes, weigh
from openoutcry.games.stockpile.rules.state import (
    CARDS_OF_KIND,
    COMPANIES,
    DRAFT,
    ENDED,
    FEE,
    FORECASTS,
    INVESTORS,
    KINDS,
    OWNED,
    PAIRS,
    PUBLIC,
    SEATS,
    UNKNOWN,
)
from openoutcry.kernel.chance import choose, forget, rekey, shuffle
from openoutcry.kernel.events import count_bits
from openoutcry.kernel.rule import rule


@rule
def observer_of(s, seat):
    """Whose knowledge a seat has; one that only watches knows what everybody knows."""
    return seat if seat < s.players else PUBLIC


@rule
def hide(s, seat):
    """STK-2.3, STK-3.1, STK-4.2, STK-5.8, STK-12.1: wipe all the seat has not seen, and the future."""
    me = observer_of(s, seat)
    for i in range(s.n_deck):
        s.deck[i] = 0
    for card in range(s.n_table):
        if not s.card_known[card] >> seat & 1:
            s.card_kind[card] = UNKNOWN
    for pair in range(PAIRS):
        if not s.pair_known[pair] >> seat & 1:
            s.pair_company[pair] = UNKNOWN
            s.pair_forecast[pair] = UNKNOWN
    for other in range(s.players):
        if other != seat:
            hide_seat(s, me, other)
    forget(s.chance)


@rule
def hide_seat(s, me, other):
    """What another seat has and knows for itself. Of its portfolio the cards known to be there stay."""
    for i in range(s.n_hand[other]):
        s.hand[other, i] = UNKNOWN
    if s.phase != ENDED:
        for kind in range(OWNED):
            s.held[other, kind] = s.least[me, other, kind]
    s.start[other] = UNKNOWN
    if s.phase == DRAFT:
        s.kept[other] = 0
    s.dealt[other] = s.kept[other]
    for owner in range(SEATS):  # all seats, taken or not: stretches of memory of one length
        s.start_may[other, owner] = 0
        s.start_sure[other, owner] = 0
        for i in range(OWNED):
            s.least[other, owner, i] = 0
            s.room[other, owner, i] = 0


@rule
def deal_unknown(s, seat, chance):
    """Deal what the seat has not seen to where it may be, and let the others know what they may know."""
    me = observer_of(s, seat)
    deal_unknown_pairs(s, chance)
    if s.opt.investors:
        deal_unknown_investors(s, me, chance)
    while not deal_unknown_portfolios(s, me, chance):
        pass  # the cards left over did not fit the last portfolio: draw again
    for card in range(s.n_table):
        if s.card_kind[card] == UNKNOWN:
            s.card_kind[card] = draw_from_pool(s, chance)
    for other in range(s.players):
        for i in range(s.n_hand[other]):
            if s.hand[other, i] == UNKNOWN:
                s.hand[other, i] = draw_from_pool(s, chance)
    fill_deck(s, chance)
    for other in range(s.players):
        if other != me:
            know_what_others_may(s, other, chance)
    rekey(s.chance, chance)


@rule
def deal_unknown_pairs(s, chance):
    """STK-3.1: the companies and the forecasts not seen are in the pairs not seen."""
    if s.round_number == 0:
        return
    for part in range(2):
        seen = 0
        for pair in range(PAIRS):
            found = s.pair_forecast[pair] if part else s.pair_company[pair]
            if found != UNKNOWN:
                seen |= 1 << found
        count = 0
        for i in range(FORECASTS if part else COMPANIES):
            if not seen >> i & 1:
                s.pack[count] = i
                count += 1
        shuffle(chance, s.pack, count)
        for pair in range(PAIRS):
            if part:
                if s.pair_forecast[pair] == UNKNOWN:
                    count -= 1
                    s.pair_forecast[pair] = s.pack[count]
            elif s.pair_company[pair] == UNKNOWN:
                count -= 1
                s.pair_company[pair] = s.pack[count]


@rule
def deal_unknown_investors(s, me, chance):
    """STK-12.1: others were dealt any of the investors not seen; who has chosen in the draft, chose any."""
    seen = 0
    for other in range(s.players):
        seen |= s.dealt[other]
    count = 0
    for investor in range(INVESTORS):
        if not seen >> investor & 1:
            s.pack[count] = investor
            count += 1
    shuffle(chance, s.pack, count)
    each = tokens_each(s)
    for other in range(s.players):
        if other == me:
            continue
        while count_bits(s.dealt[other]) < 2 * each:
            count -= 1
            s.dealt[other] |= 1 << s.pack[count]
        if s.phase == DRAFT:
            choose_some_investors(s, other, each, chance)


@rule
def choose_some_investors(s, other, each, chance):
    """As many as the seat must have chosen, or may have chosen so far."""
    kept = each if s.drafted >> other & 1 else choose(chance, each)
    while count_bits(s.kept[other]) < kept:
        investor = choose(chance, INVESTORS)
        if s.dealt[other] >> investor & 1:
            s.kept[other] |= 1 << investor


@rule
def count_pool(s):
    """The cards whose place is not known: all, less those in sight and those known to lie in a portfolio."""
    for kind in range(KINDS):
        count = CARDS_OF_KIND[kind] - s.discard[kind]
        for card in range(s.n_table):
            count -= s.card_kind[card] == kind
        for other in range(s.players):
            for i in range(s.n_hand[other]):
                count -= s.hand[other, i] == kind
            if kind < OWNED:
                count -= s.held[other, kind]
            else:
                count -= s.open_fees[other, kind - FEE]
            if kind < COMPANIES:
                count -= s.split[other, kind]
        s.pool[kind] = count


@rule
def deal_unknown_portfolios(s, me, chance):
    """Start shares that may be, then cards that may be, to all portfolios. False if the cards do not work out."""
    if s.phase != ENDED:
        for other in range(s.players):
            if other != me:
                for kind in range(OWNED):
                    s.held[other, kind] = s.least[me, other, kind]
    count_pool(s)
    taken = 0
    for other in range(s.players):
        if other != me:
            start = choose_start(s, me, other, taken, chance)
            if start == UNKNOWN and s.start_may[me, other]:
                return False
            s.start[other] = start
            if start != UNKNOWN:
                taken |= 1 << start
                if s.phase != ENDED and s.start_sure[me, other] >> start & 1:
                    if s.pool[start] == 0:
                        return False
                    s.pool[start] -= 1
                    s.held[other, start] += 1
    filled = True
    for other in range(s.players):
        if other != me and filled:
            filled = fill_portfolio(s, me, other, chance)
    return filled


@rule
def choose_start(s, me, other, taken, chance):
    """STK-2.1: a company the start share may be of and no other start share is."""
    may = s.start_may[me, other] & (ALL_COMPANIES ^ taken)
    if may == 0:
        return UNKNOWN
    nth = choose(chance, count_bits(may))
    company = 0
    while nth > 0 or not may >> company & 1:
        nth -= may >> company & 1
        company += 1
    return company


@rule
def fill_portfolio(s, me, other, chance):
    """Cards from the pool until the portfolio has as many as everybody can count; room says which may be."""
    count = 0
    for kind in range(OWNED):
        count += s.held[other, kind]
    while count < s.n_held[other]:
        allowed = 0
        total = 0
        for i in range(open_from(s, me, other), OWNED):
            kind = s.shown_order[other, i]
            allowed |= 1 << kind
            total += s.pool[kind]
        if total == 0:
            return False
        nth = choose(chance, total)
        kind = 0
        while not allowed >> kind & 1 or nth >= s.pool[kind]:
            if allowed >> kind & 1:
                nth -= s.pool[kind]
            kind += 1
        s.pool[kind] -= 1
        s.held[other, kind] += 1
        count += 1
    return True


@rule
def open_from(s, me, other):
    """The first place of shown_order from which on no room is full."""
    first = 0
    count = 0
    for i in range(OWNED):
        count += s.held[other, s.shown_order[other, i]]
        if count >= s.room[me, other, i]:
            first = i + 1
    return first


@rule
def draw_from_pool(s, chance):
    """Any card of the pool."""
    total = 0
    for kind in range(KINDS):
        total += s.pool[kind]
    nth = choose(chance, total)
    kind = 0
    while nth >= s.pool[kind]:
        nth -= s.pool[kind]
        kind += 1
    s.pool[kind] -= 1
    return kind


@rule
def fill_deck(s, chance):
    """What is left is the deck, in any order."""
    card = 0
    for kind in range(KINDS):
        for _ in range(s.pool[kind]):
            s.deck[card] = kind
            card += 1
    shuffle(chance, s.deck, card)


@rule
def know_what_others_may(s, other, chance):
    """Another seat knows what everybody knows, its own start share, and what it may have seen by itself."""
    own = 0
    if s.start[other] != UNKNOWN:
        own = 1 << s.start[other]
    for owner in range(s.players):
        if observes(s, other, owner):
            s.start_may[other, owner] = s.start_may[PUBLIC, owner] & (ALL_COMPANIES ^ own)
            s.start_sure[other, owner] = s.start_sure[PUBLIC, owner] & (ALL_COMPANIES ^ own)
            for i in range(OWNED):
                s.least[other, owner, i] = s.least[PUBLIC, owner, i]
                s.room[other, owner, i] = s.room[PUBLIC, owner, i]
            if s.insider[other] >> owner & 1:
                know_some_more(s, other, owner, chance)


@rule
def know_some_more(s, other, owner, chance):
    """Any of the owner's cards that not everybody knows, this seat may have put down or looked at."""
    outside = 0
    for kind in range(OWNED):
        more = choose(chance, s.held[owner, kind] - s.least[other, owner, kind] + 1)
        s.least[other, owner, kind] += more
        outside += more
    inside = 0
    for i in range(OWNED - 1):
        kind = s.shown_order[owner, i]
        outside -= s.least[other, owner, kind] - s.least[PUBLIC, owner, kind]
        inside += s.held[owner, kind]
        slack = min(outside, s.room[other, owner, i] - inside)
        s.room[other, owner, i] -= choose(chance, slack + 1)
    for company in range(COMPANIES):
        bit = 1 << company
        if s.start_may[other, owner] & bit:
            may = 1 if company == s.start[owner] else choose(chance, 2)
            sure = s.held[owner, company] > s.least[other, owner, company] or company != s.start[owner]
            s.start_may[other, owner] &= ALL_COMPANIES ^ bit
            s.start_sure[other, owner] &= ALL_COMPANIES ^ bit
            if may:
                s.start_may[other, owner] |= bit
                if sure and choose(chance, 2):
                    s.start_sure[other, owner] |= bit
    weigh(s, other, owner)
