"""What a seat may do in Stockpile, written twice: what is allowed, and why something is not."""

from openoutcry.games.stockpile.rules.books import (
    action_cards,
    bid_cost,
    committed,
    has,
    pair_owner,
    piles,
    public_pair,
    seat_of,
)
from openoutcry.games.stockpile.rules.codes import (
    BID,
    DECLARE,
    DONE,
    KEEP,
    LOOK_PAIR,
    LOOK_PILE,
    LOWER,
    MOVE,
    N_ACTIONS,
    PLAY_BOOM,
    PLAY_BUST,
    PUT,
    RAISE,
    SELL,
    SELL_HALF,
    SELL_SPLIT,
    SHOW,
    SHOW_SPLIT,
)
from openoutcry.games.stockpile.rules.demand import (
    USED_CRAMER,
    USED_MARK,
    USED_WARREN,
    hidden_cards,
    may_look_at_pair,
    may_look_at_pile,
    may_move_card,
)
from openoutcry.games.stockpile.rules.state import (
    ACTION,
    BEFORE,
    BOOM,
    BUST,
    COMPANIES,
    CRAMER,
    DEBORAH,
    DEMAND,
    DRAFT,
    ENDED,
    EXTRA,
    INVESTORS,
    MARK,
    MARTHA,
    NOBODY,
    PAIRS,
    PILES,
    SELLING,
    SPACES,
    STUART,
    SUPPLY,
    UP,
    WARREN,
    WINDOW,
)
from openoutcry.kernel.contract import Reasons
from openoutcry.kernel.rule import rule


@rule
def pending(s):
    """The seats the game waits for: all that have not chosen an investor; then one at a time."""
    if s.phase == DRAFT:
        return ((1 << s.players) - 1) ^ s.drafted
    if s.phase == ENDED:
        return 0
    return 1 << s.turn


@rule
def optional(s):
    """STK-12.11: Martha, at any moment of demand."""
    if s.phase == DEMAND and not s.looked:
        martha = seat_of(s, MARTHA)
        if martha != NOBODY and martha != s.turn:
            return 1 << martha
    return 0


# Why an action is refused; 0 means it is not.
REASONS = Reasons("stockpile")
MAY = 0
NO_ACTION = REASONS.add("no-action")
HAS_ENDED = REASONS.add("ended", "STK-8.7")
OTHERS_TURN = REASONS.add("others-turn", "STK-2.2")
NOT_NOW = REASONS.add("not-now")
ASKED_TO_SHOW = REASONS.add("asked-to-show", "STK-8.2")
NOT_DEALT = REASONS.add("not-dealt", "STK-12.1")
HAS_CHOSEN = REASONS.add("has-chosen", "STK-12.1")
NO_PILE = REASONS.add("no-pile", "STK-4.1")
NOT_IN_HAND = REASONS.add("not-in-hand", "STK-4.2")
ONE_UP = REASONS.add("one-up", "STK-4.2")
ONE_DOWN = REASONS.add("one-down", "STK-4.2")
TOO_LOW = REASONS.add("too-low", "STK-5.1")
TRACK_CLOSED = REASONS.add("track-closed", "STK-5.4")
OWN_TOKEN = REASONS.add("own-token", "STK-10.4")
TOO_POOR = REASONS.add("too-poor", "STK-5.2")
NO_ACTION_CARD = REASONS.add("no-action-card", "STK-6.1")
MUST_PLAY = REASONS.add("must-play", "STK-6.1")
BETWEEN_CARDS = REASONS.add("between-cards", "STK-12.6")
ABILITY_USED = REASONS.add("ability-used", "STK-12.1")
NO_SUCH_INVESTOR = REASONS.add("no-such-investor", "STK-12.1")
NO_SHARE = REASONS.add("no-share", "STK-7.1")
NO_SPLIT_SHARE = REASONS.add("no-split-share", "STK-7.2")
NOT_SO_MANY = REASONS.add("not-so-many", "STK-8.2")
NOTHING_HIDDEN = REASONS.add("nothing-hidden", "STK-12.13")
NO_SUCH_CARD = REASONS.add("no-such-card", "STK-12.9")
SAME_PILE = REASONS.add("same-pile", "STK-12.9")
PAIR_IN_SIGHT = REASONS.add("pair-in-sight", "STK-12.11")


