"""Whose turn it is in Acquire, what is allowed, and why something is not."""

from openoutcry.games.acquire.rules.board import is_safe, playable, safe_neighbours, would_found
from openoutcry.games.acquire.rules.codes import (
    ABSORB,
    BUY_SHARE,
    DONE,
    END,
    FOUND_CHAIN,
    LEAVE,
    N_ACTIONS,
    PLAY_TILE,
    SELL_SHARES,
    SURVIVE,
    TRADE_SHARES,
)
from openoutcry.games.acquire.rules.mergers import given_for, largest, most_trades
from openoutcry.games.acquire.rules.state import (
    ALL_CHAINS,
    BUY,
    CHAINS,
    FOUND,
    HAND_MOST,
    ORDER,
    OVER,
    PLAY,
    SELL,
    SURVIVOR,
    TRADE,
)
from openoutcry.kernel.contract import Reasons
from openoutcry.kernel.rule import rule

# Why an action is refused; 0 means it is not.
REASONS = Reasons("acquire")
MAY = 0
NO_ACTION = REASONS.add("no-action")
HAS_ENDED = REASONS.add("ended", "ACQ-6.2")
OTHERS_TURN = REASONS.add("others-turn", "ACQ-2.2")
NOT_PLAYING = REASONS.add("not-playing", "ACQ-3.1")
NOT_IN_HAND = REASONS.add("not-in-hand", "ACQ-3.1")
TILE_DEAD = REASONS.add("dead", "ACQ-3.6")
TILE_BARRED = REASONS.add("barred", "ACQ-3.4")
NOT_FOUNDING = REASONS.add("not-founding", "ACQ-3.3")
IS_ACTIVE = REASONS.add("is-active", "ACQ-3.3")
NOT_SURVIVOR = REASONS.add("not-survivor", "ACQ-4.1")
NOT_LARGEST = REASONS.add("not-largest", "ACQ-4.1")
NOT_ORDERING = REASONS.add("not-ordering", "ACQ-4.3")
NOT_NEXT = REASONS.add("not-next", "ACQ-4.3")
NOT_TRADING = REASONS.add("not-trading", "ACQ-4.9")
TOO_FEW_TO_TRADE = REASONS.add("too-few-to-trade", "ACQ-4.9")
BANK_SHORT = REASONS.add("bank-short", "ACQ-4.9")
NOT_SELLING = REASONS.add("not-selling", "ACQ-4.9")
TOO_FEW_TO_SELL = REASONS.add("too-few-to-sell", "ACQ-4.9")
NOT_BUYING = REASONS.add("not-buying", "ACQ-5.1")
IS_INACTIVE = REASONS.add("is-inactive", "ACQ-5.1")
NO_SHARES = REASONS.add("no-shares", "ACQ-5.1")
NO_MONEY = REASONS.add("no-money", "ACQ-5.1")
BOUGHT_ALL = REASONS.add("bought-all", "ACQ-5.1")
CANT_ANNOUNCE = REASONS.add("cant-announce", "ACQ-6.1")
IS_ANNOUNCED = REASONS.add("is-announced", "ACQ-6.1")
NOT_ANNOUNCED = REASONS.add("not-announced", "ACQ-6.1")


@rule
def actor(s):
    """The seat that decides: who disposes of defunct shares in a merger, else whose turn it is."""
    if s.phase == TRADE or s.phase == SELL:
        return (s.turn + s.asked) % s.players
    return s.turn


@rule
def pending(s):
    """The game waits for one seat at a time."""
    if s.phase == OVER:
        return 0
    return 1 << actor(s)


@rule
def optional(s):
    """Nobody acts unasked in Acquire."""
    return 0


@rule
def may_announce(s):
    """ACQ-6.1: every active corporation is safe, and there is one; or one has 41 tiles or more."""
    if s.announced:
        return False
    if s.active != 0 and s.active == s.safe:
        return True
    large = False
    for chain in range(CHAINS):
        if s.tiles[chain] >= s.opt.end_size:
            large = True
    return large


@rule
def may_buy(s, seat, chain):
    """ACQ-5.1: active, shares in the bank, money for one."""
    return s.tiles[chain] > 0 and s.left[chain] > 0 and s.price[chain] <= s.cash[seat]


@rule
def buys_left(s):
    """ACQ-5.1: of three shares in all, how many may still be bought in this turn."""
    return s.opt.buys_a_turn - s.bought


