"""The house strategy of Acquire: merge where it pays, fight for majorities, sell what is taken over."""

from openoutcry.games.acquire.rules.allowed import most_shares
from openoutcry.games.acquire.rules.board import chains_around, would_found
from openoutcry.games.acquire.rules.codes import (
    ABSORB,
    BUY_SHARE,
    DONE,
    END,
    FOUND_CHAIN,
    LEAVE,
    PLAY_TILE,
    SELL_SHARES,
    SURVIVE,
    TRADE_SHARES,
)
from openoutcry.games.acquire.rules.market import bonus, rank, rank_holders, worth
from openoutcry.games.acquire.rules.mergers import given_for, most_trades
from openoutcry.games.acquire.rules.state import (
    BUY,
    CHAINS,
    CLASS,
    FOUND,
    PLAY,
    SELL,
    SURVIVOR,
    TRADE,
)
from openoutcry.kernel.chance import choose
from openoutcry.kernel.rule import rule

# How the house judges, in dollars; tuned in play against itself.
FOUNDING = 2500  # worth of founding a corporation
LONELY = 300  # worth of a tile that touches nothing
PER_SHARE = 60  # worth of a tile more in a corporation, for every share held above the others' mean
HUNGER = 1500  # with less money than this, shares that could be turned into money count double
SMALL = 9  # tiles up to which a corporation is likely to be taken over
LATE = 30  # tiles in the bag from which on the end is near
NOISE = 60  # what tells equal choices apart


@rule
def house(s, seat, mask, chance):
    """An action the mask allows. `s` is the seat's hidden record."""
    if mask[END] and wants_end(s, seat):
        return END
    if s.phase == PLAY:
        return best_tile(s, seat, mask, chance)
    if s.phase == BUY:
        return best_purchase(s, seat, mask, chance)
    if s.phase == TRADE:
        return TRADE_SHARES + best_trade(s, seat)
    if s.phase == SELL:
        return SELL_SHARES + s.shares[seat, s.defunct]
    return best_corporation(s, seat, mask, chance)


@rule
def wants_end(s, seat):
    """The end is wanted by whoever is ahead."""
    own = worth(s, seat)
    ahead = True
    for other in range(s.players):
        if worth(s, other) > own:
            ahead = False
    return ahead


@rule
def lead(s, seat, chain):
    """Shares held above the mean of the others, times the number of others."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += s.shares[other, chain]
    return s.shares[seat, chain] * (s.players - 1) - others


@rule
def margin(s, seat, chain):
    """The own bonus if this corporation were taken over now, less the mean of the others'."""
    rank_holders(s, chain)
    own = bonus(s, chain, rank(s, s.shares[seat, chain]))
    others = 0
    for other in range(s.players):
        if other != seat:
            others += bonus(s, chain, rank(s, s.shares[other, chain]))
    return own - others // (s.players - 1)


@rule
def takeover(s, seat, chain):
    """What it is worth to have this corporation taken over: bonus, and money for the shares when it is short."""
    gain = margin(s, seat, chain)
    if s.cash[seat] < HUNGER:
        gain += s.shares[seat, chain] * s.price[chain] // 2
    return gain


@rule
def best_tile(s, seat, mask, chance):
    """The tile that does most good."""
    best = LEAVE
    most = -1000000
    for i in range(s.n_hand[seat]):
        tile = s.hand[seat, i]
        if mask[PLAY_TILE + tile]:
            value = judge_tile(s, seat, tile) + choose(chance, NOISE)
            if value > most:
                most = value
                best = PLAY_TILE + tile
    if mask[LEAVE] and most < 0:
        return LEAVE
    return best


@rule
def judge_tile(s, seat, tile):
    """Founding, growing what one leads in, merging where the bonus comes to oneself."""
    chains = chains_around(s, tile)
    if chains == 0:
        return FOUNDING if would_found(s, tile) else LONELY
    survivor = likely_survivor(s, seat, chains)
    value = lead(s, seat, survivor) * PER_SHARE // (s.players - 1)
    for chain in range(CHAINS):
        if chains >> chain & 1 and chain != survivor:
            value += takeover(s, seat, chain)
    return value


@rule
def likely_survivor(s, seat, chains):
    """The largest; among equals the one whose end would bring least."""
    best = -1
    for chain in range(CHAINS):
        if chains >> chain & 1:
            larger = best < 0 or s.tiles[chain] > s.tiles[best]
            if not larger and s.tiles[chain] == s.tiles[best]:
                larger = takeover(s, seat, chain) < takeover(s, seat, best)
            if larger:
                best = chain
    return best


@rule
def best_corporation(s, seat, mask, chance):
    """Which to found, to let survive, or to deal with next."""
    first = ABSORB
    if s.phase == FOUND:
        first = FOUND_CHAIN
    elif s.phase == SURVIVOR:
        first = SURVIVE
    best = -1
    most = 0
    for chain in range(CHAINS):
        if mask[first + chain]:
            value = choose(chance, NOISE)
            if s.phase == FOUND:
                value += s.shares[seat, chain] * 500 + CLASS[chain] * 100
            elif s.phase == SURVIVOR:
                value -= takeover(s, seat, chain)
            if best < 0 or value > most:
                most = value
                best = first + chain
    return best


@rule
def best_trade(s, seat):
    """Trade where the survivor's share is worth more than those given for it, or stands to win a bonus."""
    if s.price[s.survivor] >= given_for(s, 1) * s.price[s.defunct]:
        return most_trades(s, s.shares[seat, s.defunct])
    return 0


@rule
def best_purchase(s, seat, mask, chance):
    """The share that adds most to the bonuses in reach."""
    best = DONE
    most = 0
    for chain in range(CHAINS):
        if mask[BUY_SHARE + chain]:
            value = judge_share(s, seat, chain) + choose(chance, NOISE)
            if value > most:
                most = value
                best = BUY_SHARE + chain
    return best


@rule
def judge_share(s, seat, chain):
    """What the shares one may still buy this turn would change in the bonuses, for each of them."""
    before = margin(s, seat, chain)
    best = 0
    held = s.shares[seat, chain]
    for count in range(1, most_shares(s, seat, chain) + 1):
        s.shares[seat, chain] = held + count
        gain = (margin(s, seat, chain) - before) // count
        best = max(best, gain)
    s.shares[seat, chain] = held
    if s.tiles[chain] > SMALL and s.n_bag > LATE:
        best //= 2
    # Prices rise with size: a share is an investment even without a bonus.
    return best + (200 if s.tiles[chain] <= SMALL else 100) + held * 10
