"""MKT-3: what is counted, who wins, and that nothing was lost."""

from openoutcry.kernel.rule import rule
from sealed_market.rules.state import CARDS, HIGHEST, LOTS


@rule
def total(s, seat):
    """MKT-3.1: lots and coins."""
    return s.value[seat] + s.coins[seat]


@rule
def scores(s, out):
    """MKT-3.1."""
    for seat in range(s.players):
        out[seat] = total(s, seat)


@rule
def winners(s):
    """MKT-3.1: the highest sum; a tie is shared."""
    best = -1
    mask = 0
    for seat in range(s.players):
        if total(s, seat) > best:
            best = total(s, seat)
            mask = 1 << seat
        elif total(s, seat) == best:
            mask |= 1 << seat
    return mask


@rule
def audit(s):
    """0 if all coins (else 1) and all lots (else 2) are there, and the count of the deck is right (else 3)."""
    coins = s.paid + 0
    lots = s.aside + s.lot
    for seat in range(s.players):
        coins += s.coins[seat]
        lots += s.value[seat]
    cards = 0
    for value in range(HIGHEST + 1):
        lots += value * s.left[value]
        cards += s.left[value]
    if coins != s.players * s.opt.coins:
        return 1
    whole = 0
    for card in range(CARDS):
        whole += LOTS[card]
    if lots != whole:
        return 2
    return 0 if cards == s.n_deck else 3
