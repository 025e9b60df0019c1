"""Money and shares in Acquire: what is paid and taken, bonuses, the stock market of the two-player game."""

from openoutcry.games.acquire.rules.state import (
    BONUS_PAID,
    BOTH,
    CHAINS,
    COLUMNS,
    MAJORITY,
    MARKET_BONUS,
    MARKET_COUNTED,
    MARKET_DRAWN,
    MINORITY,
    OVER,
    SPLIT_BOTH,
    SPLIT_MINORITY,
)
from openoutcry.kernel.chance import choose
from openoutcry.kernel.events import EVERYBODY, emit
from openoutcry.kernel.rule import rule


@rule
def named(s, chain):
    """A corporation as events name it: by the names of the option."""
    return s.opt.names * CHAINS + chain


@rule
def pay_bank(s, seat, amount):
    """A player pays the bank."""
    s.cash[seat] -= amount
    s.bank += amount


@rule
def pay_seat(s, seat, amount):
    """The bank pays a player; its money has no limit (ACQ-5.1)."""
    s.bank -= amount
    s.cash[seat] += amount


@rule
def take_share(s, seat, chain):
    """One share from the bank to a player."""
    s.left[chain] -= 1
    s.shares[seat, chain] += 1


@rule
def return_shares(s, seat, chain, number):
    """Shares from a player to the bank."""
    s.shares[seat, chain] -= number
    s.left[chain] += number


@rule
def draw_market(s, chain):
    """ACQ-7.1: with two players a tile drawn from the bag says what the market holds; it goes back.

    Nobody knows the order of the bag, so a tile from anywhere in it that stays where it is
    tells as much, and as little, as one drawn, put back and shuffled in.
    """
    if s.players != 2 or not s.opt.market:
        return
    if s.n_bag > 0:
        tile = s.bag[choose(s.chance, s.n_bag)]
        s.market[chain] = tile % COLUMNS + 1
        for seat in range(s.players):
            s.absent[seat, tile] = s.drawn[seat]
        emit(s, MARKET_DRAWN, EVERYBODY, named(s, chain), tile, s.market[chain])
    else:
        s.market[chain] = choose(s.chance, COLUMNS) + 1
        emit(s, MARKET_COUNTED, EVERYBODY, named(s, chain), s.market[chain])


@rule
def split(s, amount, parts):
    """ACQ-4.6, ACQ-4.7: an even part, rounded up to $100."""
    step = s.opt.rounding
    return (amount + parts * step - 1) // (parts * step) * step


@rule
def rank_holders(s, chain):
    """ACQ-4.4, ACQ-7.1: the most and the second most shares held, and by how many; the market is a holder."""
    s.most = s.market[chain]
    s.with_most = 1 if s.most > 0 else 0
    s.second = 0
    s.with_second = 0
    for seat in range(s.players):
        held = s.shares[seat, chain]
        if held == 0:
            continue
        if held > s.most:
            s.second = s.most
            s.with_second = s.with_most
            s.most = held
            s.with_most = 1
        elif held == s.most:
            s.with_most += 1
        elif held > s.second:
            s.second = held
            s.with_second = 1
        elif held == s.second:
            s.with_second += 1


@rule
def rank(s, held):
    """ACQ-4.5 to ACQ-4.7: which bonus goes to a holder of that many, the holders being ranked; -1 if none."""
    if held == 0:
        return -1
    if held == s.most:
        if s.with_most > 1:
            return SPLIT_BOTH
        return MAJORITY if s.with_second > 0 else BOTH
    if held == s.second and s.with_most == 1:
        return SPLIT_MINORITY if s.with_second > 1 else MINORITY
    return -1


@rule
def bonus(s, chain, kind):
    """ACQ-4.5 to ACQ-4.7: what a bonus of that kind comes to for one holder, the holders being ranked."""
    if kind < 0:
        return 0
    whole = whole_bonus(s, s.price[chain], kind)
    holders = sharing(s, kind)
    return split(s, whole, holders) if holders > 1 else whole


@rule
def whole_bonus(s, price, kind):
    """ACQ-1.3, ACQ-4.5 to ACQ-4.7: what is paid, or split among equals, at a share price."""
    if kind == MAJORITY:
        return price * s.opt.majority
    if kind in (MINORITY, SPLIT_MINORITY):
        return price * s.opt.minority
    return price * s.opt.majority + price * s.opt.minority


@rule
def sharing(s, kind):
    """ACQ-4.6, ACQ-4.7: among how many holders it is split."""
    if kind == SPLIT_BOTH:
        return s.with_most
    return s.with_second if kind == SPLIT_MINORITY else 1


@rule
def pay_bonuses(s, chain):
    """ACQ-4.4, ACQ-4.8: both bonuses of a corporation; the market's part stays in the bank (ACQ-7.1)."""
    rank_holders(s, chain)
    for seat in range(s.players):
        kind = rank(s, s.shares[seat, chain])
        if kind >= 0:
            amount = bonus(s, chain, kind)
            pay_seat(s, seat, amount)
            emit(s, BONUS_PAID, EVERYBODY, seat, named(s, chain), amount, kind)
    if s.market[chain] > 0:
        kind = rank(s, s.market[chain])
        if kind >= 0:
            emit(s, MARKET_BONUS, EVERYBODY, named(s, chain), bonus(s, chain, kind), kind)


@rule
def worth(s, seat):
    """ACQ-6.2: the money; before the end, with the bonuses and sales the end would bring now.

    In a merger, shares still to be dealt with count at their price; their bonuses are paid already.
    """
    total = s.cash[seat]
    if s.phase != OVER:
        for chain in range(CHAINS):
            if counts(s, seat, chain):
                total += sale(s, seat, chain)
                if chain != s.defunct:
                    rank_holders(s, chain)
                    total += bonus(s, chain, rank(s, s.shares[seat, chain]))
    return total


@rule
def counts(s, seat, chain):
    """ACQ-6.2: shares of corporations on the board; those taken over in this merger are dealt with."""
    return s.tiles[chain] > 0 and s.shares[seat, chain] > 0 and not s.absorbed >> chain & 1


@rule
def sale(s, seat, chain):
    """ACQ-6.2: all shares of a corporation at its price."""
    return s.shares[seat, chain] * s.price[chain]
