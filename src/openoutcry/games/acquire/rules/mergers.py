"""Mergers in Acquire: the survivor, the order of the defunct, bonuses, what becomes of their shares."""

from openoutcry.games.acquire.rules.board import join, set_price
from openoutcry.games.acquire.rules.market import draw_market, named, pay_bonuses, pay_seat, return_shares, take_share
from openoutcry.games.acquire.rules.state import (
    BECOMES_DEFUNCT,
    BUYING,
    CHAINS,
    DISPOSING,
    HOLDING_SHOWN,
    KEPT,
    MERGED,
    MERGING,
    NONE,
    NOT_TRADED,
    ORDER,
    SELL,
    SOLD,
    SURVIVES,
    SURVIVOR,
    TRADE,
    TRADED,
)
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def largest(s, chains):
    """ACQ-4.1, ACQ-4.3: the size of the largest corporation of a set."""
    best = 0
    for chain in range(CHAINS):
        if chains >> chain & 1 and s.tiles[chain] > best:
            best = s.tiles[chain]
    return best


@rule
def only_largest(s, chains):
    """ACQ-4.1, ACQ-4.3: the largest of a set, -1 where several are."""
    best = largest(s, chains)
    found = NONE
    for chain in range(CHAINS):
        if chains >> chain & 1 and s.tiles[chain] == best:
            if found != NONE:
                return NONE
            found = chain
    return found


@rule
def begin_merger(s, chains):
    """ACQ-4.1, ACQ-4.2: the largest survives; between equals the merging player chooses. At most one is safe."""
    s.joining = chains
    s.absorbed = 0
    s.survivor = NONE
    s.defunct = NONE
    first = only_largest(s, chains)
    if first == NONE:
        s.phase = SURVIVOR
    else:
        choose_survivor(s, first)


@rule
def choose_survivor(s, chain):
    """ACQ-4.1: this one survives."""
    s.survivor = chain
    s.joining ^= 1 << chain
    emit(s, SURVIVES, EVERYBODY, named(s, chain), s.tiles[chain])
    s.phase = MERGING


@rule
def next_defunct(s):
    """ACQ-4.3: the largest left is next; between equals the merging player decides."""
    if s.joining == 0:
        finish_merger(s)
        return
    first = only_largest(s, s.joining)
    if first == NONE:
        s.phase = ORDER
    else:
        begin_defunct(s, first)


@rule
def begin_defunct(s, chain):
    """ACQ-4.4, ACQ-2.4: holdings are shown, bonuses paid, then each holder is asked."""
    s.joining ^= 1 << chain
    s.defunct = chain
    emit(s, BECOMES_DEFUNCT, EVERYBODY, named(s, chain), s.tiles[chain], s.price[chain])
    for seat in range(s.players):
        if s.shares[seat, chain] > 0:
            emit(s, HOLDING_SHOWN, EVERYBODY, seat, named(s, chain), s.shares[seat, chain])
    draw_market(s, chain)
    pay_bonuses(s, chain)
    s.asked = 0
    s.phase = DISPOSING


@rule
def next_holder(s):
    """ACQ-4.9: from the merging player clockwise; players without shares are skipped."""
    while s.asked < s.players:
        seat = (s.turn + s.asked) % s.players
        held = s.shares[seat, s.defunct]
        if held > 0:
            s.phase = TRADE if most_trades(s, held) > 0 else SELL
            return
        s.asked += 1
    s.absorbed |= 1 << s.defunct
    s.defunct = NONE
    s.asked = 0
    s.phase = MERGING


@rule
def given_for(s, number):
    """ACQ-4.9: what is given for so many shares of the survivor, two for each."""
    return number * s.opt.trade_in


@rule
def most_trades(s, held):
    """ACQ-4.9: how many can be had for so many shares, while the bank has shares of the survivor."""
    return min(held // s.opt.trade_in, s.left[s.survivor])


@rule
def trade(s, seat, number):
    """ACQ-4.9, ACQ-4.10: two defunct shares to the bank for one of the survivor, so many times."""
    if number > 0:
        return_shares(s, seat, s.defunct, given_for(s, number))
        for _ in range(number):
            take_share(s, seat, s.survivor)
        emit(s, TRADED, EVERYBODY, seat, named(s, s.defunct), given_for(s, number), named(s, s.survivor))
    else:
        emit(s, NOT_TRADED, EVERYBODY, seat, named(s, s.defunct))
    if s.shares[seat, s.defunct] > 0:
        s.phase = SELL
    else:
        s.asked += 1
        s.phase = DISPOSING


@rule
def sell(s, seat, number):
    """ACQ-4.9, ACQ-4.10: so many to the bank at the price before the merger; the rest is kept."""
    chain = s.defunct
    if number > 0:
        return_shares(s, seat, chain, number)
        pay_seat(s, seat, number * s.price[chain])
        emit(s, SOLD, EVERYBODY, seat, named(s, chain), number, number * s.price[chain])
    if s.shares[seat, chain] > 0:
        emit(s, KEPT, EVERYBODY, seat, named(s, chain), s.shares[seat, chain])
    s.asked += 1
    s.phase = DISPOSING


@rule
def finish_merger(s):
    """ACQ-4.10, ACQ-4.11: the defunct leave the board, all tiles involved are the survivor's."""
    for chain in range(CHAINS):
        if s.absorbed >> chain & 1:
            s.tiles[chain] = 0
            s.market[chain] = 0
            set_price(s, chain)
    s.active ^= s.absorbed
    join(s, s.at, s.survivor, s.absorbed)
    emit(s, MERGED, EVERYBODY, named(s, s.survivor), s.tiles[s.survivor], s.safe >> s.survivor & 1)
    s.survivor = NONE
    s.absorbed = 0
    s.phase = BUYING
