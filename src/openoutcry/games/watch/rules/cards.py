"""Inside and Greenmail cards of Exchange Watch: when they can be played, at whom, what they do (WAT-6.1 to WAT-6.3)."""

from openoutcry.games.watch.rules.books import (
    discard_card,
    let_go,
    lose_random_card,
    move_price,
    must_pay,
    pay_bank,
    pay_player,
    random_card,
    see_it_leave,
    up_to_point,
)
from openoutcry.games.watch.rules.effects import (
    BUY_SHARES,
    CAP_BET,
    CUT_LOSS,
    DOUBLE_DIVIDEND,
    FINE,
    FREE_CHANGE,
    FREEZE,
    MOVE_PRICE,
    PEEK,
    RAID,
    RAISE_LIMIT,
    SHRED,
    STEAL_CARD,
    STRIP_DIVIDEND,
    TURN_RUMOURS,
)
from openoutcry.games.watch.rules.events import of_class, stripped_part
from openoutcry.games.watch.rules.state import (
    ACCOUNT_FROZEN,
    AIMED,
    AIMS_AT_COMPANY,
    AIMS_AT_SEAT,
    AT_ANALYSIS,
    AT_BET,
    AT_DIVIDENDS,
    AT_PAYOUT,
    AT_PURCHASES,
    BETTING,
    BUYING,
    CARD_ARGS,
    CARD_DECK,
    CARD_EFFECT,
    CARD_MOMENT,
    CARD_PLAYED,
    CARD_STOLEN,
    CARD_STOLEN_SEEN,
    CHANGING,
    COMPANIES,
    DIVIDEND_DOUBLED,
    DIVIDEND_STRIPPED,
    DIVIDENDS,
    EVENT_PAYS,
    FACE_PEEKED,
    FIRST_KIND,
    GREENMAIL,
    HIGHEST,
    INSIDE,
    KINDS,
    LOWEST,
    MULTIPLIERS,
    NONE,
    PACK,
    PAYING,
    RUMOURS,
    RUMOURS_TURNED,
    SHARE_BOUGHT,
    SHARE_RAIDED,
    STRIP_SEATS,
    WHY_AUDIT,
)
from openoutcry.games.watch.rules.trade import answered, bet_limit, net_of, pay_loss, stake
from openoutcry.kernel.events import EVERYBODY, emit, only
from openoutcry.kernel.rule import rule


@rule
def moment_now(s):
    """WAT-6.1: the moment the seat asked is at, -1 if it is none of the cards'."""
    if s.phase == BUYING:
        return AT_PURCHASES
    if s.phase == BETTING:
        return AT_BET
    if s.phase == DIVIDENDS:
        return AT_DIVIDENDS
    if s.phase == CHANGING:
        return AT_ANALYSIS
    if s.phase == PAYING:
        return AT_PAYOUT
    return NONE


