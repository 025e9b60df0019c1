"""Whose turn it is in Exchange Watch, what may be done, and why not."""

from openoutcry.games.watch.rules.cards import changes_something, hits_company, hits_seat, mark_cards, moment_now
from openoutcry.games.watch.rules.codes import (
    BET,
    BUY,
    COMPANY,
    DECK_CHOICE,
    N_ACTIONS,
    OFFER,
    PASS,
    PASS_ON,
    PLAY,
    REPAY,
    SEAT,
    SECTOR_CHOICE,
    SELL,
    STATUS,
    TAKE,
)
from openoutcry.games.watch.rules.drafting import may_draft
from openoutcry.games.watch.rules.effects import BUY_SHARES, DISCARD_NAMED, MOVE_EXTREME, MOVE_SECTOR
from openoutcry.games.watch.rules.events import is_extreme
from openoutcry.games.watch.rules.state import (
    AIMS_AT_COMPANY,
    AIMS_AT_SEAT,
    BETTING,
    BUYING,
    CARD_EFFECT,
    CARD_MOMENT,
    CHANGING,
    CHOOSING,
    COMPANIES,
    DIVIDENDS,
    DRAFTING,
    ENDED,
    EVENT_EFFECT,
    IS_IPO,
    MULTIPLIERS,
    NONE,
    OFFERING,
    PAYING,
    SECTORS,
    STATUSES,
)
from openoutcry.games.watch.rules.trade import bet_limit, change_cost
from openoutcry.games.watch.rules.turn import buying_price, shares_allowed, status_price
from openoutcry.kernel.contract import Reasons
from openoutcry.kernel.rule import rule

# Why an action is refused; 0 means it is not.
REASONS = Reasons("watch")
MAY = 0
NO_ACTION = REASONS.add("no-action")
HAS_ENDED = REASONS.add("ended", "WAT-7.1")
NOT_ASKED = REASONS.add("not-asked", "WAT-3.1")
NO_DEBT = REASONS.add("no-debt", "WAT-5.9")
CANT_REPAY = REASONS.add("cant-repay", "WAT-5.9")
NOT_DRAFTING = REASONS.add("not-drafting", "WAT-2.1")
NOT_BLUE = REASONS.add("not-blue", "WAT-2.1")
HAS_ONE = REASONS.add("has-one", "WAT-2.1")
NONE_LEFT = REASONS.add("none-left", "WAT-4.5")
NOT_BUYING = REASONS.add("not-buying", "WAT-4.1")
IS_FROZEN = REASONS.add("frozen", "WAT-6.3")
LIMIT_REACHED = REASONS.add("limit", "WAT-4.4")
NO_MONEY = REASONS.add("no-money", "WAT-4.2")
NOT_OWNED = REASONS.add("not-owned", "WAT-4.1")
HAS_DEBT = REASONS.add("has-debt", "WAT-4.3")
NO_STEP_UP = REASONS.add("no-step-up", "WAT-4.3")
NOT_HELD = REASONS.add("not-held", "WAT-6.1")
NOT_ITS_MOMENT = REASONS.add("not-its-moment", "WAT-6.1")
CHANGES_NOTHING = REASONS.add("changes-nothing", "WAT-6.1")
TARGET_FIRST = REASONS.add("target-first", "WAT-6.1")
NO_TARGET = REASONS.add("no-target", "WAT-6.1")
WRONG_TARGET = REASONS.add("wrong-target", "WAT-6.1")
NOT_BETTING = REASONS.add("not-betting", "WAT-5.3")
MUST_BET = REASONS.add("must-bet", "WAT-5.3")
OVER_LIMIT = REASONS.add("over-limit", "WAT-5.4")
SAME_BET = REASONS.add("same-bet", "WAT-5.5")
CANT_PASS = REASONS.add("cant-pass", "WAT-3.1")
CANT_MUTE = REASONS.add("cant-mute", "WAT-6.1")
NOT_OFFERING = REASONS.add("not-offering", "WAT-5.1")
MUST_USE_CARD = REASONS.add("must-use-card", "WAT-6.2")


@rule
def pending(s):
    """One seat at a time is waited for."""
    return 0 if s.asked == NONE else 1 << s.asked


@rule
def optional(s):
    """WAT-5.9: Debt may be paid back at any time, but not between a card and its target."""
    mask = 0
    if s.phase != ENDED and s.playing == NONE:
        for seat in range(s.players):
            if s.debts[seat] > 0 and seat != s.asked and s.cash[seat] >= s.opt.debt:
                mask |= 1 << seat
    return mask


