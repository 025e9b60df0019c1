"""Events of Exchange Watch: the text, the dividends, rise and fall (WAT-3.3 to WAT-3.5, WAT-6.4)."""

from openoutcry.games.watch.rules.books import (
    cash_less_debt,
    is_muted,
    lose_random_card,
    move_price,
    must_pay,
    pay_player,
    receive,
    reshuffle,
    take_card,
    take_from_bank,
    up_to_point,
)
from openoutcry.games.watch.rules.effects import (
    CHEAP_STATUSES,
    DISCARD_NAMED,
    GAIN,
    GAIN_PER_SHARE,
    HELP_POOREST,
    MOVE_CLASS,
    MOVE_EXTREME,
    MOVE_SECTOR,
    PAY_PER_SHARE,
    PAY_PER_STATUS,
    SHUFFLE_DECKS,
    TAKE_CARD,
    TAX_RICHEST,
)
from openoutcry.games.watch.rules.state import (
    ANY,
    AT_DIVIDENDS,
    CHOOSING,
    COMPANIES,
    COMPANY_NAMED,
    DECK_NAMED,
    DIVIDENDS,
    DIVIDENDS_PAID,
    EVENT_ARGS,
    EVENT_DOWN,
    EVENT_EFFECT,
    EVENT_OPENED,
    EVENT_PAYS,
    EVENT_UP,
    FIRST_KIND,
    GREENMAIL,
    INSIDE,
    IPO,
    IS_IPO,
    NONE,
    OPENING,
    POINT,
    SECTOR,
    SECTOR_NAMED,
    STATUSES_CHEAP,
    STRIP_PAID,
    STRIP_SEATS,
    TAKING,
    TEXT,
    TRADING,
    WHY_EVENT,
)
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def open_event(s):
    """WAT-3.3: one event for each crossing of the line, while there are any."""
    if s.crossings == 0 or s.n_event_deck == 0:
        s.crossings = 0
        s.phase = TAKING
        return
    s.crossings -= 1
    s.named = NONE
    s.n_event_deck -= 1
    s.event = s.event_deck[s.n_event_deck]
    s.event_deck[s.n_event_deck] = NONE
    s.opened |= 1 << s.event
    emit(s, EVENT_OPENED, EVERYBODY, s.event, s.n_event_deck)
    s.phase = TEXT


@rule
def of_class(company, wanted):
    """Is the company of that class?"""
    return wanted == ANY or (wanted == IPO) == (IS_IPO[company] == 1)


@rule
def play_text(s):
    """WAT-3.4, WAT-6.4: what the event says, or the choice it leaves to the active player."""
    effect = EVENT_EFFECT[s.event]
    s.phase = DIVIDENDS
    s.circuit = 0
    if effect in (DISCARD_NAMED, MOVE_SECTOR):
        s.phase = CHOOSING
        s.asked = s.active
    elif effect == MOVE_EXTREME:
        move_extreme(s)
    elif effect == MOVE_CLASS:
        for company in range(COMPANIES):
            if of_class(company, EVENT_ARGS[s.event, 1]):
                move_price(s, company, EVENT_ARGS[s.event, 0])
    elif effect == SHUFFLE_DECKS:
        for deck in range(TRADING):
            reshuffle(s, deck)
    elif effect == CHEAP_STATUSES:
        s.cheap = s.active
        s.cheap_percent = EVENT_ARGS[s.event, 0]
        emit(s, STATUSES_CHEAP, EVERYBODY, s.active, s.cheap_percent)
    elif effect == TAX_RICHEST:
        tax_richest(s, EVENT_ARGS[s.event, 0])
    elif effect == HELP_POOREST:
        help_poorest(s, EVENT_ARGS[s.event, 0])
    else:
        for nth in range(s.players):
            touch_player(s, (s.active + nth) % s.players, effect)


@rule
def touch_player(s, seat, effect):
    """WAT-6.4: what an event does to everyone, clockwise from the active player."""
    amount = EVENT_ARGS[s.event, 0]
    if effect == GAIN:
        receive(s, seat, amount, WHY_EVENT)
    elif effect == GAIN_PER_SHARE:
        receive(s, seat, amount * shares_of_class(s, seat, EVENT_ARGS[s.event, 1]), WHY_EVENT)
    elif effect == PAY_PER_SHARE:
        must_pay(s, seat, amount * shares_of_class(s, seat, EVENT_ARGS[s.event, 1]), WHY_EVENT)
    elif effect == PAY_PER_STATUS:
        must_pay(s, seat, amount * s.status[seat], WHY_EVENT)
    elif effect == TAKE_CARD:
        take_card(s, seat, amount)


@rule
def shares_of_class(s, seat, wanted):
    """Shares a seat owns of a class of companies."""
    count = 0
    for company in range(COMPANIES):
        if of_class(company, wanted):
            count += s.shares[seat][company]
    return count