@rule
def part_of_price(s, company, percent):
    """A part of the price, rounded up to a point."""
    return up_to_point((s.price[company] * percent + 99) // 100)


@rule
def can_move(s, company, points):
    """Is there room on the chart?"""
    return s.price[company] < HIGHEST if points > 0 else points < 0 and s.price[company] > LOWEST


@rule
def can_buy_by_card(s, seat, kind, company):
    """WAT-6.2: a share is left, of the right class, and the player has the money."""
    return shares_by_card(s, seat, kind, company) > 0


@rule
def shares_by_card(s, seat, kind, company):
    """WAT-6.2: how many shares of a company the card can buy now."""
    cost = part_of_price(s, company, CARD_ARGS[kind, 1])
    count = min(CARD_ARGS[kind, 0], s.exchange[company])
    while count > 0 and count * cost > s.cash[seat]:
        count -= 1
    return count if of_class(company, CARD_ARGS[kind, 2]) else 0


@rule
def can_raid(s, seat, kind, other, company):
    """WAT-6.3: the other owns a share the raider can pay."""
    return s.shares[other][company] > 0 and s.cash[seat] >= part_of_price(s, company, CARD_ARGS[kind, 0])


@rule
def can_double(s, seat, company):
    """WAT-6.2: a paying company of which the player owns shares, not doubled yet."""
    pays = EVENT_PAYS[s.event] >> company & 1
    return pays == 1 and s.shares[seat][company] > 0 and not s.doubled[seat] >> company & 1


@rule
def can_strip(s, kind, other, company):
    """WAT-6.3: a paying company, dividends large enough to take from, one strip a player and company."""
    pays = EVENT_PAYS[s.event] >> company & 1
    return pays == 1 and s.stripped[other][company] == 0 and stripped_part(s, other, company, CARD_ARGS[kind, 0]) > 0


@rule
def hits_company(s, seat, kind, other, company):
    """Can the card, aimed at that player if it aims at one, be played at this company?"""
    effect = CARD_EFFECT[kind]
    if effect == MOVE_PRICE:
        return can_move(s, company, CARD_ARGS[kind, 0])
    if effect == BUY_SHARES:
        return can_buy_by_card(s, seat, kind, company)
    if effect == RAID:
        return can_raid(s, seat, kind, other, company)
    if effect == DOUBLE_DIVIDEND:
        return can_double(s, seat, company)
    if effect == STRIP_DIVIDEND:
        return can_strip(s, kind, other, company)
    return False


@rule
def hits_any_company(s, seat, kind, other):
    """Is there a company the card can be played at?"""
    for company in range(COMPANIES):
        if hits_company(s, seat, kind, other, company):
            return True
    return False


@rule
def hits_seat(s, seat, kind, other):
    """Can the card be aimed at that player?"""
    if other == seat:
        return False
    effect = CARD_EFFECT[kind]
    if AIMS_AT_COMPANY[kind]:
        return hits_any_company(s, seat, kind, other)
    if effect == FINE:
        return s.cash[other] > 0
    if effect == FREEZE:
        return not s.frozen >> other & 1
    if effect == STEAL_CARD:
        return s.held[other][0] + s.held[other][1] > 0
    if effect == CAP_BET:
        return can_cap(s, other, CARD_ARGS[kind, 0])
    return False


@rule
def can_cap(s, other, most):
    """WAT-6.1, WAT-6.3: no bet yet, and a limit that is higher, or that an Inside card could raise."""
    if s.bet[other] != NONE or s.cap[other] <= most:
        return False
    return bet_limit(s, other) > most or s.held[other][INSIDE] > 0


@rule
def changes_something(s, seat, kind):
    """WAT-6.1: a card can be played only where it can change something."""
    if AIMS_AT_SEAT[kind]:
        for other in range(s.players):
            if hits_seat(s, seat, kind, other):
                return True
        return False
    effect = CARD_EFFECT[kind]
    if effect == BUY_SHARES and s.frozen >> seat & 1:
        return False
    if AIMS_AT_COMPANY[kind]:
        return hits_any_company(s, seat, kind, NONE)
    if effect == PEEK:
        deck = CARD_ARGS[kind, 0]
        return s.n_trading[deck] > 0 and not s.peeked[deck] >> seat & 1
    if effect == RAISE_LIMIT:
        limit = bet_limit(s, seat)
        return limit < MULTIPLIERS - 1 and limit < s.cap[seat]
    if effect == TURN_RUMOURS:
        return net_of(s, RUMOURS, s.face[RUMOURS]) != 0
    if effect == FREE_CHANGE:
        return True
    if effect == CUT_LOSS:
        return cut_loss(s, seat, kind) < stake(s, seat)
    return other_holds_card(s, seat)


@rule
def other_holds_card(s, seat):
    """WAT-6.3: Shredder needs a victim."""
    for other in range(s.players):
        if other != seat and s.held[other][0] + s.held[other][1] > 0:
            return True
    return False


@rule
def mark_cards(s, seat, mask, first):
    """Mark the cards a seat may play now; returns how many kinds that is."""
    if s.held[seat][0] + s.held[seat][1] == 0:
        return 0
    moment = moment_now(s)
    count = 0
    for kind in range(KINDS):
        if s.hand[seat][kind] > 0 and CARD_MOMENT[kind] == moment and changes_something(s, seat, kind):
            mask[first + kind] = 1
            count += 1
    return count


@rule
def play_card(s, seat, kind):
    """WAT-6.1: played openly, then discarded; one that needs a target waits for it."""
    discard_card(s, seat, kind)
    emit(s, CARD_PLAYED, EVERYBODY, seat, kind)
    effect = CARD_EFFECT[kind]
    if AIMS_AT_SEAT[kind] or AIMS_AT_COMPANY[kind]:
        s.playing = kind
        s.more = CARD_ARGS[kind, 0] if effect == BUY_SHARES else 1
    elif effect == PEEK:
        peek(s, seat, CARD_ARGS[kind, 0])
    elif effect == RAISE_LIMIT:
        s.lever[seat] += CARD_ARGS[kind, 0]
    elif effect == TURN_RUMOURS:
        s.turned = 1 - s.turned
        emit(s, RUMOURS_TURNED, EVERYBODY, seat)
    elif effect == FREE_CHANGE:
        s.free = 1
    elif effect == CUT_LOSS:
        pay_loss(s, seat, cut_loss(s, seat, kind))
    elif effect == SHRED:
        shred(s, seat, CARD_ARGS[kind, 0])


@rule
def peek(s, seat, deck):
    """WAT-6.2: Early print, Leaked report: look at the top card of a trading deck."""
    s.peeked[deck] |= 1 << seat
    emit(s, FACE_PEEKED, only(seat), seat, PACK * deck + s.trading[deck][s.n_trading[deck] - 1])


@rule
def cut_loss(s, seat, kind):
    """WAT-6.2: Stop-loss: a part of the loss, rounded up to a point."""
    part = CARD_ARGS[kind, 0]
    return min(up_to_point((stake(s, seat) + part - 1) // part), stake(s, seat))


@rule
def shred(s, seat, cards):
    """WAT-6.3: Shredder: every other player discards at random."""
    for nth in range(1, s.players):
        for _ in range(cards):
            lose_random_card(s, (seat + nth) % s.players, 0, KINDS)


@rule
def aim_at_seat(s, seat, other):
    """The player a card is aimed at; some cards need a company too."""
    kind = s.playing
    emit(s, AIMED, EVERYBODY, seat, other, kind)
    if AIMS_AT_COMPANY[kind]:
        s.aim = other
        return
    effect = CARD_EFFECT[kind]
    if effect == FINE:
        part = CARD_ARGS[kind, 0]
        must_pay(s, other, min(up_to_point((s.cash[other] + part - 1) // part), s.cash[other]), WHY_AUDIT)
    elif effect == FREEZE:
        s.frozen |= 1 << other
        emit(s, ACCOUNT_FROZEN, EVERYBODY, seat, other)
    elif effect == STEAL_CARD:
        steal_card(s, seat, other)
    elif effect == CAP_BET:
        s.cap[other] = CARD_ARGS[kind, 0]
    card_is_done(s)


@rule
def steal_card(s, seat, other):
    """WAT-6.3: Blackmail: a card at random changes hands; which one, only the two know."""
    kind = random_card(s, other, 0, KINDS)
    deck = CARD_DECK[kind]
    for observer in range(s.players):
        if observer != seat and observer != other:
            lose_sight(s, observer, seat, other, deck)
    see_it_leave(s, seat, other, kind)
    s.known[other][seat][kind] += 1
    let_go(s, other, kind)
    s.hand[seat][kind] += 1
    s.held[seat][deck] += 1
    emit(s, CARD_STOLEN, EVERYBODY, seat, other, deck)
    emit(s, CARD_STOLEN_SEEN, only(seat) | only(other), seat, other, kind)


@rule
def lose_sight(s, observer, seat, other, deck):
    """WAT-6.3: a third player sees a card of a deck go, not which: any they knew of may be the one.

    Where all of the deck that the victim held were known to be of one kind, they know where it went.
    """
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        if s.known[observer][other][kind] > 0:
            if s.known[observer][other][kind] == s.held[other][deck]:
                s.known[observer][seat][kind] += 1
            s.known[observer][other][kind] -= 1


@rule
def aim_at_company(s, seat, company):
    """The company a card is played at, and what it does there."""
    kind = s.playing
    effect = CARD_EFFECT[kind]
    if effect == BUY_SHARES:
        buy_by_card(s, seat, kind, company)
        return
    if effect == MOVE_PRICE:
        move_price(s, company, CARD_ARGS[kind, 0])
    elif effect == RAID:
        raid(s, seat, s.aim, company, part_of_price(s, company, CARD_ARGS[kind, 0]))
    elif effect == DOUBLE_DIVIDEND:
        s.doubled[seat] |= 1 << company
        emit(s, DIVIDEND_DOUBLED, EVERYBODY, seat, company)
    elif effect == STRIP_DIVIDEND:
        s.stripped[s.aim][company] = STRIP_SEATS * CARD_ARGS[kind, 0] + 1 + seat
        emit(s, DIVIDEND_STRIPPED, EVERYBODY, seat, s.aim, company)
    card_is_done(s)


@rule
def buy_by_card(s, seat, kind, company):
    """WAT-6.2: Preferred terms, Block deal: beside the limit; further shares are of the same company."""
    cost = part_of_price(s, company, CARD_ARGS[kind, 1])
    pay_bank(s, seat, cost)
    s.exchange[company] -= 1
    s.shares[seat][company] += 1
    emit(s, SHARE_BOUGHT, EVERYBODY, seat, company, cost)
    s.target = company
    s.more -= 1
    if s.more == 0 or not can_buy_by_card(s, seat, kind, company):
        card_is_done(s)


@rule
def raid(s, seat, other, company, cost):
    """WAT-6.3: Raid: a share changes hands for its price."""
    pay_player(s, seat, other, cost)
    s.shares[other][company] -= 1
    s.shares[seat][company] += 1
    emit(s, SHARE_RAIDED, EVERYBODY, seat, other, company, cost)


@rule
def card_is_done(s):
    """WAT-6.1: the card has had its effect; at dividends, who has no other is not asked again."""
    nothing_in_play(s)
    if s.phase == DIVIDENDS and s.held[s.asked][INSIDE] + s.held[s.asked][GREENMAIL] == 0:
        answered(s)


@rule
def nothing_in_play(s):
    """No card waits for its target."""
    s.playing = NONE
    s.aim = NONE
    s.target = NONE
    s.more = 0