@rule
def legal(s, seat, mask):
    """Mark what the seat may do now; returns how much that is."""
    for action in range(N_ACTIONS):
        mask[action] = 0
    if s.phase == ENDED:
        return 0
    if s.playing != NONE:
        return mark_targets(s, seat, mask) if seat == s.asked else 0
    count = 0
    if s.debts[seat] > 0 and s.cash[seat] >= s.opt.debt:
        mask[REPAY] = 1
        count += 1
    if seat != s.asked:
        return count
    if s.phase == BUYING:
        return count + mark_purchases(s, seat, mask) + mark_cards(s, seat, mask, PLAY)
    if s.phase == BETTING or s.phase == CHANGING:
        count += mark_bets(s, seat, mask)
        if s.free:
            return count
        if s.phase == CHANGING or seat != s.active:
            count += mark_pass(s, seat, mask)
        return count + mark_cards(s, seat, mask, PLAY)
    if s.phase == DIVIDENDS or s.phase == PAYING:
        return count + mark_pass(s, seat, mask) + mark_cards(s, seat, mask, PLAY)
    return count + mark_choices(s, seat, mask)


@rule
def mark_pass(s, seat, mask):
    """WAT-6.1: pass now; in another's turn also for all such moments until the own next turn."""
    mask[PASS] = 1
    if seat == s.active:
        return 1
    mask[PASS_ON] = 1
    return 2


@rule
def mark_targets(s, seat, mask):
    """The targets of the card in play."""
    count = 0
    if s.target != NONE:
        mask[COMPANY + s.target] = 1
        mask[PASS] = 1
        return 2
    if AIMS_AT_SEAT[s.playing] and s.aim == NONE:
        for other in range(s.players):
            if hits_seat(s, seat, s.playing, other):
                mask[SEAT + other] = 1
                count += 1
        return count
    for company in range(COMPANIES):
        if hits_company(s, seat, s.playing, s.aim, company):
            mask[COMPANY + company] = 1
            count += 1
    return count


@rule
def mark_purchases(s, seat, mask):
    """WAT-4.1: buy, sell, a status, or done."""
    mask[PASS] = 1
    count = 1
    buys = s.bought < shares_allowed(s, seat) and not s.frozen >> seat & 1
    for company in range(COMPANIES):
        if s.shares[seat][company] > 0:
            mask[SELL + company] = 1
            count += 1
        if buys and s.exchange[company] > 0 and s.cash[seat] >= buying_price(s, company):
            mask[BUY + company] = 1
            count += 1
    if s.debts[seat] == 0 and not s.frozen >> seat & 1:
        for status in range(s.status[seat] + 1, STATUSES):
            if s.cash[seat] >= status_price(s, status):
                mask[STATUS + status] = 1
                count += 1
    return count


@rule
def mark_bets(s, seat, mask):
    """WAT-5.4, WAT-5.5: every multiplier up to the largest on either side; a change is a change, and is paid."""
    if s.cash[seat] < change_cost(s):
        return 0
    count = 0
    limit = bet_limit(s, seat)
    for side in range(2):
        for m in range(limit + 1):
            bet = side * MULTIPLIERS + m
            if bet != s.bet[seat]:
                mask[BET + bet] = 1
                count += 1
    return count


@rule
def mark_choices(s, seat, mask):
    """The draft, the share to put up, the choices of an event."""
    count = 0
    if s.phase == DRAFTING:
        for company in range(COMPANIES):
            if may_draft(s, seat, company):
                mask[TAKE + company] = 1
                count += 1
    elif s.phase == OFFERING:
        for company in range(COMPANIES):
            if s.shares[seat][company] > 0:
                mask[OFFER + company] = 1
                count += 1
    elif EVENT_EFFECT[s.event] == MOVE_SECTOR:
        for sector in range(len(SECTORS)):
            mask[SECTOR_CHOICE + sector] = 1
            count += 1
    elif EVENT_EFFECT[s.event] == DISCARD_NAMED:
        for deck in range(2):
            mask[DECK_CHOICE + deck] = 1
            count += 1
    else:
        for company in range(COMPANIES):
            if is_extreme(s, company):
                mask[COMPANY + company] = 1
                count += 1
    return count


@rule
def refusal(s, seat, action):
    """Why the action can't be played now, 0 if it can."""
    if action < 0 or action >= N_ACTIONS:
        return NO_ACTION
    if s.phase == ENDED:
        return HAS_ENDED
    if action == REPAY:
        if s.debts[seat] <= 0:
            return NO_DEBT
        if s.playing != NONE:
            return TARGET_FIRST
        return MAY if s.cash[seat] >= s.opt.debt else CANT_REPAY
    if s.asked != seat:
        return NOT_ASKED
    if action == PASS:
        return refusal_to_pass(s, seat)
    if action == PASS_ON:
        return refusal_to_mute(s, seat)
    if action < PLAY:
        return refusal_to_bet(s, seat, action - BET)
    if action < SEAT:
        return refusal_to_play(s, seat, action - PLAY)
    if action < COMPANY:
        return refusal_to_aim(s, seat, action - SEAT)
    if action < OFFER:
        return refusal_to_name(s, seat, action - COMPANY)
    if s.playing != NONE:
        return TARGET_FIRST
    if action < BUY:
        if s.phase != OFFERING:
            return NOT_OFFERING
        return MAY if s.shares[seat][action - OFFER] > 0 else NOT_OWNED
    if action < SELL:
        return refusal_to_buy(s, seat, action - BUY)
    if action < STATUS:
        if s.phase != BUYING:
            return NOT_BUYING
        return MAY if s.shares[seat][action - SELL] > 0 else NOT_OWNED
    if action < TAKE:
        return refusal_of_status(s, seat, action - STATUS)
    if action < SECTOR_CHOICE:
        return refusal_to_draft(s, seat, action - TAKE)
    wanted = MOVE_SECTOR if action < DECK_CHOICE else DISCARD_NAMED
    return MAY if s.phase == CHOOSING and EVENT_EFFECT[s.event] == wanted else NO_TARGET


