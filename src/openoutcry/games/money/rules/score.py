"""MON-4: what cards are worth, and who wins."""

from openoutcry.games.money.rules.state import BID, CURRENCIES, ENDED, FACE, FIRST, HAND, KINDS_OF_CARDS
from openoutcry.kernel.rule import rule


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
    for kind in range(KINDS_OF_CARDS):
        worth += worth_of_kind(s, kind, HAND + seat, BID + seat)
    return worth


@rule
def owns(s, seat, card):
    """In the hand, or in the bid before it."""
    return lies_in(s, card, HAND + seat, BID + seat)


@rule
def lies_in(s, card, place, other):
    """In one of two places."""
    return s.where[card] == place or s.where[card] == other


@rule
def worth_of_kind(s, kind, place, other):
    """MON-4.2 to MON-4.4: the cards of one kind that lie in two places."""
    value = face_value(s, kind, place, other)
    return value - fee(s, kind, value) + bonus(s, kind, place, other)


@rule
def cards_of_kind(s, kind, place, other):
    """How many they are."""
    count = 0
    for card in range(FIRST[kind], FIRST[kind + 1]):
        count += lies_in(s, card, place, other)
    return count


@rule
def face_value(s, kind, place, other):
    """What is printed on them."""
    value = 0
    for card in range(FIRST[kind], FIRST[kind + 1]):
        if lies_in(s, card, place, other):
            value += FACE[card]
    return value


@rule
def fee(s, kind, value):
    """MON-4.2, MON-4.4: bills below 200 pay the fee, as far as they can; coins none."""
    return min(s.opt.fee, value) if pays_fee(s, kind, value) else 0


@rule
def pays_fee(s, kind, value):
    """MON-4.2, MON-4.4: a currency below 200 does."""
    return kind < CURRENCIES and value < s.opt.exempt


@rule
def bonus(s, kind, place, other):
    """MON-4.3, MON-4.4: for a full triple of bills, for every set of three coins."""
    if kind >= CURRENCIES:
        return coin_bonus(s, cards_of_kind(s, kind, place, other))
    first = FIRST[kind]
    return s.opt.triple_bonus * (is_triple(s, first, place, other) + is_triple(s, first + 3, place, other))


@rule
def coin_bonus(s, coins):
    """MON-4.4: for every set of three of a metal."""
    return s.opt.coin_bonus * (coins // s.opt.coin_set)


@rule
def is_triple(s, first, place, other):
    """MON-4.3: all three of a face value; bills of the same value lie side by side."""
    for card in range(first, first + 3):
        if not lies_in(s, card, place, other):
            return 0
    return 1