@rule
def legal(s, seat, mask):
    """Mark what the seat may do now; returns how much that is."""
    for action in range(N_ACTIONS):
        mask[action] = 0
    count = 0
    if s.phase == DRAFT:
        return allow_investors(s, seat, mask)
    if s.phase == ENDED:
        return 0
    if seat == s.turn:
        if s.claim != NOBODY:
            return allow_showing(s, seat, mask)
        if s.phase == SELLING:
            count = allow_sales(s, seat, mask)
        elif s.phase == DEMAND:
            count = allow_bids(s, seat, mask)
        elif s.phase == SUPPLY:
            count = allow_supply(s, seat, mask)
        elif s.phase == ACTION:
            count = allow_actions(s, seat, mask)
        elif s.phase == BEFORE:
            count = allow_before(s, seat, mask)
        elif s.phase == EXTRA:
            for company in range(COMPANIES):
                mask[DECLARE + company] = 1
            mask[DONE] = 1
            count = COMPANIES + 1
        elif s.phase == WINDOW:
            mask[DONE] = 1
            count = 1
    if s.opt.investors and may_look_at_pair(s, seat):
        count += allow_looks(s, seat, mask)
    return count


@rule
def allow_investors(s, seat, mask):
    """STK-12.1: any of those dealt, until enough are kept."""
    count = 0
    if not s.drafted >> seat & 1:
        for investor in range(INVESTORS):
            if (s.dealt[seat] ^ s.kept[seat]) >> investor & 1:
                mask[KEEP + investor] = 1
                count += 1
    return count


@rule
def allow_showing(s, seat, mask):
    """STK-8.2: from none to all."""
    first = SHOW_SPLIT if s.claim_split else SHOW
    most = s.split[seat, s.claim] if s.claim_split else s.held[seat, s.claim]
    for count in range(most + 1):
        mask[first + count] = 1
    return most + 1


@rule
def allow_sales(s, seat, mask):
    """STK-7.1, STK-7.2: any share there is, or no more."""
    mask[DONE] = 1
    count = 1
    for company in range(COMPANIES):
        if s.held[seat, company] > 0:
            mask[SELL + company] = 1
            count += 1
        if s.split[seat, company] > 0:
            mask[SELL_SPLIT + company] = 1
            mask[SELL_HALF + company] = 1
            count += 2
    return count


@rule
def allow_bids(s, seat, mask):
    """STK-5.1, STK-5.2, STK-5.4, STK-10.4: higher than the token there, within cash, never over an own one."""
    count = 0
    left = s.cash[seat] - committed(s, seat)
    for pile in range(piles(s)):
        if s.bidder[pile] == seat:
            continue
        lowest = s.bid_space[pile] + 1 if s.bidder[pile] != NOBODY else 0
        for space in range(lowest, SPACES):
            if bid_cost(s, seat, space) <= left:
                mask[BID + pile * SPACES + space] = 1
                count += 1
    return count


@rule
def allow_supply(s, seat, mask):
    """STK-4.2, STK-12.12: the cards in hand, one up and one down; Stuart may put both down."""
    count = 0
    for i in range(s.n_hand[seat]):
        kind = s.hand[seat, i]
        if i == 1 and kind == s.hand[seat, 0]:
            break
        for up in range(2):
            done = s.put_up if up else (s.put_down and not has(s, seat, STUART))
            if not done:
                for pile in range(piles(s)):
                    mask[PUT + (kind * 2 + up) * PILES + pile] = 1
                    count += 1
    return count


