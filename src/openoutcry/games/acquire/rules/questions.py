"""What plain Python asks the rules of Acquire: views, moves and notation have no numbers of their own."""

from openoutcry.games.acquire.rules.allowed import (
    MAY,
    actor,
    buys_left,
    cost_of,
    may_announce,
    most_shares,
    one_share,
    refusal_of_purchase,
    shares_in,
)
from openoutcry.games.acquire.rules.board import (
    chains_around,
    effect,
    is_safe,
    playable,
    price_of,
    safe_neighbours,
    tiles_joined,
    would_found,
)
from openoutcry.games.acquire.rules.buying import is_asked_to_buy
from openoutcry.games.acquire.rules.market import (
    bonus,
    counts,
    rank,
    rank_holders,
    sale,
    sharing,
    whole_bonus,
)
from openoutcry.games.acquire.rules.mergers import given_for, largest, most_trades, only_largest
from openoutcry.games.acquire.rules.state import (
    CHAINS,
    CLASSES,
    MAJORITY,
    MINORITY,
    NONE,
    OVER,
    SEATS,
    STEPS,
)
from openoutcry.kernel.contract import Question
from openoutcry.kernel.rule import rule

PRICE_CLASSES = len(CLASSES)
MARKET_ROW = SEATS  # after the seats, the stock market
SUM_ROW = CHAINS  # after the corporations, the whole
PURCHASES_MOST = 512  # more than those of seven corporations and five shares a turn


@rule
def explain_prices(s, out):
    """ACQ-1.3: price, majority and minority bonus of every class, at every step of the ladder."""
    for step in range(STEPS):
        for price_class in range(PRICE_CLASSES):
            price = price_of(s, s.opt.ladder[step], price_class)
            out[step, price_class, 0] = price
            out[step, price_class, 1] = whole_bonus(s, price, MAJORITY)
            out[step, price_class, 2] = whole_bonus(s, price, MINORITY)


@rule
def explain_bonuses(s, chain, out):
    """ACQ-4.4 to ACQ-4.7, ACQ-7.1: a row a holder: shares, kind of bonus, the whole, among how many, the part."""
    rank_holders(s, chain)
    for row in range(SEATS + 1):
        out[row, 0] = s.market[chain] if row == MARKET_ROW else s.shares[row, chain]
        kind = rank(s, out[row, 0])
        out[row, 1] = kind
        if kind >= 0:
            out[row, 2] = whole_bonus(s, s.price[chain], kind)
            out[row, 3] = sharing(s, kind)
            out[row, 4] = bonus(s, chain, kind)


@rule
def explain_tile(s, tile, out):
    """ACQ-3.2 to ACQ-3.6, ACQ-4.1: what it would do, with which corporations, which may survive, which are safe.

    Then how large the corporation would be that it belongs to, and whether that makes it safe.
    """
    out[0] = effect(s, tile)
    out[1] = chains_around(s, tile)
    best = largest(s, out[1])
    out[4] = tiles_joined(s, tile)
    for chain in range(CHAINS):
        if out[1] >> chain & 1:
            out[4] += s.tiles[chain]
            if s.tiles[chain] == best:
                out[2] |= 1 << chain
    out[3] = out[1] & s.safe
    out[5] = is_safe(s, out[4])


@rule
def explain_standing(s, seat, with_bonuses, out):
    """ACQ-6.2: a row a corporation: shares, price, sale, bonus, its kind; then the money before, and the whole."""
    gained = 0
    for chain in range(CHAINS):
        out[chain, 4] = NONE
        if not counts(s, seat, chain):
            continue
        out[chain, 0] = s.shares[seat, chain]
        out[chain, 1] = s.price[chain]
        out[chain, 2] = sale(s, seat, chain)
        if with_bonuses and chain != s.defunct:
            rank_holders(s, chain)
            out[chain, 4] = rank(s, s.shares[seat, chain])
            out[chain, 3] = bonus(s, chain, out[chain, 4])
        gained += out[chain, 2] + out[chain, 3]
    out[SUM_ROW, 0] = s.cash[seat] - (gained if s.phase == OVER else 0)
    out[SUM_ROW, 1] = out[SUM_ROW, 0] + gained


@rule
def list_purchases(s, seat, out):
    """ACQ-5.1: all that may be bought together: shares, cost, money left; the first row counts them, -1 if too many.

    What may be bought may be bought without one of its shares: so each is reached from a smaller one.
    """
    out[1, 2] = s.cash[seat]
    count = 1
    at = 0
    while at < count:
        at += 1
        smaller = out[at, 0]
        last = 0
        for chain in range(CHAINS):
            if shares_in(smaller, chain) > 0:
                last = chain
        for chain in range(last, CHAINS):
            purchase = smaller + one_share(chain)
            if refusal_of_purchase(s, seat, purchase) == MAY:
                if count == PURCHASES_MOST:
                    out[0, 0] = -1
                    return
                count += 1
                out[count, 0] = purchase
                out[count, 1] = cost_of(s, purchase)
                out[count, 2] = s.cash[seat] - out[count, 1]
    out[0, 0] = count


@rule
def is_asked_after(s, purchase):
    """ACQ-5.1, ACQ-6.1: is the player asked again after these shares? They are bought to see it, and given back."""
    carry_out(s, purchase, 1)
    asked = is_asked_to_buy(s)
    carry_out(s, purchase, -1)
    return asked


@rule
def carry_out(s, purchase, sign):
    """Buy shares, or (-1) undo that."""
    for chain in range(CHAINS):
        number = sign * shares_in(purchase, chain)
        s.cash[s.turn] -= number * s.price[chain]
        s.left[chain] -= number
        s.shares[s.turn, chain] += number
        s.bought += number


@rule
def majority_bonus(s, chain):
    """ACQ-1.3."""
    return whole_bonus(s, s.price[chain], MAJORITY)


@rule
def minority_bonus(s, chain):
    """ACQ-1.3."""
    return whole_bonus(s, s.price[chain], MINORITY)


QUESTIONS = (
    Question("actor", actor),
    Question("may_announce", may_announce),
    Question("explain_prices", explain_prices, gives=(STEPS, PRICE_CLASSES, 3)),
    Question("majority_bonus", majority_bonus, takes=("chain",)),
    Question("minority_bonus", minority_bonus, takes=("chain",)),
    Question("explain_bonuses", explain_bonuses, takes=("chain",), gives=(SEATS + 1, 5)),
    Question("explain_tile", explain_tile, takes=("tile",), gives=(6,)),
    Question("explain_standing", explain_standing, takes=("seat", "with_bonuses"), gives=(CHAINS + 1, 5)),
    Question("buys_left", buys_left),
    Question("most_shares", most_shares, takes=("seat", "chain")),
    Question("list_purchases", list_purchases, takes=("seat",), gives=(1 + PURCHASES_MOST, 3)),
    Question("refusal_of_purchase", refusal_of_purchase, takes=("seat", "purchase")),
    Question("is_asked_after", is_asked_after, takes=("purchase",)),
    Question("given_for", given_for, takes=("number",)),
    Question("most_trades", most_trades, takes=("held",)),
    # For positions laid out by hand.
    Question("price_of", price_of, takes=("size", "price_class")),
    Question("is_safe", is_safe, takes=("size",)),
    Question("safe_neighbours", safe_neighbours, takes=("cell",)),
    Question("playable", playable, takes=("tile",)),
    Question("would_found", would_found, takes=("cell",)),
    Question("chains_around", chains_around, takes=("cell",)),
    Question("largest", largest, takes=("chains",)),
    Question("only_largest", only_largest, takes=("chains",)),
)
