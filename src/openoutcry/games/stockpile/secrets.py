"""Who knows what in Stockpile: hide, deal_unknown, observe."""

from openoutcry.games.stockpile.books import piles, price, tokens_each
from openoutcry.games.stockpile.knowledge import ALL_COMPANIES, observes, weigh
from openoutcry.games.stockpile.state import (
    CARDS_OF_KIND,
    COMPANIES,
    DRAFT,
    ENDED,
    FEE,
    FEES,
    FORECASTS,
    INVESTORS,
    KINDS,
    NOBODY,
    OWNED,
    PAIRS,
    PHASES,
    PILES,
    PUBLIC,
    SEATS,
    SPACES,
    UNKNOWN,
)
from openoutcry.kernel.chance import choose, forget, rekey, shuffle
from openoutcry.kernel.contract import Observed, in_lines, starts
from openoutcry.kernel.events import count_bits
from openoutcry.kernel.rule import rule

# --- hiding ----------------------------------------------------------------------------------------


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


# --- guessing --------------------------------------------------------------------------------------


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
def count_pool(s, me):
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
    count_pool(s, me)
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


# --- observing -------------------------------------------------------------------------------------

OBSERVATION = in_lines(
    Observed("phase", len(PHASES), "1 at the phase of the round"),
    Observed("showing", 3, "1 if shares are being shown; 1 if split ones; payment a share / 2000"),
    Observed("claimed", COMPANIES, "1 at the company whose shares are shown"),
    Observed(
        "game", 6, "rounds left / 12; cards in the deck / 80; advanced board; investors; batch / 2; phase turns / 6"
    ),
    Observed("price", COMPANIES, "price of each company / 10000"),
    Observed("track", COMPANIES, "space of each price / 10"),
    Observed(
        "pairs", PAIRS * (COMPANIES + FORECASTS), "company and forecast of each pair where known, in order of movement"
    ),
    Observed("pair_owner", PAIRS * SEATS, "1 at the owner of each pair, the own seat first"),
    Observed("cash", SEATS, "money of each seat, the own first, / 50000"),
    Observed("fees", SEATS * FEES, "open fees of each seat / 4"),
    Observed("held", SEATS * OWNED, "own portfolio, then what each other is known to hold, by kind / 10"),
    Observed("cards", SEATS, "cards in each ordinary portfolio / 20"),
    Observed("split", SEATS * COMPANIES, "split portfolios by company / 10"),
    Observed("hand", KINDS, "own supply cards by kind / 2"),
    Observed("put", 2, "1 if a card was put face up, face down, in this turn"),
    Observed("piles", PILES * KINDS, "known cards of each stockpile by kind / 5"),
    Observed("face_down", PILES, "cards of each stockpile that are not known / 5"),
    Observed("bids", PILES * SPACES, "1 at the space of the token on each track"),
    Observed("bidder", PILES * SEATS, "1 at the seat whose token it is, the own first"),
    Observed("discard", KINDS, "discarded cards by kind / 10"),
    Observed("first", SEATS, "1 at the seat with the first-player token, the own first"),
    Observed("turn", SEATS, "1 at the seat that is asked, the own first"),
    Observed("investors", SEATS * INVESTORS, "1 at the investors of each seat, the own first"),
    Observed("own_dealt", INVESTORS, "1 at the investors dealt to the own seat"),
)


(
    AT_PHASE,
    AT_SHOWING,
    AT_CLAIMED,
    AT_GAME,
    AT_PRICE,
    AT_TRACK,
    AT_PAIRS,
    AT_PAIR_OWNER,
    AT_CASH,
    AT_FEES,
    AT_HELD,
    AT_CARDS,
    AT_SPLIT,
    AT_HAND,
    AT_PUT,
    AT_PILES,
    AT_FACE_DOWN,
    AT_BIDS,
    AT_BIDDER,
    AT_DISCARD,
    AT_FIRST,
    AT_TURN,
    AT_INVESTORS,
    AT_OWN_DEALT,
    *_,
    END,
) = starts(OBSERVATION)
IN_PAIR = COMPANIES + FORECASTS