@rule
def allow_actions(s, seat, mask):
    """STK-6.1, STK-12.6: every action card on any company; Cramer before the first or after the last."""
    count = 0
    for company in range(COMPANIES):
        if s.held[seat, BOOM] > 0:
            mask[PLAY_BOOM + company] = 1
            count += 1
        if s.held[seat, BUST] > 0:
            mask[PLAY_BUST + company] = 1
            count += 1
    left = action_cards(s, seat)
    if has(s, seat, CRAMER) and not s.used & USED_CRAMER and (s.played == 0 or left == 0):
        for company in range(COMPANIES):
            mask[RAISE + company] = 1
            mask[LOWER + company] = 1
        count += 2 * COMPANIES
    if left == 0:
        mask[DONE] = 1
        count += 1
    return count


@rule
def allow_before(s, seat, mask):
    """STK-12.9, STK-12.13: Warren's look, Mark's move, or neither."""
    mask[DONE] = 1
    count = 1
    if may_look_at_pile(s, seat):
        for pile in range(piles(s)):
            if hidden_cards(s, pile) > 0:
                mask[LOOK_PILE + pile] = 1
                count += 1
    if may_move_card(s, seat):
        for card in range(s.n_table):
            for pile in range(piles(s)):
                if pile != s.card_pile[card]:
                    mask[MOVE + card * PILES + pile] = 1
                    count += 1
    return count


@rule
def allow_looks(s, seat, mask):
    """STK-12.11: another player's pair, or a face-down one."""
    count = 0
    for pair in range(PAIRS):
        if pair_owner(s, pair) != seat and pair != public_pair(s):
            mask[LOOK_PAIR + pair] = 1
            count += 1
    return count


