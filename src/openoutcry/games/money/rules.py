"""The rules of Money: setup, the round, its end, the score. Clause ids refer to docs/rules/money.md."""

from openoutcry.games.money.moves import ADD, FINISH, KEEP, N_ACTIONS, SWAP_LOT, SWAP_SEAT
from openoutcry.games.money.state import (
    ACTING,
    BID,
    BID_FINISHED,
    BID_KEPT,
    BID_LAID,
    BID_SHOWN,
    BID_SWAPPED,
    BIDDING,
    BILLS,
    CARDS,
    CURRENCIES,
    CURRENCY_OUT,
    DEAL_BEGINS,
    DEAL_SCORED,
    DEALT,
    DECK,
    ENDED,
    FACE,
    GAME_ENDS,
    GOLD,
    HAND,
    HAND_SHOWN,
    KIND,
    LEFT_LOT,
    LOT,
    LOT_FILLED,
    LOT_SWAPPED,
    NOBODY,
    OUT,
    PACK,
    RIGHT_LOT,
    ROUND_BEGINS,
    SEATS,
    SERIAL,
    SILVER,
    TURN,
)
from openoutcry.kernel.chance import choose, shuffle
from openoutcry.kernel.contract import Reason
from openoutcry.kernel.events import EVERYBODY, count_bits, emit, only
from openoutcry.kernel.rule import rule

# Why an action is refused; 0 means it is not.
(
    MAY,
    NOT_BIDDING,
    NOT_IN_HAND,
    OUT_OF_ORDER,
    BID_EMPTY,
    BID_FINAL,
    NOT_ACTING,
    LOT_EMPTY,
    OWN_BID,
    HAS_ACTED,
    NO_SEAT,
    NO_ACTION,
    HAS_ENDED,
    OTHERS_TURN,
) = range(14)

REASONS = (
    Reason("", None),
    Reason("money-refused-not-bidding", "MON-3.1"),
    Reason("money-refused-not-in-hand", "MON-3.1"),
    Reason("money-refused-out-of-order", "MON-3.1"),
    Reason("money-refused-bid-empty", "MON-3.1"),
    Reason("money-refused-bid-final", "MON-3.1"),
    Reason("money-refused-not-acting", "MON-3.4"),
    Reason("money-refused-lot-empty", "MON-3.7"),
    Reason("money-refused-own-bid", "MON-3.4"),
    Reason("money-refused-has-acted", "MON-3.4"),
    Reason("money-refused-no-seat", "MON-3.4"),
    Reason("money-refused-no-action", None),
    Reason("money-refused-ended", "MON-4.1"),
    Reason("money-refused-others-turn", "MON-3.2"),
)

# --- setup -----------------------------------------------------------------------------------------


@rule
def setup(s):
    """A new game: the first deal."""
    s.deal_number = 0
    for seat in range(SEATS):
        s.points[seat] = 0
    begin_deal(s)


@rule
def begin_deal(s):
    """MON-2.1, MON-2.2, MON-4.6: every deal is a new setup."""
    s.deal_number += 1
    s.round_number = 0
    s.final_round = 0
    s.idle = 0
    emit(s, DEAL_BEGINS, EVERYBODY, s.deal_number)
    remove_currencies(s)
    shuffle_deck(s)
    deal_hands(s)
    s.n_lot[LEFT_LOT] = 0
    s.n_lot[RIGHT_LOT] = 0
    fill_lot(s, LEFT_LOT)
    fill_lot(s, RIGHT_LOT)
    begin_round(s)


@rule
def remove_currencies(s):
    """MON-2.1: none with five players, one with four, two with three; those of the option, or drawn."""
    s.removed = s.opt.removed
    if s.removed == 0:
        for _ in range(SEATS - s.players):
            nth = choose(s.chance, CURRENCIES - count_bits(s.removed))
            for currency in range(CURRENCIES):
                if not s.removed >> currency & 1:
                    if nth == 0:
                        s.removed |= 1 << currency
                        break
                    nth -= 1
    for currency in range(CURRENCIES):
        if s.removed >> currency & 1:
            emit(s, CURRENCY_OUT, EVERYBODY, currency)


@rule
def shuffle_deck(s):
    """MON-2.2: all cards that take part, shuffled."""
    s.n_deck = 0
    for card in range(CARDS):
        s.known[card] = 0
        s.deck[card] = 0
        if KIND[card] < CURRENCIES and s.removed >> KIND[card] & 1:
            s.where[card] = OUT
            s.known[card] = EVERYBODY
        else:
            s.where[card] = DECK
            s.deck[s.n_deck] = card
            s.n_deck += 1
    shuffle(s.chance, s.deck, s.n_deck)