@rule
def most_shares(s, seat, chain):
    """ACQ-5.1: as many as the turn, the bank and the money allow."""
    if not may_buy(s, seat, chain):
        return 0
    most = min(buys_left(s), s.left[chain])
    return min(most, s.cash[seat] // s.price[chain]) if s.price[chain] > 0 else most


@rule
def legal(s, seat, mask):
    """Mark what the seat may do now; returns how much that is."""
    for action in range(N_ACTIONS):
        mask[action] = 0
    count = 0
    if s.phase == OVER or seat != actor(s):
        return 0
    if s.phase == BUY:
        mask[DONE] = 1
        count = 1
        if buys_left(s) > 0:
            for chain in range(CHAINS):
                if may_buy(s, seat, chain):
                    mask[BUY_SHARE + chain] = 1
                    count += 1
    elif s.phase == PLAY:
        for i in range(s.n_hand[seat]):
            if playable(s, s.hand[seat, i]):
                mask[PLAY_TILE + s.hand[seat, i]] = 1
                count += 1
        if s.announced:
            mask[LEAVE] = 1
            count += 1
    elif s.phase == SELL:
        count = s.shares[seat, s.defunct] + 1
        for number in range(count):
            mask[SELL_SHARES + number] = 1
    elif s.phase == TRADE:
        count = most_trades(s, s.shares[seat, s.defunct]) + 1
        for number in range(count):
            mask[TRADE_SHARES + number] = 1
    elif s.phase == FOUND:
        for chain in range(CHAINS):
            if s.tiles[chain] == 0:
                mask[FOUND_CHAIN + chain] = 1
                count += 1
    else:
        first = SURVIVE if s.phase == SURVIVOR else ABSORB
        best = largest(s, s.joining)
        for chain in range(CHAINS):
            if s.joining >> chain & 1 and s.tiles[chain] == best:
                mask[first + chain] = 1
                count += 1
    if (s.phase == PLAY or s.phase == BUY) and may_announce(s):
        mask[END] = 1
        count += 1
    return count


@rule
def refusal(s, seat, action):
    """Why the action can't be played now, 0 if it can."""
    if action < 0 or action >= N_ACTIONS:
        return NO_ACTION
    if s.phase == OVER:
        return HAS_ENDED
    if not pending(s) >> seat & 1:
        return OTHERS_TURN
    if action >= PLAY_TILE:
        return refusal_to_play(s, seat, action - PLAY_TILE)
    if action >= SELL_SHARES:
        return refusal_to_sell(s, seat, action - SELL_SHARES)
    if action >= TRADE_SHARES:
        return refusal_to_trade(s, seat, action - TRADE_SHARES)
    if action >= ABSORB:
        return refusal_to_name(s, action - ABSORB, ORDER, NOT_ORDERING, NOT_NEXT)
    if action >= SURVIVE:
        return refusal_to_name(s, action - SURVIVE, SURVIVOR, NOT_SURVIVOR, NOT_LARGEST)
    if action >= FOUND_CHAIN:
        if s.phase != FOUND:
            return NOT_FOUNDING
        return IS_ACTIVE if s.active >> action - FOUND_CHAIN & 1 else MAY
    if action == END:
        return refusal_to_announce(s)
    if action == LEAVE:
        if s.phase != PLAY:
            return NOT_PLAYING
        return MAY if s.announced else NOT_ANNOUNCED
    return refusal_to_buy(s, seat, action)


@rule
def refusal_to_play(s, seat, tile):
    """ACQ-3.1, ACQ-3.4, ACQ-3.6."""
    if s.phase != PLAY:
        return NOT_PLAYING
    held = False
    for i in range(HAND_MOST):
        if i < s.n_hand[seat] and s.hand[seat, i] == tile:
            held = True
    if not held:
        return NOT_IN_HAND
    if safe_neighbours(s, tile) >= 2:
        return TILE_DEAD
    if s.active == ALL_CHAINS and would_found(s, tile):
        return TILE_BARRED
    return MAY


@rule
def refusal_to_name(s, chain, phase, wrong_time, wrong_chain):
    """ACQ-4.1, ACQ-4.3: one of the merging corporations than which none is larger."""
    if s.phase != phase:
        return wrong_time
    if not s.joining >> chain & 1:
        return wrong_chain
    for other in range(CHAINS):
        if s.joining >> other & 1 and s.tiles[other] > s.tiles[chain]:
            return wrong_chain
    return MAY


@rule
def refusal_to_trade(s, seat, number):
    """ACQ-4.9."""
    if s.phase != TRADE:
        return NOT_TRADING
    if given_for(s, number) > s.shares[seat, s.defunct]:
        return TOO_FEW_TO_TRADE
    return BANK_SHORT if number > s.left[s.survivor] else MAY


@rule
def refusal_to_sell(s, seat, number):
    """ACQ-4.9."""
    if s.phase != SELL:
        return NOT_SELLING
    return TOO_FEW_TO_SELL if number > s.shares[seat, s.defunct] else MAY


@rule
def refusal_to_announce(s):
    """ACQ-6.1."""
    if s.phase != PLAY and s.phase != BUY:
        return NOT_PLAYING
    if s.announced:
        return IS_ANNOUNCED
    count = 0
    safe = 0
    for chain in range(CHAINS):
        if s.tiles[chain] >= s.opt.end_size:
            return MAY
        if s.active >> chain & 1:
            count += 1
            if is_safe(s, s.tiles[chain]):
                safe += 1
    return MAY if count > 0 and count == safe else CANT_ANNOUNCE


@rule
def refusal_to_buy(s, seat, action):
    """ACQ-5.1."""
    if s.phase != BUY:
        return NOT_BUYING
    if action == DONE:
        return MAY
    return refusal_of_purchase(s, seat, one_share(action - BUY_SHARE))


# Several shares in one number: so many bits a corporation.
PURCHASE_BITS = 8


@rule
def one_share(chain):
    """A purchase of one share."""
    return 1 << PURCHASE_BITS * chain


@rule
def shares_in(purchase, chain):
    """How many shares of a corporation a purchase names."""
    return purchase >> PURCHASE_BITS * chain & (1 << PURCHASE_BITS) - 1


@rule
def refusal_of_purchase(s, seat, purchase):
    """ACQ-5.1, for shares bought together: the first can end the turn, and the rest must not go into the next."""
    number = 0
    short = False
    for chain in range(CHAINS):
        wanted = shares_in(purchase, chain)
        if wanted > 0 and not s.active >> chain & 1:
            return IS_INACTIVE
        short = short or wanted > s.left[chain]
        number += wanted
    if short:
        return NO_SHARES
    if number > buys_left(s):
        return BOUGHT_ALL
    return NO_MONEY if cost_of(s, purchase) > s.cash[seat] else MAY


@rule
def cost_of(s, purchase):
    """ACQ-5.1: at the current prices."""
    cost = 0
    for chain in range(CHAINS):
        cost += shares_in(purchase, chain) * s.price[chain]
    return cost
