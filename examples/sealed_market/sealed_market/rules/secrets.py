"""Who knows what: nobody the order of the lots, nobody another's bid."""

from openoutcry.kernel.chance import choose, forget, rekey, shuffle
from openoutcry.kernel.rule import rule
from sealed_market.rules.state import CARDS, HIGHEST, NOTHING


@rule
def hide(s, seat):
    """MKT-2.1, MKT-2.2: wipe the order of the deck, the bids of others, the future."""
    for card in range(CARDS):
        s.deck[card] = 0
    for other in range(s.players):
        if other != seat:
            s.bid[other] = NOTHING
    forget(s.chance)


@rule
def deal_unknown(s, seat, chance):
    """Any order of the lots that are left, and any bid of those who have bid."""
    card = 0
    for value in range(1, HIGHEST + 1):
        for _ in range(s.left[value]):
            s.deck[card] = value
            card += 1
    shuffle(chance, s.deck, s.n_deck)
    if s.lot > 0:
        for other in range(s.players):
            if other != seat and s.done >> other & 1:
                s.bid[other] = choose(chance, s.coins[other] + 1)
    rekey(s.chance, chance)