@rule
def draw_card(s):
    """The top card of the deck."""
    s.n_deck -= 1
    card = s.deck[s.n_deck]
    s.deck[s.n_deck] = 0
    return card


@rule
def deal_hands(s):
    """MON-2.2: six cards each."""
    for seat in range(SEATS):
        s.held[seat] = 0
        clear_bid(s, seat)
    for seat in range(s.players):
        for _ in range(s.opt.hand_size):
            card = draw_card(s)
            s.where[card] = HAND + seat
            s.known[card] = only(seat)
            s.held[seat] += 1
        emit_cards(s, DEALT, only(seat), seat, HAND + seat)


@rule
def emit_cards(s, kind, to, about, place):
    """An event that names all cards of a place."""
    if s.quiet:
        return
    low = 0
    middle = 0
    high = 0
    for card in range(CARDS):
        if s.where[card] == place:
            bit = 1 << card % PACK
            if card < PACK:
                low |= bit
            elif card < 2 * PACK:
                middle |= bit
            else:
                high |= bit
    emit(s, kind, to, about, low, middle, high)


@rule
def clear_bid(s, seat):
    """No bid lies before the seat."""
    s.n_bid[seat] = 0
    s.bid_sum[seat] = 0
    s.bid_low[seat] = 0
    s.bid_last[seat] = -1


@rule
def fill_lot(s, side):
    """MON-2.2, MON-3.8: deck cards, face up, until the lot holds four; a fuller lot stays as it is."""
    drawn = 0
    while s.n_lot[side] < s.opt.lot_size and s.n_deck > 0:
        card = draw_card(s)
        s.where[card] = LOT + side
        s.known[card] = EVERYBODY
        s.n_lot[side] += 1
        drawn += 1
    if drawn:
        emit_cards(s, LOT_FILLED, EVERYBODY, side, LOT + side)
    return drawn


# --- whose turn, what is allowed -------------------------------------------------------------------


@rule
def pending(s):
    """MON-3.1: all whose bid is not finished; then one at a time."""
    if s.phase == BIDDING:
        return ((1 << s.players) - 1) ^ s.done
    if s.phase == ACTING:
        return 1 << s.actor
    return 0


@rule
def optional(s):
    """Nobody acts unasked in Money."""
    return 0


@rule
def legal(s, seat, mask):
    """Mark what the seat may do now; returns how much that is."""
    for action in range(N_ACTIONS):
        mask[action] = 0
    count = 0
    if s.phase == BIDDING:
        if s.done >> seat & 1:
            return 0
        for card in range(s.bid_last[seat] + 1, CARDS):
            if s.where[card] == HAND + seat:
                mask[ADD + card] = 1
                count += 1
        if s.n_bid[seat] > 0:
            mask[FINISH] = 1
            count += 1
    elif s.phase == ACTING and seat == s.actor:
        for side in range(2):
            if s.n_lot[side] > 0:
                mask[SWAP_LOT + side] = 1
                count += 1
        mask[KEEP] = 1
        count += 1
        for other in range(s.players):
            if other != seat and not s.acted >> other & 1:
                mask[SWAP_SEAT + other] = 1
                count += 1
    return count


@rule
def refusal(s, seat, action):
    """Why the action can't be played now, 0 if it can."""
    if action < 0 or action >= N_ACTIONS:
        return NO_ACTION
    if s.phase == ENDED:
        return HAS_ENDED
    if action <= FINISH:
        return refusal_to_bid(s, seat, action)
    return refusal_to_act(s, seat, action)


@rule
def refusal_to_bid(s, seat, action):
    """MON-3.1."""
    if s.phase != BIDDING:
        return NOT_BIDDING
    if s.done >> seat & 1:
        return BID_FINAL
    if action == FINISH:
        return BID_EMPTY if s.n_bid[seat] == 0 else MAY
    if s.where[action - ADD] != HAND + seat:
        return NOT_IN_HAND
    if action - ADD < s.bid_last[seat]:
        return OUT_OF_ORDER
    return MAY


@rule
def refusal_to_act(s, seat, action):
    """MON-3.4, MON-3.7."""
    if s.phase != ACTING:
        return NOT_ACTING
    if seat != s.actor:
        return OTHERS_TURN
    if action == KEEP:
        return MAY
    if action < KEEP:
        return LOT_EMPTY if s.n_lot[action - SWAP_LOT] == 0 else MAY
    other = action - SWAP_SEAT
    if other >= s.players:
        return NO_SEAT
    if other == seat:
        return OWN_BID
    return HAS_ACTED if s.acted >> other & 1 else MAY


# --- a round ---------------------------------------------------------------------------------------