@rule
def observe(s, seat, out):
    """The hidden record as numbers; seats are counted from the observer to the left.

    Numbers are multiplied by a part: to divide them would take longer.
    """
    for i in range(END):
        out[i] = 0
    observe_game(s, out)
    observe_pairs(s, seat, out)
    observe_seats(s, seat, out)
    observe_piles(s, seat, out)
    for kind in range(KINDS):
        out[AT_DISCARD + kind] = s.discard[kind] * (1 / 10)
    out[AT_FIRST + (s.first - seat) % s.players] = 1
    if s.turn != NOBODY:
        out[AT_TURN + (s.turn - seat) % s.players] = 1
    if s.opt.investors:
        observe_investors(s, seat, out)


@rule
def observe_game(s, out):
    """Phase, round, prices."""
    out[AT_PHASE + s.phase] = 1
    if s.claim != NOBODY:
        out[AT_SHOWING] = 1
        out[AT_SHOWING + 1] = s.claim_split
        out[AT_SHOWING + 2] = s.claim_rate * (1 / 2000)
        out[AT_CLAIMED + s.claim] = 1
    out[AT_GAME] = (s.opt.rounds[s.players - 2] - s.round_number) * (1 / 12)
    out[AT_GAME + 1] = s.n_deck * (1 / 80)
    out[AT_GAME + 2] = s.opt.board
    out[AT_GAME + 3] = s.opt.investors
    out[AT_GAME + 4] = s.batch * (1 / 2)
    out[AT_GAME + 5] = s.at * (1 / 6)
    for company in range(COMPANIES):
        out[AT_PRICE + company] = price(s, company) * (1 / 10000)
        out[AT_TRACK + company] = s.space[company] * (1 / 10)


@rule
def observe_pairs(s, seat, out):
    """Pairs as far as they are known, and whose they are: the players' in turn order, then the others."""
    each = tokens_each(s)  # two players have two pairs, as they have two tokens
    owner = (s.first - seat) % s.players
    for pair in range(PAIRS):
        if s.pair_company[pair] != UNKNOWN:
            out[AT_PAIRS + pair * IN_PAIR + s.pair_company[pair]] = 1
            out[AT_PAIRS + pair * IN_PAIR + COMPANIES + s.pair_forecast[pair]] = 1
        if pair < each * s.players:
            out[AT_PAIR_OWNER + pair * SEATS + owner] = 1
            if each == 1 or pair & 1:
                owner = owner + 1 if owner + 1 < s.players else 0


@rule
def observe_seats(s, seat, out):
    """Money and portfolios."""
    other = seat % s.players
    for i in range(s.players):
        out[AT_CASH + i] = s.cash[other] * (1 / 50000)
        for fee in range(FEES):
            out[AT_FEES + i * FEES + fee] = s.open_fees[other, fee] * (1 / 4)
        for kind in range(OWNED):
            out[AT_HELD + i * OWNED + kind] = s.held[other, kind] * (1 / 10)
        out[AT_CARDS + i] = s.n_held[other] * (1 / 20)
        for company in range(COMPANIES):
            out[AT_SPLIT + i * COMPANIES + company] = s.split[other, company] * (1 / 10)
        other = other + 1 if other + 1 < s.players else 0
    if seat < s.players:
        for i in range(s.n_hand[seat]):
            out[AT_HAND + s.hand[seat, i]] += 0.5
    out[AT_PUT] = s.put_up
    out[AT_PUT + 1] = s.put_down


@rule
def observe_piles(s, seat, out):
    """Stockpiles and bids."""
    for card in range(s.n_table):
        pile = s.card_pile[card]
        kind = s.card_kind[card]
        out[AT_PILES + pile * KINDS + kind if kind != UNKNOWN else AT_FACE_DOWN + pile] += 0.2
    for pile in range(piles(s)):
        if s.bidder[pile] != NOBODY:
            out[AT_BIDS + pile * SPACES + s.bid_space[pile]] = 1
            out[AT_BIDDER + pile * SEATS + (s.bidder[pile] - seat) % s.players] = 1


@rule
def observe_investors(s, seat, out):
    """The investors of all seats that are turned up, and those dealt to the own."""
    other = seat % s.players
    for i in range(s.players):
        for investor in range(INVESTORS):
            out[AT_INVESTORS + i * INVESTORS + investor] = s.kept[other] >> investor & 1
        other = other + 1 if other + 1 < s.players else 0
    if seat < s.players:
        for investor in range(INVESTORS):
            out[AT_OWN_DEALT + investor] = s.dealt[seat] >> investor & 1
