"""The rules of Exchange Watch: setup, the turn, purchases, the end. Clause ids refer to docs/rules/watch.md."""

from openoutcry.games.watch.effects import BUY_SHARES, DISCARD_NAMED, MOVE_EXTREME, MOVE_SECTOR
from openoutcry.games.watch.moves import (
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
from openoutcry.games.watch.rules_books import (
    cash_less_debt,
    pay_bank,
    repay_debt,
    reshuffle,
    take_card,
    take_from_bank,
    up_to_point,
)
from openoutcry.games.watch.rules_cards import (
    aim_at_company,
    aim_at_seat,
    card_is_done,
    changes_something,
    hits_company,
    hits_seat,
    mark_cards,
    moment_now,
    play_card,
)
from openoutcry.games.watch.rules_events import (
    ask_at_dividends,
    is_extreme,
    name_company,
    name_deck,
    name_sector,
    open_event,
    play_text,
)
from openoutcry.games.watch.rules_trade import (
    answered,
    ask_for_bets,
    ask_for_changes,
    bet_limit,
    change_bet,
    clear_trade,
    make_bet,
    offer_share,
    pay_loss,
    pay_out,
    settle_trade,
    stake,
)
from openoutcry.games.watch.state import (
    AIMS_AT_COMPANY,
    AIMS_AT_SEAT,
    BETTING,
    BOTTOM,
    BUYING,
    BY_EVENTS,
    BY_MONEY,
    CANDLES,
    CARD_EFFECT,
    CARD_MOMENT,
    CHANGING,
    CHOOSING,
    CLEARING,
    COMPANIES,
    COPIES,
    DEALING,
    DIE,
    DIVIDENDS,
    DRAFTING,
    ENDED,
    EVENT_CARDS,
    EVENT_EFFECT,
    EVENT_LINE,
    FEWEST,
    FIRST_KIND,
    FIRST_PLAYER,
    GAME_ENDS,
    GREENMAIL,
    INSIDE,
    IS_IPO,
    KINDS,
    MOST_TRADING,
    MULTIPLIERS,
    MUTED,
    NO_OFFER,
    NONE,
    NOT_ENDED,
    OFFERING,
    OPENING,
    PASSED,
    PAYING,
    POINT,
    ROLLED,
    ROLLING,
    SEATS,
    SECTOR,
    SECTORS,
    SETTLING,
    SHARE_BOUGHT,
    SHARE_SOLD,
    SHARE_TAKEN,
    SHARES,
    SHUT,
    SPACE_DECK,
    SPACES,
    START_PRICE,
    STATUS_BOUGHT,
    STATUSES,
    TAKING,
    TEXT,
    TOP,
    TRADING,
    TURN_BEGINS,
    TURN_ENDING,
    WORTH,
)
from openoutcry.kernel.chance import choose, shuffle
from openoutcry.kernel.contract import Reason
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule

ALL_SEATS = 0xFF

# Why an action is refused; 0 means it is not.
(
    MAY,
    NO_ACTION,
    HAS_ENDED,
    NOT_ASKED,
    NO_DEBT,
    CANT_REPAY,
    NOT_DRAFTING,
    NOT_BLUE,
    HAS_ONE,
    NONE_LEFT,
    NOT_BUYING,
    IS_FROZEN,
    LIMIT_REACHED,
    NO_MONEY,
    NOT_OWNED,
    HAS_DEBT,
    NO_STEP_UP,
    NOT_HELD,
    NOT_ITS_MOMENT,
    CHANGES_NOTHING,
    TARGET_FIRST,
    NO_TARGET,
    WRONG_TARGET,
    NOT_BETTING,
    MUST_BET,
    OVER_LIMIT,
    SAME_BET,
    CANT_PASS,
    CANT_MUTE,
    NOT_OFFERING,
    MUST_USE_CARD,
) = range(31)

REASONS = (
    Reason("", None),
    Reason("watch-refused-no-action", None),
    Reason("watch-refused-ended", "WAT-7.1"),
    Reason("watch-refused-not-asked", "WAT-3.1"),
    Reason("watch-refused-no-debt", "WAT-5.9"),
    Reason("watch-refused-cant-repay", "WAT-5.9"),
    Reason("watch-refused-not-drafting", "WAT-2.1"),
    Reason("watch-refused-not-blue", "WAT-2.1"),
    Reason("watch-refused-has-one", "WAT-2.1"),
    Reason("watch-refused-none-left", "WAT-4.5"),
    Reason("watch-refused-not-buying", "WAT-4.1"),
    Reason("watch-refused-frozen", "WAT-6.3"),
    Reason("watch-refused-limit", "WAT-4.4"),
    Reason("watch-refused-no-money", "WAT-4.2"),
    Reason("watch-refused-not-owned", "WAT-4.1"),
    Reason("watch-refused-has-debt", "WAT-4.3"),
    Reason("watch-refused-no-step-up", "WAT-4.3"),
    Reason("watch-refused-not-held", "WAT-6.1"),
    Reason("watch-refused-not-its-moment", "WAT-6.1"),
    Reason("watch-refused-changes-nothing", "WAT-6.1"),
    Reason("watch-refused-target-first", "WAT-6.1"),
    Reason("watch-refused-no-target", "WAT-6.1"),
    Reason("watch-refused-wrong-target", "WAT-6.1"),
    Reason("watch-refused-not-betting", "WAT-5.3"),
    Reason("watch-refused-must-bet", "WAT-5.3"),
    Reason("watch-refused-over-limit", "WAT-5.4"),
    Reason("watch-refused-same-bet", "WAT-5.5"),
    Reason("watch-refused-cant-pass", "WAT-3.1"),
    Reason("watch-refused-cant-mute", "WAT-6.1"),
    Reason("watch-refused-not-offering", "WAT-5.1"),
    Reason("watch-refused-must-use-card", "WAT-6.2"),
)

# --- setup -----------------------------------------------------------------------------------------


@rule
def setup(s):
    """WAT-2.1, WAT-2.2: the table is laid, the first player is drawn, the draft begins."""
    clear_table(s)
    for company in range(COMPANIES):
        s.price[company] = START_PRICE[company]
        s.high[company] = START_PRICE[company]
        s.low[company] = START_PRICE[company]
        s.exchange[company] = SHARES[company]
    for seat in range(s.players):
        take_from_bank(s, seat, s.opt.start_cash)
    shuffle_cards(s, INSIDE)
    shuffle_cards(s, GREENMAIL)
    shuffle_events(s)
    for deck in range(TRADING):
        reshuffle(s, deck)
    s.first = choose(s.chance, s.players)
    s.active = s.first
    emit(s, FIRST_PLAYER, EVERYBODY, s.first)
    s.asked = s.first


@rule
def clear_table(s):
    """Nothing lies anywhere, nobody has anything."""
    s.bank = 0
    s.opened = 0
    s.turn_number = 0
    s.n_candles = 0
    s.event = NONE
    s.named = NONE
    s.turned = 0
    s.free = 0
    s.offered = NONE
    s.die = 0
    s.crossings = 0
    s.bought = 0
    card_is_done(s)
    s.frozen = 0
    s.cheap = NONE
    s.cheap_percent = 0
    s.step = DRAFTING
    s.asked = NONE
    s.circuit = 0
    s.ended_by = NOT_ENDED
    for moment in range(len(s.muted)):
        s.muted[moment] = 0
    for deck in range(TRADING):
        s.face[deck] = NONE
        for i in range(MOST_TRADING):
            s.trading[deck][i] = NONE
    for kind in range(KINDS):
        s.discards[kind] = 0
    for turn in range(CANDLES):
        for company in range(COMPANIES):
            for i in range(3):
                s.candles[turn][company][i] = 0
    for seat in range(SEATS):
        clear_seat(s, seat)


@rule
def clear_seat(s, seat):
    """WAT-2.2: at Start, basic status, no money."""
    s.cash[seat] = 0
    s.debts[seat] = 0
    s.doubled[seat] = 0
    s.bet[seat] = NONE
    s.lever[seat] = 0
    s.cap[seat] = MULTIPLIERS - 1
    s.status[seat] = 0
    s.space[seat] = 0
    for company in range(COMPANIES):
        s.shares[seat][company] = 0
        s.stripped[seat][company] = 0
    for kind in range(KINDS):
        s.hand[seat][kind] = 0
        s.shown[seat][kind] = 0
    for deck in range(2):
        s.held[seat][deck] = 0


@rule
def shuffle_cards(s, deck):
    """WAT-1.3: the Inside or the Greenmail deck."""
    for i in range(len(s.cards[deck])):
        s.cards[deck][i] = NONE
    n = 0
    for kind in range(FIRST_KIND[deck], FIRST_KIND[deck + 1]):
        for _ in range(COPIES[kind]):
            s.cards[deck][n] = kind
            n += 1
    s.n_cards[deck] = n
    shuffle(s.chance, s.cards[deck], n)


@rule
def shuffle_events(s):
    """WAT-2.2: ten of the events are drawn, the rest are out."""
    for event in range(EVENT_CARDS):
        s.event_deck[event] = event
    shuffle(s.chance, s.event_deck, EVENT_CARDS)
    s.n_event_deck = min(s.opt.event_cards, EVENT_CARDS)
    for i in range(s.n_event_deck, EVENT_CARDS):
        s.event_deck[i] = NONE


@rule
def next_pick(s):
    """WAT-2.1: from the first player on, one share at a time, three rounds; then the cards."""
    while s.circuit < s.players * s.opt.start_shares:
        seat = (s.first + s.circuit) % s.players
        for company in range(COMPANIES):
            if may_draft(s, seat, company):
                s.asked = seat
                return
        s.circuit += 1
    s.circuit = 0
    s.step = DEALING


@rule
def may_draft(s, seat, company):
    """WAT-2.1: a blue chip, another one than before, while shares of it are left."""
    return IS_IPO[company] == 0 and s.shares[seat][company] == 0 and s.exchange[company] > 0


@rule
def take_share(s, seat, company):
    """WAT-2.1: a share of the player's choice."""
    s.exchange[company] -= 1
    s.shares[seat][company] += 1
    emit(s, SHARE_TAKEN, EVERYBODY, seat, company)
    answered(s)


@rule
def deal_cards(s):
    """WAT-2.1: one Inside, one Greenmail card each, from the first player on."""
    for nth in range(s.players):
        seat = (s.first + nth) % s.players
        for _ in range(s.opt.start_inside):
            take_card(s, seat, INSIDE)
        for _ in range(s.opt.start_greenmail):
            take_card(s, seat, GREENMAIL)
    s.step = ROLLING


# --- whose turn, what is allowed -------------------------------------------------------------------


@rule
def pending(s):
    """One seat at a time is waited for."""
    return 0 if s.asked == NONE else 1 << s.asked


@rule
def optional(s):
    """WAT-5.9: Debt may be paid back at any time, but not between a card and its target."""
    mask = 0
    if s.step != ENDED and s.playing == NONE:
        for seat in range(s.players):
            if s.debts[seat] > 0 and seat != s.asked and s.cash[seat] >= s.opt.debt:
                mask |= 1 << seat
    return mask


@rule
def legal(s, seat, mask):
    """Mark what the seat may do now; returns how much that is."""
    for action in range(N_ACTIONS):
        mask[action] = 0
    if s.step == ENDED:
        return 0
    if s.playing != NONE:
        return mark_targets(s, seat, mask) if seat == s.asked else 0
    count = 0
    if s.debts[seat] > 0 and s.cash[seat] >= s.opt.debt:
        mask[REPAY] = 1
        count += 1
    if seat != s.asked:
        return count
    if s.step == BUYING:
        return count + mark_purchases(s, seat, mask) + mark_cards(s, seat, mask, PLAY)
    if s.step == BETTING or s.step == CHANGING:
        count += mark_bets(s, seat, mask)
        if s.free:
            return count
        if s.step == CHANGING or seat != s.active:
            count += mark_pass(s, seat, mask)
        return count + mark_cards(s, seat, mask, PLAY)
    if s.step == DIVIDENDS or s.step == PAYING:
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
    buys = s.bought < s.opt.shares_a_turn[s.status[seat]] and not s.frozen >> seat & 1
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
    if s.step == CHANGING and not s.free and s.cash[seat] < s.price[s.offered]:
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
    if s.step == DRAFTING:
        for company in range(COMPANIES):
            if may_draft(s, seat, company):
                mask[TAKE + company] = 1
                count += 1
    elif s.step == OFFERING:
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
    if s.step == ENDED:
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
        if s.step != OFFERING:
            return NOT_OFFERING
        return MAY if s.shares[seat][action - OFFER] > 0 else NOT_OWNED
    if action < SELL:
        return refusal_to_buy(s, seat, action - BUY)
    if action < STATUS:
        if s.step != BUYING:
            return NOT_BUYING
        return MAY if s.shares[seat][action - SELL] > 0 else NOT_OWNED
    if action < TAKE:
        return refusal_of_status(s, seat, action - STATUS)
    if action < SECTOR_CHOICE:
        return refusal_to_draft(s, seat, action - TAKE)
    wanted = MOVE_SECTOR if action < DECK_CHOICE else DISCARD_NAMED
    return MAY if s.step == CHOOSING and EVENT_EFFECT[s.event] == wanted else NO_TARGET


@rule
def refusal_to_pass(s, seat):
    """WAT-5.3: the active player must bet; a card in play needs its target; choices can't be passed."""
    if s.playing != NONE:
        return MAY if s.target != NONE else TARGET_FIRST
    if s.free:
        return MUST_USE_CARD
    if s.step == BETTING and seat == s.active:
        return MUST_BET
    if s.step == DRAFTING or s.step == CHOOSING or s.step == OFFERING:
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
    if s.step != BETTING and s.step != CHANGING:
        return NOT_BETTING
    if bet % MULTIPLIERS > bet_limit(s, seat):
        return OVER_LIMIT
    if s.step == CHANGING:
        if bet == s.bet[seat]:
            return SAME_BET
        if not s.free and s.price[s.offered] > s.cash[seat]:
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
    if s.step != CHOOSING or EVENT_EFFECT[s.event] != MOVE_EXTREME:
        return NO_TARGET
    return MAY if is_extreme(s, company) else WRONG_TARGET


@rule
def refusal_to_buy(s, seat, company):
    """WAT-4.1, WAT-4.2, WAT-4.4, WAT-4.5."""
    if s.step != BUYING:
        return NOT_BUYING
    if s.frozen >> seat & 1:
        return IS_FROZEN
    if s.bought >= s.opt.shares_a_turn[s.status[seat]]:
        return LIMIT_REACHED
    if s.exchange[company] == 0:
        return NONE_LEFT
    return NO_MONEY if buying_price(s, company) > s.cash[seat] else MAY


@rule
def refusal_of_status(s, seat, status):
    """WAT-4.3."""
    if s.step != BUYING:
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
    if s.step != DRAFTING:
        return NOT_DRAFTING
    if IS_IPO[company]:
        return NOT_BLUE
    if s.shares[seat][company] > 0:
        return HAS_ONE
    return MAY if s.exchange[company] > 0 else NONE_LEFT


# --- playing an action -----------------------------------------------------------------------------


@rule
def apply(s, seat, action):
    """Play a legal action; then the turn goes on by itself until somebody has to decide."""
    if action == REPAY:
        repay_debt(s, seat)
    elif action == PASS:
        pass_moment(s, seat)
    elif action == PASS_ON:
        moment = moment_now(s)
        s.muted[moment] |= 1 << seat
        emit(s, MUTED, EVERYBODY, seat, moment)
        pass_moment(s, seat)
    elif action < PLAY:
        if s.step == BETTING:
            make_bet(s, seat, action - BET)
        else:
            change_bet(s, seat, action - BET)
    elif action < SEAT:
        play_card(s, seat, action - PLAY)
    elif action < COMPANY:
        aim_at_seat(s, seat, action - SEAT)
    elif action < OFFER:
        if s.playing != NONE:
            aim_at_company(s, seat, action - COMPANY)
        else:
            name_company(s, action - COMPANY)
    elif action < BUY:
        s.asked = NONE
        offer_share(s, seat, action - OFFER)
    elif action < SELL:
        buy_share(s, seat, action - BUY)
    elif action < STATUS:
        sell_share(s, seat, action - SELL)
    elif action < TAKE:
        buy_status(s, seat, action - STATUS)
    elif action < SECTOR_CHOICE:
        take_share(s, seat, action - TAKE)
    elif action < DECK_CHOICE:
        name_sector(s, action - SECTOR_CHOICE)
    else:
        name_deck(s, action - DECK_CHOICE)
    advance(s)


@rule
def pass_moment(s, seat):
    """No more shares by this card; purchases are done; no bet, no change, no card: the loss is paid."""
    emit(s, PASSED, EVERYBODY, seat, moment_now(s))
    if s.playing != NONE:
        card_is_done(s)
        return
    if s.step == BUYING:
        end_purchases(s)
    elif s.step == PAYING:
        pay_loss(s, seat, stake(s, seat))
    else:
        answered(s)


@rule
def advance(s):
    """WAT-3.1: the steps of a turn in their order, until somebody is asked or the game is over."""
    while s.asked == NONE and s.step != ENDED:
        step = s.step
        if step == BETTING:
            ask_for_bets(s)
        elif step == CHANGING:
            ask_for_changes(s)
        elif step == DIVIDENDS:
            ask_at_dividends(s)
        elif step == PAYING:
            pay_out(s)
        elif step == DRAFTING:
            next_pick(s)
        elif step == DEALING:
            deal_cards(s)
        elif step == ROLLING:
            begin_turn(s)
        elif step == OPENING:
            open_event(s)
        elif step == TEXT:
            play_text(s)
        elif step == TAKING:
            take_card(s, s.active, SPACE_DECK[s.space[s.active]])
            s.step = BUYING
        elif step == BUYING:
            s.asked = s.active
        elif step == OFFERING:
            ask_for_offer(s)
        elif step == SETTLING:
            settle_trade(s)
        elif step == CLEARING:
            clear_trade(s)
        else:
            end_turn(s)


# --- a turn ----------------------------------------------------------------------------------------


@rule
def begin_turn(s):
    """WAT-3.2: roll and move; the line may be crossed."""
    s.turn_number += 1
    emit(s, TURN_BEGINS, EVERYBODY, s.active, s.turn_number)
    if s.cheap == s.active:
        s.cheap = NONE
        s.cheap_percent = 0
    s.die = 1 + choose(s.chance, DIE)
    s.bought = 0
    s.crossings = 0
    for _ in range(s.die):
        s.space[s.active] = (s.space[s.active] + 1) % SPACES
        s.crossings += EVENT_LINE[s.space[s.active]]
    emit(s, ROLLED, EVERYBODY, s.active, s.die, s.space[s.active], s.crossings)
    s.step = OPENING


@rule
def buying_price(s, company):
    """WAT-4.2: the price, and a point more for each unit between the die and the sector's number."""
    return s.price[company] + s.opt.surcharge * POINT * abs(s.die - 1 - SECTOR[company])


@rule
def buy_share(s, seat, company):
    """WAT-4.1, WAT-4.5: a share from the exchange, paid to the bank."""
    cost = buying_price(s, company)
    pay_bank(s, seat, cost)
    s.exchange[company] -= 1
    s.shares[seat][company] += 1
    s.bought += 1
    emit(s, SHARE_BOUGHT, EVERYBODY, seat, company, cost)


@rule
def sell_share(s, seat, company):
    """WAT-4.1, WAT-4.5: back to the exchange at the current price."""
    s.shares[seat][company] -= 1
    s.exchange[company] += 1
    take_from_bank(s, seat, s.price[company])
    emit(s, SHARE_SOLD, EVERYBODY, seat, company, s.price[company])


@rule
def status_price(s, status):
    """WAT-4.3, WAT-6.4: the listed price; in an Open house a part of it, rounded up to a point."""
    price = s.opt.status_price[status - 1]
    if s.cheap != NONE:
        return up_to_point((price * s.cheap_percent + 99) // 100)
    return price


@rule
def buy_status(s, seat, status):
    """WAT-4.3: it counts at once."""
    cost = status_price(s, status)
    pay_bank(s, seat, cost)
    s.status[seat] = status
    emit(s, STATUS_BOUGHT, EVERYBODY, seat, status, cost)


@rule
def end_purchases(s):
    """WAT-3.1, WAT-6.1: the trade is next. A wish not to be asked has ended with the own turn."""
    s.asked = NONE
    s.step = OFFERING
    for moment in range(len(s.muted)):
        s.muted[moment] = s.muted[moment] & (ALL_SEATS ^ (1 << s.active))


@rule
def ask_for_offer(s):
    """WAT-5.1: a share must be put up if any is owned, else there is no trade."""
    for company in range(COMPANIES):
        if s.shares[s.active][company] > 0:
            s.asked = s.active
            return
    emit(s, NO_OFFER, EVERYBODY, s.active)
    s.step = TURN_ENDING


@rule
def end_turn(s):
    """WAT-7.1, WAT-7.2: somebody has the sum, or the last event was opened; else the next player's turn."""
    draw_candles(s)
    s.frozen = s.frozen & (ALL_SEATS ^ (1 << s.active))
    s.ended_by = ending(s)
    if s.ended_by != NOT_ENDED:
        end_game(s)
        return
    s.active = (s.active + 1) % s.players
    s.step = ROLLING


@rule
def draw_candles(s):
    """WAT-1.2: the turn's close, high and low go on the chart; the oldest turn makes room."""
    if s.n_candles == CANDLES:
        for turn in range(CANDLES - 1):
            for company in range(COMPANIES):
                for i in range(3):
                    s.candles[turn][company][i] = s.candles[turn + 1][company][i]
        s.n_candles -= 1
    for company in range(COMPANIES):
        s.candles[s.n_candles][company][SHUT] = s.price[company] // POINT
        s.candles[s.n_candles][company][TOP] = s.high[company] // POINT
        s.candles[s.n_candles][company][BOTTOM] = s.low[company] // POINT
        s.high[company] = s.price[company]
        s.low[company] = s.price[company]
    s.n_candles += 1


# --- the end ---------------------------------------------------------------------------------------


@rule
def ending(s):
    """WAT-7.1, WAT-7.2."""
    for seat in range(s.players):
        if cash_less_debt(s, seat) >= s.opt.goal[s.players - FEWEST]:
            return BY_MONEY
    return BY_EVENTS if s.n_event_deck == 0 else NOT_ENDED


@rule
def end_game(s):
    """WAT-7.3: all add up what they have."""
    s.step = ENDED
    s.asked = NONE
    for seat in range(s.players):
        emit(s, WORTH, EVERYBODY, seat, s.cash[seat], share_value(s, seat), s.debts[seat] * s.opt.debt)
    emit(s, GAME_ENDS, EVERYBODY, s.ended_by)


@rule
def over(s):
    """Has the game ended?"""
    return s.step == ENDED


@rule
def share_value(s, seat):
    """WAT-7.3: the shares as if sold."""
    value = 0
    for company in range(COMPANIES):
        value += s.shares[seat][company] * s.price[company]
    return value


@rule
def scores(s, out):
    """WAT-7.3: cash and shares, less Debt."""
    for seat in range(s.players):
        out[seat] = cash_less_debt(s, seat) + share_value(s, seat)


@rule
def can_clear_debt(s, seat):
    """WAT-7.3: shares count as sold first; who can then pay the Debt is out of it."""
    return s.cash[seat] + share_value(s, seat) >= s.debts[seat] * s.opt.debt


@rule
def winners(s):
    """WAT-7.3: the richest who can clear the Debt; if nobody can, of all; a tie goes to more cash less Debt."""
    someone = 0
    for seat in range(s.players):
        someone |= can_clear_debt(s, seat)
    mask = 0
    best = 0
    best_cash = 0
    for seat in range(s.players):
        if someone and not can_clear_debt(s, seat):
            continue
        cash = cash_less_debt(s, seat)
        worth = cash + share_value(s, seat)
        if mask == 0 or worth > best or (worth == best and cash > best_cash):
            mask = 1 << seat
            best = worth
            best_cash = cash
        elif worth == best and cash == best_cash:
            mask |= 1 << seat
    return mask
