"""The house strategy of Money: value sets and their beginnings, bid what is missed least, take what adds most."""

from openoutcry.games.money.rules.codes import ADD, FINISH, KEEP, SWAP_LOT, SWAP_SEAT
from openoutcry.games.money.rules.score import coin_bonus, fee, owns, pays_fee
from openoutcry.games.money.rules.state import BID, BIDDING, BILLS, CARDS, CURRENCIES, FACE, GOLD, KIND, LOT
from openoutcry.kernel.rule import rule

# How the house judges; tuned in play against itself.
NEAR_SET = 30  # worth of having two of three that make a set
PER_CARD = 12  # worth of a card beyond what it counts now: it can be bid
PROGRESS = 45  # worth, in hundredths of its bills, of a currency still below the exempt sum
USUAL_BID = 70  # a bid of this worth is as likely as not to choose first
MOST_CARDS = 6  # cards the house is ready to bid


# What the scratch pool says of a card while the house thinks.
APART, MINE, OFFERED = 0, 1, 2
IN_LOT = 3  # IN_LOT + 0 the left one, IN_LOT + 1 the right one


@rule
def house(s, seat, mask, chance):
    """An action the mask allows. `s` is the seat's hidden record."""
    if s.phase == BIDDING:
        return next_of_bid(s, seat)
    gather(s, seat)
    return best_swap(s, seat, mask)


@rule
def gather(s, seat):
    """Mark the own cards, bid included."""
    for card in range(CARDS):
        s.pool[card] = MINE if owns(s, seat, card) else APART


@rule
def add_place(s, place, mark):
    """Mark all cards of a place; returns how many."""
    count = 0
    for card in range(CARDS):
        if s.where[card] == place:
            s.pool[card] = mark
            count += 1
    return count


@rule
def judge(s, also):
    """What the own cards are worth, with those marked `also`: their score and, before the last round, their hopes."""
    worth = 0
    for kind in range(GOLD + 1):
        worth += judge_kind(s, kind, also)
    return worth


@rule
def judge_kind(s, kind, also):
    """The part of one currency or metal in that: no card counts with those of another kind."""
    return judge_bills(s, kind, also) if kind < CURRENCIES else judge_coins(s, kind, also)


@rule
def judge_bills(s, currency, also):
    """Bills, their triples, and that they can be bid."""
    first = currency * BILLS
    bills = 0
    cards = 0
    for card in range(first, first + BILLS):
        if s.pool[card] == MINE or s.pool[card] == also:
            bills += FACE[card]
            cards += 1
    worth = judge_triple(s, first, also) + judge_triple(s, first + 3, also)
    worth += bills - fee(s, currency, bills)
    if not s.final_round and pays_fee(s, currency, bills):
        worth += bills * PROGRESS // 100
    return worth if s.final_round else worth + PER_CARD * cards


@rule
def judge_coins(s, metal, also):
    """Coins, their sets, and that they can be bid."""
    coins = 0
    worth = 0
    for card in range(CURRENCIES * BILLS, CARDS):
        if KIND[card] == metal and (s.pool[card] == MINE or s.pool[card] == also):
            coins += 1
            worth += FACE[card]
    worth += coin_bonus(s, coins)
    if not s.final_round and coins % s.opt.coin_set == s.opt.coin_set - 1:
        worth += NEAR_SET
    return worth if s.final_round else worth + PER_CARD * coins


@rule
def judge_triple(s, first, also):
    """A full triple, or two of three while there is time for the third."""
    count = 0
    for card in range(first, first + 3):
        count += s.pool[card] == MINE or s.pool[card] == also
    if count == 3:
        return s.opt.triple_bonus
    return NEAR_SET if count == 2 and not s.final_round else 0


@rule
def least_missed(s):
    """The own card the rest is worth most without."""
    best = -1
    most = 0
    before = 0
    kind = -1
    for card in range(CARDS):
        if s.pool[card] == MINE:
            if KIND[card] != kind:
                kind = KIND[card]
                before = judge_kind(s, kind, MINE)
            s.pool[card] = APART
            worth = (judge_kind(s, kind, MINE) - before) * 100 + FACE[card]
            s.pool[card] = MINE
            if best < 0 or worth > most:
                best = card
                most = worth
    return best


@rule
def plan_bid(s):
    """Offer the cards missed least, as many as pay: more weight chooses sooner, fewer cards give away less."""
    kept = judge(s, MINE)
    add_place(s, LOT, IN_LOT)
    add_place(s, LOT + 1, IN_LOT + 1)
    total = 0
    best_count = 1
    best = 0
    for count in range(1, MOST_CARDS + 1):
        card = least_missed(s)
        if card < 0:
            break
        s.pool[card] = OFFERED
        total += FACE[card]
        left = judge(s, IN_LOT)
        right = judge(s, IN_LOT + 1)
        first = max(left, right, kept)
        second = max(min(left, right), kept)
        likely = 100 * total * total // (total * total + USUAL_BID * USUAL_BID)
        expected = likely * first + (100 - likely) * second
        if count == 1 or expected > best:
            best = expected
            best_count = count
    return best_count


@rule
def mark_bid(s, seat):
    """Mark the cards a seat would bid."""
    gather(s, seat)
    count = plan_bid(s)
    gather(s, seat)
    for _ in range(count):
        s.pool[least_missed(s)] = OFFERED


@rule
def next_of_bid(s, seat):
    """Lay the planned bid card by card, in ascending order, then finish it."""
    mark_bid(s, seat)
    for card in range(s.bid_last[seat] + 1, CARDS):
        if s.pool[card] == OFFERED and s.where[card] != BID + seat:
            return ADD + card
    return FINISH


@rule
def best_swap(s, seat, mask):
    """Of lots, other bids and the own bid, what leaves the most."""
    best = KEEP
    most = judge(s, MINE)
    add_place(s, BID + seat, APART)
    for action in range(SWAP_LOT, SWAP_SEAT + s.players):
        if mask[action] and action != KEEP:
            place = LOT + action - SWAP_LOT if action < KEEP else BID + action - SWAP_SEAT
            add_place(s, place, MINE)
            worth = judge(s, MINE)
            add_place(s, place, APART)
            if worth > most:
                best = action
                most = worth
    return best
