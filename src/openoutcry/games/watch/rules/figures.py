"""What a card, a status or an event would bring as things are now: asked for by views, never by play."""

from openoutcry.games.watch.rules.books import bounded_price, up_to_point
from openoutcry.games.watch.rules.cards import (
    changes_something,
    cut_loss,
    hits_company,
    hits_seat,
    moment_now,
    part_of_price,
    shares_by_card,
)
from openoutcry.games.watch.rules.effects import (
    BUY_SHARES,
    CUT_LOSS,
    DOUBLE_DIVIDEND,
    FINE,
    FREE_CHANGE,
    MOVE_PRICE,
    RAID,
    RAISE_LIMIT,
    STRIP_DIVIDEND,
    TURN_RUMOURS,
)
from openoutcry.games.watch.rules.events import dividends_of, ordinary_dividend, stripped_part
from openoutcry.games.watch.rules.state import (
    AIMS_AT_COMPANY,
    AIMS_AT_SEAT,
    CARD_ARGS,
    CARD_EFFECT,
    CARD_MOMENT,
    COMPANIES,
    MULTIPLIER,
    MULTIPLIERS,
    NONE,
    PAY,
    RUMOURS,
)
from openoutcry.games.watch.rules.trade import bet_limit, change_cost, difference, limit_by_status, net_of, stake
from openoutcry.kernel.rule import rule

TWO_POINTS = 2  # the win by which statuses are compared


@rule
def win_of_two(s, status):
    """WAT-5.8: what two points bring in one's own trade of a blue chip at the largest multiplier of a status."""
    return PAY[0, TWO_POINTS, limit_by_status(s, status, True)]


@rule
def wins_to_pay(s, seat, status, cost):
    """After how many such wins a status has paid for itself; 0 where it brings no more than today's."""
    more = win_of_two(s, status) - win_of_two(s, s.status[seat])
    return (cost + more - 1) // more if more > 0 else 0


@rule
def explain_dividends(s, out):
    """WAT-3.4: what every player would get from the event, as cards stand now."""
    for seat in range(s.players):
        out[seat] = dividends_of(s, seat)


@rule
def explain_card(s, seat, kind, out):
    """WAT-6.1: what a card would do now at its best: a figure, what it is instead of, at whom, at which company."""
    out[0] = 0
    out[1] = 0
    out[2] = NONE
    out[3] = NONE
    if s.asked != seat or CARD_MOMENT[kind] != moment_now(s) or not changes_something(s, seat, kind):
        return
    effect = CARD_EFFECT[kind]
    if effect == RAISE_LIMIT:
        limit = bet_limit(s, seat)
        out[0] = MULTIPLIER[min(min(limit + CARD_ARGS[kind, 0], MULTIPLIERS - 1), s.cap[seat])]
        out[1] = MULTIPLIER[limit]
    elif effect == CUT_LOSS:
        out[0] = cut_loss(s, seat, kind)
        out[1] = stake(s, seat)
    elif effect == FREE_CHANGE:
        out[0] = change_cost(s)
    elif effect == TURN_RUMOURS:
        out[1] = difference(s)
        out[0] = out[1] - 2 * net_of(s, RUMOURS, s.face[RUMOURS])
    elif AIMS_AT_COMPANY[kind] or effect == FINE:
        find_best_target(s, seat, kind, out)


@rule
def find_best_target(s, seat, kind, out):
    """The target at which the card does most; at oneself where it aims at nobody and harms nobody."""
    harms = AIMS_AT_SEAT[kind] or (CARD_EFFECT[kind] == MOVE_PRICE and CARD_ARGS[kind, 0] < 0)
    for other in range(s.players):
        if AIMS_AT_SEAT[kind] and not hits_seat(s, seat, kind, other):
            continue
        if not AIMS_AT_COMPANY[kind]:
            keep_best(out, fine_of(s, kind, other), other, NONE)
            continue
        for company in range(COMPANIES):
            if hits_company(s, seat, kind, other, company):
                keep_best(out, done_at(s, seat, kind, other, company), other if harms else seat, company)


@rule
def keep_best(out, amount, other, company):
    """The first of the best stays."""
    if amount > out[0]:
        out[0] = amount
        out[2] = other
        out[3] = company


@rule
def fine_of(s, kind, other):
    """WAT-6.3: what an Audit would cost a player."""
    part = CARD_ARGS[kind, 0]
    return min(up_to_point((s.cash[other] + part - 1) // part), s.cash[other])


@rule
def done_at(s, seat, kind, other, company):
    """What the card is worth at a company: got, saved, paid for a share, or what the others' shares lose there."""
    effect = CARD_EFFECT[kind]
    price = s.price[company]
    if effect == MOVE_PRICE:
        moved = bounded_price(price, CARD_ARGS[kind, 0]) - price
        if moved > 0:
            return moved * s.shares[seat][company]
        return 0 if other == seat else -moved * s.shares[other][company]
    if effect == BUY_SHARES:
        return shares_by_card(s, seat, kind, company) * (price - part_of_price(s, company, CARD_ARGS[kind, 1]))
    if effect == RAID:
        return part_of_price(s, company, CARD_ARGS[kind, 0])
    if effect == DOUBLE_DIVIDEND:
        return ordinary_dividend(s, seat, company)
    if effect == STRIP_DIVIDEND:
        return stripped_part(s, other, company, CARD_ARGS[kind, 0])
    return 0