@rule
def apply(s, seat, action):
    """Play a legal action."""
    if action < FINISH:
        lay_card(s, seat, action - ADD)
    elif action == FINISH:
        finish_bid(s, seat)
    else:
        if action < KEEP:
            swap_with_lot(s, seat, action - SWAP_LOT)
        elif action == KEEP:
            keep_bid(s, seat)
        else:
            swap_with_player(s, seat, action - SWAP_SEAT)
        s.acted |= 1 << seat
        next_actor(s)


@rule
def begin_round(s):
    """MON-3.1: everybody is asked for a bid."""
    s.round_number += 1
    s.phase = BIDDING
    s.done = 0
    s.acted = 0
    s.actor = NOBODY
    emit(s, ROUND_BEGINS, EVERYBODY, s.round_number, s.final_round)


@rule
def lay_card(s, seat, card):
    """MON-3.1: one more card, face down."""
    s.where[card] = BID + seat
    s.n_bid[seat] += 1
    s.bid_sum[seat] += FACE[card]
    s.bid_last[seat] = card
    if s.bid_low[seat] == 0 or SERIAL[card] < s.bid_low[seat]:
        s.bid_low[seat] = SERIAL[card]
    emit(s, BID_LAID, only(seat), seat, card)


@rule
def finish_bid(s, seat):
    """MON-3.1: a finished bid is final; when all are, all are turned up."""
    s.done |= 1 << seat
    emit(s, BID_FINISHED, EVERYBODY, seat)
    if s.done == (1 << s.players) - 1:
        reveal_bids(s)


@rule
def reveal_bids(s):
    """MON-3.1: all bids are turned up at once."""
    for card in range(CARDS):
        if s.where[card] >= BID:
            s.known[card] = EVERYBODY
    for seat in range(s.players):
        emit_cards(s, BID_SHOWN, EVERYBODY, seat, BID + seat)
    s.phase = ACTING
    next_actor(s)


@rule
def next_actor(s):
    """MON-3.2, MON-3.3: the highest bid among those who have not acted; on a tie the lowest serial number."""
    best = NOBODY
    for seat in range(s.players):
        if not s.acted >> seat & 1 and (best == NOBODY or goes_before(s, seat, best)):
            best = seat
    s.actor = best
    if best == NOBODY:
        end_round(s)
    else:
        emit(s, TURN, EVERYBODY, best)


@rule
def goes_before(s, seat, other):
    """MON-3.2, MON-3.3."""
    if s.bid_sum[seat] != s.bid_sum[other]:
        return s.bid_sum[seat] > s.bid_sum[other]
    return s.bid_low[seat] < s.bid_low[other]


@rule
def move_cards(s, source, target):
    """All cards of one place go to another."""
    for card in range(CARDS):
        if s.where[card] == source:
            s.where[card] = target


@rule
def swap_with_lot(s, seat, side):
    """MON-3.4a, MON-3.5: the whole lot goes into the hand, the bid stays as the new lot."""
    got = s.n_lot[side]
    gave = s.n_bid[seat]
    emit(s, LOT_SWAPPED, EVERYBODY, seat, side, got, gave)
    move_cards(s, LOT + side, HAND + seat)
    move_cards(s, BID + seat, LOT + side)
    s.n_lot[side] = gave
    s.held[seat] += got - gave
    clear_bid(s, seat)


@rule
def swap_with_player(s, seat, other):
    """MON-3.4b, MON-3.6: the other's bid goes into the hand; the other now owns the bid that was given."""
    got = s.n_bid[other]
    gave = s.n_bid[seat]
    emit(s, BID_SWAPPED, EVERYBODY, seat, other, got, gave)
    move_cards(s, BID + other, HAND + seat)
    move_cards(s, BID + seat, BID + other)
    s.n_bid[other] = gave
    s.bid_sum[other] = s.bid_sum[seat]
    s.bid_low[other] = s.bid_low[seat]
    s.bid_last[other] = s.bid_last[seat]
    s.held[seat] += got - gave
    s.held[other] += gave - got
    clear_bid(s, seat)


@rule
def keep_bid(s, seat):
    """MON-3.4c: the bid goes back into the hand."""
    emit(s, BID_KEPT, EVERYBODY, seat, s.n_bid[seat])
    move_cards(s, BID + seat, HAND + seat)
    clear_bid(s, seat)


@rule
def end_round(s):
    """MON-3.8, MON-4.1, MON-4.7: refill left, then right; an empty deck, or ten idle rounds, make the next the last."""
    if s.final_round:
        end_deal(s)
        return
    drawn = fill_lot(s, LEFT_LOT) + fill_lot(s, RIGHT_LOT)
    s.idle = 0 if drawn else s.idle + 1
    if s.n_deck == 0 or s.idle >= s.opt.idle_rounds:
        s.final_round = 1
    begin_round(s)