@rule
def tax_richest(s, part):
    """WAT-6.4: the richest in cash less Debt pay a part of it, rounded up to a point."""
    most = 0
    for seat in range(s.players):
        most = max(most, cash_less_debt(s, seat))
    if most == 0:
        return
    for nth in range(s.players):
        seat = (s.active + nth) % s.players
        if cash_less_debt(s, seat) == most:
            must_pay(s, seat, up_to_point((most + part - 1) // part), WHY_EVENT)


@rule
def help_poorest(s, amount):
    """WAT-6.4: the poorest in cash less Debt get a sum."""
    least = cash_less_debt(s, 0)
    for seat in range(1, s.players):
        least = min(least, cash_less_debt(s, seat))
    for nth in range(s.players):
        seat = (s.active + nth) % s.players
        if cash_less_debt(s, seat) == least:
            receive(s, seat, amount, WHY_EVENT)


@rule
def extreme_price(s):
    """The price of the dearest (or cheapest) company of the class the event names."""
    best = 0
    for company in range(COMPANIES):
        if of_class(company, EVENT_ARGS[s.event, 2]):
            better = s.price[company] < best if EVENT_ARGS[s.event, 1] else s.price[company] > best
            if best == 0 or better:
                best = s.price[company]
    return best


@rule
def is_extreme(s, company):
    """May the event move this company?"""
    return of_class(company, EVENT_ARGS[s.event, 2]) and s.price[company] == extreme_price(s)


@rule
def move_extreme(s):
    """WAT-6.4: the dearest (cheapest) moves; the active player decides between equals."""
    count = 0
    found = NONE
    best = extreme_price(s)
    for company in range(COMPANIES):
        if of_class(company, EVENT_ARGS[s.event, 2]) and s.price[company] == best:
            count += 1
            found = company
    if count == 1:
        move_price(s, found, EVENT_ARGS[s.event, 0])
    elif count > 1:
        s.phase = CHOOSING
        s.asked = s.active


@rule
def name_company(s, company):
    """The active player decides between equals."""
    s.named = company
    emit(s, COMPANY_NAMED, EVERYBODY, s.active, company)
    move_price(s, company, EVENT_ARGS[s.event, 0])
    chosen(s)


@rule
def name_sector(s, sector):
    """WAT-6.4: the companies of the sector named move."""
    s.named = sector
    emit(s, SECTOR_NAMED, EVERYBODY, s.active, sector)
    for company in range(COMPANIES):
        if SECTOR[company] == sector and of_class(company, EVENT_ARGS[s.event, 1]):
            move_price(s, company, EVENT_ARGS[s.event, 0])
    chosen(s)


@rule
def name_deck(s, deck):
    """WAT-6.4: everyone discards one card of the deck named at random, if any."""
    s.named = deck
    emit(s, DECK_NAMED, EVERYBODY, s.active, deck)
    for nth in range(s.players):
        lose_random_card(s, (s.active + nth) % s.players, FIRST_KIND[deck], FIRST_KIND[deck + 1])
    chosen(s)


@rule
def chosen(s):
    """The event goes on with its dividends."""
    s.asked = NONE
    s.phase = DIVIDENDS
    s.circuit = 0


@rule
def ask_at_dividends(s):
    """WAT-6.1: everyone who holds a card of either kind, once, clockwise from the active player."""
    while s.circuit < s.players:
        seat = (s.active + s.circuit) % s.players
        if s.held[seat][INSIDE] + s.held[seat][GREENMAIL] > 0 and not is_muted(s, seat, AT_DIVIDENDS):
            s.asked = seat
            return
        s.circuit += 1
    pay_dividends(s)
    rise_and_fall(s)
    s.event = NONE
    s.phase = OPENING


@rule
def ordinary_dividend(s, seat, company):
    """WAT-3.4: its price a share."""
    return s.shares[seat][company] * s.price[company]


@rule
def stripped_part(s, seat, company, part):
    """WAT-6.3: a part of ordinary dividends, rounded down to a point."""
    return ordinary_dividend(s, seat, company) // (part * POINT) * POINT


@rule
def dividends_of(s, seat):
    """WAT-3.4: what a player gets of all listed companies, doubled ones twice."""
    amount = 0
    for company in range(COMPANIES):
        if EVENT_PAYS[s.event] >> company & 1:
            times = 2 if s.doubled[seat] >> company & 1 else 1
            amount += times * ordinary_dividend(s, seat, company)
    return amount


@rule
def pay_dividends(s):
    """WAT-3.4: every listed company pays every holder; then what was stripped changes hands."""
    payers = EVENT_PAYS[s.event]
    for nth in range(s.players):
        seat = (s.active + nth) % s.players
        amount = dividends_of(s, seat)
        paying = 0
        for company in range(COMPANIES):
            if payers >> company & 1 and s.shares[seat][company] > 0:
                paying |= 1 << company
        if amount > 0:
            take_from_bank(s, seat, amount)
            emit(s, DIVIDENDS_PAID, EVERYBODY, seat, amount, paying)
        s.doubled[seat] = 0
    for seat in range(s.players):
        for company in range(COMPANIES):
            if s.stripped[seat][company] > 0:
                pay_strip(s, seat, company)


@rule
def pay_strip(s, seat, company):
    """WAT-6.3: a part of the ordinary dividends goes on to who played Dividend strip."""
    thief = s.stripped[seat][company] % STRIP_SEATS - 1
    amount = stripped_part(s, seat, company, s.stripped[seat][company] // STRIP_SEATS)
    pay_player(s, seat, thief, amount)
    emit(s, STRIP_PAID, EVERYBODY, thief, seat, amount, company)
    s.stripped[seat][company] = 0


@rule
def rise_and_fall(s):
    """WAT-3.4: listed blue chips +3 or −2 points, IPOs +5 or −3."""
    for company in range(COMPANIES):
        if EVENT_UP[s.event] >> company & 1:
            move_price(s, company, s.opt.ipo_up if IS_IPO[company] else s.opt.blue_up)
        if EVENT_DOWN[s.event] >> company & 1:
            move_price(s, company, -(s.opt.ipo_down if IS_IPO[company] else s.opt.blue_down))
