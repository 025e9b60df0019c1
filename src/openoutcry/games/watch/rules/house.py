"""The house strategy of Exchange Watch: plain and greedy, over a hidden record."""

from openoutcry.games.watch.rules.books import cash_less_debt
from openoutcry.games.watch.rules.codes import (
    BET,
    BUY,
    COMPANY,
    DECK_CHOICE,
    N_ACTIONS,
    OFFER,
    PASS,
    PLAY,
    REPAY,
    SEAT,
    SECTOR_CHOICE,
    STATUS,
    TAKE,
)
from openoutcry.games.watch.rules.effects import (
    BUY_SHARES,
    CAP_BET,
    DISCARD_NAMED,
    MOVE_PRICE,
    MOVE_SECTOR,
    PEEK,
    RAID,
    RAISE_LIMIT,
    STRIP_DIVIDEND,
    TURN_RUMOURS,
)
from openoutcry.games.watch.rules.events import ordinary_dividend
from openoutcry.games.watch.rules.state import (
    BETTING,
    BUYING,
    CARD_ARGS,
    CARD_EFFECT,
    CHANGING,
    CHOOSING,
    COMPANIES,
    DRAFTING,
    EVENT_ARGS,
    EVENT_EFFECT,
    IS_IPO,
    KINDS,
    MULTIPLIERS,
    NONE,
    OFFERING,
    POINT,
    RUMOURS,
    SECTOR,
    SECTORS,
    STATUSES,
    TRADING,
    TRADING_CARDS,
)
from openoutcry.games.watch.rules.trade import change_cost, difference, net_of, pay
from openoutcry.games.watch.rules.turn import buying_price
from openoutcry.kernel.chance import choose
from openoutcry.kernel.rule import rule

HUNDRED = 100  # expected differences are counted in hundredths
SURE = 50  # from half a point on, a side is worth a large bet


@rule
def house(s, seat, mask, chance):
    """An allowed action that looks best at once."""
    if mask[REPAY]:
        return REPAY
    if s.playing != NONE:
        return aim(s, seat, mask)
    if s.phase == BUYING:
        return purchase(s, seat, mask)
    if s.phase == BETTING:
        return bet(s, seat, mask, chance)
    if s.phase == CHANGING:
        return change(s, seat, mask)
    if s.phase == OFFERING:
        return put_up(s, seat, mask)
    if s.phase == DRAFTING:
        return draft(s, mask, chance)
    if s.phase == CHOOSING:
        return name_something(s, seat, mask)
    for kind in range(KINDS):  # dividends, payout: what can be played there is worth playing
        if mask[PLAY + kind]:
            return PLAY + kind
    return PASS


@rule
def first_allowed(mask, first, last):
    """The first allowed action of a stretch, -1 if there is none."""
    for action in range(first, last):
        if mask[action]:
            return action
    return NONE


@rule
def draft(s, mask, chance):
    """One of the dearest."""
    best = 0
    count = 0
    for company in range(COMPANIES):
        if mask[TAKE + company]:
            if s.price[company] > best:
                best = s.price[company]
                count = 0
            if s.price[company] == best:
                count += 1
    nth = choose(chance, count)
    for company in range(COMPANIES):
        if mask[TAKE + company] and s.price[company] == best:
            if nth == 0:
                return TAKE + company
            nth -= 1
    return first_allowed(mask, 0, N_ACTIONS)