@rule
def refusal_to_pass(s, seat):
    """WAT-5.3: the active player must bet; a card in play needs its target; choices can't be passed."""
    if s.playing != NONE:
        return MAY if s.target != NONE else TARGET_FIRST
    if s.free:
        return MUST_USE_CARD
    if s.phase == BETTING and seat == s.active:
        return MUST_BET
    if s.phase == DRAFTING or s.phase == CHOOSING or s.phase == OFFERING:
        return CANT_PASS
    return MAY


@rule
def refusal_to_mute(s, seat):
    """WAT-6.1: in the turn of another player, where several are asked one after the other."""
    if s.playing != NONE:
        return TARGET_FIRST
    if moment_now(s) == NONE or seat == s.active:
        return CANT_MUTE
    return refusal_to_pass(s, seat)


@rule
def refusal_to_bet(s, seat, bet):
    """WAT-5.3 to WAT-5.5."""
    if s.playing != NONE:
        return TARGET_FIRST
    if s.phase != BETTING and s.phase != CHANGING:
        return NOT_BETTING
    if bet % MULTIPLIERS > bet_limit(s, seat):
        return OVER_LIMIT
    if s.phase == CHANGING:
        if bet == s.bet[seat]:
            return SAME_BET
        if change_cost(s) > s.cash[seat]:
            return NO_MONEY
    return MAY


@rule
def refusal_to_play(s, seat, kind):
    """WAT-6.1."""
    if s.hand[seat][kind] == 0:
        return NOT_HELD
    if s.playing != NONE:
        return TARGET_FIRST
    if CARD_MOMENT[kind] != moment_now(s):
        return NOT_ITS_MOMENT
    if s.free:
        return MUST_USE_CARD
    if CARD_EFFECT[kind] == BUY_SHARES and s.frozen >> seat & 1:
        return IS_FROZEN
    return MAY if changes_something(s, seat, kind) else CHANGES_NOTHING


@rule
def refusal_to_aim(s, seat, other):
    """WAT-6.1: a player as a card's target."""
    if s.playing == NONE or not AIMS_AT_SEAT[s.playing] or s.aim != NONE:
        return NO_TARGET
    if other >= s.players or not hits_seat(s, seat, s.playing, other):
        return WRONG_TARGET
    return MAY


@rule
def refusal_to_name(s, seat, company):
    """WAT-6.1, WAT-6.4: a company as the target of a card or an event."""
    if s.playing != NONE:
        if not AIMS_AT_COMPANY[s.playing] or (AIMS_AT_SEAT[s.playing] and s.aim == NONE):
            return TARGET_FIRST
        if s.target != NONE and s.target != company:
            return WRONG_TARGET
        return MAY if hits_company(s, seat, s.playing, s.aim, company) else WRONG_TARGET
    if s.phase != CHOOSING or EVENT_EFFECT[s.event] != MOVE_EXTREME:
        return NO_TARGET
    return MAY if is_extreme(s, company) else WRONG_TARGET


@rule
def refusal_to_buy(s, seat, company):
    """WAT-4.1, WAT-4.2, WAT-4.4, WAT-4.5."""
    if s.phase != BUYING:
        return NOT_BUYING
    if s.frozen >> seat & 1:
        return IS_FROZEN
    if s.bought >= shares_allowed(s, seat):
        return LIMIT_REACHED
    if s.exchange[company] == 0:
        return NONE_LEFT
    return NO_MONEY if buying_price(s, company) > s.cash[seat] else MAY


@rule
def refusal_of_status(s, seat, status):
    """WAT-4.3."""
    if s.phase != BUYING:
        return NOT_BUYING
    if s.frozen >> seat & 1:
        return IS_FROZEN
    if s.debts[seat] > 0:
        return HAS_DEBT
    if status <= s.status[seat]:
        return NO_STEP_UP
    return NO_MONEY if status_price(s, status) > s.cash[seat] else MAY


@rule
def refusal_to_draft(s, seat, company):
    """WAT-2.1."""
    if s.phase != DRAFTING:
        return NOT_DRAFTING
    if IS_IPO[company]:
        return NOT_BLUE
    if s.shares[seat][company] > 0:
        return HAS_ONE
    return MAY if s.exchange[company] > 0 else NONE_LEFT