@rule
def end_deal(s):
    """MON-4.1, MON-4.6: hands are shown and counted; the next deal, or the end."""
    for card in range(CARDS):
        if s.where[card] >= HAND:
            s.known[card] = EVERYBODY
    for seat in range(s.players):
        emit_cards(s, HAND_SHOWN, EVERYBODY, seat, HAND + seat)
    for seat in range(s.players):
        worth = hand_worth(s, seat)
        s.points[seat] += worth
        emit(s, DEAL_SCORED, EVERYBODY, seat, worth, s.points[seat])
    if s.deal_number < s.opt.deals:
        begin_deal(s)
    else:
        s.phase = ENDED
        s.actor = NOBODY
        emit(s, GAME_ENDS, EVERYBODY)


@rule
def over(s):
    """Has the last deal ended?"""
    return s.phase == ENDED


# --- score -----------------------------------------------------------------------------------------


@rule
def scores(s, out):
    """MON-4.5, MON-4.6: the sum of the deals; during a deal, as if it ended now with bids taken back."""
    for seat in range(s.players):
        out[seat] = s.points[seat]
        if s.phase != ENDED:
            out[seat] += hand_worth(s, seat)


@rule
def winners(s):
    """MON-4.5: the highest total; an exact tie is a shared win."""
    best = 0
    mask = 0
    for seat in range(s.players):
        total = s.points[seat] + (0 if s.phase == ENDED else hand_worth(s, seat))
        if mask == 0 or total > best:
            best = total
            mask = 1 << seat
        elif total == best:
            mask |= 1 << seat
    return mask


@rule
def hand_worth(s, seat):
    """MON-4.2 to MON-4.4: what the seat's cards, a bid included, are worth."""
    worth = 0
    for currency in range(CURRENCIES):
        worth += currency_worth(s, seat, currency)
    return worth + metal_worth(s, seat, SILVER) + metal_worth(s, seat, GOLD)


@rule
def owns(s, seat, card):
    """In the hand, or in the bid before it."""
    return s.where[card] == HAND + seat or s.where[card] == BID + seat


@rule
def currency_worth(s, seat, currency):
    """MON-4.2, MON-4.3: the bills, less the fee below 200 (never under 0), plus 100 a full triple."""
    first = currency * BILLS
    bills = 0
    for card in range(first, first + BILLS):
        if owns(s, seat, card):
            bills += FACE[card]
    worth = bills if bills >= s.opt.exempt else max(bills - s.opt.fee, 0)
    return worth + s.opt.triple_bonus * (has_triple(s, seat, first) + has_triple(s, seat, first + 3))


@rule
def has_triple(s, seat, first):
    """MON-4.3: all three of a face value; bills of the same value lie side by side."""
    return int(owns(s, seat, first) and owns(s, seat, first + 1) and owns(s, seat, first + 2))


@rule
def metal_worth(s, seat, metal):
    """MON-4.4: face value, no fee, and a bonus for every set of three."""
    count = 0
    worth = 0
    for card in range(CURRENCIES * BILLS, CARDS):
        if KIND[card] == metal and owns(s, seat, card):
            count += 1
            worth += FACE[card]
    return worth + s.opt.coin_bonus * (count // s.opt.coin_set)


# --- books -----------------------------------------------------------------------------------------


@rule
def audit(s):
    """0 if every card is in one place and every count agrees, else the number of the first that does not."""
    if not places_agree(s):
        return 1
    for seat in range(s.players):
        if not bid_agrees(s, seat):
            return 2
    for i in range(s.n_deck):
        if s.where[s.deck[i]] != DECK:
            return 3
    return 0


@rule
def count_in(s, place):
    """Cards in a place."""
    count = 0
    for card in range(CARDS):
        count += s.where[card] == place
    return count


@rule
def places_agree(s):
    """Do the counts of deck, lots and hands agree with the places of the cards?"""
    total = count_in(s, OUT) + s.n_deck + s.n_lot[LEFT_LOT] + s.n_lot[RIGHT_LOT]
    for seat in range(s.players):
        total += s.held[seat]
        if s.held[seat] != count_in(s, HAND + seat) + count_in(s, BID + seat):
            return False
    for side in range(2):
        if s.n_lot[side] != count_in(s, LOT + side):
            return False
    return total == CARDS and s.n_deck == count_in(s, DECK) and count_in(s, OUT) == count_bits(s.removed) * BILLS


@rule
def bid_agrees(s, seat):
    """Do sum, number and lowest serial number of a bid agree with its cards?"""
    count = 0
    value = 0
    low = 0
    for card in range(CARDS):
        if s.where[card] == BID + seat:
            count += 1
            value += FACE[card]
            low = SERIAL[card] if low == 0 else min(low, SERIAL[card])
    return count == s.n_bid[seat] and value == s.bid_sum[seat] and low == s.bid_low[seat]