@rule
def refusal(s, seat, action):
    """Why the action can't be played now, 0 if it can."""
    if action < 0 or action >= N_ACTIONS:
        return NO_ACTION
    if s.phase == ENDED:
        return HAS_ENDED
    if seat < 0 or seat >= s.players:
        return OTHERS_TURN
    if KEEP <= action < LOOK_PAIR:
        return refusal_to_keep(s, seat, action - KEEP)
    if s.phase == DRAFT:
        return NOT_NOW
    if LOOK_PAIR <= action < LOOK_PILE:
        return refusal_to_look(s, seat, action - LOOK_PAIR)
    if seat != s.turn:
        return OTHERS_TURN
    if SHOW <= action < BID:
        return refusal_to_show(s, seat, action)
    if s.claim != NOBODY:
        return ASKED_TO_SHOW
    if action == DONE:
        return refusal_to_pass(s, seat)
    if action < SHOW:
        return refusal_to_sell(s, seat, action)
    if action < PLAY_BOOM:
        return refusal_to_bid(s, seat, (action - BID) // SPACES, (action - BID) % SPACES)
    if action < DECLARE:
        return refusal_to_act(s, seat, action)
    if action < PUT:
        return refusal_to_declare(s, seat)
    if action < KEEP:
        return refusal_to_put(s, seat, action - PUT)
    return refusal_before(s, seat, action)


@rule
def refusal_to_keep(s, seat, investor):
    """STK-12.1."""
    if s.phase != DRAFT:
        return NOT_NOW
    if s.drafted >> seat & 1:
        return HAS_CHOSEN
    if not s.dealt[seat] >> investor & 1:
        return NOT_DEALT
    return HAS_CHOSEN if s.kept[seat] >> investor & 1 else MAY


@rule
def refusal_to_look(s, seat, pair):
    """STK-12.11."""
    if not s.kept[seat] >> MARTHA & 1:
        return NO_SUCH_INVESTOR
    if s.phase != DEMAND and s.phase != WINDOW:
        return NOT_NOW
    if s.looked:
        return ABILITY_USED
    if s.players > 2:
        if pair == s.players or (pair < s.players and (s.first + pair) % s.players == seat):
            return PAIR_IN_SIGHT
    elif pair < 4 and (s.first + pair // 2) % 2 == seat:
        return PAIR_IN_SIGHT
    return MAY


@rule
def refusal_to_show(s, seat, action):
    """STK-8.2."""
    if s.claim == NOBODY:
        return NOT_NOW
    if action >= SHOW_SPLIT:
        if not s.claim_split:
            return NOT_NOW
        return NOT_SO_MANY if action - SHOW_SPLIT > s.split[seat, s.claim] else MAY
    if s.claim_split:
        return NOT_NOW
    return NOT_SO_MANY if action - SHOW > s.held[seat, s.claim] else MAY


@rule
def refusal_to_pass(s, seat):
    """STK-6.1: action cards can't be declined; supply and bids neither."""
    if s.phase == ACTION:
        return MUST_PLAY if s.held[seat, BOOM] or s.held[seat, BUST] else MAY
    if s.phase == SELLING or s.phase == BEFORE or s.phase == WINDOW or s.phase == EXTRA:
        return MAY
    return NOT_NOW


@rule
def refusal_to_sell(s, seat, action):
    """STK-7.1, STK-7.2."""
    if s.phase != SELLING:
        return NOT_NOW
    if action < SELL_SPLIT:
        return MAY if s.held[seat, action - SELL] else NO_SHARE
    return MAY if s.split[seat, (action - SELL) % COMPANIES] else NO_SPLIT_SHARE


@rule
def refusal_to_bid(s, seat, pile, space):
    """STK-5.1, STK-5.2, STK-5.4, STK-10.4."""
    if s.phase != DEMAND:
        return NOT_NOW
    if pile >= piles(s):
        return NO_PILE
    if s.bidder[pile] == seat:
        return OWN_TOKEN
    if s.bidder[pile] != NOBODY and s.bid_space[pile] == SPACES - 1:
        return TRACK_CLOSED
    if s.bidder[pile] != NOBODY and space <= s.bid_space[pile]:
        return TOO_LOW
    return TOO_POOR if committed(s, seat) + bid_cost(s, seat, space) > s.cash[seat] else MAY


@rule
def refusal_to_act(s, seat, action):
    """STK-6.1, STK-12.6."""
    if s.phase != ACTION:
        return NOT_NOW
    if action < PLAY_BUST:
        return MAY if s.held[seat, BOOM] else NO_ACTION_CARD
    if action < RAISE:
        return MAY if s.held[seat, BUST] else NO_ACTION_CARD
    if not s.kept[seat] >> CRAMER & 1:
        return NO_SUCH_INVESTOR
    if s.used & USED_CRAMER:
        return ABILITY_USED
    return BETWEEN_CARDS if s.played > 0 and s.held[seat, BOOM] + s.held[seat, BUST] > 0 else MAY


@rule
def refusal_to_declare(s, seat):
    """STK-12.8."""
    if not s.kept[seat] >> DEBORAH & 1:
        return NO_SUCH_INVESTOR
    return MAY if s.phase == EXTRA else NOT_NOW


@rule
def refusal_to_put(s, seat, code):
    """STK-4.2, STK-12.12."""
    pile = code % PILES
    face = code // PILES % 2
    kind = code // PILES // 2
    if s.phase != SUPPLY:
        return NOT_NOW
    if pile >= piles(s):
        return NO_PILE
    found = False
    for i in range(s.n_hand[seat]):
        if s.hand[seat, i] == kind:
            found = True
    if not found:
        return NOT_IN_HAND
    if face == UP:
        return ONE_UP if s.put_up else MAY
    if s.put_down and not s.kept[seat] >> STUART & 1:
        return ONE_DOWN
    return MAY


@rule
def refusal_before(s, seat, action):
    """STK-12.9, STK-12.13."""
    if s.phase != BEFORE:
        return NOT_NOW
    if action < MOVE:
        if not s.kept[seat] >> WARREN & 1:
            return NO_SUCH_INVESTOR
        if s.used & USED_WARREN:
            return ABILITY_USED
        if action - LOOK_PILE >= piles(s):
            return NO_PILE
        return MAY if hidden_cards(s, action - LOOK_PILE) else NOTHING_HIDDEN
    if not s.kept[seat] >> MARK & 1:
        return NO_SUCH_INVESTOR
    if s.used & USED_MARK:
        return ABILITY_USED
    card = (action - MOVE) // PILES
    pile = (action - MOVE) % PILES
    if card >= s.n_table:
        return NO_SUCH_CARD
    if pile >= piles(s):
        return NO_PILE
    return SAME_PILE if s.card_pile[card] == pile else MAY