@rule
def lead_in_shares(s, seat, company):
    """Own shares of a company against what an opponent owns on average, in hundredths."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += s.shares[other][company]
    return HUNDRED * s.shares[seat][company] - HUNDRED * others // (s.players - 1)


@rule
def name_something(s, seat, mask):
    """A sector, a deck or a company that serves the own shares and cards best."""
    effect = EVENT_EFFECT[s.event]
    if effect == DISCARD_NAMED:
        lead = 0
        for other in range(s.players):
            if other != seat:
                lead += s.held[other][0] - s.held[other][1]
        lead -= (s.held[seat][0] - s.held[seat][1]) * (s.players - 1)
        return DECK_CHOICE if lead > 0 else DECK_CHOICE + 1
    way = 1 if EVENT_ARGS[s.event, 0] > 0 else -1
    best = NONE
    most = 0
    if effect == MOVE_SECTOR:
        for sector in range(len(SECTORS)):
            value = 0
            for company in range(COMPANIES):
                if SECTOR[company] == sector and IS_IPO[company] == 0:
                    value += way * lead_in_shares(s, seat, company)
            if best == NONE or value > most:
                best = SECTOR_CHOICE + sector
                most = value
        return best
    return best_company(s, seat, mask, way)


@rule
def best_company(s, seat, mask, way):
    """The allowed company whose rise (fall) serves the seat most."""
    best = NONE
    most = 0
    for company in range(COMPANIES):
        if mask[COMPANY + company]:
            value = way * lead_in_shares(s, seat, company)
            if best == NONE or value > most:
                best = COMPANY + company
                most = value
    return best


@rule
def purchase(s, seat, mask):
    """Cards, then the highest status, then shares near the die, then done."""
    for kind in range(KINDS):
        if mask[PLAY + kind] and worth_playing(s, seat, kind):
            return PLAY + kind
    for i in range(1, STATUSES):
        if mask[STATUS + STATUSES - i]:
            return STATUS + STATUSES - i
    best = NONE
    least = 0
    for company in range(COMPANIES):
        if mask[BUY + company]:
            extra = buying_price(s, company) - s.price[company]
            if extra <= POINT and (best == NONE or s.price[company] < least):
                best = BUY + company
                least = s.price[company]
    return best if best != NONE else PASS


@rule
def worth_playing(s, seat, kind):
    """Most cards are played as soon as they can be; a raid is for an IPO, a price is moved only where it matters."""
    effect = CARD_EFFECT[kind]
    if effect == RAID:
        best = 0
        for other in range(s.players):
            if other != seat:
                best = max(best, prey(s, seat, other))
        return best > 0
    if effect == MOVE_PRICE:
        way = 1 if CARD_ARGS[kind, 0] > 0 else -1
        most = 0
        for company in range(COMPANIES):
            most = max(most, way * lead_in_shares(s, seat, company))
        return most >= HUNDRED
    return True


@rule
def prey(s, seat, other):
    """The price of the dearest IPO of a player that the seat can pay, 0 if there is none."""
    best = 0
    for company in range(COMPANIES):
        if IS_IPO[company] and s.shares[other][company] > 0 and s.price[company] <= s.cash[seat]:
            best = max(best, s.price[company])
    return best


@rule
def aim(s, seat, mask):
    """The richest player; the company that serves most."""
    kind = s.playing
    effect = CARD_EFFECT[kind]
    best = NONE
    most = 0
    for other in range(s.players):
        if mask[SEAT + other]:
            value = prey(s, seat, other) if effect == RAID else cash_less_debt(s, other)
            if best == NONE or value > most:
                best = SEAT + other
                most = value
    if best != NONE:
        return best
    if effect == MOVE_PRICE:
        return best_company(s, seat, mask, 1 if CARD_ARGS[kind, 0] > 0 else -1)
    for company in range(COMPANIES):
        if mask[COMPANY + company]:
            value = s.price[company] + (HUNDRED * HUNDRED if IS_IPO[company] else 0)
            if effect not in (BUY_SHARES, RAID):
                value = ordinary_dividend(s, s.aim if effect == STRIP_DIVIDEND else seat, company)
            if best == NONE or value > most:
                best = COMPANY + company
                most = value
    return best


@rule
def put_up(s, seat, mask):
    """An IPO pays double; else the cheapest share."""
    best = NONE
    least = 0
    for company in range(COMPANIES):
        if mask[OFFER + company]:
            value = s.price[company] - (HUNDRED * HUNDRED if IS_IPO[company] else 0)
            if best == NONE or value < least:
                best = OFFER + company
                least = value
    return best


@rule
def expected(s, seat):
    """The expected difference in hundredths: open cards, a card peeked at, the mean of what is left of a deck."""
    total = HUNDRED * difference(s)
    for deck in range(TRADING):
        if s.face[deck] == NONE:
            if s.peeked[deck] >> seat & 1:
                total += HUNDRED * net_of(s, deck, s.trading[deck][s.n_trading[deck] - 1])
            else:
                left = 0
                count = 0
                for card in range(TRADING_CARDS[deck]):
                    if not s.spent[deck] >> card & 1:
                        left += net_of(s, deck, card)
                        count += 1
                if count > 0:
                    total += HUNDRED * left // count
    return total


@rule
def bet(s, seat, mask, chance):
    """The likelier side, as high as allowed where it is likely enough."""
    hope = expected(s, seat)
    for kind in range(KINDS):
        if mask[PLAY + kind]:
            effect = CARD_EFFECT[kind]
            likely = abs(hope) >= HUNDRED
            turn = effect == TURN_RUMOURS and seat == s.active and net_of(s, RUMOURS, s.face[RUMOURS]) < 0
            if effect == PEEK or turn or (effect == RAISE_LIMIT and likely) or (effect == CAP_BET and likely):
                return PLAY + kind
    side = 0 if hope > 0 else 1
    if hope == 0:
        side = choose(chance, 2)
    if abs(hope) >= SURE:
        for i in range(MULTIPLIERS):
            action = BET + side * MULTIPLIERS + MULTIPLIERS - 1 - i
            if mask[action]:
                return action
    return PASS if mask[PASS] else BET + side * MULTIPLIERS


@rule
def change(s, seat, mask):
    """Another bet if it is expected to bring more than the present one and the price of the change."""
    hope = expected(s, seat)
    cost = HUNDRED * change_cost(s)
    now = prospect(s, s.bet[seat], hope)
    best = PASS
    most = now
    for i in range(2 * MULTIPLIERS):
        if mask[BET + i]:
            value = prospect(s, i, hope) - cost
            if value > most or (s.free and best == PASS):
                best = BET + i
                most = value
    if best == PASS:
        for kind in range(KINDS):
            if mask[PLAY + kind] and free_change_pays(s, seat, hope, now):
                return PLAY + kind
    return best


@rule
def prospect(s, bet_made, hope):
    """What a bet is expected to bring, in hundredths."""
    if bet_made == NONE:
        return 0
    amount = pay(s, 1, bet_made % MULTIPLIERS) * hope
    return amount if bet_made // MULTIPLIERS == 0 else -amount


@rule
def free_change_pays(s, seat, hope, now):
    """Is there a bet clearly better than the present one?"""
    return prospect(s, 0 if hope > 0 else MULTIPLIERS, hope) > now
